//! What a browser fetches of the client, and how soon it answers: `cargo xtask bench client`.

use browser_tests::{Browser, Screen, Stage};
use serde_json::json;

const GAMES: [&str; 4] = ["ants", "myrmes", "fourmidable", "hidden-empires"];

/// The line: 1.6 Mbit/s, as bytes a second, and how long a question and its answer take, in milliseconds.
const BYTES_A_SECOND: u32 = 200_000;
const ROUND_TRIP: u32 = 150;
/// How much slower the processor is made.
const SLOWER: u32 = 4;
/// How often it is measured; the middle counts.
const TIMES: usize = 5;

/// Notes when the page is there and its thread is free again.
const WATCH: &str = "
    const watcher = new MutationObserver(() => {
        if (!document.querySelector('main[data-page]')) return;
        watcher.disconnect();
        setTimeout(() => { window.interactive = performance.now(); });
    });
    watcher.observe(document, { childList: true, subtree: true });";

#[tokio::main]
async fn main() {
    let stage = Stage::new();
    let address = stage.server.address();
    let browser = stage.closed_browser("client", Screen::PHONE, "en").await;

    browser.fetch_anew().await;
    browser.open(&address).await;
    let first = browser.fetched().await;
    tell("first load", first.values());
    let mut games = Vec::new();
    for game in GAMES {
        browser.fetch_anew().await;
        browser.open(&address).await;
        browser.go(&format!("#/rules/{game}")).await;
        browser.wait_for("main .reading h1").await;
        let mut files = browser.fetched().await;
        files.retain(|name, _| !first.contains_key(name));
        games.push((game, files));
    }
    let is_shared = |name: &str| games.iter().all(|(_, files)| files.contains_key(name));
    let (_, files) = &games[0];
    let shared = files.iter().filter(|(name, _)| is_shared(name));
    tell("all games", shared.map(|(_, size)| size));
    for (game, files) in &games {
        let own = files.iter().filter(|(name, _)| !is_shared(name));
        tell(game, own.map(|(_, size)| size));
    }

    let watch = json!({ "source": WATCH });
    browser
        .command("Page.addScriptToEvaluateOnNewDocument", watch)
        .await;
    let line = json!({
        "offline": false,
        "latency": ROUND_TRIP,
        "downloadThroughput": BYTES_A_SECOND,
        "uploadThroughput": BYTES_A_SECOND,
    });
    browser
        .command("Network.emulateNetworkConditions", line)
        .await;
    let processor = json!({ "rate": SLOWER });
    browser
        .command("Emulation.setCPUThrottlingRate", processor)
        .await;
    let mut times = Vec::new();
    for _ in 0..TIMES {
        browser.fetch_anew().await;
        browser.open(&address).await;
        times.push(interactive(&browser).await / 1000.0);
    }
    times.sort_by(f64::total_cmp);
    println!(
        "{:<20}{:>8.1} s   (between {:.1} and {:.1})",
        "interactive",
        times[TIMES / 2],
        times[0],
        times[TIMES - 1]
    );
    println!(
        "at 1.6 Mbit/s, with {ROUND_TRIP} ms for a question and its answer and a processor {SLOWER} times slower"
    );
    browser.close().await;
}

/// Tells how much came over the line.
fn tell<'a>(what: &str, sizes: impl Iterator<Item = &'a u64>) {
    println!("{what:<20}{:>8.1} kB", sizes.sum::<u64>() as f64 / 1000.0);
}

/// When the page could be used, in milliseconds since it was asked for.
async fn interactive(browser: &Browser) -> f64 {
    browser
        .until("the page to answer", async || {
            browser
                .eval("return window.interactive", &[])
                .await
                .as_f64()
        })
        .await
}
