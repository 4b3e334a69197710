//! The page that tells how strong bots are.

use std::collections::BTreeMap;
use std::fmt::Write;
use std::path::Path;

use bots::Level;

use crate::Failure;
use crate::plan::{ALONE, DUELS, FOURS};
use crate::plot;
use crate::ratings::{ANCHOR, interval, ratings};
use crate::results::{self, Played};

/// Writes the page and, beside it, its plots.
pub(crate) fn tell(folder: &Path, page: &Path) -> Result<(), Failure> {
    let games = results::read(folder)?;
    let of =
        |setup: &str| -> Vec<&Played> { games.iter().filter(|game| game.setup == setup).collect() };
    let mut text = format!(
        "# How strong bots are\n\n\
         Written by `cargo xtask ladder` from {} games between bots, which it plays with the same draws and the \
         seats exchanged; where nothing else is said, intervals hold with 95 % certainty. Each game follows from its \
         seed. Queens think here for a fixed number of iterations, without a clock, on one core. Milliseconds are \
         those of the machine that played, with a game on every core.\n\n\
         `classic-soldier` and `classic-queen` are the bots of the first version: its search and its judges, \
         unchanged.\n",
        games.len()
    );
    let panels: Vec<_> = DUELS
        .iter()
        .map(|setup| ((*setup).to_owned(), ratings(&of(setup))))
        .filter(|(_, ratings)| !ratings.is_empty())
        .collect();
    let beside = |name: &str| page.with_file_name(name);
    if !panels.is_empty() {
        std::fs::write(beside("strength-ratings.svg"), plot::ratings(&panels))?;
        let _ = write!(
            text,
            "\n## Two players\n\nRatings as in chess (Bradley–Terry, 400 points more win ten of eleven games); \
             `{}` has {:.0}.\n\n![Ratings](strength-ratings.svg)\n",
            ANCHOR.0, ANCHOR.1
        );
    }
    for (setup, found) in &panels {
        let _ = write!(
            text,
            "\n### {setup}\n\n| level | rating | from | to |\n|---|---:|---:|---:|\n"
        );
        for rating in found {
            let _ = writeln!(
                text,
                "| {} | {:.0} | {:.0} | {:.0} |",
                rating.level, rating.points, rating.from, rating.to
            );
        }
        duels(&of(setup), &mut text);
    }
    fours(&games, &mut text);
    alone(&games, &mut text, &beside("strength-alone.svg"))?;
    std::fs::write(page, text)?;
    println!("{} tells of {} games", page.display(), games.len());
    Ok(())
}

/// What one player did in several games.
#[derive(Clone, Default)]
struct Sum {
    games: f64,
    shares: f64,
    scores: f64,
    moves: f64,
    milliseconds: f64,
    longest: f64,
}

impl Sum {
    fn add(&mut self, game: &Played, seat: usize) {
        self.games += 1.0;
        self.shares += game.shares[seat];
        self.scores += f64::from(game.scores[seat]);
        self.moves += f64::from(game.moves[seat]);
        self.milliseconds += game.milliseconds[seat];
        self.longest = self.longest.max(game.longest[seat]);
    }

    /// Mean time of a move, and the longest.
    fn time(&self) -> String {
        let mean = self.milliseconds / self.moves.max(1.0);
        format!("{mean:.1} | {:.0}", self.longest)
    }

    fn won(&self) -> String {
        let part = self.shares / self.games;
        let [from, to] = interval(part, self.games);
        format!(
            "{:.1} % | {:.1} – {:.1} %",
            100.0 * part,
            100.0 * from,
            100.0 * to
        )
    }
}

/// Who met whom, the stronger-sounding name first.
fn duels(games: &[&Played], text: &mut String) {
    let mut met: BTreeMap<(usize, usize), [Sum; 2]> = BTreeMap::new();
    for game in games {
        let [one, other] = [rank(game.levels[0]), rank(game.levels[1])];
        let first = usize::from(one > other);
        let sums = met.entry((one.min(other), one.max(other))).or_default();
        sums[0].add(game, first);
        sums[1].add(game, 1 - first);
    }
    text.push_str(
        "\n| first | second | games | won by the first | interval | points | ms a move, longest | \
         of the second |\n|---|---|---:|---:|---|---:|---:|---:|\n",
    );
    for ((one, other), [first, second]) in met {
        let _ = writeln!(
            text,
            "| {} | {} | {:.0} | {} | {:.1} : {:.1} | {} | {} |",
            ORDER[one],
            ORDER[other],
            first.games,
            first.won(),
            first.scores / first.games,
            second.scores / second.games,
            first.time().replace(" | ", ", "),
            second.time().replace(" | ", ", "),
        );
    }
}

/// In which order players are named.
const ORDER: [Level; 6] = [
    Level::Queen,
    Level::Soldier,
    Level::ClassicQueen,
    Level::ClassicSoldier,
    Level::Worker,
    Level::Larva,
];

fn rank(level: Level) -> usize {
    let known = ORDER.iter().position(|other| *other == level);
    known.unwrap_or(ORDER.len() - 1)
}

fn fours(games: &[Played], text: &mut String) {
    let mut told = false;
    for setup in FOURS {
        let mut sum = Sum::default();
        for game in games.iter().filter(|game| game.setup == setup) {
            if let Some(seat) = game.levels.iter().position(|level| *level == Level::Queen) {
                sum.add(game, seat);
            }
        }
        if sum.games == 0.0 {
            continue;
        }
        if !told {
            text.push_str(
                "\n## Four players\n\nOne `queen` against three `classic-queen`; 25 % is par.\n\n\
                 | game | games | won | interval | ms a move | longest |\n|---|---:|---:|---|---:|---:|\n",
            );
            told = true;
        }
        let _ = writeln!(
            text,
            "| {setup} | {:.0} | {} | {} |",
            sum.games,
            sum.won(),
            sum.time()
        );
    }
}

/// Points over which Fourmidable has its ratings, as its rulebook says.
const FOURMIDABLE: &str = "fourmidable solo players=1";

fn alone(games: &[Played], text: &mut String, plot: &Path) -> Result<(), Failure> {
    let mut found: BTreeMap<(usize, usize), (Sum, Vec<i32>)> = BTreeMap::new();
    for game in games {
        if let Some(setup) = ALONE.iter().position(|setup| *setup == game.setup) {
            let (sum, scores) = found.entry((setup, rank(game.levels[0]))).or_default();
            sum.add(game, 0);
            scores.push(game.scores[0]);
        }
    }
    if found.is_empty() {
        return Ok(());
    }
    text.push_str(
        "\n## Alone\n\nWon: Myrmes survived; Fourmidable with a rating, which its rulebook gives for more than 100 \
         points.\n\n| game | level | games | won | interval | mean points | ms a move | longest |\n\
         |---|---|---:|---:|---|---:|---:|---:|\n",
    );
    for ((setup, level), (sum, _)) in &found {
        let _ = writeln!(
            text,
            "| {} | {} | {:.0} | {} | {:.1} | {} |",
            ALONE[*setup],
            ORDER[*level],
            sum.games,
            sum.won(),
            sum.scores / sum.games,
            sum.time()
        );
    }
    let points: Vec<_> = found
        .into_iter()
        .filter(|((setup, _), _)| ALONE[*setup] == FOURMIDABLE)
        .map(|((_, level), (_, scores))| (ORDER[level].to_string(), scores))
        .collect();
    if points.is_empty() {
        return Ok(());
    }
    text.push_str(
        "\n### Fourmidable alone, by the ratings of the rulebook\n\n\
         | level | none | intelligent | brilliant | fantastic | magnificent |\n|---|---:|---:|---:|---:|---:|\n",
    );
    for (name, scores) in &points {
        let _ = write!(text, "| {name} |");
        for rating in 0..=4 {
            let rated = |score: &&i32| fourmidable::scoring::rating(**score) == rating;
            let part = scores.iter().filter(rated).count() as f64 / scores.len() as f64;
            let _ = write!(text, " {:.0} % |", 100.0 * part);
        }
        text.push('\n');
    }
    text.push_str("\n![Points, by tens](strength-alone.svg)\n");
    std::fs::write(plot, plot::scores(&points))?;
    Ok(())
}
