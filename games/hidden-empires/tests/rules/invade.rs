//! Rulebook: Invade the Nest (advanced game).

use super::scenario;

/// Red stands at yellow's nest.
fn at_the_nest(text: &str) -> String {
    format!("options advanced; red at e8 5 home 1; {text}; tasks red")
}

#[test]
fn attackers_that_are_left_at_the_nest_may_invade_it() {
    let position = scenario(&at_the_nest("yellow at e8 2 nurses 1"))
        .play("red attack e8 yellow")
        .play("* roll 55")
        .expect("red e8 3; yellow e8 0; game phase invade player red");
    assert_eq!(position.listed(0, ""), ["invade", "pass"]);
    let _ = position
        .play("red pass")
        .expect("red returning 3 e8 0; yellow nurses 1; game phase tasks");
}

#[test]
fn an_empty_nest_area_is_no_shield() {
    let _ = scenario(&at_the_nest("yellow nurses 2 small-pupae 1"))
        .play("red attack e8 yellow")
        .expect("game phase scatter-dice")
        .play("* roll 56")
        .expect("red e8 3; yellow nurses 0; game phase loot");
}

#[test]
fn nobody_invades_in_the_basic_game() {
    let position = scenario("red at e8 5; yellow nurses 1; tasks red");
    assert!(position.listed(0, "attack").is_empty());
    let _ = position.refuse("red attack e8 yellow", "rule-combat", "refused-nest-safe");
    let _ = scenario("red at e8 5; yellow at e8 2 nurses 1; tasks red")
        .refuse("red invade", "rule-invade", "refused-when-invade")
        .play("red attack e8 yellow")
        .play("* roll 55")
        .expect("red returning 3; yellow nurses 1");
}

#[test]
fn only_the_nest_of_the_defender_is_invaded() {
    let _ = scenario(
        "options advanced players=3; red at e8 5 home 1; yellow nurses 1; blue at e8 2; tasks red",
    )
    .play("red attack e8 blue")
    .play("* roll 55")
    .expect("red returning 3 e8 0; yellow nurses 1");
}

#[test]
fn reserves_builders_and_nurses_defend_whatever_the_nest_size() {
    let _ = scenario(&at_the_nest(
        "yellow reserves 3 builders 2 nurses 2 returning 4 drones 3 size 1",
    ))
    .play("red attack e8 yellow")
    .refuse("* roll 55555", "rule-chance", "refused-impossible-chance")
    .play("* roll 5555555")
    // Five attackers are lost, and five of seven: usually reserves and builders first.
    .play("yellow pass")
    .expect("red e8 0 returning 0; yellow reserves 0 builders 0 nurses 2 returning 4 drones 3")
    .expect("game phase tasks");
}

#[test]
fn scattering_defenders_take_brood_to_safety() {
    let position = scenario(&at_the_nest("yellow nurses 3 female-eggs 2 large-pupae 2"))
        .play("red attack e8 yellow")
        .play("* roll 115")
        .play("yellow return 2")
        .expect("yellow returning 2 nurses 1; game phase protect player yellow");
    assert_eq!(
        position.listed(1, ""),
        [
            "protect female-egg 1",
            "protect female-egg 2",
            "protect large-pupa 1",
            "protect large-pupa 2",
            "pass"
        ]
    );
    let position = position
        .refuse(
            "yellow protect female-egg 3",
            "rule-invade",
            "refused-protect",
        )
        .refuse(
            "yellow protect drone 1",
            "rule-invade",
            "refused-only-brood",
        )
        .play("yellow protect large-pupa 2")
        .expect("red e8 4; yellow nurses 0; game phase loot player red");
    assert_eq!(
        position.listed(0, ""),
        ["carry female-egg 1", "carry female-egg 2", "hunt", "pass"]
    );
    let _ = position
        .refuse("red carry large-pupa 1", "rule-carry-off", "refused-loot")
        .play("red pass")
        .expect("yellow large-pupae 2 female-eggs 2; red returning 4");
}

#[test]
fn each_attacker_carries_off_one_brood_member_for_a_food() {
    let _ = scenario(&at_the_nest(
        "yellow female-eggs 2 male-pupae 4; red food 1",
    ))
    .play("red attack e8 yellow")
    .expect("game phase loot")
    .play("red carry male-pupa 3")
    .expect("red food 4 returning 3 e8 2; yellow male-pupae 1")
    .refuse("red carry female-egg 3", "rule-carry-off", "refused-loot")
    .play("red carry female-egg 2")
    .expect("red food 6 returning 5 e8 0; yellow female-eggs 0; game phase tasks");
}

#[test]
fn the_rest_hunt_the_queen() {
    let invasion = "yellow female-eggs 1 queens 1";
    let _ = scenario(&at_the_nest(invasion))
        .play("red attack e8 yellow")
        .play("red carry female-egg 1")
        .play("red hunt")
        .refuse("* roll 26666", "rule-chance", "refused-impossible-chance")
        .play("* roll 2666")
        .expect("yellow queens 1; red returning 5 e8 0; game phase tasks");
    let _ = scenario(&at_the_nest(invasion))
        .play("red attack e8 yellow")
        .play("red hunt")
        .play("* roll 11666")
        .expect("yellow queens 0 nest e8 female-eggs 1; red returning 5; game phase tasks");
}

#[test]
fn only_one_queen_is_killed_in_an_attack() {
    let _ = scenario(&at_the_nest("yellow queens 3"))
        .play("red attack e8 yellow")
        .play("red hunt")
        .play("* roll 11111")
        .expect("yellow queens 2; game phase tasks");
}

#[test]
fn without_a_queen_there_is_none_to_hunt() {
    let _ = scenario(&at_the_nest("yellow queens 0 drones 1 female-eggs 1"))
        .play("red attack e8 yellow")
        .refuse("red hunt", "rule-kill-queen", "refused-no-queen");
    let _ = scenario(&at_the_nest("yellow queens 0 drones 1"))
        .play("red attack e8 yellow")
        .expect("red returning 5; game phase tasks");
}

#[test]
fn a_nest_is_sealed_until_the_end_of_the_turn() {
    let position = scenario(&at_the_nest(
        "yellow at e8 1 nurses 1 card seal-nest-entrances",
    ))
    .play("red attack e8 yellow")
    .play("* roll 5")
    .play("red invade")
    .expect("game phase seal player yellow");
    assert_eq!(position.listed(1, ""), ["pass", "play seal-nest-entrances"]);
    let _ = position
        .play("yellow play seal-nest-entrances")
        .expect("red returning 4 e8 0; yellow nurses 1 cards 0; game phase tasks");
    // Another attack by ants at another entrance is no use in this turn.
    let _ = scenario(
        "options advanced; red at e8 2 at e7 2 home 1; yellow nurses 1 card seal-nest-entrances trait supercolony site e7; tasks red",
    )
    .play("red attack e8 yellow")
    .play("yellow play seal-nest-entrances")
    .refuse("red attack e7 yellow", "rule-combat", "refused-sealed");
    // The ants outside are not protected.
    let _ = scenario(&at_the_nest("yellow at e8 1 card seal-nest-entrances")).refuse(
        "yellow play seal-nest-entrances",
        "rule-turn-order",
        "refused-not-your-turn",
    );
}

#[test]
fn whoever_could_seal_the_nest_is_asked() {
    let position = scenario(&at_the_nest("yellow nurses 1 card mutate"))
        .play("red attack e8 yellow")
        .expect("game phase seal player yellow");
    assert_eq!(position.listed(1, ""), ["pass"]);
    let _ = position
        .play("yellow pass")
        .expect("game phase scatter-dice");
    let _ = scenario(&at_the_nest(
        "yellow nurses 1 card mutate; discard seal-nest-entrances",
    ))
    .play("red attack e8 yellow")
    .expect("game phase scatter-dice");
}

#[test]
fn blockers_send_attackers_home_before_the_fight() {
    let position = scenario(&at_the_nest(
        "red majors e8 1 trait soldier-caste; yellow majors reserves 1 nurses 1 trait blocker-caste",
    ))
    .play("red attack e8 yellow")
    .expect("game phase block-dice")
    .refuse("* roll 34", "rule-chance", "refused-impossible-chance")
    .play("* roll 4")
    .expect("game phase blocked player red hits 4");
    assert_eq!(position.listed(0, ""), ["return 4", "return 3 1 majors"]);
    let _ = position
        .refuse("red return 3", "rule-invade", "refused-blocked")
        .play("red return 4")
        // A worker and a soldier against a blocker and a nurse: six points against two.
        .play("* roll 55")
        // Only the soldier is worth two points or more with nobody superfluous.
        .expect("yellow reserves 0 nurses 0; red workers-e8 1 majors-e8 0; game phase loot");
    let _ = scenario(&at_the_nest("yellow majors reserves 2 trait blocker-caste"))
        .play("red attack e8 yellow")
        .play("* roll 14")
        .expect("red returning 5; yellow reserves 2; game phase tasks");
}

#[test]
fn blockers_do_not_roll_outside_the_nest() {
    let _ = scenario(&at_the_nest(
        "yellow at e8 1 majors reserves 1 trait blocker-caste",
    ))
    .play("red attack e8 yellow")
    .expect("game phase scatter-dice");
}

#[test]
fn millers_defend_and_repletes_do_not() {
    let _ = scenario(&at_the_nest(
        "yellow majors storage 2 trait miller-caste medias storage 3 trait replete",
    ))
    .play("red attack e8 yellow")
    .refuse("* roll 55555", "rule-chance", "refused-impossible-chance")
    .play("* roll 56")
    .expect("red e8 3; yellow storage 3");
}

#[test]
fn territory_counts_in_the_nest_and_weapons_work_there() {
    let _ = scenario(&at_the_nest("yellow nurses 2 trait territory-marking"))
        .play("red attack e8 yellow")
        .play("* roll 55")
        .expect("red e8 0; yellow nurses 0");
    let _ = scenario(&at_the_nest(
        "red trait mace; yellow nurses 2 trait territory-marking",
    ))
    .play("red attack e8 yellow")
    .play("* roll 55")
    .play("* roll 45666")
    .expect("yellow returning 1 nurses 0; red e8 2");
}

#[test]
fn a_nest_site_is_an_entrance_and_falls_with_its_queen() {
    let _ = scenario(
        "options advanced; red at e7 3 home 1; yellow trait supercolony site e7 size 16; tasks red",
    )
    .play("red attack e7 yellow")
    .play("red hunt")
    .play("* roll 166")
    .expect("yellow queens 1 sites 0 size 6 nest e8");
}

#[test]
fn a_site_becomes_the_nest_when_the_queen_of_the_nest_is_killed() {
    let _ = scenario(&at_the_nest(
        "yellow trait supercolony site e7 size 16 queens 1 site d7",
    ))
    .play("red attack e8 yellow")
    .play("red hunt")
    .play("* roll 16666")
    .expect("yellow sites 1 nest d7 queens 1");
}

#[test]
fn slave_makers_keep_small_pupae_and_repletes() {
    let position = scenario(&at_the_nest(
        "red trait slave-making; yellow small-pupae 2 large-pupae 1 trait replete medias storage 2 stored 15",
    ))
    .play("red attack e8 yellow");
    assert_eq!(
        position.listed(0, "capture"),
        [
            "capture small-pupa 1",
            "capture small-pupa 2",
            "capture replete 1",
            "capture replete 2"
        ]
    );
    let _ = position
        .refuse(
            "red capture large-pupa 1",
            "rule-carry-off",
            "refused-capture",
        )
        .play("red capture small-pupa 2")
        .expect("red small-pupae 2 food 0 e8 3; yellow small-pupae 0")
        .play("red capture replete 1")
        .expect("red storage 1 stored 10; yellow storage 1 stored 5")
        .play("red carry large-pupa 1")
        .expect("red food 1 e8 1");
    let _ = scenario(&at_the_nest("yellow small-pupae 2"))
        .play("red attack e8 yellow")
        .refuse(
            "red capture small-pupa 1",
            "rule-carry-off",
            "refused-no-slaves",
        )
        .play("red carry small-pupa 1")
        .expect("red food 1 small-pupae 0");
}

#[test]
fn captured_pupae_emerge_as_own_workers() {
    let _ =
        scenario("options advanced; red home 1 small-pupae 2; yellow home 1 drones 1 food 1; nest")
            .expect("red reserves 2 small-pupae 0");
}

#[test]
fn without_a_queen_nurses_lay_male_eggs_without_food() {
    let position = scenario(
        "options advanced; red nurses 2 queens 0 food 2 size 3; yellow drones 1 food 1; nest",
    )
    .expect("red chore lay food 0");
    assert_eq!(position.listed(0, "lay"), ["lay 0 0", "lay 0 1"]);
    let _ = position
        .refuse("red lay 1 0", "rule-lay-eggs", "refused-no-queen-eggs")
        .play("red lay 0 1")
        .expect("red male-eggs 1 food 0");
}

#[test]
fn a_colony_without_anybody_is_out() {
    let _ =
        scenario("options advanced; red home 1; yellow queens 0 score 3 dna 5 card mutate; nest")
            .expect("game turn 2 discards 1; yellow nest none cards 0 score 3")
            .play("* card mace")
            // Whoever is out does not bid.
            .play("red pass")
            .expect("game phase move player red discards 2")
            .play("red done")
            .play("red done")
            .play("red done")
            .expect("game turn 3");
    // A queen without ants is not out.
    let _ =
        scenario("options advanced; red home 1; yellow queens 1; nest").expect("yellow nest e8");
}

#[test]
fn brood_that_was_in_safety_in_one_nest_says_nothing_about_the_next() {
    let raid = |attackers: u16| {
        scenario(&format!(
            "options advanced players=3; red at e8 {attackers} at h2 3; \
             yellow nurses 3 female-eggs 2; blue female-eggs 2; tasks red"
        ))
        .play("red attack e8 yellow")
        .play("* roll 166")
        .play("yellow return 1")
    };
    // The attackers are lost, or leave.
    let lost = raid(1);
    let left = raid(4).play("red pass");
    for position in [lost, left] {
        let position = position
            .play("red attack h2 blue")
            .expect("game phase loot");
        assert_eq!(
            position.listed(0, "carry female-egg"),
            ["carry female-egg 1", "carry female-egg 2"]
        );
    }
}

#[test]
fn the_owner_of_a_nest_says_from_which_chambers_defenders_leave() {
    let invaded = |option: &str| {
        scenario(&format!(
            "options advanced {option}; red at e8 2; yellow nurses 2 builders 2 reserves 2; tasks red"
        ))
        .play("red attack e8 yellow")
        .play("* roll 116666")
        .play("yellow return 2")
    };
    let position = invaded("").expect("game phase fall player yellow");
    assert_eq!(
        position.listed(1, ""),
        [
            "pass",
            "from builders 1",
            "from builders 2",
            "from nurses 1",
            "from nurses 2",
            "from reserves 1",
            "from reserves 2"
        ]
    );
    let position = position
        .refuse("yellow from nurses 3", "rule-invade", "refused-from")
        .refuse("yellow from e8 1", "rule-invade", "refused-from-chamber")
        .play("yellow from nurses 1")
        .play("yellow from builders 1")
        // Four defend against two, and two are lost.
        .expect("yellow nurses 1 builders 1 reserves 2 returning 2; game phase fall");
    let _ = position
        .play("yellow pass")
        .expect("yellow nurses 1 builders 1 reserves 0; red e8 0");
    // By option, always in the same order.
    let _ =
        invaded("nest-losses=in-order").expect("yellow nurses 2 builders 0 reserves 0 returning 2");
}
