//! Searches that end before their budget does.

use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering};

use engine::{Game, Observer, Seat};
use formicary_search::mcts::Progress;
use formicary_search::{Bot, Budget, Clock, Impartial, Mcts};
use yardsticks::Crumbs;

use crate::{after, thinker};

/// Up after so many looks at it, in each search.
struct Looks {
    most: u32,
    looked: AtomicU32,
    searches: Arc<AtomicU32>,
}

impl Clock for Looks {
    fn start(&mut self) {
        self.looked.store(0, Ordering::Relaxed);
        self.searches.fetch_add(1, Ordering::Relaxed);
    }

    fn is_up(&self) -> bool {
        self.looked.fetch_add(1, Ordering::Relaxed) + 1 >= self.most
    }
}

#[test]
fn a_search_ends_when_its_limit_is_up_and_still_chooses() {
    let searches = Arc::new(AtomicU32::new(0));
    let limit = Looks {
        most: 7,
        looked: AtomicU32::new(0),
        searches: Arc::clone(&searches),
    };
    let mut bot = thinker::<Crumbs>(Impartial, 100_000, 1).within(Box::new(limit));
    let mut state: Crumbs = after(&Crumbs::PROFILE.usual(), "");
    formicary_search::play_out::roll(&mut state, &mut engine::QuickDice::new(1));
    let seat: Seat = state.awaited().actors().first().expect("the game goes on");
    let view = state.view(Observer::Seat(seat));
    for round in 1..=2 {
        bot.choose(&view, seat);
        assert_eq!(bot.report().expect("it has searched").iterations, 7);
        assert_eq!(searches.load(Ordering::Relaxed), round);
    }
}

/// Up from the start, and perhaps cancelled.
struct UpAtOnce {
    is_cancelled: bool,
}

impl Clock for UpAtOnce {
    fn start(&mut self) {}

    fn is_up(&self) -> bool {
        true
    }

    fn is_cancelled(&self) -> bool {
        self.is_cancelled
    }
}

#[test]
fn however_short_the_time_is_so_many_iterations_are_done_unless_nobody_wants_them() {
    let iterations = |is_cancelled| {
        let budget = Budget::Time {
            clock: Box::new(UpAtOnce { is_cancelled }),
            least: 25,
        };
        let mut state: Crumbs = after(&Crumbs::PROFILE.usual(), "");
        formicary_search::play_out::roll(&mut state, &mut engine::QuickDice::new(1));
        let seat: Seat = state.awaited().actors().first().expect("the game goes on");
        let mut bot = Mcts::<Crumbs>::new(Arc::new(Impartial), budget, 1);
        bot.choose(&state.view(Observer::Seat(seat)), seat);
        bot.report().expect("it has searched").iterations
    };
    assert_eq!(iterations(false), 25);
    assert_eq!(iterations(true), 1);
}

#[test]
fn a_search_tells_how_far_it_is() {
    let mut state: Crumbs = after(&Crumbs::PROFILE.usual(), "");
    formicary_search::play_out::roll(&mut state, &mut engine::QuickDice::new(1));
    let seat: Seat = state.awaited().actors().first().expect("the game goes on");
    let progress = Progress::default();
    let mut bot = thinker::<Crumbs>(Impartial, 40, 1).telling(Arc::clone(&progress));
    bot.think(&state.view(Observer::Seat(seat)), seat);
    assert_eq!(progress.load(Ordering::Relaxed), 1_000);
}
