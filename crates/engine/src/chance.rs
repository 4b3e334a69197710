//! Dice and draws.
//!
//! Games ask a [`Dice`] for fair numbers. At a table the numbers come from a [`Source`]: the house's
//! [`Seed`], whose [`Commitment`] is shown before anybody sits down, and a [`Share`] of each person. Bots and
//! simulations use [`QuickDice`].

use std::fmt;
use std::str::FromStr;

use rand_chacha::ChaCha20Rng;
use rand_chacha::rand_core::{Rng, SeedableRng};
use sha2::{Digest, Sha256};

use crate::Seat;
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

/// The house's secret at one table. What it promises is shown before anybody sits down; the secret itself
/// only when the game is over.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Seed(pub [u8; 32]);

impl Seed {
    /// A seed from words that a person can remember or type.
    #[must_use]
    pub fn from_words(words: &str) -> Self {
        Self(hash(&[b"formicary seed\n", words.as_bytes()]))
    }

    /// What may be shown before the game: it fixes the seed without telling it.
    #[must_use]
    pub fn commitment(&self) -> Commitment {
        Commitment(hash(&[&self.0]))
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

/// What one person at the table adds to chance. Its commitment is shown when they sit down, the share
/// itself when the last seat is taken.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Share(pub [u8; 32]);

impl Share {
    /// What is shown of it first: it fixes the share without telling it.
    #[must_use]
    pub fn commitment(&self) -> Commitment {
        Commitment(hash(&[&self.0]))
    }
}

impl fmt::Debug for Share {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Share(committed to {})", self.commitment())
    }
}

/// The SHA-256 of a [`Seed`] or a [`Share`].
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Commitment(pub [u8; 32]);

/// 64 hexadecimal digits for each of them.
macro_rules! hexadecimal {
    ($($name:ident),*) => {$(
        impl fmt::Display for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str(&hex(&self.0))
            }
        }

        impl FromStr for $name {
            type Err = NotationError;
            fn from_str(text: &str) -> Result<Self, NotationError> {
                unhex(text).map(Self).ok_or_else(|| NotationError::Unexpected {
                    expected: "expected-digits",
                    found: text.to_owned(),
                })
            }
        }
    )*};
}

hexadecimal!(Seed, Share, Commitment);

/// Where all chance at one table comes from: the house's secret, and what the people at the table have
/// added to it. Neither side alone can choose what the dice will show.
///
/// ```
/// use formicary_engine::{Seat, Seed, Share, Source};
///
/// let house = Seed::from_words("never told before the end");
/// let alone = Source::of(house);
/// assert_eq!(alone.seed(), house);
/// let together = Source { shares: vec![(Seat::new(0), Share([7; 32]))], ..alone };
/// assert_ne!(together.seed(), house);
/// assert_eq!(together.commitment(), house.commitment());
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Source {
    /// The house's secret.
    pub secret: Seed,
    /// What people added, in the order of seats. Nobody adds anything at a table of bots or at one screen.
    pub shares: Vec<(Seat, Share)>,
}

impl Source {
    /// The house alone.
    #[must_use]
    pub const fn of(secret: Seed) -> Self {
        Self {
            secret,
            shares: Vec::new(),
        }
    }

    /// What the house has promised.
    #[must_use]
    pub fn commitment(&self) -> Commitment {
        self.secret.commitment()
    }

    /// What the dice fall by: the secret itself if nobody has added to it, otherwise the SHA-256 of a
    /// heading, the secret, and each share behind the number of its seat.
    #[must_use]
    pub fn seed(&self) -> Seed {
        if self.shares.is_empty() {
            return self.secret;
        }
        let mut parts: Vec<u8> = Vec::new();
        for (seat, share) in &self.shares {
            parts.push(seat.number() as u8);
            parts.extend(share.0);
        }
        Seed(hash(&[b"formicary shared seed\n", &self.secret.0, &parts]))
    }

    /// What a bot's own choices are drawn from when `plies` events have happened: as secret as the dice, and
    /// it tells nothing about them.
    #[must_use]
    pub fn whims(&self, plies: usize, seat: Seat) -> u64 {
        let plies = (plies as u64).to_le_bytes();
        let seat = [seat.number() as u8];
        let hash = hash(&[b"formicary whims\n", &self.seed().0, &plies, &seat]);
        u64::from_le_bytes(hash[..8].try_into().expect("eight bytes"))
    }
}

impl From<Seed> for Source {
    fn from(secret: Seed) -> Self {
        Self::of(secret)
    }
}

fn hash(parts: &[&[u8]]) -> [u8; 32] {
    let mut hash = Sha256::new();
    for part in parts {
        hash.update(part);
    }
    hash.finalize().into()
}

/// The committed dice of a table.
#[derive(Clone)]
pub struct TableDice(ChaCha20Rng);

impl Dice for TableDice {
    fn word(&mut self) -> u32 {
        self.0.next_u32()
    }
}
