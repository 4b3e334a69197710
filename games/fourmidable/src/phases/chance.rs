//! Everything that chance decides.

use arrayvec::ArrayVec;
use engine::chance::shuffle;
use engine::{Dice, Refusal, Seat, Seats, Secret};

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
                let mut cards: ArrayVec<_, 78> =
                    self.secrets.fresh.openly(|deck| deck.iter().collect());
                shuffle(&mut cards, dice);
                Chance::Row(cards.into_iter().take(table.options.row()).collect())
            }
            Phase::Deal(_) => {
                let mut cards: ArrayVec<_, 60> =
                    self.secrets.stock.openly(|stock| stock.iter().collect());
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
                let mut seen: ArrayVec<_, 2> = imagined(&self.secrets.tops).collect();
                let mut deck = self.secrets.fresh.openly(|&deck| deck);
                while seen.len() < usize::from(count) && !deck.is_empty() {
                    let card = any(deck, dice);
                    deck.remove(card);
                    seen.push(card);
                }
                seen.truncate(count.into());
                Chance::Peek(seen)
            }
            Phase::Refill(..) => Chance::Refill(match imagined(&self.secrets.tops).next() {
                Some(card) => card,
                None => any(self.secrets.fresh.openly(|&deck| deck), dice),
            }),
            Phase::Bag(seat) => Chance::Bag(self.bag_tile(seat, dice)),
            _ => Chance::Weather(Weather::ALL[dice.below(4) as usize]),
        }
    }

    pub(crate) fn outcomes(&self) -> Option<Vec<(Chance, u64)>> {
        let table = &self.table;
        let secrets = &self.secrets;
        let fresh = secrets.fresh.openly(|&deck| deck);
        Some(match table.phase {
            Phase::First => Seat::all(table.players())
                .flat_map(|seat| Time::ALL.iter().map(move |&time| Chance::First(seat, time)))
                .map(evenly)
                .collect(),
            Phase::Species => {
                let mut all = Vec::new();
                each_order(
                    Species::ALL,
                    table.players(),
                    &mut ArrayVec::new(),
                    &mut |order| {
                        all.push(evenly(Chance::Species(order.clone())));
                    },
                );
                all
            }
            Phase::Objectives(_, counts) => self.draws(counts)?,
            Phase::Draw(_, caste, count, _) => {
                let mut counts = [0; 3];
                counts[caste as usize] = count;
                self.draws(counts)?
            }
            Phase::Peek(_, count, _) => {
                let deck: ArrayVec<_, 78> = fresh.iter().collect();
                let seen: ArrayVec<_, 2> = imagined(&secrets.tops).take(count.into()).collect();
                let more = (usize::from(count) - seen.len()).min(deck.len());
                let mut all = Vec::new();
                (orders(deck.len(), more) <= MOST_LISTED).then_some(())?;
                each_order(&deck, more, &mut seen.clone(), &mut |cards| {
                    all.push(evenly(Chance::Peek(cards.clone())));
                });
                all
            }
            Phase::Refill(..) => match imagined(&secrets.tops).next() {
                Some(card) => vec![evenly(Chance::Refill(card))],
                None => fresh.iter().map(Chance::Refill).map(evenly).collect(),
            },
            Phase::Weather => {
                let vane = Weather::ALL.iter().copied();
                vane.map(Chance::Weather).map(evenly).collect()
            }
            Phase::Bag(seat) => {
                let tiles = Resource::ALL.iter().copied();
                tiles
                    .map(|tile| (Chance::Bag(tile), self.tiles_in_bag(seat, tile).into()))
                    .collect()
            }
            // Whole rows and hands.
            _ => return None,
        })
    }

    /// Every way in which so many cards come from each deck, unless there are too many.
    fn draws(&self, counts: [u8; 3]) -> Option<Vec<(Chance, u64)>> {
        let mut draws: Vec<ArrayVec<Objective, 7>> = vec![ArrayVec::new()];
        for &caste in Caste::ALL {
            let fresh = self.secrets.fresh.openly(|deck| deck.deck(caste));
            let fresh: ArrayVec<_, 78> = fresh.iter().collect();
            let count = usize::from(counts[caste as usize]);
            let new = count.min(fresh.len());
            if draws.len().saturating_mul(orders(fresh.len(), new)) > MOST_LISTED {
                return None;
            }
            let below = || imagined(&self.secrets.tails[caste as usize]).take(count - new);
            let mut longer = Vec::new();
            for mut draw in draws {
                each_order(&fresh, new, &mut draw, &mut |draw| {
                    longer.push(draw.iter().copied().chain(below()).collect());
                });
            }
            draws = longer;
        }
        let draws = draws.into_iter();
        Some(draws.map(Chance::Objectives).map(evenly).collect())
    }

    /// The next cards of a deck: first those in an order that nobody knows.
    fn next_cards(&self, caste: Caste, count: u8, dice: &mut dyn Dice) -> ArrayVec<Objective, 7> {
        let fresh = &self.secrets.fresh;
        let mut fresh: ArrayVec<_, 78> = fresh.openly(|deck| deck.of(caste).collect());
        shuffle(&mut fresh, dice);
        let tail = imagined(&self.secrets.tails[caste as usize]);
        fresh.into_iter().chain(tail).take(count.into()).collect()
    }

    /// Whether these can be the next cards of a deck, and how many of them nobody knew.
    fn are_next(&self, caste: Caste, count: u8, cards: &[Objective]) -> bool {
        let mut deck = *self.secrets.fresh.open();
        let fresh = deck.deck(caste).len() as usize;
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
                let fresh = self.secrets.fresh.open();
                let known = cards.iter().all(|&card| fresh.contains(card));
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
                let mut stock = *self.secrets.stock.open();
                for &card in cards {
                    if !stock.contains(card) {
                        return impossible;
                    }
                    stock.remove(card);
                }
                if cards.len() != dealt(self.table.options) {
                    return impossible;
                }
                *self.secrets.stock.open_mut() = stock;
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
                let hand = self.secrets.hands[seat.index()].open_mut();
                cards.iter().for_each(|&card| hand.insert(card));
                self.count_store(seat);
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
                let deck = self.whole_deck();
                let mut fresh = *self.secrets.fresh.open();
                for (index, &card) in cards.iter().enumerate() {
                    let next = match tops.get(index) {
                        Some(top) => *top.open() == card,
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
                    Some(top) => *top.open() == card,
                    None => self.secrets.fresh.open().contains(card),
                };
                if !next {
                    return impossible;
                }
                if self.secrets.tops.is_empty() {
                    self.secrets.fresh.open_mut().remove(card);
                } else {
                    self.secrets.tops.remove(0);
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
            let hand = self.secrets.specials[seat.index()].open_mut();
            cards.iter().for_each(|&card| hand.insert(card));
        } else {
            let mut pack = [cards[0]; crate::components::DRAFT];
            pack.copy_from_slice(cards);
            pack.sort_unstable();
            self.secrets
                .packs
                .push(Secret::new(pack, Seats::only(seat)));
        }
        self.table.phase = match self.table.after(seat) {
            Some(next) => Phase::Deal(next),
            None if drafts => Phase::Draft,
            None => Phase::Ants(self.table.first),
        };
    }

    /// Rulebook: Solo. One tile of each resource, and three more for each ant.
    fn tiles_in_bag(&self, seat: Seat, resource: Resource) -> u32 {
        1 + u32::from(self.table.colony(seat).born(resource.caste()))
    }

    fn bag_tile(&self, seat: Seat, dice: &mut dyn Dice) -> Resource {
        let colony = self.table.colony(seat);
        let tiles = 9 + 3 * colony.ants.len() as u32;
        let mut tile = dice.below(tiles);
        for &resource in Resource::ALL {
            let count = self.tiles_in_bag(seat, resource);
            if tile < count {
                return resource;
            }
            tile -= count;
        }
        unreachable!("fewer tiles than were counted")
    }
}

/// More results than this are not listed.
const MOST_LISTED: usize = 5_000;

const fn evenly(chance: Chance) -> (Chance, u64) {
    (chance, 1)
}

/// In how many orders so many of `things` can come; more than can be listed if there are very many.
fn orders(things: usize, count: usize) -> usize {
    let rest = (things - count + 1..=things).rev();
    rest.fold(1, usize::saturating_mul)
}

/// Tells every order in which `count` of `things` can come, after what there is already.
fn each_order<T: Copy + PartialEq, const N: usize>(
    things: &[T],
    count: usize,
    so_far: &mut ArrayVec<T, N>,
    tell: &mut impl FnMut(&ArrayVec<T, N>),
) {
    if count == 0 {
        tell(so_far);
        return;
    }
    for &thing in things {
        if !so_far.contains(&thing) {
            so_far.push(thing);
            each_order(things, count - 1, so_far, tell);
            so_far.pop();
        }
    }
}

/// Cards in an order that is known to some; for draws.
fn imagined(cards: &[Secret<Objective>]) -> impl Iterator<Item = Objective> {
    cards.iter().map(|card| card.openly(|&card| card))
}

fn any(cards: ObjectiveSet, dice: &mut dyn Dice) -> Objective {
    let index = dice.below(cards.len()) as usize;
    cards.iter().nth(index).expect("there are so many")
}
