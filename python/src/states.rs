//! A game in progress or finished.

use std::sync::Mutex;

use bots::level::Means;
use engine::{Awaited, Observer, Seat, Seats, Seed};
use pyo3::prelude::*;
use table::{Occupant, Rules, Session};

use crate::failures::{Failure, aside, here, locked};
use crate::games::{Game, seat_at, source};
use crate::levels::level;
use crate::numbers::{Events, SeatIndex};
use crate::patience::Patience;
use crate::plain::plain;
use crate::records::Record;
use crate::setups::Setup;
use crate::wordings::{english, language, words_in};

/// A game in progress or finished.
///
/// Seats are counted from 0. Dice and decks come by themselves, from the seed, unless `chance` is False; then
/// `advance` lets them come, one at a time.
///
/// >>> import formicary
/// >>> state = formicary.State(formicary.game("ants").setup(), seed="a day in June")
/// >>> seat = state.to_act[0]
/// >>> state.play(seat, state.legal(seat)[0])
#[pyclass(frozen, module = "formicary")]
pub(crate) struct State {
    rules: &'static dyn Rules,
    session: Mutex<Box<dyn Session>>,
    chance: bool,
}

/// Something a seat may do: the notation to play it, and what it means.
#[pyclass(frozen, get_all, module = "formicary")]
pub(crate) struct Choice {
    /// What to play.
    notation: String,
    /// What it means.
    words: String,
}

#[pymethods]
impl Choice {
    fn __repr__(&self) -> String {
        format!("<{}: {}>", self.notation, self.words)
    }
}

/// An event as somebody was told of it: its number, counted from 1, who acted, the notation if all of it is known to
/// the reader, and the words.
#[pyclass(frozen, get_all, module = "formicary")]
pub(crate) struct Line {
    /// The event's number, counted from 1.
    ply: usize,
    /// Who acted; None for dice and decks.
    seat: Option<usize>,
    /// The notation, if the reader knows all of it.
    notation: Option<String>,
    /// The event in words.
    words: String,
}

#[pymethods]
impl Line {
    fn __repr__(&self) -> String {
        format!("<{} {}>", self.ply, self.words)
    }
}

/// How a game has ended: the scores; the places, 1 for the winners; and what each victory is worth, 1 for a lone
/// winner and its share for several.
#[pyclass(frozen, get_all, module = "formicary")]
pub(crate) struct Standings {
    /// The points.
    scores: Vec<i32>,
    /// The places; winners have 1.
    places: Vec<u32>,
    /// What the end is worth: 1 for a lone winner, its share for several.
    shares: Vec<f32>,
}

#[pymethods]
impl Standings {
    fn __repr__(&self) -> String {
        format!("<scores {:?}, places {:?}>", self.scores, self.places)
    }
}

impl State {
    pub(crate) fn of(rules: &'static dyn Rules, session: Box<dyn Session>, chance: bool) -> Self {
        Self {
            rules,
            session: Mutex::new(session),
            chance,
        }
    }

    /// The same after all dice and decks that come by themselves.
    pub(crate) fn settled(self, py: Python<'_>) -> PyResult<Self> {
        self.with(py, |session| {
            self.settle(session);
            Ok(())
        })?;
        Ok(self)
    }

    /// Something short that is done with the game.
    fn with<T>(
        &self,
        py: Python<'_>,
        work: impl FnOnce(&mut dyn Session) -> Result<T, Failure>,
    ) -> PyResult<T> {
        here(py, || work(&mut **locked(&self.session)?))
    }

    fn players(&self, session: &dyn Session) -> usize {
        session.setup().players()
    }

    fn seat(&self, session: &dyn Session, seat: SeatIndex) -> Result<Seat, Failure> {
        seat_at(seat, self.players(session))
    }

    fn observer(
        &self,
        session: &dyn Session,
        seat: Option<SeatIndex>,
    ) -> Result<Observer, Failure> {
        Ok(match seat {
            Some(seat) => Observer::Seat(self.seat(session, seat)?),
            None => Observer::Spectator,
        })
    }

    fn settle(&self, session: &mut dyn Session) {
        while self.chance && session.advance() {}
    }
}

/// A record writes it on a line of its own.
fn is_a_name(name: &str) -> bool {
    !name.trim().is_empty() && !name.contains(char::is_control)
}

fn indices(seats: Seats) -> Vec<usize> {
    seats.iter().map(Seat::index).collect()
}

#[pymethods]
impl State {
    /// The start of a game. Everything that dice and decks bring follows from the seed, any words or number.
    #[new]
    #[pyo3(signature = (setup, seed = None, *, players = None, chance = true))]
    fn new(
        py: Python<'_>,
        setup: &Setup,
        seed: Option<&Bound<'_, PyAny>>,
        players: Option<Vec<String>>,
        chance: bool,
    ) -> PyResult<Self> {
        let seed = match seed {
            Some(seed) => seed.str()?.to_string(),
            None => py.import("secrets")?.call_method0("token_hex")?.extract()?,
        };
        let rules = setup.rules;
        let session = here(py, || {
            let words = english(rules);
            let colors = rules.profile().seats.iter().take(setup.setup.players());
            let colors = || {
                colors
                    .map(|color| words.get(&format!("seat-{color}")))
                    .collect()
            };
            let players = players.unwrap_or_else(colors);
            if players.len() != setup.setup.players() || !players.iter().all(|name| is_a_name(name))
            {
                return Err(Failure::Other {
                    exception: "BadSetup",
                    reason: "names".to_owned(),
                    words: format!(
                        "{} names on one line each are needed, one for each seat.",
                        setup.setup.players()
                    ),
                });
            }
            let players = players.into_iter();
            let occupants: Vec<_> = players
                .map(|name| Occupant::Human(name.trim().to_owned()))
                .collect();
            rules
                .open(setup.setup.clone(), occupants, source(&seed))
                .map_err(|error| Failure::setup(&error, &english(rules)))
        })?;
        let state = Self::of(rules, session, chance);
        state.with(py, |session| {
            state.settle(session);
            Ok(())
        })?;
        Ok(state)
    }

    /// The game.
    #[getter]
    fn game(&self) -> Game {
        Game { rules: self.rules }
    }

    /// Variant, number of players and options.
    #[getter]
    fn setup(&self, py: Python<'_>) -> PyResult<Setup> {
        self.with(py, |session| {
            Ok(Setup {
                rules: self.rules,
                setup: session.setup().clone(),
            })
        })
    }

    /// How many events there have been.
    #[getter]
    fn plies(&self, py: Python<'_>) -> PyResult<usize> {
        self.with(py, |session| Ok(session.plies()))
    }

    /// The seats that may act now: those who must, then those who may act before the others go on.
    #[getter]
    fn to_act(&self, py: Python<'_>) -> PyResult<Vec<usize>> {
        self.with(py, |session| {
            let awaited = session.awaited();
            let mut seats = match awaited {
                Awaited::Seats { must, .. } => indices(must),
                Awaited::Chance | Awaited::Nobody(_) => Vec::new(),
            };
            for seat in indices(awaited.actors()) {
                if !seats.contains(&seat) {
                    seats.push(seat);
                }
            }
            Ok(seats)
        })
    }

    /// The seats that hold the game up. If they are several, each decides at its own pace: what the rules seal is known
    /// to nobody else until all have chosen, and what touches nobody else lies open.
    #[getter]
    fn must_act(&self, py: Python<'_>) -> PyResult<Vec<usize>> {
        self.with(py, |session| {
            Ok(match session.awaited() {
                Awaited::Seats { must, .. } => indices(must),
                Awaited::Chance | Awaited::Nobody(_) => Vec::new(),
            })
        })
    }

    /// The seats that may act before the others go on, and need not.
    #[getter]
    fn may_act(&self, py: Python<'_>) -> PyResult<Vec<usize>> {
        self.with(py, |session| {
            Ok(match session.awaited() {
                Awaited::Seats { may, .. } => indices(may),
                Awaited::Chance | Awaited::Nobody(_) => Vec::new(),
            })
        })
    }

    /// Whether dice or a deck come next.
    #[getter]
    fn awaits_chance(&self, py: Python<'_>) -> PyResult<bool> {
        self.with(py, |session| Ok(session.awaited() == Awaited::Chance))
    }

    /// Whether the game is over.
    #[getter]
    fn is_over(&self, py: Python<'_>) -> PyResult<bool> {
        self.with(py, |session| {
            Ok(matches!(session.awaited(), Awaited::Nobody(_)))
        })
    }

    /// How the game has ended; None while it goes on.
    #[getter]
    fn standings(&self, py: Python<'_>) -> PyResult<Option<Standings>> {
        self.with(py, |session| {
            let Awaited::Nobody(standings) = session.awaited() else {
                return Ok(None);
            };
            Ok(Some(Standings {
                scores: standings.scores.as_slice().to_vec(),
                places: standings
                    .places
                    .iter()
                    .map(|place| (*place).into())
                    .collect(),
                shares: standings.shares().as_slice().to_vec(),
            }))
        })
    }

    /// Everything that a seat may do now, in notation.
    fn legal(&self, py: Python<'_>, seat: SeatIndex) -> PyResult<Vec<String>> {
        self.with(py, |session| Ok(session.legal(self.seat(session, seat)?)))
    }

    /// Everything that a seat may do now, in notation and in words.
    #[pyo3(signature = (seat, language = "en"))]
    fn choices(&self, py: Python<'_>, seat: SeatIndex, language: &str) -> PyResult<Vec<Choice>> {
        self.with(py, |session| {
            let words = words_in(self.rules, self::language(language)?);
            let choices = session.choices(self.seat(session, seat)?, &words);
            let choices = choices.into_iter().map(|choice| Choice {
                notation: choice.notation,
                words: choice.words,
            });
            Ok(choices.collect())
        })
    }

    /// Plays an action. Raises Refused, and changes nothing, if the rules forbid it.
    fn play(&self, py: Python<'_>, seat: SeatIndex, action: &str) -> PyResult<()> {
        self.with(py, |session| {
            let seat = self.seat(session, seat)?;
            session
                .play(seat, action)
                .map_err(|error| Failure::play(&error, &english(self.rules)))?;
            self.settle(session);
            Ok(())
        })
    }

    /// Why a seat cannot do something: an exception that is not raised; None if it can.
    fn why_not<'py>(
        &self,
        py: Python<'py>,
        seat: SeatIndex,
        action: &str,
    ) -> PyResult<Option<Bound<'py, PyAny>>> {
        let why = self.with(py, |session| {
            let why = session.why_not(self.seat(session, seat)?, action);
            Ok(why.map(|why| Failure::play(&why, &english(self.rules))))
        })?;
        why.map(|why| why.exception(py)).transpose()
    }

    /// Lets chance decide once, if the game waits for it; says whether it did. Raises BadRecord if the game comes from
    /// a record that does not tell its seed.
    fn advance(&self, py: Python<'_>) -> PyResult<bool> {
        self.with(py, |session| {
            let is_awaited = session.awaited() == Awaited::Chance;
            if !session.advance() && is_awaited {
                return Err(Failure::Other {
                    exception: "BadRecord",
                    reason: "no-seed".to_owned(),
                    words: "Dice or a deck come next, and the record does not tell its seed."
                        .to_owned(),
                });
            }
            Ok(is_awaited)
        })
    }

    /// What a seat may know, as plain data; what lies open to all if no seat is named.
    #[pyo3(signature = (seat = None))]
    fn view<'py>(&self, py: Python<'py>, seat: Option<SeatIndex>) -> PyResult<Bound<'py, PyAny>> {
        let view = self.with(
            py,
            |session| Ok(session.view(self.observer(session, seat)?)),
        )?;
        plain(py, &view)
    }

    /// The same as text, which is quicker where it is only compared or passed on.
    #[pyo3(signature = (seat = None))]
    fn view_text(&self, py: Python<'_>, seat: Option<SeatIndex>) -> PyResult<String> {
        self.with(py, |session| {
            Ok(session.view_text(self.observer(session, seat)?))
        })
    }

    /// What has happened since the first `ply` events, as a seat got to know it, or as all did if none is named.
    #[pyo3(
        signature = (seat = None, *, since = Events(0), language = Some("en")),
        text_signature = "($self, seat=None, *, since=0, language='en')"
    )]
    fn log(
        &self,
        py: Python<'_>,
        seat: Option<SeatIndex>,
        since: Events,
        language: Option<&str>,
    ) -> PyResult<Vec<Line>> {
        let Events(since) = since;
        self.with(py, |session| {
            let words = match language {
                Some(code) => Some(words_in(self.rules, self::language(code)?)),
                None => None,
            };
            let observer = self.observer(session, seat)?;
            let lines = session.log_since(since, observer, words.as_deref());
            let lines = lines.into_iter().map(|line| Line {
                ply: line.ply,
                seat: line.seat.map(Seat::index),
                notation: line.notation,
                words: line.words,
            });
            Ok(lines.collect())
        })
    }

    /// What a bot would do on a seat: an action, or None if it need not act and lets the others go on. It knows what
    /// the seat may know and nothing else.
    #[pyo3(signature = (seat, level = "worker"))]
    fn think(&self, py: Python<'_>, seat: SeatIndex, level: &str) -> PyResult<Option<String>> {
        let patience = Patience::new(None);
        let thinking = self.with(py, |session| {
            let level = self::level(level)?;
            let means = Means {
                limit: Some(patience.clock()),
                ..Means::default()
            };
            Ok(session.think_with(self.seat(session, seat)?, level, means))
        })?;
        aside(py, || {
            let thought = thinking();
            patience.check()?;
            Ok(thought.action)
        })
    }

    /// A copy that goes its own way. With a seed, what dice and decks bring from here on follows from that instead,
    /// so that the copy tells nothing of the future of this game.
    #[pyo3(signature = (seed = None))]
    fn clone(&self, py: Python<'_>, seed: Option<&Bound<'_, PyAny>>) -> PyResult<Self> {
        let fresh = match seed {
            Some(seed) => Some(Seed::from_words(&seed.str()?.to_string())),
            None => None,
        };
        let fork = self.with(py, |session| Ok(session.fork(fresh)))?;
        Ok(Self::of(self.rules, fork, self.chance))
    }

    /// Where the points have come from so far: for each source what every seat has got.
    fn points(&self, py: Python<'_>) -> PyResult<Vec<(String, Vec<i32>)>> {
        self.with(py, |session| {
            let words = english(self.rules);
            let sources = session.tally().sources.into_iter();
            let sources = sources.map(|(key, points)| (words.get(key), points.as_slice().to_vec()));
            Ok(sources.collect())
        })
    }

    /// The game as a record. It tells the seed once the game is over; with `private` it does before, and with it
    /// all that is to come.
    #[pyo3(signature = (*, private = false))]
    fn record(&self, py: Python<'_>, private: bool) -> PyResult<Record> {
        let record = self.with(py, |session| Ok(session.record(private)))?;
        Ok(Record::of(self.rules, record))
    }

    fn __copy__(&self, py: Python<'_>) -> PyResult<Self> {
        self.clone(py, None)
    }

    fn __deepcopy__(&self, py: Python<'_>, _memo: &Bound<'_, PyAny>) -> PyResult<Self> {
        self.clone(py, None)
    }

    fn __reduce__<'py>(&self, py: Python<'py>) -> PyResult<(Bound<'py, PyAny>, (String, bool))> {
        let make = py.import("formicary._pickled")?.getattr("state")?;
        let record = self.with(py, |session| Ok(session.record(true).to_string()))?;
        Ok((make, (record, self.chance)))
    }

    /// The same game, where dice and decks come by themselves or not.
    fn with_chance(&self, py: Python<'_>, chance: bool) -> PyResult<Self> {
        let fork = self.with(py, |session| Ok(session.fork(None)))?;
        Self::of(self.rules, fork, chance).settled(py)
    }

    fn __repr__(&self, py: Python<'_>) -> PyResult<String> {
        self.with(py, |session| {
            let (game, plies) = (self.rules.profile().id, session.plies());
            Ok(format!("<State of {game} after {plies} events>"))
        })
    }
}
