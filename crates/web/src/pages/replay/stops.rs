//! Where a replay stops: after every move, turn, round or season, or only after those of one player.

use engine::Seat;
use serde_json::Value;
use table::Line;

/// What is one step.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Pace {
    /// Every event.
    Move,
    /// All that one player does before another acts.
    Turn,
    /// A round of the game, if it has rounds.
    Round,
    /// A season, if it has seasons.
    Season,
}

impl Pace {
    pub(super) const ALL: [Self; 4] = [Self::Move, Self::Turn, Self::Round, Self::Season];

    pub(super) const fn id(self) -> &'static str {
        match self {
            Self::Move => "move",
            Self::Turn => "turn",
            Self::Round => "round",
            Self::Season => "season",
        }
    }

    /// What a view shows of the round or season that it is in; nothing in games without them.
    pub(super) fn chapter(self, view: &Value) -> Option<String> {
        let read = |names: &[&str]| {
            let found: Vec<String> = names
                .iter()
                .filter_map(|name| view.pointer(&format!("/table/{name}")))
                .map(Value::to_string)
                .collect();
            (!found.is_empty()).then(|| found.join(" "))
        };
        match self {
            Self::Move | Self::Turn => None,
            Self::Round => read(&["round", "game_turn", "year"]),
            Self::Season => {
                view.pointer("/table/season")?;
                read(&["year", "season"])
            }
        }
    }
}

/// The positions to stop at, by events: with `only`, those that this player has led to.
pub(super) fn stops(lines: &[Line], pace: Pace, only: Option<Seat>) -> Vec<usize> {
    let wanted = |seat: Option<Seat>| only.is_none() || seat == only;
    let inner: Vec<usize> = match pace {
        Pace::Turn => {
            let mut stops = Vec::new();
            let mut actor = None;
            for line in lines {
                // Dice and decks belong to the turn that brought them.
                if line.seat.is_some() && line.seat != actor {
                    if actor.is_some() && wanted(actor) {
                        stops.push(line.ply - 1);
                    }
                    actor = line.seat;
                }
            }
            stops
        }
        _ => {
            let events = lines.iter().filter(|line| wanted(line.seat));
            events.map(|line| line.ply).collect()
        }
    };
    let mut stops: Vec<usize> = std::iter::once(0)
        .chain(inner)
        .chain([lines.len()])
        .collect();
    stops.dedup();
    stops
}

/// The next stop from `at`, onwards or back; the end or the start if there is none.
pub(super) fn next_stop(stops: &[usize], at: usize, on: bool) -> usize {
    let (first, last) = (stops.first(), stops.last());
    let next = if on {
        stops.iter().find(|stop| **stop > at).or(last)
    } else {
        stops.iter().rev().find(|stop| **stop < at).or(first)
    };
    next.copied().unwrap_or(at)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn lines(seats: &[Option<usize>]) -> Vec<Line> {
        let line = |(index, seat): (usize, &Option<usize>)| Line {
            ply: index + 1,
            seat: seat.and_then(Seat::from_number),
            notation: None,
            words: String::new(),
            then: None,
        };
        seats.iter().enumerate().map(line).collect()
    }

    #[test]
    fn a_turn_holds_what_chance_brings() {
        let lines = lines(&[None, Some(1), Some(1), None, Some(2), None, Some(1)]);
        assert_eq!(stops(&lines, Pace::Turn, None), [0, 4, 6, 7]);
        assert_eq!(stops(&lines, Pace::Turn, Seat::from_number(2)), [0, 6, 7]);
        assert_eq!(
            stops(&lines, Pace::Move, Seat::from_number(1)),
            [0, 2, 3, 7]
        );
        assert_eq!(stops(&lines, Pace::Move, None).len(), 8);
    }

    #[test]
    fn one_goes_on_and_back_from_anywhere() {
        let stops = [0, 4, 6, 7];
        assert_eq!(next_stop(&stops, 0, true), 4);
        assert_eq!(next_stop(&stops, 5, true), 6);
        assert_eq!(next_stop(&stops, 7, true), 7);
        assert_eq!(next_stop(&stops, 5, false), 4);
        assert_eq!(next_stop(&stops, 0, false), 0);
    }

    #[test]
    fn games_tell_their_rounds_and_seasons() {
        let chapter = |game: &str, pace: Pace| {
            let rules = table::game(game).expect("it is in the catalog");
            let seed = engine::Seed::from_words("chapters");
            let session = rules
                .open(rules.profile().usual(), Vec::new(), seed.into())
                .expect("the usual game");
            pace.chapter(&session.view(engine::Observer::Spectator))
        };
        assert_eq!(chapter("ants", Pace::Round), None);
        assert!(chapter("myrmes", Pace::Season).is_some());
        for game in ["myrmes", "fourmidable", "hidden-empires"] {
            assert!(chapter(game, Pace::Round).is_some(), "{game}");
        }
    }
}
