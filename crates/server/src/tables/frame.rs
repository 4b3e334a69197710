//! What goes over the wire to one kind of observer. Nothing else about a game ever leaves the server,
//! so this is the file to read when looking for leaks.

use std::collections::HashMap;
use std::sync::Arc;

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

/// An [`Update`](protocol::Update) to be written without what is told beside; the view is put in as text.
#[derive(Serialize)]
struct Rest<'a> {
    table: &'a TableInfo,
    you: Option<usize>,
    ply: usize,
    awaited: AwaitedInfo,
    legal: Vec<Choice>,
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
) -> String {
    let beside = beside(hosted, viewing, words, since);
    whole("", &beside, &document(hosted, info, viewing, words))
}

/// An update, from its parts.
fn whole(first: &str, beside: &str, document: &str) -> String {
    let mut text = String::with_capacity(first.len() + beside.len() + document.len() + 4);
    for part in ["{", first, beside, ",", &document[1..]] {
        text.push_str(part);
    }
    text
}

/// The log from the event after `since` on.
fn beside(hosted: &Hosted, viewing: Viewing, words: &Words, since: usize) -> String {
    let wording = viewing.words.then_some(words);
    let since = since.min(hosted.session().plies());
    let lines = lines(hosted, since, viewing.observer, wording);
    let lines = serde_json::to_string(&lines).expect("lines can be written as JSON");
    format!("\"since\":{since},\"lines\":{lines}")
}

/// The table for one observer as it is now, without its log.
fn document(hosted: &Hosted, info: &TableInfo, viewing: Viewing, words: &Words) -> String {
    let session = hosted.session();
    let awaited = session.awaited();
    let opening = hosted.opening();
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
    let mut text = String::with_capacity(view.len() + rest.len() + 12);
    for part in ["{\"view\":", &view, ",", &rest[1..]] {
        text.push_str(part);
    }
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

/// What observers of a kind were told once: later only what has changed since needs to be told.
pub(crate) struct Told {
    viewing: Viewing,
    pub(crate) number: u64,
    document: Arc<str>,
}

/// Updates about one moment, each written once for all observers of a kind.
pub(crate) struct Frames<'a> {
    hosted: &'a Hosted,
    words: &'a HashMap<Locale, Arc<Words>>,
    info: TableInfo,
    /// The number of these updates.
    number: u64,
    /// Earlier ones, which somebody knows.
    told: &'a [Told],
    documents: Vec<(Viewing, Arc<str>)>,
    written: Vec<((Viewing, Known), Utf8Bytes)>,
}

/// What a client knows.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Known {
    /// The first so many events.
    pub(crate) since: usize,
    /// The update with this number, if changes of it are welcome.
    pub(crate) update: Option<u64>,
}

impl<'a> Frames<'a> {
    pub(crate) const fn new(
        hosted: &'a Hosted,
        words: &'a HashMap<Locale, Arc<Words>>,
        info: TableInfo,
        number: u64,
        told: &'a [Told],
    ) -> Self {
        Self {
            hosted,
            words,
            info,
            number,
            told,
            documents: Vec::new(),
            written: Vec::new(),
        }
    }

    /// The update for an observer: what has changed, if that is less than all of it.
    pub(crate) fn frame(&mut self, viewing: Viewing, known: Known) -> Utf8Bytes {
        let before = self
            .told
            .iter()
            .find(|told| told.viewing == viewing && Some(told.number) == known.update);
        let known = Known {
            update: before.map(|told| told.number),
            ..known
        };
        let key = (viewing, known);
        if let Some((_, frame)) = self.written.iter().find(|(own, _)| *own == key) {
            return frame.clone();
        }
        let words = &self.words[&viewing.locale];
        let document = self.document(viewing, words);
        let number = self.number;
        let beside = beside(self.hosted, viewing, words, known.since);
        let changes = before.and_then(|told| {
            let changes = protocol::between(&told.document, &document);
            let after = told.number;
            (changes.len() < document.len()).then(|| {
                format!(
                    "{{\"type\":\"changes\",\"number\":{number},\"after\":{after},{beside},\
                     \"changes\":{changes}}}"
                )
            })
        });
        let text = changes.unwrap_or_else(|| {
            let first = format!("\"type\":\"update\",\"number\":{number},");
            whole(&first, &beside, &document)
        });
        let frame = Utf8Bytes::from(text);
        self.written.push((key, frame.clone()));
        frame
    }

    fn document(&mut self, viewing: Viewing, words: &Words) -> Arc<str> {
        let known = self.documents.iter().find(|(own, _)| *own == viewing);
        if let Some((_, document)) = known {
            return Arc::clone(document);
        }
        // Whoever comes while nothing has changed is told what others were.
        let mut told = self.told.iter().rev();
        if let Some(told) = told.find(|told| told.viewing == viewing && told.number == self.number)
        {
            return Arc::clone(&told.document);
        }
        let document = document(self.hosted, &self.info, viewing, words);
        let document = Arc::<str>::from(document);
        self.documents.push((viewing, Arc::clone(&document)));
        document
    }

    /// What was told now.
    pub(crate) fn told(self) -> impl Iterator<Item = Told> {
        let number = self.number;
        self.documents
            .into_iter()
            .map(move |(viewing, document)| Told {
                viewing,
                number,
                document,
            })
    }
}
