//! Rulebook: 5) Atelier: tunnel, ant colony levels, new nurse. Objectives have a file of their own.

use engine::Seat;

use super::{Checked, When, refuse};
use crate::action::Action;
use crate::board::{Hex, HexSet};
use crate::components::{Cube, DEEPEST, EXITS, LEVEL_COST, NURSE_COST, Workshop};
use crate::state::{Phase, Table};

const ATELIER: &str = "rule-atelier";
const TUNNEL: &str = "rule-tunnel";
const LEVELS: &str = "rule-levels";
const NURSE: &str = "rule-nurse";

impl Table {
    /// Ruling 44: the first player's nurses work first, then the others' clockwise.
    pub(crate) fn next_atelier(&mut self) {
        match self.in_turn().find(|&seat| self.colony(seat).atelier > 0) {
            Some(seat) => self.phase = Phase::Atelier(seat),
            None => self.begin_storage(),
        }
    }

    pub(crate) fn list_atelier(&self, seat: Seat, out: &mut Vec<Action>) {
        if self.check_workshop(seat, Workshop::Tunnel, TUNNEL).is_ok() && self.has_exit_left(seat) {
            out.extend(self.tunnel_places(seat).iter().map(Action::Tunnel));
        }
        if self.check_deepen(seat).is_ok() {
            out.push(Action::Deepen);
        }
        if self.check_nurse(seat).is_ok() {
            out.push(Action::Nurse);
        }
        self.list_objectives(seat, out);
        if self.can_exchange(seat) {
            out.push(Action::Exchange);
        }
        out.push(Action::Done);
    }

    /// A nurse is there, and the place is free for it.
    #[inline(always)]
    pub(crate) fn check_workshop(
        &self,
        seat: Seat,
        workshop: Workshop,
        rule: &'static str,
    ) -> Checked {
        if self.phase != Phase::Atelier(seat) {
            return Err(self.other_phase(seat, rule, When::Atelier));
        }
        // Solo variant: each as often as there are nurses.
        if !self.options.solo && self.colony(seat).workshops.contains(workshop) {
            return Err(refuse(ATELIER, "refused-workshop-used"));
        }
        Ok(())
    }

    /// A nurse has worked; it stays among the nurses.
    pub(crate) fn use_nurse(&mut self, seat: Seat, workshop: Workshop) {
        let colony = self.colony_mut(seat);
        colony.atelier -= 1;
        colony.workshops.insert(workshop);
        self.next_atelier();
    }

    pub(crate) fn check_done(&self, seat: Seat) -> Checked {
        if self.phase == Phase::Atelier(seat) {
            Ok(())
        } else {
            Err(self.other_phase(seat, ATELIER, When::Atelier))
        }
    }

    /// Ruling 45: nurses that cannot or will not work go home.
    pub(crate) fn leave_atelier(&mut self, seat: Seat) {
        self.colony_mut(seat).atelier = 0;
        self.next_atelier();
    }

    fn has_exit_left(&self, seat: Seat) -> bool {
        self.colony(seat).exits.len() < EXITS
    }

    /// Ruling 46: free land beside something of one's own.
    fn tunnel_places(&self, seat: Seat) -> HexSet {
        let mut beside = HexSet::NONE;
        for &exit in &self.colony(seat).exits {
            beside |= HexSet::beside(exit);
        }
        for tile in self.garden.tiles() {
            if tile.owner == Some(seat) {
                beside |= tile.at.laid().around;
            }
        }
        beside & *self.garden.free()
    }

    pub(crate) fn check_tunnel(&self, seat: Seat, hex: Hex) -> Checked {
        self.check_workshop(seat, Workshop::Tunnel, TUNNEL)?;
        if !self.has_exit_left(seat) {
            return Err(refuse(TUNNEL, "refused-tunnel-none-left"));
        }
        if !self.garden.free().contains(hex) {
            return Err(refuse(TUNNEL, "refused-tunnel-not-empty"));
        }
        if !self.tunnel_places(seat).contains(hex) {
            return Err(refuse(TUNNEL, "refused-tunnel-not-adjacent"));
        }
        Ok(())
    }

    /// Rulebook: Tunnel.
    pub(crate) fn dig_tunnel(&mut self, seat: Seat, hex: Hex) {
        self.garden.put_exit(hex, seat);
        self.colony_mut(seat).exits.push(hex);
        self.gain(seat, Cube::Earth, 1);
        self.use_nurse(seat, Workshop::Tunnel);
    }

    #[inline(always)]
    pub(crate) fn check_deepen(&self, seat: Seat) -> Checked {
        self.check_workshop(seat, Workshop::Level, LEVELS)?;
        let level = self.colony(seat).level;
        if level == DEEPEST {
            return Err(refuse(LEVELS, "refused-deepest"));
        }
        let cost = LEVEL_COST[usize::from(level) + 1];
        if !self.can_pay(seat, cost) {
            return Err(refuse(LEVELS, "refused-level-cost")
                .with("earth", cost[Cube::Earth as usize])
                .with("stone", cost[Cube::Stone as usize]));
        }
        Ok(())
    }

    /// Rulebook: Ant colony levels.
    pub(crate) fn deepen(&mut self, seat: Seat) {
        let next = self.colony(seat).level + 1;
        self.pay(seat, LEVEL_COST[usize::from(next)]);
        self.colony_mut(seat).level = next;
        self.use_nurse(seat, Workshop::Level);
    }

    #[inline(always)]
    pub(crate) fn check_nurse(&self, seat: Seat) -> Checked {
        self.check_workshop(seat, Workshop::Nurse, NURSE)?;
        let colony = self.colony(seat);
        if colony.spare_nurses == 0 {
            return Err(refuse(NURSE, "refused-nurse-none-left"));
        }
        let (food, larvae) = NURSE_COST;
        if !self.can_pay(seat, [food, 0, 0]) || colony.larvae < larvae {
            return Err(refuse(NURSE, "refused-nurse-cost"));
        }
        Ok(())
    }

    /// Rulebook: New nurse. Nothing uses it before the next season (Ruling 47).
    pub(crate) fn raise_nurse(&mut self, seat: Seat) {
        let (food, larvae) = NURSE_COST;
        self.pay(seat, [food, 0, 0]);
        self.return_larvae(seat, larvae);
        let colony = self.colony_mut(seat);
        colony.spare_nurses -= 1;
        colony.nurses += 1;
        self.use_nurse(seat, Workshop::Nurse);
    }
}
