//! Which game is to be played, and how.

use std::collections::BTreeMap;

use engine::{Seed, SetupError};
use pyo3::prelude::*;
use table::Rules;

use crate::failures::{Failure, here};
use crate::games::Game;
use crate::wordings::english;

/// A game, its variant, number of players, options, and the revision of its rules: a choice that can be played.
///
/// >>> import formicary
/// >>> str(formicary.game("ants").setup(options={"overlay": "flat"}))
/// 'base players=2 first=random corners=four tiles=standard overlay=flat ties=shared'
#[pyclass(frozen, module = "formicary")]
#[derive(Clone)]
pub(crate) struct Setup {
    pub(crate) rules: &'static dyn Rules,
    pub(crate) setup: engine::Setup,
}

impl Setup {
    pub(crate) fn of(
        py: Python<'_>,
        rules: &'static dyn Rules,
        variant: Option<&str>,
        players: Option<u8>,
        revision: Option<u32>,
        options: &BTreeMap<String, String>,
    ) -> PyResult<Self> {
        let profile = rules.profile();
        let variant = variant.unwrap_or(profile.variants[0].id);
        Self::checked(py, rules, revision, || {
            let options = options.iter();
            let options = options.map(|(id, value)| (id.as_str(), value.as_str()));
            profile.setup(variant, players, options)
        })
    }

    pub(crate) fn read(
        py: Python<'_>,
        rules: &'static dyn Rules,
        text: &str,
        revision: Option<u32>,
    ) -> PyResult<Self> {
        Self::checked(py, rules, revision, || rules.profile().read_setup(text))
    }

    fn checked(
        py: Python<'_>,
        rules: &'static dyn Rules,
        revision: Option<u32>,
        choose: impl FnOnce() -> Result<engine::Setup, SetupError>,
    ) -> PyResult<Self> {
        let check = || {
            let mut setup = choose()?;
            if let Some(revision) = revision {
                setup = rules.profile().by_revision(setup, revision)?;
            }
            // Some rules that tie options together are the game's own.
            rules.open(setup.clone(), Vec::new(), Seed([0; 32]).into())?;
            Ok(setup)
        };
        here(py, || {
            check().map_err(|error| Failure::setup(&error, &english(rules)))
        })
        .map(|setup| Self { rules, setup })
    }
}

#[pymethods]
impl Setup {
    /// The game.
    #[getter]
    fn game(&self) -> Game {
        Game { rules: self.rules }
    }

    /// The variant's name.
    #[getter]
    fn variant(&self) -> &'static str {
        self.setup.variant()
    }

    /// How many players.
    #[getter]
    fn players(&self) -> usize {
        self.setup.players()
    }

    /// All options with their values.
    #[getter]
    fn options(&self) -> BTreeMap<&'static str, String> {
        let options = self.setup.options();
        options.map(|(id, value)| (id, value.to_owned())).collect()
    }

    /// The revision of the rules.
    #[getter]
    fn revision(&self) -> u32 {
        self.setup.revision()
    }

    fn __str__(&self) -> String {
        self.setup.to_string()
    }

    fn __repr__(&self) -> String {
        format!("<Setup of {}: {}>", self.rules.profile().id, self.setup)
    }

    fn __eq__(&self, other: &Self) -> bool {
        self.rules.profile().id == other.rules.profile().id && self.setup == other.setup
    }

    fn __hash__(&self) -> u64 {
        engine::fingerprint::of(&(self.rules.profile().id, &self.setup))
    }

    #[allow(clippy::type_complexity, reason = "what pickle wants")]
    fn __reduce__<'py>(
        &self,
        py: Python<'py>,
    ) -> PyResult<(Bound<'py, PyAny>, (&'static str, String, u32))> {
        let make = py.import("formicary._pickled")?.getattr("setup")?;
        let id = self.rules.profile().id;
        Ok((make, (id, self.setup.to_string(), self.setup.revision())))
    }
}
