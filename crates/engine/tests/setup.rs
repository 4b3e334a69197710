//! Choosing a game: what is possible, what is refused and why.

use formicary_engine::{Game, GameOption, Profile, SetupError, Values, Variant};
use yardsticks::{Crumbs, TicTacToe};

static PROFILE: Profile = Profile {
    id: "picnic",
    revisions: &[1],
    designer: "nobody",
    variants: &[
        Variant {
            id: "short",
            least: 2,
            most: 3,
            usual: 3,
        },
        Variant {
            id: "long",
            least: 1,
            most: 1,
            usual: 1,
        },
    ],
    options: &[
        GameOption {
            id: "weather",
            values: Values::OneOf(&["sun", "rain", "hail"]),
            variants: &[],
        },
        GameOption {
            id: "wasps",
            values: Values::Number {
                least: -1,
                most: 12,
                usual: 4,
            },
            variants: &["short"],
        },
    ],
    seats: &["red", "blue", "green"],
};

fn read(text: &str) -> String {
    match PROFILE.read_setup(text) {
        Ok(setup) => setup.to_string(),
        Err(SetupError(message)) => message.to_string(),
    }
}

#[test]
fn what_is_not_named_gets_its_default() {
    let everything = "short players=3 weather=sun wasps=4";
    assert_eq!(PROFILE.usual().to_string(), everything);
    assert_eq!(read(""), everything);
    assert_eq!(read("short"), everything);
    assert_eq!(read("players=2"), "short players=2 weather=sun wasps=4");
    assert_eq!(read("long weather=hail"), "long players=1 weather=hail");
}

#[test]
fn a_setup_reads_back_as_it_was_written() {
    for setup in PROFILE.every_setup() {
        assert_eq!(PROFILE.read_setup(&setup.to_string()), Ok(setup));
    }
}

#[test]
fn a_setup_answers_for_its_options() {
    let setup = PROFILE
        .setup("short", Some(2), [("wasps", "-1"), ("weather", "rain")])
        .expect("possible");
    assert_eq!(setup.variant(), "short");
    assert_eq!(setup.players(), 2);
    assert_eq!(setup.option("weather"), "rain");
    assert_eq!(setup.number("wasps"), -1);
    let options: Vec<_> = setup.options().collect();
    assert_eq!(options, [("weather", "rain"), ("wasps", "-1")]);
}

#[test]
fn an_unknown_variant_is_refused_with_the_known_ones() {
    assert_eq!(
        read("huge"),
        "setup-unknown-variant found=huge known=short, long"
    );
}

#[test]
fn too_few_and_too_many_players_are_refused() {
    for players in [1, 4] {
        assert_eq!(
            read(&format!("short players={players}")),
            format!("setup-players variant=short least=2 most=3 found={players}")
        );
    }
    for nonsense in ["players=two", "players=-1", "players=300", "players="] {
        assert!(read(nonsense).starts_with("setup-players"), "{nonsense}");
    }
}

#[test]
fn an_unknown_option_is_refused_with_the_known_ones() {
    assert_eq!(
        read("short cake=much"),
        "setup-unknown-option found=cake known=weather, wasps"
    );
}

#[test]
fn an_impossible_value_is_refused_with_the_possible_ones() {
    assert_eq!(
        read("short weather=snow"),
        "setup-bad-value found=snow option=weather known=sun, rain, hail"
    );
    // One number has one way to be written, so that equal setups are equal text.
    for value in ["13", "-2", "many", "", "+4", "04"] {
        assert_eq!(
            read(&format!("short wasps={value}")),
            format!("setup-bad-value found={value} option=wasps known=-1–12")
        );
    }
}

#[test]
fn an_option_of_another_variant_is_refused() {
    assert_eq!(
        read("long wasps=4"),
        "setup-not-in-variant option=wasps variant=long"
    );
}

#[test]
fn a_word_without_a_value_is_refused() {
    assert_eq!(read("short rain"), "setup-unreadable found=rain");
}

#[test]
#[should_panic(expected = "no option wasps for long")]
fn asking_for_an_option_that_the_variant_lacks_is_a_mistake_of_the_rules() {
    let setup = PROFILE.setup("long", None, []).expect("possible");
    let _ = setup.option("wasps");
}

#[test]
fn every_setup_tries_each_variant_number_of_players_and_value_once() {
    let setups: Vec<_> = PROFILE
        .every_setup()
        .iter()
        .map(ToString::to_string)
        .collect();
    assert_eq!(
        setups,
        [
            "short players=2 weather=sun wasps=4",
            "short players=2 weather=rain wasps=4",
            "short players=2 weather=hail wasps=4",
            "short players=2 weather=sun wasps=-1",
            "short players=2 weather=sun wasps=12",
            "short players=3 weather=sun wasps=4",
            "short players=3 weather=rain wasps=4",
            "short players=3 weather=hail wasps=4",
            "short players=3 weather=sun wasps=-1",
            "short players=3 weather=sun wasps=12",
            "long players=1 weather=sun",
            "long players=1 weather=rain",
            "long players=1 weather=hail",
        ]
    );
}

#[test]
fn the_yardsticks_can_be_played_with_all_their_setups() {
    assert_eq!(TicTacToe::PROFILE.every_setup().len(), 1);
    // Five tables with two more numbers of rounds and sleeping wasps, one alone with two; by two revisions of
    // the rules.
    let setups = Crumbs::PROFILE.every_setup();
    assert_eq!(setups.len(), 2 * (5 * 4 + 3));
    assert_eq!(setups[0].revision(), 2);
    assert_eq!(setups[5 * 4 + 3].revision(), 1);
    for setup in setups {
        let game = Crumbs::new(&setup).expect("possible");
        assert_eq!(game.players(), setup.players());
    }
}

#[test]
fn new_games_get_the_newest_revision_and_unknown_ones_are_refused() {
    let profile = Crumbs::PROFILE;
    let setup = profile.usual();
    assert_eq!(setup.revision(), 2);
    let old = profile.by_revision(setup.clone(), 1).expect("known");
    assert_eq!(old.revision(), 1);
    assert_eq!(old.to_string(), setup.to_string());
    assert_ne!(old, setup);
    let error = profile.by_revision(setup, 3).expect_err("not yet written");
    assert_eq!(
        error.to_string(),
        "setup-unknown-revision found=3 known=1, 2"
    );
}
