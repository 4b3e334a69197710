//! Rulebook: Clear a pheromone; Opposing pheromones.

use super::two;

#[test]
fn an_own_empty_pheromone_is_cleared_for_an_earth() {
    two("red earth 1; red tile line m3-m4-m5; sortie red l3 3")
        .play("red step m3")
        .play("red clear")
        .expect("red earth 0 score 10 line 1; m3 content empty; m5 content empty; game steps 2 phase sortie");
}

#[test]
fn a_pheromone_with_cubes_is_not_cleared() {
    let position = two("red earth 1; red tile line m3-m4-m5 food 1; sortie red m3 3").refuse(
        "red clear",
        "rule-clear",
        "refused-clear-cubes",
    );
    assert!(!position.lists("red clear"));
}

#[test]
fn clearing_takes_earth() {
    let position = two("red stone 3; red tile line m3-m4-m5; sortie red m3 3").refuse(
        "red clear",
        "rule-clear",
        "refused-clear-earth",
    );
    assert!(!position.lists("red clear"));
}

#[test]
fn the_worker_must_stand_on_the_pheromone() {
    let _ = two("red earth 1; red tile line m3-m4-m5; sortie red l3 3").refuse(
        "red clear",
        "rule-clear",
        "refused-clear-nothing",
    );
}

#[test]
fn special_tiles_are_never_cleared() {
    let _ = two("red earth 1; nobody build aphid-farm m3-m4-n2; sortie red m3 3").refuse(
        "red clear",
        "rule-clear",
        "refused-clear-special",
    );
    let _ = two("red earth 1; red build aphid-farm m3-m4-n2; sortie red m3 3").refuse(
        "red clear",
        "rule-clear",
        "refused-clear-special",
    );
}

#[test]
fn an_opposing_pheromone_brings_its_points() {
    for (tile, points) in [
        ("pair m3-m4", 0),
        ("triangle m3-m4-n2", 2),
        ("rhombus m3-m4-n2-n3", 4),
        ("trapezoid m3-m4-m5-n2-n3", 6),
        ("pyramid m3-m4-m5-n2-n3-o1", 8),
    ] {
        two(&format!(
            "red earth 1 soldiers 1; yellow tile {tile}; sortie red l3 3"
        ))
        .play("red step m3")
        .play("red clear")
        .expect(&format!(
            "red score {} soldiers 0; yellow score 10",
            10 + points
        ));
    }
}

#[test]
fn clearing_takes_no_movement_point() {
    two("red earth 1; red tile pair m3-m4; sortie red m3 0")
        .play("red clear")
        .expect("game steps 0 phase sortie; m3 content empty");
}

#[test]
fn several_pheromones_may_be_cleared_on_one_sortie() {
    two("red earth 2; red tile pair m3-m4; red tile pair n3-n4; sortie red m3 1")
        .play("red clear")
        .play("red step n3")
        .play("red clear")
        .expect("red earth 0; garden tiles 0");
}

#[test]
fn then_the_worker_stands_on_any_of_the_freed_spaces() {
    let position = two("red earth 1; red tile line m3-m4-m5; sortie red m3 1").play("red clear");
    // Beside either end.
    assert!(position.lists("red step m2"));
    assert!(position.lists("red step m6"));
    assert!(position.lists("red pheromone pair m2-m3"));
    assert!(position.lists("red pheromone pair m5-m6"));
    let pairs = position.listed(0, "pheromone pair m3-m4");
    assert_eq!(pairs.len(), 1, "a place is listed once");
    position
        .play("red pheromone pair m5-m6")
        .expect("m5 content pair; m3 content empty");
}

#[test]
fn cleared_pheromones_do_not_come_back() {
    two("red earth 1; red tile line m3-m4-m5; sortie red m3 1")
        .play("red clear")
        .play("red stop")
        .expect("red line 1");
}
