//! Auctions.

use super::*;

/// Rulebook: Bidding. Each player must either raise the bid or pass; DNA came before the first bid.
#[test]
fn dna_gained_before_the_first_bid_can_be_bid() {
    let _ = scenario("options advanced; red at e2 1 dna 6 card hybridization; yellow home 1 dna 0; auction red mace")
        .play("red play hybridization yellow")
        .play("* roll 5")
        .play("yellow pass")
        .expect("yellow dna 5; game phase auction player red")
        .play("red bid 1")
        .expect("game phase auction player yellow");
}

/// Rulebook: Hand. Any time during the own turn, also to gain the DNA for a bid.
#[test]
fn a_drawer_without_dna_may_play_cards_before_the_first_bid() {
    let position = scenario(
        "options advanced; red at e2 1 dna 0 card hybridization; yellow home 1 dna 6; draw red",
    )
    .play("* card mace");
    assert!(position.lists("red play hybridization red"));
    let _ = position
        .play("red play hybridization red")
        .play("* roll 3")
        .play("red pass")
        .expect("red dna 3; game phase auction player red")
        // Whoever has passed is not asked again.
        .play("red pass")
        .play("yellow pass")
        .expect("game phase move player red");
}

#[test]
fn the_next_highest_bidder_who_can_pay_gets_the_trait() {
    let _ = scenario("options advanced players=3; red at b2 1 dna 3 trait mace; yellow dna 5; blue dna 2; auction red bivouac")
        .play("red bid 1")
        .play("yellow bid 2")
        .play("blue pass")
        .play("red bid 3")
        .play("yellow pass")
        .expect("red traits mace dna 3; yellow traits bivouac dna 3");
}

/// Rulebook: Hand. Any time during the own turn, so also before a raise.
#[test]
fn cards_may_be_played_instead_of_any_bid_in_the_own_turn() {
    let _ = scenario(
        "options advanced overbidding=off; red at e2 1 dna 2 card hybridization; yellow home 1 dna 6 card mutate; draw red",
    )
    .play("* card mace")
    .play("red bid 1")
    // Not in the turns of others.
    .refuse("yellow play mutate yellow", "rule-hand-cards", "refused-moment-own-turn")
    .play("yellow bid 2")
    // Out of DNA, but not of cards.
    .expect("game phase auction player red")
    .refuse("red bid 3", "rule-auction", "refused-bid-high")
    .play("red play hybridization red")
    .play("* roll 4")
    .play("red pass")
    .expect("red dna 6; game phase auction player red")
    .play("red bid 3")
    .play("yellow pass")
    .expect("red traits mace dna 3; game phase move player red");
}

/// Rulebook: Type Restriction. A card in between brings the leader a trait of the same type.
#[test]
fn whoever_has_won_the_type_in_between_leaves_the_card_to_the_next_bidder() {
    let _ = scenario(
        "options advanced; red at e2 1 dna 9 card hybridization; yellow home 1 dna 9; draw red",
    )
    .play("* card mace")
    .play("red bid 1")
    .play("yellow bid 2")
    .play("red play hybridization red")
    .play("* roll 1")
    .play("red auction")
    // Chemical like Mace.
    .play("* card recruitment")
    .play("red pass")
    .play("yellow bid 1")
    .expect("yellow traits recruitment; game phase auction player red")
    .play("red pass")
    .expect("red traits mace dna 9; yellow traits recruitment dna 8");
}

/// Rulebook: Type Restriction; Aphid Specialist, Restrictions. Whoever may play cards first is told why no bid is
/// possible.
#[test]
fn a_drawer_who_may_not_bid_is_told_why() {
    let drawn = |held: &str, card: &str| {
        scenario(&format!(
            "options advanced; red at e2 1 dna 6 trait {held} card hybridization; yellow home 1; draw red"
        ))
        .play(&format!("* card {card}"))
    };
    let _ = drawn("mace", "recruitment").refuse("red bid 1", "rule-auction", "refused-same-type");
    let _ = drawn("aphid-specialist", "harvester").refuse(
        "red bid 1",
        "rule-auction",
        "refused-barred-trait",
    );
}
