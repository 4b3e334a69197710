//! Rulebook: Sélection des cartes spéciales. Everybody takes a card and passes the others to the left,
//! six times (Ruling 76).

use engine::{Refusal, Seat, Seats, Secret};

use super::refuse;
use crate::action::Action;
use crate::cards::Special;
use crate::components::SPECIALS;
use crate::state::{Fourmidable, Phase};

const RULE: &str = "rule-draft";

impl Fourmidable {
    /// The places of the cards that are left in a pack.
    fn left(&self) -> std::ops::RangeFrom<usize> {
        usize::from(self.table.drafted)..
    }

    /// Who has not chosen yet.
    pub(super) fn choosers(&self) -> Seats {
        Seat::all(self.table.players())
            .filter(|&seat| !self.secrets.has_chosen(seat))
            .collect()
    }

    pub(super) fn list_draft(&self, seat: Seat, out: &mut Vec<Action>) {
        if !self.secrets.has_chosen(seat) {
            let pack = &self.secrets.packs[self.pack_of(seat)].open()[self.left()];
            out.extend(pack.iter().map(|&card| Action::Take(card)));
        }
    }

    pub(super) fn check_take(&self, seat: Seat, card: Special) -> Result<(), Refusal> {
        match self.table.phase {
            Phase::Draft => {
                let pack = &self.secrets.packs[self.pack_of(seat)].open()[self.left()];
                if !pack.contains(&card) {
                    return Err(refuse(RULE, "refused-not-in-pack"));
                }
            }
            Phase::Pick(_) => {
                if !self.secrets.stock.open().contains(card) {
                    return Err(refuse(RULE, "refused-card-taken"));
                }
            }
            phase => return Err(phase.only_when(RULE, "refused-take-when")),
        }
        Ok(())
    }

    pub(super) fn take_special(&mut self, seat: Seat, card: Special) {
        if matches!(self.table.phase, Phase::Draft) {
            self.secrets.choices[seat.index()].blindly(|choice| *choice = Some(card));
            if self.choosers().is_empty() {
                self.pass_packs();
            }
            return;
        }
        self.secrets.stock.blindly(|stock| stock.remove(card));
        let hand = self.secrets.specials[seat.index()].open_mut();
        hand.insert(card);
        if hand.len() == usize::from(SPECIALS) {
            self.table.phase = Phase::Ants(seat);
        }
    }

    fn pass_packs(&mut self) {
        let round = usize::from(self.table.drafted);
        for seat in Seat::all(self.table.players()) {
            let pack = self.pack_of(seat);
            let choice = self.secrets.choices[seat.index()].blindly(Option::take);
            let card = choice.expect("all have chosen");
            self.secrets.specials[seat.index()].blindly(|hand| hand.insert(card));
            self.secrets.packs[pack].blindly(|pack| {
                let place = pack.iter().position(|&other| other == card);
                pack.swap(round, place.expect("taken from the pack"));
                pack[round + 1..].sort_unstable();
            });
        }
        self.table.drafted += 1;
        if self.table.drafted == SPECIALS {
            // Nobody looks at what is left.
            self.table.phase = Phase::Ants(self.table.first);
            return;
        }
        for pack in 0..self.secrets.packs.len() {
            let holder = self.table.holder(pack);
            let cards = *self.secrets.packs[pack].open();
            self.secrets.packs[pack] = Secret::new(cards, holder);
        }
    }
}
