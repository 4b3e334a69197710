//! Every page, light and dark, without barriers that axe-core calls serious or critical.

use browser_tests::accessibility::barriers;
use browser_tests::pages::{Colony, Replay, Turn, new_game};
use browser_tests::{Browser, Screen, Stage};
use thirtyfour::Key;

use crate::accounts::open_for_talk;
use crate::people::register;

async fn look(browser: &Browser, place: &str, found: &mut Vec<String>) {
    for scheme in ["light", "dark"] {
        browser.prefer(scheme).await;
        for barrier in barriers(browser).await {
            found.push(format!("{place}, {scheme}: {barrier}"));
        }
    }
}

#[tokio::test]
async fn what_people_say_has_no_barriers() {
    let stage = Stage::new();
    let ada = stage.browser("barriers-chat").await;
    let eve = stage.browser("barriers-silent").await;
    let mut found = Vec::new();
    register(&ada, "Ada").await;
    eve.introduce("Eve").await;
    let link = open_for_talk(&ada).await;
    for browser in [&ada, &eve] {
        browser.go(&link).await;
        browser.wait_for("[data-board] svg").await;
    }
    // What has not been read is counted.
    ada.click("[data-chat] summary").await;
    ada.write("[data-chat] form input", "Good luck!").await;
    ada.click("[data-act='say']").await;
    ada.wait_text("[data-chat] li", "Good luck!").await;
    eve.wait_for("[data-unread]").await;
    look(&eve, "something to read", &mut found).await;
    eve.click("[data-chat] summary").await;
    eve.click("[data-act='report-line']").await;
    eve.wait_for("[data-field='reason']").await;
    for screen in [Screen::DESKTOP, Screen::PHONE] {
        ada.resize(screen).await;
        look(&ada, "chat", &mut found).await;
        eve.resize(screen).await;
        look(&eve, "chat, and a line to report", &mut found).await;
    }
    assert!(found.is_empty(), "{found:#?}");
    ada.close().await;
    eve.close().await;
}

#[tokio::test]
async fn no_page_has_barriers() {
    let stage = Stage::new();
    let ada = stage.browser("barriers").await;
    let mut found = Vec::new();
    for (route, page) in [
        ("#/", "home"),
        ("#/new/ants", "new"),
        ("#/lobby", "lobby"),
        ("#/rules/ants", "rules"),
        ("#/learn/ants", "learn"),
        ("#/new/myrmes", "new"),
        ("#/rules/myrmes", "rules"),
        ("#/learn/myrmes", "learn"),
        ("#/new/fourmidable", "new"),
        ("#/rules/fourmidable", "rules"),
        ("#/learn/fourmidable", "learn"),
        ("#/new/hidden-empires", "new"),
        ("#/rules/hidden-empires", "rules"),
        ("#/learn/hidden-empires", "learn"),
        ("#/settings", "settings"),
        ("#/account", "account"),
    ] {
        ada.go(route).await;
        ada.page(page).await;
        look(&ada, page, &mut found).await;
    }
    let table = new_game::start_here(&ada, &["you", "larva"]).await;
    assert_eq!(table.turn().await, Turn::Mine);
    ada.click("[data-tile]").await;
    ada.wait_for("[data-refusal]").await;
    look(&ada, "table", &mut found).await;
    ada.click("[data-leaving] summary").await;
    look(&ada, "ways out", &mut found).await;
    ada.click("[data-leaving] summary").await;
    ada.click("[data-act='rules']").await;
    ada.wait_for("[data-drawer] .contents").await;
    look(&ada, "table with its rules", &mut found).await;
    ada.click("[data-act='close-rules']").await;
    ada.wait_gone("[data-drawer]").await;
    table.choose_from_list().await;
    look(&ada, "table with a chosen move", &mut found).await;
    table.end_turn().await;
    table.play_to_the_end().await;
    look(&ada, "finished table", &mut found).await;
    let _ = Replay::of(&ada).await;
    look(&ada, "replay", &mut found).await;
    ada.press("?").await;
    ada.wait_for("[data-keyboard][open]").await;
    look(&ada, "keys", &mut found).await;
    ada.press(Key::Escape).await;
    ada.wait_gone("[data-keyboard][open]").await;
    for game in ["myrmes", "hidden-empires"] {
        // Nobody plays: what lies there is only looked at.
        let variant = if game == "myrmes" { "base" } else { "basic" };
        new_game::start_game(&ada, game, variant, &["larva", "larva"]).await;
        ada.wait_for(".still").await;
        look(&ada, &format!("{game}, watching"), &mut found).await;
        ada.click("[data-act='rules']").await;
        ada.wait_for("[data-drawer] .terms").await;
        look(&ada, &format!("{game} with its rules"), &mut found).await;
        ada.click("[data-act='close-rules']").await;
    }
    new_game::open_online(&ada, "Ada", &["you", "open"]).await;
    look(&ada, "waiting table", &mut found).await;
    for (route, rows) in [
        ("#/lobby", "[data-table]"),
        ("#/account", "[data-own-games] [data-table]"),
        ("#/replay", "[data-library] [data-save]"),
    ] {
        ada.go(route).await;
        ada.wait_for(rows).await;
        look(&ada, &format!("{route} with games"), &mut found).await;
    }
    new_game::start_game(&ada, "myrmes", "base", &["you", "larva"]).await;
    let colony = Colony::here(&ada).await;
    look(&ada, "Myrmes, planning", &mut found).await;
    colony.play_until("Year 1, summer").await;
    look(&ada, "Myrmes, the next season", &mut found).await;
    assert!(found.is_empty(), "{found:#?}");
    ada.close().await;
}
