//! Games as links and as files.

use std::fs;
use std::path::{Path, PathBuf};

use browser_tests::pages::{Replay, Turn, new_game};
use browser_tests::{Screen, Stage};

#[tokio::test]
async fn a_game_is_sent_as_a_link_kept_as_a_file_and_opened_again() {
    let stage = Stage::new();
    let ada = stage.browser("files").await;
    let folder = stage.scratch().join("downloads");
    fs::create_dir(&folder).expect("there is room");
    ada.trust(&folder).await;
    let table = new_game::start_here(&ada, &["you", "larva"]).await;
    assert_eq!(table.turn().await, Turn::Mine);
    table.choose_from_list().await;
    table.end_turn().await;
    assert_eq!(table.turn().await, Turn::Mine);
    let (lines, hexagons) = (table.lines().await, table.hexagons().await);

    ada.click("[data-act='copy-link']").await;
    let link = ada.copied_link().await;
    ada.click("[data-act='download']").await;
    let file = ada.until("the file", async || kept_in(&folder)).await;
    let record = fs::read_to_string(&file).expect("a text");
    assert!(record.starts_with("formicary record 1\ngame ants\n"));
    assert!(!record.contains("\nseed "), "the game is not over");
    let is_ply =
        |line: &&str| line.starts_with(|first: char| first.is_ascii_digit() || first == '*');
    let plies = record.lines().filter(is_ply).count() as u64;
    assert!(plies >= lines && lines > 0);

    // Somebody else follows the link, and opens the file.
    let bea = stage.browser("files-others").await;
    bea.go(&link).await;
    let replay = Replay::here(&bea).await;
    assert_eq!(replay.step().await, (plies as _, plies as _));
    assert_eq!(replay.hexagons().await, hexagons);
    bea.go("#/replay").await;
    bea.wait_gone("[data-slider]").await;
    bea.choose_file("[data-open]", &file).await;
    let replay = Replay::here(&bea).await;
    assert_eq!(replay.step().await, (plies as _, plies as _));
    assert_eq!(replay.hexagons().await, hexagons);
    ada.close().await;
    bea.close().await;
}

#[tokio::test]
async fn a_file_that_is_no_record_is_refused_in_the_readers_language() {
    let stage = Stage::new();
    let ada = stage.browser_with("no-record", Screen::DESKTOP, "fr").await;
    let file = stage.scratch().join("hello.txt");
    fs::write(&file, "hello\n").expect("there is room");
    ada.go("#/replay").await;
    ada.page("replay").await;
    ada.choose_file("[data-open]", &file).await;
    ada.wait_text("[data-wrong]", "ligne 1").await;
    ada.close().await;
}

#[tokio::test]
async fn the_file_of_a_box_is_chosen_for_a_new_game_and_goes_into_its_record() {
    let stage = Stage::new();
    let ada = stage.browser("box").await;
    let folder = stage.scratch().join("downloads");
    fs::create_dir(&folder).expect("there is room");
    ada.trust(&folder).await;
    let (wrong, right) = (
        stage.scratch().join("wrong.txt"),
        stage.scratch().join("box.txt"),
    );
    fs::write(&wrong, "# two colonies\n2  c2 z9\n").expect("there is room");
    fs::write(&right, "2  c2 g6 # as printed\n").expect("there is room");
    ada.go("#/new/hidden-empires").await;
    ada.page("new").await;
    ada.choose("[data-field='players']", "2").await;
    ada.choose("[data-seat='2'] select", "larva").await;
    ada.click("details.options summary").await;

    // What cannot be played with is refused with its line, and the standard stays.
    let field = "[data-option='starts']";
    ada.choose_file(field, &wrong).await;
    ada.wait_text("[data-wrong]", "2").await;
    ada.wait_text("[data-wrong]", "z9").await;
    assert_eq!(ada.count("[data-box-standard='starts']:disabled").await, 1);
    ada.wait_text(".choose-file", "Choose a file").await;

    ada.choose_file(field, &right).await;
    ada.wait_for("[data-box-standard='starts']:not(:disabled)")
        .await;
    assert_eq!(ada.text("[data-wrong]").await, "");
    ada.click("[data-act='start-local']").await;
    ada.page("table").await;
    ada.wait_for("[data-act='download']").await;
    ada.click("[data-act='download']").await;
    let file = ada.until("the file", async || kept_in(&folder)).await;
    let record = fs::read_to_string(&file).expect("a text");
    assert!(record.contains("starts=2_c2_g6"), "{record}");
    ada.close().await;
}

/// The text a browser kept in this folder, once it is whole: until then an empty file holds its
/// name.
fn kept_in(folder: &Path) -> Option<PathBuf> {
    let mut files = fs::read_dir(folder).ok()?.flatten();
    let file = files.find(|file| {
        file.path().extension().is_some_and(|end| end == "txt")
            && file.metadata().is_ok_and(|about| about.len() > 0)
    });
    file.map(|file| file.path())
}
