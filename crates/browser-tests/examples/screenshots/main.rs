//! Takes the pictures of the README: `cargo xtask screenshots`.
//!
//! Those of a game all show the same position, put where the browser keeps its games.

mod palette;

use std::path::{Path, PathBuf};

use browser_tests::pages::{Colony, Empire, Table, Turn};
use browser_tests::{Browser, Screen, Stage};
use serde_json::json;

/// Ants after fifteen moves; beige is next.
const ANTS: &str = include_str!("ants.txt");
/// Fourmidable at the experienced level; a white farmer has just been taken up.
const FOURMIDABLE: &str = include_str!("fourmidable.txt");
/// Myrmes in the last spring; a red worker has just left.
const MYRMES: &str = include_str!("myrmes.txt");
/// Hidden Empires in turn 10; red shares an area with a yellow ant.
const HIDDEN_EMPIRES: &str = include_str!("hidden-empires.txt");

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
            show_ants(&browser).await;
            take(&browser, &docs.join(format!("{device}-{scheme}.png"))).await;
            show_fourmidable(&browser).await;
            take(
                &browser,
                &docs.join(format!("fourmidable-{device}-{scheme}.png")),
            )
            .await;
            show_myrmes(&browser).await;
            take(
                &browser,
                &docs.join(format!("myrmes-{device}-{scheme}.png")),
            )
            .await;
            show_hidden_empires(&browser).await;
            take(
                &browser,
                &docs.join(format!("hidden-empires-{device}-{scheme}.png")),
            )
            .await;
        }
        browser.close().await;
    }
}

async fn take(browser: &Browser, path: &Path) {
    let picture = palette::with_few_colours(&browser.picture().await);
    println!("{} {} kB", path.display(), picture.len() / 1000);
    assert!(picture.len() < HEAVIEST, "this picture is too heavy");
    std::fs::write(path, picture).expect("the picture can be written");
}

async fn open(browser: &Browser, position: &str) {
    let script = "localStorage.setItem('formicary.game.picture', arguments[0])";
    browser.eval(script, &[json!(position)]).await;
    browser.go("#/").await;
    browser.page("home").await;
    browser.go("#/local/picture").await;
}

/// An ant with all the places that it can reach, in the forest and below.
async fn show_fourmidable(browser: &Browser) {
    open(browser, FOURMIDABLE).await;
    browser
        .wait_for("[data-board='fourmidable'][data-phase='walk'] .spot.go")
        .await;
    browser.eval("scrollTo(0, 0)", &[]).await;
}

/// A worker outside, with all the places that it can reach.
async fn show_myrmes(browser: &Browser) {
    open(browser, MYRMES).await;
    Colony::here(browser).await;
    browser.wait_for("[data-phase='sortie']").await;
    browser.eval("scrollTo(0, 0)", &[]).await;
}

/// An area with a fight to come, and its odds.
async fn show_hidden_empires(browser: &Browser) {
    open(browser, HIDDEN_EMPIRES).await;
    let empire = Empire::here(browser).await;
    empire.wait_phase("tasks").await;
    empire.click("e5").await;
    browser.wait_for("[data-odds='e5']").await;
    browser.eval("scrollTo(0, 0)", &[]).await;
}

/// Points at a move.
async fn show_ants(browser: &Browser) {
    open(browser, ANTS).await;
    let table = Table::here(browser).await;
    assert_eq!(table.turn().await, Turn::Mine);
    // A dot, where a tile would cover three others.
    browser.click("[data-spot]:has(circle)").await;
    browser.wait_for("[data-ghost]").await;
    browser.eval("scrollTo(0, 0)", &[]).await;
}
