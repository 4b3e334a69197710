//! The whole life of an account, and what keeps a table fit to play at.

use std::process::Command;

use browser_tests::pages::Table;
use browser_tests::{Browser, Stage, tools};
use serde_json::json;

use crate::people::{log_in, register};

#[tokio::test]
async fn an_account_tells_everything_it_keeps_and_ends_for_good() {
    let stage = Stage::new();
    let ada = stage.browser("ada-account").await;
    let elsewhere = stage.browser("ada-elsewhere").await;
    register(&ada, "Ada").await;
    elsewhere.go("#/account").await;
    log_in(&elsewhere, "Ada", "countess of lovelace", "login").await;
    elsewhere.wait_text("[data-me]", "Ada").await;

    // Elsewhere is seen, and ended.
    ada.click("[data-sessions] summary").await;
    ada.until("two sessions", async || {
        (ada.count("[data-session]").await == 2).then_some(())
    })
    .await;
    ada.wait_text("[data-sessions]", "here").await;
    ada.click("[data-act='end-session']").await;
    ada.until("one session", async || {
        (ada.count("[data-session]").await == 1).then_some(())
    })
    .await;
    elsewhere.reload().await;
    elsewhere.wait_for("[data-field='login-name']").await;

    ada.click("[data-change-password] summary").await;
    ada.write("[data-field='old-password']", "somebody else entirely")
        .await;
    ada.write("[data-field='new-password']", "enchantress of numbers")
        .await;
    ada.click("[data-act='change-password']").await;
    ada.wait_text("[data-wrong]", "not your password").await;
    ada.write("[data-field='old-password']", "countess of lovelace")
        .await;
    ada.click("[data-act='change-password']").await;
    ada.wait_text("[data-change-password] [role='status']", "changed")
        .await;

    ada.click("[data-own-data] summary").await;
    let link = ada
        .attributes("[data-act='export']", "href")
        .await
        .remove(0);
    let script = "return (await (await fetch(arguments[0])).json()).me.name";
    let name = ada.eval_async(script, &[json!(link)]).await;
    assert_eq!(name, "Ada");

    ada.write("[data-field='farewell-password']", "enchantress of numbers")
        .await;
    assert_eq!(
        ada.attributes("[data-act='farewell']", "disabled")
            .await
            .len(),
        1
    );
    ada.check("[data-field='sure']", true).await;
    ada.click("[data-act='farewell']").await;
    ada.wait_gone("[data-me]").await;
    log_in(&ada, "Ada", "enchantress of numbers", "login").await;
    ada.wait_text("[data-wrong]", "do not belong together")
        .await;
    ada.close().await;
    elsewhere.close().await;
}

/// Opens a table of Ants where those who watch may speak, too, if they have an account.
pub(crate) async fn open_for_talk(browser: &Browser) -> String {
    let table = json!({
        "game": "ants", "setup": "base first=brown", "talk": "everyone",
        "seats": [{ "kind": "me" }, { "kind": "bot", "level": "larva" }],
    });
    let script = "const answer = await fetch('/api/v1/tables', { method: 'POST',
                      headers: { 'content-type': 'application/json' },
                      body: JSON.stringify(arguments[0]) });
                  return (await answer.json()).id";
    let id = browser.eval_async(script, &[table]).await;
    format!("#/table/{}", id.as_str().expect("a table"))
}

#[tokio::test]
async fn who_may_not_speak_reports_and_administrators_act() {
    let stage = Stage::new();
    let ada = stage.browser("ada-speaks").await;
    let eve = stage.browser("eve-reports").await;
    let admin = stage.browser("admin-acts").await;
    register(&ada, "Ada").await;
    eve.introduce("Eve").await;
    let link = open_for_talk(&ada).await;
    ada.go(&link).await;
    Table::here(&ada).await;
    ada.click("[data-chat] summary").await;
    ada.write("[data-chat] form input", "Something nasty").await;
    ada.click("[data-act='say']").await;
    eve.go(&link).await;
    Table::here(&eve).await;
    eve.wait_for("[data-seat-number='1'] [data-account]").await;
    eve.click("[data-chat] summary").await;
    eve.wait_text("[data-silent]", "with an account").await;
    eve.wait_for("[data-chat] li [data-account]").await;
    assert_eq!(eve.count("[data-act='say']").await, 0);
    eve.click("[data-act='report-line']").await;
    eve.write("[data-field='reason']", "This is rude.").await;
    eve.click("[data-act='report']").await;
    eve.wait_text("[data-reported]", "Thank you").await;

    // Administrators are made on the machine itself.
    register(&admin, "Admin").await;
    let made = Command::new(tools::program())
        .args(["admin", "--data"])
        .arg(stage.scratch().join("table.db"))
        .args(["grant", "Admin"])
        .output()
        .expect("the program starts");
    assert!(
        made.status.success(),
        "{}",
        String::from_utf8_lossy(&made.stderr)
    );
    admin
        .until("the server to notice", async || {
            admin.reload().await;
            admin.wait_for("[data-me]").await;
            (admin.count("[data-go='admin']").await == 1).then_some(())
        })
        .await;
    admin
        .visit(&format!("{}/admin", stage.server.address()))
        .await;
    admin
        .wait_text("[data-report] blockquote", "Something nasty")
        .await;
    admin.wait_text("[data-report]", "This is rude.").await;
    admin
        .choose("[data-report] select[name='act']", "mute")
        .await;
    admin.click("[data-report] button").await;
    admin.wait_gone("[data-report]").await;
    admin.wait_text(".acts", "Silence").await;

    ada.write("[data-chat] form input", "More of it").await;
    ada.click("[data-act='say']").await;
    ada.wait_text("[data-refusal], [role='alert']", "silenced")
        .await;
    ada.close().await;
    eve.close().await;
    admin.close().await;
}
