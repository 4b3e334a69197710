//! What is in the box, as data: cubes, prey, tiles, events, rooms and objectives.

use serde::{Deserialize, Serialize};

/// Resource cubes.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Cube {
    /// From grass.
    Food,
    /// From earth.
    Earth,
    /// From stone.
    Stone,
}

impl Cube {
    /// All three.
    pub const ALL: [Self; 3] = [Self::Food, Self::Earth, Self::Stone];

    /// Name in notation.
    #[must_use]
    pub const fn id(self) -> &'static str {
        match self {
            Self::Food => "food",
            Self::Earth => "earth",
            Self::Stone => "stone",
        }
    }
}

/// What a hexagon of the garden is made of.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Terrain {
    /// Gives food.
    Grass,
    /// Gives earth.
    Earth,
    /// Gives stone.
    Stone,
    /// Sterile.
    Mushroom,
    /// Can neither be entered nor covered.
    Water,
}

impl Terrain {
    /// The cube that a pheromone on it receives.
    #[must_use]
    pub const fn cube(self) -> Option<Cube> {
        match self {
            Self::Grass => Some(Cube::Food),
            Self::Earth => Some(Cube::Earth),
            Self::Stone => Some(Cube::Stone),
            Self::Mushroom | Self::Water => None,
        }
    }
}

/// Rulebook: Hunt a prey.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Prey {
    /// Two food.
    Ladybug,
    /// One food, two points.
    Termite,
    /// Two soldiers; one food, four points.
    Spider,
}

impl Prey {
    /// All three kinds.
    pub const ALL: [Self; 3] = [Self::Ladybug, Self::Termite, Self::Spider];
    /// Tokens of each kind (Ruling 67).
    pub const TOKENS: u8 = 6;

    /// Name in notation.
    #[must_use]
    pub const fn id(self) -> &'static str {
        match self {
            Self::Ladybug => "ladybug",
            Self::Termite => "termite",
            Self::Spider => "spider",
        }
    }

    /// Soldiers that the hunt costs.
    #[must_use]
    pub const fn soldiers(self) -> u8 {
        match self {
            Self::Ladybug | Self::Termite => 1,
            Self::Spider => 2,
        }
    }

    /// Food that it brings.
    #[must_use]
    pub const fn food(self) -> u8 {
        match self {
            Self::Ladybug => 2,
            Self::Termite | Self::Spider => 1,
        }
    }

    /// Points that it brings.
    #[must_use]
    pub const fn points(self) -> u8 {
        match self {
            Self::Ladybug => 0,
            Self::Termite => 2,
            Self::Spider => 4,
        }
    }
}

/// The seven kinds of pheromone tile.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Shape {
    /// Two hexagons.
    Pair,
    /// Three in a triangle.
    Triangle,
    /// Three in a line.
    Line,
    /// Four in a rhombus.
    Rhombus,
    /// Three in a line and a fourth beside one end; its mirror image is the other face.
    Pistol,
    /// Five in a trapezoid.
    Trapezoid,
    /// Six in a triangle.
    Pyramid,
}

/// The number of shapes.
pub const SHAPES: usize = 7;

impl Shape {
    /// All shapes, smallest first.
    pub const ALL: [Self; SHAPES] = [
        Self::Pair,
        Self::Triangle,
        Self::Line,
        Self::Rhombus,
        Self::Pistol,
        Self::Trapezoid,
        Self::Pyramid,
    ];

    /// Name in notation.
    #[must_use]
    pub const fn id(self) -> &'static str {
        match self {
            Self::Pair => "pair",
            Self::Triangle => "triangle",
            Self::Line => "line",
            Self::Rhombus => "rhombus",
            Self::Pistol => "pistol",
            Self::Trapezoid => "trapezoid",
            Self::Pyramid => "pyramid",
        }
    }

    /// How many of them each player has.
    #[must_use]
    pub const fn copies(self) -> u8 {
        match self {
            Self::Pair => 6,
            Self::Triangle | Self::Line | Self::Rhombus | Self::Pistol | Self::Trapezoid => 2,
            Self::Pyramid => 1,
        }
    }

    /// Its hexagons, as steps east and south-east of the first.
    #[must_use]
    pub const fn cells(self) -> &'static [(i8, i8)] {
        match self {
            Self::Pair => &[(0, 0), (1, 0)],
            Self::Triangle => &[(0, 0), (1, 0), (0, 1)],
            Self::Line => &[(0, 0), (1, 0), (2, 0)],
            Self::Rhombus => &[(0, 0), (1, 0), (0, 1), (1, 1)],
            Self::Pistol => &[(0, 0), (1, 0), (2, 0), (0, 1)],
            Self::Trapezoid => &[(0, 0), (1, 0), (2, 0), (0, 1), (1, 1)],
            Self::Pyramid => &[(0, 0), (1, 0), (2, 0), (0, 1), (1, 1), (0, 2)],
        }
    }

    /// How many hexagons it covers.
    #[must_use]
    pub const fn size(self) -> u8 {
        self.cells().len() as u8
    }

    /// Rulebook: Place a pheromone. The level of the colony that it takes; 4 is level III with the
    /// event Hexagon+1 (Ruling 11).
    #[must_use]
    pub const fn level(self) -> u8 {
        self.size() - 2
    }

    /// The points printed on it.
    #[must_use]
    pub const fn points(self) -> u8 {
        2 * (self.size() - 2)
    }
}

/// Rulebook: Placing a special tile.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Special {
    /// One food at every harvest.
    AphidFarm,
    /// One earth or stone at every harvest.
    Scavenging,
    /// Two points at every harvest.
    SubColony,
}

/// Tiles that are an aphid farm on one face and a scavenging on the other.
pub const FARM_TILES: u8 = 8;
/// Sub-colony tiles.
pub const SUB_COLONY_TILES: u8 = 8;
/// Cubes with which a player marks special tiles.
pub const MARKERS: u8 = 4;

impl Special {
    /// All three.
    pub const ALL: [Self; 3] = [Self::AphidFarm, Self::Scavenging, Self::SubColony];

    /// Name in notation.
    #[must_use]
    pub const fn id(self) -> &'static str {
        match self {
            Self::AphidFarm => "aphid-farm",
            Self::Scavenging => "scavenging",
            Self::SubColony => "sub-colony",
        }
    }

    /// Its shape.
    #[must_use]
    pub const fn shape(self) -> Shape {
        match self {
            Self::AphidFarm | Self::Scavenging => Shape::Triangle,
            Self::SubColony => Shape::Rhombus,
        }
    }

    /// The level of the colony that it takes.
    #[must_use]
    pub const fn level(self) -> u8 {
        match self {
            Self::AphidFarm | Self::Scavenging => 1,
            Self::SubColony => 3,
        }
    }

    /// Food, earth and stone that it costs.
    #[must_use]
    pub const fn cost(self) -> [u8; 3] {
        match self {
            Self::AphidFarm => [0, 0, 1],
            Self::Scavenging => [1, 0, 0],
            Self::SubColony => [1, 1, 1],
        }
    }

    /// Points for placing it.
    #[must_use]
    pub const fn points(self) -> u8 {
        match self {
            Self::AphidFarm | Self::Scavenging => 2,
            Self::SubColony => 4,
        }
    }
}

/// Points that a sub-colony brings at every harvest.
pub const SUB_COLONY_HARVEST: u8 = 2;

/// The event track of a colony, from left to right.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Event {
    /// Rooms, pheromones, special tiles and storage of one level more.
    Level,
    /// One point more at every scoring.
    Point,
    /// Two larvae more.
    Larvae,
    /// Up to three cubes more.
    Harvest,
    /// Three movement points more.
    Move,
    /// One soldier more.
    Soldier,
    /// Pheromones of one level more.
    Hexagon,
    /// One worker more.
    Worker,
}

impl Event {
    /// The track.
    pub const ALL: [Self; 8] = [
        Self::Level,
        Self::Point,
        Self::Larvae,
        Self::Harvest,
        Self::Move,
        Self::Soldier,
        Self::Hexagon,
        Self::Worker,
    ];

    /// The space of the track with so many pips; a die shows 1 to 6.
    ///
    /// # Panics
    /// If the track has no such space.
    #[must_use]
    pub const fn of(pips: u8) -> Self {
        Self::ALL[pips as usize]
    }

    /// Larvae to move the cube from here to there: one for each space.
    #[must_use]
    pub const fn distance(self, other: Self) -> u8 {
        (self as u8).abs_diff(other as u8)
    }

    /// Name in notation.
    #[must_use]
    pub const fn id(self) -> &'static str {
        match self {
            Self::Level => "level",
            Self::Point => "point",
            Self::Larvae => "larvae",
            Self::Harvest => "harvest",
            Self::Move => "move",
            Self::Soldier => "soldier",
            Self::Hexagon => "hexagon",
            Self::Worker => "worker",
        }
    }
}

/// Rulebook: Ant colony. The rooms, by level.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Room {
    /// Level 0: a larva.
    Gestation,
    /// Level I: a food.
    Larder,
    /// Level II: an earth or a stone.
    Quarry,
    /// Level III: a food for two points.
    Queen,
}

impl Room {
    /// The rooms, by level.
    pub const ALL: [Self; 4] = [Self::Gestation, Self::Larder, Self::Quarry, Self::Queen];

    /// Name in notation.
    #[must_use]
    pub const fn id(self) -> &'static str {
        match self {
            Self::Gestation => "gestation",
            Self::Larder => "larder",
            Self::Quarry => "quarry",
            Self::Queen => "queen",
        }
    }

    /// The level of the colony on which it lies.
    #[must_use]
    pub const fn level(self) -> u8 {
        self as u8
    }
}

/// Points for feeding the queen.
pub const QUEEN_POINTS: u8 = 2;

/// Rulebook: Births. Born with so many nurses on the track.
pub const LARVAE_BORN: [u8; 4] = [0, 1, 3, 5];
/// Rulebook: Births. Born with so many nurses on the track.
pub const SOLDIERS_BORN: [u8; 4] = [0, 0, 1, 2];
/// Rulebook: Births. Born with so many nurses on the track.
pub const WORKERS_BORN: [u8; 5] = [0, 0, 1, 1, 2];

/// Rulebook: Births, Note. Workers and soldiers of a player, together.
pub const ANTS: u8 = 8;
/// Nurses of a player.
pub const NURSES: u8 = 8;
/// Tunnel exits of a player, the first included.
pub const EXITS: usize = 4;
/// The deepest level of a colony.
pub const DEEPEST: u8 = 3;
/// Movement points of a worker.
pub const STEPS: u8 = 3;
/// With the event Move+3.
pub const FAR_STEPS: u8 = 6;
/// Larvae for one food (Ruling 56).
pub const LARVAE_PER_FOOD: u8 = 3;
/// Cubes in the box: food, earth, stone.
pub const CUBES: [u8; 3] = [30, 15, 15];
/// Larvae in the box.
pub const LARVAE: u8 = 30;

/// Rulebook: End of turn. How many cubes a colony of each level stores.
pub const STORAGE: [u8; 4] = [4, 4, 6, 6];

/// Rulebook: Ant colony levels. Food, earth and stone to reach each level.
pub const LEVEL_COST: [[u8; 3]; 4] = [[0, 0, 0], [0, 2, 0], [0, 2, 1], [0, 0, 3]];

/// Rulebook: New nurse. Food and larvae.
pub const NURSE_COST: (u8, u8) = (2, 2);

/// The places of the atelier.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Workshop {
    /// A new tunnel exit.
    Tunnel,
    /// A deeper colony.
    Level,
    /// A new nurse.
    Nurse,
    /// An objective.
    Objective,
}

impl Workshop {
    /// All four.
    pub const ALL: [Self; 4] = [Self::Tunnel, Self::Level, Self::Nurse, Self::Objective];
}

/// Rulebook: Objectives.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Objective {
    /// Three food.
    Food3,
    /// Two earth or stone.
    EarthStone2,
    /// Five larvae.
    Larvae5,
    /// Two prey.
    Prey2,
    /// Two soldiers.
    Soldiers2,
    /// Two special tiles, one of which is given up.
    SpecialTiles2,
    /// Four connected pheromones, emptied.
    Pheromones4,
    /// Five food.
    Food5,
    /// Three stone.
    Stone3,
    /// Nine larvae.
    Larvae9,
    /// Three prey.
    Prey3,
    /// Three special tiles, two of which are given up.
    SpecialTiles3,
    /// Six nurses, one of whom is given up.
    Nurses6,
    /// A colony of level II, back to I.
    Colony2,
    /// Six earth or stone.
    EarthStone6,
    /// Five stone.
    Stone5,
    /// Four prey.
    Prey4,
    /// Eight nurses, two of whom are given up.
    Nurses8,
    /// A colony of level III, back to I.
    Colony3,
    /// Seven connected pheromones, emptied.
    Pheromones7,
}

/// What an objective asks for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Demand {
    /// So many of one cube.
    Cubes(Cube, u8),
    /// So many cubes of earth and stone together.
    EarthAndStone(u8),
    /// So many larvae.
    Larvae(u8),
    /// So many prey tokens.
    Prey(u8),
    /// So many soldiers.
    Soldiers(u8),
    /// So many special tiles, of which so many become nobody's.
    SpecialTiles(u8, u8),
    /// So many nurses in play, of whom so many go back to the reserve.
    Nurses(u8, u8),
    /// A colony of this level, which goes back by so many.
    Colony(u8, u8),
    /// So many connected pheromones, which are emptied.
    Pheromones(u8),
}

/// The number of objective tiles.
pub const OBJECTIVES: usize = 20;

impl Objective {
    /// All of them, level I first.
    pub const ALL: [Self; OBJECTIVES] = [
        Self::Food3,
        Self::EarthStone2,
        Self::Larvae5,
        Self::Prey2,
        Self::Soldiers2,
        Self::SpecialTiles2,
        Self::Pheromones4,
        Self::Food5,
        Self::Stone3,
        Self::Larvae9,
        Self::Prey3,
        Self::SpecialTiles3,
        Self::Nurses6,
        Self::Colony2,
        Self::EarthStone6,
        Self::Stone5,
        Self::Prey4,
        Self::Nurses8,
        Self::Colony3,
        Self::Pheromones7,
    ];

    /// Name in notation.
    #[must_use]
    pub const fn id(self) -> &'static str {
        match self {
            Self::Food3 => "food-3",
            Self::EarthStone2 => "earth-stone-2",
            Self::Larvae5 => "larvae-5",
            Self::Prey2 => "prey-2",
            Self::Soldiers2 => "soldiers-2",
            Self::SpecialTiles2 => "special-tiles-2",
            Self::Pheromones4 => "pheromones-4",
            Self::Food5 => "food-5",
            Self::Stone3 => "stone-3",
            Self::Larvae9 => "larvae-9",
            Self::Prey3 => "prey-3",
            Self::SpecialTiles3 => "special-tiles-3",
            Self::Nurses6 => "nurses-6",
            Self::Colony2 => "colony-2",
            Self::EarthStone6 => "earth-stone-6",
            Self::Stone5 => "stone-5",
            Self::Prey4 => "prey-4",
            Self::Nurses8 => "nurses-8",
            Self::Colony3 => "colony-3",
            Self::Pheromones7 => "pheromones-7",
        }
    }

    /// Its level, 1 to 3.
    #[must_use]
    pub const fn level(self) -> u8 {
        match self as u8 {
            0..=6 => 1,
            7..=13 => 2,
            _ => 3,
        }
    }

    /// The points it brings.
    #[must_use]
    pub const fn points(self) -> u8 {
        3 + 3 * self.level()
    }

    /// What it asks for.
    #[must_use]
    pub const fn demand(self) -> Demand {
        match self {
            Self::Food3 => Demand::Cubes(Cube::Food, 3),
            Self::EarthStone2 => Demand::EarthAndStone(2),
            Self::Larvae5 => Demand::Larvae(5),
            Self::Prey2 => Demand::Prey(2),
            Self::Soldiers2 => Demand::Soldiers(2),
            Self::SpecialTiles2 => Demand::SpecialTiles(2, 1),
            Self::Pheromones4 => Demand::Pheromones(4),
            Self::Food5 => Demand::Cubes(Cube::Food, 5),
            Self::Stone3 => Demand::Cubes(Cube::Stone, 3),
            Self::Larvae9 => Demand::Larvae(9),
            Self::Prey3 => Demand::Prey(3),
            Self::SpecialTiles3 => Demand::SpecialTiles(3, 2),
            Self::Nurses6 => Demand::Nurses(6, 1),
            Self::Colony2 => Demand::Colony(2, 1),
            Self::EarthStone6 => Demand::EarthAndStone(6),
            Self::Stone5 => Demand::Cubes(Cube::Stone, 5),
            Self::Prey4 => Demand::Prey(4),
            Self::Nurses8 => Demand::Nurses(8, 2),
            Self::Colony3 => Demand::Colony(3, 2),
            Self::Pheromones7 => Demand::Pheromones(7),
        }
    }

    /// Solo variant: the two objectives about nurses are not used.
    #[must_use]
    pub const fn in_solo(self) -> bool {
        !matches!(self, Self::Nurses6 | Self::Nurses8)
    }
}

/// Points for everybody who completed an objective earlier, with 2, 3 and 4 players.
pub const EARLIER_BONUS: [u8; 5] = [0, 0, 5, 4, 3];

/// Rulebook: Winter. Food in the first year; one more in every further year.
pub const FIRST_WINTER: u8 = 4;
/// Points for every food that is missing in winter.
pub const MISSING_FOOD: u8 = 3;
/// Years of a game with several players.
pub const YEARS: u8 = 3;
/// Points at the start.
pub const FIRST_SCORE: i16 = 10;
