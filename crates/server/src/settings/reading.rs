//! Settings are put together from where they are given, and every mistake is found at once.

use std::fmt;

use serde::Deserialize;
use toml::{Table, Value};

use super::Settings;
use super::rules::rule;

/// What settings are called in the environment.
const PREFIX: &str = "FORMICARY_";

/// What is wrong with what somebody wrote.
#[derive(Clone, PartialEq, Debug)]
pub struct Mistake {
    /// Where it stands.
    pub source: Source,
    /// The setting, if it is about one.
    pub setting: String,
    /// What is wrong with it.
    pub wrong: Wrong,
}

/// Where a setting was given.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Source {
    /// In a file.
    File(String),
    /// In a variable of the environment.
    Variable(String),
}

impl fmt::Display for Source {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::File(name) | Self::Variable(name) => f.write_str(name),
        }
    }
}

/// What can be wrong with a setting.
#[derive(Clone, PartialEq, Debug)]
pub enum Wrong {
    /// The file is not TOML: the line, and what stands in it.
    NoToml(usize, String),
    /// There is no such setting.
    Unknown,
    /// It has to be true or false.
    Switch,
    /// It has to be text in quotes.
    Text,
    /// It has to be one of these.
    Word(String),
    /// It has to be a bot.
    Bot,
    /// It has to be an address and a port.
    Address,
    /// It has to be a whole number, at least this.
    Count(u64),
    /// It has to be a number of seconds within these bounds.
    Seconds(f64, f64),
    /// It has to be a number, at least this; or `inf`.
    Rate(f64),
}

/// Settings as they were given, from several places.
#[derive(Default)]
pub struct Given {
    values: Table,
    mistakes: Vec<Mistake>,
}

impl Given {
    /// Adds what a file says.
    pub fn file(&mut self, name: &str, text: &str) {
        let source = Source::File(name.to_owned());
        match text.parse::<Table>() {
            Ok(table) => self.add(&source, "", table),
            Err(error) => {
                let line = error.span().map_or(1, |span| {
                    1 + text[..span.start.min(text.len())].matches('\n').count()
                });
                let found = text.lines().nth(line - 1).unwrap_or_default().trim();
                let wrong = Wrong::NoToml(line, found.to_owned());
                self.mistake(source, String::new(), wrong);
            }
        }
    }

    /// Adds what variables of the environment say. Those of other programs, and what tests of this one are told,
    /// are none of ours.
    pub fn environment(&mut self, variables: impl Iterator<Item = (String, String)>) {
        let all = Settings::names();
        for (variable, text) in variables {
            let Some(meant) = variable.strip_prefix(PREFIX) else {
                continue;
            };
            let source = Source::Variable(variable.clone());
            let known = all.iter().find(|name| in_environment(name) == meant);
            let Some((name, rule)) = known.and_then(|name| Some((name, rule(name)?))) else {
                let section = meant.split('_').next().unwrap_or_default();
                if all.iter().any(|name| in_section(name, section)) {
                    self.mistake(source, meant.to_owned(), Wrong::Unknown);
                }
                continue;
            };
            match rule.read(&text).and_then(|value| rule.check(&value)) {
                Ok(value) => put(&mut self.values, name, value),
                Err(wrong) => self.mistake(source, name.clone(), wrong),
            }
        }
    }

    /// The settings, if nothing is wrong with them.
    ///
    /// # Errors
    /// Everything that is wrong.
    pub fn settings(self) -> Result<Settings, Vec<Mistake>> {
        if !self.mistakes.is_empty() {
            return Err(self.mistakes);
        }
        let mut all = whole(&Settings::default());
        merge(&mut all, self.values);
        Ok(Settings::deserialize(Value::Table(all)).expect("each value was checked"))
    }

    fn add(&mut self, source: &Source, section: &str, table: Table) {
        let all = Settings::names();
        for (key, value) in table {
            let name = match section {
                "" => key,
                section => format!("{section}.{key}"),
            };
            let inside = format!("{name}.");
            match (value, rule(&name)) {
                (Value::Table(table), None) if all.iter().any(|all| all.starts_with(&inside)) => {
                    self.add(source, &name, table);
                }
                (value, Some(rule)) if all.contains(&name) => match rule.check(&value) {
                    Ok(value) => put(&mut self.values, &name, value),
                    Err(wrong) => self.mistake(source.clone(), name, wrong),
                },
                _ => self.mistake(source.clone(), name, Wrong::Unknown),
            }
        }
    }

    fn mistake(&mut self, source: Source, setting: String, wrong: Wrong) {
        self.mistakes.push(Mistake {
            source,
            setting,
            wrong,
        });
    }
}

impl Settings {
    /// The names of all settings.
    #[must_use]
    pub fn names() -> Vec<String> {
        fn collect(section: &str, table: &Table, names: &mut Vec<String>) {
            for (key, value) in table {
                let name = if section.is_empty() {
                    key.clone()
                } else {
                    format!("{section}.{key}")
                };
                match value {
                    Value::Table(table) => collect(&name, table, names),
                    _ => names.push(name),
                }
            }
        }
        let mut names = Vec::new();
        collect("", &whole(&Self::default()), &mut names);
        names
    }
}

/// The name of a setting's variable, without the prefix.
fn in_environment(name: &str) -> String {
    name.replace('.', "_").to_uppercase()
}

fn in_section(name: &str, section: &str) -> bool {
    let own = name.split('.').next().unwrap_or_default();
    own.eq_ignore_ascii_case(section)
}

fn whole(settings: &Settings) -> Table {
    Table::try_from(settings).expect("settings can be written as TOML")
}

fn put(table: &mut Table, name: &str, value: Value) {
    match name.split_once('.') {
        None => {
            table.insert(name.to_owned(), value);
        }
        Some((section, rest)) => {
            let inner = table
                .entry(section)
                .or_insert_with(|| Value::Table(Table::new()));
            if let Value::Table(inner) = inner {
                put(inner, rest, value);
            }
        }
    }
}

fn merge(into: &mut Table, from: Table) {
    for (key, value) in from {
        match (into.get_mut(&key), value) {
            (Some(Value::Table(into)), Value::Table(from)) => merge(into, from),
            (_, value) => {
                into.insert(key, value);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::super::EXAMPLE;
    use super::*;

    fn from_file(text: &str) -> Result<Settings, Vec<Mistake>> {
        let mut given = Given::default();
        given.file("formicary.toml", text);
        given.settings()
    }

    #[test]
    fn the_example_has_every_setting_as_it_is_anyway_and_explains_it() {
        let example: Table = EXAMPLE.parse().unwrap();
        assert_eq!(example, whole(&Settings::default()));
        assert_eq!(from_file(EXAMPLE), Ok(Settings::default()));
        for name in Settings::names() {
            assert!(rule(&name).is_some(), "{name} has no rule");
        }
        // Above each line there is another one that says what it is, or the line itself does.
        let mut explained = false;
        for line in EXAMPLE.lines() {
            let setting = line.contains(" = ");
            assert!(!setting || explained || line.contains('#'), "{line}");
            explained = line.starts_with('#') || (setting && explained);
        }
    }

    #[test]
    fn a_file_counts_more_than_the_program_and_the_environment_more_than_a_file() {
        let mut given = Given::default();
        given.file(
            "formicary.toml",
            "[tables]\ngrace_seconds = 3\n[limits.guests]\nburst = inf\n[log]\nlevel = \"info\"",
        );
        let variables = [
            ("FORMICARY_LOG_LEVEL", "debug"),
            ("FORMICARY_LIMITS_GUESTS_PER_MINUTE", "7.5"),
            ("FORMICARY_STORE_MEMORY", "true"),
            ("FORMICARY_SITE", "none of ours"),
            ("HOME", "/"),
        ];
        let variables = variables.map(|(name, text)| (name.to_owned(), text.to_owned()));
        given.environment(variables.into_iter());
        let settings = given.settings().unwrap();
        assert_eq!(settings.log.level, "debug");
        assert_eq!(settings.tables.grace_seconds, 3.0);
        assert!(settings.limits.guests.burst.is_infinite());
        assert_eq!(settings.limits.guests.per_minute, 7.5);
        assert!(settings.store.memory);
        assert_eq!(settings.server, Settings::default().server);
    }

    #[test]
    fn every_mistake_is_told_at_once() {
        let mut given = Given::default();
        given.file(
            "f",
            "[log]\nlevel = \"loud\"\nlevle = \"info\"\n[tables]\ngrace_seconds = -1\nstand_in = \"emperor\"\n\
             [limits]\nsockets = 0\nguests = 5\n[limits.logins]\nburst = 0.5\n[server]\naddress = \"here\"\n\
             behind_proxies = \"one\"\n[store]\nmemory = 1\nfile = 2\n[music]\nvolume = 11\n",
        );
        let variables = [
            ("FORMICARY_LOG_COLOUR", "red"),
            ("FORMICARY_BOTS_THINKERS", "-2"),
        ];
        let variables = variables.map(|(name, text)| (name.to_owned(), text.to_owned()));
        given.environment(variables.into_iter());
        let mistakes = given.settings().unwrap_err();
        let told: Vec<_> = mistakes
            .iter()
            .map(|mistake| (mistake.setting.as_str(), mistake.wrong.clone()))
            .collect();
        for expected in [
            ("log.levle", Wrong::Unknown),
            ("music", Wrong::Unknown),
            ("limits.guests", Wrong::Unknown),
            ("LOG_COLOUR", Wrong::Unknown),
            ("tables.stand_in", Wrong::Bot),
            ("tables.grace_seconds", Wrong::Seconds(0.0, 3600.0)),
            ("limits.sockets", Wrong::Count(1)),
            ("limits.logins.burst", Wrong::Rate(1.0)),
            ("server.address", Wrong::Address),
            ("server.behind_proxies", Wrong::Count(0)),
            ("store.memory", Wrong::Switch),
            ("store.file", Wrong::Text),
            ("bots.thinkers", Wrong::Count(0)),
            (
                "log.level",
                Wrong::Word("off, error, warn, info, debug".to_owned()),
            ),
        ] {
            assert!(told.contains(&expected), "{expected:?} in {told:?}");
        }
        assert_eq!(told.len(), 14);
    }

    #[test]
    fn what_is_no_toml_is_told_with_its_line() {
        let mistakes = from_file("[log]\nlevel = info\n").unwrap_err();
        let wrong = Wrong::NoToml(2, "level = info".to_owned());
        assert_eq!(mistakes[0].wrong, wrong);
    }
}
