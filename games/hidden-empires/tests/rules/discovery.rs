//! Rulebook: Turn Discovery Markers Faceup.

use super::scenario;

#[test]
fn markers_under_own_ants_may_be_turned_up_in_any_order() {
    let position = scenario(
        "red at e3 1 at d2 1; yellow at e7 1; facedown e3; facedown d2; facedown e7; discover red",
    );
    assert_eq!(position.listed(0, "turn"), ["turn d2", "turn e3"]);
    let _ = position
        .refuse("red turn e7", "rule-discovery", "refused-no-ants-there")
        .refuse(
            "red turn e4",
            "rule-discovery",
            "refused-no-facedown-marker",
        )
        .play("red turn e3")
        .refuse("red turn d2", "rule-turn-order", "refused-chance-first")
        .play("* marker plants 2")
        .expect("e3 marker plants value 2; d2 marker facedown; game phase discover")
        .play("red done")
        .expect("game phase tasks; d2 marker facedown");
}

#[test]
fn a_blank_marker_leaves_the_map() {
    let _ = scenario("red at e3 1 at d2 1; facedown e3; facedown d2; discover red")
        .play("red turn e3")
        .play("* marker empty")
        .expect("e3 marker none; red e3 1; unused seen 1");
}

/// “Move the ants that found the marker back to your Returning Ants box.”
#[test]
fn predators_send_back_the_ants_that_found_them() {
    let _ = scenario("red at e3 2; yellow at e3 1; facedown e3; discover red")
        .play("red turn e3")
        .play("* marker predators 7")
        .expect("e3 marker predators; red e3 0 returning 2; yellow e3 1 returning 0");
}

#[test]
fn by_option_predators_send_back_everybody() {
    let _ = scenario(
        "options basic predators=everybody; red at e3 2; yellow at e3 1; facedown e3; discover red",
    )
    .play("red turn e3")
    .play("* marker predators 7")
    .expect("e3 marker predators; red e3 0 returning 2; yellow e3 0 returning 1");
}

#[test]
fn ants_beside_open_predators_may_leave_and_nobody_joins_them() {
    let _ = scenario("red at e3 2; yellow at e3 1 home 1; marker e3 predators 7; move yellow")
        .play("yellow lift e8 1")
        .refuse("yellow put e3", "rule-redistribute", "refused-predators")
        .play("yellow put nurses")
        .play("yellow done")
        .play("yellow lift e3 1")
        .play("yellow put e4")
        .expect("yellow e4 1 e3 0");
}

#[test]
fn predators_next_to_predators_are_replaced_and_nobody_is_sent_back() {
    let _ = scenario("red at e3 2; marker e4 predators 2; facedown e3; discover red")
        .play("red turn e3")
        .play("* marker predators 7")
        .expect("game phase replacement; red e3 2")
        .play("* marker prey 1")
        .expect("e3 marker prey; red e3 2 returning 0; unused seen 1");
}

#[test]
fn facedown_neighbours_do_not_count() {
    let _ = scenario("red at e3 2; facedown e4; facedown e3; discover red")
        .play("red turn e3")
        .play("* marker predators 7")
        .expect("e3 marker predators; red returning 2");
}
