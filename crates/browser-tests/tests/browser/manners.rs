//! Giving up, ending it together, playing again, falling flags; being told that it is one's turn.

use browser_tests::pages::fourmidable::Forest;
use browser_tests::pages::{Table, Turn, new_game};
use browser_tests::{Browser, Stage};
use serde_json::json;
use thirtyfour::Key;

/// Asks for one of the ways out, and means it.
async fn leave(browser: &Browser, way: &str) {
    browser.click("[data-leaving] summary").await;
    browser
        .click(&format!("[data-leaving] [data-act='{way}']"))
        .await;
    browser.wait_for(&format!("[data-sure='{way}']")).await;
    browser.click("[data-sure] [data-act='yes']").await;
}

/// Takes a seat at the only table of the lobby.
async fn join<'a>(browser: &'a Browser, name: &str) -> Table<'a> {
    browser.introduce(name).await;
    browser.go("#/lobby").await;
    browser.page("lobby").await;
    browser
        .wait_text("[data-row-status]", "one open seat")
        .await;
    browser.click("[data-table] [data-act='join']").await;
    browser.page("table").await;
    browser.click("[data-act='sit']").await;
    browser.wait_gone("[data-waiting-room]").await;
    Table::here(browser).await
}

async fn whose_turn<'a>(one: Table<'a>, other: Table<'a>, browser: &Browser) -> Table<'a> {
    browser
        .until("somebody's turn", async || {
            for table in [one, other] {
                if table.is_there_something_to_do().await == Some(Turn::Mine) {
                    return Some(table);
                }
            }
            None
        })
        .await
}

#[tokio::test]
async fn two_people_resign_play_again_and_end_it_together() {
    let stage = Stage::new();
    let ada = stage.browser("ada-manners").await;
    let bea = stage.browser("bea-manners").await;
    let adas = new_game::open_online(&ada, "Ada", &["you", "open"]).await;
    // The link is in the middle of the waiting room.
    ada.wait_for("[data-waiting-room] [data-link]").await;
    let beas = join(&bea, "Bea").await;
    for _ in 0..2 {
        let table = whose_turn(adas, beas, &ada).await;
        table.choose_from_list().await;
        table.end_turn().await;
    }
    // Between people there are no hints.
    assert_eq!(ada.count("[data-act='hint']").await, 0);
    let first = ada.address().await;

    // Who is asked whether they are sure may think better of it.
    bea.click("[data-leaving] summary").await;
    assert_eq!(bea.count("[data-act='abort']").await, 0, "both have moved");
    bea.click("[data-act='resign']").await;
    bea.click("[data-sure] [data-act='no']").await;
    bea.wait_gone("[data-sure]").await;
    bea.click("[data-act='resign']").await;
    bea.click("[data-sure] [data-act='yes']").await;
    bea.wait_text("[data-call='resigned']", "You have lost")
        .await;
    ada.wait_text("[data-call='resigned']", "Bea resigned")
        .await;
    ada.wait_text("[data-status]", "Ada wins").await;
    // The board agrees: nobody is to move any more, and the winner is marked.
    assert_eq!(ada.count(".seat.awaited").await, 0);
    assert_eq!(ada.count(".plate.winner").await, 1);
    ada.wait_for("[data-checked='own']").await;

    // Nobody has to look for it below all figures.
    let in_sight = "const box = document.querySelector('[data-rematch]').getBoundingClientRect();
                    return box.top >= 0 && box.bottom <= innerHeight";
    ada.eval("scrollTo(0, 0)", &[]).await;
    assert_eq!(ada.eval(in_sight, &[]).await, true);
    ada.click("[data-act='rematch']").await;
    ada.until("another table", async || {
        (ada.address().await != first).then_some(())
    })
    .await;
    bea.wait_text("[data-rematch]", "next game").await;
    bea.click("[data-act='rematch']").await;
    bea.until("another table", async || {
        (bea.address().await != first).then_some(())
    })
    .await;
    let (adas, beas) = (Table::here(&ada).await, Table::here(&bea).await);
    whose_turn(adas, beas, &ada).await;
    bea.wait_text("[data-seat-number='1']", "Bea").await;

    leave(&ada, "agree").await;
    bea.wait_text("[data-offer]", "Ada proposes").await;
    bea.click("[data-offer] [data-act='decline']").await;
    ada.wait_text("[data-declined]", "goes on").await;
    assert_eq!(ada.count("[data-leaving] [data-act='agree']").await, 0);
    leave(&bea, "agree").await;
    ada.click("[data-offer] [data-act='accept']").await;
    for browser in [&ada, &bea] {
        browser.wait_for("[data-call='agreed']").await;
    }
    // Finished tables are not among the open ones, but among one's own games.
    ada.go("#/lobby").await;
    ada.page("lobby").await;
    ada.wait_text("main .note", "No tables").await;
    assert_eq!(ada.count("[data-table]").await, 0);
    ada.go("#/account").await;
    ada.wait_for("[data-own-games] [data-table]").await;
    assert_eq!(ada.count("[data-own-games] [data-table]").await, 2);
    ada.click("[data-own-games] [data-table] a").await;
    ada.page("replay").await;
    ada.wait_for("[data-slider]").await;
    ada.close().await;
    bea.close().await;
}

/// Waits until the page's icon is this one.
async fn wait_icon(browser: &Browser, wanted: &str) {
    let script = "return document.querySelector(\"link[rel='icon']\").getAttribute('href')";
    browser
        .until(&format!("the icon {wanted}"), async || {
            (browser.eval(script, &[]).await == wanted).then_some(())
        })
        .await;
}

#[tokio::test]
async fn the_table_says_whose_turn_it_is_and_who_was_late() {
    let stage = Stage::new();
    let ada = stage.browser("ada-turn").await;
    let bea = stage.browser("bea-late").await;
    ada.introduce("Ada").await;
    bea.introduce("Bea").await;
    let table = json!({
        "game": "ants", "setup": "base first=brown", "seats": [{ "kind": "me" }], "public": true,
        "clock": { "kind": "live", "minutes": 0, "increment": 4 },
    });
    let script = "const answer = await fetch('/api/v1/tables', { method: 'POST',
                      headers: { 'content-type': 'application/json' },
                      body: JSON.stringify(arguments[0]) });
                  return (await answer.json()).id";
    let id = ada.eval_async(script, &[table]).await;
    let link = format!("#/table/{}", id.as_str().expect("a table"));
    bea.go(&link).await;
    bea.click("[data-act='sit']").await;
    let title = "return document.title";
    bea.until("her turn in the title", async || {
        let title = bea.eval(title, &[]).await;
        let title = title.as_str().unwrap_or_default();
        (title.starts_with("(1) Your turn")).then_some(())
    })
    .await;
    wait_icon(&bea, "./icon-turn.svg").await;
    // Little time is left: that is said in colour and in words.
    bea.wait_text("[data-seat-number='2'] .clock.low", "little time")
        .await;
    bea.go("#/").await;
    bea.page("home").await;
    bea.wait_text("[data-saves] h2", "A game waits for you")
        .await;
    bea.wait_for("nav [data-waiting-count]").await;
    // Nobody is there: the flag falls all the same, and she is told when she looks.
    ada.go(&link).await;
    ada.wait_text("[data-call='late']", "Bea ran out of time")
        .await;
    ada.wait_text("[data-status]", "Ada wins").await;
    bea.go(&link).await;
    bea.wait_text("[data-call='late']", "You have lost").await;
    wait_icon(&bea, "./icon.svg").await;
    ada.close().await;
    bea.close().await;
}

#[tokio::test]
async fn a_game_against_bots_is_aborted_or_resigned() {
    let stage = Stage::new();
    let ada = stage.browser("resigns-alone").await;
    let table = new_game::start_here(&ada, &["you", "larva"]).await;
    assert_eq!(table.turn().await, Turn::Mine);
    leave(&ada, "abort").await;
    ada.wait_text("[data-status]", "aborted").await;
    let table = new_game::start_here(&ada, &["you", "larva"]).await;
    assert_eq!(table.turn().await, Turn::Mine);
    leave(&ada, "resign").await;
    ada.wait_text("[data-call='resigned']", "You have lost")
        .await;
    ada.reload().await;
    ada.wait_text("[data-call='resigned']", "You have lost")
        .await;
    // What is over does not wait; it can be looked at again.
    ada.go("#/").await;
    ada.page("home").await;
    assert_eq!(ada.count("[data-save]").await, 0);
    ada.go("#/replay").await;
    ada.wait_text("[data-library] [data-save]", "ended early")
        .await;
    // The replay tells who came where, though the rules had not ended the game.
    ada.click("[data-library] [data-save] a").await;
    ada.wait_for("[data-slider]").await;
    ada.press(Key::End).await;
    ada.wait_for("[data-places] tr.winner").await;
    ada.wait_for(".plate.winner").await;
    ada.close().await;
}

#[tokio::test]
async fn people_break_a_game_off_before_both_have_moved() {
    let stage = Stage::new();
    let ada = stage.browser("ada-abort").await;
    let bea = stage.browser("bea-abort").await;
    let adas = new_game::open_online(&ada, "Ada", &["you", "open"]).await;
    let beas = join(&bea, "Bea").await;
    let table = whose_turn(adas, beas, &ada).await;
    table.choose_from_list().await;
    table.end_turn().await;
    leave(&bea, "abort").await;
    for browser in [&ada, &bea] {
        browser.wait_for("[data-call='aborted']").await;
        assert_eq!(browser.count(".plate.winner").await, 0);
    }
    ada.close().await;
    bea.close().await;
}

#[tokio::test]
async fn a_first_turn_of_many_steps_can_still_be_broken_off() {
    let stage = Stage::new();
    let ada = stage.browser("abort-steps").await;
    new_game::start_game(&ada, "fourmidable", "child", &["you", "larva"]).await;
    let forest = Forest::at(&ada);
    forest.play_to("split").await;
    leave(&ada, "abort").await;
    ada.wait_text("[data-status]", "aborted").await;
    ada.close().await;
}

#[tokio::test]
async fn a_table_with_a_clock_of_ones_own_needs_a_name() {
    let stage = Stage::new();
    let ada = stage.browser("own-clock").await;
    ada.go("#/new/ants").await;
    ada.page("new").await;
    ada.choose("[data-seat='2'] select", "open").await;
    ada.choose("[data-field='clock']", "own-live").await;
    ada.write("[data-field='minutes']", "7").await;
    ada.write("[data-field='increment']", "3").await;
    ada.click("[data-act='open-online']").await;
    ada.wait_text("[data-wrong]", "name first").await;
    ada.write("[data-field='name']", "Ada").await;
    ada.click("[data-act='open-online']").await;
    ada.wait_text("[data-waiting-room]", "7 min + 3 s a move")
        .await;
    ada.wait_text("[data-waiting-room]", "without hints").await;
    ada.close().await;
}

#[tokio::test]
async fn a_hidden_page_says_that_it_is_ones_turn_if_that_is_wanted() {
    let stage = Stage::new();
    let ada = stage.browser("notified").await;
    ada.go("#/settings").await;
    ada.page("settings").await;
    let deny = json!({ "permission": { "name": "notifications" }, "setting": "denied" });
    ada.command("Browser.setPermission", deny).await;
    ada.click("[data-field='notify']").await;
    ada.wait_text("[data-denied]", "does not allow").await;
    // Notifications that the test can see.
    let pretend = "window.told = [];
                   window.Notification = class {
                       static permission = 'granted';
                       constructor(title, options) { window.told.push(options.body) }
                   };
                   Object.defineProperty(document, 'hidden', { get: () => window.away === true })";
    ada.eval(pretend, &[]).await;
    ada.check("[data-field='notify']", true).await;
    let table = new_game::start_here(&ada, &["you", "larva"]).await;
    assert_eq!(table.turn().await, Turn::Mine);
    let told = "return window.told.length";
    assert_eq!(ada.eval(told, &[]).await, 0, "the page was in sight");
    table.choose_from_list().await;
    ada.eval("window.away = true", &[]).await;
    table.end_turn().await;
    ada.until("a notification", async || {
        (ada.eval(told, &[]).await == 1).then_some(())
    })
    .await;
    ada.close().await;
}
