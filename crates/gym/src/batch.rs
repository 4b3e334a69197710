//! Many games of one setup, stepped at once.

use std::thread;

use engine::encode::Encode;
use engine::{Game, Seat, Seed, Setup, SetupError};

use crate::game::Shapes;
use crate::lane::{Common, Lane, Row};

/// Many games of one setup, each waiting for one seat. Dice fall by themselves; where several seats must decide, they
/// are asked in the order of seats, after those that may act and have not let the others go on.
///
/// Which dice fall in a game depends on the seed, its place in the batch and how many games were played there.
pub trait Batch: Send {
    /// What the arrays are made of.
    fn shapes(&self) -> &Shapes;

    /// How many games there are.
    fn games(&self) -> usize;

    /// Begins all games anew, the first ones again, and writes where they stand.
    ///
    /// # Errors
    /// If an array has another length than it should; nothing has happened then.
    fn reset(&mut self, sheets: &mut Sheets<'_>) -> Result<(), StepError>;

    /// Does in each game what has the number for it, and writes where it stands then. A game that comes to its end
    /// tells its rewards and stands at the start of the next one.
    ///
    /// The masks must be as the last call has written them, or be other arrays.
    ///
    /// # Errors
    /// If an array has another length than it should; nothing has happened then. If a number is not listed: that
    /// game is as before, all others have gone on.
    fn step(&mut self, numbers: &[u32], sheets: &mut Sheets<'_>) -> Result<(), StepError>;

    /// Any listed number for each game, always the same ones for the same seed.
    ///
    /// # Panics
    /// If there are not as many numbers as games.
    fn choose_at_random(&mut self, numbers: &mut [u32]);

    /// Does so many steps with numbers chosen at random, as [`choose_at_random`](Self::choose_at_random) and
    /// [`step`](Self::step) in turns, and says how many games came to their end. No thread waits for others meanwhile.
    ///
    /// # Errors
    /// If an array has another length than it should; nothing has happened then.
    fn run_at_random(&mut self, steps: usize, sheets: &mut Sheets<'_>) -> Result<u64, StepError>;

    /// Writes what a seat saw when the last game in this place came to its end; says whether one has.
    ///
    /// # Panics
    /// If the array has another length than an observation.
    fn observe_end(&self, game: usize, seat: Seat, out: &mut [f32]) -> bool;

    /// The numbers that one of the games lists.
    fn listed(&self, game: usize) -> &[u32];

    /// Writes the features of what one of the games lists, in that order, without passing.
    fn write_features(&self, game: usize, out: &mut [f32]);
}

/// The arrays that a batch writes, for all games one after the other.
#[derive(Debug)]
pub struct Sheets<'a> {
    /// What the seat to act sees.
    pub observations: Array<'a, f32>,
    /// 1 at each number that it can choose, otherwise 0.
    pub masks: Array<'a, u8>,
    /// The seat to act, counted from 0.
    pub seats: Array<'a, u8>,
    /// For each seat what the end of a game is worth, between -1 and 1; 0 as long as it goes on.
    pub rewards: Array<'a, f32>,
    /// For each seat its points at the end of a game; 0 as long as it goes on.
    pub scores: Array<'a, f32>,
    /// Whether a game came to its end in this step.
    pub dones: Array<'a, u8>,
}

/// Somebody's array, or one's own.
#[derive(Debug)]
pub enum Array<'a, T> {
    /// Handed in.
    Lent(&'a mut [T]),
    /// Made for it.
    Own(Vec<T>),
}

impl<T> std::ops::Deref for Array<'_, T> {
    type Target = [T];
    fn deref(&self) -> &[T] {
        match self {
            Self::Lent(slice) => slice,
            Self::Own(vec) => vec,
        }
    }
}

impl<T> std::ops::DerefMut for Array<'_, T> {
    fn deref_mut(&mut self) -> &mut [T] {
        match self {
            Self::Lent(slice) => slice,
            Self::Own(vec) => vec,
        }
    }
}

impl Sheets<'static> {
    /// Arrays of the right lengths.
    #[must_use]
    pub fn for_batch(batch: &dyn Batch) -> Self {
        let (shapes, games) = (batch.shapes(), batch.games());
        let floats = |each: usize| Array::Own(vec![0.0; games * each]);
        let bytes = |each: usize| Array::Own(vec![0; games * each]);
        Self {
            observations: floats(shapes.observation.len()),
            masks: bytes(shapes.choices()),
            seats: bytes(1),
            rewards: floats(shapes.players),
            scores: floats(shapes.players),
            dones: bytes(1),
        }
    }
}

/// Why a step could not be done.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum StepError {
    /// An array has another length than it should.
    #[error("the array of {what} has {found} entries instead of {expected}")]
    Length {
        /// Which one.
        what: &'static str,
        /// How long it should be.
        expected: usize,
        /// How long it is.
        found: usize,
    },
    /// A game does not list the number.
    #[error("game {game} cannot do {number} now")]
    NotListed {
        /// The first such game.
        game: usize,
        /// The number for it.
        number: u32,
    },
}

/// The games, and what they have in common.
pub(crate) struct Games<G: Encode> {
    common: Common<G>,
    shapes: Shapes,
    lanes: Vec<Lane<G>>,
    threads: usize,
    /// Where the masks lay that were written last.
    masks_at: Option<usize>,
}

impl<G: Encode> Games<G> {
    pub(crate) fn new(
        setup: &Setup,
        games: usize,
        seed: Seed,
        threads: usize,
    ) -> Result<Self, SetupError> {
        let common = Common {
            encoder: G::encoder(setup)?,
            start: G::new(setup)?,
            seed,
        };
        Ok(Self {
            shapes: Shapes::of::<G>(&common.encoder, Game::players(&common.start)),
            lanes: (0..games).map(|index| Lane::new(&common, index)).collect(),
            common,
            threads: threads.max(1),
            masks_at: None,
        })
    }

    fn lengths(&self, sheets: &Sheets<'_>) -> Result<(), StepError> {
        let Shapes {
            players,
            observation,
            ..
        } = &self.shapes;
        for (what, found, each) in [
            ("observations", sheets.observations.len(), observation.len()),
            ("masks", sheets.masks.len(), self.shapes.choices()),
            ("seats", sheets.seats.len(), 1),
            ("rewards", sheets.rewards.len(), *players),
            ("scores", sheets.scores.len(), *players),
            ("dones", sheets.dones.len(), 1),
        ] {
            is_as_long(what, found, each * self.lanes.len())?;
        }
        Ok(())
    }

    /// Makes the masks as a step has to find them.
    fn know_masks(&mut self, sheets: &mut Sheets<'_>) {
        let masks_at = Some(sheets.masks.as_ptr().addr());
        if self.masks_at != masks_at {
            sheets.masks.fill(0);
            self.masks_at = masks_at;
        }
    }

    /// Does something with the games and rows of each thread, told from which game on they are, and gives what comes of
    /// it, in order.
    fn shared<T: Send>(
        &mut self,
        sheets: &mut Sheets<'_>,
        work: impl Fn(&Common<G>, usize, &mut [Lane<G>], Rows<'_>) -> T + Sync,
    ) -> Vec<T> {
        let size = self.lanes.len().div_ceil(self.threads).max(1);
        let (common, shapes) = (&self.common, &self.shapes);
        let chunks: Vec<_> = Rows::of(sheets, shapes).split(size).collect();
        let mut chunks = self.lanes.chunks_mut(size).zip(chunks).enumerate();
        let work = &work;
        let run = move |(chunk, (lanes, rows)): (usize, (&mut [Lane<G>], Rows<'_>))| {
            work(common, chunk * size, lanes, rows)
        };
        thread::scope(|scope| {
            let own = chunks.next();
            let others: Vec<_> = chunks
                .map(|chunk| scope.spawn(move || run(chunk)))
                .collect();
            let first = own.map(run);
            let others = others.into_iter().map(|other| match other.join() {
                Ok(done) => done,
                Err(panic) => std::panic::resume_unwind(panic),
            });
            first.into_iter().chain(others).collect()
        })
    }

    /// Does something with every game and its row; tells the first place where that failed.
    fn each(
        &mut self,
        sheets: &mut Sheets<'_>,
        work: impl Fn(&Common<G>, usize, &mut Lane<G>, Row<'_>) -> bool + Sync,
    ) -> Option<usize> {
        let failed = self.shared(sheets, |common, first, lanes, rows| {
            let mut failed = None;
            for (game, (lane, row)) in (first..).zip(lanes.iter_mut().zip(rows.each())) {
                if !work(common, game, lane, row) {
                    failed = failed.or(Some(game));
                }
            }
            failed
        });
        failed.into_iter().flatten().next()
    }
}

fn is_as_long(what: &'static str, found: usize, expected: usize) -> Result<(), StepError> {
    if found == expected {
        return Ok(());
    }
    Err(StepError::Length {
        what,
        expected,
        found,
    })
}

impl<G: Encode> Batch for Games<G> {
    fn shapes(&self) -> &Shapes {
        &self.shapes
    }

    fn games(&self) -> usize {
        self.lanes.len()
    }

    fn reset(&mut self, sheets: &mut Sheets<'_>) -> Result<(), StepError> {
        self.lengths(sheets)?;
        self.masks_at = Some(sheets.masks.as_ptr().addr());
        sheets.rewards.fill(0.0);
        sheets.scores.fill(0.0);
        sheets.dones.fill(0);
        self.each(sheets, |common, _, lane, mut row| {
            lane.restart(common);
            row.mask.fill(0);
            lane.write(common, &mut row);
            true
        });
        Ok(())
    }

    fn step(&mut self, numbers: &[u32], sheets: &mut Sheets<'_>) -> Result<(), StepError> {
        is_as_long("numbers", numbers.len(), self.lanes.len())?;
        self.lengths(sheets)?;
        self.know_masks(sheets);
        let failed = self.each(sheets, |common, game, lane, row| {
            lane.step(common, numbers[game], row)
        });
        match failed {
            None => Ok(()),
            Some(game) => Err(StepError::NotListed {
                game,
                number: numbers[game],
            }),
        }
    }

    fn choose_at_random(&mut self, numbers: &mut [u32]) {
        assert_eq!(numbers.len(), self.lanes.len(), "a number for each game");
        for (number, lane) in numbers.iter_mut().zip(&mut self.lanes) {
            *number = lane.any_number();
        }
    }

    fn run_at_random(&mut self, steps: usize, sheets: &mut Sheets<'_>) -> Result<u64, StepError> {
        self.lengths(sheets)?;
        self.know_masks(sheets);
        let ended = self.shared(sheets, |common, _, lanes, mut rows| {
            let mut ended = 0;
            for _ in 0..steps {
                for (lane, row) in lanes.iter_mut().zip(rows.again().each()) {
                    let number = lane.any_number();
                    lane.step(common, number, row);
                }
                ended += rows.dones.iter().map(|done| u64::from(*done)).sum::<u64>();
            }
            ended
        });
        Ok(ended.into_iter().sum())
    }

    fn observe_end(&self, game: usize, seat: Seat, out: &mut [f32]) -> bool {
        self.lanes[game].observe_end(&self.common, seat, out)
    }

    fn listed(&self, game: usize) -> &[u32] {
        self.lanes[game].numbers()
    }

    fn write_features(&self, game: usize, out: &mut [f32]) {
        self.lanes[game].write_features(&self.common, out);
    }
}

/// The rows of some games.
struct Rows<'a> {
    observations: &'a mut [f32],
    masks: &'a mut [u8],
    seats: &'a mut [u8],
    rewards: &'a mut [f32],
    scores: &'a mut [f32],
    dones: &'a mut [u8],
    observation: usize,
    choices: usize,
    players: usize,
}

impl<'a> Rows<'a> {
    fn of(sheets: &'a mut Sheets<'_>, shapes: &Shapes) -> Self {
        Self {
            observations: &mut sheets.observations,
            masks: &mut sheets.masks,
            seats: &mut sheets.seats,
            rewards: &mut sheets.rewards,
            scores: &mut sheets.scores,
            dones: &mut sheets.dones,
            observation: shapes.observation.len(),
            choices: shapes.choices(),
            players: shapes.players,
        }
    }

    /// The same rows, to be handed on.
    fn again(&mut self) -> Rows<'_> {
        Rows {
            observations: self.observations,
            masks: self.masks,
            seats: self.seats,
            rewards: self.rewards,
            scores: self.scores,
            dones: self.dones,
            ..*self
        }
    }

    /// So many games at a time.
    fn split(self, size: usize) -> impl Iterator<Item = Rows<'a>> {
        let (observation, choices, players) = (self.observation, self.choices, self.players);
        let observations = self.observations.chunks_mut(size * observation);
        let masks = self.masks.chunks_mut(size * choices);
        let seats = self.seats.chunks_mut(size);
        let rewards = self.rewards.chunks_mut(size * players);
        let scores = self.scores.chunks_mut(size * players);
        let dones = self.dones.chunks_mut(size);
        let outcomes = rewards.zip(scores).zip(dones);
        observations.zip(masks).zip(seats).zip(outcomes).map(
            move |(((observations, masks), seats), ((rewards, scores), dones))| Rows {
                observations,
                masks,
                seats,
                rewards,
                scores,
                dones,
                observation,
                choices,
                players,
            },
        )
    }

    /// One game at a time.
    fn each(self) -> impl Iterator<Item = Row<'a>> {
        self.split(1).map(|rows| Row {
            observation: rows.observations,
            mask: rows.masks,
            seat: &mut rows.seats[0],
            rewards: rows.rewards,
            scores: rows.scores,
            done: &mut rows.dones[0],
        })
    }
}
