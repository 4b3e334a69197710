use std::sync::Arc;

use engine::{Game, Observer, Seat, Standings};
use yardsticks::{ConnectFour, TicTacToe};

use super::judges::Novice;
use super::{after, choice, game};
use formicary_search::mcts::Search;
use formicary_search::{AnyBot, Budget, Judge, Mcts, Random};

fn thinker<G: Game>(seed: u64) -> Mcts<G>
where
    Novice: Judge<G>,
{
    super::thinker(Novice, 500, seed)
}

fn chosen_in<G: Game>(actions: &str, seed: u64) -> String
where
    Novice: Judge<G>,
{
    let state: G = after(&G::PROFILE.usual(), actions);
    choice(&state, &mut thinker(seed))
}

#[test]
fn it_finds_a_win_in_one_at_tic_tac_toe() {
    for seed in 0..10 {
        assert_eq!(chosen_in::<TicTacToe>("a1 a2 b1 b2", seed), "c1");
        assert_eq!(chosen_in::<TicTacToe>("a1 b2 c3 a3 b3", seed), "c1");
    }
}

#[test]
fn it_blocks_a_loss_in_one_at_tic_tac_toe() {
    for seed in 0..10 {
        assert_eq!(chosen_in::<TicTacToe>("a1 b2 b1", seed), "c1");
        assert_eq!(chosen_in::<TicTacToe>("b2 a1 c3 c1", seed), "b1");
    }
}

#[test]
fn it_finds_a_win_in_one_at_connect_four() {
    for seed in 0..10 {
        assert_eq!(chosen_in::<ConnectFour>("c a c a c b", seed), "c");
        assert_eq!(chosen_in::<ConnectFour>("a c b c a d b c e", seed), "c");
    }
}

#[test]
fn it_blocks_a_loss_in_one_at_connect_four() {
    for seed in 0..10 {
        assert_eq!(chosen_in::<ConnectFour>("c a c a c", seed), "c");
        assert_eq!(chosen_in::<ConnectFour>("a g b g c", seed), "d");
    }
}

#[test]
fn it_stops_two_open_ends_before_they_are_three() {
    // Three in the middle of an empty row would win on either end.
    for seed in 0..5 {
        let state: ConnectFour = after(&ConnectFour::PROFILE.usual(), "d d e");
        let mut bot = super::thinker(Novice, 3_000, seed);
        let column = choice(&state, &mut bot);
        assert!(["b", "c", "f"].contains(&column.as_str()), "{column}");
    }
}

#[test]
fn it_never_loses_tic_tac_toe_against_random() {
    for game in 0..200_usize {
        let own = game % 2;
        let mut bots: [AnyBot<TicTacToe>; 2] = [
            Box::new(Random::new(game as u64)),
            Box::new(Random::new(game as u64)),
        ];
        bots[own] = Box::new(super::thinker(Novice, 1_000, game as u64));
        let standings = tic_tac_toe(&mut bots, game as u64);
        assert_eq!(standings.places[Seat::new(own)], 1, "game {game}");
    }
}

#[test]
fn perfect_play_draws_tic_tac_toe() {
    for game in 0..10 {
        let mut bots = [game, game + 1]
            .map(|seed| Box::new(super::thinker(Novice, 1_000, seed)) as AnyBot<TicTacToe>);
        let standings = tic_tac_toe(&mut bots, game);
        assert_eq!(standings.places.as_slice(), [1, 1], "game {game}");
    }
}

fn tic_tac_toe(bots: &mut [AnyBot<TicTacToe>], seed: u64) -> Standings {
    game(&TicTacToe::PROFILE.usual(), bots, seed)
}

#[test]
fn the_same_seed_and_iterations_give_the_same_search() {
    let state: ConnectFour = after(&ConnectFour::PROFILE.usual(), "d c");
    let think = |seed| {
        let view = state.view(Observer::Seat(Seat::new(0)));
        thinker::<ConnectFour>(seed).think(&view, Seat::new(0))
    };
    assert_eq!(think(1), think(1));
    assert_ne!(think(1).candidates, think(2).candidates);
}

#[test]
fn a_report_tells_visits_values_and_the_expected_line() {
    let state: TicTacToe = after(&TicTacToe::PROFILE.usual(), "a1 a2 b1 b2");
    let seat = Seat::new(0);
    let report = thinker::<TicTacToe>(1).think(&state.view(Observer::Seat(seat)), seat);
    assert_eq!(report.iterations, 500);
    assert_eq!(report.candidates.len(), 5);
    let visits: u32 = report
        .candidates
        .iter()
        .map(|candidate| candidate.visits)
        .sum();
    assert_eq!(visits, 500);
    assert!(
        report
            .candidates
            .is_sorted_by_key(|candidate| std::cmp::Reverse(candidate.visits))
    );
    assert!(report.candidates[0].value > 0.95);
    assert_eq!(report.line.len(), 1, "the best action ends the game");
}

#[test]
fn a_search_can_be_asked_at_any_time() {
    let state: ConnectFour = after(&ConnectFour::PROFILE.usual(), "");
    let seat = Seat::new(0);
    let view = state.view(Observer::Seat(seat));
    let mut search = Search::<ConnectFour>::new(Arc::new(Novice), &view, seat, 1);
    for iterations in 1..20 {
        search.step();
        assert_eq!(search.report().iterations, iterations);
    }
}

#[test]
fn a_search_ends_when_the_time_is_up() {
    let state: ConnectFour = after(&ConnectFour::PROFILE.usual(), "");
    let mut bot = Mcts::new(Arc::new(Novice), Budget::milliseconds(5), 1);
    choice(&state, &mut bot);
    let report = bot.report().expect("it has searched");
    assert!(report.iterations > 0);
}

#[test]
fn a_search_stops_when_nothing_can_change_the_choice() {
    let state: TicTacToe = after(&TicTacToe::PROFILE.usual(), "a1 a2 b1 b2");
    let seat = Seat::new(0);
    let view = state.view(Observer::Seat(seat));
    let patient = thinker::<TicTacToe>(1).think(&view, seat);
    let mut bot = thinker::<TicTacToe>(1);
    let best = patient.candidates[0].action.expect("there is no passing");
    assert_eq!(choice(&state, &mut bot), best.to_string());
    let report = bot.report().expect("it has searched");
    assert!(report.iterations < patient.iterations);
}
