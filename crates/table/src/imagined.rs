//! What can be said of a game by somebody who knows only a view of it: a browser at a server's table,
//! or a bot on another thread. Everything here works in a state imagined behind the view.

use bots::{Bot, Evaluate, Level};
use engine::{Observer, QuickDice, Seat};

use crate::session::PlayError;

/// So many imagined states must agree before a result counts as foreseeable.
const TWINS: u64 = 16;

/// What an action would lead to.
#[derive(Clone, PartialEq, Debug)]
pub struct Foreseen {
    /// The game after the action, if the player can foresee it all.
    pub view: Option<serde_json::Value>,
    /// Whether the same seat could go on acting.
    pub goes_on: bool,
}

/// A view that this program cannot read: it comes from another version.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("this view comes from another version of the game")]
pub struct UnreadableView;

fn read<G: Evaluate>(view: &serde_json::Value) -> Result<G::View, UnreadableView> {
    serde::Deserialize::deserialize(view).map_err(|_| UnreadableView)
}

/// What a bot of this level would do on `seat`, in notation; nothing if it lets the others go on.
pub(crate) fn choose<G: Evaluate>(
    view: &serde_json::Value,
    seat: Seat,
    level: Level,
    seed: u64,
) -> Result<Option<String>, UnreadableView> {
    let view = read::<G>(view)?;
    let mut bot: Box<dyn Bot<G> + Send> = level.bot(seed);
    Ok(bot.choose(&view, seat).map(|action| action.to_string()))
}

/// Why an action is not possible; nothing if it is.
pub(crate) fn why_not<G: Evaluate>(
    view: &serde_json::Value,
    seat: Seat,
    action: &str,
) -> Result<Option<PlayError>, UnreadableView> {
    let mut imagined = G::determinize(&read::<G>(view)?, &mut QuickDice::new(0));
    Ok(match action.parse() {
        Ok(action) => imagined.play(seat, action).err().map(PlayError::Refused),
        Err(error) => Some(PlayError::Unreadable(error)),
    })
}

/// What an action would lead to; nothing if it is not possible.
pub(crate) fn foresee<G: Evaluate>(
    view: &serde_json::Value,
    seat: Seat,
    action: &str,
) -> Result<Option<Foreseen>, UnreadableView> {
    let view = read::<G>(view)?;
    let Ok(action) = action.parse::<G::Action>() else {
        return Ok(None);
    };
    let mut first: Option<(G::View, bool)> = None;
    let mut certain = true;
    for twin in 0..TWINS {
        let mut imagined = G::determinize(&view, &mut QuickDice::new(twin));
        if imagined.play(seat, action.clone()).is_err() {
            return Ok(None);
        }
        let seen = imagined.view(Observer::Seat(seat));
        match &first {
            None => first = Some((seen, imagined.awaited().actors().contains(seat))),
            Some((known, _)) => certain &= *known == seen,
        }
    }
    Ok(first.map(|(seen, goes_on)| Foreseen {
        view: certain.then(|| serde_json::to_value(&seen).expect("views can be written as JSON")),
        goes_on,
    }))
}
