//! Scenarios made from the rulebook alone, heading by heading, by somebody who did not write the rules.
//! White's nest is on `l11`, blue's on `d1`.

#![expect(unused_must_use, reason = "a test may end with a refusal")]

use engine::testkit::Scenario;
use engine::{Awaited, Event, Game, Observer, Seat, Setup};
use formicary_fourmidable::cards::Objective;
use formicary_fourmidable::scoring::rating;
use formicary_fourmidable::{Action, Fourmidable};

const WHITE: Seat = Seat::new(0);
const BLUE: Seat = Seat::new(1);

#[track_caller]
fn stage(text: &str) -> Scenario<Fourmidable> {
    Scenario::new(text)
}

/// Two players, the usual deck; blue has a hunter at home.
#[track_caller]
fn two(options: &str, text: &str) -> Scenario<Fourmidable> {
    stage(&format!(
        "options {options} players=2; blue ant hunter hole; {text}"
    ))
}

fn actions(game: &Fourmidable, seat: Seat) -> Vec<Action> {
    let mut actions = Vec::new();
    game.legal_actions(seat, &mut actions);
    actions
}

// Intermédiaire: « à n'importe quel moment pendant l'action du joueur actif ».

#[test]
fn a_predator_never_takes_the_last_place_of_a_nest_hole_even_while_objectives_are_chosen() {
    let game = two(
        "intermediate",
        "day; white special draw-hunter-day move-spider-day; empty l9; white ant digger hole; turn white",
    )
    .play("white walk digger hole")
    .play("white step r0c4")
    .play("white play draw-hunter-day")
    .play("* objectives h01")
    .expect("game phase keep");
    let game = if game.lists("white play move-spider-day l9") {
        game.play("white play move-spider-day l9")
    } else {
        game
    };
    let game = game.play("white keep h01").expect("game phase hole");
    assert!(
        !actions(game.state(), WHITE).is_empty(),
        "the nest hole has no place, and the game stands still"
    );
}

#[test]
fn a_predator_never_shuts_in_an_ant_that_crosses_even_while_objectives_are_chosen() {
    let game = two(
        "intermediate predators=block",
        "night; white species predator; white special cross-night draw-farmer-night hole-night; \
         blue pheromone l10 l9 k10 m7 k9 m6; white ant hunter hole; turn white",
    )
    .play("white walk hunter hole")
    .play("white play cross-night")
    .play("white step l10")
    .play("white step l9")
    .play("white play draw-farmer-night")
    .play("* objectives f01")
    .expect("game phase keep");
    let game = if game.lists("white hunt spider l8") {
        game.play("white hunt spider l8")
    } else {
        game
    };
    let game = game.play("white keep f01").expect("game phase walk");
    assert!(
        !actions(game.state(), WHITE).is_empty(),
        "the ant can neither go on nor stop"
    );
}

#[test]
fn no_worm_takes_the_earth_behind_a_passing_digger_even_while_objectives_are_chosen() {
    let game = two(
        "intermediate",
        "day; white special skip-earth-day move-worm-day draw-farmer-day; \
         white dug r1c4 r1c3 r1c2 r1c1 r2c1; white ant digger r1c1; turn white",
    )
    .play("white walk digger r1c1")
    .play("white play skip-earth-day")
    .play("white skip r1c0")
    .refuse(
        "white play move-worm-day 1 r2c0",
        "rule-predators",
        "refused-no-way-on",
    )
    .play("white play draw-farmer-day")
    .play("* objectives f01")
    .expect("game phase keep");
    let game = if game.lists("white play move-worm-day 1 r2c0") {
        game.play("white play move-worm-day 1 r2c0")
    } else {
        game
    };
    let game = game.play("white keep f01").expect("game phase walk");
    assert!(
        !actions(game.state(), WHITE).is_empty(),
        "the digger stands on earth that it may not stop on"
    );
}

#[test]
fn no_pheromone_comes_below_an_ant_of_another_that_is_crossed() {
    // « sur une tuile terrain vide sans prédateur ou fourmi adverse »
    two(
        "experienced",
        "day; white species diplomat; white special place-day; row h01 f01 d01 h02 f02; empty l9 l8; \
         blue ant farmer l9; white ant hunter m6; turn white",
    )
    .play("white walk hunter m6")
    .play("white step l9")
    .expect("l9 ground empty")
    .play("white play place-day l8")
    .expect("l8 pheromone white; l9 pheromone nobody ground empty");
}

#[test]
fn two_more_steps_also_after_the_third_step() {
    // « à n'importe quel moment pendant l'action », and nothing has been harvested yet.
    two(
        "intermediate",
        "day; white special steps-hunter-day; white ant hunter hole; turn white",
    )
    .play("white walk hunter hole")
    .play("white step l10")
    .play("white step l9")
    .play("white step l8")
    .play("white play steps-hunter-day")
    .play("white step k8")
    .play("white stop")
    .expect("white caterpillar 1");
}

#[test]
fn a_species_keeps_its_moment_if_the_last_action_is_taken_away_by_others() {
    // White can only give birth to a farmer, and blue takes the only such tile.
    let mut game = two(
        "intermediate",
        "day; noisy; white species flying; empty k10; white ant hunter hole; white predator-done; \
         white unborn hunter 0; white unborn digger 0; blue predator-done; turn white",
    )
    .play("white walk hunter hole")
    .play("white stop");
    let mut asked = game.lists("white fly k10");
    for play in [
        "blue birth farmer",
        "blue walk hunter hole",
        "blue stop",
        "blue walk farmer queen",
        "blue stop",
    ] {
        while game.state().awaited() == Awaited::only(WHITE) {
            asked |= game.lists("white fly k10");
            game = game.play("white done");
        }
        game = game.play(play);
    }
    while game.state().awaited() == Awaited::only(WHITE) && game.state().table().round == 1 {
        asked |= game.lists("white fly k10");
        game = game.play("white done");
    }
    assert!(asked, "Flying had no moment after white's last action");
}

#[test]
fn an_empty_deck_is_the_reason_why_nothing_is_seen() {
    let all: Vec<String> = Objective::all()
        .map(|card| card.to_string())
        .filter(|card| card[1..].parse::<u8>().expect("a number") <= 16)
        .collect();
    two(
        "experienced",
        &format!(
            "night; lost {}; white species strategist; white special look-hunter-night; \
             white ant hunter hole; turn white",
            all.join(" ")
        ),
    )
    .refuse("white peek", "rule-species", "refused-deck-empty");
}

#[test]
fn an_own_nest_hole_beside_an_ant_is_next_to_it() {
    let mut game = two("apprentice", "white ant hunter l10; turn white")
        .play("white walk hunter l10")
        .state()
        .clone();
    let step = "step l11".parse().expect("a step");
    if let Err(refusal) = game.play(WHITE, step) {
        assert_ne!(refusal.reason.key, "refused-not-next-to-it");
    }
}

#[test]
fn whoever_looks_on_can_imagine_how_a_nest_hole_finds_its_place() {
    // White has dug because its card brings the only place into reach; blue may reveal an objective meanwhile.
    let game = two(
        "intermediate",
        "day; white special dig-further-day; empty j8; blue hand h01; blue store ladybug 1; \
         white ant digger hole; turn white",
    )
    .play("white walk digger hole")
    .play("white step r0c4")
    .expect("game phase hole");
    assert!(game.state().awaited().actors().contains(BLUE));
    let view = game.state().view(Observer::Seat(BLUE));
    let stuck = (0..100)
        .map(|seed| Fourmidable::determinize(&view, &mut engine::QuickDice::new(seed)))
        .filter(|imagined| actions(imagined, WHITE).is_empty())
        .count();
    assert_eq!(stuck, 0, "of 100 imagined games so many stand still");
}

#[test]
fn what_the_predators_have_eaten_is_told_even_if_they_pay_with_it_at_once() {
    // With the usual deck h01 costs a ladybug.
    let before = stage("options solo; row h01 f01 d01 f02 f03; white ant digger hole; turn white")
        .play("white walk digger hole")
        .play("white step r1c4")
        .play("* bag ladybug")
        .expect("game phase feed");
    let was = before.state().clone();
    let after = before.play("white feed h5").expect("game lost 1");
    let told: Vec<_> = was
        .aftermath(after.state(), Observer::Spectator)
        .into_iter()
        .map(|message| message.key)
        .collect();
    assert!(told.contains(&"log-eaten"), "{told:?}");
}

#[test]
#[ignore = "Ruling 22 decides otherwise"]
fn a_round_of_walking_alone_does_not_end_a_game_of_children() {
    // « Lorsqu'un joueur a révélé 7 objectifs »: the forest is full, and so are the hands.
    two(
        "child",
        "white hand h01 h02; blue hand h03 h04; white ant hunter hole; turn white",
    )
    .play("white walk hunter hole")
    .play("white step l10")
    .play("white stop")
    .play("blue walk hunter hole")
    .play("blue stop")
    .expect("game phase turn round 2");
}

// The list of findings, one scenario for each.

#[test]
fn a_children_draw_seven_cards_before_they_choose_ants() {
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
fn b_cards_after_an_ant_is_taken_up_and_between_steps() {
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
fn c_looking_further_with_the_card_that_draws_and_in_the_middle_of_a_move() {
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
fn d_the_strategist_sees_one_more_for_each_opening_objective_and_nobody_else_sees_it() {
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
fn e_the_predator_species_after_its_last_action_whatever_it_was() {
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
fn f_flying_marks_what_its_last_harvest_has_emptied() {
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
fn g_one_resource_pays_for_an_objective_and_is_told_as_one() {
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

// Enfant.

#[test]
fn child_ants_leave_no_pheromone_on_empty_terrain_and_harvest_without_pheromones() {
    two("child", "empty l10; white supply 1; white ant hunter hole; white ant hunter hole; white hand h01; turn white")
        .play("white walk hunter hole")
        .play("white step l10")
        .play("white step l9")
        .play("white stop")
        .expect("l10 ground empty; l9 pheromone white; white supply 0")
        .play("blue walk hunter hole")
        .play("blue stop")
        .play("white walk hunter hole")
        .play("white step m8")
        .play("white stop")
        .expect("m8 ground empty; white ladybug 1 pheromones 1");
}

#[test]
fn child_the_seventh_objective_ends_the_game_at_once_and_others_may_still_reveal() {
    two(
        "child",
        "white completed h02 h03 h04 h05 h06 h07; white hand h01; white store ladybug 1; \
         blue hand d01; blue store clay 1; white ant hunter hole; turn blue",
    )
    .play("blue walk hunter hole")
    .play("white reveal h01")
    .expect("game phase last actor blue")
    .play("blue reveal d01")
    .play("blue done")
    .expect("game phase over; white score 5 bonus 0 place 1; blue score 5 place 1");
}

// Apprenti.

#[test]
fn apprentice_an_ant_goes_in_by_one_hole_and_out_by_another() {
    two(
        "apprentice",
        "white hole 2 k9; white ant hunter l10; turn white",
    )
    .play("white walk hunter l10")
    .play("white step hole")
    .play("white step r0c4")
    .play("white step k8")
    .expect("white ant-0 k8 caterpillar 1");
}

#[test]
fn apprentice_the_tiles_for_births_by_number_of_players() {
    let sum = |options: &str| -> u8 {
        let game = stage(&format!(
            "options {options}; white ant hunter hole; blue ant hunter hole; turn white"
        ));
        game.state().table().tiles.iter().sum()
    };
    for (players, four, five) in [(2, 4, 5), (3, 4, 5), (4, 5, 6), (5, 6, 7), (6, 8, 8)] {
        assert_eq!(sum(&format!("apprentice players={players}")), four);
        assert_eq!(
            sum(&format!("apprentice players={players} births=five")),
            five
        );
    }
}

#[test]
fn apprentice_an_own_ant_on_the_place_of_a_new_hole_enters_the_nest() {
    two(
        "apprentice",
        "white pheromone l9; white ant hunter l9; white ant digger hole; turn white",
    )
    .play("white walk digger hole")
    .play("white step r0c4")
    .play("white hole l9")
    .expect("white ant-0 r0c4 holes 2 pheromones 1");
}

#[test]
fn apprentice_the_round_is_played_to_its_end() {
    two(
        "apprentice",
        "noisy; white completed h02 h03 h04 h05 h06 h07 h08; white hand h01; white store ladybug 1; \
         white ant hunter hole; white birth-done; white predator-done; blue birth-done; turn white",
    )
    .play("white reveal h01")
    .play("white walk hunter hole")
    .play("white stop")
    .expect("white completed 8; game phase turn actor blue")
    .play("blue walk hunter hole")
    .play("blue stop")
    .expect("game phase turn actor blue")
    .play("blue predator spider k9")
    .expect("game phase over");
}

#[test]
fn apprentice_a_fifth_objective_needs_a_revealed_one() {
    two(
        "apprentice",
        "white hand h02 h03 h04 h01; white store ladybug 1; white ant hunter hole; turn white",
    )
    .play("white walk hunter hole")
    .play("white step library")
    .expect("game phase library")
    .refuse("white study", "rule-library", "refused-hand-full")
    .play("white reveal h01")
    .refuse("white done", "rule-library", "refused-must-draw")
    .play("white study")
    .play("* objectives h05 h06")
    .play("white keep h06")
    .expect("white hand 4; game actor blue");
}

// Intermédiaire.

#[test]
fn intermediate_two_cards_for_one_harvest_and_the_resource_is_kept() {
    two(
        "intermediate",
        "day; white species insomniac; white special harvest-ladybug-day harvest-ladybug-night; \
         white ant hunter hole; turn white",
    )
    .play("white walk hunter hole")
    .play("white step m8")
    .refuse(
        "white play harvest-ladybug-day",
        "rule-special-cards",
        "refused-not-harvested",
    )
    .play("white stop")
    .play("white play harvest-ladybug-day")
    .play("white play harvest-ladybug-night")
    .expect("white score 4 ladybug 1; game actor blue");
}

#[test]
fn intermediate_a_harvest_is_rewarded_before_its_nest_hole_is_placed() {
    two(
        "intermediate",
        "day; white special harvest-soil-day hole-day; empty l9; white ant digger hole; turn white",
    )
    .play("white walk digger hole")
    .play("white step r0c4")
    .refuse(
        "white play hole-day",
        "rule-special-cards",
        "refused-no-new-hole",
    )
    .play("white play harvest-soil-day")
    .expect("game phase hole; white score 2 soil 1")
    .play("white hole l9")
    .play("white play hole-day")
    .expect("white score 4 soil 1; game actor blue");
}

#[test]
fn intermediate_no_reward_for_the_harvest_of_an_earlier_action() {
    two(
        "intermediate",
        "day; white special harvest-ladybug-day; white ant hunter m8; white ant farmer hole; turn white",
    )
    .play("white walk hunter m8")
    .play("white stop")
    .play("white done")
    .play("blue walk hunter hole")
    .play("blue stop")
    .refuse("white play harvest-ladybug-day", "rule-special-cards", "refused-not-harvested")
    .play("white walk farmer hole")
    .refuse("white play harvest-ladybug-day", "rule-special-cards", "refused-not-harvested");
}

#[test]
fn intermediate_weather_and_two_cards_give_eight_steps() {
    two(
        "intermediate",
        "day; weather hunter; white species insomniac; white special steps-hunter-day steps-hunter-night; \
         white ant hunter hole; turn white",
    )
    .play("white walk hunter hole")
    .expect("game steps 4")
    .play("white play steps-hunter-day")
    .play("white step l10")
    .play("white play steps-hunter-night")
    .expect("game steps 7");
}

#[test]
fn intermediate_a_birth_card_is_the_action_and_the_birth() {
    let game = two(
        "intermediate",
        "day; white special birth-digger-day; white ant hunter hole; turn white",
    );
    let game = game
        .play("white play birth-digger-day")
        .expect("white digger 1; tiles digger 1; game actor blue")
        .play("blue walk hunter hole")
        .play("blue stop")
        .refuse("white birth hunter", "rule-births", "refused-birth-done");
    assert!(game.lists("white walk digger queen"));
    two(
        "intermediate",
        "day; white special birth-digger-day; white ant hunter hole; turn white",
    )
    .play("white walk hunter hole")
    .refuse(
        "white play birth-digger-day",
        "rule-births",
        "refused-birth-when",
    );
}

#[test]
fn intermediate_nobody_plays_cards_in_the_turn_of_another() {
    let mut game = two(
        "intermediate",
        "day; white special erase-day; blue pheromone e2; white ant hunter hole; turn blue",
    )
    .play("blue walk hunter hole")
    .state()
    .clone();
    let erase = "play erase-day e2".parse().expect("an action");
    assert!(game.play(WHITE, erase).is_err());
}

// Expérimenté.

#[test]
fn experienced_so_many_objectives_lie_open() {
    for (players, open) in [(2, 5), (3, 6), (4, 7), (5, 8), (6, 9)] {
        let setup = Fourmidable::PROFILE.read_setup(&format!("experienced players={players}"));
        let mut game = Fourmidable::new(&setup.expect("a setup")).expect("a game");
        let mut dice = engine::QuickDice::new(1);
        for _ in 0..2 {
            let chance = game.sample_chance(&mut dice);
            game.apply_chance(chance).expect("sampled");
        }
        assert_eq!(game.table().row.len(), open);
    }
}

#[test]
fn experienced_only_adjacent_ground_is_marked_and_a_chain_in_one_move() {
    two(
        "experienced",
        "row h01 f01 d01 h02 f02; empty l10 l9; white ant farmer l8; white ant hunter m6; turn white",
    )
    .play("white walk farmer l8")
    .play("white step l9")
    .play("white step l10")
    .play("white step l9")
    // The way back marks what has become adjacent; l8 was never harvested from.
    .expect("l9 pheromone white; l10 pheromone white; white pheromones 2");
}

#[test]
fn experienced_ties_are_broken_in_the_order_of_the_rulebook() {
    // White has more of one thing, blue of all that comes after it; the scores are the same.
    for (white, blue, score) in [
        (
            "white pheromone l10 l9; white score 4",
            "blue score 2; blue completed h10 h11; blue hole 2 e2",
            7,
        ),
        (
            "white completed h13; white hole 2 l10; white hole 3 l9",
            "blue completed h01; blue score 2; blue hole 2 e2; blue hole 3 e3; blue hole 4 f3; blue dug r1c4",
            6,
        ),
        (
            "white hole 2 l10",
            "blue score 1; blue dug r1c4 r2c4 r3c4; blue store clay 9",
            2,
        ),
        ("white dug r1c4", "blue store clay 9", 1),
        ("white store clay 1", "worm blue r3c0", 1),
        ("worm white r3c0", "", 1),
    ] {
        two(
            "experienced deck=symmetric",
            &format!(
                "{white}; {blue}; white ant hunter hole moved; white birth-done; white predator-done; \
                 blue birth-done; blue predator-done; turn blue"
            ),
        )
        .play("blue walk hunter hole")
        .play("blue stop")
        .expect("game phase over")
        .expect(&format!("white score {score} place 1; blue score {score} place 2"));
    }
}

// Solo.

#[test]
fn solo_only_above_a_hundred_points_is_won() {
    for (score, place, stars) in [
        (99, 2, 0),
        (100, 1, 1),
        (109, 1, 1),
        (110, 1, 2),
        (119, 1, 2),
        (120, 1, 3),
        (130, 1, 4),
    ] {
        // One point more for the first nest hole.
        let game = stage(&format!(
            "options solo; round 6; white score {score}; white birth-done; white ant hunter hole; turn white"
        ))
        .play("white walk hunter hole")
        .play("white stop")
        .expect(&format!("game phase over; white place {place}"));
        assert_eq!(
            rating(game.state().table().colony(WHITE).score.into()),
            stars
        );
    }
}

#[test]
fn solo_a_card_that_has_just_come_is_completed_by_the_predators_at_once() {
    stage(
        "options solo; row h01 f01 d01 f02 f03; eaten caterpillar; white store ladybug 1; \
         white ant hunter hole; turn white",
    )
    .play("white walk hunter hole")
    .play("white step library")
    .play("white complete h01")
    .play("* refill h02")
    .expect("game lost 1 row 4 phase refill; white score 5")
    .play("* refill f04")
    .expect("game row 5");
}

// What is in the box.

#[test]
fn objectives_by_number_of_players() {
    for deck in ["weighed", "symmetric"] {
        for (level, players, each) in [
            ("solo", 1, 16),
            ("child", 2, 16),
            ("child", 3, 16),
            ("child", 4, 26),
            ("apprentice", 5, 26),
            ("apprentice", 6, 26),
        ] {
            let setup = Fourmidable::PROFILE
                .read_setup(&format!("{level} players={players} deck={deck}"))
                .expect("a setup");
            let game = Fourmidable::new(&setup).expect("a game");
            assert_eq!(game.table().deck.in_play(players).by_caste(), [each; 3]);
            let view = game.view(Observer::Spectator);
            assert_eq!(
                view.fresh
                    .iter()
                    .map(|&cards| u32::from(cards))
                    .sum::<u32>(),
                3 * u32::from(each)
            );
        }
    }
}

fn boxed(level: &str, players: u8, file: &str) -> Result<Setup, String> {
    Fourmidable::PROFILE
        .setup(level, Some(players), [("objectives", file)])
        .map_err(|error| error.to_string())
}

#[test]
fn box_files_good_and_bad() {
    for bad in [
        "",
        "# nothing\n\n",
        "1 0 5 ladybug",
        "255 255 5 ladybug",
        "256 0 5 ladybug\n30 12 4 clay",
        "30 12 300 clay",
        "30 12 -1 clay",
        "30 12 4 clay ladybug",
        "30 12 4 clay clay clay clay",
        "30 12 4",
        "0 0 4 clay\n30 12 4 soil",
        "20 30 4 soil\n0 12 4 clay",
        "30 2 4 soil\n0 5 1 clay",
        "3e1 12 4 soil",
        "+30 12 4 soil",
    ] {
        assert!(boxed("apprentice", 2, bad).is_err(), "{bad:?}");
    }
    for good in [
        "21 0 5 ladybug\n0 21 5 clay",
        "30 2 5 ladybug\n10 0 255 clay clay clay",
        "21 0 0 ladybug\n11 10 3 beetle # none\n32 0 1 soil"
            .replace("11 10", "1 10")
            .as_str(),
        "10 0 5 ladybug\n10 0 5 ladybug\n12 0 5 ladybug\n32 0 5 soil\r\n",
    ] {
        for (level, players) in [
            ("child", 3),
            ("child", 6),
            ("apprentice", 6),
            ("intermediate", 4),
            ("experienced", 6),
            ("solo", 1),
        ] {
            let setup =
                boxed(level, players, good).unwrap_or_else(|error| panic!("{good:?}: {error}"));
            let again = Fourmidable::PROFILE.read_setup(&setup.to_string());
            assert_eq!(again.as_ref(), Ok(&setup), "{good:?}");
        }
    }
}

// What the suite did not notice when it was changed.

#[test]
fn digging_or_revealing_alone_keeps_the_game_of_children_going() {
    two("child", "white hand h02; white ant digger hole; turn white")
        .play("white walk digger hole")
        .play("white step r1c4")
        .play("blue walk hunter hole")
        .play("blue stop")
        .expect("game phase turn round 2");
    two(
        "child",
        "white hand h01; white store ladybug 1; white ant digger hole; turn white",
    )
    .play("white reveal h01")
    .play("white walk digger hole")
    .play("white stop")
    .play("blue walk hunter hole")
    .play("blue stop")
    .expect("game phase turn round 2");
}

#[test]
fn the_last_pheromone_marks_what_has_become_adjacent() {
    two(
        "experienced",
        "day; white special place-day; row h01 f01 d01 h02 f02; empty l9 l8; white supply 2; \
         white ant hunter l9; turn white",
    )
    .play("white play place-day l8")
    .expect("l8 pheromone white; l9 pheromone white; white supply 0");
}

#[test]
fn two_cards_for_a_farther_nest_hole_add_up() {
    // From l11 to j6 it is seven spaces.
    let text = "day; white species insomniac; white special dig-further-day dig-further-night; \
                empty j6 l9; white ant digger hole; turn white";
    two("intermediate", text)
        .play("white walk digger hole")
        .play("white step r0c4")
        .play("white play dig-further-day")
        .refuse("white hole j6", "rule-nest-holes", "refused-hole-too-far")
        .play("white play dig-further-night")
        .play("white hole j6")
        .expect("j6 hole white");
}

#[test]
fn nobody_looks_further_into_an_empty_deck() {
    let gone: Vec<String> = (3..=16).map(|number| format!("h{number:02}")).collect();
    two(
        "intermediate",
        &format!(
            "night; lost {}; white special look-hunter-night; white ant hunter hole; turn white",
            gone.join(" ")
        ),
    )
    .play("white walk hunter hole")
    .play("white step library")
    .play("* objectives h02 h01")
    .refuse(
        "white play look-hunter-night",
        "rule-special-cards",
        "refused-deck-empty",
    )
    .play("white keep h01")
    .expect("white hand 1; game under 1");
}

#[test]
fn cards_are_played_and_objectives_revealed_while_others_go_under_their_deck() {
    let game = two(
        "intermediate",
        "day; white species strategist; white special erase-day draw-farmer-day; blue pheromone e2; \
         blue hand d01; blue store clay 1; white ant hunter hole; turn white",
    )
    .play("white walk hunter hole")
    .play("white step library")
    .play("* objectives h01 h02 h03")
    .play("blue reveal d01")
    .expect("blue score 5; game phase keep")
    .play("white keep h02")
    .refuse(
        "white play draw-farmer-day",
        "rule-special-cards",
        "refused-choose-from-drawn-first",
    )
    .play("white play erase-day e2")
    .expect("game phase under; blue supply 18");
    game.play("white under h03")
        .expect("white hand 1; game under 2 phase close");
}

#[test]
fn objectives_are_revealed_while_the_weather_is_chosen() {
    two(
        "apprentice",
        "white hand h01; white store ladybug 1; white ant hunter hole; first blue; spin",
    )
    .play("* weather any")
    .expect("game actor blue")
    .play("white reveal h01")
    .expect("white score 5")
    .play("blue weather rain")
    .expect("game weather digger");
}

#[test]
fn a_card_in_the_library_does_not_end_the_visit() {
    two(
        "experienced",
        "day; row h01 f01 d01 h02 f02; white store ladybug 1; white store blueberry 1; \
         white special draw-farmer-day; white ant hunter hole; turn white",
    )
    .play("white walk hunter hole")
    .play("white step library")
    .expect("game phase library")
    .play("white play draw-farmer-day objective f01")
    .play("* refill d02")
    .expect("game phase library")
    .play("white complete h01")
    .play("* refill d03")
    .expect("white completed 2 score 10; game actor blue");
}

#[test]
fn solo_the_worm_takes_the_nearest_other_earth_and_predators_pass_by_ants() {
    stage(
        "options solo; row h01 f01 d01 h02 f02; white dug r2c4 r1c3 r1c2 r2c0 r3c1 r1c4; \
         white ant digger hole; turn white",
    )
    .play("white walk digger hole")
    .play("white step r3c4")
    .play("* bag clay")
    // No clay without a number is left; from the digger in r3c4 the next earth is one step away.
    .expect("worm at white/r3c3");
    // A ladybug lies below the farmer on h5; that on g6 is one step from the nest too.
    stage(
        "options solo; row h02 f01 d01 h03 f02; white ant farmer h5; white ant digger hole; turn white",
    )
    .play("white walk digger hole")
    .play("white step r1c4")
    .play("* bag ladybug")
    .expect("h5 ground ladybug; g6 ground empty; spider at g6");
}

#[test]
fn solo_an_equal_of_the_predators_gets_the_bonus_card_too() {
    // « Si l'égalité persiste, les joueurs font chacun 3 points de bonus. »
    stage(
        "options solo; round 6; white birth-done; white completed h01; lost h02; white ant digger hole; \
         turn white",
    )
    .play("white walk digger hole")
    .play("white stop")
    .expect("white bonus 3");
}

#[test]
fn the_strategist_draws_nothing_from_a_deck_that_the_box_does_not_have() {
    let setup = Fourmidable::PROFILE
        .setup(
            "intermediate",
            Some(2),
            [
                ("species", "chosen"),
                ("objectives", "21 0 5 ladybug\n0 21 5 beetle"),
            ],
        )
        .map_err(|error| error.to_string());
    // Forty-two of one caste are too many.
    assert!(setup.is_err());
    let setup = Fourmidable::PROFILE
        .setup(
            "intermediate",
            Some(2),
            [
                ("species", "chosen"),
                ("objectives", "21 0 5 ladybug\n0 21 5 clay"),
            ],
        )
        .expect("a good box");
    let mut game = Fourmidable::new(&setup).expect("a game");
    let mut dice = engine::QuickDice::new(5);
    let roll = |game: &mut Fourmidable, dice: &mut engine::QuickDice| {
        while game.awaited() == Awaited::Chance {
            let chance = game.sample_chance(dice);
            game.apply_chance(chance).expect("sampled");
        }
    };
    let act = |game: &mut Fourmidable, seat: Seat, action: &str| {
        game.play(seat, action.parse().expect("an action"))
            .expect(action);
    };
    game.apply_chance("first 1 day".parse().expect("a chance"))
        .expect("possible");
    act(&mut game, WHITE, "species strategist");
    act(&mut game, BLUE, "species flying");
    roll(&mut game, &mut dice);
    act(&mut game, WHITE, "ants 1 0 2");
    act(&mut game, BLUE, "ants 0 0 3");
    roll(&mut game, &mut dice);
    let drawn: Vec<_> = game.view(Observer::Seat(WHITE)).drawn;
    assert_eq!(drawn.len(), 2);
    let keep = actions(&game, WHITE)[0];
    game.play(WHITE, keep).expect("listed");
    roll(&mut game, &mut dice);
    assert_eq!(game.objectives_of(WHITE).len(), 1);
    assert_eq!(game.objectives_of(BLUE).len(), 0);
    assert!(!actions(&game, WHITE).is_empty());
}

#[path = "attack/random.rs"]
mod random;
