//! What is known of each card, as numbers.

use engine::Seat;
use engine::encode::Sheet;

use super::sight::Sight;
use crate::cards::{Objective, Special};

pub(super) use crate::cards::specials::SPECIAL_CARDS;

impl Sight<'_> {
    fn others(&self) -> impl Iterator<Item = Seat> {
        let own = self.seat;
        Seat::all(self.table.players()).filter(move |&seat| seat != own)
    }

    #[inline]
    pub(super) fn objective(&self, card: Objective, sheet: &mut impl Sheet) {
        let table = self.table;
        let own = table.colony(self.seat);
        sheet.flag("in-hand", self.hand.contains(card));
        sheet.flag("drawn", self.drawn.contains(card));
        sheet.flag("in-row", table.row.contains(&card));
        sheet.flag("payable", table.deck.is_paid_by(card, &own.store));
        sheet.flag("completed", own.completed.contains(card));
        let by_others = self
            .others()
            .any(|seat| table.colony(seat).completed.contains(card));
        sheet.flag("completed-by-others", by_others);
        sheet.flag("completed-by-predators", table.lost.contains(card));
        sheet.flag("put-under-deck", self.buried.contains(card));
        sheet.flag("on-top", self.tops[0] == Some(card));
        sheet.flag("second-from-top", self.tops[1] == Some(card));
    }

    #[inline]
    pub(super) fn special(&self, card: Special, sheet: &mut impl Sheet) {
        sheet.flag("in-hand", self.specials.contains(card));
        sheet.flag("played", self.table.colony(self.seat).played.contains(card));
        let by_others = self
            .others()
            .any(|seat| self.table.colony(seat).played.contains(card));
        sheet.flag("played-by-others", by_others);
        sheet.flag("seen-in-draft", self.seen.contains(card));
        sheet.flag("offered", self.offered.contains(card));
        sheet.flag("chosen", self.choice == Some(card));
    }
}
