//! Games step by step.

use browser_tests::Stage;
use browser_tests::pages::{Replay, Turn, new_game};
use thirtyfour::Key;

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
    // The arrow keys step, wherever the focus is not in a field; the buttons stay where they are.
    ada.eval("document.activeElement.blur()", &[]).await;
    ada.press(Key::Left).await;
    replay.wait_step(last - 1).await;
    ada.press(Key::Right).await;
    replay.wait_step(last).await;
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
