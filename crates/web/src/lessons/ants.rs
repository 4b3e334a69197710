//! Ants n°4 in three minutes.

use serde_json::Value;

use super::{Lesson, Part, Step, Task, Tried};

pub(crate) const LESSON: Lesson = Lesson {
    game: "ants",
    parts: &[Part {
        steps: &[
            Step {
                name: "aim",
                ply: 4,
                spot: "[data-board] .plate",
                task: Task::Read,
            },
            Step {
                name: "join",
                ply: 4,
                spot: "[data-hand], .stage",
                task: Task::Play(|tried| on_the_ground(tried) && gains(tried)),
            },
            Step {
                name: "sides",
                ply: 8,
                spot: "[data-tile='2,-1']",
                task: Task::BeRefused("half 4,-2 t0"),
            },
            Step {
                name: "cover",
                ply: 20,
                spot: ".place.dotted",
                task: Task::Play(|tried| !on_the_ground(tried)),
            },
            Step {
                name: "hurt",
                ply: 20,
                spot: "[data-score='beige']",
                task: Task::Play(hurts),
            },
            Step {
                name: "end",
                ply: 48,
                spot: "[data-score]",
                task: Task::Read,
            },
        ],
    }],
};

fn on_the_ground(tried: &Tried) -> bool {
    let last = tried.after["hexagons"]
        .as_array()
        .and_then(|all| all.last());
    last.is_some_and(|placed| placed["level"] == 0)
}

fn score(view: &Value, seat: usize) -> i64 {
    view["scores"][seat].as_i64().unwrap_or(0)
}

fn gains(tried: &Tried) -> bool {
    score(&tried.after, tried.seat) > score(&tried.before, tried.seat)
}

fn hurts(tried: &Tried) -> bool {
    let other = 1 - tried.seat;
    score(&tried.after, other) < score(&tried.before, other)
}
