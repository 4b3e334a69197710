//! Rulebook: Nest Phase.

use engine::{Game, Observer, Seat};

use super::scenario;

#[test]
fn returning_ants_go_to_the_nest_area_or_a_chamber() {
    let position = scenario("red returning 3 size 2 male-eggs 1 food 3; nest")
        .expect("game phase nest; red chore return");
    assert_eq!(
        position.listed(0, "house"),
        [
            "house e2 1",
            "house e2 2",
            "house e2 3",
            "house builders 1",
            "house builders 2",
            "house builders 3",
            "house nurses 1"
        ]
    );
    let _ = position
        .refuse("red house e3 1", "rule-return-ants", "refused-not-home")
        .refuse("red house nurses 2", "rule-nest-size", "refused-room")
        .refuse("red house e2 4", "rule-return-ants", "refused-group")
        .play("red house nurses 1")
        .play("red house e2 2")
        .expect("red nurses 1 e2 2 returning 0 male-larvae 1");
}

#[test]
fn nurses_builders_and_reproductives_eat() {
    let _ = scenario("red nurses 1 builders 1 virgin-queens 1 drones 1 food 4 at e3 5; nest")
        .expect("red food 0 nurses 1 builders 1 chore flight");
}

#[test]
fn the_owner_chooses_who_goes_for_missing_food() {
    let position = scenario(
        "red size 20 nurses 2 builders 1 drones 1 food 2 female-eggs 1 male-larvae 1 small-pupae 1; nest",
    )
    .expect("red chore adults food 0");
    assert_eq!(
        position.listed(0, "eliminate"),
        [
            "eliminate nurse",
            "eliminate builder",
            "eliminate drone",
            "eliminate female-egg",
            "eliminate male-larva"
        ]
    );
    let _ = position
        .refuse(
            "red eliminate small-pupa",
            "rule-food-shortage",
            "refused-not-for-adults",
        )
        .refuse(
            "red eliminate virgin-queen",
            "rule-food-shortage",
            "refused-none-of-them",
        )
        .play("red eliminate female-egg")
        .play("red eliminate male-larva")
        .expect("red nurses 2 builders 1 drones 1 brood 0 home 1 chore flight");
}

#[test]
fn nothing_is_asked_where_there_is_no_choice() {
    let _ = scenario("red nurses 3 food 1; yellow drones 1 food 1; nest")
        .expect("red nurses 1 food 0 chore none");
}

#[test]
fn pupae_become_workers_virgin_queens_and_drones() {
    let _ = scenario("red small-pupae 2 large-pupae 1 male-pupae 3; nest")
        .expect("red e2 2 virgin-queens 1 drones 3 brood 0 chore flight");
}

#[test]
fn female_larvae_eat_one_or_three() {
    let position =
        scenario("red female-larvae 2 male-larvae 1 food 7; nest").expect("red chore diet");
    assert_eq!(
        position.listed(0, "raise"),
        ["raise 0", "raise 1", "raise 2"]
    );
    let _ = position
        .refuse("red raise 3", "rule-feed-larvae", "refused-diet")
        .play("red raise 1")
        .expect("red small-pupae 1 large-pupae 1 male-pupae 1 food 2 chore lay");
}

#[test]
fn eggs_may_be_eaten_to_raise_a_large_pupa() {
    let position = scenario("red female-larvae 1 female-eggs 1 male-eggs 2 food 1; nest");
    assert_eq!(position.listed(0, "raise"), ["raise 0", "raise 1"]);
    let _ = position
        .play("red raise 1")
        .expect("red chore larvae")
        .refuse("red lay 0 0", "rule-lay-eggs", "refused-when-lay")
        .play("red eliminate male-egg")
        .play("red eliminate male-egg")
        .expect("red large-pupae 1 female-larvae 1 male-larvae 0");
}

#[test]
fn for_missing_food_larvae_or_eggs_go() {
    let position = scenario(
        "red female-larvae 2 male-larvae 1 female-eggs 1 food 1; yellow drones 1 food 1; nest",
    )
    .expect("red chore larvae");
    assert_eq!(
        position.listed(0, "eliminate"),
        [
            "eliminate female-egg",
            "eliminate female-larva",
            "eliminate male-larva"
        ]
    );
    let _ = position
        .play("red eliminate male-larva")
        .play("red eliminate female-egg")
        .expect("red small-pupae 2 male-pupae 0 female-larvae 0");
}

#[test]
fn eggs_hatch_into_larvae_of_their_sex() {
    let _ = scenario("red female-eggs 2 male-eggs 1; nest")
        .expect("red female-eggs 0 male-eggs 0 female-larvae 2 male-larvae 1 chore lay");
}

#[test]
fn the_queen_lays_up_to_six_eggs_for_a_food_each() {
    let position =
        scenario("red size 20 food 9; yellow drones 1 food 1; nest").expect("red chore lay");
    assert_eq!(position.listed(0, "lay").len(), 28);
    let _ = position
        .refuse("red lay 4 3", "rule-lay-eggs", "refused-eggs")
        .play("red lay 4 2")
        .expect("red female-eggs 4 male-eggs 2 food 0 discarded 3");
}

#[test]
fn eggs_need_room() {
    let _ = scenario("red size 3 drones 1 food 9; nest")
        .refuse("red lay 3 0", "rule-lay-eggs", "refused-eggs")
        .play("red lay 2 0")
        .expect("red female-eggs 2");
}

#[test]
fn larvae_may_be_eaten_for_new_eggs() {
    let _ = scenario("red size 9 male-eggs 2 food 1; yellow drones 1 food 1; nest")
        .refuse("red lay 4 0", "rule-lay-eggs", "refused-eggs")
        .play("red lay 3 0")
        .expect("red chore eggs")
        .play("red eliminate male-larva")
        .play("red eliminate male-larva")
        .expect("red female-eggs 3 male-larvae 0 chore none");
}

#[test]
fn food_left_over_is_discarded() {
    let _ = scenario("red food 5; yellow drones 1 food 1; nest")
        .play("red lay 0 0")
        .expect("red food 0 discarded 5 chore none");
}

#[test]
fn flights_are_sealed_and_held_together() {
    let _ = scenario(
        "red virgin-queens 2 drones 1 food 3; yellow drones 2 food 2 at e8 1; red at e2 1; nest",
    )
    .play("red fly")
    .expect("red score 0 virgin-queens 2 chore none")
    .refuse("red stay", "rule-turn-order", "refused-not-your-turn")
    .play("yellow stay")
    .expect("red score 6 virgin-queens 0 drones 0; yellow score 0 drones 2")
    .expect("game turn 2 phase move player red");
}

#[test]
fn without_reproductives_there_is_no_flight() {
    let _ = scenario("red at e2 1; yellow drones 1 food 1; nest")
        .refuse("red fly", "rule-turn-order", "refused-not-your-turn")
        .refuse("yellow lay 0 0", "rule-lay-eggs", "refused-when-lay")
        .play("yellow fly")
        .expect("yellow score 1");
}

#[test]
fn who_has_decided_about_a_flight_is_known_while_others_are_busy() {
    let decided = |text: &str, seat: usize| {
        let view = scenario(text).state().view(Observer::Spectator);
        view.table.has_decided(Seat::new(seat))
    };
    // Ants that could fly decide nothing before the nest phase.
    assert!(!decided("red drones 1 home 1; yellow home 1; move red", 0));
    let nest = scenario("red drones 1 food 1; yellow drones 1 food 1; nest").play("red stay");
    let view = nest.state().view(Observer::Spectator);
    assert!(view.table.has_decided(Seat::new(0)));
    assert!(!view.table.has_decided(Seat::new(1)));
}
