//! Rulebook: Scout Areas (advanced game).
//!
//! A single ant enters an area with a face-down marker or opposing patrollers. Then, area by area in the
//! mover's order: patrollers search, patrollers react, the marker may be turned up, reserves reinforce.

use engine::{Refusal, Seat};

use super::{not_now, refuse};
use crate::action::{Action, Roll};
use crate::board::{Area, AreaSet};
use crate::cards::nest::Quarters;
use crate::components::{Ants, Caste};
use crate::state::{Colony, Phase, Scouting, Table, Turning};

const RULE: &str = "rule-scout";

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

    pub(crate) fn list_scouting(&self, seat: Seat, out: &mut Vec<Action>) {
        match self.phase {
            Phase::Scout(_) => out.extend(self.turn.scouted.iter().map(Action::Scout)),
            Phase::React(scouting) => {
                let colony = self.colony(seat);
                out.extend(colony.callable().parts().map(Action::Reinforce));
                let parts = colony.ants[scouting.area].parts();
                out.extend(parts.filter(|ants| !ants.is_empty()).map(Action::Return));
            }
            Phase::ScoutMarker(scouting) => {
                out.extend([Action::TurnUp(scouting.area), Action::Done]);
            }
            Phase::Reinforce(_) => {
                let parts = self.colony(seat).callable().parts();
                out.extend(parts.map(Action::Reinforce));
            }
            _ => {}
        }
    }

    pub(crate) fn scout(&mut self, seat: Seat, area: Area) -> Result<(), Refusal> {
        if self.phase != Phase::Scout(seat) {
            return Err(not_now(RULE));
        }
        if !self.turn.scouted.contains(area) {
            return Err(refuse(RULE, "refused-not-scouted"));
        }
        self.turn.scouted.remove(area);
        self.search(Scouting {
            seat,
            area,
            searched: None,
        });
        Ok(())
    }

    /// Patrollers Search: one player after the other (Ruling 23).
    fn search(&mut self, scouting: Scouting) {
        let Scouting { seat, area, .. } = scouting;
        let from = scouting.searched.unwrap_or(seat);
        let players = self.players();
        let next =
            std::iter::successors(Some(from.next(players)), |other| Some(other.next(players)))
                .take_while(|&other| other != seat)
                .find(|&other| self.colony(other).patrol.areas().contains(area));
        match next {
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

    pub(crate) fn search_dice(&self, scouting: Scouting) -> u16 {
        scouting.searched.map_or(0, |patroller| {
            self.colony(patroller).patrol[scouting.area].total()
        })
    }

    /// Any 1 kills the scout, any 2 or 3 sends it back; otherwise patrollers may react.
    pub(crate) fn roll_for_patrollers(&mut self, scouting: Scouting, roll: &Roll) {
        if roll.up_to(1) > 0 {
            self.remove_scout(scouting, false);
        } else if roll.up_to(3) > 0 {
            self.remove_scout(scouting, true);
        } else {
            self.phase = Phase::React(scouting);
        }
    }

    fn remove_scout(&mut self, scouting: Scouting, returns: bool) {
        let Scouting { seat, area, .. } = scouting;
        let arrived = self.turn.arrived.take(area);
        let colony = self.colony_mut(seat);
        colony.ants.change(area, |ants| *ants -= arrived);
        if returns {
            colony.returning += arrived;
        }
        self.phase = Phase::Scout(seat);
    }

    /// Patrollers React; Reinforce.
    pub(crate) fn reinforce(&mut self, seat: Seat, ants: Ants) -> Result<(), Refusal> {
        let (scouting, patrolling) = match self.phase {
            Phase::React(scouting) => (scouting, true),
            Phase::Reinforce(scouting) => (scouting, false),
            _ => return Err(not_now(RULE)),
        };
        let colony = self.colony_mut(seat);
        if !colony.callable().contains(ants) {
            return Err(refuse(RULE, "refused-no-reserves"));
        }
        colony.reserves -= ants;
        colony.ants.change(scouting.area, |there| *there += ants);
        if patrolling {
            colony
                .patrol
                .change(scouting.area, |patrol| *patrol += ants);
            self.search(scouting);
        } else {
            self.phase = Phase::Scout(seat);
        }
        Ok(())
    }

    /// Patrollers React, Retreat.
    pub(crate) fn retreat(&mut self, seat: Seat, ants: Ants) -> Result<(), Refusal> {
        let Phase::React(scouting) = self.phase else {
            return Err(not_now(RULE));
        };
        let colony = self.colony_mut(seat);
        if ants.is_empty() || !colony.ants[scouting.area].contains(ants) {
            return Err(refuse(RULE, "refused-no-ants-there"));
        }
        colony.lose_in(scouting.area, ants);
        colony.returning += ants;
        self.search(scouting);
        Ok(())
    }

    pub(crate) fn turn_up_scouted(&mut self, area: Area) -> Result<(), Refusal> {
        let Phase::ScoutMarker(scouting) = self.phase else {
            return Err(not_now(RULE));
        };
        if scouting.area != area {
            return Err(refuse(RULE, "refused-not-scouted"));
        }
        self.phase = Phase::Marker(Turning {
            seat: Some(scouting.seat),
            area,
            replaced: false,
        });
        Ok(())
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

    /// Turn Discovery Marker Faceup, Predators: any 1 kills the scout, otherwise it returns.
    pub(crate) fn roll_for_predators(&mut self, scouting: Scouting, roll: &Roll) {
        self.remove_scout(scouting, roll.up_to(1) == 0);
    }

    pub(crate) fn begin_reinforcing(&mut self, scouting: Scouting) {
        self.phase = if self.colony(scouting.seat).callable().is_empty() {
            Phase::Scout(scouting.seat)
        } else {
            Phase::Reinforce(scouting)
        };
    }
}
