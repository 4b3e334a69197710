//! Box files: the objectives of a printed box.

use engine::record::replay;
use engine::{Game, Observer, Record, Seed, Setup};
use formicary_fourmidable::Fourmidable;
use formicary_fourmidable::cards::Objective;
use formicary_fourmidable::cards::decks::Deck;

const EXAMPLE: &str = include_str!("../../guide/box.txt");

/// Enough for every number of players.
const ENOUGH: &str = "14 6 9 ladybug beetle\n14 6 3 clay\n1 1 12 soil soil soil\n";

fn with(file: &str) -> Result<Setup, String> {
    let setup = Fourmidable::PROFILE.setup("apprentice", None, [("objectives", file)]);
    setup.map_err(|error| error.to_string())
}

fn wrong(file: &str) -> String {
    with(file).expect_err("it is wrong")
}

fn deck(file: &str) -> Deck {
    let setup = with(file).expect("a good file");
    let game = Fourmidable::new(&setup).expect("it can be played");
    game.table().deck
}

#[test]
fn the_example_takes_the_place_of_the_whole_deck() {
    let deck = deck(EXAMPLE);
    assert_eq!(deck.in_play(3).by_caste(), [10, 10, 10]);
    assert_eq!(deck.in_play(4).by_caste(), [17, 17, 17]);
    let first = Objective::from_id("h01").expect("a card");
    assert_eq!((deck.points(first), deck.needs(first).len()), (4, 1));
    let dear = Objective::from_id("d10").expect("a card");
    assert_eq!((deck.points(dear), deck.needs(dear).len()), (13, 3));
}

#[test]
fn one_way_to_write_what_a_file_says() {
    let value = |file: &str| {
        with(file)
            .expect("a good file")
            .option("objectives")
            .to_owned()
    };
    let once = value(ENOUGH);
    assert_eq!(
        once,
        "14_6_9_ladybug_beetle;14_6_3_clay;1_1_12_soil_soil_soil"
    );
    assert_eq!(value(&once), once);
    let other =
        "1 1 12 soil soil soil # brown\n\n14 6 3 clay\n10 6 9 beetle ladybug\n4 0 9 ladybug beetle";
    assert_eq!(value(other), once);
}

#[test]
fn what_is_wrong_is_told_with_its_line() {
    for (line, message) in [
        (
            "many 1 4 clay",
            "box-unexpected line=1 found=many expected=expected-copies",
        ),
        (
            "1 x 4 clay",
            "box-unexpected line=1 found=x expected=expected-copies-4-plus",
        ),
        (
            "1 0 leaf clay",
            "box-unexpected line=1 found=leaf expected=expected-points",
        ),
        (
            "1 0 4 gold",
            "box-unexpected line=1 found=gold expected=expected-resource",
        ),
        ("1 0 4", "box-line-ends line=1 expected=expected-resource"),
        ("0 0 4 clay", "box-no-copies line=1"),
        (
            "1 0 4 clay ladybug",
            "box-mixed-objective line=1 resource=resource-ladybug caste=caste-digger",
        ),
        (
            "1 0 4 clay clay clay soil",
            "box-dear-objective line=1 most=3",
        ),
        (
            "33 0 4 clay",
            "box-many-objectives caste=caste-digger most=32",
        ),
        (
            "20 12 4 clay",
            "box-few-objectives players=3 found=20 least=21",
        ),
        (
            "21 11 4 clay\n9 0 4 beetle",
            "box-few-objectives players=6 found=41 least=42",
        ),
    ] {
        assert_eq!(wrong(line), message, "{line}");
    }
    assert!(wrong(&format!("\n# cards\n{ENOUGH}1 0 4 gold")).contains("line=6"));
}

#[test]
fn a_view_has_the_deck_of_the_box() {
    let game = Fourmidable::new(&with(ENOUGH).expect("a good file")).expect("it can be played");
    let view = game.view(Observer::Spectator);
    let text = serde_json::to_string(&view).expect("views are JSON");
    let read: formicary_fourmidable::View = serde_json::from_str(&text).expect("a view");
    assert_eq!(read, view);
    let bad = text.replace("14 6 3 clay", "14 6 3 gold");
    assert!(serde_json::from_str::<formicary_fourmidable::View>(&bad).is_err());
}

#[test]
fn a_record_has_the_objectives_and_needs_no_file() {
    let setup = with(ENOUGH).expect("a good file");
    let text = format!(
        "formicary record 1\ngame fourmidable\nrules 1\nsetup {setup}\ncommitment {}\nplayer 1 Ada\n\
         player 2 Bea\nbegin\n* first 1 day\n1 ants 2 0 1\n2 ants 1 1 1\n* objectives h01 h14 d15\n\
         * objectives h02 d01\n",
        Seed([0; 32]).commitment()
    );
    let record: Record = text.parse().expect("a record");
    // Blue has a farmer, but there are no objectives for it.
    let game: Fourmidable = replay(&record, None, |_, _| {}).expect("it replays");
    assert_eq!(game.objectives_of(engine::Seat::new(1)).len(), 2);
}
