//! Myrmes: each level is worth playing against.

use std::sync::Arc;

use engine::Seat;
use myrmes::{Myrmes, Table};
use search::{AnyBot, Judge};

use super::{game, share};
use crate::Level;
use crate::judges::MyrmesJudge;

/// Plays one game between equals and shows the table before every event and at the end.
fn play(setup: &str, level: Level, number: u64, mut look: impl FnMut(&Table)) {
    let judge: Arc<dyn Judge<Myrmes>> = Arc::new(MyrmesJudge);
    let mut bots: Vec<AnyBot<Myrmes>> = (0..2).map(|_| level.bot(&judge, number)).collect();
    let (_, end) = game(setup, &mut bots, number, |state, _| look(state.table()));
    look(end.table());
}

#[test]
fn a_worker_beats_three_random_players() {
    let levels = [Level::Worker, Level::Random, Level::Random, Level::Random];
    assert!(share(MyrmesJudge, "base players=4", &levels, 20) > 0.9);
}

#[test]
fn a_soldier_beats_a_worker() {
    let levels = [Level::Soldier, Level::Worker];
    assert!(share(MyrmesJudge, "base players=2", &levels, 4) > 0.5);
}

#[test]
fn a_worker_feeds_its_colony_and_completes_objectives() {
    let (mut winters, mut missing, mut completed) = (0, 0, 0);
    for game in 0..10 {
        let mut year = 0;
        play("base players=2", Level::Worker, game, |table| {
            if table.year != year {
                year = table.year;
                winters += 1;
                missing += u32::from(table.colony(Seat::new(0)).last.missing);
            }
            if table.turn() == 9 {
                completed = completed.max(table.colony(Seat::new(0)).completed[0]);
            }
        });
    }
    assert!(
        missing < winters,
        "{missing} food missing in {winters} winters"
    );
    assert!(completed > 0);
}
