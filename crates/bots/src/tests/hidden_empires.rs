//! Hidden Empires: each level plays whole games, and is worth playing against.

use std::sync::Arc;

use engine::{Event, Game};
use hidden_empires::{Action, HiddenEmpires, Phase};
use search::{AnyBot as Any, Budget, Greedy, Judge, Mcts};

use super::{game, share};
use crate::Level;
use crate::judges::HiddenEmpiresJudge;

type AnyBot = Any<HiddenEmpires>;

fn judge() -> Arc<dyn Judge<HiddenEmpires>> {
    Arc::new(HiddenEmpiresJudge::USUAL)
}

/// Bots of these levels; the seats rotate with the number of the game.
fn bots(levels: &[Level], game: u64) -> Vec<AnyBot> {
    (0..levels.len())
        .map(|seat| levels[(seat + game as usize) % levels.len()].bot(&judge(), game))
        .collect()
}

/// A search that is too short to play well, but does everything that a long one does.
fn hasty_search(seed: u64) -> AnyBot {
    Box::new(Mcts::new(judge(), Budget::Iterations(4), seed))
}

#[test]
fn all_kinds_of_bots_play_whole_games_of_any_size() {
    for variant in ["basic", "advanced"] {
        for players in 2..=6 {
            let mut bots: Vec<AnyBot> = (0..players)
                .map(|seat| match seat % 3 {
                    0 => hasty_search(seat),
                    1 => Level::Worker.bot(&judge(), seat),
                    _ => Level::Larva.bot(&judge(), seat),
                })
                .collect();
            let setup = format!("{variant} players={players} target=8");
            let (standings, _) = game(&setup, &mut bots, players, |_, _| {});
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
        game(options, &mut bots, 1, |_, _| {});
    }
}

#[test]
fn a_worker_beats_a_random_player() {
    let levels = [Level::Worker, Level::Random];
    assert!(share(HiddenEmpiresJudge::USUAL, "basic players=2", &levels, 20) > 0.95);
    assert!(share(HiddenEmpiresJudge::USUAL, "advanced players=2", &levels, 10) > 0.85);
}

#[test]
fn a_larva_is_weaker_than_a_worker() {
    let levels = [Level::Worker, Level::Larva];
    assert!(share(HiddenEmpiresJudge::USUAL, "basic players=2", &levels, 20) > 0.7);
}

#[test]
fn a_soldier_beats_a_worker() {
    let levels = [Level::Soldier, Level::Worker];
    assert!(
        share(
            HiddenEmpiresJudge::USUAL,
            "basic players=2 target=8",
            &levels,
            4
        ) > 0.5
    );
}

#[test]
fn workers_reach_the_target_in_a_few_game_turns() {
    let mut turns = 0;
    for number in 0..20 {
        let mut bots = bots(&[Level::Worker; 2], number);
        let (standings, end) = game("basic players=2", &mut bots, number, |_, _| {});
        assert!(standings.scores.iter().any(|&score| score >= 16));
        turns += end.table().game_turn;
    }
    assert!(turns < 20 * 10, "{turns} game turns in 20 games");
}

#[test]
fn a_worker_moves_ants_without_detours() {
    let mut moves = 0;
    let mut turns = 0;
    for number in 0..10 {
        let mut bots: Vec<AnyBot> = (0..2)
            .map(|seat| Box::new(Greedy::new(judge(), seat)) as AnyBot)
            .collect();
        game("basic players=2", &mut bots, number, |state, event| {
            let table = state.table();
            let Event::Action(_, action) = *event else {
                return;
            };
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
