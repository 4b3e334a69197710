//! Rulebook: Scout Areas (advanced game).
//!
//! A single ant enters an area with a face-down marker or opposing patrollers. Then, area by area in the
//! mover's order: patrollers search, patrollers react, the marker may be turned up, reserves reinforce.

use engine::Seat;

use super::{Played, Step, next_asked, refuse};
use crate::action::{Action, Roll};
use crate::board::{Area, AreaSet};
use crate::cards::nest::Quarters;
use crate::components::{Ants, Caste};
use crate::state::{Colony, HiddenEmpires, Phase, Scouting, Table, Turning};

const RULE: &str = "rule-scout";

/// This seat scouts one area after the other.
#[derive(Clone, Copy)]
pub(crate) struct Scout(pub Seat);

impl Step for Scout {
    const NAME: &'static str = "scout";
    const RULE: &'static str = RULE;

    fn actor(self) -> Option<Seat> {
        Some(self.0)
    }

    fn list_openly(self, table: &Table, _: Seat, out: &mut Vec<Action>) {
        out.extend(table.turn.scouted.iter().map(Action::Scout));
    }

    fn play_openly(self, table: &mut Table, seat: Seat, action: Action) -> Played {
        let Action::Scout(area) = action else {
            return Err(table.elsewhere(seat, action));
        };
        if !table.turn.scouted.contains(area) {
            return Err(refuse(RULE, "refused-not-scouted"));
        }
        table.turn.scouted.remove(area);
        table.search(Scouting {
            seat,
            area,
            searched: None,
        });
        Ok(())
    }

    fn is_passed_over(self, game: &mut HiddenEmpires) -> bool {
        let passed = game.table.turn.scouted.is_empty();
        if passed {
            game.table.begin_tasks(self.0);
        }
        passed
    }
}

/// Patrollers Search: any 1 kills the scout, any 2 or 3 sends it back; otherwise patrollers may react.
#[derive(Clone, Copy)]
pub(crate) struct SearchDice(pub Scouting);

impl Step for SearchDice {
    const NAME: &'static str = "search-dice";
    const RULE: &'static str = RULE;

    fn dice(self, table: &Table) -> Option<u16> {
        let Scouting { area, searched, .. } = self.0;
        Some(searched.map_or(0, |seat| table.colony(seat).patrol[area].total()))
    }

    fn roll(self, table: &mut Table, roll: &Roll) {
        if roll.up_to(1) > 0 {
            table.remove_scout(self.0, false);
        } else if roll.up_to(3) > 0 {
            table.remove_scout(self.0, true);
        } else {
            table.phase = Phase::React(self.0);
        }
    }
}

/// Patrollers React: they reinforce or retreat.
#[derive(Clone, Copy)]
pub(crate) struct React(pub Scouting);

impl Step for React {
    const NAME: &'static str = "react";
    const RULE: &'static str = RULE;

    fn actor(self) -> Option<Seat> {
        Some(self.0.searched.unwrap_or(self.0.seat))
    }

    fn list_openly(self, table: &Table, seat: Seat, out: &mut Vec<Action>) {
        let colony = table.colony(seat);
        out.extend(colony.callable().parts().map(Action::Reinforce));
        let parts = colony.ants[self.0.area].parts();
        out.extend(parts.filter(|ants| !ants.is_empty()).map(Action::Return));
    }

    fn play_openly(self, table: &mut Table, seat: Seat, action: Action) -> Played {
        let area = self.0.area;
        match action {
            Action::Reinforce(ants) => {
                let colony = table.colony_mut(seat);
                colony.call_out(area, ants)?;
                // Ruling 23: reserves called in patrol.
                colony.patrol.change(area, |patrol| *patrol += ants);
            }
            Action::Return(ants) => {
                let colony = table.colony_mut(seat);
                if ants.is_empty() || !colony.ants[area].contains(ants) {
                    return Err(refuse(RULE, "refused-retreat"));
                }
                colony.withdraw(area, ants);
            }
            _ => return Err(table.elsewhere(seat, action)),
        }
        table.search(self.0);
        Ok(())
    }

    fn log(self, action: Action) -> Option<&'static str> {
        matches!(action, Action::Return(_)).then_some("log-retreat")
    }
}

/// The scout may turn up the marker.
#[derive(Clone, Copy)]
pub(crate) struct ScoutMarker(pub Scouting);

impl Step for ScoutMarker {
    const NAME: &'static str = "scout-marker";
    const RULE: &'static str = RULE;

    fn actor(self) -> Option<Seat> {
        Some(self.0.seat)
    }

    fn list_openly(self, _: &Table, _: Seat, out: &mut Vec<Action>) {
        out.extend([Action::TurnUp(self.0.area), Action::Done]);
    }

    fn play_openly(self, table: &mut Table, seat: Seat, action: Action) -> Played {
        match action {
            Action::TurnUp(area) if area == self.0.area => {
                table.phase = Phase::Marker(Turning {
                    seat: Some(seat),
                    area,
                    replaced: false,
                    standing: false,
                });
            }
            Action::TurnUp(_) => return Err(refuse(RULE, "refused-not-scouted")),
            Action::Done => table.begin_reinforcing(self.0),
            _ => return Err(table.elsewhere(seat, action)),
        }
        Ok(())
    }

    fn log(self, action: Action) -> Option<&'static str> {
        (action == Action::Done).then_some("log-done-discover")
    }
}

/// Turn Discovery Marker Faceup, Predators: any 1 kills the scout, otherwise it returns.
#[derive(Clone, Copy)]
pub(crate) struct PredatorDice(pub Scouting);

impl Step for PredatorDice {
    const NAME: &'static str = "predator-dice";
    const RULE: &'static str = RULE;

    fn dice(self, table: &Table) -> Option<u16> {
        Some(table.markers.value(self.0.area))
    }

    fn roll(self, table: &mut Table, roll: &Roll) {
        table.remove_scout(self.0, roll.up_to(1) == 0);
    }
}

/// Reserves may follow the scout.
#[derive(Clone, Copy)]
pub(crate) struct Reinforce(pub Scouting);

impl Step for Reinforce {
    const NAME: &'static str = "reinforce";
    const RULE: &'static str = RULE;

    fn actor(self) -> Option<Seat> {
        Some(self.0.seat)
    }

    fn list_openly(self, table: &Table, seat: Seat, out: &mut Vec<Action>) {
        let parts = table.colony(seat).callable().parts();
        out.extend(parts.map(Action::Reinforce));
    }

    fn play_openly(self, table: &mut Table, seat: Seat, action: Action) -> Played {
        let Action::Reinforce(ants) = action else {
            return Err(table.elsewhere(seat, action));
        };
        let area = self.0.area;
        table.colony_mut(seat).call_out(area, ants)?;
        // Ruling 40: they have come into the area, too.
        table.turn.arrived.change(area, |arrived| *arrived += ants);
        table.phase = Phase::Scout(seat);
        Ok(())
    }
}

impl Colony {
    /// Reserves that may leave the nest: blockers stay.
    #[must_use]
    pub fn callable(&self) -> Ants {
        let mut ants = self.reserves;
        for caste in Caste::ALL {
            if self.traits.quarters(caste) == Quarters::Reserves {
                ants[caste] = 0;
            }
        }
        ants
    }

    /// Reserves go to an area.
    fn call_out(&mut self, area: Area, ants: Ants) -> Played {
        if !self.callable().contains(ants) {
            let reason = if self.reserves.contains(ants) {
                "refused-blockers"
            } else {
                "refused-no-reserves"
            };
            return Err(refuse(RULE, reason));
        }
        self.reserves -= ants;
        self.ants.change(area, |there| *there += ants);
        Ok(())
    }

    /// Ants on the map go to the Returning Ants box.
    pub(super) fn withdraw(&mut self, area: Area, ants: Ants) {
        self.lose_in(area, ants);
        self.returning += ants;
    }
}

impl Table {
    /// Rulebook: Move One Area, Scout (Ruling 22).
    pub(crate) fn to_be_scouted(&self, seat: Seat) -> AreaSet {
        if self.options.advanced {
            self.markers.facedown | self.patrolled_by_others(seat)
        } else {
            AreaSet::NONE
        }
    }

    /// Patrollers Search: one player after the other (Ruling 23).
    fn search(&mut self, scouting: Scouting) {
        let Scouting { seat, area, .. } = scouting;
        let patrols =
            |other: Seat| other != seat && self.colony(other).patrol.areas().contains(area);
        match next_asked(self.clockwise(seat), scouting.searched, patrols) {
            Some(patroller) => {
                self.phase = Phase::SearchDice(Scouting {
                    searched: Some(patroller),
                    ..scouting
                });
            }
            None if self.markers.facedown.contains(area) => {
                self.phase = Phase::ScoutMarker(scouting);
            }
            None => self.begin_reinforcing(scouting),
        }
    }

    fn remove_scout(&mut self, scouting: Scouting, returns: bool) {
        let Scouting { seat, area, .. } = scouting;
        let scout = self.turn.arrived.take(area);
        let colony = self.colony_mut(seat);
        if returns {
            colony.withdraw(area, scout);
        } else {
            colony.lose_in(area, scout);
        }
        self.phase = Phase::Scout(seat);
    }

    /// The marker of a scouted area lies open.
    pub(crate) fn marker_scouted(&mut self, seat: Seat, area: Area) {
        let scouting = Scouting {
            seat,
            area,
            searched: None,
        };
        let traits = self.colony(seat).traits;
        if !self.markers.has_predators(area) || traits.ignores_predators() {
            self.begin_reinforcing(scouting);
        } else if traits.spares_scouts() {
            self.remove_scout(scouting, true);
        } else {
            self.phase = Phase::PredatorDice(scouting);
        }
    }

    fn begin_reinforcing(&mut self, scouting: Scouting) {
        self.phase = if self.colony(scouting.seat).callable().is_empty() {
            Phase::Scout(scouting.seat)
        } else {
            Phase::Reinforce(scouting)
        };
    }
}
