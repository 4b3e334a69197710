//! What a server writes down while it runs, on standard error.

use server::settings::Log;
use server::{ACCESS, AUDIT};
use tracing_subscriber::filter::{LevelFilter, Targets};
use tracing_subscriber::layer::SubscriberExt;
use tracing_subscriber::util::SubscriberInitExt;
use tracing_subscriber::{Layer, fmt};

/// Begins to write. A bug is written down as well, and does not end the server.
pub(super) fn begin(log: &Log, colours: bool) {
    let wanted = |wanted| {
        if wanted {
            LevelFilter::INFO
        } else {
            LevelFilter::OFF
        }
    };
    let filter = Targets::new()
        // What was read has one of the known words.
        .with_default(log.level.parse().unwrap_or(LevelFilter::WARN))
        .with_target(ACCESS, wanted(log.access))
        .with_target(AUDIT, wanted(log.audit));
    let lines = fmt::layer().with_writer(std::io::stderr);
    let lines = if log.form == "json" {
        lines.json().flatten_event(true).boxed()
    } else {
        lines.with_ansi(colours).boxed()
    };
    // If somebody else writes already, so be it.
    let _ = tracing_subscriber::registry()
        .with(lines.with_filter(filter))
        .try_init();
    survive_bugs();
}

/// Whatever panics ends alone: a request is answered, a simpler bot takes over.
fn survive_bugs() {
    std::panic::set_hook(Box::new(|bug| {
        let payload = bug.payload();
        let what = match (
            payload.downcast_ref::<&str>(),
            payload.downcast_ref::<String>(),
        ) {
            (Some(text), _) => text,
            (_, Some(text)) => text.as_str(),
            _ => "no reason given",
        };
        let place = bug.location().map(ToString::to_string).unwrap_or_default();
        tracing::error!(place, "a bug: {what}");
    }));
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_bug_ends_alone() {
        let before = std::panic::take_hook();
        survive_bugs();
        let ended = std::thread::spawn(|| panic!("a bug")).join();
        std::panic::set_hook(before);
        assert!(ended.is_err());
    }
}
