//! The levels, one after the other.

use engine::Game;
use formicary_fourmidable::Fourmidable;
use formicary_fourmidable::scoring::rating;

use super::{WHITE, stage, two};

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
