//! Hidden Empires: a turn with moves, a fight and the Nest Phase by mouse; moves by dragging and by
//! keyboard; no barriers; three people at an auction.

use std::time::{Duration, Instant};

use browser_tests::accessibility::barriers;
use browser_tests::pages::{Empire, new_game};
use browser_tests::{Browser, Screen, Stage};
use thirtyfour::Key;

/// Red begins turn 10 with ants in e6, f5 and at home, next to a yellow ant in e5.
const BEFORE_A_FIGHT: &str = include_str!("hidden_empires.txt");

#[tokio::test]
async fn a_turn_with_a_fight_by_mouse() {
    let stage = Stage::new();
    let ada = stage.browser("empires-turn").await;
    let empire = Empire::resume(&ada, BEFORE_A_FIGHT).await;
    empire.wait_phase("redistribute").await;
    // Nobody nurses the brood, and the board says so.
    assert!(empire.check("brood").await.1);
    assert!(ada.count("[data-action='done'][aria-disabled]").await > 0);
    empire.send("e6", 4, "nurses").await;
    ada.wait_gone("[data-check='brood'].warns").await;
    // Farther than one area is refused with a reason.
    empire.act("done").await;
    empire.wait_phase("move").await;
    empire.click("e6").await;
    empire.click("a1").await;
    ada.wait_text("[data-board] .note", "more than one area away")
        .await;
    empire.press("let-go").await;
    empire.send("e6", 1, "e5").await;
    ada.wait_text("[data-log]", "takes 3 workers from e6 → e5")
        .await;
    empire.send("e8", 0, "e7").await;
    ada.wait_text("[data-log]", "→ e7").await;
    empire.act("done").await;

    empire.wait_phase("tasks").await;
    empire.click("e5").await;
    // Three against one: whatever the dice show, the fight is won.
    ada.wait_text("[data-odds='e5'] .bar", "win 100 %").await;
    empire.act("attack e5").await;
    empire.wait_phase("fight").await;
    empire.act("return 0").await;
    empire.wait_phase("tasks").await;
    ada.wait_text("[data-log]", "stay").await;
    empire.click("e6").await;
    empire.act("harvest e6").await;
    // The turn ends by itself if nothing is left to be done.
    ada.until("the turn to end", async || {
        if empire.phase().await == "tasks" && empire.is_awaited().await {
            empire.act_if_offered("done").await;
        }
        empire.end_turn_if_asked().await;
        let phase = empire.phase().await;
        (phase == "nest" && empire.is_awaited().await).then_some(())
    })
    .await;
    // Earlier turns are folded.
    let unfold =
        "document.querySelectorAll('[data-log] [aria-expanded=false]').forEach(it => it.click())";
    ada.eval(unfold, &[]).await;
    ada.wait_text("[data-log]", "harvests in e6").await;
    empire.press("complete").await;
    ada.until("the next turn", async || {
        empire.end_turn_if_asked().await;
        let log = ada.texts("[data-log] li").await;
        log.iter()
            .any(|line| line.contains("Game turn 11 begins"))
            .then_some(())
    })
    .await;
    ada.close().await;
}

#[tokio::test]
async fn ants_are_dragged_and_moved_by_keyboard() {
    let stage = Stage::new();
    let ada = stage.browser("empires-drag").await;
    let empire = Empire::resume(&ada, BEFORE_A_FIGHT).await;
    empire.wait_phase("redistribute").await;
    ada.drag("[data-spot='f5']", "[data-spot='nurses']").await;
    ada.wait_text("[data-log]", "→ the nurses").await;
    // The nest area comes first with Tab; its ants go next door.
    empire.act("done").await;
    empire.wait_phase("move").await;
    ada.eval("document.activeElement?.blur()", &[]).await;
    ada.tab_to("[data-spot='e8']").await;
    ada.press(Key::Enter).await;
    ada.wait_for("[data-act='let-go']").await;
    ada.press("-").await;
    ada.press(Key::Left).await;
    ada.press(Key::Enter).await;
    ada.wait_text("[data-log]", "takes 3 workers from e8 → e7")
        .await;
    ada.close().await;
}

#[tokio::test]
async fn the_board_has_no_barriers_and_fits_a_phone() {
    let stage = Stage::new();
    let ada = stage.browser("empires-barriers").await;
    let mut found = Vec::new();
    let empire = Empire::resume(&ada, BEFORE_A_FIGHT).await;
    empire.wait_phase("redistribute").await;
    look(&ada, "redistributing", &mut found).await;
    empire.click("e6").await;
    ada.wait_for("[data-act='let-go']").await;
    look(&ada, "holding ants", &mut found).await;
    empire.press("let-go").await;
    empire.send("e6", 4, "nurses").await;
    ada.wait_gone("[data-check='brood'].warns").await;
    empire.act("done").await;
    empire.wait_phase("move").await;
    empire.send("e6", 1, "e5").await;
    empire.act("done").await;
    empire.wait_phase("tasks").await;
    empire.click("e5").await;
    ada.wait_for("[data-odds='e5']").await;
    look(&ada, "odds", &mut found).await;
    assert!(found.is_empty(), "{found:#?}");
    ada.close().await;

    let eve = stage
        .browser_with("empires-phone", Screen::PHONE, "fr")
        .await;
    let empire = Empire::resume(&eve, BEFORE_A_FIGHT).await;
    empire.wait_phase("redistribute").await;
    let script = "const page = document.scrollingElement;
                  return page.scrollWidth <= document.documentElement.clientWidth";
    assert_eq!(eve.eval(script, &[]).await, true);
    empire.send("e6", 4, "nurses").await;
    eve.wait_gone("[data-check='brood'].warns").await;
    assert_eq!(eve.eval(script, &[]).await, true);
    empire.act("done").await;
    empire.wait_phase("move").await;
    empire.send("e6", 1, "e5").await;
    empire.send("e8", 0, "e7").await;
    empire.act("done").await;
    empire.wait_phase("tasks").await;
    // The longest button of all breaks its words.
    eve.wait_for("[data-act='forage-all']").await;
    assert_eq!(eve.eval(script, &[]).await, true);
    eve.eval("scrollTo(0, 0)", &[]).await;
    empire.click("e5").await;
    eve.wait_for("[data-odds='e5']").await;
    // What an attack promises lies above the bar at the foot of the page.
    let script = "const edge = css => document.querySelector(css).getBoundingClientRect();
                  return edge('[data-odds=e5]').bottom <= edge('.prompt').top";
    eve.until("the odds in sight", async || {
        (eve.eval(script, &[]).await == true).then_some(())
    })
    .await;
    // One tap lets all ants forage that can.
    empire.click("e5").await;
    empire.press("forage-all").await;
    eve.wait_text("[data-log]", "récolte en e6").await;
    eve.close().await;
}

async fn look(browser: &Browser, place: &str, found: &mut Vec<String>) {
    for scheme in ["light", "dark"] {
        browser.prefer(scheme).await;
        for barrier in barriers(browser).await {
            found.push(format!("{place}, {scheme}: {barrier}"));
        }
    }
}

/// Follows the only table of the lobby.
async fn sit_down(browser: &Browser, name: &str) {
    browser.introduce(name).await;
    browser.go("#/lobby").await;
    browser.page("lobby").await;
    browser.click("[data-table] a").await;
    browser.click("[data-act='sit']").await;
}

/// How long three people may take over their auction: far longer than they ever did.
const PATIENCE: Duration = Duration::from_secs(5 * 60);

/// How long a board may take to answer before it is looked at anew.
const ANSWER: Duration = Duration::from_secs(2);

/// Does what is needed to go on, as simply as can be. The Nest Phase goes on by itself once it is planned, so
/// what was offered a moment ago may be gone.
async fn go_on(browser: &Browser, empire: Empire<'_>) {
    empire.end_turn_if_asked().await;
    let legal = empire.legal().await;
    let Some(first) = legal.first() else {
        return;
    };
    let phase = empire.phase().await;
    match phase.as_str() {
        "redistribute" if !legal.iter().any(|action| action == "done") => {
            let from = first.split(' ').nth(1).expect("a place").to_owned();
            empire.click(&from).await;
            browser.wait_for("[data-act='let-go']").await;
            while browser.count("[data-step='workers-']:enabled").await > 0 {
                empire.step("workers-").await;
            }
            empire.click("nurses").await;
        }
        "redistribute" | "move" | "tasks" => empire.act_if_offered("done").await,
        "nest" => empire.complete_if_offered().await,
        _ => empire.choose_if_offered(first).await,
    }
    // Two phases may offer the same, such as one card to be played or nothing: then it is looked at anew.
    let asked = Instant::now();
    while asked.elapsed() < ANSWER && empire.phase().await == phase && empire.legal().await == legal
    {
        empire.end_turn_if_asked().await;
    }
}

#[tokio::test]
async fn a_whole_game_by_mouse() {
    let stage = Stage::new();
    let ada = stage.browser("empires-whole").await;
    ada.go("#/new/hidden-empires").await;
    ada.page("new").await;
    ada.choose("[data-field='variant']", "basic").await;
    ada.choose("[data-seat='2'] select", "worker").await;
    ada.click("details.options summary").await;
    ada.write("[data-option='target']", "4").await;
    ada.click("[data-act='start-local']").await;
    let empire = Empire::here(&ada).await;
    let began = Instant::now();
    while ada.count("[data-result]").await == 0 {
        empire.end_turn_if_asked().await;
        if empire.is_awaited().await {
            let forage = "[data-act='forage-all']:not([aria-disabled])";
            if ada.count(forage).await > 0 {
                ada.click(forage).await;
            }
            go_on(&ada, empire).await;
        }
        assert!(began.elapsed() < PATIENCE, "the game does not end");
    }
    ada.wait_for("[data-plot]").await;
    ada.close().await;
}

#[tokio::test]
async fn three_people_bid_for_a_trait() {
    let stage = Stage::new();
    let ada = stage.browser("auction-ada").await;
    let bea = stage.browser("auction-bea").await;
    let cleo = stage.browser("auction-cleo").await;
    new_game::open_game_online(
        &ada,
        "hidden-empires",
        "advanced",
        "Ada",
        &["you", "open", "open"],
    )
    .await;
    // Who is missing is told with a colour, once.
    ada.wait_text("[data-room-seat='2'] .grow", "open seat (yellow)")
        .await;
    let missing = ada.text("[data-room-seat='2'] .grow").await;
    assert_eq!(missing, "open seat (yellow)");
    sit_down(&bea, "Bea").await;
    sit_down(&cleo, "Cleo").await;
    let people = [
        (&ada, Empire::here(&ada).await),
        (&bea, Empire::here(&bea).await),
        (&cleo, Empire::here(&cleo).await),
    ];
    // Cards are drawn turn by turn until a trait comes up.
    let began = Instant::now();
    while ada.count("[data-auction]").await == 0 {
        for (browser, empire) in people {
            empire.end_turn_if_asked().await;
            if empire.is_awaited().await && empire.phase().await != "auction" {
                go_on(browser, empire).await;
            }
        }
        assert!(began.elapsed() < PATIENCE, "no trait came up");
    }
    for (browser, _) in people {
        browser.wait_for("[data-auction] .trait-text").await;
    }
    // The first bids more than the least, the second more than that, and then nobody does.
    let mut bids = 0;
    while ada.count("[data-auction]").await > 0 {
        assert!(began.elapsed() < PATIENCE, "the auction does not end");
        for (browser, empire) in people {
            empire.end_turn_if_asked().await;
            let bids_now = empire.is_awaited().await && empire.phase().await == "auction";
            if !bids_now {
                continue;
            }
            let legal = empire.legal().await;
            if bids < 2 && legal.iter().any(|action| action.starts_with("bid ")) {
                if bids == 0 {
                    empire.step("bid+").await;
                }
                empire.act("bid ").await;
                bids += 1;
            } else {
                empire.act("pass").await;
            }
            browser
                .until("the bid to count", async || {
                    empire.end_turn_if_asked().await;
                    (empire.legal().await != legal).then_some(())
                })
                .await;
        }
    }
    assert_eq!(bids, 2);
    for (browser, _) in people {
        browser.wait_text("[data-log]", "bids 2 DNA").await;
        browser.wait_text("[data-log]", "bids 3 DNA").await;
        browser.wait_text("[data-log]", "wins the trait").await;
    }
    for browser in [ada, bea, cleo] {
        browser.close().await;
    }
}
