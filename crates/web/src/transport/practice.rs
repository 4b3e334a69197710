//! A table for lessons: one position, one move, nothing kept.

use std::sync::Arc;

use leptos::prelude::*;

use super::{Link, Refused, Request};
use crate::lessons::Tried;
use crate::local_game::LocalGame;
use crate::wording::Speech;

/// Opens a position; `tried` hears of the move that is made there.
pub(crate) fn connect(game: LocalGame, speech: Speech, tried: Callback<Tried>) -> Link {
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
        let words = speech.words().get_untracked();
        let before = game.with_value(|game| game.update(&words));
        let played = game.try_update_value(|game| game.play(&action));
        match played {
            Some(Ok(())) => {
                untrack(show);
                let after = game.with_value(|game| game.update(&words));
                tried.run(Tried {
                    seat: before.you.unwrap_or(1) - 1,
                    before: before.view,
                    after: after.view,
                });
            }
            Some(Err(error)) => link.refusal.set(Some(Refused::by_rules(&error, &words))),
            None => {}
        }
    });
    let made = Link::new(false, request);
    link.set_value(Some(made));
    Effect::new(move |_| show());
    untrack(show);
    made
}
