//! Dice and draws.
//!
//! Games ask a [`Dice`] for fair numbers. At a table the numbers come from a [`Seed`] whose
//! [`Commitment`] is shown before the first move; bots and simulations use [`QuickDice`].

use std::fmt;
use std::str::FromStr;

use rand_chacha::ChaCha20Rng;
use rand_chacha::rand_core::{Rng, SeedableRng};
use sha2::{Digest, Sha256};

use crate::notation::{NotationError, hex, unhex};

/// A source of fair random numbers.
pub trait Dice {
    /// 32 random bits.
    fn word(&mut self) -> u32;

    /// A fair number from 0 to `bound` - 1.
    ///
    /// Written out here, so that no library's idea of a uniform number ever changes a record
    /// (Lemire's multiplication, with rejection so that every number is equally likely).
    fn below(&mut self, bound: u32) -> u32 {
        debug_assert!(bound > 0, "nothing lies below zero");
        let mut product = u64::from(self.word()) * u64::from(bound);
        if (product as u32) < bound {
            let unfair = bound.wrapping_neg() % bound;
            while (product as u32) < unfair {
                product = u64::from(self.word()) * u64::from(bound);
            }
        }
        (product >> 32) as u32
    }

    /// A six-sided die.
    fn d6(&mut self) -> u8 {
        self.below(6) as u8 + 1
    }
}

/// Puts `items` into a fair random order.
pub fn shuffle<T>(items: &mut [T], dice: &mut (impl Dice + ?Sized)) {
    for last in (1..items.len()).rev() {
        items.swap(last, dice.below(last as u32 + 1) as usize);
    }
}

/// One of `items`, each equally likely.
///
/// # Panics
/// If there are none.
pub fn pick<'a, T>(items: &'a [T], dice: &mut (impl Dice + ?Sized)) -> &'a T {
    &items[dice.below(items.len() as u32) as usize]
}

/// A small, fast generator (`SplitMix64`) for bots and simulations. Its numbers never decide
/// anything at a table.
#[derive(Clone, Debug)]
pub struct QuickDice(u64);

impl QuickDice {
    /// Always the same numbers for the same seed.
    #[must_use]
    pub const fn new(seed: u64) -> Self {
        Self(seed)
    }

    /// 64 random bits.
    pub fn long(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut mixed = self.0;
        mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        mixed ^ (mixed >> 31)
    }
}

impl Dice for QuickDice {
    fn word(&mut self) -> u32 {
        (self.long() >> 32) as u32
    }
}

/// What all chance at one table comes from. Secret until the game is over.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Seed(pub [u8; 32]);

impl Seed {
    /// A seed from words that a person can remember or type.
    #[must_use]
    pub fn from_words(words: &str) -> Self {
        let mut hash = Sha256::new();
        hash.update(b"formicary seed\n");
        hash.update(words.as_bytes());
        Self(hash.finalize().into())
    }

    /// What may be shown before the game: it fixes the seed without telling it.
    #[must_use]
    pub fn commitment(&self) -> Commitment {
        Commitment(Sha256::digest(self.0).into())
    }

    /// The dice for the `index`th chance event of the game, counted from 0.
    ///
    /// Every event has a stream of its own: taking something back and doing it again brings the
    /// same result, and an outcome never depends on how many numbers an earlier one used.
    #[must_use]
    pub fn dice(&self, index: u64) -> TableDice {
        let mut stream = ChaCha20Rng::from_seed(self.0);
        stream.set_stream(index);
        TableDice(stream)
    }
}

/// Never the seed itself: secrets do not belong in logs.
impl fmt::Debug for Seed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Seed(committed to {})", self.commitment())
    }
}

impl fmt::Display for Seed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&hex(&self.0))
    }
}

impl FromStr for Seed {
    type Err = NotationError;
    fn from_str(text: &str) -> Result<Self, NotationError> {
        unhex(text)
            .map(Self)
            .ok_or_else(|| NotationError::Unexpected {
                expected: "64 hexadecimal digits",
                found: text.to_owned(),
            })
    }
}

/// The SHA-256 of a [`Seed`].
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Commitment(pub [u8; 32]);

impl fmt::Display for Commitment {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&hex(&self.0))
    }
}

impl FromStr for Commitment {
    type Err = NotationError;
    fn from_str(text: &str) -> Result<Self, NotationError> {
        text.parse::<Seed>().map(|Seed(bytes)| Self(bytes))
    }
}

/// The committed dice of a table.
#[derive(Clone)]
pub struct TableDice(ChaCha20Rng);

impl Dice for TableDice {
    fn word(&mut self) -> u32 {
        self.0.next_u32()
    }
}
