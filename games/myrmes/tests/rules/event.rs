//! Rulebook: 1) Event. What each event does is told where it does it.

use super::{scenario, two};

#[test]
fn the_die_of_the_season_puts_the_cube_on_its_event() {
    for (die, event) in [
        (1, "point"),
        (2, "larvae"),
        (3, "harvest"),
        (4, "move"),
        (5, "soldier"),
        (6, "hexagon"),
    ] {
        two("").play(&format!("* dice {die} 1 1")).expect(&format!(
            "red event {event}; yellow event {event}; game season spring"
        ));
        two(&format!("season autumn; dice 1 1 {die}; plan")).expect(&format!("red event {event}"));
    }
}

#[test]
fn each_larva_moves_the_cube_by_one_space() {
    two("dice 5 1 1; red larvae 2; yellow larvae 0; plan")
        .play("yellow births none")
        .play("red event worker")
        .play("red births none")
        .expect("red event worker larvae 0");
    let _ = two("dice 5 1 1; red larvae 1; plan").refuse(
        "red event worker",
        "rule-event",
        "refused-event-larvae",
    );
}

#[test]
fn the_track_has_two_ends() {
    // From VP+1 to Worker+1 it is six spaces one way; there is no other way.
    let position = two("dice 1 1 1; red larvae 5; plan").refuse(
        "red event worker",
        "rule-event",
        "refused-event-larvae",
    );
    assert_eq!(position.listed(0, "event").len(), 7);
    two("dice 1 1 1; red larvae 6; yellow larvae 0; plan")
        .play("red event worker")
        .play("red births none")
        .play("yellow births none")
        .expect("red larvae 0 event worker");
}

#[test]
fn the_cube_may_stay_where_it_is_for_nothing() {
    two("dice 3 1 1; red larvae 4; yellow larvae 0; plan")
        .play("red event harvest")
        .play("red births none")
        .play("yellow births none")
        .expect("red larvae 4 event harvest");
}

#[test]
fn without_larvae_there_is_nothing_to_choose() {
    let _ = two("dice 3 1 1; red larvae 0; plan")
        .refuse("red event harvest", "rule-event", "refused-event-no-larvae")
        .refuse("red event move", "rule-event", "refused-event-no-larvae")
        .play("red births none");
}

#[test]
fn the_event_is_chosen_once_and_first() {
    let _ = two("dice 3 1 1; red larvae 2; plan")
        .refuse("red births none", "rule-births", "refused-event-first")
        .play("red event move")
        .refuse("red event harvest", "rule-event", "refused-event-chosen");
}

#[test]
fn events_belong_to_the_planning() {
    let _ = two("work red").refuse("red event move", "rule-event", "refused-other-phase");
}

#[test]
fn plans_are_sealed_until_everybody_has_planned() {
    scenario("options base players=3; dice 5 1 1; plan")
        .play("red event soldier")
        .play("red births larvae 3")
        .expect("red larvae 1 event soldier; game phase plan")
        .refuse(
            "red births larvae 3",
            "rule-turn-order",
            "refused-not-your-turn",
        )
        .play("blue event hexagon")
        .play("blue births none")
        .play("yellow event soldier")
        .expect("game phase plan")
        .play("yellow births none")
        .expect("red larvae 6; blue event hexagon larvae 0; game phase work turn red");
}

#[test]
fn a_new_season_puts_every_cube_back_to_its_die() {
    two("dice 5 2 3; red workers 0 event worker; yellow workers 0 event level; storage")
        .expect("game season summer phase plan; red event larvae; yellow event larvae");
}
