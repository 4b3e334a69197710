//! A table with Ants on it.

use thirtyfour::Key;

use crate::browser::Browser;

const MOVES: &str = "[data-moves] [role='option']";
const END_TURN: &str = "[data-act='end-turn']";

/// What there is to do.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Turn {
    /// It is this browser's turn.
    Mine,
    /// The game is over.
    Over,
}

/// A table as one browser shows it.
#[derive(Clone, Copy)]
pub struct Table<'a> {
    browser: &'a Browser,
}

impl<'a> Table<'a> {
    /// The table that the browser is coming to.
    pub async fn here(browser: &'a Browser) -> Self {
        browser.page("table").await;
        browser
            .wait_for("[data-board='ants'] svg, [data-waiting-room]")
            .await;
        Self { browser }
    }

    /// Waits until there is something to do, or nothing any more.
    pub async fn turn(self) -> Turn {
        let what = "its turn or the end of the game";
        let turn = async || self.is_there_something_to_do().await;
        self.browser.until(what, turn).await
    }

    /// What there is to do now, if anything.
    pub async fn is_there_something_to_do(self) -> Option<Turn> {
        if self.browser.count("[data-result]").await > 0 {
            Some(Turn::Over)
        } else if self.browser.count(MOVES).await > 0 {
            Some(Turn::Mine)
        } else {
            None
        }
    }

    /// Points at a place with the mouse, having chosen tile and turn, and plays there. `number` makes
    /// moves different from each other.
    pub async fn choose_on_board(self, number: usize) {
        let browser = self.browser;
        let hand = browser.count("button[data-hand]").await.max(1);
        let tile = 1 + number as u64 % hand;
        browser.click(&format!("button[data-hand='{tile}']")).await;
        let turn = ["turn-left", "turn-right"][number % 2];
        for _ in 0..number % 3 {
            browser.click(&format!("[data-act='{turn}']")).await;
        }
        let places = browser.attributes("[data-spot]", "data-spot").await;
        let place = &places[number * 7 % places.len()];
        let place = format!("[data-spot='{place}']");
        browser.click(&place).await;
        browser.wait_for("[data-ghost]").await;
        browser
            .wait_for(&format!("{place}[aria-pressed='true']"))
            .await;
        browser.click(&place).await;
        browser.wait_for(END_TURN).await;
    }

    /// Plays the tile that is offered in the first place there is, with as few clicks as may be.
    pub async fn place_at_once(self) {
        let browser = self.browser;
        let places = browser.attributes("[data-spot]", "data-spot").await;
        let place = format!("[data-spot='{}']", places[0]);
        browser.click(&place).await;
        browser.wait_for("[data-ghost]").await;
        browser.click(&place).await;
        browser.wait_for(END_TURN).await;
    }

    /// Opens the list of moves, if it is folded away.
    pub async fn open_list(self) {
        let folded = "[data-act='moves'][aria-expanded='false']";
        if self.browser.count(folded).await > 0 {
            self.browser.click(folded).await;
            self.browser.wait_gone(folded).await;
        }
    }

    /// Chooses a move from the list with the mouse.
    pub async fn choose_from_list(self) {
        self.open_list().await;
        self.browser.click(MOVES).await;
        self.browser.wait_for(END_TURN).await;
    }

    /// Goes to a place on the board and plays there, without a mouse.
    pub async fn choose_on_board_by_keyboard(self) {
        let browser = self.browser;
        browser.tab_to("[data-spot][tabindex='0']").await;
        browser.press("r").await;
        browser.press(Key::Right).await;
        browser.press(Key::Enter).await;
        browser.wait_for("[data-spot][aria-pressed='true']").await;
        browser.press(Key::Enter).await;
        browser.wait_for(END_TURN).await;
    }

    /// Goes to the list and plays a move there, without a mouse.
    pub async fn choose_from_list_by_keyboard(self) {
        let browser = self.browser;
        if !browser.has_focus("[data-moves]").await {
            // The key opens the list and goes there; an open list is reached as everything else is.
            let folded = "[data-act='moves'][aria-expanded='false']";
            if browser.count(folded).await > 0 {
                browser.press("m").await;
                browser.wait_focus("[data-moves]").await;
            } else {
                browser.tab_to("[data-moves]").await;
            }
        }
        browser.press(Key::Down).await;
        browser.press(Key::Down).await;
        browser
            .wait_for(&format!("{MOVES}[aria-selected='true']"))
            .await;
        browser.press(Key::Enter).await;
        browser.wait_for(END_TURN).await;
    }

    /// Makes the chosen move with the mouse.
    pub async fn end_turn(self) {
        self.browser.click(END_TURN).await;
        self.browser.wait_gone(END_TURN).await;
    }

    /// Makes the chosen move without a mouse: the focus has come to the right button.
    pub async fn end_turn_by_keyboard(self) {
        let what = "the focus on “End turn”";
        self.browser
            .until(what, async || {
                self.browser.has_focus(END_TURN).await.then_some(())
            })
            .await;
        self.browser.press(Key::Enter).await;
        self.browser.wait_gone(END_TURN).await;
    }

    /// Plays to the end with the list of moves. Gives how many moves were made here.
    pub async fn play_to_the_end(self) -> usize {
        let mut moves = 0;
        while self.turn().await == Turn::Mine {
            self.choose_from_list().await;
            self.end_turn().await;
            moves += 1;
        }
        moves
    }

    /// How many lines the log has.
    pub async fn lines(self) -> u64 {
        self.browser.count("[data-log] li").await
    }

    /// How many hexagons lie on the table.
    pub async fn hexagons(self) -> u64 {
        self.browser.count("[data-tile]").await
    }

    /// Both scores, beige first.
    pub async fn scores(self) -> [String; 2] {
        let beige = self.browser.text("[data-score='beige']").await;
        let brown = self.browser.text("[data-score='brown']").await;
        [beige, brown]
    }
}
