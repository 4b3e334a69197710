//! Who one is: accounts, invitations, leaving and coming back.

use browser_tests::pages::{Table, Turn, new_game};
use browser_tests::{Browser, Stage};
use serde_json::json;

pub(crate) async fn log_in(browser: &Browser, name: &str, password: &str, act: &str) {
    browser.write("[data-field='login-name']", name).await;
    browser.write("[data-field='password']", password).await;
    browser.click(&format!("[data-act='{act}']")).await;
}

/// Makes an account.
pub(crate) async fn register(browser: &Browser, name: &str) {
    browser.go("#/account").await;
    browser.page("account").await;
    log_in(browser, name, "countess of lovelace", "register").await;
    browser.wait_text("[data-me]", name).await;
}

#[tokio::test]
async fn an_account_is_made_left_and_entered_again() {
    let stage = Stage::new();
    let ada = stage.browser("account").await;
    ada.go("#/account").await;
    ada.page("account").await;
    log_in(&ada, "Ada", "countess of lovelace", "register").await;
    ada.wait_text("[data-me]", "Ada").await;
    ada.reload().await;
    ada.wait_text("[data-me]", "Ada").await;
    ada.click("[data-act='logout']").await;
    ada.wait_gone("[data-me]").await;
    log_in(&ada, "Ada", "somebody else entirely", "login").await;
    ada.wait_text("[data-wrong]", "do not belong together")
        .await;
    assert_eq!(ada.count("[data-me]").await, 0);
    log_in(&ada, "Ada", "countess of lovelace", "login").await;
    ada.wait_text("[data-me]", "Ada").await;
    ada.close().await;
}

#[tokio::test]
async fn a_kept_seat_is_taken_with_the_invitation_only() {
    let stage = Stage::new();
    let ada = stage.browser("ada-invites").await;
    let bea = stage.browser("bea-invited").await;
    ada.trust(stage.scratch()).await;
    let adas = new_game::open_hidden(&ada, "Ada", &["you", "invited"]).await;
    ada.click("[data-act='copy-link']").await;
    let link = ada.copied_link().await;
    let (table, invitation) = link.split_once('?').expect("the link holds an invitation");
    assert!(!invitation.is_empty());

    bea.go("#/lobby").await;
    bea.page("lobby").await;
    assert_eq!(
        bea.count("[data-table]").await,
        0,
        "the lobby does not show it"
    );
    bea.go(table).await;
    Table::here(&bea).await;
    bea.wait_for("[data-connection='open']").await;
    assert_eq!(bea.count("[data-act='sit']").await, 0);
    bea.go(&link).await;
    // Nobody sits down without a name.
    bea.click("[data-act='sit']").await;
    bea.wait_text("[data-waiting-room] [role='alert']", "name first")
        .await;
    bea.write("[data-waiting-room] [data-field='name']", "Bea")
        .await;
    bea.click("[data-act='sit']").await;
    bea.wait_gone("[data-act='sit']").await;
    ada.wait_text("[data-seat-number='2']", "Bea").await;
    let beas = Table::here(&bea).await;
    // The game has begun for one of them.
    ada.until("somebody's turn", async || {
        let turns = [
            adas.is_there_something_to_do().await,
            beas.is_there_something_to_do().await,
        ];
        turns.contains(&Some(Turn::Mine)).then_some(())
    })
    .await;
    ada.close().await;
    bea.close().await;
}

#[tokio::test]
async fn a_bot_stands_in_for_who_left_until_they_return() {
    let stage = Stage::new();
    let ada = stage.browser("ada-stays").await;
    let bea = stage.browser("bea-leaves").await;
    for (browser, name) in [(&ada, "Ada"), (&bea, "Bea")] {
        browser.introduce(name).await;
    }
    // The form offers no clock that is over in a second.
    let table = json!({
        "game": "ants", "setup": "base first=brown", "seats": [{ "kind": "me" }],
        "clock": { "kind": "live", "minutes": 0, "increment": 1 }, "flag": "stand_in",
    });
    let script = "const answer = await fetch('/api/v1/tables', { method: 'POST',
                      headers: { 'content-type': 'application/json' },
                      body: JSON.stringify(arguments[0]) });
                  return (await answer.json()).id";
    let id = ada.eval_async(script, &[table]).await;
    let link = format!("#/table/{}", id.as_str().expect("a table"));
    ada.go(&link).await;
    let adas = Table::here(&ada).await;
    bea.go(&link).await;
    bea.click("[data-act='sit']").await;
    let beas = Table::here(&bea).await;
    assert_eq!(beas.turn().await, Turn::Mine);
    bea.go("#/").await;
    bea.page("home").await;

    ada.click("[data-act='stand-in']").await;
    ada.wait_text("[data-seat-number='2']", "stands in").await;
    assert_eq!(adas.turn().await, Turn::Mine, "the bot has moved");
    bea.go(&link).await;
    bea.click("[data-act='return']").await;
    bea.wait_gone("[data-act='return']").await;
    adas.choose_from_list().await;
    adas.end_turn().await;
    let beas = Table::here(&bea).await;
    assert_eq!(beas.turn().await, Turn::Mine);
    beas.choose_from_list().await;
    beas.end_turn().await;
    assert_eq!(adas.turn().await, Turn::Mine);
    ada.close().await;
    bea.close().await;
}
