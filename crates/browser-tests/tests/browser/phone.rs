//! A small phone.

use browser_tests::pages::{Turn, new_game};
use browser_tests::{Browser, Screen, Stage};
use serde_json::json;

/// Nothing sticks out to the side.
async fn expect_no_sideways_scrolling(browser: &Browser, place: &str) {
    // `innerWidth` would grow with a page that is too wide: the phone then shows all of it, smaller.
    let script = "const page = document.scrollingElement;
                  return [page.scrollWidth, document.documentElement.clientWidth]";
    let found = browser.eval(script, &[]).await;
    assert!(
        found[0].as_f64() <= found[1].as_f64(),
        "{place} is wider than the screen: {found}"
    );
}

#[tokio::test]
async fn a_whole_game_on_a_phone() {
    let stage = Stage::new();
    let ada = stage.browser_with("phone", Screen::PHONE, "en").await;
    let table = new_game::start_here(&ada, &["you", "larva"]).await;
    let mut moves = 0;
    while table.turn().await == Turn::Mine {
        expect_no_sideways_scrolling(&ada, "the table").await;
        table.choose_on_board(moves).await;
        table.end_turn().await;
        moves += 1;
    }
    assert_eq!(moves, 12);
    expect_no_sideways_scrolling(&ada, "the finished table").await;
    // The last picture is there to be looked at; the result stands below it.
    ada.eval("scrollTo(0, 0)", &[]).await;
    let uncovered = "const box = document.querySelector('svg.stage').getBoundingClientRect();
                     const y = Math.min(box.bottom, innerHeight) - 20;
                     const there = document.elementFromPoint(box.x + box.width / 2, y);
                     return there.closest('.stage-frame') !== null";
    ada.until("the board in sight", async || {
        (ada.eval(uncovered, &[]).await == true).then_some(())
    })
    .await;
    ada.click("main [data-go='replay']").await;
    ada.wait_for(".projector").await;
    expect_no_sideways_scrolling(&ada, "the replay").await;
    ada.close().await;
}

#[tokio::test]
async fn names_are_not_cut_on_a_phone() {
    let stage = Stage::new();
    let ada = stage.browser_with("names", Screen::PHONE, "de").await;
    new_game::start_game(&ada, "hidden-empires", "basic", &["you", "larva"]).await;
    ada.wait_text(".plate .name", "Spieler 1").await;
    let script = "return [...document.querySelectorAll('.plate .name')]
                  .every(name => name.scrollWidth <= name.clientWidth
                                 && name.scrollHeight <= name.clientHeight)";
    assert_eq!(ada.eval(script, &[]).await, true);
    ada.close().await;
}

#[tokio::test]
async fn what_a_lesson_shows_and_says_is_in_sight_on_a_phone() {
    let stage = Stage::new();
    let ada = stage
        .browser_with("phone-lesson", Screen::PHONE, "en")
        .await;
    ada.go("#/learn/myrmes").await;
    ada.page("learn").await;
    let script = "const text = document.querySelector('.lesson .task').getBoundingClientRect();
                  const ring = document.querySelector('[data-spotlight]')?.getBoundingClientRect();
                  return Boolean(ring) && 0 <= text.top && text.bottom < innerHeight
                      && text.bottom <= ring.top && ring.top < innerHeight - 40";
    for step in ["event", "births", "colony", "leave"] {
        ada.click("[data-act='next']").await;
        ada.wait_for(&format!("[data-step='{step}']")).await;
        ada.until(&format!("{step} in sight"), async || {
            (ada.eval(script, &[]).await == true).then_some(())
        })
        .await;
    }
    ada.close().await;
}

#[tokio::test]
async fn no_page_scrolls_sideways_on_a_phone() {
    let stage = Stage::new();
    for language in ["en", "fr", "de"] {
        let ada = stage.browser_with("pages", Screen::PHONE, language).await;
        for (route, page) in [
            ("#/", "home"),
            ("#/new/ants", "new"),
            ("#/lobby", "lobby"),
            ("#/replay", "replay"),
            ("#/rules/ants", "rules"),
            ("#/learn/ants", "learn"),
            ("#/settings", "settings"),
            ("#/account", "account"),
        ] {
            ada.go(route).await;
            ada.page(page).await;
            expect_no_sideways_scrolling(&ada, page).await;
            // Nor is anything of the page's head out of sight.
            let head = "const nav = document.querySelector('.head nav');
                        return nav.scrollWidth <= nav.clientWidth";
            assert_eq!(ada.eval(head, &[]).await, true, "{language} {page}");
        }
        ada.close().await;
    }
}

/// A page of 1280 pixels, made four times as large.
const NARROW: Screen = Screen {
    width: 320,
    height: 640,
    density: 2,
    touch: true,
};

/// A phone on its side.
const LOW: Screen = Screen {
    width: 740,
    height: 360,
    density: 2,
    touch: true,
};

const GAMES: [(&str, &str); 4] = [
    ("ants", "base"),
    ("myrmes", "base"),
    ("fourmidable", "child"),
    ("hidden-empires", "basic"),
];

/// Starts a game of each kind with somebody else.
async fn start(browser: &Browser, game: &str, variant: &str) {
    if game == "ants" {
        new_game::start_here(browser, &["you", "larva"]).await;
    } else {
        new_game::start_game(browser, game, variant, &["you", "larva"]).await;
    }
    browser.wait_for("svg.stage").await;
}

#[tokio::test]
async fn no_table_is_wider_than_the_narrowest_screen() {
    let stage = Stage::new();
    let ada = stage.browser_with("narrow", NARROW, "de").await;
    for (game, variant) in GAMES {
        start(&ada, game, variant).await;
        expect_no_sideways_scrolling(&ada, game).await;
        let head = "const nav = document.querySelector('.head nav');
                    return nav.scrollWidth <= nav.clientWidth";
        assert_eq!(ada.eval(head, &[]).await, true, "{game}");
    }
    ada.close().await;
}

#[tokio::test]
async fn on_a_phone_on_its_side_the_picture_keeps_most_of_the_height() {
    let stage = Stage::new();
    let ada = stage.browser_with("low", LOW, "de").await;
    for (game, variant) in GAMES {
        start(&ada, game, variant).await;
        // Looked at, it lies between the edge of the screen and the bar at its foot.
        let share = "document.querySelector('.lens').scrollIntoView();
                     const box = css => document.querySelector(css).getBoundingClientRect();
                     const foot = Math.min(innerHeight, box('.prompt').top, box('.lens').bottom);
                     return (foot - Math.max(0, box('.lens').top)) / innerHeight";
        ada.until(&format!("{game} in sight"), async || {
            (ada.eval(share, &[]).await.as_f64() >= Some(0.6)).then_some(())
        })
        .await;
        expect_no_sideways_scrolling(&ada, game).await;
    }
    ada.close().await;
}

/// Names as long as the server takes them.
const NAMES: [&str; 6] = [
    "Wilhelmina-Charlotte von",
    "Maximiliane Donaudampfsc",
    "Jean-Baptiste de la Four",
    "Konstantinopolitanischer",
    "Anastasia Przybyszewska-",
    "Abdurrahman ibn Muhammad",
];

#[tokio::test]
async fn six_long_names_are_whole_on_every_screen() {
    let stage = Stage::new();
    for game in ["fourmidable", "hidden-empires"] {
        let ada = stage.browser_with("six-names", Screen::DESKTOP, "de").await;
        ada.introduce(NAMES[0]).await;
        let mut seats = vec![json!({ "kind": "open" }); 6];
        seats[0] = json!({ "kind": "me" });
        let table = json!({
            "game": game,
            "setup": if game == "fourmidable" { "experienced players=6" } else { "basic players=6" },
            "seats": seats,
        });
        let script = "const answer = await fetch('/api/v1/tables', { method: 'POST',
                          headers: { 'content-type': 'application/json' },
                          body: JSON.stringify(arguments[0]) });
                      return (await answer.json()).id";
        let id = ada.eval_async(script, &[table]).await;
        let id = id.as_str().expect("a table").to_owned();
        for name in &NAMES[1..] {
            let other = stage.browser("six-others").await;
            other.introduce(name).await;
            other.go(&format!("#/table/{id}")).await;
            other.click("[data-act='sit']").await;
            other.wait_gone("[data-act='sit']").await;
            other.close().await;
        }
        ada.go(&format!("#/table/{id}")).await;
        ada.wait_for(".plate .name").await;
        for (width, height) in [
            (360, 740),
            (820, 1180),
            (1024, 768),
            (1280, 800),
            (1920, 1080),
        ] {
            ada.resize(Screen {
                width,
                height,
                ..Screen::DESKTOP
            })
            .await;
            let cut = "return [...document.querySelectorAll('.plate .name')]
                       .filter(name => name.scrollWidth > name.clientWidth
                                       || name.scrollHeight > name.clientHeight)
                       .map(name => name.innerText)";
            ada.until(&format!("whole names at {width} in {game}"), async || {
                (ada.eval(cut, &[]).await == json!([])).then_some(())
            })
            .await;
        }
        ada.close().await;
    }
}
