//! Rulebook: 3) Workers, a) Ant colony.

use engine::Seat;

use super::{Checked, When, refuse};
use crate::action::Action;
use crate::components::{Cube, QUEEN_POINTS, Room};
use crate::state::{Phase, Source, Table};

const RULE: &str = "rule-colony";

impl Table {
    pub(crate) fn begin_work(&mut self) {
        self.find_worker(self.first);
    }

    /// The next seat that still has a worker; the harvest if nobody has. Nobody passes (Ruling 19).
    pub(crate) fn next_worker(&mut self, after: Seat) {
        self.find_worker(self.seat_after(after));
    }

    fn find_worker(&mut self, from: Seat) {
        let mut seat = from;
        for _ in 0..self.players() {
            if self.colony(seat).workers > 0 {
                self.phase = Phase::Worker(seat);
                return;
            }
            seat = self.seat_after(seat);
        }
        self.begin_harvest();
    }

    pub(crate) fn list_work(&self, seat: Seat, out: &mut Vec<Action>) {
        let open = |room| self.check_room(seat, room).is_ok();
        if open(Room::Gestation) {
            out.push(Action::Gestation);
        }
        if open(Room::Larder) {
            out.push(Action::Larder);
        }
        if open(Room::Quarry) {
            out.extend([Cube::Earth, Cube::Stone].map(Action::Quarry));
        }
        if open(Room::Queen) {
            out.push(Action::Queen);
        }
        let exits = self.colony(seat).exits.iter();
        out.extend(exits.map(|&exit| Action::Leave(exit)));
        if self.can_exchange(seat) {
            out.push(Action::Exchange);
        }
    }

    /// The next worker can be sent somewhere.
    #[inline(always)]
    pub(crate) fn check_worker(&self, seat: Seat, rule: &'static str) -> Checked {
        match self.phase {
            Phase::Worker(_) => Ok(()),
            Phase::Sortie(..) => Err(refuse(rule, "refused-worker-outside")),
            _ => Err(self.other_phase(seat, rule, When::Work)),
        }
    }

    pub(crate) fn check_work(&self, seat: Seat, room: Room) -> Checked {
        self.check_worker(seat, RULE)?;
        self.check_room(seat, room)
    }

    #[inline(always)]
    fn check_room(&self, seat: Seat, room: Room) -> Checked {
        let colony = self.colony(seat);
        if room.level() > colony.working_level() {
            return Err(refuse(RULE, "refused-room-too-deep")
                .with("level", room.level())
                .with("own", colony.working_level()));
        }
        if colony.rooms.contains(room) {
            return Err(refuse(RULE, "refused-room-taken"));
        }
        // Ruling 21.
        if room == Room::Queen && colony.store[Cube::Food as usize] == 0 {
            return Err(refuse(RULE, "refused-queen-food"));
        }
        Ok(())
    }

    /// A worker goes into a room, and stays there until the end of the turn.
    fn occupy(&mut self, seat: Seat, room: Room) {
        let colony = self.colony_mut(seat);
        colony.workers -= 1;
        colony.rooms.insert(room);
    }

    pub(crate) fn work_in_gestation(&mut self, seat: Seat) {
        self.occupy(seat, Room::Gestation);
        self.gain_larvae(seat, 1);
        self.next_worker(seat);
    }

    pub(crate) fn work_in_larder(&mut self, seat: Seat) {
        self.occupy(seat, Room::Larder);
        self.gain(seat, Cube::Food, 1);
        self.next_worker(seat);
    }

    pub(crate) fn work_in_quarry(&mut self, seat: Seat, cube: Cube) {
        self.occupy(seat, Room::Quarry);
        self.gain(seat, cube, 1);
        self.next_worker(seat);
    }

    pub(crate) fn feed_queen(&mut self, seat: Seat) {
        self.occupy(seat, Room::Queen);
        self.pay(seat, [1, 0, 0]);
        self.score(seat, Source::Queen, QUEEN_POINTS);
        self.next_worker(seat);
    }
}
