//! The results, for people and as JSON.

use std::time::Duration;

use engine::{Message, Seat};
use serde::Serialize;
use table::Words;

use super::Plan;
use super::tally::{Histogram, Tally, likely_range};
use super::tournament::Played;
use crate::figures::{decimal, percent, seconds, whole};
use crate::overview::{Overview, heading, seat_name};
use crate::printing::{FAINT, Lean, TITLE, align, styled};

/// The widest little picture of scores.
const PICTURE_WIDTH: usize = 24;

/// The results as a page of text.
pub(super) fn page(plan: &Plan, played: &Played, words: &Words) -> String {
    let tally = &played.tally;
    let games = Message::new("cli-simulate-games")
        .with("games", tally.games as i64)
        .with("shown", whole(tally.games, words))
        .with("seed", plan.seed.clone());
    let mut page = heading(plan.rules, &plan.setup, words);
    page += &format!("{}\n\n", words.tell(&games));
    for line in results(plan, tally, words) {
        page += &format!("{line}\n");
    }
    page.push('\n');
    let mut facts = vec![
        fact("cli-simulate-by-seat", seat_wins(plan, tally, words), words),
        fact("cli-simulate-length", lengths(&tally.lengths, words), words),
        fact("cli-simulate-speed", speed(plan, played, words), words),
    ];
    if let Some(archive) = &plan.archive {
        let kept = format!(
            "{} … {}",
            archive.path(0).display(),
            file_name(plan, tally.games - 1)
        );
        facts.push(fact("cli-simulate-records", kept, words));
    }
    for line in align(&facts, &[Lean::Left; 2]) {
        page += &format!("{line}\n");
    }
    page
}

fn fact(key: &str, text: String, words: &Words) -> Vec<String> {
    vec![styled(FAINT, words.get(key)), text]
}

fn file_name(plan: &Plan, index: u64) -> String {
    let path = plan.archive.as_ref().map(|archive| archive.path(index));
    let name = path.as_ref().and_then(|path| path.file_name());
    name.map_or_else(String::new, |name| name.display().to_string())
}

/// A line for each entrant, under a heading.
fn results(plan: &Plan, tally: &Tally, words: &Words) -> Vec<String> {
    let heading = |key: &str| styled(FAINT, words.get(key));
    let mut rows = vec![vec![
        heading("cli-simulate-bot"),
        heading("cli-simulate-wins"),
        String::new(),
        heading("cli-simulate-likely"),
        heading("cli-simulate-mean"),
        heading("cli-simulate-least"),
        heading("cli-simulate-quartiles"),
        heading("cli-simulate-most"),
        heading("cli-simulate-scores"),
    ]];
    let from = tally.scores.iter().map(Histogram::least).min();
    let to = tally.scores.iter().map(Histogram::most).max();
    let range = (from.unwrap_or(0), to.unwrap_or(0));
    for (entrant, wins) in tally.wins().into_iter().enumerate() {
        let scores = &tally.scores[entrant];
        let level = styled(TITLE, plan.entrants.levels[entrant]);
        let quartiles = scores.quartiles().map(|score| short(score, words));
        rows.push(vec![
            format!("{} {level}", entrant + 1),
            short(wins, words),
            percent(wins / tally.games as f64, words),
            likely(wins, tally.games, words),
            decimal(scores.mean(), 2, words),
            scores.least().to_string(),
            quartiles.join(" · "),
            scores.most().to_string(),
            picture(scores, range),
        ]);
    }
    let mut leans = [Lean::Right; 9];
    leans[0] = Lean::Left;
    leans[8] = Lean::Left;
    align(&rows, &leans)
}

/// A number with a decimal only if it is not whole.
fn short(number: f64, words: &Words) -> String {
    if number.fract() == 0.0 && number >= 0.0 {
        whole(number as u64, words)
    } else {
        decimal(number, usize::from(number.fract() != 0.0), words)
    }
}

fn likely(wins: f64, games: u64, words: &Words) -> String {
    let (low, high) = likely_range(wins, games);
    format!(
        "{}–{}",
        decimal(low * 100.0, 1, words),
        percent(high, words)
    )
}

/// How often which scores came up, as a row of little bars.
fn picture(scores: &Histogram, (from, to): (i64, i64)) -> String {
    const BARS: [char; 9] = [' ', '▁', '▂', '▃', '▄', '▅', '▆', '▇', '█'];
    let classes = scores.classes(from, to, PICTURE_WIDTH);
    let highest = classes.iter().copied().max().unwrap_or(0).max(1);
    let bar = |count: &u64| BARS[(count * 8).div_ceil(highest) as usize];
    classes.iter().map(bar).collect()
}

fn seat_wins(plan: &Plan, tally: &Tally, words: &Words) -> String {
    let shares = tally.seat_wins();
    let seats = Seat::all(shares.len()).zip(shares).map(|(seat, wins)| {
        let share = percent(wins / tally.games as f64, words);
        format!("{} {share}", seat_name(plan.rules, seat, words))
    });
    seats.collect::<Vec<_>>().join(", ")
}

fn lengths(lengths: &Histogram, words: &Words) -> String {
    let (least, most) = (lengths.least(), lengths.most());
    let [_, middle, _] = lengths.quartiles();
    if least == most {
        let always = Message::new("cli-simulate-decisions-always").with("decisions", least);
        return words.tell(&always);
    }
    let message = Message::new("cli-simulate-decisions")
        .with("least", least)
        .with("middle", short(middle, words))
        .with("most", most)
        .with("mean", decimal(lengths.mean(), 1, words));
    words.tell(&message)
}

fn speed(plan: &Plan, played: &Played, words: &Words) -> String {
    let decisions = played.tally.lengths.sum() as u64;
    let message = Message::new("cli-simulate-per-second")
        .with(
            "speed",
            whole(per_second(decisions, played.busy) as u64, words),
        )
        .with("decisions", whole(decisions, words))
        .with("seconds", seconds(played.elapsed, words))
        .with("threads", plan.threads as i64);
    words.tell(&message)
}

fn per_second(count: u64, time: Duration) -> f64 {
    count as f64 / time.as_secs_f64().max(1e-9)
}

/// The results as JSON.
#[derive(Serialize)]
pub(super) struct SimulateJson<'a> {
    #[serde(flatten)]
    overview: Overview,
    seed: &'a str,
    games: u64,
    threads: usize,
    fixed_seats: bool,
    decisions: u64,
    /// From the first game's start to the last one's end.
    seconds: f64,
    /// The working time of all threads together.
    busy_seconds: f64,
    /// Of one core: decisions in a second of working time.
    decisions_per_second: f64,
    /// Levels in the order of `--seats`, like all that follows but `seat_wins`.
    entrants: Vec<String>,
    wins: Vec<f64>,
    win_shares: Vec<f64>,
    /// Wilson's 95 % interval of each share.
    win_intervals: Vec<(f64, f64)>,
    mean_scores: Vec<f64>,
    scores: Vec<HistogramJson>,
    /// By seat, whoever sat there.
    seat_wins: Vec<f64>,
    lengths: HistogramJson,
}

#[derive(Serialize)]
struct HistogramJson {
    min: i64,
    quartile1: f64,
    median: f64,
    quartile3: f64,
    max: i64,
    mean: f64,
    /// Each number with how often it came up, the smallest first.
    counts: Vec<(i64, u64)>,
}

impl From<&Histogram> for HistogramJson {
    fn from(histogram: &Histogram) -> Self {
        let [quartile1, median, quartile3] = histogram.quartiles();
        Self {
            min: histogram.least(),
            quartile1,
            median,
            quartile3,
            max: histogram.most(),
            mean: histogram.mean(),
            counts: histogram.counts().collect(),
        }
    }
}

pub(super) fn json<'a>(plan: &'a Plan, played: &Played) -> SimulateJson<'a> {
    let tally = &played.tally;
    let decisions = tally.lengths.sum() as u64;
    let wins = tally.wins();
    let levels = plan.entrants.levels.iter();
    SimulateJson {
        overview: Overview::of(plan.rules, &plan.setup),
        seed: &plan.seed,
        games: tally.games,
        threads: plan.threads,
        fixed_seats: !plan.entrants.rotate,
        decisions,
        seconds: played.elapsed.as_secs_f64(),
        busy_seconds: played.busy.as_secs_f64(),
        decisions_per_second: per_second(decisions, played.busy),
        entrants: levels.map(ToString::to_string).collect(),
        win_shares: wins.iter().map(|wins| wins / tally.games as f64).collect(),
        win_intervals: wins
            .iter()
            .map(|wins| likely_range(*wins, tally.games))
            .collect(),
        wins,
        mean_scores: tally.scores.iter().map(Histogram::mean).collect(),
        scores: tally.scores.iter().map(HistogramJson::from).collect(),
        seat_wins: tally.seat_wins(),
        lengths: HistogramJson::from(&tally.lengths),
    }
}
