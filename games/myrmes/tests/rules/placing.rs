//! Rulebook: Place a pheromone; Placing a special tile.

use formicary_myrmes::Placement;
use formicary_myrmes::components::Shape;

use super::{scenario, two};

/// Shape, a place beside red's exit that covers m3, its cubes, its points and the level it takes.
const PHEROMONES: [(&str, &str, &str, i32, u8); 6] = [
    ("pair", "m2-m3", "food 0 earth 2 stone 0", 0, 0),
    ("triangle", "m2-m3-n1", "food 1 earth 2 stone 0", 2, 1),
    ("line", "m2-m3-m4", "food 1 earth 2 stone 0", 2, 1),
    ("rhombus", "m2-m3-n1-n2", "food 1 earth 3 stone 0", 4, 2),
    ("pistol", "m2-m3-m4-n1", "food 2 earth 2 stone 0", 4, 2),
    (
        "trapezoid",
        "m2-m3-m4-n1-n2",
        "food 2 earth 3 stone 0",
        6,
        3,
    ),
];
const PYRAMID: &str = "red pheromone pyramid m3-m4-m5-n2-n3-o1";

#[test]
fn each_pheromone_receives_its_cubes_and_scores_its_points() {
    for (shape, place, cubes, points, level) in PHEROMONES {
        let left = Shape::ALL
            .iter()
            .find(|other| other.id() == shape)
            .map(|shape| shape.copies() - 1)
            .unwrap();
        two(&format!("red level {level}; sortie red m3 0"))
            .play(&format!("red pheromone {shape} {place}"))
            .expect(&format!(
                "m3 content {shape} owner red {cubes}; red score {} {shape} {left} workers 1 reserve 7; \
                 game turn yellow",
                10 + points
            ));
    }
}

#[test]
fn the_level_of_the_colony_limits_the_size() {
    for (shape, place, _, _, level) in PHEROMONES {
        if level > 0 {
            let position = two(&format!("red level {}; sortie red m3 0", level - 1)).refuse(
                &format!("red pheromone {shape} {place}"),
                "rule-pheromone",
                "refused-pheromone-level",
            );
            assert!(position.listed(0, &format!("pheromone {shape}")).is_empty());
        }
    }
}

#[test]
fn smaller_pheromones_are_always_allowed() {
    for (shape, place, ..) in PHEROMONES {
        let position = two("red level 3; sortie red m3 0");
        assert!(position.lists(&format!("red pheromone {shape} {place}")));
    }
}

#[test]
fn level_plus_one_allows_one_size_more() {
    for (shape, place, _, _, level) in PHEROMONES {
        if level > 0 {
            let own = level - 1;
            let _ = two(&format!("red event level level {own}; sortie red m3 0"))
                .play(&format!("red pheromone {shape} {place}"));
        }
    }
}

#[test]
fn hexagon_plus_one_allows_one_size_more() {
    for (shape, place, _, _, level) in PHEROMONES {
        if level > 0 {
            let own = level - 1;
            let _ = two(&format!("red event hexagon level {own}; sortie red m3 0"))
                .play(&format!("red pheromone {shape} {place}"));
        }
    }
}

#[test]
fn the_pyramid_takes_level_three_and_hexagon_plus_one() {
    two("red event hexagon level 3; sortie red m3 0")
        .play(PYRAMID)
        .expect("m3 content pyramid food 1 earth 2 stone 1; red score 18 pyramid 0");
    for less in ["event hexagon level 2", "event level level 3", "level 3"] {
        let _ = two(&format!("red {less}; sortie red m3 0")).refuse(
            PYRAMID,
            "rule-pheromone",
            "refused-pheromone-level",
        );
    }
}

#[test]
fn a_shape_that_is_used_up_cannot_be_placed() {
    let position = two("red pair 0 level 1; sortie red m3 0").refuse(
        "red pheromone pair m2-m3",
        "rule-pheromone",
        "refused-pheromone-none-left",
    );
    assert!(position.listed(0, "pheromone pair").is_empty());
    let _ = position.play("red pheromone line m2-m3-m4");
}

#[test]
fn the_pheromone_covers_the_space_of_the_worker() {
    let _ = two("sortie red m3 0").refuse(
        "red pheromone pair m4-m5",
        "rule-pheromone",
        "refused-tile-not-at-worker",
    );
}

#[test]
fn nothing_is_covered_by_a_pheromone() {
    for thing in [
        "prey spider m4",
        "yellow exit m4",
        "red exit m4",
        "red tile pair m4-m5",
    ] {
        let position = two(&format!("{thing}; sortie red m3 0")).refuse(
            "red pheromone pair m3-m4",
            "rule-pheromone",
            "refused-tile-covers",
        );
        assert!(!position.lists("red pheromone pair m3-m4"));
    }
}

#[test]
fn nothing_lies_outside_the_garden_in_play() {
    let _ = two("sortie red h2 0").refuse(
        "red pheromone pair g2-h2",
        "rule-pheromone",
        "refused-tile-covers",
    );
    let _ = scenario("options base players=3; sortie red l4 0").play("red pheromone pair l4-m3");
    let _ = scenario("options base players=3; sortie red m3 0").refuse(
        "red pheromone pair m2-m3",
        "rule-pheromone",
        "refused-tile-covers",
    );
}

#[test]
fn nothing_lies_on_water() {
    assert!(
        "pheromone pair l5-l6"
            .parse::<formicary_myrmes::Action>()
            .is_err()
    );
    let position = two("sortie red l5 0");
    assert!(
        position
            .listed(0, "pheromone")
            .iter()
            .all(|text| !text.contains("l6"))
    );
}

#[test]
fn a_tile_needs_an_empty_space_under_the_worker() {
    for text in [
        "work red",
        "red tile pair m2-m3; sortie red m2 3",
        "nobody build aphid-farm m2-m3-n1; sortie red m2 3",
    ] {
        let mut position = two(text);
        if text == "work red" {
            position = position.play("red leave l3");
        }
        let position = position.refuse(
            "red pheromone pair l3-m3",
            "rule-pheromone",
            "refused-worker-not-on-empty-space",
        );
        assert!(position.listed(0, "pheromone").is_empty());
    }
}

#[test]
fn mushrooms_give_nothing() {
    two("sortie red m5 0")
        .play("red pheromone pair m5-m6")
        .expect("m5 content pair food 0 earth 0 stone 0 owner red");
}

#[test]
fn own_tiles_need_not_touch() {
    two("red tile pair m2-m3; sortie red h7 0")
        .play("red pheromone pair h7-h8")
        .expect("h7 owner red");
}

#[test]
fn every_turning_of_every_shape_is_listed_once() {
    // In the middle of the upper garden of four nothing is in the way but water and the edge.
    let position = scenario("options base players=4; red event hexagon level 3; sortie red h7 0");
    let area = formicary_myrmes::board::area(4, true);
    let mut listed = position.listed(0, "pheromone");
    let here = formicary_myrmes::Hex::from_name("h7").unwrap();
    let all = Shape::ALL.into_iter().flat_map(Placement::all);
    let all = all.filter(|at| {
        let laid = at.laid();
        laid.hexes.contains(here) && laid.hexes.without(&area).is_empty()
    });
    assert_eq!(listed.len(), all.count());
    listed.sort();
    listed.dedup();
    // A tile with n spaces can cover a space in n ways each way it is turned, if nothing is in the way.
    assert_eq!(
        listed.len(),
        3 * 2 + 2 * 3 + 3 * 3 + 3 * 4 + 12 * 4 + 6 * 5 + 2 * 6
    );
}

#[test]
fn an_aphid_farm_costs_a_stone_and_scores_two() {
    two("red level 1 stone 1; sortie red m3 0")
        .play("red build aphid-farm m2-m3-n1")
        .expect(
            "red stone 0 score 12 markers 3 special 1 triangle 2 reserve 7; stock farms 7; \
             m2 content aphid-farm owner red food 0; game turn yellow",
        );
    let _ = two("red level 1 food 4 earth 1; sortie red m3 0").refuse(
        "red build aphid-farm m2-m3-n1",
        "rule-special-tile",
        "refused-special-cost",
    );
}

#[test]
fn a_scavenging_costs_a_food_and_scores_two() {
    two("red level 1 food 1; sortie red m3 0")
        .play("red build scavenging m2-m3-n1")
        .expect("red food 0 score 12 markers 3 special 1; stock farms 7; m2 content scavenging");
    let _ = two("red level 1 earth 4; sortie red m3 0").refuse(
        "red build scavenging m2-m3-n1",
        "rule-special-tile",
        "refused-special-cost",
    );
}

#[test]
fn a_sub_colony_costs_one_cube_of_each_kind_and_scores_four() {
    two("red level 3 food 1 earth 1 stone 1; sortie red m3 0")
        .play("red build sub-colony m2-m3-n1-n2")
        .expect(
            "red food 0 earth 0 stone 0 score 14 special 1 rhombus 2; stock sub-colonies 7 farms 8",
        );
    for short in ["food 1 earth 1", "food 1 stone 1", "earth 1 stone 1"] {
        let _ = two(&format!("red level 3 {short}; sortie red m3 0")).refuse(
            "red build sub-colony m2-m3-n1-n2",
            "rule-special-tile",
            "refused-special-cost",
        );
    }
}

#[test]
fn special_tiles_take_their_level() {
    let rich = "food 1 earth 1 stone 1";
    for (level, tile) in [
        (0, "aphid-farm m2-m3-n1"),
        (0, "scavenging m2-m3-n1"),
        (2, "sub-colony m2-m3-n1-n2"),
    ] {
        let _ = two(&format!("red level {level} {rich}; sortie red m3 0")).refuse(
            &format!("red build {tile}"),
            "rule-special-tile",
            "refused-special-level",
        );
        let _ = two(&format!(
            "red event hexagon level {level} {rich}; sortie red m3 0"
        ))
        .refuse(
            &format!("red build {tile}"),
            "rule-special-tile",
            "refused-special-level",
        );
        let _ = two(&format!(
            "red event level level {level} {rich}; sortie red m3 0"
        ))
        .play(&format!("red build {tile}"));
    }
}

#[test]
fn special_tiles_lie_like_pheromones() {
    let rich = "red level 3 food 1 earth 1 stone 1";
    let position = two(&format!("prey spider n1; {rich}; sortie red m3 0"))
        .refuse(
            "red build aphid-farm m2-m3-n1",
            "rule-special-tile",
            "refused-tile-covers",
        )
        .refuse(
            "red build aphid-farm m4-m5-n3",
            "rule-special-tile",
            "refused-tile-not-at-worker",
        );
    assert!(!position.lists("red build aphid-farm m2-m3-n1"));
    assert!(position.lists("red build aphid-farm m3-m4-n2"));
    let _ = two(&format!("{rich}; work red"))
        .play("red leave l3")
        .refuse(
            "red build aphid-farm l3-m2-m3",
            "rule-special-tile",
            "refused-worker-not-on-empty-space",
        );
}

#[test]
fn a_special_tile_has_its_own_shape() {
    use engine::Game;
    let at = Placement::find(
        Shape::Line,
        &"m2-m3-m4"
            .split('-')
            .map(|name| formicary_myrmes::Hex::from_name(name).unwrap())
            .collect(),
    )
    .unwrap();
    let mut game = two("red level 1 stone 1; sortie red m3 0").state().clone();
    let build =
        formicary_myrmes::Action::Build(formicary_myrmes::components::Special::AphidFarm, at);
    let refusal = game.play(engine::Seat::new(0), build).unwrap_err();
    assert_eq!(
        (refusal.rule, refusal.reason.key),
        ("rule-special-tile", "refused-special-shape")
    );
}

#[test]
fn four_cubes_mark_four_special_tiles() {
    let _ = two("red level 1 stone 1 markers 0; sortie red m3 0").refuse(
        "red build aphid-farm m2-m3-n1",
        "rule-special-tile",
        "refused-special-markers",
    );
}

#[test]
fn the_tiles_beside_the_board_can_run_out() {
    let rich = "red level 3 food 1 earth 1 stone 1";
    let _ = two(&format!("{rich}; stock farms 0; sortie red m3 0"))
        .refuse(
            "red build scavenging m2-m3-n1",
            "rule-special-tile",
            "refused-special-none-left",
        )
        .refuse(
            "red build aphid-farm m2-m3-n1",
            "rule-special-tile",
            "refused-special-none-left",
        )
        .play("red build sub-colony m2-m3-n1-n2");
    let _ = two(&format!("{rich}; stock sub-colonies 0; sortie red m3 0")).refuse(
        "red build sub-colony m2-m3-n1-n2",
        "rule-special-tile",
        "refused-special-none-left",
    );
}

#[test]
fn after_its_last_step_a_worker_may_still_place_a_tile() {
    two("sortie red l3 1")
        .play("red step m3")
        .expect("game steps 0")
        .play("red pheromone pair m3-n2")
        .expect("m3 earth 2");
}
