//! Solo variant.

use engine::{Game, Seat};
use formicary_myrmes::Action;
use formicary_myrmes::action::Births;

use super::{alone, scenario};

#[test]
fn only_the_leftmost_objectives_can_be_completed() {
    let _ = alone("objectives food-3 prey-2 larvae-5; red larvae 5 food 3 atelier 2; atelier red")
        .expect("objectives upper food-3,larvae-5,- lower prey-2,-,-")
        .refuse(
            "red objective larvae-5",
            "rule-solo",
            "refused-objective-not-leftmost",
        )
        .play("red objective food-3")
        .expect("objectives upper larvae-5,-,- lower prey-2,-,-")
        .play("red objective larvae-5")
        .expect("red score 22");
}

#[test]
fn a_row_slides_to_the_left() {
    alone("objectives food-3 prey-2 larvae-5 soldiers-2 food-5 stone-3; red food 3 atelier 2; atelier red")
        .play("red objective food-3")
        .expect("objectives upper larvae-5,food-5,- lower prey-2,soldiers-2,stone-3");
}

#[test]
fn after_level_one_the_nurse_comes_home() {
    alone("objectives food-3; red food 3 atelier 2; atelier red")
        .play("red objective food-3")
        .expect("red nurses 3 posted 0 spare 5 atelier 1");
}

#[test]
fn after_level_two_and_three_the_nurse_goes_to_the_reserve() {
    alone("objectives food-5; red completed food-3 1; red food 5 atelier 2; atelier red")
        .play("red objective food-5")
        .expect("red nurses 2 posted 0 spare 6 score 19");
    alone("objectives stone-5; red completed food-3 1; red completed food-5 1; red stone 5 atelier 2; atelier red")
        .play("red objective stone-5")
        .expect("red nurses 2 posted 0 spare 6 score 22");
}

#[test]
fn levels_open_one_after_the_other_unless_chosen_otherwise() {
    let _ = alone("objectives food-5; red food 5 atelier 1; atelier red").refuse(
        "red objective food-5",
        "rule-objective",
        "refused-objective-level",
    );
    let _ = scenario("options solo-easy players=1 unlock=no; objectives stone-5; red stone 5 atelier 1; atelier red")
        .play("red objective stone-5");
}

#[test]
fn a_place_in_the_atelier_may_be_used_several_times() {
    alone("red nurses 5 atelier 5 earth 4 stone 4; atelier red")
        .play("red deepen")
        .play("red deepen")
        .play("red deepen")
        .play("red tunnel m5")
        .play("red tunnel m4")
        .expect("red level 3 exits 3");
}

#[test]
fn more_than_four_nurses_may_go_to_the_atelier() {
    let _ = alone("dice 4 1 1; red nurses 6 larvae 0; plan")
        .refuse(
            "red births atelier 7",
            "rule-births",
            "refused-births-nurses",
        )
        .play("red births atelier 6");
}

#[test]
fn cubes_of_special_tiles_are_lost_for_good() {
    alone(
        "objectives special-tiles-2; red build aphid-farm m2-m3-n1; red build scavenging m4-m5-n3; \
           red atelier 2; atelier red",
    )
    .play("red objective special-tiles-2")
    .play("red give m2")
    .expect("red markers 2 special 1 score 16; m2 owner nobody");
}

#[test]
fn an_objective_comes_up_at_the_end_of_each_season() {
    alone("objectives food-3 prey-2; storage")
        .expect("game phase reveal")
        .refuse(
            "* reveal food-5",
            "rule-chance",
            "refused-impossible-chance",
        )
        .refuse(
            "* reveal food-3",
            "rule-chance",
            "refused-impossible-chance",
        )
        .play("* reveal larvae-5")
        .expect(
            "objectives upper food-3,larvae-5,- lower prey-2,-,-; game phase plan season summer",
        );
    let _ = alone("season summer; storage")
        .refuse(
            "* reveal nurses-6",
            "rule-chance",
            "refused-impossible-chance",
        )
        .refuse(
            "* reveal food-3",
            "rule-chance",
            "refused-impossible-chance",
        )
        .play("* reveal food-5")
        .expect("game season autumn");
    alone("season autumn; red food 4; storage")
        .refuse(
            "* reveal nurses-8",
            "rule-chance",
            "refused-impossible-chance",
        )
        .play("* reveal stone-5")
        .expect("game phase dice year 2; red food 0");
}

#[test]
fn it_comes_as_far_left_as_possible_and_above_first() {
    alone("storage")
        .play("* reveal food-3")
        .expect("objectives upper food-3,-,- lower -,-,-");
    alone("objectives food-3; storage")
        .play("* reveal prey-2")
        .expect("objectives upper food-3,-,- lower prey-2,-,-");
    alone("objectives food-3 prey-2; season summer; storage")
        .play("* reveal stone-3")
        .expect("objectives upper food-3,stone-3,- lower prey-2,-,-");
}

#[test]
fn without_a_free_space_the_game_is_lost() {
    let _ =
        alone("objectives food-3 prey-2 larvae-5 soldiers-2 food-5 stone-3; red score 60; storage")
            .play("* reveal pheromones-4")
            .expect("game phase lost; red place 2 standing 0")
            .refuse("red gestation", "rule-end-of-game", "refused-game-over");
}

#[test]
fn without_enough_food_in_winter_the_game_is_lost() {
    alone("season autumn; red food 3 larvae 2; winter")
        .expect("game phase lost; red place 2 standing 0");
    alone("season autumn; red food 3 larvae 3; winter")
        .expect("game phase winter")
        .play("red feed 0")
        .expect("game phase lost");
    alone("season autumn; red food 3 larvae 3; winter")
        .play("red feed 1")
        .expect("game phase dice year 2");
    alone("season autumn; red food 3 soldiers 1; winter").expect("game phase dice year 2");
}

#[test]
fn the_tile_comes_before_winter() {
    // The grid is full: hunger is not asked for any more.
    alone("objectives food-3 prey-2 larvae-5 soldiers-2 food-5 stone-3; season autumn; red food 4; storage")
        .play("* reveal stone-5")
        .expect("game phase lost; red food 4");
}

#[test]
fn whoever_passes_the_last_winter_has_won() {
    for (variant, years) in [("easy", 2), ("medium", 3), ("hard", 4), ("extreme", 5)] {
        let food = 3 + years;
        scenario(&format!(
            "options solo-{variant} players=1; year {years}; season autumn; red score 33 food {food} soldiers 0; winter"
        ))
        .expect("game phase over; red place 1 standing 33");
        scenario(&format!(
            "options solo-{variant} players=1; year {}; season autumn; red food {food} soldiers 0; winter",
            years - 1
        ))
        .expect(&format!("game phase dice year {years}"));
    }
}

#[test]
fn the_first_winter_may_take_five_or_six() {
    for (option, food) in [("winter=5", 5), ("winter=6", 6)] {
        scenario(&format!(
            "options solo-easy players=1 {option}; season autumn; red food {food}; winter"
        ))
        .expect("game phase dice; red food 0");
        scenario(&format!(
            "options solo-easy players=1 {option}; season autumn; red food {}; winter",
            food - 1
        ))
        .expect("game phase lost");
        scenario(&format!(
            "options solo-easy players=1 {option}; year 2; season autumn; red food 8; winter"
        ))
        .expect(&format!("game phase over; red food {}", 8 - food - 1));
    }
}

#[test]
fn every_objective_but_those_about_nurses_can_come_up() {
    let position = alone("objectives food-3 prey-2; storage");
    let state = position.state();
    let unseen = formicary_myrmes::components::Objective::ALL
        .iter()
        .filter(|&&tile| state.table().objectives.is_unseen(tile))
        .count();
    assert_eq!(unseen, 16);
    assert!(position.listed(0, "").is_empty());
}

#[test]
fn alone_the_atelier_lacks_nurses_and_not_places() {
    let _ = alone("dice 4 1 1; red nurses 3 larvae 0; plan").refuse(
        "red births atelier 4",
        "rule-births",
        "refused-births-nurses",
    );
    let _ = scenario("options base players=2; dice 4 1 1; red nurses 6 larvae 0; plan").refuse(
        "red births atelier 5",
        "rule-births",
        "refused-births-atelier",
    );
}

#[test]
fn the_food_on_the_winter_space_comes_from_the_stock() {
    let counted = "options solo-easy players=1 cubes=counted";
    scenario(&format!("{counted}; begin")).expect("stock food 26");
    scenario(&format!("{counted} winter=6; begin")).expect("stock food 24");
    // At the end of a year one more is put there; the four that were eaten are back.
    scenario(&format!("{counted}; season autumn; red food 4; winter"))
        .expect("game phase dice year 2; stock food 25");
    // Without any left the winter is as hard.
    let position = scenario(&format!(
        "{counted}; season autumn; red food 4; stock food 0; winter"
    ));
    position.expect("stock food 3");
    let two_players = scenario("options base players=2 cubes=counted; begin");
    two_players.expect("stock food 30");
}

/// Text holds no such numbers, but an action may.
#[test]
fn no_number_of_nurses_is_too_large_to_be_refused() {
    let position = alone("dice 4 1 1; red nurses 3 larvae 0; plan");
    for atelier in [246, 249, u8::MAX] {
        let births = Births {
            larvae: 3,
            soldiers: 3,
            workers: 4,
            atelier,
            kept: None,
        };
        let mut state = position.state().clone();
        let refusal = state.play(Seat::new(0), Action::Births(births));
        assert_eq!(
            refusal.expect_err("three nurses").reason.key,
            "refused-births-nurses"
        );
    }
}
