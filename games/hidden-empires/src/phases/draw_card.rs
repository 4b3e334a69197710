//! Rulebook: Draw a Card (advanced game).
//!
//! The deck has no order: a card is drawn when it is turned over, from all that lie neither open nor in a
//! hand. Without a deck the discarded cards are shuffled (Ruling 5).

use engine::{Dice, Refusal, Seat};

use crate::action::Chance;
use crate::cards::{Card, Hand, KINDS};
use crate::state::{HiddenEmpires, Phase, Table};

fn take(counts: &mut [u8; KINDS], card: Card) {
    counts[card.index()] = counts[card.index()].saturating_sub(1);
}

fn sum(counts: &[u8; KINDS]) -> usize {
    counts.iter().map(|&count| usize::from(count)).sum()
}

impl Table {
    /// Cards that are in the deck or in hands: nobody knows them all.
    #[must_use]
    pub fn unlocated(&self) -> [u8; KINDS] {
        let mut counts = Card::in_the_box();
        let events_only = self.options.fewer_events;
        if !self.options.draws_cards() && !events_only {
            return [0; KINDS];
        }
        if events_only {
            for (index, count) in counts.iter_mut().enumerate() {
                if !matches!(Card::from_index(index), Card::Event(_)) {
                    *count = 0;
                }
            }
        }
        for &card in &self.discards {
            take(&mut counts, card);
        }
        for colony in &self.colonies {
            for held in colony.traits.iter() {
                take(&mut counts, Card::Trait(held));
            }
        }
        if let Phase::Auction(auction) = self.phase {
            take(&mut counts, Card::Trait(auction.card));
        }
        counts
    }

    /// How many cards are in the deck.
    #[must_use]
    pub fn deck_size(&self) -> usize {
        let held: usize = self
            .colonies
            .iter()
            .map(|colony| usize::from(colony.cards))
            .sum();
        sum(&self.unlocated()).saturating_sub(held)
    }

    fn has_cards_left(&self) -> bool {
        !self.discards.is_empty() || self.deck_size() > 0
    }

    /// Whether a player may hold a card, as far as everybody knows. What is asked of players hangs on
    /// this alone, so that a question gives nothing away (Ruling 91).
    #[must_use]
    pub fn could_hold(&self, seat: Seat, card: Hand) -> bool {
        // There is one of each.
        self.colony(seat).cards > 0
            && self.options.draws_cards()
            && !self.discards.contains(&Card::Hand(card))
    }

    /// Whether a trait is left to be auctioned.
    pub(crate) fn has_traits_left(&self) -> bool {
        let unlocated = self.unlocated();
        let is_trait = |card: &Card| matches!(card, Card::Trait(_));
        self.discards.iter().any(is_trait)
            || (0..KINDS).any(|kind| unlocated[kind] > 0 && is_trait(&Card::from_index(kind)))
    }

    /// The first step of a player turn.
    pub(crate) fn draw_card(&mut self, seat: Seat) {
        if self.options.draws_cards() && self.has_cards_left() && !self.colony(seat).is_out() {
            self.phase = Phase::DrawCard(seat);
        } else {
            self.begin_moves(seat);
        }
    }

    /// Rulebook: Fewer Events. Otherwise a game turn begins with its first player turn.
    pub(crate) fn begin_game_turn(&mut self) {
        match self.first() {
            Some(first) if self.options.fewer_events && self.has_cards_left() => {
                self.turn = crate::state::Turn::default();
                self.phase = Phase::DrawCard(first);
            }
            _ => self.next_player(),
        }
    }

    /// Rulebook: Mutate, Hybridization, Genetic Bottleneck.
    pub(crate) fn seek_trait(&mut self, seat: Seat, replacing: Option<Seat>) {
        if self.has_traits_left() {
            self.phase = Phase::SeekTrait(seat, replacing);
        } else {
            self.resume();
        }
    }

    /// A player turn goes on where a card interrupted it.
    pub(crate) fn resume(&mut self) {
        match (self.turn.resume.take(), self.turn.player) {
            (Some(phase), _) => self.phase = phase,
            (None, Some(seat)) => self.begin_moves(seat),
            (None, None) => self.next_player(),
        }
    }
}

impl HiddenEmpires {
    /// The cards in the deck. Only chance may look there.
    pub(crate) fn deck(&self) -> [u8; KINDS] {
        let mut counts = self.table.unlocated();
        for hand in &self.hands {
            for card in hand.openly(|hand| *hand).iter() {
                take(&mut counts, Card::Hand(card));
            }
        }
        counts
    }

    /// What can be drawn: the deck, or the discarded cards if it is used up.
    fn drawable_cards(&self) -> ([u8; KINDS], bool) {
        let deck = self.deck();
        if sum(&deck) > 0 {
            return (deck, false);
        }
        let mut counts = [0; KINDS];
        for card in &self.table.discards {
            counts[card.index()] += 1;
        }
        (counts, true)
    }

    pub(crate) fn sample_card(&self, dice: &mut dyn Dice) -> Chance {
        let (counts, _) = self.drawable_cards();
        let mut index = dice.below(sum(&counts) as u32) as usize;
        for (kind, &count) in counts.iter().enumerate() {
            if index < usize::from(count) {
                return Chance::Card(Card::from_index(kind));
            }
            index -= usize::from(count);
        }
        unreachable!("drawn beyond the last card")
    }

    pub(crate) fn every_card(&self) -> Vec<(Chance, u64)> {
        let (counts, _) = self.drawable_cards();
        let there = counts.iter().enumerate().filter(|&(_, &count)| count > 0);
        there
            .map(|(kind, &count)| (Chance::Card(Card::from_index(kind)), count.into()))
            .collect()
    }

    pub(crate) fn take_card(&mut self, card: Card) -> Result<(), Refusal> {
        let (counts, shuffled) = self.drawable_cards();
        if counts[card.index()] == 0 {
            return Err(Refusal::impossible_chance());
        }
        if shuffled {
            self.table.discards.clear();
        }
        match (self.table.phase, card) {
            (Phase::SeekTrait(seat, replacing), Card::Trait(found)) => {
                self.table.begin_auction(found, seat, replacing);
            }
            // Ruling 12: cards on the way to a trait have no effect.
            (Phase::SeekTrait(..), _) => self.table.discards.push(card),
            (Phase::DrawCard(seat), Card::Hand(drawn)) => {
                self.hands[seat.index()].blindly(|hand| hand.insert(drawn));
                self.table.colony_mut(seat).cards += 1;
                self.table.begin_moves(seat);
            }
            (Phase::DrawCard(seat), Card::Trait(drawn)) => {
                self.table.begin_auction(drawn, seat, None);
            }
            (_, Card::Event(event)) => {
                self.table.discards.push(card);
                self.table.resolve_event(event);
            }
            _ => return Err(Refusal::impossible_chance()),
        }
        Ok(())
    }
}
