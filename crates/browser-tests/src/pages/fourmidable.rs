//! A table with Fourmidable on it.

use crate::browser::Browser;

const BOARD: &str = "[data-board='fourmidable']";
const END_TURN: &str = "[data-act='end-turn']";
const HAND_OVER: &str = "[data-hand-over] button";
const RESULT: &str = "[data-result]";

/// How the people at the table play.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Mood {
    /// Every ant harvests what it can reach.
    Busy,
    /// Every ant stays where it is.
    Lazy,
}

/// A table as one browser shows it.
#[derive(Clone, Copy)]
pub struct Forest<'a> {
    browser: &'a Browser,
}

impl<'a> Forest<'a> {
    /// The table that the browser is coming to.
    pub fn at(browser: &'a Browser) -> Self {
        Self { browser }
    }

    /// The phase that the board shows; nothing while the screen is handed over.
    pub async fn phase(self) -> String {
        let phases = self.browser.attributes(BOARD, "data-phase").await;
        phases.first().cloned().unwrap_or_default()
    }

    /// Waits until the player at the screen has something to do. Says whether the game goes on.
    async fn is_awaited(self) -> bool {
        self.browser
            .until("something to do", async || {
                if self.browser.count(RESULT).await > 0 {
                    return Some(false);
                }
                for css in [HAND_OVER, END_TURN, "[data-moves] [role='option']"] {
                    if self.browser.count(css).await > 0 {
                        return Some(true);
                    }
                }
                None
            })
            .await
    }

    /// Takes the screen over, or ends the turn, if that is what the page asks for.
    async fn go_on(self) -> bool {
        for css in [HAND_OVER, END_TURN] {
            if self.browser.count(css).await > 0 {
                self.browser.click(css).await;
                self.browser.wait_gone(css).await;
                return true;
            }
        }
        false
    }

    /// What the rules allow, in notation.
    async fn legal(self) -> Vec<String> {
        self.browser
            .attributes("[data-moves] [role='option']", "data-action")
            .await
    }

    /// Clicks, and waits until the board has answered.
    async fn click(self, css: &str) {
        let before = self.legal().await;
        self.browser.click(&format!("{BOARD} {css}")).await;
        self.browser
            .until("the board to answer", async || {
                for css in [HAND_OVER, END_TURN, RESULT] {
                    if self.browser.count(css).await > 0 {
                        return Some(());
                    }
                }
                (self.legal().await != before).then_some(())
            })
            .await;
    }

    /// Presses the first button for such an action that can be done; says whether there is one.
    pub async fn press(self, action: &str) -> bool {
        let button = format!("button[data-action^='{action}']:not([aria-disabled])");
        let there = self.browser.count(&format!("{BOARD} {button}")).await > 0;
        if there {
            self.click(&button).await;
        }
        there
    }

    /// Plays by mouse, on the board alone, until the log tells of this or the game is over. Gives the
    /// phases that were played.
    pub async fn play_until(self, told: &str, mood: Mood) -> Vec<String> {
        let mut phases: Vec<String> = Vec::new();
        while self.is_awaited().await && !self.is_told(told).await {
            if self.go_on().await {
                continue;
            }
            let phase = self.phase().await;
            self.act(&phase, mood).await;
            if phases.last() != Some(&phase) {
                phases.push(phase);
            }
        }
        phases
    }

    /// Plays by mouse until the board shows this phase to whose turn it is.
    ///
    /// # Panics
    /// If the game ends before.
    pub async fn play_to(self, phase: &str) {
        loop {
            assert!(self.is_awaited().await, "the game ended before “{phase}”");
            if self.go_on().await {
                continue;
            }
            let now = self.phase().await;
            if now == phase {
                return;
            }
            self.act(&now, Mood::Lazy).await;
        }
    }

    /// Takes up an ant by mouse and lets it harvest, if anything is within its reach; the turn is over then.
    pub async fn harvest_once(self) {
        loop {
            self.wait_awaited().await;
            let phase = self.phase().await;
            self.act(&phase, Mood::Busy).await;
            if phase == "walk" {
                self.go_on().await;
                return;
            }
        }
    }

    /// Takes up an ant by mouse and leaves it where it is.
    pub async fn rest_an_ant(self) {
        loop {
            self.wait_awaited().await;
            let phase = self.phase().await;
            self.act(&phase, Mood::Lazy).await;
            if phase == "walk" {
                return;
            }
        }
    }

    /// Waits until there is something to do, and ends the turn before.
    ///
    /// # Panics
    /// If the game ends before.
    pub async fn wait_awaited(self) {
        loop {
            assert!(self.is_awaited().await, "the game has ended");
            if !self.go_on().await {
                return;
            }
        }
    }

    /// Whether the log tells of this.
    pub async fn is_told(self, told: &str) -> bool {
        let log = self.browser.texts("[data-log] li").await;
        log.iter().any(|line| line.contains(told))
    }

    async fn act(self, phase: &str, mood: Mood) {
        match phase {
            "species" => assert!(self.press("species ").await),
            "draft" | "pick" => assert!(self.press("take ").await),
            "ants" => assert!(self.press("ant").await),
            "split" => assert!(self.press("split ").await),
            "weather" => assert!(self.press("weather ").await),
            "turn" => {
                if !self.press("reveal ").await && !self.press("birth ").await {
                    self.take_up_or_move_a_predator().await;
                }
            }
            "walk" => self.walk(mood).await,
            "hole" => self.click(".spot.target").await,
            "keep" => {
                let kept = self.press("keep ").await || self.press("under ").await;
                assert!(kept);
            }
            "library" => assert!(self.press("study").await || self.press("done").await),
            "close" | "last" => assert!(self.press("reveal ").await || self.press("done").await),
            other => panic!("nothing is to be done in “{other}”"),
        }
    }

    async fn take_up_or_move_a_predator(self) {
        if self.browser.count(&format!("{BOARD} [data-walk]")).await > 0 {
            self.click("[data-walk]").await;
        } else {
            let spider = format!("{BOARD} [data-take='predator spider']");
            self.browser.click(&spider).await;
            self.click(".stage .spot.target").await;
        }
    }

    async fn walk(self, mood: Mood) {
        let harvest = format!("{BOARD} .spot.harvest");
        if mood == Mood::Busy && self.browser.count(&harvest).await > 0 {
            self.browser.click(&harvest).await;
            // It goes all the way and stops there by itself.
            self.browser
                .until("the ant to arrive", async || {
                    (self.phase().await != "walk").then_some(())
                })
                .await;
        } else {
            assert!(self.press("stop").await);
        }
    }
}
