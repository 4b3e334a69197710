//! What others do can be followed: at a pace, with marks, in one glance; and what would be lost is told.

use browser_tests::Stage;
use browser_tests::pages::fourmidable::Forest;
use browser_tests::pages::{Empire, Turn, new_game};

const SKIP: &str = "[data-act='skip']";
const MOVES: &str = "[data-moves] [role='option']";
const TRACE: &str = "[data-trace] > *";

/// Red is about to give its ants tasks.
const BEFORE_A_FIGHT: &str = include_str!("hidden_empires.txt");

#[tokio::test]
async fn a_bots_walk_is_shown_event_by_event_and_can_be_skipped() {
    let stage = Stage::new();
    let ada = stage.browser("follow-walk").await;
    ada.watch("calm").await;
    // Three bots take their time.
    ada.go("#/new/fourmidable").await;
    ada.page("new").await;
    ada.choose("[data-field='variant']", "child").await;
    ada.choose("[data-field='players']", "4").await;
    for (seat, who) in [(1, "you"), (2, "larva"), (3, "larva"), (4, "larva")] {
        ada.choose(&format!("[data-seat='{seat}'] select"), who)
            .await;
    }
    ada.click("[data-act='start-local']").await;
    let forest = Forest::at(&ada);
    forest.play_to("walk").await;
    forest.press("stop").await;
    ada.click("[data-act='end-turn']").await;
    // Nothing can be done while their turns are shown.
    let only_skipping = format!(
        "return document.querySelector(\"{SKIP}\") && !document.querySelector(\"{MOVES}\")"
    );
    ada.until("their turns to be shown", async || {
        let shown = ada.eval(&only_skipping, &[]).await;
        (shown == true).then_some(())
    })
    .await;
    ada.press("n").await;
    ada.wait_gone(SKIP).await;
    // What they did is summed up.
    ada.until("one's own turn", async || {
        (ada.count(MOVES).await > 0).then_some(())
    })
    .await;
    let told = ada.texts("[data-since] li").await;
    assert!(!told.is_empty());
    ada.click("[data-act='since']").await;
    ada.wait_for("[data-since].open").await;
    ada.close().await;
}

#[tokio::test]
async fn a_tile_travels_from_whom_it_comes() {
    let stage = Stage::new();
    let ada = stage.browser("follow-tile").await;
    ada.watch("brisk").await;
    let table = new_game::start_here(&ada, &["you", "larva"]).await;
    assert_eq!(table.turn().await, Turn::Mine);
    table.choose_from_list().await;
    table.end_turn().await;
    ada.until("the bot's tile to travel", async || {
        let script = "const tile = document.querySelector('.tiles .arrives[style]');
                      return tile?.style.getPropertyValue('--from-x') ?? ''";
        let from = ada.eval(script, &[]).await;
        let from = from.as_str().unwrap_or_default().to_owned();
        (!from.is_empty()).then_some(())
    })
    .await;
    assert_eq!(table.turn().await, Turn::Mine);
    ada.wait_for("[data-since] li").await;
    ada.close().await;
}

#[tokio::test]
async fn events_have_a_moment_and_turns_leave_marks() {
    let stage = Stage::new();
    let ada = stage.browser("follow-weather").await;
    ada.watch("brisk").await;
    new_game::start_game(&ada, "fourmidable", "apprentice", &["larva", "larva"]).await;
    ada.wait_text("[data-moment]", "The vane shows").await;
    // Pieces travel in others' turns, and where they went stays marked.
    ada.wait_for(TRACE).await;
    ada.until("something to travel", async || {
        (ada.count(".flight").await > 0).then_some(())
    })
    .await;
    ada.close().await;
}

#[tokio::test]
async fn what_would_be_lost_is_told_before_the_turn_ends() {
    let stage = Stage::new();
    let ada = stage.browser("follow-warning").await;
    let empire = Empire::resume(&ada, BEFORE_A_FIGHT).await;
    empire.wait_phase("redistribute").await;
    empire.march_to_a_fight().await;
    ada.wait_text("[data-warns]", "food").await;
    // Nothing that ends the turn stands out meanwhile.
    ada.wait_for("[data-act='forage-all'].primary").await;
    ada.wait_for("[data-action='done']:not(.primary)").await;
    empire.press("forage-all").await;
    ada.wait_text("[data-log]", "harvests in e6").await;
    ada.wait_gone("[data-warns]").await;
    ada.close().await;
}

#[tokio::test]
async fn a_bot_between_two_people_at_one_screen_is_seen() {
    const HAND_OVER: &str = "[data-hand-over]";
    let stage = Stage::new();
    let both = stage.browser("follow-shared").await;
    both.watch("calm").await;
    both.go("#/new/fourmidable").await;
    both.page("new").await;
    both.choose("[data-field='variant']", "child").await;
    both.choose("[data-field='players']", "3").await;
    for (seat, who) in [(1, "you"), (2, "larva"), (3, "you")] {
        both.choose(&format!("[data-seat='{seat}'] select"), who)
            .await;
    }
    both.click("[data-act='start-local']").await;
    let forest = Forest::at(&both);
    // The bot has its turn after one of them and not after the other.
    for _ in 0..2 {
        forest.play_to("walk").await;
        forest.press("stop").await;
        both.click("[data-act='end-turn']").await;
        let shown = both
            .until("the next turn", async || {
                let over = both.count(HAND_OVER).await > 0;
                let shown = both.count(SKIP).await > 0;
                (over || shown).then_some(shown && !over)
            })
            .await;
        if shown {
            both.press("n").await;
            both.wait_for(HAND_OVER).await;
            both.close().await;
            return;
        }
    }
    let log = both.texts("[data-log] li").await;
    panic!("the bot's turn was not to be seen: {log:#?}");
}

#[tokio::test]
async fn nothing_travels_where_less_motion_is_wanted() {
    let stage = Stage::new();
    let ada = stage.browser("follow-still").await;
    ada.go("#/settings").await;
    ada.page("settings").await;
    ada.choose("[data-field='tempo']", "brisk").await;
    new_game::start_game(&ada, "fourmidable", "child", &["larva", "larva"]).await;
    ada.eval(
        "window.travelled = 0;
         const look = () => {
             window.travelled += document.getAnimations().length;
             requestAnimationFrame(look);
         };
         look()",
        &[],
    )
    .await;
    // Where they went is marked all the same.
    ada.until("a mark", async || {
        (ada.count(TRACE).await > 0).then_some(())
    })
    .await;
    ada.until("a way", async || {
        let log = ada.texts("[data-log] li").await;
        log.iter().any(|line| line.contains('→')).then_some(())
    })
    .await;
    assert_eq!(ada.eval("return window.travelled", &[]).await, 0);
    ada.close().await;
}

#[tokio::test]
async fn dice_are_shown_as_dice() {
    let stage = Stage::new();
    let ada = stage.browser("follow-dice").await;
    let empire = Empire::resume(&ada, BEFORE_A_FIGHT).await;
    empire.wait_phase("redistribute").await;
    empire.march_to_a_fight().await;
    empire.click("e5").await;
    // However short a moment is, whoever watches all the time sees it.
    let watch = "window.dice = [];
                 new MutationObserver(() => document.querySelectorAll('[data-moment] .dice')
                     .forEach(dice => window.dice.push(dice.innerText)))
                     .observe(document.body, { childList: true, subtree: true, characterData: true })";
    ada.eval(watch, &[]).await;
    empire.act("attack e5").await;
    let dice = ada
        .until("the dice", async || {
            empire.end_turn_if_asked().await;
            let seen = ada.eval("return window.dice.find(dice => dice)", &[]).await;
            seen.as_str().map(str::to_owned)
        })
        .await;
    assert!(dice.chars().all(|die| "⚀⚁⚂⚃⚄⚅".contains(die)), "{dice}");
    ada.close().await;
}
