//! Long work listens to Ctrl-C, and to whoever has started it.

use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

use pyo3::exceptions::PyInterruptedError;
use pyo3::prelude::*;

use crate::failures::{Failure, locked};

/// Python is asked so often.
const EVERY: Duration = Duration::from_millis(50);

/// How long something may go on: until Python has a signal for us, or until a `threading.Event` is set.
pub(crate) struct Patience {
    stop: Option<Py<PyAny>>,
    asked: Mutex<Asked>,
}

struct Asked {
    last: Instant,
    ended: Option<PyErr>,
}

impl Patience {
    pub(crate) fn new(stop: Option<Py<PyAny>>) -> Arc<Self> {
        Arc::new(Self {
            stop,
            asked: Mutex::new(Asked {
                last: Instant::now(),
                ended: None,
            }),
        })
    }

    /// Whether it may go on. Most of the time this asks nobody; otherwise it must not hold what another thread of
    /// Python could wait for.
    pub(crate) fn lasts(&self) -> bool {
        let Ok(mut asked) = locked(&self.asked) else {
            return false;
        };
        if asked.ended.is_none() && asked.last.elapsed() >= EVERY {
            asked.ended = Python::attach(|py| self.ask(py)).err();
            asked.last = Instant::now();
        }
        asked.ended.is_none()
    }

    fn ask(&self, py: Python<'_>) -> PyResult<()> {
        py.check_signals()?;
        let Some(stop) = &self.stop else {
            return Ok(());
        };
        if stop.call_method0(py, "is_set")?.is_truthy(py)? {
            return Err(PyInterruptedError::new_err(
                "whoever asked for it has stopped it",
            ));
        }
        Ok(())
    }

    /// Fails with what has ended it.
    pub(crate) fn check(&self) -> Result<(), Failure> {
        if self.lasts() {
            return Ok(());
        }
        Err(match locked(&self.asked)?.ended.take() {
            Some(error) => Failure::Raised(error),
            None => Failure::Broken("it was stopped before".to_owned()),
        })
    }

    /// A clock that is up when it ends.
    pub(crate) fn clock(self: &Arc<Self>) -> Box<dyn search::Clock + Send> {
        Box::new(Waiting(Arc::clone(self)))
    }
}

struct Waiting(Arc<Patience>);

impl search::Clock for Waiting {
    fn start(&mut self) {}

    fn is_up(&self) -> bool {
        !self.0.lasts()
    }
}
