//! What is seen from above of a hexagon on the ground.

use crate::components::{Color, Design};

/// What is seen on one triangle: colour, ants, and the number of the hexagon it belongs to, in one
/// byte.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Sight(u8);

impl Sight {
    const BROWN: u8 = 0x80;
    const ANTS: u32 = 5;
    const HEXAGON: u8 = 0x1f;

    pub(crate) const fn hexagon(self) -> usize {
        (self.0 & Self::HEXAGON) as usize
    }

    pub(crate) const fn color(self) -> Color {
        if self.0 & Self::BROWN == 0 {
            Color::Beige
        } else {
            Color::Brown
        }
    }

    pub(crate) const fn ants(self) -> u8 {
        (self.0 >> Self::ANTS) & 3
    }
}

/// The sights in the six sectors: one byte for each, the lowest for sector 0.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Face(u64);

/// A 1 for each sector.
const EACH: u64 = 0x0101_0101_0101;

impl Face {
    pub(crate) const NONE: Self = Self(0);

    /// The face of hexagon `number`, with nothing over it.
    pub(crate) const fn of(number: usize, design: Design, turn: u8) -> Self {
        Self(design.sights(turn) | (EACH * number as u64))
    }

    pub(crate) const fn sight(self, sector: usize) -> Sight {
        Sight((self.0 >> (8 * sector)) as u8)
    }

    pub(crate) const fn cover(&mut self, sector: usize, sight: Sight) {
        self.0 &= !(0xff << (8 * sector));
        self.0 |= (sight.0 as u64) << (8 * sector);
    }

    /// A bit for each sector that is brown.
    pub(crate) const fn browns(self) -> u8 {
        // The product has bit 8 i of the first factor at 56 + i.
        let browns = (self.0 >> 7) & EACH;
        (browns.wrapping_mul(0x0102_0408_1020_4080) >> 56) as u8
    }
}
