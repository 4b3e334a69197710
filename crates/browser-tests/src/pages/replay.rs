//! A game, step by step.

use serde_json::json;

use super::Table;
use crate::browser::Browser;

const SLIDER: &str = "[data-slider]";

/// The page that shows a game step by step.
#[derive(Clone, Copy)]
pub struct Replay<'a> {
    browser: &'a Browser,
}

impl<'a> Replay<'a> {
    /// Comes here from a table.
    pub async fn of(browser: &'a Browser) -> Self {
        browser.click("main [data-go='replay']").await;
        Self::here(browser).await
    }

    /// The replay that the browser is coming to.
    pub async fn here(browser: &'a Browser) -> Self {
        browser.page("replay").await;
        browser.wait_for(SLIDER).await;
        Self { browser }
    }

    /// The step that is shown, and the last there is.
    pub async fn step(self) -> (u64, u64) {
        let script = "const slider = document.querySelector(arguments[0]);
                      return [Number(slider.value), Number(slider.max)]";
        let found = self.browser.eval(script, &[json!(SLIDER)]).await;
        let number = |index: usize| found[index].as_u64().unwrap_or_default();
        (number(0), number(1))
    }

    /// Presses one of the buttons: `first`, `previous`, `next` or `last`.
    pub async fn press(self, button: &str) {
        self.browser.click(&format!("[data-act='{button}']")).await;
    }

    /// Waits until this step is shown.
    pub async fn wait_step(self, wanted: u64) {
        self.browser
            .until(&format!("step {wanted}"), async || {
                (self.step().await.0 == wanted).then_some(())
            })
            .await;
    }

    /// Waits until this step is over.
    pub async fn wait_beyond(self, step: u64) {
        self.browser
            .until(&format!("a step after {step}"), async || {
                (self.step().await.0 > step).then_some(())
            })
            .await;
    }

    /// Plays on from the step that is shown, in a game of its own.
    pub async fn play_on(self) -> Table<'a> {
        self.browser.click("[data-act='continue']").await;
        Table::here(self.browser).await
    }

    /// How many hexagons lie on the table.
    pub async fn hexagons(self) -> u64 {
        self.browser.count("[data-tile]").await
    }
}
