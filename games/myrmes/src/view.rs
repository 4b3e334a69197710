//! What an observer may know: everything but the plans of others for the season.

use engine::chance::pick;
use engine::{Dice, Observer, Seat, Seats};
use serde::{Deserialize, Serialize};

use crate::action::Action;
use crate::state::{Myrmes, Phase, Plan, Table, sealed};

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
            plan: seat.map_or_else(Plan::default, |seat| self.own_plan(seat)),
            seat,
            planned: self.planned(),
        }
    }

    pub(crate) fn imagine(view: &View, dice: &mut dyn Dice) -> Self {
        let players = view.table.players();
        let mut game = Self {
            table: view.table.clone(),
            plans: Self::nothing_planned(),
        };
        if game.table.phase == Phase::Plan {
            for seat in Seat::all(players) {
                let plan = if view.seat == Some(seat) {
                    view.plan
                } else if view.planned.contains(seat) {
                    game.any_plan(seat, dice)
                } else {
                    game.first_plan(seat)
                };
                game.plans[seat.index()] = sealed(seat, plan);
            }
        }
        game
    }

    /// A whole plan of a seat, each choice equally likely.
    pub(crate) fn any_plan(&self, seat: Seat, dice: &mut dyn Dice) -> Plan {
        let mut plan = self.first_plan(seat);
        let mut actions = Vec::new();
        loop {
            actions.clear();
            self.table.list_plan(seat, plan, &mut actions);
            match pick(&actions, dice) {
                Action::Event(event) => plan.event = Some(*event),
                Action::Births(births) => {
                    plan.births = Some(*births);
                    return plan;
                }
                _ => unreachable!("only events and births are planned"),
            }
        }
    }
}
