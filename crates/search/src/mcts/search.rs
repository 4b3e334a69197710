//! One search: iteration after iteration.

use std::sync::Arc;

use engine::chance::pick;
use engine::{
    Awaited, Event, EventOf, Game, MAX_SEATS, PerSeat, QuickDice, Seat, Seats, fingerprint,
};

use super::chance::{FEW, due};
use super::choices::Choices;
use super::halving::Halving;
use super::method::{Method, Places, Root};
use super::report::{self, Candidate, Report};
use super::tree::{Outcome, Tree, Turn};
use crate::judge::{Judge, worth};
use crate::play_out::roll_until;
use crate::tuning::Tuning;

/// A game that never comes to rest is judged after so many choices all the same.
const LONGEST_PLAYOUT: u32 = 300;
/// A line is told as far as each choice in it was followed so often, and no longer than this.
const MEANINGFUL: u32 = 4;
const LONGEST_LINE: usize = 60;

/// A search for what a seat should do. It can be stopped after any iteration, and asked again as the game
/// goes on: what it has found out about the position that was reached is not lost.
pub struct Search<G: Game> {
    judge: Arc<dyn Judge<G>>,
    method: Method,
    tuning: Tuning,
    own_tuning: Option<Tuning>,
    view: G::View,
    seat: Seat,
    root: Spot,
    root_keys: Keys,
    dice: QuickDice,
    iterations: u32,
    tree: Tree<G>,
    /// The choices of the current iteration: where, and which edge.
    path: Vec<(u64, u32)>,
    halving: Option<Halving>,
    workbench: Workbench<G>,
}

/// Where an iteration has come to.
#[derive(Clone, Copy, Debug)]
struct Spot {
    turn: Turn,
    /// Who has let the others go on.
    passed: Seats,
    /// The way there, where places are recognised by it.
    way: u64,
}

/// What a place is recognised by: for each seat that decides, in the order of seats; the first one for dice
/// and decks.
type Keys = [u64; MAX_SEATS];

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
        Self::by(Method::USUAL, judge, view, seat, seed)
    }

    /// The same by another method.
    #[must_use]
    pub fn by(
        method: Method,
        judge: Arc<dyn Judge<G>>,
        view: &G::View,
        seat: Seat,
        seed: u64,
    ) -> Self {
        let mut search = Self {
            judge,
            method,
            tuning: Tuning::USUAL,
            own_tuning: None,
            view: view.clone(),
            seat,
            root: Spot {
                turn: Turn::Over,
                passed: Seats::NONE,
                way: 0,
            },
            root_keys: Keys::default(),
            dice: QuickDice::new(seed),
            iterations: 0,
            tree: Tree::new(),
            path: Vec::new(),
            halving: None,
            workbench: Workbench {
                legal: Vec::new(),
                open: Vec::new(),
                unknown: Vec::new(),
                guesses: Vec::new(),
            },
        };
        search.take_up(view);
        search
    }

    /// With another tuning than the judge's.
    #[must_use]
    pub const fn tuned(mut self, tuning: Tuning) -> Self {
        self.own_tuning = Some(tuning);
        self.tuning = tuning;
        self
    }

    /// How the search is set.
    #[must_use]
    pub const fn tuning(&self) -> &Tuning {
        &self.tuning
    }

    /// Who thinks.
    #[must_use]
    pub const fn seat(&self) -> Seat {
        self.seat
    }

    /// The game has gone on, and the same seat may act again. What is known of the new position is kept.
    pub fn go_on(&mut self, view: &G::View, seed: u64) {
        self.tree.next_question();
        self.dice = QuickDice::new(seed);
        self.view = view.clone();
        self.take_up(view);
    }

    fn take_up(&mut self, view: &G::View) {
        let state = G::determinize(view, &mut self.dice);
        self.root.turn = match state.awaited() {
            Awaited::Seats { must, .. } if must.contains(self.seat) => Turn::Must(must),
            _ => Turn::Asked(self.seat),
        };
        self.tuning = self.own_tuning.unwrap_or_else(|| self.judge.tuning(&state));
        self.root_keys = self.keys(&state, &self.root);
        self.enter(&self.root.clone(), &self.root_keys.clone());
        self.iterations = 0;
        self.halving = None;
    }

    /// Tells how many iterations there will be, about, for methods that plan them.
    pub fn plan(&mut self, iterations: u32) {
        if self.method.root == Root::Halving && !(self.is_sealed() && self.tuning.bluff) {
            self.halving = Some(Halving::new(iterations));
        }
    }

    /// How often the choice at hand was looked at, in this search and in those before.
    #[must_use]
    pub fn looks(&self) -> u32 {
        self.own_choices().map_or(0, |choices| choices.visits)
    }

    /// How many places are remembered.
    #[must_use]
    pub fn places(&self) -> usize {
        self.tree.places()
    }

    /// What a place is recognised by.
    fn keys(&self, state: &G, spot: &Spot) -> Keys {
        let mut keys = Keys::default();
        let (kind, deciders) = match spot.turn {
            Turn::Over => return keys,
            Turn::Chance => (0, Seats::only(self.seat)),
            Turn::Asked(seat) => (1, Seats::only(seat)),
            Turn::Must(seats) => (2, seats),
        };
        let seen = match self.method.places {
            Places::Way => spot.way,
            Places::Told => state.sight(self.seat),
        };
        for (key, seat) in keys.iter_mut().zip(deciders.iter()) {
            *key = fingerprint::of(&(kind, seat, seen));
        }
        keys
    }

    /// Remembers a place from now on; says whether it was known to anybody who decides there.
    fn enter(&mut self, spot: &Spot, keys: &Keys) -> bool {
        match spot.turn {
            Turn::Over => true,
            Turn::Chance => self.tree.enter_fall(keys[0]),
            Turn::Asked(_) | Turn::Must(_) => {
                let deciders = spot.turn.deciders();
                let mut known = false;
                for (&key, seat) in keys.iter().zip(deciders.iter()) {
                    known |= self.tree.enter(key, seat);
                }
                known
            }
        }
    }

    /// One iteration.
    pub fn step(&mut self) {
        let mut state = G::determinize(&self.view, &mut self.dice);
        self.path.clear();
        let mut spot = self.root;
        let mut keys = self.root_keys;
        let value = loop {
            let next = match spot.turn {
                Turn::Over => break worth(&*self.judge, &state),
                Turn::Chance => Some(self.let_fall(&mut state, spot, keys[0])),
                Turn::Asked(_) | Turn::Must(_) => self.decide(&mut state, spot, &keys),
            };
            // Whoever goes in circles gets no further.
            let Some(next) = next else {
                break self.judge(&mut state);
            };
            spot = next;
            keys = self.keys(&state, &spot);
            // The dice are rarely a place to stop at: what they bring can be judged better.
            if !self.enter(&spot, &keys)
                && (spot.turn != Turn::Chance || self.judge.is_calm(&state))
            {
                break self.judge(&mut state);
            }
        };
        self.learn(&value);
        self.iterations += 1;
    }

    /// Lets every deciding seat choose by what the tree knows, and acts accordingly. Nothing if that would
    /// be done for a second time.
    fn decide(&mut self, state: &mut G, spot: Spot, keys: &Keys) -> Option<Spot> {
        let deciders = spot.turn.deciders();
        let mut picks = [0; MAX_SEATS];
        for (order, seat) in deciders.iter().enumerate() {
            picks[order] = self.pick(state, keys[order], spot.turn, seat) as u32;
        }
        let step = (keys[0], picks[0]);
        if self.method.places == Places::Told && self.path.contains(&step) {
            return None;
        }
        let mut passed = Seats::NONE;
        for (order, seat) in deciders.iter().enumerate() {
            let edge = &self.tree.choices_mut(keys[order]).edges[picks[order] as usize];
            match edge.action.clone() {
                Some(action) => state.play_listed(seat, action),
                None => passed = spot.passed.with(seat),
            }
            self.path.push((keys[order], picks[order]));
        }
        let turn = Turn::of(state, passed);
        Some(Spot {
            turn,
            passed,
            way: fingerprint::of(&(spot.way, picks, turn)),
        })
    }

    /// The edge that `seat` follows.
    fn pick(&mut self, state: &G, key: u64, turn: Turn, seat: Seat) -> usize {
        let bench = &mut self.workbench;
        bench.legal.clear();
        state.legal_actions(seat, &mut bench.legal);
        let choices = self.tree.choices_mut(key);
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
        let own = seat == self.seat && self.path.is_empty();
        if let Some(halving) = self.halving.as_mut().filter(|_| own) {
            choices.were_open(&bench.open);
            return halving.next(choices, &bench.open, self.iterations, &self.tuning);
        }
        if turn.deciders().len() == 1 || !self.tuning.bluff {
            choices.select(&bench.open, &self.tuning)
        } else {
            choices.draw(&bench.open, &mut self.dice, &mut bench.guesses)
        }
    }

    /// Lets dice or deck decide.
    fn let_fall(&mut self, state: &mut G, spot: Spot, key: u64) -> Spot {
        let chance = self.chance(state, key);
        let turn = Turn::of(state, Seats::NONE);
        Spot {
            turn,
            passed: Seats::NONE,
            way: fingerprint::of(&(spot.way, chance, turn)),
        }
    }

    /// What dice or deck bring; the state has taken it.
    ///
    /// A place gets to know few results at first and more as it is visited more, so that what
    /// comes after them is looked at more than once.
    fn chance(&mut self, state: &mut G, key: u64) -> G::Chance {
        let mut chance = state.sample_chance(&mut self.dice);
        let outcomes = self.tree.fall_mut(key);
        let visits: u32 = outcomes.iter().map(|outcome| outcome.visits).sum();
        let has_room = outcomes.len() as f32 <= (visits as f32).sqrt();
        let listed = self.method.exact_chance.then(|| state.chances()).flatten();
        let place_of = |outcomes: &[Outcome<G::Chance>], chance: &G::Chance| {
            outcomes.iter().position(|known| known.chance == *chance)
        };
        if let Some(listed) = listed.filter(|listed| listed.len() <= FEW) {
            chance = due(&listed, chance, visits, |chance| {
                place_of(outcomes, chance).map_or(0, |index| outcomes[index].visits)
            });
        } else if !has_room
            && place_of(outcomes, &chance).is_none()
            && let Some(rarest) = outcomes.iter_mut().min_by_key(|outcome| outcome.visits)
            && state.apply_chance(rarest.chance.clone()).is_ok()
        {
            rarest.visits += 1;
            return rarest.chance.clone();
        }
        match place_of(outcomes, &chance) {
            Some(index) => outcomes[index].visits += 1,
            None => outcomes.push(Outcome {
                chance: chance.clone(),
                visits: 1,
            }),
        }
        state
            .apply_chance(chance.clone())
            .expect("sampled results apply");
        chance
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
        for &(key, pick) in &self.path {
            let choices = self.tree.choices_mut(key);
            choices.learn(pick as usize, value[choices.seat]);
        }
    }

    /// Whether the choice that looks best by now will still do so after so many more iterations.
    #[must_use]
    pub fn is_settled(&self, more: u32) -> bool {
        if let Some(halving) = &self.halving {
            return halving.is_settled();
        }
        let drawn_by_lot = self.is_sealed() && self.tuning.bluff;
        !drawn_by_lot
            && self
                .own_choices()
                .is_some_and(|choices| choices.is_settled(more, &self.tuning))
    }

    fn own_choices(&self) -> Option<&Choices<G::Action>> {
        let mut deciders = self.root.turn.deciders().iter();
        let own = deciders.position(|seat| seat == self.seat)?;
        self.tree.choices(self.root_keys[own])
    }

    /// Whether others seal their choices at the same time.
    #[must_use]
    pub const fn is_sealed(&self) -> bool {
        self.root.turn.deciders().len() > 1
    }

    /// What could be done, the best first.
    #[must_use]
    pub fn candidates(&self) -> Vec<Candidate<G::Action>> {
        let edges = self.own_choices().map_or(&[][..], |choices| &choices.edges);
        let mut candidates: Vec<_> = edges
            .iter()
            .map(|edge| Candidate {
                action: edge.action.clone(),
                visits: edge.visits,
                value: edge.value(),
            })
            .collect();
        report::sort(&mut candidates);
        if let Some(halving) = &self.halving
            && let Some(choices) = self.own_choices()
            && let Some(favourite) = halving.favourite(choices)
            && let action = &edges[favourite].action
            && let Some(place) = candidates.iter().position(|one| one.action == *action)
        {
            candidates[..=place].rotate_right(1);
        }
        candidates
    }

    /// What was found out so far.
    #[must_use]
    pub fn report(&self) -> Report<G> {
        Report {
            seat: self.seat,
            sealed: self.is_sealed(),
            iterations: self.iterations,
            candidates: self.candidates(),
            line: self.main_line(),
        }
    }

    /// What is followed most from here on, as long as it was followed often enough to mean something and is
    /// possible in the state that is imagined for it.
    fn main_line(&self) -> Vec<EventOf<G>> {
        let mut state = G::determinize(&self.view, &mut self.dice.clone());
        let mut spot = self.root;
        let mut line = Vec::new();
        while line.len() < LONGEST_LINE {
            let keys = self.keys(&state, &spot);
            let mut picks = [0; MAX_SEATS];
            let mut passed = Seats::NONE;
            if spot.turn == Turn::Chance {
                let outcomes = self.tree.fall(keys[0]).iter();
                let Some(likely) = outcomes.max_by_key(|outcome| outcome.visits) else {
                    break;
                };
                if state.apply_chance(likely.chance.clone()).is_err() {
                    break;
                }
                line.push(Event::Chance(likely.chance.clone()));
                let turn = Turn::of(&state, passed);
                let way = fingerprint::of(&(spot.way, &likely.chance, turn));
                spot = Spot { turn, passed, way };
                continue;
            }
            let mut legal = Vec::new();
            for (order, seat) in spot.turn.deciders().iter().enumerate() {
                let Some((pick, edge)) = self
                    .tree
                    .choices(keys[order])
                    .and_then(Choices::favourite)
                    .filter(|(_, edge)| edge.visits >= MEANINGFUL)
                else {
                    return line;
                };
                picks[order] = pick as u32;
                let Some(action) = edge.action.clone() else {
                    passed = spot.passed.with(seat);
                    continue;
                };
                legal.clear();
                state.legal_actions(seat, &mut legal);
                if !legal.contains(&action) {
                    return line;
                }
                line.push(Event::Action(seat, action.clone()));
                state.play_listed(seat, action);
            }
            let turn = Turn::of(&state, passed);
            if turn == Turn::Over || spot.turn == Turn::Over {
                break;
            }
            let way = fingerprint::of(&(spot.way, picks, turn));
            spot = Spot { turn, passed, way };
        }
        line
    }
}
