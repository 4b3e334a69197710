//! Writes the record of a game of Fourmidable between workers and random players in turn, to be kept with
//! the tests:
//!
//! ```text
//! cargo run --release -p formicary-bots --example keep_fourmidable -- 7 "experienced players=4" > record.txt
//! ```

use std::sync::Arc;

use engine::record::{Ply, Record};
use engine::{Dice, Game, Seed, Source};
use formicary_bots::Level;
use formicary_bots::judges::FourmidableJudge;
use fourmidable::Fourmidable;
use search::play_out::asking;
use search::{AnyBot, Judge, play_out};

const USAGE: &str = "usage: keep_fourmidable SEED SETUP";

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let [seed, setup] = args.as_slice() else {
        return Err(USAGE.into());
    };
    let setup = Fourmidable::PROFILE.read_setup(setup)?;
    let seed = Seed([seed.parse()?; 32]);
    let mut own = seed.dice(u64::MAX);
    let judge: Arc<dyn Judge<Fourmidable>> = Arc::new(FourmidableJudge);
    let levels: Vec<Level> = (0..setup.players())
        .map(|seat| [Level::Worker, Level::Random][seat % 2])
        .collect();
    let mut bots: Vec<AnyBot<Fourmidable>> = levels
        .iter()
        .map(|level| level.bot(&judge, u64::from(own.word())))
        .collect();
    let mut state = Fourmidable::new(&setup)?;
    let (mut drawn, mut plies) = (0, Vec::new());
    let standings = play_out(
        &mut state,
        asking(&mut bots),
        |state| {
            drawn += 1;
            state.sample_chance(&mut seed.dice(drawn - 1))
        },
        |_, event| plies.push(Ply::of(event)),
    );
    let players = levels.iter().map(ToString::to_string).collect();
    let record = Record {
        plies,
        scores: Some(standings.scores.as_slice().to_vec()),
        seed: Some(seed),
        ..Record::new::<Fourmidable>(&setup, &Source::of(seed), players)
    };
    print!("{record}");
    Ok(())
}
