//! Rulebook: Draw a Card (advanced game).

use engine::{Event, Game, Observer, Seat};
use formicary_hidden_empires::HiddenEmpires;
use formicary_hidden_empires::cards::{Card, Hand};

use super::scenario;

const TWO: &str = "options advanced; red home 3 dna 6; yellow home 3 dna 6";

#[test]
fn a_player_turn_begins_with_a_card() {
    let _ = scenario(&format!("{TWO}; draw red"))
        .expect("game phase draw-card deck 64")
        .refuse("red done", "rule-turn-order", "refused-chance-first")
        .play("* card caterpillars")
        .expect("game phase move player red deck 63 discards 1");
}

#[test]
fn nobody_draws_in_the_basic_game() {
    let _ = scenario("red home 1; draw red").expect("game phase move player red deck 0");
}

#[test]
fn a_hand_card_is_kept() {
    let _ = scenario(&format!("{TWO}; draw red"))
        .play("* card thief-ants")
        .expect("red cards 1; game phase move discards 0 deck 63");
}

#[test]
fn a_trait_is_auctioned_before_the_turn_goes_on() {
    let _ = scenario(&format!("{TWO}; draw red"))
        .play("* card mace")
        .expect("game phase auction player red deck 63")
        .play("red bid 1")
        .play("yellow pass")
        .expect("red traits mace dna 5; game phase move player red deck 63 discards 0");
}

#[test]
fn a_trait_that_nobody_wants_lies_among_the_discarded_cards() {
    let _ = scenario(&format!("{TWO}; draw red"))
        .play("* card mace")
        .play("red pass")
        .play("yellow pass")
        .expect("game phase move discards 1");
}

#[test]
fn each_card_is_drawn_only_as_often_as_it_is_printed() {
    let _ = scenario(&format!("{TWO}; discard caterpillars; draw red"))
        .refuse(
            "* card caterpillars",
            "rule-chance",
            "refused-impossible-chance",
        )
        .play("* card aphid-predation");
    let _ = scenario(&format!("{TWO}; discard aphid-predation; draw red"))
        .play("* card aphid-predation");
    let _ = scenario(&format!("{TWO}; yellow card thief-ants; draw red")).refuse(
        "* card thief-ants",
        "rule-chance",
        "refused-impossible-chance",
    );
    let _ = scenario(&format!("{TWO}; yellow trait mace; draw red")).refuse(
        "* card mace",
        "rule-chance",
        "refused-impossible-chance",
    );
}

#[test]
fn the_discarded_cards_are_shuffled_when_the_deck_is_used_up() {
    let mut text = "options advanced fewer-events=on; red home 1".to_owned();
    for (card, copies) in [
        ("caterpillars", 1),
        ("aphid-predation", 2),
        ("ant-dispersed-seeds", 1),
        ("poor-growing-season", 1),
        ("plant-eating-insects", 2),
        ("good-growing-season", 1),
    ] {
        for _ in 0..copies {
            text.push_str(&format!("; discard {card}"));
        }
    }
    for color in ["brown", "gray", "green", "red", "yellow"] {
        text.push_str(&format!(
            "; discard environmental-change-{color}; discard environmental-change-{color}; discard attrition-{color}"
        ));
    }
    let position = scenario(&format!("{text}; game-turn")).expect("game phase draw-card deck 0");
    let _ = position
        .play("* card caterpillars")
        .expect("game deck 22 discards 1");
}

#[test]
fn nobody_else_sees_a_hand_card() {
    let position = scenario(&format!("{TWO}; draw red"));
    let drawn = |card: Hand| Event::Chance("card thief-ants".parse().unwrap()).clone_with(card);
    let yellow = Observer::Seat(Seat::new(1));
    let red = Observer::Seat(Seat::new(0));
    let before = position.state();
    let thief = before.describe(&drawn(Hand::ThiefAnts), yellow);
    let other = before.describe(&drawn(Hand::FoodEggs), yellow);
    assert_eq!(thief, other);
    assert_eq!(thief.notation, None);
    assert_eq!(thief.message.key, "log-drawn-hand");
    let own = before.describe(&drawn(Hand::ThiefAnts), red);
    assert_eq!(own.notation.as_deref(), Some("card thief-ants"));
    let after = position.play("* card thief-ants");
    assert_eq!(after.state().view(red).hand, [Hand::ThiefAnts]);
    assert!(after.state().view(yellow).hand.is_empty());
    assert_eq!(after.state().view(yellow).table.colonies[0].cards, 1);
}

trait CloneWith {
    fn clone_with(self, card: Hand) -> Self;
}

impl CloneWith for Event<formicary_hidden_empires::Action, formicary_hidden_empires::Chance> {
    fn clone_with(self, card: Hand) -> Self {
        Self::Chance(formicary_hidden_empires::Chance::Card(Card::Hand(card)))
    }
}

#[test]
fn imagined_hands_hold_only_cards_that_nobody_has_seen() {
    let position = scenario(&format!(
        "{TWO}; red card thief-ants; yellow card food-eggs; discard mutate; move red"
    ));
    let view = position.state().view(Observer::Seat(Seat::new(0)));
    let mut seen = std::collections::BTreeSet::new();
    for seed in 0..200 {
        let imagined = HiddenEmpires::determinize(&view, &mut engine::QuickDice::new(seed));
        let hand = imagined.view(Observer::Seat(Seat::new(1))).hand;
        assert_eq!(hand.len(), 1);
        seen.insert(hand[0]);
    }
    assert_eq!(seen.len(), 14);
    assert!(!seen.contains(&Hand::ThiefAnts) && !seen.contains(&Hand::Mutate));
}

#[test]
fn what_was_occupied_before_the_card_counts_but_predators_stay_shut() {
    // Ruling 17: e5 was left because of predators.
    let position = scenario("options advanced; red at e5 1 home 2; yellow home 1; draw red")
        .play("* card good-growing-season")
        .play("* marker predators 3")
        .expect("red returning 1; e5 marker predators; game phase move")
        .play("red lift e2 1");
    assert!(position.listed(0, "put e5").is_empty());
    let _ = position.refuse("red put e5", "rule-redistribute", "refused-predators");
}
