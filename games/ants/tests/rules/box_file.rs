//! Box files: the tiles of a printed box.

use std::collections::BTreeSet;

use engine::record::replay;
use engine::{Awaited, Dice, Game, QuickDice, Record, Seed, Setup};
use formicary_ants::components::Corners;
use formicary_ants::{Ants, Color, Design};

const EXAMPLE: &str = include_str!("../../guide/box.txt");

fn with(file: &str) -> Result<Setup, String> {
    let setup = Ants::PROFILE.setup("base", None, [("tiles", file)]);
    setup.map_err(|error| error.to_string())
}

fn tiles(file: &str) -> String {
    with(file).expect("a good file").option("tiles").to_owned()
}

fn wrong(file: &str) -> String {
    with(file).expect_err("it is wrong")
}

#[test]
fn the_example_is_played_with_its_own_tiles() {
    let setup = with(EXAMPLE).expect("the example is good");
    let state = Ants::new(&setup).expect("it can be played");
    assert_eq!(state.stack(), 18);
    let halves = state.surface().hexagons();
    assert_eq!(halves.len(), 2);
    assert_eq!(halves[0].design, Design::DOUBLE);
    assert_eq!(halves[1].color(3), Color::Beige);
    assert_eq!(halves[1].ants(4), 1);
    let chances = state.clone().chances().expect("who begins");
    assert_eq!(chances.len(), 2);
}

#[test]
fn the_standard_set_in_a_file_is_the_standard_set() {
    let line = |design: Design| {
        let digit = |bit: bool| if bit { '1' } else { '0' };
        let colors = (0..6).map(|sector| match design.color(sector) {
            Color::Beige => 'e',
            Color::Brown => 'r',
        });
        let ants = (0..6).map(|sector| char::from(b'0' + design.ants(sector)));
        let dots = (0..6).map(|corner| digit(design.dot(corner, Corners::Printed)));
        let columns = [
            colors.collect::<String>(),
            ants.collect::<String>(),
            dots.collect::<String>(),
        ];
        format!("2 {}\n", columns.join(" "))
    };
    let file: String = Design::ALL.into_iter().rev().map(line).collect();
    assert_eq!(tiles(&file), "standard");
    assert_eq!(with(&file).unwrap(), Ants::PROFILE.usual());
}

#[test]
fn a_tile_is_the_same_however_it_was_held() {
    let held = |corners: [&str; 3]| tiles(&format!("3 {}", corners.join(" ")));
    let once = held(["eererr", "100201", "101100"]);
    assert_eq!(held(["reerer", "110020", "010110"]), once);
    assert_eq!(held(["erreer", "201100", "100101"]), once);
    // A tile of the standard set keeps its name.
    let turned = tiles("3 reeerr 110110 110110");
    assert_eq!(turned, tiles("3 eeerrr 101101 101101"));
    assert!(turned.contains(";3_eeerrr_101101_101101"), "{turned}");
}

#[test]
fn lines_of_one_design_are_counted_together() {
    assert_eq!(
        tiles("1 ererer 111111 000000\n2 rerere 111111 000000"),
        tiles("3 ererer 111111 000000")
    );
}

#[test]
fn a_tile_without_a_name_is_written_as_it_is_printed() {
    let plain = Design::from_id("eeeeee-111111-111111").expect("a tile");
    assert_eq!(plain.id(), "eeeeee-111111-111111");
    assert_eq!(plain.turns(Corners::Printed), 1);
    assert_eq!(plain.color(5), Color::Beige);
    let text = "eeeeee-111111-111111 -1,2 t0";
    let action: formicary_ants::Action = text.parse().expect("a placement");
    assert_eq!(action.to_string(), text);
    // One way to write each: not turned, and by its name if it has one.
    for other in [
        "eeeeee-001000-100000",
        "eeerrr-101101-101101",
        "eeeeee-111111",
        "eeeeee-111111-111111-0",
        "eeeeee-111111-111112",
        "eeeeee-411111-111111",
        "eeeeex-111111-111111",
        "eeeee-11111-11111",
        "double",
    ] {
        assert_eq!(Design::from_id(other), None, "{other}");
    }
}

/// However few ways there are to turn the tiles of a hand.
#[test]
fn tiles_that_look_the_same_however_turned_are_listed_once_for_each_place() {
    for file in [
        "10 eeeeee 111111 111111\n10 rrrrrr 111111 111111",
        "10 ererer 111111 111111\n10 ererer 101010 111111",
        "10 eereer 111111 111111\n10 eereer 011011 111111",
    ] {
        let start = Ants::new(&with(file).expect("a good file")).expect("it can be played");
        let mut kinds = BTreeSet::new();
        for seed in 0..8 {
            let mut state = start.clone();
            let mut dice = QuickDice::new(seed);
            while state.awaited() == Awaited::Chance {
                let chance = state.sample_chance(&mut dice);
                state.apply_chance(chance).expect("it was drawn");
            }
            let seat = state.to_move().seat();
            let mut actions = Vec::new();
            state.legal_actions(seat, &mut actions);
            let distinct: BTreeSet<String> = actions.iter().map(ToString::to_string).collect();
            assert_eq!(distinct.len(), actions.len(), "{file}");
            kinds.insert(
                actions
                    .iter()
                    .map(|it| it.design.id())
                    .collect::<BTreeSet<_>>()
                    .len(),
            );
            for action in actions {
                state.clone().play(seat, action).expect("it is listed");
            }
        }
        assert_eq!(
            kinds,
            BTreeSet::from([1, 2]),
            "hands of one and of two kinds"
        );
    }
}

#[test]
fn what_is_wrong_is_told_with_its_line() {
    assert_eq!(
        wrong("# tiles\nmany eeerrr 101101 101101"),
        "box-copies line=2 found=many"
    );
    assert_eq!(wrong("0 eeerrr 101101 101101"), "box-copies line=1 found=0");
    assert_eq!(
        wrong("\n2 eeerr 101101 101101"),
        "box-unexpected line=2 found=eeerr expected=expected-colors"
    );
    assert_eq!(
        wrong("2 eeerrr 101104 101101"),
        "box-unexpected line=1 found=101104 expected=expected-ants"
    );
    assert_eq!(
        wrong("2 eeerrr 101101 101102"),
        "box-unexpected line=1 found=101102 expected=expected-dots"
    );
    assert_eq!(
        wrong("2 eeerrr 101101 # dots"),
        "box-line-ends line=1 expected=expected-dots"
    );
    assert_eq!(
        wrong("2 eeerrr 101101 101101 2"),
        "box-too-much line=1 found=2"
    );
    let twice = "left eeerrr 101101 111111\n".repeat(2);
    assert_eq!(wrong(&twice), "box-half-twice line=2");
}

#[test]
fn a_box_has_as_many_tiles_and_ants_as_can_be_played_with() {
    for (count, is_possible) in [(2, false), (3, true), (24, true), (25, false)] {
        let file = format!("{count} eeerrr 101101 101101");
        match with(&file) {
            Ok(_) => assert!(is_possible, "{count}"),
            Err(error) => {
                assert!(!is_possible, "{count}");
                assert_eq!(error, format!("box-tiles found={count} least=3 most=24"));
            }
        }
    }
    assert_eq!(wrong("# nothing\n"), "box-tiles found=0 least=3 most=24");
    assert_eq!(
        wrong("200 eeerrr 101101 101101\n200 ererrr 101101 101101"),
        "box-tiles found=400 least=3 most=24"
    );
    assert_eq!(
        wrong("24 rrrrrr 333333 101101"),
        "box-ants found=436 most=255 color=seat-brown"
    );
    // 14 tiles with 18 ants and the Double Tile's 4.
    assert!(with("13 rrrrrr 333333 101101\n1 rrrrrr 333332 101101").is_ok());
    assert_eq!(
        wrong("14 rrrrrr 333333 101101"),
        "box-ants found=256 most=255 color=seat-brown"
    );
}

#[test]
fn a_record_has_the_tiles_and_needs_no_file() {
    let setup = with("3 rrrrrr 111111 101101").expect("a good file");
    let text = format!(
        "formicary record 1\ngame ants\nrules 1\nsetup {setup}\ncommitment {}\nplayer 1 Ada\n\
         player 2 Bea\nbegin\n* first beige\n* reveal rrrrrr-111111-011011\n",
        Seed([0; 32]).commitment()
    );
    let record: Record = text.parse().expect("a record");
    let state: Ants = replay(&record, None, |_, _| {}).expect("it replays");
    let hand = state.hand(Color::Beige);
    assert_eq!(hand[0].id(), "rrrrrr-111111-011011");
}

/// Rulebook: End of Play. Whatever the number of tiles and the options: all of them lie, and whoever began placed as
/// many as the other, or one more.
#[test]
fn every_size_of_box_is_played_until_all_tiles_lie() {
    for tiles in 3..=24_usize {
        let file = format!("{tiles} eeerrr 101101 101101");
        let [first, corners, overlay] = [
            ["beige", "brown"][tiles % 2],
            ["four", "six"][tiles / 2 % 2],
            ["any", "flat"][tiles / 4 % 2],
        ];
        let options = [
            ("tiles", file.as_str()),
            ("first", first),
            ("corners", corners),
            ("overlay", overlay),
        ];
        let setup = Ants::PROFILE.setup("base", None, options);
        let mut game = Ants::new(&setup.expect("a setup")).expect("a game");
        let mut dice = QuickDice::new(tiles as u64);
        let mut placed = [0, 0];
        loop {
            match game.awaited() {
                Awaited::Chance => {
                    let chance = game.sample_chance(&mut dice);
                    game.apply_chance(chance).expect("sampled");
                }
                Awaited::Seats { must, .. } => {
                    let seat = must.first().expect("somebody");
                    let mut actions = Vec::new();
                    game.legal_actions(seat, &mut actions);
                    let chosen = dice.below(actions.len() as u32) as usize;
                    game.play(seat, actions[chosen]).expect("listed");
                    placed[seat.index()] += 1;
                }
                Awaited::Nobody(_) => break,
            }
        }
        if first == "brown" {
            placed.reverse();
        }
        assert_eq!(placed, [tiles.div_ceil(2), tiles / 2], "{tiles}");
        assert_eq!(game.surface().hexagons().len(), tiles + 2);
        assert_eq!(game.stack(), 0);
    }
}
