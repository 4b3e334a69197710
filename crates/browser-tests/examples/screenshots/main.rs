//! Takes the pictures of the README: `cargo xtask screenshots`.
//!
//! Each shows the same position, put where the browser keeps its games.

mod palette;

use std::path::PathBuf;

use browser_tests::pages::{Table, Turn};
use browser_tests::{Browser, Screen, Stage};
use serde_json::json;

/// A game after fifteen moves; beige is next.
const POSITION: &str = include_str!("position.txt");

/// No picture may weigh more.
const HEAVIEST: usize = 400_000;

const PHONE: Screen = Screen {
    width: 390,
    height: 844,
    density: 2,
    touch: true,
};

#[tokio::main]
async fn main() {
    let docs = PathBuf::from(std::env::args_os().nth(1).expect("where the pictures go"));
    let stage = Stage::new();
    for (device, screen) in [("phone", PHONE), ("desktop", Screen::DESKTOP)] {
        let browser = stage.browser_with(device, screen, "en").await;
        let bars = json!({ "hidden": true });
        browser.command("Emulation.setScrollbarsHidden", bars).await;
        for scheme in ["light", "dark"] {
            browser.prefer(scheme).await;
            show_position(&browser).await;
            let picture = palette::with_few_colours(&browser.picture().await);
            let path = docs.join(format!("{device}-{scheme}.png"));
            println!("{} {} kB", path.display(), picture.len() / 1000);
            assert!(picture.len() < HEAVIEST, "this picture is too heavy");
            std::fs::write(&path, picture).expect("the picture can be written");
        }
        browser.close().await;
    }
}

/// Opens the position anew and points at a move.
async fn show_position(browser: &Browser) {
    let script = "localStorage.setItem('formicary.game.picture', arguments[0])";
    browser.eval(script, &[json!(POSITION)]).await;
    browser.go("#/").await;
    browser.page("home").await;
    browser.go("#/local/picture").await;
    let table = Table::here(browser).await;
    assert_eq!(table.turn().await, Turn::Mine);
    // A dot, where a tile would cover three others.
    browser.click("[data-place]:has(circle)").await;
    browser.wait_for("[data-ghost]").await;
    browser.eval("scrollTo(0, 0)", &[]).await;
}
