//! Everything that chance decides.

use arrayvec::ArrayVec;
use engine::chance::shuffle;
use engine::{Dice, Refusal, Seat};

use super::game_setup::dealt;
use crate::action::Chance;
use crate::cards::{Objective, ObjectiveSet};
use crate::components::{Caste, Resource, Species, Time, Weather};
use crate::state::{Fourmidable, Phase};

impl Fourmidable {
    pub(crate) fn sample(&self, dice: &mut dyn Dice) -> Chance {
        let table = &self.table;
        match table.phase {
            Phase::First => Chance::First(
                Seat::new(dice.below(table.options.players.into()) as usize),
                Time::ALL[dice.below(2) as usize],
            ),
            Phase::Species => {
                let mut species: ArrayVec<_, 6> = Species::ALL.iter().copied().collect();
                shuffle(&mut species, dice);
                species.truncate(table.players());
                Chance::Species(species)
            }
            Phase::Row => {
                let mut cards: ArrayVec<_, 78> = self.secrets.fresh.iter().collect();
                shuffle(&mut cards, dice);
                Chance::Row(cards.into_iter().take(table.options.row()).collect())
            }
            Phase::Deal(_) => {
                let mut cards: ArrayVec<_, 60> = self.secrets.stock.iter().collect();
                shuffle(&mut cards, dice);
                Chance::Specials(cards.into_iter().take(dealt(table.options)).collect())
            }
            Phase::Objectives(_, counts) => {
                let mut drawn = ArrayVec::new();
                for &caste in Caste::ALL {
                    drawn.extend(self.next_cards(caste, counts[caste as usize], dice));
                }
                Chance::Objectives(drawn)
            }
            Phase::Draw(_, caste, count, _) => {
                Chance::Objectives(self.next_cards(caste, count, dice))
            }
            Phase::Peek(_, count, _) => {
                let mut seen: ArrayVec<_, 2> =
                    self.secrets.tops.iter().map(|&(card, _)| card).collect();
                let mut deck = self.secrets.fresh;
                while seen.len() < usize::from(count) && !deck.is_empty() {
                    let card = any(deck, dice);
                    deck.remove(card);
                    seen.push(card);
                }
                seen.truncate(count.into());
                Chance::Peek(seen)
            }
            Phase::Refill(..) => Chance::Refill(match self.secrets.tops.first() {
                Some(&(card, _)) => card,
                None => any(self.secrets.fresh, dice),
            }),
            Phase::Bag(seat) => Chance::Bag(self.bag_tile(seat, dice)),
            _ => Chance::Weather(Weather::ALL[dice.below(4) as usize]),
        }
    }

    /// The next cards of a deck: first those in an order that nobody knows.
    fn next_cards(&self, caste: Caste, count: u8, dice: &mut dyn Dice) -> ArrayVec<Objective, 7> {
        let mut fresh: ArrayVec<_, 78> = self.secrets.fresh.of(caste).collect();
        shuffle(&mut fresh, dice);
        let tail = self.secrets.tails[caste as usize]
            .iter()
            .map(|&(card, _)| card);
        fresh.into_iter().chain(tail).take(count.into()).collect()
    }

    /// Whether these can be the next cards of a deck, and how many of them nobody knew.
    fn are_next(&self, caste: Caste, count: u8, cards: &[Objective]) -> bool {
        let mut deck = self.secrets.fresh;
        let fresh = deck.of(caste).count();
        let tail = &self.secrets.tails[caste as usize];
        if cards.len() != usize::from(count).min(fresh + tail.len()) {
            return false;
        }
        cards.iter().enumerate().all(|(index, &card)| {
            if index < fresh {
                let there = deck.contains(card) && card.caste() == caste;
                deck.remove(card);
                there
            } else {
                tail[index - fresh].0 == card
            }
        })
    }

    /// Takes cards off their decks.
    fn take_off(&mut self, cards: &[Objective]) {
        for &card in cards {
            if self.secrets.fresh.contains(card) {
                self.secrets.fresh.remove(card);
            } else {
                self.secrets.tails[card.caste() as usize].remove(0);
            }
        }
    }

    pub(crate) fn take_chance(&mut self, chance: &Chance) -> Result<(), Refusal> {
        let impossible = Err(Refusal::impossible_chance());
        match (self.table.phase, chance) {
            (Phase::First, &Chance::First(seat, time)) if seat.index() < self.table.players() => {
                self.table.first = seat;
                self.table.time = time;
                self.after_first();
            }
            (Phase::Species, Chance::Species(species)) => {
                let distinct = (1..species.len()).all(|at| !species[..at].contains(&species[at]));
                if species.len() != self.table.players() || !distinct {
                    return impossible;
                }
                for (colony, &species) in self.table.colonies.iter_mut().zip(species) {
                    colony.species = Some(species);
                }
                self.table.phase = Phase::Deal(self.table.first);
            }
            (Phase::Row, Chance::Row(cards)) => {
                let set: ObjectiveSet = cards.iter().copied().collect();
                let known = cards.iter().all(|&card| self.secrets.fresh.contains(card));
                let size = self.table.options.row();
                if cards.len() != size || set.len() as usize != size || !known {
                    return impossible;
                }
                self.take_off(cards);
                self.table.row = cards.clone();
                self.table.phase = if self.table.options.is_solo() {
                    Phase::Pick(self.table.first)
                } else {
                    Phase::ChooseSpecies(self.table.first)
                };
            }
            (Phase::Deal(seat), Chance::Specials(cards)) => {
                let mut stock = self.secrets.stock;
                for &card in cards {
                    if !stock.contains(card) {
                        return impossible;
                    }
                    stock.remove(card);
                }
                if cards.len() != dealt(self.table.options) {
                    return impossible;
                }
                self.secrets.stock = stock;
                self.deal(seat, cards);
            }
            (Phase::Objectives(seat, counts), Chance::Objectives(cards)) => {
                let mut from = 0;
                for &caste in Caste::ALL {
                    let count = counts[caste as usize];
                    let to = (from + usize::from(count)).min(cards.len());
                    if !self.are_next(caste, count, &cards[from..to]) {
                        return impossible;
                    }
                    from = to;
                }
                if from != cards.len() {
                    return impossible;
                }
                self.take_off(cards);
                for &card in cards {
                    self.secrets.hands[seat].insert(card);
                }
                self.after_first_draw(seat);
            }
            (Phase::Draw(seat, caste, count, resume), Chance::Objectives(cards)) => {
                if !self.are_next(caste, count, cards) {
                    return impossible;
                }
                self.take_off(cards);
                self.choose_from(seat, cards, resume);
            }
            (Phase::Weather, &Chance::Weather(weather)) => self.take_weather(weather),
            (Phase::Peek(seat, count, resume), Chance::Peek(cards)) => {
                let tops = &self.secrets.tops;
                let deck = tops.len() + self.secrets.fresh.len() as usize;
                let mut fresh = self.secrets.fresh;
                for (index, &card) in cards.iter().enumerate() {
                    let next = match tops.get(index) {
                        Some(top) => top.0 == card,
                        None => fresh.contains(card),
                    };
                    if !next {
                        return impossible;
                    }
                    fresh.remove(card);
                }
                if cards.len() != deck.min(count.into()) {
                    return impossible;
                }
                self.look_at(seat, cards);
                self.resume(seat, resume);
            }
            (Phase::Refill(seat, resume), &Chance::Refill(card)) => {
                let next = match self.secrets.tops.first() {
                    Some(top) => top.0 == card,
                    None => self.secrets.fresh.contains(card),
                };
                if !next {
                    return impossible;
                }
                if self.secrets.tops.pop_at(0).is_none() {
                    self.secrets.fresh.remove(card);
                }
                self.table.row.push(card);
                self.settle(seat, resume);
            }
            (Phase::Bag(seat), &Chance::Bag(resource)) => self.answer(seat, resource),
            (phase, _) if phase != Phase::Over && self.holds_up().is_empty() => return impossible,
            _ => return Err(Refusal::no_chance_now()),
        }
        Ok(())
    }

    fn deal(&mut self, seat: Seat, cards: &[crate::cards::Special]) {
        let drafts = self.table.options.is_experienced();
        if !drafts {
            for &card in cards {
                self.secrets.specials[seat].insert(card);
            }
        } else {
            let mut pack = [cards[0]; crate::components::DRAFT];
            pack.copy_from_slice(cards);
            pack.sort_unstable();
            self.secrets.packs.push(pack);
        }
        self.table.phase = match self.table.after(seat) {
            Some(next) => Phase::Deal(next),
            None if drafts => Phase::Draft,
            None => Phase::Ants(self.table.first),
        };
    }

    /// Rulebook: Solo. One tile of each resource, and three more for each ant.
    fn bag_tile(&self, seat: Seat, dice: &mut dyn Dice) -> Resource {
        let colony = self.table.colony(seat);
        let tiles = 9 + 3 * colony.ants.len() as u32;
        let mut tile = dice.below(tiles);
        for &resource in Resource::ALL {
            let count = 1 + u32::from(colony.born(resource.caste()));
            if tile < count {
                return resource;
            }
            tile -= count;
        }
        unreachable!("fewer tiles than were counted")
    }
}

fn any(cards: ObjectiveSet, dice: &mut dyn Dice) -> Objective {
    let index = dice.below(cards.len()) as usize;
    cards.iter().nth(index).expect("there are so many")
}
