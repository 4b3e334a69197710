//! What is remembered of the places that a search has come to.

use std::collections::HashMap;

use engine::{Awaited, Game, Seat, Seats};

use super::choices::Choices;

/// What a place waits for.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(super) enum Turn {
    /// This seat may act before the others go on, or let them.
    Asked(Seat),
    /// These seats must act; several seal their choices.
    Must(Seats),
    Chance,
    Over,
}

impl Turn {
    /// What a state waits for when the seats in `passed` let the others go on.
    pub(super) fn of<G: Game>(state: &G, passed: Seats) -> Self {
        match state.awaited() {
            Awaited::Nobody(_) => Self::Over,
            Awaited::Chance => Self::Chance,
            Awaited::Seats { must, may } => match may.iter().find(|&seat| !passed.contains(seat)) {
                Some(seat) => Self::Asked(seat),
                None => Self::Must(must),
            },
        }
    }

    /// Who decides.
    pub(super) const fn deciders(self) -> Seats {
        match self {
            Self::Asked(seat) => Seats::only(seat),
            Self::Must(seats) => seats,
            Self::Chance | Self::Over => Seats::NONE,
        }
    }
}

/// A result of dice or deck that came up at a place.
#[derive(Debug)]
pub(super) struct Outcome<C> {
    pub(super) chance: C,
    pub(super) visits: u32,
}

/// Something remembered, and the last question for which it was of use.
#[derive(Debug)]
struct Kept<T> {
    what: T,
    question: u32,
}

/// All places, by what they are recognised by.
#[derive(Debug)]
pub(super) struct Tree<G: Game> {
    choices: HashMap<u64, Kept<Choices<G::Action>>>,
    falls: HashMap<u64, Kept<Vec<Outcome<G::Chance>>>>,
    question: u32,
}

impl<G: Game> Tree<G> {
    pub(super) fn new() -> Self {
        Self {
            choices: HashMap::new(),
            falls: HashMap::new(),
            question: 0,
        }
    }

    /// Another question is asked: what the last one made no use of is forgotten.
    pub(super) fn next_question(&mut self) {
        let last = self.question;
        self.choices.retain(|_, kept| kept.question == last);
        self.falls.retain(|_, kept| kept.question == last);
        self.question += 1;
    }

    pub(super) fn places(&self) -> usize {
        self.choices.len() + self.falls.len()
    }

    /// Remembers a seat's place from now on; says whether it was known.
    pub(super) fn enter(&mut self, key: u64, seat: Seat) -> bool {
        let known = self.choices.contains_key(&key);
        let kept = self.choices.entry(key).or_insert_with(|| Kept {
            what: Choices::new(seat),
            question: 0,
        });
        kept.question = self.question;
        known
    }

    /// Remembers a place of dice or deck from now on; says whether it was known.
    pub(super) fn enter_fall(&mut self, key: u64) -> bool {
        let known = self.falls.contains_key(&key);
        let kept = self.falls.entry(key).or_insert_with(|| Kept {
            what: Vec::new(),
            question: 0,
        });
        kept.question = self.question;
        known
    }

    /// What a seat can do at a place that was entered.
    pub(super) fn choices(&self, key: u64) -> Option<&Choices<G::Action>> {
        self.choices.get(&key).map(|kept| &kept.what)
    }

    pub(super) fn choices_mut(&mut self, key: u64) -> &mut Choices<G::Action> {
        &mut self.choices.get_mut(&key).expect("it was entered").what
    }

    /// What dice or deck brought so far at a place that was entered.
    pub(super) fn fall(&self, key: u64) -> &[Outcome<G::Chance>] {
        self.falls.get(&key).map_or(&[], |kept| &kept.what)
    }

    pub(super) fn fall_mut(&mut self, key: u64) -> &mut Vec<Outcome<G::Chance>> {
        &mut self.falls.get_mut(&key).expect("it was entered").what
    }
}
