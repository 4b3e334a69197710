//! Where the points came from, and figures of a finished game.

use engine::{Event, Fact, Gain, PerSeat, Seat};

use crate::action::{Action, Chance};
use crate::components::FLIGHT_POINTS;
use crate::state::{Colony, HiddenEmpires};

impl HiddenEmpires {
    pub(crate) fn points_since(&self, _: &Event<Action, Chance>, after: &Self) -> Vec<Gain> {
        let mut gains = Vec::new();
        for seat in Seat::all(self.table.players()) {
            let (before, now) = (self.table.colony(seat), after.table.colony(seat));
            if before.score == now.score {
                continue;
            }
            let [pair, queen, drone] = FLIGHT_POINTS.map(i32::from);
            let [queens, drones] = now.ledger.flown.map(i32::from);
            let pairs = queens.min(drones);
            let flown = [
                ("points-pairs", pair * pairs),
                ("points-queens", queen * (queens - pairs)),
                ("points-drones", drone * (drones - pairs)),
            ];
            gains.extend(flown.map(|(source, points)| Gain {
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
        let mut facts = vec![
            fact("fact-ants-outside", |colony| {
                colony
                    .ants
                    .iter()
                    .map(|(_, ants)| i32::from(ants.total()))
                    .sum()
            }),
            fact("fact-ants-inside", |colony| {
                let inside =
                    colony.nurses.total() + colony.builders.total() + colony.reserves.total();
                inside.into()
            }),
            fact("fact-areas", |colony| colony.ants.iter().count() as i32),
            fact("fact-nest-size", |colony| colony.size.into()),
            fact("fact-brood", |colony| colony.brood().into()),
        ];
        if table.options.advanced {
            facts.push(fact("fact-dna", |colony| colony.dna.into()));
        }
        facts
    }
}
