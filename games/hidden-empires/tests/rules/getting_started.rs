//! Rulebook: Getting Started.

use engine::{Game, Seat};
use formicary_hidden_empires::HiddenEmpires;

use super::scenario;

#[test]
fn nest_markers_are_drawn_one_by_one_and_the_last_player_has_no_choice() {
    let position = scenario("options basic players=3; begin")
        .expect("game phase draw-nest")
        .play("* next blue")
        .expect("game phase place-nest player blue");
    assert_eq!(
        position.listed(2, "nest"),
        ["nest b2", "nest e8", "nest h2"]
    );
    position
        .refuse("red nest b2", "rule-turn-order", "refused-not-your-turn")
        .refuse("blue nest e5", "rule-setup", "refused-no-start")
        .play("blue nest e8")
        .refuse("* next blue", "rule-chance", "refused-impossible-chance")
        .play("* next red")
        .refuse("red nest e8", "rule-setup", "refused-start-taken")
        .play("red nest b2")
        .play("* next yellow")
        .expect("yellow h2 6 size 6 female-eggs 1 female-larvae 1 small-pupae 1 brood 3 food 0")
        .expect("game phase marker");
}

#[test]
fn every_area_without_a_nest_has_a_marker_and_those_next_to_nests_are_turned_up() {
    let mut position = scenario("begin")
        .play("* next red")
        .play("red nest e8")
        .play("* next yellow")
        .expect("map facedown 59; unused unseen 25; yellow e2 6");
    for _ in 0..12 {
        position = position.play("* marker prey 1");
    }
    // Whoever placed last begins; the first nest is turned up first.
    let _ = position
        .expect("map facedown 47; e9 marker prey; f2 marker prey; unused unseen 25 seen 0")
        .expect("game phase move player yellow turn 1");
}

#[test]
fn predators_next_to_predators_are_replaced_in_the_set_up() {
    // Around e8: e9, d8, d7, e7, f7, f8.
    let _ = scenario("begin")
        .play("* next red")
        .play("red nest e8")
        .play("* next yellow")
        .play("* marker predators 3")
        .expect("e9 marker predators")
        .play("* marker predators 1")
        .expect("game phase replacement; d8 marker none")
        .refuse(
            "* again predators 1",
            "rule-chance",
            "refused-impossible-chance",
        )
        .play("* marker predators 2")
        .expect("game phase replacement")
        .play("* marker aphids 2")
        .expect("d8 marker aphids; unused seen 2 unseen 23; game phase marker");
}

#[test]
fn empty_markers_are_removed() {
    let _ = scenario("begin")
        .play("* next red")
        .play("red nest e8")
        .play("* next yellow")
        .play("* marker empty")
        .expect("e9 marker none; unused seen 1");
}

#[test]
fn start_areas_may_be_those_of_a_printed_map() {
    let profile = HiddenEmpires::PROFILE;
    let begin = |value: &str| profile.setup("basic", Some(3), [("starts", value)]);
    let setup = begin("# mine\n3  a1 e5   i5").unwrap();
    // One way to write it, whatever the order.
    assert_eq!(setup, begin("3_i5_a1_e5").unwrap());
    let mut game = HiddenEmpires::new(&setup).unwrap();
    game.apply_chance("next yellow".parse().unwrap()).unwrap();
    let mut actions = Vec::new();
    game.legal_actions(Seat::new(1), &mut actions);
    let nests: Vec<String> = actions.iter().map(ToString::to_string).collect();
    assert_eq!(nests, ["nest a1", "nest e5", "nest i5"]);
    // What is printed for another number of players makes no difference, and what is known is the standard.
    let other = profile.setup("basic", Some(2), [("starts", "3 a1 e5 i5")]);
    assert_eq!(
        HiddenEmpires::new(&other.unwrap())
            .unwrap()
            .table()
            .options
            .starts
            .len(),
        2
    );
    assert_eq!(begin("3 b2 e8 h2").unwrap().option("starts"), "standard");
    for (wrong, why) in [
        ("3 a1 e5", "expected-area"),
        ("3 a1 a1 e5", "box-area-twice"),
        ("7 a1", "box-players"),
        ("3 a1 e5 i5\n3 a1 e5 i4", "box-players-twice"),
        ("3 a1 e5 j5", "expected-area"),
    ] {
        let error = begin(wrong).unwrap_err().0;
        assert!(error.to_string().contains(why), "{wrong}: {error}");
    }
}
