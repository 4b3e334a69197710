//! What bots think about a position, here or for another server. They take along nothing but what their seats may see.

use std::panic::{AssertUnwindSafe, catch_unwind};

use engine::{MAX_SEATS, Seat, Seats};
use serde::{Deserialize, Serialize};
use table::{Means, Thinking, Thought};

use super::hosted::Hosted;
use crate::thinkers::{Thinkers, Wanted};

/// What bots think on their seats; those that failed have no thought.
pub(crate) type Thoughts = Vec<(Seat, Option<Thought>)>;

/// Bots that are to think about the same position.
pub(super) struct Asked {
    bots: Vec<(Seat, Thinking)>,
    /// Whether any of them searches.
    pub(super) searches: bool,
}

impl Asked {
    /// The bots on these seats.
    pub(super) fn at(hosted: &Hosted, seats: Seats, thinkers: &Thinkers, wanted: &Wanted) -> Self {
        let levels: Vec<_> = seats
            .iter()
            .filter_map(|seat| Some((seat, hosted.bot(seat)?)))
            .collect();
        let parts = levels.len();
        let searches = levels.iter().any(|(_, level)| level.searches());
        let bots = levels.into_iter().map(|(seat, level)| {
            let end = Some(thinkers.limit(wanted, level, parts));
            let mut means = Means::default();
            match level.time() {
                Some(_) => means.clock = end,
                None => means.limit = end,
            }
            (seat, hosted.session().think_with(seat, level, means))
        });
        Self {
            bots: bots.collect(),
            searches,
        }
    }

    pub(super) fn think(self) -> Thoughts {
        let bots = self.bots.into_iter();
        bots.map(|(seat, think)| (seat, catch_unwind(AssertUnwindSafe(think)).ok()))
            .collect()
    }
}

/// A thought as one server tells it to another.
#[derive(Serialize, Deserialize)]
struct Told {
    seat: usize,
    failed: bool,
    action: Option<String>,
}

pub(super) fn write(thoughts: Thoughts) -> String {
    let told = thoughts.into_iter().map(|(seat, thought)| Told {
        seat: seat.index(),
        failed: thought.is_none(),
        action: thought.and_then(|thought| thought.action),
    });
    let told: Vec<_> = told.collect();
    serde_json::to_string(&told).expect("thoughts can be written as JSON")
}

/// Nothing if it is not what bots on these seats were asked for.
pub(super) fn read(text: &str, asked: Seats) -> Option<Thoughts> {
    let told: Vec<Told> = serde_json::from_str(text).ok()?;
    let thought_on = |seat: Seat| {
        let told = told.iter().find(|told| told.seat == seat.index())?;
        let thought = Thought {
            action: told.action.clone(),
            message: None,
        };
        Some((seat, (!told.failed).then_some(thought)))
    };
    asked.iter().map(thought_on).collect()
}

/// One bit for each seat.
pub(super) fn bits(seats: Seats) -> u64 {
    seats.iter().fold(0, |bits, seat| bits | 1 << seat.index())
}

pub(super) fn seats_of(bits: u64) -> Seats {
    let seats = Seat::all(MAX_SEATS);
    seats
        .filter(|seat| bits & (1 << seat.index()) != 0)
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn another_server_is_told_what_bots_think_and_no_more_than_was_asked() {
        let thought = |action: Option<&str>| Thought {
            action: action.map(str::to_owned),
            message: None,
        };
        let thoughts = vec![
            (Seat::new(0), Some(thought(Some("3 “a”")))),
            (Seat::new(2), Some(thought(None))),
            (Seat::new(4), None),
        ];
        let all: Seats = thoughts.iter().map(|(seat, _)| *seat).collect();
        let told = write(thoughts.clone());
        assert_eq!(read(&told, all), Some(thoughts.clone()));
        assert_eq!(
            read(&told, Seats::only(Seat::new(2))),
            Some(thoughts[1..2].to_vec())
        );
        assert_eq!(read(&told, all.with(Seat::new(1))), None);
        assert_eq!(read("", all), None);
        assert_eq!(seats_of(bits(all)), all);
    }
}
