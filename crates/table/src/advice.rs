//! Advice: a whole action, however many steps it takes, and what speaks for it.

use crate::catalog::Rules;
use crate::moves::moves;
use crate::session::Line;
use crate::words::Words;
use engine::{Gain, Message, Seat};

/// No action takes more steps.
const LONGEST: usize = 12;

/// What is advised, as far as it has been thought through.
#[derive(Clone, Debug)]
pub struct Advice {
    seat: Seat,
    /// The position that the next step is asked for in.
    pub view: serde_json::Value,
    /// The steps, in notation.
    pub steps: Vec<String>,
    lines: Vec<Line>,
    gains: Vec<Gain>,
}

impl Advice {
    /// Nothing yet.
    #[must_use]
    pub const fn new(seat: Seat, view: serde_json::Value) -> Self {
        Self {
            seat,
            view,
            steps: Vec::new(),
            lines: Vec::new(),
            gains: Vec::new(),
        }
    }

    /// Takes what a bot would do next. Says whether more belongs to the same action; what begins another
    /// is left out.
    pub fn add(
        &mut self,
        rules: &dyn Rules,
        action: &str,
        words: &Words,
        name: &dyn Fn(Seat) -> String,
    ) -> bool {
        let Ok(Some(foreseen)) = rules.foresee(&self.view, self.seat, action) else {
            return false;
        };
        let ply = self.lines.len() + 1;
        let line = foreseen.told.line(ply, Some(self.seat), Some(words), name);
        if !self.lines.is_empty() && line.then.is_none() {
            return false;
        }
        self.steps.push(action.to_owned());
        self.gains.extend(foreseen.gains);
        self.lines.push(line);
        match foreseen.view {
            Some(view) if foreseen.goes_on && !foreseen.reveals && ply < LONGEST => {
                self.view = view;
                true
            }
            _ => false,
        }
    }

    /// The whole action and its reason: points, or that nothing else out of so many choices promises more.
    #[must_use]
    pub fn in_words(&self, choices: usize, words: &Words) -> Option<String> {
        // What comes of it is only imagined where others choose in secret.
        let moves = moves(&self.lines);
        let advice = moves.first()?.words.lines().next()?.to_owned();
        let mut sources: Vec<(&str, i32)> = Vec::new();
        for gain in &self.gains {
            match sources
                .iter_mut()
                .find(|(source, _)| *source == gain.source)
            {
                Some((_, points)) => *points += gain.points,
                None => sources.push((gain.source, gain.points)),
            }
        }
        let points: i32 = sources.iter().map(|(_, points)| points).sum();
        let reason = if points > 0 {
            let named: Vec<String> = sources
                .iter()
                .map(|(source, points)| words.labelled(&words.get(source), points))
                .collect();
            Message::new("hint-points")
                .with("points", points)
                .with("sources", named.join(", "))
        } else {
            Message::new("hint-best").with("choices", choices as i64)
        };
        let hint = words.tell(&Message::new("hint-is").with("advice", advice));
        Some(format!("{hint} {}", words.tell(&reason)))
    }
}

#[cfg(test)]
mod tests {
    /// What others choose in secret is not known, and not told.
    #[test]
    fn advice_says_nothing_of_what_others_have_sealed() {
        let rules = game("myrmes").expect("it is in the catalog");
        let words = Words::new(Locale::ENGLISH, &[rules.texts()]);
        let setup = rules.profile().read_setup("players=2").expect("a setup");
        let mut session = rules
            .open(setup, Vec::new(), Seed::from_words("sealed").into())
            .expect("a game of two");
        let name = |seat: Seat| ["Ada", "Bea"][seat.index()].to_owned();
        let mut asked = 0;
        for _ in 0..60 {
            while session.advance() {}
            let Awaited::Seats { must, .. } = session.awaited() else {
                break;
            };
            // Bea answers first, so that Ada's answer would reveal hers.
            let seat = Seat::all(2).rev().find(|seat| must.contains(*seat));
            let seat = seat.expect("somebody must act");
            let view = session.view(Observer::Seat(seat));
            let next = rules.choose(&view, seat, Level::Worker, 1);
            let next = next.expect("a view of this version").expect("an answer");
            let mut advice = Advice::new(seat, view);
            advice.add(rules, &next, &words, &name);
            if seat.index() == 0 {
                let told = advice.in_words(7, &words).expect("something is advised");
                assert!(!told.contains("Bea"), "{told}");
                asked += 1;
            }
            session
                .play(seat, &next)
                .expect("what is advised is possible");
        }
        assert!(asked > 10, "{asked}");
    }

    use super::*;
    use crate::catalog::game;
    use crate::words::Locale;
    use bots::Level;
    use engine::{Awaited, Observer, Seed};

    #[test]
    fn a_walk_is_advised_as_a_whole() {
        let rules = game("fourmidable").expect("it is in the catalog");
        let words = Words::new(Locale::ENGLISH, &[rules.texts()]);
        let setup = rules
            .profile()
            .read_setup("child players=2")
            .expect("a setup");
        let mut session = rules
            .open(setup, Vec::new(), Seed::from_words("advice").into())
            .expect("a game of two");
        let name = |seat: Seat| format!("Player {}", seat.number());
        let mut longest = 0;
        for _ in 0..60 {
            while session.advance() {}
            let Awaited::Seats { must, .. } = session.awaited() else {
                break;
            };
            let seat = must.first().expect("somebody must act");
            let mut advice = Advice::new(seat, session.view(Observer::Seat(seat)));
            loop {
                let next = rules.choose(&advice.view, seat, Level::Worker, 1);
                let Some(next) = next.expect("a view of this version") else {
                    break;
                };
                if !advice.add(rules, &next, &words, &name) {
                    break;
                }
            }
            let told = advice.in_words(7, &words).expect("something is advised");
            assert!(told.starts_with("Hint: "), "{told}");
            longest = longest.max(advice.steps.len());
            for step in &advice.steps {
                session
                    .play(seat, step)
                    .expect("what is advised is possible");
            }
        }
        assert!(longest >= 3, "{longest}");
    }
}
