//! The trait cards in play, one after the other. Combat values, specialists and castes that only change a
//! number are also in `cards.rs`, those of nests under attack in `invade.rs`.

use super::{listed, scenario};

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
        listed(&position, 0, "trunk"),
        ["trunk e3 1", "trunk e3 2", "trunk e3 3"]
    );
    let _ = position
        .refuse("red trunk d4 1", "rule-trunks", "refused-trunk-far")
        .play("red trunk e3 2")
        .expect("e3 marker none; game phase trunk-dice")
        .play("* roll 23")
        .expect("red trunks 2; game phase tasks")
        .refuse("red trunk e3 1", "rule-tasks", "refused-busy")
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
    let position = scenario(
        "options advanced; red at e3 3 trait trunk-building; yellow at e3 1 patrol e3 1; tasks red",
    );
    assert!(listed(&position, 0, "trunk").is_empty());
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
    assert_eq!(listed(&position, 0, "wander").len(), 6);
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
    assert_eq!(listed(&position, 0, "found").len(), 6);
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

// ---- Media

#[test]
fn repletes_live_in_storage_and_hold_ten_food_each() {
    let _ = scenario(
        "options advanced; red home 1 medium-pupae 2 size 2 food 30 trait replete; yellow drones 1 food 1; nest",
    )
    .expect("red storage 2 stored 20 discarded 10 reserves 0 room 0");
    // They are not fed, and count against the nest size.
    let position = scenario(
        "options advanced; red home 1 medias storage 3 stored 5 size 2 trait replete; yellow home 1; move red",
    )
    .refuse("red done", "rule-nest-size", "refused-nest-size");
    assert_eq!(listed(&position, 0, "eliminate"), ["eliminate replete"]);
    let _ = position
        .play("red eliminate replete")
        .expect("red storage 2 stored 5")
        .play("red done");
}

#[test]
fn food_goes_with_a_replete_if_nobody_else_can_hold_it() {
    let _ = scenario(
        "options advanced; red home 1 medias storage 3 stored 28 size 2 trait replete; yellow home 1; move red",
    )
    .play("red eliminate replete")
    .expect("red storage 2 stored 20");
}

#[test]
fn repletes_do_not_leave_storage() {
    let position = scenario(
        "options advanced; red home 1 medias storage 3 trait replete; yellow home 1; move red",
    );
    assert_eq!(listed(&position, 0, "lift"), ["lift e2 1"]);
}

#[test]
fn specialist_foragers_harvest_three_but_the_limit_counts_ants() {
    let _ = scenario(
        "options advanced; red at e3 4 medias e3 4 trait specialist-forager-caste; marker e3 prey 2; tasks red",
    )
    .refuse("red harvest e3 7", "rule-harvest", "refused-harvesters")
    .play("red harvest e3 6")
    .refuse("* roll 222334455566", "rule-chance", "refused-impossible-chance")
    .play("* roll 223456")
    .expect("red food 14");
}

#[test]
fn porters_that_patrol_carry_nothing() {
    let _ = scenario(
        "options advanced; red at e4 6 medias e3 2 trait porter-caste; marker e4 prey 2; tasks red",
    )
    .expect("red trail-e4 6")
    .play("red patrol e3")
    .expect("red trail-e4 0");
}

#[test]
fn guards_count_three_points() {
    let _ = scenario(
        "options advanced; red at e5 5 home 1; yellow medias e5 2 trait guard-caste home 1; tasks red",
    )
    .play("red attack e5 yellow")
    .play("* roll 55")
    .expect("red e5 0; yellow e5 0");
}

// ---- Major

#[test]
fn large_pupae_become_soldiers_or_virgin_queens() {
    let _ = scenario(
        "options advanced; red home 1 large-pupae 3 trait soldier-caste; yellow drones 1 food 1; nest",
    )
    .expect("red chore majors")
    .refuse("red majors 4", "rule-pupae-emerge", "refused-majors")
    .play("red majors 2")
    .expect("red reserves 2 virgin-queens 1 large-pupae 0");
    let _ = scenario("options advanced; red home 1 large-pupae 3; yellow drones 1 food 1; nest")
        .expect("red virgin-queens 3");
}

#[test]
fn each_miller_makes_four_food_of_one() {
    let _ = scenario(
        "options advanced; red home 1 majors storage 3 food 2 trait miller-caste size 9; yellow drones 1 food 1; nest",
    )
    .expect("red food 8 chore lay storage 3");
    let _ = scenario(
        "options advanced; red home 1 large-pupae 1 trait miller-caste; yellow drones 1 food 1; nest",
    )
    .play("red majors 1")
    .expect("red storage 1 reserves 0");
}

#[test]
fn millers_grind_before_thieves_come() {
    let _ = scenario(
        "options advanced; red home 1 majors storage 1 food 1 trait miller-caste size 9; yellow home 1 card thief-ants; nest",
    )
    .expect("game phase nest-cards player yellow; red food 4");
}

#[test]
fn blockers_stay_in_reserves() {
    let position = scenario(
        "options advanced; red home 1 reserves 1 majors reserves 2 trait blocker-caste size 9; yellow home 1; move red",
    );
    assert_eq!(
        listed(&position, 0, "lift"),
        ["lift reserves 1", "lift e2 1"]
    );
    let _ = position.refuse(
        "red lift reserves 1 majors",
        "rule-redistribute",
        "refused-blockers",
    );
    // Nor do they follow a scout.
    let position = scenario(
        "options advanced; red home 1 majors reserves 2 reserves 1 trait blocker-caste; yellow home 1; facedown e3; one red",
    )
    .play("red lift e2 1")
    .play("red put e3")
    .play("red done")
    .play("red scout e3")
    .play("red done");
    assert_eq!(listed(&position, 0, ""), ["reinforce 0", "reinforce 1"]);
}

#[test]
fn scattered_millers_return_to_storage() {
    let _ = scenario(
        "options advanced; red home 1 majors returning 2 trait miller-caste size 9; yellow drones 1 food 1; nest",
    )
    .expect("red storage 2 returning 0");
}

#[test]
fn buses_carry_without_limit_and_count_four() {
    let _ = scenario(
        "options advanced; red at e4 6 majors e3 1 trait bus-caste; marker e4 prey 2; tasks red",
    )
    .play("red harvest e4 6")
    .expect("red food 6");
    let _ =
        scenario("options advanced; red majors e5 1 trait bus-caste; yellow at e5 4; tasks red")
            .play("red attack e5 yellow")
            .play("* roll 5555")
            .expect("red e5 0; yellow e5 0");
    let _ = scenario(
        "options advanced; red at e4 6 majors e3 1 trait bus-caste; marker e4 prey 2; tasks red",
    )
    .play("red patrol e3")
    .refuse("red harvest e4 6", "rule-trail", "refused-no-trail");
}

// ---- Color

#[test]
fn scouts_with_warning_colours_return_from_predators() {
    let scouting = |held: &str| {
        scenario(&format!(
            "options advanced; red home 1{held}; yellow home 1; facedown e3; one red"
        ))
        .play("red lift e2 1")
        .play("red put e3")
        .play("red scout e3")
        .play("red turn e3")
        .play("* marker predators 4")
    };
    let _ =
        scouting(" trait warning-coloration").expect("red returning 1 e3 0; e3 marker predators");
    let _ = scouting("").expect("game phase predator-dice");
    let _ = scouting(" trait camouflage").expect("red e3 1 returning 0; e3 marker predators");
}

#[test]
fn camouflaged_ants_walk_among_predators_and_others_do_not() {
    let position = scenario(
        "options advanced; red home 1 trait camouflage; yellow nest e4 home 1; marker e3 predators 2; one red",
    )
    .play("red lift e2 1");
    assert!(position.lists("red put e3"));
    let position = scenario(
        "options advanced; red home 1; yellow nest e4 home 1; marker e3 predators 2; one yellow",
    )
    .play("yellow lift e4 1");
    assert!(!position.lists("yellow put e3"));
    // They carry trails there.
    let _ = scenario(
        "options advanced; red at e3 2 at e4 5 trait camouflage; marker e3 predators 2; marker e4 prey 2; tasks red",
    )
    .expect("red trail-e4 2")
    .refuse("red harvest e3 1", "rule-foraging", "refused-nothing-to-forage");
}

// ---- Chemical

#[test]
fn suicide_bombers_take_attackers_with_them() {
    let position = scenario(
        "options advanced; red at e5 5 medias e5 1; yellow at e5 3 home 1 trait suicide-bombing; tasks red",
    )
    .play("red attack e5 yellow")
    .play("* roll 555")
    .expect("game phase bomb player yellow");
    assert_eq!(
        listed(&position, 1, ""),
        ["bomb 0", "bomb 1", "bomb 2", "bomb 3"]
    );
    let position = position
        .refuse("yellow bomb 4", "rule-weapons", "refused-bombs")
        .play("yellow bomb 2")
        .play("* roll 36")
        .expect("game phase bombed player red");
    let _ = position
        .refuse("red lose 2", "rule-weapons", "refused-casualties")
        .play("red lose 3")
        // Two workers and a media are left against two.
        .expect("yellow e5 0; game phase losses player red")
        .play("red lose 2")
        .expect("red workers-e5 0 medias-e5 1");
    let _ = scenario(
        "options advanced; red at e5 5; yellow at e5 3 home 1 trait suicide-bombing; tasks red",
    )
    .play("red attack e5 yellow")
    .play("* roll 555")
    .play("yellow bomb 0")
    .expect("red e5 2; yellow e5 0");
}

#[test]
fn attackers_do_not_explode() {
    let _ = scenario(
        "options advanced; red at e5 5 trait suicide-bombing; yellow at e5 3 home 1; tasks red",
    )
    .play("red attack e5 yellow")
    .play("* roll 555")
    .expect("red e5 2");
}

#[test]
fn bombs_come_after_mace_recruitment_and_repellent() {
    for (held, roll) in [("mace", "45"), ("recruitment", "25"), ("repellent", "35")] {
        let _ = scenario(&format!(
            "options advanced; red at e5 2 trait {held}; yellow at e5 3 home 1 trait suicide-bombing; tasks red"
        ))
        .play("red attack e5 yellow")
        .play("* roll 555")
        .expect("game phase weapon-dice")
        .play(&format!("* roll {roll}"))
        .expect("game phase bomb player yellow; yellow e5 2");
    }
}

#[test]
fn recruits_fight_for_the_attacker_and_return() {
    let position = scenario(
        "options advanced; red at e5 3 trait recruitment; yellow at e5 4 home 1; tasks red",
    )
    .play("red attack e5 yellow")
    .play("* roll 5555")
    .play("* roll 126")
    // Five against two: two points are to be given up.
    .expect("yellow e5 0; game phase recruit-losses player red");
    assert_eq!(listed(&position, 0, ""), ["lose 0", "lose 1", "lose 2"]);
    let _ = position
        .refuse("red lose 3", "rule-losses", "refused-recruit-losses")
        .play("red lose 1")
        .expect("red e5 2; yellow returning 1; game phase stay");
}

#[test]
fn recruits_are_of_the_defenders_choice_and_count_as_attackers() {
    let position = scenario(
        "options advanced; red at e5 3 trait recruitment; yellow at e5 2 majors e5 1 home 1 trait territory-marking; tasks red",
    )
    .play("red attack e5 yellow")
    .play("* roll 555")
    .play("* roll 266")
    .expect("game phase driven-off player yellow");
    assert_eq!(listed(&position, 1, ""), ["return 1", "return 1 majors"]);
    let _ = position
        .play("yellow return 1")
        // Four against three and one: both sides are eliminated, the recruit with them.
        .expect("red e5 0; yellow e5 0 returning 0");
}

#[test]
fn foragers_with_repellent_drive_others_off() {
    let text = "options advanced; red home 3 trait repellent; yellow at e3 2 medias e3 1 home 1; marker e3 prey 2; one red";
    let position = scenario(text)
        .play("red lift e2 2")
        .play("red put e3")
        .play("red done");
    assert_eq!(listed(&position, 0, "repel"), ["repel e3 yellow"]);
    let _ = position
        .refuse(
            "red repel e3 red",
            "rule-repellent",
            "refused-nobody-to-repel",
        )
        .play("red repel e3 yellow")
        .expect("game phase repelled player yellow")
        .refuse("yellow return 1", "rule-repellent", "refused-driven-off")
        .play("yellow return 1 1 medias")
        .expect("yellow e3 1 returning 2; game phase tasks player red")
        .refuse("red repel e3 yellow", "rule-repellent", "refused-repelled")
        .refuse(
            "red attack e3 yellow",
            "rule-combat",
            "refused-foragers-attack",
        )
        .play("red harvest e3 2")
        .expect("red food 2");
}

#[test]
fn ants_that_have_not_just_come_repel_nobody() {
    let _ = scenario(
        "options advanced; red at e3 2 trait repellent; yellow at e3 2 home 1; marker e3 prey 2; tasks red",
    )
    .refuse("red repel e3 yellow", "rule-repellent", "refused-nobody-came");
    let _ = scenario("options advanced; red home 2; yellow at e3 2; one red")
        .play("red lift e2 2")
        .play("red put e3")
        .refuse(
            "red repel e3 yellow",
            "rule-repellent",
            "refused-no-repellent",
        );
}

#[test]
fn a_deadly_sting_is_the_workers_alone() {
    let _ = scenario(
        "options advanced; red at e5 1 medias e5 2 trait deadly-sting; yellow at e5 4 home 1; tasks red",
    )
    .play("red attack e5 yellow")
    .play("* roll 5555")
    .expect("red e5 0; yellow e5 0");
}

#[test]
fn marked_territory_is_no_help_to_attackers() {
    let _ = scenario(
        "options advanced; red at e5 2 trait territory-marking; yellow at e5 2 home 1; tasks red",
    )
    .play("red attack e5 yellow")
    .play("* roll 55")
    .expect("red e5 0; yellow e5 0");
}

#[test]
fn defenders_recruit_nobody() {
    let _ = scenario(
        "options advanced; red at e5 3; yellow at e5 2 home 1 trait recruitment; tasks red",
    )
    .play("red attack e5 yellow")
    .play("* roll 55")
    .expect("red e5 1; game phase stay");
}

#[test]
fn the_trail_of_a_specialist_carries_food_not_ants() {
    let _ = scenario(
        "options advanced; red at e4 2 at e3 3 trait plant-specialist; marker e4 plants 2; tasks red",
    )
    .play("red tend e4")
    .expect("red food 3");
}

#[test]
fn a_forager_media_of_a_specialist_harvests_six() {
    let _ = scenario(
        "options advanced; red medias e3 1 trait plant-specialist trait specialist-forager-caste; marker e3 plants 2; tasks red",
    )
    .play("red harvest e3 1")
    .expect("red food 6");
}

// ---- Traits that are lost

fn mutated(
    text: &str,
    drawn: &str,
) -> engine::testkit::Scenario<formicary_hidden_empires::HiddenEmpires> {
    scenario(&format!(
        "options advanced; red home 1 dna 9 {text}; yellow home 1; mutate red {drawn}"
    ))
    .play("red bid 1")
}

#[test]
fn what_a_replaced_trait_brought_goes_with_it() {
    let _ = mutated("trait replete medias storage 2 stored 12", "guard-caste")
        .expect("red storage 0 reserves 2 traits guard-caste stored 12");
    let _ = mutated("trait miller-caste majors storage 2", "soldier-caste")
        .expect("red storage 0 reserves 2");
    let _ = mutated("trait supercolony site e3 size 16", "plant-house")
        .expect("red sites 0 queens 1 size 6");
    let _ = mutated("trait trunk-building trunk e3", "harvester").expect("red trunks 0");
    let _ = mutated("trait guard-caste medias e3 2", "porter-caste").expect("red medias-e3 2");
}

#[test]
fn any_number_of_workers_builds_a_trunk() {
    let position = scenario("options advanced; red at e3 8 trait trunk-building; tasks red");
    assert_eq!(
        listed(&position, 0, "trunk"),
        (1..=8)
            .map(|workers| format!("trunk e3 {workers}"))
            .collect::<Vec<_>>()
    );
    let _ = position
        .play("red trunk e3 6")
        .expect("game phase trunk-dice");
}

#[test]
fn nobody_stands_with_predators_when_camouflage_is_lost() {
    let _ = mutated(
        "trait camouflage at e4 3 patrol e4 3; marker e4 predators 3",
        "warning-coloration",
    )
    .expect("red e4 0 patrol-e4 0 returning 3");
}

// ---- Voluntary dice

#[test]
fn a_weapon_rolls_any_number_of_dice() {
    for (weapon, hit) in [("mace", "4"), ("repellent", "3"), ("recruitment", "2")] {
        let position = scenario(&format!(
            "options advanced; red at e5 6 trait {weapon}; yellow at e5 3; tasks red"
        ));
        // All dice first, without a question.
        assert_eq!(
            listed(&position, 0, "attack"),
            ["attack e5 yellow", "attack e5 yellow sparing"]
        );
        let position = position
            .play("red attack e5 yellow sparing")
            .play("* roll 666")
            .expect("game phase weapon player red");
        assert_eq!(
            listed(&position, 0, "wield"),
            (0..=6)
                .rev()
                .map(|dice| format!("wield {dice}"))
                .collect::<Vec<_>>()
        );
        let position = position.refuse("red wield 7", "rule-weapons", "refused-wield");
        let _ = position
            .play("red wield 1")
            .refuse(
                &format!("* roll {hit}6"),
                "rule-chance",
                "refused-impossible-chance",
            )
            .play(&format!("* roll {hit}"))
            .expect(if weapon == "recruitment" {
                "yellow e5 0"
            } else {
                "yellow e5 0 returning 1; red e5 4"
            });
    }
}

#[test]
fn an_attacker_may_kill_instead_of_driving_off() {
    let attack = || scenario("options advanced; red at e5 6 trait mace; yellow at e5 3; tasks red");
    let _ = attack()
        .play("red attack e5 yellow sparing")
        .play("* roll 666")
        .play("red wield 0")
        .expect("yellow e5 0 returning 0; red e5 3; game phase stay");
    let _ = attack()
        .play("red attack e5 yellow")
        .play("* roll 666")
        .expect("game phase weapon-dice")
        .play("* roll 111666")
        .expect("yellow e5 0 returning 3; red e5 6");
}

#[test]
fn only_a_weapon_can_be_spared() {
    let position = scenario("options advanced; red at e5 6; yellow at e5 3; tasks red").refuse(
        "red attack e5 yellow sparing",
        "rule-weapons",
        "refused-no-weapon",
    );
    assert_eq!(listed(&position, 0, "attack"), ["attack e5 yellow"]);
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

// ---- Repellent, Forage

#[test]
fn foragers_repel_only_where_they_could_forage() {
    let entering = |ground: &str| {
        scenario(&format!(
            "options advanced; red home 3 trait repellent; yellow at e3 2; {ground}; one red"
        ))
        .play("red lift e2 2")
        .play("red put e3")
        .play("red done")
    };
    let _ = entering("marker d2 prey 1").refuse(
        "red repel e3 yellow",
        "rule-repellent",
        "refused-nothing-to-forage",
    );
    let _ = entering("marker e3 prey 1")
        .play("red repel e3 yellow")
        .expect("yellow e3 0 returning 2")
        // Foragers do not patrol, but they may forage.
        .refuse("red patrol e3", "rule-patrol", "refused-all-assigned")
        .play("red harvest e3 2")
        .expect("red food 2");
}

#[test]
fn reserves_that_followed_a_scout_repel_too() {
    let _ = scenario(
        "options advanced; red home 1 reserves 2 trait repellent; yellow at e3 3 patrol e3 1; marker e3 prey 1; one red",
    )
    .play("red lift e2 1")
    .play("red put e3")
    .play("red done")
    .play("red scout e3")
    .play("* roll 6")
    .play("yellow reinforce 0")
    .play("red reinforce 2")
    .play("red repel e3 yellow")
    .expect("yellow e3 0 returning 3");
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
