//! `formicary perft`: how many sequences of decisions there are.

use std::time::{Duration, Instant};

use engine::{Message, Seed};
use serde::Serialize;
use table::perft::Luck;
use table::{Locale, Words};

use crate::chosen::Chosen;
use crate::figures;
use crate::overview::{Overview, heading};
use crate::printing::{FAINT, print, print_json, styled};
use crate::usage::positive;
use crate::wording::words_of;

/// What to count.
#[derive(clap::Args)]
pub(crate) struct Perft {
    #[command(flatten)]
    chosen: Chosen,
    /// Count sequences of 1 to so many decisions
    #[arg(long, short, value_name = "D", value_parser = positive::<u32>)]
    depth: u32,
    /// What chance comes from: any text or number
    #[arg(
        long,
        short,
        value_name = "S",
        default_value = "1",
        allow_hyphen_values = true
    )]
    seed: String,
    /// Count everything that dice and decks can bring, too, where a game lists it
    #[arg(long)]
    chances: bool,
    /// Print JSON
    #[arg(long)]
    json: bool,
}

#[derive(Serialize)]
struct PerftJson<'a> {
    #[serde(flatten)]
    overview: Overview,
    seed: &'a str,
    chances: bool,
    depths: Vec<Counted>,
}

#[derive(Serialize)]
struct Counted {
    depth: u32,
    count: u64,
    seconds: f64,
}

pub(crate) fn run(perft: &Perft, locale: Locale) -> anyhow::Result<()> {
    let (rules, setup) = perft.chosen.setup(locale)?;
    let words = words_of(rules, locale);
    let seed = Seed::from_words(&perft.seed);
    if !perft.json {
        let seed = Message::new("cli-seed").with("seed", perft.seed.clone());
        let seed = styled(FAINT, words.tell(&seed));
        print(&format!("{}{seed}\n", heading(rules, &setup, &words)))?;
    }
    let luck = if perft.chances {
        Luck::Listed
    } else {
        Luck::Drawn
    };
    let mut depths = Vec::new();
    for depth in 1..=perft.depth {
        let start = Instant::now();
        let count = rules
            .trials()
            .expect("the rules of the list are whole")
            .perft(&setup, depth, &seed, luck)
            .map_err(|error| anyhow::Error::msg(words.setup_error(&error)))?;
        let time = start.elapsed();
        if !perft.json {
            print(&line(depth, count, time, &words))?;
        }
        depths.push(Counted {
            depth,
            count,
            seconds: time.as_secs_f64(),
        });
    }
    if perft.json {
        print_json(&PerftJson {
            overview: Overview::of(rules, &setup),
            seed: &perft.seed,
            chances: perft.chances,
            depths,
        })?;
    }
    Ok(())
}

fn line(depth: u32, count: u64, time: Duration, words: &Words) -> String {
    let time = styled(FAINT, figures::seconds(time, words));
    format!("{depth:3}  {:>20}  {time}\n", figures::whole(count, words))
}
