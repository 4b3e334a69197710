//! What a reader sees of a game: enough of a position for most boards.

use engine::chance::QuickDice;
use engine::{Game, Seat};
use serde::Deserialize;

use super::art;
use super::scene::Shown;

/// What a board must know of its game beside the rules.
pub(crate) trait OnBoard: Game<Action: Copy> {
    /// What the names of its drawings begin with.
    const PREFIX: &'static str;

    /// Whose view this is; nobody's if somebody only watches.
    fn seat_of(view: &Self::View) -> Option<Seat>;
    /// Whether an action ends something, so that a double click on what was there before must not hit it.
    fn ends(_action: Self::Action) -> bool {
        false
    }
    /// What is seen around the middle of a drawing in the text.
    fn view_box(_name: &str) -> &'static str {
        "-16 -16 32 32"
    }
}

/// A game as the reader sees it, who may act here, and what is then possible.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Seen<G: Game> {
    /// The game as far as the reader knows it; the rest is imagined, and nothing that is shown depends
    /// on it.
    pub(crate) state: G,
    /// What the reader may know.
    pub(crate) view: G::View,
    /// Whose eyes the table is seen with; seat 1 for those who only watch.
    pub(crate) me: Seat,
    /// Whether that player is the reader.
    pub(crate) plays: bool,
    /// Who may act here and now.
    pub(crate) actor: Option<Seat>,
    /// What that player may do.
    pub(crate) legal: Vec<G::Action>,
}

impl<G: Game> Seen<G> {
    /// Whether something of a kind may be done.
    pub(crate) fn can(&self, kind: impl Fn(&G::Action) -> bool) -> bool {
        self.legal.iter().any(kind)
    }

    /// The game after an action; nothing if it is not possible.
    pub(crate) fn after(&self, action: G::Action) -> Option<G> {
        let mut after = self.state.clone();
        after.play(self.actor?, action).ok()?;
        Some(after)
    }
}

impl<G> Shown for Seen<G>
where
    G: OnBoard,
    G::View: Sync,
{
    type Action = G::Action;
    type Game = G;

    fn read(view: &serde_json::Value, actor: Option<Seat>) -> Option<Self> {
        let view = G::View::deserialize(view).ok()?;
        let state = G::determinize(&view, &mut QuickDice::new(0));
        let mut legal = Vec::new();
        let actor = actor.filter(|seat| seat.index() < state.players());
        if let Some(seat) = actor {
            state.legal_actions(seat, &mut legal);
        }
        let reader = G::seat_of(&view);
        Some(Self {
            me: actor.or(reader).unwrap_or(Seat::new(0)),
            plays: reader.is_some(),
            state,
            view,
            actor: actor.filter(|_| !legal.is_empty()),
            legal,
        })
    }

    fn state(&self) -> &G {
        &self.state
    }

    fn actor(&self) -> Option<Seat> {
        self.actor
    }

    fn me(&self) -> Option<Seat> {
        Some(self.me)
    }

    fn plays(&self) -> bool {
        self.plays
    }

    fn ends(action: G::Action) -> bool {
        G::ends(action)
    }

    fn is_legal(&self, action: G::Action) -> bool {
        self.legal.contains(&action)
    }

    fn players(&self) -> usize {
        self.state.players()
    }

    fn color(seat: Seat) -> &'static str {
        art::color::<G>(seat)
    }

    fn icon(name: &str) -> String {
        art::icon::<G>(name)
    }
}
