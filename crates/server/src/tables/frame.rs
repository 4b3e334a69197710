//! What goes over the wire to one kind of observer. Nothing else about a game ever leaves the server,
//! so this is the file to read when looking for leaks.

use std::collections::HashMap;

use axum::extract::ws::Utf8Bytes;
use engine::Observer;
use protocol::{AwaitedInfo, Fairness, Notice, OfferInfo, Status, TableInfo};
use serde::Serialize;
use table::{Choice, Line, Locale, Words};

use super::hosted::{Hosted, comment};

/// What makes updates differ between observers of the same table.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Viewing {
    /// What may be seen.
    pub(crate) observer: Observer,
    /// The language.
    pub(crate) locale: Locale,
    /// Whether sentences are wanted.
    pub(crate) words: bool,
    /// Whether this is the one who opened the table, who may invite others.
    pub(crate) opener: bool,
}

/// An [`Update`](protocol::Update) to be written; the view is put in as text.
#[derive(Serialize)]
struct Rest<'a> {
    table: &'a TableInfo,
    you: Option<usize>,
    ply: usize,
    awaited: AwaitedInfo,
    legal: Vec<Choice>,
    lines: Vec<Line>,
    since: usize,
    can_undo: bool,
    can_abort: bool,
    #[serde(skip_serializing_if = "Option::is_none")]
    offer: Option<OfferInfo>,
    #[serde(skip_serializing_if = "Option::is_none")]
    rematch: Option<&'a str>,
    fairness: &'a Fairness,
    #[serde(skip_serializing_if = "Option::is_none")]
    invitation: Option<&'a str>,
}

/// The table for one observer, as JSON with these first fields.
pub(crate) fn update(
    hosted: &Hosted,
    info: &TableInfo,
    viewing: Viewing,
    words: &Words,
    since: usize,
    first: &str,
) -> String {
    let session = hosted.session();
    let awaited = session.awaited();
    let opening = hosted.opening();
    let wording = viewing.words.then_some(words);
    let since = since.min(session.plies());
    let (legal, can_undo) = match viewing.observer {
        Observer::Seat(seat) if info.status == Status::Playing && hosted.bot(seat).is_none() => {
            let legal = if !awaited.actors().contains(seat) {
                Vec::new()
            } else if viewing.words {
                session.choices(seat, words)
            } else {
                let bare = |notation| Choice {
                    notation,
                    words: String::new(),
                };
                session.legal(seat).into_iter().map(bare).collect()
            };
            (legal, session.may_undo(seat).is_ok())
        }
        Observer::Seat(_) | Observer::Spectator => (Vec::new(), false),
    };
    let rest = Rest {
        table: info,
        you: match viewing.observer {
            Observer::Seat(seat) => Some(seat.number()),
            Observer::Spectator => None,
        },
        ply: session.plies(),
        awaited: AwaitedInfo::of(session, viewing.observer),
        legal,
        lines: lines(hosted, since, viewing.observer, wording),
        since,
        can_undo,
        can_abort: viewing.observer != Observer::Spectator
            && info.status == Status::Playing
            && session.may_abort(),
        offer: hosted.offer(),
        rematch: hosted.rematch(),
        fairness: hosted.fairness(),
        invitation: viewing.opener.then_some(opening.invitation.as_str()),
    };
    let rest = serde_json::to_string(&rest).expect("updates can be written as JSON");
    let view = session.view_text(viewing.observer);
    let mut text = String::with_capacity(first.len() + view.len() + rest.len() + 16);
    text.push('{');
    text.push_str(first);
    text.push_str("\"view\":");
    text.push_str(&view);
    text.push(',');
    text.push_str(&rest[1..]);
    text
}

/// The log from the event after `since` on, with what the house has to say about it.
fn lines(hosted: &Hosted, since: usize, observer: Observer, words: Option<&Words>) -> Vec<Line> {
    let mut lines = hosted.session().log_since(since, observer, words);
    if let Some(words) = words {
        for line in &mut lines {
            comment(hosted.faltered(), line, words);
        }
    }
    lines
}

/// A notice as text.
pub(crate) fn notice(notice: &Notice) -> Utf8Bytes {
    serde_json::to_string(notice)
        .expect("notices can be written as JSON")
        .into()
}

/// Updates about one moment, each written once for all observers of a kind.
pub(crate) struct Frames<'a> {
    hosted: &'a Hosted,
    words: &'a HashMap<Locale, std::sync::Arc<Words>>,
    info: TableInfo,
    written: Vec<((Viewing, usize), Utf8Bytes)>,
}

impl<'a> Frames<'a> {
    pub(crate) const fn new(
        hosted: &'a Hosted,
        words: &'a HashMap<Locale, std::sync::Arc<Words>>,
        info: TableInfo,
    ) -> Self {
        Self {
            hosted,
            words,
            info,
            written: Vec::new(),
        }
    }

    /// The update for an observer who knows the first `since` events.
    pub(crate) fn frame(&mut self, viewing: Viewing, since: usize) -> Utf8Bytes {
        let key = (viewing, since);
        if let Some((_, frame)) = self.written.iter().find(|(known, _)| *known == key) {
            return frame.clone();
        }
        let words = &self.words[&viewing.locale];
        let first = "\"type\":\"update\",";
        let text = update(self.hosted, &self.info, viewing, words, since, first);
        let frame = Utf8Bytes::from(text);
        self.written.push((key, frame.clone()));
        frame
    }
}
