//! Rules that meet: seasons, events, objectives, winters and options together.

use super::{scenario, two};

// ---- Objectives and what follows from them

#[test]
fn a_level_given_up_for_an_objective_costs_room_in_the_same_turn() {
    let facing = "objectives colony-2; red level 2 food 6 atelier 1";
    let open = "red completed larvae-5 1; season summer";
    let _ = two(&format!("{facing}; {open}; atelier red"))
        .play("red objective colony-2")
        .expect("red level 1 storage 4; game phase storage")
        .refuse(
            "red keep food 6 earth 0 stone 0",
            "rule-end-of-turn",
            "refused-keep-room",
        )
        .play("red keep food 4 earth 0 stone 0")
        .expect("red food 4");
    // With Level+1 the room of level II is still there.
    two(&format!("{facing} event level; {open}; atelier red"))
        .play("red objective colony-2")
        .expect("red level 1 food 6; game season autumn");
}

#[test]
fn cubes_taken_back_from_special_tiles_mark_others_later() {
    two("objectives special-tiles-2; season summer; \
         red build aphid-farm m2-m3-n1; red build scavenging m4-m5-n3; red markers 0 atelier 1; atelier red")
        .play("red objective special-tiles-2")
        .play("red give m2")
        .expect("red markers 1 special 1");
    two("red build scavenging m4-m5-n3; nobody build aphid-farm n5-n6-o4; red markers 1 level 1 stone 1; sortie red m3 0")
        .play("red build aphid-farm m2-m3-n1")
        .expect("red special 2 markers 0");
}

#[test]
fn the_only_point_of_a_season_may_come_from_the_objective_of_another() {
    scenario(
        "options base players=2 point-event=once; objectives food-3 food-5; season summer; \
         red completed food-3 1 event point food 5 atelier 1; yellow food 3 atelier 1; first yellow; atelier yellow",
    )
    .play("yellow objective food-3")
    .expect("red score 16")
    .play("red objective food-5")
    .expect("red score 25");
}

#[test]
fn soldiers_given_up_for_an_objective_can_be_born_again() {
    two("objectives soldiers-2; red soldiers 6 workers 2 nurses 5 atelier 1 larvae 0; yellow larvae 0; atelier red")
        .expect("red reserve 0")
        .play("red objective soldiers-2")
        .expect("red soldiers 4 reserve 2; game phase plan")
        .play("yellow births none")
        .play("red births soldiers 3")
        .expect("red soldiers 6 reserve 0");
}

// ---- Events

#[test]
fn level_plus_one_at_level_two_builds_a_sub_colony() {
    two("red level 2 event level food 1 earth 1 stone 1; sortie red m3 0")
        .play("red build sub-colony m2-m3-n1-n2")
        .expect("red score 14 special 1");
    let _ = two("red level 2 event hexagon food 1 earth 1 stone 1; sortie red m3 0").refuse(
        "red build sub-colony m2-m3-n1-n2",
        "rule-special-tile",
        "refused-special-level",
    );
}

// ---- Three and four players

#[test]
fn four_players_work_harvest_and_build_in_turn_from_the_first_player_on() {
    let mut position = scenario(
        "options base players=4; first blue; red workers 1 atelier 1; yellow workers 1; blue workers 2 atelier 1; \
         black workers 1; work blue",
    );
    for player in ["blue", "black", "red", "yellow", "blue"] {
        position = position.expect(&format!("game turn {player} phase work"));
        let exit = match player {
            "blue" => "blue gestation",
            _ => &format!("{player} gestation"),
        };
        position = if position.lists(exit) {
            position.play(exit)
        } else {
            let leave = position.listed(2, "leave").remove(0);
            position.play(&format!("blue {leave}")).play("blue stop")
        };
    }
    position
        .expect("game phase atelier turn blue")
        .play("blue done")
        .expect("game turn red")
        .play("red done")
        .expect("game season summer first black");
}

// ---- Counted cubes

#[test]
fn counted_cubes_of_an_emptied_pheromone_pay_the_next_player() {
    let pairs = "red tile pair m2-m3 earth 2; red tile pair n1-n2 earth 2; red tile pair o1-o2; red tile pair n3-n4";
    scenario(&format!(
        "options base players=2 cubes=counted; objectives pheromones-4; {pairs}; \
         red atelier 1; yellow atelier 1; stock earth 0; atelier red"
    ))
    .play("red objective pheromones-4")
    .play("red give m2")
    .play("red give n1")
    .play("red give o1")
    .play("red give n3")
    .expect("stock earth 4; game turn yellow")
    .play("yellow tunnel l8")
    .expect("yellow earth 1; stock earth 3");
}

#[test]
fn counted_cubes_that_find_no_room_are_back_before_the_next_season() {
    scenario("options base players=2 cubes=counted; red food 3 earth 4; stock earth 0 ; storage")
        .play("red keep food 3 earth 1 stone 0")
        .expect("stock earth 3; game season summer");
}

#[test]
fn counted_food_runs_out_between_two_aphid_farms() {
    let farms =
        "red build aphid-farm m2-m3-n1; yellow build aphid-farm m7-m8-n6; stock food 1; harvest";
    scenario(&format!("options base players=2 cubes=counted; {farms}"))
        .expect("red food 1; yellow food 0");
    scenario(&format!(
        "options base players=2 cubes=counted; first yellow; {farms}"
    ))
    .expect("red food 0; yellow food 1");
}

// ---- Alone

#[test]
fn alone_a_full_winter_space_may_cost_more_than_the_soldiers_save() {
    scenario("options solo-hard players=1 winter=6; year 3; season autumn; red soldiers 3 food 5; winter")
        .expect("game phase dice year 4; red food 0 soldiers 3");
    scenario("options solo-hard players=1 winter=6; year 3; season autumn; red soldiers 3 food 4; winter")
        .expect("game phase lost");
}
