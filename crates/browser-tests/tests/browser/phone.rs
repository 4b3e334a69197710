//! A small phone.

use browser_tests::pages::{Turn, new_game};
use browser_tests::{Browser, Screen, Stage};

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
