//! Any bytes, read as choices: a game never breaks, refusals change nothing, and what leaves a game as text
//! comes back as it was.

use std::fmt::Debug;

use engine::record::{Ply, Record, replay};
use engine::{
    Awaited, Event, EventOf, Game, Notation, Observer, QuickDice, Seat, Seed, Setup, undo,
};

/// Plays a game that the bytes choose: the setup, then for each decision three bytes.
///
/// 1. Who acts, and in the two highest bits what is looked at more closely.
/// 2. Something that is mostly impossible and is tried before.
/// 3. What is played instead.
pub fn play<G: Game>(bytes: &[u8]) {
    play_with::<G>(bytes, |_| None);
}

/// The same; what is mostly impossible may also be invented.
pub fn play_with<G: Game>(bytes: &[u8], invent: impl Fn([u8; 3]) -> Option<G::Action>) {
    let Some((&setup, bytes)) = bytes.split_first() else {
        return;
    };
    let setups = G::PROFILE.every_setup();
    let setup = &setups[usize::from(setup) % setups.len()];
    // Some options exclude each other.
    let Ok(mut state) = G::new(setup) else { return };
    let mut dice = QuickDice::new(1);
    let mut decisions = bytes.chunks_exact(3);
    // What was possible before is mostly impossible now.
    let mut seen: Vec<G::Action> = Vec::new();
    let mut plies = Vec::new();
    loop {
        let event = match state.awaited() {
            Awaited::Nobody(_) => break,
            Awaited::Chance => Event::Chance(state.sample_chance(&mut dice)),
            Awaited::Seats { must, may } => {
                let Some(&[who, stray, choice]) = decisions.next() else {
                    break;
                };
                let seats: Vec<Seat> = must.iter().chain(may.iter()).collect();
                let seat = seats[usize::from(who) % seats.len()];
                let mut actions = Vec::new();
                state.legal_actions(seat, &mut actions);
                let action = actions[usize::from(choice) % actions.len()].clone();
                let strange = match who >> 6 {
                    0 => {
                        let known = usize::from(stray).checked_rem(seen.len());
                        known.map(|known| seen[known].clone())
                    }
                    1 => misspelt(&action, stray, choice),
                    2 => {
                        views(&state, Observer::Seat(seat), &mut dice);
                        views(&state, Observer::Spectator, &mut dice);
                        None
                    }
                    _ => {
                        told(&state, &Event::Action(seat, action.clone()));
                        None
                    }
                };
                let strange = invent([who, stray, choice]).or(strange);
                seen.push(action.clone());
                let action = match strange {
                    Some(strange) if plays(&state, seat, &strange, &actions) => strange,
                    _ => action,
                };
                Event::Action(seat, action)
            }
        };
        plies.push(Ply::of(&event));
        let before = state.clone();
        state
            .apply(event.clone())
            .expect("it was listed or sampled");
        if let Event::Action(seat, action) = event {
            let mut unchecked = before;
            unchecked.play_listed(seat, action);
            assert_eq!(unchecked, state);
        }
    }
    recorded(setup, plies, &state);
}

/// Whether an action can be played: exactly if it is listed. A refusal changes nothing.
fn plays<G: Game>(state: &G, seat: Seat, action: &G::Action, listed: &[G::Action]) -> bool {
    let mut after = state.clone();
    let played = after.play(seat, action.clone()).is_ok();
    assert_eq!(played, listed.contains(action), "{action}");
    assert!(
        played || after == *state,
        "{action} was refused but changed something"
    );
    played
}

/// An action whose notation has one letter changed, if it is still one. It is written as it was read.
fn misspelt<A: Notation + PartialEq + Debug>(action: &A, place: u8, letter: u8) -> Option<A> {
    let mut text = action.to_string().into_bytes();
    let place = usize::from(place).checked_rem(text.len())?;
    text[place] = b' ' + letter % 95;
    let text = String::from_utf8(text).ok()?;
    let read: A = text.parse().ok()?;
    assert_eq!(
        read.to_string().parse().ok().as_ref(),
        Some(&read),
        "{text}"
    );
    Some(read)
}

/// A view comes back from text, and a state imagined behind it looks the same.
fn views<G: Game>(state: &G, observer: Observer, dice: &mut QuickDice) {
    let view = state.view(observer);
    let text = serde_json::to_string(&view).expect("views can be written");
    let back: G::View = serde_json::from_str(&text).expect("views can be read");
    assert_eq!(back, view);
    // Seats imagine; spectators only look.
    if let Observer::Seat(_) = observer {
        assert_eq!(G::determinize(&view, dice).view(observer), view);
    }
}

/// Everybody can be told of an event, and whether it may be taken back can be said.
fn told<G: Game>(before: &G, event: &EventOf<G>) {
    let mut after = before.clone();
    after.apply(event.clone()).expect("it was listed");
    let seats = Seat::all(before.players()).map(Observer::Seat);
    for observer in seats.chain([Observer::Spectator]) {
        let account = before.describe(event, observer);
        let known = account
            .notation
            .is_none_or(|text| text == Ply::of(event).text);
        assert!(known, "it is told otherwise than it is recorded");
        before.aftermath(&after, observer);
    }
    undo::reveals(before, event);
}

/// The record of the game reads as it is written and leads to the same state.
fn recorded<G: Game>(setup: &Setup, plies: Vec<Ply>, state: &G) {
    let scores = match state.awaited() {
        Awaited::Nobody(standings) => Some(standings.scores.as_slice().to_vec()),
        Awaited::Chance | Awaited::Seats { .. } => None,
    };
    let players = (1..=setup.players()).map(|seat| seat.to_string()).collect();
    let record = Record {
        plies,
        scores,
        ..Record::new::<G>(setup, &Seed([0; 32]).into(), players)
    };
    assert_eq!(record.to_string().parse().as_ref(), Ok(&record));
    let replayed = replay::<G>(&record, None, |_, _| {}).expect("it was just played");
    assert_eq!(replayed, *state);
}
