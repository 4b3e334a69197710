//! A table with Hidden Empires on it.

use serde_json::json;

use crate::browser::Browser;

const BOARD: &str = "[data-board='hidden-empires']";
const MOVES: &str = "[data-moves] [role='option']";
const FORAGE: &str = "[data-act='forage-all']:not([aria-disabled])";
const END_TURN: &str = "[data-act='end-turn']";

/// A table as one browser shows it.
#[derive(Clone, Copy)]
pub struct Empire<'a> {
    browser: &'a Browser,
}

impl<'a> Empire<'a> {
    /// The table that the browser is coming to.
    pub async fn here(browser: &'a Browser) -> Self {
        browser.wait_for(&format!("{BOARD} svg.stage")).await;
        Self { browser }
    }

    /// Goes on with a game that is kept as this record.
    pub async fn resume(browser: &'a Browser, record: &str) -> Self {
        let script = "localStorage.setItem('formicary.game.kept', arguments[0])";
        browser.eval(script, &[json!(record)]).await;
        browser.go("#/").await;
        browser.page("home").await;
        browser.go("#/local/kept").await;
        Self::here(browser).await
    }

    /// What the board is about now.
    pub async fn phase(self) -> String {
        let phases = self.browser.attributes(BOARD, "data-phase").await;
        phases.first().cloned().unwrap_or_default()
    }

    /// Waits until the board is about this, and this browser may act. Whatever was chosen before is
    /// made final.
    pub async fn wait_phase(self, phase: &str) {
        self.browser
            .until(&format!("the phase “{phase}”"), async || {
                self.end_turn_if_asked().await;
                let mine = self.browser.count(MOVES).await > 0;
                (mine && self.phase().await == phase).then_some(())
            })
            .await;
    }

    /// What the rules allow, in notation.
    pub async fn legal(self) -> Vec<String> {
        self.browser.attributes(MOVES, "data-action").await
    }

    /// Whether this browser may act.
    pub async fn is_awaited(self) -> bool {
        self.browser.count(MOVES).await > 0
    }

    /// Clicks on an area or a chamber.
    pub async fn click(self, place: &str) {
        self.browser
            .click(&format!("{BOARD} [data-spot='{place}']"))
            .await;
    }

    /// Takes all ants of a place, leaves some of them, and sends the others.
    pub async fn send(self, from: &str, leave: usize, to: &str) {
        self.click(from).await;
        self.browser.wait_for("[data-act='let-go']").await;
        for _ in 0..leave {
            self.step("workers-").await;
        }
        self.click(to).await;
        self.browser.wait_gone("[data-act='let-go']").await;
    }

    /// Founds the nest in the first area that is offered.
    pub async fn found_a_nest(self) {
        self.browser
            .until("a place for a nest", async || {
                self.is_awaited().await.then_some(())
            })
            .await;
        let legal = self.legal().await;
        let area = legal[0].strip_prefix("nest ").expect("an area for a nest");
        self.click(area).await;
        self.browser
            .until("the nest to be there", async || {
                self.end_turn_if_asked().await;
                (self.legal().await != legal).then_some(())
            })
            .await;
    }

    /// A simple turn: one nurse, the others forage where they are, and the nest goes by its plan. It ends with
    /// the next redistribution.
    pub async fn take_a_turn(self) {
        self.wait_phase("redistribute").await;
        if self.check("brood").await.1 {
            let legal = self.legal().await;
            let lift = legal.iter().find_map(|action| action.strip_prefix("lift "));
            let from = lift
                .and_then(|place| place.split(' ').next())
                .expect("ants to lift")
                .to_owned();
            self.click(&from).await;
            self.browser.wait_for("[data-act='let-go']").await;
            while self.browser.count("[data-step='workers-']:enabled").await > 0 {
                self.step("workers-").await;
            }
            self.click("nurses").await;
            self.browser.wait_gone("[data-check='brood'].warns").await;
        }
        self.act("done").await;
        self.browser
            .until("the next redistribution", async || {
                self.end_turn_if_asked().await;
                if !self.is_awaited().await {
                    return None;
                }
                let phase = self.phase().await;
                let button = match phase.as_str() {
                    "redistribute" => return Some(()),
                    "tasks" if self.browser.count(FORAGE).await > 0 => FORAGE,
                    "nest" => "[data-act='complete']",
                    _ => "[data-action='done']:not([aria-disabled])",
                };
                if self.browser.count(button).await > 0 {
                    self.browser.press_until_gone(button).await;
                } else if let Some(first) = self.legal().await.first() {
                    self.choose_if_offered(first).await;
                }
                None
            })
            .await;
    }

    /// Before a fight: brings home who nurses the brood, then marches to the other colony and to the next area.
    pub async fn march_to_a_fight(self) {
        self.send("e6", 4, "nurses").await;
        self.browser.wait_gone("[data-check='brood'].warns").await;
        self.act("done").await;
        self.wait_phase("move").await;
        self.send("e6", 1, "e5").await;
        self.send("e8", 0, "e7").await;
        self.act("done").await;
        self.wait_phase("tasks").await;
    }

    /// Presses one end of a stepper.
    pub async fn step(self, name: &str) {
        self.browser
            .click(&format!("{BOARD} [data-step='{name}']"))
            .await;
    }

    /// Presses a button of the board that is not one action.
    pub async fn press(self, name: &str) {
        self.browser
            .click(&format!("{BOARD} [data-act='{name}']"))
            .await;
    }

    /// Takes a hand card that is played on the map, or puts it back.
    pub async fn aim(self, card: &str) {
        let button = format!("{BOARD} [data-card='{card}'] [data-act='aim']");
        self.browser.click(&button).await;
    }

    /// Waits until an area can be chosen.
    pub async fn wait_target(self, area: &str) {
        let target = format!("{BOARD} .target[data-spot='{area}']");
        self.browser.wait_for(&target).await;
    }

    /// Presses the first button for such an action that can be done.
    pub async fn act(self, action: &str) {
        let button = format!("{BOARD} button[data-action^='{action}']:not([aria-disabled])");
        self.browser.click(&button).await;
    }

    /// Presses the button for this action if there is one just now: the game may go on by itself.
    pub async fn act_if_offered(self, action: &str) {
        let button = format!("{BOARD} button[data-action='{action}']:not([aria-disabled])");
        self.press_if_there(&button).await;
    }

    /// Plans the whole Nest Phase if it can be planned just now.
    pub async fn complete_if_offered(self) {
        self.press_if_there(&format!("{BOARD} [data-act='complete']"))
            .await;
    }

    /// Chooses from the list of moves if the action is there just now.
    pub async fn choose_if_offered(self, action: &str) {
        self.press_if_there(&format!("{MOVES}[data-action='{action}']"))
            .await;
    }

    async fn press_if_there(self, css: &str) {
        let script = "document.querySelector(arguments[0])?.click()";
        self.browser.eval(script, &[json!(css)]).await;
    }

    /// Makes the move that waits, if one does.
    pub async fn end_turn_if_asked(self) {
        if self.browser.count(END_TURN).await > 0 {
            self.browser.press_until_gone(END_TURN).await;
        }
    }

    /// The number that one of the checks shows, and whether it warns.
    pub async fn check(self, name: &str) -> (String, bool) {
        let check = format!("{BOARD} [data-check='{name}']");
        let number = self.browser.text(&format!("{check} b")).await;
        let warns = self.browser.count(&format!("{check}.warns")).await > 0;
        (number, warns)
    }
}
