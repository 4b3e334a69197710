//! The laws about what an observer knows: views, imagined states, accounts.

use std::collections::HashSet;

use super::Trial;
use crate::chance::pick;
use crate::undo::reveals;
use crate::{Awaited, Dice, Event, EventOf, Game, Observer, QuickDice, Seat, Seats};

/// So many actions of everybody are held against what taking them back would tell.
const UNDONE: u32 = 3;
/// Each in so many states that differ in what the player may not know.
const TWINS: u32 = 4;
/// One imagined state in so many is played to its end.
const IMAGINED_GAMES: u32 = 32;

impl<G: Game> Trial<'_, G> {
    pub(super) fn views_keep_secrets_and_round_trip(&mut self) {
        let players = self.state.players();
        for observer in Observer::all(players) {
            let view = self.state.view(observer);
            let text = json(&view);
            self.law(
                "views round-trip",
                serde_json::from_str::<G::View>(&text).is_ok_and(|read| read == view),
                &observer,
            );
            self.what_is_imagined_is_possible(observer, &view, &text);
            // A spectator knows nothing that a seat does not know, whichever seat it is.
            let seat = match observer {
                Observer::Seat(seat) => seat,
                Observer::Spectator => Seat::new(self.dice.below(players as u32) as usize),
            };
            let twin = (self.laws.scramble)(&self.state, seat, &mut self.dice);
            self.law(
                "other states have other fingerprints",
                twin == self.state || twin.fingerprint() != self.state.fingerprint(),
                &twin,
            );
            self.law(
                "views do not leak",
                json(&twin.view(observer)) == text,
                &observer,
            );
            if let Observer::Seat(seat) = observer {
                let imagined = G::determinize(&view, &mut self.dice).sight(seat);
                let sights = [twin.sight(seat), imagined];
                self.law(
                    "what looks alike is recognised",
                    sights == [self.state.sight(seat); 2],
                    &observer,
                );
            }
            self.law(
                "who is awaited does not leak",
                holds_up(&twin.awaited()) == holds_up(&self.state.awaited()),
                &(observer, twin.awaited()),
            );
            self.accounts_do_not_leak(observer, &twin);
        }
    }

    /// What counts as taken back without a trace tells the player nothing: whatever is hidden, the player
    /// sees the same afterwards.
    pub(super) fn undo_reveals_nothing(&mut self) {
        for seat in self.state.awaited().actors().iter() {
            let actions = self.legal(&self.state, seat);
            for _ in 0..UNDONE {
                let action = pick(&actions, &mut self.dice).clone();
                let event = Event::Action(seat, action);
                if reveals(&self.state, &event) {
                    continue;
                }
                let seen = after(&self.state, &event).map(|next| next.view(Observer::Seat(seat)));
                for _ in 0..TWINS {
                    let twin = (self.laws.scramble)(&self.state, seat, &mut self.dice);
                    let other = after(&twin, &event).map(|next| next.view(Observer::Seat(seat)));
                    self.law("undo reveals nothing", other == seen, &(&event, &other));
                }
            }
        }
    }

    fn what_is_imagined_is_possible(&mut self, observer: Observer, view: &G::View, text: &str) {
        let imagined = G::determinize(view, &mut self.dice);
        self.law(
            "the imagined state gives back the same view",
            json(&imagined.view(observer)) == text,
            &observer,
        );
        self.law(
            "the imagined state has the same components",
            (self.laws.census)(&imagined) == self.census,
            &(observer, &imagined),
        );
        if let Observer::Seat(seat) = observer {
            let actions: HashSet<_> = self.legal(&imagined, seat).into_iter().collect();
            let expected: HashSet<_> = self.legal(&self.state, seat).into_iter().collect();
            self.law(
                "the imagined state has the same legal actions",
                actions == expected,
                &seat,
            );
        }
        if self.dice.below(IMAGINED_GAMES) == 0 {
            let ended = self.plays_out(imagined.clone());
            self.law(
                "an imagined game goes on to its end",
                ended,
                &(observer, &imagined),
            );
        }
    }

    fn plays_out(&mut self, mut state: G) -> bool {
        for _ in 0..=self.laws.longest {
            let event = match state.awaited() {
                Awaited::Nobody(_) => return true,
                Awaited::Chance => Event::Chance(state.sample_chance(&mut self.dice)),
                awaited @ Awaited::Seats { .. } => {
                    let actors: Vec<_> = awaited.actors().iter().collect();
                    let Some(seat) = pick_any(&actors, &mut self.dice) else {
                        return false;
                    };
                    match pick_any(&self.legal(&state, seat), &mut self.dice) {
                        Some(action) => Event::Action(seat, action),
                        None => return false,
                    }
                }
            };
            if state.apply(event).is_err() {
                return false;
            }
        }
        false
    }

    /// An account tells no more than the view that follows: where the views cannot be told apart, the
    /// accounts cannot either.
    fn accounts_do_not_leak(&mut self, observer: Observer, twin: &G) {
        let events: Vec<(EventOf<G>, EventOf<G>)> = match self.state.awaited() {
            Awaited::Nobody(_) => Vec::new(),
            Awaited::Chance => {
                let mut result = || Event::Chance(self.state.sample_chance(&mut self.dice));
                vec![(result(), result())]
            }
            awaited @ Awaited::Seats { .. } => {
                let choices = awaited.actors().iter().map(|seat| {
                    let actions = self.legal(&self.state, seat);
                    let mut choice = || Event::Action(seat, pick(&actions, &mut self.dice).clone());
                    (choice(), choice())
                });
                choices.collect()
            }
        };
        for (event, other) in events {
            let Some(next) = after(&self.state, &event) else {
                continue;
            };
            let seen = next.view(observer);
            let account = self.state.describe(&event, observer);
            let aftermath = self.state.aftermath(&next, observer);
            for (before, event) in [(twin, &event), (&self.state, &other)] {
                // Two ways to the same result may be told apart; there is no secret in them.
                if let Some(possible) = after(before, event)
                    && possible != next
                    && possible.view(observer) == seen
                {
                    self.law(
                        "accounts do not leak",
                        before.describe(event, observer) == account
                            && before.aftermath(&possible, observer) == aftermath,
                        &(observer, event, &account, &aftermath),
                    );
                }
            }
        }
    }
}

fn after<G: Game>(state: &G, event: &EventOf<G>) -> Option<G> {
    let mut next = state.clone();
    next.apply(event.clone()).ok().map(|()| next)
}

fn pick_any<T: Clone>(items: &[T], dice: &mut QuickDice) -> Option<T> {
    (!items.is_empty()).then(|| pick(items, dice).clone())
}

/// What everybody sees of what a game waits for. Who *may* act can hang on a secret.
fn holds_up(awaited: &Awaited) -> Awaited {
    match *awaited {
        Awaited::Seats { must, .. } => Awaited::Seats {
            must,
            may: Seats::NONE,
        },
        Awaited::Chance | Awaited::Nobody(_) => *awaited,
    }
}

fn json(view: &impl serde::Serialize) -> String {
    serde_json::to_string(view).expect("views can be written as JSON")
}
