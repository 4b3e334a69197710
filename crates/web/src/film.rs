//! A game that is looked at step by step.

use engine::record::{Call, ReplayError};
use engine::{Observer, Record, Seat};
use protocol::{AwaitedInfo, Replay, StandingsInfo, TableInfo};
use serde_json::Value;
use table::{Line, Locale, Rules, Session, Step, Tally, Words};

use crate::games::Known;
use crate::words::words_of;
use crate::{parts, saves, seating};

/// A game to be looked at.
pub(crate) struct Film {
    /// The rules.
    pub rules: &'static dyn Rules,
    reel: Reel,
}

enum Reel {
    /// The whole game is known.
    Record {
        record: Box<Record>,
        session: Box<dyn Session>,
    },
    /// Only what one observer saw, as the server tells it.
    Seen {
        table: Box<TableInfo>,
        steps: Vec<Step>,
    },
}

/// Why there is nothing to see.
#[derive(Debug)]
pub(crate) enum NoFilm {
    /// The reason in words.
    Wrong(String),
    /// This game did not come; it can be tried again.
    NotLoaded(&'static str),
}

async fn rules_of(known: &Known, locale: Locale) -> Result<&'static dyn Rules, NoFilm> {
    let game = known.profile.id;
    let part = parts::load_with_words(game, locale).await;
    part.map(|part| part.rules)
        .map_err(|_| NoFilm::NotLoaded(game))
}

/// A position of the game.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Frame {
    /// The game as it was seen.
    pub view: serde_json::Value,
    /// What led to it; nothing at the start.
    pub line: Option<Line>,
}

impl Film {
    /// A record, from a file, a save or a link; its game is loaded.
    ///
    /// # Errors
    /// If it is not one, or the game does not come.
    pub(crate) async fn of_text(text: &str, locale: Locale) -> Result<Self, NoFilm> {
        let (known, record) = saves::read(text)
            .map_err(|reason| NoFilm::Wrong(reason.in_words(&Words::new(locale, &[]))))?;
        let rules = rules_of(known, locale).await?;
        Self::of_record(rules, record).map_err(|error| {
            let texts = words_of(known.profile.id, locale).rules;
            NoFilm::Wrong(Words::new(locale, &[texts]).replay_error(&error))
        })
    }

    fn of_record(rules: &'static dyn Rules, record: Record) -> Result<Self, ReplayError> {
        let session = rules.resume(&record)?;
        Ok(Self {
            rules,
            reel: Reel::Record {
                record: Box::new(record),
                session,
            },
        })
    }

    /// What a server tells of a game that still goes on; the game is loaded.
    ///
    /// # Errors
    /// If the game does not come.
    pub(crate) async fn of_steps(
        known: &'static Known,
        table: TableInfo,
        replay: Replay,
        locale: Locale,
    ) -> Result<Self, NoFilm> {
        Ok(Self {
            rules: rules_of(known, locale).await?,
            reel: Reel::Seen {
                table: Box::new(table),
                steps: replay.steps,
            },
        })
    }

    /// How many events there are.
    pub(crate) fn plies(&self) -> usize {
        match &self.reel {
            Reel::Record { session, .. } => session.plies(),
            Reel::Seen { steps, .. } => steps.len().saturating_sub(1),
        }
    }

    /// The position after so many events.
    pub(crate) fn frame(&self, ply: usize, observer: Observer, words: &Words) -> Option<Frame> {
        let step = match &self.reel {
            Reel::Record { session, .. } => session.steps(ply, 1, observer, words).pop()?,
            Reel::Seen { steps, .. } => steps.get(ply)?.clone(),
        };
        Some(Frame {
            view: step.view,
            line: step.line,
        })
    }

    /// The whole log.
    pub(crate) fn log(&self, observer: Observer, words: &Words) -> Vec<Line> {
        match &self.reel {
            Reel::Record { session, .. } => session.log(observer, words),
            Reel::Seen { steps, .. } => steps.iter().filter_map(|step| step.line.clone()).collect(),
        }
    }

    /// The players' names.
    pub(crate) fn names(&self, words: &Words) -> Vec<String> {
        match &self.reel {
            Reel::Record { session, .. } => Seat::all(session.occupants().len())
                .map(|seat| session.name(seat, words))
                .collect(),
            Reel::Seen { table, .. } => seating::names(&table.seats, words),
        }
    }

    /// How many players there are.
    pub(crate) fn players(&self) -> usize {
        match &self.reel {
            Reel::Record { session, .. } => session.occupants().len(),
            Reel::Seen { table, .. } => table.seats.len(),
        }
    }

    /// What people decided about the game when there were so many events.
    pub(crate) fn calls_at(&self, ply: usize) -> Vec<Call> {
        match &self.reel {
            Reel::Record { session, .. } => {
                let calls = session.calls().iter().filter(|(after, _)| *after == ply);
                calls.map(|(_, call)| *call).collect()
            }
            Reel::Seen { .. } => Vec::new(),
        }
    }

    /// The round or season of the position after `ply` events, as `chapter` reads it from a view.
    pub(crate) fn chapter(
        &self,
        ply: usize,
        chapter: impl Fn(&Value) -> Option<String>,
    ) -> Option<String> {
        self.chapters(ply, 1, chapter).pop().flatten()
    }

    /// The same of `count` positions, or as many as there are.
    pub(crate) fn chapters(
        &self,
        from: usize,
        count: usize,
        chapter: impl Fn(&Value) -> Option<String>,
    ) -> Vec<Option<String>> {
        match &self.reel {
            Reel::Record { session, .. } => {
                let views = session.views(from, count, Observer::Spectator);
                views.iter().map(chapter).collect()
            }
            Reel::Seen { steps, .. } => {
                let steps = steps.iter().skip(from).take(count);
                steps.map(|step| chapter(&step.view)).collect()
            }
        }
    }

    /// The record, if the whole game is known: it can be kept, sent and played on from.
    pub(crate) fn record(&self) -> Option<&Record> {
        match &self.reel {
            Reel::Record { record, .. } => Some(record),
            Reel::Seen { .. } => None,
        }
    }

    /// The record as others may see it: a running game does not tell its seed.
    pub(crate) fn public_record(&self) -> Option<Record> {
        match &self.reel {
            Reel::Record { session, .. } => Some(session.record(false)),
            Reel::Seen { .. } => None,
        }
    }

    /// Where the points came from, once the game is over.
    pub(crate) fn tally(&self) -> Option<Tally> {
        match &self.reel {
            Reel::Record { session, .. } => self.is_over().then(|| session.tally()),
            Reel::Seen { .. } => None,
        }
    }

    /// Who came where, once the game is over: people may have ended it before its rules did.
    pub(crate) fn standings(&self) -> Option<StandingsInfo> {
        match &self.reel {
            Reel::Record { session, .. } => {
                AwaitedInfo::of(&**session, Observer::Spectator).standings
            }
            Reel::Seen { .. } => None,
        }
    }

    /// Whether the game is over, so that all seats may be looked at.
    pub(crate) fn is_over(&self) -> bool {
        match &self.reel {
            Reel::Record { record, .. } => record.is_over(),
            Reel::Seen { .. } => false,
        }
    }

    /// Whether one may play on from a position: while a game goes on, only if nobody had secrets there.
    pub(crate) fn may_play_on(&self, ply: usize) -> bool {
        let Reel::Record { session, .. } = &self.reel else {
            return false;
        };
        let watched = session.view_at(ply, Observer::Spectator);
        self.is_over()
            || Observer::all(session.occupants().len())
                .all(|observer| session.view_at(ply, observer) == watched)
    }

    /// Who is to act after so many events, if anybody is.
    pub(crate) fn next_to_act(&self, ply: usize) -> Option<Seat> {
        let record = self.record()?;
        record.plies.get(ply..)?.iter().find_map(|ply| ply.seat)
    }
}

/// A record as part of an address: only letters, digits, `-` and `_`.
pub(crate) fn encode(text: &str) -> String {
    const DIGITS: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
    let mut code = String::with_capacity(text.len() * 4 / 3 + 2);
    for chunk in text.as_bytes().chunks(3) {
        let mut bits = 0_u32;
        for (index, byte) in chunk.iter().enumerate() {
            bits |= u32::from(*byte) << (16 - 8 * index);
        }
        for index in 0..=chunk.len() {
            let digit = (bits >> (18 - 6 * index)) & 63;
            code.push(char::from(DIGITS[digit as usize]));
        }
    }
    code
}

/// The text of an address's record.
pub(crate) fn decode(code: &str) -> Option<String> {
    let mut bytes = Vec::with_capacity(code.len() * 3 / 4);
    for chunk in code.as_bytes().chunks(4) {
        let mut bits = 0_u32;
        for (index, digit) in chunk.iter().enumerate() {
            let value = match digit {
                b'A'..=b'Z' => digit - b'A',
                b'a'..=b'z' => digit - b'a' + 26,
                b'0'..=b'9' => digit - b'0' + 52,
                b'-' => 62,
                b'_' => 63,
                _ => return None,
            };
            bits |= u32::from(value) << (18 - 6 * index);
        }
        for index in 0..chunk.len().checked_sub(1).filter(|&count| count > 0)? {
            bytes.push((bits >> (16 - 8 * index)) as u8);
        }
    }
    String::from_utf8(bytes).ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    const RECORD: &str = include_str!("../../../games/ants/tests/records/first-brown.txt");

    fn film_of(text: &str, locale: Locale) -> Result<Film, NoFilm> {
        parts::now(Film::of_text(text, locale))
    }

    #[test]
    fn any_text_fits_into_an_address() {
        for text in ["", "a", "ab", "abc", "fourmilière ✓\n", RECORD] {
            let code = encode(text);
            assert!(
                code.bytes()
                    .all(|byte| byte.is_ascii_alphanumeric() || b"-_".contains(&byte))
            );
            assert_eq!(decode(&code).as_deref(), Some(text));
        }
        assert_eq!(decode("!"), None);
        assert_eq!(decode("A"), None);
    }

    #[test]
    fn a_record_can_be_stepped_from_start_to_end() {
        let film = film_of(RECORD, Locale::ENGLISH).expect("a kept record");
        let texts = words_of("ants", Locale::ENGLISH).rules;
        let words = Words::new(Locale::ENGLISH, &[texts]);
        assert!(film.is_over());
        assert!(film.plies() > 40);
        let first = film.frame(0, Observer::Spectator, &words).expect("a start");
        assert_eq!(first.line, None);
        let last = film
            .frame(film.plies(), Observer::Spectator, &words)
            .expect("an end");
        assert_eq!(last.line.map(|line| line.ply), Some(film.plies()));
        assert_eq!(film.next_to_act(0), Seat::from_number(2));
    }

    #[test]
    fn one_can_play_on_from_any_position() {
        let film = film_of(RECORD, Locale::ENGLISH).expect("a kept record");
        let record = film.record().expect("it is one");
        let players = ["human Ada", "bot larva"].map(|text| text.parse().expect("an occupant"));
        let seed = engine::Seed::from_words("what if");
        for ply in [0, 7, film.plies()] {
            let session = film
                .rules
                .branch(record, ply, &players, seed)
                .expect("a position of the game");
            assert_eq!(session.plies(), ply);
        }
    }

    #[test]
    fn nobody_plays_on_from_others_secrets() {
        let rules = table::catalog::rules_of::<yardsticks::Crumbs>();
        let seed = engine::Seed::from_words("secrets");
        let mut session = rules
            .open(rules.profile().usual(), Vec::new(), seed.into())
            .expect("the usual game");
        while session.advance() {}
        let running = Film::of_record(rules, session.record(true)).expect("its own record");
        assert!(running.may_play_on(0), "nobody has drawn a card");
        assert!(!running.may_play_on(running.plies()), "hands are secret");
        while let Some(seat) = session.awaited().actors().first() {
            let action = session.legal(seat).remove(0);
            session.play(seat, &action).expect("it is listed");
            while session.advance() {}
        }
        let over = Film::of_record(rules, session.record(true)).expect("its own record");
        assert!(over.may_play_on(running.plies()));

        let open = film_of(RECORD, Locale::ENGLISH).expect("a kept record");
        let mut record = open.record().expect("it is one").clone();
        record.plies.truncate(20);
        (record.scores, record.seed) = (None, None);
        let open = Film::of_record(open.rules, record).expect("the first half");
        assert!(open.may_play_on(15), "Ants has no secrets");
    }

    #[test]
    fn a_file_that_is_no_record_says_why() {
        let reason = |text: &str, locale| match film_of(text, locale) {
            Err(NoFilm::Wrong(reason)) => reason,
            _ => panic!("it is a record"),
        };
        assert_eq!(
            reason("hello", Locale::ENGLISH),
            "line 1: expected “formicary record 1”, found “hello”"
        );
        assert_eq!(
            reason("hello", Locale::FRENCH),
            "ligne 1\u{a0}: «\u{a0}formicary record 1\u{a0}» était attendu, «\u{a0}hello\u{a0}» a été trouvé"
        );
        let other = RECORD.replace("game ants", "game chess");
        assert_eq!(
            reason(&other, Locale::FRENCH),
            "Ce programme ne connaît pas le jeu «\u{a0}chess\u{a0}»."
        );
        let cheat = RECORD.replace("2 wedge-beige 2,-1 t4", "2 wedge-beige 9,9 t4");
        assert!(reason(&cheat, Locale::FRENCH).starts_with("coup "));
    }
}
