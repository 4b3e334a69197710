//! Without a server.

use std::process::Command;

use browser_tests::file_server::FileServer;
use browser_tests::pages::{Table, Turn, new_game};
use browser_tests::{Browser, Screen, Stage, tools};

const GAMES: [&str; 4] = ["ants", "myrmes", "fourmidable", "hidden-empires"];

/// Waits until the browser has kept everything, which it does when it has nothing else to do.
async fn wait_until_kept(browser: &Browser) {
    let active = "return navigator.serviceWorker.controller?.state ?? ''";
    browser
        .until("the service worker", async || {
            (browser.eval(active, &[]).await == "activated").then_some(())
        })
        .await;
    // The last file of the list comes last.
    let kept = "const names = (await caches.keys()).filter(name => name.startsWith('formicary-'));
                const files = await (await caches.open(names[0])).keys();
                return files.some(file => file.url.includes('/parts/split_words_myrmes_fr'))";
    browser
        .until("all games to be kept", async || {
            (browser.eval_async(kept, &[]).await == true).then_some(())
        })
        .await;
}

#[tokio::test]
async fn the_app_plays_without_a_network_after_the_first_visit() {
    let mut stage = Stage::new();
    let ada = stage.browser("offline").await;
    wait_until_kept(&ada).await;
    stage.server.kill();
    ada.command(
        "Network.emulateNetworkConditions",
        serde_json::json!({
            "offline": true, "latency": 0, "downloadThroughput": 0, "uploadThroughput": 0,
        }),
    )
    .await;

    ada.reload().await;
    let table = new_game::start_here(&ada, &["you", "worker"]).await;
    assert_eq!(table.turn().await, Turn::Mine);
    let hexagons = table.hexagons().await;
    table.choose_on_board(2).await;
    table.end_turn().await;
    assert_eq!(table.turn().await, Turn::Mine);
    assert!(table.hexagons().await >= hexagons + 2);

    // The game is still there after another reload, and every page opens.
    ada.reload().await;
    let table = Table::here(&ada).await;
    assert_eq!(table.turn().await, Turn::Mine);
    for game in GAMES {
        ada.go(&format!("#/new/{game}")).await;
        ada.wait_for("[data-act='start-local']").await;
        ada.go(&format!("#/learn/{game}")).await;
        ada.wait_for(&format!("[data-board={game:?}]")).await;
        ada.go(&format!("#/rules/{game}")).await;
        ada.wait_for("main .reading h1").await;
    }
    for (route, page) in [("#/settings", "settings"), ("#/lobby", "lobby")] {
        ada.go(route).await;
        ada.page(page).await;
    }
    ada.wait_for("[data-offline]").await;
    ada.close().await;
}

#[tokio::test]
async fn the_exported_site_plays_from_a_folder_of_any_web_space() {
    let stage = Stage::new();
    let dir = stage.scratch().join("site");
    let export = || {
        Command::new(tools::program())
            .arg("export-site")
            .arg(&dir)
            .output()
            .expect("the program runs")
    };
    assert!(export().status.success());
    let again = export();
    assert_eq!(again.status.code(), Some(1), "a full folder is refused");
    assert!(String::from_utf8_lossy(&again.stderr).contains("--force"));
    assert!(dir.join("web_bg.wasm.br").is_file());

    let files = FileServer::start(&dir);
    let ada = stage
        .closed_browser("exported", Screen::DESKTOP, "en")
        .await;
    ada.open(files.address()).await;
    let table = new_game::start_here(&ada, &["you", "larva"]).await;
    assert_eq!(table.turn().await, Turn::Mine);
    table.choose_on_board(3).await;
    table.end_turn().await;
    assert_eq!(table.turn().await, Turn::Mine);
    ada.go("#/lobby").await;
    ada.wait_for("[data-offline]").await;
    ada.close().await;
}
