//! Where the points came from, and figures of a finished game.

use arrayvec::ArrayVec;
use engine::{Event, Fact, Gain, PerSeat, Seat};

use crate::action::{Action, Chance};
use crate::components::Color;
use crate::state::Ants;

impl Ants {
    /// What has made the best areas larger or smaller.
    pub(crate) fn points_since(&self, event: &Event<Action, Chance>, after: &Self) -> Vec<Gain> {
        let deals_first = self.hands.iter().all(ArrayVec::is_empty);
        let [before, now] = [self, after].map(Self::scores);
        let gain = |seat: Seat| match event {
            Event::Action(mover, _) => Gain {
                seat,
                source: if *mover == seat {
                    "points-own-tiles"
                } else {
                    "points-their-tiles"
                },
                points: now[seat] - before[seat],
            },
            // The Double Tile lies there from the start.
            Event::Chance(chance) => Gain {
                seat,
                source: "points-start",
                points: if deals_first && matches!(chance, Chance::Reveal(_)) {
                    now[seat]
                } else {
                    0
                },
            },
        };
        let gains = Seat::all(2).map(gain);
        gains.filter(|gain| gain.points != 0).collect()
    }

    pub(crate) fn figures(&self) -> Vec<Fact> {
        let areas = self.surface.areas();
        let laid = |color: Color| {
            let seen = self.surface.faces();
            let sights = seen.flat_map(|(_, _, face)| (0..6).map(move |side| face.sight(side)));
            sights.filter(|sight| sight.color() == color).count() as i32
        };
        let fact = |key, figure: &dyn Fn(usize) -> i32| Fact {
            key,
            figures: PerSeat::from_fn(2, |seat| figure(seat.index())),
        };
        vec![
            fact("fact-second-area", &|color| areas[color].second.into()),
            fact("fact-all-ants", &|color| areas[color].all.into()),
            fact("fact-sectors", &|color| {
                laid([Color::Beige, Color::Brown][color])
            }),
        ]
    }
}
