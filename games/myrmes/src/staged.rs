//! Positions written as text, and the laws, for tests.
//!
//! A position is a list of statements, for instance
//!
//! ```text
//! options base players=3; year 2; season autumn; dice 5 2 3; first blue; objectives food-3 prey-2;
//! prey ladybug h4; red larvae 4 soldiers 2 food 3 level 1 event move; red exit l3;
//! red tile line h5-h6-h7 food 2 earth 1; red build aphid-farm h5-h6-i5; nobody build scavenging …;
//! red completed food-3 1; work red
//! ```
//!
//! Nothing is asked of the rules. Red starts on the first start space, and so on. The last statement
//! says what the game waits for: `begin` (a new game), `plan`, `work red`, `sortie red l3 3`, `harvest`,
//! `atelier red`, `storage`, `winter`. Without it the season dice are about to be rolled. What is left
//! beside the board is said with `stock food 2` or `stock farms 0`. Unless said otherwise, every colony
//! has the event Larvae+2, which does nothing after the births.

use engine::notation::Words;
use engine::testkit::{Laws, Staged};
use engine::{Dice, Game, Seat};

use crate::action::{Action, Births};
use crate::board::{Hex, HexSet};
use crate::components::{Cube, Event, Objective, Prey, SHAPES, Shape, Special};
use crate::garden::{Content, Kind, Tile};
use crate::placement::Placement;
use crate::setup::{Options, PROFILE};
use crate::state::{Colony, Myrmes, Phase, Season, Sortie, Table, sealed};

fn seat(word: &str) -> Option<Seat> {
    PROFILE
        .seats
        .iter()
        .position(|&name| name == word)
        .map(Seat::new)
}

fn by_id<T: Copy>(all: &[T], id: impl Fn(T) -> &'static str, word: &str) -> Option<T> {
    all.iter().copied().find(|&item| id(item) == word)
}

impl Staged for Myrmes {
    fn stage(text: &str) -> Result<Self, String> {
        let statements = || {
            text.split(';')
                .map(str::trim)
                .filter(|part| !part.is_empty())
        };
        let options = statements().find_map(|part| part.strip_prefix("options"));
        let setup = PROFILE
            .read_setup(options.unwrap_or("base players=4"))
            .map_err(|error| error.to_string())?;
        let mut game = Self::begin(Options::from(&setup));
        if !game.table.options.solo {
            game.table.phase = Phase::Starts;
            game.apply_chance("starts 0".parse().map_err(|_| "no start")?)
                .map_err(|refusal| refusal.to_string())?;
        }
        game.table.phase = Phase::Dice;
        // An event that does nothing after the births.
        for colony in &mut game.table.colonies {
            colony.event = Event::Larvae;
        }
        for part in statements() {
            game.statement(part)
                .map_err(|error| format!("{part}: {error}"))?;
        }
        Ok(game)
    }

    fn fact(&self, subject: &str, name: &str) -> Option<String> {
        let table = &self.table;
        if let Some(seat) = seat(subject) {
            return table.fact_of(seat, name);
        }
        if let Some(hex) = Hex::from_name(subject) {
            return table.fact_at(hex, name);
        }
        let number = |number: usize| Some(number.to_string());
        match (subject, name) {
            ("game", "phase") => Some(phase_name(&table.phase).to_owned()),
            ("game", "turn") => Some(match table.phase {
                Phase::Worker(seat)
                | Phase::Sortie(seat, _)
                | Phase::Atelier(seat)
                | Phase::Giving(seat, _) => PROFILE.seats[seat.index()].to_owned(),
                _ => "none".to_owned(),
            }),
            ("game", "steps") => match table.phase {
                Phase::Sortie(_, sortie) => number(sortie.steps.into()),
                _ => None,
            },
            ("game", "first") => Some(PROFILE.seats[table.first.index()].to_owned()),
            ("game", "year") => number(table.year.into()),
            ("game", "season") => Some(format!("{:?}", table.season).to_lowercase()),
            ("garden", "tiles") => number(table.garden.tiles().len()),
            ("garden", "prey") => number(table.garden.prey().count()),
            ("garden", "hexes") => number(table.garden.area().len()),
            ("stock", "farms") => number(table.stock.farms.into()),
            ("stock", "sub-colonies") => number(table.stock.sub_colonies.into()),
            ("stock", "larvae") => Some(table.stock.larvae.to_string()),
            ("stock", name) => {
                let cube = by_id(&Cube::ALL, Cube::id, name)?;
                Some(table.stock.cubes[cube as usize].to_string())
            }
            ("objectives", "upper" | "lower") => {
                let row = &table.objectives.rows[usize::from(name == "lower")];
                let tiles: Vec<_> = row
                    .iter()
                    .map(|tile| tile.map_or("-", Objective::id))
                    .collect();
                Some(tiles.join(","))
            }
            _ => None,
        }
    }
}

fn phase_name(phase: &Phase) -> &'static str {
    match phase {
        Phase::First => "first",
        Phase::Starts => "starts",
        Phase::Prey => "prey",
        Phase::Objectives => "objectives",
        Phase::Dice => "dice",
        Phase::Plan => "plan",
        Phase::Worker(_) => "work",
        Phase::Sortie(..) => "sortie",
        Phase::Harvest => "harvest",
        Phase::Atelier(_) => "atelier",
        Phase::Giving(..) => "giving",
        Phase::Storage => "storage",
        Phase::Reveal => "reveal",
        Phase::Winter => "winter",
        Phase::Over { lost: false } => "over",
        Phase::Over { lost: true } => "lost",
    }
}

impl Table {
    fn fact_of(&self, seat: Seat, name: &str) -> Option<String> {
        let colony = self.colonies.get(seat.index())?;
        let number = |number: u8| Some(number.to_string());
        match name {
            "score" => Some(colony.score.to_string()),
            "level" => number(colony.level),
            "event" => Some(colony.event.id().to_owned()),
            "larvae" => number(colony.larvae),
            "workers" => number(colony.workers),
            "soldiers" => number(colony.soldiers),
            "reserve" => number(colony.reserve),
            "rooms" => number(colony.rooms.len()),
            "nurses" => number(colony.nurses),
            "atelier" => number(colony.atelier),
            "posted" => number(colony.posted),
            "spare" => number(colony.spare_nurses),
            "storage" => number(colony.storage()),
            "completed" => number(colony.completed.iter().sum()),
            "markers" => number(colony.markers),
            "exits" => number(colony.exits.len() as u8),
            "prey" => number(colony.prey_tokens()),
            "special" => number(self.special_tiles(seat)),
            "group" => number(self.largest_group(seat)),
            "eaten" => number(colony.ledger.eaten),
            "missing" => number(colony.ledger.missing),
            "place" => Some(self.standings().places[seat].to_string()),
            "standing" => Some(self.standings().scores[seat].to_string()),
            _ => {
                if let Some(cube) = by_id(&Cube::ALL, Cube::id, name) {
                    return number(colony.store[cube as usize]);
                }
                let shape = by_id(&Shape::ALL, Shape::id, name)?;
                number(colony.pheromones[shape as usize])
            }
        }
    }

    fn fact_at(&self, hex: Hex, name: &str) -> Option<String> {
        let owner = |seat: Option<Seat>| {
            seat.map_or("nobody", |seat| PROFILE.seats[seat.index()])
                .to_owned()
        };
        match (self.garden.content(hex), name) {
            (Content::Empty, "content") => Some("empty".to_owned()),
            (Content::Barred, "content") => Some("barred".to_owned()),
            (Content::Prey(prey), "content") => Some(prey.id().to_owned()),
            (Content::Exit(_), "content") => Some("exit".to_owned()),
            (Content::Exit(seat), "owner") => Some(owner(Some(seat))),
            (Content::Tile(index), _) => {
                let tile = &self.garden.tiles()[index];
                match name {
                    "content" => Some(match tile.kind {
                        Kind::Pheromone => tile.shape().id().to_owned(),
                        Kind::Special(special) => special.id().to_owned(),
                    }),
                    "owner" => Some(owner(tile.owner)),
                    _ => {
                        let cube = by_id(&Cube::ALL, Cube::id, name)?;
                        Some(tile.cubes[cube as usize].to_string())
                    }
                }
            }
            _ => None,
        }
    }
}

type Done = Result<(), String>;

impl Myrmes {
    fn statement(&mut self, text: &str) -> Done {
        let mut words = Words::of(text);
        let first = words
            .next("a statement")
            .map_err(|error| error.to_string())?;
        let text_error = |error: engine::NotationError| error.to_string();
        let number = |words: &mut Words<'_>| {
            words
                .read("a number", |word| word.parse::<u8>().ok())
                .map_err(text_error)
        };
        let a_seat = |words: &mut Words<'_>| words.read("a colour", seat).map_err(text_error);
        match first {
            "options" => return Ok(()),
            "begin" => *self = Self::begin(self.table.options),
            "stock" => {
                let name = words.next("a name").map_err(text_error)?;
                let left = number(&mut words)?;
                match name {
                    "farms" => self.table.stock.farms = left,
                    "sub-colonies" => self.table.stock.sub_colonies = left,
                    "larvae" => self.table.stock.larvae = left.into(),
                    name => {
                        let cube =
                            by_id(&Cube::ALL, Cube::id, name).ok_or("nothing of the stock")?;
                        self.table.stock.cubes[cube as usize] = left.into();
                    }
                }
            }
            "year" => self.table.year = number(&mut words)?,
            "season" => {
                self.table.season = words
                    .read("a season", |word| match word {
                        "spring" => Some(Season::Spring),
                        "summer" => Some(Season::Summer),
                        "autumn" => Some(Season::Autumn),
                        _ => None,
                    })
                    .map_err(text_error)?;
            }
            "dice" => {
                for die in 0..3 {
                    self.table.dice[die] = number(&mut words)?;
                }
            }
            "first" => self.table.first = a_seat(&mut words)?,
            "objectives" => {
                while let Ok(word) = words.next("") {
                    let tile = by_id(&Objective::ALL, Objective::id, word).ok_or("no objective")?;
                    self.table.put_objective(tile)?;
                }
            }
            "prey" => {
                let prey = words
                    .read("prey", |word| by_id(&Prey::ALL, Prey::id, word))
                    .map_err(text_error)?;
                let hex = words.read("a place", Hex::from_name).map_err(text_error)?;
                self.table.garden.put_prey(hex, prey);
                self.table.stock.prey[prey as usize] -= 1;
            }
            "plan" => {
                self.table.phase = Phase::Plan;
                self.begin_plans();
            }
            "work" => self.table.phase = Phase::Worker(a_seat(&mut words)?),
            "atelier" => self.table.phase = Phase::Atelier(a_seat(&mut words)?),
            "sortie" => {
                let seat = a_seat(&mut words)?;
                let hex = words.read("a place", Hex::from_name).map_err(text_error)?;
                let steps = number(&mut words)?;
                let at = match self.table.garden.tile_at(hex) {
                    Some(tile) => *tile.hexes(),
                    None => HexSet::only(hex),
                };
                self.table.colony_mut(seat).workers -= 1;
                self.table.phase = Phase::Sortie(seat, Sortie { at, steps });
            }
            "harvest" => {
                self.table.begin_harvest();
                self.go_on();
            }
            "storage" => {
                self.table.begin_storage();
                self.go_on();
            }
            "winter" => self.table.begin_winter(),
            "nobody" => return self.table.tile_statement(None, &mut words),
            _ => {
                let seat = seat(first).ok_or("it means nothing")?;
                return self.table.colony_statement(seat, &mut words);
            }
        }
        words.end().map_err(text_error)
    }
}

impl Table {
    fn put_objective(&mut self, tile: Objective) -> Done {
        let column = if self.options.solo {
            (0..3).find(|&column| (0..2).any(|row| self.objectives.rows[row][column].is_none()))
        } else {
            Some(usize::from(tile.level()) - 1)
        };
        let column = column.ok_or("no space left")?;
        let row = (0..2)
            .find(|&row: &usize| self.objectives.rows[row][column].is_none())
            .ok_or("no space left")?;
        self.objectives.rows[row][column] = Some(tile);
        self.objectives.unseen &= !(1 << tile as u8);
        Ok(())
    }

    fn colony_statement(&mut self, seat: Seat, words: &mut Words<'_>) -> Done {
        while let Ok(word) = words.clone().next("") {
            if matches!(word, "tile" | "build") {
                return self.tile_statement(Some(seat), words);
            }
            words.next("").map_err(|error| error.to_string())?;
            let value = words.next("a value").map_err(|error| error.to_string())?;
            self.set(seat, word, value)
                .or_else(|()| self.mark_completed(seat, word, value, words))?;
        }
        Ok(())
    }

    fn set(&mut self, seat: Seat, name: &str, value: &str) -> Result<(), ()> {
        let colony = &mut self.colonies[seat.index()];
        match name {
            "exit" => {
                let hex = Hex::from_name(value).ok_or(())?;
                colony.exits.push(hex);
                self.garden.put_exit(hex, seat);
                return Ok(());
            }
            "event" => {
                colony.event = by_id(&Event::ALL, Event::id, value).ok_or(())?;
                return Ok(());
            }
            "score" => {
                colony.score = value.parse().map_err(|_| ())?;
                return Ok(());
            }
            _ => {}
        }
        let number: u8 = value.parse().map_err(|_| ())?;
        match name {
            "larvae" => {
                self.stock.larvae += i16::from(colony.larvae) - i16::from(number);
                colony.larvae = number;
            }
            "workers" => move_ants(colony, |colony| &mut colony.workers, number),
            "soldiers" => move_ants(colony, |colony| &mut colony.soldiers, number),
            "nurses" => {
                colony.spare_nurses = colony.spare_nurses + colony.nurses - number;
                colony.nurses = number;
            }
            "atelier" => colony.atelier = number,
            "posted" => {
                colony.spare_nurses -= number;
                colony.posted = number;
            }
            "level" => colony.level = number,
            "markers" => {
                colony.lost_markers += colony.markers - number;
                colony.markers = number;
            }
            "ladybugs" | "termites" | "spiders" => {
                let kind = match name {
                    "ladybugs" => 0,
                    "termites" => 1,
                    _ => 2,
                };
                self.stock.prey[kind] -= number;
                colony.prey[kind] = number;
            }
            _ => {
                if let Some(cube) = by_id(&Cube::ALL, Cube::id, name) {
                    self.stock.cubes[cube as usize] -= i16::from(number);
                    colony.store[cube as usize] = number;
                } else if let Some(shape) = by_id(&Shape::ALL, Shape::id, name) {
                    let gone = colony.pheromones[shape as usize] - number;
                    colony.cleared[shape as usize] += gone;
                    colony.pheromones[shape as usize] = number;
                } else {
                    return Err(());
                }
            }
        }
        Ok(())
    }

    /// `completed food-3 1`: in turn 1.
    fn mark_completed(
        &mut self,
        seat: Seat,
        name: &str,
        tile: &str,
        words: &mut Words<'_>,
    ) -> Done {
        if name != "completed" {
            return Err(format!("“{name} {tile}” means nothing"));
        }
        let objective = by_id(&Objective::ALL, Objective::id, tile).ok_or("no objective")?;
        let turn = words
            .read("a turn", |word| word.parse().ok())
            .map_err(|error| error.to_string())?;
        if let Some((row, column)) = self.objectives.find(objective) {
            self.objectives.turns[row][column][seat.index()] = turn;
        }
        self.colony_mut(seat).completed[usize::from(objective.level()) - 1] += 1;
        Ok(())
    }

    fn tile_statement(&mut self, owner: Option<Seat>, words: &mut Words<'_>) -> Done {
        let text_error = |error: engine::NotationError| error.to_string();
        let hexes = |words: &mut Words<'_>| {
            words
                .read("places", |word| {
                    word.split('-')
                        .map(Hex::from_name)
                        .collect::<Option<HexSet>>()
                })
                .map_err(text_error)
        };
        let kind = match words.next("a kind").map_err(text_error)? {
            "tile" => None,
            _ => Some(
                words
                    .read("a special tile", |word| {
                        by_id(&Special::ALL, Special::id, word)
                    })
                    .map_err(text_error)?,
            ),
        };
        let shape = match kind {
            Some(special) => special.shape(),
            None => words
                .read("a shape", |word| by_id(&Shape::ALL, Shape::id, word))
                .map_err(text_error)?,
        };
        let at = Placement::find(shape, &hexes(words)?).ok_or("no tile lies so")?;
        if !at.laid().hexes.without(self.garden.free()).is_empty() {
            return Err("something lies there".to_owned());
        }
        let mut cubes = [0; 3];
        while let Ok(word) = words.next("") {
            let cube = by_id(&Cube::ALL, Cube::id, word).ok_or("no cube")?;
            let count: u8 = words
                .read("a number", |word| word.parse().ok())
                .map_err(text_error)?;
            cubes[cube as usize] = count;
            self.stock.cubes[cube as usize] -= i16::from(count);
        }
        match kind {
            None => {
                let owner = owner.ok_or("pheromones have owners")?;
                self.colony_mut(owner).pheromones[shape as usize] -= 1;
            }
            Some(Special::SubColony) => self.stock.sub_colonies -= 1,
            Some(_) => self.stock.farms -= 1,
        }
        if let (Some(_), Some(owner)) = (kind, owner) {
            self.colony_mut(owner).markers -= 1;
        }
        self.garden.lay(Tile {
            kind: kind.map_or(Kind::Pheromone, Kind::Special),
            owner,
            at,
            cubes,
        });
        Ok(())
    }
}

fn move_ants(colony: &mut Colony, room: impl Fn(&mut Colony) -> &mut u8, number: u8) {
    let before = *room(colony);
    *room(colony) = number;
    colony.reserve = colony.reserve + before - number;
}

/// Nobody can play on for longer: years × (dice + 3 seasons), with every worker's steps, exchanges
/// and every cube that is harvested.
const LONGEST: usize = 6_000;

/// The laws of Myrmes.
#[must_use]
pub fn laws() -> Laws<Myrmes> {
    Laws::new(LONGEST, stray, scramble, census)
}

fn stray(dice: &mut dyn Dice) -> Action {
    let mut any = |below: u32| dice.below(below) as usize;
    let hex = Hex::new(any(151));
    let cube = Cube::ALL[any(3)];
    let small = any(5) as u8;
    let objective = Objective::ALL[any(20)];
    let shape = Shape::ALL[any(SHAPES as u32)];
    let lay = |shape: Shape, nth: usize| {
        let count = Placement::all(shape).count();
        Placement::all(shape)
            .nth(nth % count)
            .expect("it was counted")
    };
    match any(22) {
        0 => Action::Event(Event::ALL[any(8)]),
        1 => Action::Births(Births {
            larvae: any(5) as u8,
            soldiers: any(5) as u8,
            workers: any(6) as u8,
            atelier: any(6) as u8,
            kept: (any(4) == 0).then_some(small),
        }),
        2 => Action::Exchange,
        3 => Action::Gestation,
        4 => Action::Larder,
        5 => Action::Quarry(cube),
        6 => Action::Queen,
        7 => Action::Leave(hex),
        8 => Action::Step(hex),
        9 => Action::Clear,
        10 => Action::Pheromone(lay(shape, any(10_000))),
        11 => {
            let special = Special::ALL[any(3)];
            Action::Build(special, lay(special.shape(), any(10_000)))
        }
        12 => Action::Stop,
        13 => Action::Harvest(hex, cube),
        14 => Action::Scavenge(cube),
        15 => Action::Enough,
        16 => Action::Tunnel(hex),
        17 => [Action::Deepen, Action::Nurse, Action::Done][any(3)],
        18 => Action::Objective(objective, (any(2) == 0).then_some(small)),
        19 => Action::Give(hex),
        20 => Action::Keep([any(5) as u8, any(5) as u8, any(5) as u8]),
        _ => Action::Feed(small),
    }
}

/// Others may have planned something else, or be further or less far with it.
fn scramble(game: &Myrmes, seat: Seat, dice: &mut dyn Dice) -> Myrmes {
    let mut twin = game.clone();
    if game.table.phase == Phase::Plan {
        for other in Seat::all(game.table.players()).filter(|&other| other != seat) {
            let mut plan = game.any_plan(other, dice);
            if !game.planned().contains(other) {
                plan.births = None;
                if game.table.colony(other).larvae > 0 && dice.below(2) == 0 {
                    plan.event = None;
                }
            }
            twin.plans[other.index()] = sealed(other, plan);
        }
    }
    twin
}

fn census(game: &Myrmes) -> Vec<(String, i64)> {
    let table = &game.table;
    let mut count = Vec::new();
    let mut say = |name: String, number: i64| count.push((name, number));
    let tiles = table.garden.tiles();
    for cube in Cube::ALL {
        let lying: i64 = tiles
            .iter()
            .map(|tile| i64::from(tile.cubes[cube as usize]))
            .sum();
        let stored: i64 = table
            .colonies
            .iter()
            .map(|colony| i64::from(colony.store[cube as usize]))
            .sum();
        let winter = match cube {
            Cube::Food => i64::from(table.stock.winter),
            Cube::Earth | Cube::Stone => 0,
        };
        say(
            cube.id().to_owned(),
            lying + stored + winter + i64::from(table.stock.cubes[cube as usize]),
        );
    }
    let larvae: i64 = table
        .colonies
        .iter()
        .map(|colony| i64::from(colony.larvae))
        .sum();
    let on_event: i64 = match table.phase {
        Phase::Worker(_)
        | Phase::Sortie(..)
        | Phase::Harvest
        | Phase::Atelier(_)
        | Phase::Giving(..)
        | Phase::Storage => Seat::all(table.players())
            .map(|seat| i64::from(table.larvae_on_event(seat)))
            .sum(),
        _ => 0,
    };
    say(
        "larvae".to_owned(),
        larvae + on_event + i64::from(table.stock.larvae),
    );
    for prey in Prey::ALL {
        let free = table
            .garden
            .prey()
            .filter(|&(_, found)| found == prey)
            .count() as i64;
        let caught: i64 = table
            .colonies
            .iter()
            .map(|colony| i64::from(colony.prey[prey as usize]))
            .sum();
        say(
            prey.id().to_owned(),
            free + caught + i64::from(table.stock.prey[prey as usize]),
        );
    }
    let special = |wanted: fn(Special) -> bool| {
        tiles
            .iter()
            .filter(|tile| matches!(tile.kind, Kind::Special(special) if wanted(special)))
            .count() as i64
    };
    let farms = special(|special| special != Special::SubColony);
    say("farms".to_owned(), farms + i64::from(table.stock.farms));
    let sub_colonies = special(|special| special == Special::SubColony);
    say(
        "sub-colonies".to_owned(),
        sub_colonies + i64::from(table.stock.sub_colonies),
    );
    for seat in Seat::all(table.players()) {
        let colony = table.colony(seat);
        let outside = matches!(table.phase, Phase::Sortie(actor, _) if actor == seat);
        say(
            format!("ants of {seat}"),
            i64::from(colony.workers + colony.soldiers + colony.rooms.len() + colony.reserve)
                + i64::from(outside),
        );
        say(
            format!("nurses of {seat}"),
            i64::from(colony.nurses + colony.posted + colony.spare_nurses),
        );
        say(
            format!("markers of {seat}"),
            i64::from(colony.markers + colony.lost_markers + table.special_tiles(seat)),
        );
        for shape in Shape::ALL {
            let lying = tiles
                .iter()
                .filter(|tile| tile.is_pheromone_of(seat) && tile.shape() == shape)
                .count() as i64;
            let left = colony.pheromones[shape as usize] + colony.cleared[shape as usize];
            say(format!("{} of {seat}", shape.id()), lying + i64::from(left));
        }
        let hexes = table
            .garden
            .exits()
            .filter(|&(_, owner)| owner == seat)
            .count();
        assert_eq!(hexes, colony.exits.len(), "exits of {seat}");
    }
    count
}
