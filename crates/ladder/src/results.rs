//! What came of each game, as lines of a file.

use std::collections::BTreeMap;
use std::fmt;
use std::path::Path;
use std::str::FromStr;

use bots::Level;

use crate::Failure;

/// The file in the folder.
pub(crate) const FILE: &str = "games.csv";
/// Its first line.
pub(crate) const HEAD: &str =
    "setup;levels by seat;round;turn;shares;scores;moves;milliseconds;longest";

/// What came of a game.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Played {
    pub(crate) setup: String,
    pub(crate) levels: Vec<Level>,
    pub(crate) round: u32,
    pub(crate) turn: usize,
    /// By seat: the victory, or a part of it.
    pub(crate) shares: Vec<f64>,
    pub(crate) scores: Vec<i32>,
    pub(crate) moves: Vec<u32>,
    pub(crate) milliseconds: Vec<f64>,
    pub(crate) longest: Vec<f64>,
}

impl fmt::Display for Played {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "{};{};{};{};{};{};{};{};{}",
            self.setup,
            joined(&self.levels),
            self.round,
            self.turn,
            joined(&self.shares),
            joined(&self.scores),
            joined(&self.moves),
            joined(&self.milliseconds),
            joined(&self.longest),
        )
    }
}

fn joined<T: fmt::Display>(values: &[T]) -> String {
    let words: Vec<_> = values.iter().map(ToString::to_string).collect();
    words.join(" ")
}

impl FromStr for Played {
    type Err = String;

    fn from_str(line: &str) -> Result<Self, String> {
        let wrong = || format!("this is no line of results: {line}");
        let fields: Vec<_> = line.split(';').collect();
        let [
            setup,
            levels,
            round,
            turn,
            shares,
            scores,
            moves,
            milliseconds,
            longest,
        ] = fields[..]
        else {
            return Err(wrong());
        };
        let played = Self {
            setup: setup.to_owned(),
            levels: parted(levels).ok_or_else(wrong)?,
            round: round.parse().map_err(|_| wrong())?,
            turn: turn.parse().map_err(|_| wrong())?,
            shares: parted(shares).ok_or_else(wrong)?,
            scores: parted(scores).ok_or_else(wrong)?,
            moves: parted(moves).ok_or_else(wrong)?,
            milliseconds: parted(milliseconds).ok_or_else(wrong)?,
            longest: parted(longest).ok_or_else(wrong)?,
        };
        let seats = played.levels.len();
        let lengths = [
            played.shares.len(),
            played.scores.len(),
            played.moves.len(),
            played.milliseconds.len(),
            played.longest.len(),
        ];
        if lengths != [seats; 5] {
            return Err(wrong());
        }
        Ok(played)
    }
}

fn parted<T: FromStr>(text: &str) -> Option<Vec<T>> {
    text.split(' ').map(|word| word.parse().ok()).collect()
}

/// What names a game among all: setup, levels by seat, round and turn.
pub(crate) type Name = (String, String, u32, usize);

impl Played {
    pub(crate) fn name(&self) -> Name {
        (
            self.setup.clone(),
            joined(&self.levels),
            self.round,
            self.turn,
        )
    }
}

/// The name of a game that is still to be played.
pub(crate) fn name(setup: &str, levels: &[Level], round: u32, turn: usize) -> Name {
    (setup.to_owned(), joined(levels), round, turn)
}

/// Reads all results of a folder, each game once. A last line that was cut off in the middle does not count.
pub(crate) fn read(folder: &Path) -> Result<Vec<Played>, Failure> {
    let file = folder.join(FILE);
    let text = match std::fs::read_to_string(&file) {
        Ok(text) => text,
        Err(error) if error.kind() == std::io::ErrorKind::NotFound => return Ok(Vec::new()),
        Err(error) => return Err(error.into()),
    };
    let whole = text.rfind('\n').map_or("", |end| &text[..end]);
    let mut games = BTreeMap::new();
    for line in whole.lines().filter(|line| *line != HEAD) {
        let played: Played = line.parse()?;
        games.entry(played.name()).or_insert(played);
    }
    Ok(games.into_values().collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn played() -> Played {
        Played {
            setup: "ants base players=2".to_owned(),
            levels: vec![Level::Queen, Level::Mcts(7)],
            round: 3,
            turn: 1,
            shares: vec![0.5, 0.5],
            scores: vec![-1, 12],
            moves: vec![11, 12],
            milliseconds: vec![0.5, 120.25],
            longest: vec![0.125, 30.0],
        }
    }

    #[test]
    fn results_are_read_as_they_are_written() {
        assert_eq!(played().to_string().parse(), Ok(played()));
        for wrong in ["", "a;b;c", &played().to_string().replace("-1 12", "-1")] {
            assert!(wrong.parse::<Played>().is_err(), "{wrong}");
        }
    }

    #[test]
    fn a_line_that_was_cut_off_is_played_again_and_none_counts_twice() {
        let folder = std::env::temp_dir().join(format!("ladder-{}", std::process::id()));
        std::fs::create_dir_all(&folder).unwrap();
        let line = played().to_string();
        let text = format!("{HEAD}\n{line}\n{line}\n{}", &line[..20]);
        std::fs::write(folder.join(FILE), text).unwrap();
        assert_eq!(read(&folder).unwrap(), [played()]);
        std::fs::remove_dir_all(&folder).unwrap();
        assert_eq!(read(&folder).unwrap(), []);
    }
}
