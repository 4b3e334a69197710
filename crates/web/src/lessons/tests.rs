use table::{PlayError, game};

use super::*;
use crate::wording::TEXTS;
use crate::words::reading;
use crate::{boards, parts};

fn lesson(game: &str) -> Option<&'static Lesson> {
    parts::loaded(game).map(|part| part.lesson)
}

fn all() -> impl Iterator<Item = (&'static Lesson, &'static dyn Rules)> {
    let lesson_of = |rules: &&'static dyn Rules| Some((lesson(rules.profile().id)?, *rules));
    table::games().iter().filter_map(lesson_of)
}

fn steps(lesson: &Lesson) -> impl Iterator<Item = (&'static str, &'static Step)> + use<> {
    let reading = reading(lesson.game, Locale::ENGLISH).expect("it is there");
    lesson.steps(reading.records)
}

fn english(rules: &dyn Rules) -> Words {
    Words::new(Locale::ENGLISH, &[rules.texts()])
}

/// What comes of a move at the start of a step, as the page hears of it.
fn try_out(rules: &'static dyn Rules, record: &str, step: &Step, action: &str) -> Option<Tried> {
    let mut game = step.position(rules, record, "Ada")?;
    let start = game.update(&english(rules));
    let after = game.try_out(action).ok()?;
    Some(Tried::since(&start, after))
}

/// Everything that can be done at the start of a step.
fn legal(rules: &'static dyn Rules, record: &str, step: &Step) -> Vec<String> {
    let game = step.position(rules, record, "Ada").expect("a position");
    let legal = game.update(&english(rules)).legal;
    legal.into_iter().map(|choice| choice.notation).collect()
}

#[test]
fn every_hint_does_what_its_step_asks_for() {
    for (lesson, rules) in all() {
        for (record, step) in steps(lesson) {
            let name = format!("{} {}", lesson.game, step.name);
            match step.task {
                Task::Read => {}
                Task::Play(_) => {
                    let advice = step.advice(rules, record);
                    let advice = advice.unwrap_or_else(|| panic!("{name}: nothing will do"));
                    let tried = try_out(rules, record, step, &advice).expect("it is possible");
                    assert!(step.accepts(&tried), "{name}: “{advice}” is not accepted");
                }
                Task::BeRefused(action) => {
                    let game = step.position(rules, record, "Ada").expect("a position");
                    let update = game.update(&english(rules));
                    let seat = Seat::from_number(update.you.expect("a learner")).expect("a seat");
                    let refused = rules.why_not(&update.view, seat, action);
                    let refused = refused.expect("a view of this version");
                    let by_rules = matches!(refused, Some(PlayError::Refused(_)));
                    assert!(by_rules, "{name}: “{action}”: {refused:?}");
                    // And a board can show it.
                    assert!(!boards::phase(lesson.game, &update.view).is_empty());
                }
            }
        }
    }
}

#[test]
fn the_place_that_is_to_touch_one_side_does() {
    let rules = game("ants").expect("it is in the catalog");
    let (record, step) = step_of("ants", "sides");
    let game = step.position(rules, record, "Ada").expect("a position");
    let update = game.update(&english(rules));
    let seat = Seat::from_number(update.you.expect("a learner")).expect("a seat");
    let refused = |action: &str| match rules.why_not(&update.view, seat, action) {
        Ok(Some(PlayError::Refused(refusal))) => Some(refusal.reason),
        _ => None,
    };
    let Task::BeRefused(action) = step.task else {
        panic!("something is to be tried");
    };
    let reason = refused(action).expect("it is refused");
    assert_eq!(reason.key, "refused-two-sides");
    assert!(reason.args.contains(&("touching", 1.into())), "{reason}");
}

#[test]
fn every_task_has_right_and_other_answers() {
    for (lesson, rules) in all() {
        for (record, step) in steps(lesson) {
            if !matches!(step.task, Task::Play(_)) {
                continue;
            }
            let legal = legal(rules, record, step);
            // Long lists are sampled.
            let every = legal.len() / 60 + 1;
            let fits = |action: &&String| {
                let tried = try_out(rules, record, step, action);
                tried.is_some_and(|tried| step.accepts(&tried))
            };
            let tried = legal.iter().step_by(every).count();
            let right = legal.iter().step_by(every).filter(fits).count();
            let name = format!("{} {}", lesson.game, step.name);
            assert!(right < tried || tried == 1, "{name}: anything will do");
        }
    }
}

/// The step of a lesson with this name, and its record.
fn step_of(game: &str, name: &str) -> (&'static str, &'static Step) {
    let lesson = lesson(game).expect("it has one");
    steps(lesson)
        .find(|(_, step)| step.name == name)
        .expect("there is such a step")
}

fn accepts(id: &str, name: &str, actions: &[&str]) {
    let rules = game(id).expect("it is in the catalog");
    let (record, step) = step_of(id, name);
    for action in actions {
        let tried = try_out(rules, record, step, action);
        let tried = tried.unwrap_or_else(|| panic!("{name}: “{action}” is impossible"));
        assert!(step.accepts(&tried), "{name}: “{action}” is not accepted");
    }
}

#[test]
fn right_answers_are_right_though_dice_and_decks_go_on_at_once() {
    let splits = ["3 2 2", "2 3 2", "3 3 1", "2 2 3", "5 1 1", "4 2 1"];
    let splits = splits.map(|split| format!("split {split}"));
    accepts(
        "fourmidable",
        "objectives",
        &splits.each_ref().map(String::as_str),
    );
    accepts(
        "fourmidable",
        "ants",
        &["ants 1 1 3", "ants 1 3 1", "ants 2 2 1"],
    );
    accepts("hidden-empires", "forage", &["tend e1"]);
    accepts("hidden-empires", "discover", &["turn e4"]);
    accepts("hidden-empires", "trail", &["tend e4", "harvest e4 1"]);
    accepts("hidden-empires", "lay", &["lay 1 0", "lay 0 1"]);
    accepts("myrmes", "event", &["event hexagon"]);
}

#[test]
fn every_step_has_its_wording_in_every_language() {
    for (lesson, rules) in all() {
        for locale in Locale::all() {
            let lesson_words = reading(lesson.game, locale).expect("it is there").lesson;
            let words = Words::new(locale, &[TEXTS, rules.texts(), lesson_words]);
            for (_, step) in steps(lesson) {
                let key = format!("learn-{}-{}", lesson.game, step.name);
                assert!(words.has(&key), "{locale}: {key}");
                if !matches!(step.task, Task::Read) {
                    assert!(words.has(&format!("{key}-done")), "{locale}: {key}-done");
                    assert!(words.has(&format!("{key}-else")), "{locale}: {key}-else");
                }
            }
        }
    }
}
