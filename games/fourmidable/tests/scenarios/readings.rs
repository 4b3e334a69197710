//! Sentences that are easily read otherwise.

use engine::{Event, Game, Observer, Seat};

use super::{BLUE, WHITE, stage, two};

#[test]
fn children_draw_seven_cards_before_they_choose_ants() {
    for players in 2..=6 {
        let mut game =
            stage(&format!("options child players={players}; begin")).play("* first 2 day");
        let seats = ["blue", "yellow", "red", "green", "violet", "white"];
        let order: Vec<_> = seats[..players - 1].iter().chain([&"white"]).collect();
        let mut dice = engine::QuickDice::new(3);
        for seat in &order {
            game = game
                .expect(&format!("game phase split actor {seat}"))
                .refuse(
                    &format!("{seat} ants 2 2 1"),
                    "rule-setup",
                    "refused-ants-when",
                )
                .play(&format!("{seat} split 3 2 2"));
            let chance = game.state().sample_chance(&mut dice);
            game = game
                .play(&format!("* {chance}"))
                .expect(&format!("{seat} hand 7 ants 0"));
        }
        for seat in &order {
            game = game
                .expect(&format!("game phase ants actor {seat}"))
                .play(&format!("{seat} ants 5 0 0"));
        }
        game.expect("game phase turn actor blue; white ants 5");
    }
}

#[test]
fn cards_after_an_ant_is_taken_up_and_between_steps() {
    let game = two(
        "intermediate",
        "day; white special erase-day move-spider-day steps-hunter-day cross-day place-day; \
         blue pheromone l9; empty l8 m7; white ant hunter hole; turn white",
    )
    .play("white walk hunter hole");
    for card in [
        "erase-day l9",
        "move-spider-day k9",
        "steps-hunter-day",
        "cross-day",
        "place-day m7",
    ] {
        assert!(game.lists(&format!("white play {card}")), "{card}");
    }
    let game = game.play("white step l10").expect("game steps 2");
    for card in [
        "erase-day l9",
        "move-spider-day k9",
        "steps-hunter-day",
        "cross-day",
        "place-day m7",
    ] {
        assert!(game.lists(&format!("white play {card}")), "{card}");
    }
    game.play("white play cross-day")
        .play("white step l9")
        .expect("game steps 1; white pheromones 0")
        .play("white play place-day m7")
        .play("white play move-spider-day k9")
        .play("white play steps-hunter-day")
        .expect("game steps 3")
        .refuse("white stop", "rule-crossing", "refused-no-stop")
        .play("white play erase-day l9")
        .play("white stop")
        // The ant ends its move on empty terrain now.
        .expect("l9 pheromone white; white beetle 0 pheromones 2; blue supply 18");
}

#[test]
fn looking_further_with_the_card_that_draws_and_in_the_middle_of_a_move() {
    two(
        "intermediate",
        "night; white special draw-digger-night look-digger-night; white ant hunter hole; turn white",
    )
    .play("white walk hunter hole")
    .play("white step m8")
    .play("white play draw-digger-night")
    .play("* objectives d05")
    .play("white play look-digger-night")
    .play("* objectives d06 d07")
    .play("white keep d06")
    .play("white under d07")
    .expect("game phase walk steps 2 under 2; white hand 1 specials 0")
    .play("white stop")
    .expect("white ladybug 1; game actor blue");
}

#[test]
fn the_strategist_sees_one_more_for_each_opening_objective_and_nobody_else_sees_it() {
    let game = stage("options intermediate players=3 species=chosen; begin")
        .play("* first 2 night")
        .play("blue species diplomat")
        .play("yellow species strategist")
        .play("white species flying")
        .play("* specials erase-day cross-day cross-night hole-day hole-night place-day")
        .play("* specials five-hunter five-farmer five-digger two-of-each four-holes all-pheromones")
        .play("* specials move-worm-day move-worm-night move-spider-day move-spider-night place-night steps-hunter-day")
        .play("blue ants 1 1 1")
        .play("yellow ants 0 3 0")
        .play("white ants 3 0 0")
        .play("* objectives h01 f01 d01");
    let draw = Event::Chance("objectives f02 f03".parse().expect("a draw"));
    for (observer, knows) in [
        (Observer::Seat(Seat::new(2)), true),
        (Observer::Seat(WHITE), false),
        (Observer::Seat(BLUE), false),
        (Observer::Spectator, false),
    ] {
        assert_eq!(
            game.state().describe(&draw, observer).notation.is_some(),
            knows
        );
    }
    let game = game.play("* objectives f02 f03");
    for (observer, knows) in [
        (Observer::Seat(Seat::new(2)), true),
        (Observer::Seat(WHITE), false),
        (Observer::Seat(BLUE), false),
        (Observer::Spectator, false),
    ] {
        let view = game.state().view(observer);
        assert_eq!(view.drawn.len(), 2);
        assert!(view.drawn.iter().all(|(_, card)| card.is_some() == knows));
        let keep = Event::Action(Seat::new(2), "keep f03".parse().expect("an action"));
        assert_eq!(
            game.state().describe(&keep, observer).notation.is_some(),
            knows
        );
    }
    game.play("yellow keep f03")
        .play("* objectives f04 f05")
        .play("yellow keep f04")
        .play("* objectives f06 f07")
        .play("yellow keep f06")
        .expect("yellow hand 3; game under 3 phase objectives")
        .play("* objectives h02 h03 h04")
        .expect("white hand 3; game phase weather");
}

#[test]
fn the_predator_species_after_its_last_action_whatever_it_was() {
    for last in [
        "white walk hunter hole/white stop",
        "white predator spider k9",
    ] {
        let (ant, done) = if last.contains("walk") {
            ("", "white predator-done;")
        } else {
            ("moved", "")
        };
        let mut game = two(
            "intermediate",
            &format!(
                "night; noisy; white species predator; white ant hunter hole {ant}; {done} white birth-done; \
                 blue birth-done; blue predator-done; turn white"
            ),
        );
        for play in last.split('/') {
            game = game.play(play);
        }
        game.expect("game phase close actor white")
            .play("white hunt worm 2 r3c3")
            .expect("worm at blue/r3c3; game actor blue");
    }
}

#[test]
fn flying_marks_what_its_last_harvest_has_emptied() {
    two(
        "experienced",
        "day; noisy; row h01 f01 d01 h02 f02; white species flying; white ant hunter l9; white birth-done; \
         white predator-done; blue birth-done; blue predator-done; turn white",
    )
    .play("white walk hunter l9")
    .play("white stop")
    .expect("l9 ground empty; game phase close")
    .play("white fly l9")
    .expect("l9 pheromone white; game actor blue");
}

#[test]
fn one_resource_pays_for_an_objective_and_is_told_as_one() {
    let game = two(
        "apprentice",
        "white hand h01; white store ladybug 1; white ant hunter hole; turn blue",
    );
    let reveal = Event::Action(WHITE, "reveal h01".parse().expect("an action"));
    let told = game.state().describe(&reveal, Observer::Spectator).message;
    let names: Vec<_> = told.args.iter().map(|(name, _)| *name).collect();
    assert!(
        names.contains(&"first") && !names.contains(&"second"),
        "{names:?}"
    );
    game.play("blue walk hunter hole")
        .play("white reveal h01")
        .expect("white score 5 ladybug 0 completed 1; game phase walk actor blue");
}
