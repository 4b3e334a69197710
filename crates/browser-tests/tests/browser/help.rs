//! What helps a player: reasons, taking back, advice.

use browser_tests::pages::{Empire, Turn, new_game};
use browser_tests::{Browser, Stage};
use serde_json::json;
use thirtyfour::Key;

#[tokio::test]
async fn an_impossible_click_is_explained_with_its_rule() {
    let stage = Stage::new();
    let ada = stage.browser("refusal").await;
    let table = new_game::start_here(&ada, &["you", "larva"]).await;
    assert_eq!(table.turn().await, Turn::Mine);
    let before = table.lines().await;
    // No tile may lie exactly on another.
    ada.click("[data-tile]").await;
    ada.wait_for("[data-refusal]").await;
    assert!(ada.text("[data-refusal] span").await.len() > 10);
    assert_eq!(table.lines().await, before);
    // The rule is read beside the table.
    ada.click("[data-refusal] a").await;
    ada.wait_for("[data-drawer] .shown").await;
    assert_eq!(ada.count("main[data-page='table'] [data-board]").await, 1);
    ada.press(Key::Escape).await;
    ada.wait_gone("[data-drawer]").await;
    ada.close().await;
}

#[tokio::test]
async fn the_phase_leads_to_its_rule() {
    let stage = Stage::new();
    let ada = stage.browser("phase").await;
    let table = new_game::start_here(&ada, &["you", "larva"]).await;
    assert_eq!(table.turn().await, Turn::Mine);
    ada.wait_text("[data-phase]", "Turn order").await;
    ada.click("[data-phase]").await;
    ada.wait_for("[data-drawer] h2#rule-turn-order").await;
    // Other rules are found by a word, and so are tiles.
    ada.write("[data-field='rules-search']", "wedge").await;
    ada.wait_gone("[data-drawer] h2#rule-turn-order").await;
    ada.wait_text("[data-drawer] .terms", "Beige wedge").await;
    ada.click("[data-act='close-rules']").await;
    ada.wait_gone("[data-drawer]").await;
    assert_eq!(ada.count("main[data-page='table'] [data-board]").await, 1);
    ada.close().await;
}

#[tokio::test]
async fn a_chosen_move_can_be_taken_back_and_done_again() {
    let stage = Stage::new();
    let ada = stage.browser("undo").await;
    let table = new_game::start_here(&ada, &["you", "larva"]).await;
    assert_eq!(table.turn().await, Turn::Mine);
    let (lines, hexagons) = (table.lines().await, table.hexagons().await);
    table.choose_on_board(1).await;
    ada.until("the tentative tile", async || {
        (table.hexagons().await == hexagons + 1).then_some(())
    })
    .await;
    // It is still the same player's turn.
    assert_eq!(ada.count(".plate.beige.awaited").await, 1);
    assert_eq!(ada.count(".plate.awaited").await, 1);
    ada.click("[data-act='undo']").await;
    ada.wait_gone("[data-act='end-turn']").await;
    assert_eq!(table.turn().await, Turn::Mine);
    assert_eq!(
        (table.lines().await, table.hexagons().await),
        (lines, hexagons)
    );
    ada.click("[data-act='redo']").await;
    table.end_turn().await;
    ada.until("both moves", async || {
        (table.hexagons().await >= hexagons + 2).then_some(())
    })
    .await;
    ada.close().await;
}

#[tokio::test]
async fn the_log_is_one_stop_and_its_lines_show_on_the_board() {
    let stage = Stage::new();
    let ada = stage.browser("log").await;
    let table = new_game::start_here(&ada, &["you", "larva"]).await;
    assert_eq!(table.turn().await, Turn::Mine);
    table.choose_from_list().await;
    table.end_turn().await;
    assert_eq!(table.turn().await, Turn::Mine);
    assert!(table.lines().await > 3);
    assert_eq!(ada.count("[data-board]").await, 1);
    assert_eq!(ada.count("[data-log] [tabindex='0']").await, 1);
    // The mouse must not rest on a line by chance.
    ada.hover("header a").await;
    ada.tab_to("[data-log] li").await;
    let by = "return document.activeElement.dataset.by";
    // The newest line is the bot's move, the one before is Ada's: a line each.
    assert_eq!(ada.eval(by, &[]).await, "2");
    ada.wait_for(".looked-at").await;
    ada.press(Key::Down).await;
    assert_eq!(ada.eval(by, &[]).await, "1");
    ada.wait_for(".looked-at").await;
    ada.press(Key::End).await;
    assert!(ada.eval(by, &[]).await.is_null());
    ada.wait_gone(".looked-at").await;
    ada.press(Key::Tab).await;
    assert!(!ada.has_focus("[data-log] li").await);
    assert_eq!(ada.count("[data-log] [tabindex='0']").await, 1);
    ada.hover("[data-log] li[data-by='2']").await;
    ada.wait_for(".looked-at").await;
    ada.close().await;
}

#[tokio::test]
async fn without_confirmation_a_move_is_made_at_once() {
    let stage = Stage::new();
    let ada = stage.browser("confirm").await;
    ada.go("#/settings").await;
    ada.page("settings").await;
    ada.check("[data-field='confirm']", false).await;
    let table = new_game::start_here(&ada, &["you", "larva"]).await;
    assert_eq!(table.turn().await, Turn::Mine);
    let hexagons = table.hexagons().await;
    table.open_list().await;
    ada.click("[data-moves] [role='option']").await;
    ada.until("both moves", async || {
        (table.hexagons().await >= hexagons + 2).then_some(())
    })
    .await;
    ada.close().await;
}

#[tokio::test]
async fn advice_points_at_a_move() {
    let stage = Stage::new();
    let ada = stage.browser("hint").await;
    let table = new_game::start_here(&ada, &["you", "larva"]).await;
    assert_eq!(table.turn().await, Turn::Mine);
    table.open_list().await;
    ada.click("[data-act='hint']").await;
    ada.wait_for("[data-moves] [aria-selected='true']").await;
    ada.wait_for("[data-ghost]").await;
    // It says why, too.
    let told = ada.text("[data-preview]").await;
    assert!(told.starts_with("Hint: "), "{told}");
    assert!(
        told.contains("It brings") || told.contains("promises more"),
        "{told}"
    );
    ada.click("[data-act='play']").await;
    table.end_turn().await;
    assert_eq!(table.turn().await, Turn::Mine);
    ada.close().await;
}

/// Puts a finger on the middle of something, and takes it away.
async fn touch(browser: &Browser, css: &str) {
    let middle = browser
        .eval(
            "const box = document.querySelector(arguments[0]).getBoundingClientRect();
             return [box.x + box.width / 2, box.y + box.height / 2]",
            &[json!(css)],
        )
        .await;
    let finger =
        json!({ "type": "touchStart", "touchPoints": [{ "x": middle[0], "y": middle[1] }] });
    browser.command("Input.dispatchTouchEvent", finger).await;
}

async fn let_go(browser: &Browser) {
    let gone = json!({ "type": "touchEnd", "touchPoints": [] });
    browser.command("Input.dispatchTouchEvent", gone).await;
}

#[tokio::test]
async fn tips_come_by_mouse_by_keyboard_and_by_a_long_press() {
    let stage = Stage::new();
    let ada = stage.browser("tips").await;
    let table = new_game::start_here(&ada, &["you", "larva"]).await;
    assert_eq!(table.turn().await, Turn::Mine);
    let rules = "[data-act='rules']";
    ada.hover(rules).await;
    ada.wait_text("#tooltip", "Rules").await;
    // The browser does not show its own as well.
    assert_eq!(ada.attributes(rules, "title").await, [""; 0]);
    ada.hover("footer").await;
    ada.wait_gone("#tooltip").await;
    assert_eq!(ada.attributes(rules, "title").await, ["Rules"]);

    ada.tab_to(rules).await;
    ada.wait_text("#tooltip", "Rules").await;
    ada.press(Key::Escape).await;
    ada.wait_gone("#tooltip").await;

    let fingers = json!({ "enabled": true, "maxTouchPoints": 1 });
    ada.command("Emulation.setTouchEmulationEnabled", fingers)
        .await;
    touch(&ada, rules).await;
    ada.wait_text("#tooltip", "Rules").await;
    let_go(&ada).await;
    // That was a question, not a press.
    assert_eq!(ada.count("[data-drawer]").await, 0);
    touch(&ada, rules).await;
    let_go(&ada).await;
    ada.wait_for("[data-drawer]").await;
    ada.click("[data-act='close-rules']").await;
    ada.wait_gone("[data-drawer]").await;
    // Where the tip would only say what stands there, a long press is a press.
    let long = "const button = document.querySelector(\"[data-act='hint']\");
                button.title = button.textContent.trim();
                button.addEventListener('click', () => { window.pressed = true });
                const finger = kind => button.dispatchEvent(
                    new PointerEvent(kind, { bubbles: true, pointerType: 'touch' }));
                finger('pointerdown');
                await new Promise(done => setTimeout(done, 700));
                finger('pointerup');
                button.click()";
    ada.eval_async(long, &[]).await;
    ada.until("the press to count", async || {
        (ada.eval("return window.pressed", &[]).await == true).then_some(())
    })
    .await;
    ada.close().await;
}

#[tokio::test]
async fn places_have_tips_and_what_cannot_be_done_says_why() {
    let stage = Stage::new();
    let ada = stage.browser("tips-board").await;
    new_game::start_game(&ada, "hidden-empires", "basic", &["you", "larva"]).await;
    ada.hover("[data-spot='e5']").await;
    ada.wait_text("#tooltip", "e5").await;
    ada.hover("footer").await;
    ada.wait_gone("#tooltip").await;

    // Nobody nurses the brood yet, so the redistribution cannot end.
    let empire = Empire::resume(&ada, include_str!("hidden_empires.txt")).await;
    empire.wait_phase("redistribute").await;
    let done = "[data-action='done'][aria-disabled]";
    let tips = ada.attributes(done, "title").await;
    assert!(tips[0].contains("nurse"), "{tips:?}");
    // A card that cannot be played says when it can.
    let empire = Empire::resume(&ada, include_str!("hidden_empires_card.txt")).await;
    ada.wait_for("details.hand-card").await;
    ada.until("one's own turn", async || {
        empire.end_turn_if_asked().await;
        (ada.count("details.hand-card [data-needs]").await > 0).then_some(())
    })
    .await;
    let told = ada.attributes("details.hand-card summary", "title").await;
    assert!(
        told.iter().all(|told| told.lines().count() == 3),
        "{told:?}"
    );

    // What events and tiles bring, and what the atelier needs first.
    new_game::start_game(&ada, "myrmes", "base", &["you", "larva"]).await;
    ada.wait_for("[data-phase='plan'] [data-action^='event']")
        .await;
    let tips = ada.attributes("[data-action='event move']", "title").await;
    assert!(tips[0].contains("6 movement points"), "{tips:?}");
    let tips = ada.attributes("[data-action='tunnel']", "title").await;
    assert!(tips[0].contains('\n'), "{tips:?}");
    ada.close().await;
}

#[tokio::test]
async fn the_rules_are_beside_lessons_with_everything_that_there_are_lists_of() {
    let stage = Stage::new();
    let ada = stage.browser("rules-lessons").await;
    for (game, term, text) in [
        ("ants", "beige tip", "brown ants"),
        ("myrmes", "Steps +3", "6 movement points"),
        ("myrmes", "Spider", "2 soldiers"),
        ("fourmidable", "Architect", "farther away"),
        ("fourmidable", "Clay, clay", "points"),
        ("hidden-empires", "Caterpillars", "Everybody gets 6 food"),
    ] {
        ada.go("#/").await;
        ada.page("home").await;
        ada.go(&format!("#/learn/{game}")).await;
        ada.page("learn").await;
        ada.click("[data-act='rules']").await;
        ada.wait_for("[data-drawer] .terms").await;
        let terms = "return [...document.querySelectorAll('.terms dt')]
                     .map(it => (it.textContent + it.nextElementSibling.textContent).toLowerCase())";
        let terms = ada.eval(terms, &[]).await;
        let found = terms.as_array().is_some_and(|terms| {
            let all = |term: &str| {
                terms.iter().any(|it| {
                    it.as_str()
                        .is_some_and(|it| it.contains(&term.to_lowercase()))
                })
            };
            all(term) && all(text)
        });
        assert!(found, "{game}: {term} {terms}");
        ada.press(Key::Escape).await;
        ada.wait_gone("[data-drawer]").await;
    }
    ada.close().await;
}

#[tokio::test]
async fn who_a_player_is_is_told_to_the_keyboard_too() {
    let stage = Stage::new();
    let ada = stage.browser("tips-plates").await;
    new_game::start_game(&ada, "myrmes", "base", &["you", "larva"]).await;
    ada.tab_to(".plate").await;
    ada.wait_text("#tooltip", "points").await;
    ada.close().await;
}
