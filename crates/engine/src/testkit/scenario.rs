//! Positions and moves written as text, so that a test reads as a sentence about a rule.

use crate::{Event, Game, Seat};

/// A game whose positions can be set up and questioned as text, for tests only.
pub trait Staged: Game {
    /// A position, in words that the game chooses.
    ///
    /// # Errors
    /// What could not be understood.
    fn stage(text: &str) -> Result<Self, String>;

    /// What is true of `subject`: for instance the fact `larvae` of the subject `blue`.
    fn fact(&self, subject: &str, name: &str) -> Option<String>;
}

/// A position and what is done with it.
pub struct Scenario<G: Staged> {
    state: G,
}

impl<G: Staged> Scenario<G> {
    /// Sets up a position.
    ///
    /// # Panics
    /// If the text means nothing.
    #[must_use]
    #[track_caller]
    pub fn new(text: &str) -> Self {
        Self {
            state: G::stage(text).unwrap_or_else(|error| panic!("scenario “{text}”: {error}")),
        }
    }

    /// The position.
    #[must_use]
    pub fn state(&self) -> &G {
        &self.state
    }

    /// Plays an action, written `seat action`, or takes a result of the dice, written `* result`.
    ///
    /// # Panics
    /// If it is refused.
    #[must_use]
    #[track_caller]
    pub fn play(mut self, text: &str) -> Self {
        let event = Self::event(text);
        if let Err(refusal) = self.state.apply(event) {
            panic!("“{text}” was refused: {refusal}");
        }
        self
    }

    /// Tries an action that must be refused under the rule with this heading, for this reason.
    ///
    /// # Panics
    /// If it is not, or for another reason, or if the attempt changes anything.
    #[must_use]
    #[track_caller]
    pub fn refuse(self, text: &str, rule: &str, reason: &str) -> Self {
        let mut state = self.state.clone();
        match state.apply(Self::event(text)) {
            Ok(()) => panic!("“{text}” should have been refused under {rule}"),
            Err(refusal) => assert_eq!(
                (refusal.rule, refusal.reason.key),
                (rule, reason),
                "“{text}” was refused for another reason"
            ),
        }
        assert_eq!(
            state, self.state,
            "“{text}” was refused but changed something"
        );
        self
    }

    /// Checks facts, written `subject name value name value; subject …`.
    ///
    /// # Panics
    /// If one is not true.
    #[track_caller]
    pub fn expect(self, text: &str) -> Self {
        for part in text.split(';') {
            let words: Vec<_> = part.split_whitespace().collect();
            let (subject, facts) = words.split_first().expect("a subject");
            assert!(
                !facts.is_empty() && facts.len() % 2 == 0,
                "“{part}” is not a list of names and values"
            );
            for fact in facts.chunks(2) {
                assert_eq!(
                    self.state.fact(subject, fact[0]).as_deref(),
                    Some(fact[1]),
                    "{subject} {}",
                    fact[0]
                );
            }
        }
        self
    }

    /// The listed actions of a seat that begin with a word, as text.
    #[must_use]
    pub fn listed(&self, seat: usize, word: &str) -> Vec<String> {
        let mut actions = Vec::new();
        self.state.legal_actions(Seat::new(seat), &mut actions);
        let texts = actions.iter().map(ToString::to_string);
        texts.filter(|text| text.starts_with(word)).collect()
    }

    /// Whether `seat` finds an action in its list.
    #[must_use]
    #[track_caller]
    pub fn lists(&self, text: &str) -> bool {
        let Event::Action(seat, action) = Self::event(text) else {
            panic!("“{text}” is not an action");
        };
        let mut actions = Vec::new();
        self.state.legal_actions(seat, &mut actions);
        actions.contains(&action)
    }

    #[track_caller]
    fn event(text: &str) -> Event<G::Action, G::Chance> {
        let (who, what) = text.split_once(' ').unwrap_or((text, ""));
        if who == "*" {
            let chance = what.parse();
            return Event::Chance(chance.unwrap_or_else(|error| panic!("“{text}”: {error}")));
        }
        let seat = G::PROFILE
            .seats
            .iter()
            .position(|&name| name == who)
            .map(Seat::new)
            .unwrap_or_else(|| panic!("“{who}” is no seat"));
        let action = what.parse();
        Event::Action(
            seat,
            action.unwrap_or_else(|error| panic!("“{text}”: {error}")),
        )
    }
}
