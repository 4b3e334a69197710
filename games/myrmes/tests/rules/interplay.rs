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

// ---- One thing pays for the next

/// Rulebook: Tunnel, "earns a cube of earth which they place in their stockpile"; the player chooses the order.
#[test]
fn earth_from_a_tunnel_pays_for_a_level_in_the_same_atelier() {
    two("red atelier 2 earth 1; atelier red")
        .refuse("red deepen", "rule-levels", "refused-level-cost")
        .play("red tunnel l4")
        .play("red deepen")
        .expect("red level 1 earth 0 exits 2");
}

/// Rulebook: Hunt a prey; Placing a special tile. The food of a prey builds a scavenging where it was, with the last step.
#[test]
fn food_of_a_prey_builds_a_scavenging_where_it_was() {
    two("prey ladybug m4; red level 1 soldiers 1; sortie red l4 1")
        .refuse(
            "red build scavenging m3-m4-n2",
            "rule-special-tile",
            "refused-special-cost",
        )
        .play("red step m4")
        .play("red build scavenging m3-m4-n2")
        .expect(
            "red food 1 soldiers 0 score 12 special 1; m4 content scavenging; game turn yellow",
        );
}

/// Rulebook: Opposing pheromones; Opposing tiles; VP+1. A soldier to enter, an earth to clear, points with the extra one,
/// and then room for a tile that scores nothing.
#[test]
fn an_opposing_pheromone_is_entered_cleared_and_built_upon() {
    two("yellow tile triangle m4-m5-n3; red earth 1 soldiers 1 event point; sortie red l4 1")
        .play("red step m4")
        .expect("red soldiers 0; game steps 0")
        .play("red clear")
        .expect("red score 13 earth 0; yellow score 10; m5 content empty")
        .play("red pheromone pair m4-m5")
        .expect("red score 13; m4 content pair owner red food 1");
}

/// Rulebook: Winter, Soldiers. More soldiers than cubes to discard save no more than these.
#[test]
fn more_soldiers_than_the_winter_takes_save_everything_and_no_more() {
    two("year 1; season autumn; red soldiers 5 food 2; yellow food 6; winter")
        .expect("red food 2 score 10 soldiers 5; yellow food 2 score 10; game year 2");
}

/// Rulebook: New nurse; End of turn. What is above the limit of storage can be spent in the atelier, and what is left fits.
#[test]
fn food_above_the_limit_makes_a_nurse_and_the_rest_is_kept() {
    two("season spring; red atelier 1 food 6 larvae 2; yellow larvae 0; atelier red")
        .play("red nurse")
        .expect("red food 4 larvae 0 nurses 4; game season summer");
}

/// Rulebook: Ant colony level objectives, "the new level thus defined is immediately active"; Queen's room.
#[test]
fn a_colony_that_gave_up_two_levels_feeds_no_queen_in_the_next_season() {
    let _ = two(
        "objectives colony-3; season spring; dice 1 1 1; red completed larvae-5 1; red completed larvae-9 1; \
         red level 3 atelier 1 food 1 larvae 0 workers 1; yellow larvae 0 workers 1; atelier red",
    )
    .play("red objective colony-3")
    .expect("red level 1; game season summer phase plan")
    .play("red births none")
    .play("yellow births none")
    .play("yellow gestation")
    .refuse("red queen", "rule-colony", "refused-room-too-deep")
    .play("red larder")
    .expect("red food 2");
}
