//! Each game by keys, on its own board.

use super::*;

#[test]
fn a_whole_game_of_myrmes_is_played_with_the_arrow_keys() {
    let mut app = app_of(
        "myrmes",
        "base players=2",
        "myrmes",
        "you,larva",
        Locale::ENGLISH,
    );
    let mut presses = 0;
    while !is_over(&app) {
        wait(&mut app);
        if let Some(action) = app.board.chosen() {
            assert!(app.choices.iter().any(|choice| choice.notation == action));
        }
        press(&mut app, &[KeyCode::Tab, KeyCode::Down]);
        press(&mut app, &[KeyCode::Enter, KeyCode::Enter]);
        if presses % 16 == 0 {
            for (columns, rows) in [(80, 24), (120, 40)] {
                let text = screen(&mut app, columns, rows);
                assert!(text.contains("winter"), "{text}");
            }
        }
        presses += 1;
        assert!(presses < 2_000, "the game goes on");
    }
}

#[test]
fn nurses_are_set_with_letters() {
    let mut app = app_of(
        "myrmes",
        "base players=2",
        "nurses",
        "you,larva",
        Locale::FRENCH,
    );
    wait(&mut app);
    press(&mut app, &[KeyCode::Enter]);
    // Three nurses: first two of them on workers, as the usual choice has it.
    let before = app.board.chosen().unwrap();
    assert!(
        before.starts_with("births") && before.contains("workers 2"),
        "{before}"
    );
    press(&mut app, &[KeyCode::Char('k')]);
    assert!(!app.board.chosen().unwrap().contains("workers"));
    press(&mut app, &[KeyCode::Char('s'), KeyCode::Char('a')]);
    let after = app.board.chosen().unwrap();
    assert!(after.contains("soldiers"), "{after}");
}

#[test]
fn a_whole_game_of_fourmidable_is_played_with_the_arrow_keys() {
    let mut app = app_of(
        "fourmidable",
        "child players=2",
        "fourmidable",
        "you,larva",
        Locale::ENGLISH,
    );
    let arrows = [KeyCode::Left, KeyCode::Up, KeyCode::Right, KeyCode::Down];
    let mut presses = 0;
    while !is_over(&app) {
        wait(&mut app);
        if let Some(action) = app.board.chosen() {
            assert!(app.choices.iter().any(|choice| choice.notation == action));
        }
        let (columns, rows) = [(80, 24), (120, 40)][presses % 2];
        let text = screen(&mut app, columns, rows);
        assert!(text.contains("Round") && text.contains(" · obj "), "{text}");
        press(&mut app, &[arrows[presses % 4], arrows[presses / 3 % 4]]);
        if presses % 5 == 0 {
            press(&mut app, &[KeyCode::Tab]);
        }
        press(&mut app, &[KeyCode::Enter, KeyCode::Enter]);
        presses += 1;
        assert!(presses < 4_000, "the game goes on");
    }
}

#[test]
fn every_level_of_fourmidable_can_be_drawn_and_played() {
    for (setup, seats) in [
        ("apprentice players=3", "you,larva,larva"),
        ("intermediate players=2", "you,larva"),
        ("experienced players=6", "you,larva,larva,larva,larva,larva"),
        ("solo players=1", "you"),
    ] {
        let mut app = app_of("fourmidable", setup, setup, seats, Locale::FRENCH);
        app.depth = Depth::Mono;
        for step in 0..60 {
            wait(&mut app);
            let (columns, rows) = [(80, 24), (60, 20), (150, 50)][step % 3];
            assert!(screen(&mut app, columns, rows).contains("Tour"));
            let key = [KeyCode::Tab, KeyCode::Down, KeyCode::Char('+')][step % 3];
            press(&mut app, &[key, KeyCode::Char('o'), KeyCode::Enter]);
            if app.held.is_some() {
                press(&mut app, &[KeyCode::Enter]);
            }
        }
        assert!(app.session.plies() > 60, "{setup}: actions are played");
    }
}

#[test]
fn arrows_point_at_neighbours_on_the_screen() {
    let mut app = app_of(
        "fourmidable",
        "child players=2",
        "pointing",
        "you,larva",
        Locale::ENGLISH,
    );
    wait(&mut app);
    while !app
        .board
        .chosen()
        .is_some_and(|action| action.starts_with("walk"))
    {
        press(&mut app, &[KeyCode::Enter, KeyCode::Enter]);
        wait(&mut app);
    }
    press(&mut app, &[KeyCode::Enter]);
    // The nest hole of seat 1 is l11. The forest lies on its side: l10 is to the left of it, k11 and
    // k12 are above it, m8 is below it.
    screen(&mut app, 80, 24);
    press(&mut app, &[KeyCode::Char(':')]);
    write(&mut app, "step l10");
    press(&mut app, &[KeyCode::Down, KeyCode::Esc]);
    let mut seen = Vec::new();
    for key in [KeyCode::Up, KeyCode::Right, KeyCode::Down, KeyCode::Down] {
        press(&mut app, &[key]);
        seen.push(app.board.chosen().unwrap());
    }
    assert_eq!(seen, ["step k11", "step k12", "stop", "step m8"]);
}

#[test]
fn the_letters_are_explained() {
    let mut app = app_of(
        "fourmidable",
        "child players=2",
        "letters",
        "you,larva",
        Locale::ENGLISH,
    );
    press(&mut app, &[KeyCode::Char('?'), KeyCode::Char('?')]);
    assert!(screen(&mut app, 80, 24).contains("ladybug, caterpillar, beetle"));
    press(&mut app, &[KeyCode::Char('?')]);
    assert_eq!(app.mode, Mode::Board);
}

#[test]
fn two_game_turns_of_hidden_empires_are_played_with_keys() {
    let mut app = app_of(
        "hidden-empires",
        "basic players=2",
        "empires",
        "you,larva",
        Locale::ENGLISH,
    );
    let keys = [
        KeyCode::Char('+'),
        KeyCode::Right,
        KeyCode::Tab,
        KeyCode::Down,
        KeyCode::Left,
        KeyCode::Up,
    ];
    let mut presses = 0;
    loop {
        wait(&mut app);
        if let Some(action) = app.board.chosen() {
            assert!(app.choices.iter().any(|choice| choice.notation == action));
        }
        let (columns, rows) = [(80, 24), (120, 40), (60, 20)][presses % 3];
        let text = screen(&mut app, columns, rows);
        assert!(text.contains("Nest of Player 1"), "{text}");
        if text.contains("Turn 3") {
            break;
        }
        press(&mut app, &[keys[presses % 6], KeyCode::Char('o')]);
        press(&mut app, &[KeyCode::Enter, KeyCode::Enter]);
        presses += 1;
        assert!(presses < 1_000, "the game goes on");
    }
    assert!(presses > 10, "{presses} presses are hardly two turns");
}

#[test]
fn the_advanced_game_is_played_with_keys_and_shows_the_hand() {
    let mut app = app_of(
        "hidden-empires",
        "advanced players=2",
        "advanced",
        "you,larva",
        Locale::ENGLISH,
    );
    let keys = [
        KeyCode::Char('+'),
        KeyCode::Right,
        KeyCode::Tab,
        KeyCode::Down,
        KeyCode::Up,
    ];
    let me = Observer::Seat(Seat::new(0));
    let mut presses = 0;
    let mut turns = 0;
    let mut hands = 0;
    while turns < 2 || hands < 20 {
        wait(&mut app);
        app.depth = [Depth::True, Depth::Mono][presses / 3 % 2];
        let (columns, rows) = [(80, 24), (120, 40), (60, 20)][presses % 3];
        let text = screen(&mut app, columns, rows);
        let view = app.session.view(me);
        let hand = view["hand"].as_array().unwrap();
        assert_eq!(text.contains(" Hand:"), !hand.is_empty(), "{text}");
        for card in hand {
            let key = format!("card-{}", card.as_str().unwrap());
            let name = app.words.get(&key);
            assert!(text.contains(&name), "{name}: {text}");
        }
        if let Some(action) = app.board.chosen() {
            assert!(app.choices.iter().any(|choice| choice.notation == action));
            assert!(
                app.notice.is_some() || text.contains("Player 1: "),
                "{text}"
            );
        }
        hands += usize::from(!hand.is_empty());
        turns = view["table"]["game_turn"].as_u64().unwrap() - 1;
        press(&mut app, &[keys[presses % 5]]);
        press(&mut app, &[KeyCode::Enter, KeyCode::Enter]);
        presses += 1;
        assert!(presses < 3_000 && !is_over(&app), "no hand card came");
    }
}

#[test]
fn cards_are_pointed_at_and_played() {
    let mut app = app_of(
        "hidden-empires",
        "advanced players=2",
        "cards",
        "you,larva",
        Locale::ENGLISH,
    );
    let chosen = |app: &App| app.board.chosen().unwrap_or_default();
    let is_card = |app: &App| {
        let mut choices = app.choices.iter();
        choices.any(|choice| choice.notation.starts_with("play "))
    };
    for _ in 0..3_000 {
        wait(&mut app);
        if app.held.is_none() && is_card(&app) {
            break;
        }
        press(&mut app, &[KeyCode::Enter]);
    }
    assert!(!chosen(&app).starts_with("play "), "no card is wasted");
    for _ in 0..20 {
        if !chosen(&app).starts_with("play ") {
            press(&mut app, &[KeyCode::Tab]);
        }
    }
    let action = chosen(&app);
    let card = action.split(' ').nth(1).unwrap();
    let name = app.words.get(&format!("card-{card}"));
    let text = screen(&mut app, 80, 24);
    assert!(text.contains(&format!("{name}]")), "{text}");
    // What it does is told below, in as many lines as that takes.
    let does = app.words.get(&format!("card-{card}-text"));
    let begins: Vec<&str> = does.split(' ').take(2).collect();
    assert!(text.contains(&begins.join(" ")), "{text}");
    press(&mut app, &[KeyCode::Enter]);
    let played = app.session.record(true);
    assert!(played.plies.iter().any(|ply| ply.text == action));
}

#[test]
fn traits_are_drafted_with_keys() {
    let mut app = app_of(
        "hidden-empires",
        "advanced players=3 realistic-time-scale=on",
        "draft",
        "you,larva,larva",
        Locale::FRENCH,
    );
    let chosen = |app: &App| app.board.chosen().unwrap_or_default();
    let mut kept = Vec::new();
    for _ in 0..200 {
        wait(&mut app);
        let text = screen(&mut app, 80, 24);
        if chosen(&app).starts_with("keep ") {
            assert!(text.contains("Paquet\u{a0}:"), "{text}");
            for name in &kept {
                assert!(text.contains(name), "{name}: {text}");
            }
            press(&mut app, &[KeyCode::Down]);
            let action = chosen(&app);
            let card = action.strip_prefix("keep ").unwrap();
            kept.push(app.words.get(&format!("card-{card}")));
        }
        if chosen(&app).starts_with("lift ") {
            break;
        }
        press(&mut app, &[KeyCode::Enter]);
        if app.held.is_some() {
            press(&mut app, &[KeyCode::Enter]);
        }
    }
    // A pack may hold nothing that goes with what one has.
    assert!(kept.len() >= 2, "{kept:?}");
    let text = screen(&mut app, 80, 24);
    for name in &kept {
        assert!(text.contains(name), "{name}: {text}");
    }
}

#[test]
fn groups_of_ants_are_made_larger_and_brought_to_a_chamber() {
    let mut app = app_of(
        "hidden-empires",
        "basic players=2",
        "groups",
        "you,you",
        Locale::ENGLISH,
    );
    let chosen = |app: &App| app.board.chosen().unwrap_or_default();
    // Both place a nest; nobody has a secret, so nobody hands over.
    for _ in 0..6 {
        if !chosen(&app).starts_with("lift") {
            press(&mut app, &[KeyCode::Enter]);
            assert_eq!(app.mode, Mode::Board);
        }
    }
    screen(&mut app, 80, 24);
    let one = chosen(&app);
    press(&mut app, &[KeyCode::Char('+')]);
    assert_eq!(chosen(&app), one.replace(" 1", " 2"));
    press(&mut app, &[KeyCode::Char('-'), KeyCode::Enter]);
    assert!(screen(&mut app, 80, 24).contains("On the way from"));
    let mut seen = vec![chosen(&app)];
    press(&mut app, &[KeyCode::Right]);
    seen.push(chosen(&app));
    assert_eq!(seen, ["put builders", "put nurses"]);
    press(&mut app, &[KeyCode::Enter]);
    assert!(screen(&mut app, 80, 24).contains("nurses 1"));
}
