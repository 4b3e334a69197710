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
