//! What one seat can do at one place of the tree, and what came of it.
//!
//! Different imagined states may allow different actions at the same place. An edge is therefore
//! weighed against how often it was available and not how often the place was visited.

use std::collections::HashMap;

use engine::{Dice, QuickDice, Seat};

use crate::tuning::Tuning;

/// How much of the prior's weight a sealed choice takes over: a guess knows least where others seal.
const FAITH: f32 = 0.25;
/// How fast sealed choices move from what was guessed to what was found.
const BOLDNESS: f32 = 1.0;
/// How many of the sealed choices are made by guess alone, to keep looking.
const CURIOSITY: f32 = 0.1;

/// An action at one place of the tree, and what came of it.
#[derive(Debug)]
pub(super) struct Edge<A> {
    /// None for letting the others go on.
    pub(super) action: Option<A>,
    /// What it seemed to promise at first.
    guess: f32,
    /// The prior, as a multiple of that of the best action known when the place was opened.
    weight: f32,
    available: u32,
    pub(super) visits: u32,
    total: f32,
}

impl<A> Edge<A> {
    pub(super) const fn weight(&self) -> f32 {
        self.weight
    }

    /// What the edge brought on average, or was thought to bring.
    pub(super) fn value(&self) -> f32 {
        if self.visits == 0 {
            self.guess
        } else {
            self.total / self.visits as f32
        }
    }
}

/// What one seat can do at one place of the tree.
#[derive(Debug)]
pub(super) struct Choices<A> {
    pub(super) seat: Seat,
    pub(super) edges: Vec<Edge<A>>,
    /// The edges of actions, once a state allowed others than the first one did.
    index: Option<HashMap<A, usize>>,
    best_guess: f32,
    /// How far the guesses lie apart.
    spread: f32,
    pub(super) visits: u32,
    total: f32,
}

impl<A: Clone + Eq + std::hash::Hash> Choices<A> {
    pub(super) const fn new(seat: Seat) -> Self {
        Self {
            seat,
            edges: Vec::new(),
            index: None,
            best_guess: f32::NEG_INFINITY,
            spread: 0.0,
            visits: 0,
            total: 0.0,
        }
    }

    /// Adds actions with their guesses.
    pub(super) fn add(&mut self, actions: impl Iterator<Item = (Option<A>, f32)>, tuning: &Tuning) {
        let first = self.edges.len();
        self.edges.extend(actions.map(|(action, guess)| Edge {
            action,
            guess,
            weight: 0.0,
            available: 0,
            visits: 0,
            total: 0.0,
        }));
        if first == 0 {
            let guesses = self.edges.iter().map(|edge| edge.guess);
            self.best_guess = guesses.clone().fold(f32::NEG_INFINITY, f32::max);
            self.spread = deviation(guesses).max(tuning.least_spread);
        }
        for edge in &mut self.edges[first..] {
            edge.weight =
                ((edge.guess - self.best_guess) / (tuning.temperature * self.spread)).exp();
        }
        if let Some(index) = &mut self.index {
            for (place, edge) in self.edges.iter().enumerate().skip(first) {
                index.extend(edge.action.clone().map(|action| (action, place)));
            }
        }
    }

    /// Fills `open` with the edges of the legal actions, and `unknown` with those that have none.
    pub(super) fn find(&mut self, legal: &[A], open: &mut Vec<usize>, unknown: &mut Vec<A>) {
        open.clear();
        unknown.clear();
        let is_pass = |edge: &Edge<A>| edge.action.is_none();
        let passes = usize::from(self.edges.first().is_some_and(is_pass));
        open.extend(0..passes);
        let known = self.edges[passes..].iter().map(|edge| edge.action.as_ref());
        if known.eq(legal.iter().map(Some)) {
            open.extend(passes..self.edges.len());
            return;
        }
        let index = self.index.get_or_insert_with(|| {
            let edges = self.edges.iter().enumerate();
            edges
                .filter_map(|(place, edge)| Some((edge.action.clone()?, place)))
                .collect()
        });
        for action in legal {
            match index.get(action) {
                Some(&place) => open.push(place),
                None => unknown.push(action.clone()),
            }
        }
    }

    /// Notes that these could be followed.
    pub(super) fn were_open(&mut self, open: &[usize]) {
        for &place in open {
            self.edges[place].available += 1;
        }
    }

    /// Those that are open and not too bad to be tried at all.
    pub(super) fn serious(&self, open: &[usize], tuning: &Tuning) -> Vec<usize> {
        let weights = open.iter().map(|&place| self.edges[place].weight);
        let least = tuning.least_weight * weights.fold(0.0, f32::max);
        let open = open.iter().copied();
        open.filter(|&place| self.edges[place].weight >= least)
            .collect()
    }

    /// The edge to follow among those that are open, for a seat that decides alone: the one that
    /// promises most, and a little more if it was tried little (PUCT).
    pub(super) fn select(&mut self, open: &[usize], tuning: &Tuning) -> usize {
        let weights = open.iter().map(|&place| self.edges[place].weight);
        let least = tuning.least_weight * weights.clone().fold(0.0, f32::max);
        let weights: f32 = weights.filter(|&weight| weight >= least).sum();
        let urge = tuning.exploration * self.spread / weights.max(f32::MIN_POSITIVE);
        let expected = self.expected();
        let mut best = (f32::NEG_INFINITY, open[0]);
        for &place in open {
            let value = self.value(place, expected);
            let edge = &mut self.edges[place];
            edge.available += 1;
            if edge.weight < least {
                continue;
            }
            let rarity = (edge.available as f32).sqrt() / (1.0 + edge.visits as f32);
            let promise = value + urge * edge.weight * rarity;
            if promise > best.0 {
                best = (promise, place);
            }
        }
        best.1
    }

    /// The edge to follow among those that are open, for a seat whose choice is sealed: drawn by
    /// lot, the better ones more often, and the more so the more is known (Hedge). Two seats that
    /// both did the most promising thing would chase each other in circles; the lot makes their
    /// mixtures settle where neither can be exploited.
    pub(super) fn draw(
        &mut self,
        open: &[usize],
        dice: &mut QuickDice,
        lots: &mut Vec<f32>,
    ) -> usize {
        let expected = self.expected();
        let trust = BOLDNESS * (self.visits as f32).sqrt();
        lots.clear();
        lots.extend(open.iter().map(|&place| self.value(place, expected)));
        let best = lots.iter().copied().fold(f32::NEG_INFINITY, f32::max);
        let (mut priors, mut total) = (0.0, 0.0);
        for (lot, &place) in lots.iter_mut().zip(open) {
            self.edges[place].available += 1;
            let prior = self.edges[place].weight.powf(FAITH);
            *lot = prior * ((*lot - best) * trust).exp();
            priors += prior;
            total += *lot;
        }
        let mut rest = dice.word() as f32 / u32::MAX as f32;
        for (&lot, &place) in lots.iter().zip(open) {
            let prior = self.edges[place].weight.powf(FAITH);
            rest -= (1.0 - CURIOSITY) * lot / total + CURIOSITY * prior / priors;
            if rest <= 0.0 {
                return place;
            }
        }
        open[open.len() - 1]
    }

    /// What this place brought on average, or promises.
    fn expected(&self) -> f32 {
        if self.visits == 0 {
            self.best_guess
        } else {
            self.total / self.visits as f32
        }
    }

    /// What an edge brought on average. One that was not tried is taken to be as good as the place
    /// itself if it has the best guess, and worse if its guess is worse.
    fn value(&self, place: usize, expected: f32) -> f32 {
        let edge = &self.edges[place];
        if edge.visits == 0 {
            expected + (edge.guess - self.best_guess).min(0.0)
        } else {
            edge.total / edge.visits as f32
        }
    }

    /// What following an edge has brought.
    pub(super) fn learn(&mut self, place: usize, value: f32) {
        self.visits += 1;
        self.total += value;
        let edge = &mut self.edges[place];
        edge.visits += 1;
        edge.total += value;
    }

    /// Whether so many more visits cannot change which edge is followed most.
    pub(super) fn is_settled(&self, more: u32, tuning: &Tuning) -> bool {
        let strongest = self.edges.iter().map(|edge| edge.weight);
        let least = tuning.least_weight * strongest.fold(0.0, f32::max);
        let (mut most, mut second, mut serious) = (0, 0, 0);
        for edge in &self.edges {
            serious += u32::from(edge.weight >= least);
            second = second.max(edge.visits.min(most));
            most = most.max(edge.visits);
        }
        serious == 1 || most > second + more
    }

    /// The edge that was followed most, if any was.
    pub(super) fn favourite(&self) -> Option<(usize, &Edge<A>)> {
        let followed = self
            .edges
            .iter()
            .enumerate()
            .filter(|(_, edge)| edge.visits > 0);
        followed.max_by(|(_, a), (_, b)| {
            (a.visits.cmp(&b.visits)).then(a.value().total_cmp(&b.value()))
        })
    }
}

/// The standard deviation.
fn deviation(values: impl ExactSizeIterator<Item = f32> + Clone) -> f32 {
    let count = values.len().max(1) as f32;
    let mean = values.clone().sum::<f32>() / count;
    let squares: f32 = values.map(|value| (value - mean).powi(2)).sum();
    (squares / count).sqrt()
}
