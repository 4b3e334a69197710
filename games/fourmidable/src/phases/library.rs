//! Rulebook: La Bibliothèque; at the experienced level, objectives are completed there.

use engine::{Refusal, Seat};

use super::{not_now, refuse};
use crate::action::Action;
use crate::cards::Objective;
use crate::components::{Caste, HAND, LIBRARY_CARDS, Species};
use crate::state::{Fourmidable, Phase, Resume};

const RULE: &str = "rule-library";

impl Fourmidable {
    /// Cards in a deck.
    pub(crate) fn deck(&self, caste: Caste) -> usize {
        self.secrets.fresh.of(caste).count() + self.secrets.tails[caste as usize].len()
    }

    /// Ruling 50: whether there is a card to draw and room for it.
    pub(crate) fn check_draw(&self, seat: Seat, caste: Caste) -> Result<(), Refusal> {
        if self.deck(caste) == 0 {
            return Err(refuse(RULE, "refused-deck-empty"));
        }
        if self.secrets.hands[seat].len() >= HAND {
            return Err(refuse(RULE, "refused-hand-full"));
        }
        Ok(())
    }

    /// An ant ends its move in the library.
    pub(super) fn enter_library(&mut self, seat: Seat, caste: Caste) {
        let stays = if self.table.options.is_experienced() {
            let mut row = self.table.row.iter();
            row.any(|&card| self.table.check_complete(seat, caste, card).is_ok())
        } else if self.deck(caste) == 0 {
            false
        } else if self.secrets.hands[seat].len() < HAND && self.secrets.specials[seat].is_empty() {
            // Nothing else can be done: the cards are drawn at once.
            self.table.phase = self.library_draw(seat, caste, 0);
            return;
        } else {
            true
        };
        if stays {
            self.table.phase = Phase::Library(seat, caste, 0);
        } else {
            self.end_action(seat);
        }
    }

    fn library_draw(&self, seat: Seat, caste: Caste, more: u8) -> Phase {
        let count = LIBRARY_CARDS + self.strategist(seat) + more;
        Phase::Draw(seat, caste, count, Resume::End)
    }

    /// Stratège: one card more on every draw.
    pub(crate) fn strategist(&self, seat: Seat) -> u8 {
        u8::from(self.table.is(seat, Species::Strategist))
    }

    pub(super) fn list_library(&self, seat: Seat, caste: Caste, out: &mut Vec<Action>) {
        if self.table.options.is_experienced() {
            let cards = self.table.row.iter().copied();
            out.extend(
                cards
                    .filter(|&card| self.table.check_complete(seat, caste, card).is_ok())
                    .map(Action::Complete),
            );
            out.push(Action::Done);
        } else if self.check_draw(seat, caste).is_ok() {
            out.push(Action::Study);
        } else {
            out.push(Action::Done);
        }
    }

    pub(super) fn study(&mut self, seat: Seat) -> Result<(), Refusal> {
        let Phase::Library(_, caste, more) = self.table.phase else {
            return Err(not_now(RULE));
        };
        if self.table.options.is_experienced() {
            return Err(not_now(RULE));
        }
        self.check_draw(seat, caste)?;
        self.table.phase = self.library_draw(seat, caste, more);
        Ok(())
    }

    pub(super) fn leave_library(&mut self, seat: Seat, caste: Caste) -> Result<(), Refusal> {
        if !self.table.options.is_experienced() && self.check_draw(seat, caste).is_ok() {
            return Err(refuse(RULE, "refused-must-draw"));
        }
        self.end_action(seat);
        Ok(())
    }

    pub(super) fn complete_in_library(
        &mut self,
        seat: Seat,
        card: Objective,
    ) -> Result<(), Refusal> {
        let Phase::Library(_, caste, _) = self.table.phase else {
            return Err(not_now("rule-row"));
        };
        self.table.check_complete(seat, caste, card)?;
        self.complete(seat, card, Resume::End);
        Ok(())
    }

    /// Cards are drawn: one is kept, the others go under their deck.
    pub(super) fn choose_from(&mut self, seat: Seat, cards: &[Objective], resume: Resume) {
        if let [card] = *cards {
            self.secrets.hands[seat].insert(card);
            self.resume(seat, resume);
            return;
        }
        self.secrets.drawn = cards.iter().copied().collect();
        self.table.phase = Phase::Keep(seat, false, resume);
    }

    pub(super) fn list_drawn(&self, kept: bool, out: &mut Vec<Action>) {
        let action = if kept { Action::Under } else { Action::Keep };
        out.extend(self.secrets.drawn.iter().map(|&card| action(card)));
    }

    fn take_drawn(&mut self, card: Objective) -> Result<(), Refusal> {
        let place = self.secrets.drawn.iter().position(|&drawn| drawn == card);
        let Some(place) = place else {
            return Err(refuse(RULE, "refused-not-drawn"));
        };
        self.secrets.drawn.remove(place);
        Ok(())
    }

    pub(super) fn keep(&mut self, seat: Seat, card: Objective) -> Result<(), Refusal> {
        let Phase::Keep(_, false, resume) = self.table.phase else {
            return Err(not_now(RULE));
        };
        self.take_drawn(card)?;
        self.secrets.hands[seat].insert(card);
        self.table.phase = Phase::Keep(seat, true, resume);
        self.put_last_under(seat, resume);
        Ok(())
    }

    /// Ruling 52: several cards go under their deck in an order chosen by the player.
    pub(super) fn put_under(&mut self, seat: Seat, card: Objective) -> Result<(), Refusal> {
        let Phase::Keep(_, true, resume) = self.table.phase else {
            return Err(not_now(RULE));
        };
        self.take_drawn(card)?;
        self.secrets.tails[card.caste() as usize].push((card, seat));
        self.put_last_under(seat, resume);
        Ok(())
    }

    fn put_last_under(&mut self, seat: Seat, resume: Resume) {
        if let [card] = self.secrets.drawn[..] {
            self.secrets.drawn.clear();
            self.secrets.tails[card.caste() as usize].push((card, seat));
            self.resume(seat, resume);
        }
    }
}
