//! What PostgreSQL says when something fails, and what that means.

use std::error::Error as _;

use deadpool_postgres::PoolError;
use tokio_postgres::Error;
use tokio_postgres::error::SqlState;

use crate::store::{OpenError, StoreError};

/// An error with everything behind it, in one line.
pub(super) fn told(error: &Error) -> String {
    let mut line = match error.as_db_error() {
        Some(said) => format!("{} ({})", said.message(), said.code().code()),
        None => error.to_string(),
    };
    if error.as_db_error().is_none()
        && let Some(cause) = error.source()
    {
        line = format!("{line}: {cause}");
    }
    line
}

/// Whether the connection is lost, so that it is not known how far the database got.
pub(super) fn is_lost(error: &Error) -> bool {
    match error.code() {
        Some(code) => [
            &SqlState::ADMIN_SHUTDOWN,
            &SqlState::CRASH_SHUTDOWN,
            &SqlState::IDLE_IN_TRANSACTION_SESSION_TIMEOUT,
        ]
        .contains(&code),
        // What the database did not say itself was said by the connection, or could not be read.
        None => {
            error.is_closed()
                || error
                    .source()
                    .is_some_and(<dyn std::error::Error>::is::<std::io::Error>)
        }
    }
}

/// Whether a database that cannot be reached now may be there in a moment.
pub(super) fn may_come_back(error: &Error) -> bool {
    match error.code() {
        Some(code) => {
            is_lost(error)
                || [
                    &SqlState::CANNOT_CONNECT_NOW,
                    &SqlState::TOO_MANY_CONNECTIONS,
                ]
                .contains(&code)
        }
        None => true,
    }
}

/// Something failed before anything could have changed, or that changes nothing.
pub(super) fn unchanged(error: &Error) -> StoreError {
    let why = told(error);
    let Some(code) = error.code() else {
        return if is_lost(error) {
            StoreError::Gone(why)
        } else {
            StoreError::Failed(why)
        };
    };
    match code.code() {
        "53100" => StoreError::Full(why),
        // Too little memory or too many connections; locks that were not had; whoever lost against others.
        "53000" | "53200" | "53300" | "55P03" | "57014" | "40001" | "40P01" => {
            StoreError::Busy(why)
        }
        // It stops, starts, or may only be read for now.
        "57P01" | "57P02" | "57P03" | "25006" | "25P03" => StoreError::Gone(why),
        _ => StoreError::Failed(why),
    }
}

/// Something failed that may have changed everything it was to change.
pub(super) fn at_the_end(error: &Error) -> StoreError {
    if is_lost(error) {
        StoreError::Ambiguous(told(error))
    } else {
        unchanged(error)
    }
}

/// No connection was to be had.
pub(super) fn unreachable(error: PoolError) -> StoreError {
    match error {
        PoolError::Backend(error) => unchanged(&error),
        PoolError::Timeout(_) => StoreError::Busy("all connections are taken".to_owned()),
        other => StoreError::Gone(other.to_string()),
    }
}

/// Why a database cannot be opened.
pub(in crate::store) fn open_error(error: &Error) -> OpenError {
    let why = told(error);
    match error.code().map(SqlState::code) {
        // No such user or wrong password; no such database; nothing may be made there.
        Some("28000" | "28P01" | "3D000" | "42501") => OpenError::Forbidden(why),
        Some("53100") => OpenError::Full,
        Some("53300") => OpenError::Busy,
        Some("57P03") => OpenError::Unreachable(why),
        Some(_) => OpenError::Other(why),
        None => OpenError::Unreachable(why),
    }
}
