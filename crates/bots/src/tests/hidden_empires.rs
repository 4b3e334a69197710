//! Hidden Empires: each level plays whole games, and is worth playing against.

use engine::{Awaited, Game, Observer, QuickDice, Seat, Standings};
use hidden_empires::{Action, HiddenEmpires, Phase, Table};

use super::{AnyBot as Any, share};
use crate::{Budget, Greedy, Level, Mcts};

type AnyBot = Any<HiddenEmpires>;

/// Plays one game and shows every action with the table before it.
fn play(
    setup: &str,
    bots: &mut [AnyBot],
    luck: u64,
    mut look: impl FnMut(&Table, Seat, Action),
) -> (Standings, Table) {
    let setup = HiddenEmpires::PROFILE.read_setup(setup).unwrap();
    let mut luck = QuickDice::new(luck);
    let mut state = HiddenEmpires::new(&setup).unwrap();
    loop {
        match state.awaited() {
            Awaited::Nobody(standings) => return (standings, state.table().clone()),
            Awaited::Chance => {
                let chance = state.sample_chance(&mut luck);
                state.apply_chance(chance).unwrap();
            }
            Awaited::Seats { must, .. } => {
                let seat = must.first().unwrap();
                let view = state.view(Observer::Seat(seat));
                let action = bots[seat.index()].choose(&view, seat).unwrap();
                look(state.table(), seat, action);
                state.play(seat, action).unwrap();
            }
        }
    }
}

/// Bots of these levels; the seats rotate with the number of the game.
fn bots(levels: &[Level], game: u64) -> Vec<AnyBot> {
    (0..levels.len())
        .map(|seat| levels[(seat + game as usize) % levels.len()].bot(game))
        .collect()
}

/// A search that is too short to play well, but does everything that a long one does.
fn hasty_search(seed: u64) -> AnyBot {
    Box::new(Mcts::<HiddenEmpires>::new(Budget::Iterations(4), seed))
}

#[test]
fn all_kinds_of_bots_play_whole_games_of_any_size() {
    for variant in ["basic", "advanced"] {
        for players in 2..=6 {
            let mut bots: Vec<AnyBot> = (0..players)
                .map(|seat| match seat % 3 {
                    0 => hasty_search(seat),
                    1 => Level::Worker.bot(seat),
                    _ => Level::Larva.bot(seat),
                })
                .collect();
            let setup = format!("{variant} players={players} target=8");
            let (standings, _) = play(&setup, &mut bots, players, |_, _, _| {});
            assert_eq!(standings.scores.players(), players as usize);
        }
    }
}

#[test]
fn workers_play_by_every_option() {
    for options in [
        "basic players=3 turn-order=random",
        "advanced players=3 turn-order=random restart=on",
        "advanced players=2 down-with-the-queen=on",
        "advanced players=2 fewer-events=on",
        "advanced players=4 realistic-time-scale=on",
    ] {
        let players = HiddenEmpires::PROFILE
            .read_setup(options)
            .unwrap()
            .players();
        let mut bots = bots(&vec![Level::Worker; players], 1);
        play(options, &mut bots, 1, |_, _, _| {});
    }
}

#[test]
fn a_worker_beats_a_random_player() {
    let levels = [Level::Worker, Level::Random];
    assert!(share::<HiddenEmpires>("basic players=2", &levels, 20) > 0.95);
    assert!(share::<HiddenEmpires>("advanced players=2", &levels, 10) > 0.85);
}

#[test]
fn a_larva_is_weaker_than_a_worker() {
    let levels = [Level::Worker, Level::Larva];
    assert!(share::<HiddenEmpires>("basic players=2", &levels, 20) > 0.7);
}

#[test]
fn a_soldier_beats_a_worker() {
    let levels = [Level::Soldier, Level::Worker];
    assert!(share::<HiddenEmpires>("basic players=2 target=8", &levels, 4) > 0.5);
}

#[test]
fn workers_reach_the_target_in_a_few_game_turns() {
    let mut turns = 0;
    for game in 0..20 {
        let mut bots = bots(&[Level::Worker; 2], game);
        let (standings, table) = play("basic players=2", &mut bots, game, |_, _, _| {});
        assert!(standings.scores.iter().any(|&score| score >= 16));
        turns += table.game_turn;
    }
    assert!(turns < 20 * 10, "{turns} game turns in 20 games");
}

#[test]
fn a_worker_moves_ants_without_detours() {
    let mut moves = 0;
    let mut turns = 0;
    for game in 0..10 {
        let mut bots: Vec<AnyBot> = (0..2)
            .map(|seat| Box::new(Greedy::<HiddenEmpires>::new(seat)) as AnyBot)
            .collect();
        play("basic players=2", &mut bots, game, |table, _, action| {
            if let (Phase::Redistribute(_), Action::Put(place)) = (table.phase, action) {
                let (from, ..) = table.turn.carried.unwrap();
                assert_ne!(from, place, "nobody is lifted for nothing");
                moves += 1;
            }
            if let (Phase::Redistribute(_), Action::Done) = (table.phase, action) {
                turns += 1;
            }
        });
    }
    assert!(moves < 4 * turns, "{moves} groups in {turns} player turns");
}
