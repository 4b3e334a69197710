//! Rulebook: Différence entre une action et un tour; Fin d'un tour; Fin de la partie.
//!
//! A round ends when everybody has done everything. What the rulebook calls a "tour" is a round here.

use engine::Seat;

use crate::components::{BIRTH_TILES, SOLO_ROUNDS, Species, Time};
use crate::state::{Fourmidable, Gain, Phase, Resume, Table};

impl Table {
    /// Everything is ready for another round.
    pub(crate) fn new_round(&mut self) {
        let options = self.options;
        self.quiet = true;
        self.weather = None;
        self.tiles = [0; 3];
        if options.is_apprentice() {
            for tile in BIRTH_TILES.iter().filter(|tile| tile.1 <= options.players) {
                self.tiles[tile.0 as usize] += 1;
            }
        }
        for colony in &mut self.colonies {
            colony.ants.iter_mut().for_each(|ant| ant.moved = false);
            colony.birth = !options.is_apprentice();
            colony.tile = None;
            // Rulebook: Solo. There is no predator action.
            colony.predator = !options.is_apprentice() || options.is_solo();
            colony.preyed = None;
            colony.hunted = None;
            // Ruling 74.
            if colony.species == Some(Species::Flying) && self.time == Time::Day
                || colony.species == Some(Species::Predator) && self.time == Time::Night
            {
                colony.flipped = false;
            }
        }
    }

    pub(super) fn start_round(&mut self) {
        if self.options.is_apprentice() {
            self.phase = Phase::Weather;
        } else {
            self.begin_turns();
        }
    }

    pub(super) fn begin_turns(&mut self) {
        // Ants always have a move, and everybody has ants.
        self.gain = Gain::default();
        self.phase = Phase::Turn(self.first);
    }

    /// Rulings 11, 15, 21, 57: whether there is an action left.
    pub(crate) fn has_action(&self, seat: Seat) -> bool {
        let colony = self.colony(seat);
        colony.ants.iter().any(|ant| !ant.moved)
            || (!colony.birth && (0..3).any(|caste| self.can_be_born(seat, caste)))
            || (!colony.predator && self.some_predator_moves(seat))
    }
}

impl Fourmidable {
    /// The action is over.
    pub(crate) fn end_action(&mut self, seat: Seat) {
        if self.table.gain.bag {
            self.table.gain.bag = false;
            self.table.phase = Phase::Bag(seat);
        } else {
            self.close(seat);
        }
    }

    /// Ruling 64: special cards may be played right after the action. How many cards somebody has is
    /// no secret.
    fn close(&mut self, seat: Seat) {
        if self.secrets.has_specials(seat) {
            self.table.phase = Phase::Close(seat);
        } else {
            self.next_turn(seat);
        }
    }

    /// Goes on after something that is no action.
    pub(crate) fn resume(&mut self, seat: Seat, resume: Resume) {
        match resume {
            Resume::Turn if self.table.has_action(seat) => self.table.phase = Phase::Turn(seat),
            Resume::Turn => self.next_turn(seat),
            Resume::Close => self.close(seat),
            Resume::End => self.end_action(seat),
        }
    }

    /// How to go on after a card that is played before or after an action.
    pub(crate) fn resumption(&self) -> Resume {
        match self.table.phase {
            Phase::Turn(_) => Resume::Turn,
            _ => Resume::Close,
        }
    }

    /// Ruling 11: the next seat that has something to do.
    pub(super) fn next_turn(&mut self, seat: Seat) {
        self.table.gain = Gain::default();
        let players = self.table.players();
        let mut next = seat;
        for _ in 0..players {
            next = next.next(players);
            if self.table.has_action(next) {
                self.table.phase = Phase::Turn(next);
                return;
            }
        }
        self.end_round();
    }

    fn end_round(&mut self) {
        let window = self
            .table
            .in_turn()
            .find(|&seat| self.has_window(seat, false));
        match window {
            Some(seat) => self.table.phase = Phase::Last(seat, false),
            None => self.finish_round(),
        }
    }

    /// Ruling 53: a last chance to reveal, for whoever could end the game with it or when it is over.
    /// It hangs only on what lies open.
    fn has_window(&self, seat: Seat, over: bool) -> bool {
        let colony = self.table.colony(seat);
        let hand = self.secrets.hand_size(seat);
        let ends = colony.completed.len() + hand >= u32::from(self.table.options.target());
        hand > 0 && colony.unused() >= 2 && (over || (ends && !self.target_reached()))
    }

    pub(super) fn next_window(&mut self, seat: Seat, over: bool) {
        let mut next = self.table.after(seat);
        while let Some(seat) = next {
            if self.has_window(seat, over) {
                self.table.phase = Phase::Last(seat, over);
                return;
            }
            next = self.table.after(seat);
        }
        if over {
            self.conclude();
        } else {
            self.finish_round();
        }
    }

    fn target_reached(&self) -> bool {
        let target = u32::from(self.table.options.target());
        let mut colonies = self.table.colonies.iter();
        colonies.any(|colony| colony.completed.len() >= target)
    }

    fn finish_round(&mut self) {
        let table = &self.table;
        let over = if table.options.is_solo() {
            table.round >= SOLO_ROUNDS
        } else {
            // Ruling 22: every round uses up something, so this comes.
            self.target_reached() || table.quiet
        };
        if over {
            self.begin_end();
            return;
        }
        let table = &mut self.table;
        table.round += 1;
        table.time = table.time.flipped();
        table.first = table.first.next(table.players());
        table.new_round();
        table.start_round();
    }

    /// Rulebook: Fin de la partie. Everybody may still reveal what they can pay for.
    pub(super) fn begin_end(&mut self) {
        match self
            .table
            .in_turn()
            .find(|&seat| self.has_window(seat, true))
        {
            Some(seat) => self.table.phase = Phase::Last(seat, true),
            None => self.conclude(),
        }
    }
}
