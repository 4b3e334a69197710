//! First lessons: a few positions, each with something to try. One file for each game.

mod ants;
mod fourmidable;
mod hidden_empires;
mod myrmes;

use engine::Texts;
use serde_json::Value;

/// A game's first lesson.
pub(crate) struct Lesson {
    /// The game's id.
    pub game: &'static str,
    /// The wording: for each step `learn-GAME-STEP`, and for steps with a task also
    /// `learn-GAME-STEP-done` and `learn-GAME-STEP-else`.
    pub texts: Texts,
    /// What is taught, in order.
    pub parts: &'static [Part],
}

impl Lesson {
    /// All steps, each with the record that its position comes from.
    pub(crate) fn steps(&self) -> impl Iterator<Item = (&'static str, &'static Step)> {
        let steps = |part: &'static Part| part.steps.iter().map(|step| (part.record, step));
        self.parts.iter().flat_map(steps)
    }
}

/// Steps within one game.
pub(crate) struct Part {
    /// The record that the positions come from.
    pub record: &'static str,
    /// What is taught, in order.
    pub steps: &'static [Step],
}

/// One thing to learn.
pub(crate) struct Step {
    /// Its name in the wording.
    pub name: &'static str,
    /// After how many events of the record it takes place.
    pub ply: usize,
    /// What to do.
    pub task: Task,
}

/// What a learner does to get on.
pub(crate) enum Task {
    /// Read.
    Read,
    /// Make a move of this kind.
    Play(fn(&Tried) -> bool),
    /// Click on something impossible and read why.
    BeRefused,
}

/// A move that a learner made.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Tried {
    /// The learner's seat, counted from 0.
    pub seat: usize,
    /// The game before.
    pub before: Value,
    /// The game after.
    pub after: Value,
}

/// The lesson of a game, if it has one.
pub(crate) fn lesson(game: &str) -> Option<&'static Lesson> {
    [
        &ants::LESSON,
        &fourmidable::LESSON,
        &hidden_empires::LESSON,
        &myrmes::LESSON,
    ]
    .into_iter()
    .find(|lesson| lesson.game == game)
}

#[cfg(test)]
mod tests {
    use engine::{Awaited, Observer, Seed};
    use table::{Locale, Occupant, Words};

    use super::*;
    use crate::wording::TEXTS;

    fn all() -> impl Iterator<Item = &'static Lesson> {
        table::games()
            .iter()
            .filter_map(|rules| lesson(rules.profile().id))
    }

    #[test]
    fn every_task_can_be_done() {
        for lesson in all() {
            let rules = table::game(lesson.game).expect("it is in the catalog");
            for (record, step) in lesson.steps() {
                let record = record.parse().expect("a record");
                let players = vec![Occupant::Open; rules.profile().usual().players()];
                let seed = Seed::from_words(lesson.game);
                let session = rules
                    .branch(&record, step.ply, &players, seed)
                    .expect("a position of the record");
                let Task::Play(check) = step.task else {
                    continue;
                };
                let Awaited::Seats { must, .. } = session.awaited() else {
                    panic!("{}: nobody is to act", step.name);
                };
                let seat = must.first().expect("somebody is to act");
                let before = session.view(Observer::Seat(seat));
                let done = session
                    .legal(seat)
                    .iter()
                    .filter(|action| {
                        let foreseen = rules.foresee(&before, seat, action);
                        let after = foreseen.ok().flatten().and_then(|foreseen| foreseen.view);
                        after.is_some_and(|after| {
                            check(&Tried {
                                seat: seat.index(),
                                before: before.clone(),
                                after,
                            })
                        })
                    })
                    .count();
                assert!(done > 0, "{}: nothing will do", step.name);
                assert!(
                    done < session.legal(seat).len(),
                    "{}: anything will do",
                    step.name
                );
            }
        }
    }

    #[test]
    fn every_step_has_its_wording_in_every_language() {
        for lesson in all() {
            let rules = table::game(lesson.game).expect("it is in the catalog");
            for locale in Locale::all() {
                let words = Words::new(locale, &[TEXTS, rules.texts(), lesson.texts]);
                for (_, step) in lesson.steps() {
                    let key = format!("learn-{}-{}", lesson.game, step.name);
                    assert!(words.has(&key), "{locale}: {key}");
                    if !matches!(step.task, Task::Read) {
                        assert!(words.has(&format!("{key}-done")), "{locale}: {key}-done");
                        assert!(words.has(&format!("{key}-else")), "{locale}: {key}-else");
                    }
                }
            }
        }
    }
}
