//! What the laws of the testkit ask of this game.

use engine::chance::shuffle;
use engine::testkit::Laws;
use engine::{Dice, Seat};

use crate::action::{Action, Target};
use crate::board::Hex;
use crate::cards::objectives::OBJECTIVES;
use crate::cards::{Objective, ObjectiveSet, Special, SpecialSet};
use crate::components::{Caste, DRAFT, Predator, Species, Weather};
use crate::nest::Cell;
use crate::state::{Fourmidable, Place};

/// Random games take up to 60 rounds of six colonies with 15 ants each, eight steps an ant.
const LONGEST: usize = 100_000;

/// The laws that every game keeps.
#[must_use]
pub fn laws() -> Laws<Fourmidable> {
    Laws::new(LONGEST, stray, scramble, census)
}

fn any<T: Copy>(items: &[T], dice: &mut dyn Dice) -> T {
    items[dice.below(items.len() as u32) as usize]
}

/// Any action that can be written down, mostly an illegal one.
pub fn stray(dice: &mut dyn Dice) -> Action {
    let caste = any(Caste::ALL, dice);
    let hex = Hex::try_from(dice.below(133) as u8).expect("a hexagon");
    let cell = Cell::try_from(dice.below(21) as u8).expect("a cell");
    let objective = Objective::try_from(dice.below(OBJECTIVES as u32) as u8).expect("a card");
    let special = Special::try_from(dice.below(60) as u8).expect("a card");
    let predator = any(Predator::ALL, dice);
    let place = if dice.below(2) == 0 {
        Place::Hex(hex)
    } else {
        Place::Cell(cell)
    };
    let seat = Seat::new(dice.below(6) as usize);
    let target = match dice.below(6) {
        0 => Target::None,
        1 | 2 => Target::Hex(hex),
        3 => Target::Cell(seat, cell),
        4 => Target::Caste(caste),
        _ => Target::Objective(objective),
    };
    let three = [0; 3].map(|_: u8| dice.below(6) as u8);
    match dice.below(24) {
        0 => Action::Species(any(Species::ALL, dice)),
        1 => Action::Take(special),
        2 => Action::Ants(three),
        3 => Action::Ant(caste),
        4 => Action::Split(three),
        5 => Action::Weather(any(Weather::ALL, dice)),
        6 => Action::Birth(caste),
        7 => Action::Walk(caste, place),
        8 => Action::Step(place),
        9 => Action::Skip(cell),
        10 => Action::Stop,
        11 => Action::Hole(hex),
        12 => Action::Study,
        13 => Action::Keep(objective),
        14 => Action::Under(objective),
        15 => Action::Complete(objective),
        16 => Action::Predator(predator, target),
        17 => Action::Hunt(predator, target),
        18 => Action::Feed(target),
        19 => Action::Play(special, target),
        20 => Action::Fly(hex),
        21 => Action::Peek,
        22 => Action::Reveal(objective),
        _ => Action::Done,
    }
}

/// Another state that this seat could not tell from the true one.
#[must_use]
pub fn scramble(game: &Fourmidable, seat: Seat, dice: &mut dyn Dice) -> Fourmidable {
    let mut twin = game.clone();
    scramble_objectives(&mut twin, seat, dice);
    if twin.secrets.packs.is_empty() {
        scramble_hands(&mut twin, seat, dice);
    } else {
        scramble_packs(&mut twin, seat, dice);
    }
    Seat::all(twin.table.players()).for_each(|seat| twin.count_store(seat));
    twin
}

fn scramble_objectives(game: &mut Fourmidable, seat: Seat, dice: &mut dyn Dice) {
    let mixed = game.table.options.is_experienced();
    let secrets = &mut game.secrets;
    for &caste in Caste::ALL {
        let counts = |card: Objective| mixed || card.caste() == caste;
        // Every hidden card of the deck, out of its place and back into another.
        let mut pool: Vec<Objective> = Vec::new();
        let mut take = |card: Objective| {
            if counts(card) {
                pool.push(card);
            }
        };
        let hides = !secrets.drawn.known().contains(seat);
        let others = Seat::all(game.table.players()).filter(|&other| other != seat);
        secrets.fresh.openly(|deck| deck.iter().for_each(&mut take));
        for other in others.clone() {
            secrets.hands[other.index()].openly(|hand| hand.iter().for_each(&mut take));
        }
        let tail = &mut secrets.tails[caste as usize];
        for card in tail.iter().chain(&secrets.tops) {
            if !card.known().contains(seat) {
                card.openly(|&card| take(card));
            }
        }
        if hides {
            secrets
                .drawn
                .openly(|drawn| drawn.iter().copied().for_each(&mut take));
        }
        shuffle(&mut pool, dice);
        let mut next = |card: Objective| {
            if counts(card) {
                pool.pop().expect("as many as before")
            } else {
                card
            }
        };
        for other in others {
            let hand = &mut secrets.hands[other.index()];
            hand.blindly(|hand| *hand = hand.iter().map(&mut next).collect());
        }
        for card in tail.iter_mut().chain(&mut secrets.tops) {
            if !card.known().contains(seat) {
                card.blindly(|card| *card = next(*card));
            }
        }
        if hides {
            let drawn = &mut secrets.drawn;
            drawn.blindly(|drawn| drawn.iter_mut().for_each(|card| *card = next(*card)));
        }
        secrets.fresh.blindly(|deck| {
            let rest = deck.iter().filter(|&card| !counts(card));
            *deck = rest.chain(pool).collect::<ObjectiveSet>();
        });
        if mixed {
            break;
        }
    }
}

fn scramble_hands(game: &mut Fourmidable, seat: Seat, dice: &mut dyn Dice) {
    let others = Seat::all(game.table.players()).filter(|&other| other != seat);
    let mut pool: Vec<Special> = game.secrets.stock.openly(|stock| stock.iter().collect());
    for other in others.clone() {
        pool.extend(game.specials_of(other).iter());
    }
    shuffle(&mut pool, dice);
    for other in others {
        let count = game.specials_of(other).len();
        let new = pool.split_off(pool.len() - count).into_iter().collect();
        game.secrets.specials[other.index()].blindly(|hand| *hand = new);
    }
    let rest = pool.into_iter().collect();
    game.secrets.stock.blindly(|stock| *stock = rest);
}

/// Swaps cards of the draft between places that the seat cannot tell apart: both before a pack first
/// came to it, or both taken from a pack between two of its visits.
fn scramble_packs(game: &mut Fourmidable, seat: Seat, dice: &mut dyn Dice) {
    let players = game.table.players();
    let rounds = usize::from(game.table.drafted);
    let played: Vec<SpecialSet> = Seat::all(players)
        .map(|seat| game.table.colony(seat).played)
        .collect();
    let mut packs: Vec<[Special; DRAFT]> = Vec::new();
    for pack in &game.secrets.packs {
        packs.push(pack.openly(|&cards| cards));
    }
    let table = &game.table;
    // The visit after which a card was taken; nothing if the seat had not seen the pack before.
    let visit = |(pack, place): (usize, usize)| -> Option<usize> {
        let first = table.rounds_until(seat, pack);
        let place = place.min(rounds.min(5));
        (place >= first).then(|| (place - first) / players)
    };
    let own = |(pack, place): (usize, usize)| place < rounds && table.taker(pack, place) == seat;
    let lies_open = |packs: &[[Special; DRAFT]], (pack, place): (usize, usize)| {
        let card = packs[pack][place];
        place < rounds && played[table.taker(pack, place).index()].contains(card)
    };
    let anywhere = |dice: &mut dyn Dice| {
        let pack = dice.below(game.secrets.packs.len() as u32) as usize;
        (pack, dice.below(DRAFT as u32) as usize)
    };
    for _ in 0..24 {
        let (one, other) = (anywhere(dice), anywhere(dice));
        let alike = match (visit(one), visit(other)) {
            (None, None) => true,
            (Some(first), Some(second)) => one.0 == other.0 && first == second,
            _ => false,
        };
        let fixed = |at| own(at) || lies_open(&packs, at);
        if alike && !fixed(one) && !fixed(other) {
            let card = packs[one.0][one.1];
            packs[one.0][one.1] = packs[other.0][other.1];
            packs[other.0][other.1] = card;
        }
    }
    // Cards that are still in the stock are as unknown as those of packs that did not come by.
    let mut stock: Vec<Special> = game.secrets.stock.openly(|stock| stock.iter().collect());
    for _ in 0..12 {
        let at = anywhere(dice);
        if visit(at).is_none() && !lies_open(&packs, at) && !stock.is_empty() {
            let other = dice.below(stock.len() as u32) as usize;
            std::mem::swap(&mut stock[other], &mut packs[at.0][at.1]);
        }
    }
    for pack in &mut packs {
        pack[rounds..].sort_unstable();
    }
    for other in Seat::all(players).filter(|&other| other != seat) {
        let taken = (0..packs.len()).flat_map(|pack| (0..rounds).map(move |place| (pack, place)));
        let hand: SpecialSet = taken
            .filter(|&(pack, place)| game.table.taker(pack, place) == other)
            .map(|(pack, place)| packs[pack][place])
            .collect();
        let left = hand.minus(played[other.index()]);
        game.secrets.specials[other.index()].blindly(|hand| *hand = left);
        if game.secrets.has_chosen(other) {
            let card = any(&packs[game.pack_of(other)][rounds..], dice);
            game.secrets.choices[other.index()].blindly(|choice| *choice = Some(card));
        }
    }
    for (pack, cards) in game.secrets.packs.iter_mut().zip(packs) {
        pack.blindly(|pack| *pack = cards);
    }
    let stock = stock.into_iter().collect();
    game.secrets.stock.blindly(|all| *all = stock);
}

/// How many there are of everything, wherever it is.
#[must_use]
pub fn census(game: &Fourmidable) -> Vec<(String, i64)> {
    let table = &game.table;
    let secrets = &game.secrets;
    let mut counts = Vec::new();
    let mut count = |name: String, number: usize| counts.push((name, number as i64));
    let mut ground = table.resources.len() + table.empty.len();
    let mut objectives = game.whole_deck()
        + secrets.drawn.openly(|drawn| drawn.len())
        + table.row.len()
        + table.lost.len();
    let mut specials = secrets.stock.openly(SpecialSet::len);
    let mut tiles = table
        .tiles
        .iter()
        .map(|&tiles| usize::from(tiles))
        .sum::<usize>();
    for (index, colony) in table.colonies.iter().enumerate() {
        let seat = Seat::new(index);
        let bare = colony.pheromones.minus(colony.hole_set());
        ground += bare.len() + usize::from(colony.hole_count());
        objectives += secrets.hand_size(seat) + colony.completed.len();
        specials += game.specials_of(seat).len() + colony.played.len();
        tiles += usize::from(colony.tile.is_some());
        count(
            format!("ants {index}"),
            colony.ants.len()
                + colony
                    .unborn
                    .iter()
                    .map(|&ants| usize::from(ants))
                    .sum::<usize>(),
        );
        count(
            format!("pheromones {index}"),
            colony.pheromones.len() + usize::from(colony.supply),
        );
    }
    objectives += secrets.tails.iter().map(|tail| tail.len()).sum::<usize>();
    // What was taken from a pack is in a hand, or was.
    specials += secrets.packs.len() * (DRAFT - usize::from(table.drafted));
    count("ground".to_owned(), ground);
    count("objectives".to_owned(), objectives);
    count("specials".to_owned(), specials);
    count("birth tiles".to_owned(), tiles);
    counts
}
