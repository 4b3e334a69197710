//! Ratings from results: how strong each player must be for what came of the games to be likely (Bradley and
//! Terry), and how sure that is.

use std::collections::BTreeMap;

use bots::Level;
use engine::QuickDice;
use engine::chance::pick;

use crate::results::Played;

/// The player whom all others are measured against, and the points it has.
pub(crate) const ANCHOR: (Level, f64) = (Level::ClassicSoldier, 1_000.0);

/// How strong somebody is: 400 points more win ten of eleven games.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Rating {
    pub(crate) level: Level,
    pub(crate) points: f64,
    /// From and to, with 95 % certainty.
    pub(crate) from: f64,
    pub(crate) to: f64,
}

/// A part of the victories, with its 95 % interval (Wilson).
pub(crate) fn interval(part: f64, games: f64) -> [f64; 2] {
    const Z: f64 = 1.96;
    let middle = part + Z * Z / (2.0 * games);
    let width = Z * (part * (1.0 - part) / games + Z * Z / (4.0 * games * games)).sqrt();
    let all = 1.0 + Z * Z / games;
    [(middle - width) / all, (middle + width) / all]
}

/// Two players in a game with two, and what part of the victory the first has taken.
#[derive(Clone, Copy)]
struct Met {
    players: [usize; 2],
    share: f64,
}

/// So often the games are drawn anew, by rounds, to see how much ratings hang on luck.
const SAMPLES: usize = 300;

/// The ratings of all who played these games of two, the strongest first.
pub(crate) fn ratings(games: &[&Played]) -> Vec<Rating> {
    let mut levels: Vec<Level> = Vec::new();
    let mut rounds: BTreeMap<_, Vec<Met>> = BTreeMap::new();
    for game in games {
        let mut number = |level| match levels.iter().position(|known| *known == level) {
            Some(known) => known,
            None => {
                levels.push(level);
                levels.len() - 1
            }
        };
        let [one, other] = [number(game.levels[0]), number(game.levels[1])];
        let met = Met {
            players: [one, other],
            share: game.shares[0],
        };
        let name = (game.round, one.min(other), one.max(other));
        rounds.entry(name).or_default().push(met);
    }
    let rounds: Vec<Vec<Met>> = rounds.into_values().collect();
    if rounds.is_empty() {
        return Vec::new();
    }
    let anchor = levels.iter().position(|level| *level == ANCHOR.0);
    let all: Vec<Met> = rounds.iter().flatten().copied().collect();
    let points = fitted(&all, levels.len(), anchor);
    let mut dice = QuickDice::new(1);
    let mut samples = vec![Vec::new(); levels.len()];
    for _ in 0..SAMPLES {
        let drawn = (0..rounds.len()).flat_map(|_| pick(&rounds, &mut dice).iter().copied());
        let drawn: Vec<Met> = drawn.collect();
        for (sample, points) in samples.iter_mut().zip(fitted(&drawn, levels.len(), anchor)) {
            sample.push(points);
        }
    }
    let mut ratings: Vec<_> = levels
        .into_iter()
        .zip(points)
        .zip(samples)
        .map(|((level, points), mut sample)| {
            sample.sort_by(f64::total_cmp);
            Rating {
                level,
                points,
                from: sample[SAMPLES / 40],
                to: sample[SAMPLES - 1 - SAMPLES / 40],
            }
        })
        .collect();
    ratings.sort_by(|a, b| b.points.total_cmp(&a.points));
    ratings
}

/// So many games, half of them won, everybody is taken to have played against the average: whoever has won all
/// games is not endlessly strong.
const BEFOREHAND: f64 = 1.0;
const ROUNDS_OF_FITTING: usize = 2_000;

/// The points of each player that make the results most likely, found step by step.
fn fitted(games: &[Met], players: usize, anchor: Option<usize>) -> Vec<f64> {
    let mut won = vec![BEFOREHAND / 2.0; players];
    let mut played = vec![vec![0.0; players]; players];
    for Met { players, share } in games {
        let [one, other] = *players;
        won[one] += share;
        won[other] += 1.0 - share;
        played[one][other] += 1.0;
        played[other][one] += 1.0;
    }
    let mut strength = vec![1.0_f64; players];
    for _ in 0..ROUNDS_OF_FITTING {
        let next: Vec<f64> = (0..players)
            .map(|own| {
                let against = |other: usize| played[own][other] / (strength[own] + strength[other]);
                let expected: f64 = (0..players).map(against).sum();
                won[own] / (expected + BEFOREHAND / (strength[own] + 1.0))
            })
            .collect();
        strength = next;
    }
    let points = strength.iter().map(|strength| 400.0 * strength.log10());
    let points: Vec<f64> = points.collect();
    let zero = anchor.map_or(0.0, |anchor| points[anchor]);
    points
        .iter()
        .map(|points| points - zero + ANCHOR.1)
        .collect()
}

#[cfg(test)]
mod tests {
    use engine::Dice;

    use super::*;

    fn game(levels: [Level; 2], round: u32, share: f64) -> Played {
        Played {
            setup: String::new(),
            levels: levels.to_vec(),
            round,
            turn: 0,
            shares: vec![share, 1.0 - share],
            scores: vec![0; 2],
            moves: vec![1; 2],
            milliseconds: vec![0.0; 2],
            longest: vec![0.0; 2],
        }
    }

    #[test]
    fn whoever_wins_ten_of_eleven_is_400_points_stronger() {
        let mut dice = QuickDice::new(5);
        let games: Vec<_> = (0..4_000)
            .map(|round| {
                let share = if dice.below(11) < 10 { 1.0 } else { 0.0 };
                game([Level::Queen, Level::ClassicSoldier], round, share)
            })
            .collect();
        let found = ratings(&games.iter().collect::<Vec<_>>());
        let [queen, soldier] = found[..] else {
            panic!("two players: {found:?}");
        };
        assert_eq!(soldier.points, 1_000.0);
        assert_eq!(queen.level, Level::Queen);
        assert!((queen.points - 1_400.0).abs() < 30.0, "{queen:?}");
        assert!(
            queen.from < queen.points && queen.points < queen.to,
            "{queen:?}"
        );
    }

    #[test]
    fn an_interval_is_narrower_after_more_games() {
        let [from, to] = interval(0.75, 200.0);
        assert!(
            (from - 0.686).abs() < 0.002 && (to - 0.805).abs() < 0.002,
            "{from} {to}"
        );
        let [from, to] = interval(1.0, 20.0);
        assert!(from > 0.8 && to > 0.999, "{from} {to}");
    }
}
