//! Every sentence that random games bring up.

use super::Laws;
use crate::chance::pick;
use crate::{Awaited, Dice, Event, Game, Message, Observer, QuickDice, Seat};

/// Every message that random games of every setup bring up: for tests that all have wording.
pub fn messages<G: Game>(laws: &Laws<G>, games: u64) -> Vec<Message> {
    let mut messages = Vec::new();
    for setup in &laws.setups {
        for seed in 0..games {
            let mut dice = QuickDice::new(seed);
            let mut state = G::new(setup).expect("every setup can be played");
            loop {
                let anybody = Seat::new(dice.below(state.players() as u32) as usize);
                let stray = (laws.stray)(&mut dice);
                if let Err(refusal) = state.clone().play(anybody, stray) {
                    messages.push(Message::new(refusal.rule));
                    messages.push(refusal.reason);
                }
                let event = match state.awaited() {
                    Awaited::Nobody(_) => break,
                    Awaited::Chance => Event::Chance(state.sample_chance(&mut dice)),
                    awaited @ Awaited::Seats { .. } => {
                        let actors: Vec<_> = awaited.actors().iter().collect();
                        let seat = *pick(&actors, &mut dice);
                        let mut actions = Vec::new();
                        state.legal_actions(seat, &mut actions);
                        Event::Action(seat, pick(&actions, &mut dice).clone())
                    }
                };
                let mut after = state.clone();
                after.apply(event.clone()).expect("taken from the list");
                for observer in Observer::all(state.players()) {
                    messages.push(state.describe(&event, observer).message);
                    messages.extend(state.aftermath(&after, observer));
                }
                let gains = state.gains(&event, &after);
                messages.extend(gains.iter().map(|gain| Message::new(gain.source)));
                state = after;
            }
            let facts = state.facts();
            messages.extend(facts.iter().map(|fact| Message::new(fact.key)));
            messages.extend(state.rating());
        }
    }
    messages
}
