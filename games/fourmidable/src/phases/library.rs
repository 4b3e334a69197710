//! Rulebook: La Bibliothèque; at the experienced level, objectives are completed there.

use engine::{Refusal, Seat, Seats, Secret};

use super::refuse;
use crate::action::Action;
use crate::cards::Objective;
use crate::components::{Caste, HAND, LIBRARY_CARDS, Species};
use crate::list::List;
use crate::state::{Draw, Fourmidable, Phase, Resume};

const RULE: &str = "rule-library";

impl Fourmidable {
    /// Cards in a deck.
    pub(crate) fn deck(&self, caste: Caste) -> usize {
        let fresh = self.secrets.fresh.openly(|deck| deck.of(caste).len());
        fresh + self.secrets.tails[caste as usize].len()
    }

    /// Rulings 50, 51: whether there is a card to draw and room for it.
    pub(crate) fn check_draw(&self, seat: Seat, caste: Caste) -> Result<(), Refusal> {
        if self.deck(caste) == 0 {
            return Err(refuse(RULE, "refused-deck-empty"));
        }
        if self.secrets.hand_size(seat) >= HAND {
            return Err(refuse(RULE, "refused-hand-full"));
        }
        Ok(())
    }

    /// An ant ends its move in the library. Ruling 49: each ant that does so may use it once.
    pub(super) fn enter_library(&mut self, seat: Seat, caste: Caste) {
        if self.table.options.is_experienced() {
            // Ruling 56: without the resources nothing happens.
            let mut row = self.table.row.iter();
            if row.any(|&card| self.table.check_complete(seat, caste, card).is_ok()) {
                self.table.phase = Phase::Library(seat, caste);
            } else {
                self.end_action(seat);
            }
        } else if self.deck(caste) == 0 {
            self.end_action(seat);
        } else if self.secrets.hand_size(seat) < HAND {
            self.table.phase = self.library_draw(seat, caste);
        } else {
            self.table.phase = Phase::Library(seat, caste);
        }
    }

    fn library_draw(&self, seat: Seat, caste: Caste) -> Phase {
        let draw = Draw {
            caste,
            count: LIBRARY_CARDS + self.strategist(seat),
            resume: Resume::End,
        };
        Phase::Draw(seat, draw)
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
            Phase::Library(_, caste) if !self.table.options.is_experienced() => {
                self.check_draw(seat, caste)
            }
            Phase::Library(..) => Err(refuse("rule-row", "refused-complete-here")),
            phase => Err(phase.only_when(RULE, "refused-study-when")),
        }
    }

    pub(super) fn study(&mut self, seat: Seat) {
        if let Phase::Library(_, caste) = self.table.phase {
            self.table.phase = self.library_draw(seat, caste);
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
            Phase::Library(_, caste) => self.table.check_complete(seat, caste, card),
            phase => Err(phase.only_when("rule-row", "refused-complete-when")),
        }
    }

    /// Cards are drawn, perhaps beside others: one is kept, the others go under their deck. Ruling 69: as
    /// long as there are more cards, somebody with special cards might want to look further.
    pub(super) fn choose_from(&mut self, seat: Seat, cards: &[Objective], draw: Draw) {
        let before = self.secrets.drawn.openly(|drawn| !drawn.is_empty());
        let looks = draw.resume.is_in_action()
            && self.secrets.has_specials(seat)
            && self.deck(draw.caste) > 0;
        match *cards {
            [card] if !before && !looks => {
                self.take_in_hand(seat, card);
                self.resume(seat, draw.resume);
            }
            _ => {
                let mut drawn = self.secrets.drawn.openly(|&drawn| drawn);
                cards.iter().for_each(|&card| drawn.push(card));
                self.secrets.drawn = Secret::new(drawn, Seats::only(seat));
                self.table.phase = Phase::Keep(seat, draw.resume);
            }
        }
    }

    pub(super) fn list_drawn(&self, action: fn(Objective) -> Action, out: &mut Vec<Action>) {
        out.extend(self.secrets.drawn.open().iter().map(|&card| action(card)));
    }

    pub(super) fn check_keep(&self, card: Objective) -> Result<(), Refusal> {
        match self.table.phase {
            Phase::Keep(..) => self.check_drawn(card),
            phase => Err(phase.only_when(RULE, "refused-keep-when")),
        }
    }

    pub(super) fn check_under(&self, card: Objective) -> Result<(), Refusal> {
        match self.table.phase {
            Phase::Under(..) => self.check_drawn(card),
            phase => Err(phase.only_when(RULE, "refused-under-when")),
        }
    }

    fn check_drawn(&self, card: Objective) -> Result<(), Refusal> {
        if self.secrets.drawn.open().contains(&card) {
            Ok(())
        } else {
            Err(refuse(RULE, "refused-not-drawn"))
        }
    }

    fn take_in_hand(&mut self, seat: Seat, card: Objective) {
        self.secrets.hands[seat.index()].blindly(|hand| hand.insert(card));
        self.table.quiet = false;
        self.count_store(seat);
    }

    pub(super) fn keep(&mut self, seat: Seat, card: Objective) {
        self.take_in_hand(seat, card);
        self.sort_out(seat, card);
    }

    /// Ruling 52: several cards go under their deck in an order chosen by the player.
    pub(super) fn put_under(&mut self, seat: Seat, card: Objective) {
        self.bury(seat, card);
        self.sort_out(seat, card);
    }

    fn bury(&mut self, seat: Seat, card: Objective) {
        self.secrets.tails[card.caste() as usize].push(Secret::new(card, Seats::only(seat)));
    }

    /// The card is no longer one of those drawn; the last one has only one place to go.
    fn sort_out(&mut self, seat: Seat, card: Objective) {
        let (Phase::Keep(_, resume) | Phase::Under(_, resume)) = self.table.phase else {
            unreachable!("checked")
        };
        let drawn = self.secrets.drawn.open_mut();
        let place = drawn.iter().position(|other| *other == card);
        drawn.remove(place.expect("checked"));
        if drawn.len() > 1 {
            self.table.phase = Phase::Under(seat, resume);
            return;
        }
        let last = drawn.first().copied();
        self.secrets.drawn = Secret::new(List::NONE, Seats::NONE);
        if let Some(last) = last {
            self.bury(seat, last);
        }
        self.resume(seat, resume);
    }
}
