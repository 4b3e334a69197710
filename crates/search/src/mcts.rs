//! Information-set Monte Carlo tree search, for any number of players.
//!
//! Each iteration imagines a full state behind the view and walks down one tree that all imagined
//! states share. On the way
//!
//! - a seat that decides alone takes what is best for itself by what the tree knows so far, the
//!   prior guess and how little it was tried (`choices`);
//! - seats that seal their choices at the same time draw lots, each by its own statistics, without
//!   seeing the others' choices;
//! - a seat that may act but need not is asked before those who must, and can let the others go on;
//! - dice fall as the imagined state lets them.
//!
//! The first position that is new to the tree is judged by the judge, and every choice
//! on the way there learns what it brought its seat.

mod choices;
mod report;
mod search;
mod tree;

pub use report::{Candidate, Report};
pub use search::Search;

use std::sync::Arc;

use engine::chance::pick;
use engine::{Dice, Game, QuickDice, Seat};

use crate::budget::{Budget, Clock};
use crate::judge::Judge;
use crate::tuning::Tuning;
use crate::{Bot, must_act};

/// However much time there is: the tree must fit into memory.
const MOST_ITERATIONS: u32 = 200_000;

/// Thinks ahead by tree search.
pub struct Mcts<G: Game> {
    judge: Arc<dyn Judge<G>>,
    budget: Budget,
    /// However large the budget is: thinking ends when this is up.
    limit: Option<Box<dyn Clock + Send>>,
    tuning: Option<Tuning>,
    dice: QuickDice,
    report: Option<Report<G>>,
}

impl<G: Game> Mcts<G> {
    /// Always plays the same for the same seed and number of iterations.
    #[must_use]
    pub const fn new(judge: Arc<dyn Judge<G>>, budget: Budget, seed: u64) -> Self {
        Self {
            judge,
            budget,
            limit: None,
            tuning: None,
            dice: QuickDice::new(seed),
            report: None,
        }
    }

    /// With another tuning than the judge's.
    #[must_use]
    pub const fn tuned(mut self, tuning: Tuning) -> Self {
        self.tuning = Some(tuning);
        self
    }

    /// Ends each search when `limit` is up, whatever is left of the budget: somebody waits, or nobody wants
    /// the answer any more. What was found until then is the answer.
    #[must_use]
    pub fn within(mut self, limit: Box<dyn Clock + Send>) -> Self {
        self.limit = Some(limit);
        self
    }

    /// What the last choice was based on; nothing if there was nothing to choose.
    #[must_use]
    pub const fn report(&self) -> Option<&Report<G>> {
        self.report.as_ref()
    }

    /// Thinks about what `seat` could do.
    pub fn think(&mut self, view: &G::View, seat: Seat) -> Report<G> {
        self.search(view, seat, false).report()
    }

    /// Thinks, and stops early if only the choice matters and nothing can change it.
    fn search(&mut self, view: &G::View, seat: Seat, hurried: bool) -> Search<G> {
        let mut search = Search::new(Arc::clone(&self.judge), view, seat, self.dice.long());
        if let Some(tuning) = self.tuning {
            search = search.tuned(tuning);
        }
        let iterations = match &mut self.budget {
            Budget::Iterations(iterations) => *iterations,
            Budget::Paced(iterations) => (*iterations as f32 * search.tuning().pace) as u32,
            Budget::Time(clock) => {
                clock.start();
                for _ in 0..MOST_ITERATIONS {
                    search.step();
                    if clock.is_up() {
                        break;
                    }
                }
                return search;
            }
        };
        if let Some(limit) = &mut self.limit {
            limit.start();
        }
        let is_up = |limit: &Option<Box<dyn Clock + Send>>| {
            limit.as_ref().is_some_and(|limit| limit.is_up())
        };
        for more in (0..iterations.max(1)).rev() {
            search.step();
            if is_up(&self.limit) || (hurried && search.is_settled(more)) {
                break;
            }
        }
        search
    }

    /// The only action that there is, if there is only one and it must be done.
    fn only_action(&mut self, view: &G::View, seat: Seat) -> Option<G::Action> {
        let state = G::determinize(view, &mut self.dice);
        let mut actions = Vec::new();
        state.legal_actions(seat, &mut actions);
        (actions.len() == 1 && must_act(&state, seat)).then(|| actions.swap_remove(0))
    }
}

impl<G: Game> Bot<G> for Mcts<G> {
    fn choose(&mut self, view: &G::View, seat: Seat) -> Option<G::Action> {
        self.report = None;
        if let Some(action) = self.only_action(view, seat) {
            return Some(action);
        }
        let search = self.search(view, seat, true);
        let report = search.report();
        let choice = if report.sealed && search.tuning().bluff {
            mixed(&report.candidates, &mut self.dice)
        } else {
            &report.candidates[0]
        };
        let action = choice.action.clone();
        self.report = Some(report);
        action
    }
}

/// Candidates with less than this part of the most visits were only being tried out.
const SERIOUS: f32 = 0.1;

/// Whoever seals a choice must not be predictable: one of the candidates, as often as the search
/// took it.
fn mixed<'a, A>(candidates: &'a [Candidate<A>], dice: &mut QuickDice) -> &'a Candidate<A> {
    let least = (candidates[0].visits as f32 * SERIOUS) as u32;
    let serious = candidates
        .iter()
        .filter(|candidate| candidate.visits > least);
    let visits: u32 = serious.clone().map(|candidate| candidate.visits).sum();
    if visits == 0 {
        return pick(candidates, dice);
    }
    let mut rest = dice.below(visits);
    for candidate in serious {
        if rest < candidate.visits {
            return candidate;
        }
        rest -= candidate.visits;
    }
    unreachable!("the visits add up")
}
