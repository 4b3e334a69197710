//! Positions written as text, and the [`laws()`], for tests.
//!
//! A position is a list of statements, for instance
//!
//! ```text
//! options apprentice players=2; night; weather hunter; white ant hunter hole; white ant digger r1c4 moved;
//! white store ladybug 2; white pheromone l5; white hole 2 l5; white dug r1c4; white hand h01;
//! white special steps-hunter-day; white species diplomat; white supply 3; empty k5; spider h4;
//! worm blue r1c1; row h01 f01; lost d01; eaten ladybug ladybug; turn white
//! ```
//!
//! Nothing is asked of the rules. The last statement says what the game waits for: `begin` (a new game),
//! `turn white`, `close white ladybug` (after an action that brought this), `spin` (the weather) or
//! `pick white` (ants to begin with). A `pheromone` and an `empty` tile replace the resource.

pub mod laws;

use engine::notation::Words;
use engine::testkit::Staged;
use engine::{NotationError, Seat, Seats, Secret};

pub use self::laws::laws;

use crate::board::Hex;
use crate::cards::{Objective, Special};
use crate::components::{Caste, Resource, Species, Time};
use crate::nest::Cell;
use crate::setup::{self, Options, PROFILE};
use crate::state::{Ant, Fourmidable, Phase, Place, Table};

fn seat(word: &str) -> Option<Seat> {
    PROFILE
        .seats
        .iter()
        .position(|&name| name == word)
        .map(Seat::new)
}

fn whereabouts(place: Option<Hex>) -> String {
    place.map_or_else(|| "nowhere".to_owned(), |hex| hex.to_string())
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
        let mut game = Self::begin(Options::from(&setup), setup::deck(&setup));
        for part in statements() {
            game.statement(part)
                .map_err(|error| format!("{part}: {error}"))?;
        }
        Seat::all(game.table.players()).for_each(|seat| game.count_store(seat));
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
                let under: usize = self.secrets.tails.iter().map(|tail| tail.len()).sum();
                Some(under.to_string())
            }
            ("row", card) => {
                let card = Objective::from_id(card)?;
                Some(
                    if table.row.contains(&card) {
                        "open"
                    } else {
                        "gone"
                    }
                    .to_owned(),
                )
            }
            ("tiles", caste) => Some(table.tiles[Caste::from_id(caste)? as usize].to_string()),
            ("spider", "at") => Some(whereabouts(table.spider)),
            ("grasshopper", "at") => Some(whereabouts(table.grasshopper)),
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

/// The same position with a colony of no species: to see whether it makes a difference.
#[must_use]
pub fn without_species(game: &Fourmidable, seat: Seat) -> Fourmidable {
    let mut game = game.clone();
    game.table.colony_mut(seat).species = None;
    game
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
            "dug" => number(colony.dug.len() - 3),
            "hand" => number(self.secrets.hand_size(seat)),
            "specials" => number(self.specials_of(seat).len()),
            "completed" => number(colony.completed.len()),
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
            "spider" => self.table.spider = Some(hex(&mut words)?),
            "grasshopper" => self.table.grasshopper = Some(hex(&mut words)?),
            "worm" => {
                let nest = a_seat(&mut words)?;
                let cell = words.read("a cell", Cell::from_name).map_err(text)?;
                self.table.worm = Some((nest, cell));
            }
            "row" | "lost" => {
                while let Ok(word) = words.next("") {
                    let card = Objective::from_id(word).ok_or("no objective")?;
                    self.secrets.fresh.blindly(|deck| deck.remove(card));
                    match first {
                        "row" => self.table.row.push(card),
                        _ => self.table.lost.insert(card),
                    }
                }
            }
            "eaten" => {
                while let Ok(word) = words.next("") {
                    let food = Resource::from_id(word).ok_or("no resource")?;
                    self.table.eaten[food as usize] += 1;
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
            "birth-done" => self.table.colony_mut(seat).birth_done = true,
            "predator-done" => self.table.colony_mut(seat).predator_done = true,
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
                self.secrets.stock.blindly(|stock| stock.remove(card));
                self.secrets.specials[seat.index()].blindly(|hand| hand.insert(card));
            }
            _ => {
                let card = Objective::from_id(word)?;
                self.secrets.fresh.blindly(|deck| deck.remove(card));
                match what {
                    "hand" => self.secrets.hands[seat.index()].blindly(|hand| hand.insert(card)),
                    "completed" => self.table.colony_mut(seat).completed.insert(card),
                    _ => {
                        let under = Secret::new(card, Seats::only(seat));
                        self.secrets.tails[card.caste() as usize].push(under);
                    }
                }
            }
        }
        Some(())
    }
}
