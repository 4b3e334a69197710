//! The worked examples of the rulebook, in its order, and whole games that are kept.

use engine::record::{Pins, Record, replay, verify};
use engine::testkit::Scenario;
use engine::{Awaited, Game, Seat};
use formicary_myrmes::Myrmes;

#[track_caller]
fn scenario(text: &str) -> Scenario<Myrmes> {
    Scenario::new(&format!("options base players=4; {text}"))
}

/// Everybody but blue plans nothing.
fn others_plan_nothing(position: Scenario<Myrmes>) -> Scenario<Myrmes> {
    position
        .play("red births none")
        .play("yellow births none")
        .play("black births none")
}

#[test]
fn blue_turns_soldier_plus_one_into_worker_plus_one_and_bears_two_workers_and_a_larva() {
    // Event: the green die shows 5; two larvae move the cube two spaces to the right.
    let position = scenario(
        "dice 5 1 1; blue nurses 4 larvae 2; red larvae 0; yellow larvae 0; black larvae 0; plan",
    )
    .expect("blue event soldier")
    .play("blue event worker")
    // Births: one nurse in the atelier, two for workers, one for larvae.
    .play("blue births larvae 1 workers 2 atelier 1");
    others_plan_nothing(position).expect("blue event worker larvae 1 workers 4 atelier 1");
}

#[test]
fn larvae_plus_two_takes_a_nurse_for_larvae() {
    let plan = "dice 2 1 1; blue larvae 0; red larvae 0; yellow larvae 0; black larvae 0; plan";
    let position = scenario(plan).play("blue births larvae 1");
    others_plan_nothing(position).expect("blue larvae 3");
    let position = scenario(plan).play("blue births workers 2");
    others_plan_nothing(position).expect("blue larvae 0");
}

#[test]
fn with_five_soldiers_and_three_workers_nobody_is_born() {
    let position = scenario(
        "dice 4 1 1; blue nurses 8 soldiers 5 workers 3 larvae 0; red larvae 0; yellow larvae 0; \
         black larvae 0; plan",
    )
    .play("blue births soldiers 3 workers 4 kept 0");
    others_plan_nothing(position).expect("blue soldiers 5 workers 3 reserve 0");
}

#[test]
fn red_sends_a_worker_to_the_gestation_room() {
    let _ = scenario("red larvae 0; work red")
        .refuse("red larder", "rule-colony", "refused-room-too-deep")
        .play("red gestation")
        .expect("red larvae 1; game turn yellow");
}

#[test]
fn with_level_plus_one_a_colony_of_level_zero_uses_the_larder() {
    scenario("red event level; work red")
        .play("red larder")
        .expect("red food 1");
}

#[test]
fn red_walks_over_a_friendly_pheromone_to_a_termite_and_places_a_pheromone() {
    // Black starts on l3 with four players; the exit there is red's with two.
    let position = Scenario::<Myrmes>::new(
        "options base players=2; red level 1 soldiers 1 workers 1; yellow workers 0; \
         red tile pair l5-m4; prey termite k5; work red",
    );
    let _ = position
        .play("red leave l3")
        // Hexagon A.
        .play("red step m3")
        // Friendly pheromone B.
        .play("red step l5")
        .expect("game steps 1; red soldiers 1")
        .play("red step k5")
        .expect("red soldiers 0 food 1 score 12 prey 1; game steps 0")
        .refuse("red step j6", "rule-movement", "refused-no-steps")
        // Size 3: a food, an earth and a sterile mushroom.
        .play("red pheromone line k3-k4-k5")
        .expect("red score 14 workers 0 reserve 8");
}

#[test]
fn the_new_pheromone_holds_a_food_and_an_earth() {
    Scenario::<Myrmes>::new("options base players=2; red level 1; sortie red k5 0")
        .play("red pheromone line k3-k4-k5")
        .expect("k3 food 1 earth 1 stone 0 owner red; red score 12; game turn yellow");
}

#[test]
fn with_level_plus_one_a_colony_of_level_zero_places_size_three_or_builds_a_scavenging() {
    for action in ["pheromone line k3-k4-k5", "build scavenging k4-k5-l4"] {
        Scenario::<Myrmes>::new("options base players=2; red event level food 1; sortie red k5 0")
            .play(&format!("red {action}"))
            .expect("red score 12");
    }
}

#[test]
fn with_hexagon_plus_one_level_three_places_the_pheromone_of_six() {
    Scenario::<Myrmes>::new("options base players=2; red event hexagon level 3; sortie red m3 0")
        .play("red pheromone pyramid m3-m4-m5-n2-n3-o1")
        .expect("red score 18");
}

#[test]
fn red_digs_a_tunnel_beside_a_pheromone() {
    scenario("red tile pair h7-h8; red atelier 2; atelier red")
        .play("red tunnel h9")
        .expect("h9 owner red; red earth 1 exits 2");
}

#[test]
fn yellow_digs_level_one_for_two_earth() {
    scenario("yellow atelier 1 earth 2; atelier yellow")
        .play("yellow deepen")
        .expect("yellow level 1 earth 0");
}

#[test]
fn blue_completes_two_prey_after_red() {
    scenario(
        "objectives prey-2; red completed prey-2 1; season summer; blue ladybugs 1 termites 1 atelier 1; \
         atelier blue",
    )
    .play("blue objective prey-2")
    .expect("blue score 16 prey 0 posted 1; red score 13; yellow score 10");
}

#[test]
fn in_the_second_winter_yellow_with_two_soldiers_eats_three() {
    scenario("year 2; season autumn; yellow soldiers 2 food 4; winter")
        .expect("yellow food 1 eaten 3 score 10 soldiers 2");
}

#[test]
fn four_empty_pheromones_are_enough_for_the_objective() {
    let mut position = Scenario::<Myrmes>::new(
        "options base players=2; objectives pheromones-4; red tile pair m2-m3; red tile pair n1-n2; \
         red tile pair o1-o2; red tile pair n3-n4; red atelier 1; atelier red",
    )
    .play("red objective pheromones-4");
    for tile in ["n3", "n1", "m2", "o1"] {
        position = position.play(&format!("red give {tile}"));
    }
    position.expect("red score 16");
}

fn kept(text: &str) -> Myrmes {
    let record: Record = text.parse().expect("a record");
    replay::<Myrmes>(&record, None, |_, _| {}).expect("it replays")
}

fn places(game: &Myrmes) -> Vec<u8> {
    let Awaited::Nobody(standings) = game.awaited() else {
        panic!("the game is over");
    };
    Seat::all(game.players())
        .map(|seat| standings.places[seat])
        .collect()
}

#[test]
fn three_players_play_nine_turns_and_three_winters() {
    let end = kept(include_str!("records/three-players.txt"));
    assert_eq!(places(&end), [3, 1, 2]);
    assert_eq!(end.table().turn(), 9);
    assert_eq!(end.table().year, 3);
}

#[test]
fn two_players_share_the_victory() {
    let end = kept(include_str!("records/two-players-strict.txt"));
    assert_eq!(places(&end), [1, 1]);
}

#[test]
fn a_solo_game_is_won_after_two_years() {
    let end = kept(include_str!("records/solo-won.txt"));
    assert_eq!(places(&end), [1]);
    assert_eq!(end.table().turn(), 6);
}

#[test]
fn a_solo_game_is_lost() {
    let end = kept(include_str!("records/solo-lost.txt"));
    assert_eq!(places(&end), [2]);
}

#[test]
fn every_kept_record_still_replays_with_chance_from_its_seed() {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/records");
    let mut checked = 0;
    for entry in std::fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        let record: Record = std::fs::read_to_string(&path).unwrap().parse().unwrap();
        assert_eq!(record.game, Myrmes::PROFILE.id);
        let proven = verify::<Myrmes>(&record, &Pins::default())
            .unwrap_or_else(|error| panic!("{path:?}: {error}"));
        assert!(proven.draws >= 5, "{path:?}");
        checked += 1;
    }
    assert_eq!(checked, 8);
}
