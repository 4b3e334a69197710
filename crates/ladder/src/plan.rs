//! Who plays whom.

use bots::Level;

/// Games of some players against each other, all in one way.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Contest {
    /// Game, variant and number of players.
    pub(crate) setup: String,
    /// Who plays. The first one moves on by a seat from game to game of a round; the luck is the same in all
    /// games of a round.
    pub(crate) levels: Vec<Level>,
    /// How many rounds.
    pub(crate) rounds: u32,
}

/// The games with two players, and what else is played.
pub(crate) const DUELS: [&str; 6] = [
    "ants base players=2",
    "myrmes base players=2",
    "fourmidable apprentice players=2",
    "fourmidable experienced players=2",
    "hidden-empires basic players=2",
    "hidden-empires advanced players=2",
];

/// One against three.
pub(crate) const FOURS: [&str; 3] = [
    "myrmes base players=4",
    "fourmidable experienced players=4",
    "hidden-empires advanced players=4",
];

/// Alone.
pub(crate) const ALONE: [&str; 5] = [
    "myrmes solo-easy players=1",
    "myrmes solo-medium players=1",
    "myrmes solo-hard players=1",
    "myrmes solo-extreme players=1",
    "fourmidable solo players=1",
];

/// The pairs that play with two players, the strongest first.
const PAIRS: [[Level; 2]; 7] = [
    [Level::Queen, Level::ClassicQueen],
    [Level::Queen, Level::Soldier],
    [Level::Soldier, Level::Worker],
    [Level::Soldier, Level::ClassicSoldier],
    [Level::Worker, Level::Larva],
    [Level::ClassicQueen, Level::ClassicSoldier],
    [Level::ClassicSoldier, Level::Worker],
];

/// Rounds of two games each.
const ROUNDS: u32 = 100;

/// All contests.
pub(crate) fn contests() -> Vec<Contest> {
    let mut contests = Vec::new();
    for pair in PAIRS {
        for setup in DUELS {
            contests.push(Contest {
                setup: setup.to_owned(),
                levels: pair.to_vec(),
                rounds: ROUNDS,
            });
        }
    }
    for setup in FOURS {
        let [one, others] = [Level::Queen, Level::ClassicQueen];
        contests.push(Contest {
            setup: setup.to_owned(),
            levels: vec![one, others, others, others],
            rounds: ROUNDS / 2,
        });
    }
    for setup in ALONE {
        for level in [Level::Queen, Level::Soldier, Level::ClassicQueen] {
            contests.push(Contest {
                setup: setup.to_owned(),
                levels: vec![level],
                rounds: ROUNDS * 2,
            });
        }
    }
    contests
}

/// One game of a contest.
#[derive(Clone, Debug)]
pub(crate) struct Game<'a> {
    pub(crate) contest: &'a Contest,
    pub(crate) round: u32,
    /// How far everybody has moved on.
    pub(crate) turn: usize,
}

impl Game<'_> {
    /// Who sits where.
    pub(crate) fn seated(&self) -> Vec<Level> {
        let mut seated = self.contest.levels.clone();
        seated.rotate_right(self.turn);
        seated
    }
}

/// All games, so that every contest gets on as fast as the others: whenever one stops, there is a little of
/// everything.
pub(crate) fn games(contests: &[Contest]) -> Vec<Game<'_>> {
    let most = contests.iter().map(|contest| contest.rounds).max();
    let mut games = Vec::new();
    for step in 0..most.unwrap_or(0) {
        for contest in contests {
            // Contests of fewer rounds play one now and then.
            let due = |step: u32| step * contest.rounds / most.unwrap_or(1);
            for round in due(step)..due(step + 1) {
                let turns = 0..contest.levels.len();
                games.extend(turns.map(|turn| Game {
                    contest,
                    round,
                    turn,
                }));
            }
        }
    }
    games
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_game_is_planned_once_and_everybody_sits_everywhere() {
        let contests = contests();
        let planned = games(&contests);
        let expected: usize = contests
            .iter()
            .map(|contest| contest.rounds as usize * contest.levels.len())
            .sum();
        assert_eq!(planned.len(), expected);
        for contest in &contests {
            let of_first_round = planned
                .iter()
                .filter(|game| game.contest == contest && game.round == 0);
            let seats: Vec<_> = of_first_round
                .map(|game| {
                    let seated = game.seated();
                    seated.iter().position(|level| *level == contest.levels[0])
                })
                .collect();
            assert_eq!(
                seats,
                (0..contest.levels.len()).map(Some).collect::<Vec<_>>()
            );
        }
    }

    #[test]
    fn setups_are_setups() {
        for contest in contests() {
            let (game, setup) = contest.setup.split_once(' ').expect("a game and its setup");
            let rules = table::game(game).expect("a game of the table");
            let setup = rules.profile().read_setup(setup).expect("a setup");
            assert_eq!(setup.players(), contest.levels.len());
        }
    }
}
