//! Bots at play, in small games.

mod crumbs;
mod judges;
mod known_games;
mod limits;
mod pennies;
mod places;
mod sealed;
mod shells;
mod two_judges;

use std::sync::Arc;

use engine::{Game, Observer, QuickDice, Setup, Standings};
use formicary_search::play_out::{asking, drawing, roll};
use formicary_search::{AnyBot, Bot, Budget, Judge, Mcts, play_out};

/// A bot that thinks for so many iterations.
fn thinker<G: Game>(judge: impl Judge<G> + 'static, iterations: u32, seed: u64) -> Mcts<G> {
    Mcts::new(Arc::new(judge), Budget::Iterations(iterations), seed)
}

/// The state after some actions in notation, of whoever must act, with dice in between.
fn after<G: Game>(setup: &Setup, actions: &str) -> G {
    let mut state = G::new(setup).expect("the setup is valid");
    for text in actions.split_whitespace() {
        roll(&mut state, &mut QuickDice::new(0));
        let seat = state.awaited().actors().first().expect("the game goes on");
        let action = text.parse().expect("the notation is right");
        state.play(seat, action).expect("the action is legal");
    }
    state
}

/// What a bot chooses on the seat that must act.
fn choice<G: Game>(state: &G, bot: &mut dyn Bot<G>) -> String {
    let seat = state.awaited().actors().first().expect("the game goes on");
    let action = bot.choose(&state.view(Observer::Seat(seat)), seat);
    action.expect("it must act").to_string()
}

/// Plays a game to its end, one bot on each seat.
fn game<G: Game>(setup: &Setup, bots: &mut [AnyBot<G>], seed: u64) -> Standings {
    let mut state = G::new(setup).expect("the setup is valid");
    let mut dice = QuickDice::new(seed);
    play_out(&mut state, asking(bots), drawing(&mut dice), |_, _| {})
}
