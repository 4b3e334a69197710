//! Rulebook: 3) Workers, b) Sortie: movement and opposing tiles.

use super::{scenario, two};

#[test]
fn a_worker_has_three_movement_points() {
    two("work red")
        .play("red leave l3")
        .expect("game steps 3")
        .play("red step m3")
        .play("red step m4")
        .play("red step m5")
        .expect("game steps 0")
        .refuse("red step m6", "rule-movement", "refused-no-steps")
        .play("red stop")
        .expect("red reserve 7");
}

#[test]
fn with_move_plus_three_it_has_six() {
    two("red event move; work red")
        .play("red leave l3")
        .expect("game steps 6");
}

#[test]
fn it_goes_from_space_to_space() {
    let position = two("sortie red l3 3").refuse("red step m5", "rule-movement", "refused-too-far");
    assert_eq!(
        position.listed(0, "step"),
        [
            "step k3", "step k4", "step l2", "step l4", "step m2", "step m3"
        ]
    );
}

#[test]
fn nobody_enters_water() {
    let _ = two("sortie red l5 3").refuse("red step l6", "rule-movement", "refused-barred");
}

#[test]
fn nobody_leaves_the_garden_in_play() {
    let _ = two("sortie red h2 3").refuse("red step g2", "rule-movement", "refused-barred");
    let _ = scenario("options base players=4; sortie red h2 3").play("red step g2");
    let _ = scenario("options base players=2 corners=out; sortie red l3 3").refuse(
        "red step l2",
        "rule-movement",
        "refused-barred",
    );
    let _ = scenario("options base players=3; sortie red l3 3").refuse(
        "red step l2",
        "rule-movement",
        "refused-barred",
    );
}

#[test]
fn a_whole_pheromone_is_one_space() {
    two("red tile line m3-m4-m5; sortie red l3 3")
        .play("red step m3")
        .expect("game steps 2; red soldiers 0")
        .play("red step m6")
        .expect("game steps 1");
}

#[test]
fn a_tile_has_the_name_of_its_first_hexagon() {
    let position = two("red tile line m3-m4-m5; sortie red l4 3").refuse(
        "red step m4",
        "rule-movement",
        "refused-tile-name",
    );
    assert!(position.lists("red step m3"));
    assert!(!position.lists("red step m4"));
}

#[test]
fn own_tiles_and_exits_cost_no_soldier() {
    two("red soldiers 1; red exit m3; red build aphid-farm n2-n3-o1; sortie red l3 3")
        .play("red step m3")
        .expect("red soldiers 1; game steps 2")
        .play("red step n2")
        .expect("red soldiers 1; game steps 1");
}

#[test]
fn an_opposing_pheromone_costs_a_soldier() {
    two("red soldiers 1; yellow tile pair m3-m4; sortie red l3 3")
        .play("red step m3")
        .expect("red soldiers 0 reserve 6; game steps 2; yellow score 10");
    let position = two("yellow tile pair m3-m4; sortie red l3 3").refuse(
        "red step m3",
        "rule-opposing-tiles",
        "refused-opposing-soldiers",
    );
    assert!(!position.lists("red step m3"));
}

#[test]
fn an_opposing_special_tile_costs_a_soldier() {
    two("red soldiers 1; yellow build sub-colony m3-m4-n2-n3; sortie red l3 3")
        .play("red step m3")
        .expect("red soldiers 0");
    let _ = two("yellow build sub-colony m3-m4-n2-n3; sortie red l3 3").refuse(
        "red step m3",
        "rule-opposing-tiles",
        "refused-opposing-soldiers",
    );
}

#[test]
fn an_opposing_exit_costs_a_soldier() {
    two("red soldiers 1; yellow exit m3; sortie red l3 3")
        .play("red step m3")
        .expect("red soldiers 0; game steps 2");
    let _ = two("yellow exit m3; sortie red l3 3").refuse(
        "red step m3",
        "rule-opposing-tiles",
        "refused-opposing-soldiers",
    );
}

#[test]
fn what_belongs_to_nobody_is_free() {
    two("nobody build scavenging m3-m4-n2; sortie red l3 3")
        .play("red step m3")
        .expect("red soldiers 0; game steps 2");
}

#[test]
fn a_soldier_is_paid_each_time_an_opposing_tile_is_entered() {
    two("red soldiers 2; yellow tile pair m3-m4; sortie red l3 3")
        .play("red step m3")
        .play("red step m5")
        .play("red step m3")
        .expect("red soldiers 0; game steps 0");
}

#[test]
fn from_one_opposing_tile_to_the_next_another_soldier_is_paid() {
    let _ = two("red soldiers 1; yellow tile pair m3-m4; yellow tile pair n2-n3; sortie red l3 3")
        .play("red step m3")
        .refuse(
            "red step n2",
            "rule-opposing-tiles",
            "refused-opposing-soldiers",
        );
    two("red soldiers 2; yellow tile pair m3-m4; yellow tile pair n2-n3; sortie red l3 3")
        .play("red step m3")
        .play("red step n2")
        .expect("red soldiers 0; game steps 1");
}

#[test]
fn the_worker_leaves_a_tile_anywhere() {
    let position = two("red tile line m3-m4-m5; sortie red m3 1");
    for hex in ["l3", "l4", "l5", "m2", "m6", "n1", "n2", "n3", "n4"] {
        assert!(position.lists(&format!("red step {hex}")), "{hex}");
    }
}

#[test]
fn movement_points_need_not_be_used() {
    two("sortie red m3 3")
        .play("red stop")
        .expect("game turn yellow");
}
