//! Scouts, patrollers and markers.

use super::*;

/// Rulebook: Patrollers Search. A scout among patrollers may be found, wherever its nest is.
#[test]
fn patrollers_search_a_scout_whose_nest_follows_by_migrate() {
    let _ =
        scenario("options advanced; red at e2 2 card migrate; yellow at e3 3 patrol e3 3; one red")
            .play("red lift e2 1")
            .play("red put e3")
            .play("red play migrate e3")
            .play("red done")
            .expect("game phase scout")
            .play("red scout e3")
            .expect("game phase search-dice");
}

#[test]
fn patrollers_search_a_scout_whose_bivouac_follows() {
    let _ = scenario("options advanced; red at e2 1 builders 2 trait bivouac; yellow at e3 3 patrol e3 3; one red")
        .play("red lift e2 1")
        .play("red put e3")
        .play("red wander e3")
        .play("red done")
        .expect("game phase scout");
}

/// Ruling 22: a scout is dealt with when its area is scouted; ants that stood elsewhere follow, before the
/// tasks.
#[test]
fn a_scout_does_not_wait_for_a_safer_moment() {
    let _ = scenario("options advanced; red at e2 1 at d3 1; yellow home 1; facedown e3; facedown d3; hidden predators 7 prey 1; one red")
        .play("red lift e2 1")
        .play("red put e3")
        .play("red done")
        .play("red scout e3")
        .play("red done")
        .expect("game phase discover player red")
        .refuse("red turn e3", "rule-discovery", "refused-scout-decided")
        .play("red turn d3")
        .play("* marker prey 1")
        .expect("d3 marker prey; e3 marker facedown; game phase tasks")
        .refuse("red turn e3", "rule-discovery", "refused-when-turn-up");
}

/// The first search does not kill; the second player's does.
#[test]
fn several_patrolling_players_search_one_after_the_other() {
    let _ = scenario("options advanced players=3; red at b2 1 nest b2; yellow at c3 2 patrol c3 2 reserves 2; blue at c3 1 patrol c3 1; one red")
        .play("red lift b2 1")
        .play("red put c3")
        .play("red scout c3")
        .expect("game phase search-dice")
        .play("* roll 45")
        .expect("game phase react player yellow")
        .play("yellow reinforce 1")
        .expect("yellow c3 3 patrol-c3 3; game phase search-dice")
        .play("* roll 2")
        .expect("red returning 1 c3 0; blue c3 1 patrol-c3 1; yellow reserves 1");
}

#[test]
fn a_scout_that_is_sent_back_leaves_those_who_stood_there() {
    let _ = scenario(
        "options advanced; red at e3 2 at e2 1 reserves 2; yellow at e3 1 patrol e3 1; one red",
    )
    .play("red lift e2 1")
    .play("red put e3")
    .play("red done")
    .play("red scout e3")
    .play("* roll 1")
    .expect("red e3 2 returning 0 reserves 2; game phase tasks");
}

/// Ruling 21: by option also those beside a scout, and patrollers of others.
#[test]
fn by_option_predators_send_back_all_but_the_scout_which_rolls() {
    let _ = scenario("options advanced predators=everybody; red at e3 2 at e2 1; yellow at e3 2; facedown e3; hidden predators 3; one red")
        .play("red lift e2 1")
        .play("red put e3")
        .play("red done")
        .play("red scout e3")
        .play("red turn e3")
        .play("* marker predators 3")
        .expect("red returning 2 e3 1; yellow returning 2 e3 0; game phase predator-dice")
        .play("* roll 126")
        .expect("red returning 2 e3 0");
}

#[test]
fn where_only_scouts_discover_that_is_said() {
    let position = scenario(
        "options advanced discovery=scouts; red at e3 2; yellow home 1; facedown e3; tasks red",
    );
    // This sentence says that ants turn up markers where they stand.
    assert!(!reason(&position, 0, "turn e3").starts_with("refused-when-turn-up"));
}

/// Rulebook: Move One Area, Scout. Also into the own nest area.
#[test]
fn a_single_scout_leaves_the_nest_under_opposing_patrollers() {
    let _ =
        scenario("options advanced; red reserves 3 at e4 1; yellow at e2 2 patrol e2 2; one red")
            .play("red lift reserves 2")
            .refuse("red put e2", "rule-scout", "refused-single-scout");
}
