//! The games that there are, and what can be chosen in each.

use std::collections::BTreeMap;

use bots::level::Means;
use engine::{Game as _, Seat, Seed, Source};
use pyo3::prelude::*;
use table::listing::GameInfo;
use table::{Locale, Rules};
use yardsticks::ConnectFour;

use crate::failures::{Failure, aside, caught, here};
use crate::levels::level;
use crate::numbers::{Players, Random, Revision, SeatIndex};
use crate::patience::Patience;
use crate::plain::{json, plain};
use crate::setups::Setup;
use crate::wordings::{english, language, words_in};

/// A game of the table.
///
/// >>> import formicary
/// >>> formicary.game("myrmes").variants
/// ['base', 'solo-easy', 'solo-medium', 'solo-hard', 'solo-extreme']
#[pyclass(frozen, module = "formicary")]
pub(crate) struct Game {
    pub(crate) rules: &'static dyn Rules,
}

/// Every game there is.
#[pyfunction]
pub(crate) fn games() -> Vec<Game> {
    let all = table::games().iter().copied();
    let own = all.filter(|rules| rules.profile().id != ConnectFour::PROFILE.id);
    own.map(|rules| Game { rules }).collect()
}

/// Brings connect four along, which is no game of the table but one to measure with.
pub(crate) fn bring_yardstick() {
    table::catalog::bring(&[table::catalog::rules_of::<ConnectFour>()]);
}

/// The game with this name, such as "ants" or "myrmes".
#[pyfunction]
pub(crate) fn game(py: Python<'_>, name: &str) -> PyResult<Game> {
    here(py, || rules_of(name)).map(|rules| Game { rules })
}

/// The codes of all languages, English first.
#[pyfunction]
pub(crate) fn languages() -> Vec<&'static str> {
    Locale::all().map(Locale::code).collect()
}

/// The rules of the game with this name.
pub(crate) fn rules_of(name: &str) -> Result<&'static dyn Rules, Failure> {
    table::game(name).ok_or_else(|| {
        let known: Vec<_> = games().iter().map(|game| game.rules.profile().id).collect();
        Failure::Other {
            exception: "UnknownGame",
            reason: "unknown-game".to_owned(),
            words: format!(
                "There is no game “{name}”; the games are {}.",
                known.join(", ")
            ),
        }
    })
}

#[pymethods]
impl Game {
    /// What to type.
    #[getter]
    fn id(&self) -> &'static str {
        self.rules.profile().id
    }

    /// What it is called in English.
    #[getter]
    fn name(&self) -> String {
        english(self.rules).get(&format!("game-{}", self.id()))
    }

    /// Who has made it.
    #[getter]
    fn designer(&self) -> &'static str {
        self.rules.profile().designer
    }

    /// The revisions of its rules that can be played; new games get the last one.
    #[getter]
    fn revisions(&self) -> Vec<u32> {
        self.rules.profile().revisions.to_vec()
    }

    /// The ways to play it; the first is the usual one.
    #[getter]
    fn variants(&self) -> Vec<&'static str> {
        let variants = self.rules.profile().variants.iter();
        variants.map(|variant| variant.id).collect()
    }

    /// The colours of the seats, the first seat first.
    #[getter]
    fn seats(&self) -> Vec<&'static str> {
        self.rules.profile().seats.to_vec()
    }

    /// The numbers of players of a variant.
    fn players(&self, py: Python<'_>, variant: &str) -> PyResult<Vec<u32>> {
        let setup = Setup::of(py, self.rules, Some(variant), None, None, &BTreeMap::new())?;
        let variants = self.rules.profile().variants.iter();
        let all = variants
            .filter(|known| known.id == setup.setup.variant())
            .flat_map(|variant| variant.least..=variant.most)
            .map(u32::from);
        Ok(all.collect())
    }

    /// Everything that can be chosen, with names in a language, as plain data.
    #[pyo3(signature = (language = "en"))]
    fn listing<'py>(&self, py: Python<'py>, language: &str) -> PyResult<Bound<'py, PyAny>> {
        let listing = here(py, || {
            let words = words_in(self.rules, crate::wordings::language(language)?);
            serde_json::to_value(GameInfo::of(self.rules, &words))
                .map_err(|error| Failure::Broken(error.to_string()))
        })?;
        plain(py, &listing)
    }

    /// The rules in our own words, as Markdown.
    #[pyo3(signature = (language = "en"))]
    fn guide(&self, py: Python<'_>, language: &str) -> PyResult<&'static str> {
        let locale = here(py, || self::language(language))?;
        Ok(self.rules.guide().get(locale.code()))
    }

    /// A setup: variant, number of players, options and revision of the rules. What is not named is as usual.
    #[pyo3(signature = (variant = None, players = None, options = None, *, revision = None))]
    fn setup(
        &self,
        py: Python<'_>,
        variant: Option<&str>,
        players: Option<Players>,
        options: Option<BTreeMap<String, Bound<'_, PyAny>>>,
        revision: Option<Revision>,
    ) -> PyResult<Setup> {
        let mut chosen = BTreeMap::new();
        for (name, value) in options.unwrap_or_default() {
            chosen.insert(name, value.str()?.to_string());
        }
        let players = players.map(|Players(players)| players);
        let revision = revision.map(|Revision(revision)| revision);
        Setup::of(py, self.rules, variant, players, revision, &chosen)
    }

    /// A setup as a record writes it, such as "base players=3 corners=out".
    #[pyo3(signature = (text, *, revision = None))]
    fn read_setup(
        &self,
        py: Python<'_>,
        text: &str,
        revision: Option<Revision>,
    ) -> PyResult<Setup> {
        let revision = revision.map(|Revision(revision)| revision);
        Setup::read(py, self.rules, text, revision)
    }

    /// Every variant with every number of players, with the usual options.
    fn every_setup(&self, py: Python<'_>) -> PyResult<Vec<Setup>> {
        let mut setups = Vec::new();
        for variant in self.rules.profile().variants {
            for players in variant.least..=variant.most {
                setups.push(Setup::of(
                    py,
                    self.rules,
                    Some(variant.id),
                    Some(players),
                    None,
                    &BTreeMap::new(),
                )?);
            }
        }
        Ok(setups)
    }

    /// What a bot would do that knows nothing but this view of a seat: an action, or None if it need not act and
    /// lets the others go on. Always the same for the same seed.
    #[pyo3(
        signature = (view, seat, level = "worker", seed = Random(0)),
        text_signature = "($self, view, seat, level='worker', seed=0)"
    )]
    fn choose(
        &self,
        py: Python<'_>,
        view: &Bound<'_, PyAny>,
        seat: SeatIndex,
        level: &str,
        seed: Random,
    ) -> PyResult<Option<String>> {
        let Random(seed) = seed;
        let view = json(view)?;
        let rules = self.rules;
        aside(py, || {
            let level = self::level(level)?;
            let seat = seat_at(seat, engine::MAX_SEATS)?;
            let patience = Patience::new(None);
            let means = Means {
                limit: Some(patience.clock()),
                ..Means::default()
            };
            let chosen = of_view(|| {
                let chosen = rules.thinker(level, seed, means).choose(&view, seat);
                chosen.map_err(|error| bad_view(&error))
            })?;
            patience.check()?;
            Ok(chosen)
        })
    }

    /// Why a seat cannot do something in a position that it knows by this view alone: an exception that is not
    /// raised; None if it can.
    fn why_not<'py>(
        &self,
        py: Python<'py>,
        view: &Bound<'py, PyAny>,
        seat: SeatIndex,
        action: &str,
    ) -> PyResult<Option<Bound<'py, PyAny>>> {
        let view = json(view)?;
        let why = here(py, || {
            let seat = seat_at(seat, engine::MAX_SEATS)?;
            let why = of_view(|| {
                let why = self.rules.why_not(&view, seat, action);
                why.map_err(|error| bad_view(&error))
            })?;
            Ok(why.map(|why| Failure::play(&why, &english(self.rules))))
        })?;
        why.map(|why| why.exception(py)).transpose()
    }

    fn __repr__(&self) -> String {
        format!("formicary.game('{}')", self.id())
    }

    fn __eq__(&self, other: &Self) -> bool {
        self.id() == other.id()
    }

    fn __hash__(&self) -> u64 {
        engine::fingerprint::of(self.id())
    }

    fn __reduce__<'py>(&self, py: Python<'py>) -> PyResult<(Bound<'py, PyAny>, (&'static str,))> {
        let make = py.import("formicary._native")?.getattr("game")?;
        Ok((make, (self.id(),)))
    }
}

pub(crate) fn bad_view(error: &impl ToString) -> Failure {
    Failure::Other {
        exception: "BadView",
        reason: "view".to_owned(),
        words: error.to_string(),
    }
}

/// What follows from a view. Views come from anywhere: one that no game ever shows, or not to this seat, breaks what
/// reads it, and that is the view's fault.
fn of_view<T>(work: impl FnOnce() -> Result<T, Failure>) -> Result<T, Failure> {
    caught(work).map_err(|failure| match failure {
        Failure::Broken(said) => bad_view(&format!(
            "The game never shows this view to this seat: {said}."
        )),
        other => other,
    })
}

/// The seat with this index, counted from 0.
pub(crate) fn seat_at(SeatIndex(index): SeatIndex, players: usize) -> Result<Seat, Failure> {
    if index < players {
        return Ok(Seat::new(index));
    }
    Err(Failure::Other {
        exception: "NoSuchSeat",
        reason: "no-such-seat".to_owned(),
        words: format!(
            "There is no seat {index}: seats are counted from 0 to {}.",
            players - 1
        ),
    })
}

/// Where chance comes from for words that a person can remember.
pub(crate) fn source(seed: &str) -> Source {
    Source::of(Seed::from_words(seed))
}
