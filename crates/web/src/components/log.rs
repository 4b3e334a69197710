//! What has happened so far, in words: a line for each move, and turns that fold.

use std::collections::BTreeSet;

use engine::{Message, Seat};
use leptos::ev::KeyboardEvent;
use leptos::prelude::*;
use table::{Line, Move};
use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlElement};

use crate::wording::Speech;

/// So many of the latest turns are open.
const OPEN_TURNS: usize = 3;

/// The moves of a player between those of others, and what dice and decks brought meanwhile.
#[derive(Clone, PartialEq, Debug)]
struct Turn {
    seat: Option<Seat>,
    moves: Vec<Move>,
}

impl Turn {
    /// Its first event, which tells it from all others.
    fn first(&self) -> usize {
        self.moves[0].first
    }

    fn last(&self) -> usize {
        self.moves[self.moves.len() - 1].last
    }
}

/// The moves of a log by turns, in order.
fn turns(lines: &[Line]) -> Vec<Turn> {
    let mut turns: Vec<Turn> = Vec::new();
    for told in table::moves(lines) {
        match turns.last_mut() {
            Some(turn) if goes_on(turn, &told) => turn.moves.push(told),
            _ => turns.push(Turn {
                seat: told.seat,
                moves: vec![told],
            }),
        }
    }
    turns
}

/// Whether a move belongs to a turn. Who plays alone would have a single one: it ends where something
/// followed that nobody decided, such as a new round.
fn goes_on(turn: &Turn, told: &Move) -> bool {
    let last = &turn.moves[turn.moves.len() - 1];
    (told.seat.is_none() || turn.seat == told.seat) && !last.words.contains('\n')
}

/// A line of the list: the heading of a turn, or a move.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
enum Entry {
    Heading {
        first: usize,
        last: usize,
        seat: Option<Seat>,
        moves: usize,
        open: bool,
    },
    Move(Move),
}

impl Entry {
    /// Tells it from all others.
    fn ply(&self) -> (usize, bool) {
        match self {
            Self::Heading { last, .. } => (*last, true),
            Self::Move(told) => (told.last, false),
        }
    }
}

/// The log, newest first. Looking at a line shows it on the board. It is one stop for the Tab key; the
/// arrow keys go from line to line.
#[component]
pub(crate) fn Log(
    speech: Speech,
    lines: Signal<Vec<Line>>,
    highlighted: RwSignal<Option<String>>,
    /// The players' names.
    names: Signal<Vec<String>>,
    /// The event that the page shows, in replays.
    #[prop(optional)]
    shown: Option<Signal<usize>>,
    /// Goes to an event, in replays.
    #[prop(optional)]
    go: Option<Callback<usize>>,
) -> impl IntoView {
    // Turns that the reader has folded or unfolded.
    let turned = RwSignal::new(BTreeSet::<usize>::new());
    let turns = Memo::new(move |_| turns(&lines.read()));
    let entries = Memo::new(move |_| {
        let turns = turns.read();
        let shown = shown.map(|shown| shown.get());
        let count = turns.len();
        let mut entries = Vec::new();
        for (index, turn) in turns.iter().enumerate().rev() {
            let (first, last) = (turn.first(), turn.last());
            let asked = shown.is_some_and(|ply| (first..=last).contains(&ply));
            let by_itself = index + OPEN_TURNS >= count || asked;
            let single = turn.moves.len() == 1;
            let open = single || by_itself != turned.read().contains(&first);
            if !single {
                entries.push(Entry::Heading {
                    first,
                    last,
                    seat: turn.seat,
                    moves: turn
                        .moves
                        .iter()
                        .filter(|told| turn.seat.is_none() || told.seat.is_some())
                        .count(),
                    open,
                });
            }
            if open {
                entries.extend(turn.moves.iter().rev().cloned().map(Entry::Move));
            }
        }
        entries
    });
    // The line that Tab comes to: the one that has the focus, or the newest.
    let focused = RwSignal::new(None::<(usize, bool)>);
    let stop = Memo::new(move |_| {
        let entries = entries.read();
        let kept = focused.get();
        let kept = kept.filter(|kept| entries.iter().any(|entry| entry.ply() == *kept));
        kept.or_else(|| entries.first().map(Entry::ply))
    });
    let looks = Looks {
        speech,
        names,
        highlighted,
        focused,
        stop,
        turned,
        shown,
        go,
    };
    view! {
        <section class="panel log" aria-label=speech.text("web-log")>
            <h2>{speech.text("web-log")}</h2>
            <ol data-log="" reversed on:keydown=move |event| looks.key(&event)>
                <For each=move || entries.get() key=Clone::clone let:entry>
                    {looks.entry(entry)}
                </For>
            </ol>
        </section>
    }
}

/// Which lines are looked at.
#[derive(Clone, Copy)]
struct Looks {
    speech: Speech,
    names: Signal<Vec<String>>,
    highlighted: RwSignal<Option<String>>,
    focused: RwSignal<Option<(usize, bool)>>,
    stop: Memo<Option<(usize, bool)>>,
    turned: RwSignal<BTreeSet<usize>>,
    shown: Option<Signal<usize>>,
    go: Option<Callback<usize>>,
}

impl Looks {
    fn key(self, event: &KeyboardEvent) {
        let target = event.target().and_then(|it| it.dyn_into::<Element>().ok());
        let Some(line) = target.and_then(|target| target.closest("li").ok()?) else {
            return;
        };
        let list = line.parent_element();
        let next = match event.key().as_str() {
            "ArrowDown" => line.next_element_sibling(),
            "ArrowUp" => line.previous_element_sibling(),
            "Home" => list.and_then(|list| list.first_element_child()),
            "End" => list.and_then(|list| list.last_element_child()),
            "Enter" => {
                if let Some((go, (ply, false))) = self.go.zip(self.focused.get_untracked()) {
                    go.run(ply);
                }
                return;
            }
            _ => return,
        };
        event.prevent_default();
        let next = next.map(|next| match next.query_selector("button") {
            Ok(Some(button)) => button,
            _ => next,
        });
        if let Some(next) = next.and_then(|it| it.dyn_into::<HtmlElement>().ok()) {
            let _ = next.focus();
        }
    }

    fn tabindex(self, ply: (usize, bool)) -> &'static str {
        if self.stop.get() == Some(ply) {
            "0"
        } else {
            "-1"
        }
    }

    fn entry(self, entry: Entry) -> AnyView {
        let ply = entry.ply();
        match entry {
            Entry::Heading {
                first,
                seat,
                moves,
                open,
                ..
            } => self.heading(ply, first, seat, moves, open).into_any(),
            Entry::Move(told) => self.line(ply, told).into_any(),
        }
    }

    fn heading(
        self,
        ply: (usize, bool),
        first: usize,
        seat: Option<Seat>,
        moves: usize,
        open: bool,
    ) -> impl IntoView {
        let words = move || {
            let names = self.names.read();
            let name = seat.and_then(|seat| names.get(seat.index()).cloned());
            let message = match name {
                Some(name) => Message::new("web-log-turn").with("name", name),
                None => Message::new("web-log-chance"),
            };
            self.speech.tell(&message.with("moves", moves as i64))
        };
        let turn = move |_| {
            self.turned.update(|turned| {
                if !turned.remove(&first) {
                    turned.insert(first);
                }
            });
        };
        view! {
            <li class="told-turn" data-turn=first.to_string()>
                <button
                    type="button"
                    class="quiet"
                    aria-expanded=open.to_string()
                    tabindex=move || self.tabindex(ply)
                    on:focus=move |_| self.focused.set(Some(ply))
                    on:click=turn
                >
                    {words}
                </button>
            </li>
        }
    }

    fn line(self, ply: (usize, bool), told: Move) -> impl IntoView {
        let seat = told.seat.map(|seat| seat.number().to_string());
        let notation = StoredValue::new(told.notation);
        let look = move || self.highlighted.set(notation.get_value());
        let (first, last) = (told.first, told.last);
        let current = move || {
            let shown = self.shown.map(|shown| shown.get());
            shown
                .is_some_and(|shown| (first..=last).contains(&shown))
                .then_some("step")
        };
        view! {
            <li
                value=last.to_string()
                data-by=seat
                aria-current=current
                tabindex=move || self.tabindex(ply)
                on:mouseenter=move |_| look()
                on:focus=move |_| {
                    self.focused.set(Some(ply));
                    look();
                }
                on:mouseleave=move |_| self.highlighted.set(None)
                on:blur=move |_| {
                    self.focused.set(None);
                    self.highlighted.set(None);
                }
                on:click=move |_| if let Some(go) = self.go {
                    go.run(last);
                }
            >
                {told.words}
            </li>
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn line(ply: usize, seat: Option<usize>, then: Option<&str>) -> Line {
        Line {
            ply,
            seat: seat.map(Seat::new),
            notation: None,
            words: format!("{ply}."),
            then: then.map(str::to_owned),
        }
    }

    #[test]
    fn a_turn_is_all_that_one_player_does_in_a_row() {
        let lines = [
            line(1, None, None),
            line(2, Some(0), None),
            line(3, Some(0), Some(" → 3")),
            line(4, None, None),
            line(5, Some(0), None),
            line(6, Some(1), None),
        ];
        let turns: Vec<_> = turns(&lines)
            .iter()
            .map(|turn| (turn.first(), turn.last(), turn.moves.len()))
            .collect();
        assert_eq!(turns, [(1, 1, 1), (2, 5, 3), (6, 6, 1)]);
    }
}
