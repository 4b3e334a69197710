//! Rulebook: Sélection des cartes spéciales. Everybody takes a card and passes the others to the left,
//! six times.

use engine::{Refusal, Seat};

use super::{not_now, refuse};
use crate::action::Action;
use crate::cards::Special;
use crate::components::SPECIALS;
use crate::state::{Fourmidable, Phase};

const RULE: &str = "rule-draft";

impl Fourmidable {
    /// What a seat chooses from.
    pub(crate) fn pack(&self, seat: Seat) -> &[Special] {
        &self.secrets.packs[self.pack_of(seat)][usize::from(self.table.drafted)..]
    }

    pub(super) fn list_draft(&self, seat: Seat, out: &mut Vec<Action>) {
        if self.secrets.choices[seat].is_none() {
            out.extend(self.pack(seat).iter().map(|&card| Action::Take(card)));
        }
    }

    pub(super) fn take_special(&mut self, seat: Seat, card: Special) -> Result<(), Refusal> {
        match self.table.phase {
            Phase::Draft => {
                if !self.pack(seat).contains(&card) {
                    return Err(refuse(RULE, "refused-not-in-pack"));
                }
                self.secrets.choices[seat] = Some(card);
                if self.secrets.choices.iter().all(Option::is_some) {
                    self.pass_packs();
                }
            }
            Phase::Pick(_) => {
                if !self.secrets.stock.contains(card) {
                    return Err(refuse(RULE, "refused-card-taken"));
                }
                self.secrets.stock.remove(card);
                self.secrets.specials[seat].insert(card);
                if self.secrets.specials[seat].len() == SPECIALS {
                    self.table.phase = Phase::Ants(seat);
                }
            }
            _ => return Err(not_now(RULE)),
        }
        Ok(())
    }

    fn pass_packs(&mut self) {
        let round = usize::from(self.table.drafted);
        for seat in Seat::all(self.table.players()) {
            let card = self.secrets.choices[seat].take().expect("all have chosen");
            self.secrets.specials[seat].insert(card);
            let pack = self.pack_of(seat);
            let pack = &mut self.secrets.packs[pack];
            let place = pack.iter().position(|&other| other == card);
            pack.swap(round, place.expect("taken from the pack"));
            pack[round + 1..].sort_unstable();
        }
        self.table.drafted += 1;
        if self.table.drafted == SPECIALS {
            self.table.phase = Phase::Ants(self.table.first);
        }
    }
}
