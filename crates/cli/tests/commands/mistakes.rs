//! What is wrong is told in one line, with its place and its reason.

use crate::program::{Scratch, finished_game, run};

#[test]
fn an_unknown_game_lists_the_known_ones() {
    run(&["simulate", "chess"]).fails(1, &["“chess”", "the games are: ", "ants"]);
    run(&["perft", "antz", "--depth", "1"]).fails(1, &["antz", "Did you mean “ants”?"]);
}

#[test]
fn a_game_that_cannot_be_played_so_says_why() {
    let simulate = |more: &[&str]| run(&[&["simulate", "ants"], more].concat());
    simulate(&["--variant", "bass"]).fails(1, &["bass", "Did you mean “base”?"]);
    simulate(&["--players", "5"]).fails(1, &["“base”", "5"]);
    simulate(&["--option", "tie=broken"]).fails(1, &["“tie”", "Did you mean “ties”?"]);
    simulate(&["--option", "ties=brocken"]).fails(1, &["brocken", "Did you mean “broken”?"]);
    simulate(&["--option", "ties"]).fails(1, &["ties", "name=value"]);
}

#[test]
fn bots_must_fit_the_seats() {
    let seats = |seats: &str| run(&["simulate", "ants", "--seats", seats]);
    seats("worker,worker,worker").fails(1, &["3 bots", "2 seats"]);
    seats("worker,quen").fails(1, &["“quen”", "Did you mean “queen”?"]);
    seats("mcts:0").fails(1, &["“mcts:0”", "mcts:N"]);
    seats("").fails(1, &["“”"]);
}

#[test]
fn wrong_usage_has_a_code_of_its_own() {
    run(&["simulate"]).fails(2, &["<GAME>"]);
    run(&["dance"]).fails(2, &["“dance”"]);
    run(&["simulate", "ants", "--gmaes", "3"]).fails(2, &["--gmaes", "Did you mean “--games”?"]);
    run(&["simulate", "ants", "--games", "many"]).fails(2, &["“many”", "--games", "whole number"]);
    run(&["simulate", "ants", "--games", "0"]).fails(2, &["“0”", "--games", "at least 1"]);
    run(&["simulate", "ants", "--threads", "0"]).fails(2, &["“0”", "--threads"]);
    run(&["simulate", "ants", "--players", "999"]).fails(2, &["“999”", "too large"]);
    run(&["perft", "ants"]).fails(2, &["--depth"]);
    run(&["completions", "tortoise"]).fails(2, &["tortoise", "bash"]);
    run(&["games", "--lang", "it"]).fails(2, &["--lang", "it"]);
    run(&["games", "--json", "--json"]).fails(2, &["--json", "twice"]);
}

#[test]
fn files_that_are_not_records_are_refused() {
    let scratch = Scratch::new("not-records");
    let files: [(&str, &[u8], &[&str]); 7] = [
        ("empty", b"", &["empty"]),
        ("blank", b"\n\n# only a remark\n", &["empty"]),
        (
            "prose",
            b"\nOnce upon a time\n",
            &["line 2", "not a record"],
        ),
        (
            "junk",
            b"\x7fELF\x02\x01\x00\xff\xfe",
            &["line 1", "not text"],
        ),
        (
            "latin",
            b"formicary record 1\ngame caf\xe9\n",
            &["line 2", "not text"],
        ),
        (
            "escape",
            b"formicary record 1\ngame \x1b[2J\n",
            &["line 2", "not text"],
        ),
        (
            "later",
            b"formicary record 2\n",
            &["line 1", "not a record"],
        ),
    ];
    for command in ["replay", "truth", "verify"] {
        for (name, bytes, parts) in files {
            let file = scratch.file(name, bytes);
            run(&[command, &file]).fails(1, &[&[name], parts].concat());
        }
        run(&[command, &scratch.path("nowhere")]).fails(1, &["nowhere", "no such file"]);
        run(&[command, &scratch.path(".")]).fails(1, &["directory"]);
        run(&[command]).fails(2, &["<FILE>"]);
    }
}

/// What is replaced, by what, and what the complaint must name.
const CORRUPTIONS: [(&str, &str, &[&str]); 11] = [
    ("game ants", "game chess", &["line 2", "chess", "ants"]),
    ("rules 1", "rules 77", &["line 3", "revision 77"]),
    ("rules 1", "rules one", &["line 3", "one"]),
    ("ties=shared", "ties=torn", &["line 4", "torn"]),
    ("players=2", "players=6", &["line 4", "6"]),
    ("commitment ", "commitment z", &["line 5", "commitment"]),
    (
        "player 2 bot random\n",
        "",
        &["line", "not a seat of this game"],
    ),
    ("begin\n", "", &["line 8", "begin"]),
    ("* first ", "* last ", &["line 9", "ply 1", "last"]),
    ("end\n", "1 pass\nend\n", &["line 58", "ply 50", "pass"]),
    ("end\n", "what is this\nend\n", &["line 58", "what is this"]),
];

#[test]
fn corrupt_records_are_refused_with_the_line() {
    let scratch = Scratch::new("corrupt");
    let record = finished_game(&scratch);
    for (from, to, parts) in CORRUPTIONS {
        assert!(record.contains(from), "no “{from}” in the record");
        let file = scratch.file("corrupt.txt", record.replacen(from, to, 1));
        for command in ["replay", "truth", "verify"] {
            run(&[command, &file]).fails(1, &[&["corrupt.txt"], parts].concat());
        }
    }
}

#[test]
fn a_record_that_stops_early_is_refused() {
    let scratch = Scratch::new("early");
    let record = finished_game(&scratch);
    let (early, _) = record.split_once("commitment").expect("a commitment");
    let file = scratch.file("early.txt", early);
    run(&["replay", &file]).fails(1, &["early.txt", "line 4", "commitment"]);
    let (open, _) = record.split_once("end\n").expect("an end");
    let file = scratch.file("open.txt", open);
    run(&["replay", &file]).fails(1, &["open.txt", "ply 49", "over"]);
}

#[test]
fn an_action_out_of_turn_names_ply_and_rule() {
    let scratch = Scratch::new("turn");
    let record = finished_game(&scratch);
    let file = scratch.file("turn.txt", record.replacen("\n1 ", "\n2 ", 1));
    run(&["replay", &file]).fails(
        1,
        &[
            "turn.txt",
            "line 14",
            "ply 6",
            "not your turn",
            "Turn order",
        ],
    );
}

#[test]
fn long_and_strange_lines_stay_one_line() {
    let scratch = Scratch::new("long");
    let record = finished_game(&scratch);
    let long = record.replacen("* first ", &format!("* {} ", "x".repeat(100_000)), 1);
    let file = scratch.file("long.txt", long);
    let said = run(&["replay", &file]);
    assert!(said.err.chars().count() < 700);
    said.fails(1, &["long.txt", "ply 1"]);
    run(&["simulate", "an\nts\u{1b}[31m"]).fails(1, &["an\\nts"]);
}
