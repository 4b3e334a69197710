//! The form for a new game.

use super::Table;
use crate::browser::Browser;

/// Starts any game in this browser; seats as below.
pub async fn start_game(browser: &Browser, game: &str, variant: &str, seats: &[&str]) {
    browser.go(&format!("#/new/{game}")).await;
    browser.page("new").await;
    browser.choose("[data-field='variant']", variant).await;
    take_seats(browser, seats).await;
    browser.click("[data-act='start-local']").await;
    browser.page("table").await;
}

/// Opens a table of any game on the server, for everybody to see, under this name; seats as below.
pub async fn open_game_online(
    browser: &Browser,
    game: &str,
    variant: &str,
    name: &str,
    seats: &[&str],
) {
    browser.go(&format!("#/new/{game}")).await;
    browser.page("new").await;
    browser.choose("[data-field='variant']", variant).await;
    let players = seats.len().to_string();
    browser.choose("[data-field='players']", &players).await;
    take_seats(browser, seats).await;
    browser.write("[data-field='name']", name).await;
    browser.check("[data-field='public']", true).await;
    browser.click("[data-act='open-online']").await;
    browser.page("table").await;
}

/// Starts a game of Ants in this browser. Seats are `you`, `open`, `invited` or the level of a bot,
/// beige first.
pub async fn start_here<'a>(browser: &'a Browser, seats: &[&str]) -> Table<'a> {
    fill_in(browser, seats).await;
    browser.click("[data-act='start-local']").await;
    Table::here(browser).await
}

/// Opens a table of Ants on the server, for everybody to see, under this name.
pub async fn open_online<'a>(browser: &'a Browser, name: &str, seats: &[&str]) -> Table<'a> {
    open(browser, name, seats, true).await
}

/// Opens a table of Ants on the server that only its link leads to.
pub async fn open_hidden<'a>(browser: &'a Browser, name: &str, seats: &[&str]) -> Table<'a> {
    open(browser, name, seats, false).await
}

async fn open<'a>(browser: &'a Browser, name: &str, seats: &[&str], public: bool) -> Table<'a> {
    fill_in(browser, seats).await;
    browser.write("[data-field='name']", name).await;
    browser.check("[data-field='public']", public).await;
    browser.choose("[data-field='talk']", "everyone").await;
    browser.click("[data-act='open-online']").await;
    Table::here(browser).await
}

async fn fill_in(browser: &Browser, seats: &[&str]) {
    browser.go("#/new/ants").await;
    browser.page("new").await;
    take_seats(browser, seats).await;
}

async fn take_seats(browser: &Browser, seats: &[&str]) {
    for (index, seat) in seats.iter().enumerate() {
        let field = format!("[data-seat='{}'] select", index + 1);
        browser.choose(&field, seat).await;
    }
}
