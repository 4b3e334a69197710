//! Rulebook: Hand; the hand cards. Shelter Aphids is in `events.rs`, Seal Nest Entrances in `invade.rs`.

use super::scenario;

const RULE: &str = "rule-hand-cards";

/// Both colonies have ants; red has the card and moves.
fn holding(card: &str, text: &str) -> String {
    format!("options advanced; red home 2 card {card}; yellow home 2; {text}; move red")
}

#[test]
fn a_hand_card_is_played_between_the_actions_of_the_own_turn() {
    let text = "red nurses 1; yellow nurses 1 card mutate";
    let _ = scenario(&holding("food-eggs", text))
        .play("red lift e2 1")
        .refuse("red play food-eggs red", RULE, "refused-moment-own-turn")
        .play("red put builders")
        .play("red done")
        .play("red done")
        .expect("game phase tasks")
        .play("red play food-eggs red")
        .expect("red food 2 cards 0; game phase tasks discards 1")
        .refuse(
            "yellow play mutate yellow",
            "rule-turn-order",
            "refused-not-your-turn",
        )
        .refuse("red play mutate red", RULE, "refused-not-in-hand");
}

#[test]
fn a_turn_with_cards_in_hand_is_not_cut_short() {
    let _ = scenario("options advanced; red nurses 1 card migrate; yellow home 1; move red")
        .play("red done")
        .play("red done")
        .expect("game phase tasks player red")
        .play("red done")
        .expect("game phase draw-card");
}

#[test]
fn food_eggs_bring_two_food_for_each_worker_among_the_nurses() {
    let _ = scenario(&holding(
        "food-eggs",
        "red nurses 3 medias nurses 1; yellow nurses 1",
    ))
    .play("red play food-eggs red")
    .expect("red food 6");
    // A card may be played on anybody, who is then the one it speaks to.
    let _ = scenario(&holding("food-eggs", "red nurses 3; yellow nurses 1"))
        .play("red play food-eggs yellow")
        .expect("yellow food 2; red food 0");
    let _ = scenario(&holding("food-eggs", "red medias nurses 1")).refuse(
        "red play food-eggs red",
        RULE,
        "refused-no-worker-nurses",
    );
}

#[test]
fn highwayman_beetles_rob_foragers() {
    let text = "red at e3 1; yellow at e5 2 patrol e5 2 at e4 1; marker e3 prey 1; marker e5 prey 2; marker e4 plants 2; marker d4 aphids 1";
    let position = scenario(&holding("highwayman-beetles", text));
    assert_eq!(
        position.listed(0, "play"),
        ["play highwayman-beetles e3", "play highwayman-beetles e4"]
    );
    let _ = position
        .refuse(
            "red play highwayman-beetles e5",
            RULE,
            "refused-no-foragers",
        )
        .refuse(
            "red play highwayman-beetles d4",
            RULE,
            "refused-no-foragers",
        )
        .play("red play highwayman-beetles e4")
        .expect("e4 value 1");
    let _ = scenario(&holding("highwayman-beetles", text))
        .play("red play highwayman-beetles e3")
        .expect("e3 marker none");
}

#[test]
fn an_additional_queen_lays_six_more_eggs() {
    let _ = scenario(&holding("additional-queen", ""))
        .play("red play additional-queen red")
        .expect("red queens 2");
    let position =
        scenario("options advanced; red queens 2 size 30 food 20; yellow drones 1 food 1; nest");
    assert!(position.lists("red lay 12 0") && !position.lists("red lay 7 6"));
    let _ = position.refuse("red lay 13 0", "rule-lay-eggs", "refused-eggs");
    // A prolific queen needs no help.
    let position = scenario(
        "options advanced; red queens 2 size 30 food 20 trait prolific-queen; yellow drones 1 food 1; nest",
    );
    assert!(position.lists("red lay 20 0"));
}

#[test]
fn an_additional_queen_saves_a_colony_without_one() {
    let _ = scenario(&holding("additional-queen", "red queens 0"))
        .play("red play additional-queen red")
        .expect("red queens 1");
}

#[test]
fn nobody_plays_cards_on_a_colony_that_is_out() {
    let position = scenario(
        "options advanced players=3; red nest b2 home 1 card additional-queen; yellow home 1; blue out; move red",
    );
    assert_eq!(
        position.listed(0, "play"),
        ["play additional-queen red", "play additional-queen yellow"]
    );
}

#[test]
fn a_migrating_nest_has_size_ten_and_loses_brood_that_nobody_carries() {
    let text =
        "red size 40 nurses 1 female-eggs 9 small-pupae 3 food 9 drones 1; marker e3 prey 1 +1";
    let position = scenario(&holding("migrate", text));
    assert_eq!(position.listed(0, "play migrate").len(), 6);
    let _ = position
        .refuse("red play migrate e5", RULE, "refused-settle-far")
        .play("red play migrate e3")
        .expect("red nest e3 size 10 e2 2 brood 12; e3 marker none value 0; game phase forfeit")
        .refuse("red eliminate male-egg", RULE, "refused-none-of-them")
        .refuse("red eliminate drone", RULE, "refused-forfeit-brood")
        .play("red eliminate female-egg")
        .play("red eliminate female-egg")
        .expect("red brood 10; game phase move player red");
}

#[test]
fn no_eggs_are_laid_after_a_migration() {
    let position = scenario(
        "options advanced; red home 1 card migrate food 9 nurses 1 drones 1; yellow home 1 food 3; move red",
    )
    .play("red play migrate e3")
    .play("red done")
    .play("red done")
    .play("red patrol e2")
    .play("* card aphid-predation")
    .play("yellow done")
    .play("yellow done")
    .play("yellow done")
    .expect("game phase nest; red chore flight; yellow chore lay");
    let _ = position
        .refuse("red lay 1 0", "rule-lay-eggs", "refused-when-lay")
        .play("yellow lay 0 0")
        .play("red stay")
        .expect("game turn 2");
}

#[test]
fn a_nest_does_not_migrate_into_a_nest_or_with_bivouac_or_plant_house() {
    let _ = scenario(&holding("migrate", "yellow nest e3"))
        .refuse("red play migrate e3", RULE, "refused-settle-nest")
        .play("red play migrate d2");
    for held in ["bivouac", "plant-house"] {
        let _ = scenario(&holding("migrate", &format!("red trait {held}"))).refuse(
            "red play migrate e3",
            RULE,
            "refused-bound-nest",
        );
    }
    let _ = scenario("options advanced; red home 1 card migrate; tasks red").refuse(
        "red play migrate e3",
        RULE,
        "refused-moment-migrate",
    );
}

#[test]
fn a_migrating_nest_removes_a_trunk() {
    let _ = scenario(&holding("migrate", "red trait trunk-building trunk e3"))
        .play("red play migrate e3")
        .expect("red trunks 0");
}

#[test]
fn predators_migrate_and_kill_on_a_one() {
    let text = "red at e5 1; yellow at e5 3 medias e5 1 patrol e5 2; marker e4 predators 3; marker e5 prey 1; marker d4 predators 2; yellow trait trunk-building trunk e5";
    let position = scenario(&holding("predator-migration", text))
        .refuse("red play predator-migration e4 e6", RULE, "refused-too-far")
        .refuse(
            "red play predator-migration e5 e4",
            RULE,
            "refused-no-predators",
        )
        .play("red play predator-migration e4 e5")
        // Each owner rolls; it may end next to other predators.
        .expect("e5 marker predators; e4 marker none; yellow trunks 0; game phase raid-dice")
        .play("* roll 166")
        .expect("red e5 0 returning 0; game phase raid-dice")
        .play("* roll 116")
        .expect("game phase raided player yellow");
    let _ = position
        .refuse("yellow lose 1", RULE, "refused-casualties")
        .play("yellow lose 2")
        .expect("yellow returning 2 e5 0; game phase move player red");
}

#[test]
fn predators_do_not_migrate_to_nests() {
    let _ = scenario(&holding("predator-migration", "marker e3 predators 1")).refuse(
        "red play predator-migration e3 e2",
        RULE,
        "refused-predators-at-nest",
    );
}

#[test]
fn camouflaged_ants_do_not_mind_migrating_predators() {
    let _ = scenario(&holding(
        "predator-migration",
        "yellow at e5 3 trait camouflage; marker e4 predators 3",
    ))
    .play("red play predator-migration e4 e5")
    .expect("yellow e5 3; game phase move");
    // Warning colours are no help here.
    let _ = scenario(&holding(
        "predator-migration",
        "yellow at e5 3 trait warning-coloration; marker e4 predators 1",
    ))
    .play("red play predator-migration e4 e5")
    .play("* roll 1")
    .expect("yellow e5 0 returning 2");
}

#[test]
fn rove_beetles_eat_half_of_the_larvae() {
    let position = scenario(&holding(
        "rove-beetles",
        "yellow female-larvae 3 male-larvae 2; red female-larvae 5",
    ))
    .refuse("red play rove-beetles red", RULE, "refused-two-larvae")
    .play("red play rove-beetles yellow")
    .expect("game phase forfeit player yellow");
    let _ = position
        .refuse(
            "yellow eliminate female-egg",
            RULE,
            "refused-forfeit-larvae",
        )
        .play("yellow eliminate male-larva")
        .play("yellow eliminate female-larva")
        .expect("yellow female-larvae 2 male-larvae 1; game phase move player red");
    let _ = scenario(&holding("rove-beetles", "yellow female-larvae 1")).refuse(
        "red play rove-beetles yellow",
        RULE,
        "refused-two-larvae",
    );
    let _ = scenario(&holding("rove-beetles", "yellow male-larvae 5"))
        .play("red play rove-beetles yellow")
        .expect("yellow male-larvae 3; game phase move");
}

#[test]
fn a_guest_queen_costs_half_of_the_next_flight() {
    let _ = scenario(&holding(
        "guest-queen",
        "yellow virgin-queens 1 drones 1; red drones 3",
    ))
    .refuse(
        "red play guest-queen red",
        RULE,
        "refused-two-reproductives",
    )
    .play("red play guest-queen yellow")
    .expect("yellow guests 1 virgin-queens 1 drones 1");
    let _ = scenario(&holding("guest-queen", "yellow drones 1")).refuse(
        "red play guest-queen yellow",
        RULE,
        "refused-two-reproductives",
    );
    // Three queens and two drones: two are lost, and a pair and a queen score most.
    let _ = scenario(
        "options advanced; red home 1; yellow home 1 virgin-queens 3 drones 2 food 5 guests 1; nest",
    )
    .play("yellow fly")
    .expect("yellow score 6 guests 0");
}

#[test]
fn a_guest_queen_waits_for_a_later_flight() {
    let _ = scenario("options advanced; red home 1; yellow home 1 drones 2 food 2 guests 1; nest")
        .play("yellow stay")
        .expect("yellow guests 1 drones 2 score 0");
}

#[test]
fn one_queen_removes_the_others() {
    let text = "yellow queens 3 home 4 nurses 3 builders 1 reserves 1 returning 1";
    let _ = scenario(&holding("one-queen", text))
        .play("red play one-queen yellow")
        .expect("yellow queens 1");
    for (too_little, why) in [
        ("yellow queens 1 home 20", "refused-two-queens"),
        ("yellow queens 2 home 9", "refused-two-queens"),
        (
            "yellow queens 2 home 20 trait supercolony",
            "refused-supercolony",
        ),
        ("red queens 2 home 20", "refused-two-queens"),
    ] {
        let position = scenario(&holding("one-queen", too_little));
        assert!(position.listed(0, "play").is_empty(), "{too_little}");
        let _ = position.refuse("red play one-queen yellow", RULE, why);
    }
}

#[test]
fn mutate_seeks_a_trait_and_may_replace_one_of_the_same_type() {
    let _ = scenario(&holding(
        "mutate",
        "red dna 6 trait mace; yellow dna 6 trait recruitment",
    ))
    .play("red play mutate red")
    .expect("game phase seek-trait")
    .refuse("* card mace", "rule-chance", "refused-impossible-chance")
    .play("* card caterpillars")
    .expect("red food 0; game discards 2")
    .play("* card thief-ants")
    .expect("red cards 0; game phase seek-trait discards 3")
    .play("* card deadly-sting")
    .expect("game phase auction player red")
    .play("red bid 1")
    // Ruling 10: the trait that goes still counts. Yellow has a chemical trait and may not bid.
    .expect("red dna 4 traits deadly-sting; game phase move player red discards 4");
}

#[test]
fn mutate_on_another_lets_that_player_decide() {
    let _ = scenario(&holding("mutate", "red dna 6; yellow dna 6 trait mace"))
        .play("red play mutate yellow")
        .expect("game phase offer-auction player yellow")
        .play("yellow auction")
        .play("* card deadly-sting")
        .expect("game player yellow")
        .play("yellow pass")
        .play("red pass")
        .expect("yellow traits mace; game phase move player red");
    let _ = scenario(&holding("mutate", "yellow dna 6"))
        .play("red play mutate yellow")
        .play("yellow pass")
        .expect("game phase move player red");
}

#[test]
fn hybridization_gains_a_die_of_dna_and_may_start_an_auction() {
    let _ = scenario(&holding("hybridization", "red dna 1 trait mace"))
        .play("red play hybridization red")
        .expect("game phase dna-dice")
        .refuse("* roll 12", "rule-chance", "refused-impossible-chance")
        .play("* roll 5")
        .expect("red dna 6; game phase offer-auction player red")
        .play("red auction")
        // Without the right to replace, red does not bid for a second chemical trait.
        .play("* card deadly-sting")
        .play("yellow pass")
        .expect("red traits mace; game phase move player red discards 2");
    let _ = scenario(&holding("hybridization", ""))
        .play("red play hybridization yellow")
        .play("* roll 2")
        .expect("yellow dna 2; game player yellow");
}

#[test]
fn a_genetic_bottleneck_loses_a_die_of_dna() {
    let _ = scenario(&holding("genetic-bottleneck", "yellow dna 4"))
        .play("red play genetic-bottleneck yellow")
        .play("* roll 6")
        .expect("yellow dna 0; game phase offer-auction player yellow")
        .play("yellow pass")
        .expect("game phase move player red");
    let _ = scenario(&holding("genetic-bottleneck", "red dna 4"))
        .play("red play genetic-bottleneck red")
        .play("* roll 3")
        .expect("red dna 1");
}

// ---- Cards of the Nest Phase

/// Nothing to do but what the cards bring.
fn nest(text: &str) -> String {
    format!("options advanced; red home 1 size 20; yellow home 1 size 20; {text}; nest")
}

#[test]
fn larval_food_is_played_before_adults_eat() {
    let _ = scenario(&nest(
        "red card larval-food nurses 3 female-larvae 2 male-larvae 1",
    ))
    .expect("game phase nest-cards player red; red nurses 3")
    .play("red play larval-food red")
    // Six food: three for the nurses, three for the larvae.
    .expect("red food 3 nurses 3 chore diet");
    let _ = scenario(&nest("red card larval-food nurses 3")).expect("red nurses 0");
    let _ = scenario(&holding("larval-food", "red female-larvae 1")).refuse(
        "red play larval-food red",
        RULE,
        "refused-moment-larval-food",
    );
}

#[test]
fn male_eggs_are_laid_by_workers_among_the_nurses() {
    let position = scenario(&nest(
        "red card male-eggs nurses 3 medias nurses 1 food 4; yellow drones 1 food 1",
    ))
    .expect("game phase nest-cards player red")
    .play("red play male-eggs red")
    .expect("red male-eggs 3 chore lay; yellow chore flight")
    .play("red lay 0 0");
    let _ = position.refuse(
        "red play male-eggs red",
        "rule-turn-order",
        "refused-not-your-turn",
    );
    // Ruling 72: only as many as fit.
    let _ = scenario(&nest("red card male-eggs nurses 3 food 4 size 4"))
        .play("red play male-eggs red")
        .expect("red male-eggs 1");
    // And the queen lays hers beside them.
    let _ = scenario(&nest(
        "red card male-eggs nurses 2 food 4; yellow drones 1 food 1",
    ))
    .play("red play male-eggs red")
    .play("red lay 2 0")
    .expect("red male-eggs 2 female-eggs 2");
    let _ = scenario(&holding("male-eggs", "red nurses 1")).refuse(
        "red play male-eggs red",
        RULE,
        "refused-moment-male-eggs",
    );
}

#[test]
fn thief_ants_take_half_of_the_food() {
    let position = scenario(&nest("red card thief-ants; yellow food 7 stored 10"))
        .expect("game phase nest-cards player red");
    let _ = position
        .refuse("red play thief-ants red", RULE, "refused-two-food")
        .play("red play thief-ants yellow")
        .expect("yellow food 4 stored 10; red food 0");
    let _ =
        scenario(&nest("red card thief-ants; yellow food 1 drones 1")).expect("game phase nest");
    let _ = scenario(&holding("thief-ants", "yellow food 7")).refuse(
        "red play thief-ants yellow",
        RULE,
        "refused-moment-thief-ants",
    );
}

#[test]
fn thief_ants_may_wait_for_a_later_step() {
    let _ = scenario(&nest(
        "red card thief-ants; yellow food 9 nurses 1 female-larvae 2",
    ))
    .expect("game phase nest-cards player red; yellow food 9")
    .play("red pass")
    .expect("game phase nest-cards player red; yellow food 8")
    .play("red pass")
    .expect("game phase nest; yellow chore diet")
    .play("yellow raise 0")
    .expect("game phase nest-cards player red; yellow food 6")
    .play("red play thief-ants yellow")
    .expect("yellow food 3 chore lay");
}

#[test]
fn nobody_knows_from_a_question_what_a_hand_holds() {
    // Red holds something else, but is asked as well.
    let position = scenario(&nest("red card migrate; yellow food 9"))
        .expect("game phase nest-cards player red");
    assert_eq!(position.listed(0, ""), ["pass"]);
    let _ = scenario(&nest("red card migrate; yellow food 9; discard thief-ants"))
        .expect("game phase nest; yellow chore lay");
    let _ = scenario(&nest("yellow food 9")).expect("game phase nest; yellow chore lay");
}

#[test]
fn after_migrate_the_nurses_of_a_queenless_colony_still_lay() {
    let _ = scenario(
        "options advanced; red at e2 1 card migrate food 9 nurses 2 queens 0 drones 1; yellow home 1 food 3; move red",
    )
    .play("red play migrate e3")
    .play("red done")
    .play("red done")
    .play("red done")
    .play("* card ant-dispersed-seeds")
    .play("yellow done")
    .play("yellow done")
    .play("yellow done")
    .expect("red chore lay");
}

#[test]
fn male_eggs_of_the_card_can_pay_for_female_eggs() {
    let position = scenario(
        "options advanced; red nurses 2 food 2 size 20 card male-eggs; yellow home 1; nest",
    )
    .play("red play male-eggs red")
    .expect("red male-eggs 2 food 0 chore lay");
    let _ = position
        .play("red lay 2 0")
        .play("red eliminate male-egg")
        .play("red eliminate male-egg")
        .expect("red female-eggs 2 male-eggs 0");
}

#[test]
fn a_nest_migrates_during_the_whole_move_step() {
    let _ = scenario(
        "options advanced; red home 1 nurses 1 male-eggs 12 size 20 card migrate; yellow home 1; one red",
    )
    .play("red play migrate e3")
    .expect("red nest e3 size 10 brood 10; game phase one")
    // The nurse has no room besides.
    .refuse("red done", "rule-nest-size", "refused-nest-size")
    .play("red eliminate male-egg")
    .play("red done")
    .expect("red brood 9");
}

#[test]
fn cards_may_be_played_before_the_first_bid_for_the_trait_that_was_drawn() {
    let position = scenario(
        "options advanced; red home 1 dna 2 card hybridization; yellow home 1 dna 9 card mutate; draw red",
    )
    .play("* card mace")
    .expect("game phase auction player red");
    let _ = position
        .play("red play hybridization red")
        .play("* roll 4")
        .expect("red dna 6; game phase offer-auction")
        .play("red auction")
        .play("* card camouflage")
        .play("red pass")
        .play("yellow pass")
        // The auction of the first trait goes on where it was.
        .expect("game phase auction player red")
        .play("red bid 5")
        .refuse("yellow play mutate yellow", RULE, "refused-moment-own-turn")
        .play("yellow pass")
        .expect("red traits mace dna 1; game phase move player red");
}

#[test]
fn medias_among_the_nurses_carry_no_brood_in_a_migration() {
    let _ = scenario(
        "options advanced; red home 1 nurses 1 medias nurses 2 male-eggs 15 size 40 card migrate trait guard-caste; yellow home 1; move red",
    )
    .play("red play migrate e3")
    .expect("red brood 10");
}
