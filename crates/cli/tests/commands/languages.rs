//! Languages, colours and pipes.

use std::process::Stdio;

use crate::program::{Scratch, finished_game, program, run, said};

#[test]
fn the_program_speaks_french_when_asked() {
    let scratch = Scratch::new("french");
    let game = scratch.file("game.txt", finished_game(&scratch));
    for (arguments, part) in [
        (&["games", "--lang", "fr"][..], "par défaut"),
        (&["--lang", "fr", "--help"], "Raconter une partie notée"),
        (&["--lang=fr", "simulate", "--help"], "Combien de parties"),
        (&["replay", &game, "--lang", "fr"], "Classement final"),
        (
            &["verify", &game, "--lang", "fr"],
            "tirages viennent de la graine",
        ),
        (&["perft", "ants", "--depth", "1", "--lang", "fr"], "graine"),
    ] {
        let page = run(arguments).fine();
        assert!(page.contains(part), "no “{part}” in:\n{page}");
        assert!(!page.contains("cli-"), "a bare key in:\n{page}");
    }
    let arguments = ["simulate", "ants", "--games", "2", "--seats", "random"];
    let page = run(&[&arguments[..], &["--lang", "fr"]].concat()).fine();
    assert!(page.contains("victoires"), "{page}");
}

#[test]
fn the_program_speaks_german_when_asked() {
    let scratch = Scratch::new("german");
    let game = scratch.file("game.txt", finished_game(&scratch));
    for (arguments, part) in [
        (&["games", "--lang", "de"][..], "Grundspiel"),
        (&["--lang", "de", "--help"], "[en, fr, de]"),
        (&["--lang=de", "simulate", "--help"], "Wie viele Partien"),
        (&["replay", &game, "--lang", "de"], "Endstand"),
        (
            &["verify", &game, "--lang", "de"],
            "kommen aus dem Startwert",
        ),
    ] {
        let page = run(arguments).fine();
        assert!(page.contains(part), "no “{part}” in:\n{page}");
        assert!(!page.contains("cli-"), "a bare key in:\n{page}");
    }
    let austrian = said(program(&["games"]).env("LANG", "de_AT.UTF-8")).fine();
    assert!(austrian.contains("Grundspiel"));
}

#[test]
fn an_unknown_language_names_those_there_are() {
    run(&["--lang", "tlh", "games"]).fails(2, &["tlh", "en, fr, de"]);
}

#[test]
fn the_environment_chooses_the_language() {
    let french = said(program(&["games"]).env("LANG", "fr_CA.UTF-8")).fine();
    assert!(french.contains("Jeu de base"));
    let english = said(
        program(&["games"])
            .env("LANG", "fr_CA.UTF-8")
            .env("LC_ALL", "C"),
    )
    .fine();
    assert!(english.contains("Base game"));
    let empty = said(program(&["games"]).env("LANG", "fr").env("LC_ALL", "")).fine();
    assert!(empty.contains("Jeu de base"));
    let asked = said(program(&["games", "--lang", "en"]).env("LANG", "fr")).fine();
    assert!(asked.contains("Base game"));
}

#[test]
fn mistakes_are_told_in_french() {
    run(&["--lang", "fr", "simulate", "fourmis"])
        .fails(1, &["Il n’y a pas de jeu «\u{a0}fourmis\u{a0}»"]);
    run(&["--lang", "fr", "simulate"]).fails(2, &["Il manque quelque chose", "<GAME>"]);
    run(&["--lang", "fr", "replay", "nulle-part"]).fails(1, &["nulle-part", "n’existe pas"]);
}

#[test]
fn colours_are_for_terminals_only() {
    let plain = run(&["games"]).fine();
    assert!(!plain.contains('\u{1b}'));
    let coloured = said(program(&["games"]).env("CLICOLOR_FORCE", "1")).fine();
    assert!(coloured.contains('\u{1b}'));
    let forced = program(&["games"])
        .env("CLICOLOR_FORCE", "1")
        .env("NO_COLOR", "1")
        .output();
    assert!(!forced.expect("it runs").stdout.contains(&0x1b));
}

#[test]
fn a_reader_who_goes_away_is_no_failure() {
    let mut child = program(&["games", "--json"])
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("it starts");
    drop(child.stdout.take());
    let output = child.wait_with_output().expect("it ends");
    assert_eq!(output.status.code(), Some(0));
    assert_eq!(String::from_utf8_lossy(&output.stderr), "");
}
