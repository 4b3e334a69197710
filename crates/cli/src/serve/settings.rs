//! Settings from a file, the environment and the command line, and what is wrong with them in words.

use std::path::{Path, PathBuf};

use anyhow::Context;
use engine::Message;
use server::Settings;
use server::settings::{Given, Mistake, Wrong};
use table::Words;

use super::Serve;
use crate::data_folder::data_folder;
use crate::wording::refuse;

/// Everything that is wrong with the settings.
pub(crate) struct Mistakes(Vec<Mistake>);

/// Puts the settings together.
pub(super) fn read(serve: &Serve) -> anyhow::Result<Result<Settings, Mistakes>> {
    let settings = without_flags(serve.config.as_deref())?;
    Ok(settings.map(|settings| with_flags(settings, serve)))
}

/// What stands in a file and in the environment.
pub(crate) fn without_flags(file: Option<&Path>) -> anyhow::Result<Result<Settings, Mistakes>> {
    let mut given = Given::default();
    if let Some(file) = file {
        let name = file.display().to_string();
        let text = std::fs::read_to_string(file).with_context(|| name.clone())?;
        given.file(&name, &text);
    }
    given.environment(
        std::env::vars_os().filter_map(|(name, value)| {
            Some((name.into_string().ok()?, value.into_string().ok()?))
        }),
    );
    Ok(given.settings().map_err(Mistakes))
}

/// What stands on the command line counts most.
fn with_flags(mut settings: Settings, serve: &Serve) -> Settings {
    if let Some(address) = serve.address {
        settings.server.address = address.to_string();
    }
    if let Some(file) = &serve.data {
        settings.store.file = file.display().to_string();
        settings.store.database.clear();
        settings.store.memory = false;
    }
    if let Some(address) = &serve.database {
        settings.store.database.clone_from(address);
        settings.store.memory = false;
    }
    settings.store.memory |= serve.memory;
    if let Some(number) = serve.behind_proxy {
        settings.server.behind_proxies = number;
    }
    settings.server.forwarded |= serve.forwarded;
    settings
}

/// Where everything is kept.
pub(super) fn file(settings: &Settings) -> PathBuf {
    match settings.store.file.as_str() {
        "" => usual_file(),
        file => file.into(),
    }
}

/// The address of the database where everything is kept, if it is in one.
pub(crate) fn database(settings: &Settings) -> Option<&str> {
    let address = settings.store.database.trim();
    Some(address).filter(|address| !address.is_empty() && !settings.store.memory)
}

/// The file among the user's own data.
pub(crate) fn usual_file() -> PathBuf {
    data_folder().join("table.sqlite")
}

impl Mistakes {
    /// Each in words.
    pub(super) fn lines(&self, words: &Words) -> Vec<String> {
        self.0.iter().map(|mistake| line(mistake, words)).collect()
    }

    /// The first one, and how many there are.
    pub(crate) fn error(&self, words: &Words) -> anyhow::Error {
        let first = self.0.first().map(|mistake| line(mistake, words));
        let first = first.unwrap_or_default();
        match self.0.len() {
            0 | 1 => anyhow::Error::msg(first),
            more => {
                let message = Message::new("cli-setting-and-more")
                    .with("first", first)
                    .with("more", more as i64 - 1);
                refuse(words, &message)
            }
        }
    }
}

fn line(mistake: &Mistake, words: &Words) -> String {
    let (key, bounds): (_, Vec<(&'static str, String)>) = match &mistake.wrong {
        Wrong::NoToml(line, found) => (
            "cli-setting-no-toml",
            vec![("line", line.to_string()), ("found", found.clone())],
        ),
        Wrong::Unknown => ("cli-setting-unknown", Vec::new()),
        Wrong::Switch => ("cli-setting-switch", Vec::new()),
        Wrong::Text => ("cli-setting-text", Vec::new()),
        Wrong::Word(all) => ("cli-setting-word", vec![("all", all.clone())]),
        Wrong::Bot => ("cli-setting-bot", Vec::new()),
        Wrong::Address => ("cli-setting-address", Vec::new()),
        Wrong::Count(least) => ("cli-setting-count", vec![("least", least.to_string())]),
        Wrong::Seconds(least, most) => (
            "cli-setting-seconds",
            vec![("least", least.to_string()), ("most", most.to_string())],
        ),
        Wrong::Rate(least) => ("cli-setting-rate", vec![("least", least.to_string())]),
    };
    let mut message = Message::new(key)
        .with("place", mistake.source.to_string())
        .with("name", mistake.setting.clone());
    for (name, bound) in bounds {
        message = message.with(name, bound);
    }
    let mut told = words.tell(&message);
    if mistake.wrong == Wrong::Unknown
        && let Some(near) = nearest(&mistake.setting)
    {
        told += " ";
        told += &words.tell(&Message::new("cli-setting-near").with("near", near));
    }
    told
}

/// The setting that is written most nearly so.
fn nearest(name: &str) -> Option<String> {
    let name = name.to_lowercase().replace('_', ".");
    let likeness = |other: &str| strsim::jaro_winkler(&name, &other.replace('_', "."));
    let names = Settings::names();
    let best = names
        .into_iter()
        .max_by(|one, other| likeness(one).total_cmp(&likeness(other)))?;
    (likeness(&best) > 0.85).then_some(best)
}
