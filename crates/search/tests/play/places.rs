//! By what a search recognises places: what its seat was told.

use std::sync::Arc;

use engine::{Game, Observer, QuickDice, Seat};
use formicary_search::mcts::{Method, Root, Search};
use formicary_search::play_out::{drawing, play_out};
use formicary_search::{Bot, Budget, Impartial, Mcts};
use yardsticks::{ConnectFour, Crumbs, TicTacToe};

use super::judges::{Counter, Novice};
use super::shells::Shells;
use super::{after, choice, thinker};

#[test]
fn nobody_plans_to_know_what_will_not_be_told() {
    // To bet looks like a sure victory to whoever guesses after a peek under the shell.
    let state: Shells = after(&Shells::PROFILE.usual(), "");
    for seed in 0..10 {
        let bot = || Mcts::new(Arc::new(Impartial), Budget::Iterations(1_000), seed);
        assert_eq!(choice(&state, &mut bot()), "roll");
        assert_eq!(choice(&state, &mut bot().by(Method::CLASSIC)), "bet");
    }
}

#[test]
fn ways_that_lead_to_one_position_meet() {
    let state: TicTacToe = after(&TicTacToe::PROFILE.usual(), "a1 a2");
    let seat = Seat::new(0);
    let places = |method| {
        let view = state.view(Observer::Seat(seat));
        let mut search = Search::<TicTacToe>::by(method, Arc::new(Novice), &view, seat, 1);
        (0..5_000).for_each(|_| search.step());
        search.places()
    };
    let [told, ways] = [places(Method::USUAL), places(Method::CLASSIC)];
    assert!(3 * told < 2 * ways, "{told} places, {ways} ways");
}

#[test]
fn what_was_found_out_is_known_when_the_game_has_come_there() {
    let mut state: ConnectFour = after(&ConnectFour::PROFILE.usual(), "d");
    let mut bot = thinker::<ConnectFour>(Novice, 500, 1);
    let first = choice(&state, &mut bot);
    for action in [first.as_str(), "d"] {
        let seat = state.awaited().actors().first().expect("somebody is next");
        let action = action.parse().expect("a column");
        state.play(seat, action).expect("there is room");
    }
    let seat = Seat::new(1);
    let view = state.view(Observer::Seat(seat));
    let report = bot.think(&view, seat);
    let visits: u32 = report.candidates.iter().map(|one| one.visits).sum();
    assert!(report.iterations < 500, "{}", report.iterations);
    assert_eq!(visits, 500, "what was known counts");
    let mut legal = Vec::new();
    state.legal_actions(seat, &mut legal);
    assert_eq!(report.candidates.len(), legal.len());
    let is_legal = |action| legal.contains(&action);
    assert!(
        report
            .candidates
            .iter()
            .filter_map(|one| one.action)
            .all(is_legal)
    );
}

#[test]
fn the_same_seed_and_threads_give_the_same_choice() {
    let state: ConnectFour = after(&ConnectFour::PROFILE.usual(), "d c");
    let seat = Seat::new(0);
    let think = |threads| {
        let bot = Mcts::<ConnectFour>::new(Arc::new(Novice), Budget::Iterations(300), 5);
        bot.on_threads(threads)
            .think(&state.view(Observer::Seat(seat)), seat)
    };
    let three = think(3);
    assert_eq!(three.iterations, 300, "threads share the work");
    assert_eq!(three, think(3));
    assert_ne!(three.candidates, think(2).candidates);
    let visits: u32 = three.candidates.iter().map(|one| one.visits).sum();
    assert_eq!(visits, 300);
}

/// Two bots that live through a game: one is shown the true views, one those of states that look alike.
#[test]
fn bots_that_live_on_never_peek() {
    let setup = Crumbs::PROFILE.usual();
    let mut different = 0;
    for number in 0..5 {
        let mut dice = QuickDice::new(number);
        let mut luck = QuickDice::new(number);
        let mut state = Crumbs::new(&setup).expect("the setup is valid");
        let bots = || (0..setup.players()).map(|_| thinker::<Crumbs>(Counter, 60, number));
        let (mut ours, mut theirs): (Vec<_>, Vec<_>) = (bots().collect(), bots().collect());
        let ask = |state: &Crumbs, seat: Seat| {
            let view = state.view(Observer::Seat(seat));
            let twin = Crumbs::determinize(&view, &mut dice);
            different += u32::from(twin != *state);
            let choice = ours[seat.index()].choose(&view, seat);
            let twin_view = twin.view(Observer::Seat(seat));
            assert_eq!(choice, theirs[seat.index()].choose(&twin_view, seat));
            choice
        };
        play_out(&mut state, ask, drawing(&mut luck), |_, _| {});
    }
    assert!(different > 10, "the states must differ to prove anything");
}

#[test]
fn halving_finds_what_wins_with_few_iterations() {
    let method = Method {
        root: Root::Halving,
        ..Method::USUAL
    };
    for (actions, wins) in [("c a c a c b", "c"), ("a c b c a d b c e", "c")] {
        let state: ConnectFour = after(&ConnectFour::PROFILE.usual(), actions);
        for seed in 0..5 {
            let bot = Mcts::new(Arc::new(Novice), Budget::Iterations(60), seed);
            assert_eq!(choice(&state, &mut bot.by(method)), wins);
        }
    }
}
