//! Rulebook: 3) Workers, a) Ant colony.

use engine::{Message, Refusal, Seat};

use super::{not_now, refuse};
use crate::action::Action;
use crate::components::{Cube, QUEEN_POINTS, Room};
use crate::state::{Phase, Source, Table};

const RULE: &str = "rule-colony";

impl Table {
    pub(crate) fn begin_work(&mut self) {
        let before_first = (self.first.index() + self.players() - 1) % self.players();
        self.next_worker(Seat::new(before_first));
    }

    /// The next seat that still has a worker; the harvest if nobody has.
    pub(crate) fn next_worker(&mut self, after: Seat) {
        let mut seat = after;
        for _ in 0..self.players() {
            seat = seat.next(self.players());
            if self.colony(seat).workers > 0 {
                self.phase = Phase::Worker(seat);
                return;
            }
        }
        self.begin_harvest();
    }

    pub(crate) fn list_work(&self, seat: Seat, out: &mut Vec<Action>) {
        let rooms = [
            Action::Gestation,
            Action::Larder,
            Action::Quarry(Cube::Earth),
            Action::Quarry(Cube::Stone),
            Action::Queen,
        ];
        out.extend(
            rooms
                .into_iter()
                .filter(|&action| self.check_work(seat, action).is_ok()),
        );
        out.extend(
            self.colony(seat)
                .exits
                .iter()
                .map(|&exit| Action::Leave(exit)),
        );
        if self.can_exchange(seat) {
            out.push(Action::Exchange);
        }
    }

    /// A worker works in a room, and stays there until the end of the turn.
    pub(crate) fn work(&mut self, seat: Seat, action: Action) -> Result<(), Refusal> {
        let room = self.check_work(seat, action)?;
        let colony = self.colony_mut(seat);
        colony.workers -= 1;
        colony.rooms.insert(room);
        match action {
            Action::Gestation => {
                self.gain_larvae(seat, 1);
            }
            Action::Larder => {
                self.gain(seat, Cube::Food, 1);
            }
            Action::Quarry(cube) => {
                self.gain(seat, cube, 1);
            }
            _ => {
                self.pay(seat, [1, 0, 0]);
                self.score(seat, Source::Queen, QUEEN_POINTS);
            }
        }
        self.next_worker(seat);
        Ok(())
    }

    fn check_work(&self, seat: Seat, action: Action) -> Result<Room, Refusal> {
        if !matches!(self.phase, Phase::Worker(_)) {
            return Err(not_now(RULE));
        }
        let room = match action {
            Action::Gestation => Room::Gestation,
            Action::Larder => Room::Larder,
            Action::Quarry(Cube::Food) => return Err(refuse(RULE, "refused-quarry-food")),
            Action::Quarry(_) => Room::Quarry,
            _ => Room::Queen,
        };
        let colony = self.colony(seat);
        if room.level() > colony.working_level() {
            return Err(Refusal::new(
                RULE,
                Message::new("refused-room-too-deep")
                    .with("level", room.level())
                    .with("own", colony.working_level()),
            ));
        }
        if colony.rooms.contains(room) {
            return Err(refuse(RULE, "refused-room-taken"));
        }
        if room == Room::Queen && colony.store[Cube::Food as usize] == 0 {
            return Err(refuse(RULE, "refused-queen-food"));
        }
        Ok(room)
    }
}
