//! How long everybody has left to think. It follows from the log alone: each entry has its time.

use engine::{Seat, Seats};
use protocol::Clock;

const MINUTE: i64 = 60_000;
const DAY: i64 = 24 * 60 * MINUTE;
/// Who comes back after a bot has stood in has at least this long in a live game.
const LEAST_AFTER_RETURN: i64 = MINUTE;

/// One clock for each seat; those of the seats that hold the game up are running.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Clocks {
    clock: Clock,
    /// Milliseconds left when `running` last changed.
    left: Vec<i64>,
    running: Seats,
    since: u64,
}

impl Clocks {
    pub(crate) fn new(clock: Clock, seats: usize) -> Self {
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
        let passed = self.passed(at);
        for seat in self.running.iter() {
            self.left[seat.index()] -= passed;
        }
        if let Some(seat) = acted {
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
        self.since = self.since.max(at);
    }

    /// Somebody came back, and gets at least a little time.
    pub(crate) fn refresh(&mut self, seat: Seat) {
        let left = &mut self.left[seat.index()];
        *left = match self.clock {
            Clock::None => *left,
            Clock::Live { .. } => (*left).max(LEAST_AFTER_RETURN),
            Clock::Days { days } => i64::from(days) * DAY,
        };
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
        now.saturating_sub(self.since) as i64
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const ADA: Seat = Seat::new(0);
    const BEA: Seat = Seat::new(1);

    #[test]
    fn only_the_clock_of_who_holds_the_game_up_runs() {
        let live = Clock::Live {
            minutes: 1,
            increment: 2,
        };
        let mut clocks = Clocks::new(live, 2);
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
        let mut clocks = Clocks::new(Clock::Days { days: 1 }, 2);
        clocks.turn(0, None, Seats::only(ADA));
        assert!(clocks.is_overdue(ADA, DAY as u64));
        clocks.turn(DAY as u64 + 5, Some(ADA), Seats::only(BEA));
        assert_eq!(clocks.left(ADA, 0), Some(DAY as u64));
    }

    #[test]
    fn without_a_clock_nobody_is_ever_overdue() {
        let mut clocks = Clocks::new(Clock::None, 2);
        clocks.turn(0, None, Seats::only(ADA));
        assert!(!clocks.is_overdue(ADA, u64::MAX));
        assert_eq!(clocks.left(ADA, 5), None);
    }
}
