//! `--box FILE`: what is printed in a box, from the file to the record that needs it no more.

use crate::program::{Scratch, run};

fn example() -> String {
    run(&["games", "--box-example", "ants"]).fine()
}

#[test]
fn a_game_is_played_and_replayed_with_the_tiles_of_a_box() {
    let scratch = Scratch::new("box");
    let file = scratch.file("box.txt", example());
    let records = scratch.path("games");
    let simulate = [
        "simulate",
        "ants",
        "--seats",
        "random",
        "--games",
        "1",
        "--seed",
        "7",
        "--box",
        &file,
        "--records",
        &records,
    ];
    run(&simulate).fine();
    std::fs::remove_file(&file).expect("it was there");
    let record = std::path::Path::new(&records).join("ants-0001.txt");
    let record = record.to_str().expect("a name");
    let text = std::fs::read_to_string(record).expect("a record");
    assert!(text.contains("2_eeeeee_111111_111111"), "{text}");
    run(&["verify", record]).fine();
    let page = run(&["replay", record]).fine();
    assert!(page.contains("Tiles: as printed in a box"), "{page}");
    assert!(page.contains("plain beige tile"), "{page}");
}

#[test]
fn what_is_wrong_with_a_box_file_is_told_with_its_line() {
    let scratch = Scratch::new("wrong-box");
    let file = scratch.file("box.txt", "# tiles\n\n3 eeerrr 101101 10110x\n");
    let simulate = |more: &[&str]| run(&[&["simulate", "ants", "--box", &file], more].concat());
    simulate(&[]).fails(
        1,
        &["Line 3", "“10110x”", "a 1 or 0 for each of six corners"],
    );
    simulate(&["--lang", "fr"]).fails(1, &["Ligne 3", "«\u{a0}10110x\u{a0}»", "six coins"]);
    let missing = scratch.path("missing.txt");
    run(&["simulate", "ants", "--box", &missing]).fails(1, &["missing.txt", "no such file"]);
}

#[test]
fn a_game_without_anything_printed_takes_no_box_file() {
    let scratch = Scratch::new("no-box");
    let file = scratch.file("box.txt", example());
    run(&["simulate", "myrmes", "--box", &file]).fails(1, &["no box file", "“base”"]);
    run(&["games", "--box-example", "myrmes"]).fails(1, &["“myrmes”"]);
}
