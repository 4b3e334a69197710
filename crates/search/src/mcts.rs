//! Information-set Monte Carlo tree search, for any number of players.
//!
//! Each iteration imagines a full state behind the view and walks on from there through places that all
//! imagined states share. A place is recognised by what the seat that thinks has been told when it is reached
//! ([`Game::sight`]): so nobody plans to know what they will not be told, several ways to one position meet,
//! and what was found out about a position is still known when it has come about. On the way
//!
//! - a seat that decides alone takes what is best for itself by what is known so far, the
//!   prior guess and how little it was tried (`choices`);
//! - seats that seal their choices at the same time draw lots, each by its own statistics, without
//!   seeing the others' choices;
//! - a seat that may act but need not is asked before those who must, and can let the others go on;
//! - dice fall as the imagined state lets them, each side as often as it is likely.
//!
//! The first position that is new is judged by the judge, and every choice
//! on the way there learns what it brought its seat.
//!
//! With several threads each searches by itself, and their findings are added up. The same seed, number of
//! threads and iterations give the same choice.

mod chance;
mod choices;
mod halving;
mod method;
mod report;
mod search;
mod tree;

pub use method::{Method, Places, Root};
pub use report::{Candidate, Report};
pub use search::Search;

use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering};

use engine::chance::pick;
use engine::{Dice, Game, QuickDice, Seat};

use crate::budget::{Budget, Clock};
use crate::judge::Judge;
use crate::tuning::Tuning;
use crate::{Bot, must_act};

/// However much time there is: what is found out must fit into memory.
const MOST_ITERATIONS: u32 = 200_000;
/// However much is known from before: this part of the iterations is done all the same.
const LEAST_PART: u32 = 4;

/// Thinks ahead by tree search.
pub struct Mcts<G: Game> {
    judge: Arc<dyn Judge<G>>,
    budget: Budget,
    /// However large the budget is: thinking ends when this is up.
    limit: Option<Box<dyn Clock + Send>>,
    method: Method,
    tuning: Option<Tuning>,
    threads: usize,
    dice: QuickDice,
    /// One for each thread, with what the last search has found out.
    searches: Vec<Search<G>>,
    /// Whether the last choice was based on a search.
    has_searched: bool,
    progress: Option<Progress>,
}

/// How far a search is, in thousandths, for whoever waits for it: the furthest of its threads tells.
pub type Progress = Arc<AtomicU32>;

impl<G: Game> Mcts<G> {
    /// Always plays the same for the same seed and number of iterations.
    #[must_use]
    pub const fn new(judge: Arc<dyn Judge<G>>, budget: Budget, seed: u64) -> Self {
        Self {
            judge,
            budget,
            limit: None,
            method: Method::USUAL,
            tuning: None,
            threads: 1,
            dice: QuickDice::new(seed),
            searches: Vec::new(),
            has_searched: false,
            progress: None,
        }
    }

    /// With another tuning than the judge's.
    #[must_use]
    pub const fn tuned(mut self, tuning: Tuning) -> Self {
        self.tuning = Some(tuning);
        self
    }

    /// By another method.
    #[must_use]
    pub const fn by(mut self, method: Method) -> Self {
        self.method = method;
        self
    }

    /// On so many threads, which share the budget of iterations. In browsers there is one.
    #[must_use]
    pub const fn on_threads(mut self, threads: usize) -> Self {
        self.threads = if cfg!(target_arch = "wasm32") || threads == 0 {
            1
        } else {
            threads
        };
        self
    }

    /// Ends each search when `limit` is up, whatever is left of the budget: somebody waits, or nobody wants
    /// the answer any more. What was found until then is the answer.
    #[must_use]
    pub fn within(mut self, limit: Box<dyn Clock + Send>) -> Self {
        self.limit = Some(limit);
        self
    }

    /// Tells how far each search is.
    #[must_use]
    pub fn telling(mut self, progress: Progress) -> Self {
        self.progress = Some(progress);
        self
    }

    /// What the last choice was based on; nothing if there was nothing to choose.
    #[must_use]
    pub fn report(&self) -> Option<Report<G>> {
        self.has_searched.then(|| self.findings())
    }

    /// Thinks about what `seat` could do.
    pub fn think(&mut self, view: &G::View, seat: Seat) -> Report<G> {
        self.search(view, seat, false);
        self.findings()
    }

    /// Thinks, and stops early if only the choice matters and nothing can change it.
    fn search(&mut self, view: &G::View, seat: Seat, hurried: bool) {
        self.take_up(view, seat);
        let pace = self.searches[0].tuning().pace;
        let (most, clock) = match &mut self.budget {
            Budget::Iterations(iterations) => (*iterations, None),
            Budget::Paced(iterations) => ((*iterations as f32 * pace) as u32, None),
            Budget::Time { clock, least } => {
                clock.start();
                (MOST_ITERATIONS, Some((&**clock, *least)))
            }
        };
        if let Some(limit) = &mut self.limit {
            limit.start();
        }
        if let Some(progress) = &self.progress {
            progress.store(0, Ordering::Relaxed);
        }
        let share = self.threads as u32;
        let effort = Effort {
            most: most.div_ceil(share),
            time: clock.map(|(clock, least)| (clock, least.div_ceil(share))),
            limit: self.limit.as_deref(),
            hurried,
            progress: self.progress.as_deref(),
        };
        in_parallel(&mut self.searches, |search| effort.spend(search));
    }

    /// Puts the question to every thread.
    fn take_up(&mut self, view: &G::View, seat: Seat) {
        let keeps = self.method.keeps
            && self.searches.len() == self.threads
            && self.searches.iter().all(|search| search.seat() == seat);
        if keeps {
            for search in &mut self.searches {
                search.go_on(view, self.dice.long());
            }
            return;
        }
        self.searches.clear();
        for _ in 0..self.threads {
            let seed = self.dice.long();
            let search = Search::by(self.method, Arc::clone(&self.judge), view, seat, seed);
            self.searches.push(match self.tuning {
                Some(tuning) => search.tuned(tuning),
                None => search,
            });
        }
    }

    /// What all threads have found out.
    fn findings(&self) -> Report<G> {
        let (first, others) = self.searches.split_first().expect("one at least");
        let others = others.iter().map(Search::report);
        others.fold(first.report(), Report::and)
    }

    /// What could be done, the best first.
    fn candidates(&self) -> Vec<Candidate<G::Action>> {
        let (first, others) = self.searches.split_first().expect("one at least");
        let mut candidates = first.candidates();
        for other in others {
            report::add(&mut candidates, other.candidates());
        }
        candidates
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
        self.has_searched = false;
        if let Some(action) = self.only_action(view, seat) {
            return Some(action);
        }
        self.search(view, seat, true);
        self.has_searched = true;
        let candidates = self.candidates();
        let search = &self.searches[0];
        let choice = if search.is_sealed() && search.tuning().bluff {
            mixed(&candidates, &mut self.dice)
        } else {
            &candidates[0]
        };
        choice.action.clone()
    }
}

/// How long one thread thinks.
#[derive(Clone, Copy)]
struct Effort<'a> {
    most: u32,
    /// Until this is up, but so many iterations at least.
    time: Option<(&'a (dyn Clock + Send), u32)>,
    limit: Option<&'a (dyn Clock + Send)>,
    hurried: bool,
    progress: Option<&'a AtomicU32>,
}

/// So often it is asked whether the rest of the time can change anything.
const SETTLED_EVERY: u32 = 16;

impl Effort<'_> {
    fn spend<G: Game>(self, search: &mut Search<G>) {
        // What is known already need not be found out again.
        let known = search.looks();
        let iterations = match self.time {
            None => (self.most.saturating_sub(known)).max(self.most / LEAST_PART),
            Some(_) => self.most,
        };
        let iterations = iterations.max(1);
        if self.time.is_none() {
            search.plan(iterations);
        }
        for done in 1..=iterations {
            search.step();
            if self.must_end(done) {
                break;
            }
            let (part, more) = match self.time {
                // Asked after every iteration where it costs nothing.
                None => (done as f32 / iterations as f32, iterations - done),
                Some(_) if !done.is_multiple_of(SETTLED_EVERY) => continue,
                Some((clock, _)) => match clock.spent() {
                    Some(spent) if spent > 0.0 => {
                        (spent, (done as f32 * (1.0 - spent) / spent) as u32 + 1)
                    }
                    _ => continue,
                },
            };
            if let Some(progress) = self.progress {
                progress.fetch_max((1000.0 * part) as u32, Ordering::Relaxed);
            }
            if self.hurried && search.is_settled(more) {
                break;
            }
        }
    }

    fn must_end(self, done: u32) -> bool {
        self.limit.is_some_and(Clock::is_up)
            || self.time.is_some_and(|(clock, least)| {
                clock.is_cancelled() || (done >= least && clock.is_up())
            })
    }
}

/// Does something with each search, all at once.
#[cfg(not(target_arch = "wasm32"))]
fn in_parallel<G: Game>(searches: &mut [Search<G>], each: impl Fn(&mut Search<G>) + Sync) {
    let Some((first, others)) = searches.split_first_mut() else {
        return;
    };
    std::thread::scope(|scope| {
        for search in others {
            scope.spawn(|| each(search));
        }
        each(first);
    });
}

#[cfg(target_arch = "wasm32")]
fn in_parallel<G: Game>(searches: &mut [Search<G>], each: impl Fn(&mut Search<G>)) {
    searches.iter_mut().for_each(each);
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
