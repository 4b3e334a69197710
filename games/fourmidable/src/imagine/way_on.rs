//! What was begun can be finished: a digger whose nest hole takes a card to be placed has that card.

use arrayvec::ArrayVec;
use engine::chance::{pick, shuffle};
use engine::{Dice, Seat};

use crate::cards::specials::SPECIAL_CARDS;
use crate::cards::{Special, SpecialSet};
use crate::state::Fourmidable;
use crate::view::View;

/// Where an unknown special card lies: in the stock, in a hand, or in a place of a pack.
#[derive(Clone, Copy, PartialEq)]
enum Lies {
    Stock,
    Hand(Seat),
    Pack(usize, usize),
}

impl Fourmidable {
    /// Whoever is digging a nest hole has a place for it: where only cards in hand bring one into reach, they
    /// are there.
    pub(super) fn imagine_way_on(&mut self, view: &View, dice: &mut dyn Dice) {
        let Some(seat) = self.table.phase.agent() else {
            return;
        };
        if view.seat == Some(seat) || self.can_finish(seat) {
            return;
        }
        let mut cards: ArrayVec<_, SPECIAL_CARDS> = Special::all()
            .filter(|&card| self.reaches_further(seat, card))
            .collect();
        shuffle(&mut cards, dice);
        for card in cards {
            if !self.can_finish(seat) && !self.specials_of(seat).contains(card) {
                self.give_card(view, seat, card, dice);
            }
        }
    }

    /// A seat gets this card for another of its hand, if the view stays the same.
    fn give_card(&mut self, view: &View, seat: Seat, card: Special, dice: &mut dyn Dice) {
        let others = self.specials_of(seat).iter();
        let swaps: ArrayVec<_, SPECIAL_CARDS> = others
            .filter(|&other| !self.reaches_further(seat, other))
            .filter_map(|other| {
                let (from, to) = (self.lies(card)?, self.lies(other)?);
                are_alike(view, from, to).then_some((from, to, other))
            })
            .collect();
        if swaps.is_empty() {
            return;
        }
        let &(from, to, other) = pick(&swaps, dice);
        self.lay(from, card, other);
        self.lay(to, other, card);
        if !view.packs.is_empty() {
            self.hands_from_packs();
        }
    }

    /// Where a card lies that nobody has played.
    fn lies(&self, card: Special) -> Option<Lies> {
        if self.secrets.stock.openly(|stock| stock.contains(card)) {
            return Some(Lies::Stock);
        }
        if self.secrets.packs.is_empty() {
            let mut seats = Seat::all(self.table.players());
            let holder = seats.find(|&seat| self.specials_of(seat).contains(card));
            return holder.map(Lies::Hand);
        }
        let mut colonies = self.table.colonies.iter();
        if colonies.any(|colony| colony.played.contains(card)) {
            return None;
        }
        let mut packs = self.secrets.packs.iter().enumerate();
        packs.find_map(|(pack, cards)| {
            let place = cards.openly(|cards| cards.iter().position(|&other| other == card));
            Some(Lies::Pack(pack, place?))
        })
    }

    /// Lays a card where another was.
    fn lay(&mut self, at: Lies, was: Special, card: Special) {
        let exchange = |cards: &mut SpecialSet| {
            cards.remove(was);
            cards.insert(card);
        };
        match at {
            Lies::Stock => self.secrets.stock.blindly(exchange),
            Lies::Hand(seat) => self.secrets.specials[seat.index()].blindly(exchange),
            Lies::Pack(pack, place) => {
                let rounds = usize::from(self.table.drafted);
                self.secrets.packs[pack].blindly(|cards| {
                    cards[place] = card;
                    cards[rounds..].sort_unstable();
                });
            }
        }
    }
}

/// Whether cards in these two places can be exchanged, and the observer notices nothing.
fn are_alike(view: &View, one: Lies, other: Lies) -> bool {
    // The stretch of a pack whose cards the observer knows; nothing if the card could be any.
    let known = |at| match at {
        Lies::Pack(pack, place) => {
            let mut end = 0;
            let stretch = view.packs[pack].iter().position(|stretch| {
                end += usize::from(stretch.len);
                place < end
            })?;
            let cards = &view.packs[pack][stretch].cards;
            cards.as_ref().map(|_| (pack, stretch))
        }
        _ => None,
    };
    let own = |at| matches!(at, Lies::Hand(seat) if view.seat == Some(seat));
    known(one) == known(other) && !own(one) && !own(other)
}
