//! The boards in the browser: one file and one folder for each game, and the kit that all are made of.

pub mod ants;
pub mod fourmidable;
pub mod hidden_empires;
pub(crate) mod kit;
pub mod myrmes;
#[cfg(test)]
mod toy;

use std::sync::Arc;

use engine::{Refusal, Seat};
use leptos::prelude::*;
use table::{Line, Words};

use crate::parts;

/// What a board shows and how it answers. Boards know nothing of servers, pages or other games.
#[derive(Clone)]
pub struct BoardProps {
    /// The game as the observer sees it: the `view` of a `protocol::Update`.
    pub view: Signal<serde_json::Value>,
    /// The seat that may act here and now; nobody while others think, in replays, and after the end.
    pub actor: Signal<Option<Seat>>,
    /// The seat whose chosen move the view already shows though it is not made yet: it is still that
    /// seat's turn.
    pub held_by: Signal<Option<Seat>>,
    /// The places, seat 1 first, once the game is over: people may end it before its rules do. There are none if
    /// it was called off.
    pub places: Signal<Option<Vec<u8>>>,
    /// Whether the reader only looks on: in replays, at others' tables, after the end.
    pub watches: Signal<bool>,
    /// The action that is pointed at, in notation, legal or not: by this board, by the list of moves,
    /// or by a hint. Board and list follow each other through it.
    pub pointed: RwSignal<Option<String>>,
    /// Plays an action.
    pub play: Callback<String>,
    /// Plays an action that was chosen together with those after it: it does not wait for “End turn”.
    pub play_at_once: Callback<String>,
    /// Somebody clicked on something that is not possible: the page asks the rules and says why.
    pub explain: Callback<String>,
    /// Shows a reason that the board has found out by itself.
    pub refuse: Callback<Refusal>,
    /// The notation of the line of the log that is being looked at.
    pub highlighted: Signal<Option<String>>,
    /// The event that led to what is shown; nothing before the first.
    pub last: Signal<Option<Last>>,
    /// The players' names, seat 1 first.
    pub names: Signal<Vec<String>>,
    /// The words of the reader's language, the game's included.
    pub words: Signal<Arc<Words>>,
    /// Whether things may move.
    pub animate: Signal<bool>,
    /// What the page puts around the picture.
    pub around: Around,
}

/// The event that led to a position, as far as it matters for what is marked.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Last {
    /// How many events there have been.
    pub ply: usize,
    /// The first event of the turn that it belongs to.
    pub turn: usize,
    /// Whose turn that is.
    pub seat: Option<Seat>,
    /// Whether it is the reader's.
    pub own: bool,
}

impl Last {
    /// The last event of a log that begins with the game; `you` is the reader's seat.
    #[must_use]
    pub fn of(lines: &[Line], you: Option<Seat>) -> Option<Self> {
        let ply = lines.last()?.ply;
        let seat = lines.iter().rev().find_map(|line| line.seat);
        let other = |line: &Line| line.seat.is_some() && line.seat != seat;
        let turn = lines.iter().rev().find(|line| other(line));
        Some(Self {
            ply,
            turn: turn.map_or(0, |line| line.ply),
            seat,
            own: seat.is_some() && seat == you,
        })
    }
}

/// Something that deserves a moment: a sign, and what it means.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Occasion {
    /// A drawing of the game, as markup.
    pub sign: String,
    /// What it means, beyond what the log says.
    pub text: Option<String>,
}

/// What a page puts around a board's picture.
#[derive(Clone)]
pub struct Around {
    /// What lies over the picture for a moment.
    pub over: ViewFn,
    /// Whose turn it is, what the move would bring, and the buttons to make it: beside the picture.
    pub prompt: ViewFn,
    /// What is looked at now and then: the log, the list of moves.
    pub rest: ViewFn,
    /// What there is to say about a seat: its clock, who is away, how to sit down.
    pub seat: Arc<dyn Fn(Seat) -> AnyView + Send + Sync>,
}

impl Default for Around {
    fn default() -> Self {
        Self {
            over: ViewFn::default(),
            prompt: ViewFn::default(),
            rest: ViewFn::default(),
            seat: Arc::new(|_| ().into_any()),
        }
    }
}

/// The drawings of a game, for pictures beside the board.
pub struct Art {
    /// The class that gives drawings their colours, those of a player included.
    pub class: &'static str,
    /// What the name of every drawing begins with.
    pub prefix: &'static str,
    /// What is seen around the middle of a drawing.
    pub view_box: &'static str,
    /// All drawings, to stand in one `<defs>` of the page.
    pub definitions: fn() -> &'static str,
}

/// What the client knows of one game.
pub struct Board {
    /// The game's id.
    pub game: &'static str,
    /// Shows the board.
    pub show: fn(BoardProps) -> AnyView,
    /// The phase of the game that a view shows: the key of its heading in the rules.
    pub phase: fn(&serde_json::Value) -> Option<&'static str>,
    /// The keys that mean something on this board, each with the key of what it does.
    pub keys: &'static [(&'static str, &'static str)],
    /// Whether an action only ends a turn, so that what was done before is worth telling.
    pub ends: fn(&str) -> bool,
    /// What an event that deserves a moment shows, by its notation.
    pub occasion: fn(&str, &Words) -> Option<Occasion>,
    /// Its drawings.
    pub art: Art,
}

/// The board of a game whose part is there.
fn find(game: &str) -> Option<&'static Board> {
    parts::loaded(game).map(|part| part.board)
}

/// The board of a game, by the game's id.
#[must_use]
pub fn board(game: &str, props: BoardProps) -> AnyView {
    find(game).map_or_else(|| ().into_any(), |board| (board.show)(props))
}

/// The keys of a game's board, each with the key of what it does: those of all boards first, and no others
/// where one only watches.
pub fn keys(
    game: &str,
    watches: bool,
) -> impl Iterator<Item = (&'static str, &'static str)> + use<> {
    let own = find(game).filter(|_| !watches);
    let own = own.map_or(&[][..], |board| board.keys);
    let all = if watches { kit::WATCHING } else { kit::KEYS };
    all.iter().chain(own).copied()
}

/// Whether an action of a game only ends a turn.
#[must_use]
pub fn only_ends(game: &str, action: &str) -> bool {
    find(game).is_some_and(|board| (board.ends)(action))
}

/// What an event of a game shows, if it deserves a moment.
#[must_use]
pub fn occasion(game: &str, notation: &str, words: &Words) -> Option<Occasion> {
    find(game).and_then(|board| (board.occasion)(notation, words))
}

/// The drawings of a game; nothing for games without a board of their own.
#[must_use]
pub fn art(game: &str) -> Option<&'static Art> {
    find(game).map(|board| &board.art)
}

/// The phase of the game that a view shows: the key of its heading in the rules.
#[must_use]
pub fn phase(game: &str, view: &serde_json::Value) -> &'static str {
    find(game)
        .and_then(|board| (board.phase)(view))
        .unwrap_or("rule-turn-order")
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use engine::{Observer, Seed};
    use table::Locale;

    use super::*;

    #[test]
    fn every_phase_has_its_place_in_the_rules() {
        for rules in table::games() {
            let game = rules.profile().id;
            let seed = Seed::from_words("phases");
            let mut session = rules
                .open(rules.profile().usual(), Vec::new(), seed.into())
                .expect("the usual game");
            let mut phases = BTreeSet::new();
            loop {
                phases.insert(phase(game, &session.view(Observer::Spectator)));
                if session.advance() {
                    continue;
                }
                let Some(seat) = session.awaited().actors().first() else {
                    break;
                };
                let action = session.legal(seat).remove(0);
                session.play(seat, &action).expect("it is listed");
            }
            assert!(phases.len() > 1, "{game}: {phases:?}");
            for locale in Locale::all() {
                let words = Words::new(locale, &[rules.texts()]);
                for phase in &phases {
                    let anchor = format!("{{#{phase}}}");
                    assert!(
                        rules.guide().get(locale.code()).contains(&anchor),
                        "{anchor}"
                    );
                    assert!(words.has(phase), "{locale}: {phase}");
                }
            }
        }
    }
}
