//! Bots at play.

mod crumbs;
mod evaluations;
mod fourmidable;
mod hidden_empires;
mod known_games;
mod levels;
mod myrmes;
mod pennies;
mod sealed;

use engine::{Awaited, Game, Observer, QuickDice, Seat, Setup, Standings};

use crate::evaluations::roll;
use crate::{Bot, Evaluate, Level};

type AnyBot<G> = Box<dyn Bot<G> + Send>;

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
fn play_out<G: Game>(setup: &Setup, bots: &mut [AnyBot<G>], seed: u64) -> Standings {
    let mut dice = QuickDice::new(seed);
    let mut state = G::new(setup).expect("the setup is valid");
    loop {
        roll(&mut state, &mut dice);
        let (must, may) = match state.awaited() {
            Awaited::Seats { must, may } => (must, may),
            Awaited::Nobody(standings) => return standings,
            Awaited::Chance => unreachable!("the dice have fallen"),
        };
        let mut ask = |state: &G, seat: Seat| {
            bots[seat.index()].choose(&state.view(Observer::Seat(seat)), seat)
        };
        let interrupt = may.iter().find_map(|seat| Some((seat, ask(&state, seat)?)));
        let choices = match interrupt {
            Some(interrupt) => vec![interrupt],
            // All of them are asked before any choice is played.
            None => must
                .iter()
                .map(|seat| (seat, ask(&state, seat).expect("it must act")))
                .collect(),
        };
        for (seat, action) in choices {
            state.play(seat, action).expect("bots play by the rules");
        }
    }
}

/// How much of the victories the first level takes; the seats rotate.
fn share<G: Evaluate>(setup: &str, levels: &[Level], games: u64) -> f32 {
    let setup = G::PROFILE.read_setup(setup).expect("the setup is valid");
    let seats = levels.len();
    let won = |game: u64| {
        let first = game as usize % seats;
        let mut bots: Vec<AnyBot<G>> = (0..seats)
            .map(|seat| levels[(seat + seats - first) % seats].bot(game))
            .collect();
        play_out(&setup, &mut bots, game).shares()[Seat::new(first)]
    };
    (0..games).map(won).sum::<f32>() / games as f32
}
