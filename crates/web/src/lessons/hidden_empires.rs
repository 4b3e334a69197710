//! The first turns of Hidden Empires, the basic game, up to a fight; an auction and a patrol of the advanced one.

use serde_json::Value;

use super::{Lesson, Part, Step, Task, Tried};

/// Numbers of areas, counted from the top left.
const E1: u64 = 26;
const E2: u64 = 27;
const E4: u64 = 29;
const E6: u64 = 31;
/// The areas around the nest whose marker counts 2: e1, e3, f1 and f2.
const RICH: [u64; 4] = [26, 28, 35, 36];

pub(crate) const LESSON: Lesson = Lesson {
    game: "hidden-empires",
    parts: &[
        Part {
            steps: &[
                Step {
                    name: "aim",
                    ply: 1,
                    spot: ".sheet",
                    task: Task::Read,
                },
                Step {
                    name: "nest",
                    ply: 1,
                    spot: "[data-spot='e2']",
                    task: Task::Play(|tried| own(&tried.after, tried)["nest"] == E2),
                },
                Step {
                    name: "lift",
                    ply: 29,
                    spot: "[data-spot='e2']",
                    task: Task::Play(|tried| tried.after["table"]["turn"]["carried"][2] == 1),
                },
                Step {
                    name: "nurse",
                    ply: 30,
                    spot: "[data-spot='nurses']",
                    task: Task::Play(|tried| own(&tried.after, tried)["nurses"][0] == 1),
                },
                Step {
                    name: "far",
                    ply: 33,
                    spot: "[data-spot='e4']",
                    task: Task::BeRefused("put e4"),
                },
                Step {
                    name: "move",
                    ply: 33,
                    spot: "[data-spot='e1'], [data-spot='e3'], [data-spot='f1'], [data-spot='f2']",
                    task: Task::Play(|tried| {
                        let ants = own(&tried.after, tried)["ants"].as_array();
                        let rich = |place: &Value| RICH.iter().any(|area| place[0] == *area);
                        ants.is_some_and(|ants| ants.iter().any(rich))
                    }),
                },
                Step {
                    name: "forage",
                    ply: 38,
                    spot: "[data-spot='e1']",
                    task: Task::Play(|tried| {
                        dice(tried)["tending"] == true && dice(tried)["area"] == E1
                    }),
                },
                Step {
                    name: "diet",
                    ply: 43,
                    spot: "[data-plan='raise'], .tray",
                    task: Task::Play(|tried| own(&tried.after, tried)["large_pupae"] == 1),
                },
                Step {
                    name: "lay",
                    ply: 44,
                    spot: "[data-plan='lay'], .tray",
                    task: Task::Play(|tried| {
                        let eggs = own(&tried.after, tried)["eggs"].as_array();
                        eggs.is_some_and(|eggs| eggs.iter().any(|count| *count != 0))
                    }),
                },
                Step {
                    name: "discover",
                    ply: 58,
                    spot: "[data-spot='e4']",
                    task: Task::Play(|tried| tried.after["table"]["phase"]["marker"].is_object()),
                },
                Step {
                    name: "trail",
                    ply: 60,
                    spot: "[data-spot='e4'], [data-spot='e3']",
                    task: Task::Play(|tried| dice(tried)["area"] == E4),
                },
                Step {
                    name: "flight",
                    ply: 69,
                    spot: ".tray",
                    task: Task::Play(|tried| tried.after["flight"] == true),
                },
                Step {
                    name: "attack",
                    ply: 98,
                    spot: "[data-spot='e6']",
                    task: Task::Play(|tried| {
                        tried.after["table"]["phase"]["scatter-dice"]["area"] == E6
                    }),
                },
                Step {
                    name: "end",
                    ply: 101,
                    spot: ".plates",
                    task: Task::Read,
                },
            ],
        },
        Part {
            steps: &[
                Step {
                    name: "advanced",
                    ply: 16,
                    spot: "[data-auction]",
                    task: Task::Read,
                },
                Step {
                    name: "auction",
                    ply: 16,
                    spot: "[data-auction]",
                    task: Task::Play(|tried| {
                        tried.after["table"]["phase"]["auction"]["highest"].is_array()
                    }),
                },
                Step {
                    name: "patrol",
                    ply: 24,
                    spot: "[data-spot='e9']",
                    task: Task::Play(|tried| {
                        let patrol = own(&tried.after, tried)["patrol"].as_array();
                        patrol.is_some_and(|patrol| !patrol.is_empty())
                    }),
                },
                Step {
                    name: "further",
                    ply: 25,
                    spot: ".plates",
                    task: Task::Read,
                },
            ],
        },
    ],
};

fn own<'a>(view: &'a Value, tried: &Tried) -> &'a Value {
    &view["table"]["colonies"][tried.seat]
}

/// The foragers whose dice are to be rolled.
fn dice(tried: &Tried) -> &Value {
    &tried.after["table"]["phase"]["forage-dice"]
}
