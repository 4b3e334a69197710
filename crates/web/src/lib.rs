//! The table in the browser.
//!
//! One WebAssembly module serves the page (`start_page`) and its thinker (`start_worker`), in
//! which bots think without holding up the page. Games are `parts`, loaded when they are chosen.
//! Pages see a table only through
//! `transport::Link`, so they do not know whether it is on a server or in this browser.

mod app;
mod attention;
mod bests;
pub mod boards;
mod browser;
mod components;
mod fairness;
mod film;
mod games;
mod lessons;
mod local_game;
mod markdown;
mod moments;
mod pages;
mod parts;
mod patience;
mod playback;
mod playing;
mod route;
mod saves;
mod seating;
mod settings;
mod strength;
mod table_facts;
mod tentative;
mod thinker;
mod transport;
mod wording;
mod words;

use wasm_bindgen::prelude::wasm_bindgen;

/// Starts the page.
#[wasm_bindgen]
pub fn start_page() {
    browser::report_panics();
    app::mount();
}

/// Starts the thinker, in a worker of its own.
#[wasm_bindgen]
pub fn start_worker() {
    browser::report_panics();
    thinker::listen();
}
