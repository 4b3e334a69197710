//! What can be said of a game by somebody who knows only a view of it: a browser at a server's table,
//! or a bot on another thread. Everything here works in a state imagined behind the view.

use engine::tally::Gain;
use engine::{Awaited, Event, Game, Observer, QuickDice, Seat, Seats, undo};
use search::{AnyBot, Bot};

use crate::session::{PlayError, Thought};
use crate::told::Notice;
use crate::twins::{agreed, twins};

/// So many imagined states must agree before a result counts as foreseeable.
const TWINS: u64 = 16;

/// What an action would lead to.
#[derive(Clone, PartialEq, Debug)]
pub struct Foreseen {
    /// The game after the action, if the player can foresee it all.
    pub view: Option<serde_json::Value>,
    /// Whether the same seat could go on acting, and the game waits for nobody else at once for whom it did
    /// not wait before: what others then do could not be gone around.
    pub goes_on: bool,
    /// Whether the seat would learn something by it, so that it could not be taken back.
    pub reveals: bool,
    /// What the log would tell, as far as the player can foresee it.
    pub told: Notice,
    /// The points that it would bring the seat, and what for.
    pub gains: Vec<Gain>,
}

/// A view that this program cannot read: it comes from another version.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("this view comes from another version of the game")]
pub struct UnreadableView;

/// A view, from its JSON.
pub(crate) fn read<G: Game>(view: &serde_json::Value) -> Result<G::View, UnreadableView> {
    serde::Deserialize::deserialize(view).map_err(|_| UnreadableView)
}

/// What a bot makes of a position that it knows by this view alone.
pub(crate) fn think<G: Game>(
    view: &G::View,
    seat: Seat,
    bot: &mut dyn Bot<G>,
    seed: u64,
) -> Thought {
    let action = bot.choose(view, seat);
    let message = action.clone().map(|action| {
        let imagined = G::determinize(view, &mut QuickDice::new(seed));
        let event = Event::Action(seat, action);
        imagined.describe(&event, Observer::Seat(seat)).message
    });
    Thought {
        action: action.map(|action| action.to_string()),
        message,
    }
}

/// A bot that goes on thinking from view to view, with its game's type erased.
pub trait Thinker {
    /// What it would do on `seat`, in notation; nothing if it need not act and lets the others go on.
    ///
    /// # Errors
    /// If the view comes from another version of the game.
    fn choose(
        &mut self,
        view: &serde_json::Value,
        seat: Seat,
    ) -> Result<Option<String>, UnreadableView>;
}

impl<G: Game> Thinker for AnyBot<G> {
    fn choose(
        &mut self,
        view: &serde_json::Value,
        seat: Seat,
    ) -> Result<Option<String>, UnreadableView> {
        let action = (**self).choose(&read::<G>(view)?, seat);
        Ok(action.map(|action| action.to_string()))
    }
}

/// Why an action is not possible in this state; nothing if it is. An imagined state gives the same
/// answer as the true one.
pub(crate) fn why_not<G: Game>(state: &G, seat: Seat, action: &str) -> Option<PlayError> {
    match action.parse() {
        Ok(action) => {
            let refused = state.clone().play(seat, action).err();
            refused.map(PlayError::Refused)
        }
        Err(error) => Some(PlayError::Unreadable(error)),
    }
}

/// What an action would lead to; nothing if it is not possible.
pub(crate) fn foresee<G: Game>(view: &G::View, seat: Seat, action: &str) -> Option<Foreseen> {
    let action = action.parse::<G::Action>().ok()?;
    let mut after = twins::<G>(view, TWINS);
    let before = must(&after[0].awaited());
    let event = Event::Action(seat, action.clone());
    let start = after[0].clone();
    let reveals = undo::reveals(&start, &event);
    for twin in &mut after {
        twin.play(seat, action.clone()).ok()?;
    }
    let seen = after.iter().map(|twin| twin.view(Observer::Seat(seat)));
    Some(Foreseen {
        view: agreed(seen)
            .map(|seen| serde_json::to_value(&seen).expect("views can be written as JSON")),
        goes_on: {
            let awaited = after[0].awaited();
            let others = must(&awaited).minus(before).minus(Seats::only(seat));
            awaited.actors().contains(seat) && others.is_empty()
        },
        reveals,
        told: Notice {
            account: start.describe(&event, Observer::Seat(seat)),
            aftermath: start.aftermath(&after[0], Observer::Seat(seat)),
        },
        gains: {
            let mut gains = start.gains(&event, &after[0]);
            gains.retain(|gain| gain.seat == seat);
            gains
        },
    })
}

/// Who holds the game up.
const fn must(awaited: &Awaited) -> Seats {
    match awaited {
        Awaited::Seats { must, .. } => *must,
        Awaited::Chance | Awaited::Nobody(_) => Seats::NONE,
    }
}
