//! How long everybody has left to think. It follows from the log alone: each entry has its time.

use std::sync::Arc;

use engine::{Seat, Seats};
use protocol::Clock;

use super::downtimes::Downtimes;

const MINUTE: i64 = 60_000;
const DAY: i64 = 24 * 60 * MINUTE;
/// Who comes back after a bot has stood in has at least this long in a live game.
const LEAST_AFTER_RETURN: i64 = MINUTE;
/// So many moves are remembered with their clocks, in case they are taken back.
const REMEMBERED: usize = 64;

/// One clock for each seat; those of the seats that hold the game up are running.
#[derive(Clone, Debug)]
pub(crate) struct Clocks {
    clock: Clock,
    /// Milliseconds left when `running` last changed.
    left: Vec<i64>,
    running: Seats,
    since: u64,
    /// The clocks before the last moves.
    moves: Vec<Before>,
    downtimes: Arc<Downtimes>,
}

/// The clocks right before a move.
#[derive(Clone, Debug)]
struct Before {
    seat: Seat,
    at: u64,
    left: Vec<i64>,
    running: Seats,
    /// Whose clocks have gone their own way since.
    apart: Seats,
}

impl Clocks {
    pub(crate) fn new(clock: Clock, seats: usize, downtimes: Arc<Downtimes>) -> Self {
        let start = match clock {
            Clock::None => 0,
            Clock::Live { minutes, increment } => {
                i64::from(minutes) * MINUTE + i64::from(increment) * 1000
            }
            Clock::Days { days } => i64::from(days) * DAY,
        };
        Self {
            clock,
            left: vec![start; seats],
            running: Seats::NONE,
            since: 0,
            moves: Vec::new(),
            downtimes,
        }
    }

    /// Whether a clock like this can be had.
    pub(crate) fn is_possible(clock: Clock) -> bool {
        match clock {
            Clock::None => true,
            Clock::Live { minutes, increment } => {
                minutes <= 600 && increment <= 3600 && minutes + increment > 0
            }
            Clock::Days { days } => (1..=60).contains(&days),
        }
    }

    /// At this time something happened, and from now on the game waits for `running`. `acted` has
    /// made a move.
    pub(crate) fn turn(&mut self, at: u64, acted: Option<Seat>, running: Seats) {
        self.charge(at);
        if let Some(seat) = acted.filter(|_| self.clock != Clock::None) {
            self.remember(seat);
            let left = &mut self.left[seat.index()];
            match self.clock {
                Clock::None => {}
                Clock::Live { increment, .. } => {
                    *left = (*left).max(0) + i64::from(increment) * 1000;
                }
                Clock::Days { days } => *left = i64::from(days) * DAY,
            }
        }
        self.running = running;
    }

    /// A move of `seat` was taken back, and the game waits for `running`. The clocks are what they would be if
    /// it had not been made: nothing was gained by it, and nobody else has paid for it.
    pub(crate) fn take_back(&mut self, at: u64, seat: Seat, running: Seats) {
        self.charge(at);
        self.running = running;
        let Some(index) = self.moves.iter().rposition(|before| before.seat == seat) else {
            if let Clock::Live { increment, .. } = self.clock {
                self.left[seat.index()] -= i64::from(increment) * 1000;
            }
            return;
        };
        let before = self.moves.remove(index);
        let passed = self.downtimes.running_between(before.at, self.since) as i64;
        for (index, left) in self.left.iter_mut().enumerate() {
            let other = Seat::new(index);
            if other == seat || !before.apart.contains(other) {
                let charged = if before.running.contains(other) {
                    passed
                } else {
                    0
                };
                *left = before.left[index] - charged;
            }
        }
        // Whatever others take back later does not bring it back.
        for later in &mut self.moves[index..] {
            later.apart = later.apart.with(seat);
        }
    }

    /// Takes the time that has passed from those who held the game up.
    fn charge(&mut self, at: u64) {
        let passed = self.passed(at);
        for seat in self.running.iter() {
            self.left[seat.index()] -= passed;
        }
        self.since = self.since.max(at);
    }

    fn remember(&mut self, seat: Seat) {
        for earlier in &mut self.moves {
            earlier.apart = earlier.apart.with(seat);
        }
        if self.moves.len() >= REMEMBERED {
            self.moves.remove(0);
        }
        self.moves.push(Before {
            seat,
            at: self.since,
            left: self.left.clone(),
            running: self.running,
            apart: Seats::NONE,
        });
    }

    /// Somebody came back, and gets at least a little time.
    pub(crate) fn refresh(&mut self, seat: Seat) {
        let left = &mut self.left[seat.index()];
        *left = match self.clock {
            Clock::None => *left,
            Clock::Live { .. } => (*left).max(LEAST_AFTER_RETURN),
            Clock::Days { days } => i64::from(days) * DAY,
        };
        for earlier in &mut self.moves {
            earlier.apart = earlier.apart.with(seat);
        }
    }

    /// Milliseconds left, if there is a clock.
    pub(crate) fn left(&self, seat: Seat, now: u64) -> Option<u64> {
        if self.clock == Clock::None {
            return None;
        }
        let mut left = self.left[seat.index()];
        if self.running.contains(seat) {
            left -= self.passed(now);
        }
        Some(left.max(0) as u64)
    }

    /// Whether a seat holds the game up and has no time left.
    pub(crate) fn is_overdue(&self, seat: Seat, now: u64) -> bool {
        self.running.contains(seat) && self.left(seat, now) == Some(0)
    }

    /// When the next one will be overdue.
    pub(crate) fn next_overdue(&self, now: u64) -> Option<u64> {
        let running = self.running.iter();
        let left = running.filter_map(|seat| self.left(seat, now));
        left.filter(|left| *left > 0).min().map(|left| now + left)
    }

    fn passed(&self, now: u64) -> i64 {
        self.downtimes.running_between(self.since, now) as i64
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const ADA: Seat = Seat::new(0);
    const BEA: Seat = Seat::new(1);

    fn clocks(clock: Clock) -> Clocks {
        Clocks::new(clock, 2, Arc::default())
    }

    const fn live(minutes: u32, increment: u32) -> Clock {
        Clock::Live { minutes, increment }
    }

    #[test]
    fn only_the_clock_of_who_holds_the_game_up_runs() {
        let mut clocks = clocks(live(1, 2));
        clocks.turn(1_000, None, Seats::only(ADA));
        assert_eq!(clocks.left(ADA, 11_000), Some(52_000));
        assert_eq!(clocks.left(BEA, 11_000), Some(62_000));
        clocks.turn(11_000, Some(ADA), Seats::only(BEA));
        assert_eq!(clocks.left(ADA, 99_000), Some(54_000));
        assert!(clocks.is_overdue(BEA, 73_000) && !clocks.is_overdue(BEA, 72_999));
        assert_eq!(clocks.next_overdue(11_000), Some(73_000));
        assert_eq!(clocks.next_overdue(99_000), None);
    }

    #[test]
    fn days_begin_anew_with_each_move() {
        let mut clocks = clocks(Clock::Days { days: 1 });
        clocks.turn(0, None, Seats::only(ADA));
        assert!(clocks.is_overdue(ADA, DAY as u64));
        clocks.turn(DAY as u64 + 5, Some(ADA), Seats::only(BEA));
        assert_eq!(clocks.left(ADA, 0), Some(DAY as u64));
    }

    #[test]
    fn without_a_clock_nobody_is_ever_overdue() {
        let mut clocks = clocks(Clock::None);
        clocks.turn(0, None, Seats::only(ADA));
        assert!(!clocks.is_overdue(ADA, u64::MAX));
        assert_eq!(clocks.left(ADA, 5), None);
    }

    #[test]
    fn taking_back_gives_no_time() {
        let mut clocks = clocks(live(1, 60));
        clocks.turn(0, None, Seats::only(ADA));
        let mut at = 0;
        for _ in 0..5 {
            at += 1_000;
            clocks.turn(at, Some(ADA), Seats::only(BEA));
            at += 1_000;
            clocks.take_back(at, ADA, Seats::only(ADA));
        }
        // It is as if Ada had thought all the time, and Bea had never been asked.
        assert_eq!(clocks.left(ADA, at), Some(110_000));
        assert_eq!(clocks.left(BEA, at), Some(120_000));
    }

    #[test]
    fn taking_back_gives_no_days() {
        let mut clocks = clocks(Clock::Days { days: 1 });
        clocks.turn(0, None, Seats::only(ADA));
        let late = DAY as u64 - 10_000;
        clocks.turn(late, Some(ADA), Seats::only(BEA));
        clocks.take_back(late + 4_000, ADA, Seats::only(ADA));
        assert_eq!(clocks.left(ADA, late + 4_000), Some(6_000));
        assert_eq!(clocks.left(BEA, late + 4_000), Some(DAY as u64));
    }

    #[test]
    fn two_who_seal_gain_nothing_from_each_other() {
        let both = Seats::only(ADA).with(BEA);
        let mut clocks = clocks(live(1, 60));
        clocks.turn(0, None, both);
        clocks.turn(1_000, Some(ADA), Seats::only(BEA));
        clocks.turn(2_000, Some(BEA), Seats::NONE);
        clocks.take_back(3_000, ADA, Seats::only(ADA));
        assert_eq!(clocks.left(ADA, 3_000), Some(117_000));
        assert_eq!(clocks.left(BEA, 3_000), Some(178_000));
        clocks.take_back(4_000, BEA, both);
        assert_eq!(clocks.left(ADA, 4_000), Some(116_000));
        assert_eq!(clocks.left(BEA, 4_000), Some(116_000));
    }

    #[test]
    fn nobody_pays_while_the_server_does_not_run() {
        let downtimes = Arc::new(Downtimes::default());
        let mut clocks = Clocks::new(live(1, 0), 2, Arc::clone(&downtimes));
        clocks.turn(0, None, Seats::only(ADA));
        downtimes.replace(vec![(10_000, 500_000)]);
        assert_eq!(clocks.left(ADA, 510_000), Some(40_000));
        clocks.turn(520_000, Some(ADA), Seats::only(BEA));
        assert_eq!(clocks.left(ADA, 520_000), Some(30_000));
    }
}
