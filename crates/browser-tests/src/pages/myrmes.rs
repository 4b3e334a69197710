//! A table with Myrmes on it.

use crate::browser::Browser;

const BOARD: &str = "[data-board='myrmes']";
const MOVES: &str = "[data-moves] [role='option']";
const END_TURN: &str = "[data-act='end-turn']";

/// A table as one browser shows it.
#[derive(Clone, Copy)]
pub struct Colony<'a> {
    browser: &'a Browser,
}

impl<'a> Colony<'a> {
    /// The table that the browser is coming to.
    pub async fn here(browser: &'a Browser) -> Self {
        browser.wait_for(&format!("{BOARD} svg")).await;
        Self { browser }
    }

    /// Plays with the mouse, on the board alone, until the log tells of this. Gives the phases that
    /// were played.
    pub async fn play_until(self, told: &str) -> Vec<String> {
        let mut phases: Vec<String> = Vec::new();
        loop {
            self.browser
                .until("something to do", async || {
                    self.awaited().await.then_some(())
                })
                .await;
            if self.browser.count("[data-result]").await > 0 || self.is_told(told).await {
                return phases;
            }
            if let Some(phase) = self.go_on().await
                && phases.last() != Some(&phase)
            {
                phases.push(phase);
            }
        }
    }

    /// Does the next thing, once there is one, and makes it final. Says in which phase it was.
    pub async fn move_once(self) -> String {
        loop {
            self.browser
                .until("something to do", async || {
                    self.awaited().await.then_some(())
                })
                .await;
            if let Some(phase) = self.go_on().await {
                if self.browser.count(END_TURN).await > 0 {
                    self.go_on().await;
                }
                return phase;
            }
        }
    }

    /// Makes final what was done, or else does something on the board and says in which phase.
    async fn go_on(self) -> Option<String> {
        if self.browser.count(END_TURN).await > 0 {
            self.browser.click(END_TURN).await;
            self.browser.wait_gone(END_TURN).await;
            return None;
        }
        let phase = self.browser.attributes(BOARD, "data-phase").await;
        let phase = phase.first().cloned().unwrap_or_default();
        self.act(&phase).await;
        Some(phase)
    }

    async fn awaited(self) -> bool {
        let browser = self.browser;
        browser.count(MOVES).await > 0
            || browser.count(END_TURN).await > 0
            || browser.count("[data-result]").await > 0
    }

    async fn is_told(self, told: &str) -> bool {
        let log = self.browser.texts("[data-log] li").await;
        log.iter().any(|line| line.contains(told))
    }

    /// What the rules allow, in notation.
    async fn legal(self) -> Vec<String> {
        self.browser.attributes(MOVES, "data-action").await
    }

    /// Does one thing on the board.
    async fn act(self, phase: &str) {
        let legal = self.legal().await;
        let after = |prefix: &str| {
            let find = legal.iter().find_map(|action| action.strip_prefix(prefix));
            find.map(str::to_owned)
        };
        match phase {
            "plan" if after("event ").is_some() => self.press("event ").await,
            "plan" => {
                self.browser.click("[data-step='larvae+']").await;
                self.browser.click("[data-step='atelier+']").await;
                self.press("births ").await;
            }
            "worker" if after("gestation").is_some() => self.press("gestation").await,
            "worker" => self.click_hex(&after("leave ").expect("an exit")).await,
            "sortie" => match after("pheromone ") {
                Some(tile) => self.lay(tile.split(' ').next().expect("a shape")).await,
                None => match after("step ") {
                    Some(place) => self.click_hex(&place).await,
                    None => self.press("stop").await,
                },
            },
            "harvest" => self.press("harvest ").await,
            "atelier" => match after("tunnel ") {
                Some(place) => {
                    self.press("tunnel").await;
                    self.click_hex(&place).await;
                }
                None => self.press("done").await,
            },
            "storage" => self.press("keep ").await,
            "winter" => self.press("feed ").await,
            other => panic!("nothing is to be done in “{other}”"),
        }
        let before = legal;
        self.browser
            .until("the board to answer", async || {
                let held = self.browser.count(END_TURN).await > 0;
                let over = self.browser.count("[data-result]").await > 0;
                (held || over || self.legal().await != before).then_some(())
            })
            .await;
    }

    /// Presses the first button for such an action that can be done.
    async fn press(self, action: &str) {
        let button = format!("{BOARD} button[data-action^='{action}']:not([aria-disabled])");
        self.browser.click(&button).await;
    }

    async fn click_hex(self, hex: &str) {
        self.browser
            .click(&format!("{BOARD} [data-spot='{hex}']"))
            .await;
    }

    /// Takes a tile, turns it until it fits, and places it.
    async fn lay(self, shape: &str) {
        self.browser.click(&format!("[data-take='{shape}']")).await;
        self.browser.wait_for("[data-place]").await;
        for _ in 0..12 {
            if self
                .browser
                .count("[data-place]:not([aria-disabled])")
                .await
                > 0
            {
                break;
            }
            self.browser.click("[data-turn='turn']").await;
        }
        self.browser
            .click("[data-place]:not([aria-disabled])")
            .await;
    }
}
