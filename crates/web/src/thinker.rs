//! Bots think in a worker, so the page never stands still. Page and worker send each other JSON.

use std::cell::RefCell;
use std::collections::BTreeMap;

use bots::Level;
use bots::level::Means;
use engine::Seat;
use serde::{Deserialize, Serialize};
use wasm_bindgen::prelude::Closure;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::spawn_local;

use crate::local_game::Question;
use crate::parts;
use crate::patience::{self, patiently};

/// What the page asks.
#[derive(Serialize, Deserialize)]
struct Asked {
    number: u32,
    game: String,
    seat: Seat,
    level: String,
    /// As text, because JavaScript's numbers are too short.
    seed: String,
    view: serde_json::Value,
}

/// What the worker answers.
#[derive(Serialize, Deserialize)]
struct Answered {
    number: u32,
    action: Option<String>,
    failed: bool,
}

/// Why no answer came.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct NoAnswer;

/// Hears what a bot decided: an action, or nothing if it lets the others go on.
pub(crate) type Hear = Box<dyn FnOnce(Result<Option<String>, NoAnswer>)>;

/// The page's side.
struct Thinker {
    worker: web_sys::Worker,
    ready: bool,
    waiting: Vec<String>,
}

#[derive(Default)]
struct Office {
    thinker: Option<Thinker>,
    listeners: BTreeMap<u32, Hear>,
    number: u32,
}

/// Bots by game, seat and level.
type Own = BTreeMap<(String, Seat, String), Box<dyn table::Thinker>>;

thread_local! {
    static OFFICE: RefCell<Office> = RefCell::default();
    /// The worker's side: bots that go on thinking from move to move.
    static OWN: RefCell<Own> = RefCell::default();
}

const READY: &str = "ready";

/// Wakes the worker up, so that it is there when it is needed.
pub(crate) fn wake() {
    OFFICE.with_borrow_mut(|office| {
        if office.thinker.is_none() {
            office.thinker = start().ok();
        }
    });
}

/// Asks a bot; `hear` is called when it has decided.
pub(crate) fn ask(question: Question, hear: Hear) {
    wake();
    let refused = OFFICE.with_borrow_mut(|office| {
        office.number += 1;
        let asked = Asked {
            number: office.number,
            game: question.game,
            seat: question.seat,
            level: question.level.to_string(),
            seed: question.seed.to_string(),
            view: question.view,
        };
        let (Some(thinker), Ok(text)) = (&mut office.thinker, serde_json::to_string(&asked)) else {
            return Some(hear);
        };
        if thinker.ready {
            let _ = thinker.worker.post_message(&JsValue::from_str(&text));
        } else {
            thinker.waiting.push(text);
        }
        office.listeners.insert(asked.number, hear);
        None
    });
    if let Some(hear) = refused {
        hear(Err(NoAnswer));
    }
}

/// Drops everything that is being thought about; nobody hears of it any more.
pub(crate) fn forget_all() {
    OFFICE.with_borrow_mut(|office| {
        if office.listeners.is_empty() {
            return;
        }
        office.listeners.clear();
        if let Some(thinker) = office.thinker.take() {
            thinker.worker.terminate();
        }
    });
}

fn start() -> Result<Thinker, JsValue> {
    let options = web_sys::WorkerOptions::new();
    options.set_type(web_sys::WorkerType::Module);
    let worker = web_sys::Worker::new_with_options("./worker.js", &options)?;
    let heard = Closure::<dyn FnMut(web_sys::MessageEvent)>::new(|event: web_sys::MessageEvent| {
        hear(&event.data().as_string().unwrap_or_default());
    });
    worker.set_onmessage(Some(heard.into_js_value().unchecked_ref()));
    let failed = Closure::<dyn FnMut(web_sys::Event)>::new(|_| fail());
    worker.set_onerror(Some(failed.into_js_value().unchecked_ref()));
    Ok(Thinker {
        worker,
        ready: false,
        waiting: Vec::new(),
    })
}

fn hear(text: &str) {
    if text == READY {
        OFFICE.with_borrow_mut(|office| {
            if let Some(thinker) = &mut office.thinker {
                thinker.ready = true;
                for text in thinker.waiting.drain(..) {
                    let _ = thinker.worker.post_message(&JsValue::from_str(&text));
                }
            }
        });
        return;
    }
    let Ok(answered) = serde_json::from_str::<Answered>(text) else {
        return;
    };
    let listener = OFFICE.with_borrow_mut(|office| office.listeners.remove(&answered.number));
    // Called outside, because it may well ask the next question.
    if let Some(listener) = listener {
        listener(if answered.failed {
            Err(NoAnswer)
        } else {
            Ok(answered.action)
        });
    }
}

/// The worker broke down: everybody who waits is told, and the next question starts a new one.
fn fail() {
    let listeners = OFFICE.with_borrow_mut(|office| {
        if let Some(thinker) = office.thinker.take() {
            thinker.worker.terminate();
        }
        std::mem::take(&mut office.listeners)
    });
    for (_, listener) in listeners {
        listener(Err(NoAnswer));
    }
}

/// The worker's side: answers whatever is asked.
pub(crate) fn listen() {
    let scope: web_sys::DedicatedWorkerGlobalScope = js_sys::global().unchecked_into();
    let answering = scope.clone();
    let heard =
        Closure::<dyn FnMut(web_sys::MessageEvent)>::new(move |event: web_sys::MessageEvent| {
            let text = event.data().as_string().unwrap_or_default();
            let answering = answering.clone();
            spawn_local(async move {
                if let Some(answer) = think(&text).await {
                    let _ = answering.post_message(&JsValue::from_str(&answer));
                }
            });
        });
    scope.set_onmessage(Some(heard.into_js_value().unchecked_ref()));
    let _ = scope.post_message(&JsValue::from_str(READY));
}

/// Tells when a bot must have decided, by the browser's clock.
#[cfg(target_arch = "wasm32")]
struct Watch {
    allowed: f64,
    began: f64,
}

#[cfg(target_arch = "wasm32")]
impl search::Clock for Watch {
    fn start(&mut self) {
        self.began = js_sys::Date::now();
    }

    fn is_up(&self) -> bool {
        js_sys::Date::now() - self.began >= self.allowed
    }

    fn spent(&self) -> Option<f32> {
        Some(((js_sys::Date::now() - self.began) / self.allowed).clamp(0.0, 1.0) as f32)
    }
}

/// What a bot is given to think in a browser.
fn means(level: Level) -> Means {
    let means = Means::of(level);
    Means {
        limit: Some(patience::limit()),
        #[cfg(target_arch = "wasm32")]
        clock: match level.time() {
            Some(time) => Some(Box::new(Watch {
                allowed: time.as_secs_f64() * 1_000.0,
                began: 0.0,
            })),
            None => means.clock,
        },
        ..means
    }
}

async fn think(text: &str) -> Option<String> {
    let asked: Asked = serde_json::from_str(text).ok()?;
    let part = parts::load(&asked.game).await.ok();
    let decided = part.and_then(|part| {
        let level: Level = asked.level.parse().ok()?;
        let seed = asked.seed.parse().ok()?;
        OWN.with_borrow_mut(|own| {
            let bot = own
                .entry((asked.game, asked.seat, asked.level))
                .or_insert_with(|| part.rules.thinker(level, seed, means(level)));
            patiently(|| bot.choose(&asked.view, asked.seat)).ok()
        })
    });
    let answered = Answered {
        number: asked.number,
        failed: decided.is_none(),
        action: decided.flatten(),
    };
    serde_json::to_string(&answered).ok()
}

#[cfg(test)]
mod tests {
    use engine::{Observer, Seed};

    use super::*;

    #[test]
    fn the_worker_answers_with_a_legal_action() {
        let rules = table::game("ants").expect("it is in the catalog");
        let mut session = rules
            .open(
                rules.profile().usual(),
                vec![],
                Seed::from_words("think").into(),
            )
            .expect("the usual game");
        while session.advance() {}
        let seat = session
            .awaited()
            .actors()
            .first()
            .expect("somebody is next");
        let asked = Asked {
            number: 7,
            game: "ants".to_owned(),
            seat,
            level: "larva".to_owned(),
            seed: u64::MAX.to_string(),
            view: session.view(Observer::Seat(seat)),
        };
        let asked = serde_json::to_string(&asked).expect("it is data");
        let answer = parts::now(think(&asked)).expect("it answers");
        let answered: Answered = serde_json::from_str(&answer).expect("its own words");
        assert_eq!(answered.number, 7);
        assert!(!answered.failed);
        let action = answered.action.expect("a bot must act");
        assert!(session.legal(seat).contains(&action));
    }

    #[test]
    fn a_question_of_an_unknown_game_fails() {
        let asked = r#"{"number":1,"game":"chess","seat":0,"level":"larva","seed":"1","view":{}}"#;
        let answer = parts::now(think(asked)).expect("it answers");
        let answered: Answered = serde_json::from_str(&answer).expect("its own words");
        assert!(answered.failed);
    }
}
