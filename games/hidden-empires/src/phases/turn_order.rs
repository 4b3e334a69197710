//! Rulebook: Game Play, Turn Order; Random Turn Order (optional). From one turn to the next.

use engine::{Dice, Seat, Seats};

use super::getting_started::{every_seat, some_seat};
use super::{Played, Step};
use crate::action::Chance;
use crate::board::Scattered;
use crate::state::{HiddenEmpires, NestStep, Phase, Table, Turn};

const RULE: &str = "rule-turn-order";

/// Random Turn Order: the next player is drawn (Ruling 79).
#[derive(Clone, Copy)]
pub(crate) struct NextPlayer;

impl Step for NextPlayer {
    const NAME: &'static str = "next-player";
    const RULE: &'static str = RULE;

    fn sample(self, game: &HiddenEmpires, dice: &mut dyn Dice) -> Chance {
        some_seat(game.table.waiting, dice)
    }

    fn every_chance(self, game: &HiddenEmpires) -> Option<Vec<(Chance, u64)>> {
        Some(every_seat(game.table.waiting))
    }

    fn take_openly(self, table: &mut Table, chance: Chance) -> Played {
        match chance {
            Chance::Next(seat) if table.waiting.contains(seat) => {
                table.begin_turn(seat);
                Ok(())
            }
            _ => Err(engine::Refusal::impossible_chance()),
        }
    }
}

/// The game is over.
#[derive(Clone, Copy)]
pub(crate) struct Over;

impl Step for Over {
    const NAME: &'static str = "over";
    const RULE: &'static str = "rule-end-of-game";
}

impl Table {
    /// Rulebook: Turn Order; Random Turn Order. Whoever has had a turn waits for the others. Whoever placed
    /// the last nest begins every game turn (Ruling 1).
    pub(crate) fn next_player(&mut self) {
        let Some(first) = self.first() else {
            return;
        };
        if self.waiting.is_empty() {
            self.begin_nest_phase();
        } else if self.options.random_order && self.waiting.len() > 1 {
            self.phase = Phase::NextPlayer;
        } else {
            let players = self.players();
            let mut seat = first;
            while !self.waiting.contains(seat) {
                seat = seat.next(players);
            }
            self.begin_turn(seat);
        }
    }

    pub(crate) fn begin_turn(&mut self, seat: Seat) {
        self.waiting = self.waiting.without(seat);
        self.order.push(seat);
        // Ruling 97: what is occupied before the card counts.
        self.turn = Turn {
            player: Some(seat),
            occupied: self.colony(seat).held(),
            ..Turn::default()
        };
        if self.may_restart(seat) {
            self.phase = Phase::Restart(seat);
        } else {
            self.draw_card(seat);
        }
    }

    /// The Move step begins.
    pub(crate) fn begin_moves(&mut self, seat: Seat) {
        // Ruling 84: patrols last until the own ants move again.
        self.colony_mut(seat).patrol = Scattered::default();
        self.phase = Phase::Redistribute(seat);
        if self.colony(seat).aphids != [0; 2] {
            if self.has_pasture(seat) {
                self.phase = Phase::Release(seat);
            } else {
                self.discard_aphids(seat);
            }
        }
    }

    pub(crate) fn end_turn(&mut self) {
        self.turn = Turn::default();
        self.next_player();
    }

    /// A player turn goes on where a card interrupted it.
    pub(crate) fn resume(&mut self) {
        match (self.turn.resume.take(), self.turn.player) {
            (Some(phase), _) => self.phase = phase,
            (None, Some(seat)) => self.begin_moves(seat),
            (None, None) => self.next_player(),
        }
    }

    /// Ruling 49: in the advanced game the Nest Phase goes step by step.
    pub(super) fn next_step(&self) -> Option<NestStep> {
        match self.step {
            _ if !self.options.advanced => None,
            NestStep::Return => Some(NestStep::Adults),
            NestStep::Adults => Some(NestStep::Larvae),
            NestStep::Larvae => Some(NestStep::Eggs),
            NestStep::Eggs => None,
        }
    }
}

impl HiddenEmpires {
    /// The flights, the check of the scores, new nest sites, and the next game turn.
    pub(super) fn end_game_turn(&mut self) {
        self.hold_flights();
        if self.table.is_decided() {
            self.table.phase = Phase::Over;
            return;
        }
        self.ask_founder(None);
    }

    pub(super) fn ask_founder(&mut self, after: Option<Seat>) {
        match self.table.founder(after) {
            Some(seat) => self.table.phase = Phase::Found(seat),
            None => self.begin_next_game_turn(),
        }
    }

    fn begin_next_game_turn(&mut self) {
        for seat in Seat::all(self.table.players()) {
            if self.table.has_died_out(seat) {
                self.discard_hand(seat);
                self.table.bury(seat);
            }
        }
        self.table.game_turn += 1;
        self.table.step = NestStep::Return;
        self.table.waiting = Seats::all(self.table.players());
        self.table.order.clear();
        self.table.begin_game_turn();
    }
}
