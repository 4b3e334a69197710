//! Games come when they are chosen.

use browser_tests::accessibility::barriers;
use browser_tests::{Browser, Screen, Stage};

/// What the page has fetched of games: the names of files without their folders and hashes.
async fn games_fetched(browser: &Browser) -> Vec<String> {
    let fetched = browser.fetched().await;
    let of_games = fetched.keys().filter(|path| {
        path.starts_with("/parts/") || path.starts_with("/boards/") && path.ends_with(".css")
    });
    let name = |path: &String| {
        let file = path.rsplit('/').next().unwrap_or_default();
        file.split('-').next().unwrap_or_default().to_owned()
    };
    of_games.map(name).collect()
}

#[tokio::test]
async fn a_game_is_fetched_when_it_is_chosen_and_no_other() {
    let stage = Stage::new();
    let ada = stage.closed_browser("parts", Screen::DESKTOP, "en").await;
    ada.fetch_anew().await;
    ada.open(&stage.server.address()).await;
    assert_eq!(games_fetched(&ada).await, [""; 0]);
    ada.go("#/settings").await;
    ada.page("settings").await;
    ada.go("#/lobby").await;
    ada.page("lobby").await;
    assert_eq!(games_fetched(&ada).await, [""; 0]);

    ada.go("#/rules/ants").await;
    ada.wait_for("main .reading h1").await;
    let fetched = games_fetched(&ada).await;
    let has = |name: &str| fetched.iter().any(|file| file == name);
    assert!(has("split_ants") && has("ants.css"), "{fetched:?}");
    assert!(has("split_words_ants_en"), "{fetched:?}");
    let is_other = |file: &&String| {
        let other_game = ["myrmes", "fourmidable", "hidden_empires"];
        other_game.iter().any(|game| file.contains(game)) || file.ends_with("_fr")
    };
    assert_eq!(fetched.iter().find(is_other), None);
    // It stays.
    ada.go("#/learn/ants").await;
    ada.wait_for("[data-board='ants']").await;
    assert_eq!(games_fetched(&ada).await, fetched);
    ada.close().await;
}

#[tokio::test]
async fn a_game_that_does_not_come_can_be_tried_again() {
    let stage = Stage::new();
    let ada = stage.closed_browser("no-part", Screen::DESKTOP, "en").await;
    ada.fetch_anew().await;
    ada.block(&["*/parts/*"]).await;
    ada.open(&stage.server.address()).await;
    ada.go("#/new/ants").await;
    ada.wait_text("[data-part='failed']", "Ants n°4 could not be loaded")
        .await;
    assert_eq!(barriers(&ada).await, [""; 0]);
    ada.click("[data-act='try-again']").await;
    ada.wait_for("[data-part='failed']").await;
    ada.block(&[]).await;
    ada.click("[data-act='try-again']").await;
    ada.wait_for("[data-act='start-local']").await;

    // Without its style a board cannot be used.
    ada.block(&["*/boards/myrmes.css"]).await;
    ada.go("#/learn/myrmes").await;
    ada.wait_text("[data-part='failed']", "Myrmes could not be loaded")
        .await;
    ada.block(&[]).await;
    ada.click("[data-act='try-again']").await;
    ada.wait_for("[data-board='myrmes']").await;

    // Nothing but the fetches that failed is complained about.
    let complaints = ada.complaints().await;
    let of_fetch = |complaint: &String| complaint.contains("Failed to fetch");
    assert!(complaints.iter().all(of_fetch), "{complaints:#?}");
    ada.close().await;
}
