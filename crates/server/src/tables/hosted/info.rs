//! What everybody may know of a table, and what the house has to say.

use engine::{Awaited, Seat};
use protocol::{CallInfo, OccupantInfo, SeatInfo, Status, TableInfo};
use table::{Line, Words};

use super::{Holder, Hosted, Presence};
use crate::store::FirstSeat;

impl Hosted {
    /// The table as everybody may know it.
    pub(crate) fn info(&self, presence: &Presence, now: u64) -> TableInfo {
        let names = self.session.profile().seats;
        TableInfo {
            id: self.opening.id.clone(),
            game: self.opening.game.clone(),
            revision: self.opening.revision,
            setup: self.opening.setup.clone(),
            public: self.opening.public,
            clock: self.opening.clock,
            flag: self.opening.flag,
            hints: self.opening.hints,
            talk: self.opening.talk,
            rated: self.opening.rated,
            strength: self.opening.strength,
            status: self.status(),
            awaited: match (self.status(), self.session.awaited()) {
                (Status::Playing, Awaited::Seats { must, .. }) => {
                    must.iter().map(Seat::number).collect()
                }
                _ => Vec::new(),
            },
            calls: self.session.calls().iter().map(CallInfo::from).collect(),
            seats: (0..self.places.len())
                .map(|index| {
                    let seat = Seat::new(index);
                    let place = &self.places[index];
                    SeatInfo {
                        seat: names[index].to_owned(),
                        occupant: self.occupant_info(seat),
                        connected: presence.connected.contains(seat),
                        stand_in: place.stand_in.map(|level| level.to_string()),
                        overdue: self.clocks.is_overdue(seat, now),
                        time_left: match place.holder {
                            Holder::Bot(_) => None,
                            Holder::Person { .. } | Holder::Nobody => self.clocks.left(seat, now),
                        },
                    }
                })
                .collect(),
            ply: self.session.plies(),
            spectators: presence.spectators,
            opened: self.opening.opened,
            changed: self.changed,
            you: None,
        }
    }

    fn occupant_info(&self, seat: Seat) -> OccupantInfo {
        match &self.places[seat.index()].holder {
            Holder::Person { id, name } => OccupantInfo::Human {
                name: name.clone(),
                // Whoever sat down as a guest may be called otherwise by now.
                account: self.accounts.get(id) == Some(name),
            },
            Holder::Bot(level) => OccupantInfo::Bot {
                level: level.to_string(),
            },
            Holder::Nobody => match self.opening.seats.get(seat.index()) {
                Some(FirstSeat::Invited) => OccupantInfo::Invited,
                _ => OccupantInfo::Open,
            },
        }
    }

    /// Events, counted from 1, for which a simpler bot had to take over.
    pub(crate) fn faltered(&self) -> &[usize] {
        &self.faltered
    }
}

/// Adds to a line of the log what the house has to say about it: that a simpler bot had to take over.
pub(crate) fn comment(faltered: &[usize], line: &mut Line, words: &Words) {
    if faltered.contains(&line.ply) {
        let said = words.get("online-simpler-bot");
        line.words = format!("{}\n{said}", line.words);
        line.then = None;
    }
}
