//! What others do can be followed: at a pace, with marks, in one glance; and nothing ends by accident.

use browser_tests::pages::fourmidable::{Forest, Mood};
use browser_tests::pages::{Empire, Table, Turn, new_game};
use browser_tests::{Browser, Stage};

const SKIP: &str = "[data-act='skip']";
const MOVES: &str = "[data-moves] [role='option']";
const TRACE: &str = "[data-trace] > *";

/// Red is about to give its ants tasks.
const BEFORE_A_FIGHT: &str = include_str!("hidden_empires.txt");

/// How many events the log tells of.
async fn events(browser: &Browser) -> u64 {
    let last = browser.attributes("[data-log] li[value]", "value").await;
    last.first().and_then(|ply| ply.parse().ok()).unwrap_or(0)
}

#[tokio::test]
async fn a_bots_walk_is_shown_step_by_step_and_can_be_skipped() {
    let stage = Stage::new();
    let ada = stage.browser("follow-walk").await;
    ada.watch("brisk").await;
    new_game::start_game(&ada, "fourmidable", "child", &["you", "larva"]).await;
    let forest = Forest::at(&ada);
    forest.play_until("Round 2", Mood::Lazy).await;
    // The bot has walked while everything was shown; what it did stays marked and is summed up.
    ada.wait_for(MOVES).await;
    assert!(ada.count(TRACE).await > 0, "the last turn is marked");
    let told = ada.texts("[data-since] li").await;
    assert!(!told.is_empty());
    ada.click("[data-act='since']").await;
    ada.wait_for("[data-since].open").await;
    ada.click("[data-act='since']").await;

    // Its next turn is shown event by event, and nothing can be done meanwhile.
    ada.watch("calm").await;
    ada.eval("history.back()", &[]).await;
    ada.page("table").await;
    forest.play_to("walk").await;
    forest.press("stop").await;
    ada.click("[data-act='end-turn']").await;
    ada.wait_for(SKIP).await;
    assert_eq!(ada.count(MOVES).await, 0);
    let then = events(&ada).await;
    ada.press("n").await;
    ada.wait_gone(SKIP).await;
    ada.until("the rest", async || {
        (events(&ada).await > then).then_some(())
    })
    .await;
    ada.close().await;
}

#[tokio::test]
async fn a_tile_travels_from_whom_it_comes_and_a_click_shows_the_newest() {
    let stage = Stage::new();
    let ada = stage.browser("follow-tile").await;
    ada.watch("calm").await;
    let table = new_game::start_here(&ada, &["you", "larva"]).await;
    // Who begins is drawn by lot, and that has its moment.
    ada.wait_text("[data-moment]", "begins").await;
    ada.press("x").await;
    ada.wait_gone("[data-moment]").await;
    assert_eq!(table.turn().await, Turn::Mine);
    table.choose_from_list().await;
    table.end_turn().await;
    ada.until("the bot's tile to travel", async || {
        let script = "const tile = document.querySelector('.tiles .arrives[style]');
                      return tile?.style.getPropertyValue('--from-x') ?? ''";
        let from = ada.eval(script, &[]).await;
        from.as_str()
            .is_some_and(|from| !from.is_empty())
            .then_some(())
    })
    .await;
    assert_eq!(table.turn().await, Turn::Mine);
    let told = ada.texts("[data-since] li").await;
    assert_eq!(told.len(), 1, "{told:?}");
    ada.close().await;
}

#[tokio::test]
async fn weather_has_a_moment_with_its_meaning() {
    let stage = Stage::new();
    let ada = stage.browser("follow-weather").await;
    ada.watch("brisk").await;
    new_game::start_game(&ada, "fourmidable", "apprentice", &["larva", "larva"]).await;
    ada.wait_text("[data-moment]", "The vane shows").await;
    // Ants travel in others' turns, and where they went stays marked.
    ada.wait_for(TRACE).await;
    ada.until("something to travel", async || {
        (ada.count(".flight").await > 0).then_some(())
    })
    .await;
    ada.close().await;
}

#[tokio::test]
async fn whoever_has_no_task_patrols_and_what_is_not_foraged_is_told() {
    let stage = Stage::new();
    let ada = stage.browser("follow-patrol").await;
    let empire = Empire::resume(&ada, BEFORE_A_FIGHT).await;
    empire.wait_phase("redistribute").await;
    empire.send("e6", 4, "nurses").await;
    ada.wait_gone("[data-check='brood'].warns").await;
    empire.act("done").await;
    empire.wait_phase("move").await;
    empire.act("done").await;
    empire.wait_phase("tasks").await;
    ada.wait_text("[data-warns]", "food").await;
    empire.press("patrol-all").await;
    ada.wait_text("[data-log]", "patrols").await;
    ada.wait_text("[data-log]", "harvests").await;
    ada.close().await;
}
