//! What the arrays of a setup are made of.

use std::sync::Arc;

use engine::Game as _;
use engine::encode::Layout;
use gym::{Gym, Shapes};
use pyo3::prelude::*;
use yardsticks::ConnectFour;

use crate::failures::{Failure, aside};
use crate::games::rules_of;
use crate::numbers::Random;
use crate::setups::Setup;
use crate::wordings::english;

/// How positions and actions of a setup are written as numbers.
#[pyclass(frozen, module = "formicary")]
#[derive(Clone)]
pub(crate) struct Encoding {
    pub(crate) setup: Setup,
    pub(crate) start: Arc<dyn gym::Position>,
    pub(crate) shapes: Arc<Shapes>,
}

/// A part of an array: what it is about, its shape, its first entry, and the names of the entries of its last
/// dimension, where they have some.
#[pyclass(frozen, get_all, module = "formicary")]
pub(crate) struct Part {
    /// What it is about.
    name: String,
    /// Its size in each dimension; the last one runs fastest.
    shape: Vec<usize>,
    /// The index of its first entry.
    first: usize,
    /// The names of the entries of its last dimension, where they have some.
    entries: Vec<String>,
}

#[pymethods]
impl Part {
    fn __repr__(&self) -> String {
        format!("<{} {:?} from {}>", self.name, self.shape, self.first)
    }
}

/// The game of a setup as arrays.
pub(crate) fn gym_of(setup: &Setup) -> Result<&'static dyn Gym, Failure> {
    if setup.rules.profile().id == ConnectFour::PROFILE.id {
        return Ok(gym::of::<ConnectFour>());
    }
    setup.rules.gym().ok_or_else(|| Failure::Other {
        exception: "NotWritten",
        reason: "not-written".to_owned(),
        words: format!("{} is not written as numbers.", setup.rules.profile().id),
    })
}

impl Encoding {
    pub(crate) fn of(setup: &Setup) -> Result<Self, Failure> {
        let start = gym_of(setup)?
            .begin(&setup.setup)
            .map_err(|error| Failure::setup(&error, &english(setup.rules)))?;
        Ok(Self {
            setup: setup.clone(),
            shapes: Arc::new(start.shapes()),
            start: Arc::from(start),
        })
    }
}

fn parts(layout: &Layout) -> Vec<Part> {
    let parts = layout.parts().iter().map(|part| Part {
        name: part.name.to_owned(),
        shape: part.shape.clone(),
        first: part.first,
        entries: part.entries.iter().map(ToString::to_string).collect(),
    });
    parts.collect()
}

#[pymethods]
impl Encoding {
    /// How positions and actions of this setup are written as numbers.
    #[new]
    fn new(py: Python<'_>, setup: &Setup) -> PyResult<Self> {
        aside(py, || Self::of(setup))
    }

    /// The setup.
    #[getter]
    fn setup(&self) -> Setup {
        self.setup.clone()
    }

    /// The parts of an observation.
    #[getter]
    fn observation(&self) -> Vec<Part> {
        parts(&self.shapes.observation)
    }

    /// How many numbers an observation has.
    #[getter]
    fn observation_size(&self) -> usize {
        self.shapes.observation.len()
    }

    /// The parts of the features of an action.
    #[getter]
    fn features(&self) -> Vec<Part> {
        parts(&self.shapes.features)
    }

    /// How many features an action has.
    #[getter]
    fn features_size(&self) -> usize {
        self.shapes.features.len()
    }

    /// The kinds of actions, one after the other.
    #[getter]
    fn kinds(&self) -> Vec<Part> {
        parts(&self.shapes.kinds)
    }

    /// How many numbers there are to choose from: a mask has so many entries.
    #[getter]
    fn choices(&self) -> usize {
        self.shapes.choices()
    }

    /// The number of letting others go on, where there is one: the last of all.
    #[getter]
    fn passing(&self) -> Option<usize> {
        self.shapes.has_passing.then(|| self.shapes.kinds.len())
    }

    fn __repr__(&self) -> String {
        let (seen, choices) = (self.shapes.observation.len(), self.shapes.choices());
        format!("<Encoding: {seen} numbers are seen, {choices} to choose from>")
    }

    fn __reduce__<'py>(&self, py: Python<'py>) -> PyResult<(Bound<'py, PyAny>, (Setup,))> {
        let make = py.import("formicary._native")?.getattr("Encoding")?;
        Ok((make, (self.setup.clone(),)))
    }
}

/// What there is to see of each position of a game in which everybody plays at random, as hashes that are equal on
/// every machine.
#[pyfunction]
pub(crate) fn truths_of_random_game(
    py: Python<'_>,
    setup: &Setup,
    seed: Random,
) -> PyResult<Vec<String>> {
    let Random(seed) = seed;
    aside(py, || {
        let truths = gym_of(setup)?.truths_of_random_game(&setup.setup, seed);
        let truths = truths.map_err(|error| Failure::setup(&error, &english(setup.rules)))?;
        Ok(truths.iter().map(ToString::to_string).collect())
    })
}

/// The same of a record.
pub(crate) fn truths_of(game: &str, record: &engine::Record) -> Result<Vec<String>, Failure> {
    let rules = rules_of(game)?;
    let setup = Setup {
        rules,
        setup: rules.profile().usual(),
    };
    let truths = gym_of(&setup)?.truths(record);
    let truths = truths.map_err(|error| Failure::replay(&error, &english(rules)))?;
    Ok(truths.iter().map(ToString::to_string).collect())
}
