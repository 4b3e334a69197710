//! Everything that can go wrong, as exceptions of the package. Nothing that breaks in here reaches Python otherwise.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::{Mutex, MutexGuard};

use engine::record::{RecordError, ReplayError, VerifyError};
use engine::{Message, Refusal, SetupError};
use pyo3::prelude::*;
use table::{PlayError, Words};

/// The module with the exceptions.
const MODULE: &str = "formicary.errors";

/// Anything that is not in order, before it becomes an exception.
#[derive(Debug)]
pub(crate) enum Failure {
    /// The rules forbid it.
    Refused {
        rule: &'static str,
        heading: String,
        reason: &'static str,
        words: String,
    },
    /// Something else: the exception's name, a code and a sentence.
    Other {
        exception: &'static str,
        reason: String,
        words: String,
    },
    /// Something that Python raised meanwhile, such as a KeyboardInterrupt.
    Raised(PyErr),
    /// This package is broken.
    Broken(String),
}

impl Failure {
    pub(crate) fn refused(refusal: &Refusal, words: &Words) -> Self {
        Self::Refused {
            rule: refusal.rule,
            heading: words.get(refusal.rule),
            reason: refusal.reason.key,
            words: words.refusal(refusal),
        }
    }

    pub(crate) fn play(error: &PlayError, words: &Words) -> Self {
        match error {
            PlayError::Refused(refusal) => Self::refused(refusal, words),
            PlayError::Unreadable(error) => Self::Other {
                exception: "BadNotation",
                reason: "notation".to_owned(),
                words: words.notation_error(error),
            },
        }
    }

    pub(crate) fn setup(error: &SetupError, words: &Words) -> Self {
        Self::message("BadSetup", &error.0, words)
    }

    pub(crate) fn message(exception: &'static str, message: &Message, words: &Words) -> Self {
        Self::Other {
            exception,
            reason: message.key.to_owned(),
            words: words.tell(message),
        }
    }

    pub(crate) fn record(error: &RecordError, words: &Words) -> Self {
        Self::bad_record("unreadable", words.record_error(error))
    }

    pub(crate) fn replay(error: &ReplayError, words: &Words) -> Self {
        Self::bad_record("replay", words.replay_error(error))
    }

    pub(crate) fn verify(error: &VerifyError, words: &Words) -> Self {
        Self::bad_record("verify", words.verify_error(error))
    }

    fn bad_record(reason: &str, words: String) -> Self {
        Self::Other {
            exception: "BadRecord",
            reason: reason.to_owned(),
            words,
        }
    }

    /// The exception, made by the class of its name.
    pub(crate) fn exception(self, py: Python<'_>) -> PyResult<Bound<'_, PyAny>> {
        let module = py.import(MODULE)?;
        match self {
            Self::Refused {
                rule,
                heading,
                reason,
                words,
            } => module
                .getattr("Refused")?
                .call1((words, rule, heading, reason)),
            Self::Other {
                exception,
                reason,
                words,
            } => module.getattr(exception)?.call1((words, reason)),
            Self::Raised(error) => Ok(error.into_value(py).into_bound(py).into_any()),
            Self::Broken(words) => module.getattr("Broken")?.call1((words,)),
        }
    }

    pub(crate) fn raise(self, py: Python<'_>) -> PyErr {
        match self.exception(py) {
            Ok(exception) => PyErr::from_value(exception),
            Err(error) => error,
        }
    }
}

/// Does something without holding up other threads of Python. If it panics, that becomes an exception.
pub(crate) fn aside<T: Send>(
    py: Python<'_>,
    work: impl FnOnce() -> Result<T, Failure> + Send,
) -> PyResult<T> {
    py.detach(|| caught(work))
        .map_err(|failure| failure.raise(py))
}

/// Does something short. If it panics, that becomes an exception.
pub(crate) fn here<T>(py: Python<'_>, work: impl FnOnce() -> Result<T, Failure>) -> PyResult<T> {
    caught(work).map_err(|failure| failure.raise(py))
}

/// Does something. If it panics, that becomes a failure.
pub(crate) fn caught<T>(work: impl FnOnce() -> Result<T, Failure>) -> Result<T, Failure> {
    catch_unwind(AssertUnwindSafe(work)).unwrap_or_else(|panic| {
        let said = panic
            .downcast_ref::<String>()
            .map(String::as_str)
            .or_else(|| panic.downcast_ref::<&str>().copied());
        Err(Failure::Broken(said.unwrap_or_default().to_owned()))
    })
}

/// What the lock guards; a failure if something panicked while it was held, because it may be half done.
pub(crate) fn locked<T>(mutex: &Mutex<T>) -> Result<MutexGuard<'_, T>, Failure> {
    let poisoned = "something broke here before";
    mutex
        .lock()
        .map_err(|_| Failure::Broken(poisoned.to_owned()))
}
