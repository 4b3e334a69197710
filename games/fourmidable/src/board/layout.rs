//! What is printed on the board, and tables that follow from it.

use super::Printed::{self, Nest, Resource as R, Water};
use super::{HEXES, Hex, HexSet, LEFTMOST, sections};
use crate::components::Resource::{Beetle, Blueberry, Caterpillar, Ladybug, Mushroom, Raspberry};

/// Column, row, section and print of every hexagon. The print is that of the side for four to six
/// players, which stands in for the other side too (Ruling 1).
#[rustfmt::skip]
pub(super) const LAYOUT: [(i8, i8, u8, Printed); HEXES] = [
    (-7, 3, 5, R(Beetle)),
    (-7, 4, 5, Nest),
    (-7, 5, 5, R(Ladybug)),
    (-6, 2, 5, R(Raspberry)),
    (-6, 3, 5, R(Blueberry)),
    (-6, 4, 5, R(Raspberry)),
    (-6, 5, 5, R(Mushroom)),
    (-5, -2, 6, R(Blueberry)),
    (-5, -1, 6, R(Mushroom)),
    (-5, 0, 6, R(Beetle)),
    (-5, 1, 5, R(Ladybug)),
    (-5, 2, 5, R(Mushroom)),
    (-5, 3, 5, R(Caterpillar)),
    (-5, 4, 5, R(Beetle)),
    (-5, 5, 5, R(Ladybug)),
    (-4, -3, 6, Nest),
    (-4, -2, 6, R(Raspberry)),
    (-4, -1, 6, R(Mushroom)),
    (-4, 0, 6, R(Blueberry)),
    (-4, 1, 5, R(Caterpillar)),
    (-4, 2, 5, R(Blueberry)),
    (-4, 3, 5, R(Mushroom)),
    (-4, 4, 5, R(Blueberry)),
    (-4, 5, 4, R(Mushroom)),
    (-4, 6, 4, R(Beetle)),
    (-4, 7, 4, R(Caterpillar)),
    (-3, -4, 6, R(Beetle)),
    (-3, -3, 6, R(Ladybug)),
    (-3, -2, 6, R(Caterpillar)),
    (-3, -1, 6, R(Ladybug)),
    (-3, 0, 6, R(Beetle)),
    (-3, 1, 5, R(Raspberry)),
    (-3, 2, 5, R(Beetle)),
    (-3, 3, 5, R(Caterpillar)),
    (-3, 4, 4, R(Blueberry)),
    (-3, 5, 4, R(Raspberry)),
    (-3, 6, 4, R(Beetle)),
    (-3, 7, 4, Nest),
    (-2, -4, 6, R(Raspberry)),
    (-2, -3, 6, R(Mushroom)),
    (-2, -2, 6, R(Blueberry)),
    (-2, -1, 6, R(Caterpillar)),
    (-2, 0, 0, R(Mushroom)),
    (-2, 1, 0, R(Raspberry)),
    (-2, 2, 0, R(Ladybug)),
    (-2, 3, 4, R(Mushroom)),
    (-2, 4, 4, R(Caterpillar)),
    (-2, 5, 4, R(Ladybug)),
    (-2, 6, 4, R(Raspberry)),
    (-2, 7, 4, R(Ladybug)),
    (-1, -4, 6, R(Ladybug)),
    (-1, -3, 6, R(Caterpillar)),
    (-1, -2, 6, R(Raspberry)),
    (-1, -1, 0, R(Raspberry)),
    (-1, 0, 0, R(Beetle)),
    (-1, 1, 0, R(Ladybug)),
    (-1, 2, 0, R(Beetle)),
    (-1, 3, 4, R(Beetle)),
    (-1, 4, 4, R(Raspberry)),
    (-1, 5, 4, R(Mushroom)),
    (-1, 6, 4, R(Caterpillar)),
    (0, -5, 1, R(Beetle)),
    (0, -4, 1, R(Blueberry)),
    (0, -3, 1, R(Beetle)),
    (0, -2, 0, R(Mushroom)),
    (0, -1, 0, R(Ladybug)),
    (0, 0, 0, Water),
    (0, 1, 0, R(Raspberry)),
    (0, 2, 0, R(Blueberry)),
    (0, 3, 4, R(Ladybug)),
    (0, 4, 4, R(Blueberry)),
    (0, 5, 4, R(Blueberry)),
    (1, -6, 1, R(Caterpillar)),
    (1, -5, 1, R(Mushroom)),
    (1, -4, 1, R(Blueberry)),
    (1, -3, 1, R(Caterpillar)),
    (1, -2, 0, R(Caterpillar)),
    (1, -1, 0, R(Blueberry)),
    (1, 0, 0, R(Mushroom)),
    (1, 1, 0, R(Caterpillar)),
    (1, 2, 3, R(Raspberry)),
    (1, 3, 3, R(Caterpillar)),
    (1, 4, 3, R(Ladybug)),
    (2, -7, 1, R(Blueberry)),
    (2, -6, 1, R(Raspberry)),
    (2, -5, 1, R(Caterpillar)),
    (2, -4, 1, R(Ladybug)),
    (2, -3, 1, R(Mushroom)),
    (2, -2, 0, R(Beetle)),
    (2, -1, 0, R(Blueberry)),
    (2, 0, 0, R(Caterpillar)),
    (2, 1, 3, R(Beetle)),
    (2, 2, 3, R(Blueberry)),
    (2, 3, 3, R(Mushroom)),
    (2, 4, 3, R(Raspberry)),
    (3, -7, 1, Nest),
    (3, -6, 1, R(Ladybug)),
    (3, -5, 1, R(Beetle)),
    (3, -4, 1, R(Raspberry)),
    (3, -3, 2, R(Ladybug)),
    (3, -2, 2, R(Beetle)),
    (3, -1, 2, R(Mushroom)),
    (3, 0, 3, R(Caterpillar)),
    (3, 1, 3, R(Mushroom)),
    (3, 2, 3, R(Caterpillar)),
    (3, 3, 3, R(Blueberry)),
    (3, 4, 3, R(Beetle)),
    (4, -7, 1, R(Ladybug)),
    (4, -6, 1, R(Raspberry)),
    (4, -5, 1, R(Mushroom)),
    (4, -4, 2, R(Blueberry)),
    (4, -3, 2, R(Raspberry)),
    (4, -2, 2, R(Caterpillar)),
    (4, -1, 2, R(Blueberry)),
    (4, 0, 3, R(Blueberry)),
    (4, 1, 3, R(Beetle)),
    (4, 2, 3, R(Raspberry)),
    (4, 3, 3, Nest),
    (5, -5, 2, R(Blueberry)),
    (5, -4, 2, R(Mushroom)),
    (5, -3, 2, R(Ladybug)),
    (5, -2, 2, R(Raspberry)),
    (5, -1, 2, R(Mushroom)),
    (5, 0, 3, R(Ladybug)),
    (5, 1, 3, R(Mushroom)),
    (5, 2, 3, R(Ladybug)),
    (6, -5, 2, R(Caterpillar)),
    (6, -4, 2, R(Raspberry)),
    (6, -3, 2, R(Beetle)),
    (6, -2, 2, R(Beetle)),
    (7, -5, 2, R(Ladybug)),
    (7, -4, 2, Nest),
    (7, -3, 2, R(Caterpillar)),];

pub(super) const AREAS: [HexSet; 7] = {
    let mut areas = [HexSet::NONE; 7];
    let mut players = 1;
    while players <= 6 {
        let mut hex = 0;
        while hex < HEXES {
            let (_, _, section, printed) = LAYOUT[hex];
            let mut inside = section == 0;
            let mut index = 0;
            while index < sections(players).len() {
                inside |= sections(players)[index] == section;
                index += 1;
            }
            if inside && (!matches!(printed, Water) || players == 1) {
                areas[players as usize].insert(Hex(hex as u8));
            }
            hex += 1;
        }
        players += 1;
    }
    areas
};

/// Where each resource of the forest is printed.
pub(crate) const PRINTED: [HexSet; 6] = {
    let mut printed = [HexSet::NONE; 6];
    let mut hex = 0;
    while hex < HEXES {
        if let R(resource) = LAYOUT[hex].3 {
            printed[resource as usize].insert(Hex(hex as u8));
        }
        hex += 1;
    }
    printed
};

/// Where any resource is printed.
pub(crate) const RESOURCES: HexSet = {
    let mut all = HexSet::NONE;
    let mut hex = 0;
    while hex < HEXES {
        if let R(_) = LAYOUT[hex].3 {
            all.insert(Hex(hex as u8));
        }
        hex += 1;
    }
    all
};

/// The printed nest hole of each section; the middle has none.
pub(super) const NESTS: [Hex; 7] = {
    let mut nests = [Hex::MIDDLE; 7];
    let mut hex = 0;
    while hex < HEXES {
        if let Nest = LAYOUT[hex].3 {
            nests[LAYOUT[hex].2 as usize] = Hex(hex as u8);
        }
        hex += 1;
    }
    nests
};

/// The first hexagon of each column, and the end of the last one.
pub(super) const COLUMNS: [u8; 16] = {
    let mut columns = [HEXES as u8; 16];
    let mut hex = HEXES;
    while hex > 0 {
        hex -= 1;
        columns[(LAYOUT[hex].0 - LEFTMOST) as usize] = hex as u8;
    }
    columns
};

/// By distance, then by hexagon.
pub(super) static WITHIN: [[HexSet; HEXES]; 9] = {
    let mut within = [[HexSet::NONE; HEXES]; 9];
    let mut one = 0;
    while one < HEXES {
        let mut other = 0;
        while other < HEXES {
            let mut distance = Hex(one as u8).distance(Hex(other as u8)) as usize;
            while distance < 9 {
                within[distance][one].insert(Hex(other as u8));
                distance += 1;
            }
            other += 1;
        }
        one += 1;
    }
    within
};

pub(super) static NEIGHBOURS: [HexSet; HEXES] = {
    let mut neighbours = [HexSet::NONE; HEXES];
    let mut one = 0;
    while one < HEXES {
        let mut other = 0;
        while other < HEXES {
            if Hex(one as u8).distance(Hex(other as u8)) == 1 {
                neighbours[one].insert(Hex(other as u8));
            }
            other += 1;
        }
        one += 1;
    }
    neighbours
};
