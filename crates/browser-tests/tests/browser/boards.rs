//! What all boards have in common: the board comes first, nothing jumps, and all of it can be reached.

use browser_tests::pages::fourmidable::Forest;
use browser_tests::pages::{Colony, Turn, new_game};
use browser_tests::{Browser, Screen, Stage};
use serde_json::{Value, json};
use thirtyfour::Key;

const LARGE: Screen = Screen {
    width: 1920,
    height: 1080,
    density: 1,
    touch: false,
};

const GAMES: [(&str, &str); 4] = [
    ("ants", "base"),
    ("myrmes", "base"),
    ("fourmidable", "child"),
    ("hidden-empires", "basic"),
];

/// How wide the picture itself is, what is drawn and not the room for it; and where its end is.
async fn picture(browser: &Browser) -> (f64, f64) {
    let script = "const stage = document.querySelector('svg.stage');
                  const box = stage.viewBox.baseVal, room = stage.getBoundingClientRect();
                  const scale = Math.min(room.width / box.width, room.height / box.height);
                  return [scale * box.width, room.bottom]";
    let found = browser.eval(script, &[]).await;
    let number = |index: usize| found[index].as_f64().expect("a number");
    (number(0), number(1))
}

#[tokio::test]
async fn the_board_comes_first_on_every_screen() {
    let stage = Stage::new();
    let ada = stage.browser("board-first").await;
    for (game, variant) in GAMES {
        ada.resize(Screen::DESKTOP).await;
        if game == "ants" {
            new_game::start_here(&ada, &["you", "larva"]).await;
        } else {
            new_game::start_game(&ada, game, variant, &["you", "larva"]).await;
        }
        ada.wait_for("svg.stage").await;
        ada.until("the picture", async || {
            (picture(&ada).await.0 > 0.0).then_some(())
        })
        .await;
        let (width, bottom) = picture(&ada).await;
        assert!(width >= 0.45 * 1280.0, "{game}: {width} of 1280");
        assert!(bottom <= 800.0, "{game} ends at {bottom}");
        // Whose turn it is, the scores and what is asked are in sight beside it, once each.
        for css in [".prompt", ".plates"] {
            let script =
                "const part = document.querySelector(arguments[0]).getBoundingClientRect();
                          const board = document.querySelector('svg.stage').getBoundingClientRect();
                          return part.bottom <= innerHeight && part.left >= board.right";
            assert_eq!(ada.eval(script, &[json!(css)]).await, true, "{game}: {css}");
        }
        assert_eq!(ada.count("[data-seat-number]").await, 2, "{game}");
        ada.resize(LARGE).await;
        let (large, bottom) = picture(&ada).await;
        assert!(large >= 1.25 * width, "{game}: {width}, then {large}");
        assert!(bottom <= 1080.0, "{game} ends at {bottom}");
    }
    ada.close().await;
}

/// Where the parts of the table are.
async fn places(browser: &Browser) -> Value {
    let script = "return ['svg.stage', '.prompt', '.prompt .acts', '.plates', '.tray'].map(css => {
                      const part = document.querySelector(css)?.getBoundingClientRect();
                      return part && part.height > 0
                          ? [css, ...[part.left, part.top, part.width].map(Math.round)] : [css];
                  })";
    browser.eval(script, &[]).await
}

/// Parts that are there both times are where they were.
fn expect_same_places(before: &Value, after: &Value, when: &str) {
    let parts = |all: &Value| all.as_array().cloned().unwrap_or_default();
    for (one, other) in parts(before).iter().zip(parts(after)) {
        let lengths = [one, &other].map(|part| part.as_array().map_or(0, Vec::len));
        if lengths == [4, 4] {
            assert_eq!(*one, other, "{when}");
        }
    }
}

#[tokio::test]
async fn nothing_jumps_from_prompt_to_prompt() {
    let stage = Stage::new();
    let ada = stage.browser("no-jumps").await;
    let table = new_game::start_here(&ada, &["you", "larva"]).await;
    assert_eq!(table.turn().await, Turn::Mine);
    let before = places(&ada).await;
    ada.click("[data-tile]").await;
    ada.wait_for("[data-refusal]").await;
    expect_same_places(&before, &places(&ada).await, "Ants, a refusal");
    table.choose_on_board(1).await;
    expect_same_places(&before, &places(&ada).await, "Ants, a chosen move");
    table.end_turn().await;
    assert_eq!(table.turn().await, Turn::Mine);
    expect_same_places(&before, &places(&ada).await, "Ants, the next turn");

    new_game::start_game(&ada, "myrmes", "base", &["you", "larva"]).await;
    let colony = Colony::here(&ada).await;
    ada.wait_for("[data-phase='plan'] [data-action^='event']")
        .await;
    let before = places(&ada).await;
    colony.play_until("Year 1, summer").await;
    expect_same_places(&before, &places(&ada).await, "Myrmes, the next season");

    new_game::start_game(&ada, "fourmidable", "child", &["you", "larva"]).await;
    let forest = Forest::at(&ada);
    forest.play_to("turn").await;
    let before = places(&ada).await;
    forest.play_to("walk").await;
    expect_same_places(&before, &places(&ada).await, "Fourmidable, an ant taken up");
    ada.close().await;
}

#[tokio::test]
async fn moves_are_folded_away_and_nothing_dead_is_left_to_press() {
    let stage = Stage::new();
    let ada = stage.browser("folded").await;
    let table = new_game::start_here(&ada, &["you", "larva"]).await;
    assert_eq!(table.turn().await, Turn::Mine);
    let height = "return document.querySelector('[data-moves]').getBoundingClientRect().height *
                  (document.querySelector('[data-moves-body]').clientHeight > 1)";
    assert_eq!(ada.eval(height, &[]).await, 0);
    assert!(ada.count("[data-moves] [role='option']").await > 0);
    ada.press("m").await;
    ada.until("the list", async || {
        (ada.eval(height, &[]).await.as_f64() > Some(40.0)).then_some(())
    })
    .await;
    ada.wait_focus("[data-moves]").await;
    // Buttons that would do nothing are not seen.
    let dead = "return [...document.querySelectorAll('.prompt button:disabled')]
                .filter(button => getComputedStyle(button).visibility !== 'hidden').length";
    assert_eq!(ada.eval(dead, &[]).await, 0);
    table.play_to_the_end().await;
    for act in ["play", "end-turn", "undo", "redo", "hint", "turn-left"] {
        let css = format!("[data-act='{act}']");
        let seen = "return [...document.querySelectorAll(arguments[0])]
                    .filter(it => getComputedStyle(it).visibility !== 'hidden').length";
        assert_eq!(ada.eval(seen, &[json!(css)]).await, 0, "{act}");
    }
    ada.close().await;
}

#[tokio::test]
async fn a_question_mark_shows_the_keys_on_every_page() {
    let stage = Stage::new();
    let ada = stage.browser("keys").await;
    for (game, variant, key) in [
        ("", "", "Tab"),
        ("myrmes", "base", "F"),
        ("hidden-empires", "basic", "+ −"),
    ] {
        if !game.is_empty() {
            new_game::start_game(&ada, game, variant, &["you", "larva"]).await;
            ada.wait_for("svg.stage").await;
        }
        ada.press("?").await;
        ada.wait_text("[data-keyboard][open] kbd", key).await;
        ada.press(Key::Escape).await;
        ada.wait_gone("[data-keyboard][open]").await;
    }
    ada.close().await;
}

#[tokio::test]
async fn the_keyboard_stays_on_the_board_after_a_move() {
    let stage = Stage::new();
    let ada = stage.browser("focus").await;
    let table = new_game::start_here(&ada, &["you", "larva"]).await;
    assert_eq!(table.turn().await, Turn::Mine);
    table.choose_on_board_by_keyboard().await;
    table.end_turn_by_keyboard().await;
    assert_eq!(table.turn().await, Turn::Mine);
    let on_board = "return document.activeElement.closest('[data-board]') !== null";
    assert_eq!(ada.eval(on_board, &[]).await, true);
    ada.press(Key::Right).await;
    ada.wait_focus("[data-spot]").await;
    // A stepper keeps the focus though it is drawn anew.
    new_game::start_game(&ada, "myrmes", "base", &["you", "larva"]).await;
    Colony::here(&ada).await;
    ada.click("button[data-action^='event']:not([aria-disabled])")
        .await;
    ada.wait_for("[data-step='larvae+']:not([aria-disabled])")
        .await;
    ada.tab_to("[data-step='larvae+']").await;
    ada.press(Key::Enter).await;
    ada.wait_text(".track.larvae output", "1").await;
    ada.until("the focus on the stepper", async || {
        ada.has_focus("[data-step='larvae+']").await.then_some(())
    })
    .await;
    ada.close().await;
}

#[tokio::test]
async fn pieces_are_dragged_in_every_game() {
    let stage = Stage::new();
    let ada = stage.browser("drags").await;
    let table = new_game::start_here(&ada, &["you", "larva"]).await;
    assert_eq!(table.turn().await, Turn::Mine);
    ada.drag("button[data-hand='2']", "[data-spot]").await;
    ada.wait_for("[data-spot][aria-pressed='true']").await;
    ada.wait_for("button[data-hand='2'][aria-pressed='true']")
        .await;
    ada.click("[data-act='play']").await;
    table.end_turn().await;

    new_game::start_game(&ada, "fourmidable", "child", &["you", "larva"]).await;
    let forest = Forest::at(&ada);
    forest.play_to("turn").await;
    // Of several ants on a spot the one that is pulled goes, and all the way.
    let digger = ".nest [data-walk^='walk digger']";
    ada.hover(digger).await;
    ada.wait_for(".stage .spot.foreseen").await;
    let near = ada.attributes(".stage .spot.foreseen", "data-spot").await;
    let goal = near.last().expect("somewhere to go");
    ada.drag(digger, &format!(".stage .spot[data-spot='{goal}']"))
        .await;
    ada.wait_text(".prompt, [data-log] li", &format!("goes to {goal}"))
        .await;
    ada.wait_gone(".nest [data-walk^='walk digger']").await;

    // A worker is sent to where it is dropped.
    resume(&ada, GARDEN).await;
    ada.wait_for("[data-phase='sortie'] .spot.far").await;
    let far = ada.attributes(".spot.far", "data-spot").await;
    let goal = far.last().expect("somewhere to go").clone();
    let worker = ada
        .attributes(".stage .spot[tabindex='0']", "data-spot")
        .await;
    let worker = format!(".stage .spot[data-spot='{}']", worker[0]);
    ada.drag(&worker, &format!(".stage .spot[data-spot='{goal}']"))
        .await;
    ada.wait_text("[data-log] li", &format!("→ {goal}")).await;
    // A tile lies where it is dropped until it is placed, and goes back if it is dropped beside the garden.
    let shape = ada.attributes("[data-lift]:has(.can)", "data-lift").await;
    let tile = format!("[data-lift='{}'] button", shape[0]);
    ada.drag(&tile, &worker).await;
    ada.wait_for(&format!("{tile}[aria-pressed='true']")).await;
    ada.wait_for(".stage .ghost").await;
    ada.wait_for("[data-place]").await;
    ada.press(Key::Escape).await;
    ada.wait_gone(".stage .ghost").await;
    ada.drag(&tile, ".plates").await;
    ada.wait_for(&format!("{tile}[aria-pressed='false']")).await;
    assert_eq!(ada.count(".stage .ghost").await, 0);
    ada.close().await;
}

/// Games of as many players as there can be.
const FULL: [(&str, &str, usize); 3] = [
    ("myrmes", "base", 4),
    ("fourmidable", "apprentice", 6),
    ("hidden-empires", "basic", 6),
];

#[tokio::test]
async fn the_board_comes_first_with_many_players_too() {
    let stage = Stage::new();
    let ada = stage.browser("board-many").await;
    for (game, variant, players) in FULL {
        ada.go(&format!("#/new/{game}")).await;
        ada.page("new").await;
        ada.choose("[data-field='variant']", variant).await;
        ada.choose("[data-field='players']", &players.to_string())
            .await;
        ada.click("[data-act='start-local']").await;
        ada.wait_for("svg.stage").await;
        ada.until("all plates", async || {
            (ada.count("[data-seat-number]").await == players as u64).then_some(())
        })
        .await;
        let (width, bottom) = picture(&ada).await;
        assert!(width >= 0.45 * 1280.0, "{game}: {width} of 1280");
        assert!(bottom <= 800.0, "{game} ends at {bottom}");
    }
    ada.close().await;
}

#[tokio::test]
async fn who_only_watches_finds_nothing_dead_to_press() {
    let stage = Stage::new();
    let ada = stage.browser("watches").await;
    for (game, variant, still) in [
        ("myrmes", "base", ".event.still"),
        ("hidden-empires", "basic", ".chamber.still"),
    ] {
        new_game::start_game(&ada, game, variant, &["larva", "larva"]).await;
        ada.wait_for(still).await;
        let dead = "button[data-action], button[data-take], button.chamber";
        let dead = format!("[data-board] :is({dead})");
        assert_eq!(ada.count(&dead).await, 0, "{game}");
    }
    ada.close().await;
}

#[tokio::test]
async fn on_a_phone_the_board_can_be_magnified() {
    let stage = Stage::new();
    let ada = stage.browser_with("lens", Screen::PHONE, "en").await;
    new_game::start_game(&ada, "hidden-empires", "basic", &["you", "larva"]).await;
    ada.wait_for(".stage .spot").await;
    let hexagon = "return document.querySelector('.stage .spot').getBoundingClientRect().width";
    let before = ada.eval(hexagon, &[]).await.as_f64().expect("a width");
    ada.click("[data-act='magnify']").await;
    ada.until("larger hexagons", async || {
        (ada.eval(hexagon, &[]).await.as_f64() > Some(1.8 * before)).then_some(())
    })
    .await;
    // Scores stand right above the board, and the page is no wider than the screen.
    let near = "const plates = document.querySelector('.plates').getBoundingClientRect();
                const stage = document.querySelector('.lens').getBoundingClientRect();
                return [stage.top - plates.bottom < 40 && plates.bottom <= stage.top,
                        document.scrollingElement.scrollWidth <= document.documentElement.clientWidth]";
    assert_eq!(ada.eval(near, &[]).await, json!([true, true]));
    ada.close().await;
}

/// A worker has just left its colony.
const GARDEN: &str = include_str!("../../examples/screenshots/myrmes.txt");
/// A farmer has just been taken up.
const FOREST: &str = include_str!("../../examples/screenshots/fourmidable.txt");

async fn resume(browser: &Browser, record: &str) {
    let script = "localStorage.setItem('formicary.game.kept', arguments[0])";
    browser.eval(script, &[json!(record)]).await;
    browser.go("#/").await;
    browser.page("home").await;
    browser.go("#/local/kept").await;
}

#[tokio::test]
async fn what_the_board_says_fits_what_it_shows() {
    let stage = Stage::new();
    let ada = stage.browser("truthful").await;
    // A way that ends in water: the reason is the water, not that it is far.
    resume(&ada, FOREST).await;
    ada.wait_for("[data-phase='walk'] .spot.go").await;
    // While it can go on, nothing invites to stop.
    ada.wait_for("[data-action='stop']:not(.primary)").await;
    let unreachable = "return [...document.querySelectorAll('.stage .spot:not(.can)')]
                       .map(spot => spot.dataset.spot)";
    let spots = ada.eval(unreachable, &[]).await;
    let far = spots.as_array().and_then(|spots| spots.last()).cloned();
    let far = far.expect("somewhere it cannot go");
    ada.click(&format!(".stage .spot[data-spot={far}]")).await;
    ada.wait_for("[data-refusal]").await;
    let reason = ada.text("[data-refusal] span").await;
    assert!(!reason.contains("not next to the ant"), "{reason}");

    // Ants, a move that waits: one sentence says so, and nobody else is to move.
    let table = new_game::start_here(&ada, &["you", "larva"]).await;
    assert_eq!(table.turn().await, Turn::Mine);
    table.choose_on_board(0).await;
    ada.wait_text("[data-status]", "Not played yet").await;
    assert_eq!(ada.texts(".tray .task").await.join(""), "");
    ada.close().await;
}
