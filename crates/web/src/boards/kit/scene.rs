//! What every board knows of the table, and how it answers.

use std::fmt::Display;
use std::str::FromStr;
use std::sync::Arc;

use engine::{Awaited, Game, Message, Refusal, Seat, Seats};
use leptos::ev;
use leptos::prelude::*;
use table::Words;

use super::drag::Dragging;
use crate::boards::{Around, BoardProps, Last};

/// A position of a game, as its board shows it.
pub(crate) trait Shown: Clone + PartialEq + Send + Sync + 'static {
    /// What can be done in it.
    type Action: Copy + Eq + Display + FromStr + Send + Sync + 'static;
    /// The game.
    type Game: Game<Action = Self::Action>;

    /// The position of a view; nothing if the view is of another game.
    fn read(view: &serde_json::Value, actor: Option<Seat>) -> Option<Self>;
    /// The game as far as the reader knows it; the rest is imagined.
    fn state(&self) -> &Self::Game;
    /// Who may act here and now.
    fn actor(&self) -> Option<Seat>;
    /// Whose things are shown beside the picture, unless somebody else's were chosen; nobody's where there
    /// is no more of a player than a plate.
    fn me(&self) -> Option<Seat> {
        None
    }
    /// Whether that is the reader.
    fn plays(&self) -> bool {
        true
    }
    /// Whether an action ends something, so that a double click on what was there before must not hit it.
    fn ends(_action: Self::Action) -> bool {
        false
    }
    /// Whether the one who may act here may do this.
    fn is_legal(&self, action: Self::Action) -> bool;
    /// How many seats there are.
    fn players(&self) -> usize;
    /// The class that gives pieces their owner's colours.
    fn color(seat: Seat) -> &'static str;
    /// A drawing of the game as a small picture in the text.
    fn icon(name: &str) -> String;

    /// Who holds the game up.
    fn awaited(&self) -> Seats {
        match self.state().awaited() {
            Awaited::Seats { must, .. } => must,
            _ => Seats::NONE,
        }
    }

    /// Whether this seat has won, or shares the victory.
    fn has_won(&self, seat: Seat) -> bool {
        match self.state().awaited() {
            Awaited::Nobody(standings) => standings.places[seat] == 1,
            _ => false,
        }
    }
}

/// What every board knows of the table, and how it answers. Cheap to copy.
pub(crate) struct Scene<P: Shown> {
    /// Nothing before the first view.
    pub(crate) position: Memo<Option<Arc<P>>>,
    pub(crate) words: Signal<Arc<Words>>,
    pub(crate) names: Signal<Vec<String>>,
    pub(crate) animate: Signal<bool>,
    pub(crate) highlighted: Signal<Option<String>>,
    /// What happened last.
    pub(crate) last: Signal<Option<Last>>,
    /// Whose chosen move is shown though it is not made yet.
    pub(crate) held_by: Signal<Option<Seat>>,
    /// The places once the game is over, however it came to its end.
    places: Signal<Option<Vec<u8>>>,
    /// Whether the reader only looks on: there is nothing to press that stands for an action.
    pub(crate) watches: Signal<bool>,
    pub(crate) pointed: RwSignal<Option<String>>,
    pub(crate) pointed_action: Memo<Option<P::Action>>,
    /// What the board has to say to those who listen.
    pub(crate) said: RwSignal<String>,
    pub(crate) play: Callback<String>,
    pub(crate) play_at_once: Callback<String>,
    pub(crate) explain: Callback<String>,
    pub(crate) refuse: Callback<Refusal>,
    pub(crate) around: StoredValue<Around>,
    /// A hand that may drag something.
    pub(crate) dragging: Dragging,
    /// Whose things were chosen to be shown.
    pub(crate) shown: RwSignal<Option<Seat>>,
    /// The action whose button was pressed last.
    pressed: StoredValue<Option<P::Action>>,
}

impl<P: Shown> Clone for Scene<P> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<P: Shown> Copy for Scene<P> {}

impl<P: Shown> Scene<P> {
    pub(crate) fn new(props: &BoardProps) -> Self {
        let (view, actor, pointed) = (props.view, props.actor, props.pointed);
        Self {
            position: Memo::new(move |_| {
                view.with(|view| P::read(view, actor.get()).map(Arc::new))
            }),
            words: props.words,
            names: props.names,
            animate: props.animate,
            highlighted: props.highlighted,
            last: props.last,
            held_by: props.held_by,
            places: props.places,
            watches: props.watches,
            pointed,
            pointed_action: Memo::new(move |_| {
                pointed.with(|pointed| pointed.as_ref()?.parse().ok())
            }),
            said: RwSignal::new(String::new()),
            play: props.play,
            play_at_once: props.play_at_once,
            explain: props.explain,
            refuse: props.refuse,
            around: StoredValue::new(props.around.clone()),
            dragging: Dragging::new(),
            shown: RwSignal::new(None),
            pressed: StoredValue::new(None),
        }
    }

    /// Does something at every new position, with the one before at hand.
    pub(crate) fn follow(self, each: impl Fn(&Arc<P>, Option<&Arc<P>>) + 'static) {
        Effect::new(move |last: Option<Option<Arc<P>>>| {
            let now = self.position.get();
            if let Some(now) = &now {
                untrack(|| each(now, last.flatten().as_ref()));
            }
            now
        });
    }

    pub(crate) fn now(self) -> Option<Arc<P>> {
        self.position.get_untracked()
    }

    /// Whether a click on a button means it: the second click of a double click was meant for what was
    /// there before.
    pub(crate) fn is_meant(self, action: P::Action, click: &ev::MouseEvent) -> bool {
        let before = self.pressed.get_value();
        self.pressed.set_value(Some(action));
        click.detail() < 2 || before == Some(action) || !P::ends(action)
    }

    /// Whether this may be done now.
    pub(crate) fn can(self, action: P::Action) -> bool {
        self.now().is_some_and(|position| position.is_legal(action))
    }

    /// What is told of something that stands for an action: what it is, and why it is not possible.
    pub(crate) fn tip(self, label: &str, action: P::Action) -> String {
        match self.reason(action) {
            Some(reason) => format!("{label}\n{reason}"),
            None => label.to_owned(),
        }
    }

    /// What is needed first for an action that is not possible now.
    pub(crate) fn reason(self, action: P::Action) -> Option<String> {
        let refused = self.position.with(|position| {
            let position = position.as_ref()?;
            let seat = position.actor()?;
            position.state().clone().play(seat, action).err()
        });
        refused.map(|refusal| self.tell(&refusal.reason))
    }

    /// Plays an action, or asks why it is not possible. Says whether it played.
    pub(crate) fn answer(self, legal: bool, notation: String) -> bool {
        if legal {
            self.pointed.set(None);
            self.play.run(notation);
        } else {
            self.explain.run(notation);
        }
        legal
    }

    /// Points at an action while the mouse is on what stands for it; at none that is not possible.
    pub(crate) fn point_at(self, action: Option<P::Action>) {
        let legal = action.filter(|&action| self.can(action));
        let notation = legal.map(|action| action.to_string());
        if self.pointed.get_untracked() != notation {
            self.pointed.set(notation);
        }
    }

    /// The action of the line of the log that is looked at.
    pub(crate) fn looked_at(self) -> Option<P::Action> {
        self.highlighted
            .with(|notation| notation.as_ref()?.parse().ok())
    }

    /// The seat whose things are shown. Who only watches sees those of whoever moves.
    pub(crate) fn shown_seat(self, position: &P) -> Seat {
        let mover = || self.last.get().and_then(|last| last.seat);
        let mover = || (!position.plays()).then(mover).flatten();
        let shown = self.shown.get().or_else(mover).or(position.me());
        shown.unwrap_or(Seat::new(0))
    }

    /// Whether it is this seat's turn.
    pub(crate) fn is_awaited(self, position: &P, seat: Seat) -> bool {
        match self.held_by.get() {
            Some(holder) => holder == seat,
            None => self.places.read().is_none() && position.awaited().contains(seat),
        }
    }

    /// Whether this seat has won for good.
    pub(crate) fn is_winner(self, position: &P, seat: Seat) -> bool {
        if self.held_by.get().is_some() {
            return false;
        }
        match &*self.places.read() {
            Some(places) => places.get(seat.index()) == Some(&1),
            None => position.has_won(seat),
        }
    }

    /// A player's name; the colour's, if there is none.
    pub(crate) fn name(self, seat: Seat) -> String {
        let name = self.names.with(|names| names.get(seat.index()).cloned());
        name.unwrap_or_else(|| self.get(&format!("seat-{}", P::color(seat))))
    }

    /// All players' names, seat 1 first.
    pub(crate) fn all_names(self, position: &P) -> Vec<String> {
        Seat::all(position.players())
            .map(|seat| self.name(seat))
            .collect()
    }

    pub(crate) fn get(self, key: &str) -> String {
        self.words.read().get(key)
    }

    pub(crate) fn tell(self, message: &Message) -> String {
        self.words.read().tell(message)
    }
}

/// What a player is about to do in a game: the scene, and how its actions are taken.
pub(crate) trait Chooser: Copy + Send + Sync + 'static {
    /// What it chooses in.
    type Position: Shown;

    fn scene(&self) -> Scene<Self::Position>;

    /// Plays an action, or asks why it is not possible. Says whether it played.
    fn act(self, action: ActionOf<Self>) -> bool {
        let scene = self.scene();
        scene.answer(scene.can(action), action.to_string())
    }

    /// Points at an action while the mouse is on what stands for it.
    fn point(self, action: Option<ActionOf<Self>>) {
        self.scene().point_at(action);
    }
}

/// What is chosen.
pub(crate) type ActionOf<C> = <<C as Chooser>::Position as Shown>::Action;

/// A game's choice has the fields of its scene.
macro_rules! chooser {
    ($choice:ty, $position:ty) => {
        impl std::ops::Deref for $choice {
            type Target = $crate::boards::kit::scene::Scene<$position>;

            fn deref(&self) -> &Self::Target {
                &self.scene
            }
        }
    };
}
pub(crate) use chooser;
