//! Text for actions and chance: `births larvae 1 workers 2 atelier 1`, `step h5`,
//! `pheromone line h5-h6-h7`, `dice 5 2 3`.

use std::fmt;
use std::str::FromStr;

use engine::notation::{Words, number};
use engine::{NotationError, Seat};

use crate::action::{Action, Births, Chance};
use crate::board::{Hex, HexSet};
use crate::components::{Cube, Event, Objective, Prey, Shape, Special};
use crate::placement::Placement;

fn cube(word: &str) -> Option<Cube> {
    Cube::ALL.into_iter().find(|cube| cube.id() == word)
}

fn objective(word: &str) -> Option<Objective> {
    Objective::ALL.into_iter().find(|tile| tile.id() == word)
}

fn special(word: &str) -> Option<Special> {
    Special::ALL.into_iter().find(|tile| tile.id() == word)
}

fn hexes(word: &str) -> Option<HexSet> {
    let hexes: HexSet = word.split('-').map(Hex::from_name).collect::<Option<_>>()?;
    // Only one order.
    (hexes.to_string() == word).then_some(hexes)
}

fn placement(words: &mut Words<'_>, shape: Shape) -> Result<Placement, NotationError> {
    words.read("expected-tile-place", |word| {
        Placement::find(shape, &hexes(word)?)
    })
}

impl Births {
    const TRACKS: [&'static str; 5] = ["larvae", "soldiers", "workers", "atelier", "kept"];

    /// In this order, without those that are 0.
    fn read(words: &mut Words<'_>) -> Result<Self, NotationError> {
        let mut counts = [None; 5];
        let mut next = 0;
        let mut rest = words.clone();
        if rest.next("expected-track").ok() == Some("none") {
            *words = rest;
            return Ok(Self::NONE);
        }
        loop {
            let track = words.read("expected-track", |word| {
                let track = Self::TRACKS.iter().position(|&track| track == word)?;
                (track >= next).then_some(track)
            })?;
            let least = u8::from(track < 4);
            counts[track] = Some(words.read("expected-number", |word| {
                number(word).filter(|&count| count >= least && count <= 99)
            })?);
            next = track + 1;
            if words.clone().next("expected-track").is_err() {
                break;
            }
        }
        let [larvae, soldiers, workers, atelier, kept] = counts;
        Ok(Self {
            larvae: larvae.unwrap_or(0),
            soldiers: soldiers.unwrap_or(0),
            workers: workers.unwrap_or(0),
            atelier: atelier.unwrap_or(0),
            kept,
        })
    }
}

impl fmt::Display for Births {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if *self == Self::NONE {
            return f.write_str(" none");
        }
        let counts = [self.larvae, self.soldiers, self.workers, self.atelier];
        for (track, count) in Self::TRACKS.iter().zip(counts) {
            if count > 0 {
                write!(f, " {track} {count}")?;
            }
        }
        match self.kept {
            Some(kept) => write!(f, " kept {kept}"),
            None => Ok(()),
        }
    }
}

impl FromStr for Action {
    type Err = NotationError;
    fn from_str(text: &str) -> Result<Self, NotationError> {
        let mut words = Words::of(text);
        let hex = |words: &mut Words<'_>| words.read("expected-hex", Hex::from_name);
        let a_cube = |words: &mut Words<'_>| words.read("expected-cube", cube);
        let a_number = |words: &mut Words<'_>| words.read("expected-number", number);
        let action = match words.next("expected-action")? {
            "event" => Self::Event(words.read("expected-event", |word| {
                Event::ALL.into_iter().find(|event| event.id() == word)
            })?),
            "births" => Self::Births(Births::read(&mut words)?),
            "exchange" => Self::Exchange,
            "gestation" => Self::Gestation,
            "larder" => Self::Larder,
            "quarry" => Self::Quarry(a_cube(&mut words)?),
            "queen" => Self::Queen,
            "leave" => Self::Leave(hex(&mut words)?),
            "step" => Self::Step(hex(&mut words)?),
            "clear" => Self::Clear,
            "pheromone" => {
                let shape = words.read("expected-shape", |word| {
                    Shape::ALL.into_iter().find(|shape| shape.id() == word)
                })?;
                Self::Pheromone(placement(&mut words, shape)?)
            }
            "build" => {
                let special = words.read("expected-special", special)?;
                Self::Build(special, placement(&mut words, special.shape())?)
            }
            "stop" => Self::Stop,
            "harvest" => Self::Harvest(hex(&mut words)?, a_cube(&mut words)?),
            "scavenge" => Self::Scavenge(a_cube(&mut words)?),
            "enough" => Self::Enough,
            "tunnel" => Self::Tunnel(hex(&mut words)?),
            "deepen" => Self::Deepen,
            "nurse" => Self::Nurse,
            "objective" => {
                let objective = words.read("expected-objective", objective)?;
                let earth = match words.clone().next("expected-track") {
                    Ok(_) => {
                        words.read("expected-cube", |word| (word == "earth").then_some(()))?;
                        Some(a_number(&mut words)?)
                    }
                    Err(_) => None,
                };
                Self::Objective(objective, earth)
            }
            "give" => Self::Give(hex(&mut words)?),
            "done" => Self::Done,
            "keep" => {
                let mut kept = [0; 3];
                for kind in Cube::ALL {
                    words.read("expected-cube", |word| (word == kind.id()).then_some(()))?;
                    kept[kind as usize] = a_number(&mut words)?;
                }
                Self::Keep(kept)
            }
            "feed" => Self::Feed(a_number(&mut words)?),
            found => {
                return Err(NotationError::Unexpected {
                    expected: "expected-action",
                    found: found.to_owned(),
                });
            }
        };
        words.end()?;
        Ok(action)
    }
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Event(event) => write!(f, "event {}", event.id()),
            Self::Births(births) => write!(f, "births{births}"),
            Self::Exchange => f.write_str("exchange"),
            Self::Gestation => f.write_str("gestation"),
            Self::Larder => f.write_str("larder"),
            Self::Quarry(cube) => write!(f, "quarry {}", cube.id()),
            Self::Queen => f.write_str("queen"),
            Self::Leave(hex) => write!(f, "leave {hex}"),
            Self::Step(hex) => write!(f, "step {hex}"),
            Self::Clear => f.write_str("clear"),
            Self::Pheromone(at) => {
                let laid = at.laid();
                write!(f, "pheromone {} {}", laid.shape.id(), laid.hexes)
            }
            Self::Build(special, at) => write!(f, "build {} {}", special.id(), at.laid().hexes),
            Self::Stop => f.write_str("stop"),
            Self::Harvest(hex, cube) => write!(f, "harvest {hex} {}", cube.id()),
            Self::Scavenge(cube) => write!(f, "scavenge {}", cube.id()),
            Self::Enough => f.write_str("enough"),
            Self::Tunnel(hex) => write!(f, "tunnel {hex}"),
            Self::Deepen => f.write_str("deepen"),
            Self::Nurse => f.write_str("nurse"),
            Self::Objective(objective, None) => write!(f, "objective {}", objective.id()),
            Self::Objective(objective, Some(earth)) => {
                write!(f, "objective {} earth {earth}", objective.id())
            }
            Self::Give(hex) => write!(f, "give {hex}"),
            Self::Done => f.write_str("done"),
            Self::Keep([food, earth, stone]) => {
                write!(f, "keep food {food} earth {earth} stone {stone}")
            }
            Self::Feed(times) => write!(f, "feed {times}"),
        }
    }
}

impl FromStr for Chance {
    type Err = NotationError;
    fn from_str(text: &str) -> Result<Self, NotationError> {
        let mut words = Words::of(text);
        let chance = match words.next("expected-chance")? {
            "first" => Self::First(words.read("expected-number", |word| {
                Seat::from_number(number::<u8>(word)?.into())
            })?),
            "starts" => Self::Starts(words.read("expected-number", number)?),
            "prey" => Self::Prey(words.rest("expected-prey", |word| {
                Prey::ALL.into_iter().find(|prey| prey.id() == word)
            })?),
            "objectives" => Self::Objectives(words.rest("expected-objective", objective)?),
            "dice" => {
                let mut dice = [0; 3];
                for die in &mut dice {
                    *die = words.read("expected-number", number)?;
                }
                Self::Dice(dice)
            }
            "reveal" => Self::Reveal(words.read("expected-objective", objective)?),
            found => {
                return Err(NotationError::Unexpected {
                    expected: "expected-chance",
                    found: found.to_owned(),
                });
            }
        };
        words.end()?;
        Ok(chance)
    }
}

impl fmt::Display for Chance {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::First(seat) => write!(f, "first {seat}"),
            Self::Starts(turn) => write!(f, "starts {turn}"),
            Self::Prey(tokens) => {
                f.write_str("prey")?;
                tokens
                    .iter()
                    .try_for_each(|prey| write!(f, " {}", prey.id()))
            }
            Self::Objectives(tiles) => {
                f.write_str("objectives")?;
                tiles
                    .iter()
                    .try_for_each(|tile| write!(f, " {}", tile.id()))
            }
            Self::Dice([spring, summer, autumn]) => write!(f, "dice {spring} {summer} {autumn}"),
            Self::Reveal(objective) => write!(f, "reveal {}", objective.id()),
        }
    }
}
