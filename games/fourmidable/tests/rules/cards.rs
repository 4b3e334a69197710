//! The special cards: each is played, and each is refused.

use engine::testkit::Scenario;
use formicary_fourmidable::Fourmidable;
use formicary_fourmidable::cards::{Effect, Special};
use formicary_fourmidable::components::{Caste, Predator, Resource, Time};

use super::level;

const RULE: &str = "rule-special-cards";

/// White's turn by day or by night with one special card and an ant of each caste at home.
fn holding(card: Special, more: &str) -> Scenario<Fourmidable> {
    let time = card.card().time.unwrap_or(Time::Day).id();
    level(
        "intermediate",
        &format!(
            "{time}; white special {card}; white ant hunter hole; white ant farmer hole; \
             white ant digger hole; {more}; turn white"
        ),
    )
}

/// The same where predators block.
fn blocked(card: Special, more: &str) -> Scenario<Fourmidable> {
    let time = card.card().time.unwrap_or(Time::Day).id();
    level(
        "intermediate predators=block",
        &format!("{time}; white special {card}; white ant hunter hole; {more}; turn white"),
    )
}

/// The same after an action that brought this.
fn after(card: Special, gain: &str) -> Scenario<Fourmidable> {
    let time = card.card().time.unwrap_or(Time::Day).id();
    level(
        "intermediate",
        &format!("{time}; white special {card}; white ant hunter hole; close white {gain}"),
    )
}

fn with_effect(wanted: impl Fn(Effect) -> bool) -> Vec<Special> {
    let cards: Vec<_> = Special::all()
        .filter(|card| wanted(card.effect()))
        .collect();
    assert!(!cards.is_empty());
    cards
}

#[test]
fn there_are_sixty_cards_of_37_kinds() {
    let mut kinds: Vec<Effect> = Vec::new();
    for card in Special::all() {
        if !kinds.contains(&card.effect()) {
            kinds.push(card.effect());
        }
    }
    assert_eq!((Special::all().count(), kinds.len()), (60, 37));
    let at = |time| {
        Special::all()
            .filter(|card| card.card().time == time)
            .count()
    };
    assert_eq!(
        (at(Some(Time::Day)), at(Some(Time::Night)), at(None)),
        (27, 27, 6)
    );
}

#[test]
fn marked_cards_only_at_their_time() {
    for card in Special::all().filter(|card| card.card().time.is_some()) {
        let wrong = card.card().time.unwrap_or(Time::Day).flipped().id();
        let _ = level(
            "intermediate",
            &format!("{wrong}; white special {card}; white ant hunter hole; turn white"),
        )
        .refuse(&format!("white play {card}"), RULE, "refused-card-time");
    }
}

#[test]
fn only_cards_in_hand_and_only_on_ones_own_turn() {
    let card = Special::from_id("erase-day").expect("a card");
    let _ = holding(card, "blue special place-day; empty h8")
        .refuse("white play place-day h8", RULE, "refused-no-such-card")
        .refuse(
            "blue play place-day h8",
            "rule-turn-order",
            "refused-not-your-turn",
        );
}

#[test]
fn cards_for_the_end_are_not_played() {
    let end = |effect| {
        matches!(
            effect,
            Effect::Five(_) | Effect::TwoOfEach | Effect::FourHoles | Effect::AllPheromones
        )
    };
    for card in with_effect(end) {
        let _ = holding(card, "").refuse(
            &format!("white play {card}"),
            "rule-end-cards",
            "refused-end-card",
        );
    }
}

#[test]
fn two_points_for_each_resource() {
    for &resource in Resource::ALL {
        for card in with_effect(|effect| effect == Effect::Harvest(resource)) {
            let play = format!("white play {card}");
            after(card, resource.id())
                .play(&play)
                .expect("white score 2 specials 0");
            let other = Resource::ALL[(resource as usize + 1) % 9];
            let _ = after(card, other.id()).refuse(&play, RULE, "refused-not-harvested");
            let _ = holding(card, "").refuse(&play, RULE, "refused-not-harvested");
        }
    }
}

#[test]
fn all_cards_combine_on_one_harvest() {
    // Rulebook, questions: all cards can be combined.
    level(
        "intermediate",
        "day; white species insomniac; white special harvest-soil-day harvest-soil-night; \
         white ant digger hole; turn white",
    )
    .play("white walk digger hole")
    .play("white step r1c4")
    .play("white play harvest-soil-day")
    .play("white play harvest-soil-night")
    .expect("white score 4 soil 1 specials 0; game actor blue");
}

#[test]
fn all_cards_combine_on_one_nest_hole() {
    level(
        "intermediate",
        "day; white species insomniac; white special hole-day hole-night harvest-soil-day; \
         empty l10; white ant digger hole; turn white",
    )
    .play("white walk digger hole")
    .play("white step r0c4")
    .refuse("white play hole-day", RULE, "refused-no-new-hole")
    // The earth is harvested already.
    .play("white play harvest-soil-day")
    .play("white hole l10")
    .play("white play hole-day")
    .refuse("white play hole-day", RULE, "refused-no-such-card")
    .play("white play hole-night")
    .expect("white score 6 specials 0; game actor blue");
}

#[test]
fn a_harvest_is_rewarded_in_its_own_action_only() {
    level(
        "intermediate",
        "day; white special harvest-soil-day; white ant digger hole; white ant hunter hole; turn white",
    )
    .play("white walk digger hole")
    .play("white step r1c4")
    .play("white done")
    .play("blue predator worm 2 r3c0")
    .play("white walk hunter hole")
    .play("white stop")
    .refuse("white play harvest-soil-day", RULE, "refused-not-harvested");
}

#[test]
fn two_points_for_a_hole() {
    for card in with_effect(|effect| effect == Effect::Hole) {
        let play = format!("white play {card}");
        after(card, "soil hole").play(&play).expect("white score 2");
        let _ = after(card, "soil").refuse(&play, RULE, "refused-no-new-hole");
    }
}

#[test]
fn an_objective_is_drawn() {
    for &caste in Caste::ALL {
        let letter = &caste.id()[..1];
        for card in with_effect(|effect| effect == Effect::Draw(caste)) {
            let play = format!("white play {card}");
            holding(card, "")
                .play(&play)
                .play(&format!("* objectives {letter}05"))
                .expect("white hand 1; game phase turn actor white");
            let _ = holding(card, "white hand h01 h02 f01 d01").refuse(
                &play,
                "rule-library",
                "refused-hand-full",
            );
        }
    }
}

#[test]
fn experienced_an_objective_is_completed_directly() {
    let text = "day; row h01 f01 d01 h02 f02; white special draw-hunter-day; \
                white store ladybug 2; white ant farmer hole; turn white";
    level("experienced", text)
        .refuse(
            "white play draw-hunter-day",
            RULE,
            "refused-name-an-objective",
        )
        .refuse(
            "white play draw-hunter-day objective f01",
            "rule-row",
            "refused-wrong-caste",
        )
        .refuse(
            "white play draw-hunter-day objective h02",
            "rule-objectives",
            "refused-cannot-pay",
        )
        .play("white play draw-hunter-day objective h01")
        .play("* refill d02")
        .expect("white score 8 ladybug 0; game actor white");
}

#[test]
fn two_more_steps() {
    for &caste in Caste::ALL {
        for card in with_effect(|effect| effect == Effect::Steps(caste)) {
            let play = format!("white play {card}");
            holding(card, "")
                .play(&format!("white walk {} hole", caste.id()))
                .play(&play)
                .expect("game steps 5");
            let other = Caste::ALL[(caste as usize + 1) % 3];
            let _ = holding(card, "")
                .refuse(&play, RULE, "refused-card-for-a-walk")
                .play(&format!("white walk {} hole", other.id()))
                .refuse(&play, RULE, "refused-wrong-caste");
            // At any moment of the action, so between two steps as well.
            holding(card, "")
                .play(&format!("white walk {} hole", caste.id()))
                .play("white step queen")
                .play(&play)
                .expect("game steps 4");
        }
    }
}

#[test]
fn two_more_objectives_in_the_library() {
    for &caste in Caste::ALL {
        let letter = &caste.id()[..1];
        for card in with_effect(|effect| effect == Effect::Look(caste)) {
            let play = format!("white play {card}");
            holding(card, "")
                .play(&format!("white walk {} hole", caste.id()))
                .play("white step library")
                .play(&format!("* objectives {letter}01 {letter}02"))
                .play(&play)
                .play(&format!("* objectives {letter}03 {letter}04"))
                .play(&format!("white keep {letter}03"))
                .play(&format!("white under {letter}04"))
                .play(&format!("white under {letter}01"))
                .expect("white hand 1; game under 3");
            let other = Caste::ALL[(caste as usize + 1) % 3];
            let _ = holding(card, "")
                .refuse(&play, RULE, "refused-look-when")
                .play(&format!("white walk {} hole", other.id()))
                .play("white step library")
                .play(&format!("* objectives {0}01 {0}02", &other.id()[..1]))
                .refuse(&play, RULE, "refused-wrong-caste");
        }
    }
}

#[test]
fn experienced_a_look_at_the_next_two() {
    level(
        "experienced",
        "night; white special look-hunter-night; white ant hunter hole; turn white",
    )
    .play("white play look-hunter-night")
    .play("* peek h05 f07")
    .expect("game tops 2 actor white");
}

#[test]
fn predators_move_beside_the_action() {
    for (predator, to, not) in [
        (Predator::Spider, "l10", "l11"),
        (Predator::Grasshopper, "l10", "l11"),
        (Predator::Worm, "2 r1c1", "2 r0c2"),
    ] {
        for card in with_effect(|effect| effect == Effect::Move(predator)) {
            let reason = if predator == Predator::Worm {
                "refused-worm-stays-below"
            } else {
                "refused-predator-place-taken"
            };
            holding(card, "")
                .refuse(
                    &format!("white play {card} {not}"),
                    "rule-predators",
                    reason,
                )
                .play(&format!("white play {card} {to}"))
                .play("white predator worm 2 r3c0")
                .expect("game actor blue");
        }
    }
}

#[test]
fn births_without_a_tile() {
    for &caste in Caste::ALL {
        for card in with_effect(|effect| effect == Effect::Birth(Some(caste))) {
            let play = format!("white play {card}");
            holding(card, "")
                .play(&play)
                .expect("white ants 4; game actor blue; tiles hunter 2 farmer 1 digger 1");
            let _ = holding(card, "white birth-done").refuse(
                &play,
                "rule-births",
                "refused-birth-done",
            );
        }
    }
    for card in with_effect(|effect| effect == Effect::Birth(None)) {
        holding(card, "")
            .refuse(&format!("white play {card}"), RULE, "refused-name-a-caste")
            .play(&format!("white play {card} digger"))
            .expect("white digger 2");
    }
}

#[test]
fn a_hole_two_farther() {
    for card in with_effect(|effect| effect == Effect::DigFurther) {
        let play = format!("white play {card}");
        holding(card, "empty k7")
            .refuse(&play, RULE, "refused-dig-further-when")
            .play("white walk digger hole")
            .play("white step r0c4")
            .refuse("white hole k7", "rule-nest-holes", "refused-hole-too-far")
            .play(&play)
            .play("white hole k7")
            .expect("white holes 2");
    }
}

#[test]
fn a_pheromone_is_erased() {
    for card in with_effect(|effect| effect == Effect::Erase) {
        holding(card, "blue pheromone h8 h7; blue hole 2 h7")
            .refuse(
                &format!("white play {card} h7"),
                RULE,
                "refused-no-pheromone-there",
            )
            .refuse(&format!("white play {card}"), RULE, "refused-name-a-hex")
            .play(&format!("white play {card} h8"))
            .expect("h8 ground empty; blue supply 17");
    }
}

#[test]
fn a_pheromone_is_placed() {
    for card in with_effect(|effect| effect == Effect::Place) {
        holding(card, "empty h8 h7; blue ant hunter h7")
            .refuse(
                &format!("white play {card} h7"),
                "rule-pheromones",
                "refused-terrain-occupied",
            )
            .play(&format!("white play {card} h8"))
            .expect("h8 pheromone white");
        let _ = holding(card, "empty h8; white supply 0").refuse(
            &format!("white play {card} h8"),
            "rule-pheromones",
            "refused-no-pheromones",
        );
    }
}

#[test]
fn an_ant_crosses() {
    for card in with_effect(|effect| effect == Effect::Cross) {
        let play = format!("white play {card}");
        holding(card, "blue pheromone l10; blue ant hunter l9")
            .refuse(&play, RULE, "refused-card-for-a-walk")
            .play("white walk hunter hole")
            .refuse(
                "white step l10",
                "rule-movement",
                "refused-others-in-the-way",
            )
            .play(&play)
            .play("white step l10")
            .play("white step l9")
            .refuse("white stop", "rule-crossing", "refused-no-stop")
            .play("white step l8")
            .expect("white ant-0 l8");
        let _ = holding(card, "white species diplomat")
            .play("white walk hunter hole")
            .refuse(&play, RULE, "refused-crosses-already");
        let _ = blocked(card, "spider l10")
            .play("white walk hunter hole")
            .play(&play)
            .refuse(
                "white step l10",
                "rule-predators",
                "refused-predator-in-the-way",
            );
    }
}

#[test]
fn a_digger_passes_over_earth() {
    for card in with_effect(|effect| effect == Effect::SkipEarth) {
        let play = format!("white play {card}");
        holding(card, "white dug r1c4")
            .play("white walk digger hole")
            .refuse("white skip r2c4", "rule-skip-earth", "refused-no-skip-card")
            .play(&play)
            .refuse(
                "white skip r1c4",
                "rule-skip-earth",
                "refused-not-plain-earth",
            )
            .play("white skip r2c4")
            .refuse("white stop", "rule-skip-earth", "refused-must-dig-behind")
            .refuse(
                "white step r1c4",
                "rule-skip-earth",
                "refused-must-dig-behind",
            )
            .play("white step r2c3")
            .expect("white stone 1 clay 0 dug 2 ant-2 r2c3");
        let _ = holding(card, "").play("white walk hunter hole").refuse(
            &play,
            RULE,
            "refused-wrong-caste",
        );
    }
}

#[test]
fn two_cards_pass_over_two_cells() {
    level(
        "intermediate",
        "day; white species insomniac; white special skip-earth-day skip-earth-night; \
         white ant digger hole; turn white",
    )
    .play("white walk digger hole")
    .play("white play skip-earth-day")
    .play("white play skip-earth-night")
    .play("white skip r1c4")
    .play("white skip r1c3")
    .refuse("white skip r1c2", "rule-skip-earth", "refused-no-skip-card")
    .play("white step r1c2")
    .expect("white clay 1 dug 1 ant-0 r1c2");
}

#[test]
fn there_must_be_earth_behind_the_cell_that_is_passed() {
    let text = |dug: &str| {
        level(
            "intermediate",
            &format!(
                "day; white special skip-earth-day; white dug r2c0 r2c1 {dug}; white ant digger r2c0; \
                 turn white"
            ),
        )
        .play("white walk digger r2c0")
        .play("white play skip-earth-day")
    };
    // Behind r1c0 are r1c1 and r2c0.
    let _ = text("r1c1").refuse(
        "white skip r1c0",
        "rule-skip-earth",
        "refused-nothing-behind",
    );
    text("r3c1")
        .play("white skip r1c0")
        .play("white step r1c1")
        .expect("white stone 1");
    // The last step does not reach behind it.
    let _ = text("r3c1")
        .play("white step r2c1")
        .play("white step r2c0")
        .refuse(
            "white skip r1c0",
            "rule-skip-earth",
            "refused-nothing-behind",
        );
}

#[test]
fn a_second_crossing_card_would_change_nothing() {
    level(
        "intermediate",
        "day; white species insomniac; white special cross-day cross-night; white ant hunter hole; turn white",
    )
    .play("white walk hunter hole")
    .play("white play cross-day")
    .refuse("white play cross-night", RULE, "refused-crosses-already");
}

#[test]
fn all_steps_combine() {
    level(
        "intermediate",
        "day; weather hunter; white species insomniac; white special steps-hunter-day steps-hunter-night; \
         white ant hunter hole; turn white",
    )
    .play("white walk hunter hole")
    .play("white play steps-hunter-day")
    .play("white play steps-hunter-night")
    .expect("game steps 8");
}
