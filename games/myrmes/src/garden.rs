//! What lies in the garden: prey, tunnel exits and tiles. No rules.

use std::hash::{Hash, Hasher};

use engine::Seat;
use serde::{Deserialize, Serialize};

use crate::board::{HEXES, Hex, HexSet, land};
use crate::components::{Cube, Prey, Shape, Special};
use crate::list::List;
use crate::placement::Placement;

/// More tiles do not fit: 133 hexagons of land, at least two for each tile.
pub const MOST_TILES: usize = 66;

/// What kind of tile.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Kind {
    /// A pheromone.
    #[default]
    Pheromone,
    /// A special tile.
    Special(Special),
}

/// A tile in the garden.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
pub struct Tile {
    /// Pheromone or special tile.
    pub kind: Kind,
    /// Whose it is; a special tile that was given up is nobody's.
    pub owner: Option<Seat>,
    /// Where it lies.
    pub at: Placement,
    /// Food, earth and stone on it.
    pub cubes: [u8; 3],
}

/// In one piece.
impl Hash for Tile {
    fn hash<H: Hasher>(&self, state: &mut H) {
        let kind = match self.kind {
            Kind::Pheromone => 0,
            Kind::Special(special) => 1 + special as u8,
        };
        let owner = self.owner.map_or(0, |owner| owner.number() as u8);
        let [low, high] = self.at.index().to_le_bytes();
        let [food, earth, stone] = self.cubes;
        state.write_u64(u64::from_le_bytes([
            kind, owner, low, high, food, earth, stone, 0,
        ]));
    }
}

impl Tile {
    /// What it covers.
    #[must_use]
    pub fn hexes(&self) -> &'static HexSet {
        &self.at.laid().hexes
    }

    /// The hexagon that names it: its first.
    #[must_use]
    pub fn name(&self) -> Hex {
        self.at.laid().name
    }

    /// Its shape.
    #[must_use]
    pub fn shape(&self) -> Shape {
        self.at.laid().shape
    }

    /// Whether it is a pheromone of this seat.
    #[must_use]
    pub fn is_pheromone_of(&self, seat: Seat) -> bool {
        self.kind == Kind::Pheromone && self.owner == Some(seat)
    }

    /// Whether it is a special tile of this seat.
    #[must_use]
    pub fn is_special_of(&self, seat: Seat) -> bool {
        matches!(self.kind, Kind::Special(_)) && self.owner == Some(seat)
    }

    /// Whether no cube lies on it.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.cubes == [0; 3]
    }

    /// How many kinds of cube are on it.
    #[must_use]
    pub fn variety(&self) -> u8 {
        let [food, earth, stone] = self.cubes.map(|cubes| u8::from(cubes > 0));
        food + earth + stone
    }

    /// The kinds of cube on it.
    pub fn kinds(&self) -> impl Iterator<Item = Cube> + use<> {
        let cubes = self.cubes;
        Cube::ALL
            .iter()
            .copied()
            .filter(move |&cube| cubes[cube as usize] > 0)
    }
}

/// What is on a hexagon.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Content {
    /// Nothing: a tile may be laid there.
    Empty,
    /// Prey.
    Prey(Prey),
    /// A tunnel exit.
    Exit(Seat),
    /// The tile with this index.
    Tile(usize),
    /// Water, or not in play.
    Barred,
}

const EMPTY: u8 = 0;
const FIRST_PREY: u8 = 1;
const FIRST_EXIT: u8 = 4;
const FIRST_TILE: u8 = 8;

/// The garden.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(from = "Written", into = "Written")]
pub struct Garden {
    /// What is on each hexagon, as one small number. Whether nothing may be there is not said.
    ground: [u8; HEXES],
    /// Where nothing is.
    free: HexSet,
    area: HexSet,
    tiles: List<Tile, MOST_TILES>,
}

/// The area follows from the options, and what is free from the rest.
impl Hash for Garden {
    fn hash<H: Hasher>(&self, state: &mut H) {
        state.write(&self.ground);
        self.tiles.hash(state);
    }
}

impl Garden {
    /// Nothing yet in this area.
    #[must_use]
    pub fn new(area: HexSet) -> Self {
        Self {
            ground: [EMPTY; HEXES],
            free: area & *land(),
            area,
            tiles: List::new(),
        }
    }

    /// The hexagons in play, water included.
    #[must_use]
    pub fn area(&self) -> &HexSet {
        &self.area
    }

    /// The hexagons on which nothing is.
    #[must_use]
    pub fn free(&self) -> &HexSet {
        &self.free
    }

    /// The tiles.
    #[must_use]
    pub fn tiles(&self) -> &[Tile] {
        &self.tiles
    }

    pub(crate) fn tiles_mut(&mut self) -> &mut [Tile] {
        &mut self.tiles
    }

    /// What is on `hex`.
    #[must_use]
    pub fn content(&self, hex: Hex) -> Content {
        match self.ground[hex.index()] {
            EMPTY if self.free.contains(hex) => Content::Empty,
            EMPTY => Content::Barred,
            prey @ FIRST_PREY..FIRST_EXIT => {
                Content::Prey(Prey::ALL[usize::from(prey - FIRST_PREY)])
            }
            exit @ FIRST_EXIT..FIRST_TILE => {
                Content::Exit(Seat::new(usize::from(exit - FIRST_EXIT)))
            }
            tile => Content::Tile(usize::from(tile - FIRST_TILE)),
        }
    }

    /// The tile on `hex`.
    #[must_use]
    pub fn tile_at(&self, hex: Hex) -> Option<&Tile> {
        match self.content(hex) {
            Content::Tile(index) => Some(&self.tiles[index]),
            _ => None,
        }
    }

    /// The prey that is still there.
    pub fn prey(&self) -> impl Iterator<Item = (Hex, Prey)> + '_ {
        Hex::all().filter_map(|hex| match self.content(hex) {
            Content::Prey(prey) => Some((hex, prey)),
            _ => None,
        })
    }

    /// The tunnel exits.
    pub fn exits(&self) -> impl Iterator<Item = (Hex, Seat)> + '_ {
        Hex::all().filter_map(|hex| match self.content(hex) {
            Content::Exit(seat) => Some((hex, seat)),
            _ => None,
        })
    }

    pub(crate) fn put_prey(&mut self, hex: Hex, prey: Prey) {
        self.fill(hex, FIRST_PREY + prey as u8);
    }

    pub(crate) fn put_exit(&mut self, hex: Hex, seat: Seat) {
        self.fill(hex, FIRST_EXIT + seat.index() as u8);
    }

    pub(crate) fn clear(&mut self, hex: Hex) {
        self.ground[hex.index()] = EMPTY;
        self.free.insert(hex);
    }

    pub(crate) fn lay(&mut self, tile: Tile) {
        let index = FIRST_TILE + self.tiles.len() as u8;
        self.tiles.push(tile);
        for hex in tile.hexes().iter() {
            self.ground[hex.index()] = index;
        }
        self.free = self.free.without(tile.hexes());
    }

    /// Takes a tile away; the last tile gets its index.
    pub(crate) fn lift(&mut self, index: usize) -> Tile {
        let lifted = self.tiles.swap_remove(index);
        for hex in lifted.hexes().iter() {
            self.ground[hex.index()] = EMPTY;
        }
        self.free |= *lifted.hexes();
        if let Some(moved) = self.tiles.get(index) {
            for hex in moved.hexes().iter() {
                self.ground[hex.index()] = FIRST_TILE + index as u8;
            }
        }
        lifted
    }

    fn fill(&mut self, hex: Hex, content: u8) {
        self.ground[hex.index()] = content;
        self.free = self.free.without(&HexSet::only(hex));
    }
}

/// A garden as it is written down: only what lies there.
#[derive(Serialize, Deserialize)]
struct Written {
    area: HexSet,
    prey: Vec<(Hex, Prey)>,
    exits: Vec<(Hex, Seat)>,
    tiles: List<Tile, MOST_TILES>,
}

impl From<Garden> for Written {
    fn from(garden: Garden) -> Self {
        Self {
            area: garden.area,
            prey: garden.prey().collect(),
            exits: garden.exits().collect(),
            tiles: garden.tiles,
        }
    }
}

impl From<Written> for Garden {
    fn from(written: Written) -> Self {
        let mut garden = Self::new(written.area);
        for (hex, prey) in written.prey {
            garden.put_prey(hex, prey);
        }
        for (hex, seat) in written.exits {
            garden.put_exit(hex, seat);
        }
        for &tile in &written.tiles {
            garden.lay(tile);
        }
        garden
    }
}
