//! The board of a replay and everything that moves it: buttons, keys, slider, a clock of its own.

use std::time::Duration;

use engine::{Observer, Seat};
use leptos::ev;
use leptos::leptos_dom::helpers::IntervalHandle;
use leptos::prelude::*;
use table::{Line, call_in_words};
use wasm_bindgen::JsCast;

use super::going_on::{PlayOn, Share, observers};
use super::stops::{Pace, next_stop, stops};
use crate::boards::{self, Around, BoardProps, Last};
use crate::browser;
use crate::components::ending::{ending, places};
use crate::components::following::MomentsOver;
use crate::components::keyboard::{Keyboard, Setting};
use crate::components::log::Log;
use crate::components::rules_drawer::{Drawer, RulesButton, RulesDrawer};
use crate::film::Film;
use crate::moments::{self, Moments};
use crate::route::{Route, Source};
use crate::settings::{Preferences, Tempo};
use crate::wording::Speech;

/// How long each step is shown while the replay runs by itself, in milliseconds.
const SPEEDS: [(&str, u64); 3] = [("slow", 2500), ("normal", 1200), ("fast", 400)];
/// What happened within so many events of a jump forward is told over the board; of a step always.
const CLOSE: usize = 12;
/// What is told is read for so long before the replay runs on by itself, in milliseconds, but no longer
/// than so many further steps would last.
const READ: u64 = 3000;
const LONGEST: u64 = 2;
/// So many positions are looked at in one go when searching for the next round.
const STRETCH: usize = 40;

/// What moves a replay.
#[derive(Clone, Copy)]
struct Projector {
    film: StoredValue<Film, LocalStorage>,
    speech: Speech,
    plies: usize,
    /// The position that is shown.
    at: RwSignal<usize>,
    pace: RwSignal<Pace>,
    /// The player whose moves are stopped at.
    only: RwSignal<Option<Seat>>,
    /// Where to stop, if that follows from the log.
    stops: Memo<Vec<usize>>,
    source: StoredValue<Source>,
    running: RwSignal<bool>,
    speed: RwSignal<u64>,
    /// What is told over the board.
    moments: Moments,
    /// Whether the position came by a step, not by a jump.
    stepped: StoredValue<bool>,
    /// So many ticks of the clock pass by while something is read.
    rest: StoredValue<u64>,
}

impl Projector {
    fn go(self, ply: usize) {
        self.stepped.set_value(false);
        self.show(ply);
    }

    fn show(self, ply: usize) {
        self.rest.set_value(0);
        self.at.set(ply.min(self.plies));
        let route = Route::Replay {
            source: self.source.get_value(),
            ply: Some(self.at.get_untracked()),
        };
        browser::rename_page(&route.to_string());
    }

    /// One step on or back, whatever a step is.
    fn step(self, on: bool) {
        let at = self.at.get_untracked();
        self.stepped.set_value(on);
        self.show(match self.pace.get_untracked() {
            Pace::Move | Pace::Turn => next_stop(&self.stops.read_untracked(), at, on),
            pace => self.chapter_from(at, on, pace),
        });
    }

    /// The next position in which another round or season begins; back: where the one before began.
    fn chapter_from(self, at: usize, on: bool, pace: Pace) -> usize {
        let chapter = |ply: usize| {
            self.film
                .with_value(|film| film.chapter(ply, pace_of(pace)))
        };
        if on {
            let now = chapter(at);
            let mut from = at + 1;
            while from <= self.plies {
                let chapters = self
                    .film
                    .with_value(|film| film.chapters(from, STRETCH, pace_of(pace)));
                if let Some(index) = chapters.iter().position(|chapter| *chapter != now) {
                    return from + index;
                }
                from += STRETCH;
            }
            return self.plies;
        }
        let Some(before) = at.checked_sub(1) else {
            return 0;
        };
        let wanted = chapter(before);
        let mut to = before;
        while to > 0 {
            let from = to.saturating_sub(STRETCH);
            let chapters = self
                .film
                .with_value(|film| film.chapters(from, to - from, pace_of(pace)));
            if let Some(index) = chapters.iter().rposition(|chapter| *chapter != wanted) {
                return from + index + 1;
            }
            to = from;
        }
        0
    }

    fn toggle(self) {
        let start = !self.running.get_untracked();
        if start && self.at.get_untracked() == self.plies {
            self.go(0);
        }
        self.running.set(start);
    }

    /// Runs by itself as long as it is wanted and there is more to see.
    fn run(self) {
        let clock = StoredValue::new(None::<IntervalHandle>);
        let stop = move || {
            if let Some(clock) = clock.try_update_value(Option::take).flatten() {
                clock.clear();
            }
        };
        Effect::new(move |_| {
            stop();
            if self.running.get() {
                let tick = move || {
                    let rest = self.rest.get_value();
                    if rest > 0 {
                        return self.rest.set_value(rest - 1);
                    }
                    self.step(true);
                    if self.at.get_untracked() == self.plies {
                        self.running.set(false);
                    }
                };
                let every = Duration::from_millis(self.speed.get());
                clock.set_value(set_interval_with_handle(tick, every).ok());
            }
        });
        on_cleanup(stop);
    }

    /// Tells over the board what deserves a moment of all that has happened on the way forward.
    fn tell_moments(
        self,
        game: &'static str,
        lines: Memo<Vec<Line>>,
        tempo: impl Fn() -> Tempo + 'static,
    ) {
        Effect::new(move |before: Option<usize>| {
            let at = self.at.get();
            let is_near = |before: usize| at - before <= CLOSE || self.stepped.get_value();
            // Whoever jumps about, or goes back, is not held up.
            let Some(before) = before.filter(|&before| before < at && is_near(before)) else {
                self.moments.put_away();
                return at;
            };
            let (lines, words) = (lines.read_untracked(), self.speech.words().get_untracked());
            let new = lines
                .iter()
                .filter(|line| before < line.ply && line.ply <= at);
            let moments = moments::of(game, new, &words);
            if moments.is_empty() {
                return at;
            }
            self.rest
                .set_value((READ / self.speed.get_untracked()).min(LONGEST));
            let tempo = tempo();
            // The key that led here would put them away at once.
            request_animation_frame(move || {
                if !self.moments.shown.is_disposed() {
                    self.moments.show(moments, tempo);
                }
            });
            at
        });
    }

    /// The arrow keys step, wherever they mean nothing else.
    fn follow_keys(self) {
        let keys = window_event_listener(ev::keydown, move |event| {
            if event.default_prevented() || event.ctrl_key() || event.alt_key() || event.meta_key()
            {
                return;
            }
            let target = event
                .target()
                .and_then(|it| it.dyn_into::<web_sys::Element>().ok());
            // In the picture they lead from spot to spot.
            let taken = "input, select, textarea, [data-log], .stage, [contenteditable]";
            let is_taken = |it: &web_sys::Element| it.closest(taken).ok().flatten().is_some();
            if target.as_ref().is_some_and(is_taken) {
                return;
            }
            let button = "button, a, summary";
            let on_button = target.is_some_and(|it| it.closest(button).ok().flatten().is_some());
            match event.key().as_str() {
                "ArrowLeft" => self.step(false),
                "ArrowRight" => self.step(true),
                "Home" => self.go(0),
                "End" => self.go(self.plies),
                " " if !on_button => self.toggle(),
                _ => return,
            }
            event.prevent_default();
        });
        on_cleanup(move || keys.remove());
    }
}

fn pace_of(pace: Pace) -> impl Fn(&serde_json::Value) -> Option<String> {
    move |view| pace.chapter(view)
}

/// The board, the controls and what else belongs to a replay.
pub(in crate::pages) fn projector(film: Film, source: Source, ply: Option<usize>) -> AnyView {
    let rules = film.rules;
    let speech = Speech::of(rules);
    let plies = film.plies();
    let over = film.is_over();
    let players = film.players();
    let film = StoredValue::new_local(film);
    let at = RwSignal::new(ply.unwrap_or(plies).min(plies));
    let observer = RwSignal::new(Observer::Spectator);
    let highlighted = RwSignal::new(None);
    let frame = Memo::new(move |_| {
        let words = speech.words().get();
        film.with_value(|film| film.frame(at.get(), observer.get(), &words))
    });
    let lines = Memo::new(move |_| {
        let words = speech.words().get();
        film.with_value(|film| film.log(observer.get(), &words))
    });
    let names = Memo::new(move |_| {
        let words = speech.words().get();
        film.with_value(|film| film.names(&words))
    });
    let line = move || frame.get().and_then(|frame| frame.line);
    let shown_line = Memo::new(move |_| line().and_then(|line| line.notation));
    let preferences = expect_context::<Preferences>();
    let props = BoardProps {
        view: Memo::new(move |_| frame.get().map(|frame| frame.view).unwrap_or_default()).into(),
        actor: Signal::derive(|| None),
        held_by: Signal::derive(|| None),
        places: Memo::new(move |_| {
            let end = film.with_value(Film::standings)?;
            (at.get() == plies).then_some(end.places)
        })
        .into(),
        watches: Signal::derive(|| true),
        pointed: RwSignal::new(None),
        play: Callback::new(|_| {}),
        play_at_once: Callback::new(|_| {}),
        explain: Callback::new(|_| {}),
        refuse: Callback::new(|_| {}),
        highlighted: Signal::derive(move || highlighted.get().or_else(|| shown_line.get())),
        last: Memo::new(move |_| {
            let at = at.get();
            let lines = lines.read();
            let told = lines.partition_point(|line| line.ply <= at);
            Last::of(&lines[..told], None)
        })
        .into(),
        names: names.into(),
        words: speech.words(),
        animate: Signal::derive(move || preferences.get().animate),
        around: Around::default(),
    };
    let source = StoredValue::new(source);
    let pace = RwSignal::new(Pace::Move);
    let only = RwSignal::new(None);
    let projector = Projector {
        film,
        speech,
        plies,
        at,
        pace,
        only,
        stops: Memo::new(move |_| stops(&lines.read(), pace.get(), only.get())),
        source,
        running: RwSignal::new(false),
        speed: RwSignal::new(SPEEDS[1].1),
        moments: Moments::new(),
        stepped: StoredValue::new(false),
        rest: StoredValue::new(0),
    };
    projector.run();
    projector.tell_moments(rules.profile().id, lines, move || preferences.now().tempo);
    projector.follow_keys();
    let words_of_step = move || {
        let step = line().map_or_else(|| speech.get("web-replay-start"), |line| line.words);
        let words = speech.words().get();
        let calls = film.with_value(|film| film.calls_at(at.get()));
        let name = |seat: Seat| names.read().get(seat.index()).cloned().unwrap_or_default();
        let calls = calls
            .into_iter()
            .map(|call| words.say(&call_in_words(call), &name));
        std::iter::once(step)
            .chain(calls)
            .collect::<Vec<_>>()
            .join("\n")
    };
    let drawer = Drawer::shut();
    let told = move || view! { <MomentsOver moments=projector.moments/> };
    let has_record = film.with_value(|film| film.record().is_some());
    let prompt = move || {
        view! {
            <div class="projector">
                <Controls projector=projector names=names players=players/>
                <div class="headline">
                    <p class="preview step-words" data-status="" role="status" aria-live="polite" tabindex="0">
                        <strong>{move || format!("{} / {plies}", at.get())}</strong> " " {words_of_step}
                    </p>
                    <RulesButton speech=speech drawer=drawer/>
                </div>
                {over.then(|| observers(observer, players, names, speech))}
                <PlayOn film=film at=at speech=speech/>
                {has_record.then(|| view! {
                    <Share film=film source=source at=at speech=speech/>
                })}
            </div>
        }
    };
    let rest = move || {
        view! {
                {move || {
                    let (end, tally) = film.with_value(|film| Some((film.standings()?, film.tally()?)))?;
                    let called_off = end.places.is_empty();
                    Some(view! {
                        <section class="panel result">
                            <h2>{speech.get("web-result")}</h2>
                            {places(&end, &names.get(), speech)}
                            {(!called_off).then(|| ending(&tally, &names.get(), speech))}
                        </section>
                    })
                }}
                <Log
                    speech=speech
                    lines=lines.into()
                    highlighted=highlighted
                    names=names.into()
                    shown=Signal::derive(move || at.get())
                    go=Callback::new(move |ply| projector.go(ply))
                />
        }
    };
    let props = BoardProps {
        around: Around {
            over: told.into(),
            prompt: prompt.into(),
            rest: rest.into(),
            ..Around::default()
        },
        ..props
    };
    Keyboard::at(rules.profile().id, Setting::Replay);
    view! {
        <div class="at-table" on:click=move |event| drawer.follow(&event)>
            <section class="board" data-game=rules.profile().id aria-label=speech.text("web-board")>
                {boards::board(rules.profile().id, props)}
            </section>
            <RulesDrawer rules=rules speech=speech drawer=drawer/>
        </div>
    }
    .into_any()
}

/// Buttons, slider, and what a step is. Nothing here moves when the words of a step are longer.
#[component]
fn Controls(projector: Projector, names: Memo<Vec<String>>, players: usize) -> impl IntoView {
    let speech = projector.speech;
    let Projector { at, plies, .. } = projector;
    let slide = move |event| {
        if let Ok(ply) = event_target_value(&event).parse() {
            projector.go(ply);
        }
    };
    let paces = Pace::ALL
        .into_iter()
        .filter(|pace| {
            let chaptered = projector
                .film
                .with_value(|film| film.chapter(0, pace_of(*pace)));
            matches!(pace, Pace::Move | Pace::Turn) || chaptered.is_some()
        })
        .map(|pace| {
            let name = move || speech.get(&format!("web-pace-{}", pace.id()));
            view! { <option value=pace.id()>{name}</option> }
        })
        .collect_view();
    let pick_pace = move |event| {
        let id = event_target_value(&event);
        if let Some(pace) = Pace::ALL.into_iter().find(|pace| pace.id() == id) {
            projector.pace.set(pace);
        }
    };
    let pick_player = move |event| {
        let number = event_target_value(&event).parse().unwrap_or(0);
        projector.only.set(Seat::from_number(number));
    };
    let pick_speed = move |event| {
        let id = event_target_value(&event);
        if let Some((_, speed)) = SPEEDS.into_iter().find(|(known, _)| *known == id) {
            projector.speed.set(speed);
        }
    };
    let run_label = move || {
        speech.get(if projector.running.get() {
            "web-replay-pause"
        } else {
            "web-replay-run"
        })
    };
    view! {
        <div class="acts steps" role="group" aria-label=speech.text("web-replay-position")>
            <button data-act="first" aria-label=speech.text("web-first") on:click=move |_| projector.go(0)>"|◀"</button>
            <button data-act="previous" aria-label=speech.text("web-previous") on:click=move |_| projector.step(false)>
                "◀"
            </button>
            <button data-act="run" aria-label=run_label title=run_label on:click=move |_| projector.toggle()>
                {move || if projector.running.get() { "❚❚" } else { "▶▶" }}
            </button>
            <button data-act="next" aria-label=speech.text("web-next") on:click=move |_| projector.step(true)>
                "▶"
            </button>
            <button data-act="last" aria-label=speech.text("web-last") on:click=move |_| projector.go(plies)>"▶|"</button>
        </div>
        <input
            type="range"
            data-slider=""
            min="0"
            max=plies.to_string()
            aria-label=speech.text("web-replay-position")
            prop:value=move || at.get().to_string()
            on:input=slide
        />
        <div class="acts choices">
            <label class="line">
                <span>{speech.text("web-pace")}</span>
                <select data-field="pace" on:change=pick_pace>{paces}</select>
            </label>
            <label class="line">
                <span>{speech.text("web-only")}</span>
                <select data-field="only" on:change=pick_player>
                    <option value="0">{speech.text("web-only-all")}</option>
                    {(1..=players)
                        .map(|number| {
                            let name = move || names.get().get(number - 1).cloned();
                            view! { <option value=number.to_string()>{name}</option> }
                        })
                        .collect_view()}
                </select>
            </label>
            <label class="line">
                <span>{speech.text("web-speed")}</span>
                <select data-field="speed" on:change=pick_speed>
                    {SPEEDS
                        .into_iter()
                        .map(|(id, _)| {
                            let name = move || speech.get(&format!("web-speed-{id}"));
                            view! { <option value=id selected=id == "normal">{name}</option> }
                        })
                        .collect_view()}
                </select>
            </label>
        </div>
    }
}
