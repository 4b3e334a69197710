//! Rulebook: Différence entre une action et un tour; Fin d'un tour; Fin de la partie.
//!
//! A round ends when everybody has done everything. What the rulebook calls a "tour" is a round here.

use engine::Seat;

use crate::cards::{Effect, Special};
use crate::components::{Caste, SOLO_ROUNDS};
use crate::state::{Draw, Fourmidable, Gain, Phase, Resume, Table, Window};

impl Table {
    /// Rulebook: Fin d'un tour. Everything is ready for another round.
    pub(crate) fn new_round(&mut self) {
        let options = self.options;
        self.weather = None;
        self.tiles = if options.is_apprentice() {
            options.birth_tiles()
        } else {
            [0; 3]
        };
        for colony in &mut self.colonies {
            colony.ants.iter_mut().for_each(|ant| ant.moved = false);
            colony.birth_done = !options.is_apprentice();
            colony.tile = None;
            // Rulebook: Solo. There is no predator action.
            colony.predator_done = !options.is_apprentice() || options.is_solo();
            colony.moved_by_action = None;
            colony.moved_by_species = None;
            // Ruling 74: day and night alternate, so a species that is used by day or by night rests for
            // a round anyway.
            colony.flipped = false;
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
        self.quiet = true;
        self.phase = Phase::Turn(self.first);
    }

    /// Rulings 11, 12, 15, 21, 57: whether there is an action left, which must then be done. A birth by special
    /// card is another matter (Ruling 99).
    pub(crate) fn has_action(&self, seat: Seat) -> bool {
        let colony = self.colony(seat);
        colony.ants.iter().any(|ant| !ant.moved)
            || (!colony.birth_done && (0..3).any(|caste| self.can_be_born(seat, caste)))
            || (!colony.predator_done && self.some_predator_moves(seat))
    }
}

impl Fourmidable {
    /// Ruling 99: whether a special card could still give birth in this round, for all that lies open.
    fn could_play_a_birth(&self, seat: Seat) -> bool {
        if self.table.colony(seat).birth_done || !self.secrets.has_specials(seat) {
            return false;
        }
        let unborn = self.table.colony(seat).unborn;
        let can_be_born = |caste: Option<Caste>| match caste {
            Some(caste) => unborn[caste as usize] > 0,
            None => unborn != [0; 3],
        };
        Special::all().any(|card| {
            let colonies = &self.table.colonies;
            matches!(card.effect(), Effect::Birth(caste) if can_be_born(caste))
                && self.fits_time(seat, card)
                && !colonies.iter().any(|colony| colony.played.contains(card))
        })
    }

    /// Whether a seat is asked for another action of this round.
    fn has_turn(&self, seat: Seat) -> bool {
        self.table.has_action(seat) || self.could_play_a_birth(seat)
    }

    /// Ruling 15: if nothing is left to do, the birth counts as done. Whether it was not done before.
    fn give_up_birth(&mut self, seat: Seat) -> bool {
        let lost = !self.table.colony(seat).birth_done && !self.has_turn(seat);
        self.table.colony_mut(seat).birth_done |= lost;
        lost
    }

    /// Ruling 99: no action is left, and no card gives birth.
    pub(super) fn give_up_turn(&mut self, seat: Seat) {
        self.table.colony_mut(seat).birth_done = true;
        self.next_turn(seat);
    }

    /// The action is over.
    pub(crate) fn end_action(&mut self, seat: Seat) {
        if self.table.gain.bag {
            self.table.gain.bag = false;
            self.table.phase = Phase::Bag(seat);
        } else {
            self.close(seat);
        }
    }

    /// Ruling 64: special cards may be played right after the action, and the species be used if no other
    /// action follows in this round. How many cards somebody has is no secret.
    fn close(&mut self, seat: Seat) {
        if self.secrets.has_specials(seat) || self.table.is_last_chance_for_species(seat) {
            self.table.phase = Phase::Close(seat);
        } else {
            self.next_turn(seat);
        }
    }

    /// How to go on from here once something was drawn, also where that is under way.
    pub(crate) fn resumption(&self) -> Resume {
        match self.table.phase {
            Phase::Turn(_) => Resume::Turn,
            Phase::Walk(_, walk) => Resume::Walk(walk),
            Phase::Hole(_, hole) => Resume::Hole(hole),
            Phase::Library(_, caste) => Resume::Library(caste),
            Phase::Feed(_, resource) => Resume::Feed(resource),
            Phase::Draw(_, Draw { resume, .. })
            | Phase::Keep(_, resume)
            | Phase::Under(_, resume)
            | Phase::Peek(_, _, resume)
            | Phase::Refill(_, resume) => resume,
            _ => Resume::Close,
        }
    }

    /// Goes on after something was drawn.
    pub(crate) fn resume(&mut self, seat: Seat, resume: Resume) {
        self.table.phase = match resume {
            Resume::Opening(counts) => return self.draw_first(seat, counts),
            Resume::End => return self.end_action(seat),
            Resume::Turn => Phase::Turn(seat),
            Resume::Walk(walk) => Phase::Walk(seat, walk),
            Resume::Hole(hole) => Phase::Hole(seat, hole),
            Resume::Library(caste) => Phase::Library(seat, caste),
            Resume::Feed(resource) => Phase::Feed(seat, resource),
            Resume::Close => Phase::Close(seat),
        };
        self.go_on(seat);
    }

    /// Goes on with the action after something that is no action.
    pub(crate) fn go_on(&mut self, seat: Seat) {
        match self.table.phase {
            Phase::Turn(_) if !self.has_turn(seat) => self.close(seat),
            Phase::Walk(..)
            | Phase::Keep(_, Resume::Walk(_))
            | Phase::Under(_, Resume::Walk(_)) => self.ways = self.table.ways(seat),
            Phase::Feed(_, resource) => self.answer(seat, resource),
            Phase::Close(_) => self.close(seat),
            _ => {}
        }
    }

    /// Ruling 11: the next seat that has something to do.
    pub(super) fn next_turn(&mut self, seat: Seat) {
        self.table.gain = Gain::default();
        let players = self.table.players();
        let mut next = seat;
        self.give_up_birth(seat);
        for _ in 0..players {
            next = next.next(players);
            if self.has_turn(next) {
                self.table.phase = Phase::Turn(next);
                return;
            }
            // Ruling 64: the last action is gone, but not the species' moment after it.
            if self.give_up_birth(next) && self.table.is_last_chance_for_species(next) {
                self.table.phase = Phase::Close(next);
                return;
            }
        }
        self.open_window(self.table.first, Window::Round);
    }

    /// Ruling 53: a last chance to reveal, for whoever could end the game with it or when it is over.
    /// It hangs only on what lies open.
    fn has_window(&self, seat: Seat, window: Window) -> bool {
        let colony = self.table.colony(seat);
        let hand = self.secrets.hand_size(seat);
        let target = usize::from(self.table.options.target());
        let asked = match window {
            Window::Round => colony.completed.len() + hand >= target && !self.target_reached(),
            Window::Game => true,
        };
        asked && hand > 0 && colony.unused() > 0
    }

    /// The next one from this seat on who may reveal; after the last, the round or the game is over.
    fn open_window(&mut self, from: Seat, window: Window) {
        let mut next = Some(from);
        while let Some(seat) = next {
            if self.has_window(seat, window) {
                self.table.phase = Phase::Last(seat, window);
                return;
            }
            next = self.table.after(seat);
        }
        self.close_window(window);
    }

    fn close_window(&mut self, window: Window) {
        match window {
            Window::Round => self.finish_round(),
            Window::Game => self.conclude(),
        }
    }

    pub(super) fn next_window(&mut self, seat: Seat, window: Window) {
        match self.table.after(seat) {
            Some(next) => self.open_window(next, window),
            None => self.close_window(window),
        }
    }

    fn target_reached(&self) -> bool {
        let target = usize::from(self.table.options.target());
        let mut colonies = self.table.colonies.iter();
        colonies.any(|colony| colony.completed.len() >= target)
    }

    fn finish_round(&mut self) {
        let table = &self.table;
        let over = if table.options.is_solo() {
            // Ruling 93.
            table.round >= SOLO_ROUNDS
        } else {
            // Ruling 79: the round was played to its end. Ruling 22: every other round uses something up,
            // so the end comes.
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
        self.open_window(self.table.first, Window::Game);
    }
}
