//! Connect four, as fast as the trait allows.
//!
//! Each column has seven bits. The highest one stays empty, so that no line of four runs over an edge:
//!
//! ```text
//!  6 13 20 27 34 41 48   always empty
//!  5 12 19 26 33 40 47
//!  4 11 18 25 32 39 46
//!  3 10 17 24 31 38 45
//!  2  9 16 23 30 37 44
//!  1  8 15 22 29 36 43
//!  0  7 14 21 28 35 42
//!  a  b  c  d  e  f  g
//! ```

use std::fmt;
use std::str::FromStr;

use engine::notation::Words;
use engine::{
    Account, Awaited, Dice, Event, EventOf, Game, Message, NotationError, Observer, PerSeat,
    Profile, Refusal, Seat, Setup, SetupError, Standings, Texts, Variant,
};
use serde::{Deserialize, Serialize};

use crate::NoChance;

const COLUMNS: u8 = 7;
const ROWS: u8 = 6;
/// Bits from the foot of one column to the foot of the next.
const STRIDE: u8 = ROWS + 1;
const CELLS: u8 = COLUMNS * ROWS;
/// From a cell to its neighbour: up, right, and the two diagonals.
const DIRECTIONS: [u8; 4] = [1, STRIDE, STRIDE - 1, STRIDE + 1];

static PROFILE: Profile = Profile {
    id: "connect-four",
    revisions: &[1],
    designer: "Ned Strongin, Howard Wexler",
    variants: &[Variant {
        id: "base",
        least: 2,
        most: 2,
        usual: 2,
    }],
    options: &[],
    seats: &["yellow", "red"],
};

/// A position.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct ConnectFour {
    stones: [u64; 2],
    plies: u8,
    /// Whether the last stone made a line of four.
    won: bool,
}

/// The column to drop a stone into.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Column(u8);

impl Column {
    /// The columns from left to right.
    pub fn all() -> impl Iterator<Item = Self> {
        (0..COLUMNS).map(Self)
    }

    /// The column at this place, counted from 0.
    #[must_use]
    pub fn new(index: usize) -> Option<Self> {
        (index < usize::from(COLUMNS)).then_some(Self(index as u8))
    }

    /// Its place from the left, counted from 0.
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    const fn foot(self) -> u64 {
        1 << (self.0 * STRIDE)
    }

    const fn top(self) -> u64 {
        self.foot() << (ROWS - 1)
    }

    const fn cells(self) -> u64 {
        ((1 << ROWS) - 1) << (self.0 * STRIDE)
    }
}

impl fmt::Display for Column {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", char::from(b'a' + self.0))
    }
}

impl FromStr for Column {
    type Err = NotationError;
    fn from_str(text: &str) -> Result<Self, NotationError> {
        let mut words = Words::of(text);
        let column = words.read("expected-column", |word| match word.as_bytes() {
            [letter @ b'a'..=b'g'] => Some(Self(letter - b'a')),
            _ => None,
        })?;
        words.end()?;
        Ok(column)
    }
}

impl ConnectFour {
    fn over(&self) -> bool {
        self.won || self.plies == CELLS
    }

    fn turn(&self) -> Seat {
        Seat::new(usize::from(self.plies & 1))
    }

    /// Whether it is this seat's turn.
    pub(crate) fn is_turn_of(&self, seat: Seat) -> bool {
        !self.over() && seat == self.turn()
    }

    /// Column and row of each stone of a seat.
    pub(crate) fn stones_of(&self, seat: Seat) -> impl Iterator<Item = (usize, usize)> + use<> {
        let mut stones = self.stones[seat.index()];
        std::iter::from_fn(move || {
            let cell = (stones != 0).then(|| stones.trailing_zeros() as usize)?;
            stones &= stones - 1;
            Some((cell / usize::from(STRIDE), cell % usize::from(STRIDE)))
        })
    }

    /// How many stones a column has.
    pub(crate) fn height(&self, column: Column) -> usize {
        (self.filled() & column.cells()).count_ones() as usize
    }

    fn filled(&self) -> u64 {
        self.stones[0] | self.stones[1]
    }

    /// Moves that left nothing on the board, or the other way round; always zero.
    #[cfg(feature = "testkit")]
    pub(crate) fn unaccounted_stones(&self) -> i64 {
        let stones: u32 = self.stones.iter().map(|own| own.count_ones()).sum();
        i64::from(self.plies) - i64::from(stones)
    }

    fn standings(&self) -> Standings {
        let winner = self.turn().next(2);
        Standings::by_score(PerSeat::from_fn(2, |seat| {
            i32::from(self.won && seat == winner)
        }))
    }
}

fn has_four_in_line(stones: u64) -> bool {
    DIRECTIONS.iter().any(|&step| {
        let pairs = stones & (stones >> step);
        pairs & (pairs >> (2 * step)) != 0
    })
}

impl Game for ConnectFour {
    const PROFILE: &'static Profile = &PROFILE;
    const TEXTS: Texts = crate::TEXTS;

    type Action = Column;
    type Chance = NoChance;
    /// Everything lies open: the position is its own view.
    type View = Self;

    fn new(_: &Setup) -> Result<Self, SetupError> {
        Ok(Self {
            stones: [0; 2],
            plies: 0,
            won: false,
        })
    }

    fn players(&self) -> usize {
        2
    }

    fn awaited(&self) -> Awaited {
        if self.over() {
            Awaited::Nobody(self.standings())
        } else {
            Awaited::only(self.turn())
        }
    }

    fn legal_actions(&self, seat: Seat, out: &mut Vec<Column>) {
        if self.over() || seat != self.turn() {
            return;
        }
        let filled = self.filled();
        out.extend(Column::all().filter(|column| filled & column.top() == 0));
    }

    fn play(&mut self, seat: Seat, column: Column) -> Result<(), Refusal> {
        if self.over() {
            return Err(Refusal::game_over());
        }
        if seat != self.turn() {
            return Err(Refusal::not_your_turn());
        }
        let filled = self.filled();
        if filled & column.top() != 0 {
            return Err(Refusal::new(
                "rule-connect-four-drop",
                Message::new("refused-column-full").with("column", column.to_string()),
            ));
        }
        // Adding the foot carries through the stones of the column to its first empty cell.
        let cell = (filled + column.foot()) & column.cells();
        let own = &mut self.stones[seat.index()];
        *own |= cell;
        self.won = has_four_in_line(*own);
        self.plies += 1;
        Ok(())
    }

    fn sample_chance(&self, _: &mut dyn Dice) -> NoChance {
        unreachable!("connect four never waits for dice")
    }

    fn apply_chance(&mut self, chance: NoChance) -> Result<(), Refusal> {
        chance.never()
    }

    fn view(&self, _: Observer) -> Self {
        *self
    }

    fn determinize(view: &Self, _: &mut dyn Dice) -> Self {
        *view
    }

    fn describe(&self, event: &EventOf<Self>, _: Observer) -> Account {
        match event {
            Event::Action(seat, column) => Account {
                notation: Some(column.to_string()),
                message: Message::new("connect-four-drop")
                    .with("seat", *seat)
                    .with("column", column.to_string()),
            },
            Event::Chance(chance) => chance.never(),
        }
    }
}
