//! Traits of resources and nests.

use crate::scenario;

// ---- Resource

#[test]
fn plant_specialists_bring_twice_the_food_and_dna_and_forage_nothing_else() {
    let _ = scenario(
        "options advanced; red at e3 2 at d2 1 trait plant-specialist; marker e3 plants 2; marker d2 prey 1; tasks red",
    )
    .refuse("red harvest d2 1", "rule-foraging", "refused-specialist")
    .play("red tend e3")
    .expect("red food 4 dna 2");
}

#[test]
fn aphid_specialists_roll_for_ants_not_for_food() {
    let _ = scenario(
        "options advanced; red at e3 2 at d2 1 trait aphid-specialist; marker e3 aphids 2; marker d2 plants 1; tasks red",
    )
    .refuse("red tend d2", "rule-foraging", "refused-specialist")
    .play("red tend e3")
    .refuse("* roll 1234", "rule-chance", "refused-impossible-chance")
    .play("* roll 12")
    .expect("red food 4 dna 2; e3 value 3");
}

#[test]
fn aphid_specialists_do_not_bid_for_harvester_or_miller_and_the_other_way_round() {
    let two = "options advanced; red home 1 dna 6; yellow home 1 dna 6";
    for (held, drawn) in [
        ("aphid-specialist", "harvester"),
        ("aphid-specialist", "miller-caste"),
        ("harvester", "aphid-specialist"),
        ("miller-caste", "aphid-specialist"),
    ] {
        let _ = scenario(&format!("{two}; red trait {held}; draw red"))
            .play(&format!("* card {drawn}"))
            .expect("game phase auction player yellow");
    }
}

// ---- Nest

#[test]
fn a_prolific_queen_lays_any_number_of_eggs() {
    let position = scenario(
        "options advanced; red trait prolific-queen size 40 food 12; yellow drones 1 food 1; nest",
    );
    assert!(position.lists("red lay 12 0") && position.lists("red lay 5 7"));
    let _ = position
        .refuse("red lay 13 0", "rule-lay-eggs", "refused-eggs")
        .play("red lay 10 2")
        .expect("red female-eggs 10 male-eggs 2 food 0");
    // Room is needed all the same, and a queen.
    let position = scenario(
        "options advanced; red trait prolific-queen size 7 food 12; yellow drones 1 food 1; nest",
    );
    assert!(position.lists("red lay 7 0") && !position.lists("red lay 8 0"));
    let _ = scenario(
        "options advanced; red trait prolific-queen size 7 food 12 queens 0; yellow drones 1 food 1; nest",
    )
    .expect("red chore none");
}

#[test]
fn trunks_are_built_next_to_the_nest_or_another_trunk() {
    let position = scenario(
        "options advanced; red at e3 3 at e4 1 at d4 1 trait trunk-building trunk f2; marker e3 prey 2 +1; facedown e4; tasks red",
    );
    assert_eq!(
        position.listed(0, "trunk"),
        ["trunk e3 1", "trunk e3 2", "trunk e3 3"]
    );
    let _ = position
        .refuse("red trunk d4 1", "rule-trunks", "refused-trunk-far")
        .play("red trunk e3 2")
        .expect("e3 marker none; game phase trunk-dice")
        .play("* roll 23")
        .expect("red trunks 2; game phase tasks")
        .refuse("red trunk e3 1", "rule-trunks", "refused-trunk-there")
        // The third ant may patrol.
        .play("red patrol e3")
        .expect("red patrol-e3 1")
        .play("red trunk e4 1")
        .expect("e4 marker none")
        .play("* roll 2")
        .expect("red trunks 2; e4 marker none");
}

#[test]
fn nobody_builds_trunks_without_the_trait_or_beside_patrollers() {
    let _ = scenario("options advanced; red at e3 3; tasks red").refuse(
        "red trunk e3 1",
        "rule-trunks",
        "refused-no-trunk-trait",
    );
    let _ = scenario("options advanced; red trait trunk-building home 1; tasks red").refuse(
        "red trunk e3 1",
        "rule-trunks",
        "refused-no-ants-there",
    );
}

/// The card bars nests and distance, nothing else; patrollers keep off foragers and patrollers.
#[test]
fn trunks_are_built_beside_opposing_patrollers() {
    let _ = scenario(
        "options advanced; red at e3 3 trait trunk-building; yellow at e3 1 patrol e3 1; tasks red",
    )
    .refuse("red patrol e3", "rule-patrol", "refused-shared-patrol")
    .play("red trunk e3 1")
    .play("* roll 1")
    .expect("red trunks 1 e3 3; yellow patrol-e3 1");
}

/// “Place workers in the area so they touch the Trunk marker to distinguish them from foragers and patrollers.”
#[test]
fn some_forage_an_area_and_others_build_a_trunk_there() {
    let position = scenario(
        "options advanced; red at e3 4 trait trunk-building; yellow home 1; marker e3 prey 2; tasks red",
    )
    .play("red harvest e3 2")
    .play("* roll 66");
    assert_eq!(position.listed(0, "trunk"), ["trunk e3 1", "trunk e3 2"]);
    let _ = position
        .refuse("red trunk e3 3", "rule-trunks", "refused-trunk")
        .play("red trunk e3 1")
        .expect("game phase trunk-dice; e3 marker none")
        .play("* roll 2")
        // One attempt; the fourth may patrol.
        .refuse("red trunk e3 1", "rule-trunks", "refused-busy")
        .play("red patrol e3")
        .expect("red patrol-e3 1 trunks 0");
    // Whoever has fought builds no trunk.
    let _ = scenario(
        "options advanced; red at e3 4 trait trunk-building card mutate; yellow at e3 1; marker e3 prey 2; tasks red",
    )
    .play("red attack e3 yellow")
    .play("* roll 1")
    .play("yellow return 1")
    .play("red return 0")
    .refuse("red trunk e3 1", "rule-trunks", "refused-busy");
}

#[test]
fn a_trail_may_end_at_a_trunk() {
    let text = "options advanced; red at e5 4 home 1; marker e5 prey 2; tasks red";
    let _ = scenario(text).expect("red trail-e5 0").refuse(
        "red harvest e5 1",
        "rule-trail",
        "refused-no-trail",
    );
    let _ =
        scenario(&format!("red trait trunk-building trunk e4; {text}")).expect("red trail-e5 free");
}

#[test]
fn a_bivouac_is_ten_times_its_builders() {
    let position = scenario(
        "options advanced; red home 2 builders 2 nurses 1 size 50 female-eggs 9 food 9 trait bivouac; yellow home 1; move red",
    )
    .expect("red capacity 20 room 10");
    let _ = position
        .play("red lift builders 1")
        .play("red put e2")
        .expect("red capacity 10 room 0")
        .play("red done")
        .play("red done")
        // Builders do not add to its size.
        .expect("red size 50 capacity 10 queens 1");
}

#[test]
fn builders_stay_where_ants_live_in_the_bivouac() {
    let _ = scenario(
        "options advanced; red home 2 builders 1 nurses 1 trait bivouac; yellow home 1; move red",
    )
    .refuse("red lift builders 1", "rule-nest-size", "refused-bivouac")
    .play("red lift nurses 1")
    .play("red put e2")
    .play("red lift builders 1")
    .play("red put e2")
    .expect("red capacity 0");
}

#[test]
fn without_a_builder_the_queens_and_the_brood_of_a_bivouac_are_lost() {
    let _ = scenario(
        "options advanced; red home 2 builders 1 nurses 1 female-eggs 3 drones 1 queens 2 trait bivouac; yellow home 1; move red",
    )
    .play("red done")
    .expect("red brood 3")
    .play("red lift builders 1")
    .play("red put e3")
    .play("red done")
    .expect("red queens 0 brood 0 drones 1 nurses 1");
}

#[test]
fn a_bivouac_wanders_once_in_a_turn_and_then_lays_no_eggs() {
    let position = scenario(
        "options advanced; red home 2 builders 1 food 6 trait bivouac; yellow home 1; marker e3 prey 1; move red",
    );
    assert_eq!(position.listed(0, "wander").len(), 6);
    let _ = position
        .refuse("red wander e5", "rule-bivouac", "refused-settle-far")
        .play("red wander e3")
        .expect("red nest e3 e2 2 home 0; e3 marker none")
        .refuse("red wander e4", "rule-bivouac", "refused-wandered")
        .play("red done")
        .play("red lift builders 1")
        .play("red put e4");
    let _ = scenario("options advanced; red home 2; move red").refuse(
        "red wander e3",
        "rule-bivouac",
        "refused-no-bivouac",
    );
}

#[test]
fn a_flight_of_a_supercolony_founds_a_nest_site() {
    let position = scenario(
        "options advanced; red home 1 drones 1 food 1 trait supercolony; yellow home 1; marker e3 prey 1; nest",
    )
    .play("red fly")
    .expect("game phase found player red; red score 1");
    assert_eq!(position.listed(0, "found").len(), 6);
    let position = position
        .refuse("red found e4", "rule-supercolony", "refused-site")
        .play("red found e3")
        .expect("red sites 1 queens 2 size 16; e3 marker none; game turn 2");
    drop(position);
    // A site next to a site.
    let position = scenario(
        "options advanced; red home 1 drones 1 food 1 trait supercolony site e3; yellow home 1; nest",
    )
    .play("red fly");
    assert!(position.lists("red found e4") && !position.lists("red found e3"));
    let _ = position.play("red pass").expect("red sites 1; game turn 2");
}

#[test]
fn without_a_flight_no_site_is_founded() {
    let _ = scenario(
        "options advanced; red home 1 drones 1 food 1 trait supercolony; yellow home 1; nest",
    )
    .play("red stay")
    .expect("game turn 2");
    let _ = scenario("options advanced; red home 1 drones 1 food 1; yellow home 1; nest")
        .play("red fly")
        .expect("game turn 2");
}

#[test]
fn a_trail_may_end_at_a_nest_site() {
    let _ = scenario(
        "options advanced; red at e5 4 trait supercolony site e4; marker e5 prey 2; tasks red",
    )
    .expect("red trail-e5 free trail-e4 0");
}

#[test]
fn a_harvester_stores_ten_food_for_each_free_point_of_nest_size() {
    let _ = scenario(
        "options advanced; red home 1 size 3 food 50 trait harvester; yellow drones 1 food 1; nest",
    )
    .play("red lay 1 0")
    .expect("red stored 20 discarded 29 food 0");
    // Stored food is eaten when food available is used up.
    let _ = scenario(
        "options advanced; red nurses 3 food 1 stored 20 trait harvester size 9; yellow drones 1 food 1; nest",
    )
    .expect("red stored 18 food 0 nurses 3");
    let _ = scenario("options advanced; red home 1 size 3 food 50; yellow drones 1 food 1; nest")
        .play("red lay 0 0")
        .expect("red stored 0 discarded 50");
}

#[test]
fn too_much_stored_food_is_thrown_away() {
    let _ = scenario(
        "options advanced; red nurses 1 female-eggs 1 stored 25 size 3 trait harvester; yellow home 1; move red",
    )
    .refuse("red done", "rule-nest-size", "refused-nest-size")
    .play("red eliminate stored-food")
    .refuse("red done", "rule-nest-size", "refused-nest-size")
    .play("red eliminate stored-food")
    .expect("red stored 10 brood 1")
    .play("red done");
}

#[test]
fn stored_food_makes_no_way_for_want_of_nurses() {
    let _ = scenario(
        "options advanced; red home 1 nurses 0 female-eggs 1 stored 10 size 9 trait harvester; yellow home 1; move red",
    )
    .refuse("red done", "rule-brood-size", "refused-brood-size")
    .refuse("red eliminate stored-food", "rule-nest-size", "refused-others-first")
    .play("red eliminate female-egg")
    .play("red eliminate stored-food")
    .expect("red stored 0 brood 0");
}

#[test]
fn a_plant_house_has_room_for_everybody_and_needs_no_builders() {
    let _ = scenario(
        "options advanced; red home 1 nurses 3 female-eggs 29 size 6 trait plant-house; yellow home 1; move red",
    )
    .play("red done")
    .expect("red brood 29");
    // The nurses are still needed.
    let _ = scenario(
        "options advanced; red home 1 nurses 2 female-eggs 29 size 6 trait plant-house; yellow home 1; move red",
    )
    .refuse("red done", "rule-brood-size", "refused-brood-size");
}

// ---- Harvester: stored food may make way

#[test]
fn the_queen_lays_where_stored_food_was() {
    let _ = scenario(
        "options advanced; red nurses 1 size 7 stored 59 food 9 trait harvester; yellow drones 1 food 1; nest",
    )
    .play("red lay 6 0")
    .expect("red female-eggs 6 stored 0");
    // Five eggs leave a point of the nest size, which holds ten food.
    let _ = scenario(
        "options advanced; red nurses 1 size 7 stored 59 food 9 trait harvester; yellow drones 1 food 1; nest",
    )
    .play("red lay 5 0")
    .expect("red female-eggs 5 stored 10");
}

#[test]
fn stored_food_may_be_thrown_away_while_ants_move() {
    let position = scenario(
        "options advanced; red home 1 nurses 1 size 7 stored 25 trait harvester; yellow home 1; move red",
    );
    assert!(position.lists("red done"));
    let _ = position
        .play("red eliminate stored-food")
        .expect("red stored 20")
        .play("red eliminate stored-food")
        .play("red eliminate stored-food")
        .expect("red stored 0")
        .refuse(
            "red eliminate stored-food",
            "rule-nest-size",
            "refused-none-of-them",
        )
        .play("red done");
}

#[test]
fn returning_ants_take_the_room_of_stored_food() {
    let _ = scenario(
        "options advanced; red returning 3 size 3 stored 25 trait harvester; yellow drones 1 food 1; nest",
    )
    .play("red house reserves 2")
    .expect("red reserves 2 stored 10")
    .play("red house e2 1");
}

#[test]
fn a_flight_of_an_earlier_game_turn_founds_no_site() {
    let _ = scenario(
        "options advanced; red home 1 drones 1 food 1 trait supercolony; yellow home 1; nest",
    )
    .play("red fly")
    .play("red pass")
    .expect("game turn 2")
    .play("* card ant-dispersed-seeds")
    .play("red done")
    .play("red done")
    .play("red done")
    .play("* card plant-eating-insects")
    .play("yellow done")
    .play("yellow done")
    .play("yellow done")
    .expect("game turn 3 phase draw-card; red sites 0");
}
