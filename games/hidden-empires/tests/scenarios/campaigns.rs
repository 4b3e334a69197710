//! Sequences over several turns and players, written from the rulebook.

use super::*;

/// Rulebook: Patrollers React, Retreat; Attack. Those who retreat are out of the fight, come home in the Nest Phase
/// and move again in the next turn; the one who stays still patrols.
#[test]
fn a_patrol_that_retreats_leaves_the_rest_to_the_attack_and_comes_home() {
    let position = scenario(
        "options advanced; red home 1 at e5 3 patrol e5 3; yellow home 1 at e6 1; one yellow",
    )
    .play("yellow lift e6 1")
    .play("yellow put e5")
    .play("yellow done")
    .play("yellow scout e5")
    .play("* roll 456")
    .expect("game phase react player red")
    .play("red return 2")
    .expect("red e5 1 patrol-e5 1 returning 2; yellow e5 1");
    // One against one.
    position
        .play("yellow attack e5 red")
        .play("* roll 6")
        .expect("red e5 0 patrol-e5 0 returning 2; yellow e5 0")
        .play("yellow done")
        .expect("game phase nest")
        .play("red house e2 1")
        .play("red house reserves 1")
        .expect("red home 2 reserves 1 returning 0");
}

/// Rulebook: Foraging, Patrollers. When the patrol has left, the scout and its reserves may forage.
#[test]
fn where_the_patrol_has_left_the_scout_and_its_reserves_forage() {
    let _ = scenario(
        "options advanced; red home 1 at e7 2 patrol e7 2; yellow home 1 reserves 2; marker e7 prey 2; one yellow",
    )
    .play("yellow lift e8 1")
    .play("yellow put e7")
    .play("yellow done")
    .play("yellow scout e7")
    .play("* roll 44")
    .play("red return 2")
    .play("yellow reinforce 2")
    .expect("yellow e7 3 reserves 0 trail-e7 free")
    .play("yellow harvest e7 3")
    .expect("yellow food 3");
}

/// Rulebook: Patrollers React. As long as a patrol is there, nobody else forages, and nobody patrols beside it.
#[test]
fn where_the_patrol_stays_the_scout_neither_forages_nor_patrols() {
    let _ = scenario(
        "options advanced; red home 1 at e7 2 patrol e7 2 reserves 1; yellow home 1; marker e7 prey 2; one yellow",
    )
    .play("yellow lift e8 1")
    .play("yellow put e7")
    .play("yellow scout e7")
    .play("* roll 44")
    .play("red reinforce 1")
    .expect("red e7 3 patrol-e7 3; yellow e7 1")
    .refuse("yellow harvest e7 1", "rule-foraging", "refused-guarded")
    .refuse("yellow patrol e7", "rule-patrol", "refused-shared-patrol");
}

/// Rulebook: Mace. Only defenders who scatter carry brood to safety, not those who are driven off.
#[test]
fn who_is_driven_off_carries_no_brood_to_safety() {
    let _ = scenario(
        "options advanced; red at e8 4 home 1 trait mace; yellow nurses 2 female-eggs 2; tasks red",
    )
    .play("red attack e8 yellow")
    .play("* roll 56")
    .play("* roll 1256")
    .expect("yellow nurses 0 returning 2; game phase loot")
    .play("red carry female-egg 2")
    .expect("red food 2; yellow female-eggs 0");
}

/// Rulebook: Recruitment; Kill the Queen. Recruits go home before the queen is hunted.
#[test]
fn recruits_do_not_hunt_their_own_queen() {
    let _ = scenario(
        "options advanced; red at e8 2 home 1 trait recruitment; yellow nurses 3; tasks red",
    )
    .play("red attack e8 yellow")
    .play("* roll 666")
    .play("* roll 11")
    // Four points against one; a recruit is given up.
    .play("red lose 1")
    .expect("yellow nurses 0 returning 1; red e8 2; game phase loot")
    .play("red hunt")
    .refuse("* roll 666", "rule-chance", "refused-impossible-chance")
    .play("* roll 66")
    .expect("yellow queens 1; red returning 2");
}

/// Rulebook: Carry Off Brood, Food Units. What was carried home feeds nurse and larva in the same game turn.
#[test]
fn brood_that_was_carried_off_feeds_the_nest_in_the_same_game_turn() {
    let _ = scenario(
        "options advanced; red at e8 2 nurses 1 female-larvae 1; yellow at e6 1 female-eggs 2 queens 0; tasks red",
    )
    .play("red attack e8 yellow")
    .play("red carry female-egg 2")
    .expect("red food 2 returning 2")
    .play("* card ant-dispersed-seeds")
    .play("yellow done")
    .play("yellow done")
    .play("yellow done")
    .play("red house reserves 2")
    .expect("red food 0 small-pupae 1 nurses 1 reserves 2");
}

/// Rulebook: Slave Making. Stolen pupae emerge in the next Nest Phase as workers of the thief, and fight for it.
#[test]
fn stolen_pupae_are_workers_of_the_thief_in_the_next_turn() {
    let _ = scenario(
        "options advanced; red home 1; yellow at e2 3 nurses 1 food 9 trait slave-making; red small-pupae 2 home 0; tasks yellow",
    )
    .play("yellow attack e2 red")
    .play("yellow capture small-pupa 2")
    .expect("yellow small-pupae 2 returning 2 e2 1; red small-pupae 0")
    .play("yellow pass")
    .expect("game phase nest; yellow returning 3")
    .play("yellow house e8 3")
    .expect("yellow reserves 2 small-pupae 0 e8 3");
}

/// Rulebook: Slave Making; Check Nest Size. A full nest takes stolen pupae: its size is checked in the next Move step.
#[test]
fn stolen_pupae_need_no_room_before_the_next_check() {
    let _ = scenario(
        "options advanced; red small-pupae 3; yellow at e2 3 home 1 drones 6 size 6 food 9 trait slave-making; tasks yellow",
    )
    .play("yellow attack e2 red")
    .play("yellow capture small-pupa 3")
    .expect("yellow small-pupae 3");
}

/// Rulebook: Supercolony. A queen for each marker lays six eggs; with her marker go ten points of size, and what is too
/// much must leave at the next check.
#[test]
fn a_lost_nest_site_shrinks_the_nest_and_the_clutch() {
    let _ = scenario(
        "options advanced; red at e7 2 home 1; yellow home 1 nurses 2 female-eggs 6 food 40 trait supercolony site e7 size 16; tasks red",
    )
    .play("red attack e7 yellow")
    .play("* roll 66")
    .expect("yellow nurses 0; red e7 0")
    .expect("yellow queens 2 size 16");
    let position = scenario(
        "options advanced; red at e7 3 home 1; yellow home 1 nurses 1 female-eggs 9 food 40 trait supercolony site e7 size 16; tasks red",
    )
    .play("red attack e7 yellow")
    .play("* roll 6")
    .play("red hunt")
    .play("* roll 16")
    .expect("yellow queens 1 sites 0 size 6 nest e8");
    let _ = position
        .play("red done")
        .play("* card ant-dispersed-seeds")
        .refuse("yellow done", "rule-nest-size", "refused-nest-size");
}

/// Rulebook: Patrol or Return. Nobody stays at a nest site of another either.
#[test]
fn nobody_stays_at_an_opposing_nest_site() {
    let _ = scenario(
        "options advanced; red at e7 3 home 1; yellow at e7 1 home 1 trait supercolony site e7 size 16; tasks red",
    )
    .play("red attack e7 yellow")
    .play("* roll 6")
    .expect("game phase invade")
    .play("red pass")
    .expect("red e7 0 returning 2");
}

/// Rulebook: Guest Queen. Each takes half, rounded down, of those who are left.
#[test]
fn two_guest_queens_halve_the_flight_twice() {
    let _ = scenario(
        "options advanced; red home 1 virgin-queens 4 drones 4 food 9 guests 2; yellow home 1; nest",
    )
    .play("red fly")
    // Eight, then four, then two: a pair.
    .expect("red score 4 guests 0");
}

/// Rulebook: Restart. Score and DNA stay, the traits go, and with them what they brought: sites, trunks, stores.
#[test]
fn whoever_begins_anew_leaves_sites_trunks_and_stores_behind() {
    let _ = scenario(
        "options advanced restart=on; red home 3 nurses 2 stored 9 queens 0 score 7 dna 4 trait trunk-building trunk f2 trait replete medias storage 1; yellow home 1; draw red",
    )
    .play("red nest e5")
    .expect("red trunks 0 sites 0 stored 0 storage 0 traits none score 7 dna 4 size 6 e5 6 queens 1");
}

/// Rulebook: Down with the Queen. One of several queens is enough, in a nest site as well.
#[test]
fn down_with_the_queen_a_queen_of_a_nest_site_counts() {
    let _ = scenario(
        "options advanced down-with-the-queen=on; red at e7 2 home 1; yellow home 1 trait supercolony site e7 size 16; tasks red",
    )
    .play("red attack e7 yellow")
    .play("red hunt")
    .play("* roll 16")
    .expect("game phase over; red place 1; yellow place 2");
}

/// Rulebook: Suicide Bombing inside the nest, after Repellent; then the queen is hunted by those who are left.
#[test]
fn nurses_explode_inside_the_nest_after_repellent() {
    let _ = scenario(
        "options advanced; red at e8 5 home 1 trait repellent; yellow nurses 3 trait suicide-bombing; tasks red",
    )
    .play("red attack e8 yellow")
    .play("* roll 666")
    .play("* roll 16666")
    .expect("yellow nurses 2 returning 1; game phase bomb player yellow")
    .play("yellow bomb 2")
    .play("* roll 25")
    // Two attackers and a nurse are gone: three against one.
    .expect("yellow nurses 0; red e8 2; game phase loot");
}

/// Rulebook: Shared Area. A scout that has stayed keeps the guard from patrolling in its own next turn; the guard may
/// attack it or leave.
#[test]
fn a_scout_that_has_stayed_ends_the_patrol_in_the_next_turn() {
    let _ = scenario(
        "options advanced; red home 1 at e5 3 patrol e5 3; yellow at e6 1 queens 0; one yellow",
    )
    .play("yellow lift e6 1")
    .play("yellow put e5")
    .play("yellow scout e5")
    .play("* roll 456")
    .play("red reinforce 0")
    .expect("red patrol-e5 3; yellow e5 1")
    .play("yellow done")
    .play("* card ant-dispersed-seeds")
    .play("red done")
    .play("red done")
    .refuse("red patrol e5", "rule-patrol", "refused-shared-patrol")
    .play("red attack e5 yellow")
    .play("* roll 6")
    .play("red return 0")
    .expect("red e5 2 patrol-e5 2; yellow e5 0");
}

/// Rulebook: Slave Making, Repletes. They keep the food that they brought, without the trait of their own nest.
#[test]
fn a_stolen_replete_holds_its_food_through_the_nest_phase() {
    let _ = scenario(
        "options advanced; red queens 0 trait replete medias storage 2 stored 17; yellow at e2 3 trait slave-making; tasks yellow",
    )
    .play("yellow attack e2 red")
    .play("yellow capture replete 1")
    .expect("yellow storage 1 stored 10; red storage 1 stored 7")
    .play("yellow pass")
    .play("yellow house e8 3")
    .expect("yellow stored 10 storage 1; red stored 7");
}

/// Rulebook: Poor Growing Season, Reshuffle; Fewer Events. All events are in the deck again, that one as well.
#[test]
fn fewer_events_the_whole_deck_of_events_is_shuffled_after_a_poor_season() {
    let _ = scenario(
        "options advanced fewer-events=on; red home 1 queens 0; yellow home 1 queens 0; \
         discard ant-dispersed-seeds; discard caterpillars; marker e5 plants 2; game-turn",
    )
    .expect("game deck 21 discards 2")
    .play("* card poor-growing-season")
    .expect("game deck 23 discards 0; e5 value 1; game phase move");
}

/// Rulebook: Realistic Time Scale and Restart. A new colony has no traits, and none come back.
#[test]
fn in_the_realistic_time_scale_a_new_colony_has_no_traits() {
    let _ = scenario(
        "options advanced realistic-time-scale=on restart=on; red home 1 queens 0 trait mace trait camouflage; yellow home 1; draw red",
    )
    .expect("game phase restart")
    .play("red nest e5")
    .expect("red traits none; game phase move");
}

/// Rulebook: Random Turn Order. There is a counter from every player; whoever has died out has no turn when it is drawn.
#[test]
fn the_counter_of_a_colony_that_is_out_brings_no_turn() {
    let _ = scenario(
        "options advanced players=3 turn-order=random; red home 1 queens 0; yellow out; blue home 1 queens 0; game-turn",
    )
    .play("* next yellow")
    .expect("game phase next-player")
    .play("* next blue")
    .expect("game phase draw-card");
}

/// Ruling 53: a food unit from the box for each, and no flour.
#[test]
fn what_one_miller_has_milled_another_does_not_mill_again() {
    let milled = |food: u8| {
        scenario(&format!(
            "options advanced; red majors storage 2 trait miller-caste food {food} queens 0 drones 1; yellow drones 1 food 1; nest"
        ))
    };
    // The drone eats one.
    let _ = milled(1).expect("red drones 1 discarded 3");
    let _ = milled(3).expect("red drones 1 discarded 8");
}
