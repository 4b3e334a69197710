//! Everything about a server that whoever hosts it can choose, and where it is read from.
//!
//! A setting has a name such as `log.level`. It comes from the program, from a file (see
//! `settings/formicary.toml`), from the environment (`FORMICARY_LOG_LEVEL`) and from the command line; whatever
//! comes later counts.

mod reading;
mod rules;

use std::net::SocketAddr;
use std::time::Duration;

use bots::Level;
use serde::{Deserialize, Serialize};

use crate::config::{Config, Patience};
use crate::forwarded::{Header, Proxies};
use crate::limits::Limits;
use crate::messages::Messages;
use crate::people::Stay;

pub use reading::{Given, Mistake, Source, Wrong};

const DAY: Duration = Duration::from_secs(24 * 3600);

/// A file with every setting as it is if nothing else is said, each explained.
pub const EXAMPLE: &str = include_str!("settings/formicary.toml");

/// Everything that can be chosen.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
#[serde(default)]
pub struct Settings {
    /// Where people come in.
    pub server: Server,
    /// What is kept.
    pub store: Storage,
    /// For those who look after the server.
    pub operations: Operations,
    /// What is written down.
    pub log: Log,
    /// How tables behave.
    pub tables: Tables,
    /// How bots think.
    pub bots: Bots,
    /// For how long clients are waited for.
    pub patience: Waiting,
    /// Where people reach the server, which links in messages begin with.
    pub public: Public,
    /// Through which server e-mail is sent.
    pub smtp: Smtp,
    /// From whom e-mail comes.
    pub mail: Mail,
    /// Messages to browsers.
    pub push: Push,
    /// How people are told that it is their turn.
    pub turn: Turn,
    /// How long guests are kept.
    pub guests: Guests,
    /// How long keys are kept.
    pub keys: Keys,
    /// How often what may be done.
    pub limits: Limits,
}

/// Where people reach the server.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
#[serde(default)]
pub struct Public {
    /// Such as `https://play.example.org`; if empty, nobody is told anything who is not there.
    pub url: String,
}

/// Through which server e-mail is sent.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
#[serde(default)]
pub struct Smtp {
    /// Such as `smtps://user:password@mail.example.org`; if empty, there is no e-mail.
    pub url: String,
}

/// From whom e-mail comes.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
#[serde(default)]
pub struct Mail {
    /// Such as `Formicary <table@play.example.org>`.
    pub from: String,
}

/// Messages to browsers.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
#[serde(default)]
pub struct Push {
    /// The private key with which they are signed; if empty, the server makes one and keeps it.
    pub key: String,
}

/// How people are told that it is their turn.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(default)]
pub struct Turn {
    /// Who comes back so soon is not told.
    pub delay_minutes: u32,
    /// Nobody is told more often.
    pub apart_minutes: u32,
}

/// How long guests are kept.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(default)]
pub struct Guests {
    /// Whether people may come in without an account.
    pub allowed: bool,
    /// Those who do not come by, unless they have games going on.
    pub stay_days: u32,
}

/// How long keys are kept.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(default)]
pub struct Keys {
    /// Those that are not used.
    pub stay_days: u32,
}

/// Where people come in.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(default)]
pub struct Server {
    /// Where to listen.
    pub address: String,
    /// So many proxies of one's own in front tell where requests come from.
    pub behind_proxies: usize,
    /// They write Forwarded instead of X-Forwarded-For.
    pub forwarded: bool,
    /// Browsers that have come over TLS once come so for this time.
    pub hsts_seconds: u64,
}

/// What is kept.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(default)]
pub struct Storage {
    /// The file; if empty, among the user's own data.
    pub file: String,
    /// The address of a PostgreSQL database; if empty, the file counts.
    pub database: String,
    /// Keep everything in memory only.
    pub memory: bool,
    /// Look at the start whether the file is as it should be.
    pub check_at_start: bool,
    /// With less room on the disk the server says that it is not ready.
    pub spare_megabytes: u64,
}

/// For those who look after the server.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
#[serde(default)]
pub struct Operations {
    /// Where metrics can be read; if empty, nowhere.
    pub address: String,
}

/// What is written down.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(default)]
pub struct Log {
    /// How bad something has to be: `error`, `warn`, `info`, `debug`, or `off`.
    pub level: String,
    /// `plain` or `json`.
    pub form: String,
    /// A line for each request.
    pub access: bool,
    /// A line for everything that people change.
    pub audit: bool,
    /// How much of an address stands in a line: `full`, `short` or `none`.
    pub addresses: Addresses,
}

/// How much of an address stands in the log.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Addresses {
    /// All of it.
    Full,
    /// The network only: the first three parts of an IPv4 address, the first three groups of an IPv6 address.
    #[default]
    Short,
    /// Nothing.
    None,
}

/// How tables behave.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(default)]
pub struct Tables {
    /// How long dice, decks and bots wait after a move, so that it can be taken back.
    pub grace_seconds: f64,
    /// How long a full table waits for shares of chance.
    pub sharing_seconds: f64,
    /// For how long after a start nobody loses a live game by the clock.
    pub pardon_seconds: f64,
    /// A table that nobody looks at leaves memory after this time.
    pub idle_seconds: f64,
    /// A table that waits for people to whom nobody comes is forgotten then.
    pub waiting_days: u32,
    /// A game that is not finished and where nothing happens is forgotten then; 0 is never.
    pub abandoned_days: u32,
    /// Any game where nobody has an account is forgotten then; 0 is never.
    pub guests_days: u32,
    /// The wait after something could not be stored.
    pub retry_seconds: f64,
    /// The bot that stands in for those who stay away.
    pub stand_in: String,
}

/// How bots think.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(default)]
pub struct Bots {
    /// On how many threads; 0 means one less than there are cores.
    pub thinkers: usize,
    /// How long about one move.
    pub thinking_seconds: f64,
}

/// For how long clients are waited for.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(default)]
pub struct Waiting {
    /// For a request's head, and for the next request on the same connection.
    pub head_seconds: f64,
    /// For a request's body.
    pub body_seconds: f64,
    /// For a client to take what it is sent.
    pub unread_seconds: f64,
    /// For a sign of life from a socket.
    pub silence_seconds: f64,
    /// For everybody to leave when the server stops.
    pub stop_seconds: f64,
}

fn days(time: Option<Duration>) -> u32 {
    time.map_or(0, |time| (time.as_secs() / DAY.as_secs()) as u32)
}

impl Default for Server {
    fn default() -> Self {
        Self {
            address: "127.0.0.1:8080".to_owned(),
            behind_proxies: 0,
            forwarded: false,
            hsts_seconds: 365 * 24 * 3600,
        }
    }
}

impl Default for Storage {
    fn default() -> Self {
        Self {
            file: String::new(),
            database: String::new(),
            memory: false,
            check_at_start: true,
            spare_megabytes: 100,
        }
    }
}

impl Default for Log {
    fn default() -> Self {
        Self {
            level: "warn".to_owned(),
            form: "plain".to_owned(),
            access: false,
            audit: false,
            addresses: Addresses::default(),
        }
    }
}

impl Default for Tables {
    fn default() -> Self {
        let usual = Config::default();
        Self {
            // So long a move can be taken back before others answer.
            grace_seconds: 2.0,
            sharing_seconds: usual.sharing.as_secs_f64(),
            pardon_seconds: usual.pardon.as_secs_f64(),
            idle_seconds: usual.idle.as_secs_f64(),
            waiting_days: days(Some(usual.waiting)),
            abandoned_days: days(usual.abandoned),
            guests_days: days(usual.of_guests),
            retry_seconds: usual.retry.as_secs_f64(),
            stand_in: usual.stand_in.to_string(),
        }
    }
}

impl Default for Bots {
    fn default() -> Self {
        Self {
            thinkers: 0,
            thinking_seconds: Config::default().thinking.as_secs_f64(),
        }
    }
}

impl Default for Turn {
    fn default() -> Self {
        let usual = Messages::default();
        let minutes = |time: Duration| (time.as_secs() / 60) as u32;
        Self {
            delay_minutes: minutes(usual.delay),
            apart_minutes: minutes(usual.apart),
        }
    }
}

impl Default for Guests {
    fn default() -> Self {
        Self {
            allowed: Config::default().guests,
            stay_days: (Stay::default().guests.as_secs() / DAY.as_secs()) as u32,
        }
    }
}

impl Default for Keys {
    fn default() -> Self {
        Self {
            stay_days: (Stay::default().keys.as_secs() / DAY.as_secs()) as u32,
        }
    }
}

impl Default for Waiting {
    fn default() -> Self {
        let usual = Patience::default();
        Self {
            head_seconds: usual.head.as_secs_f64(),
            body_seconds: usual.body.as_secs_f64(),
            unread_seconds: usual.unread.as_secs_f64(),
            silence_seconds: usual.silence.as_secs_f64(),
            stop_seconds: usual.stop.as_secs_f64(),
        }
    }
}

impl Settings {
    /// Where to listen. Settings that were read have an address.
    #[must_use]
    pub fn address(&self) -> SocketAddr {
        let usual = SocketAddr::from(([127, 0, 0, 1], 8080));
        self.server.address.parse().unwrap_or(usual)
    }

    /// Where those who look after the server listen to it.
    #[must_use]
    pub fn operations(&self) -> Option<SocketAddr> {
        self.operations.address.parse().ok()
    }

    /// A server as it is wanted; what it keeps and shows has to be added.
    #[must_use]
    pub fn config(&self) -> Config {
        let usual = Config::default();
        let seconds = Duration::from_secs_f64;
        let given = |text: &String| Some(text.clone()).filter(|text| !text.trim().is_empty());
        let minutes = |number: u32| Duration::from_secs(60) * number;
        let if_any = |days: u32| (days > 0).then(|| DAY * days);
        Config {
            limits: self.limits,
            messages: Messages {
                public_url: given(&self.public.url),
                smtp: given(&self.smtp.url),
                from: given(&self.mail.from),
                push_key: given(&self.push.key),
                delay: minutes(self.turn.delay_minutes),
                apart: minutes(self.turn.apart_minutes),
                ..Messages::default()
            },
            stay: Stay {
                guests: DAY * self.guests.stay_days,
                keys: DAY * self.keys.stay_days,
            },
            guests: self.guests.allowed,
            grace: seconds(self.tables.grace_seconds),
            sharing: seconds(self.tables.sharing_seconds),
            pardon: seconds(self.tables.pardon_seconds),
            idle: seconds(self.tables.idle_seconds),
            waiting: DAY * self.tables.waiting_days,
            abandoned: if_any(self.tables.abandoned_days),
            of_guests: if_any(self.tables.guests_days),
            retry: seconds(self.tables.retry_seconds),
            stand_in: self.tables.stand_in.parse().unwrap_or(Level::Worker),
            thinkers: match self.bots.thinkers {
                0 => usual.thinkers,
                chosen => chosen,
            },
            thinking: seconds(self.bots.thinking_seconds),
            patience: Patience {
                head: seconds(self.patience.head_seconds),
                body: seconds(self.patience.body_seconds),
                unread: seconds(self.patience.unread_seconds),
                silence: seconds(self.patience.silence_seconds),
                stop: seconds(self.patience.stop_seconds),
            },
            proxies: Proxies {
                number: self.server.behind_proxies,
                header: if self.server.forwarded {
                    Header::Forwarded
                } else {
                    Header::XForwarded
                },
            },
            hsts: Duration::from_secs(self.server.hsts_seconds),
            operations: self.operations(),
            spare: self.store.spare_megabytes.saturating_mul(1_000_000),
            addresses: self.log.addresses,
            ..usual
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn without_any_setting_a_server_is_as_it_usually_is() {
        let (chosen, usual) = (Settings::default().config(), Config::default());
        assert_eq!(chosen.limits, usual.limits);
        assert_eq!(chosen.patience, usual.patience);
        assert_eq!(chosen.thinkers, usual.thinkers);
        assert_eq!(
            [chosen.idle, chosen.pardon, chosen.hsts],
            [usual.idle, usual.pardon, usual.hsts]
        );
        assert_eq!(chosen.waiting, usual.waiting);
        assert_eq!(chosen.abandoned, usual.abandoned);
        assert_eq!(chosen.of_guests, usual.of_guests);
        assert_eq!(chosen.spare, usual.spare);
        assert_eq!(chosen.stay, usual.stay);
        let times = |config: &Config| (config.messages.delay, config.messages.apart);
        assert_eq!(times(&chosen), times(&usual));
    }
}
