//! Rulebook: Trait Auction.

use super::scenario;

const THREE: &str =
    "options basic players=3; red home 1 dna 6; yellow home 1 dna 6; blue home 1 dna 6";

#[test]
fn the_last_bidder_pays_and_has_the_trait() {
    let position = scenario(&format!("{THREE}; auction red mace"));
    assert_eq!(position.listed(0, "bid").len(), 6);
    let _ = position
        .expect("game phase auction player red")
        .play("red bid 1")
        .refuse("yellow bid 1", "rule-auction", "refused-bid-low")
        .refuse("yellow bid 7", "rule-auction", "refused-bid-high")
        .play("yellow bid 3")
        .play("blue pass")
        .play("red pass")
        .expect("yellow dna 3 traits mace; red dna 6 traits none; game phase move player red");
}

#[test]
fn once_you_pass_you_are_out() {
    let _ = scenario(&format!("{THREE}; auction red mace"))
        .play("red pass")
        .play("yellow bid 1")
        .play("blue bid 2")
        .expect("game player yellow")
        .play("yellow pass")
        .expect("blue traits mace dna 4");
}

#[test]
fn the_next_player_may_open_if_the_drawer_passes() {
    let _ = scenario(&format!("{THREE}; auction blue mace"))
        .play("blue pass")
        .expect("game player red")
        .play("red bid 1")
        .play("yellow pass")
        .expect("red traits mace; game phase move player blue");
}

#[test]
fn a_trait_that_nobody_wants_is_discarded() {
    let _ = scenario(&format!("{THREE}; auction red mace"))
        .play("red pass")
        .play("yellow pass")
        .play("blue pass")
        .expect(
            "red traits none; yellow traits none; blue traits none; game phase move player red",
        );
}

#[test]
fn the_second_trait_costs_double() {
    let position = scenario(&format!("{THREE}; red trait camouflage; auction red mace"));
    assert_eq!(position.listed(0, "bid"), ["bid 1", "bid 2", "bid 3"]);
    let _ = position
        .play("red bid 3")
        .play("yellow pass")
        .play("blue pass")
        .expect("red dna 0 traits mace,camouflage");
}

#[test]
fn whoever_has_the_type_is_passed_over() {
    let _ = scenario(&format!(
        "{THREE}; red trait repellent; blue trait deadly-sting; auction red mace"
    ))
    .expect("game player yellow")
    .play("yellow bid 1")
    .expect("yellow traits mace dna 5; game phase move player red");
}

#[test]
fn aphid_specialists_do_not_bid_for_harvester() {
    let _ = scenario(&format!(
        "{THREE}; red trait aphid-specialist; auction red harvester"
    ))
    .expect("game player yellow");
}

#[test]
fn whoever_cannot_raise_is_passed_over() {
    let _ = scenario(&format!("{THREE}; yellow dna 2; auction red mace"))
        .play("red bid 2")
        .expect("game player blue")
        .play("blue pass")
        .expect("red traits mace dna 4");
}

#[test]
fn a_mutant_may_replace_a_trait_of_the_same_type() {
    let _ = scenario(&format!(
        "{THREE}; red trait repellent; blue trait repellent; mutate red mace"
    ))
    .play("red bid 2")
    .play("yellow pass")
    .expect("red traits mace dna 2; blue traits repellent");
}

#[test]
fn bids_belong_to_auctions() {
    let _ = scenario(&format!("{THREE}; move red"))
        .refuse("red bid 1", "rule-auction", "refused-when-bid")
        .refuse("red pass", "rule-turn-order", "refused-when-pass");
}

#[test]
fn a_card_that_cannot_be_paid_goes_to_the_next_highest_bidder() {
    let _ = scenario(
        "options advanced players=3; red dna 4; yellow dna 6; blue dna 8 trait camouflage; auction red mace",
    )
    .play("red bid 3")
    .play("yellow bid 4")
    // Blue's second trait costs double: 5 would be 10.
    .play("blue bid 5")
    .play("red bid 6")
    .play("yellow pass")
    .play("blue pass")
    .expect("yellow traits mace dna 2; red dna 4 traits none; blue dna 8 traits camouflage");
}

#[test]
fn a_card_that_nobody_can_pay_is_discarded() {
    let _ = scenario("options advanced; red dna 2; yellow dna 2; auction red mace")
        .play("red bid 3")
        // Nobody can bid more than 3: it would be as good as any higher bid.
        .expect("red traits none dna 2; yellow traits none; game discards 1");
}

/// “Each player must either raise the bid or pass”, whoever can pay.
#[test]
fn whoever_cannot_pay_is_asked_and_may_bid() {
    let position =
        scenario("options advanced; red dna 1 trait mace; yellow dna 2; auction red bivouac")
            .expect("game phase auction player red");
    assert_eq!(position.listed(0, ""), ["bid 1", "bid 2", "bid 3", "pass"]);
    let _ = position
        .play("red bid 1")
        .play("yellow bid 2")
        .play("red bid 3")
        // “If you do not have enough DNA the card goes to the next highest bidder.”
        .expect("yellow traits bivouac dna 0; red traits mace dna 1");
}

#[test]
fn by_option_nobody_bids_more_than_can_be_paid() {
    let position = scenario(
        "options advanced overbidding=off; red dna 4; yellow dna 9 trait camouflage; auction red mace",
    )
    .refuse("red bid 5", "rule-auction", "refused-bid-high")
    .play("red bid 3");
    assert_eq!(position.listed(1, ""), ["bid 4", "pass"]);
}
