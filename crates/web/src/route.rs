//! Which page an address names. Everything is behind the `#`, so that the site works from any folder
//! and without a server.

use std::fmt;

/// A page.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Route {
    /// The games, and what was played here before.
    Home,
    /// A new game.
    New {
        /// Of this game, if one is named.
        game: Option<String>,
    },
    /// Tables on the server.
    Lobby,
    /// A table on the server.
    Table {
        /// The table's id.
        id: String,
        /// What the visitor was told to be let in.
        invitation: Option<String>,
    },
    /// A game in this browser.
    Local {
        /// The save's id.
        id: String,
    },
    /// A game, step by step.
    Replay {
        /// Which game.
        source: Source,
        /// The position to begin with.
        ply: Option<usize>,
    },
    /// The rules of a game.
    Rules {
        /// The game's id.
        game: String,
        /// The heading to show.
        rule: Option<String>,
    },
    /// A game's first lesson.
    Learn {
        /// The game's id.
        game: String,
    },
    /// Language and looks.
    Settings,
    /// Who one is on the server.
    Account,
    /// Somebody with an account.
    Person {
        /// The account's name.
        name: String,
    },
    /// Those with the highest ratings.
    Leaders {
        /// In this game with so many players, if one is named.
        of: Option<(String, u8)>,
    },
    /// What a link in a letter leads to.
    Letter {
        /// What it is about.
        about: Letter,
        /// What proves that the letter was read.
        token: String,
    },
}

/// What a letter of the server is about.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Letter {
    /// The address is to be confirmed.
    Confirm,
    /// The password is forgotten.
    Recover,
    /// No more messages are wanted.
    Quiet,
}

/// Where a replayed game comes from.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Source {
    /// Still to be chosen.
    Nowhere,
    /// A table on the server.
    Table(String),
    /// A game in this browser.
    Local(String),
    /// The file opened last.
    File,
    /// A record inside the address.
    Record(String),
}

impl Route {
    /// The page that a hash names; the home page if it names none.
    pub(crate) fn parse(hash: &str) -> Self {
        let path = hash.trim_start_matches('#');
        let (path, query) = path.split_once('?').unwrap_or((path, ""));
        let asked = |name: &str| {
            query
                .split('&')
                .filter_map(|pair| pair.split_once('='))
                .find(|(key, _)| *key == name)
                .map(|(_, value)| value.to_owned())
        };
        let words: Vec<&str> = path.split('/').filter(|word| !word.is_empty()).collect();
        match words[..] {
            ["new"] => Self::New { game: None },
            ["new", game] => Self::New {
                game: Some(game.to_owned()),
            },
            ["lobby"] => Self::Lobby,
            ["table", id] => Self::Table {
                id: id.to_owned(),
                invitation: asked("invitation"),
            },
            ["local", id] => Self::Local { id: id.to_owned() },
            ["replay", ref rest @ ..] => Self::Replay {
                source: match *rest {
                    ["table", id] => Source::Table(id.to_owned()),
                    ["local", id] => Source::Local(id.to_owned()),
                    ["file"] => Source::File,
                    ["record", code] => Source::Record(code.to_owned()),
                    _ => Source::Nowhere,
                },
                ply: asked("ply").and_then(|ply| ply.parse().ok()),
            },
            ["rules", game] => Self::Rules {
                game: game.to_owned(),
                rule: asked("rule"),
            },
            ["learn", game] => Self::Learn {
                game: game.to_owned(),
            },
            ["settings"] => Self::Settings,
            ["account"] => Self::Account,
            ["person", name] => decode(name).map_or(Self::Home, |name| Self::Person { name }),
            ["leaders"] => Self::Leaders { of: None },
            ["leaders", game, players] => Self::Leaders {
                of: players
                    .parse()
                    .ok()
                    .map(|players| (game.to_owned(), players)),
            },
            ["confirm"] => letter(Letter::Confirm, asked("token")),
            ["recover"] => letter(Letter::Recover, asked("token")),
            ["quiet"] => letter(Letter::Quiet, asked("token")),
            _ => Self::Home,
        }
    }
}

impl fmt::Display for Route {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("#/")?;
        match self {
            Self::Home => Ok(()),
            Self::New { game: None } => f.write_str("new"),
            Self::New { game: Some(game) } => write!(f, "new/{game}"),
            Self::Lobby => f.write_str("lobby"),
            Self::Table { id, invitation } => {
                write!(f, "table/{id}")?;
                query(f, "invitation", invitation.as_ref())
            }
            Self::Local { id } => write!(f, "local/{id}"),
            Self::Replay { source, ply } => {
                match source {
                    Source::Nowhere => f.write_str("replay"),
                    Source::Table(id) => write!(f, "replay/table/{id}"),
                    Source::Local(id) => write!(f, "replay/local/{id}"),
                    Source::File => f.write_str("replay/file"),
                    Source::Record(code) => write!(f, "replay/record/{code}"),
                }?;
                query(f, "ply", ply.as_ref())
            }
            Self::Rules { game, rule } => {
                write!(f, "rules/{game}")?;
                query(f, "rule", rule.as_ref())
            }
            Self::Learn { game } => write!(f, "learn/{game}"),
            Self::Settings => f.write_str("settings"),
            Self::Account => f.write_str("account"),
            Self::Person { name } => write!(f, "person/{}", encode(name)),
            Self::Leaders { of: None } => f.write_str("leaders"),
            Self::Leaders {
                of: Some((game, players)),
            } => write!(f, "leaders/{game}/{players}"),
            Self::Letter { about, token } => {
                f.write_str(match about {
                    Letter::Confirm => "confirm",
                    Letter::Recover => "recover",
                    Letter::Quiet => "quiet",
                })?;
                query(f, "token", Some(token))
            }
        }
    }
}

/// A name as part of an address.
pub(crate) fn encode(name: &str) -> String {
    let mut text = String::with_capacity(name.len());
    for byte in name.bytes() {
        if byte.is_ascii_alphanumeric() || b"-_.".contains(&byte) {
            text.push(byte.into());
        } else {
            text += &format!("%{byte:02X}");
        }
    }
    text
}

/// The name that was written so.
fn decode(text: &str) -> Option<String> {
    let mut bytes = Vec::with_capacity(text.len());
    let mut rest = text.bytes();
    while let Some(byte) = rest.next() {
        bytes.push(if byte == b'%' {
            let code = [rest.next()?, rest.next()?];
            u8::from_str_radix(std::str::from_utf8(&code).ok()?, 16).ok()?
        } else {
            byte
        });
    }
    String::from_utf8(bytes).ok()
}

fn letter(about: Letter, token: Option<String>) -> Route {
    token.map_or(Route::Account, |token| Route::Letter { about, token })
}

fn query<T: fmt::Display>(
    f: &mut fmt::Formatter<'_>,
    name: &str,
    value: Option<&T>,
) -> fmt::Result {
    value.map_or(Ok(()), |value| write!(f, "?{name}={value}"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_address_leads_to_its_page_and_back() {
        for address in [
            "#/",
            "#/new",
            "#/new/ants",
            "#/lobby",
            "#/table/k3",
            "#/table/k3?invitation=xyz",
            "#/local/00ff",
            "#/replay",
            "#/replay/table/k3",
            "#/replay/local/00ff?ply=12",
            "#/replay/file",
            "#/replay/record/Zm9v_-",
            "#/rules/ants",
            "#/rules/ants?rule=rule-levels",
            "#/learn/ants",
            "#/settings",
            "#/account",
            "#/person/Ada%20L%C3%A4",
            "#/leaders",
            "#/leaders/ants/2",
            "#/confirm?token=abc",
            "#/recover?token=abc",
            "#/quiet?token=abc.x_-",
        ] {
            assert_eq!(Route::parse(address).to_string(), address);
        }
    }

    #[test]
    fn what_names_no_page_leads_home() {
        for address in [
            "",
            "#",
            "#/nowhere",
            "#/person/%C3",
            "#/table",
            "#/rules/ants/levels",
        ] {
            assert_eq!(Route::parse(address), Route::Home);
        }
    }
}
