//! The first season of Myrmes, and what later ones bring.

use serde_json::Value;

use super::{Lesson, Part, Step, Task, Tried};

pub(crate) const LESSON: Lesson = Lesson {
    game: "myrmes",
    parts: &[
        Part {
            steps: &[
                Step {
                    name: "aim",
                    ply: 5,
                    spot: ".colony",
                    task: Task::Read,
                },
                Step {
                    name: "event",
                    ply: 5,
                    spot: ".events",
                    task: Task::Play(|tried| tried.after["plan"]["event"] == "hexagon"),
                },
                Step {
                    name: "births",
                    ply: 6,
                    spot: ".nursery",
                    task: Task::Play(|tried| {
                        let births = &tried.after["plan"]["births"];
                        births["workers"] == 2 && births["atelier"] == 1
                    }),
                },
                Step {
                    name: "colony",
                    ply: 9,
                    spot: "[data-action='gestation']",
                    task: Task::Play(|tried| own(&tried.after, tried)["rooms"] != 0),
                },
                Step {
                    name: "leave",
                    ply: 9,
                    spot: "[data-spot='l3']",
                    task: Task::Play(|tried| tried.after["table"]["phase"]["sortie"].is_array()),
                },
                Step {
                    name: "walk",
                    ply: 12,
                    spot: "[data-spot='l3']",
                    task: Task::BeRefused("step l9"),
                },
                Step {
                    name: "pheromone",
                    ply: 13,
                    spot: "[data-take], .tiles",
                    task: Task::Play(lays_three_cubes),
                },
                Step {
                    name: "harvest",
                    ply: 20,
                    spot: ".tray",
                    task: Task::Play(|tried| {
                        let food = |view| own(view, tried)["store"][0].as_u64();
                        food(&tried.after) > food(&tried.before)
                    }),
                },
                Step {
                    name: "atelier",
                    ply: 23,
                    spot: ".bench, [data-action='tunnel']",
                    task: Task::Play(|tried| {
                        let exits = |view| own(view, tried)["exits"].as_array().map(Vec::len);
                        exits(&tried.after) > exits(&tried.before)
                    }),
                },
                Step {
                    name: "growth",
                    ply: 25,
                    spot: ".stores, .levels",
                    task: Task::Read,
                },
            ],
        },
        Part {
            steps: &[
                Step {
                    name: "hunt",
                    ply: 12,
                    spot: "[data-spot='k5']",
                    task: Task::Play(|tried| {
                        let prey = |view| counted(&own(view, tried)["prey"]);
                        prey(&tried.after) > prey(&tried.before)
                    }),
                },
                Step {
                    name: "clear",
                    ply: 78,
                    spot: "[data-spot='m7']",
                    task: Task::Play(|tried| {
                        tiles(&tried.after).len() < tiles(&tried.before).len()
                    }),
                },
                Step {
                    name: "special",
                    ply: 108,
                    spot: ".tiles, .tray",
                    task: Task::Play(|tried| {
                        let markers = |view| own(view, tried)["markers"].as_u64();
                        markers(&tried.after) < markers(&tried.before)
                    }),
                },
                Step {
                    name: "objective",
                    ply: 115,
                    spot: ".objectives",
                    task: Task::Play(|tried| {
                        let completed = |view| counted(&own(view, tried)["completed"]);
                        completed(&tried.after) > completed(&tried.before)
                    }),
                },
                Step {
                    name: "end",
                    ply: 115,
                    spot: ".seasons",
                    task: Task::Read,
                },
            ],
        },
    ],
};

fn own<'a>(view: &'a Value, tried: &Tried) -> &'a Value {
    &view["table"]["colonies"][tried.seat]
}

fn tiles(view: &Value) -> &[Value] {
    let tiles = view["table"]["garden"]["tiles"].as_array();
    tiles.map_or(&[], Vec::as_slice)
}

/// The sum of all numbers of a list.
fn counted(list: &Value) -> u64 {
    let counts = list.as_array().map_or(&[][..], Vec::as_slice);
    counts.iter().filter_map(Value::as_u64).sum()
}

fn lays_three_cubes(tried: &Tried) -> bool {
    let laid = tiles(&tried.after).len() > tiles(&tried.before).len();
    let cubes = tiles(&tried.after).last().and_then(|tile| {
        let cubes = tile["cubes"].as_array()?.iter();
        Some(cubes.filter_map(Value::as_u64).sum::<u64>())
    });
    laid && cubes == Some(3)
}
