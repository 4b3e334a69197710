//! What is told of a game that is over.

use engine::record::Call;
use engine::{Awaited, Seat, Seats};
use protocol::Ending;

use super::{Holder, Hosted};
use crate::store::{Summary, SummarySeat};

impl Hosted {
    /// The game has ended; whatever happens at the table afterwards changes nothing about it.
    pub(super) fn note_end(&mut self, at: u64) {
        if self.ended.is_none() {
            let seats = Seat::all(self.places.len());
            let stand_ins = seats.filter(|seat| self.places[seat.index()].stand_in.is_some());
            self.ended = Some((at, stand_ins.collect::<Seats>()));
        }
    }

    /// What is told of the game once it is over.
    pub(crate) fn summary(&self) -> Option<Summary> {
        let (ended, stand_ins) = self.ended?;
        let Awaited::Nobody(standings) = self.session.awaited() else {
            return None;
        };
        let cut_short = self.session.is_cut_short();
        let ending = match self.session.calls().last() {
            Some((_, Call::Resigned(_))) if cut_short => Ending::Resigned,
            Some((_, Call::Late(_))) if cut_short => Ending::Late,
            Some((_, Call::Agreed)) if cut_short => Ending::Agreed,
            Some((_, Call::Aborted)) if cut_short => Ending::Aborted,
            _ => Ending::Played,
        };
        let seats = Seat::all(self.places.len()).map(|seat| {
            let (person, name, level) = match &self.places[seat.index()].holder {
                Holder::Person { id, name } => (Some(id.clone()), name.clone(), None),
                Holder::Bot(level) => (None, String::new(), Some(level.to_string())),
                Holder::Nobody => (None, String::new(), None),
            };
            SummarySeat {
                person,
                name,
                account: false,
                level,
                stand_in: stand_ins.contains(seat),
                score: (!cut_short).then(|| standings.scores[seat]),
                place: (ending != Ending::Aborted).then(|| standings.places[seat]),
            }
        });
        Some(Summary {
            table: self.opening.id.clone(),
            game: self.opening.game.clone(),
            setup: self.opening.setup.clone(),
            shown: self.opening.public || self.opening.rated,
            rated: self.opening.rated,
            ending,
            plies: self.session.plies() as u32,
            opened: self.opening.opened,
            ended,
            seats: seats.collect(),
        })
    }
}
