//! `formicary simulate`: games between bots.

mod archive;
mod entrants;
mod report;
mod tally;
mod tournament;

use std::num::NonZero;
use std::path::PathBuf;
use std::thread::available_parallelism;

use engine::Setup;
use table::{Locale, Rules};

use crate::chosen::Chosen;
use crate::printing::{print, print_json};
use crate::seeds::typed_or_drawn;
use crate::usage::positive;
use crate::wording::words_of;
use archive::Archive;
use entrants::Entrants;

/// More threads than this would only wait for each other.
const MOST_THREADS: usize = 256;

/// Who plays what how often.
#[derive(clap::Args)]
pub(crate) struct Simulate {
    #[command(flatten)]
    chosen: Chosen,
    /// The bots, one for each seat or one for all: larva, worker, soldier, queen, random, greedy or
    /// mcts:N with N iterations
    #[arg(long, short = 'b', value_name = "BOT,BOT…", default_value = "worker")]
    seats: String,
    /// How many games
    #[arg(long, short = 'n', value_name = "N", default_value = "100", value_parser = positive::<u64>)]
    games: u64,
    /// What chance and the bots' whims come from: any text or number; drawn if not given
    #[arg(long, short, value_name = "S", allow_hyphen_values = true)]
    seed: Option<String>,
    /// How many threads; all cores if not given. The results never depend on it
    #[arg(long, short, value_name = "T", value_parser = positive::<usize>)]
    threads: Option<usize>,
    /// Print JSON
    #[arg(long)]
    json: bool,
    /// Write each game's record into this directory
    #[arg(long, value_name = "DIR", value_hint = clap::ValueHint::DirPath)]
    records: Option<PathBuf>,
    /// Leave every bot on its seat instead of moving them on from game to game
    #[arg(long)]
    fixed_seats: bool,
}

/// All that is needed to play the games.
struct Plan {
    rules: &'static dyn Rules,
    setup: Setup,
    entrants: Entrants,
    games: u64,
    seed: String,
    threads: usize,
    archive: Option<Archive>,
}

pub(crate) fn run(simulate: &Simulate, locale: Locale) -> anyhow::Result<()> {
    let (rules, setup) = simulate.chosen.setup(locale)?;
    let words = words_of(rules, locale);
    let entrants = Entrants::read(
        &simulate.seats,
        setup.players(),
        !simulate.fixed_seats,
        &words,
    )?;
    let games = simulate.games;
    let archive = match &simulate.records {
        Some(directory) => Some(Archive::new(directory, rules.profile().id, games, &words)?),
        None => None,
    };
    let cores = || available_parallelism().map_or(1, NonZero::get);
    let threads = simulate.threads.unwrap_or_else(cores);
    let plan = Plan {
        rules,
        setup,
        entrants,
        games,
        seed: typed_or_drawn(simulate.seed.as_deref())?,
        threads: games.min(threads.min(MOST_THREADS) as u64) as usize,
        archive,
    };
    let played = tournament::play(&plan, &words)?;
    if simulate.json {
        print_json(&report::json(&plan, &played))
    } else {
        print(&report::page(&plan, &played, &words))
    }
}
