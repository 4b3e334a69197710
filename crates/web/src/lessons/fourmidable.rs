//! The first round of Fourmidable at the child level, and what apprentices learn.

use serde_json::Value;

use super::{Lesson, Part, Step, Task, Tried};

pub(crate) const LESSON: Lesson = Lesson {
    game: "fourmidable",
    parts: &[
        Part {
            steps: &[
                Step {
                    name: "aim",
                    ply: 1,
                    spot: ".nest, .stage",
                    task: Task::Read,
                },
                Step {
                    name: "objectives",
                    ply: 1,
                    spot: ".steppers",
                    task: Task::Play(|tried| {
                        let decks = tried.after["table"]["phase"]["objectives"][1].as_array();
                        decks.is_some_and(|decks| decks.iter().all(|count| *count != 0))
                    }),
                },
                Step {
                    name: "ants",
                    ply: 5,
                    spot: ".steppers",
                    task: Task::Play(|tried| {
                        let ants = own(&tried.after, tried)["ants"].as_array();
                        let has = |caste| {
                            ants.is_some_and(|ants| ants.iter().any(|ant| ant["caste"] == caste))
                        };
                        has("hunter") && has("farmer") && has("digger")
                    }),
                },
                Step {
                    name: "walk",
                    ply: 7,
                    spot: "[data-spot='1/hole']",
                    task: Task::Play(|tried| {
                        walker(tried).is_some_and(|ant| ant["caste"] == "hunter")
                    }),
                },
                Step {
                    name: "earth",
                    ply: 8,
                    spot: "[data-spot='1/r1c4']",
                    task: Task::BeRefused("step r1c4"),
                },
                Step {
                    name: "step",
                    ply: 8,
                    spot: "[data-spot='m8']",
                    task: Task::Play(|tried| {
                        walker(tried).is_some_and(|ant| ant["at"]["hex"].is_u64())
                    }),
                },
                Step {
                    name: "harvest",
                    ply: 9,
                    spot: ".tray",
                    task: Task::Play(|tried| {
                        let store = |view| own(view, tried)["store"].clone();
                        store(&tried.after) != store(&tried.before)
                    }),
                },
                Step {
                    name: "dig",
                    ply: 14,
                    spot: "[data-spot='1/r1c4']",
                    task: Task::Play(|tried| {
                        let dug = |view| own(view, tried)["dug"][0].as_u64();
                        dug(&tried.after) > dug(&tried.before)
                    }),
                },
                Step {
                    name: "reveal",
                    ply: 29,
                    spot: ".hand",
                    task: Task::Play(|tried| {
                        let score = |view| own(view, tried)["score"].as_i64();
                        score(&tried.after) > score(&tried.before)
                    }),
                },
                Step {
                    name: "round",
                    ply: 37,
                    spot: ".strip",
                    task: Task::Read,
                },
                Step {
                    name: "end",
                    ply: 37,
                    spot: ".plates",
                    task: Task::Read,
                },
            ],
        },
        Part {
            steps: &[
                Step {
                    name: "apprentice",
                    ply: 6,
                    spot: ".strip",
                    task: Task::Read,
                },
                Step {
                    name: "weather",
                    ply: 6,
                    spot: ".strip",
                    task: Task::Play(|tried| {
                        tried.after["table"]["phase"]["walk"][1]["steps"] == 4
                    }),
                },
                Step {
                    name: "library",
                    ply: 26,
                    spot: "[data-spot='1/library']",
                    task: Task::Play(|tried| tried.after["table"]["phase"]["draw"].is_array()),
                },
                Step {
                    name: "hole",
                    ply: 30,
                    spot: "[data-spot='2/r0c4']",
                    task: Task::Play(|tried| tried.after["table"]["phase"]["hole"].is_array()),
                },
                Step {
                    name: "birth",
                    ply: 32,
                    spot: ".tray",
                    task: Task::Play(|tried| own(&tried.after, tried)["birth_done"] == true),
                },
                Step {
                    name: "predator",
                    ply: 42,
                    spot: ".tray",
                    task: Task::Play(|tried| {
                        let predators = |view: &Value| {
                            let table = &view["table"];
                            [table["spider"].clone(), table["grasshopper"].clone()]
                        };
                        let food = |view: &Value| view["table"]["resources"].clone();
                        predators(&tried.after) != predators(&tried.before)
                            && food(&tried.after) != food(&tried.before)
                    }),
                },
                Step {
                    name: "points",
                    ply: 44,
                    spot: ".plates",
                    task: Task::Read,
                },
            ],
        },
        Part {
            steps: &[
                Step {
                    name: "cards",
                    ply: 22,
                    spot: ".hand",
                    task: Task::Read,
                },
                Step {
                    name: "special",
                    ply: 22,
                    spot: ".hand",
                    task: Task::Play(|tried| {
                        let score = |view| own(view, tried)["score"].as_i64();
                        score(&tried.after) > score(&tried.before)
                    }),
                },
                Step {
                    name: "further",
                    ply: 22,
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

/// The ant that is on its way.
fn walker(tried: &Tried) -> Option<&Value> {
    let walk = &tried.after["table"]["phase"]["walk"][1];
    let ant = walk["ant"].as_u64()?;
    own(&tried.after, tried)["ants"].get(ant as usize)
}
