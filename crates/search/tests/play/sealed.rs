//! Sealed choices must not be predictable, nor depend on who answers first.

use engine::{Game, Observer, QuickDice, Seat};

use std::sync::{Arc, Mutex};

use super::pennies::{Face, Pennies, Stranger, View};
use super::{game, thinker};
use formicary_search::{AnyBot, Bot};

const MATCHER: Seat = Seat::new(0);
const DODGER: Seat = Seat::new(1);

fn pennies() -> Pennies {
    Pennies::new(&Pennies::PROFILE.usual()).expect("the usual setup is valid")
}

fn chosen(state: &Pennies, seat: Seat, seed: u64) -> Face {
    let mut bot = thinker(Stranger, 1_000, seed);
    let choice = bot.choose(&state.view(Observer::Seat(seat)), seat);
    choice.expect("it must act")
}

#[test]
fn sealed_choices_are_mixed_as_they_should_be() {
    // Whoever plays heads one time in three cannot be exploited, on either side.
    for seat in [MATCHER, DODGER] {
        let games = 300;
        let heads = (0..games)
            .filter(|&seed| chosen(&pennies(), seat, seed) == Face::Heads)
            .count();
        let share = heads as f64 / games as f64;
        assert!((0.15..0.5).contains(&share), "seat {seat}: {share}");
    }
}

#[test]
fn a_sealed_choice_does_not_depend_on_what_another_has_sealed() {
    for seed in 0..30 {
        let [heads, tails] = [Face::Heads, Face::Tails].map(|face| {
            let mut state = pennies();
            state.play(MATCHER, face).expect("both faces can be chosen");
            chosen(&state, DODGER, seed)
        });
        assert_eq!(heads, tails);
    }
}

#[test]
fn seats_that_seal_together_do_not_see_each_other_in_the_search() {
    // If one saw the other's choice in the tree, it would win every time.
    for (seat, fair) in [(MATCHER, 1.0 / 3.0), (DODGER, 2.0 / 3.0)] {
        let mut bot = thinker(Stranger, 3_000, 1);
        let view = pennies().view(Observer::Seat(seat));
        let report = bot.think(&view, seat);
        assert!(report.sealed);
        let total: f32 = report
            .candidates
            .iter()
            .map(|face| face.value * face.visits as f32)
            .sum();
        let value = total / report.iterations as f32;
        assert!(
            (value - fair).abs() < 0.1,
            "seat {seat}: {value} instead of {fair}"
        );
    }
}

#[test]
fn an_imagined_answer_may_be_any() {
    let mut state = pennies();
    state
        .play(MATCHER, Face::Heads)
        .expect("both faces can be chosen");
    let view = state.view(Observer::Seat(DODGER));
    let mut dice = QuickDice::new(1);
    let same = (0..100)
        .filter(|_| Pennies::determinize(&view, &mut dice) == state)
        .count();
    assert!((20..80).contains(&same));
}

/// Notes who had answered when it was asked.
struct Witness {
    seen: Arc<Mutex<Vec<(Seat, View)>>>,
}

impl Bot<Pennies> for Witness {
    fn choose(&mut self, view: &View, seat: Seat) -> Option<Face> {
        let mut seen = self.seen.lock().expect("nobody has panicked");
        seen.push((seat, view.clone()));
        Some(Face::Heads)
    }
}

#[test]
fn all_who_seal_are_asked_before_any_choice_is_played() {
    let seen = Arc::new(Mutex::new(Vec::new()));
    let witness = || -> AnyBot<Pennies> {
        Box::new(Witness {
            seen: Arc::clone(&seen),
        })
    };
    let mut bots = [witness(), witness()];
    let standings = game(&Pennies::PROFILE.usual(), &mut bots, 1);
    assert_eq!(standings.scores.as_slice(), [1, 0], "two heads");
    let seen = seen.lock().expect("nobody has panicked");
    assert_eq!(seen.len(), 2);
    for (seat, view) in seen.iter() {
        assert_eq!(view.answered.as_slice(), [false, false], "seat {seat}");
    }
}
