//! The laws that every game keeps, over every setup; from the start, and from the middle of games with
//! large colonies, which random play does not reach.

use engine::Game;
use formicary_hidden_empires::HiddenEmpires;
use formicary_hidden_empires::staged::{flourishing_laws, laws};

fn keeps_the_laws(variant: &str) {
    let setups = HiddenEmpires::PROFILE.every_setup();
    let mut games = 0;
    for setup in setups.iter().filter(|setup| setup.variant() == variant) {
        laws().only(setup, 0);
        games += 1;
    }
    assert!(games >= 5);
}

#[test]
fn the_basic_game_keeps_the_laws() {
    keeps_the_laws("basic");
}

#[test]
fn the_advanced_game_keeps_the_laws() {
    keeps_the_laws("advanced");
}

#[test]
fn large_colonies_keep_the_laws() {
    let options = [
        "basic",
        "advanced",
        "advanced restart=on",
        "advanced fewer-events=on",
        "advanced realistic-time-scale=on",
        "advanced down-with-the-queen=on",
    ];
    for (game, options) in options.iter().enumerate() {
        let setup = format!("{options} players={}", 2 + game % 5);
        let setup = HiddenEmpires::PROFILE.read_setup(&setup).unwrap();
        let decisions = flourishing_laws().only(&setup, game as u64);
        println!("{setup}: {decisions} decisions");
    }
}

#[test]
fn options_together_keep_the_laws() {
    let together = [
        "fewer-events=on realistic-time-scale=on turn-order=random restart=on",
        "fewer-events=on realistic-time-scale=on down-with-the-queen=on",
        "restart=on turn-order=random target=20",
        "down-with-the-queen=on turn-order=random",
    ];
    for (players, options) in (2..=6).zip(together.iter().cycle()) {
        let setup = format!("advanced players={players} {options}");
        let setup = HiddenEmpires::PROFILE.read_setup(&setup).unwrap();
        laws().only(&setup, 1);
    }
}

#[test]
fn what_is_written_as_numbers_keeps_the_laws() {
    for setup in HiddenEmpires::PROFILE.every_setup() {
        laws().at_every(4).encodings_of(&setup, 0);
    }
}

#[test]
fn large_colonies_keep_the_laws_of_numbers() {
    for (game, options) in ["basic", "advanced", "advanced realistic-time-scale=on"]
        .iter()
        .enumerate()
    {
        let setup = format!("{options} players={}", 3 + game);
        let setup = HiddenEmpires::PROFILE.read_setup(&setup).unwrap();
        flourishing_laws()
            .at_every(16)
            .encodings_of(&setup, game as u64);
    }
}
