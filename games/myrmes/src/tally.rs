//! Where the points came from, and figures of a finished game.

use engine::{Event as Happening, Fact, Gain, PerSeat, Seat};

use crate::action::{Action, Chance};
use crate::state::{Colony, Ledger, Myrmes, Phase, Source};

impl Source {
    const fn key(self) -> &'static str {
        match self {
            Self::Pheromones => "points-pheromones",
            Self::SpecialTiles => "points-special-tiles",
            Self::Prey => "points-prey",
            Self::Clearing => "points-clearing",
            Self::Queen => "points-queen",
            Self::SubColonies => "points-sub-colonies",
            Self::Objectives => "points-objectives",
            Self::Earlier => "points-earlier",
        }
    }
}

impl Myrmes {
    pub(crate) fn points_since(
        &self,
        event: &Happening<Action, Chance>,
        after: &Self,
    ) -> Vec<Gain> {
        // A new year only puts the ledgers away.
        if matches!(event, Happening::Chance(Chance::Dice(_))) {
            return Vec::new();
        }
        // Everybody begins with some points, before anything is decided.
        if matches!(event, Happening::Chance(Chance::Prey(_))) {
            let seats = Seat::all(self.table.players());
            let start = |seat| Gain {
                seat,
                source: "points-start",
                points: self.table.colony(seat).score.into(),
            };
            return seats.map(start).filter(|gain| gain.points != 0).collect();
        }
        let lost_game = after.table.phase == (Phase::Over { lost: true });
        let mut gains = Vec::new();
        for seat in Seat::all(self.table.players()) {
            let (before, now) = (self.table.colony(seat).ledger, self.ledger(after, seat));
            let mut add = |source, points| {
                gains.push(Gain {
                    seat,
                    source,
                    points,
                });
            };
            for source in Source::ALL {
                let points = |ledger: Ledger| i32::from(ledger.points[source as usize]);
                add(source.key(), points(now) - points(before));
            }
            add(
                "points-winter",
                i32::from(before.lost) - i32::from(now.lost),
            );
            if lost_game {
                // Ruling 66.
                add(
                    "points-lost-game",
                    -i32::from(after.table.colony(seat).score),
                );
            }
        }
        gains.retain(|gain| gain.points != 0);
        gains
    }

    pub(crate) fn figures(&self) -> Vec<Fact> {
        let table = &self.table;
        let fact = |key, figure: &dyn Fn(Seat, &Colony) -> i32| Fact {
            key,
            figures: PerSeat::from_fn(table.players(), |seat| figure(seat, table.colony(seat))),
        };
        let tiles = |seat: Seat, _: &Colony| {
            let own = table.garden.tiles().iter();
            own.filter(|tile| tile.owner == Some(seat)).count() as i32
        };
        vec![
            fact("fact-tiles", &tiles),
            fact("fact-prey", &|_, colony| colony.prey_tokens().into()),
            fact("fact-objectives", &|_, colony| {
                colony.completed.iter().map(|&count| i32::from(count)).sum()
            }),
            fact("fact-nurses", &|_, colony| colony.nurses_in_play().into()),
            fact("fact-level", &|_, colony| colony.level.into()),
            fact("fact-exits", &|_, colony| colony.exits.len() as i32),
        ]
    }
}
