//! What cannot be taken back is what has revealed something.

use std::panic::catch_unwind;

use formicary_engine::secret::watched;
use formicary_engine::undo::reveals;
use formicary_engine::{EventOf, Game, Seat, Seats, Secret};
use yardsticks::{ConnectFour, Crumbs};

/// Crumbs for three after these events, written as in a record.
fn crumbs(events: &str) -> Crumbs {
    let mut state = Crumbs::new(&Crumbs::PROFILE.usual()).expect("possible");
    for event in events.split(", ") {
        let done = state.apply(event_of::<Crumbs>(event));
        done.unwrap_or_else(|refusal| panic!("{event}: {refusal}"));
    }
    state
}

fn event_of<G: Game>(text: &str) -> EventOf<G> {
    let (who, what) = text.split_once(' ').expect("who and what");
    let seat = who
        .parse()
        .ok()
        .and_then(formicary_engine::Seat::from_number);
    let text = what.to_owned();
    let ply = formicary_engine::record::Ply {
        seat,
        text: text.into(),
    };
    ply.event::<G>()
        .unwrap_or_else(|error| panic!("{what}: {error}"))
}

fn revealing<G: Game>(before: &G, event: &str) -> bool {
    let event = event_of::<G>(event);
    before.clone().apply(event.clone()).expect("legal");
    reveals(before, &event)
}

const DEALT: &str = "* roll 4, * draw 5, * draw 1, * draw 2, * draw 3, * draw 4, * draw 6, \
                     * draw 7, * draw 8, * draw 9";

#[test]
fn dice_and_draws_reveal() {
    assert!(revealing(&crumbs("* roll 4"), "* draw 5"));
    assert!(revealing(&crumbs("* roll 4, * draw 5"), "* draw 1"));
}

#[test]
fn a_sealed_bid_reveals_nothing_while_others_are_awaited() {
    let state = crumbs(DEALT);
    assert!(!revealing(&state, "1 bid 5"));
    let state = crumbs(&format!("{DEALT}, 1 bid 5"));
    assert!(!revealing(&state, "3 bid 9"));
}

#[test]
fn the_last_sealed_bid_reveals_the_others() {
    let state = crumbs(&format!("{DEALT}, 1 bid 5, 3 bid 9"));
    assert!(revealing(&state, "2 bid 3"));
}

#[test]
fn the_only_bid_of_a_table_reveals_nothing() {
    let setup = Crumbs::PROFILE.setup("solo", None, []).expect("possible");
    let mut state = Crumbs::new(&setup).expect("possible");
    for event in ["* roll 4", "* draw 5", "* draw 9", "* draw 2"] {
        state.apply(event_of::<Crumbs>(event)).expect("legal");
    }
    assert!(!revealing(&state, "1 bid 9"));
}

#[test]
fn harmless_actions_reveal_nothing() {
    let state = crumbs(&format!("{DEALT}, 1 bid 1, 2 bid 3, 3 bid 9"));
    assert!(!revealing(&state, "3 eat"));
    // The card is looked at only when it has been drawn.
    assert!(!revealing(&state, "3 dig"));
    assert!(!revealing(&state, "1 sting 5"));
}

#[test]
fn nothing_is_revealed_where_everything_lies_open() {
    let state = ConnectFour::new(&ConnectFour::PROFILE.usual()).expect("possible");
    assert!(!revealing(&state, "1 d"));
}

#[test]
fn a_look_is_not_forgotten_over_a_panic() {
    let secret = Secret::new(7, Seats::only(Seat::new(0)));
    let ((), learned) = watched(|| {
        secret.open();
        catch_unwind(|| watched(|| panic!("somewhere below"))).expect_err("it panics");
    });
    assert!(learned.contains(Seat::new(1)));
    let ((), learned) = watched(|| {
        let looks_and_fails = || watched(|| panic!("after a look at {}", secret.open()));
        catch_unwind(looks_and_fails).expect_err("it panics");
    });
    assert!(learned.contains(Seat::new(1)));
}
