//! A game from some state to its end.

use engine::{Awaited, Dice, Event, EventOf, Game, Observer, Seat, Seats, Standings};

use crate::AnyBot;

/// Plays a game to its end.
///
/// `ask` says what a seat does; nothing if it need not act and lets the others go on. `draw` says what
/// dice or deck bring. `each` hears of every event, with the state before it.
///
/// Those who may act are asked first. If they all let the others go on, all those who must act are asked
/// before any of their choices is played: they are sealed.
///
/// # Panics
/// If nobody who must act does. It may panic, or go astray, if somebody does what is not listed.
pub fn play_out<G: Game>(
    state: &mut G,
    mut ask: impl FnMut(&G, Seat) -> Option<G::Action>,
    mut draw: impl FnMut(&G) -> G::Chance,
    mut each: impl FnMut(&G, &EventOf<G>),
) -> Standings {
    let mut answers = Vec::new();
    loop {
        match state.awaited() {
            Awaited::Nobody(standings) => return standings,
            Awaited::Chance => {
                let event = Event::Chance(draw(state));
                each(state, &event);
                state.apply(event).expect("sampled results apply");
            }
            awaited @ Awaited::Seats { .. } => {
                ask_all(&awaited, |seat| ask(state, seat), &mut answers);
                for (seat, action) in answers.drain(..) {
                    debug_assert!(is_listed(state, seat, &action), "{seat} {action}");
                    each(state, &Event::Action(seat, action.clone()));
                    state.play_listed(seat, action);
                }
            }
        }
    }
}

/// Who is asked next, of those who have not yet let the others go on: one who may act; or else all who
/// must, because their choices are sealed. None of these is to be played before all are there.
#[must_use]
pub const fn next_to_ask(awaited: &Awaited, of: Seats) -> Seats {
    let Awaited::Seats { must, may } = awaited else {
        return Seats::NONE;
    };
    match may.intersection(of).first() {
        Some(seat) => Seats::only(seat),
        None => must.intersection(of),
    }
}

/// Fills `answers` with what is to be played next.
fn ask_all<A>(
    awaited: &Awaited,
    mut ask: impl FnMut(Seat) -> Option<A>,
    answers: &mut Vec<(Seat, A)>,
) {
    let mut open = awaited.actors();
    while answers.is_empty() {
        let asked = next_to_ask(awaited, open);
        assert!(!asked.is_empty(), "nobody does what must be done");
        answers.extend(asked.iter().filter_map(|seat| Some((seat, ask(seat)?))));
        open = open.minus(asked);
    }
}

fn is_listed<G: Game>(state: &G, seat: Seat, action: &G::Action) -> bool {
    let mut actions = Vec::new();
    state.legal_actions(seat, &mut actions);
    actions.contains(action)
}

/// Asks one bot for each seat, as [`play_out`] needs it; each sees what its seat may see.
pub fn asking<G: Game>(bots: &mut [AnyBot<G>]) -> impl FnMut(&G, Seat) -> Option<G::Action> {
    |state, seat| bots[seat.index()].choose(&state.view(Observer::Seat(seat)), seat)
}

/// Draws from `dice`, as [`play_out`] needs it.
pub fn drawing<G: Game>(dice: &mut dyn Dice) -> impl FnMut(&G) -> G::Chance {
    |state| state.sample_chance(dice)
}

/// Lets the dice fall until somebody decides or the game is over.
pub fn roll<G: Game>(state: &mut G, dice: &mut dyn Dice) {
    roll_until(state, dice, |_| false);
}

/// Lets the dice fall until somebody decides, the game is over or there is a reason to stop.
pub(crate) fn roll_until<G: Game>(state: &mut G, dice: &mut dyn Dice, stop: impl Fn(&G) -> bool) {
    while state.awaited() == Awaited::Chance && !stop(state) {
        let chance = state.sample_chance(dice);
        state.apply_chance(chance).expect("sampled results apply");
    }
}
