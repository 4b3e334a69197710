//! What is told of an action, and how refusals name their reason.

use super::*;

#[test]
fn a_pass_in_an_auction_is_told_and_a_bid_is_no_pass() {
    let position =
        scenario("options advanced; red at e2 1 dna 5; yellow home 1 dna 5; auction red mace");
    assert_eq!(told(&position, 0, "pass"), "log-pass player=seat 1");
    assert!(told(&position, 0, "bid 2").starts_with("log-bid "));
}

#[test]
fn a_trait_that_nobody_wants_is_discarded() {
    let position =
        scenario("options advanced; red at e2 1 dna 5; yellow home 1 dna 5; auction red mace")
            .play("red pass");
    assert_eq!(
        aftermath(&position, Some(1), "pass"),
        ["log-trait-discarded"]
    );
}

#[test]
fn ants_that_scatter_and_ants_that_retreat_are_told_apart() {
    let scattering = scenario("red at e5 6; yellow at e5 4; tasks red")
        .play("red attack e5 yellow")
        .play("* roll 1346");
    assert!(told(&scattering, 1, "return 2").starts_with("log-scatter "));
    let reacting =
        scenario("advanced; red at e3 1; yellow at e4 2 reserves 2; yellow patrol e4 2; one red")
            .play("red lift e3 1")
            .play("red put e4")
            .play("red scout e4")
            .play("* roll 46");
    assert!(told(&reacting, 1, "return 1").starts_with("log-retreat "));
    assert!(!told(&reacting, 1, "reinforce 1").starts_with("log-retreat "));
}

#[test]
fn a_hunt_tells_whether_the_queen_lives() {
    let hunt = || {
        scenario("options advanced; red at e8 5 home 1; yellow queens 1; tasks red")
            .play("red attack e8 yellow")
            .play("red hunt")
    };
    assert_eq!(
        aftermath(&hunt(), None, "roll 26666"),
        ["log-queen-safe player=seat 2"]
    );
    assert_eq!(
        aftermath(&hunt(), None, "roll 11666"),
        ["log-queen-killed player=seat 2"]
    );
}

#[test]
fn whoever_carries_brood_home_is_the_smallest() {
    let position = scenario(
        "options advanced; red at e8 2 medias e8 2 home 1 trait guard-caste; yellow female-eggs 3; tasks red",
    )
    .play("red attack e8 yellow")
    .play("red carry female-egg 3");
    assert_eq!(of_caste(&position, 0, Caste::Worker, "e8"), 0);
    assert_eq!(of_caste(&position, 0, Caste::Media, "e8"), 1);
}

#[test]
fn male_eggs_need_nurses_and_room_and_say_which_is_missing() {
    let start = |yellow: &str| {
        scenario(&format!(
            "options advanced; red nurses 2 size 8 food 2 card male-eggs; yellow {yellow}; nest"
        ))
        .expect("game phase nest-cards player red")
    };
    let card = "play male-eggs yellow";
    assert_eq!(
        reason(&start("home 1"), 0, card),
        "refused-no-worker-nurses"
    );
    // Before that everybody eats, and yellow's food might be stolen.
    let full = start("nurses 6 food 6").play("red pass");
    assert_eq!(
        reason(&full.expect("yellow nurses 6"), 0, card),
        "refused-no-room-for-eggs"
    );
}

/// Rulebook: Feed Larvae, Size. A medium diet is told as one, and with how many.
#[test]
fn a_medium_diet_is_told_with_its_number() {
    let position = scenario(
        "options advanced; red home 1 female-larvae 3 food 6 trait porter-caste; yellow home 1; nest",
    );
    let both = told(&position, 0, "raise 1 1");
    assert!(both.starts_with("log-raise-medium "), "{both}");
    assert!(
        both.contains("larvae=1") && both.contains("medium=1"),
        "{both}"
    );
    let large = told(&position, 0, "raise 2");
    assert!(
        large.starts_with("log-raise ") && large.contains("larvae=2"),
        "{large}"
    );
}
