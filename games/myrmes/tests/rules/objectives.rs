//! Rulebook: Atelier, Objective; Objectives.

use engine::testkit::Scenario;
use engine::{Game, Seat};
use formicary_myrmes::Myrmes;
use formicary_myrmes::components::Objective;

use super::{scenario, two};

/// Red at work in the atelier, with this objective on the board and every level open.
fn facing(objective: &str, more: &str) -> Scenario<Myrmes> {
    two(&format!(
        "objectives {objective}; red completed larvae-5 1; red completed larvae-9 1; season summer; \
         red atelier 2 {more}; atelier red"
    ))
}

#[track_caller]
fn lacks(objective: &str, more: &str) {
    let position = facing(objective, more).refuse(
        &format!("red objective {objective}"),
        "rule-objective",
        "refused-objective-demand",
    );
    assert!(position.listed(0, "objective").is_empty());
}

#[test]
fn three_food() {
    facing("food-3", "food 4")
        .play("red objective food-3")
        .expect("red food 1 score 16 nurses 2 posted 1 atelier 1 completed 3");
    lacks("food-3", "food 2 larvae 9");
}

#[test]
fn five_food() {
    facing("food-5", "food 5")
        .play("red objective food-5")
        .expect("red food 0 score 19");
    lacks("food-5", "food 4");
}

#[test]
fn two_earth_or_stone() {
    for (earth, left) in [
        (0, "earth 2 stone 0"),
        (1, "earth 1 stone 1"),
        (2, "earth 0 stone 2"),
    ] {
        facing("earth-stone-2", "earth 2 stone 2")
            .play(&format!("red objective earth-stone-2 earth {earth}"))
            .expect(&format!("red score 16 {left}"));
    }
    let position = facing("earth-stone-2", "earth 1")
        .refuse(
            "red objective earth-stone-2 earth 1",
            "rule-objective",
            "refused-objective-demand",
        )
        .refuse(
            "red objective earth-stone-2 earth 3",
            "rule-objective",
            "refused-objective-demand",
        )
        .refuse(
            "red objective earth-stone-2",
            "rule-objective",
            "refused-objective-mix",
        );
    assert!(position.listed(0, "objective").is_empty());
}

#[test]
fn six_earth_or_stone() {
    let position = facing("earth-stone-6", "earth 4 stone 4");
    assert_eq!(
        position.listed(0, "objective").len(),
        3,
        "two, three or four earth"
    );
    position
        .play("red objective earth-stone-6 earth 3")
        .expect("red earth 1 stone 1 score 22");
    let _ = facing("earth-stone-6", "earth 4 stone 1").refuse(
        "red objective earth-stone-6 earth 4",
        "rule-objective",
        "refused-objective-demand",
    );
}

#[test]
fn three_stone() {
    facing("stone-3", "stone 3")
        .refuse(
            "red objective stone-3 earth 1",
            "rule-objective",
            "refused-objective-no-mix",
        )
        .play("red objective stone-3")
        .expect("red stone 0 score 19");
    lacks("stone-3", "stone 2 earth 4");
}

#[test]
fn five_stone() {
    facing("stone-5", "stone 5")
        .play("red objective stone-5")
        .expect("red stone 0 score 22");
    lacks("stone-5", "stone 4 earth 4");
}

#[test]
fn five_larvae() {
    let _ = facing("larvae-5", "larvae 6").refuse(
        "red objective larvae-5",
        "rule-objective",
        "refused-objective-done",
    );
    two("objectives larvae-5; red atelier 2 larvae 6; atelier red")
        .play("red objective larvae-5")
        .expect("red larvae 1 score 16");
    let _ = two("objectives larvae-5; red atelier 2 larvae 4; atelier red").refuse(
        "red objective larvae-5",
        "rule-objective",
        "refused-objective-demand",
    );
}

#[test]
fn nine_larvae() {
    let open = "objectives larvae-9; red completed food-3 1";
    two(&format!("{open}; red atelier 2 larvae 9; atelier red"))
        .play("red objective larvae-9")
        .expect("red larvae 0 score 19");
    let _ = two(&format!("{open}; red atelier 2 larvae 8; atelier red")).refuse(
        "red objective larvae-9",
        "rule-objective",
        "refused-objective-demand",
    );
}

#[test]
fn two_prey() {
    facing("prey-2", "ladybugs 1 spiders 2")
        .play("red objective prey-2")
        .expect("red prey 1 score 16");
    lacks("prey-2", "spiders 1");
}

#[test]
fn three_prey() {
    facing("prey-3", "termites 3")
        .play("red objective prey-3")
        .expect("red prey 0 score 19");
    lacks("prey-3", "ladybugs 2");
}

#[test]
fn four_prey() {
    facing("prey-4", "ladybugs 1 termites 2 spiders 1")
        .play("red objective prey-4")
        .expect("red prey 0 score 22");
    lacks("prey-4", "ladybugs 1 termites 1 spiders 1");
}

#[test]
fn a_prey_token_is_used_once() {
    let _ = two("objectives prey-2 prey-3; red completed larvae-5 1; season summer; red atelier 2 spiders 4; atelier red")
        .play("red objective prey-2")
        .expect("red prey 2")
        .refuse("red objective prey-3", "rule-atelier", "refused-workshop-used");
}

#[test]
fn two_soldiers() {
    facing("soldiers-2", "soldiers 3")
        .play("red objective soldiers-2")
        .expect("red soldiers 1 reserve 5 score 16");
    lacks("soldiers-2", "soldiers 1");
}

const SPECIAL: &str = "red build aphid-farm m2-m3-n1; red build scavenging m4-m5-n3";

#[test]
fn two_special_tiles() {
    let position = two(&format!(
        "objectives special-tiles-2; {SPECIAL}; red tile pair h7-h8; red atelier 2; atelier red"
    ))
    .expect("red markers 2")
    .play("red objective special-tiles-2")
    .expect("game phase giving; red score 10")
    .refuse("red give h7", "rule-objective", "refused-give-not-special")
    .refuse("red give m3", "rule-objective", "refused-give-no-tile")
    .refuse("red give i7", "rule-objective", "refused-give-no-tile")
    .refuse("red exchange", "rule-larvae", "refused-other-phase");
    assert_eq!(position.listed(0, "").len(), 2);
    position.play("red give m4").expect(
        "m4 content scavenging owner nobody; m2 owner red; red markers 3 special 1 score 16",
    );
    let _ = two("objectives special-tiles-2; red build aphid-farm m2-m3-n1; nobody build scavenging m4-m5-n3; \
                 red atelier 1; atelier red")
        .refuse("red objective special-tiles-2", "rule-objective", "refused-objective-demand");
}

#[test]
fn three_special_tiles() {
    facing(
        "special-tiles-3",
        "food 0; red build sub-colony h7-h8-i7-i8; red build aphid-farm m2-m3-n1; \
            red build aphid-farm m4-m5-n3",
    )
    .play("red objective special-tiles-3")
    .play("red give m2")
    .expect("game phase giving; red score 10")
    .refuse("red give m2", "rule-objective", "refused-give-not-special")
    .play("red give h7")
    .expect("red score 19 special 1 markers 3; h7 owner nobody; m2 owner nobody; m4 owner red");
    lacks("special-tiles-3", &format!("food 0; {SPECIAL}"));
}

#[test]
fn six_nurses() {
    facing("nurses-6", "nurses 5 posted 1")
        .play("red objective nurses-6")
        .expect("red nurses 3 posted 2 spare 3 score 19 atelier 1");
    lacks("nurses-6", "nurses 4 posted 1");
}

#[test]
fn eight_nurses() {
    facing("nurses-8", "nurses 6 posted 2")
        .play("red objective nurses-8")
        .expect("red nurses 3 posted 3 spare 2 score 22");
    lacks("nurses-8", "nurses 6 posted 1");
}

#[test]
fn neither_the_nurse_at_work_nor_those_on_objectives_are_discarded() {
    for (tile, colony) in [
        ("nurses-6", "nurses 1 posted 5"),
        ("nurses-8", "nurses 2 posted 6"),
    ] {
        let _ = facing(tile, colony).refuse(
            &format!("red objective {tile}"),
            "rule-objective",
            "refused-objective-nurses",
        );
    }
    facing("nurses-6", "nurses 2 posted 4")
        .play("red objective nurses-6")
        .expect("red nurses 0 posted 5 spare 3");
}

#[test]
fn if_all_nurses_are_in_the_atelier_one_of_them_is_discarded() {
    let text = "objectives nurses-6; red completed larvae-5 1; season summer; \
                red nurses 4 posted 2 atelier 4; atelier red";
    two(text)
        .play("red objective nurses-6")
        .expect("red nurses 2 atelier 2");
}

#[test]
fn colony_of_level_two() {
    facing("colony-2", "level 2")
        .play("red objective colony-2")
        .expect("red level 1 score 19 storage 4");
    facing("colony-2", "level 3")
        .play("red objective colony-2")
        .expect("red level 2");
    lacks("colony-2", "level 1");
    lacks("colony-2", "level 1 event level");
}

#[test]
fn colony_of_level_three() {
    facing("colony-3", "level 3")
        .play("red objective colony-3")
        .expect("red level 1 score 22");
    lacks("colony-3", "level 2");
    lacks("colony-3", "level 2 event level");
}

/// Four pheromones that hang together, one of them far out at the end.
const FOUR: &str = "red tile pair m2-m3 earth 2; red tile pair n1-n2 food 1 earth 1; \
                    red tile pair o1-o2; red tile pair n3-n4";

#[test]
fn four_connected_pheromones() {
    two(&format!(
        "objectives pheromones-4; {FOUR}; red tile pair h7-h8; red atelier 2; atelier red"
    ))
    .expect("red group 4")
    .play("red objective pheromones-4")
    .refuse(
        "red give h7",
        "rule-objective",
        "refused-give-not-connected",
    )
    .refuse("red give l3", "rule-objective", "refused-give-no-tile")
    .play("red give m2")
    .refuse("red give m2", "rule-objective", "refused-give-chosen")
    .refuse(
        "red give o1",
        "rule-objective",
        "refused-give-not-connected",
    )
    .play("red give n1")
    .play("red give o1")
    .play("red give n3")
    .expect("red score 16; m2 earth 0 content pair owner red; n1 food 0 earth 0; garden tiles 5; stock food 30 earth 15");
}

#[test]
fn special_tiles_and_exits_do_not_connect_pheromones() {
    // The aphid farm lies between n1-n2 and m6-m7, the exit on l3 between m2-m3 and k3-k4.
    let _ = two(
        "objectives pheromones-4; red tile pair m2-m3; red tile pair n1-n2; red tile pair o1-o2; \
         red build aphid-farm m5-n3-n4; red tile pair m6-m7; red tile pair k3-k4; red atelier 1; atelier red",
    )
    .expect("red group 3")
    .refuse("red objective pheromones-4", "rule-objective", "refused-objective-demand");
    // Neither do tiles of others.
    two("red tile pair m2-m3; red tile pair n1-n2; yellow tile pair n3-n4; red tile pair m6-m7")
        .expect("red group 2; yellow group 1");
}

#[test]
fn only_own_pheromones_are_emptied() {
    let _ = two(&format!(
        "objectives pheromones-4; {FOUR}; yellow tile pair m4-m5; red build aphid-farm l4-l5-k5; \
         red atelier 1; atelier red"
    ))
    .play("red objective pheromones-4")
    .play("red give m2")
    .refuse(
        "red give m4",
        "rule-objective",
        "refused-give-not-pheromone",
    )
    .refuse(
        "red give k5",
        "rule-objective",
        "refused-give-not-pheromone",
    );
}

const SEVEN: &str =
    "red tile pair l1-l2; red tile pair k3-k4 earth 1; red tile line m4-m5-m6 food 1";

#[test]
fn seven_connected_pheromones() {
    let mut position = facing("pheromones-7", &format!("food 0; {FOUR}; {SEVEN}"))
        .expect("red group 7")
        .play("red objective pheromones-7");
    for tile in ["k3", "l1", "m2", "n1", "m4", "n3", "o1"] {
        position = position.play(&format!("red give {tile}"));
    }
    position.expect("red score 22; m4 food 0; k3 earth 0; m2 earth 0");
    lacks(
        "pheromones-7",
        &format!("food 0; {FOUR}; red tile pair l1-l2; red tile line m4-m5-m6"),
    );
}

#[test]
fn level_one_comes_first() {
    let _ = two("objectives food-3 food-5 stone-5; red food 9 stone 9 atelier 2; atelier red")
        .refuse(
            "red objective food-5",
            "rule-objective",
            "refused-objective-level",
        )
        .refuse(
            "red objective stone-5",
            "rule-objective",
            "refused-objective-level",
        )
        .play("red objective food-3");
}

#[test]
fn level_two_comes_before_level_three() {
    let position = two(
        "objectives food-3 food-5 stone-5; red completed food-3 1; season summer; \
                        red food 9 stone 9 atelier 2; atelier red",
    )
    .refuse(
        "red objective stone-5",
        "rule-objective",
        "refused-objective-level",
    );
    let _ = position.play("red objective food-5");
}

#[test]
fn lower_levels_stay_open() {
    let _ = two(
        "objectives food-3; red completed larvae-5 1; red completed larvae-9 1; season summer; \
                 red food 3 atelier 1; atelier red",
    )
    .play("red objective food-3");
}

#[test]
fn an_objective_is_completed_once_by_each_player() {
    let _ = two("objectives food-3; red completed food-3 1; season summer; red food 3 atelier 1; atelier red")
        .refuse("red objective food-3", "rule-objective", "refused-objective-done");
}

#[test]
fn only_objectives_on_the_board_can_be_completed() {
    let _ = two("objectives food-3; red ladybugs 2 atelier 1; atelier red").refuse(
        "red objective prey-2",
        "rule-objective",
        "refused-objective-not-there",
    );
}

#[test]
fn earlier_completers_score_five_four_or_three() {
    for (players, bonus) in [(2, 5), (3, 4), (4, 3)] {
        scenario(&format!(
            "options base players={players}; objectives food-3; red completed food-3 1; season summer; \
             yellow food 3 atelier 1; atelier yellow"
        ))
        .play("yellow objective food-3")
        .expect(&format!("yellow score 16; red score {}", 10 + bonus));
    }
}

#[test]
fn every_earlier_completer_scores_every_time() {
    scenario(
        "options base players=4; objectives food-3; red completed food-3 1; blue completed food-3 1; \
         season summer; first yellow; yellow food 3 atelier 1; black food 3 atelier 1; atelier yellow",
    )
    .play("yellow objective food-3")
    .expect("red score 13; blue score 13; black score 10")
    .play("black objective food-3")
    // Yellow completed it in the same phase.
    .expect("red score 16; blue score 16; yellow score 16; black score 16");
}

#[test]
fn there_is_no_bonus_in_the_same_phase() {
    two("objectives food-3; red food 3 atelier 1; yellow food 3 atelier 1; atelier red")
        .play("red objective food-3")
        .play("yellow objective food-3")
        .expect("red score 16; yellow score 16");
}

#[test]
fn the_nurse_stays_on_the_objective() {
    two("objectives food-3; red food 3 atelier 1; atelier red")
        .play("red objective food-3")
        .expect("game season summer; red nurses 2 posted 1");
}

#[test]
fn progress_is_complete_exactly_if_the_objective_can_be_completed() {
    let progress = |tile: &str, colony: &str| {
        let objective = Objective::ALL.into_iter().find(|known| known.id() == tile);
        let position = facing(tile, colony);
        let table = position.state().table();
        table.progress(Seat::new(0), objective.expect("an objective"))
    };
    assert_eq!(progress("nurses-6", "nurses 1 posted 5"), (5, 6));
    assert_eq!(progress("nurses-6", "nurses 2 posted 4"), (6, 6));
    assert_eq!(progress("nurses-8", "nurses 1 posted 7"), (6, 8));
    assert_eq!(progress("nurses-8", "nurses 2 posted 4"), (6, 8));
    assert_eq!(progress("food-5", "food 2"), (2, 5));
    assert_eq!(progress("food-5", "food 6"), (5, 5));
    assert_eq!(progress("colony-3", "level 1"), (1, 3));
}

#[test]
fn a_refused_objective_says_what_is_missing() {
    let why = |tile: &str, colony: &str, action: &str| {
        let mut state = facing(tile, colony).state().clone();
        let action = format!("objective {tile}{action}")
            .parse()
            .expect("an action");
        let refusal = state.play(Seat::new(0), action).expect_err("it is refused");
        refusal.reason.to_string()
    };
    assert_eq!(
        why("stone-3", "stone 2", ""),
        "refused-objective-demand objective=objective-stone-3 has=2 needs=3"
    );
    assert_eq!(
        why("nurses-8", "nurses 1 posted 7", ""),
        "refused-objective-nurses missing=2"
    );
    assert_eq!(
        why("earth-stone-6", "earth 2 stone 5", " earth 3"),
        "refused-objective-other-mix count=6 earth=2 stone=5"
    );
    assert_eq!(
        why("earth-stone-6", "earth 2 stone 3", " earth 2"),
        "refused-objective-demand objective=objective-earth-stone-6 has=5 needs=6"
    );
}
