//! The spine: what the rules of a game are.

use std::fmt::Debug;
use std::hash::Hash;

use serde::Serialize;
use serde::de::DeserializeOwned;

use crate::{
    Chapter, Dice, Fact, Gain, Message, Notation, Observer, PerSeat, Profile, Refusal, Seat, Seats,
    Setup, SetupError, Texts,
};

/// The rules of one game, as pure functions of its state: no clock, no I/O, no random source inside.
pub trait Game: Clone + Eq + Hash + Debug + Send + Sync + 'static {
    /// What can be chosen before a game.
    const PROFILE: &'static Profile;
    /// The wording of the game's messages.
    const TEXTS: Texts;
    /// The rules in our own words, as Markdown, for players. A heading that ends in `{#rule-…}` is
    /// where refusals under that rule lead to.
    const GUIDE: Texts = Texts::NONE;

    /// One indivisible choice; `Copy` and small wherever the game allows it.
    type Action: Notation + Clone + Eq + Hash + Debug + Send + Sync;
    /// One result of dice or deck, recorded like an action.
    type Chance: Notation + Clone + Eq + Hash + Debug + Send + Sync;
    /// Everything one observer may know, memory included. The only thing that leaves the engine.
    type View: Clone + Eq + Debug + Serialize + DeserializeOwned + Send;

    /// The start of a game.
    ///
    /// # Errors
    /// If the options do not go together.
    fn new(setup: &Setup) -> Result<Self, SetupError>;

    /// How many seats the table has.
    fn players(&self) -> usize;

    /// What the game waits for.
    fn awaited(&self) -> Awaited;

    /// Appends everything that `seat` may do now; nothing if it is not awaited.
    fn legal_actions(&self, seat: Seat, out: &mut Vec<Self::Action>);

    /// Does what `seat` chose.
    ///
    /// # Errors
    /// A [`Refusal`] naming the rule; `self` is then unchanged.
    fn play(&mut self, seat: Seat, action: Self::Action) -> Result<(), Refusal>;

    /// Does what `seat` chose from [`legal_actions`](Self::legal_actions) of this very state, without
    /// checking it again. Search and simulation play millions of such actions.
    ///
    /// # Panics
    /// It may panic, or leave a state that no rules lead to, if the action was not listed.
    fn play_listed(&mut self, seat: Seat, action: Self::Action) {
        self.play(seat, action).expect("listed actions play");
    }

    /// Everything that the dice or the deck that the game waits for can bring, each once, with a weight:
    /// its probability is its part of the sum of all weights. Nothing where that cannot sensibly be
    /// listed, for instance for a deal of whole hands. Called only where chance is awaited.
    fn chances(&self) -> Option<Vec<(Self::Chance, u64)>> {
        None
    }

    /// A result for the dice or the deck that the game waits for. Called only then.
    fn sample_chance(&self, dice: &mut dyn Dice) -> Self::Chance;

    /// Takes a result of dice or deck.
    ///
    /// # Errors
    /// If none is awaited or this one cannot come up; `self` is then unchanged.
    fn apply_chance(&mut self, chance: Self::Chance) -> Result<(), Refusal>;

    /// A number that is equal for equal states and, as good as always, differs for others. Of use within
    /// one run of a program only: it may differ between machines and versions.
    fn fingerprint(&self) -> u64 {
        crate::fingerprint::of(self)
    }

    /// A number that is equal for states that look alike to `seat`, and nearly always differs for others: to
    /// find a position again by what a player has been told. Made without what others keep in
    /// [`Secret`](crate::Secret)s.
    fn sight(&self, seat: Seat) -> u64 {
        crate::fingerprint::seen_by(seat, self)
    }

    /// What `observer` may know.
    fn view(&self, observer: Observer) -> Self::View;

    /// Imagines a full state behind `view`, each equally likely as far as is practical; it is never
    /// shown the true one.
    fn determinize(view: &Self::View, dice: &mut dyn Dice) -> Self;

    /// Tells `observer` of something that is about to happen in this state: only what that observer
    /// gets to know of it.
    fn describe(&self, event: &EventOf<Self>, observer: Observer) -> Account;

    /// Tells `observer` what else has happened on the way from this state to `after`, which an event
    /// led to: births, harvests and other things that nobody decided. Only what that observer gets
    /// to know of it.
    fn aftermath(&self, after: &Self, observer: Observer) -> Vec<Message> {
        let _ = (after, observer);
        Vec::new()
    }

    /// The points that were scored or lost on the way from this state to `after`, which `event` led to.
    /// All that a game tells add up to its scores. They are shown when a game is over.
    fn gains(&self, event: &EventOf<Self>, after: &Self) -> Vec<Gain> {
        let _ = (event, after);
        Vec::new()
    }

    /// Everything that there are lists of, beside what the guide tells.
    #[must_use]
    fn terms() -> Vec<Chapter> {
        Vec::new()
    }

    /// A few figures that are worth telling when a game is over, beside the points.
    fn facts(&self) -> Vec<Fact> {
        Vec::new()
    }

    /// How well somebody has done who has played alone, where the rules say so.
    fn rating(&self) -> Option<Message> {
        None
    }

    /// An action or a result, whichever it is.
    ///
    /// # Errors
    /// As [`play`](Self::play) and [`apply_chance`](Self::apply_chance).
    fn apply(&mut self, event: EventOf<Self>) -> Result<(), Refusal> {
        match event {
            Event::Action(seat, action) => self.play(seat, action),
            Event::Chance(chance) => self.apply_chance(chance),
        }
    }
}

/// What a game waits for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Awaited {
    /// Decisions. All of `must` decide independently of each other, in any order: with more than one
    /// seat there the choices are sealed until the last has come.
    Seats {
        /// Who holds the game up.
        must: Seats,
        /// Who may act as well, before the others go on. It may hang on a secret, such as a card in
        /// a hand: tell nobody of any seat but their own.
        may: Seats,
    },
    /// Dice or a deck.
    Chance,
    /// Nothing: the game is over.
    Nobody(Standings),
}

impl Awaited {
    /// The game waits for one seat and nobody else.
    #[must_use]
    pub const fn only(seat: Seat) -> Self {
        Self::Seats {
            must: Seats::only(seat),
            may: Seats::NONE,
        }
    }

    /// Everybody who may act now.
    #[must_use]
    pub const fn actors(&self) -> Seats {
        match self {
            Self::Seats { must, may } => must.union(*may),
            Self::Chance | Self::Nobody(_) => Seats::NONE,
        }
    }
}

/// How a game ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Standings {
    /// The scores.
    pub scores: PerSeat<i32>,
    /// 1 for the winners, who share a victory if there are several. Nobody has 1 if the game beat
    /// everybody, as it can in solo games.
    pub places: PerSeat<u8>,
}

impl Standings {
    /// The highest score wins; equal scores share a place.
    #[must_use]
    pub fn by_score(scores: PerSeat<i32>) -> Self {
        Self::ranked(scores, |seat| scores[seat])
    }

    /// The highest rank wins; equal ranks share a place. For games with tie-breaks.
    #[must_use]
    pub fn ranked<R: Ord>(scores: PerSeat<i32>, rank: impl Fn(Seat) -> R) -> Self {
        let players = scores.players();
        let places = PerSeat::from_fn(players, |seat| {
            let better = Seat::all(players).filter(|&other| rank(other) > rank(seat));
            better.count() as u8 + 1
        });
        Self { scores, places }
    }

    /// What each seat's victory is worth: 1 for a lone winner, its share for several.
    #[must_use]
    pub fn shares(&self) -> PerSeat<f32> {
        let winners = self.places.iter().filter(|&&place| place == 1).count();
        PerSeat::from_fn(self.places.players(), |seat| {
            if self.places[seat] == 1 {
                1.0 / winners as f32
            } else {
                0.0
            }
        })
    }
}

/// Something that happens in a game.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum Event<A, C> {
    /// A seat's choice.
    Action(Seat, A),
    /// A result of dice or deck.
    Chance(C),
}

/// The events of game `G`.
pub type EventOf<G> = Event<<G as Game>::Action, <G as Game>::Chance>;

/// What one observer gets to know of an event.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Account {
    /// The event's notation, if all of it is known.
    pub notation: Option<String>,
    /// The event in words.
    pub message: Message,
}
