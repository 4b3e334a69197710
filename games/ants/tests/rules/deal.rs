//! Rulebook: Setup.

use engine::{Awaited, Game};
use formicary_ants::Ants;

use super::scenario;

#[test]
fn the_double_tile_is_the_board_with_two_places_and_no_dot() {
    scenario("")
        .expect("board tiles 2 ground 2 dots 0; beige score 2 ants 4; brown score 2 ants 4");
}

fn dealt(options: &str, events: &[&str]) -> Ants {
    let mut state = Ants::new(&Ants::PROFILE.read_setup(options).unwrap()).unwrap();
    for event in events {
        assert_eq!(state.awaited(), Awaited::Chance, "before {event}");
        state.apply_chance(event.parse().unwrap()).unwrap();
    }
    state
}

#[test]
fn each_player_gets_one_tile_and_the_stack_lies_open() {
    let state = dealt(
        "first=brown",
        &[
            "reveal half",
            "reveal star",
            "reveal tip-beige",
            "reveal half",
        ],
    );
    // Brown begins, so brown has drawn the first top already; 20 tiles and the open top remain.
    assert_eq!(
        state.awaited(),
        Awaited::only(formicary_ants::Color::Brown.seat())
    );
    let ids = |color| -> Vec<_> { state.hand(color).iter().map(|tile| tile.id()).collect() };
    assert_eq!(ids(formicary_ants::Color::Brown), ["half", "tip-beige"]);
    assert_eq!(ids(formicary_ants::Color::Beige), ["star"]);
    assert_eq!(state.top().unwrap().id(), "half");
    assert_eq!(state.stack(), 21);
}

#[test]
fn chance_decides_who_begins_unless_it_was_chosen() {
    for first in ["beige", "brown"] {
        let state = dealt("first=random", &[&format!("first {first}")]);
        assert_eq!(state.to_move().id(), first);
        let state = dealt(&format!("first={first}"), &[]);
        assert_eq!(state.to_move().id(), first);
    }
}

#[test]
fn a_third_tile_of_a_design_cannot_turn_up() {
    let mut state = dealt("first=beige", &["reveal half", "reveal half"]);
    let before = state.clone();
    let refusal = state
        .apply_chance("reveal half".parse().unwrap())
        .unwrap_err();
    assert_eq!(refusal.reason.key, "refused-impossible-chance");
    assert_eq!(state, before);
    let refusal = state
        .apply_chance("first beige".parse().unwrap())
        .unwrap_err();
    assert_eq!(refusal.reason.key, "refused-impossible-chance");
}

#[test]
fn nobody_may_act_while_tiles_are_dealt() {
    let mut state = dealt("first=beige", &["reveal half"]);
    let refusal = state
        .play(engine::Seat::new(0), "half -1,2 t0".parse().unwrap())
        .unwrap_err();
    assert_eq!(refusal.reason.key, "refused-chance-first");
}
