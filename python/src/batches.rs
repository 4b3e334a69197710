//! Many games at once, written into arrays of NumPy.

use std::sync::Mutex;

use engine::Seed;
use gym::{Array, Sheets, StepError};
use numpy::ndarray::{Dimension, IntoDimension};
use numpy::{
    Element, IntoPyArray, PyArray, PyArray1, PyArray2, PyArrayDescrMethods, PyArrayMethods,
    PyReadwriteArray, PyReadwriteArray1, PyReadwriteArray2, PyUntypedArrayMethods, dtype,
};
use pyo3::prelude::*;

use crate::encodings::{Encoding, gym_of};
use crate::failures::{Failure, aside, locked};
use crate::games::seat_at;
use crate::numbers::{Games, SeatIndex, Steps, Threads};
use crate::patience::Patience;
use crate::positions::Features;
use crate::setups::Setup;
use crate::wordings::english;

/// Thousands of games, each waiting for one seat, stepped at once by several threads while other threads of Python go
/// on. What happens depends on the seed alone, not on the number of threads.
///
/// The arrays are written by `reset` and `step` and always the same ones. Nobody else may write into them: of the masks
/// a step writes only what has changed. They can be handed in, so that they lie where a program wants them; they must
/// be writable, C-contiguous and of these types:
///
/// - `observations`: float32, games × `Encoding.observation_size`, what the seat to act knows;
/// - `masks`: uint8, games × `Encoding.choices`, 1 at each number that it can choose;
/// - `seats`: uint8, games, the seat to act;
/// - `rewards`: float32, games × players, what the end of a game is worth to each seat, from -1 to 1; 0 otherwise;
/// - `scores`: float32, games × players, the points at the end of a game; 0 otherwise;
/// - `dones`: uint8, games, 1 if a game came to its end in this step. It then stands at the start of the next one.
#[pyclass(frozen, module = "formicary")]
pub(crate) struct Batch {
    batch: Mutex<Box<dyn gym::Batch>>,
    /// How positions and actions are written as numbers.
    #[pyo3(get)]
    encoding: Encoding,
    /// How many games there are.
    #[pyo3(get)]
    games: usize,
    /// What the seat to act knows, for each game.
    #[pyo3(get)]
    observations: Py<PyArray2<f32>>,
    /// 1 at each number that it can choose.
    #[pyo3(get)]
    masks: Py<PyArray2<u8>>,
    /// The seat to act.
    #[pyo3(get)]
    seats: Py<PyArray1<u8>>,
    /// What the end of a game is worth to each seat.
    #[pyo3(get)]
    rewards: Py<PyArray2<f32>>,
    /// The points of each seat at the end of a game.
    #[pyo3(get)]
    scores: Py<PyArray2<f32>>,
    /// 1 where a game came to its end in this step.
    #[pyo3(get)]
    dones: Py<PyArray1<u8>>,
}

/// The arrays as long as nobody else may write them.
struct Borrowed<'py> {
    observations: PyReadwriteArray2<'py, f32>,
    masks: PyReadwriteArray2<'py, u8>,
    seats: PyReadwriteArray1<'py, u8>,
    rewards: PyReadwriteArray2<'py, f32>,
    scores: PyReadwriteArray2<'py, f32>,
    dones: PyReadwriteArray1<'py, u8>,
}

impl Borrowed<'_> {
    fn sheets(&mut self) -> PyResult<Sheets<'_>> {
        Ok(Sheets {
            observations: Array::Lent(self.observations.as_slice_mut()?),
            masks: Array::Lent(self.masks.as_slice_mut()?),
            seats: Array::Lent(self.seats.as_slice_mut()?),
            rewards: Array::Lent(self.rewards.as_slice_mut()?),
            scores: Array::Lent(self.scores.as_slice_mut()?),
            dones: Array::Lent(self.dones.as_slice_mut()?),
        })
    }
}

impl Batch {
    fn must_have(&self, game: usize) -> Result<(), Failure> {
        if game < self.games {
            return Ok(());
        }
        Err(unfit(format!(
            "There is no game {game}: the batch has {}.",
            self.games
        )))
    }

    fn borrowed<'py>(&self, py: Python<'py>) -> PyResult<Borrowed<'py>> {
        Ok(Borrowed {
            observations: writable("observations", self.observations.bind(py))?,
            masks: writable("masks", self.masks.bind(py))?,
            seats: writable("seats", self.seats.bind(py))?,
            rewards: writable("rewards", self.rewards.bind(py))?,
            scores: writable("scores", self.scores.bind(py))?,
            dones: writable("dones", self.dones.bind(py))?,
        })
    }
}

/// The array as long as nobody else may write it.
fn writable<'py, T: Element, D: Dimension>(
    what: &str,
    array: &Bound<'py, PyArray<T, D>>,
) -> PyResult<PyReadwriteArray<'py, T, D>> {
    array.try_readwrite().map_err(|_| {
        let words = format!(
            "The array of {what} is read-only now, shares its memory with another one, or is being written by another \
             thread."
        );
        unfit(words).raise(array.py())
    })
}

fn failure(error: &StepError) -> Failure {
    let (exception, reason) = match error {
        StepError::Length { .. } => ("BadArray", "array"),
        StepError::NotListed { .. } => ("NotListed", "not-listed"),
    };
    Failure::Other {
        exception,
        reason: reason.to_owned(),
        words: error.to_string(),
    }
}

/// There is a sense in no more games, whatever they are.
const MOST_GAMES: usize = 1 << 22;
/// A state takes about so many bytes, with the list of what can be done in it.
const STATE: usize = 16 << 10;
/// So many steps are done before anybody looks whether they are still wanted.
const STEPS_AT_ONCE: usize = 16;
/// More threads than that help nobody, and may be more than there can be.
const MOST_THREADS: usize = 256;

/// Without memory the whole program would end, and Python with it.
fn must_fit(games: usize, each: usize, memory: Option<usize>) -> Result<(), Failure> {
    let needed = games.saturating_mul(each + STATE);
    match memory {
        Some(memory) if needed > memory / 4 * 3 => Err(unfit(format!(
            "{games} games take about {} GiB; this machine has {}.",
            needed >> 30,
            memory >> 30
        ))),
        _ => Ok(()),
    }
}

/// How many bytes of memory the machine has, where Python can say it.
fn memory(py: Python<'_>) -> Option<usize> {
    let os = py.import("os").ok()?;
    let of = |name: &str| {
        os.call_method1("sysconf", (name,))
            .ok()?
            .extract::<usize>()
            .ok()
    };
    of("SC_PHYS_PAGES")?.checked_mul(of("SC_PAGE_SIZE")?)
}

fn unfit(words: String) -> Failure {
    Failure::Other {
        exception: "BadArray",
        reason: "array".to_owned(),
        words,
    }
}

/// The array that was handed in, if it is just as it must be, or a new one. An array of another order or shape has as
/// many entries, and would be written all the same, but each entry elsewhere.
pub(crate) fn lent<T: Element, S: IntoDimension>(
    py: Python<'_>,
    what: &str,
    given: Option<Bound<'_, PyAny>>,
    shape: S,
) -> PyResult<Py<PyArray<T, S::Dim>>> {
    let shape = shape.into_dimension();
    let Some(given) = given else {
        // By Python, which raises MemoryError where there is none.
        let zeros = py.import("numpy")?.getattr("zeros")?;
        let made = zeros.call1((shape.slice().to_vec(), dtype::<T>(py)))?;
        return Ok(made.cast_into::<PyArray<T, S::Dim>>()?.unbind());
    };
    let array = given.cast_into::<PyArray<T, S::Dim>>().ok();
    let fits = array.filter(|array| {
        array.shape() == shape.slice()
            && array.is_c_contiguous()
            && array
                .try_readwrite()
                .is_ok_and(|mut array| array.as_slice_mut().is_ok())
    });
    fits.map(Bound::unbind).ok_or_else(|| {
        let (kind, shape) = (dtype::<T>(py).typeobj(), shape.slice());
        let words = format!(
            "The array of {what} must be writable, C-contiguous, of {kind}, and {shape:?} in shape."
        );
        unfit(words).raise(py)
    })
}

#[pymethods]
impl Batch {
    /// So many games of a setup, at their start.
    #[new]
    #[pyo3(signature = (setup, games = Games(4096), *, threads = Threads(1), seed = None, observations = None, masks = None,
        seats = None, rewards = None, scores = None, dones = None),
        text_signature = "(setup, games=4096, *, threads=1, seed=None, observations=None, masks=None, seats=None, \
            rewards=None, scores=None, dones=None)")]
    #[allow(clippy::too_many_arguments, reason = "named in Python")]
    fn new(
        py: Python<'_>,
        setup: &Setup,
        games: Games,
        threads: Threads,
        seed: Option<&Bound<'_, PyAny>>,
        observations: Option<Bound<'_, PyAny>>,
        masks: Option<Bound<'_, PyAny>>,
        seats: Option<Bound<'_, PyAny>>,
        rewards: Option<Bound<'_, PyAny>>,
        scores: Option<Bound<'_, PyAny>>,
        dones: Option<Bound<'_, PyAny>>,
    ) -> PyResult<Self> {
        let seed = match seed {
            Some(seed) => seed.str()?.to_string(),
            None => py.import("secrets")?.call_method0("token_hex")?.extract()?,
        };
        let (Games(games), Threads(threads)) = (games, threads);
        let memory = memory(py);
        let (encoding, batch) = aside(py, || {
            if games > MOST_GAMES {
                return Err(Games::unfit(games));
            }
            if !(1..=MOST_THREADS).contains(&threads) {
                return Err(Threads::unfit(threads));
            }
            let encoding = Encoding::of(setup)?;
            let shapes = &encoding.shapes;
            must_fit(
                games,
                4 * shapes.observation.len() + shapes.choices(),
                memory,
            )?;
            let seed = Seed::from_words(&seed);
            let batch = gym_of(setup)?.batch(&setup.setup, games, seed, threads);
            let batch = batch.map_err(|error| Failure::setup(&error, &english(setup.rules)))?;
            Ok((encoding, batch))
        })?;
        let shapes = encoding.shapes.clone();
        let batch = Self {
            batch: Mutex::new(batch),
            encoding,
            games,
            observations: lent(
                py,
                "observations",
                observations,
                [games, shapes.observation.len()],
            )?,
            masks: lent(py, "masks", masks, [games, shapes.choices()])?,
            seats: lent(py, "seats", seats, [games])?,
            rewards: lent(py, "rewards", rewards, [games, shapes.players])?,
            scores: lent(py, "scores", scores, [games, shapes.players])?,
            dones: lent(py, "dones", dones, [games])?,
        };
        batch.reset(py)?;
        Ok(batch)
    }

    /// Begins all games anew, the first ones again, and writes where they stand.
    fn reset(&self, py: Python<'_>) -> PyResult<()> {
        let mut borrowed = self.borrowed(py)?;
        let mut sheets = borrowed.sheets()?;
        aside(py, || {
            let mut batch = locked(&self.batch)?;
            batch.reset(&mut sheets).map_err(|error| failure(&error))
        })
    }

    /// Does in each game what has the number for it, and writes where it stands then. If a number is not listed, that
    /// game is as before, all others have gone on, and NotListed is raised.
    fn step(&self, py: Python<'_>, numbers: &Bound<'_, PyAny>) -> PyResult<()> {
        let numbers = numbers.cast::<PyArray1<u32>>().ok();
        let numbers = numbers.filter(|numbers| numbers.is_c_contiguous());
        let numbers = numbers.ok_or_else(|| {
            unfit("The numbers must be a contiguous array of numpy.uint32.".to_owned()).raise(py)
        })?;
        let numbers = numbers.try_readonly().map_err(|_| {
            unfit("The numbers are being written, or lie where the batch writes.".to_owned())
                .raise(py)
        })?;
        let mut borrowed = self.borrowed(py)?;
        let mut sheets = borrowed.sheets()?;
        let numbers = numbers.as_slice()?;
        aside(py, || {
            let mut batch = locked(&self.batch)?;
            let done = batch.step(numbers, &mut sheets);
            done.map_err(|error| failure(&error))
        })
    }

    /// Any number that can be chosen for each game, always the same ones for the same seed.
    fn choose_at_random<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyArray1<u32>>> {
        let mut numbers = vec![0; self.games];
        aside(py, || {
            locked(&self.batch)?.choose_at_random(&mut numbers);
            Ok(())
        })?;
        Ok(numbers.into_pyarray(py))
    }

    /// Steps all games so many times with numbers chosen at random, writing everything each time; gives how many games
    /// came to their end.
    fn run_at_random(&self, py: Python<'_>, steps: Steps) -> PyResult<u64> {
        let Steps(steps) = steps;
        let mut borrowed = self.borrowed(py)?;
        let mut sheets = borrowed.sheets()?;
        aside(py, || {
            let patience = Patience::new(None);
            let mut batch = locked(&self.batch)?;
            let mut ended = 0;
            let mut left = steps;
            while left > 0 {
                patience.check()?;
                // So many that no time is lost, and few enough that Ctrl-C is heard soon.
                let now = left.min(STEPS_AT_ONCE);
                let done = batch.run_at_random(now, &mut sheets);
                ended += done.map_err(|error| failure(&error))?;
                left -= now;
            }
            Ok(ended)
        })
    }

    /// The numbers that one of the games lists, and a row of features for each but passing.
    fn features<'py>(&self, py: Python<'py>, game: Games) -> PyResult<Features<'py>> {
        let Games(game) = game;
        let width = self.encoding.shapes.features.len();
        let passing = self.encoding.shapes.kinds.len() as u32;
        let (numbers, features) = aside(py, || {
            self.must_have(game)?;
            let batch = locked(&self.batch)?;
            let mut numbers = batch.listed(game).to_vec();
            numbers.retain(|number| *number != passing);
            let mut features = vec![0.0; width * numbers.len()];
            batch.write_features(game, &mut features);
            let rows = numpy::ndarray::Array2::from_shape_vec((numbers.len(), width), features);
            let rows = rows.map_err(|error| Failure::Broken(error.to_string()))?;
            Ok((numbers, rows))
        })?;
        Ok((numbers.into_pyarray(py), features.into_pyarray(py)))
    }

    /// What a seat saw when the last game in this place came to its end: as `observations` would have it if the next one
    /// had not begun. Written into `out` if that is given.
    #[pyo3(signature = (game, seat = SeatIndex(0), out = None), text_signature = "($self, game, seat=0, out=None)")]
    fn final_observation<'py>(
        &self,
        py: Python<'py>,
        game: Games,
        seat: SeatIndex,
        out: Option<Bound<'py, PyAny>>,
    ) -> PyResult<Bound<'py, PyArray1<f32>>> {
        let Games(game) = game;
        let shapes = &self.encoding.shapes;
        let size = shapes.observation.len();
        let out = lent(py, "an observation", out, [size])?.into_bound(py);
        let mut writable: PyReadwriteArray1<'_, f32> = out.try_readwrite()?;
        let slice = writable.as_slice_mut()?;
        aside(py, || {
            let seat = seat_at(seat, shapes.players)?;
            self.must_have(game)?;
            if locked(&self.batch)?.observe_end(game, seat, slice) {
                return Ok(());
            }
            Err(unfit(format!("No game has ended in place {game} yet.")))
        })?;
        drop(writable);
        Ok(out)
    }

    fn __repr__(&self) -> String {
        let id = self.encoding.setup.rules.profile().id;
        format!("<Batch of {} games of {id}>", self.games)
    }
}
