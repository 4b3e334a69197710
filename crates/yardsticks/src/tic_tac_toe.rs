//! Tic-tac-toe: nine cells, two bit sets and a table of all wins.
//!
//! ```text
//! 3  6 7 8
//! 2  3 4 5
//! 1  0 1 2
//!    a b c
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

const CELLS: u8 = 9;
const LINES: [u16; 8] = [
    0b111,
    0b111_000,
    0b111_000_000, // rows
    0b001_001_001,
    0b010_010_010,
    0b100_100_100, // columns
    0b100_010_001,
    0b001_010_100, // diagonals
];
/// One bit for each of the 512 sets of cells: whether it holds a line.
const WINS: [u64; 8] = wins();

const fn wins() -> [u64; 8] {
    let mut wins = [0; 8];
    let mut cells: u16 = 0;
    while cells < 1 << CELLS {
        let mut line = 0;
        while line < LINES.len() {
            if cells & LINES[line] == LINES[line] {
                wins[(cells >> 6) as usize] |= 1 << (cells & 63);
            }
            line += 1;
        }
        cells += 1;
    }
    wins
}

static PROFILE: Profile = Profile {
    id: "tic-tac-toe",
    revisions: &[1],
    designer: "traditional",
    variants: &[Variant {
        id: "base",
        least: 2,
        most: 2,
        usual: 2,
    }],
    options: &[],
    seats: &["cross", "nought"],
};

/// A position.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct TicTacToe {
    marks: [u16; 2],
    plies: u8,
    /// Whether the last mark made a line.
    won: bool,
}

/// The cell to mark.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Cell(u8);

impl Cell {
    /// The cells, row by row from a1.
    pub fn all() -> impl Iterator<Item = Self> {
        (0..CELLS).map(Self)
    }

    /// The cell at this place, counted from 0.
    #[must_use]
    pub fn new(index: usize) -> Option<Self> {
        (index < usize::from(CELLS)).then_some(Self(index as u8))
    }

    /// Its place, counted from 0.
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    const fn bit(self) -> u16 {
        1 << self.0
    }
}

impl fmt::Display for Cell {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", char::from(b'a' + self.0 % 3), self.0 / 3 + 1)
    }
}

impl FromStr for Cell {
    type Err = NotationError;
    fn from_str(text: &str) -> Result<Self, NotationError> {
        let mut words = Words::of(text);
        let cell = words.read("expected-cell", |word| match word.as_bytes() {
            [column @ b'a'..=b'c', row @ b'1'..=b'3'] => {
                Some(Self((row - b'1') * 3 + (column - b'a')))
            }
            _ => None,
        })?;
        words.end()?;
        Ok(cell)
    }
}

impl TicTacToe {
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

    /// Whether this seat has marked the cell.
    #[must_use]
    pub fn has_mark(&self, seat: Seat, cell: Cell) -> bool {
        self.marks[seat.index()] & cell.bit() != 0
    }

    fn marked(&self) -> u16 {
        self.marks[0] | self.marks[1]
    }

    /// Moves that left nothing on the board, or the other way round; always zero.
    #[cfg(feature = "testkit")]
    pub(crate) fn unaccounted_marks(&self) -> i64 {
        let marks: u32 = self.marks.iter().map(|own| own.count_ones()).sum();
        i64::from(self.plies) - i64::from(marks)
    }

    fn standings(&self) -> Standings {
        let winner = self.turn().next(2);
        Standings::by_score(PerSeat::from_fn(2, |seat| {
            i32::from(self.won && seat == winner)
        }))
    }
}

fn has_line(marks: u16) -> bool {
    WINS[usize::from(marks >> 6) & 7] >> (marks & 63) & 1 != 0
}

impl Game for TicTacToe {
    const PROFILE: &'static Profile = &PROFILE;
    const TEXTS: Texts = crate::TEXTS;

    type Action = Cell;
    type Chance = NoChance;
    /// Everything lies open: the position is its own view.
    type View = Self;

    fn new(_: &Setup) -> Result<Self, SetupError> {
        Ok(Self {
            marks: [0; 2],
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

    fn legal_actions(&self, seat: Seat, out: &mut Vec<Cell>) {
        if self.over() || seat != self.turn() {
            return;
        }
        let marked = self.marked();
        out.extend(Cell::all().filter(|cell| marked & cell.bit() == 0));
    }

    fn play(&mut self, seat: Seat, cell: Cell) -> Result<(), Refusal> {
        if self.over() {
            return Err(Refusal::game_over());
        }
        if seat != self.turn() {
            return Err(Refusal::not_your_turn());
        }
        if self.marked() & cell.bit() != 0 {
            return Err(Refusal::new(
                "rule-tic-tac-toe-mark",
                Message::new("refused-cell-marked").with("cell", cell.to_string()),
            ));
        }
        let own = &mut self.marks[seat.index()];
        *own |= cell.bit();
        self.won = has_line(*own);
        self.plies += 1;
        Ok(())
    }

    fn sample_chance(&self, _: &mut dyn Dice) -> NoChance {
        unreachable!("tic-tac-toe never waits for dice")
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
            Event::Action(seat, cell) => Account {
                notation: Some(cell.to_string()),
                message: Message::new("tic-tac-toe-mark")
                    .with("seat", *seat)
                    .with("cell", cell.to_string()),
            },
            Event::Chance(chance) => chance.never(),
        }
    }
}
