//! Myrmes: each level is worth playing against.

use engine::{Awaited, Game, Observer, QuickDice, Seat};
use myrmes::{Myrmes, Table};

use super::share;
use crate::Level;

/// Plays one game; the seats rotate with its number.
fn play(setup: &str, levels: &[Level], game: u64, mut look: impl FnMut(&Table)) {
    let setup = Myrmes::PROFILE.read_setup(setup).unwrap();
    let mut luck = QuickDice::new(game);
    let level = |seat: Seat| levels[(seat.index() + game as usize) % levels.len()];
    let mut bots: Vec<_> = Seat::all(levels.len())
        .map(|seat| level(seat).bot::<Myrmes>(game))
        .collect();
    let mut state = Myrmes::new(&setup).unwrap();
    loop {
        match state.awaited() {
            Awaited::Nobody(_) => return,
            Awaited::Chance => {
                let chance = state.sample_chance(&mut luck);
                state.apply_chance(chance).unwrap();
            }
            Awaited::Seats { must, .. } => {
                let seat = must.first().unwrap();
                let view = state.view(Observer::Seat(seat));
                let action = bots[seat.index()].choose(&view, seat).unwrap();
                state.play(seat, action).unwrap();
                look(state.table());
            }
        }
    }
}

#[test]
fn a_worker_beats_three_random_players() {
    let levels = [Level::Worker, Level::Random, Level::Random, Level::Random];
    assert!(share::<Myrmes>("base players=4", &levels, 20) > 0.9);
}

#[test]
fn a_soldier_beats_a_worker() {
    let levels = [Level::Soldier, Level::Worker];
    assert!(share::<Myrmes>("base players=2", &levels, 4) > 0.5);
}

#[test]
fn a_worker_feeds_its_colony_and_completes_objectives() {
    let (mut winters, mut missing, mut completed) = (0, 0, 0);
    for game in 0..10 {
        let mut year = 0;
        play("base players=2", &[Level::Worker; 2], game, |table| {
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
