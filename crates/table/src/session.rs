//! A table at which some game is played, whichever it is.

use bots::Level;
use bots::level::Means;
use engine::record::{Call, Called, Ply, Record, call};
use engine::{
    Awaited, Message, NotationError, Observer, Profile, Refusal, Seat, Seats, Seed, Setup, Share,
};
use serde::{Deserialize, Serialize};

use crate::occupant::Occupant;
use crate::tally::Tally;
use crate::words::Words;

/// One game in progress or finished, with its game's type erased: text actions in, JSON views out.
pub trait Session: Send {
    /// The game.
    fn profile(&self) -> &'static Profile;

    /// Variant, players and options.
    fn setup(&self) -> &Setup;

    /// Who sits where, seat 1 first.
    fn occupants(&self) -> &[Occupant];

    /// Seats somebody, in place of whoever sat there.
    fn sit(&mut self, seat: Seat, occupant: Occupant);

    /// Adds what people give to chance, in place of what was given before. Says no once anything has
    /// happened: nobody may choose when some of the game is known.
    fn add_shares(&mut self, shares: Vec<(Seat, Share)>) -> bool;

    /// What the game waits for.
    fn awaited(&self) -> Awaited;

    /// How many events there have been.
    fn plies(&self) -> usize;

    /// What `observer` may know, as JSON.
    fn view(&self, observer: Observer) -> serde_json::Value;

    /// The same as text: much cheaper where it is only passed on.
    fn view_text(&self, observer: Observer) -> String;

    /// What `observer` might know after the first `ply` events; all of it if there are fewer.
    fn view_at(&self, ply: usize, observer: Observer) -> serde_json::Value;

    /// What `observer` might know after `from` events and on, `count` times or as often as there are.
    fn views(&self, from: usize, count: usize, observer: Observer) -> Vec<serde_json::Value>;

    /// Everything that `seat` may do now, in notation.
    fn legal(&self, seat: Seat) -> Vec<String>;

    /// Everything that `seat` may do now, in notation and in words. The words tell only what the seat
    /// can foresee; where that is nothing, they are the notation.
    fn choices(&self, seat: Seat, words: &Words) -> Vec<Choice>;

    /// Plays an action.
    ///
    /// # Errors
    /// If the text is no notation or the rules forbid it; nothing has changed then.
    fn play(&mut self, seat: Seat, action: &str) -> Result<(), PlayError>;

    /// An action as the game itself writes it, whatever the spelling of who wants to do it.
    ///
    /// # Errors
    /// If the text is no notation.
    fn canonical(&self, action: &str) -> Result<String, NotationError>;

    /// Takes an event as a record tells it: an action, or what dice or deck brought.
    ///
    /// # Errors
    /// If the text is no notation or the rules forbid it; nothing has changed then.
    fn follow(&mut self, ply: &Ply) -> Result<(), PlayError>;

    /// The last event, as a record tells it. It may hold secrets.
    fn last(&self) -> Option<Ply>;

    /// The same game at a table of its own, which goes its own way from here on: with the same chance, or with
    /// chance from `fresh`, as a branch of this one.
    fn fork(&self, fresh: Option<Seed>) -> Box<dyn Session>;

    /// Why an action is not possible, without playing it; nothing if it is possible.
    fn why_not(&self, seat: Seat, action: &str) -> Option<PlayError>;

    /// Lets chance decide, if the game waits for it; says whether it did.
    fn advance(&mut self) -> bool;

    /// Whether what `seat` chose when there were `ply` events may still be played: nothing has happened
    /// since; or only others have sealed answers in a phase that waits for `seat` as well, and it has
    /// the same choices as before.
    fn still_holds(&self, seat: Seat, ply: usize) -> bool;

    /// Whether `seat` could take back its last action, and if not, why. Gives how many events came
    /// before that action. Others may have sealed answers since, in a phase that waited for `seat` as
    /// well: those stay.
    ///
    /// # Errors
    /// If something has been revealed since, or others have acted.
    fn may_undo(&self, seat: Seat) -> Result<usize, Refusal>;

    /// Takes back the last action of `seat`; returns its notation.
    ///
    /// # Errors
    /// If something has been revealed since, or others have acted.
    fn undo(&mut self, seat: Seat) -> Result<String, Refusal>;

    /// Takes back the last action of `seat` because a log says that this was done: whether it was allowed is
    /// not asked again. Gives how many events came before that action; nothing if it cannot have been so.
    fn take_back(&mut self, seat: Seat) -> Option<usize>;

    /// What people have decided about the game outside its rules, in order.
    fn calls(&self) -> &[Called];

    /// Takes such a decision. Who resigns or is late has lost. If then only one seat still plays, or no
    /// person any more, the game is over; otherwise it goes on, and somebody has to act for the seat.
    ///
    /// # Errors
    /// If the game is over or can no longer be aborted, or the seat is out already.
    fn call(&mut self, call: Call) -> Result<(), Refusal>;

    /// Whether the game may still be aborted: until a second person has acted; alone against bots, until
    /// one has acted twice oneself.
    fn may_abort(&self) -> bool;

    /// Whether people have ended the game before its rules did.
    fn is_cut_short(&self) -> bool;

    /// Those who have resigned or were late.
    fn out(&self) -> Seats {
        call::out(self.calls())
    }

    /// What a bot of this level would do on `seat`. The thinking is handed out, so that it can be
    /// done on another thread; it takes along only what the seat may see. Queens take the time that they have at a
    /// table.
    fn think(&self, seat: Seat, level: Level) -> Thinking {
        self.think_with(seat, level, Means::of(level))
    }

    /// The same with what the bot is given to think.
    fn think_with(&self, seat: Seat, level: Level, means: Means) -> Thinking;

    /// The same by a bot that goes on thinking from move to move, one for each seat and level, for as long as this
    /// table is open. What it was given at first holds on.
    fn think_on(&self, seat: Seat, level: Level, means: Means) -> Thinking;

    /// What has happened so far, as far as `observer` got to know it.
    fn log(&self, observer: Observer, words: &Words) -> Vec<Line> {
        self.log_since(0, observer, Some(words))
    }

    /// The same without the first `ply` events, which costs nothing for those; without any words if
    /// none are given.
    fn log_since(&self, ply: usize, observer: Observer, words: Option<&Words>) -> Vec<Line>;

    /// The positions after `from` events and on, `count` of them or as many as there are, each with
    /// the line of the event that led to it.
    fn steps(&self, from: usize, count: usize, observer: Observer, words: &Words) -> Vec<Step>;

    /// The game as a record. The seed is in it only if the game is over or `private` is set: a
    /// private record is for saving and tells whoever reads it all that is to come.
    fn record(&self, private: bool) -> Record;

    /// The name of the player on a seat, in the reader's language. Who would share a name with
    /// somebody else gets the seat's colour with it.
    fn name(&self, seat: Seat, words: &Words) -> String {
        let name_of = |seat: Seat| self.occupants()[seat.index()].name(seat, words);
        let name = name_of(seat);
        let mut others = Seat::all(self.occupants().len()).filter(|other| *other != seat);
        if others.any(|other| name_of(other) == name) {
            let color = self.profile().seats[seat.index()];
            format!("{name} ({})", words.get(&format!("seat-{color}")))
        } else {
            name
        }
    }

    /// Where the points have come from so far, and what else is worth telling when the game is over.
    fn tally(&self) -> Tally;

    /// A message in words, with the players' names.
    fn say(&self, message: &Message, words: &Words) -> String {
        words.say(message, &|seat| self.name(seat, words))
    }
}

/// A call as a sentence, with the players' names for their seats.
#[must_use]
pub fn call_in_words(call: Call) -> Message {
    match call {
        Call::Resigned(seat) => Message::new("call-resigned").with("name", seat),
        Call::Late(seat) => Message::new("call-late").with("name", seat),
        Call::Agreed => Message::new("call-agreed"),
        Call::Aborted => Message::new("call-aborted"),
    }
}

/// Something a seat may do.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Choice {
    /// What to type.
    pub notation: String,
    /// What it means; empty if no words were asked for.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub words: String,
}

/// A line of the log.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Line {
    /// The event, counted from 1.
    pub ply: usize,
    /// Who acted, counted from 0; nobody for dice and decks.
    #[cfg_attr(feature = "openapi", schema(value_type = Option<u8>))]
    pub seat: Option<Seat>,
    /// The event's notation, if the reader may know all of it.
    pub notation: Option<String>,
    /// The event in words; empty if no words were asked for.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub words: String,
    /// How the event goes on from the one before, such as “ → c1”; nothing if it stands for itself.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub then: Option<String>,
}

/// A position in the course of a game, as one observer saw it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Step {
    /// How many events came before.
    pub ply: usize,
    /// The game as the observer saw it then.
    #[cfg_attr(feature = "openapi", schema(value_type = Object))]
    pub view: serde_json::Value,
    /// The last of those events; none at the start.
    pub line: Option<Line>,
}

/// Why an action was not played.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum PlayError {
    /// The text is no notation of the game.
    #[error(transparent)]
    Unreadable(#[from] NotationError),
    /// The rules forbid it.
    #[error(transparent)]
    Refused(#[from] Refusal),
}

impl PlayError {
    /// The reason in words.
    #[must_use]
    pub fn in_words(&self, words: &Words) -> String {
        match self {
            Self::Unreadable(error) => words.notation_error(error),
            Self::Refused(refusal) => words.refusal(refusal),
        }
    }
}

/// What a bot makes of a position.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Thought {
    /// What it would do; nothing if it need not act and lets the others go on.
    pub action: Option<String>,
    /// The action in words.
    pub message: Option<Message>,
}

/// A bot's thinking, to be done on any thread.
pub type Thinking = Box<dyn FnOnce() -> Thought + Send>;
