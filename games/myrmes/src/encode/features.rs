//! An action as numbers.

use engine::Seat;
use engine::encode::{Layout, Pen, Sheet};

use super::ground::Ground;
use super::{EVENTS, MyrmesEncoder, OBJECTIVE_IDS, PREY, ids};
use crate::action::{Action, Births};
use crate::board::{Hex, HexSet};
use crate::components::{Cube, SHAPES, Shape, Special, Terrain};
use crate::garden::{Content, Tile};
use crate::state::{Phase, Table};

const KINDS: [&str; 24] = [
    "event",
    "births",
    "exchange",
    "gestation",
    "larder",
    "quarry",
    "queen",
    "leave",
    "step",
    "clear",
    "pheromone",
    "build",
    "stop",
    "harvest",
    "scavenge",
    "enough",
    "tunnel",
    "deepen",
    "nurse",
    "objective",
    "give",
    "done",
    "keep",
    "feed",
];
const CUBES: [&str; Cube::ALL.len()] = ids!(Cube);
const SHAPE_IDS: [&str; SHAPES] = ids!(Shape);
const SPECIALS: [&str; Special::ALL.len()] = ids!(Special);

/// What there is to tell of any action.
#[derive(Default)]
struct Told<'a> {
    kind: usize,
    event: Option<usize>,
    births: Option<Births>,
    cube: Option<usize>,
    shape: Option<Shape>,
    special: Option<Special>,
    gained: [u8; 3],
    points: u8,
    objective: Option<usize>,
    earth: u8,
    kept: [u8; 3],
    fed: u8,
    at: Option<Hex>,
    covered: Option<&'a HexSet>,
}

pub(super) fn layout(ground: &Ground) -> Layout {
    let mut layout = Layout::new();
    layout.add_written("action", |sheet| Told::default().write(sheet));
    layout.add_written("place", |sheet| write_place(None, sheet));
    layout.add_named("hexagons", ground.hexes.iter().map(ToString::to_string));
    layout
}

impl MyrmesEncoder {
    pub(super) fn write_features(
        &self,
        table: &Table,
        seat: Seat,
        action: &Action,
        out: &mut [f32],
    ) {
        let told = Told::of(table, action);
        let mut pen = Pen::new(out, self.features.len());
        told.write(&mut pen);
        write_place(told.at.map(|hex| (table, seat, hex)), &mut pen);
        let hexes = pen.take(self.ground.len());
        let mut mark = |hex| {
            if let Some(place) = self.ground.place(hex) {
                hexes[place] = 1.0;
            }
        };
        match told.covered {
            Some(covered) => covered.iter().for_each(mark),
            None => {
                if let Some(hex) = told.at {
                    mark(hex);
                }
            }
        }
        pen.end();
    }
}

impl<'a> Told<'a> {
    fn of(table: &'a Table, action: &Action) -> Self {
        let of_kind = |kind| Self {
            kind,
            ..Self::default()
        };
        let at = |kind, hex| Self {
            at: Some(hex),
            covered: table.garden.tile_at(hex).map(Tile::hexes),
            ..of_kind(kind)
        };
        match *action {
            Action::Event(event) => Self {
                event: Some(event as usize),
                ..of_kind(0)
            },
            Action::Births(births) => Self {
                births: Some(births),
                ..of_kind(1)
            },
            Action::Exchange => of_kind(2),
            Action::Gestation => of_kind(3),
            Action::Larder => of_kind(4),
            Action::Quarry(cube) => Self {
                cube: Some(cube as usize),
                ..of_kind(5)
            },
            Action::Queen => of_kind(6),
            Action::Leave(hex) => at(7, hex),
            Action::Step(hex) => at(8, hex),
            Action::Clear => match &table.phase {
                Phase::Sortie(_, sortie) => Self {
                    covered: Some(&sortie.at),
                    ..of_kind(9)
                },
                _ => of_kind(9),
            },
            Action::Pheromone(placement) => {
                let laid = placement.laid();
                Self {
                    shape: Some(laid.shape),
                    gained: laid.cubes,
                    points: laid.shape.points(),
                    at: Some(laid.name),
                    covered: Some(&laid.hexes),
                    ..of_kind(10)
                }
            }
            Action::Build(special, placement) => {
                let laid = placement.laid();
                Self {
                    shape: Some(laid.shape),
                    special: Some(special),
                    points: special.points(),
                    at: Some(laid.name),
                    covered: Some(&laid.hexes),
                    ..of_kind(11)
                }
            }
            Action::Stop => of_kind(12),
            Action::Harvest(hex, cube) => Self {
                cube: Some(cube as usize),
                ..at(13, hex)
            },
            Action::Scavenge(cube) => Self {
                cube: Some(cube as usize),
                ..of_kind(14)
            },
            Action::Enough => of_kind(15),
            Action::Tunnel(hex) => at(16, hex),
            Action::Deepen => of_kind(17),
            Action::Nurse => of_kind(18),
            Action::Objective(objective, earth) => Self {
                objective: Some(objective as usize),
                points: objective.points(),
                earth: earth.unwrap_or(0),
                ..of_kind(19)
            },
            Action::Give(hex) => at(20, hex),
            Action::Done => of_kind(21),
            Action::Keep(kept) => Self {
                kept,
                ..of_kind(22)
            },
            Action::Feed(fed) => Self { fed, ..of_kind(23) },
        }
    }

    fn write(&self, sheet: &mut impl Sheet) {
        sheet.one_of("", &KINDS, Some(self.kind));
        sheet.one_of("event", &EVENTS, self.event);
        let births = self.births.unwrap_or(Births::NONE);
        sheet.count("for-larvae", births.larvae, 3);
        sheet.count("for-soldiers", births.soldiers, 3);
        sheet.count("for-workers", births.workers, 4);
        sheet.count("for-atelier", births.atelier, 4);
        sheet.count("soldiers-kept", births.kept.unwrap_or(0), 4);
        sheet.one_of("cube", &CUBES, self.cube);
        sheet.one_of("shape", &SHAPE_IDS, self.shape.map(|shape| shape as usize));
        let special = self.special.map(|special| special as usize);
        sheet.one_of("build", &SPECIALS, special);
        sheet.count("food-under-it", self.gained[0], 6);
        sheet.count("earth-under-it", self.gained[1], 6);
        sheet.count("stone-under-it", self.gained[2], 6);
        sheet.count("points", self.points, 12);
        sheet.one_of("objective", &OBJECTIVE_IDS, self.objective);
        sheet.count("earth-given", self.earth, 6);
        sheet.count("food-kept", self.kept[0], 6);
        sheet.count("earth-kept", self.kept[1], 6);
        sheet.count("stone-kept", self.kept[2], 6);
        sheet.count("fed", self.fed, 4);
    }
}

/// What is where a worker goes, or where something is done.
fn write_place(place: Option<(&Table, Seat, Hex)>, sheet: &mut impl Sheet) {
    let content = place.map(|(table, _, hex)| table.garden.content(hex));
    let terrain = place.map(|(_, _, hex)| hex.terrain());
    let prey = match content {
        Some(Content::Prey(prey)) => Some(prey as usize),
        _ => None,
    };
    let tile = match (place, content) {
        (Some((table, _, _)), Some(Content::Tile(index))) => Some(&table.garden.tiles()[index]),
        _ => None,
    };
    let seat = place.map(|(_, seat, _)| seat);
    sheet.flag("grass", terrain == Some(Terrain::Grass));
    sheet.flag("earth", terrain == Some(Terrain::Earth));
    sheet.flag("stone", terrain == Some(Terrain::Stone));
    sheet.flag("mushroom", terrain == Some(Terrain::Mushroom));
    sheet.one_of("", &PREY, prey);
    sheet.flag("own-tile", tile.is_some_and(|tile| tile.owner == seat));
    sheet.flag(
        "tile-of-others",
        tile.is_some_and(|tile| tile.owner != seat),
    );
    sheet.count(
        "cubes",
        tile.map_or(0, |tile| tile.cubes.iter().sum::<u8>()),
        6,
    );
}
