//! `formicary replay` and `formicary verify`: records from their writing to their proof.

use crate::program::{Scratch, finished_game, run, run_with_input};

/// The record as a save after its first `plies`, with its seed.
fn save_after(record: &str, plies: usize) -> String {
    let (head, rest) = record.split_once("begin\n").expect("it begins");
    let seed = record.lines().last().expect("the seed");
    let plies: Vec<_> = rest.lines().take(plies).collect();
    format!("{head}begin\n{}\n{seed}\n", plies.join("\n"))
}

#[test]
fn a_record_is_told_in_words() {
    let scratch = Scratch::new("told");
    let game = scratch.file("game.txt", finished_game(&scratch));
    let page = run(&["replay", &game]).fine();
    for part in [
        "Ants n°4",
        "begins.",
        "Final standings",
        "random (beige)",
        "1.",
        "2.",
    ] {
        assert!(page.contains(part), "no “{part}” in:\n{page}");
    }
    assert!(
        page.contains("\n49  random (brown) places") || page.contains("\n49  random (brown) lays")
    );
}

#[test]
fn a_record_is_told_up_to_a_ply() {
    let scratch = Scratch::new("up-to");
    let game = scratch.file("game.txt", finished_game(&scratch));
    let page = run(&["replay", &game, "--to", "5"]).fine();
    assert!(page.contains("44 more plies follow."), "{page}");
    assert!(page.contains("Awaited: random (beige)"), "{page}");
    assert!(!page.contains("Final standings"));
    let start = run(&["replay", &game, "--to", "0"]).fine();
    assert!(start.contains("Dice or draws are awaited."), "{start}");
    assert_eq!(
        run(&["replay", &game, "--to", "49"]).fine(),
        run(&["replay", &game]).fine()
    );
    run(&["replay", &game, "--to", "50"]).fails(1, &["game.txt", "no ply 50", "49"]);
}

#[test]
fn the_json_has_view_log_awaited_and_standings() {
    let scratch = Scratch::new("replay-json");
    let game = scratch.file("game.txt", finished_game(&scratch));
    let end = run(&["replay", &game, "--json"]).json();
    assert_eq!(end["game"], "ants");
    assert_eq!(end["ply"], 49);
    assert_eq!(end["plies"], 49);
    assert_eq!(end["occupants"][0], "bot random");
    assert!(end["view"].is_object());
    assert_eq!(end["log"].as_array().map(Vec::len), Some(49));
    assert_eq!(end["log"][0]["ply"], 1);
    assert!(end["log"][0]["seat"].is_null());
    assert!(end["log"][5]["words"].is_string());
    assert!(end["log"][5]["notation"].is_string());
    assert_eq!(end["awaited"]["kind"], "nobody");
    assert_eq!(end["standings"]["scores"].as_array().map(Vec::len), Some(2));
    assert!(
        end["standings"]["places"]
            .as_array()
            .is_some_and(|places| places.contains(&1.into()))
    );

    let before = run(&["replay", &game, "--json", "--to", "5"]).json();
    assert_eq!(before["ply"], 5);
    assert_eq!(before["log"].as_array().map(Vec::len), Some(5));
    assert_eq!(
        before["awaited"],
        serde_json::json!({"kind": "seats", "must": [0], "may": []})
    );
    assert!(before["standings"].is_null());
    assert_ne!(before["view"], end["view"]);
}

#[test]
fn records_come_from_standard_input_as_well() {
    let scratch = Scratch::new("input");
    let record = finished_game(&scratch);
    let game = scratch.file("game.txt", &record);
    assert_eq!(
        run_with_input(&["replay", "-"], &record).fine(),
        run(&["replay", &game]).fine()
    );
    assert!(
        run_with_input(&["verify", "-"], &record)
            .fine()
            .contains("verified")
    );
    run_with_input(&["verify", "-"], "").fails(1, &["standard input", "empty"]);
}

#[test]
fn a_seat_looks_at_the_game_as_it_was_seen_there() {
    let scratch = Scratch::new("seat");
    let game = scratch.file("game.txt", finished_game(&scratch));
    assert!(run(&["replay", &game, "--seat", "2", "--json"]).json()["view"].is_object());
    run(&["replay", &game, "--seat", "3"]).fails(1, &["no seat 3"]);
}

#[test]
fn an_honest_record_is_proven() {
    let scratch = Scratch::new("honest");
    let record = finished_game(&scratch);
    let game = scratch.file("game.txt", &record);
    let proof = run(&["verify", &game]).fine();
    let commitment = record
        .lines()
        .find_map(|line| line.strip_prefix("commitment "));
    for part in [
        "49 plies",
        "25 outcomes",
        commitment.expect("a commitment"),
        "scores",
    ] {
        assert!(proof.contains(part), "no “{part}” in:\n{proof}");
    }
    let save = scratch.file("save.txt", save_after(&record, 6));
    let proof = run(&["verify", &save]).fine();
    assert!(
        proof.contains("6 plies") && proof.contains("not over"),
        "{proof}"
    );
}

#[test]
fn every_position_has_a_hash_and_the_game_one_for_all() {
    let scratch = Scratch::new("truth");
    let record = finished_game(&scratch);
    let game = scratch.file("game.txt", &record);
    let printed = run(&["truth", &game]).fine();
    let lines: Vec<_> = printed.lines().collect();
    assert_eq!(
        lines.len(),
        1 + 49 + 1,
        "the start, 49 plies, and all of them"
    );
    for (ply, line) in lines[..50].iter().enumerate() {
        let hash = line.strip_prefix(&format!("{ply} "));
        assert_eq!(hash.map(str::len), Some(64), "{line}");
    }
    let save = scratch.file("save.txt", save_after(&record, 6));
    let begun = run(&["truth", &save]).fine();
    let begun: Vec<_> = begun.lines().collect();
    assert_eq!(begun[..7], lines[..7], "the same beginning");
    assert_ne!(begun[7], lines[50]);
}

#[test]
fn swapped_outcomes_are_caught() {
    let scratch = Scratch::new("swapped");
    let record = save_after(&finished_game(&scratch), 5);
    let lines: Vec<_> = record.lines().collect();
    let deal = lines
        .iter()
        .position(|line| line.starts_with("* reveal"))
        .expect("a deal");
    assert_ne!(
        lines[deal],
        lines[deal + 1],
        "another seed is needed for this test"
    );
    let mut swapped = lines.clone();
    swapped.swap(deal, deal + 1);
    let swapped = scratch.file("swapped.txt", swapped.join("\n"));
    let place = format!("line {}", deal + 1);
    run(&["verify", &swapped]).fails(1, &["swapped.txt", &place, "ply 2", "the seed gives"]);
    // It keeps the rules nevertheless.
    run(&["replay", &swapped]).fine();
}

#[test]
fn a_tampered_action_is_caught() {
    let scratch = Scratch::new("tampered");
    let record = finished_game(&scratch);
    let line = record
        .lines()
        .position(|line| line == "end")
        .expect("it ends");
    let last = record.lines().nth(line - 1).expect("an action");
    let (tile, _) = last
        .rsplit_once(' ')
        .and_then(|(head, _)| head.rsplit_once(' '))
        .expect("three words");
    let far = scratch.file("far.txt", record.replace(last, &format!("{tile} 90,90 t0")));
    for command in ["verify", "replay"] {
        let place = format!("line {line}");
        run(&[command, &far]).fails(1, &["far.txt", &place, "ply 49", "90,90"]);
    }
}

#[test]
fn wrong_scores_are_caught() {
    let scratch = Scratch::new("scores");
    let record = finished_game(&scratch);
    let scores = record
        .lines()
        .find(|line| line.starts_with("scores"))
        .expect("scores");
    let wrong = scratch.file("wrong.txt", record.replace(scores, "scores 99 98"));
    run(&["verify", &wrong]).fails(1, &["wrong.txt", "line 59", "99 98"]);
}

#[test]
fn another_seed_is_caught() {
    let scratch = Scratch::new("seed");
    let record = finished_game(&scratch);
    let (head, _) = record.split_once("seed ").expect("a seed");
    let wrong = scratch.file("wrong.txt", format!("{head}seed {}\n", "ab".repeat(32)));
    run(&["verify", &wrong]).fails(1, &["wrong.txt", "line 60", "SHA-256", "committed"]);
    let none = scratch.file("none.txt", head);
    run(&["verify", &none]).fails(1, &["none.txt", "does not reveal its seed"]);
    run(&["replay", &none]).fine();
}
