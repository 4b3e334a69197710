//! Games between bots, and counts.

use engine::Seed;
use numpy::{IntoPyArray, PyArrayMethods};
use pyo3::prelude::*;
use pyo3::types::PyDict;
use table::perft::Luck;
use table::simulation::Simulated;
use table::{Rules, Trials};

use crate::failures::{Failure, aside};
use crate::levels::levels;
use crate::numbers::{Count, Depth};
use crate::patience::Patience;
use crate::records::Record;
use crate::setups::Setup;
use crate::wordings::english;

/// Nobody waits for deeper counts, and each decision takes some of the stack.
const DEEPEST: u32 = 100;

/// How many different sequences of so many decisions there are from the start. With `chances`, everything that dice
/// and decks can bring is counted, too, where the game lists it; without, they bring what follows from the seed, any words
/// or number.
#[pyfunction]
#[pyo3(signature = (setup, depth, *, seed = None, chances = false),
    text_signature = "(setup, depth, *, seed='1', chances=False)")]
pub(crate) fn perft(
    py: Python<'_>,
    setup: &Setup,
    depth: Depth,
    seed: Option<&Bound<'_, PyAny>>,
    chances: bool,
) -> PyResult<u64> {
    let Depth(depth) = depth;
    let seed = match seed {
        Some(seed) => seed.str()?.to_string(),
        None => "1".to_owned(),
    };
    let luck = if chances { Luck::Listed } else { Luck::Drawn };
    aside(py, || {
        if depth > DEEPEST {
            return Err(Depth::unfit(depth));
        }
        let seed = Seed::from_words(&seed);
        let patience = Patience::new(None);
        let count = trials(setup.rules)?
            .perft_while(&setup.setup, depth, &seed, luck, &mut || patience.lasts())
            .map_err(|error| Failure::setup(&error, &english(setup.rules)))?;
        patience.check()?;
        count.ok_or_else(|| Failure::Broken("the count was stopped".to_owned()))
    })
}

/// Plays `count` games between bots, beginning with the game number `first` (counted from 0) of this seed. What is
/// played depends on the seed and the number of the game alone. Gives arrays by name. Ends after the game at hand when
/// `stop`, a `threading.Event`, is set.
#[pyfunction]
#[pyo3(signature = (setup, bots, seed, first, count, *, rotate = true, records = false, stop = None))]
#[allow(clippy::too_many_arguments, reason = "named in Python")]
pub(crate) fn play_games<'py>(
    py: Python<'py>,
    setup: &Setup,
    bots: &Bound<'_, PyAny>,
    seed: &str,
    first: Count,
    count: Count,
    rotate: bool,
    records: bool,
    stop: Option<Py<PyAny>>,
) -> PyResult<Bound<'py, PyDict>> {
    let (Count(first), Count(count)) = (first, count);
    let players = setup.setup.players();
    let bots: Vec<String> = bots.extract()?;
    let played = aside(py, || {
        let levels = levels(&bots, players)?;
        let trials = trials(setup.rules)?;
        let mut played = Played::default();
        let patience = Patience::new(stop);
        for game in first..first.saturating_add(count) {
            patience.check()?;
            let turn = if rotate {
                (game % players as u64) as usize
            } else {
                0
            };
            let seated: Vec<_> = (0..players)
                .map(|seat| levels[(seat + players - turn) % players])
                .collect();
            let seed = Seed::from_words(&format!("{seed} game {}", game + 1));
            let one = trials
                .simulate(&setup.setup, &seated, &seed, records)
                .map_err(|error| Failure::setup(&error, &english(setup.rules)))?;
            played.add(one);
        }
        Ok(played)
    })?;
    let columns = PyDict::new(py);
    let rows = |values: Vec<i32>| values.into_pyarray(py).reshape([count as usize, players]);
    columns.set_item("score", rows(played.scores)?)?;
    columns.set_item("place", rows(played.places)?)?;
    columns.set_item("decisions", played.decisions.into_pyarray(py))?;
    if records {
        let all = played.records.into_iter();
        let all: Vec<_> = all.map(|record| Record::of(setup.rules, record)).collect();
        columns.set_item("records", all)?;
    }
    Ok(columns)
}

#[derive(Default)]
struct Played {
    scores: Vec<i32>,
    places: Vec<i32>,
    decisions: Vec<u64>,
    records: Vec<engine::Record>,
}

impl Played {
    fn add(&mut self, game: Simulated) {
        self.scores.extend(game.standings.scores.iter());
        let places = game.standings.places.iter();
        self.places.extend(places.map(|place| i32::from(*place)));
        self.decisions.push(game.decisions);
        self.records.extend(game.record);
    }
}

fn trials(rules: &'static dyn Rules) -> Result<&'static dyn Trials, Failure> {
    rules
        .trials()
        .ok_or_else(|| Failure::Broken("the game came without trials".to_owned()))
}
