//! Rulebook: 3) Workers, a) Ant colony.

use super::two;

#[test]
fn the_gestation_room_gives_a_larva() {
    two("red larvae 0; work red")
        .play("red gestation")
        .expect("red larvae 1 workers 1 rooms 1; game turn yellow");
}

#[test]
fn the_larder_gives_food() {
    two("red level 1; work red")
        .play("red larder")
        .expect("red food 1 rooms 1");
}

#[test]
fn the_quarry_gives_earth_or_stone() {
    two("red level 2; work red")
        .play("red quarry earth")
        .expect("red earth 1 stone 0");
    let _ = two("red level 2; work red")
        .refuse("red quarry food", "rule-colony", "refused-quarry-food")
        .play("red quarry stone")
        .expect("red earth 0 stone 1");
}

#[test]
fn the_queen_eats_food_and_brings_two_points() {
    two("red level 3 food 1; work red")
        .play("red queen")
        .expect("red food 0 score 12");
    let _ = two("red level 3; work red").refuse("red queen", "rule-colony", "refused-queen-food");
}

#[test]
fn larvae_may_become_food_for_the_queen() {
    two("red level 3 larvae 3; work red")
        .play("red exchange")
        .play("red queen")
        .expect("red larvae 0 score 12");
}

#[test]
fn each_level_has_room_for_one_worker() {
    let _ = two("red level 2; work red")
        .play("red quarry earth")
        .play("yellow gestation")
        .refuse("red quarry stone", "rule-colony", "refused-room-taken")
        .play("red larder");
}

#[test]
fn rooms_below_the_level_of_the_colony_are_closed() {
    for (level, closed) in [
        (0, vec!["larder", "quarry earth", "queen"]),
        (1, vec!["quarry earth", "queen"]),
        (2, vec!["queen"]),
    ] {
        for room in closed {
            let _ = two(&format!("red level {level} food 1; work red")).refuse(
                &format!("red {room}"),
                "rule-colony",
                "refused-room-too-deep",
            );
        }
    }
}

#[test]
fn level_plus_one_opens_the_next_room() {
    let _ = two("red event level; work red")
        .refuse("red quarry earth", "rule-colony", "refused-room-too-deep")
        .play("red larder");
    let _ = two("red event level level 1; work red").play("red quarry stone");
    let _ = two("red event level level 2 food 1; work red").play("red queen");
    let _ = two("red event level level 3 food 1; work red").play("red queen");
}

#[test]
fn hexagon_plus_one_opens_no_room() {
    let _ = two("red event hexagon; work red").refuse(
        "red larder",
        "rule-colony",
        "refused-room-too-deep",
    );
}

#[test]
fn workers_in_rooms_come_home_at_the_end_of_the_turn() {
    two("red level 1 workers 2; yellow workers 0; work red")
        .play("red gestation")
        .play("red larder")
        .expect("game season summer; red workers 2 rooms 0");
}
