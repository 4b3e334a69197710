//! One search: iteration after iteration.

use std::sync::Arc;

use engine::chance::pick;
use engine::{Awaited, Game, PerSeat, QuickDice, Seat, Seats};

use super::choices::Choices;
use super::report::{Candidate, Report};
use super::tree::{NodeId, Outcome, Picks, Tree, Turn, Way};
use crate::judge::{Judge, worth};
use crate::play_out::roll_until;
use crate::tuning::Tuning;

/// A game that never comes to rest is judged after so many choices all the same.
const LONGEST_PLAYOUT: u32 = 300;

/// A search for what a seat should do. It can be stopped after any iteration.
pub struct Search<G: Game> {
    judge: Arc<dyn Judge<G>>,
    view: G::View,
    seat: Seat,
    turn: Turn,
    root: NodeId,
    tuning: Tuning,
    dice: QuickDice,
    iterations: u32,
    tree: Tree<G>,
    /// The choices of the current iteration.
    path: Vec<(NodeId, Picks)>,
    workbench: Workbench<G>,
}

/// Lists that are filled again and again.
struct Workbench<G: Game> {
    legal: Vec<G::Action>,
    open: Vec<usize>,
    unknown: Vec<G::Action>,
    guesses: Vec<f32>,
}

impl<G: Game> Search<G> {
    /// Nothing has been searched yet. `seat` may act now.
    #[must_use]
    pub fn new(judge: Arc<dyn Judge<G>>, view: &G::View, seat: Seat, seed: u64) -> Self {
        let mut dice = QuickDice::new(seed);
        let state = G::determinize(view, &mut dice);
        let turn = match state.awaited() {
            Awaited::Seats { must, .. } if must.contains(seat) => Turn::Must(must),
            _ => Turn::Asked(seat),
        };
        let tuning = judge.tuning(&state);
        let mut tree = Tree::new();
        let root = tree.add(Way::Root, turn);
        Self {
            judge,
            view: view.clone(),
            seat,
            turn,
            root,
            tuning,
            dice,
            iterations: 0,
            tree,
            path: Vec::new(),
            workbench: Workbench {
                legal: Vec::new(),
                open: Vec::new(),
                unknown: Vec::new(),
                guesses: Vec::new(),
            },
        }
    }

    /// With another tuning than the judge's.
    #[must_use]
    pub const fn tuned(mut self, tuning: Tuning) -> Self {
        self.tuning = tuning;
        self
    }

    /// How the search is set.
    #[must_use]
    pub const fn tuning(&self) -> &Tuning {
        &self.tuning
    }

    /// One iteration.
    pub fn step(&mut self) {
        let mut state = G::determinize(&self.view, &mut self.dice);
        self.path.clear();
        let mut node = self.root;
        let mut turn = self.turn;
        let mut passed = Seats::NONE;
        let value = loop {
            let way = match turn {
                Turn::Over => break worth(&*self.judge, &state),
                Turn::Chance => self.let_fall(&mut state, node),
                Turn::Asked(_) | Turn::Must(_) => self.decide(&mut state, node, turn),
            };
            passed = match (turn, way) {
                (Turn::Asked(seat), Way::Choice(_, picks)) if self.is_pass(node, picks) => {
                    passed.with(seat)
                }
                _ => Seats::NONE,
            };
            turn = Turn::of(&state, passed);
            if let Some(next) = self.tree.find(way, turn) {
                node = next;
            } else {
                node = self.tree.add(way, turn);
                // The dice are rarely a place to stop at: what they bring can be judged better.
                if turn != Turn::Chance || self.judge.is_calm(&state) {
                    break self.judge(&mut state);
                }
            }
        };
        self.learn(&value);
        self.iterations += 1;
    }

    /// Lets every deciding seat choose by what the tree knows, and acts accordingly.
    fn decide(&mut self, state: &mut G, node: NodeId, turn: Turn) -> Way {
        let mut picks = Picks::default();
        for (order, seat) in turn.deciders().iter().enumerate() {
            picks[order] = self.pick(state, node, turn, seat, order) as u32;
        }
        for (order, seat) in turn.deciders().iter().enumerate() {
            let edge = &self.tree.node(node).choices[order].edges[picks[order] as usize];
            if let Some(action) = edge.action.clone() {
                state.play_listed(seat, action);
            }
        }
        self.path.push((node, picks));
        Way::Choice(node, picks)
    }

    /// The edge that `seat` follows.
    fn pick(&mut self, state: &G, node: NodeId, turn: Turn, seat: Seat, order: usize) -> usize {
        let bench = &mut self.workbench;
        bench.legal.clear();
        state.legal_actions(seat, &mut bench.legal);
        let all = &mut self.tree.node_mut(node).choices;
        if all.len() == order {
            all.push(Choices::new(seat));
        }
        let choices = &mut all[order];
        if choices.edges.is_empty() {
            bench.guesses.clear();
            let may_pass = matches!(turn, Turn::Asked(_));
            let pass = may_pass.then(|| (None, worth(&*self.judge, state)[seat]));
            self.judge.prior(
                state,
                seat,
                &bench.legal,
                &mut self.dice,
                &mut bench.guesses,
            );
            let actions = bench.legal.iter().cloned().map(Some);
            let guessed = actions.zip(bench.guesses.iter().copied());
            choices.add(pass.into_iter().chain(guessed), &self.tuning);
        }
        choices.find(&bench.legal, &mut bench.open, &mut bench.unknown);
        if !bench.unknown.is_empty() {
            bench.guesses.clear();
            self.judge.prior(
                state,
                seat,
                &bench.unknown,
                &mut self.dice,
                &mut bench.guesses,
            );
            let known = choices.edges.len();
            let actions = bench.unknown.drain(..).map(Some);
            choices.add(actions.zip(bench.guesses.iter().copied()), &self.tuning);
            bench.open.extend(known..choices.edges.len());
        }
        if turn.deciders().len() == 1 || !self.tuning.bluff {
            choices.select(&bench.open, &self.tuning)
        } else {
            choices.draw(&bench.open, &mut self.dice, &mut bench.guesses)
        }
    }

    fn is_pass(&self, node: NodeId, picks: Picks) -> bool {
        let edges = &self.tree.node(node).choices[0].edges;
        edges[picks[0] as usize].action.is_none()
    }

    /// Lets dice or deck decide.
    ///
    /// A place gets to know few results at first and more as it is visited more, so that what
    /// comes after them is looked at more than once.
    fn let_fall(&mut self, state: &mut G, node: NodeId) -> Way {
        let chance = state.sample_chance(&mut self.dice);
        let outcomes = &mut self.tree.node_mut(node).outcomes;
        let visits: u32 = outcomes.iter().map(|outcome| outcome.visits).sum();
        let has_room = outcomes.len() as f32 <= (visits as f32).sqrt();
        let known = outcomes.iter().position(|outcome| outcome.chance == chance);
        if known.is_none()
            && !has_room
            && let Some(rarest) = (0..outcomes.len()).min_by_key(|&index| outcomes[index].visits)
            && state.apply_chance(outcomes[rarest].chance.clone()).is_ok()
        {
            outcomes[rarest].visits += 1;
            return Way::Chance(node, rarest);
        }
        let index = known.unwrap_or(outcomes.len());
        if known.is_none() {
            outcomes.push(Outcome {
                chance: chance.clone(),
                visits: 0,
                next: None,
            });
        }
        outcomes[index].visits += 1;
        state.apply_chance(chance).expect("sampled results apply");
        Way::Chance(node, index)
    }

    /// Judges a position that is new to the tree.
    fn judge(&mut self, state: &mut G) -> PerSeat<f32> {
        for choices in 0..LONGEST_PLAYOUT {
            let may_rest = choices >= self.tuning.playout;
            roll_until(state, &mut self.dice, |state| {
                may_rest && self.judge.is_calm(state)
            });
            let Awaited::Seats { must, .. } = state.awaited() else {
                break;
            };
            if may_rest && self.judge.is_quiet(state) {
                break;
            }
            self.play_by_guess(state, must);
        }
        roll_until(state, &mut self.dice, |state| self.judge.is_calm(state));
        worth(&*self.judge, state)
    }

    /// Each of `seats` does what looks best right away.
    fn play_by_guess(&mut self, state: &mut G, seats: Seats) {
        let bench = &mut self.workbench;
        for seat in seats.iter() {
            bench.legal.clear();
            bench.guesses.clear();
            state.legal_actions(seat, &mut bench.legal);
            self.judge.prior(
                state,
                seat,
                &bench.legal,
                &mut self.dice,
                &mut bench.guesses,
            );
            let guesses = bench.guesses.iter().copied();
            let best = guesses.clone().fold(f32::NEG_INFINITY, f32::max);
            let equals = guesses.enumerate().filter(|&(_, guess)| guess == best);
            bench.open.clear();
            bench.open.extend(equals.map(|(place, _)| place));
            let place = *pick(&bench.open, &mut self.dice);
            let action = bench.legal.swap_remove(place);
            state.play_listed(seat, action);
        }
    }

    fn learn(&mut self, value: &PerSeat<f32>) {
        for &(node, picks) in &self.path {
            for (order, choices) in self.tree.node_mut(node).choices.iter_mut().enumerate() {
                choices.learn(picks[order] as usize, value[choices.seat]);
            }
        }
    }

    /// Whether the choice that looks best by now will still do so after so many more iterations.
    #[must_use]
    pub fn is_settled(&self, more: u32) -> bool {
        let drawn_by_lot = self.turn.deciders().len() > 1 && self.tuning.bluff;
        !drawn_by_lot
            && self
                .own_choices()
                .is_some_and(|choices| choices.is_settled(more, &self.tuning))
    }

    fn own_choices(&self) -> Option<&Choices<G::Action>> {
        let mut deciders = self.turn.deciders().iter();
        let own = deciders.position(|seat| seat == self.seat)?;
        self.tree.node(self.root).choices.get(own)
    }

    /// What was found out so far.
    #[must_use]
    pub fn report(&self) -> Report<G> {
        let edges = self.own_choices().map_or(&[][..], |choices| &choices.edges);
        let mut candidates: Vec<_> = edges
            .iter()
            .map(|edge| Candidate {
                action: edge.action.clone(),
                visits: edge.visits,
                value: edge.value(),
            })
            .collect();
        candidates.sort_by(|a, b| (b.visits.cmp(&a.visits)).then(b.value.total_cmp(&a.value)));
        Report {
            seat: self.seat,
            sealed: self.turn.deciders().len() > 1,
            iterations: self.iterations,
            candidates,
            line: self.tree.main_line(self.root),
        }
    }
}
