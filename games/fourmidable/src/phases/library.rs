//! Rulebook: La Bibliothèque; at the experienced level, objectives are completed there.

use engine::{Refusal, Seat, Seats, Secret};

use super::{not_now, refuse};
use crate::action::Action;
use crate::cards::Objective;
use crate::components::{Caste, HAND, LIBRARY_CARDS, Species};
use crate::list::List;
use crate::state::{Fourmidable, Phase, Resume};

const RULE: &str = "rule-library";

impl Fourmidable {
    /// Cards in a deck.
    pub(crate) fn deck(&self, caste: Caste) -> usize {
        let fresh = self.secrets.fresh.openly(|deck| deck.deck(caste).len());
        fresh as usize + self.secrets.tails[caste as usize].len()
    }

    /// Ruling 50: whether there is a card to draw and room for it.
    pub(crate) fn check_draw(&self, seat: Seat, caste: Caste) -> Result<(), Refusal> {
        if self.deck(caste) == 0 {
            return Err(refuse(RULE, "refused-deck-empty"));
        }
        if self.secrets.hand_size(seat) >= HAND {
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
        } else if self.secrets.hand_size(seat) < HAND && !self.secrets.has_specials(seat) {
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

    pub(super) fn check_study(&self, seat: Seat) -> Result<(), Refusal> {
        match self.table.phase {
            Phase::Library(_, caste, _) if !self.table.options.is_experienced() => {
                self.check_draw(seat, caste)
            }
            _ => Err(not_now(RULE)),
        }
    }

    pub(super) fn study(&mut self, seat: Seat) {
        if let Phase::Library(_, caste, more) = self.table.phase {
            self.table.phase = self.library_draw(seat, caste, more);
        }
    }

    pub(super) fn check_leaving(&self, seat: Seat, caste: Caste) -> Result<(), Refusal> {
        if !self.table.options.is_experienced() && self.check_draw(seat, caste).is_ok() {
            return Err(refuse(RULE, "refused-must-draw"));
        }
        Ok(())
    }

    pub(super) fn check_completion(&self, seat: Seat, card: Objective) -> Result<(), Refusal> {
        match self.table.phase {
            Phase::Library(_, caste, _) => self.table.check_complete(seat, caste, card),
            _ => Err(not_now("rule-row")),
        }
    }

    /// Cards are drawn: one is kept, the others go under their deck.
    pub(super) fn choose_from(&mut self, seat: Seat, cards: &[Objective], resume: Resume) {
        if let [card] = *cards {
            self.take_in_hand(seat, card);
            self.resume(seat, resume);
            return;
        }
        self.secrets.drawn = Secret::new(cards.iter().copied().collect(), Seats::only(seat));
        self.table.phase = Phase::Keep(seat, false, resume);
    }

    pub(super) fn list_drawn(&self, kept: bool, out: &mut Vec<Action>) {
        let action = if kept { Action::Under } else { Action::Keep };
        out.extend(self.secrets.drawn.open().iter().map(|&card| action(card)));
    }

    /// Whether a card can be kept, or put under its deck once another is kept.
    pub(super) fn check_drawn(&self, card: Objective, after: bool) -> Result<(), Refusal> {
        match self.table.phase {
            Phase::Keep(_, kept, _) if kept == after => {}
            _ => return Err(not_now(RULE)),
        }
        if self.secrets.drawn.open().contains(&card) {
            Ok(())
        } else {
            Err(refuse(RULE, "refused-not-drawn"))
        }
    }

    fn take_in_hand(&mut self, seat: Seat, card: Objective) {
        self.secrets.hands[seat.index()].blindly(|hand| hand.insert(card));
        self.count_store(seat);
    }

    pub(super) fn keep(&mut self, seat: Seat, card: Objective) {
        self.take_in_hand(seat, card);
        self.choose_drawn(seat, card);
    }

    /// Ruling 52: several cards go under their deck in an order chosen by the player.
    pub(super) fn put_under(&mut self, seat: Seat, card: Objective) {
        self.bury(seat, card);
        self.choose_drawn(seat, card);
    }

    fn bury(&mut self, seat: Seat, card: Objective) {
        self.secrets.tails[card.caste() as usize].push(Secret::new(card, Seats::only(seat)));
    }

    /// The card is no longer one of those drawn; the last one has only one place to go.
    fn choose_drawn(&mut self, seat: Seat, card: Objective) {
        let drawn = self.secrets.drawn.open_mut();
        let place = drawn.iter().position(|other| *other == card);
        drawn.remove(place.expect("checked"));
        let Phase::Keep(_, _, resume) = self.table.phase else {
            unreachable!("checked")
        };
        if let [last] = drawn[..] {
            self.secrets.drawn = Secret::new(List::NONE, Seats::NONE);
            self.bury(seat, last);
            self.resume(seat, resume);
        } else {
            self.table.phase = Phase::Keep(seat, true, resume);
        }
    }
}
