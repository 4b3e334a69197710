//! Rated games, profiles and leaderboards.

use browser_tests::accessibility::barriers;
use browser_tests::{Browser, Screen, Stage};
use serde_json::{Value, json};

use crate::people::register;

/// Says something to the server; gives what it answers.
async fn tell(browser: &Browser, path: &str, what: Value) -> Value {
    let script = "const answer = await fetch('/api/v1/' + arguments[0], { method: 'POST',
                      headers: { 'content-type': 'application/json' },
                      body: JSON.stringify(arguments[1]) });
                  return await answer.json()";
    browser.eval_async(script, &[json!(path), what]).await
}

/// A rated game of two that the second one gives up.
async fn win(winner: &Browser, loser: &Browser) {
    let table = json!({
        "game": "ants", "setup": "base first=beige", "public": true, "rated": true,
        "seats": [{ "kind": "me" }],
    });
    let id = tell(winner, "tables", table).await["id"].clone();
    let commands = format!("tables/{}/commands", id.as_str().expect("a table"));
    for command in [
        json!({ "type": "sit", "id": "sit", "seat": 2 }),
        json!({ "type": "resign", "id": "resign" }),
    ] {
        let answer = tell(loser, &commands, command).await;
        assert_eq!(answer["type"], "accepted", "{answer}");
    }
}

#[tokio::test]
async fn who_plays_for_ratings_has_a_profile_and_stands_on_the_leaderboard() {
    let stage = Stage::new();
    let ada = stage.browser("ada-rated").await;
    let bea = stage.browser("bea-rated").await;
    register(&ada, "Ada").await;
    register(&bea, "Bea").await;
    for number in 0..12 {
        if number % 3 == 0 {
            win(&bea, &ada).await;
        } else {
            win(&ada, &bea).await;
        }
    }
    ada.go("#/lobby").await;
    ada.click("[data-go='leaders']").await;
    ada.page("leaders").await;
    ada.until("a leaderboard", async || {
        ada.reload().await;
        ada.wait_for("[data-leaders] [data-leader], [data-no-leaders]")
            .await;
        (ada.count("[data-leader]").await == 2).then_some(())
    })
    .await;
    let leaders = ada.attributes("[data-leader]", "data-leader").await;
    assert_eq!(leaders, ["Ada", "Bea"]);
    let mut found = barriers(&ada).await;
    ada.tab_to("[data-leader='Bea'] a").await;
    ada.click("[data-leader='Bea'] a").await;
    ada.page("person").await;
    ada.wait_for("[data-profile='Bea'] [data-rating='ants']")
        .await;
    ada.wait_for("[data-curve] path").await;
    ada.wait_for("[data-finished] [data-outcome='lost']").await;
    assert_eq!(ada.count("[data-finished] [data-table]").await, 12);
    ada.choose("[data-field='finished-result']", "won").await;
    ada.wait_gone("[data-finished] [data-outcome='lost']").await;
    assert_eq!(ada.count("[data-finished] [data-table]").await, 4);
    ada.write("[data-field='finished-opponent']", "Nobody")
        .await;
    ada.click("[data-act='search']").await;
    ada.wait_text("[data-finished] [role='status']", "no such person")
        .await;
    for scheme in ["light", "dark"] {
        ada.prefer(scheme).await;
        for screen in [Screen::PHONE, Screen::DESKTOP] {
            ada.resize(screen).await;
            found.extend(barriers(&ada).await);
            let wider = "return document.documentElement.scrollWidth > innerWidth";
            assert_eq!(ada.eval(wider, &[]).await, false, "nothing sticks out");
        }
    }
    assert!(found.is_empty(), "{found:#?}");
    // One's own profile is a step from the account.
    ada.go("#/account").await;
    ada.click("[data-go='profile']").await;
    ada.wait_for("[data-profile='Ada']").await;
    ada.close().await;
    bea.close().await;
}
