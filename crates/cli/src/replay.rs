//! `formicary replay`: a record in words.

use engine::record::ReplayError;
use engine::{Awaited, Message, Observer, Seat, Seats, Standings};
use serde::Serialize;
use table::{Line, Locale, Occupant, Rules, Session, Words, call_in_words};

use crate::overview::{Overview, heading, seat_name};
use crate::printing::{FAINT, Lean, TITLE, align, print, print_json, styled};
use crate::record_file::RecordFile;
use crate::usage::number;
use crate::wording::{refuse, words_of};

/// What to tell.
#[derive(clap::Args)]
pub(crate) struct Replay {
    /// The record; - is standard input
    #[arg(value_hint = clap::ValueHint::FilePath)]
    file: String,
    /// Stop after so many plies
    #[arg(long, value_name = "PLY", value_parser = number::<usize>)]
    to: Option<usize>,
    /// As the player on this seat saw it, seat 1 first; otherwise as a spectator
    #[arg(long, value_name = "N", value_parser = number::<usize>)]
    seat: Option<usize>,
    /// Print JSON; seats in it are counted from 0
    #[arg(long)]
    json: bool,
}

pub(crate) fn run(replay: &Replay, locale: Locale) -> anyhow::Result<()> {
    let file = RecordFile::read(&replay.file, locale)?;
    let words = words_of(file.rules, locale);
    let mut session =
        session_after(&file, replay.to).map_err(|error| file.replay_error(&error, locale))?;
    let observer = match replay.seat {
        None => Observer::Spectator,
        Some(number) => Observer::Seat(seat_numbered(number, &*session, &words)?),
    };
    let titles = tell_apart(&mut *session, file.rules, &words);
    if replay.json {
        return print_json(&ReplayJson {
            overview: Overview::of(file.rules, session.setup()),
            occupants: file.record.players.clone(),
            ply: session.plies(),
            plies: file.record.plies.len(),
            view: session.view(observer),
            log: session.log(observer, &words),
            awaited: AwaitedJson::from(session.awaited()),
            standings: StandingsJson::of(&*session),
            calls: file
                .record
                .calls
                .iter()
                .map(|(_, call)| call.to_string())
                .collect(),
        });
    }
    print(&page(&file, &*session, observer, &titles, &words))
}

/// The table after the first `to` plies, or after all of them.
fn session_after(file: &RecordFile, to: Option<usize>) -> Result<Box<dyn Session>, ReplayError> {
    let mut record = file.record.clone();
    let plies = record.plies.len();
    if let Some(asked) = to.filter(|&to| to != plies) {
        if asked > plies {
            return Err(ReplayError::TooFar { asked, plies });
        }
        record.back_to(asked);
    }
    // Nothing more is drawn here, so it does not matter from which seed.
    file.rules.resume(&record)
}

/// The players' names with those of their seats. Players who share a name, as bots do, are called so
/// in the log as well.
fn tell_apart(session: &mut dyn Session, rules: &dyn Rules, words: &Words) -> Vec<String> {
    let seats = Seat::all(session.setup().players());
    let names: Vec<_> = seats
        .clone()
        .map(|seat| session.name(seat, words))
        .collect();
    let mut titles = Vec::with_capacity(names.len());
    for (seat, name) in seats.zip(&names) {
        let title = format!("{name} ({})", seat_name(rules, seat, words));
        if names.iter().filter(|other| *other == name).count() > 1 {
            session.sit(seat, Occupant::Human(title.clone()));
        }
        titles.push(title);
    }
    titles
}

fn seat_numbered(number: usize, session: &dyn Session, words: &Words) -> anyhow::Result<Seat> {
    let players = session.setup().players();
    Seat::from_number(number)
        .filter(|seat| seat.index() < players)
        .ok_or_else(|| {
            let message = Message::new("cli-no-such-seat")
                .with("found", number as i64)
                .with("players", players as i64);
            refuse(words, &message)
        })
}

fn page(
    file: &RecordFile,
    session: &dyn Session,
    observer: Observer,
    titles: &[String],
    words: &Words,
) -> String {
    let mut page = heading(file.rules, session.setup(), words);
    page += &format!("{}\n\n", titles.join(" – "));
    let rows: Vec<_> = session
        .log(observer, words)
        .into_iter()
        .map(|line| vec![styled(FAINT, line.ply), line.words])
        .collect();
    for line in align(&rows, &[Lean::Right, Lean::Left]) {
        page += &format!("{line}\n");
    }
    let (plies, all) = (session.plies(), file.record.plies.len());
    if plies < all {
        let more = Message::new("cli-replay-more").with("plies", (all - plies) as i64);
        page += &format!("{}\n", styled(FAINT, words.tell(&more)));
    }
    for (_, call) in session.calls() {
        page += &format!("{}\n", session.say(&call_in_words(*call), words));
    }
    page.push('\n');
    page + &ending(session, titles, words)
}

/// Who has won, or who is awaited.
fn ending(session: &dyn Session, titles: &[String], words: &Words) -> String {
    let names = |seats: Seats| {
        let names: Vec<_> = seats
            .iter()
            .map(|seat| titles[seat.index()].as_str())
            .collect();
        names.join(", ")
    };
    match session.awaited() {
        Awaited::Chance => words.get("cli-awaited-chance") + "\n",
        Awaited::Seats { must, may } => {
            let mut text = String::new();
            for (key, seats) in [("cli-awaited-must", must), ("cli-awaited-may", may)] {
                if !seats.is_empty() {
                    let message = Message::new(key).with("players", names(seats));
                    text += &format!("{}\n", words.tell(&message));
                }
            }
            text
        }
        // Nobody has a place in a game that counts for nothing.
        Awaited::Nobody(standings) if standings.places.iter().all(|place| *place == 0) => {
            String::new()
        }
        Awaited::Nobody(standings) => {
            let text = format!("{}\n", styled(TITLE, words.get("cli-standings")));
            let counted = !session.is_cut_short();
            let rows: Vec<_> = ranking(&standings)
                .map(|seat| {
                    let score = standings.scores[seat].to_string();
                    let score = if counted { score } else { String::new() };
                    vec![
                        format!("{}.", standings.places[seat]),
                        titles[seat.index()].clone(),
                        score,
                    ]
                })
                .collect();
            let lines = align(&rows, &[Lean::Right, Lean::Left, Lean::Right]);
            lines
                .iter()
                .fold(text, |text, line| format!("{text}  {line}\n"))
        }
    }
}

/// The seats, best place first.
fn ranking(standings: &Standings) -> impl Iterator<Item = Seat> {
    let mut seats: Vec<_> = Seat::all(standings.places.players()).collect();
    seats.sort_by_key(|seat| standings.places[*seat]);
    seats.into_iter()
}

#[derive(Serialize)]
struct ReplayJson {
    #[serde(flatten)]
    overview: Overview,
    occupants: Vec<String>,
    /// The ply that is shown.
    ply: usize,
    /// All plies of the record.
    plies: usize,
    view: serde_json::Value,
    log: Vec<Line>,
    awaited: AwaitedJson,
    standings: Option<StandingsJson>,
    /// What people decided outside the rules, as the record has it.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    calls: Vec<String>,
}

#[derive(Serialize)]
#[serde(tag = "kind", rename_all = "snake_case")]
enum AwaitedJson {
    Seats { must: Vec<Seat>, may: Vec<Seat> },
    Chance,
    Nobody,
}

impl From<Awaited> for AwaitedJson {
    fn from(awaited: Awaited) -> Self {
        match awaited {
            Awaited::Seats { must, may } => Self::Seats {
                must: must.iter().collect(),
                may: may.iter().collect(),
            },
            Awaited::Chance => Self::Chance,
            Awaited::Nobody(_) => Self::Nobody,
        }
    }
}

#[derive(Serialize)]
struct StandingsJson {
    scores: Vec<i32>,
    places: Vec<u8>,
}

impl StandingsJson {
    fn of(session: &dyn Session) -> Option<Self> {
        match session.awaited() {
            Awaited::Nobody(standings) => Some(Self {
                scores: if session.is_cut_short() {
                    Vec::new()
                } else {
                    standings.scores.as_slice().to_vec()
                },
                places: standings.places.as_slice().to_vec(),
            }),
            Awaited::Seats { .. } | Awaited::Chance => None,
        }
    }
}
