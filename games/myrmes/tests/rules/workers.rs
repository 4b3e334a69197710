//! Rulebook: 3) Workers. Whose turn it is, and how a sortie begins and ends.

use super::{actions, scenario, two};

#[test]
fn the_first_player_begins_and_the_others_follow_clockwise() {
    scenario("options base players=3; first blue; work blue")
        .play("blue gestation")
        .expect("game turn red")
        .play("red gestation")
        .expect("game turn yellow")
        .refuse("red gestation", "rule-turn-order", "refused-not-your-turn")
        .play("yellow gestation")
        .expect("game turn blue");
}

#[test]
fn whoever_has_more_workers_plays_more_often() {
    two("red workers 3; yellow workers 1; work red")
        .play("red gestation")
        .play("yellow gestation")
        .expect("game turn red")
        .play("red leave l3")
        .play("red stop")
        .expect("game turn red")
        .play("red leave l3")
        .play("red stop")
        .expect("game phase plan season summer");
}

#[test]
fn nobody_may_pass() {
    let position = two("work red");
    for word in ["done", "stop", "enough"] {
        assert!(position.listed(0, word).is_empty());
    }
    assert_eq!(actions(&position, 0).len(), 2, "gestation and leave");
}

#[test]
fn a_worker_leaves_through_an_exit_of_its_colony() {
    let position = two("red exit m3; work red")
        .refuse("red leave l9", "rule-sortie", "refused-not-your-exit")
        .refuse("red leave h7", "rule-sortie", "refused-not-your-exit");
    assert_eq!(position.listed(0, "leave"), ["leave l3", "leave m3"]);
    position
        .play("red leave m3")
        .expect("game phase sortie steps 3; red workers 1 reserve 6");
}

#[test]
fn a_worker_in_the_garden_is_discarded_when_it_stops() {
    two("work red")
        .play("red leave l3")
        .play("red stop")
        .expect("red workers 1 reserve 7; game turn yellow");
}

#[test]
fn only_one_worker_is_in_the_garden() {
    let _ = two("work red")
        .play("red leave l3")
        .refuse("red leave l3", "rule-sortie", "refused-worker-outside")
        .refuse("red gestation", "rule-colony", "refused-worker-outside");
}

#[test]
fn without_a_worker_outside_nothing_happens_in_the_garden() {
    let _ = two("work red")
        .refuse("red step m3", "rule-movement", "refused-no-worker-outside")
        .refuse("red clear", "rule-clear", "refused-no-worker-outside")
        .refuse(
            "red pheromone pair m2-m3",
            "rule-pheromone",
            "refused-no-worker-outside",
        )
        .refuse(
            "red build aphid-farm m2-m3-n1",
            "rule-special-tile",
            "refused-no-worker-outside",
        )
        .refuse("red stop", "rule-sortie", "refused-no-worker-outside");
    let _ = two("red atelier 1; atelier red")
        .refuse("red step m3", "rule-movement", "refused-other-phase")
        .refuse("red leave l3", "rule-sortie", "refused-other-phase");
}

#[test]
fn without_any_worker_the_harvest_comes_at_once() {
    two("dice 4 1 1; red larvae 0 workers 0; yellow larvae 0 workers 0; red tile pair m2-m3 earth 2; plan")
        .play("red births none")
        .play("yellow births none")
        .expect("red earth 1; game season summer phase plan first yellow");
}
