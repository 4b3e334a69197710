//! Myrmes: a season by mouse, a game alone, two people and their secrets.

use browser_tests::Stage;
use browser_tests::pages::{Colony, new_game};

#[tokio::test]
async fn a_season_of_myrmes_by_mouse() {
    let stage = Stage::new();
    let ada = stage.browser("myrmes-season").await;
    new_game::start_game(&ada, "myrmes", "base", &["you", "larva"]).await;
    let colony = Colony::here(&ada).await;
    let phases = colony.play_until("Year 1, summer").await;
    for phase in ["plan", "worker", "sortie", "atelier"] {
        assert!(phases.iter().any(|seen| seen == phase), "{phases:?}");
    }
    // The last season is summed up.
    ada.wait_for("[data-board='myrmes'] .account").await;
    ada.close().await;
}

#[tokio::test]
async fn a_whole_game_alone_by_mouse() {
    let stage = Stage::new();
    let ada = stage.browser("myrmes-alone").await;
    new_game::start_game(&ada, "myrmes", "solo-easy", &["you"]).await;
    let colony = Colony::here(&ada).await;
    let phases = colony.play_until("nothing of the kind").await;
    assert!(phases.len() > 10, "{phases:?}");
    // Points by source and the course of the game are told at its end.
    ada.wait_for("[data-result]").await;
    ada.wait_for("[data-plot]").await;
    ada.close().await;
}

#[tokio::test]
async fn a_bot_plays_alone_to_the_end() {
    let stage = Stage::new();
    let ada = stage.browser("myrmes-solo").await;
    new_game::start_game(&ada, "myrmes", "solo-easy", &["larva"]).await;
    Colony::here(&ada).await;
    let mut lines = 0;
    while ada.count("[data-result]").await == 0 {
        lines = ada
            .until("the bot to go on", async || {
                let told = ada.count("[data-log] li").await;
                let over = ada.count("[data-result]").await > 0;
                (over || told > lines).then_some(told)
            })
            .await;
    }
    let lines = ada.count("[data-log] li").await;
    assert!(lines > 10, "{lines} lines");
    ada.close().await;
}

#[tokio::test]
async fn secrets_are_hidden_until_the_other_player_is_there() {
    let stage = Stage::new();
    let both = stage.browser("myrmes-hand-over").await;
    new_game::start_game(&both, "myrmes", "base", &["you", "you"]).await;
    both.wait_for("[data-hand-over]").await;
    assert_eq!(both.count("[data-board]").await, 0);
    both.click("[data-hand-over] button").await;
    Colony::here(&both).await;
    assert_eq!(both.count("[data-hand-over]").await, 0);
    both.close().await;
}
