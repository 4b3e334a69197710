//! Games step by step.

use browser_tests::pages::{Replay, Turn, new_game};
use browser_tests::{Browser, Stage};
use serde_json::json;
use thirtyfour::Key;

/// Three people at the experienced level; one of them is about to move a farmer.
const FOREST: &str = include_str!("../../examples/screenshots/fourmidable.txt");
/// Three colonies, several seasons after the start.
const GARDEN: &str = include_str!("../../examples/screenshots/myrmes.txt");

/// Keeps a game that is there to be looked at.
async fn look_at<'a>(browser: &'a Browser, record: &str) -> Replay<'a> {
    let script = "localStorage.setItem('formicary.game.kept', arguments[0])";
    browser.eval(script, &[json!(record)]).await;
    browser.go("#/").await;
    browser.page("home").await;
    browser.go("#/replay/local/kept").await;
    Replay::here(browser).await
}

#[tokio::test]
async fn a_replay_goes_by_rounds_and_seasons_with_the_rules_at_hand() {
    let stage = Stage::new();
    let ada = stage.browser("replay-chapters").await;
    for (record, pace, strip) in [
        (FOREST, "round", ".round-name"),
        (GARDEN, "season", ".strip"),
    ] {
        let replay = look_at(&ada, record).await;
        replay.press("last").await;
        let (_, last) = replay.step().await;
        replay.wait_step(last).await;
        let now = ada.text(strip).await;
        ada.choose("[data-field='pace']", pace).await;
        for _ in 0..2 {
            let (before, _) = replay.step().await;
            replay.press("previous").await;
            ada.until("an earlier step", async || {
                (replay.step().await.0 < before).then_some(())
            })
            .await;
        }
        let (earlier, _) = replay.step().await;
        assert!(earlier + 3 < last, "{pace}: {earlier} of {last}");
        assert_ne!(ada.text(strip).await, now, "{pace}");
        replay.press("next").await;
        ada.until("a later step", async || {
            (replay.step().await.0 > earlier).then_some(())
        })
        .await;
        // Whoever only watches has nothing to press on the board.
        assert_eq!(ada.count("[data-board] button[data-action]").await, 0);
        ada.click("[data-act='rules']").await;
        ada.wait_for("[data-drawer] .terms svg").await;
        ada.press(Key::Escape).await;
        ada.wait_gone("[data-drawer]").await;
    }
    ada.close().await;
}

/// Two colonies, advanced; cards and dice have come up.
const EMPIRES: &str = include_str!("hidden_empires_card.txt");

/// The number of the first event that is written so.
fn first(record: &str, notation: &str) -> u64 {
    let events = record.lines().skip_while(|line| *line != "begin").skip(1);
    let before = events.take_while(|line| !line.starts_with(notation));
    before.count() as u64 + 1
}

#[tokio::test]
async fn events_have_their_moment_in_a_replay_too() {
    let stage = Stage::new();
    let ada = stage.browser("replay-moments").await;
    for (record, notation, told, sign) in [
        (EMPIRES, "* card ", ".meaning", ".sign svg"),
        (EMPIRES, "* roll ", "strong", ".dice"),
        (FOREST, "* weather sun", ".meaning", ".sign svg"),
        (GARDEN, "* dice ", "strong", ".sign svg"),
    ] {
        let ply = first(record, notation);
        look_at(&ada, record).await;
        ada.go(&format!("#/replay/local/kept?ply={}", ply - 1))
            .await;
        let replay = Replay::here(&ada).await;
        replay.wait_step(ply - 1).await;
        assert_eq!(ada.count("[data-moment]").await, 0);
        replay.press("next").await;
        ada.wait_for(&format!("[data-moment] {told}")).await;
        ada.wait_for(&format!("[data-moment] {sign}")).await;
        // Where less motion is wanted it does not slide in.
        let moving = "return document.getAnimations().length";
        assert_eq!(ada.eval(moving, &[]).await, 0);
        // Whoever goes back has seen it, and nothing keeps anybody from stepping.
        replay.press("previous").await;
        ada.wait_gone("[data-moment]").await;
        replay.wait_step(ply - 1).await;
        replay.press("next").await;
        replay.press("next").await;
        replay.wait_step(ply + 1).await;
    }
    ada.close().await;
}

#[tokio::test]
async fn a_replay_that_runs_or_goes_by_rounds_tells_of_events() {
    let stage = Stage::new();
    let ada = stage.browser("replay-told").await;
    let replay = look_at(&ada, FOREST).await;
    // A round has many events; what came up last is told.
    ada.choose("[data-field='pace']", "round").await;
    replay.press("first").await;
    replay.wait_step(0).await;
    replay.press("next").await;
    replay.wait_beyond(0).await;
    let (start, _) = replay.step().await;
    replay.press("next").await;
    ada.wait_for("[data-moment]").await;
    let round = replay.step().await.0 - start;
    assert!(round > 12, "{round}");
    // A jump that far tells nothing.
    replay.press("first").await;
    ada.wait_gone("[data-moment]").await;
    let jump = "const slider = document.querySelector('[data-slider]');
                slider.value = arguments[0];
                slider.dispatchEvent(new Event('input', { bubbles: true }))";
    ada.eval(jump, &[json!(start + round)]).await;
    replay.wait_step(start + round).await;
    assert_eq!(ada.count("[data-moment]").await, 0);

    // Running by itself it tells as well, and goes on to the end of what there is.
    ada.choose("[data-field='pace']", "move").await;
    ada.choose("[data-field='speed']", "fast").await;
    ada.eval(jump, &[json!(first(FOREST, "* weather ") - 2)])
        .await;
    replay.press("run").await;
    ada.wait_text("[data-moment]", "The vane shows").await;
    replay.wait_beyond(first(FOREST, "* weather ") + 2).await;
    replay.press("run").await;
    ada.close().await;
}

#[tokio::test]
async fn a_game_is_looked_at_step_by_step_and_played_on_from_there() {
    let stage = Stage::new();
    let ada = stage.browser("replay").await;
    let table = new_game::start_here(&ada, &["you", "larva"]).await;
    for _ in 0..3 {
        assert_eq!(table.turn().await, Turn::Mine);
        table.choose_from_list().await;
        table.end_turn().await;
    }
    assert_eq!(table.turn().await, Turn::Mine);
    let hexagons = table.hexagons().await;

    let replay = Replay::of(&ada).await;
    replay.press("last").await;
    let (_, last) = replay.step().await;
    replay.wait_step(last).await;
    assert_eq!(replay.hexagons().await, hexagons);
    replay.press("first").await;
    replay.wait_step(0).await;
    assert_eq!(replay.hexagons().await, 2);
    replay.press("next").await;
    replay.wait_step(1).await;
    // The slider by keyboard: one step on, then to the end and a little back.
    ada.tab_to("[data-slider]").await;
    ada.press(Key::Right).await;
    replay.wait_step(2).await;
    ada.press(Key::End).await;
    replay.wait_step(last).await;
    // The arrow keys step, wherever the focus is not in a field: also after a click on a button.
    replay.press("previous").await;
    replay.wait_step(last - 1).await;
    ada.press(Key::Left).await;
    replay.wait_step(last - 2).await;
    ada.press(Key::End).await;
    replay.wait_step(last).await;
    ada.press(Key::Home).await;
    replay.wait_step(0).await;
    ada.eval("document.activeElement.blur()", &[]).await;
    ada.press(" ").await;
    replay.wait_step(2).await;
    ada.press(" ").await;
    ada.press(Key::End).await;
    replay.wait_step(last).await;
    // The keys that are told are those that work here.
    ada.press("?").await;
    ada.wait_text("[data-keyboard][open] kbd", "Home").await;
    let told = ada.texts("[data-keyboard] kbd").await;
    assert!(!told.iter().any(|key| key == "N" || key == "R"), "{told:?}");
    ada.press(Key::Escape).await;
    ada.wait_gone("[data-keyboard][open]").await;
    // The buttons stay where they are.
    let place = "return document.querySelector(\"[data-act='next']\").getBoundingClientRect().y";
    let height = ada.eval(place, &[]).await;
    for back in 1..=3 {
        replay.press("previous").await;
        replay.wait_step(last - back).await;
    }
    assert_eq!(ada.eval(place, &[]).await, height);
    // By turns of one player, and by itself.
    ada.choose("[data-field='pace']", "turn").await;
    ada.choose("[data-field='only']", "1").await;
    replay.press("first").await;
    replay.wait_step(0).await;
    replay.press("next").await;
    let (own, _) = ada
        .until("a step", async || {
            let step = replay.step().await;
            (step.0 > 0).then_some(step)
        })
        .await;
    assert!(own > 1, "the draws before belong to it");
    ada.choose("[data-field='pace']", "move").await;
    ada.choose("[data-field='only']", "0").await;
    ada.choose("[data-field='speed']", "fast").await;
    replay.press("first").await;
    replay.press("run").await;
    replay.wait_step(3).await;
    replay.press("run").await;
    ada.go("#/replay").await;
    // One's own games are there to be chosen.
    ada.click("[data-library] [data-save] a").await;
    let replay = Replay::here(&ada).await;
    replay.press("last").await;
    for back in 1..=3 {
        replay.press("previous").await;
        replay.wait_step(last - back).await;
    }
    let hexagons = replay.hexagons().await;
    let table = replay.play_on().await;
    assert_eq!(table.turn().await, Turn::Mine);
    assert!(table.hexagons().await >= hexagons);
    table.choose_from_list().await;
    table.end_turn().await;
    assert_eq!(table.turn().await, Turn::Mine);
    ada.close().await;
}
