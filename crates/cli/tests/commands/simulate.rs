//! `formicary simulate`

use std::fs;

use serde_json::Value;

use crate::program::{Scratch, run};

/// Simulates Ants with few and quick games.
fn simulate(arguments: &[&str]) -> Value {
    run(&[&["simulate", "ants", "--json"], arguments].concat()).json()
}

/// The results without what no two runs share.
fn lasting(mut results: Value) -> Value {
    let fields = results.as_object_mut().expect("an object");
    let passing = |name: &String| name.contains("second") || name == "threads";
    fields.retain(|name, _| !passing(name));
    results
}

fn numbers(value: &Value) -> Vec<f64> {
    let numbers = value.as_array().expect("a list").iter();
    numbers
        .map(|number| number.as_f64().expect("a number"))
        .collect()
}

#[test]
fn the_page_names_bots_wins_and_speed() {
    let arguments = [
        "simulate",
        "ants",
        "--seats",
        "greedy,random",
        "--games",
        "6",
        "--seed",
        "x",
    ];
    let page = run(&arguments).fine();
    for part in [
        "Ants n°4",
        "6 games, seed x",
        "1 greedy",
        "2 random",
        "95% interval",
        "mean score",
        "decisions per second per core",
    ] {
        assert!(page.contains(part), "no “{part}” in:\n{page}");
    }
}

#[test]
fn the_json_has_all_fields() {
    let json = simulate(&[
        "--seats",
        "random",
        "--games",
        "10",
        "--seed",
        "3",
        "--threads",
        "1",
    ]);
    assert_eq!(json["game"], "ants");
    assert_eq!(json["variant"], "base");
    assert_eq!(json["players"], 2);
    assert_eq!(json["options"]["ties"], "shared");
    assert_eq!(json["games"], 10);
    assert_eq!(json["seed"], "3");
    assert_eq!(json["threads"], 1);
    assert_eq!(json["fixed_seats"], false);
    assert_eq!(json["entrants"], serde_json::json!(["random", "random"]));
    assert_eq!(json["decisions"], 240);
    assert!(json["seconds"].is_f64());
    let speed = json["decisions_per_second"].as_f64().expect("a number");
    let seconds = json["busy_seconds"].as_f64().expect("a number");
    assert!((speed * seconds - 240.0).abs() < 0.1);
    let wins = numbers(&json["wins"]);
    assert_eq!(wins.len(), 2);
    assert!((wins.iter().sum::<f64>() - 10.0).abs() < 1e-9);
    assert!((numbers(&json["seat_wins"]).iter().sum::<f64>() - 10.0).abs() < 1e-9);
    let means = numbers(&json["mean_scores"]);
    for (entrant, mean) in means.iter().enumerate() {
        let scores = &json["scores"][entrant];
        assert_eq!(scores["mean"].as_f64(), Some(*mean));
        assert!(scores["min"].as_i64() <= scores["max"].as_i64());
        assert!(scores["quartile1"].as_f64() <= scores["median"].as_f64());
        let counts = scores["counts"].as_array().expect("a list");
        let games: u64 = counts.iter().filter_map(|count| count[1].as_u64()).sum();
        assert_eq!(games, 10);
        let interval = numbers(&json["win_intervals"][entrant]);
        let share = json["win_shares"][entrant].as_f64().expect("a number");
        assert!(interval[0] <= share && share <= interval[1]);
    }
    assert_eq!(json["lengths"]["max"], 24);
}

#[test]
fn results_do_not_depend_on_the_number_of_threads() {
    let with = |threads| {
        let arguments = ["--seats", "random,greedy", "--games", "9", "--seed", "1"];
        lasting(simulate(
            &[&arguments[..], &["--threads", threads]].concat(),
        ))
    };
    let one = with("1");
    assert_eq!(one, with("2"));
    assert_eq!(one, with("7"));
}

#[test]
fn the_seed_decides_the_results() {
    let with = |seed| {
        let arguments = ["--seats", "random", "--games", "50", "--seed", seed];
        lasting(simulate(&arguments))
    };
    assert_eq!(with("sugar ants"), with("sugar ants"));
    assert_ne!(with("1")["scores"], with("2")["scores"]);
    assert_eq!(with("-1")["seed"], "-1");
}

#[test]
fn without_a_seed_one_is_drawn_and_told() {
    let drawn = simulate(&["--seats", "random", "--games", "20"]);
    let seed = drawn["seed"].as_str().expect("text");
    let again = simulate(&["--seats", "random", "--games", "20", "--seed", seed]);
    assert_eq!(lasting(drawn.clone()), lasting(again));
    assert_ne!(
        simulate(&["--seats", "random", "--games", "1"])["seed"],
        drawn["seed"]
    );
}

#[test]
fn entrants_take_turns_on_the_seats() {
    let with = |more: &[&str]| {
        let arguments = ["--seats", "greedy,random", "--games", "12", "--seed", "5"];
        simulate(&[&arguments[..], more].concat())
    };
    // Greedy bots win nearly always, so whoever sits on the first seat is told by who wins there.
    let rotating = with(&[]);
    assert!(numbers(&rotating["wins"])[0] > 9.0);
    assert!(
        numbers(&rotating["seat_wins"])
            .iter()
            .all(|wins| *wins > 3.0)
    );
    let fixed = with(&["--fixed-seats"]);
    assert_eq!(fixed["fixed_seats"], true);
    assert_eq!(fixed["wins"], fixed["seat_wins"]);
    assert!(numbers(&fixed["wins"])[0] > 9.0);
}

#[test]
fn records_name_the_bots_on_their_seats() {
    let scratch = Scratch::new("rotation");
    let records = scratch.path("new/records");
    simulate(&[
        "--seats",
        "greedy,random",
        "--games",
        "2",
        "--records",
        &records,
    ]);
    let read = |name: &str| fs::read_to_string(format!("{records}/{name}")).expect("the record");
    assert!(read("ants-0001.txt").contains("player 1 bot greedy\nplayer 2 bot random\n"));
    assert!(read("ants-0002.txt").contains("player 1 bot random\nplayer 2 bot greedy\n"));
}

#[test]
fn records_are_the_same_for_any_number_of_threads() {
    let scratch = Scratch::new("records-of-threads");
    let read = |threads: &str| {
        let records = scratch.path(threads);
        let arguments = ["--seats", "random", "--games", "5", "--seed", "2"];
        simulate(
            &[
                &arguments[..],
                &["--threads", threads, "--records", &records],
            ]
            .concat(),
        );
        let number = |number| fs::read_to_string(format!("{records}/ants-000{number}.txt"));
        (1..=5)
            .map(|file| number(file).expect("the record"))
            .collect::<Vec<_>>()
    };
    assert_eq!(read("1"), read("3"));
}

#[test]
fn records_are_never_written_over() {
    let scratch = Scratch::new("written-over");
    let records = scratch.path("records");
    fs::create_dir(&records).expect("a directory");
    let mine = scratch.file("records/ants-0002.txt", "mine");
    let arguments = [
        "simulate",
        "ants",
        "--seats",
        "random",
        "--games",
        "3",
        "--records",
    ];
    run(&[&arguments[..], &[records.as_str()]].concat()).fails(1, &["ants-0002.txt", "exists"]);
    assert_eq!(fs::read_to_string(mine).expect("still there"), "mine");
    assert!(fs::read_dir(records).expect("a directory").count() == 1);
}

#[test]
fn options_reach_the_game() {
    let json = simulate(&[
        "--seats",
        "random",
        "--games",
        "2",
        "-o",
        "ties=broken",
        "-o",
        "first=brown",
    ]);
    assert_eq!(json["options"]["ties"], "broken");
    assert_eq!(json["options"]["first"], "brown");
}
