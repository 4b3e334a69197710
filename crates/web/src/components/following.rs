//! What helps to follow the others: events over the board, and what happened since one's last turn.

use engine::{Message, Seat};
use leptos::ev;
use leptos::prelude::Update as _;
use leptos::prelude::*;
use protocol::{Status, Update};
use table::{Line, Move, Words};

use crate::boards;
use crate::components::keyboard::is_for_page;
use crate::moments::{Moment, Moments};
use crate::playing::Playing;

/// The key that shows the newest at once.
const SKIP: &str = "n";
/// Whoever only watches reads the latest moves.
const LATEST: usize = 6;
/// So many fit without being asked for.
const GLANCE: usize = 3;

/// Listens for the key that shows the newest at once.
pub(crate) fn follow_skip(playing: Playing) {
    let key = window_event_listener(ev::keydown, move |event| {
        let skips = event.key().eq_ignore_ascii_case(SKIP) && is_for_page(&event);
        if skips && playing.playback.behind.get_untracked() {
            event.prevent_default();
            playing.playback.skip();
        }
    });
    on_cleanup(move || key.remove());
}

/// Events, dice and cards over the picture. They take no clicks: any click or key puts them away and
/// does what it does.
#[component]
pub(crate) fn MomentsOver(moments: Moments) -> impl IntoView {
    let click = window_event_listener(ev::pointerdown, move |_| moments.put_away());
    let key = window_event_listener(ev::keydown, move |_| moments.put_away());
    on_cleanup(move || {
        click.remove();
        key.remove();
        moments.put_away();
    });
    let all = move || moments.shown.get().into_iter().map(one).collect_view();
    view! { <div class="moments" data-moments="" role="status">{all}</div> }
}

fn one(moment: Moment) -> impl IntoView {
    let effects = moment
        .effects
        .into_iter()
        .map(|effect| view! { <li>{effect}</li> })
        .collect_view();
    view! {
        <div class="moment" data-moment="">
            <span class="sign" aria-hidden="true" inner_html=moment.sign></span>
            <div>
                {moment.title.map(|title| view! { <strong>{title}</strong> })}
                {moment.text.map(|text| view! { <p class="meaning">{text}</p> })}
                <ul>{effects}</ul>
            </div>
        </div>
    }
}

/// What the others did since the reader's last turn, a line for each move: in one glance while nothing
/// else is told.
#[component]
pub(crate) fn Since(playing: Playing) -> impl IntoView {
    let speech = playing.speech;
    let moves = Memo::new(move |_| {
        let shown = playing.playback.shown.read();
        let words = speech.words().get();
        let goes_on = |update: &&Update| update.table.status != Status::Over;
        let since = |update: &Update| since(update, &words);
        shown
            .as_deref()
            .filter(goes_on)
            .map(since)
            .unwrap_or_default()
    });
    let first = Memo::new(move |_| {
        let shown = playing.playback.shown.read();
        let you = |update: &Update| {
            let you = update.you.and_then(Seat::from_number);
            you.is_some() && !update.lines.iter().any(|line| line.seat == you)
        };
        shown.as_deref().is_some_and(you)
    });
    let open = RwSignal::new(false);
    let count = Memo::new(move |_| moves.read().len());
    Effect::new(move |before: Option<usize>| {
        let count = count.get();
        if before.is_some_and(|before| count < before) {
            open.set(false);
        }
        count
    });
    let shown = move || {
        let moves = moves.get();
        let hidden = if open.get() {
            0
        } else {
            moves.len().saturating_sub(GLANCE)
        };
        moves
            .into_iter()
            .skip(hidden)
            .map(|told| {
                let words = told.words.replace('\n', " ");
                let seat = told.seat.map(|seat| seat.number().to_string());
                let title = words.clone();
                view! { <li data-by=seat title=title>{words}</li> }
            })
            .collect_view()
    };
    let title = move || {
        let shown = playing.playback.shown.read();
        if shown.as_ref().is_some_and(|update| update.you.is_none()) {
            return speech.get("web-latest");
        }
        let key = if first.get() {
            "web-since-start"
        } else {
            "web-since"
        };
        let moves = moves
            .read()
            .iter()
            .filter(|told| told.seat.is_some())
            .count();
        speech.tell(&Message::new(key).with("moves", moves as i64))
    };
    view! {
        <Show when=move || count.get() != 0>
            <div class="since" class:open=move || open.get() data-since="">
                <button
                    type="button"
                    class="quiet"
                    data-act="since"
                    aria-expanded=move || open.get().to_string()
                    on:click=move |_| open.update(|open| *open = !*open)
                >
                    {title}
                </button>
                <ol>{shown}</ol>
            </div>
        </Show>
    }
}

/// The moves since the reader's last turn. In one's own turn those before it count.
fn since(update: &Update, words: &Words) -> Vec<Move> {
    let you = update.you.and_then(Seat::from_number);
    let lines = you.map_or(&update.lines[..], |you| since_turn_of(&update.lines, you));
    let game = &update.table.game;
    let mut moves = table::moves(lines);
    // Of what nobody did, what deserves a moment is told.
    moves.retain(|told| {
        let notation = told.notation.as_deref();
        told.seat.is_some()
            || notation.is_some_and(|it| boards::occasion(game, it, words).is_some())
    });
    // Who does two things in secret need not be told of twice.
    moves.dedup_by(|one, other| one.seat == other.seat && one.words == other.words);
    let most = if you.is_some() { moves.len() } else { LATEST };
    let surplus = moves.len().saturating_sub(most);
    moves.drain(..surplus);
    moves
}

fn since_turn_of(lines: &[Line], you: Seat) -> &[Line] {
    let is_own = |line: &Line| line.seat == Some(you);
    let is_others = |line: &Line| line.seat.is_some() && line.seat != Some(you);
    // Up to the last thing that somebody else did: what follows is one's own turn.
    let end = lines.iter().rposition(is_others).map_or(0, |at| at + 1);
    let start = lines[..end].iter().rposition(is_own).map_or(0, |at| at + 1);
    let rest = lines[end..]
        .iter()
        .position(is_own)
        .unwrap_or(lines.len() - end);
    &lines[start..end + rest]
}

#[cfg(test)]
mod tests {
    use super::*;

    fn lines(seats: &str) -> Vec<Line> {
        let line = |(index, seat): (usize, char)| Line {
            ply: index + 1,
            seat: seat.to_digit(10).map(|seat| Seat::new(seat as usize)),
            notation: None,
            words: String::new(),
            then: None,
        };
        seats.chars().enumerate().map(line).collect()
    }

    fn told(seats: &str) -> Vec<usize> {
        let lines = lines(seats);
        let since = since_turn_of(&lines, Seat::new(0));
        since.iter().map(|line| line.ply).collect()
    }

    #[test]
    fn what_others_did_since_ones_last_turn_is_told() {
        assert_eq!(told("0011.2."), [3, 4, 5, 6, 7]);
        assert_eq!(told("00112200"), [3, 4, 5, 6], "in one's own turn, too");
        assert_eq!(told("..1."), [1, 2, 3, 4], "from the start of the game");
        assert_eq!(told("00"), [0; 0]);
        assert_eq!(told(""), [0; 0]);
    }
}
