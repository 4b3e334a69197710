//! How many clicks it takes from the first page to the first move, and for a turn, and how long that lasts
//! where nobody hesitates: `cargo xtask bench clicks`. What others do is shown at once.

use std::time::Instant;

use browser_tests::pages::fourmidable::Forest;
use browser_tests::pages::{Colony, Empire, Table};
use browser_tests::{Browser, Screen, Stage};

/// Tells what was done since the last time.
struct Meter<'a> {
    browser: &'a Browser,
    game: &'static str,
    clicks: u32,
    since: Instant,
}

impl Meter<'_> {
    fn read(&mut self, what: &str) {
        let clicks = self.browser.clicks();
        println!(
            "{:<16}{what:<20}{:>4} clicks{:>8.1} s",
            self.game,
            clicks - self.clicks,
            self.since.elapsed().as_secs_f32()
        );
        self.clicks = clicks;
        self.since = Instant::now();
    }
}

#[tokio::main]
async fn main() {
    for game in ["ants", "myrmes", "fourmidable", "hidden-empires"] {
        let stage = Stage::new();
        let browser = stage.closed_browser(game, Screen::DESKTOP, "en").await;
        let mut meter = Meter {
            browser: &browser,
            game,
            clicks: 0,
            since: Instant::now(),
        };
        browser.open(&stage.server.address()).await;
        browser
            .click(&format!("[data-game='{game}'] [data-go='new']"))
            .await;
        browser.page("new").await;
        browser.click("[data-act='start-local']").await;
        browser.page("table").await;
        match game {
            "ants" => {
                let table = Table::here(&browser).await;
                for what in ["first move", "turn"] {
                    table.turn().await;
                    table.place_at_once().await;
                    table.end_turn().await;
                    meter.read(what);
                }
            }
            "myrmes" => {
                let colony = Colony::here(&browser).await;
                colony.move_once().await;
                meter.read("first move");
                colony.play_until("Year 1, summer").await;
                meter.read("season");
            }
            "fourmidable" => {
                for what in ["first move", "turn"] {
                    Forest::at(&browser).harvest_once().await;
                    meter.read(what);
                }
            }
            _ => {
                let empire = Empire::here(&browser).await;
                empire.found_a_nest().await;
                meter.read("first move");
                empire.take_a_turn().await;
                meter.read("turn");
            }
        }
        browser.close().await;
    }
}
