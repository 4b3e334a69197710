//! Everything that chance decides: what can come up, and how likely. `results.rs` has what becomes of it.

use arrayvec::ArrayVec;
use engine::chance::shuffle;
use engine::{Dice, Seat, Secret};

use super::game_setup::dealt;
use crate::action::Chance;
use crate::cards::objectives::OBJECTIVES;
use crate::cards::{Objective, ObjectiveSet};
use crate::components::{Caste, Resource, Species, Time, Weather};
use crate::state::{Fourmidable, Phase};

impl Fourmidable {
    pub(crate) fn sample(&self, dice: &mut dyn Dice) -> Chance {
        let table = &self.table;
        match table.phase {
            // Ruling 4: both evenly.
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
                let mut cards: ArrayVec<_, OBJECTIVES> =
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
            Phase::Draw(_, draw) => {
                Chance::Objectives(self.next_cards(draw.caste, draw.count, dice))
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
            Phase::Weather => Chance::Weather(Weather::ALL[dice.below(4) as usize]),
            phase => unreachable!("nothing is drawn in {phase:?}"),
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
            Phase::Draw(_, draw) => {
                let mut counts = [0; 3];
                counts[draw.caste as usize] = draw.count;
                self.draws(counts)?
            }
            Phase::Peek(_, count, _) => {
                let deck: ArrayVec<_, OBJECTIVES> = fresh.iter().collect();
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
            // Whole rows and hands are not listed.
            Phase::Row | Phase::Deal(_) => return None,
            phase => unreachable!("nothing is drawn in {phase:?}"),
        })
    }

    /// Every way in which so many cards come from each deck, unless there are too many.
    fn draws(&self, counts: [u8; 3]) -> Option<Vec<(Chance, u64)>> {
        let mut draws: Vec<ArrayVec<Objective, 7>> = vec![ArrayVec::new()];
        for &caste in Caste::ALL {
            let fresh: ArrayVec<_, OBJECTIVES> = self
                .secrets
                .fresh
                .openly(|deck| deck.of(caste).iter().collect());
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
        let mut fresh: ArrayVec<_, OBJECTIVES> =
            fresh.openly(|deck| deck.of(caste).iter().collect());
        shuffle(&mut fresh, dice);
        let tail = imagined(&self.secrets.tails[caste as usize]);
        fresh.into_iter().chain(tail).take(count.into()).collect()
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
    let index = dice.below(cards.len() as u32) as usize;
    cards.iter().nth(index).expect("there are so many")
}
