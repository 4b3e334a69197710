//! Games stepped as arrays: many at once, at random, with observations and masks written.

use engine::Seed;
use gym::{Batch, Gym, Sheets};

/// So many are stepped at once where nothing else is said: they and their arrays fit into caches.
pub(crate) const GAMES: usize = 256;
/// Until games are spread over all their phases.
const WARM_UP: usize = 200;
/// So many where instructions are counted.
const FEW: usize = 8;

/// Games that are stepped, with the usual setup.
pub(crate) struct Running {
    batch: Box<dyn Batch>,
    sheets: Sheets<'static>,
    numbers: Vec<u32>,
}

impl Running {
    pub(crate) fn new(gym: &dyn Gym, games: usize, threads: usize) -> Self {
        let mut running = Self::begin(gym, games, threads);
        for _ in 0..WARM_UP {
            running.step();
        }
        running
    }

    fn begin(gym: &dyn Gym, games: usize, threads: usize) -> Self {
        let seed = Seed::from_words("steps");
        let mut batch = gym
            .batch(&gym.profile().usual(), games, seed, threads)
            .expect("the usual setup can be played");
        let mut sheets = Sheets::for_batch(&*batch);
        batch.reset(&mut sheets).expect("the arrays fit");
        Self {
            numbers: vec![0; games],
            batch,
            sheets,
        }
    }

    /// A random step of each game; returns how many that were.
    pub(crate) fn step(&mut self) -> u64 {
        self.batch.choose_at_random(&mut self.numbers);
        self.batch
            .step(&self.numbers, &mut self.sheets)
            .expect("what was chosen is listed");
        self.numbers.len() as u64
    }
}

/// Steps a few games so often, always the same ones; returns how many steps that were.
pub(crate) fn fixed(gym: &dyn Gym, rounds: u64) -> u64 {
    let mut running = Running::begin(gym, FEW, 1);
    (0..rounds).map(|_| running.step()).sum()
}
