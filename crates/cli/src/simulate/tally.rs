//! What the games came to. All sums are whole numbers, so that they do not depend on the order in
//! which the games are added.

use std::collections::BTreeMap;

use engine::{MAX_SEATS, Seat};
use table::simulation::Simulated;

use super::entrants::Entrants;

/// Victories are counted in sixtieths: whatever number of seats shares one, the shares are whole.
const SHARES: u64 = 60;
const _: () = assert!(MAX_SEATS <= 6, "sixtieths divide a victory among up to six");

/// The sums over some games. Entrants are in the order in which they were named.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Tally {
    pub(super) games: u64,
    /// Shares of victories of each entrant.
    wins: Vec<u64>,
    /// Shares of victories of each seat, whoever sat there.
    seat_wins: Vec<u64>,
    /// The scores of each entrant.
    pub(super) scores: Vec<Histogram>,
    /// How many decisions the games took.
    pub(super) lengths: Histogram,
}

impl Tally {
    pub(super) fn new(players: usize) -> Self {
        Self {
            games: 0,
            wins: vec![0; players],
            seat_wins: vec![0; players],
            scores: vec![Histogram::default(); players],
            lengths: Histogram::default(),
        }
    }

    /// Adds the game with this index.
    pub(super) fn add(&mut self, index: u64, game: &Simulated, entrants: &Entrants) {
        self.games += 1;
        let places = game.standings.places;
        let winners = places.iter().filter(|&&place| place == 1).count() as u64;
        for entrant in 0..entrants.levels.len() {
            let seat = Seat::new(entrants.seat(entrant, index));
            if places[seat] == 1 {
                self.wins[entrant] += SHARES / winners;
                self.seat_wins[seat.index()] += SHARES / winners;
            }
            self.scores[entrant].add(game.standings.scores[seat].into());
        }
        self.lengths.add(game.decisions as i64);
    }

    /// Adds the games of another tally.
    pub(super) fn merge(&mut self, other: &Self) {
        self.games += other.games;
        for (own, theirs) in self.wins.iter_mut().zip(&other.wins) {
            *own += theirs;
        }
        for (own, theirs) in self.seat_wins.iter_mut().zip(&other.seat_wins) {
            *own += theirs;
        }
        for (own, theirs) in self.scores.iter_mut().zip(&other.scores) {
            own.merge(theirs);
        }
        self.lengths.merge(&other.lengths);
    }

    /// Victories of each entrant.
    pub(super) fn wins(&self) -> Vec<f64> {
        whole_victories(&self.wins)
    }

    /// Victories of each seat, whoever sat there.
    pub(super) fn seat_wins(&self) -> Vec<f64> {
        whole_victories(&self.seat_wins)
    }
}

fn whole_victories(shares: &[u64]) -> Vec<f64> {
    shares
        .iter()
        .map(|&share| share as f64 / SHARES as f64)
        .collect()
}

/// How often each number came up.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(super) struct Histogram(BTreeMap<i64, u64>);

impl Histogram {
    pub(super) fn add(&mut self, number: i64) {
        *self.0.entry(number).or_default() += 1;
    }

    fn merge(&mut self, other: &Self) {
        for (number, count) in &other.0 {
            *self.0.entry(*number).or_default() += count;
        }
    }

    /// The numbers that came up, with how often they did, the smallest first.
    pub(super) fn counts(&self) -> impl Iterator<Item = (i64, u64)> {
        self.0.iter().map(|(number, count)| (*number, *count))
    }

    fn size(&self) -> u64 {
        self.0.values().sum()
    }

    pub(super) fn sum(&self) -> i64 {
        self.counts()
            .map(|(number, count)| number * count as i64)
            .sum()
    }

    pub(super) fn mean(&self) -> f64 {
        self.sum() as f64 / self.size() as f64
    }

    pub(super) fn least(&self) -> i64 {
        self.0.keys().next().copied().unwrap_or(0)
    }

    pub(super) fn most(&self) -> i64 {
        self.0.keys().next_back().copied().unwrap_or(0)
    }

    /// The lower quartile, the median and the upper quartile; between two numbers where the place
    /// lies between them.
    pub(super) fn quartiles(&self) -> [f64; 3] {
        let last = self.size().saturating_sub(1);
        [1, 2, 3].map(|quarter| {
            let place = last as f64 * f64::from(quarter) / 4.0;
            let below = self.at(place.floor() as u64) as f64;
            let above = self.at(place.ceil() as u64) as f64;
            below + (above - below) * place.fract()
        })
    }

    /// The number at this place, if all are laid out from the smallest to the largest.
    fn at(&self, place: u64) -> i64 {
        let mut passed = 0;
        let found = self.counts().find(|(_, count)| {
            passed += count;
            passed > place
        });
        found.map_or(0, |(number, _)| number)
    }

    /// How many fall into each of at most `most` classes of equal width between `from` and `to`.
    pub(super) fn classes(&self, from: i64, to: i64, most: usize) -> Vec<u64> {
        let range = (to - from) as usize + 1;
        let width = range.div_ceil(most);
        let mut classes = vec![0; range.div_ceil(width)];
        for (number, count) in self.counts() {
            classes[(number - from) as usize / width] += count;
        }
        classes
    }
}

/// Between which shares the true one lies, 19 times out of 20 (Wilson's interval).
pub(super) fn likely_range(wins: f64, games: u64) -> (f64, f64) {
    let z = 1.959_963_984_540_054;
    let n = games as f64;
    let share = wins / n;
    let middle = share + z * z / (2.0 * n);
    let spread = z * (share * (1.0 - share) / n + z * z / (4.0 * n * n)).sqrt();
    let stretch = 1.0 + z * z / n;
    (
        ((middle - spread) / stretch).max(0.0),
        ((middle + spread) / stretch).min(1.0),
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    fn histogram(numbers: &[i64]) -> Histogram {
        let mut histogram = Histogram::default();
        numbers.iter().for_each(|number| histogram.add(*number));
        histogram
    }

    #[test]
    fn quartiles_of_few_numbers() {
        assert_eq!(histogram(&[7]).quartiles(), [7.0; 3]);
        assert_eq!(histogram(&[5, 1, 3, 2, 4]).quartiles(), [2.0, 3.0, 4.0]);
        assert_eq!(histogram(&[6, 9]).quartiles(), [6.75, 7.5, 8.25]);
        assert!((histogram(&[-1, 2]).mean() - 0.5).abs() < 1e-9);
    }

    #[test]
    fn classes_cover_the_range() {
        let histogram = histogram(&[0, 0, 3, 9]);
        assert_eq!(histogram.classes(0, 9, 5), [2, 1, 0, 0, 1]);
        assert_eq!(histogram.classes(0, 9, 20), [2, 0, 0, 1, 0, 0, 0, 0, 0, 1]);
        assert_eq!(histogram.classes(0, 9, 1), [4]);
    }

    /// The figures of Newcombe (1998), table I: 81 of 263 and 0 of 20.
    #[test]
    fn likely_ranges_are_those_of_the_textbook() {
        let (low, high) = likely_range(81.0, 263);
        assert!((low - 0.2553).abs() < 5e-5 && (high - 0.3662).abs() < 5e-5);
        let (low, high) = likely_range(0.0, 20);
        assert!(low.abs() < 5e-5 && (high - 0.1611).abs() < 5e-5);
    }
}
