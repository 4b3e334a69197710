//! Rulebook: 5) Atelier: order, tunnel, ant colony levels, new nurse.

use super::{scenario, two};

#[test]
fn the_first_player_uses_all_nurses_then_the_others_follow() {
    scenario("options base players=3; first yellow; red atelier 1; yellow atelier 2 earth 2; blue workers 0; harvest")
        .expect("game phase atelier turn yellow")
        .play("yellow deepen")
        .expect("game turn yellow")
        .play("yellow done")
        .expect("game turn red")
        .refuse("yellow nurse", "rule-turn-order", "refused-not-your-turn")
        .play("red done")
        .expect("game season summer");
}

#[test]
fn each_place_is_used_once_in_a_season() {
    let _ = two("red atelier 3 earth 4 stone 1; atelier red")
        .play("red deepen")
        .refuse("red deepen", "rule-atelier", "refused-workshop-used")
        .play("red tunnel m3")
        .refuse("red tunnel m4", "rule-atelier", "refused-workshop-used");
}

#[test]
fn a_place_used_by_one_player_is_free_for_the_next() {
    two("red atelier 1 earth 2; yellow atelier 1 earth 2; atelier red")
        .play("red deepen")
        .play("yellow deepen")
        .expect("red level 1; yellow level 1");
}

#[test]
fn the_order_of_ones_nurses_is_free() {
    two("red atelier 2 earth 1; atelier red")
        .refuse("red deepen", "rule-levels", "refused-level-cost")
        .play("red tunnel m3")
        .play("red deepen")
        .expect("red level 1 earth 0");
}

#[test]
fn nurses_may_go_home_without_work() {
    two("red atelier 2; atelier red")
        .play("red done")
        .expect("game season summer; red nurses 3 atelier 0");
    let _ = two("work red").refuse("red done", "rule-atelier", "refused-other-phase");
}

#[test]
fn a_tunnel_exit_lies_beside_something_of_ones_own_and_brings_earth() {
    let position =
        two("red atelier 2; red tile pair h7-h8; red build aphid-farm m8-m9-n7; atelier red");
    let places = position.listed(0, "tunnel");
    for near in ["m3", "i7", "h6", "l8"] {
        assert!(places.contains(&format!("tunnel {near}")), "{near}");
    }
    position
        .play("red tunnel i7")
        .expect("red exits 2 earth 1; i7 content exit owner red");
}

#[test]
fn a_tunnel_exit_needs_an_empty_space_of_land() {
    let _ = two(
        "red atelier 1; prey spider m3; yellow tile pair m2-n1; yellow exit l4; red tile pair k5-l5; atelier red",
    )
    .refuse("red tunnel m3", "rule-tunnel", "refused-tunnel-not-empty")
    .refuse("red tunnel m2", "rule-tunnel", "refused-tunnel-not-empty")
    .refuse("red tunnel l4", "rule-tunnel", "refused-tunnel-not-empty")
    .refuse("red tunnel l6", "rule-tunnel", "refused-tunnel-not-empty")
    .refuse("red tunnel l3", "rule-tunnel", "refused-tunnel-not-empty")
    .refuse("red tunnel g2", "rule-tunnel", "refused-tunnel-not-empty");
}

#[test]
fn a_tunnel_exit_far_from_everything_is_refused() {
    let _ = two("red atelier 1; atelier red").refuse(
        "red tunnel h7",
        "rule-tunnel",
        "refused-tunnel-not-adjacent",
    );
    // What belongs to others or to nobody does not help.
    let _ =
        two("red atelier 1; nobody build aphid-farm h7-h8-i7; yellow tile pair j6-j7; atelier red")
            .refuse(
                "red tunnel h6",
                "rule-tunnel",
                "refused-tunnel-not-adjacent",
            )
            .refuse(
                "red tunnel j8",
                "rule-tunnel",
                "refused-tunnel-not-adjacent",
            );
}

#[test]
fn nobody_has_more_than_four_exits() {
    let position = two("red atelier 1; red exit m3; red exit m4; red exit m5; atelier red").refuse(
        "red tunnel n2",
        "rule-tunnel",
        "refused-tunnel-none-left",
    );
    assert!(position.listed(0, "tunnel").is_empty());
}

#[test]
fn the_new_exit_is_used_from_the_next_turn_on() {
    two("red atelier 1; yellow workers 0; atelier red")
        .play("red tunnel m3")
        .expect("game phase plan");
    let position = two("red exit m3; work red");
    assert!(position.lists("red leave m3"));
}

#[test]
fn level_one_costs_two_earth() {
    two("red atelier 2 earth 2; atelier red")
        .play("red deepen")
        .expect("red level 1 earth 0");
    let _ = two("red atelier 1 earth 1 stone 3; atelier red").refuse(
        "red deepen",
        "rule-levels",
        "refused-level-cost",
    );
}

#[test]
fn level_two_costs_two_earth_and_a_stone() {
    two("red level 1 atelier 2 earth 2 stone 1; atelier red")
        .play("red deepen")
        .expect("red level 2 earth 0 stone 0 storage 6");
    for short in ["earth 2", "earth 1 stone 1"] {
        let _ = two(&format!("red level 1 atelier 1 {short}; atelier red")).refuse(
            "red deepen",
            "rule-levels",
            "refused-level-cost",
        );
    }
}

#[test]
fn level_three_costs_three_stone() {
    two("red level 2 atelier 2 stone 3; atelier red")
        .play("red deepen")
        .expect("red level 3 stone 0");
    let _ = two("red level 2 atelier 1 stone 2 earth 4; atelier red").refuse(
        "red deepen",
        "rule-levels",
        "refused-level-cost",
    );
}

#[test]
fn there_is_nothing_below_level_three() {
    let _ = two("red level 3 atelier 1 stone 6; atelier red").refuse(
        "red deepen",
        "rule-levels",
        "refused-deepest",
    );
}

#[test]
fn level_plus_one_does_not_change_the_price() {
    let _ = two("red event level atelier 1 earth 2 stone 1; atelier red")
        .play("red deepen")
        .expect("red level 1 stone 1");
}

#[test]
fn a_new_nurse_costs_two_food_and_two_larvae() {
    two("red atelier 2 food 2 larvae 2; atelier red")
        .play("red nurse")
        .expect("red nurses 4 spare 4 food 0 larvae 0 atelier 1");
    for short in ["food 1 larvae 2", "food 2 larvae 1"] {
        let _ = two(&format!("red atelier 1 {short}; atelier red")).refuse(
            "red nurse",
            "rule-nurse",
            "refused-nurse-cost",
        );
    }
}

#[test]
fn a_new_nurse_does_not_work_in_the_same_season() {
    two("red atelier 1 food 2 larvae 2; yellow larvae 0; atelier red")
        .play("red nurse")
        .expect("game season summer; red nurses 4");
}

#[test]
fn there_are_eight_nurses() {
    let _ = two("red nurses 5 posted 3 atelier 1 food 2 larvae 2; atelier red").refuse(
        "red nurse",
        "rule-nurse",
        "refused-nurse-none-left",
    );
}

#[test]
fn cubes_above_the_storage_limit_can_be_spent() {
    two("red level 1 atelier 1 earth 5 stone 1; atelier red")
        .play("red deepen")
        .expect("red earth 3 stone 0");
}

#[test]
fn the_atelier_has_its_time() {
    let _ = two("red earth 2; work red")
        .refuse("red deepen", "rule-levels", "refused-other-phase")
        .refuse("red nurse", "rule-nurse", "refused-other-phase")
        .refuse("red tunnel m3", "rule-tunnel", "refused-other-phase")
        .refuse(
            "red objective food-3",
            "rule-objective",
            "refused-other-phase",
        )
        .refuse("red give m3", "rule-objective", "refused-other-phase");
}
