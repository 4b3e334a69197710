//! Rulebook, last page: the species.

use super::level;

const RULE: &str = "rule-species";

#[test]
fn flying_marks_empty_terrain_once_a_day() {
    level(
        "intermediate",
        "day; white species flying; empty h8 h7 g6; spider h7; blue ant hunter g6; white ant hunter hole; turn white",
    )
    .refuse("white fly g6", "rule-pheromones", "refused-ant-on-terrain")
    .refuse("white fly i8", "rule-pheromones", "refused-not-empty-terrain")
    .play("white fly h8")
    .expect("h8 pheromone white; game actor white")
    .refuse("white fly h7", RULE, "refused-species-used");
    level(
        "intermediate",
        "night; white species flying; empty h8; white ant hunter hole; turn white",
    )
    .refuse("white fly h8", RULE, "refused-species-time");
}

#[test]
fn predator_moves_another_one_at_night() {
    level(
        "intermediate",
        "night; white species predator; white ant hunter hole; turn white",
    )
    .play("white hunt spider l10")
    .refuse("white predator spider l9", RULE, "refused-same-predator")
    .play("white predator grasshopper l9")
    .expect("spider at l10; grasshopper at l9");
    level(
        "intermediate",
        "day; white species predator; white ant hunter hole; turn white",
    )
    .refuse("white hunt spider l10", RULE, "refused-species-time");
}

#[test]
fn architect_digs_one_farther() {
    let text = |species| {
        format!("white species {species}; empty k8 l10; white ant digger hole; turn white")
    };
    level("intermediate", &text("architect"))
        .play("white walk digger hole")
        .play("white step r0c4")
        .play("white hole k8")
        .expect("white holes 2");
    level("intermediate", &text("flying"))
        .play("white walk digger hole")
        .play("white step r0c4")
        .refuse("white hole k8", "rule-nest-holes", "refused-hole-too-far");
}

#[test]
fn diplomat_crosses_but_does_not_stop() {
    level(
        "intermediate",
        "white species diplomat; blue pheromone l10; white ant hunter hole; turn white",
    )
    .play("white walk hunter hole")
    .play("white step l10")
    .refuse("white stop", "rule-crossing", "refused-no-stop")
    .play("white step l9")
    .play("white stop")
    .expect("white beetle 1");
    level(
        "intermediate",
        "white species diplomat; blue pheromone l8; white ant hunter hole; turn white",
    )
    .play("white walk hunter hole")
    .play("white step l10")
    .play("white step l9")
    .refuse("white step l8", "rule-crossing", "refused-no-way-out");
}

#[test]
fn insomniac_ignores_day_and_night() {
    let text = |species| {
        format!(
            "night; white species {species}; white special steps-hunter-day; white ant hunter hole; turn white"
        )
    };
    level("intermediate", &text("insomniac"))
        .play("white walk hunter hole")
        .play("white play steps-hunter-day")
        .expect("game steps 5");
    level("intermediate", &text("flying"))
        .play("white walk hunter hole")
        .refuse(
            "white play steps-hunter-day",
            "rule-special-cards",
            "refused-card-time",
        );
}

#[test]
fn strategist_looks_at_one_more() {
    level(
        "intermediate",
        "white species strategist; white ant hunter hole; turn white",
    )
    .play("white walk hunter hole")
    .play("white step library")
    .play("* objectives h01 h02 h03")
    .play("white keep h01")
    .play("white under h03")
    .expect("white hand 1; game under 2 actor blue");
}

#[test]
fn strategist_sees_the_next_objective_of_the_row() {
    level(
        "experienced",
        "row h01 h02 f01 d01 d02; white species strategist; white ant hunter hole; turn white",
    )
    .play("white peek")
    .play("* peek f05")
    .expect("game tops 1 actor white")
    .refuse("white peek", RULE, "refused-nothing-new");
    level(
        "experienced",
        "white species flying; white ant hunter hole; turn white",
    )
    .refuse("white peek", RULE, "refused-other-species");
}

#[test]
fn a_used_species_is_ready_again_on_the_next_day() {
    let unborn: String = ["white", "blue"]
        .iter()
        .flat_map(|seat| {
            ["hunter", "farmer", "digger"].map(|caste| format!("{seat} unborn {caste} 0; "))
        })
        .collect();
    level(
        "intermediate",
        &format!(
            "day; noisy; white ant hunter hole; {unborn} white species flying; empty h8 h7; \
             white predator-done; blue predator-done; turn white"
        ),
    )
    .play("white fly h8")
    .play("white walk hunter hole")
    .play("white stop")
    .play("blue walk hunter hole")
    .play("blue stop")
    .play("* weather sun")
    .play("blue predator worm 1 r3c0")
    .refuse("white fly h7", RULE, "refused-species-time")
    .play("white walk hunter hole")
    .play("white step m8")
    .play("white stop")
    .play("blue walk hunter hole")
    .play("blue stop")
    .play("white predator worm 1 r3c1")
    .play("* weather sun")
    .expect("game round 3 time day actor white")
    .play("white fly h7")
    .expect("h7 pheromone white");
}

#[test]
fn flying_marks_below_a_predator_but_the_card_does_not() {
    // Rulebook: the species asks for terrain without enemy ants, the card also for one without a predator.
    level(
        "intermediate",
        "day; white species flying; white special place-day; empty h7; spider h7; white ant hunter hole; \
         turn white",
    )
    .refuse(
        "white play place-day h7",
        "rule-pheromones",
        "refused-terrain-occupied",
    )
    .play("white fly h7")
    .expect("h7 pheromone white");
}

const LAST: &str =
    "white birth-done; blue birth-done; blue predator-done; blue ant farmer hole moved";

#[test]
fn predator_hunts_after_its_last_action_too() {
    let text =
        format!("night; white species predator; white ant hunter hole moved; {LAST}; turn white");
    level("intermediate", &text)
        .play("white predator spider l10")
        .expect("game phase close actor white")
        .refuse("white hunt spider l9", RULE, "refused-same-predator")
        .play("white hunt grasshopper l9")
        .expect("spider at l10; grasshopper at l9; game actor blue");
    level("intermediate", &text)
        .play("white predator spider l10")
        .play("white done")
        .expect("game actor blue");
    // By day nothing is left to do.
    level("intermediate", &text.replace("night", "day"))
        .play("white predator spider l10")
        .expect("game actor blue");
}

#[test]
fn flying_marks_terrain_that_its_last_harvest_has_emptied() {
    let text = format!(
        "day; white species flying; white predator-done; white ant hunter m6; {LAST}; turn white"
    );
    level("experienced", &text)
        .play("white walk hunter m6")
        .play("white stop")
        .expect("m6 ground empty; game phase close actor white")
        .play("white fly m6")
        .expect("m6 pheromone white; game actor blue");
    // Without empty terrain or pheromones nothing is asked.
    level("intermediate", &text.replace("m6;", "k12; white supply 0;"))
        .play("white walk hunter k12")
        .play("white stop")
        .expect("k12 ground empty; game actor blue");
}

#[test]
fn predator_may_move_the_same_one_where_it_is_agreed() {
    let text = "night; white species predator; white ant hunter hole; turn white";
    level("intermediate hunt=any", text)
        .play("white hunt spider l10")
        .play("white predator spider l9")
        .expect("spider at l9");
    level("intermediate hunt=any", text)
        .play("white predator spider l10")
        .play("blue predator worm 2 r3c0")
        .play("white hunt spider l9")
        .expect("spider at l9");
    level("intermediate", text)
        .play("white predator spider l10")
        .play("blue predator worm 2 r3c0")
        .refuse("white hunt spider l9", RULE, "refused-same-predator");
}

#[test]
fn strategist_looks_at_one_more_for_each_first_objective() {
    engine::testkit::Scenario::<formicary_fourmidable::Fourmidable>::new(
        "options intermediate players=2 species=chosen deck=symmetric; begin",
    )
    .play("* first 1 day")
    .play("white species strategist")
    .play("blue species flying")
    .play("* specials erase-day cross-day cross-night hole-day hole-night place-day")
    .play("* specials five-hunter five-farmer five-digger two-of-each four-holes all-pheromones")
    .play("white ants 2 0 1")
    .play("blue ants 1 1 1")
    .play("* objectives h01 h02")
    // Nobody acts yet, so no card is played.
    .refuse(
        "white play erase-day l9",
        "rule-special-cards",
        "refused-play-when",
    )
    .play("white keep h02")
    .play("* objectives h03 h04")
    .play("white keep h03")
    .play("* objectives d01 d02")
    .play("white keep d02")
    .expect("white hand 3; game under 3 phase objectives")
    .play("* objectives h05 f01 d03")
    .expect("blue hand 3; game phase weather");
}

#[test]
fn strategist_looks_at_one_more_with_a_card() {
    level(
        "intermediate",
        "day; white species strategist; white special draw-hunter-day; white ant hunter hole; turn white",
    )
    .play("white play draw-hunter-day")
    .refuse("* objectives h01", "rule-chance", "refused-impossible-chance")
    .play("* objectives h01 h02")
    .play("white keep h02")
    .expect("white hand 1; game under 1 phase turn actor white");
}

#[test]
fn strategist_peeks_before_an_action_and_only_at_the_experienced_level() {
    level(
        "experienced",
        "row h01 h02 f01 d01 d02; white species strategist; white ant hunter hole; turn white",
    )
    .play("white walk hunter hole")
    .refuse("white peek", RULE, "refused-peek-when");
    level(
        "intermediate",
        "white species strategist; white ant hunter hole; turn white",
    )
    .refuse("white peek", RULE, "refused-peek-level");
}
