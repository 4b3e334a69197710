//! Rulebook: Objectives. Amounts and levels are reconstructed (Ruling 67).

use serde::{Deserialize, Serialize};

use super::Cube;

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

/// Declares all objectives: the name in notation and in views, the level, and what is asked for.
macro_rules! objectives {
    ($($(#[$about:meta])* $variant:ident = $id:literal, $level:literal, $demand:expr;)+) => {
        /// An objective tile; level I comes first.
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
        pub enum Objective {
            $($(#[$about])* #[serde(rename = $id)] $variant,)+
        }

        /// The number of objective tiles.
        pub const OBJECTIVES: usize = [$($id),+].len();

        impl Objective {
            /// All of them, level I first.
            pub const ALL: [Self; OBJECTIVES] = [$(Self::$variant),+];

            /// Name in notation.
            #[must_use]
            pub const fn id(self) -> &'static str {
                match self {
                    $(Self::$variant => $id,)+
                }
            }

            /// Its level, 1 to 3.
            #[must_use]
            pub const fn level(self) -> u8 {
                match self {
                    $(Self::$variant => $level,)+
                }
            }

            /// What it asks for.
            #[must_use]
            pub const fn demand(self) -> Demand {
                match self {
                    $(Self::$variant => $demand,)+
                }
            }
        }

        impl From<Objective> for engine::Arg {
            fn from(objective: Objective) -> Self {
                Self::Term(match objective {
                    $(Objective::$variant => concat!("objective-", $id),)+
                })
            }
        }
    };
}

objectives! {
    /// Three food.
    Food3 = "food-3", 1, Demand::Cubes(Cube::Food, 3);
    /// Two earth or stone.
    EarthStone2 = "earth-stone-2", 1, Demand::EarthAndStone(2);
    /// Five larvae.
    Larvae5 = "larvae-5", 1, Demand::Larvae(5);
    /// Two prey.
    Prey2 = "prey-2", 1, Demand::Prey(2);
    /// Two soldiers.
    Soldiers2 = "soldiers-2", 1, Demand::Soldiers(2);
    /// Two special tiles, one of which is given up.
    SpecialTiles2 = "special-tiles-2", 1, Demand::SpecialTiles(2, 1);
    /// Four connected pheromones, emptied.
    Pheromones4 = "pheromones-4", 1, Demand::Pheromones(4);
    /// Five food.
    Food5 = "food-5", 2, Demand::Cubes(Cube::Food, 5);
    /// Three stone.
    Stone3 = "stone-3", 2, Demand::Cubes(Cube::Stone, 3);
    /// Nine larvae.
    Larvae9 = "larvae-9", 2, Demand::Larvae(9);
    /// Three prey.
    Prey3 = "prey-3", 2, Demand::Prey(3);
    /// Three special tiles, two of which are given up.
    SpecialTiles3 = "special-tiles-3", 2, Demand::SpecialTiles(3, 2);
    /// Six nurses, one of whom is given up.
    Nurses6 = "nurses-6", 2, Demand::Nurses(6, 1);
    /// A colony of level II, back to I.
    Colony2 = "colony-2", 2, Demand::Colony(2, 1);
    /// Six earth or stone.
    EarthStone6 = "earth-stone-6", 3, Demand::EarthAndStone(6);
    /// Five stone.
    Stone5 = "stone-5", 3, Demand::Cubes(Cube::Stone, 5);
    /// Four prey.
    Prey4 = "prey-4", 3, Demand::Prey(4);
    /// Eight nurses, two of whom are given up.
    Nurses8 = "nurses-8", 3, Demand::Nurses(8, 2);
    /// A colony of level III, back to I.
    Colony3 = "colony-3", 3, Demand::Colony(3, 2);
    /// Seven connected pheromones, emptied.
    Pheromones7 = "pheromones-7", 3, Demand::Pheromones(7);
}

impl Objective {
    /// The points it brings.
    #[must_use]
    pub const fn points(self) -> u8 {
        3 + 3 * self.level()
    }

    /// Solo variant: the two objectives about nurses are not used.
    #[must_use]
    pub const fn in_solo(self) -> bool {
        !matches!(self.demand(), Demand::Nurses(..))
    }
}
