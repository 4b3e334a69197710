//! The first game, step by step: read, try, understand.

use engine::{Message, Seat};
use leptos::prelude::*;
use table::Rules;

use crate::boards::{self, Around};
use crate::components::controls::Controls;
use crate::components::keyboard::{Keyboard, Setting};
use crate::components::move_list::MoveList;
use crate::components::notices::{Preview, Refusal};
use crate::components::part::{with_part, with_reading};
use crate::components::rules_drawer::{Drawer, RulesButton, RulesDrawer};
use crate::components::spotlight::Spotlight;
use crate::games;
use crate::lessons::{Lesson, Step, Task, Tried};
use crate::local_game::LocalGame;
use crate::pages::sorry;
use crate::playing::Playing;
use crate::route::Route;
use crate::transport::{self, Refused};
use crate::wording::{Speech, speech};
use crate::words::Reading;

/// How a task goes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Progress {
    Open,
    Done,
    Otherwise,
}

pub(crate) fn page(game: &str) -> AnyView {
    let own = speech();
    match games::known(game) {
        Some(known) => {
            let id = known.profile.id;
            with_part(id, move |part| {
                with_reading(id, |reading| {
                    (part.pages.learn)(part.lesson, part.rules, *reading)
                })
            })
        }
        None => sorry(own.text("web-no-lesson")).into_any(),
    }
}

pub(super) fn frame(
    lesson: &'static Lesson,
    rules: &'static dyn Rules,
    reading: Reading,
) -> AnyView {
    let speech = Speech::of_lesson(rules, reading.lesson);
    let at = RwSignal::new(0_usize);
    // Counted up to try the same step again.
    let again = RwSignal::new(0_u32);
    let count = lesson.len();
    let title = move || {
        let game = speech.get(&format!("game-{}", lesson.game));
        speech.tell(&Message::new("web-learn-title").with("game", game))
    };
    let progress = move || {
        speech.tell(
            &Message::new("web-learn-progress")
                .with("step", at.get() as i64 + 1)
                .with("count", count as i64),
        )
    };
    let body = move || {
        again.track();
        let (record, step) = lesson.steps(reading.records).nth(at.get())?;
        let game = position(rules, record, step)?;
        let shown = Shown {
            lesson,
            rules,
            record,
            step,
        };
        Some(shown.view(game, speech, at, again))
    };
    let drawer = Drawer::shut();
    view! {
        <section class="learn" data-lesson=lesson.game on:click=move |event| drawer.follow(&event)>
            <header>
                <div class="headline">
                    <h1>{title}</h1>
                    <RulesButton speech=speech drawer=drawer/>
                </div>
                <p class="facts" data-progress="">{progress}</p>
                <progress max=count.to_string() value=move || (at.get() + 1).to_string()></progress>
            </header>
            {body}
            <RulesDrawer rules=rules speech=speech drawer=drawer/>
        </section>
    }
    .into_any()
}

/// A step that is shown.
#[derive(Clone, Copy)]
struct Shown {
    lesson: &'static Lesson,
    rules: &'static dyn Rules,
    record: &'static str,
    step: &'static Step,
}

impl Shown {
    fn view(
        self,
        game: LocalGame,
        speech: Speech,
        at: RwSignal<usize>,
        again: RwSignal<u32>,
    ) -> impl IntoView {
        let Self {
            lesson,
            rules,
            record,
            step,
        } = self;
        let progress = RwSignal::new(if matches!(step.task, Task::Read) {
            Progress::Done
        } else {
            Progress::Open
        });
        let tried = Callback::new(move |tried: Tried| {
            // A board may play several moves at once: what is done stays done.
            if step.accepts(&tried) {
                progress.set(Progress::Done);
            } else if progress.get_untracked() == Progress::Open {
                progress.set(Progress::Otherwise);
            }
        });
        let link = transport::practice::connect(game, speech, tried);
        let playing = Playing::new(link, rules, speech);
        playing.teacher.set_value(Some(Callback::new(move |()| {
            let strayed = progress.get_untracked() == Progress::Otherwise;
            (!strayed).then(|| step.advice(rules, record)).flatten()
        })));
        Effect::new(move |_| {
            let by_rules = |refused: &Refused| !refused.rule.is_empty();
            let refused = playing.refusal.read().as_ref().is_some_and(by_rules);
            if refused && matches!(step.task, Task::BeRefused(_)) {
                progress.set(Progress::Done);
            }
        });
        let key = format!("learn-{}-{}", lesson.game, step.name);
        let text_key = key.clone();
        let verdict = move || match (progress.get(), &step.task) {
            (Progress::Done, Task::Play(_) | Task::BeRefused(_)) => {
                speech.get(&format!("{key}-done"))
            }
            (Progress::Otherwise, _) => speech.get(&format!("{key}-else")),
            _ => String::new(),
        };
        let last = at.get_untracked() + 1 == lesson.len();
        let reads = matches!(step.task, Task::Read);
        let done = move || progress.get() == Progress::Done;
        let new_game = Route::New {
            game: Some(lesson.game.to_owned()),
        };
        let prompt = move || {
            let (text_key, verdict) = (text_key.clone(), verdict.clone());
            let new_game = new_game.clone();
            view! {
                <div class="lesson" data-step=step.name>
                    <p class="task">{move || speech.get(&text_key)}</p>
                    <p class="verdict" role="status" data-verdict="" class:good=done>{verdict}</p>
                    <div class="acts">
                        <Show when=move || at.get() != 0>
                            <button class="quiet" data-act="previous" on:click=move |_| at.update(|at| *at -= 1)>
                                {speech.text("web-learn-back")}
                            </button>
                        </Show>
                        <Show when=move || progress.get() == Progress::Otherwise>
                            <button data-act="again" on:click=move |_| again.update(|again| *again += 1)>
                                {speech.text("web-learn-again")}
                            </button>
                        </Show>
                        {if last {
                            view! {
                                <a class="button primary" data-go="new" href=new_game.to_string()>
                                    {speech.text("web-learn-play")}
                                </a>
                            }
                            .into_any()
                        } else {
                            view! {
                                <button
                                    class:primary=done
                                    data-act="next"
                                    on:click=move |_| at.update(|at| *at += 1)
                                >
                                    {move || speech.get(if done() { "web-learn-next" } else { "web-learn-skip" })}
                                </button>
                            }
                            .into_any()
                        }}
                    </div>
                    <div class="told">
                        <Preview playing=playing/>
                        <Refusal playing=playing/>
                    </div>
                    {(!reads).then(|| view! { <Controls playing=playing/> })}
                </div>
            }
        };
        let rest = move || (!reads).then(|| view! { <MoveList playing=playing/> });
        let around = Around {
            prompt: prompt.into(),
            rest: rest.into(),
            ..Around::default()
        };
        Keyboard::at(lesson.game, Setting::Lesson);
        view! {
            <section class="board" data-game=lesson.game class:tentative=move || playing.tentative.read().is_some()>
                {boards::board(lesson.game, playing.board_props(around))}
            </section>
            // Not within the board, which is what fixed things would be placed by.
            <Spotlight on=step.spot/>
        }
    }
}

/// The position of a step, with the learner on the seat that is to act.
fn position(rules: &'static dyn Rules, record: &str, step: &Step) -> Option<LocalGame> {
    let nameless = step.position(rules, record, "")?;
    let seat = nameless.actor().unwrap_or(Seat::new(0));
    step.position(rules, record, &learner_name(rules, seat))
}

/// The learner is called by colour.
fn learner_name(rules: &'static dyn Rules, seat: Seat) -> String {
    let color = rules.profile().seats[seat.index()];
    Speech::of(rules)
        .words()
        .get_untracked()
        .get(&format!("seat-{color}"))
}
