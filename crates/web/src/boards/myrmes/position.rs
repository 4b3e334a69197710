//! A position: the table, who may act here, and what is then possible.

use engine::Seat;
use myrmes::components::{Cube, Special};
use myrmes::garden::Tile;
use myrmes::state::{Chore, Sortie};
use myrmes::{Action, Births, Colony, Hex, Myrmes, Phase, Placement, Table, View};

use crate::boards::kit::seen::{OnBoard, Seen};

/// The table as the reader sees it, and who may act here.
pub(super) type Position = Seen<Myrmes>;

/// A tile that a worker can place.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(super) enum Held {
    Pheromone(myrmes::components::Shape),
    Special(Special),
}

impl Held {
    /// The tile that is called so in the markup.
    pub(super) fn named(name: &str) -> Option<Self> {
        use myrmes::components::Shape;
        let shape = Shape::ALL.into_iter().find(|shape| shape.id() == name);
        let special = || {
            Special::ALL
                .into_iter()
                .find(|special| special.id() == name)
        };
        shape
            .map(Self::Pheromone)
            .or_else(|| special().map(Self::Special))
    }

    /// What the tile is called in the markup.
    pub(super) const fn name(self) -> &'static str {
        match self {
            Self::Pheromone(shape) => shape.id(),
            Self::Special(special) => special.id(),
        }
    }

    pub(super) const fn shape(self) -> myrmes::components::Shape {
        match self {
            Self::Pheromone(shape) => shape,
            Self::Special(special) => special.shape(),
        }
    }

    /// Placing it.
    pub(super) const fn action(self, at: Placement) -> Action {
        match self {
            Self::Pheromone(_) => Action::Pheromone(at),
            Self::Special(special) => Action::Build(special, at),
        }
    }

    /// The tile that an action places, and where.
    pub(super) fn of(action: Action) -> Option<(Self, Placement)> {
        match action {
            Action::Pheromone(at) => Some((Self::Pheromone(at.laid().shape), at)),
            Action::Build(special, at) => Some((Self::Special(special), at)),
            _ => None,
        }
    }
}

impl OnBoard for Myrmes {
    const PREFIX: &'static str = "myr";

    fn seat_of(view: &View) -> Option<Seat> {
        view.seat
    }

    fn ends(action: Action) -> bool {
        matches!(action, Action::Enough | Action::Done | Action::Stop)
    }
}

impl Position {
    pub(super) fn table(&self) -> &Table {
        self.state.table()
    }

    pub(super) fn phase(&self) -> Phase {
        self.table().phase
    }

    pub(super) fn own(&self) -> &Colony {
        self.table().colony(self.me)
    }

    /// The worker in the garden, whoever's it is.
    pub(super) fn sortie(&self) -> Option<(Seat, Sortie)> {
        match self.phase() {
            Phase::Sortie(seat, sortie) => Some((seat, sortie)),
            _ => None,
        }
    }

    /// The hexagon that names the space of `hex`: the first of a tile, or itself.
    pub(super) fn space(&self, hex: Hex) -> Hex {
        self.table().garden.tile_at(hex).map_or(hex, Tile::name)
    }

    pub(super) fn is_over(&self) -> bool {
        matches!(self.phase(), Phase::Over { .. })
    }

    /// The points that an action brings the actor at once.
    pub(super) fn points(&self, action: Action) -> i16 {
        let Some(after) = self.after(action) else {
            return 0;
        };
        after.table().colony(self.me).score - self.own().score
    }

    /// The tile from which a cube must be chosen now.
    pub(super) fn asked_tile(&self) -> Option<&Tile> {
        match self.own().chore {
            Chore::Harvest(index) if self.phase() == Phase::Harvest => {
                self.table().garden.tiles().get(usize::from(index))
            }
            _ => None,
        }
    }

    /// What a click on a hexagon stands for, legal or not.
    pub(super) fn click(&self, hex: Hex) -> Action {
        let name = self.space(hex);
        match self.phase() {
            Phase::Sortie(..) => Action::Step(name),
            Phase::Atelier(_) => Action::Tunnel(hex),
            Phase::Giving(..) => Action::Give(name),
            Phase::Harvest => Action::Harvest(name, self.cube_on(hex)),
            _ => Action::Leave(hex),
        }
    }

    /// The cube that lies on a hexagon of a tile; any of the tile's, if none lies there.
    fn cube_on(&self, hex: Hex) -> Cube {
        let here = hex.terrain().cube();
        let Some(tile) = self.table().garden.tile_at(hex) else {
            return here.unwrap_or(Cube::Food);
        };
        let lies = |cube: Cube| shown_cubes(tile).contains(&(hex, cube));
        here.filter(|&cube| lies(cube))
            .or_else(|| tile.kinds().next())
            .unwrap_or(Cube::Food)
    }

    /// The births that stand for these nurses, one for each choice of what is kept.
    pub(super) fn births(&self, nurses: [u8; 4]) -> Vec<Births> {
        let [larvae, soldiers, workers, atelier] = nurses;
        let wanted = Births {
            larvae,
            soldiers,
            workers,
            atelier,
            kept: None,
        };
        let same = |births: &Births| {
            Births {
                kept: None,
                ..*births
            } == wanted
        };
        self.legal
            .iter()
            .filter_map(|action| match action {
                Action::Births(births) if same(births) => Some(*births),
                _ => None,
            })
            .collect()
    }

    /// The next number of nurses on a track, up or down; nothing at its end, or if it cannot be.
    pub(super) fn next_nurses(&self, nurses: [u8; 4], track: usize, up: bool) -> Option<u8> {
        let next = next_place(nurses[track], track, up)?;
        let mut wanted = nurses;
        wanted[track] = next;
        (!self.births(wanted).is_empty()).then_some(next)
    }
}

/// The numbers of nurses that do something on a track, one after the other.
pub(super) fn next_place(nurses: u8, track: usize, up: bool) -> Option<u8> {
    const TRACKS: [&[u8]; 4] = [
        &[0, 1, 2, 3],
        &[0, 2, 3],
        &[0, 2, 4],
        &[0, 1, 2, 3, 4, 5, 6, 7, 8],
    ];
    let here = TRACKS[track].iter().position(|&it| it == nurses)?;
    let next = if up { here + 1 } else { here.checked_sub(1)? };
    TRACKS[track].get(next).copied()
}

/// The cubes of a tile, each on a hexagon that gives its kind.
pub(super) fn shown_cubes(tile: &Tile) -> Vec<(Hex, Cube)> {
    let mut left = tile.cubes;
    tile.hexes()
        .iter()
        .filter_map(|hex| {
            let cube = hex.terrain().cube()?;
            let left = &mut left[cube as usize];
            *left = left.checked_sub(1)?;
            Some((hex, cube))
        })
        .collect()
}
