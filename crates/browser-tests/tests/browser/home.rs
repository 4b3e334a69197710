//! The first page, and the way from page to page.

use browser_tests::{Screen, Stage};

#[tokio::test]
async fn home_shows_the_games_and_every_link_has_a_name_of_its_own() {
    let stage = Stage::new();
    let ada = stage.browser("home").await;
    ada.page("home").await;
    let loaded = "return [...document.querySelectorAll('.game img')]
                      .filter((img) => { img.loading = 'eager'; return img.complete && img.naturalWidth > 0 })
                      .length";
    ada.until("four pictures", async || {
        (ada.eval(loaded, &[]).await == 4).then_some(())
    })
    .await;
    let mut names = ada.attributes(".game a", "aria-label").await;
    let all = names.len();
    names.sort();
    names.dedup();
    assert_eq!(names.len(), all, "{names:?}");
    // They stand in even rows.
    for (width, rows) in [(390, 4), (1024, 2), (1280, 1), (1920, 1)] {
        let screen = Screen {
            width,
            height: 900,
            ..Screen::DESKTOP
        };
        ada.resize(screen).await;
        let count = "return new Set([...document.querySelectorAll('.game')]
                         .map(card => card.getBoundingClientRect().top)).size";
        ada.until(&format!("{rows} rows at {width}"), async || {
            (ada.eval(count, &[]).await == rows).then_some(())
        })
        .await;
    }
    ada.resize(Screen::DESKTOP).await;
    // All four are in sight, with what leads to them.
    let inside = "return [...document.querySelectorAll('.game a')]
                      .every(link => link.getBoundingClientRect().bottom <= innerHeight)";
    ada.until("all games in sight", async || {
        (ada.eval(inside, &[]).await == true).then_some(())
    })
    .await;
    ada.wait_for(".brand[aria-current='page']").await;
    ada.click("nav [data-go='lobby']").await;
    ada.page("lobby").await;
    ada.wait_for("nav [data-go='lobby'][aria-current='page']")
        .await;
    assert_eq!(ada.count(".head [aria-current]").await, 1);
    // A guest's browser has nothing to complain of.
    let failed = ada.failed_requests().await;
    assert!(failed.is_empty(), "{failed:?}");
    ada.close().await;
}

#[tokio::test]
async fn a_new_game_is_one_tap_away_on_a_phone() {
    let stage = Stage::new();
    let ada = stage.browser_with("phone-nav", Screen::PHONE, "en").await;
    ada.page("home").await;
    let inside =
        "const box = document.querySelector(\"nav [data-go='new']\").getBoundingClientRect();
                  return box.width > 0 && box.left >= 0 && box.right <= innerWidth";
    assert_eq!(ada.eval(inside, &[]).await, true);
    ada.click("nav [data-go='new']").await;
    ada.page("new").await;
    ada.close().await;
}
