//! Fights, invasions, and how they are told.

use super::*;

#[test]
fn a_weapon_may_rest() {
    let _ = scenario("options advanced; red at e5 3 trait mace; yellow at e5 2; tasks red")
        .play("red attack e5 yellow sparing")
        .play("* roll 45")
        .play("red wield 0")
        .expect("yellow e5 0 returning 0; red e5 1");
    let _ = scenario("options advanced; red at e5 3 trait mace; yellow at e5 2; tasks red")
        .play("red attack e5 yellow sparing")
        .play("* roll 45")
        .play("red wield 1")
        .play("* roll 4")
        .expect("yellow e5 0 returning 1; red e5 2");
}

#[test]
fn a_weapon_that_rests_outside_may_be_used_inside() {
    let _ = scenario(
        "options advanced; red at e8 4 home 1 trait mace; yellow at e8 1 nurses 2; tasks red",
    )
    .play("red attack e8 yellow sparing")
    .play("* roll 5")
    .play("red wield 0")
    .expect("red e8 3")
    .play("red invade")
    .play("* roll 55")
    .play("red wield 3")
    .play("* roll 115")
    .expect("yellow nurses 0 returning 2; red e8 3; game phase loot");
}

#[test]
fn who_is_recruited_is_not_driven_off() {
    let position = scenario("options advanced; red at e5 3 trait recruitment; yellow at e5 2 medias e5 1 trait guard-caste; tasks red")
        .play("red attack e5 yellow")
        .play("* roll 456")
        .play("* roll 166");
    assert!(
        !told(&position, 1, "return 1").starts_with("log-repelled"),
        "lent ants fight, they are not driven off"
    );
}

#[test]
fn an_auction_that_nobody_can_pay_was_not_unwanted() {
    let position =
        scenario("options advanced; red at e2 1 dna 2; yellow home 1 dna 1; auction red mace")
            .play("red bid 3");
    let _ = position.expect("red traits none dna 2");
    let position =
        scenario("options advanced; red at e2 1 dna 2; yellow home 1 dna 1; auction red mace");
    let told = aftermath(&position, Some(0), "bid 3");
    assert!(
        !told.iter().any(|it| it.starts_with("log-trait-discarded")),
        "red wanted it: {told:?}"
    );
}

/// The last fight of a game turn is told as it was, whatever the Nest Phase brings.
#[test]
fn a_fight_is_told_without_what_follows_in_the_nest_phase() {
    let position =
        scenario("options advanced; red nurses 2 reserves 0; yellow at e2 1; tasks yellow")
            .play("yellow attack e2 red");
    let told = aftermath(&position, None, "roll 56");
    let fought = told.iter().find(|it| it.starts_with("log-fought"));
    assert_eq!(
        fought.map(String::as_str),
        Some("log-fought attacker=seat 2 defender=seat 1 attackers=1 defenders=1"),
        "{told:?}"
    );
}

/// A blocker that scattered goes home by itself while a marker is turned up.
#[test]
fn a_marker_is_told_although_somebody_goes_home_meanwhile() {
    let position = scenario(
        "options advanced; red at e4 1; yellow majors returning 1 trait blocker-caste; draw yellow",
    )
    .play("* card environmental-change-yellow")
    .expect("game phase marker");
    let told = aftermath(&position, None, "marker prey 1");
    assert!(
        !told.iter().any(|it| it.starts_with("log-driven-off")),
        "{told:?}"
    );
}

/// The last player turns up predators; in the nest phase that follows a scattered miller goes home.
#[test]
fn predators_are_told_although_a_miller_goes_home_meanwhile() {
    let position = scenario(
        "options advanced; red home 1 majors returning 1 trait miller-caste; yellow at e7 1; facedown e7; hidden predators 2; discover yellow",
    )
    .play("yellow turn e7");
    assert_eq!(
        aftermath(&position, None, "marker predators 2")[0],
        "log-driven-off player=seat 2 ants=1"
    );
}

#[test]
fn a_lost_camouflage_sends_ants_home() {
    let _ = scenario("options advanced; red at e3 2 dna 9 trait camouflage card mutate; yellow home 1; marker e3 predators 2; tasks red")
        .play("red play mutate red")
        .play("* card warning-coloration")
        .play("red bid 1")
        .play("yellow pass")
        .expect("red e3 0 returning 2 traits warning-coloration");
}

#[test]
fn a_patrol_that_wins_goes_on_in_the_next_turn() {
    // Red attacks with one ant; yellow's guard is still there for blue's scout.
    let _ = scenario("options advanced players=3; red at c3 1 nest b2; yellow at c3 5 patrol c3 5; blue at c4 1; tasks red")
        .play("red attack c3 yellow")
        .play("* roll 44445")
        .expect("yellow c3 4 patrol-c3 4");
}

/// Rulebook: Resolve Loses. Lent ants that are not lost return, and those of the loser's side are gone.
#[test]
fn recruits_die_with_the_attackers_who_lose() {
    let _ = scenario("options advanced; red at e5 1 trait recruitment; yellow at e5 5; tasks red")
        .play("red attack e5 yellow")
        .play("* roll 44444")
        .play("* roll 1")
        // Two points against four.
        .expect("red e5 0; yellow e5 2 returning 0");
}

/// Rulebook: Stay or Return. Nobody stays at the nest of a third player either.
#[test]
fn attackers_return_from_the_nest_of_a_third_player() {
    let _ = scenario("options advanced players=3; red at e8 3 nest b2; yellow nest e8 nurses 1; blue at e8 1 nest h2; tasks red")
        .play("red attack e8 blue")
        .play("* roll 6")
        .expect("red e8 0 returning 2; yellow nurses 1");
}

/// Rulebook: Repellent. Dice for workers alone.
#[test]
fn only_workers_roll_for_repellent() {
    let _ = scenario("options advanced; red at e5 2 medias e5 2 trait repellent trait guard-caste; yellow at e5 3; tasks red")
        .play("red attack e5 yellow")
        .play("* roll 456")
        .refuse("* roll 1111", "rule-chance", "refused-impossible-chance")
        .play("* roll 13")
        .expect("yellow returning 2");
}

fn invasion(yellow: &str) -> Scenario<HiddenEmpires> {
    scenario(&format!(
        "options advanced; red at e8 1 home 1; yellow {yellow}; tasks red"
    ))
    .play("red attack e8 yellow")
}

#[test]
fn the_owner_of_a_nest_says_who_falls() {
    let position = invasion("reserves 2 nurses 2 builders 1").play("* roll 55555");
    let position = position.expect("game phase fall player yellow; red e8 0");
    assert_eq!(
        position.listed(1, ""),
        [
            "pass",
            "from builders 1",
            "from nurses 1",
            "from reserves 1"
        ]
    );
    let _ = position
        .play("yellow from nurses 1")
        .expect("yellow reserves 2 nurses 1 builders 1 returning 0; game phase tasks");
    let _ = invasion("reserves 2 nurses 2 builders 1")
        .play("* roll 55555")
        .play("yellow pass")
        .expect("yellow reserves 1 nurses 2 builders 1");
}

#[test]
fn nurses_may_scatter_before_reserves() {
    let _ = invasion("reserves 2 nurses 2 female-eggs 1 male-eggs 1")
        .play("* roll 1155")
        .play("yellow return 2")
        .play("yellow from nurses 2")
        // Each carries a brood member; then one of the reserves falls with the attacker.
        .expect("yellow nurses 0 reserves 1 returning 2 brood 2; red e8 0");
}

/// Both sides' losses are told, also if the owner is asked for a chamber in between.
#[test]
fn an_invasion_is_told_with_the_losses_of_both_sides() {
    let position = invasion("reserves 2 nurses 2");
    let mut told = aftermath(&position, None, "roll 5555");
    let position = position.play("* roll 5555");
    told.extend(aftermath(&position, Some(1), "pass"));
    let whole = "log-fought attacker=seat 1 defender=seat 2 attackers=1 defenders=1";
    assert!(told.iter().any(|it| it == whole), "{told:?}");
}

#[test]
fn recruits_from_a_nest_come_back() {
    let _ = scenario("options advanced; red at e8 3 home 1 trait recruitment; yellow reserves 1 nurses 1; tasks red")
        .play("red attack e8 yellow")
        .play("* roll 55")
        .play("* roll 155")
        .expect("game phase fall player yellow")
        .play("yellow from nurses 1")
        // Four points against one: red gives up the recruit.
        .expect("game phase recruit-losses player red")
        .play("red lose 0")
        .expect("red e8 2; yellow nurses 0 reserves 0 returning 1; game phase loot");
}

/// Ruling 93: the owner names the chambers of the rulebook; millers follow in the usual order.
#[test]
fn a_miller_falls_after_the_reserves() {
    let defenders =
        |chamber: &str| format!("majors {chamber} 1 majors storage 1 trait miller-caste");
    let _ = invasion(&defenders("reserves"))
        .play("* roll 55")
        .expect("yellow reserves 0 storage 1; game phase tasks player red");
    let _ = invasion(&defenders("nurses"))
        .play("* roll 55")
        .expect("yellow nurses 1 storage 0; game phase tasks player red");
}

/// Workers that emerge in the nest area do not make up for those who fell there.
#[test]
fn a_fight_in_a_nest_area_is_told_without_those_who_emerge_afterwards() {
    let position =
        scenario("red at e2 3 small-pupae 2 nurses 1 food 1; yellow at e2 3; tasks yellow")
            .play("yellow attack e2 red");
    let told = aftermath(&position, None, "roll 456");
    let whole = "log-fought attacker=seat 2 defender=seat 1 attackers=3 defenders=3";
    assert!(told.iter().any(|it| it == whole), "{told:?}");
}

/// Ruling 93: where all go, there is nothing to choose.
#[test]
fn nobody_asks_for_chambers_if_all_defenders_scatter() {
    let _ = invasion("reserves 1 nurses 1")
        .play("* roll 11")
        .play("yellow return 2")
        .expect("yellow nurses 0 reserves 0 returning 2; game phase loot player red");
}

/// Rulebook: Warning Coloration. The scout that returns is told.
#[test]
fn a_scout_that_predators_let_go_is_told() {
    let position = scenario("options advanced; red home 1 trait warning-coloration; yellow home 1; facedown e3; hidden predators 2; one red")
        .play("red lift e2 1")
        .play("red put e3")
        .play("red scout e3")
        .play("red turn e3");
    assert_eq!(
        aftermath(&position, None, "marker predators 2")[0],
        "log-driven-off player=seat 1 ants=1"
    );
}
