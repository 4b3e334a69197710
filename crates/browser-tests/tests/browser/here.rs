//! Games in one browser, without anybody else.

use browser_tests::Stage;
use browser_tests::pages::{Table, Turn, new_game};

#[tokio::test]
async fn a_whole_game_against_a_bot_by_mouse() {
    let stage = Stage::new();
    let ada = stage.browser("mouse").await;
    let table = new_game::start_here(&ada, &["you", "larva"]).await;
    let mut moves = 0;
    while table.turn().await == Turn::Mine {
        table.choose_on_board(moves).await;
        table.end_turn().await;
        moves += 1;
    }
    assert_eq!(moves, 12);
    // The Double Tile has two hexagons; all 24 other tiles lie on the table.
    assert_eq!(table.hexagons().await, 26);
    for score in table.scores().await {
        let row = "[data-result] td:last-child";
        ada.wait_text(row, &score).await;
    }
    // Another game is one click away, without looking for it.
    let in_sight =
        "const box = document.querySelector(\"[data-act='again']\").getBoundingClientRect();
                    return box.top >= 0 && box.bottom <= innerHeight";
    ada.eval("scrollTo(0, 0)", &[]).await;
    assert_eq!(ada.eval(in_sight, &[]).await, true);
    // Where the points came from, and how the scores went.
    ada.wait_for("[data-sources] tbody tr").await;
    let totals = ada.texts("[data-sources] tfoot td").await;
    assert_eq!(totals, table.scores().await);
    assert_eq!(ada.count("[data-plot] .course").await, 2);
    ada.wait_for("[data-figures] tbody tr").await;
    ada.wait_text("[data-best]", "best").await;
    ada.close().await;
}

#[tokio::test]
async fn a_whole_game_against_a_bot_by_keyboard() {
    let stage = Stage::new();
    let ada = stage.browser("keyboard").await;
    let table = new_game::start_here(&ada, &["you", "larva"]).await;
    let mut moves = 0;
    while table.turn().await == Turn::Mine {
        if moves % 4 == 0 {
            table.choose_on_board_by_keyboard().await;
        } else {
            table.choose_from_list_by_keyboard().await;
        }
        table.end_turn_by_keyboard().await;
        moves += 1;
    }
    assert_eq!(moves, 12);
    ada.wait_for("[data-result]").await;
    ada.close().await;
}

#[tokio::test]
async fn two_people_share_one_screen() {
    let stage = Stage::new();
    let both = stage.browser("one-screen").await;
    let table = new_game::start_here(&both, &["you", "you"]).await;
    assert_eq!(table.play_to_the_end().await, 24);
    both.close().await;
}

#[tokio::test]
async fn a_game_that_goes_on_in_another_tab_goes_on_here() {
    let stage = Stage::new();
    let ada = stage.browser("tabs").await;
    let table = new_game::start_here(&ada, &["you", "larva"]).await;
    assert_eq!(table.turn().await, Turn::Mine);
    let kept = "const key = Object.keys(localStorage).find(it => it.startsWith('formicary.game.'));
                return [key, localStorage.getItem(key)]";
    let first = ada.eval(kept, &[]).await;
    let lines = table.lines().await;
    table.choose_from_list().await;
    table.end_turn().await;
    assert_eq!(table.turn().await, Turn::Mine);
    assert_ne!(table.lines().await, lines);
    // Another page keeps the same game.
    let other = "window.here = true;
                 const other = document.body.appendChild(document.createElement('iframe'));
                 other.contentWindow.localStorage.setItem(arguments[0], arguments[1])";
    ada.eval(other, &[first[0].clone(), first[1].clone()]).await;
    ada.until("the page to come anew", async || {
        ada.eval("return !window.here", &[])
            .await
            .as_bool()
            .filter(|anew| *anew)
    })
    .await;
    let table = Table::here(&ada).await;
    assert_eq!(table.turn().await, Turn::Mine);
    assert_eq!(table.lines().await, lines);
    ada.close().await;
}

#[tokio::test]
async fn a_kept_game_goes_on_after_a_reload() {
    let stage = Stage::new();
    let ada = stage.browser("kept").await;
    let table = new_game::start_here(&ada, &["you", "larva"]).await;
    for _ in 0..2 {
        assert_eq!(table.turn().await, Turn::Mine);
        table.choose_from_list().await;
        table.end_turn().await;
    }
    assert_eq!(table.turn().await, Turn::Mine);
    let before = (
        table.lines().await,
        table.hexagons().await,
        table.scores().await,
    );

    ada.reload().await;
    let table = Table::here(&ada).await;
    assert_eq!(table.turn().await, Turn::Mine);
    let after = (
        table.lines().await,
        table.hexagons().await,
        table.scores().await,
    );
    assert_eq!(before, after);

    ada.go("#/").await;
    ada.page("home").await;
    ada.click("[data-save] a").await;
    let table = Table::here(&ada).await;
    assert_eq!(table.turn().await, Turn::Mine);
    assert_eq!(table.hexagons().await, before.1);
    ada.close().await;
}
