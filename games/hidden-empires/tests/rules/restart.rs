//! Rulebook: Restart (optional).

use super::scenario;

const LOST: &str = "options advanced restart=on; red home 3 nurses 2 female-eggs 4 size 30 queens 0 score 7 dna 4 card mutate trait mace; yellow home 1";

#[test]
fn a_colony_without_a_queen_may_begin_anew() {
    let position = scenario(&format!("{LOST}; draw red")).expect("game phase restart player red");
    let areas = position.listed(0, "nest");
    // Three steps from e8, on the map, and next to no nest.
    assert!(areas.contains(&"nest e5".to_owned()) && areas.contains(&"nest d5".to_owned()));
    assert!(!areas.contains(&"nest e4".to_owned()) && !areas.contains(&"nest e6".to_owned()));
    let _ = position
        .refuse("red nest e4", "rule-restart", "refused-new-home")
        .play("red nest e5")
        .expect("red nest e5 e5 6 home 6 e2 0 nurses 0 queens 1 size 6 brood 3 score 7 dna 4")
        .expect("red traits none cards 0; game discards 2 phase draw-card");
}

/// “Set up your Nest Sheet”, and nothing about markers: only the one below the nest goes.
#[test]
fn markers_around_the_new_nest_stay_face_down() {
    let _ = scenario(&format!(
        "{LOST}; marker e5 prey 1; facedown e4; facedown d4; facedown e3; draw red"
    ))
    .play("red nest e5")
    .expect("e5 marker none; e4 marker facedown; d4 marker facedown; e3 marker facedown; game phase draw-card");
}

#[test]
fn nobody_has_to_begin_anew() {
    let _ = scenario(&format!("{LOST}; draw red"))
        .play("red pass")
        .expect("game phase draw-card; red nest e2 home 3 traits mace");
}

#[test]
fn nobody_begins_anew_with_a_queen_or_without_the_option() {
    let _ = scenario("options advanced restart=on; red home 3; yellow home 1; draw red")
        .expect("game phase draw-card");
    let _ = scenario("options advanced; red home 3 queens 0; yellow home 1; draw red")
        .expect("game phase draw-card");
}

#[test]
fn whoever_has_lost_everything_may_still_begin_anew() {
    let _ = scenario("options advanced restart=on; red queens 0; yellow home 1; nest")
        .expect("game turn 2 phase restart player red");
}

#[test]
fn the_abandoned_nest_bars_only_its_own_area() {
    // e5 is next to the old nest in e4 and three areas from yellow's.
    let position = scenario(
        "options advanced restart=on; red nest e4 home 3 queens 0; yellow home 1; draw red",
    );
    assert!(position.lists("red nest e5"));
    assert!(!position.lists("red nest e4"));
    let _ = scenario(
        "options advanced restart=on; red nest e5 home 3 queens 0; yellow home 1; draw red",
    )
    .refuse("red nest e5", "rule-restart", "refused-old-home");
}

#[test]
fn a_new_colony_occupies_only_its_nest_area() {
    let _ = scenario(&format!("{LOST}; red at d2 2; draw red"))
        .play("red nest e5")
        .play("* card ant-dispersed-seeds")
        .play("red lift e5 1")
        .refuse("red put d2", "rule-redistribute", "refused-not-occupied");
}
