//! Rulebook: Fin de la partie.

use super::level;

/// White has made its last move, blue makes the last of the round.
fn end(options: &str, text: &str) -> engine::testkit::Scenario<formicary_fourmidable::Fourmidable> {
    level(
        options,
        &format!(
            "{text}; white ant hunter hole moved; white birth-done; white predator-done; \
             blue birth-done; blue predator-done; turn blue"
        ),
    )
    .play("blue walk hunter hole")
    .play("blue stop")
}

const EIGHT: &str = "white completed h01 h02 h03 h04 h05 h06 f01 f02";

#[test]
fn apprentice_after_the_round_with_eight_objectives() {
    end("apprentice", EIGHT).expect("game phase over");
    end(
        "apprentice",
        "noisy; white completed h01 h02 h03 h04 h05 h06 f01",
    )
    .expect("game phase weather round 2");
}

#[test]
fn a_last_chance_to_reveal() {
    end(
        "apprentice",
        &format!("{EIGHT}; blue hand d01; blue store clay 2"),
    )
    .expect("game phase last actor blue")
    .play("blue reveal d01")
    .play("blue done")
    // Eight for the card, one for the hole, three for most digger objectives.
    .expect("game phase over; blue score 12 bonus 3");
}

#[test]
fn whoever_could_end_the_game_is_asked_after_the_round() {
    end(
        "apprentice",
        "noisy; blue completed h01 h02 h03 h04 h05 h06 f01; blue hand d01; blue store clay 2",
    )
    .expect("game phase last actor blue")
    .play("blue reveal d01")
    .play("blue done")
    .expect("game phase over");
}

#[test]
fn pheromones_and_holes_count_even_on_one_space() {
    end(
        "apprentice",
        &format!("{EIGHT}; white score 50; white pheromone l10 l9; white hole 2 l9"),
    )
    // Two pheromones, two holes, bonus cards for hunters and farmers.
    .expect("white score 60 bonus 6 place 1; blue score 1 place 2");
}

#[test]
fn among_equals_the_more_valuable_objectives_win_the_bonus() {
    end(
        "apprentice",
        "white completed h01 h02; blue completed h04 h07",
    )
    .expect("white bonus 0; blue bonus 3");
    end("apprentice", "white completed h01; blue completed h02")
        .expect("white bonus 3; blue bonus 3");
}

#[test]
fn children_count_no_holes_and_share() {
    level(
        "child",
        "white score 7; blue score 7; white ant hunter hole moved; turn blue",
    )
    .play("blue walk hunter hole")
    .play("blue stop")
    .expect("game phase over; white score 7 place 1; blue score 7 place 1");
}

#[test]
fn apprentice_ties_go_to_unused_resources() {
    end("apprentice", "white store clay 1").expect("white place 1; blue place 2");
    end("apprentice", "").expect("white place 1; blue place 1");
}

#[test]
fn experienced_ties_one_after_the_other() {
    // Every pair has the same score.
    for text in [
        "white pheromone l10; blue score 1",
        "white completed h07; blue completed h01; blue score 3",
        "white hole 2 l10; blue score 1; blue dug r1c4 r1c3",
        "white dug r1c4",
        "white store clay 1",
        "worm white r3c0",
    ] {
        end("experienced", text).expect("white place 1; blue place 2");
    }
    end("experienced", "").expect("white place 1; blue place 1");
}

#[test]
fn cards_for_the_end() {
    for (card, text, points) in [
        (
            "five-hunter",
            "white ant hunter m8 moved; white ant hunter m8 moved; white ant hunter m8 moved; white ant hunter m8 moved",
            5,
        ),
        (
            "five-farmer",
            "white ant farmer m8 moved; white ant farmer m8 moved; white ant farmer m8 moved; \
             white ant farmer m8 moved; white ant farmer m8 moved",
            5,
        ),
        (
            "five-digger",
            "white ant digger m8 moved; white ant digger m8 moved; white ant digger m8 moved; \
             white ant digger m8 moved; white ant digger m8 moved",
            5,
        ),
        (
            "two-of-each",
            "white ant hunter m8 moved; white ant farmer m8 moved; white ant farmer m8 moved; \
             white ant digger m8 moved; white ant digger m8 moved",
            5,
        ),
        (
            "four-holes",
            "white hole 2 l10; white hole 3 l9; white hole 4 l8",
            7,
        ),
        ("all-pheromones", "white supply 0", 4),
    ] {
        end("intermediate", &format!("white special {card}; {text}"))
            .expect(&format!("white score {points} specials 0"));
        end("intermediate", &format!("white special {card}")).expect("white score 1 specials 1");
    }
}

#[test]
fn one_resource_may_be_enough_for_an_objective() {
    // With the usual deck h01 costs a ladybug.
    let last = |text: &str| {
        engine::testkit::Scenario::<formicary_fourmidable::Fourmidable>::new(&format!(
            "options apprentice players=2; {text}; blue ant hunter hole; \
             white ant hunter hole moved; white birth-done; white predator-done; \
             blue birth-done; blue predator-done; turn blue"
        ))
        .play("blue walk hunter hole")
        .play("blue stop")
    };
    last("white completed h02 h03 h04 h05 h06 f01 f02 f03; blue hand h01; blue store ladybug 1")
        .expect("game phase last actor blue")
        .play("blue reveal h01")
        .play("blue done")
        .expect("game phase over; blue completed 1 ladybug 0");
    last("noisy; blue completed h02 h03 h04 h05 h06 f01 f02; blue hand h01; blue store ladybug 1")
        .expect("game phase last actor blue")
        .play("blue reveal h01")
        .play("blue done")
        .expect("game phase over");
}
