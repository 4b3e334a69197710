//! A quick hash of whole states, for tables of positions.

use std::hash::{Hash, Hasher};

use crate::Seat;
use crate::secret::through_the_eyes_of;

/// The fingerprint of anything that can be hashed.
pub fn of<T: Hash + ?Sized>(value: &T) -> u64 {
    let mut hasher = Fingerprint::default();
    value.hash(&mut hasher);
    hasher.finish()
}

/// The fingerprint of what `seat` knows of a state: secrets of others are left out.
pub fn seen_by<T: Hash + ?Sized>(seat: Seat, value: &T) -> u64 {
    through_the_eyes_of(seat, || {
        let mut hasher = Fingerprint::default();
        seat.hash(&mut hasher);
        value.hash(&mut hasher);
        hasher.finish()
    })
}

/// Multiplies and folds eight bytes at a time. Not for input that somebody could choose to collide.
#[derive(Clone, Copy, Debug)]
pub struct Fingerprint(u64);

const MULTIPLIER: u64 = 0x9e37_79b9_7f4a_7c15;

impl Default for Fingerprint {
    fn default() -> Self {
        Self(0x243f_6a88_85a3_08d3)
    }
}

impl Fingerprint {
    fn mix(&mut self, word: u64) {
        let product = u128::from(self.0 ^ word) * u128::from(MULTIPLIER);
        self.0 = (product as u64) ^ ((product >> 64) as u64) ^ word.rotate_left(32);
    }
}

impl Hasher for Fingerprint {
    fn write(&mut self, bytes: &[u8]) {
        let mut words = bytes.chunks_exact(8);
        for word in &mut words {
            self.mix(u64::from_le_bytes(word.try_into().expect("eight bytes")));
        }
        let rest = words.remainder();
        if !rest.is_empty() {
            let mut word = [0; 8];
            word[..rest.len()].copy_from_slice(rest);
            self.mix(u64::from_le_bytes(word));
        }
    }

    fn write_u8(&mut self, number: u8) {
        self.mix(number.into());
    }

    fn write_u16(&mut self, number: u16) {
        self.mix(number.into());
    }

    fn write_u32(&mut self, number: u32) {
        self.mix(number.into());
    }

    fn write_u64(&mut self, number: u64) {
        self.mix(number);
    }

    fn write_usize(&mut self, number: usize) {
        self.mix(number as u64);
    }

    fn finish(&self) -> u64 {
        // The last word must reach every bit, too.
        let mut done = *self;
        done.mix(MULTIPLIER);
        done.0
    }
}
