//! Rulebook: Migrate (hand card) and Migrate of the Bivouac trait: the nest moves.

use engine::Seat;

use super::{Played, refuse};
use crate::action::Action;
use crate::board::{Area, AreaSet, CastePlaces};
use crate::components::{BROOD_PER_NURSE, Caste, MIGRATED_SIZE, SIZE_PER_SITE};
use crate::state::{Forfeit, Moved, Phase, Table};

const RULE: &str = "rule-bivouac";

impl Table {
    /// Whether this seat redistributes or moves its ants one area.
    pub(crate) fn is_move_step(&self, seat: Seat) -> bool {
        matches!(self.phase, Phase::Redistribute(player) | Phase::MoveOne(player) if player == seat)
    }

    /// Why the nest cannot move there: next to it, without a nest or nest site.
    pub(super) fn why_not_settle(&self, seat: Seat, area: Area) -> Option<&'static str> {
        let near = self.colony(seat).nest.map_or(AreaSet::NONE, Area::near);
        if !near.contains(area) {
            Some("refused-settle-far")
        } else if self.all_nests().contains(area) {
            Some("refused-settle-nest")
        } else {
            None
        }
    }

    /// A nest or a nest site takes the place of any discovery or trunk marker.
    pub(crate) fn clear_for_nest(&mut self, area: Area) {
        self.markers.clear(area);
        for colony in &mut self.colonies {
            colony.trunks.remove(area);
        }
        self.turn.scouted.remove(area);
    }

    fn move_nest(&mut self, seat: Seat, area: Area, moved: Moved) {
        self.clear_for_nest(area);
        let colony = self.colony_mut(seat);
        colony.nest = Some(area);
        colony.moved = moved;
        // Ants may go to and fro once more.
        self.turn.given = CastePlaces::default();
        self.turn.taken = CastePlaces::default();
    }

    /// Rulebook: Migrate. Ten brood members for each worker among the nurses come along (Ruling 69).
    pub(super) fn migrate(&mut self, seat: Seat, area: Area) {
        self.turn.resume = Some(self.phase);
        self.move_nest(seat, area, Moved::Nest);
        let colony = self.colony_mut(seat);
        colony.size = MIGRATED_SIZE + colony.sites.len() as u16 * SIZE_PER_SITE;
        let carried = BROOD_PER_NURSE * colony.nurses[Caste::Worker];
        let lost = colony.brood().saturating_sub(carried);
        self.forfeit(seat, lost, Forfeit::Brood);
    }

    /// Why a bivouac cannot move there. Once in a turn (Ruling 60).
    fn why_not_wander(&self, seat: Seat, area: Area) -> Option<&'static str> {
        if !self.colony(seat).traits.wanders() {
            Some("refused-no-bivouac")
        } else if self.turn.carried.is_some() {
            Some("refused-carrying")
        } else if self.turn.wandered {
            Some("refused-wandered")
        } else {
            self.why_not_settle(seat, area)
        }
    }

    pub(super) fn wander(&mut self, seat: Seat, area: Area) -> Played {
        if let Some(reason) = self.why_not_wander(seat, area) {
            return Err(refuse(RULE, reason));
        }
        self.turn.wandered = true;
        self.move_nest(seat, area, Moved::Bivouac);
        Ok(())
    }

    pub(super) fn list_wandering(&self, seat: Seat, out: &mut Vec<Action>) {
        let colony = self.colony(seat);
        if colony.traits.wanders() {
            let near = colony.nest.map_or(AreaSet::NONE, Area::near).iter();
            let open = near.filter(|&area| self.why_not_wander(seat, area).is_none());
            out.extend(open.map(Action::Wander));
        }
    }
}
