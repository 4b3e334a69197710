//! Rulebook: 4) Harvest.

use super::two;

#[test]
fn every_pheromone_with_cubes_gives_one() {
    two("red tile pair m2-m3 earth 2; red tile pair n1-n2 food 1; harvest")
        .expect("red earth 1 food 1; m2 earth 1; n1 food 0; game season summer");
}

#[test]
fn the_owner_chooses_which_cube() {
    let position =
        two("red tile line m2-m3-m4 earth 2 food 1; harvest").expect("game phase harvest");
    assert_eq!(
        position.listed(0, ""),
        ["harvest m2 food", "harvest m2 earth"]
    );
    position
        .play("red harvest m2 food")
        .expect("red food 1 earth 0; m2 earth 2 food 0");
}

#[test]
fn the_harvest_is_mandatory() {
    let _ = two("red tile line m2-m3-m4 earth 2 food 1; harvest").refuse(
        "red enough",
        "rule-harvest",
        "refused-harvest-mandatory",
    );
    let _ = two("red build scavenging m2-m3-n1; harvest").refuse(
        "red enough",
        "rule-harvest",
        "refused-harvest-mandatory",
    );
}

#[test]
fn choices_are_asked_for_tile_by_tile() {
    let _ = two("red tile pair l4-m4 food 1 stone 1; red tile pair n2-o1 earth 1 stone 1; harvest")
        .refuse(
            "red harvest n2 earth",
            "rule-harvest",
            "refused-harvest-other-tile",
        )
        .refuse(
            "red harvest l4 earth",
            "rule-harvest",
            "refused-harvest-no-cube",
        )
        .refuse(
            "red harvest m4 food",
            "rule-harvest",
            "refused-harvest-no-tile",
        )
        .refuse(
            "red harvest h7 food",
            "rule-harvest",
            "refused-harvest-no-tile",
        )
        .refuse("red scavenge earth", "rule-harvest", "refused-other-phase")
        .play("red harvest l4 food")
        .play("red harvest n2 stone")
        .expect("red food 1 stone 1");
}

#[test]
fn everybody_harvests_the_own_tiles_at_the_same_time() {
    let _ =
        two("red tile pair l4-m4 food 1 stone 1; yellow tile pair l8-m7 food 1 stone 1; harvest")
            .refuse(
                "yellow harvest l4 food",
                "rule-harvest",
                "refused-harvest-no-tile",
            )
            .play("yellow harvest l8 stone")
            .play("red harvest l4 stone")
            .expect("red stone 1; yellow stone 1; game season summer");
}

#[test]
fn an_aphid_farm_brings_a_food() {
    two("red build aphid-farm m2-m3-n1; red build aphid-farm m4-m5-n3; harvest")
        .expect("red food 2");
}

#[test]
fn a_scavenging_brings_earth_or_stone() {
    let _ = two("red build scavenging m2-m3-n1; red build scavenging m4-m5-n3; harvest")
        .refuse("red scavenge food", "rule-harvest", "refused-scavenge-food")
        .play("red scavenge earth")
        .play("red scavenge stone")
        .expect("red earth 1 stone 1 food 0");
}

#[test]
fn a_sub_colony_brings_two_points() {
    two("red build sub-colony m2-m3-n1-n2; harvest").expect("red score 12; yellow score 10");
}

#[test]
fn what_belongs_to_nobody_brings_nothing() {
    two("nobody build sub-colony m2-m3-n1-n2; nobody build aphid-farm l4-l5-m4; harvest")
        .expect("red score 10 food 0; yellow score 10 food 0; game season summer");
}

#[test]
fn harvest_plus_three_brings_up_to_three_cubes_more() {
    two("red event harvest; red tile line m2-m3-m4 earth 2 food 1; red tile pair n1-n2 food 2; harvest")
        .play("red harvest m2 food")
        .refuse("red harvest n2 food", "rule-harvest", "refused-harvest-no-tile")
        .play("red harvest m2 earth")
        .play("red harvest m2 earth")
        .play("red harvest n1 food")
        .expect("red food 3 earth 2; m2 earth 0; n1 food 0; game phase storage");
}

#[test]
fn harvest_plus_three_brings_no_fourth_cube() {
    two("red event harvest; red tile trapezoid m2-m3-m4-n1-n2 earth 3 food 2; harvest")
        .play("red harvest m2 earth")
        .play("red harvest m2 earth")
        .play("red harvest m2 food")
        .play("red harvest m2 food")
        .expect("red earth 2 food 2; m2 earth 1; game season summer");
}

#[test]
fn harvest_plus_three_is_not_mandatory() {
    two("red event harvest; red tile pair m2-m3 earth 2; harvest")
        .expect("red earth 1; game phase harvest")
        .play("red enough")
        .expect("red earth 1; game season summer");
}

#[test]
fn harvest_plus_three_ends_when_nothing_is_left() {
    two("red event harvest; red tile pair m2-m3 earth 1; harvest")
        .expect("red earth 1; game season summer");
}

#[test]
fn tiles_of_this_season_are_harvested() {
    two("red workers 1; yellow workers 0; sortie red m3 0")
        .play("red pheromone pair m2-m3")
        .expect("red earth 1; m2 earth 1; game season summer");
}

#[test]
fn the_harvest_has_its_time() {
    let _ = two("red tile pair m2-m3 earth 2; work red")
        .refuse(
            "red harvest m2 earth",
            "rule-harvest",
            "refused-other-phase",
        )
        .refuse("red scavenge earth", "rule-harvest", "refused-other-phase")
        .refuse("red enough", "rule-harvest", "refused-other-phase");
}
