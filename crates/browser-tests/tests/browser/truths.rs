//! One truth: what there is to see of known games is the same in a browser as in the program.

use std::fs;
use std::path::Path;

use browser_tests::file_server::FileServer;
use browser_tests::{Screen, Stage, tools};
use serde_json::json;

/// Known games, each with the number of its positions and a hash of them.
const KNOWN: &str = include_str!("../../../table/tests/truths.txt");

const PAGE: &str = "<!doctype html><title>Truth</title><main data-page>Truth</main>";

const BEGIN: &str = "
    const module = await WebAssembly.instantiateStreaming(fetch('truth.wasm'), {});
    window.truth = module.instance.exports;
    return 'begun';";

const ASK: &str = "
    const asked = new TextEncoder().encode(arguments[0]);
    const at = truth.ask(asked.length);
    new Uint8Array(truth.memory.buffer, at, asked.length).set(asked);
    const length = truth.answer();
    return new TextDecoder().decode(new Uint8Array(truth.memory.buffer, truth.place(), length));";

#[tokio::test]
async fn what_there_is_to_see_is_the_same_in_a_browser() {
    let stage = Stage::new();
    let site = stage.scratch().join("truth");
    fs::create_dir(&site).expect("there is room");
    fs::write(site.join("index.html"), PAGE).expect("there is room");
    fs::copy(tools::truth_page(), site.join("truth.wasm")).expect("the module is there");
    let files = FileServer::start(&site);
    let browser = stage.closed_browser("truth", Screen::DESKTOP, "en").await;
    browser.open(files.address()).await;
    assert_eq!(browser.eval_async(BEGIN, &[]).await, json!("begun"));
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    for line in KNOWN.lines() {
        let (question, expected) = divided(line);
        let record = match question.strip_prefix("record ") {
            Some(file) => fs::read_to_string(root.join(file)).expect("a record"),
            None => String::new(),
        };
        let answer = browser
            .eval_async(ASK, &[json!(format!("{question}\n{record}"))])
            .await;
        assert_eq!(answer, json!(expected), "{question}");
    }
    browser.close().await;
}

/// A line without its last two words, and these.
fn divided(line: &str) -> (&str, &str) {
    let before_hash = line.rfind(' ').expect("a hash");
    let before_count = line[..before_hash].rfind(' ').expect("a number");
    (&line[..before_count], &line[before_count + 1..])
}
