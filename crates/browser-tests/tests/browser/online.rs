//! Tables on the server.

use browser_tests::pages::{Table, Turn, new_game};
use browser_tests::{Browser, Stage};

use crate::people;

/// Follows the only table of the lobby.
async fn find_in_lobby(browser: &Browser) -> Table<'_> {
    browser.go("#/lobby").await;
    browser.page("lobby").await;
    browser.click("[data-table] a").await;
    Table::here(browser).await
}

#[tokio::test]
async fn two_people_play_to_the_end_though_the_server_fails() {
    let mut stage = Stage::new();
    let ada = stage.browser("ada").await;
    let bea = stage.browser("bea").await;
    let adas = new_game::open_online(&ada, "Ada", &["you", "open"]).await;
    bea.introduce("Bea").await;
    let beas = find_in_lobby(&bea).await;
    bea.click("[data-act='sit']").await;

    let mut moves = 0;
    let turn = async || {
        for table in [adas, beas] {
            if let Some(turn) = table.is_there_something_to_do().await {
                return Some((table, turn));
            }
        }
        None
    };
    loop {
        let (table, turn) = ada.until("somebody's turn", turn).await;
        if turn == Turn::Over {
            break;
        }
        table.choose_from_list().await;
        table.end_turn().await;
        moves += 1;
        if moves == 9 {
            stage.server.kill();
            ada.wait_for("[data-connection='closed']").await;
            bea.wait_for("[data-connection='closed']").await;
            stage.server.restart();
            ada.wait_for("[data-connection='open']").await;
            bea.wait_for("[data-connection='open']").await;
        }
    }
    assert_eq!(moves, 24);
    ada.wait_for("[data-result]").await;
    bea.wait_for("[data-result]").await;
    assert_eq!(adas.scores().await, beas.scores().await);
    assert_eq!(adas.lines().await, beas.lines().await);
    // Each browser has told its share, and finds its own and the other's in the record.
    for browser in [&ada, &bea] {
        browser.wait_for("[data-checked='own']").await;
        let said = "your own share and that of one other";
        browser.wait_text("[data-checked]", said).await;
        assert_eq!(browser.count("[data-breach]").await, 0);
    }
    ada.close().await;
    bea.close().await;
}

#[tokio::test]
async fn others_watch_and_everybody_talks() {
    let stage = Stage::new();
    let ada = stage.browser("ada-watched").await;
    let eve = stage.browser("eve-watches").await;
    let adas = new_game::open_online(&ada, "Ada", &["you", "larva"]).await;
    assert_eq!(adas.turn().await, Turn::Mine);
    // Guests who only watch do not speak.
    people::register(&eve, "Eve").await;
    let eves = find_in_lobby(&eve).await;
    adas.choose_from_list().await;
    adas.end_turn().await;
    assert_eq!(adas.turn().await, Turn::Mine);
    let there = adas.hexagons().await;
    eve.until("Ada's move", async || {
        (eves.hexagons().await == there).then_some(())
    })
    .await;
    assert_eq!(eves.is_there_something_to_do().await, None);
    // Who watches sees what was promised and told, too.
    eve.click("[data-fairness] summary").await;
    eve.wait_text("[data-fairness] dt", "Ada").await;

    eve.wait_for("[data-watching]").await;
    assert_eq!(eve.count("[data-leaving]").await, 0);

    eve.click("[data-chat] summary").await;
    eve.write("[data-chat] input", "Nice move!").await;
    eve.click("[data-chat] form button").await;
    // What was said is counted until it is read.
    ada.wait_text("[data-act='read-chat'] [data-unread]", "1")
        .await;
    ada.click("[data-act='read-chat']").await;
    ada.wait_gone("[data-unread]").await;
    ada.wait_text("[data-chat] li", "Nice move!").await;
    ada.wait_text("[data-chat] li", "Eve").await;
    ada.write("[data-chat] input", "Merci").await;
    ada.click("[data-chat] form button").await;
    eve.wait_text("[data-chat] li", "Merci").await;
    ada.close().await;
    eve.close().await;
}
