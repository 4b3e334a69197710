//! What an observer may know: everything but the plans of others for the season.

use engine::chance::pick;
use engine::{Dice, Observer, PerSeat, Seat, Seats};
use serde::{Deserialize, Serialize};

use crate::action::Action;
use crate::state::{Myrmes, Phase, Plan, Table};

/// The game as somebody sees it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct View {
    /// Everything that lies open.
    pub table: Table,
    /// The observer's own plan for the season.
    pub plan: Plan,
    /// Whose plan that is.
    pub seat: Option<Seat>,
    /// Who has planned the season, while others still plan.
    pub planned: Seats,
}

impl Myrmes {
    pub(crate) fn seen_by(&self, observer: Observer) -> View {
        let seat = match observer {
            Observer::Seat(seat) if seat.index() < self.table.players() => Some(seat),
            _ => None,
        };
        View {
            table: self.table.clone(),
            plan: seat.map_or_else(Plan::default, |seat| self.plans[seat]),
            seat,
            planned: self.planned(),
        }
    }

    fn planned(&self) -> Seats {
        Seat::all(self.table.players())
            .filter(|&seat| self.plans[seat].births.is_some())
            .collect()
    }

    pub(crate) fn imagine(view: &View, dice: &mut dyn Dice) -> Self {
        let players = view.table.players();
        let mut game = Self {
            table: view.table.clone(),
            plans: PerSeat::filled(players, Plan::default()),
        };
        if game.table.phase == Phase::Plan {
            for seat in Seat::all(players) {
                game.plans[seat] = if view.seat == Some(seat) {
                    view.plan
                } else if view.planned.contains(seat) {
                    game.any_plan(seat, dice)
                } else {
                    game.first_plan(seat)
                };
            }
        }
        game
    }

    /// A whole plan of a seat, each choice equally likely.
    pub(crate) fn any_plan(&self, seat: Seat, dice: &mut dyn Dice) -> Plan {
        let mut game = self.clone();
        game.plans[seat] = game.first_plan(seat);
        let mut actions = Vec::new();
        loop {
            actions.clear();
            game.list_plans(seat, &mut actions);
            match pick(&actions, dice) {
                Action::Event(event) => game.plans[seat].event = Some(*event),
                Action::Births(births) => {
                    game.plans[seat].births = Some(*births);
                    return game.plans[seat];
                }
                _ => unreachable!("only events and births are planned"),
            }
        }
    }
}
