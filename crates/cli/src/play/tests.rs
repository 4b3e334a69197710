//! The terminal game, played by keys and clicks and read from the screen.

mod games;

use std::path::PathBuf;
use std::time::Duration;

use crossterm::event::{
    Event, KeyCode, KeyEvent, KeyModifiers, MouseButton, MouseEvent, MouseEventKind,
};
use engine::{Awaited, Observer, Seat, Seed};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::Color;
use table::{Locale, Occupant};

use super::app::{App, Mode, Notice};
use super::canvas::Depth;
use super::saves::{self, Save};
use super::{occupants, words};
use crate::boards;

fn save_file(name: &str) -> PathBuf {
    std::env::temp_dir()
        .join(format!("formicary-test-{}", std::process::id()))
        .join(format!("{name}.txt"))
}

fn app(name: &str, seats: &str, locale: Locale) -> App {
    app_of("ants", "base first=beige", name, seats, locale)
}

fn app_of(game: &str, setup: &str, name: &str, seats: &str, locale: Locale) -> App {
    let rules = table::game(game).unwrap();
    let words = words(rules, locale);
    let seats: Vec<_> = seats.split(',').map(str::to_owned).collect();
    let setup = rules.profile().read_setup(setup).unwrap();
    let occupants = occupants(&seats, setup.players(), &words).unwrap();
    let session = rules
        .open(setup, occupants, Seed::from_words(name).into())
        .unwrap();
    let board = boards::board(game);
    let mut app = App::new(rules, session, board, words, Save::at(save_file(name)));
    app.depth = Depth::True;
    app
}

fn press(app: &mut App, keys: &[KeyCode]) {
    for key in keys {
        app.key(KeyEvent::new(*key, KeyModifiers::NONE));
    }
}

fn write(app: &mut App, text: &str) {
    for letter in text.chars() {
        press(app, &[KeyCode::Char(letter)]);
    }
}

/// Waits until the bots are done.
fn wait(app: &mut App) {
    app.settle();
    while app.thinker.is_some() {
        std::thread::sleep(Duration::from_millis(1));
        app.settle();
    }
}

fn picture(app: &mut App, columns: u16, rows: u16) -> Buffer {
    let area = Rect::new(0, 0, columns, rows);
    let mut buffer = Buffer::empty(area);
    app.draw(area, &mut buffer);
    buffer
}

fn screen(app: &mut App, columns: u16, rows: u16) -> String {
    let buffer = picture(app, columns, rows);
    let row = |y: u16| -> String { (0..columns).map(|x| buffer[(x, y)].symbol()).collect() };
    (0..rows).map(|y| row(y) + "\n").collect()
}

fn is_over(app: &App) -> bool {
    matches!(app.session.awaited(), Awaited::Nobody(_))
}

#[test]
fn a_whole_game_is_played_with_the_arrow_keys() {
    let mut app = app("arrows", "you,larva", Locale::ENGLISH);
    let directions = [KeyCode::Left, KeyCode::Up, KeyCode::Right, KeyCode::Down];
    let mut turns = 0;
    while !is_over(&app) {
        wait(&mut app);
        press(
            &mut app,
            &[directions[turns % 4], KeyCode::Char('r'), KeyCode::Tab],
        );
        press(&mut app, &[KeyCode::Enter, KeyCode::Enter]);
        wait(&mut app);
        turns += 1;
        assert!(turns <= 12, "every turn must place a tile");
    }
    assert_eq!(turns, 12);
    let text = screen(&mut app, 110, 38);
    assert!(
        text.contains("wins!") || text.contains("Shared victory"),
        "{text}"
    );
}

#[test]
fn a_whole_game_is_played_by_typing() {
    let mut app = app("typing", "you:Ada,you:Bea", Locale::ENGLISH);
    while !is_over(&app) {
        let action = app.choices[0].notation.clone();
        press(&mut app, &[KeyCode::Char(':')]);
        write(&mut app, &action);
        press(&mut app, &[KeyCode::Enter]);
        assert_eq!(app.mode, Mode::Board, "{:?}", app.notice);
        if app.held.is_some() {
            press(&mut app, &[KeyCode::Enter]);
        }
    }
    assert_eq!(app.session.plies(), 48);
}

#[test]
fn typing_offers_and_completes_what_is_possible() {
    let mut app = app("complete", "you,you", Locale::ENGLISH);
    press(&mut app, &[KeyCode::Char(':')]);
    let all = app.matches.len();
    let tile = app.choices[0]
        .notation
        .split(' ')
        .next()
        .unwrap()
        .to_owned();
    write(&mut app, &tile[..tile.len() - 1]);
    press(&mut app, &[KeyCode::Tab]);
    assert!(app.input.starts_with(&format!("{tile} ")), "{}", app.input);
    assert!(app.matches.len() < all || tile.len() < 2);
    assert!(screen(&mut app, 100, 30).contains("Possible moves"));
    press(&mut app, &[KeyCode::Down, KeyCode::Enter]);
    assert_eq!(app.mode, Mode::Board);
    assert!(app.held.is_some());
}

#[test]
fn nonsense_is_explained_and_keeps_what_was_typed() {
    let mut app = app("nonsense", "you,you", Locale::ENGLISH);
    press(&mut app, &[KeyCode::Char(':')]);
    write(&mut app, "half nowhere");
    press(&mut app, &[KeyCode::Enter]);
    assert_eq!(app.mode, Mode::Typing);
    assert_eq!(app.input, "half nowhere");
    assert!(screen(&mut app, 100, 30).contains("“nowhere” is not a place such as -1,2."));
    press(&mut app, &[KeyCode::Esc]);
    assert_eq!(app.mode, Mode::Board);
}

#[test]
fn a_move_waits_until_the_turn_is_ended_and_can_be_taken_back() {
    let mut app = app("held", "you,larva", Locale::ENGLISH);
    let before = app.session.plies();
    press(&mut app, &[KeyCode::Enter]);
    wait(&mut app);
    assert_eq!(app.session.plies(), before + 1, "the bot has not moved yet");
    assert!(screen(&mut app, 100, 30).contains("u takes the move back"));
    press(&mut app, &[KeyCode::Char('u')]);
    assert_eq!(app.session.plies(), before);
    press(&mut app, &[KeyCode::Char('y')]);
    assert_eq!(app.session.plies(), before + 1);
    press(&mut app, &[KeyCode::Enter]);
    wait(&mut app);
    assert!(app.session.plies() > before + 1);
    press(&mut app, &[KeyCode::Char('u')]);
    assert!(
        matches!(&app.notice, Some(Notice::Refused(reason)) if reason.contains("revealed")),
        "{:?}",
        app.notice
    );
}

#[test]
fn moves_can_count_at_once() {
    let mut app = app("at-once", "you,larva", Locale::ENGLISH);
    press(&mut app, &[KeyCode::Char('c'), KeyCode::Enter]);
    wait(&mut app);
    assert!(app.held.is_none());
    assert!(app.actor().is_some(), "the bot has answered");
}

#[test]
fn pointing_at_an_impossible_place_tells_why() {
    let mut app = app("why", "you,you", Locale::ENGLISH);
    for _ in 0..6 {
        app.key(KeyEvent::new(KeyCode::Left, KeyModifiers::SHIFT));
    }
    assert!(screen(&mut app, 100, 30).contains("Not here"));
    let before = app.session.plies();
    press(&mut app, &[KeyCode::Enter]);
    assert_eq!(app.session.plies(), before);
    assert!(
        matches!(&app.notice, Some(Notice::Refused(why)) if why.contains("(Touching two sides)")),
        "{:?}",
        app.notice
    );
}

#[test]
fn a_hint_points_at_a_possible_move() {
    let mut app = app("hint", "you,you", Locale::ENGLISH);
    press(&mut app, &[KeyCode::Char('h')]);
    wait(&mut app);
    let Some(Notice::Hint(told)) = &app.notice else {
        panic!("{:?}", app.notice);
    };
    assert!(told.starts_with("Hint: "), "{told}");
    let reasons = ["It brings", "promises more"];
    assert!(reasons.iter().any(|reason| told.contains(reason)), "{told}");
    assert!(app.preview().is_some());
}

#[test]
fn clicking_a_place_twice_plays_there() {
    let mut app = app("click", "you,you", Locale::ENGLISH);
    let buffer = picture(&mut app, 100, 30);
    let mark = (0..30)
        .flat_map(|y| (0..60).map(move |x| (x, y)))
        .find(|&spot| buffer[spot].symbol() == "+")
        .expect("the other place is marked");
    let click = Event::Mouse(MouseEvent {
        kind: MouseEventKind::Down(MouseButton::Left),
        column: mark.0,
        row: mark.1,
        modifiers: KeyModifiers::NONE,
    });
    app.event(&click);
    assert!(app.held.is_none());
    picture(&mut app, 100, 30);
    let held = app.board.chosen().unwrap();
    app.event(&click);
    assert!(app.held.is_some());
    assert_eq!(app.session.record(true).plies.last().unwrap().text, held);
}

#[test]
fn the_game_is_saved_after_every_move_and_goes_on_from_there() {
    let mut app = app("saved", "you,larva", Locale::ENGLISH);
    press(&mut app, &[KeyCode::Enter, KeyCode::Enter]);
    wait(&mut app);
    let record = saves::read(&save_file("saved"), &app.words).unwrap();
    assert_eq!(record, app.session.record(true));
    let resumed = table::game("ants").unwrap().resume(&record);
    assert_eq!(resumed.unwrap().plies(), app.session.plies());
    assert!(app.farewell().contains("--resume"));
}

#[test]
fn everything_on_the_screen_is_french_for_french_readers() {
    let mut app = app("french", "you,larva", Locale::FRENCH);
    let text = screen(&mut app, 120, 38);
    for expected in [
        "Joueur 1",
        "à vous de jouer",
        "Ce qui s’est passé",
        "Pile",
        "conseil",
    ] {
        assert!(text.contains(expected), "{expected}: {text}");
    }
    press(&mut app, &[KeyCode::Char('?')]);
    assert!(screen(&mut app, 120, 38).contains("Touches"));
}

#[test]
fn without_colours_patterns_show_the_tiles() {
    let mut app = app("mono", "you,you", Locale::ENGLISH);
    app.depth = Depth::Mono;
    let buffer = picture(&mut app, 100, 30);
    assert!(buffer.content.iter().any(|cell| cell.symbol() == "▒"));
    assert!(
        buffer
            .content
            .iter()
            .all(|cell| cell.fg == Color::Reset && cell.bg == Color::Reset)
    );
}

#[test]
fn every_size_of_window_can_be_drawn() {
    let mut app = app("sizes", "you,you", Locale::ENGLISH);
    for columns in (1..140).step_by(7) {
        for rows in (1..60).step_by(5) {
            screen(&mut app, columns, rows);
        }
    }
    assert!(screen(&mut app, 40, 10).contains("too small"));
    press(&mut app, &[KeyCode::Char('?')]);
    for rows in (20..40).step_by(3) {
        screen(&mut app, 80, rows);
    }
}

#[test]
fn whoever_must_act_is_asked_before_those_who_may() {
    // White has just caught what an objective of hers needs, and it is Blue's turn.
    let records = include_str!("../../../web/lessons/fourmidable.txt");
    let (record, _) = records.split_once("\n\n").unwrap();
    let rules = table::game("fourmidable").unwrap();
    let words = words(rules, Locale::ENGLISH);
    let people = ["you:White".to_owned(), "you:Blue".to_owned()];
    let people = occupants(&people, 2, &words).unwrap();
    let session = rules.branch(&record.parse().unwrap(), 26, &people, Seed([0; 32]));
    let board = boards::board("fourmidable");
    let save = Save::at(save_file("may"));
    let mut app = App::new(rules, session.unwrap(), board, words, save);
    assert_eq!(app.person, Some(Seat::new(1)));
    assert!(app.board.chosen().unwrap().starts_with("walk"));
    press(&mut app, &[KeyCode::Char('p')]);
    assert_eq!(app.mode, Mode::HandOver(Seat::new(0)));
    press(&mut app, &[KeyCode::Enter]);
    assert_eq!(app.board.chosen().unwrap(), "reveal h05");
    press(&mut app, &[KeyCode::Enter, KeyCode::Enter]);
    assert_eq!(app.person, Some(Seat::new(1)));
}

#[test]
fn another_game_after_one_by_older_rules_gets_the_newest() {
    let rules = table::catalog::rules_of::<yardsticks::Crumbs>();
    let profile = rules.profile();
    assert!(profile.newest() > 1);
    let setup = profile.by_revision(profile.usual(), 1).unwrap();
    let people = vec![Occupant::Human("Ada".to_owned()); setup.players()];
    let mut session = rules
        .open(setup, people, Seed::from_words("old").into())
        .unwrap();
    loop {
        while session.advance() {}
        let Some(seat) = session.awaited().actors().first() else {
            break;
        };
        let action = session.legal(seat).remove(0);
        session.play(seat, &action).unwrap();
    }
    let words = words(rules, Locale::ENGLISH);
    let save = Save::at(save_file("old"));
    let mut app = App::new(rules, session, boards::board("crumbs"), words, save);
    assert_eq!(app.session.setup().revision(), 1);
    press(&mut app, &[KeyCode::Char('n')]);
    assert_eq!(app.session.plies().min(1), 1, "another game has begun");
    assert_eq!(app.session.setup().revision(), profile.newest());
    std::fs::remove_file(app.save.file()).unwrap();
}

#[test]
fn a_game_that_does_not_tell_its_seed_waits_and_does_not_hang() {
    let rules = table::game("ants").unwrap();
    let setup = rules.profile().read_setup("base first=beige").unwrap();
    let people = vec![Occupant::Human("Ada".to_owned()); 2];
    let seed = Seed::from_words("not told");
    // As a server gives out the record of a game that goes on.
    let session = rules.open(setup, people, seed.into()).unwrap();
    let record = session.record(false);
    assert_eq!(record.seed, None);
    let session = rules.resume(&record).unwrap();
    let words = words(rules, Locale::ENGLISH);
    let save = Save::at(save_file("seedless"));
    let app = App::new(rules, session, boards::board("ants"), words, save);
    assert!(matches!(app.session.awaited(), Awaited::Chance));
}

#[test]
fn a_new_game_is_not_written_over_another() {
    let file = save_file("kept");
    std::fs::create_dir_all(file.parent().unwrap()).unwrap();
    std::fs::write(&file, "formicary record 1\ngame ants\nrules 99\n").unwrap();
    let play = |save: PathBuf| super::Play {
        game: Some("ants".to_owned()),
        variant: None,
        players: None,
        options: Vec::new(),
        box_file: None,
        seats: Vec::new(),
        seed: Some("7".to_owned()),
        save: Some(save),
        resume: None,
    };
    assert!(super::start(&play(file), Locale::ENGLISH).is_err());
    assert!(super::start(&play(save_file("free")), Locale::ENGLISH).is_ok());
}

#[test]
fn the_same_seed_again_is_another_save() {
    let seed = Seed::from_words("twice");
    let folder = save_file("folder").with_extension("");
    let first = Save::in_folder(&folder, "ants", &seed);
    std::fs::create_dir_all(&folder).unwrap();
    std::fs::write(first.file(), "a game that goes on").unwrap();
    let second = Save::in_folder(&folder, "ants", &seed);
    assert_ne!(first.file(), second.file());
}

#[test]
fn every_game_of_the_catalog_has_a_board() {
    for rules in table::games() {
        assert!(boards::own(rules.profile().id).is_some());
    }
}

#[test]
fn every_language_has_the_same_keys() {
    let keys = |text: &'static str| -> Vec<_> {
        text.lines()
            .filter_map(|line| line.split_once(" = "))
            .map(|(key, _)| key)
            .collect()
    };
    for (code, text) in super::TEXTS.0 {
        assert_eq!(keys(super::TEXTS.get("en")), keys(text), "{code}");
    }
}
