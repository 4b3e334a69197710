//! A small phone.

use browser_tests::pages::{Turn, new_game};
use browser_tests::{Browser, Screen, Stage};

/// Nothing sticks out to the side.
async fn expect_no_sideways_scrolling(browser: &Browser, place: &str) {
    let script = "const page = document.scrollingElement;
                  return [page.scrollWidth, innerWidth]";
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
        }
        ada.close().await;
    }
}
