//! Colours, chemicals and what ants do with them.

use crate::scenario;

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
        position.listed(1, ""),
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
    assert_eq!(position.listed(0, ""), ["lose 0", "lose 1", "lose 2"]);
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
    assert_eq!(position.listed(1, ""), ["return 1", "return 1 majors"]);
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
    assert_eq!(position.listed(0, "repel"), ["repel e3 yellow"]);
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

// ---- Voluntary dice

#[test]
fn a_weapon_rolls_any_number_of_dice() {
    for (weapon, hit) in [("mace", "4"), ("repellent", "3"), ("recruitment", "2")] {
        let position = scenario(&format!(
            "options advanced; red at e5 6 trait {weapon}; yellow at e5 3; tasks red"
        ));
        // All dice first, without a question.
        assert_eq!(
            position.listed(0, "attack"),
            ["attack e5 yellow", "attack e5 yellow sparing"]
        );
        let position = position
            .play("red attack e5 yellow sparing")
            .play("* roll 666")
            .expect("game phase weapon player red");
        assert_eq!(
            position.listed(0, "wield"),
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
    assert_eq!(position.listed(0, "attack"), ["attack e5 yellow"]);
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
