//! Rulebook: 6) End of turn.

use engine::Seat;

use super::{Checked, When, refuse};
use crate::action::Action;
use crate::state::{Chore, Phase, Rooms, Season, Table, Workshops};

const RULE: &str = "rule-end-of-turn";

impl Table {
    /// Whoever has more cubes than room chooses what to store; until now all of them could be spent (Ruling 53).
    /// It comes before winter, with the event of the season (Ruling 55).
    pub(crate) fn begin_storage(&mut self) {
        self.phase = Phase::Storage;
        for colony in &mut self.colonies {
            if colony.store.iter().sum::<u8>() > colony.storage() {
                colony.chore = Chore::Store;
            }
        }
        self.end_storage();
    }

    fn end_storage(&mut self) {
        if self.busy().is_empty() {
            self.end_turn();
        }
    }

    pub(crate) fn list_stores(&self, seat: Seat, out: &mut Vec<Action>) {
        let colony = self.colony(seat);
        let [food, earth, stone] = colony.store;
        let room = colony.storage();
        for kept_food in 0..=food.min(room) {
            for kept_earth in 0..=earth.min(room - kept_food) {
                let kept_stone = room - kept_food - kept_earth;
                if kept_stone <= stone {
                    out.push(Action::Keep([kept_food, kept_earth, kept_stone]));
                }
            }
        }
    }

    /// Exactly as many cubes as there is room for (Ruling 72).
    pub(crate) fn check_keep(&self, seat: Seat, kept: [u8; 3]) -> Checked {
        let colony = self.colony(seat);
        if colony.chore != Chore::Store {
            return Err(self.other_phase(seat, RULE, When::Store));
        }
        if !self.can_pay(seat, kept) {
            return Err(refuse(RULE, "refused-keep-too-much"));
        }
        if kept.iter().map(|&cubes| u16::from(cubes)).sum::<u16>() != u16::from(colony.storage()) {
            return Err(refuse(RULE, "refused-keep-room").with("room", colony.storage()));
        }
        Ok(())
    }

    pub(crate) fn keep(&mut self, seat: Seat, kept: [u8; 3]) {
        let mut discarded = self.colony(seat).store;
        for (cubes, kept) in discarded.iter_mut().zip(kept) {
            *cubes -= kept;
        }
        self.pay(seat, discarded);
        let colony = self.colony_mut(seat);
        colony.ledger.discarded = discarded;
        colony.chore = Chore::None;
        self.end_storage();
    }

    /// Workers and nurses come home, larvae spent on events go back, the token moves on.
    fn end_turn(&mut self) {
        self.return_event_larvae();
        for colony in &mut self.colonies {
            colony.workers += colony.rooms.len();
            colony.rooms = Rooms::default();
            colony.workshops = Workshops::default();
            colony.atelier = 0;
        }
        // Ruling 60: in winter it stays.
        self.first = self.seat_after(self.first);
        if self.options.solo {
            // Ruling 64: before winter.
            self.phase = Phase::Reveal;
        } else {
            self.after_turn();
        }
    }

    /// The next season, or winter.
    pub(crate) fn after_turn(&mut self) {
        self.season = match self.season {
            Season::Spring => Season::Summer,
            Season::Summer => Season::Autumn,
            Season::Autumn => {
                self.begin_winter();
                return;
            }
        };
        self.phase = Phase::Plan;
    }
}
