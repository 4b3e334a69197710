//! Very many games under the laws: `formicary-soak GAME [GAMES] [seed=1] [bots=20] [threads=N] [every=1]`.
//!
//! The games are spread over all revisions, variants, numbers of players and options, and over all cores. In so
//! many of a hundred games workers play on some or all seats: random colonies starve too early to meet most
//! rules. A violation is told with what plays that game again: `formicary-soak GAME setup='…' again=SEED`, with
//! `bots=100` if bots took part.

mod arguments;
mod game;
mod tally;

use std::process::ExitCode;

use arguments::Wanted;
use bots::judges::{AntsJudge, FourmidableJudge, HiddenEmpiresJudge, MyrmesJudge};

fn main() -> ExitCode {
    let wanted = match Wanted::read(std::env::args().skip(1)) {
        Ok(wanted) => wanted,
        Err(wrong) => {
            eprintln!("{wrong}");
            return ExitCode::from(2);
        }
    };
    let kept = match wanted.game.as_str() {
        "ants" => game::soak(&ants::staged::laws(), AntsJudge, &wanted),
        "myrmes" => game::soak(&myrmes::staged::laws(), MyrmesJudge, &wanted),
        "fourmidable" => game::soak(&fourmidable::staged::laws(), FourmidableJudge, &wanted),
        "hidden-empires" => game::soak(
            &hidden_empires::staged::laws(),
            HiddenEmpiresJudge::USUAL,
            &wanted,
        ),
        other => {
            eprintln!("there is no game “{other}”: ants, myrmes, fourmidable, hidden-empires");
            return ExitCode::from(2);
        }
    };
    if kept {
        ExitCode::SUCCESS
    } else {
        ExitCode::FAILURE
    }
}
