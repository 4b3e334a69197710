//! Where the points came from, and figures of a finished game.

use engine::{Event, Fact, Gain, Message, PerSeat, Seat};

use crate::action::{Action, Chance};
use crate::components::Caste;
use crate::scoring::rating;
use crate::setup::Level;
use crate::state::{Colony, Fourmidable, Phase};

/// Rulebook: Solo. What the ratings are called, and what it is called to have none.
const RATING_NAMES: [&str; 5] = [
    "rating-none",
    "rating-intelligent",
    "rating-brilliant",
    "rating-fantastic",
    "rating-magnificent",
];

impl Fourmidable {
    pub(crate) fn points_since(&self, _: &Event<Action, Chance>, after: &Self) -> Vec<Gain> {
        let (before, now) = (&self.table, &after.table);
        let ends = now.phase == Phase::Over && before.phase != Phase::Over;
        let mut gains = Vec::new();
        for seat in Seat::all(now.players()) {
            let (old, new) = (before.colony(seat), now.colony(seat));
            let revealed = new.completed.minus(old.completed);
            let objectives = revealed.iter().map(|card| i32::from(now.deck.points(card)));
            let mut told = vec![("points-objectives", objectives.sum())];
            if ends {
                told.push(("points-pheromones", new.pheromones.len() as i32));
                if now.options.is_apprentice() {
                    told.push(("points-holes", new.hole_count().into()));
                }
                told.push(("points-majorities", now.bonus_points(seat).into()));
            }
            let known: i32 = told.iter().map(|(_, points)| points).sum();
            // Everything else comes from special cards.
            told.push(("points-cards", i32::from(new.score - old.score) - known));
            gains.extend(told.into_iter().map(|(source, points)| Gain {
                seat,
                source,
                points,
            }));
        }
        gains.retain(|gain| gain.points != 0);
        gains
    }

    pub(crate) fn figures(&self) -> Vec<Fact> {
        let table = &self.table;
        let fact = |key, figure: fn(&Colony) -> i32| Fact {
            key,
            figures: PerSeat::from_fn(table.players(), |seat| figure(table.colony(seat))),
        };
        vec![
            fact("fact-objectives", |colony| colony.completed.len() as i32),
            fact("fact-pheromones", |colony| colony.pheromones.len() as i32),
            fact("fact-holes", |colony| colony.hole_count().into()),
            fact("fact-dug", |colony| colony.dug.len() as i32),
            fact("fact-ants", |colony| {
                let born = Caste::ALL.iter().map(|&caste| colony.born(caste));
                born.map(i32::from).sum()
            }),
            fact("fact-unused", |colony| colony.unused().into()),
        ]
    }

    pub(crate) fn solo_rating(&self) -> Option<Message> {
        let score = i32::from(self.table.colony(Seat::new(0)).score);
        let over = self.table.phase == Phase::Over;
        (over && self.table.options.level == Level::Solo).then(|| {
            let name = RATING_NAMES[rating(score)];
            Message::new("rating-solo")
                .with("rating", engine::Arg::Term(name))
                .with("points", score)
        })
    }
}
