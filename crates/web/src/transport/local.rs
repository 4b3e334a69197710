//! A table in this browser.

use std::sync::Arc;

use leptos::prelude::*;
use table::PlayError;

use super::{Link, Refused, Request};
use crate::browser;
use crate::browser::{notify, storage};
use crate::local_game::{LocalGame, Question};
use crate::saves;
use crate::thinker;
use crate::wording::Speech;

/// A table in this browser, kept after every event.
#[derive(Clone, Copy)]
struct LocalTable {
    id: StoredValue<String>,
    game: StoredValue<LocalGame, LocalStorage>,
    link: Link,
    speech: Speech,
    /// Whether the game has gone on in another tab.
    stale: StoredValue<bool>,
}

/// Opens a kept game; bots begin to think where they are awaited.
pub(crate) fn connect(id: &str, game: LocalGame, speech: Speech) -> Link {
    let id = StoredValue::new(id.to_owned());
    let game = StoredValue::new_local(game);
    let itself = StoredValue::new(None::<LocalTable>);
    let request = Callback::new(move |request| {
        if let Some(table) = itself.try_get_value().flatten() {
            table.request(request);
        }
    });
    let table = LocalTable {
        id,
        game,
        link: Link::new(false, request),
        speech,
        stale: StoredValue::new(false),
    };
    table.follow_other_tabs();
    itself.set_value(Some(table));
    thinker::wake();
    // Again whenever the language changes.
    Effect::new(move |_| {
        let words = speech.words().get();
        game.with_value(|game| table.link.update.set(Some(Arc::new(game.update(&words)))));
    });
    table.show();
    Effect::new(move |_| {
        if table.link.keeps_up.get() {
            table.ask_bots();
        }
    });
    on_cleanup(thinker::forget_all);
    table.link
}

impl LocalTable {
    /// If the game goes on in another tab, it is opened anew here as soon as somebody looks.
    fn follow_other_tabs(self) {
        let kept = window_event_listener_untyped("storage", move |event| {
            let key = js_sys::Reflect::get(&event, &"key".into()).ok();
            let key = key.and_then(|key| key.as_string());
            if key.is_some_and(|key| saves::is_of(&key, &self.id.read_value())) {
                self.stale.set_value(true);
                self.open_anew();
            }
        });
        let seen = window_event_listener_untyped("visibilitychange", move |_| self.open_anew());
        on_cleanup(move || {
            kept.remove();
            seen.remove();
        });
    }

    fn open_anew(self) {
        if self.stale.get_value() && !notify::is_hidden() {
            let _ = window().location().reload();
        }
    }

    fn request(self, request: Request) {
        self.link.refusal.set(None);
        let words = self.speech.words().get_untracked();
        let outcome = match request {
            Request::Play(action) => self
                .game
                .try_update_value(|game| game.play(&action))
                .unwrap_or(Ok(())),
            Request::Undo => self
                .game
                .try_update_value(LocalGame::undo)
                .unwrap_or(Ok(()))
                .map_err(PlayError::Refused),
            Request::Resign => self
                .game
                .try_update_value(LocalGame::resign)
                .unwrap_or(Ok(()))
                .map_err(PlayError::Refused),
            Request::Abort => self
                .game
                .try_update_value(LocalGame::abort)
                .unwrap_or(Ok(()))
                .map_err(PlayError::Refused),
            Request::TakeOver => {
                self.game.update_value(LocalGame::take_over);
                Ok(())
            }
            // Nobody comes or goes here.
            Request::Sit { .. }
            | Request::Share(_)
            | Request::Leave
            | Request::StandIn(_)
            | Request::Return
            | Request::Greet
            | Request::Agree
            | Request::Decline
            | Request::Say(_) => Ok(()),
        };
        match outcome {
            Ok(()) => {
                self.changed();
                self.ask_bots();
            }
            Err(error) => self
                .link
                .refusal
                .set(Some(Refused::by_rules(&error, &words))),
        }
    }

    fn changed(self) {
        // What was played elsewhere since must not be lost; this page will show it.
        if self.stale.get_value() {
            return;
        }
        let kept = self.game.with_value(|game| {
            let record = game.private_record();
            let id = self.id.read_value();
            saves::keep(&storage::LocalStorage, &id, &record, browser::now())
        });
        if !kept {
            let reason = self.speech.words().get_untracked().get("web-not-kept");
            self.link.refusal.set(Some(Refused::plain(reason)));
        }
        self.show();
    }

    fn show(self) {
        let words = self.speech.words().get_untracked();
        self.game.with_value(|game| {
            self.link.hand_over.set(game.hand_over());
            self.link.update.set(Some(Arc::new(game.update(&words))));
        });
    }

    fn ask_bots(self) {
        if !self.link.keeps_up.get_untracked() {
            return;
        }
        let questions = self.game.try_update_value(LocalGame::questions);
        self.link
            .thinking
            .set(self.game.with_value(LocalGame::is_thinking));
        for question in questions.into_iter().flatten() {
            self.ask(question);
        }
    }

    fn ask(self, question: Question) {
        let number = question.number;
        thinker::ask(
            question,
            Box::new(move |answer| {
                // The page may have been left meanwhile.
                if self.game.is_disposed() {
                    return;
                }
                match answer {
                    Ok(action) => {
                        let heard = self
                            .game
                            .try_update_value(|game| game.answer(number, action.as_deref()));
                        if heard == Some(true) {
                            self.changed();
                            self.ask_bots();
                        } else {
                            let thinks = self.game.with_value(LocalGame::is_thinking);
                            self.link.thinking.set(thinks);
                        }
                    }
                    Err(thinker::NoAnswer) => {
                        let words = self.speech.words().get_untracked();
                        self.link.thinking.set(false);
                        let reason = words.get("web-bot-failed");
                        self.link.refusal.set(Some(Refused::plain(reason)));
                    }
                }
            }),
        );
    }
}
