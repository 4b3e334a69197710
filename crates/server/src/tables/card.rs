//! What the lobby shows of a table, without having to ask it.

use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, Ordering};

use engine::Seat;
use protocol::{OccupantInfo, Status, TableInfo};
use serde::{Deserialize, Serialize};
use table::Occupant;

use crate::store::Shown as ShownElsewhere;

/// What the lobby shows of a table.
pub(crate) struct Card {
    opener: String,
    /// How many entries the table has, as far as is known here.
    seq: AtomicU64,
    shown: Mutex<Shown>,
}

struct Shown {
    info: TableInfo,
    people: Vec<(Seat, String)>,
    /// Which other server has told it.
    node: Option<String>,
}

/// A card as other servers read it.
#[derive(Serialize, Deserialize)]
struct Written {
    opener: String,
    info: TableInfo,
    /// By the numbers of their seats.
    people: Vec<(usize, String)>,
}

/// A table at a glance.
#[derive(Clone, Copy)]
pub(crate) struct Glance {
    pub(crate) opened: u64,
    /// Whether seats are free.
    pub(crate) waits: bool,
    /// Whether nobody who sits there is connected.
    pub(crate) is_empty: bool,
}

impl Card {
    pub(crate) fn new(info: TableInfo, opener: &str) -> Self {
        Self {
            opener: opener.to_owned(),
            seq: AtomicU64::new(0),
            shown: Mutex::new(Shown {
                info,
                people: Vec::new(),
                node: None,
            }),
        }
    }

    /// The card that another server shows, if it can be read.
    pub(crate) fn told(shown: &ShownElsewhere) -> Option<Self> {
        let written: Written = serde_json::from_str(&shown.text).ok()?;
        let card = Self::new(written.info, &written.opener);
        card.read(shown);
        Some(card)
    }

    /// Another server shows the table so.
    pub(crate) fn read(&self, shown: &ShownElsewhere) {
        if shown.seq < self.seq() {
            return;
        }
        if let Ok(written) = serde_json::from_str::<Written>(&shown.text) {
            let people = written.people.into_iter();
            let mut own = self.lock();
            own.info = written.info;
            own.people = people
                .filter_map(|(seat, id)| Some((Seat::from_number(seat)?, id)))
                .collect();
            own.node = Some(shown.node.clone());
            drop(own);
            self.reaches(shown.seq);
        }
    }

    /// The card as other servers read it.
    pub(crate) fn text(&self) -> String {
        let shown = self.lock();
        let people = shown.people.iter();
        let written = Written {
            opener: self.opener.clone(),
            info: shown.info.clone(),
            people: people
                .map(|(seat, id)| (seat.number(), id.clone()))
                .collect(),
        };
        serde_json::to_string(&written).expect("cards can be written as JSON")
    }

    /// Whoever was there through a server that is gone is not there any more.
    pub(crate) fn told_by_one_of(&self, running: &[String]) {
        let shown = self.lock();
        let gone = shown.node.as_ref().filter(|node| !running.contains(node));
        if gone.is_some() {
            let status = shown.info.status;
            drop(shown);
            self.left(status);
        }
    }

    /// The table has so many entries.
    pub(crate) fn reaches(&self, seq: u64) {
        self.seq.store(seq, Ordering::Relaxed);
    }

    pub(crate) fn seq(&self) -> u64 {
        self.seq.load(Ordering::Relaxed)
    }

    /// Something has changed.
    pub(crate) fn show<'a>(&self, info: &TableInfo, people: impl Iterator<Item = (Seat, &'a str)>) {
        let mut shown = self.lock();
        shown.node = None;
        if shown.info.status == info.status && shown.info.seats.len() == info.seats.len() {
            // The usual case: a move. Nothing has to be copied that is rarely looked at.
            shown.info.ply = info.ply;
            shown.info.spectators = info.spectators;
            shown.info.changed = info.changed;
            shown.info.awaited.clone_from(&info.awaited);
            shown.info.calls.clone_from(&info.calls);
            for (known, new) in shown.info.seats.iter_mut().zip(&info.seats) {
                known.clone_from(new);
            }
        } else {
            shown.info = info.clone();
        }
        shown.people.clear();
        shown
            .people
            .extend(people.map(|(seat, id)| (seat, id.to_owned())));
    }

    /// Somebody is gone and not to be named any more.
    pub(crate) fn forget(&self, person: &str) {
        let mut shown = self.lock();
        let Shown { info, people, .. } = &mut *shown;
        for (seat, _) in people.iter().filter(|(_, id)| id == person) {
            if let Some(seat) = info.seats.get_mut(seat.index()) {
                seat.occupant = OccupantInfo::Human {
                    name: Occupant::FORMER.to_owned(),
                    account: false,
                };
            }
        }
    }

    /// Nobody is there any more.
    pub(crate) fn left(&self, status: Status) {
        let mut shown = self.lock();
        shown.info.status = status;
        shown.info.spectators = 0;
        for seat in &mut shown.info.seats {
            seat.connected = false;
        }
    }

    /// Who has opened it.
    pub(crate) fn opener(&self) -> &str {
        &self.opener
    }

    pub(crate) fn is_over(&self) -> bool {
        self.lock().info.status == Status::Over
    }

    pub(crate) fn info(&self) -> TableInfo {
        self.lock().info.clone()
    }

    /// The table as somebody who sits there may know it.
    pub(crate) fn info_for(&self, person: &str) -> Option<TableInfo> {
        let shown = self.lock();
        let (seat, _) = shown.people.iter().find(|(_, id)| id == person)?;
        Some(TableInfo {
            you: Some(seat.number()),
            ..shown.info.clone()
        })
    }

    /// What decides whether the lobby shows it; nothing if it never does: it is not public, or over.
    pub(crate) fn glance(&self) -> Option<Glance> {
        let Shown { info, .. } = &*self.lock();
        (info.public && info.status != Status::Over).then(|| Glance {
            opened: info.opened,
            waits: info.status == Status::Waiting,
            is_empty: !info.seats.iter().any(|seat| seat.connected),
        })
    }

    fn lock(&self) -> std::sync::MutexGuard<'_, Shown> {
        self.shown.lock().expect("nobody panics with it")
    }
}
