//! Lessons, as somebody goes through them who asks for every hint.

use browser_tests::{Browser, Stage};

/// Goes through a lesson by its hints. Gives how many steps it has.
async fn by_hints(browser: &Browser, game: &str) -> usize {
    browser.go(&format!("#/learn/{game}")).await;
    browser.page("learn").await;
    let mut steps = 0;
    loop {
        steps += 1;
        // What is talked about is shown.
        browser.wait_for("[data-spotlight]").await;
        let step = browser
            .attributes("[data-step]", "data-step")
            .await
            .remove(0);
        if browser.count("[data-act='hint']").await == 1 {
            browser.click("[data-act='hint']").await;
            browser
                .until(&format!("{game} {step}: the hint"), async || {
                    if browser.count("[data-verdict].good").await == 1 {
                        return Some(());
                    }
                    for button in ["[data-act='play']:enabled", "[data-act='end-turn']"] {
                        if browser.count(button).await == 1 {
                            browser.click(button).await;
                        }
                    }
                    None
                })
                .await;
        }
        if browser.count("[data-act='next']").await == 0 {
            browser.wait_for("[data-go='new']").await;
            return steps;
        }
        browser.click("[data-act='next']").await;
        browser.wait_gone(&format!("[data-step='{step}']")).await;
    }
}

#[tokio::test]
async fn every_step_accepts_its_own_hint() {
    let stage = Stage::new();
    let ada = stage.browser("lessons").await;
    for (game, least) in [
        ("ants", 6),
        ("myrmes", 11),
        ("fourmidable", 19),
        ("hidden-empires", 13),
    ] {
        let steps = by_hints(&ada, game).await;
        assert!(steps >= least, "{game}: {steps} steps");
    }
    ada.close().await;
}
