//! Hidden Empires, what only the advanced game has: a nest is plundered by mouse, a card is played on the
//! map by mouse and by keyboard.

use browser_tests::Stage;
use browser_tests::accessibility::barriers;
use browser_tests::pages::Empire;
use thirtyfour::Key;

/// Six red ants stand at the yellow nest in e2 with two defenders and six eggs inside.
const BEFORE_AN_INVASION: &str = include_str!("hidden_empires_invasion.txt");
/// Red holds Predator Migration; there are predators in h2.
const WITH_A_CARD: &str = include_str!("hidden_empires_card.txt");
const CARD: &str = "predator-migration";

#[tokio::test]
async fn a_nest_is_plundered_by_mouse() {
    let stage = Stage::new();
    let ada = stage.browser("empires-invasion").await;
    let empire = Empire::resume(&ada, BEFORE_AN_INVASION).await;
    empire.wait_phase("tasks").await;
    empire.click("e2").await;
    // Six against two: whatever the dice show, the fight inside is won.
    ada.wait_text("[data-odds='e2'] .bar", "win 100 %").await;
    empire.act("attack e2").await;
    ada.until("the nest to fall", async || {
        empire.end_turn_if_asked().await;
        let inside = ada.count("[data-board] [data-act='fill']").await;
        (inside > 0).then_some(())
    })
    .await;
    // One of them carries an egg, the others could hunt the queen.
    empire.step("female-egg+").await;
    ada.wait_text("[data-act='carry-off']", "Carry off 1: +1 food")
        .await;
    ada.wait_text("[data-act='hunt']", "Hunt the queen with")
        .await;
    let found = barriers(&ada).await;
    assert!(found.is_empty(), "{found:#?}");
    empire.step("female-egg-").await;
    empire.press("fill").await;
    empire.press("carry-off").await;
    ada.until("the brood to be carried off", async || {
        empire.end_turn_if_asked().await;
        let log = ada.texts("[data-log] li").await;
        log.iter()
            .any(|line| line.contains("carries off"))
            .then_some(())
    })
    .await;
    ada.close().await;
}

#[tokio::test]
async fn a_card_is_played_on_the_map() {
    const TOLD: &str = "plays Predator Migration, from h2 to h3";
    let stage = Stage::new();
    let ada = stage.browser("empires-card").await;
    let empire = Empire::resume(&ada, WITH_A_CARD).await;
    empire.wait_phase("tasks").await;
    // One button, however many ways there are.
    let buttons = format!("[data-card='{CARD}'] button");
    assert_eq!(ada.count(&buttons).await, 1);
    empire.aim(CARD).await;
    empire.wait_target("h2").await;
    empire.click("h2").await;
    empire.wait_target("h3").await;
    // Another area than those that are marked is refused, and nothing is let go.
    empire.click("e5").await;
    empire.wait_target("h3").await;
    ada.press(Key::Escape).await;
    ada.wait_gone("[data-act='let-go']").await;
    empire.aim(CARD).await;
    empire.click("h2").await;
    empire.wait_target("h3").await;
    empire.click("h3").await;
    ada.wait_text("[data-log]", TOLD).await;

    // The same by keyboard; the map has the focus once the card is chosen.
    let empire = Empire::resume(&ada, WITH_A_CARD).await;
    empire.wait_phase("tasks").await;
    ada.eval("document.activeElement?.blur()", &[]).await;
    ada.tab_to(&format!("[data-card='{CARD}'] [data-act='aim']"))
        .await;
    ada.press(Key::Enter).await;
    ada.wait_for("[data-spot='h2']:focus").await;
    ada.press(Key::Escape).await;
    ada.wait_gone("[data-act='let-go']").await;
    ada.tab_to(&format!("[data-card='{CARD}'] [data-act='aim']"))
        .await;
    ada.press(Key::Enter).await;
    ada.wait_for("[data-spot='h2']:focus").await;
    ada.press(Key::Enter).await;
    empire.wait_target("h3").await;
    ada.press(Key::Right).await;
    ada.press(Key::Enter).await;
    ada.wait_text("[data-log]", TOLD).await;
    ada.close().await;
}
