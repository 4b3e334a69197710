//! Languages and themes.

use browser_tests::pages::{Turn, new_game};
use browser_tests::{Screen, Stage};

#[tokio::test]
async fn a_french_browser_gets_french_and_may_choose_english() {
    let stage = Stage::new();
    let ada = stage.browser_with("french", Screen::DESKTOP, "fr").await;
    let lang = "return document.documentElement.lang";
    assert_eq!(ada.eval(lang, &[]).await, "fr");
    ada.wait_text("[data-go='rules']", "Règles").await;

    let table = new_game::start_here(&ada, &["you", "larva"]).await;
    assert_eq!(table.turn().await, Turn::Mine);
    ada.wait_text("[data-status]", "vous").await;
    table.choose_from_list().await;
    table.end_turn().await;
    assert_eq!(table.turn().await, Turn::Mine);

    ada.go("#/settings").await;
    ada.page("settings").await;
    ada.choose("[data-field='lang']", "en").await;
    ada.wait_text("main h1", "Settings").await;
    assert_eq!(ada.eval(lang, &[]).await, "en");
    ada.reload().await;
    ada.wait_text("main h1", "Settings").await;
    ada.close().await;
}

#[tokio::test]
async fn a_whole_game_in_german() {
    let stage = Stage::new();
    let ada = stage
        .browser_with("german-game", Screen::DESKTOP, "de")
        .await;
    let table = new_game::start_here(&ada, &["you", "larva"]).await;
    assert_eq!(table.turn().await, Turn::Mine);
    ada.wait_text("[data-status]", "am Zug").await;
    table.play_to_the_end().await;
    ada.wait_text("[data-result]", "Rang").await;
    let english = [" the ", " places ", " area"];
    for line in ada.texts("main").await {
        assert!(!english.iter().any(|word| line.contains(word)), "{line}");
    }
    ada.close().await;
}

#[tokio::test]
async fn german_can_be_chosen_by_its_own_name() {
    let stage = Stage::new();
    let ada = stage.browser("german").await;
    ada.go("#/settings").await;
    ada.page("settings").await;
    ada.wait_text("[data-field='lang']", "Deutsch").await;
    ada.choose("[data-field='lang']", "de").await;
    ada.wait_text("main h1", "Einstellungen").await;
    let lang = "return document.documentElement.lang";
    assert_eq!(ada.eval(lang, &[]).await, "de");
    ada.go("#/").await;
    ada.wait_text("[data-go='rules']", "Regeln").await;
    ada.close().await;
}

#[tokio::test]
async fn the_theme_can_be_chosen() {
    let stage = Stage::new();
    let ada = stage.browser("theme").await;
    ada.go("#/settings").await;
    ada.page("settings").await;
    let background = "return getComputedStyle(document.documentElement).backgroundColor";
    ada.choose("[data-field='theme']", "light").await;
    let light = ada.eval(background, &[]).await;
    ada.choose("[data-field='theme']", "dark").await;
    ada.until("another background", async || {
        (ada.eval(background, &[]).await != light).then_some(())
    })
    .await;
    ada.close().await;
}
