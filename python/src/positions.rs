//! One game, played by numbers.

use std::sync::Mutex;

use engine::record::Ply;
use engine::{Awaited, Observer, QuickDice, Record as Written, Seat, Seats, Seed, Source};
use gym::PlayError;
use numpy::ndarray::Array2;
use numpy::{IntoPyArray, PyArray1, PyArray2, PyArrayMethods, PyReadwriteArray1};
use pyo3::prelude::*;

use crate::batches::lent;
use crate::encodings::Encoding;
use crate::failures::{Failure, aside, here, locked};
use crate::games::seat_at;
use crate::numbers::{Events, Number, Random, SeatIndex};
use crate::plain::plain;
use crate::records::Record;
use crate::setups::Setup;
use crate::wordings::english;

/// One game, played by numbers: always one seat is asked.
///
/// Seats that may act and need not are asked first, one after the other; to let the others go on has the number
/// `Encoding.passing`. Where several seats must choose, they are asked in the order of seats. What the rules seal of
/// that can be found neither in views nor in observations of others; what touches nobody else lies open.
///
/// Dice and decks come by themselves, from the seed, unless `chance` is False; then `draw` lets them come.
#[pyclass(frozen, module = "formicary")]
pub(crate) struct Position {
    encoding: Encoding,
    game: Mutex<Played>,
    chance: bool,
}

/// Numbers, and a row of features for each.
pub(crate) type Features<'py> = (Bound<'py, PyArray1<u32>>, Bound<'py, PyArray2<f32>>);

/// Where the game stands, and how it came there.
struct Played {
    at: Box<dyn gym::Position>,
    /// Who has let the others go on since something has happened.
    passed: Seats,
    source: Source,
    /// Where the source was changed, and what was promised before.
    branch: Option<engine::record::Branch>,
    draws: u64,
    events: Vec<Ply>,
    /// Nobody knows how it came about: it has no record.
    imagined: bool,
}

impl Played {
    fn copy(&self) -> Self {
        Self {
            imagined: self.imagined,
            at: self.at.copy(),
            passed: self.passed,
            source: self.source.clone(),
            branch: self.branch,
            draws: self.draws,
            events: self.events.clone(),
        }
    }

    /// Who is asked, and whether that is somebody who may let the others go on.
    fn asked(&self) -> (Seats, bool) {
        let Awaited::Seats { must, may } = self.at.awaited() else {
            return (Seats::NONE, false);
        };
        match may.minus(self.passed).first() {
            Some(seat) => (Seats::only(seat), true),
            None => (must, false),
        }
    }

    fn has_played(&mut self, seat: Seat, action: String) {
        self.passed = Seats::NONE;
        self.events.push(Ply {
            seat: Some(seat),
            text: action.into(),
        });
    }

    fn draw(&mut self) -> bool {
        if self.at.awaited() != Awaited::Chance {
            return false;
        }
        let mut dice = self.source.seed().dice(self.draws);
        let drawn = self.at.draw(&mut dice).expect("chance is awaited");
        self.draws += 1;
        self.events.push(Ply {
            seat: None,
            text: drawn.into(),
        });
        true
    }
}

impl Position {
    fn with<T>(
        &self,
        py: Python<'_>,
        work: impl FnOnce(&mut Played) -> Result<T, Failure>,
    ) -> PyResult<T> {
        here(py, || work(&mut *locked(&self.game)?))
    }

    fn settle(&self, game: &mut Played) {
        while self.chance && game.draw() {}
    }

    /// The seat that is named, or the first one that is asked if none is.
    fn seat_of(&self, game: &Played, seat: Option<SeatIndex>) -> Result<Seat, Failure> {
        match seat {
            Some(seat) => seat_at(seat, self.encoding.shapes.players),
            None => game.asked().0.first().ok_or_else(|| Failure::Other {
                exception: "NobodyAsked",
                reason: "nobody-asked".to_owned(),
                words: "Nobody is asked: the game is over, or dice or a deck come first."
                    .to_owned(),
            }),
        }
    }

    /// Everything that a seat can choose, in growing order; nothing if it is not asked.
    fn choices(&self, game: &Played, seat: Seat) -> Vec<u32> {
        let (asked, may_pass) = game.asked();
        if !asked.contains(seat) {
            return Vec::new();
        }
        let mut numbers = game.at.listed(seat);
        numbers.sort_unstable();
        if may_pass {
            numbers.push(self.encoding.shapes.kinds.len() as u32);
        }
        numbers
    }

    /// Says no to a seat that has nothing to choose because another one is asked before.
    fn must_be_asked(&self, game: &Played, seat: Seat) -> Result<(), Failure> {
        let (asked, may_pass) = game.asked();
        match asked.first() {
            Some(before) if may_pass && before != seat => Err(Failure::Other {
                exception: "NotListed",
                reason: "not-asked".to_owned(),
                words: format!(
                    "Seat {} is not asked now: seat {} may act before, and lets the others go on with the number {}.",
                    seat.index(),
                    before.index(),
                    self.encoding.shapes.kinds.len()
                ),
            }),
            _ => Ok(()),
        }
    }

    fn is_pass(&self, game: &Played, seat: Seat, number: u32) -> bool {
        let (asked, may_pass) = game.asked();
        may_pass && asked.contains(seat) && number as usize == self.encoding.shapes.kinds.len()
    }
}

#[pymethods]
impl Position {
    /// The start of a game. Everything that dice and decks bring follows from the seed, any words or number.
    #[new]
    #[pyo3(signature = (encoding, seed = None, *, chance = true))]
    fn new(
        py: Python<'_>,
        encoding: &Encoding,
        seed: Option<&Bound<'_, PyAny>>,
        chance: bool,
    ) -> PyResult<Self> {
        let seed = match seed {
            Some(seed) => seed.str()?.to_string(),
            None => py.import("secrets")?.call_method0("token_hex")?.extract()?,
        };
        let position = Self {
            game: Mutex::new(Played {
                at: encoding.start.copy(),
                passed: Seats::NONE,
                source: Source::of(Seed::from_words(&seed)),
                branch: None,
                draws: 0,
                events: Vec::new(),
                imagined: false,
            }),
            encoding: encoding.clone(),
            chance,
        };
        position.with(py, |game| {
            position.settle(game);
            Ok(())
        })?;
        Ok(position)
    }

    /// How it is written as numbers.
    #[getter]
    fn encoding(&self) -> Encoding {
        self.encoding.clone()
    }

    /// Variant, number of players and options.
    #[getter]
    fn setup(&self) -> Setup {
        self.encoding.setup.clone()
    }

    /// The seats that are asked at once: one that may let the others go on, or all that must choose. Nobody if the
    /// game is over, or if dice or a deck come first.
    #[getter]
    fn asked(&self, py: Python<'_>) -> PyResult<Vec<usize>> {
        self.with(py, |game| {
            Ok(game.asked().0.iter().map(Seat::index).collect())
        })
    }

    /// The first of them; None if nobody is asked.
    #[getter]
    fn seat(&self, py: Python<'_>) -> PyResult<Option<usize>> {
        self.with(py, |game| Ok(game.asked().0.first().map(Seat::index)))
    }

    /// Whether the seat that is asked may let the others go on.
    #[getter]
    fn may_pass(&self, py: Python<'_>) -> PyResult<bool> {
        self.with(py, |game| Ok(game.asked().1))
    }

    /// Whether dice or a deck come next.
    #[getter]
    fn awaits_chance(&self, py: Python<'_>) -> PyResult<bool> {
        self.with(py, |game| Ok(game.at.awaited() == Awaited::Chance))
    }

    /// Whether the game is over.
    #[getter]
    fn is_over(&self, py: Python<'_>) -> PyResult<bool> {
        self.with(py, |game| {
            Ok(matches!(game.at.awaited(), Awaited::Nobody(_)))
        })
    }

    /// How many events there have been.
    #[getter]
    fn plies(&self, py: Python<'_>) -> PyResult<usize> {
        self.with(py, |game| Ok(game.events.len()))
    }

    /// For each seat what the end of the game is worth: 1 for a lone winner, and all add up to 0; alone, 1 or -1.
    /// 0 while it goes on.
    #[getter]
    fn rewards(&self, py: Python<'_>) -> PyResult<Vec<f32>> {
        self.with(py, |game| {
            let players = self.encoding.shapes.players;
            let Awaited::Nobody(standings) = game.at.awaited() else {
                return Ok(vec![0.0; players]);
            };
            let shares = standings.shares();
            let worth = |share: &f32| match players {
                1 => 2.0 * share - 1.0,
                _ => (share * players as f32 - 1.0) / (players as f32 - 1.0),
            };
            Ok(shares.iter().map(worth).collect())
        })
    }

    /// The points of each seat at the end; 0 while the game goes on.
    #[getter]
    fn scores(&self, py: Python<'_>) -> PyResult<Vec<i32>> {
        self.with(py, |game| {
            let Awaited::Nobody(standings) = game.at.awaited() else {
                return Ok(vec![0; self.encoding.shapes.players]);
            };
            Ok(standings.scores.as_slice().to_vec())
        })
    }

    /// The numbers of everything that the seat can choose, in growing order; none if it is not asked. The first seat
    /// that is asked is meant if none is named; so it is below.
    #[pyo3(signature = (seat = None))]
    fn legal<'py>(
        &self,
        py: Python<'py>,
        seat: Option<SeatIndex>,
    ) -> PyResult<Bound<'py, PyArray1<u32>>> {
        let numbers = self.with(py, |game| Ok(self.choices(game, self.seat_of(game, seat)?)))?;
        Ok(numbers.into_pyarray(py))
    }

    /// 1 at each number that the seat can choose, otherwise 0; all 0 if it is not asked.
    #[pyo3(signature = (seat = None))]
    fn mask<'py>(
        &self,
        py: Python<'py>,
        seat: Option<SeatIndex>,
    ) -> PyResult<Bound<'py, PyArray1<i8>>> {
        let mask = self.with(py, |game| {
            let mut mask = vec![0; self.encoding.shapes.choices()];
            for number in self.choices(game, self.seat_of(game, seat)?) {
                mask[number as usize] = 1;
            }
            Ok(mask)
        })?;
        Ok(mask.into_pyarray(py))
    }

    /// What a seat knows as numbers. Written into `out` if that is given.
    #[pyo3(signature = (seat = None, out = None))]
    fn observe<'py>(
        &self,
        py: Python<'py>,
        seat: Option<SeatIndex>,
        out: Option<Bound<'py, PyAny>>,
    ) -> PyResult<Bound<'py, PyArray1<f32>>> {
        let size = self.encoding.shapes.observation.len();
        let out = lent(py, "an observation", out, [size])?.into_bound(py);
        let mut writable: PyReadwriteArray1<'_, f32> = out.try_readwrite()?;
        let slice = writable.as_slice_mut()?;
        self.with(py, |game| {
            let seat = self.seat_of(game, seat)?;
            game.at.observe(seat, slice);
            Ok(())
        })?;
        drop(writable);
        Ok(out)
    }

    /// What everything that the seat can do is like: the numbers, and a row of features for each. Passing has none.
    /// Nothing if the seat is not asked.
    #[pyo3(signature = (seat = None))]
    fn features<'py>(&self, py: Python<'py>, seat: Option<SeatIndex>) -> PyResult<Features<'py>> {
        let (numbers, features) = self.with(py, |game| {
            let seat = self.seat_of(game, seat)?;
            let width = self.encoding.shapes.features.len();
            let is_asked = game.asked().0.contains(seat);
            let numbers = if is_asked {
                game.at.listed(seat)
            } else {
                Vec::new()
            };
            let mut features = vec![0.0; width * numbers.len()];
            if is_asked {
                game.at.describe(seat, &mut features);
            }
            let rows = Array2::from_shape_vec((numbers.len(), width), features);
            let rows = rows.map_err(|error| Failure::Broken(error.to_string()))?;
            Ok((numbers, rows))
        })?;
        Ok((numbers.into_pyarray(py), features.into_pyarray(py)))
    }

    /// Chooses a number for the seat. Raises Refused, and changes nothing, if the rules forbid it, and NotListed if the
    /// number is none of an action, or if another seat is asked before.
    #[pyo3(signature = (number, seat = None))]
    fn play(&self, py: Python<'_>, number: Number, seat: Option<SeatIndex>) -> PyResult<()> {
        let Number(number) = number;
        self.with(py, |game| {
            let seat = self.seat_of(game, seat)?;
            self.must_be_asked(game, seat)?;
            if self.is_pass(game, seat, number) {
                game.passed = game.passed.with(seat);
                return Ok(());
            }
            let text = game.at.notation(seat, number);
            let played = game.at.play(seat, number);
            played.map_err(|error| self.failure(&error))?;
            game.has_played(seat, text.unwrap_or_default());
            self.settle(game);
            Ok(())
        })
    }

    /// Does what several seats that are asked at once have chosen: for each its number, which means what it means
    /// before any of them has acted. Changes nothing if one of them cannot be chosen.
    fn play_together(&self, py: Python<'_>, chosen: Vec<(SeatIndex, Number)>) -> PyResult<()> {
        self.with(py, |game| {
            let mut actions = Vec::new();
            for (seat, Number(number)) in chosen {
                let seat = seat_at(seat, self.encoding.shapes.players)?;
                self.must_be_asked(game, seat)?;
                let action = if self.is_pass(game, seat, number) {
                    None
                } else {
                    let unknown = || self.failure(&PlayError::NoSuchNumber(number));
                    Some(game.at.notation(seat, number).ok_or_else(unknown)?)
                };
                actions.push((seat, action));
            }
            let mut after = game.copy();
            for (seat, action) in actions {
                let Some(action) = action else {
                    after.passed = after.passed.with(seat);
                    continue;
                };
                let played = after.at.play_notation(seat, &action);
                played.map_err(|error| self.failure(&error))?;
                after.has_played(seat, action);
            }
            self.settle(&mut after);
            *game = after;
            Ok(())
        })
    }

    /// Lets chance decide once, if the game waits for it; says whether it did. With a seed, this and all that comes
    /// later follows from that.
    #[pyo3(signature = (seed = None))]
    fn draw(&self, py: Python<'_>, seed: Option<&Bound<'_, PyAny>>) -> PyResult<bool> {
        let fresh = match seed {
            Some(seed) => Some(Seed::from_words(&seed.str()?.to_string())),
            None => None,
        };
        self.with(py, |game| {
            if let Some(fresh) = fresh {
                branch_off(game, fresh);
            }
            Ok(game.draw())
        })
    }

    /// Everything that the dice or the deck that come next can bring, in notation, each with its weight; None where that
    /// cannot sensibly be listed, or where no chance is awaited.
    fn chances(&self, py: Python<'_>) -> PyResult<Option<Vec<(String, u64)>>> {
        self.with(py, |game| Ok(game.at.chances()))
    }

    /// Takes what somebody else has drawn. A record of the game then proves nothing.
    fn take(&self, py: Python<'_>, chance: &str) -> PyResult<()> {
        self.with(py, |game| {
            let taken = game.at.take(chance);
            let taken = taken.map_err(|error| self.failure(&error))?;
            game.draws += 1;
            game.events.push(Ply {
                seat: None,
                text: taken.into(),
            });
            self.settle(game);
            Ok(())
        })
    }

    /// What has this number for the seat in this position, in notation; "pass" for letting the others go on.
    #[pyo3(signature = (number, seat = None))]
    fn notation(
        &self,
        py: Python<'_>,
        number: Number,
        seat: Option<SeatIndex>,
    ) -> PyResult<Option<String>> {
        let Number(number) = number;
        self.with(py, |game| {
            let seat = self.seat_of(game, seat)?;
            if self.is_pass(game, seat, number) {
                return Ok(Some("pass".to_owned()));
            }
            Ok(game.at.notation(seat, number))
        })
    }

    /// The number of an action of the seat in this position; None if it has none.
    #[pyo3(signature = (action, seat = None))]
    fn number(
        &self,
        py: Python<'_>,
        action: &str,
        seat: Option<SeatIndex>,
    ) -> PyResult<Option<u32>> {
        self.with(py, |game| {
            let number = game.at.number(self.seat_of(game, seat)?, action);
            let words = || english(self.encoding.setup.rules);
            number.map_err(|error| Failure::play(&error.into(), &words()))
        })
    }

    /// What a seat may know, as plain data; what lies open to all if no seat is named.
    #[pyo3(signature = (seat = None))]
    fn view<'py>(&self, py: Python<'py>, seat: Option<SeatIndex>) -> PyResult<Bound<'py, PyAny>> {
        let text = self.view_text(py, seat)?;
        let view = here(py, || {
            serde_json::from_str(&text).map_err(|error| Failure::Broken(error.to_string()))
        })?;
        plain(py, &view)
    }

    /// The same as text.
    #[pyo3(signature = (seat = None))]
    fn view_text(&self, py: Python<'_>, seat: Option<SeatIndex>) -> PyResult<String> {
        self.with(py, |game| {
            let observer = match seat {
                Some(seat) => Observer::Seat(seat_at(seat, self.encoding.shapes.players)?),
                None => Observer::Spectator,
            };
            Ok(game.at.view(observer))
        })
    }

    /// A copy that goes its own way. With a seed, what dice and decks bring from here on follows from that instead.
    #[pyo3(signature = (seed = None))]
    fn clone(&self, py: Python<'_>, seed: Option<&Bound<'_, PyAny>>) -> PyResult<Self> {
        let fresh = match seed {
            Some(seed) => Some(Seed::from_words(&seed.str()?.to_string())),
            None => None,
        };
        let mut game = self.with(py, |game| Ok(game.copy()))?;
        if let Some(fresh) = fresh {
            branch_off(&mut game, fresh);
        }
        Ok(Self {
            encoding: self.encoding.clone(),
            game: Mutex::new(game),
            chance: self.chance,
        })
    }

    /// A position that is possible for all that a seat knows. It has no record, since nobody knows how it came about,
    /// and so it cannot be pickled.
    fn imagine(&self, py: Python<'_>, seat: SeatIndex, seed: Random) -> PyResult<Self> {
        let Random(seed) = seed;
        let game = self.with(py, |game| {
            let seat = seat_at(seat, self.encoding.shapes.players)?;
            let mut dice = QuickDice::new(seed);
            Ok(Played {
                at: game.at.imagine(Observer::Seat(seat), &mut dice),
                passed: game.passed,
                source: Source::of(Seed::from_words(&format!("imagined {seed}"))),
                branch: None,
                draws: 0,
                events: Vec::new(),
                imagined: true,
            })
        })?;
        Ok(Self {
            encoding: self.encoding.clone(),
            game: Mutex::new(game),
            chance: self.chance,
        })
    }

    /// The last events as a record writes them, a line for each.
    fn last_events(&self, py: Python<'_>, count: Events) -> PyResult<Vec<String>> {
        let Events(count) = count;
        self.with(py, |game| {
            let events = &game.events[game.events.len().saturating_sub(count)..];
            Ok(events.iter().map(ToString::to_string).collect())
        })
    }

    /// A hash of the position and of all there is to see of it, equal on every machine.
    fn truth(&self, py: Python<'_>) -> PyResult<String> {
        self.with(py, |game| Ok(game.at.truth().to_string()))
    }

    /// The game as a record; it tells the seed only when the game is over, or with `private`.
    #[pyo3(signature = (*, private = false))]
    fn record(&self, py: Python<'_>, private: bool) -> PyResult<Record> {
        let rules = self.encoding.setup.rules;
        let record = self.with(py, |game| {
            if game.imagined {
                return Err(Failure::Other {
                    exception: "BadRecord",
                    reason: "imagined".to_owned(),
                    words: "An imagined position has no record: nobody knows how it came about."
                        .to_owned(),
                });
            }
            let setup = &self.encoding.setup.setup;
            let scores = match game.at.awaited() {
                Awaited::Nobody(standings) => Some(standings.scores.as_slice().to_vec()),
                Awaited::Seats { .. } | Awaited::Chance => None,
            };
            let told = private || scores.is_some();
            Ok(Written {
                game: rules.profile().id.to_owned(),
                rules: setup.revision(),
                setup: setup.to_string(),
                commitment: game.source.commitment(),
                shares: Vec::new(),
                branch: game.branch,
                players: vec!["open".to_owned(); setup.players()],
                plies: game.events.clone(),
                calls: Vec::new(),
                scores,
                places: None,
                seed: told.then_some(game.source.secret),
            })
        })?;
        Ok(Record::of(rules, record))
    }

    fn __copy__(&self, py: Python<'_>) -> PyResult<Self> {
        self.clone(py, None)
    }

    fn __deepcopy__(&self, py: Python<'_>, _memo: &Bound<'_, PyAny>) -> PyResult<Self> {
        self.clone(py, None)
    }

    #[allow(clippy::type_complexity, reason = "what pickle wants")]
    fn __reduce__<'py>(
        &self,
        py: Python<'py>,
    ) -> PyResult<(Bound<'py, PyAny>, (Encoding, String, Vec<usize>, bool))> {
        let make = py.import("formicary._native")?;
        let make = make.getattr("Position")?.getattr("_unpickled")?;
        let record = self.record(py, true)?.text();
        let passed = self.with(py, |game| Ok(game.passed.iter().map(Seat::index).collect()))?;
        Ok((make, (self.encoding.clone(), record, passed, self.chance)))
    }

    /// What pickle makes it of again.
    #[staticmethod]
    fn _unpickled(
        py: Python<'_>,
        encoding: &Encoding,
        record: &str,
        passed: Vec<SeatIndex>,
        chance: bool,
    ) -> PyResult<Self> {
        let record = Record::read(py, record)?.written();
        let game = aside(py, || {
            let gym = crate::encodings::gym_of(&encoding.setup)?;
            let rules = encoding.setup.rules;
            let at = gym.resume(&record);
            let at = at.map_err(|error| Failure::replay(&error, &english(rules)))?;
            if at.shapes() != *encoding.shapes {
                return Err(Failure::Other {
                    exception: "BadRecord",
                    reason: "other-setup".to_owned(),
                    words: "The record is of another setup than the encoding.".to_owned(),
                });
            }
            let players = encoding.shapes.players;
            let passed = passed.into_iter().map(|seat| seat_at(seat, players));
            let passed = passed.collect::<Result<Seats, _>>()?;
            let told = record.source();
            let draws = record.plies.iter().filter(|ply| ply.seat.is_none()).count();
            Ok(Played {
                at,
                passed,
                source: told.ok_or_else(|| Failure::Broken("no seed".to_owned()))?,
                branch: record.branch,
                draws: draws as u64,
                events: record.plies.clone(),
                imagined: false,
            })
        })?;
        Ok(Self {
            encoding: encoding.clone(),
            game: Mutex::new(game),
            chance,
        })
    }

    fn __repr__(&self, py: Python<'_>) -> PyResult<String> {
        self.with(py, |game| {
            let id = self.encoding.setup.rules.profile().id;
            Ok(format!(
                "<Position of {id} after {} events>",
                game.events.len()
            ))
        })
    }
}

impl Position {
    fn failure(&self, error: &PlayError) -> Failure {
        let words = english(self.encoding.setup.rules);
        match error {
            PlayError::Refused(refusal) => Failure::refused(refusal, &words),
            PlayError::Unreadable(error) => Failure::play(&error.clone().into(), &words),
            PlayError::NoSuchNumber(_) => Failure::Other {
                exception: "NotListed",
                reason: "not-listed".to_owned(),
                words: error.to_string(),
            },
        }
    }
}

/// From here on chance follows from another seed.
fn branch_off(game: &mut Played, fresh: Seed) {
    game.branch = Some(engine::record::Branch {
        from: game.source.commitment(),
        plies: game.events.len(),
    });
    game.source = Source::of(fresh);
}
