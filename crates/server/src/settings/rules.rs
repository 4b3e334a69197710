//! What each setting may be.

use std::net::SocketAddr;

use bots::Level;
use toml::Value;

use super::reading::Wrong;

/// What a setting may be.
#[derive(Clone, Copy, Debug)]
pub(super) enum Rule {
    Switch,
    Text,
    /// One of these words.
    Word(&'static [&'static str]),
    /// A bot that people can play against.
    Bot,
    /// An address and a port; `true` if there may be none.
    Address(bool),
    /// A whole number from this on.
    Count(u64),
    /// A number of seconds, from … to ….
    Seconds(f64, f64),
    /// A number above zero; `inf` for no limit.
    Rate(f64),
}

const MONTH: f64 = 31.0 * 24.0 * 3600.0;

/// The rule for a setting, if there is such a setting.
pub(super) fn rule(name: &str) -> Option<Rule> {
    use Rule::{Address, Bot, Count, Rate, Seconds, Switch, Text, Word};
    let rule = match name {
        "server.address" => Address(false),
        "operations.address" => Address(true),
        "server.behind_proxies"
        | "server.hsts_seconds"
        | "bots.thinkers"
        | "store.spare_megabytes"
        | "limits.tables_of_bots"
        | "tables.abandoned_days"
        | "tables.guests_days"
        | "turn.delay_minutes"
        | "turn.apart_minutes" => Count(0),
        "server.forwarded"
        | "store.memory"
        | "store.check_at_start"
        | "guests.allowed"
        | "log.access"
        | "log.audit" => Switch,
        "store.file" | "store.database" | "public.url" | "smtp.url" | "mail.from" | "push.key" => {
            Text
        }
        "log.level" => Word(&["off", "error", "warn", "info", "debug"]),
        "log.form" => Word(&["plain", "json"]),
        "log.addresses" => Word(&["full", "short", "none"]),
        "tables.grace_seconds" => Seconds(0.0, 3600.0),
        "tables.sharing_seconds" | "tables.pardon_seconds" => Seconds(1.0, MONTH),
        "tables.idle_seconds" => Seconds(1.0, MONTH),
        "tables.retry_seconds" => Seconds(0.1, 3600.0),
        "tables.stand_in" => Bot,
        "bots.thinking_seconds" => Seconds(0.1, 600.0),
        "patience.head_seconds"
        | "patience.body_seconds"
        | "patience.unread_seconds"
        | "patience.silence_seconds"
        | "patience.stop_seconds" => Seconds(1.0, 3600.0),
        "tables.waiting_days"
        | "guests.stay_days"
        | "keys.stay_days"
        | "limits.tables_of_one"
        | "limits.sockets"
        | "limits.connections_from_one"
        | "limits.connections"
        | "limits.requests"
        | "limits.people_of_one"
        | "limits.spectators"
        | "limits.spectators_from_one" => Count(1),
        _ => match name.strip_prefix("limits.")?.split_once('.')? {
            (_, "burst") => Rate(1.0),
            (_, "per_minute") => Rate(0.0),
            _ => return None,
        },
    };
    Some(rule)
}

impl Rule {
    /// What somebody wrote into a variable of the environment, as the kind of value that is wanted.
    pub(super) fn read(self, text: &str) -> Result<Value, Wrong> {
        let read = match self {
            Self::Switch => text.parse().map(Value::Boolean).ok(),
            Self::Count(_) => text.parse().map(Value::Integer).ok(),
            Self::Seconds(..) | Self::Rate(_) => text.parse().map(Value::Float).ok(),
            Self::Text | Self::Word(_) | Self::Bot | Self::Address(_) => {
                Some(Value::String(text.to_owned()))
            }
        };
        read.ok_or_else(|| self.wrong())
    }

    /// The value as it is meant, if it may be so.
    pub(super) fn check(self, value: &Value) -> Result<Value, Wrong> {
        let fits = match (self, value) {
            (Self::Switch, Value::Boolean(_)) | (Self::Text, Value::String(_)) => true,
            (Self::Word(words), Value::String(text)) => words.contains(&text.as_str()),
            (Self::Bot, Value::String(text)) => text.parse::<Level>().is_ok(),
            (Self::Address(optional), Value::String(text)) => {
                text.parse::<SocketAddr>().is_ok() || (optional && text.is_empty())
            }
            (Self::Count(least), Value::Integer(number)) => {
                u32::try_from(*number).is_ok_and(|number| u64::from(number) >= least)
            }
            (Self::Seconds(least, most), number) => {
                number_of(number).is_some_and(|number| (least..=most).contains(&number))
            }
            (Self::Rate(least), number) => {
                number_of(number).is_some_and(|number| number >= least && number > 0.0)
            }
            _ => false,
        };
        match (self, number_of(value)) {
            _ if !fits => Err(self.wrong()),
            (Self::Seconds(..) | Self::Rate(_), Some(number)) => Ok(Value::Float(number)),
            _ => Ok(value.clone()),
        }
    }

    fn wrong(self) -> Wrong {
        match self {
            Self::Switch => Wrong::Switch,
            Self::Text => Wrong::Text,
            Self::Word(words) => Wrong::Word(words.join(", ")),
            Self::Bot => Wrong::Bot,
            Self::Address(_) => Wrong::Address,
            Self::Count(least) => Wrong::Count(least),
            Self::Seconds(least, most) => Wrong::Seconds(least, most),
            Self::Rate(least) => Wrong::Rate(least),
        }
    }
}

/// Whole numbers are numbers, too.
fn number_of(value: &Value) -> Option<f64> {
    match value {
        Value::Integer(number) => Some(*number as f64),
        Value::Float(number) => Some(*number),
        _ => None,
    }
}
