//! Whole games as text.

use engine::record::{Pins, Record as Written};
use pyo3::prelude::*;
use table::Rules;

use crate::failures::{Failure, aside, here};
use crate::games::{Game, rules_of};
use crate::numbers::Ply;
use crate::setups::Setup;
use crate::states::State;
use crate::wordings::{common_words, english};

/// A whole game as text, from its first event to its last, or as far as it has come.
#[pyclass(frozen, module = "formicary")]
pub(crate) struct Record {
    rules: &'static dyn Rules,
    record: Written,
}

impl Record {
    pub(crate) const fn of(rules: &'static dyn Rules, record: Written) -> Self {
        Self { rules, record }
    }

    pub(crate) fn text(&self) -> String {
        self.record.to_string()
    }

    pub(crate) fn written(self) -> Written {
        self.record
    }
}

#[pymethods]
impl Record {
    /// Reads a record from its text.
    #[new]
    pub(crate) fn read(py: Python<'_>, text: &str) -> PyResult<Self> {
        here(py, || {
            let record: Written = text
                .parse()
                .map_err(|error| Failure::record(&error, &common_words()))?;
            Ok(Self {
                rules: rules_of(&record.game)?,
                record,
            })
        })
    }

    /// The game.
    #[getter]
    fn game(&self) -> Game {
        Game { rules: self.rules }
    }

    /// Variant, players and options.
    #[getter]
    fn setup(&self, py: Python<'_>) -> PyResult<Setup> {
        Setup::read(py, self.rules, &self.record.setup, Some(self.record.rules))
    }

    /// Who sat where, as the record writes it: "human Ada", "bot worker" or "open".
    #[getter]
    fn players(&self) -> Vec<String> {
        self.record.players.clone()
    }

    /// What happened: the seat that acted, counted from 0, or None for dice and decks, and the notation.
    #[getter]
    fn events(&self) -> Vec<(Option<usize>, String)> {
        let plies = self.record.plies.iter();
        plies
            .map(|ply| (ply.seat.map(engine::Seat::index), ply.text.to_string()))
            .collect()
    }

    /// The final scores, the first seat first; None if the game is not over by its rules.
    #[getter]
    fn scores(&self) -> Option<Vec<i32>> {
        self.record.scores.clone()
    }

    /// What was promised of chance before the game.
    #[getter]
    fn commitment(&self) -> String {
        self.record.commitment.to_string()
    }

    /// What chance came from, once it is told.
    #[getter]
    fn seed(&self) -> Option<String> {
        self.record.seed.map(|seed| seed.to_string())
    }

    /// Whether the game is over.
    #[getter]
    fn is_over(&self) -> bool {
        self.record.is_over()
    }

    /// Replays the game strictly and proves that every draw came from the promised seed; gives how many draws
    /// were proved. Raises BadRecord at the first thing that is not in order.
    fn verify(&self, py: Python<'_>) -> PyResult<u64> {
        let proof = aside(py, || {
            let proof = self.rules.verify(&self.record, &Pins::default());
            proof.map_err(|error| Failure::verify(&error, &english(self.rules)))
        })?;
        Ok(proof.draws)
    }

    /// The game after its first `ply` events; after all of them if nothing is said. It can be played on if the record
    /// tells its seed: dice and decks that come next come by themselves then, at once. With `chance=False` they wait
    /// for `advance`, and the state is just that after so many events. If the record tells no seed, they never come,
    /// and `State.awaits_chance` says so.
    #[pyo3(signature = (ply = None, *, chance = true))]
    fn state(&self, py: Python<'_>, ply: Option<Ply>, chance: bool) -> PyResult<State> {
        let session = aside(py, || {
            let mut record = self.record.clone();
            if let Some(Ply(ply)) = ply {
                if ply > record.plies.len() {
                    return Err(Failure::replay(
                        &engine::record::ReplayError::TooFar {
                            asked: ply,
                            plies: record.plies.len(),
                        },
                        &english(self.rules),
                    ));
                }
                record.back_to(ply);
            }
            let session = self.rules.resume(&record);
            session.map_err(|error| Failure::replay(&error, &english(self.rules)))
        })?;
        State::of(self.rules, session, chance).settled(py)
    }

    /// What there is to see of each position, from the start to the end, as hashes that are equal on every machine.
    fn truths(&self, py: Python<'_>) -> PyResult<Vec<String>> {
        aside(py, || {
            crate::encodings::truths_of(&self.record.game, &self.record)
        })
    }

    /// How many events there were.
    fn __len__(&self) -> usize {
        self.record.plies.len()
    }

    fn __str__(&self) -> String {
        self.record.to_string()
    }

    fn __repr__(&self) -> String {
        let events = self.record.plies.len();
        format!("<Record of {}: {events} events>", self.record.game)
    }

    fn __eq__(&self, other: &Self) -> bool {
        self.record == other.record
    }

    fn __reduce__<'py>(&self, py: Python<'py>) -> PyResult<(Bound<'py, PyAny>, (String,))> {
        let make = py.import("formicary._native")?.getattr("Record")?;
        Ok((make, (self.record.to_string(),)))
    }
}
