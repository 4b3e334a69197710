//! Rulebook: Draw a Card (advanced game).
//!
//! The deck has no order: a card is drawn when it is turned over, from all that lie neither open nor in a
//! hand. Without a deck the discarded cards are shuffled (Ruling 5).

use engine::{Dice, Refusal, Seat};

use super::{Played, Step};
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
        for card in self.auctioned() {
            take(&mut counts, Card::Trait(card));
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

    /// Rulebook: Fewer Events (Ruling 82). Otherwise a game turn begins with its first player turn.
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

    fn sample_card(&self, dice: &mut dyn Dice) -> Chance {
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

    fn every_card(&self) -> Vec<(Chance, u64)> {
        let (counts, _) = self.drawable_cards();
        let there = counts.iter().enumerate().filter(|&(_, &count)| count > 0);
        there
            .map(|(kind, &count)| (Chance::Card(Card::from_index(kind)), count.into()))
            .collect()
    }

    /// Takes a card from the deck, which is shuffled first if it is used up.
    fn draw(&mut self, chance: Chance) -> Result<Card, Refusal> {
        let Chance::Card(card) = chance else {
            return Err(Refusal::impossible_chance());
        };
        let (counts, shuffled) = self.drawable_cards();
        if counts[card.index()] == 0 {
            return Err(Refusal::impossible_chance());
        }
        if shuffled {
            self.table.discards.clear();
        }
        Ok(card)
    }
}

/// A card is drawn for this seat.
#[derive(Clone, Copy)]
pub(crate) struct DrawCard(pub Seat);

impl Step for DrawCard {
    const NAME: &'static str = "draw-card";
    const RULE: &'static str = "rule-turn-order";

    fn sample(self, game: &HiddenEmpires, dice: &mut dyn Dice) -> Chance {
        game.sample_card(dice)
    }

    fn every_chance(self, game: &HiddenEmpires) -> Option<Vec<(Chance, u64)>> {
        Some(game.every_card())
    }

    fn take(self, game: &mut HiddenEmpires, chance: Chance) -> Played {
        let Self(seat) = self;
        match game.draw(chance)? {
            Card::Hand(drawn) => {
                game.hands[seat.index()].blindly(|hand| hand.insert(drawn));
                game.table.colony_mut(seat).cards += 1;
                game.table.begin_moves(seat);
            }
            Card::Trait(drawn) => game.table.begin_auction(drawn, seat, None),
            card @ Card::Event(event) => {
                game.table.discards.push(card);
                game.table.resolve_event(event);
            }
        }
        Ok(())
    }
}

/// Cards are turned over until a trait comes up, which this seat opens; who may replace a trait.
#[derive(Clone, Copy)]
pub(crate) struct SeekTrait(pub Seat, pub Option<Seat>);

impl Step for SeekTrait {
    const NAME: &'static str = "seek-trait";
    const RULE: &'static str = "rule-auction";

    fn sample(self, game: &HiddenEmpires, dice: &mut dyn Dice) -> Chance {
        game.sample_card(dice)
    }

    fn every_chance(self, game: &HiddenEmpires) -> Option<Vec<(Chance, u64)>> {
        Some(game.every_card())
    }

    fn take(self, game: &mut HiddenEmpires, chance: Chance) -> Played {
        match game.draw(chance)? {
            Card::Trait(found) => game.table.begin_auction(found, self.0, self.1),
            // Ruling 12: cards on the way to a trait have no effect.
            card => game.table.discards.push(card),
        }
        Ok(())
    }
}
