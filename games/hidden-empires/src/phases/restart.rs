//! Rulebook: Restart (optional).
//!
//! Offered before the card of each own turn while the colony has no mother queen (Ruling 80).

use engine::Seat;

use super::{Played, Step, refuse};
use crate::action::Action;
use crate::board::{Area, AreaSet};
use crate::cards::Card;
use crate::components::{Ants, Caste, START_WORKERS};
use crate::state::{Colony, HiddenEmpires, Table};

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
}

/// This seat, without a mother queen, may begin anew.
#[derive(Clone, Copy)]
pub(crate) struct Restart(pub Seat);

impl Step for Restart {
    const NAME: &'static str = "restart";
    const RULE: &'static str = RULE;

    fn actor(self) -> Option<Seat> {
        Some(self.0)
    }

    fn list_openly(self, table: &Table, seat: Seat, out: &mut Vec<Action>) {
        out.extend(table.new_homes(seat).iter().map(Action::Nest));
        out.push(Action::Pass);
    }

    fn play(self, game: &mut HiddenEmpires, seat: Seat, action: Action) -> Played {
        match action {
            Action::Nest(area) if game.table.new_homes(seat).contains(area) => {
                game.begin_anew(seat, area);
            }
            Action::Nest(area) if game.table.colony(seat).nests().contains(area) => {
                return Err(refuse(RULE, "refused-old-home"));
            }
            Action::Nest(_) => return Err(refuse(RULE, "refused-new-home")),
            Action::Pass => game.table.draw_card(seat),
            _ => return Err(game.table.elsewhere(seat, action)),
        }
        Ok(())
    }

    fn log(self, _: &Table, action: Action) -> Option<&'static str> {
        matches!(action, Action::Nest(_)).then_some("log-restart")
    }
}

impl HiddenEmpires {
    fn begin_anew(&mut self, seat: Seat, area: Area) {
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
        table.draw_card(seat);
    }
}
