//! Rulebook: Commencer la partie, on revealing objectives; the open row of the experienced level.

use engine::{Message, Refusal, Seat};

use super::refuse;
use super::ways::Ways;
use crate::action::Action;
use crate::cards::{Objective, ObjectiveSet};
use crate::components::Caste;
use crate::setup::Level;
use crate::state::{Fourmidable, Phase, Resume, Table};

const RULE: &str = "rule-objectives";

impl Table {
    /// Pays for an objective and scores it.
    fn pay_for(&mut self, seat: Seat, card: Objective) {
        let colony = &mut self.colonies[seat.index()];
        self.deck.pay(card, &mut colony.store);
        colony.completed.insert(card);
        colony.score += i16::from(self.deck.points(card));
        self.quiet = false;
    }

    /// Completes an objective of the row.
    pub(crate) fn complete(&mut self, seat: Seat, card: Objective) {
        self.row.retain(|other| *other != card);
        self.pay_for(seat, card);
    }

    /// Rulebook: experienced. An ant of the right caste, a card of the row, everything paid.
    pub(crate) fn check_complete(
        &self,
        seat: Seat,
        caste: Caste,
        card: Objective,
    ) -> Result<(), Refusal> {
        let rule = "rule-row";
        if !self.row.contains(&card) {
            return Err(refuse(rule, "refused-not-in-row"));
        }
        if card.caste() != caste {
            return Err(wrong_caste(rule, card.caste()));
        }
        if !self.deck.is_paid_by(card, &self.colony(seat).store) {
            return Err(refuse(RULE, "refused-cannot-pay"));
        }
        Ok(())
    }
}

/// It takes an ant of this caste.
pub(crate) fn wrong_caste(rule: &'static str, caste: Caste) -> Refusal {
    Refusal::new(
        rule,
        Message::new("refused-wrong-caste").with("caste", caste),
    )
}

impl Fourmidable {
    pub(super) fn list_reveals(&self, seat: Seat, out: &mut Vec<Action>) {
        if !self.secrets.able.openly(|able| able.contains(seat)) {
            return;
        }
        let store = &self.table.colony(seat).store;
        for card in self.secrets.hands[seat.index()].open().iter() {
            if self.table.deck.is_paid_by(card, store) {
                out.push(Action::Reveal(card));
            }
        }
    }

    pub(super) fn check_reveal(&self, seat: Seat, card: Objective) -> Result<(), Refusal> {
        let last = matches!(self.table.phase, Phase::Last(..));
        if !self.table.phase.is_open_to_all() && !last {
            return Err(self.table.phase.only_when(RULE, "refused-reveal-when"));
        }
        if !self.secrets.hands[seat.index()].open().contains(card) {
            return Err(refuse(RULE, "refused-not-in-hand"));
        }
        if !self
            .table
            .deck
            .is_paid_by(card, &self.table.colony(seat).store)
        {
            return Err(refuse(RULE, "refused-cannot-pay"));
        }
        Ok(())
    }

    /// Ruling 54: also more than it takes to end the game.
    pub(super) fn reveal(&mut self, seat: Seat, card: Objective) {
        self.secrets.hands[seat.index()].blindly(|hand| hand.remove(card));
        self.table.pay_for(seat, card);
        self.count_store(seat);
        // Ruling 78: the child level ends at once.
        let target = usize::from(self.table.options.target());
        let reached = self.table.colony(seat).completed.len() >= target;
        let last = matches!(self.table.phase, Phase::Last(..));
        if reached && self.table.options.level == Level::Child && !last {
            self.ways = Ways::default();
            self.begin_end();
        }
    }

    /// In the library: the action is over then.
    pub(super) fn complete_here(&mut self, seat: Seat, card: Objective) {
        self.table.complete(seat, card);
        self.settle(seat, Resume::End);
    }

    /// Cards of the single deck of the experienced level.
    pub(crate) fn whole_deck(&self) -> usize {
        self.secrets.tops.len() + self.secrets.fresh.openly(ObjectiveSet::len)
    }

    /// The predators complete what they can, and the row is refilled, before the game goes on.
    pub(crate) fn settle(&mut self, seat: Seat, resume: Resume) {
        if self.table.options.is_solo() {
            self.table.predators_complete();
        }
        let short = self.table.row.len() < self.table.options.row();
        if self.table.options.is_experienced() && short && self.whole_deck() > 0 {
            self.table.phase = Phase::Refill(seat, resume);
        } else {
            self.resume(seat, resume);
        }
    }
}
