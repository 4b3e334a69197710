//! `formicary admin`: looks after the people of an online table, while it is open or not.

use std::path::PathBuf;
use std::time::{SystemTime, UNIX_EPOCH};

use anyhow::{anyhow, bail};
use engine::Message;
use protocol::{Act, ActInfo, NewAct, PersonInfo, ReportInfo};
use server::store::FOREVER;
use server::{Administration, dates};
use table::{Locale, Words};

use crate::database;
use crate::printing::print;
use crate::serve::{database_of, usual_file, without_flags};
use crate::wording::words;

/// What to do, and in which file.
#[derive(clap::Args)]
pub(crate) struct Admin {
    /// File of the table; otherwise that of “formicary serve”
    #[arg(long, value_name = "FILE", global = true)]
    data: Option<PathBuf>,
    /// PostgreSQL database of the table
    #[arg(long, value_name = "ADDRESS", global = true, conflicts_with = "data")]
    database: Option<String>,
    #[command(subcommand)]
    command: Command,
}

/// A person, and why.
#[derive(clap::Args)]
struct Person {
    /// Name or id of the person
    #[arg(value_name = "PERSON")]
    person: String,
    /// Why; administrators can read it
    #[arg(long, value_name = "TEXT")]
    reason: Option<String>,
}

/// A person, for how long, and why.
#[derive(clap::Args)]
struct ForAWhile {
    #[command(flatten)]
    who: Person,
    /// For how long, such as 30m, 12h or 7d; otherwise for ever
    #[arg(long = "for", value_name = "TIME")]
    span: Option<String>,
}

/// A table, and why.
#[derive(clap::Args)]
struct Table {
    /// Id of the table: the end of its link
    #[arg(value_name = "TABLE")]
    table: String,
    /// Why; administrators can read it
    #[arg(long, value_name = "TEXT")]
    reason: Option<String>,
}

#[derive(clap::Subcommand)]
enum Command {
    /// List the administrators
    List,
    /// Look for people of a name
    Find {
        /// Name or id of the person
        #[arg(value_name = "PERSON")]
        person: String,
    },
    /// Make somebody an administrator
    Grant(Person),
    /// Let somebody be an administrator no more
    Revoke(Person),
    /// List the reports
    Reports {
        /// Those, too, that are dealt with
        #[arg(long)]
        all: bool,
    },
    /// Note that a report is dealt with
    Settle {
        /// Number of the report
        #[arg(value_name = "REPORT")]
        report: u64,
    },
    /// Silence somebody
    Mute(ForAWhile),
    /// Let somebody speak again
    Unmute(Person),
    /// Send somebody away
    Ban(ForAWhile),
    /// Let somebody come back
    Unban(Person),
    /// Close a table
    Close(Table),
    /// Open a table again
    Reopen(Table),
    /// Give an account a new password
    ResetPassword {
        /// Name or id of the person
        #[arg(value_name = "PERSON")]
        person: String,
    },
    /// Forget guests and keys that nobody uses any more
    Purge,
    /// List what administrators did
    Acts,
    /// Count ratings and records against bots anew from all finished games
    Recount,
}

pub(crate) fn run(admin: &Admin, locale: Locale) -> anyhow::Result<()> {
    let runtime = tokio::runtime::Builder::new_current_thread()
        .enable_all()
        .build()?;
    let words = words(locale);
    let settings = without_flags(None)?.map_err(|mistakes| mistakes.error(&words))?;
    let address = match (&admin.data, &admin.database) {
        (Some(_), _) => None,
        (None, Some(address)) => Some(address.as_str()),
        (None, None) => database_of(&settings),
    };
    let file = if let Some(address) = address {
        let opened = runtime.block_on(Administration::open_database(address));
        opened.map_err(|error| database::refuse_address(&words, address, &error))?
    } else {
        let file = admin.data.clone().unwrap_or_else(usual_file);
        let opened = Administration::open(&file);
        opened.map_err(|error| database::refuse(&words, &file, &error))?
    };
    let desk = Desk { file, words };
    let said = runtime.block_on(desk.carry_out(&admin.command))?;
    print(&said)
}

struct Desk {
    file: Administration,
    words: Words,
}

impl Desk {
    async fn carry_out(&self, command: &Command) -> anyhow::Result<String> {
        match command {
            Command::List => Ok(self.lines(&self.file.administrators().await?, Self::person)),
            Command::Find { person } => {
                Ok(self.lines(&self.file.named(person).await?, Self::person))
            }
            Command::Reports { all } => {
                Ok(self.lines(&self.file.reports(*all).await?, Self::report))
            }
            Command::Acts => Ok(self.lines(&self.file.acts().await?, Self::done)),
            Command::Grant(who) => self.about(Act::Grant, who, None).await,
            Command::Revoke(who) => self.about(Act::Revoke, who, None).await,
            Command::Unmute(who) => self.about(Act::Unmute, who, None).await,
            Command::Unban(who) => self.about(Act::Unban, who, None).await,
            Command::Mute(it) => self.about(Act::Mute, &it.who, self.until(it)?).await,
            Command::Ban(it) => self.about(Act::Ban, &it.who, self.until(it)?).await,
            Command::Close(table) => self.about_table(Act::Close, table).await,
            Command::Reopen(table) => self.about_table(Act::Reopen, table).await,
            Command::Settle { report } => {
                let report = Some(*report);
                self.act(NewAct {
                    report,
                    ..act(Act::Settle)
                })
                .await
            }
            Command::ResetPassword { person } => self.reset_password(person).await,
            Command::Recount => {
                let games = self.file.recount().await?;
                Ok(self.line(&Message::new("cli-admin-recounted").with("games", games as i64)))
            }
            Command::Purge => {
                let settings = without_flags(None)?;
                let settings = settings.map_err(|mistakes| mistakes.error(&self.words))?;
                let (guests, keys) = self.file.purge(settings.config().stay).await?;
                let message = Message::new("cli-admin-purged").with("guests", guests as i64);
                Ok(self.line(&message.with("keys", keys as i64)))
            }
        }
    }

    /// The one whom a name or an id means: of several the only one with an account.
    async fn one(&self, name: &str) -> anyhow::Result<PersonInfo> {
        let mut found = self.file.named(name).await?;
        let accounts = found.iter().filter(|person| person.account).count();
        if found.len() > 1 && accounts != 1 {
            let ids: Vec<_> = found.iter().map(|person| person.id.as_str()).collect();
            let message = Message::new("cli-admin-several").with("name", name.to_owned());
            bail!(self.words.tell(&message.with("ids", ids.join(", "))));
        }
        if found.is_empty() {
            let message = Message::new("cli-admin-nobody").with("name", name.to_owned());
            bail!(self.words.tell(&message));
        }
        Ok(found.swap_remove(0))
    }

    async fn about(&self, what: Act, who: &Person, until: Option<u64>) -> anyhow::Result<String> {
        let person = self.one(&who.person).await?;
        self.act(NewAct {
            person: Some(person.id),
            until,
            reason: who.reason.clone().unwrap_or_default(),
            ..act(what)
        })
        .await
    }

    async fn about_table(&self, what: Act, table: &Table) -> anyhow::Result<String> {
        self.act(NewAct {
            table: Some(table.table.clone()),
            reason: table.reason.clone().unwrap_or_default(),
            ..act(what)
        })
        .await
    }

    async fn act(&self, what: NewAct) -> anyhow::Result<String> {
        if self.file.act(what).await? {
            Ok(self.line(&Message::new("cli-admin-done")))
        } else {
            Err(anyhow!(self.words.get("cli-admin-nothing")))
        }
    }

    async fn reset_password(&self, name: &str) -> anyhow::Result<String> {
        let person = self.one(name).await?;
        let password = self.file.reset_password(&person.id).await?;
        let password = password.ok_or_else(|| anyhow!(self.words.get("cli-admin-nothing")))?;
        let message = Message::new("cli-admin-password").with("name", person.name);
        Ok(self.line(&message.with("password", password)))
    }

    fn until(&self, it: &ForAWhile) -> anyhow::Result<Option<u64>> {
        let Some(span) = &it.span else {
            return Ok(None);
        };
        let minutes = minutes(span).ok_or_else(|| anyhow!(self.words.get("cli-admin-bad-span")))?;
        let now = SystemTime::now().duration_since(UNIX_EPOCH)?.as_millis() as u64;
        Ok(Some(now.saturating_add(minutes.saturating_mul(60_000))))
    }

    fn line(&self, message: &Message) -> String {
        format!("{}\n", self.words.tell(message))
    }

    fn lines<T>(&self, found: &[T], line: impl Fn(&Self, &T) -> String) -> String {
        if found.is_empty() {
            return self.line(&Message::new("cli-admin-none"));
        }
        found.iter().map(|it| line(self, it) + "\n").collect()
    }

    fn person(&self, person: &PersonInfo) -> String {
        let kind = match (person.admin, person.account) {
            (true, _) => "cli-admin-admin",
            (_, true) => "cli-admin-account",
            _ => "cli-admin-guest",
        };
        let until = |key, until: Option<u64>| {
            until.map(|at| {
                self.words
                    .tell(&Message::new(key).with("until", self.moment(at)))
            })
        };
        let seen = Message::new("cli-admin-seen").with("at", dates::minute(person.seen));
        let parts = [
            Some(person.id.clone()),
            Some(plain(&person.name)),
            Some(self.words.get(kind)),
            Some(self.words.tell(&seen)),
            until("cli-admin-muted", person.muted),
            until("cli-admin-banned", person.banned),
        ];
        parts.into_iter().flatten().collect::<Vec<_>>().join("  ")
    }

    fn report(&self, report: &ReportInfo) -> String {
        let text = report
            .text
            .as_deref()
            .map(|text| format!("“{}”", plain(text)));
        let parts = [
            Some(format!("#{}", report.id)),
            Some(dates::minute(report.at)),
            Some(report.table.clone()),
            report.person.clone(),
            Some(plain(&report.name)),
            text,
            Some(plain(&report.reason)),
        ];
        parts.into_iter().flatten().collect::<Vec<_>>().join("  ")
    }

    fn done(&self, act: &ActInfo) -> String {
        let what = serde_json::to_string(&act.what.act).unwrap_or_default();
        let parts = [
            Some(dates::minute(act.at)),
            Some(act.by.clone().unwrap_or_else(|| "-".to_owned())),
            Some(what.trim_matches('"').to_owned()),
            act.what.person.clone(),
            act.what.table.clone(),
            act.what.report.map(|report| format!("#{report}")),
            act.what.until.map(|until| self.moment(until)),
            Some(plain(&act.what.reason)),
        ];
        let line: Vec<_> = parts.into_iter().flatten().collect();
        line.join("  ").trim_end().to_owned()
    }

    fn moment(&self, at: u64) -> String {
        if at >= FOREVER {
            self.words.get("cli-admin-for-ever")
        } else {
            dates::minute(at)
        }
    }
}

const fn act(act: Act) -> NewAct {
    NewAct {
        act,
        person: None,
        table: None,
        report: None,
        until: None,
        reason: String::new(),
    }
}

/// What people wrote, in one line and without signs that a terminal would obey.
fn plain(text: &str) -> String {
    // Nor those that turn around what stands beside them.
    let turns = |letter| matches!(letter, '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}');
    let obeyed = |letter: char| letter.is_control() || turns(letter);
    let sign = |letter: char| if obeyed(letter) { ' ' } else { letter };
    text.chars().map(sign).collect()
}

/// So many minutes, written as 30m, 12h or 7d.
fn minutes(span: &str) -> Option<u64> {
    let unit = span.chars().last()?;
    let number: u64 = span.strip_suffix(unit)?.parse().ok()?;
    let minutes = match unit {
        'm' => 1,
        'h' => 60,
        'd' => 24 * 60,
        _ => return None,
    };
    number.checked_mul(minutes)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn spans_are_read() {
        assert_eq!(minutes("30m"), Some(30));
        assert_eq!(minutes("12h"), Some(720));
        assert_eq!(minutes("7d"), Some(10_080));
        for bad in ["", "7", "d", "-1d", "7w", "99999999999999999999d", "ü"] {
            assert_eq!(minutes(bad), None, "{bad}");
        }
    }

    #[test]
    fn what_people_write_moves_no_cursor() {
        assert_eq!(plain("a\x1b[2Jb\nc"), "a [2Jb c");
        assert_eq!(plain("a\u{202e}b"), "a b");
    }
}
