//! What becomes of a result of chance, and whether it can come up at all.

use engine::{Refusal, Seat, Seats, Secret};

use super::game_setup::dealt;
use crate::action::Chance;
use crate::cards::{Objective, ObjectiveSet, Special};
use crate::components::{Caste, DRAFT, Species, Time};
use crate::state::{Draw, Fourmidable, Phase, Resume};

type Taken = Result<(), Refusal>;

/// Refuses what cannot come up.
fn possible(is: bool) -> Taken {
    if is {
        Ok(())
    } else {
        Err(Refusal::impossible_chance())
    }
}

impl Fourmidable {
    pub(crate) fn take_chance(&mut self, chance: &Chance) -> Taken {
        match (self.table.phase, chance) {
            (Phase::First, &Chance::First(seat, time)) => self.take_first(seat, time),
            (Phase::Species, Chance::Species(species)) => self.take_species(species),
            (Phase::Row, Chance::Row(cards)) => self.take_row(cards),
            (Phase::Deal(seat), Chance::Specials(cards)) => self.take_specials(seat, cards),
            (Phase::Objectives(seat, counts), Chance::Objectives(cards)) => {
                self.take_objectives(seat, counts, cards)
            }
            (Phase::Draw(seat, draw), Chance::Objectives(cards)) => {
                self.take_draw(seat, draw, cards)
            }
            (Phase::Weather, &Chance::Weather(weather)) => {
                self.take_weather(weather);
                Ok(())
            }
            (Phase::Peek(seat, count, resume), Chance::Peek(cards)) => {
                self.take_peek(seat, count, cards, resume)
            }
            (Phase::Refill(seat, resume), &Chance::Refill(card)) => {
                self.take_refill(seat, card, resume)
            }
            (Phase::Bag(seat), &Chance::Bag(resource)) => {
                self.answer(seat, resource);
                Ok(())
            }
            (phase, _) => {
                let draws = phase != Phase::Over && self.holds_up().is_empty();
                possible(!draws).and(Err(Refusal::no_chance_now()))
            }
        }
    }

    fn take_first(&mut self, seat: Seat, time: Time) -> Taken {
        possible(seat.index() < self.table.players())?;
        self.table.first = seat;
        self.table.time = time;
        self.after_first();
        Ok(())
    }

    fn take_species(&mut self, species: &[Species]) -> Taken {
        let distinct = (1..species.len()).all(|at| !species[..at].contains(&species[at]));
        possible(species.len() == self.table.players() && distinct)?;
        for (colony, &species) in self.table.colonies.iter_mut().zip(species) {
            colony.species = Some(species);
        }
        self.table.phase = Phase::Deal(self.table.first);
        Ok(())
    }

    fn take_row(&mut self, cards: &[Objective]) -> Taken {
        let set: ObjectiveSet = cards.iter().copied().collect();
        let fresh = *self.secrets.fresh.open();
        let size = self.table.options.row().min(fresh.len());
        possible(cards.len() == size && set.len() == size && set.minus(fresh).is_empty())?;
        self.take_off(cards);
        self.table.row = cards.iter().copied().collect();
        self.table.phase = if self.table.options.is_solo() {
            Phase::Pick(self.table.first)
        } else {
            Phase::ChooseSpecies(self.table.first)
        };
        Ok(())
    }

    fn take_specials(&mut self, seat: Seat, cards: &[Special]) -> Taken {
        let mut stock = *self.secrets.stock.open();
        for &card in cards {
            possible(stock.contains(card))?;
            stock.remove(card);
        }
        possible(cards.len() == dealt(self.table.options))?;
        *self.secrets.stock.open_mut() = stock;
        let drafts = self.table.options.is_experienced();
        if drafts {
            let mut pack = [Special::FIRST; DRAFT];
            pack.copy_from_slice(cards);
            pack.sort_unstable();
            let pack = Secret::new(pack, Seats::only(seat));
            self.secrets.packs.push(pack);
        } else {
            let hand = self.secrets.specials[seat.index()].open_mut();
            cards.iter().for_each(|&card| hand.insert(card));
        }
        self.table.phase = match self.table.after(seat) {
            Some(next) => Phase::Deal(next),
            None if drafts => Phase::Draft,
            None => Phase::Ants(self.table.first),
        };
        Ok(())
    }

    fn take_objectives(&mut self, seat: Seat, counts: [u8; 3], cards: &[Objective]) -> Taken {
        let mut from = 0;
        for &caste in Caste::ALL {
            let count = counts[caste as usize];
            let to = (from + usize::from(count).min(self.deck(caste))).min(cards.len());
            possible(self.are_next(caste, count, &cards[from..to]))?;
            from = to;
        }
        possible(from == cards.len())?;
        self.take_off(cards);
        let hand = self.secrets.hands[seat.index()].open_mut();
        cards.iter().for_each(|&card| hand.insert(card));
        self.count_store(seat);
        self.after_first_draw(seat);
        Ok(())
    }

    fn take_draw(&mut self, seat: Seat, draw: Draw, cards: &[Objective]) -> Taken {
        possible(self.are_next(draw.caste, draw.count, cards))?;
        self.take_off(cards);
        self.choose_from(seat, cards, draw);
        Ok(())
    }

    fn take_peek(&mut self, seat: Seat, count: u8, cards: &[Objective], resume: Resume) -> Taken {
        let tops = &self.secrets.tops;
        let mut fresh = *self.secrets.fresh.open();
        for (index, &card) in cards.iter().enumerate() {
            possible(match tops.get(index) {
                Some(top) => *top.open() == card,
                None => fresh.contains(card),
            })?;
            fresh.remove(card);
        }
        possible(cards.len() == self.whole_deck().min(count.into()))?;
        self.look_at(seat, cards);
        self.resume(seat, resume);
        Ok(())
    }

    fn take_refill(&mut self, seat: Seat, card: Objective, resume: Resume) -> Taken {
        if self.secrets.tops.is_empty() {
            possible(self.secrets.fresh.open().contains(card))?;
            self.secrets.fresh.open_mut().remove(card);
        } else {
            possible(*self.secrets.tops[0].open() == card)?;
            self.secrets.tops.remove(0);
        }
        self.table.row.push(card);
        self.settle(seat, resume);
        Ok(())
    }

    /// Whether these can be the next cards of a deck.
    fn are_next(&self, caste: Caste, count: u8, cards: &[Objective]) -> bool {
        let mut deck = *self.secrets.fresh.open();
        let fresh = deck.of(caste).len();
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
                *tail[index - fresh].open() == card
            }
        })
    }

    /// Takes cards off their decks.
    fn take_off(&mut self, cards: &[Objective]) {
        for &card in cards {
            let fresh = self.secrets.fresh.open_mut();
            if fresh.contains(card) {
                fresh.remove(card);
            } else {
                self.secrets.tails[card.caste() as usize].remove(0);
            }
        }
    }
}
