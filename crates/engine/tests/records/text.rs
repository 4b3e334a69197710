//! Text that is a record, and text that is not.

use formicary_engine::record::{Call, Pins, verify};
use formicary_engine::{Record, Seat};
use proptest::prelude::*;
use yardsticks::Crumbs;

use crate::{TIC_TAC_TOE, crumbs, seed, tic_tac_toe};

#[test]
fn a_record_reads_back_as_it_was_written() {
    assert_eq!(tic_tac_toe().to_string(), TIC_TAC_TOE);
    let record = crumbs(seed());
    assert_eq!(record.to_string().parse(), Ok(record));
}

#[test]
fn a_record_tells_who_played_and_what_happened() {
    let record = tic_tac_toe();
    assert_eq!(record.game, "tic-tac-toe");
    assert_eq!(record.players, ["Ada", "bot queen"]);
    assert_eq!(record.plies.len(), 5);
    assert_eq!(record.plies[1].seat, Some(Seat::new(1)));
    assert_eq!(record.plies[1].text, "a1");
    assert_eq!(record.scores.as_deref(), Some([1, 0].as_slice()));
}

#[test]
fn a_game_that_goes_on_has_no_end_and_may_keep_its_seed_to_itself() {
    let mut record = tic_tac_toe();
    record.plies.pop();
    record.scores = None;
    assert_eq!(record.to_string().parse(), Ok(record.clone()));
    record.seed = None;
    assert_eq!(record.to_string().parse(), Ok(record.clone()));
    assert!(!record.to_string().contains("end") && !record.to_string().contains("seed"));
}

#[test]
fn comments_empty_lines_and_foreign_line_ends_are_passed_over() {
    let commented = TIC_TAC_TOE
        .replace("begin", "# the game\n\n   \nbegin")
        .replace("2 a1", "  2   a1   \n# a corner");
    assert_eq!(commented.parse(), Ok(tic_tac_toe()));
    assert_eq!(TIC_TAC_TOE.replace('\n', "\r\n").parse(), Ok(tic_tac_toe()));
    let commented = format!("# first\n{TIC_TAC_TOE}\n# last");
    assert_eq!(commented.parse(), Ok(tic_tac_toe()));
}

#[test]
fn a_name_never_breaks_its_line() {
    let mut record = tic_tac_toe();
    record.players[0] = " Ada\nbegin\r\n1 c1  ".to_owned();
    record.players[1] = String::new();
    let read: Record = record.to_string().parse().expect("still a record");
    assert_eq!(read.players, ["Ada begin 1 c1", ""]);
    assert_eq!(read.plies, record.plies);
    assert_eq!(read.to_string(), record.to_string());
}

/// Spoils the record and expects an error at this line that contains these words.
#[track_caller]
fn spoiled(from: &str, to: &str, line: usize, reason: &str) {
    assert_eq!(TIC_TAC_TOE.matches(from).count(), 1, "“{from}”");
    let text = TIC_TAC_TOE.replace(from, to);
    let error = text.parse::<Record>().expect_err("spoiled");
    assert_eq!(error.line, line, "{error}");
    assert!(error.to_string().contains(reason), "{error}");
    assert!(error.to_string().starts_with(&format!("line {line}: ")));
}

#[test]
fn a_spoiled_heading_names_its_line() {
    spoiled(
        "formicary record 1\n",
        "",
        1,
        "expected “formicary record 1”",
    );
    spoiled("formicary record 1", "formicary record 2", 1, "record 2");
    spoiled("formicary record 1", "formicary record 10", 1, "record 10");
    spoiled("game tic-tac-toe\n", "", 2, "expected “game”");
    spoiled("rules 1", "rules one", 3, "“one” is not record-revision");
    spoiled("rules 1", "rules", 3, "“” is not record-revision");
    spoiled("rules 1", "rulesets 1", 3, "expected “rules”");
    spoiled("setup base players=2\n", "", 4, "expected “setup”");
    spoiled("commitment 23", "commitment 2", 5, "record-commitment");
    spoiled("commitment 23", "commitment g3", 5, "record-commitment");
    spoiled("player 1 Ada", "player 2 Ada", 6, "record-next-seat");
    spoiled("player 2 bot queen", "player 1 Ben", 7, "record-next-seat");
    spoiled(
        "player 2 bot queen",
        "player two Ben",
        7,
        "record-next-seat",
    );
    spoiled("begin\n", "", 8, "expected “begin”, found “1 b2”");
}

#[test]
fn a_seventh_player_names_its_line() {
    let players: String = (3..=7)
        .map(|seat| format!("player {seat} Guest\n"))
        .collect();
    spoiled("begin", &format!("{players}begin"), 12, "record-next-seat");
}

#[test]
fn a_spoiled_ply_names_its_line() {
    spoiled("2 a1", "3 a1", 10, "“3” is not record-seat");
    spoiled("2 a1", "0 a1", 10, "“0” is not record-seat");
    spoiled(
        "2 a1",
        "22222222222222222222222 a1",
        10,
        "is not record-seat",
    );
    spoiled("2 a1", "2a1", 10, "“2a1” is not record-seat");
    spoiled("2 a1", "*a1", 10, "“*a1” is not record-seat");
    spoiled(
        "2 a1",
        "nought a1",
        10,
        "“nought a1” is not record-line-here",
    );
}

#[test]
fn a_spoiled_end_names_its_line() {
    spoiled("scores 1 0\n", "", 15, "expected “scores”");
    spoiled("scores 1 0", "scores 1 zero", 15, "not record-scores");
    spoiled(
        "scores 1 0",
        "scores 1 99999999999",
        15,
        "not record-scores",
    );
    spoiled("end\n", "", 14, "“scores 1 0” is not record-line-here");
    spoiled("seed b", "seed ", 16, "record-seed");
    spoiled("seed b", "seed x", 16, "record-seed");
    spoiled("end\n", "end\nend\n", 15, "expected “scores”");
    let twice = format!("{TIC_TAC_TOE}1 a3\n").parse::<Record>();
    assert_eq!(twice.expect_err("after the end").line, 17);
}

#[test]
fn a_record_that_stops_too_early_names_its_last_line() {
    for (kept, missing) in ["formicary record 1", "game", "rules", "setup", "commitment"]
        .into_iter()
        .enumerate()
    {
        let text: Vec<_> = TIC_TAC_TOE.lines().take(kept).collect();
        let error = text.join("\n").parse::<Record>().expect_err("too short");
        assert_eq!(error.line, kept.max(1), "{error}");
        assert!(
            error.to_string().contains(&format!("“{missing}”")),
            "{error}"
        );
    }
    let text: Vec<_> = TIC_TAC_TOE.lines().take(7).collect();
    let error = text.join("\n").parse::<Record>().expect_err("too short");
    assert_eq!((error.line, error.to_string().contains("begin")), (7, true));
}

proptest! {
    #[test]
    fn no_text_makes_the_parser_panic(text in any::<String>()) {
        let _ = text.parse::<Record>();
    }

    #[test]
    fn no_change_of_a_record_makes_parser_or_replay_panic(
        changes in prop::collection::vec((any::<prop::sample::Index>(), "\\PC{0,6}"), 1..4),
    ) {
        let mut lines: Vec<String> = crumbs(seed()).to_string().lines().map(str::to_owned).collect();
        for (line, text) in changes {
            let line = line.index(lines.len());
            lines[line] = match text.chars().next() {
                Some('a'..='m') => lines[line].replacen(' ', &text, 1),
                Some(_) => format!("{}{text}", lines[line]),
                None => String::new(),
            };
        }
        if let Ok(record) = lines.join("\n").parse::<Record>() {
            let _ = verify::<Crumbs>(&record, &Pins::default());
            prop_assert_eq!(record.to_string().parse(), Ok(record));
        }
    }
}

#[test]
fn what_people_decided_stands_where_it_happened() {
    let mut record = tic_tac_toe();
    record.back_to(3);
    record.calls = vec![(2, Call::Late(Seat::new(1)))];
    let text = record.to_string();
    let lines: Vec<_> = text.lines().collect();
    let at = lines.iter().position(|line| *line == "! late 2").unwrap();
    assert!(
        lines[at - 1].starts_with("2 ") && lines[at + 1].starts_with("1 "),
        "{text}"
    );
    assert_eq!(text.parse(), Ok(record.clone()));
    record.calls = vec![(3, Call::Resigned(Seat::new(0)))];
    record.places = Some(vec![2, 1]);
    assert!(
        record
            .to_string()
            .contains("! resigned 1\nend\nplaces 2 1\n")
    );
    assert_eq!(record.to_string().parse(), Ok(record.clone()));
    record.calls = vec![(3, Call::Aborted)];
    record.places = Some(Vec::new());
    assert_eq!(record.to_string().parse(), Ok(record));
}

#[test]
fn nobody_leaves_twice_and_nothing_is_decided_after_the_end() {
    let with = |calls: &str| {
        let text = TIC_TAC_TOE.replace("begin\n", &format!("begin\n{calls}"));
        text.parse::<Record>()
    };
    assert!(with("! resigned 2\n").is_ok());
    for calls in [
        "! resigned 2\n! late 2\n",
        "! agreed\n! resigned 1\n",
        "! resigned 3\n",
        "! resigned\n",
        "! vanished 1\n",
        "!\n",
    ] {
        assert!(with(calls).is_err(), "{calls}");
    }
}
