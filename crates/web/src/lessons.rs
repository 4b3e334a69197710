//! First lessons: a few positions, each with something to try. One file for each game.

pub(crate) mod ants;
pub(crate) mod fourmidable;
pub(crate) mod hidden_empires;
pub(crate) mod myrmes;

use bots::Level;
use engine::{Awaited, Record, Seat, Seed};
use protocol::Update;
use serde_json::Value;
use table::{Locale, Occupant, Rules, Words};

use crate::local_game::LocalGame;

/// A game's first lesson. Its wording has for each step `learn-GAME-STEP`, and for steps with a task also
/// `learn-GAME-STEP-done` and `learn-GAME-STEP-else`.
pub(crate) struct Lesson {
    /// The game's id.
    pub game: &'static str,
    /// What is taught, in order.
    pub parts: &'static [Part],
}

impl Lesson {
    /// All steps, each with the record that its position comes from: one of these, which blank lines part.
    pub(crate) fn steps(
        &self,
        records: &'static str,
    ) -> impl Iterator<Item = (&'static str, &'static Step)> + use<> {
        let parts = records.split("\n\n").zip(self.parts);
        parts.flat_map(|(record, part)| part.steps.iter().map(move |step| (record, step)))
    }

    /// How many steps there are.
    pub(crate) fn len(&self) -> usize {
        self.parts.iter().map(|part| part.steps.len()).sum()
    }
}

/// Steps whose positions come from one record.
pub(crate) struct Part {
    /// What is taught, in order.
    pub steps: &'static [Step],
}

/// One thing to learn.
pub(crate) struct Step {
    /// Its name in the wording.
    pub name: &'static str,
    /// After how many events of the record it takes place.
    pub ply: usize,
    /// What is talked about: selectors of what the board shows of it.
    pub spot: &'static str,
    /// What to do.
    pub task: Task,
}

/// What a learner does to get on.
pub(crate) enum Task {
    /// Read.
    Read,
    /// Make a move of this kind.
    Play(fn(&Tried) -> bool),
    /// Click on something impossible, such as this, and read why.
    BeRefused(&'static str),
}

/// What a learner has done so far in a step.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Tried {
    /// The learner's seat, counted from 0.
    pub seat: usize,
    /// The game when the step began.
    pub before: Value,
    /// The game right after the last move: dice and decks have not gone on yet.
    pub after: Value,
}

impl Tried {
    /// From the start of a step to now.
    pub(crate) fn since(start: &Update, after: Value) -> Self {
        Self {
            seat: start.you.unwrap_or(1) - 1,
            before: start.view.clone(),
            after,
        }
    }
}

impl Step {
    /// Whether this is what the step asks for.
    pub(crate) fn accepts(&self, tried: &Tried) -> bool {
        matches!(self.task, Task::Play(check) if check(tried))
    }

    /// What to do here: what the record goes on with if that will do, or else the first move that
    /// does. Where one is to be refused, something impossible.
    pub(crate) fn advice(&self, rules: &'static dyn Rules, record: &str) -> Option<String> {
        if let Task::BeRefused(action) = self.task {
            return Some(action.to_owned());
        }
        // Nobody reads it.
        let words = Words::new(Locale::ENGLISH, &[]);
        let start = self.position(rules, record, "")?.update(&words);
        let kept: Record = record.parse().ok()?;
        let next = kept.plies.get(self.ply).map(|ply| ply.text.to_string());
        let legal = start.legal.iter().map(|choice| choice.notation.clone());
        next.into_iter().chain(legal).find(|action| {
            let tried = |mut game: LocalGame| game.try_out(action).ok();
            let after = self.position(rules, record, "").and_then(tried);
            after.is_some_and(|after| self.accepts(&Tried::since(&start, after)))
        })
    }

    /// The position of the step, with the learner of this name on the seat that is to act.
    pub(crate) fn position(
        &self,
        rules: &'static dyn Rules,
        record: &str,
        name: &str,
    ) -> Option<LocalGame> {
        let record: Record = record.parse().ok()?;
        let seed = Seed::from_words(self.name);
        // The others are bots that are never asked: a step is a move or a few.
        let others = vec![Occupant::Bot(Level::Worker); record.players.len()];
        let mut session = rules.branch(&record, self.ply, &others, seed).ok()?;
        let learner = match session.awaited() {
            Awaited::Seats { must, .. } => must.first(),
            Awaited::Chance | Awaited::Nobody(_) => None,
        };
        let learner = learner.unwrap_or(Seat::new(0));
        session.sit(learner, Occupant::Human(name.to_owned()));
        Some(LocalGame::new("lesson", rules, session))
    }
}

#[cfg(test)]
mod tests;
