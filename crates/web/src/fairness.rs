//! What this browser notes about chance at a table of a server, and what it can say of it at the end.
//! Knows nothing of pages and sockets.

use engine::record::{Pins, Record, VerifyError};
use engine::{Commitment, Message, Seat, Share};
use protocol::{Fairness, OccupantInfo, Status, Update};
use serde::{Deserialize, Serialize};
use table::{Line, Rules, Words};

use crate::browser::storage::Shelf;

const PREFIX: &str = "formicary.share.";

/// What was noted at one table. Nothing that is noted once is ever changed by what the server says.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(default)]
pub(crate) struct Notes {
    /// What the house had promised when this browser first saw the table.
    commitment: Option<String>,
    /// Whether that was before the game began.
    early: bool,
    /// What the person at this browser adds to chance. Nobody is told before it is time.
    share: Option<String>,
    /// What everybody had promised when it was time to tell, by the numbers of seats.
    promises: Option<Vec<(usize, String)>>,
    /// Whose shares the game began with.
    shared: Option<Vec<usize>>,
    /// The game, the revision of its rules and its setup, as the table first showed them.
    setup: Option<(String, u32, String)>,
    /// The results of dice and decks that were shown openly, by the numbers of their events. They are never
    /// taken back.
    draws: Vec<(usize, String)>,
}

/// A promise that has changed after it was made.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Breach {
    /// The house's.
    House,
    /// That of the seat with this number.
    Seat(usize),
    /// One of the seat with this number, where no person sits.
    Nobody(usize),
    /// What dice or deck had shown as the event with this number.
    Draw(usize),
}

impl Breach {
    /// The warning.
    pub(crate) fn message(self) -> Message {
        match self {
            Self::House => Message::new("web-breach-house"),
            Self::Seat(seat) => Message::new("web-breach-seat").with("seat", seat as i64),
            Self::Nobody(seat) => Message::new("web-breach-nobody").with("seat", seat as i64),
            Self::Draw(ply) => Message::new("web-breach-draw").with("ply", ply as i64),
        }
    }
}

impl Notes {
    /// What was noted at a table.
    pub(crate) fn read(shelf: &impl Shelf, table: &str) -> Self {
        shelf
            .get(&format!("{PREFIX}{table}"))
            .and_then(|text| serde_json::from_str(&text).ok())
            .unwrap_or_default()
    }

    /// Keeps it; says whether there was room.
    pub(crate) fn keep(&self, shelf: &impl Shelf, table: &str) -> bool {
        serde_json::to_string(self).is_ok_and(|text| shelf.set(&format!("{PREFIX}{table}"), &text))
    }

    /// Whether there is anything that must outlive the page.
    pub(crate) const fn has_share(&self) -> bool {
        self.share.is_some()
    }

    /// What to promise when sitting down. A share that was never told can be promised again; `fresh` is
    /// used otherwise.
    pub(crate) fn promise(&mut self, fresh: [u8; 32]) -> String {
        let untold = self.promises.is_none();
        let share = self.own_share().filter(|_| untold).unwrap_or(Share(fresh));
        self.share = Some(share.to_string());
        share.commitment().to_string()
    }

    fn own_share(&self) -> Option<Share> {
        self.share.as_ref()?.parse().ok()
    }

    /// Takes note of what the table shows. Gives the share if it is to be told now.
    ///
    /// # Errors
    /// If something is not what had been promised; nothing may be told then.
    pub(crate) fn see(&mut self, update: &Update) -> Result<Option<String>, Breach> {
        let fairness = &update.fairness;
        let begun = match update.table.status {
            Status::Waiting | Status::Sharing => false,
            Status::Playing | Status::Over => true,
        };
        if self.commitment.is_none() {
            self.commitment = Some(fairness.commitment.clone());
            self.early = !begun;
        }
        if self.setup.is_none() {
            let table = &update.table;
            self.setup = Some((table.game.clone(), table.revision, table.setup.clone()));
        }
        if self.commitment.as_ref() != Some(&fairness.commitment) {
            return Err(Breach::House);
        }
        if update.table.status == Status::Sharing
            && let Some(seat) = promised_by_nobody(update)
        {
            return Err(Breach::Nobody(seat));
        }
        if update.table.status == Status::Sharing && self.promises.is_none() {
            let promises = fairness.shares.iter();
            self.promises = Some(
                promises
                    .map(|one| (one.seat, one.promise.clone()))
                    .collect(),
            );
        }
        if let Some(promises) = &self.promises
            && let Some(seat) = changed(promises, fairness)
        {
            return Err(Breach::Seat(seat));
        }
        if begun {
            if self.early && self.shared.is_none() {
                let told = fairness.shares.iter().filter(|one| one.share.is_some());
                self.shared = Some(told.map(|one| one.seat).collect());
            }
            self.see_draws(&update.lines)?;
            return Ok(None);
        }
        Ok(self.due(update))
    }

    /// Notes what dice and decks have shown, in the whole log.
    fn see_draws(&mut self, log: &[Line]) -> Result<(), Breach> {
        let stays = |(ply, drawn): &&(usize, String)| {
            let line = log.get(*ply - 1).filter(|line| line.seat.is_none());
            line.is_some_and(|line| line.notation.as_ref().is_none_or(|shown| shown == drawn))
        };
        if let Some((ply, _)) = self.draws.iter().find(|draw| !stays(draw)) {
            return Err(Breach::Draw(*ply));
        }
        let known = self.draws.last().map_or(0, |(ply, _)| *ply);
        let new = (1..).zip(log).skip(known).filter_map(|(ply, line)| {
            let drawn = line.notation.clone().filter(|_| line.seat.is_none())?;
            Some((ply, drawn))
        });
        self.draws.extend(new);
        Ok(())
    }

    /// The share, if the table waits for it.
    fn due(&self, update: &Update) -> Option<String> {
        let you = update.you?;
        let share = self.own_share()?;
        let promise = share.commitment().to_string();
        let mut shown = update.fairness.shares.iter();
        // Somebody who sat down in another browser has promised something else there.
        let asked =
            shown.any(|one| one.seat == you && one.promise == promise && one.share.is_none());
        (asked && update.table.status == Status::Sharing).then(|| share.to_string())
    }

    /// Holds the record of the finished game against what was noted, and against the log that was shown.
    ///
    /// # Errors
    /// At the first thing that is not in order.
    pub(crate) fn check(
        &self,
        rules: &dyn Rules,
        record: &Record,
        log: &[Line],
    ) -> Result<Checked, Fault> {
        // A table of a server begins at the beginning.
        if record.branch.is_some() {
            return Err(Fault::Branch);
        }
        if let Some((game, revision, setup)) = &self.setup
            && (*game != record.game
                || *revision != record.rules
                || !is_same_setup(rules, setup, &record.setup))
        {
            return Err(Fault::Setup);
        }
        if let Some(ply) = first_difference(record, log) {
            return Err(Fault::Event(ply));
        }
        let drawn = |(ply, drawn): &&(usize, String)| {
            let found = record.plies.get(*ply - 1);
            found.is_some_and(|found| found.seat.is_none() && found.text == *drawn)
        };
        if let Some((ply, _)) = self.draws.iter().find(|draw| !drawn(draw)) {
            return Err(Fault::Event(*ply));
        }
        if let Some(promises) = &self.promises {
            let promised = |seat: Seat| promises.iter().any(|(of, _)| *of == seat.number());
            if let Some((seat, _)) = record.shares.iter().find(|(seat, _)| !promised(*seat)) {
                return Err(Fault::Unpromised(*seat));
            }
        }
        let proof = rules
            .verify(record, &self.pins(record))
            .map_err(Fault::Record)?;
        if let Some(shared) = &self.shared {
            let shown = |seat: Seat| shared.contains(&seat.number());
            if let Some((seat, _)) = record.shares.iter().find(|(seat, _)| !shown(*seat)) {
                return Err(Fault::Withheld(*seat));
            }
        }
        let (shares, draws) = (proof.shares, proof.draws);
        let own = self.own_share();
        let counted = record.shares.iter().any(|(_, share)| Some(*share) == own);
        Ok(if counted && self.promises.is_some() {
            let others = shares - 1;
            Checked::Own { others, draws }
        } else if self.early {
            Checked::House { draws }
        } else {
            Checked::Late { draws }
        })
    }

    /// What the record must fit: the house's promise, and those of all who have shared, by what was shown
    /// or by what the record says.
    fn pins(&self, record: &Record) -> Pins {
        let shared = self.shared.iter().flatten().copied();
        let recorded = record.shares.iter().map(|(seat, _)| seat.number());
        let shared: Vec<usize> = shared.chain(recorded).collect();
        let promises = self.promises.iter().flatten();
        let pin = |(seat, promise): &(usize, String)| -> Option<(Seat, Commitment)> {
            Some((Seat::from_number(*seat)?, promise.parse().ok()?))
        };
        Pins {
            commitment: self.commitment.as_ref().and_then(|text| text.parse().ok()),
            shares: promises
                .filter(|(seat, _)| shared.contains(seat))
                .filter_map(pin)
                .collect(),
        }
    }
}

/// A seat with a promise where no person sits: the house could tell or withhold its share as it likes.
fn promised_by_nobody(update: &Update) -> Option<usize> {
    let person = |number: usize| {
        let seat = update.table.seats.get(number.checked_sub(1)?)?;
        matches!(seat.occupant, OccupantInfo::Human { .. }).then_some(())
    };
    let mut seats = update.fairness.shares.iter().map(|one| one.seat);
    seats.find(|&number| person(number).is_none())
}

/// The first seat whose promise is not what it was, or whose share is not what it promised.
fn changed(promises: &[(usize, String)], fairness: &Fairness) -> Option<usize> {
    let gone = promises.iter().find(|(seat, promise)| {
        let mut shown = fairness.shares.iter();
        !shown.any(|one| one.seat == *seat && one.promise == *promise)
    });
    let wrong = fairness.shares.iter().find(|one| {
        let share = one.share.as_ref().map(|share| share.parse::<Share>());
        let kept = match share {
            Some(Ok(share)) => share.commitment().to_string() == one.promise,
            Some(Err(_)) => false,
            None => true,
        };
        !kept || !promises.iter().any(|(seat, _)| *seat == one.seat)
    });
    gone.map(|(seat, _)| *seat)
        .or_else(|| wrong.map(|one| one.seat))
}

/// Whether two setups are the same. A newer program may name options that an older one did not have.
fn is_same_setup(rules: &dyn Rules, shown: &str, recorded: &str) -> bool {
    let read = |text| rules.profile().read_setup(text);
    shown == recorded || read(shown).is_ok_and(|shown| read(recorded) == Ok(shown))
}

/// The first event of the record, counted from 1, that is not the one that was shown.
fn first_difference(record: &Record, log: &[Line]) -> Option<usize> {
    let differs = record.plies.iter().zip(log).position(|(ply, line)| {
        let other = |notation: &String| *notation != ply.text;
        ply.seat != line.seat || line.notation.as_ref().is_some_and(other)
    });
    let shorter = record.plies.len().min(log.len());
    let longer = (record.plies.len() != log.len()).then_some(shorter);
    differs.or(longer).map(|index| index + 1)
}

/// What this browser has found in order.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Checked {
    /// One's own share is in it, so nobody else can have chosen what the dice showed.
    Own {
        /// How many others have shared.
        others: usize,
        /// How many results of dice and decks there were.
        draws: u64,
    },
    /// The house's promise was seen before the game began.
    House {
        /// How many results of dice and decks there were.
        draws: u64,
    },
    /// The game had begun when this browser first saw it.
    Late {
        /// How many results of dice and decks there were.
        draws: u64,
    },
}

impl Checked {
    /// What to say of it.
    pub(crate) fn message(self) -> Message {
        match self {
            Self::Own { others, draws } => Message::new("web-checked-own")
                .with("others", others as i64)
                .with("draws", draws as i64),
            Self::House { draws } => Message::new("web-checked-house").with("draws", draws as i64),
            Self::Late { draws } => Message::new("web-checked-late").with("draws", draws as i64),
        }
    }
}

/// What is not in order.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Fault {
    /// The record does not prove what it should.
    Record(VerifyError),
    /// A share is in the record that nobody had promised.
    Unpromised(Seat),
    /// A share is in the record that the game was shown to begin without.
    Withheld(Seat),
    /// The record is said to come from another game, so that nothing proves how it began.
    Branch,
    /// The record is of another game than the table showed, or of another setup.
    Setup,
    /// This event of the record, counted from 1, is not the one that was shown.
    Event(usize),
}

impl Fault {
    /// What to say of it.
    pub(crate) fn in_words(&self, words: &Words) -> String {
        let reason = match self {
            Self::Record(error) => words.verify_error(error),
            Self::Unpromised(seat) => {
                let seat = seat.number() as i64;
                words.tell(&Message::new("web-unfair-share").with("seat", seat))
            }
            Self::Withheld(seat) => {
                let seat = seat.number() as i64;
                words.tell(&Message::new("web-unfair-withheld").with("seat", seat))
            }
            Self::Branch => words.get("web-unfair-branch"),
            Self::Setup => words.get("web-unfair-setup"),
            Self::Event(ply) => {
                words.tell(&Message::new("web-unfair-event").with("ply", *ply as i64))
            }
        };
        words.tell(&Message::new("web-unfair").with("reason", reason))
    }
}

#[cfg(test)]
mod tests;
