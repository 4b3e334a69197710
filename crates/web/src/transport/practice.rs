//! A table for lessons: one position, a move or a few, nothing kept.

use std::sync::Arc;

use leptos::prelude::*;

use super::{Link, Refused, Request};
use crate::lessons::Tried;
use crate::local_game::LocalGame;
use crate::wording::Speech;

/// Opens a position; `tried` hears of the moves that are made there.
pub(crate) fn connect(game: LocalGame, speech: Speech, tried: Callback<Tried>) -> Link {
    let start = StoredValue::new(game.update(&speech.words().get_untracked()));
    let game = StoredValue::new_local(game);
    let link = StoredValue::new(None::<Link>);
    let show = move || {
        let words = speech.words().get();
        if let Some(link) = link.get_value() {
            game.with_value(|game| link.update.set(Some(Arc::new(game.update(&words)))));
        }
    };
    let request = Callback::new(move |request| {
        let (Request::Play(action), Some(link)) = (request, link.get_value()) else {
            return;
        };
        match game.try_update_value(|game| game.try_out(&action)) {
            Some(Ok(after)) => {
                untrack(show);
                tried.run(start.with_value(|start| Tried::since(start, after)));
            }
            Some(Err(error)) => {
                let words = speech.words().get_untracked();
                link.refusal.set(Some(Refused::by_rules(&error, &words)));
            }
            None => {}
        }
    });
    let made = Link::new(false, request);
    link.set_value(Some(made));
    Effect::new(move |_| show());
    untrack(show);
    made
}
