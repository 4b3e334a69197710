//! Traits, cards, events and players together, at the edges of what the rulebook says of each.

use super::*;

/// Rulebook: Camouflage, "treat all areas that contain Predators markers as if they were empty"; Foraging Trails.
#[test]
fn a_camouflaged_trail_leads_over_predators() {
    let trail = |with: &str| {
        scenario(&format!(
            "options advanced; red home 1 at e3 3 at e4 5 {with}; yellow home 1; marker e3 predators 3; \
             marker e4 prey 2; tasks red"
        ))
    };
    let _ = trail("trait camouflage")
        .play("red harvest e4 5")
        .expect("red food 3")
        .play("* roll 23456")
        .refuse("red patrol e3", "rule-patrol", "refused-carriers");
    let _ = trail("trait camouflage")
        .play("red harvest e4 2")
        .play("* roll 23")
        // There they patrol, too: two of the three carry.
        .play("red patrol e3")
        .expect("red food 2 patrol-e3 1");
}

/// Rulebook: Camouflage; Redistribute. They come and go where predators lie open.
#[test]
fn camouflaged_ants_are_redistributed_to_predators() {
    let position = |with: &str| {
        scenario(&format!(
            "options advanced; red home 2 at e4 1 {with}; yellow home 1; marker e4 predators 3; move red"
        ))
        .play("red lift e2 1")
    };
    let _ = position("trait camouflage")
        .play("red put e4")
        .expect("red e4 2");
    let _ = position("trait warning-coloration").refuse(
        "red put e4",
        "rule-redistribute",
        "refused-predators",
    );
}

/// Rulebook: Warning Coloration helps scouts that find a marker, and nobody upon whom one is moved.
#[test]
fn warning_colours_do_not_keep_moved_predators_off() {
    let _ = scenario(
        "options advanced; red home 1 at e4 2 trait warning-coloration; yellow home 1 at e7 1 card predator-migration; \
         marker e3 predators 3; tasks yellow",
    )
    .play("yellow play predator-migration e3 e4")
    .play("* roll 166")
    .expect("red e4 0 returning 1; e4 marker predators; e3 marker none");
}

/// Rulebook: Attrition, "from every green area on the map, each player must remove 1 ant"; Guard Caste. Nest areas are
/// areas, and a guard serves its own player alone.
#[test]
fn attrition_asks_every_player_in_every_area_of_the_colour() {
    let _ = scenario(
        "options advanced players=3; red nest a1 at e3 2 medias e3 1 trait guard-caste; \
         yellow nest e8 home 2 at e3 2 patrol e3 2; blue nest i5 at e1 1; draw red",
    )
    .play("* card attrition-green")
    .expect("red e3 3; yellow e3 1 patrol-e3 1 home 1; blue e1 0; game phase move player red");
}

/// Rulebook: Attrition, with Warning Coloration; other players in the same area lose theirs.
#[test]
fn warning_colours_protect_nobody_else_from_attrition() {
    let _ = scenario(
        "options advanced; red home 1 at e3 1 trait warning-coloration; yellow at e3 1 at e7 1; draw red",
    )
    .play("* card attrition-green")
    .expect("red e3 1; yellow e3 0 e7 1");
}

/// Rulebook: + and − Markers; Poor Growing Season; Plant Eating Insects. Two lost points use up plants of two, a + saves
/// them.
#[test]
fn plants_of_two_outlive_two_bad_seasons_with_a_plus() {
    let season = |modifier: &str| {
        scenario(&format!(
            "options advanced; red home 1 queens 0; yellow home 1 queens 0; marker e5 plants 2 {modifier}; draw red"
        ))
        .play("* card poor-growing-season")
        .play("red done")
        .play("red done")
        .play("red done")
        .play("* card plant-eating-insects")
    };
    let _ = season("").expect("e5 marker none");
    let _ = season("+1").expect("e5 marker plants value 1");
}

/// Rulebook: Blocker Caste. "The attacker must move that many ants": more pips than attackers end the invasion.
#[test]
fn a_blocker_can_turn_the_whole_invasion_away() {
    let position = || {
        scenario(
            "options advanced; red at e8 3 home 1; yellow nurses 1 majors reserves 1 trait blocker-caste; tasks red",
        )
        .play("red attack e8 yellow")
    };
    let _ = position()
        .play("* roll 5")
        .expect("red e8 0 returning 3; yellow nurses 1 reserves 1; game phase tasks player red");
    // Two are left against a nurse and the blocker, which counts one point.
    let _ = position()
        .play("* roll 1")
        .play("* roll 66")
        .expect("red e8 0 returning 1; yellow nurses 0 reserves 0");
}

/// Rulebook: Recruitment. Whoever lends all ants has nobody left to resist, and gets them back.
#[test]
fn nobody_dies_if_all_defenders_are_recruited() {
    let _ = scenario(
        "options advanced; red at e5 4 home 1 trait recruitment; yellow home 1 at e5 2; tasks red",
    )
    .play("red attack e5 yellow")
    .play("* roll 66")
    .play("* roll 1266")
    .expect("red e5 4; yellow e5 0 returning 2; game phase stay");
}

/// Rulebook: Recruitment; Deadly Sting. A recruit counts what it would in an attack of its own colony (Ruling 38).
#[test]
fn a_recruit_brings_its_sting() {
    let _ = scenario(
        "options advanced; red at e5 1 home 1 trait recruitment; yellow home 1 at e5 2 trait deadly-sting; tasks red",
    )
    .play("red attack e5 yellow")
    .play("* roll 66")
    .play("* roll 1")
    // Three points against two: the recruit, worth two, is enough.
    .play("red lose 1")
    .expect("red e5 1; yellow e5 0 returning 0; game phase stay");
}

/// Rulebook: Soldier Caste; Resolve Loses. A soldier is the only ant that makes up for four, if there is but one worker.
#[test]
fn a_soldier_falls_for_four_workers_and_the_worker_lives() {
    let _ = scenario(
        "options advanced; red home 1 at e5 1 majors e5 1 trait soldier-caste; yellow home 1 at e5 4; tasks red",
    )
    .play("red attack e5 yellow")
    .play("* roll 4456")
    .expect("red e5 1 majors-e5 0; yellow e5 0");
}

/// Rulebook: Patrol or Return. At the own nest attackers stay, and patrol.
#[test]
fn attackers_at_their_own_nest_patrol_afterwards() {
    let _ = scenario("options advanced; red home 3; yellow home 1 at e2 1; tasks red")
        .play("red attack e2 yellow")
        .play("* roll 6")
        .play("red return 0")
        .expect("red home 2 patrol-e2 2; yellow e2 0");
}

/// Rulebook: Seal Nest Entrances; Supercolony. All entrances are sealed until the turn ends, ants outside are not safe.
#[test]
fn a_sealed_supercolony_is_sealed_at_every_entrance() {
    let _ = scenario(
        "options advanced; red at e8 2 at e7 2 at d7 2 home 1; \
         yellow nurses 1 at d7 1 card seal-nest-entrances trait supercolony site e7 size 16; tasks red",
    )
    .play("red attack e8 yellow")
    .play("yellow play seal-nest-entrances")
    .expect("red e8 0 returning 2")
    .refuse("red attack e7 yellow", "rule-combat", "refused-sealed")
    .play("red attack d7 yellow")
    .play("* roll 6")
    .play("red return 0")
    .expect("yellow d7 0; red d7 1");
}

/// Rulebook: Supercolony, "remove any Discovery or Trunk marker from the area", whoever built it.
#[test]
fn a_nest_site_replaces_the_trunk_of_another() {
    let _ = scenario(
        "options advanced; red home 1 queens 0 trait trunk-building trunk e7; \
         yellow home 1 drones 1 food 9 trait supercolony; marker d7 prey 2; nest",
    )
    .play("yellow lay 0 0")
    .play("yellow fly")
    .expect("game phase found player yellow")
    .play("yellow found e7")
    .expect("red trunks 0; yellow sites 1 size 16 queens 2");
}

/// Rulebook: Mutate; Type Restriction. What the drawer wins before bidding for the card drawn may bar it from that one.
#[test]
fn a_trait_won_by_mutate_bars_its_owner_from_the_trait_that_was_drawn() {
    let _ =
        scenario("options advanced; red home 1 dna 9 card mutate; yellow home 1 dna 9; draw red")
            .play("* card mace")
            .expect("game phase auction player red")
            .play("red play mutate red")
            .play("* card deadly-sting")
            .play("red bid 1")
            .play("yellow pass")
            .expect("red traits deadly-sting dna 8; game phase auction player red")
            .refuse("red bid 1", "rule-auction", "refused-same-type")
            .play("red pass")
            .play("yellow bid 1")
            .expect("yellow traits mace dna 8; game phase move player red");
}

/// Rulebook: Multiple Traits, "when you win your 2nd trait card you must pay double": also if the second auction was
/// begun before the first had ended.
#[test]
fn a_trait_won_in_between_doubles_the_price_of_the_one_that_was_drawn() {
    let _ = scenario(
        "options advanced; red home 1 dna 9 card hybridization; yellow home 1 dna 0; draw red",
    )
    .play("* card mace")
    .play("red play hybridization red")
    .play("* roll 1")
    .play("red auction")
    .play("* card camouflage")
    .play("red bid 2")
    .play("yellow pass")
    .expect("red traits camouflage dna 8")
    .play("red bid 4")
    .play("yellow pass")
    .expect("red dna 0; game phase move");
}

/// Rulebook: Prolific Queen; Check Brood Size. The eggs of a prolific queen need nurses at the next check.
#[test]
fn many_eggs_need_more_nurses_in_the_next_turn() {
    let _ = scenario(
        "options advanced; red home 2 nurses 1 food 12 trait prolific-queen size 40; yellow home 1 queens 0; nest",
    )
    .play("red lay 8 3")
    .expect("red brood 11 food 0 stored 0")
    .play("* card ant-dispersed-seeds")
    .refuse("red done", "rule-brood-size", "refused-brood-size")
    .play("red lift e2 1")
    .play("red put nurses")
    .play("red done")
    .expect("red nurses 2 brood 11");
}

/// Rulebook: Bivouac, "10 times the number of workers": others may build, and keep the queen alive, but add nothing.
#[test]
fn medias_hold_a_bivouac_together_without_making_room() {
    let _ = scenario(
        "options advanced; red home 1 medias builders 2 trait bivouac trait porter-caste; yellow home 1; move red",
    )
    .expect("red capacity 0")
    .play("red done")
    .play("red done")
    .expect("red queens 1");
}

/// Rulebook: One Queen, "10 or more workers": medias are none.
#[test]
fn one_queen_counts_workers_alone() {
    let play = |with: &str| {
        scenario(&format!(
            "options advanced; red home 1 card one-queen; yellow queens 3 {with} trait guard-caste; tasks red"
        ))
    };
    let _ = play("home 4 returning 5 medias reserves 6").refuse(
        "red play one-queen yellow",
        "rule-hand-cards",
        "refused-two-queens",
    );
    let _ = play("home 4 returning 5 reserves 1")
        .play("red play one-queen yellow")
        .expect("yellow queens 1");
}

/// Rulebook: Guest Queen, half rounded down, of their owner's choice; Nuptial Flight.
#[test]
fn of_three_reproductives_a_guest_queen_costs_the_one_without_a_mate() {
    let _ = scenario(
        "options advanced; red home 1 virgin-queens 1 drones 2 food 9 guests 1; yellow home 1; nest",
    )
    .play("red lay 0 0")
    .play("red fly")
    .expect("red score 4 guests 0 drones 0");
}

/// Rulebook: Additional Players; six colonies. One is attacked, the others stay; the winner patrols among them.
#[test]
fn of_six_players_in_an_area_one_is_attacked() {
    let _ = scenario(
        "options advanced players=6; red home 1 at d5 4; yellow home 1 at d5 1; blue home 1 at d5 2; \
         green home 1 at d5 3; black home 1 at d5 4; white home 1 at d5 5; tasks red",
    )
    .play("red attack d5 blue")
    .play("* roll 45")
    .play("red return 0")
    .expect(
        "red d5 2 patrol-d5 2; blue d5 0; yellow d5 1; green d5 3; black d5 4; white d5 5; game phase tasks player red",
    );
}

/// Rulebook: Patrollers Search. With six players five can search; each has its own dice, clockwise, and one is enough.
#[test]
fn of_five_patrols_the_third_finds_the_scout() {
    let position = scenario(
        "options advanced players=6; green home 1 at d4 1; red home 1 at d5 1 patrol d5 1; \
         yellow home 1 at d5 1 patrol d5 1; blue home 1 at d5 1 patrol d5 1; black home 1 at d5 1 patrol d5 1; \
         white home 1 at d5 1 patrol d5 1; one green",
    )
    .play("green lift d4 1")
    .play("green put d5")
    .play("green done")
    .play("green scout d5")
    .play("* roll 4")
    .expect("game phase react player black")
    .play("black return 1")
    .play("* roll 6")
    .expect("game phase react player white")
    .play("white reinforce 0")
    .play("* roll 1");
    let _ = position.expect(
        "green d5 0 returning 0; black d5 0 returning 1; white patrol-d5 1; red patrol-d5 1; yellow patrol-d5 1",
    );
}

/// Rulebook: Winning the Game, Ties. Of six with as many points the most DNA wins, and equal DNA is shared.
#[test]
fn of_six_with_sixteen_points_the_most_dna_wins() {
    let _ = scenario(
        "options advanced players=6; red home 1 score 16 dna 3; yellow home 1 score 17 dna 2; \
         blue home 1 score 17 dna 4; green home 1 score 17 dna 4; black home 1 score 5 dna 9; white out; \
         white score 17; nest",
    )
    .expect("game phase over; blue place 1; green place 1; yellow place 3");
}

/// Rulebook: Trunk Building, Foraging Trail. Next to a trunk no trail is needed, whatever lies between it and the nest.
#[test]
fn food_goes_from_trunk_to_nest_without_a_trail() {
    // Red's nest is in e2; from f4 the trunk in e4 is next, and nobody stands between it and the nest.
    let _ = scenario(
        "options advanced; red home 1 at f4 5 trait trunk-building trunk e4; yellow home 1; marker f4 prey 2; tasks red",
    )
    .play("red harvest f4 5")
    .expect("red food 5");
}

/// Rulebook: Thief Ants, "during the Nest Phase against any opponent who has 2 or more food units", half rounded down.
#[test]
fn thief_ants_leave_the_larger_half() {
    let _ = scenario(
        "options advanced; red home 1 card thief-ants queens 0; yellow home 1 food 5 nurses 1; nest",
    )
    .expect("game phase nest-cards player red")
    .play("red play thief-ants yellow")
    .expect("yellow food 2");
}
