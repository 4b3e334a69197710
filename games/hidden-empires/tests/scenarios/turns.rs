//! What lasts from one step or turn to the next.

use super::*;

/// Ruling 91: in the order of this game turn's player turns.
#[test]
fn cards_of_the_nest_phase_are_asked_for_in_the_order_that_was_drawn() {
    let text = "options advanced turn-order=random; red at e2 1 nurses 1 female-larvae 1 food 4 card thief-ants; \
                yellow home 1 nurses 1 female-larvae 1 food 4 card larval-food; game-turn";
    let _ = scenario(text)
        .play("* next yellow")
        .play("* card ant-dispersed-seeds")
        .play("yellow done")
        .play("yellow done")
        .play("yellow done")
        .play("* card caterpillars")
        .play("red done")
        .play("red done")
        .play("red done")
        .expect("game phase nest-cards player yellow");
}

/// Rulebook: Lay New Eggs, Food Shortage. Eggs of Male Eggs pay for those of the queen.
#[test]
fn male_eggs_pay_for_female_eggs() {
    let _ = scenario(
        "options advanced; red at e2 1 nurses 2 food 2 card male-eggs; yellow home 1; nest",
    )
    .expect("game phase nest-cards")
    .play("red play male-eggs red")
    .expect("red male-eggs 2 chore lay food 0")
    .play("red lay 2 0")
    .play("red eliminate male-egg")
    .play("red eliminate male-egg")
    .expect("red female-eggs 2 male-eggs 0");
}

/// Rulebook: Randomize. Only markers that are not on the map.
#[test]
fn a_facedown_marker_on_the_map_stays_what_it_is() {
    let _ = scenario("options advanced; red at d5 1 home 1; yellow home 1; unused predators 1 predators 2; hidden prey 1; facedown d5; draw red")
        .play("* card environmental-change-gray")
        .play("red done")
        .play("red done")
        .play("red turn d5")
        .refuse("* again predators 1", "rule-chance", "refused-impossible-chance")
        .play("* marker prey 1")
        .expect("d5 marker prey");
}

/// A patrol protects until the own ants move again, through the Nest Phase and the next card.
#[test]
fn a_patrol_lasts_until_the_own_ants_move_again() {
    let _ = scenario("options advanced; red at e3 1; yellow home 1; marker e3 aphids 1; tasks red")
        .play("red patrol e3")
        .play("* card aphid-predation")
        .expect("e3 marker aphids")
        .play("yellow done")
        .play("yellow done")
        .play("yellow done")
        .expect("game turn 2")
        .play("* card aphid-predation")
        .expect("e3 marker aphids; red patrol-e3 0; game phase move");
}

/// Tasks of one turn do not bind the next.
#[test]
fn foragers_of_one_turn_may_patrol_in_the_next() {
    let _ = scenario(
        "options advanced; red at e3 2 queens 0; yellow home 1; marker e3 plants 2; tasks red",
    )
    .play("red tend e3")
    .play("* card aphid-predation")
    .play("yellow done")
    .play("yellow done")
    .play("yellow done")
    .play("* card ant-dispersed-seeds")
    .play("red done")
    .play("red done")
    .play("red patrol e3")
    .expect("red patrol-e3 2");
}
