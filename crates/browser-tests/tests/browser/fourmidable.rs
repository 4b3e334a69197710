//! Fourmidable: a whole game of two at one screen, a draft, the keyboard, a phone.

use std::time::Duration;

use browser_tests::accessibility::barriers;
use browser_tests::pages::fourmidable::{Forest, Mood};
use browser_tests::pages::new_game;
use browser_tests::{Browser, Screen, Stage};
use thirtyfour::Key;

const SPECIAL: &str = "[data-board='fourmidable'] [data-card]";

#[tokio::test]
async fn a_whole_child_game_by_mouse() {
    let stage = Stage::new();
    let both = stage.browser("fourmidable-child").await;
    new_game::start_game(&both, "fourmidable", "child", &["you", "you"]).await;
    let forest = Forest::at(&both);
    let phases = forest.play_until("Round 3", Mood::Busy).await;
    for phase in ["ants", "split", "turn", "walk"] {
        assert!(phases.iter().any(|seen| seen == phase), "{phases:?}");
    }
    let mut harvested = false;
    for resource in ["ladybug", "caterpillar", "beetle", "berry", "mushroom"] {
        harvested |= forest.is_told(resource).await;
    }
    assert!(harvested);
    // The round before is summed up.
    both.wait_for("[data-board='fourmidable'] .account").await;
    // A round without a harvest is the last one.
    forest.play_until("nothing of the kind", Mood::Lazy).await;
    both.wait_for("[data-result]").await;
    assert_eq!(forest.phase().await, "over");
    both.close().await;
}

#[tokio::test]
async fn what_cannot_be_chosen_is_done_by_itself() {
    let stage = Stage::new();
    let ada = stage.browser("fourmidable-forced").await;
    for by_itself in [true, false] {
        ada.go("#/settings").await;
        ada.check("[data-field='forced']", by_itself).await;
        new_game::start_game(&ada, "fourmidable", "child", &["you", "larva"]).await;
        let forest = Forest::at(&ada);
        forest.play_to("turn").await;
        for _ in 0..4 {
            forest.rest_an_ant().await;
        }
        // The fifth ant is the last one: it is taken up by itself, unless one wants to do it.
        forest.wait_awaited().await;
        if by_itself {
            ada.wait_for("[data-board='fourmidable'][data-phase='walk']")
                .await;
        } else {
            tokio::time::sleep(Duration::from_secs(2)).await;
            assert_eq!(forest.phase().await, "turn");
        }
    }
    ada.close().await;
}

#[tokio::test]
async fn a_draft_at_the_experienced_level() {
    let stage = Stage::new();
    let ada = stage.browser("fourmidable-draft").await;
    new_game::start_game(&ada, "fourmidable", "experienced", &["you", "larva"]).await;
    let forest = Forest::at(&ada);
    let phases = forest.play_until("The vane shows", Mood::Busy).await;
    for phase in ["species", "draft", "ants"] {
        assert!(phases.iter().any(|seen| seen == phase), "{phases:?}");
    }
    assert_eq!(ada.count(SPECIAL).await, 6);
    assert_eq!(
        ada.count("[data-board='fourmidable'] .row button.objective")
            .await,
        5
    );
    ada.close().await;
}

#[tokio::test]
async fn an_ant_goes_to_the_library_without_a_mouse() {
    let stage = Stage::new();
    let ada = stage.browser("fourmidable-keys").await;
    new_game::start_game(&ada, "fourmidable", "child", &["you", "larva"]).await;
    let forest = Forest::at(&ada);
    forest.play_to("turn").await;
    ada.tab_to(".nest [data-spot$='/hole']").await;
    ada.press(Key::Enter).await;
    // Several kinds of ants stand there: one of them is chosen, and the way begins where they stand.
    ada.wait_for(".chooser button:focus").await;
    ada.press(Key::Enter).await;
    ada.wait_for("[data-phase='walk'] .nest .spot.go").await;
    ada.wait_for(".nest [data-spot$='/hole']:focus").await;
    ada.press(Key::Right).await;
    ada.wait_focus(".nest .spot.go").await;
    ada.press(Key::Enter).await;
    ada.wait_text("[data-log]", "→ ").await;
    ada.press("s").await;
    ada.wait_for("[data-act='end-turn']").await;
    ada.close().await;
}

/// Nothing that axe-core calls serious or critical, and nothing that sticks out to the side.
async fn expect_no_barriers(browser: &Browser, place: &str) {
    let mut found = Vec::new();
    for scheme in ["light", "dark"] {
        browser.prefer(scheme).await;
        found.extend(barriers(browser).await);
    }
    assert!(found.is_empty(), "{place}: {found:#?}");
    let script =
        "return document.scrollingElement.scrollWidth <= document.documentElement.clientWidth";
    assert_eq!(browser.eval(script, &[]).await, true, "{place} is too wide");
}

#[tokio::test]
async fn no_barriers_on_a_phone() {
    let stage = Stage::new();
    let ada = stage
        .browser_with("fourmidable-phone", Screen::PHONE, "fr")
        .await;
    new_game::start_game(&ada, "fourmidable", "experienced", &["you", "larva"]).await;
    let forest = Forest::at(&ada);
    for phase in ["species", "draft", "ants", "turn", "walk"] {
        forest.play_to(phase).await;
        expect_no_barriers(&ada, phase).await;
    }
    ada.close().await;
}
