//! Positions written as text, and the laws, for tests.
//!
//! A position is a list of statements, for instance
//!
//! ```text
//! options apprentice players=2; night; weather hunter; white ant hunter hole; white ant digger r1c4 moved;
//! white store ladybug 2; white pheromone l5; white hole 2 l5; white dug r1c4; white hand h01;
//! white special steps-hunter-day; white species diplomat; white supply 3; empty k5; spider h4;
//! worm blue r1c1; row h01 f01; turn white
//! ```
//!
//! Nothing is asked of the rules. The last statement says what the game waits for: `begin` (a new game),
//! `turn white`, `close white ladybug` (after an action that brought this), `spin` (the weather) or
//! `pick white` (ants to begin with). A `pheromone` and an `empty` tile replace the resource.

use arrayvec::ArrayVec;
use engine::chance::shuffle;
use engine::notation::Words;
use engine::testkit::{Laws, Staged};
use engine::{Dice, NotationError, Seat};

use crate::action::{Action, Target};
use crate::board::Hex;
use crate::cards::{Objective, ObjectiveSet, Special, SpecialSet};
use crate::components::{Caste, DRAFT, Predator, Resource, Species, Time, Weather};
use crate::nest::Cell;
use crate::setup::{Options, PROFILE};
use crate::state::{Ant, Fourmidable, Phase, Place, Table};

fn seat(word: &str) -> Option<Seat> {
    PROFILE
        .seats
        .iter()
        .position(|&name| name == word)
        .map(Seat::new)
}

type Done = Result<(), String>;

#[expect(clippy::needless_pass_by_value, reason = "errors come by value")]
fn text(error: NotationError) -> String {
    error.to_string()
}

impl Staged for Fourmidable {
    fn stage(text: &str) -> Result<Self, String> {
        let statements = || {
            text.split(';')
                .map(str::trim)
                .filter(|part| !part.is_empty())
        };
        let options = statements().find_map(|part| part.strip_prefix("options"));
        let setup = PROFILE
            .read_setup(options.unwrap_or("apprentice players=2"))
            .map_err(|error| error.to_string())?;
        let mut game = Self::begin(Options::from(&setup));
        for part in statements() {
            game.statement(part)
                .map_err(|error| format!("{part}: {error}"))?;
        }
        Ok(game)
    }

    fn fact(&self, subject: &str, name: &str) -> Option<String> {
        if let Some(seat) = seat(subject) {
            return self.fact_of(seat, name);
        }
        if let Some(hex) = Hex::from_name(subject) {
            return self.table.fact_at(hex, name);
        }
        let table = &self.table;
        match (subject, name) {
            ("game", "phase") => {
                let phase = format!("{:?}", table.phase).to_lowercase();
                phase.split('(').next().map(str::to_owned)
            }
            ("game", "actor") => {
                let seat = table.phase.actor()?;
                Some(PROFILE.seats[seat.index()].to_owned())
            }
            ("game", "round") => Some(table.round.to_string()),
            ("game", "time") => Some(table.time.id().to_owned()),
            ("game", "first") => Some(PROFILE.seats[table.first.index()].to_owned()),
            ("game", "weather") => Some(table.weather.map_or("none", Caste::id).to_owned()),
            ("game", "steps") => match table.phase {
                Phase::Walk(_, walk) => Some(walk.steps.to_string()),
                _ => None,
            },
            ("game", "row") => Some(table.row.len().to_string()),
            ("game", "tops") => Some(self.secrets.tops.len().to_string()),
            ("game", "lost") => Some(table.lost.len().to_string()),
            ("game", "under") => {
                let under: usize = self.secrets.tails.iter().map(ArrayVec::len).sum();
                Some(under.to_string())
            }
            ("tiles", caste) => Some(table.tiles[Caste::from_id(caste)? as usize].to_string()),
            ("spider" | "grasshopper", "at") => {
                let hunter = table.hunters[usize::from(subject == "grasshopper")];
                Some(hunter.map_or_else(|| "nowhere".to_owned(), |hex| hex.to_string()))
            }
            ("worm", "at") => {
                let (nest, cell) = table.worm?;
                Some(format!("{}/{cell}", PROFILE.seats[nest.index()]))
            }
            _ => None,
        }
    }
}

impl Table {
    fn fact_at(&self, hex: Hex, name: &str) -> Option<String> {
        let owner = |has: &dyn Fn(&crate::state::Colony) -> bool| {
            let owner = self.colonies.iter().position(has);
            owner
                .map_or("nobody", |seat| PROFILE.seats[seat])
                .to_owned()
        };
        match name {
            "pheromone" => Some(owner(&|colony| colony.pheromones.contains(hex))),
            "hole" => Some(owner(&|colony| colony.hole_at(hex).is_some())),
            "ground" => Some(if self.resources.contains(hex) {
                hex.resource()?.id().to_owned()
            } else if self.empty.contains(hex) {
                "empty".to_owned()
            } else {
                "other".to_owned()
            }),
            _ => None,
        }
    }
}

impl Fourmidable {
    fn fact_of(&self, seat: Seat, name: &str) -> Option<String> {
        let colony = self.table.colonies.get(seat.index())?;
        let number = |number: usize| Some(number.to_string());
        match name {
            "score" => Some(colony.score.to_string()),
            "ants" => number(colony.ants.len()),
            "pheromones" => number(colony.pheromones.len()),
            "supply" => number(colony.supply.into()),
            "holes" => number(colony.hole_count().into()),
            "dug" => number((colony.dug.len() - 3).into()),
            "hand" => number(self.secrets.hands[seat].len() as usize),
            "specials" => number(self.secrets.specials[seat].len().into()),
            "completed" => number(colony.completed.len() as usize),
            "species" => Some(colony.species?.id().to_owned()),
            "bonus" => Some(self.table.bonus_points(seat).to_string()),
            "place" => Some(self.table.standings().places[seat].to_string()),
            _ => {
                if let Some(index) = name.strip_prefix("ant-") {
                    let ant = colony.ants.get(index.parse::<usize>().ok()?)?;
                    return Some(ant.at.to_string());
                }
                if let Some(caste) = Caste::from_id(name) {
                    return number(colony.born(caste).into());
                }
                number(colony.store[Resource::from_id(name)? as usize].into())
            }
        }
    }

    fn statement(&mut self, statement: &str) -> Done {
        let mut words = Words::of(statement);
        let first = words.next("a statement").map_err(text)?;
        let hex = |words: &mut Words<'_>| words.read("a hexagon", Hex::from_name).map_err(text);
        let a_seat = |words: &mut Words<'_>| words.read("a colour", seat).map_err(text);
        match first {
            "options" => return Ok(()),
            "begin" => self.table.phase = Phase::First,
            "day" => self.table.time = Time::Day,
            "night" => self.table.time = Time::Night,
            "noisy" => self.table.quiet = false,
            "round" => {
                self.table.round = words
                    .read("a number", |word| word.parse().ok())
                    .map_err(text)?;
            }
            "first" => self.table.first = a_seat(&mut words)?,
            "weather" => {
                let caste = words.read("a caste", Caste::from_id).map_err(text)?;
                self.table.weather = Some(caste);
            }
            "empty" => {
                while let Ok(word) = words.next("") {
                    let hex = Hex::from_name(word).ok_or("no hexagon")?;
                    self.table.resources.remove(hex);
                    self.table.empty.insert(hex);
                }
            }
            "spider" => self.table.hunters[0] = Some(hex(&mut words)?),
            "grasshopper" => self.table.hunters[1] = Some(hex(&mut words)?),
            "worm" => {
                let nest = a_seat(&mut words)?;
                let cell = words.read("a cell", Cell::from_name).map_err(text)?;
                self.table.worm = Some((nest, cell));
            }
            "row" => {
                while let Ok(word) = words.next("") {
                    let card = Objective::from_id(word).ok_or("no objective")?;
                    self.secrets.fresh.remove(card);
                    self.table.row.push(card);
                }
            }
            "spin" => self.table.phase = Phase::Weather,
            "turn" => self.table.phase = Phase::Turn(a_seat(&mut words)?),
            "pick" => self.table.phase = Phase::Ants(a_seat(&mut words)?),
            "close" => {
                self.table.phase = Phase::Close(a_seat(&mut words)?);
                while let Ok(word) = words.next("") {
                    match Resource::from_id(word) {
                        Some(resource) => self.table.gain.resource = Some(resource),
                        None => self.table.gain.hole = word == "hole",
                    }
                }
            }
            _ => {
                let seat = seat(first).ok_or("it means nothing")?;
                self.colony_statement(seat, &mut words)?;
            }
        }
        words.end().map_err(text)
    }

    fn colony_statement(&mut self, seat: Seat, words: &mut Words<'_>) -> Done {
        let what = words.next("what it has").map_err(text)?;
        let number = |words: &mut Words<'_>| {
            words
                .read("a number", |word| word.parse::<u8>().ok())
                .map_err(text)
        };
        if what == "ant" {
            let caste = words.read("a caste", Caste::from_id).map_err(text)?;
            let at = words.read("a place", Place::from_name).map_err(text)?;
            let moved = words.next("").is_ok();
            let colony = self.table.colony_mut(seat);
            colony.unborn[caste as usize] -= 1;
            colony.ants.push(Ant { caste, at, moved });
            return Ok(());
        }
        match what {
            "supply" => self.table.colony_mut(seat).supply = number(words)?,
            "score" => self.table.colony_mut(seat).score = number(words)?.into(),
            "unborn" => {
                let caste = words.read("a caste", Caste::from_id).map_err(text)?;
                self.table.colony_mut(seat).unborn[caste as usize] = number(words)?;
            }
            "store" => {
                let resource = words.read("a resource", Resource::from_id).map_err(text)?;
                self.table.colony_mut(seat).store[resource as usize] = number(words)?;
            }
            "hole" => {
                let hole = usize::from(number(words)?) - 1;
                let hex = words.read("a hexagon", Hex::from_name).map_err(text)?;
                self.table.resources.remove(hex);
                let colony = self.table.colony_mut(seat);
                colony.dug.insert(Cell::of_hole(hole));
                colony.holes[hole] = Some(hex);
            }
            "species" => {
                let species = words.read("a species", Species::from_id).map_err(text)?;
                self.table.colony_mut(seat).species = Some(species);
            }
            "birth-done" => self.table.colony_mut(seat).birth = true,
            "predator-done" => self.table.colony_mut(seat).predator = true,
            "pheromone" | "dug" | "hand" | "special" | "completed" | "under" => {
                while let Ok(word) = words.next("") {
                    self.give(seat, what, word).ok_or("no such thing")?;
                }
            }
            _ => return Err("it means nothing".to_owned()),
        }
        Ok(())
    }

    fn give(&mut self, seat: Seat, what: &str, word: &str) -> Option<()> {
        match what {
            "pheromone" => {
                let hex = Hex::from_name(word)?;
                self.table.resources.remove(hex);
                let colony = self.table.colony_mut(seat);
                colony.pheromones.insert(hex);
                colony.supply -= 1;
            }
            "dug" => self
                .table
                .colony_mut(seat)
                .dug
                .insert(Cell::from_name(word)?),
            "special" => {
                let card = Special::from_id(word)?;
                self.secrets.stock.remove(card);
                self.secrets.specials[seat].insert(card);
            }
            _ => {
                let card = Objective::from_id(word)?;
                self.secrets.fresh.remove(card);
                match what {
                    "hand" => self.secrets.hands[seat].insert(card),
                    "completed" => self.table.colony_mut(seat).completed.insert(card),
                    _ => self.secrets.tails[card.caste() as usize].push((card, seat)),
                }
            }
        }
        Some(())
    }
}

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

fn stray(dice: &mut dyn Dice) -> Action {
    let caste = any(Caste::ALL, dice);
    let hex = Hex::try_from(dice.below(133) as u8).expect("a hexagon");
    let cell = Cell::try_from(dice.below(21) as u8).expect("a cell");
    let objective = Objective::try_from(dice.below(78) as u8).expect("a card");
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
fn scramble(game: &Fourmidable, seat: Seat, dice: &mut dyn Dice) -> Fourmidable {
    let mut twin = game.clone();
    scramble_objectives(&mut twin, seat, dice);
    if twin.secrets.packs.is_empty() {
        scramble_hands(&mut twin, seat, dice);
    } else {
        scramble_packs(&mut twin, seat, dice);
    }
    twin
}

fn scramble_objectives(game: &mut Fourmidable, seat: Seat, dice: &mut dyn Dice) {
    let drawer = match game.table.phase {
        Phase::Keep(drawer, ..) => Some(drawer),
        _ => None,
    };
    let mixed = game.table.options.is_experienced();
    let secrets = &mut game.secrets;
    for &caste in Caste::ALL {
        let counts = |card: Objective| mixed || card.caste() == caste;
        // Every hidden card of the deck, out of its place and back into another.
        let mut pool: Vec<Objective> = secrets.fresh.iter().filter(|&card| counts(card)).collect();
        let hands: Vec<_> = Seat::all(game.table.players())
            .filter(|&other| other != seat)
            .collect();
        for &other in &hands {
            pool.extend(secrets.hands[other].iter().filter(|&card| counts(card)));
        }
        let tail = secrets.tails[caste as usize].clone();
        pool.extend(
            tail.iter()
                .filter(|(_, by)| *by != seat)
                .map(|&(card, _)| card),
        );
        pool.extend(
            secrets
                .tops
                .iter()
                .filter(|top| !top.1.contains(seat))
                .map(|top| top.0),
        );
        let hides = drawer.is_some_and(|drawer| drawer != seat);
        if hides {
            pool.extend(secrets.drawn.iter().copied().filter(|&card| counts(card)));
        }
        shuffle(&mut pool, dice);
        let mut next = || pool.pop().expect("as many as before");
        for &other in &hands {
            let old = secrets.hands[other];
            let mut new = ObjectiveSet::default();
            for card in old.iter() {
                new.insert(if counts(card) { next() } else { card });
            }
            secrets.hands[other] = new;
        }
        for entry in &mut secrets.tails[caste as usize] {
            if entry.1 != seat {
                entry.0 = next();
            }
        }
        for top in &mut secrets.tops {
            if !top.1.contains(seat) {
                top.0 = next();
            }
        }
        if hides {
            for card in &mut secrets.drawn {
                if counts(*card) {
                    *card = next();
                }
            }
        }
        let fresh: Vec<_> = secrets.fresh.iter().filter(|&card| counts(card)).collect();
        fresh.iter().for_each(|&card| secrets.fresh.remove(card));
        pool.iter().for_each(|&card| secrets.fresh.insert(card));
        if mixed {
            break;
        }
    }
}

fn scramble_hands(game: &mut Fourmidable, seat: Seat, dice: &mut dyn Dice) {
    let others: Vec<_> = Seat::all(game.table.players())
        .filter(|&other| other != seat)
        .collect();
    let secrets = &mut game.secrets;
    let mut pool: Vec<Special> = secrets.stock.iter().collect();
    for &other in &others {
        pool.extend(secrets.specials[other].iter());
    }
    shuffle(&mut pool, dice);
    for &other in &others {
        let count = usize::from(secrets.specials[other].len());
        secrets.specials[other] = pool.split_off(pool.len() - count).into_iter().collect();
    }
    secrets.stock = pool.into_iter().collect();
}

/// Swaps cards of the draft between places that the seat cannot tell apart: both before a pack first
/// came to it, or both taken from a pack between two of its visits.
fn scramble_packs(game: &mut Fourmidable, seat: Seat, dice: &mut dyn Dice) {
    let players = game.table.players();
    let rounds = usize::from(game.table.drafted);
    let played: Vec<SpecialSet> = Seat::all(players)
        .map(|seat| game.table.colony(seat).played)
        .collect();
    // The visit after which a card was taken; nothing if the seat had not seen the pack before.
    let visit = |game: &Fourmidable, pack: usize, place: usize| -> Option<usize> {
        let first = game.table.rounds_until(seat, pack);
        let place = place.min(rounds.min(5));
        (place >= first).then(|| (place - first) / players)
    };
    let own = |game: &Fourmidable, pack: usize, place: usize| {
        place < rounds && game.table.taker(pack, place) == seat
    };
    let lies_open = |game: &Fourmidable, pack: usize, place: usize| {
        let card = game.secrets.packs[pack][place];
        place < rounds && played[game.table.taker(pack, place).index()].contains(card)
    };
    let packs = game.secrets.packs.len();
    for _ in 0..24 {
        let one = (
            dice.below(packs as u32) as usize,
            dice.below(DRAFT as u32) as usize,
        );
        let other = (
            dice.below(packs as u32) as usize,
            dice.below(DRAFT as u32) as usize,
        );
        let (first, second) = (visit(game, one.0, one.1), visit(game, other.0, other.1));
        let alike = match (first, second) {
            (None, None) => true,
            (Some(first), Some(second)) => one.0 == other.0 && first == second,
            _ => false,
        };
        let fixed = [one, other]
            .iter()
            .any(|&(pack, place)| own(game, pack, place) || lies_open(game, pack, place));
        if alike && !fixed {
            let card = game.secrets.packs[one.0][one.1];
            game.secrets.packs[one.0][one.1] = game.secrets.packs[other.0][other.1];
            game.secrets.packs[other.0][other.1] = card;
        }
    }
    // Cards that are still in the stock are as unknown as those of packs that did not come by.
    for _ in 0..12 {
        let (pack, place) = (
            dice.below(packs as u32) as usize,
            dice.below(DRAFT as u32) as usize,
        );
        let stock: Vec<_> = game.secrets.stock.iter().collect();
        if visit(game, pack, place).is_none() && !lies_open(game, pack, place) && !stock.is_empty()
        {
            let card = any(&stock, dice);
            game.secrets.stock.remove(card);
            game.secrets.stock.insert(game.secrets.packs[pack][place]);
            game.secrets.packs[pack][place] = card;
        }
    }
    for pack in &mut game.secrets.packs {
        pack[rounds..].sort_unstable();
    }
    for other in Seat::all(players).filter(|&other| other != seat) {
        let taken = (0..packs).flat_map(|pack| (0..rounds).map(move |place| (pack, place)));
        let hand: SpecialSet = taken
            .filter(|&(pack, place)| game.table.taker(pack, place) == other)
            .map(|(pack, place)| game.secrets.packs[pack][place])
            .collect();
        game.secrets.specials[other] = hand.minus(played[other.index()]);
        if game.secrets.choices[other].is_some() {
            let pack = game.pack(other).to_vec();
            game.secrets.choices[other] = Some(any(&pack, dice));
        }
    }
}

/// How many there are of everything, wherever it is.
fn census(game: &Fourmidable) -> Vec<(String, i64)> {
    let table = &game.table;
    let secrets = &game.secrets;
    let mut counts = Vec::new();
    let mut count = |name: String, number: usize| counts.push((name, number as i64));
    let mut ground = table.resources.len() + table.empty.len();
    let mut objectives = secrets.fresh.len() as usize
        + secrets.tops.len()
        + secrets.drawn.len()
        + table.row.len()
        + table.lost.len() as usize;
    let mut specials = usize::from(secrets.stock.len());
    let mut tiles = table
        .tiles
        .iter()
        .map(|&tiles| usize::from(tiles))
        .sum::<usize>();
    for (index, colony) in table.colonies.iter().enumerate() {
        let seat = Seat::new(index);
        let bare = colony.pheromones & !colony.hole_set();
        ground += bare.len() + usize::from(colony.hole_count());
        objectives += (secrets.hands[seat].len() + colony.completed.len()) as usize;
        specials += usize::from(secrets.specials[seat].len() + colony.played.len());
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
    objectives += secrets.tails.iter().map(ArrayVec::len).sum::<usize>();
    // What was taken from a pack is in a hand, or was.
    specials += secrets.packs.len() * (DRAFT - usize::from(table.drafted));
    count("ground".to_owned(), ground);
    count("objectives".to_owned(), objectives);
    count("specials".to_owned(), specials);
    count("birth tiles".to_owned(), tiles);
    counts
}
