//! What is in the box, as data: cubes, prey, tiles, events, rooms and objectives.

mod objectives;

use serde::{Deserialize, Serialize};

pub use objectives::{Demand, OBJECTIVES, Objective};

/// Declares an enum with what belongs to each of its variants in one place: the name in notation and in views,
/// which is also the end of the key of its wording.
macro_rules! listed {
    (
        $(#[$doc:meta])*
        pub enum $name:ident, $wording:literal {
            $($(#[$about:meta])* $variant:ident = $id:literal,)+
        }
    ) => {
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
        pub enum $name {
            $($(#[$about])* #[serde(rename = $id)] $variant,)+
        }

        impl $name {
            /// All of them, in order.
            pub const ALL: [Self; [$($id),+].len()] = [$(Self::$variant),+];

            /// Name in notation.
            #[must_use]
            pub const fn id(self) -> &'static str {
                match self {
                    $(Self::$variant => $id,)+
                }
            }
        }

        impl From<$name> for engine::Arg {
            fn from(item: $name) -> Self {
                Self::Term(match item {
                    $($name::$variant => concat!($wording, $id),)+
                })
            }
        }
    };
}

listed! {
    /// Resource cubes.
    pub enum Cube, "cube-" {
        /// From grass.
        Food = "food",
        /// From earth.
        Earth = "earth",
        /// From stone.
        Stone = "stone",
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

listed! {
    /// Rulebook: Hunt a prey.
    pub enum Prey, "prey-" {
        /// Two food.
        Ladybug = "ladybug",
        /// One food, two points.
        Termite = "termite",
        /// Two soldiers; one food, four points.
        Spider = "spider",
    }
}

impl Prey {
    /// Tokens of each kind (Ruling 67).
    pub const TOKENS: u8 = 6;

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

listed! {
    /// The seven kinds of pheromone tile.
    pub enum Shape, "shape-" {
        /// Two hexagons.
        Pair = "pair",
        /// Three in a triangle.
        Triangle = "triangle",
        /// Three in a line.
        Line = "line",
        /// Four in a rhombus.
        Rhombus = "rhombus",
        /// Three in a line and a fourth beside one end; its mirror image is the other face.
        Pistol = "pistol",
        /// Five in a trapezoid.
        Trapezoid = "trapezoid",
        /// Six in a triangle.
        Pyramid = "pyramid",
    }
}

/// The number of shapes.
pub const SHAPES: usize = 7;

impl Shape {
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

listed! {
    /// Rulebook: Placing a special tile.
    pub enum Special, "tile-" {
        /// One food at every harvest.
        AphidFarm = "aphid-farm",
        /// One earth or stone at every harvest.
        Scavenging = "scavenging",
        /// Two points at every harvest.
        SubColony = "sub-colony",
    }
}

/// Tiles that are an aphid farm on one face and a scavenging on the other.
pub const FARM_TILES: u8 = 8;
/// Sub-colony tiles.
pub const SUB_COLONY_TILES: u8 = 8;
/// Cubes with which a player marks special tiles.
pub const MARKERS: u8 = 4;

impl Special {
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

listed! {
    /// The event track of a colony, from left to right.
    pub enum Event, "event-" {
        /// Rooms, pheromones, special tiles and storage of one level more.
        Level = "level",
        /// One point more at every scoring.
        Point = "point",
        /// Two larvae more.
        Larvae = "larvae",
        /// Up to three cubes more.
        Harvest = "harvest",
        /// Three movement points more.
        Move = "move",
        /// One soldier more.
        Soldier = "soldier",
        /// Pheromones of one level more.
        Hexagon = "hexagon",
        /// One worker more.
        Worker = "worker",
    }
}

impl Event {
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
