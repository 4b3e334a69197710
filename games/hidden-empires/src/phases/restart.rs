//! Rulebook: Restart (optional).
//!
//! Offered before the card of each own turn while the colony has no mother queen (Ruling 80).

use engine::{Refusal, Seat};

use super::{not_now, refuse};
use crate::action::Action;
use crate::board::{Area, AreaSet};
use crate::cards::Card;
use crate::components::{Ants, Caste, START_WORKERS};
use crate::state::{Colony, HiddenEmpires, Occasion, Phase, Table};

const RULE: &str = "rule-restart";

impl Table {
    /// A different area, exactly three steps from the nest of another player and next to none of theirs:
    /// the own markers are removed first.
    fn new_homes(&self, seat: Seat) -> AreaSet {
        let own = self.colony(seat).nests();
        let others = self.all_nests() & !own;
        (!(own | others | others.near()))
            .iter()
            .filter(|&area| others.iter().any(|nest| nest.distance(area) == 3))
            .collect()
    }

    pub(crate) fn may_restart(&self, seat: Seat) -> bool {
        self.options.restart && self.colony(seat).queens == 0 && !self.new_homes(seat).is_empty()
    }

    pub(crate) fn list_restarts(&self, seat: Seat, out: &mut Vec<Action>) {
        out.extend(self.new_homes(seat).iter().map(Action::Nest));
        out.push(Action::Pass);
    }
}

impl HiddenEmpires {
    pub(crate) fn restart(&mut self, seat: Seat, area: Area) -> Result<(), Refusal> {
        if self.table.phase != Phase::Restart(seat) {
            return Err(not_now(RULE));
        }
        if !self.table.new_homes(seat).contains(area) {
            return Err(refuse(RULE, "refused-new-home"));
        }
        self.discard_hand(seat);
        let table = &mut self.table;
        let traits = table.colony(seat).traits;
        if table.options.draws_cards() {
            table.discards.extend(traits.iter().map(Card::Trait));
        }
        table.discard_aphids(seat);
        table.clear_for_nest(area);
        let old = table.colony(seat);
        let mut colony = Colony {
            nest: Some(area),
            score: old.score,
            dna: old.dna,
            ..Colony::new(table.options)
        };
        colony
            .ants
            .set(area, Ants::of(Caste::Worker, START_WORKERS));
        *table.colony_mut(seat) = colony;
        table.turn.occupied = AreaSet::only(area);
        table.turn.occasion = Occasion::Restart;
        table.turn.revealing = area.near() & table.markers.facedown;
        table.reveal_next();
        Ok(())
    }
}
