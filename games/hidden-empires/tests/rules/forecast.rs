//! What players can foresee.

use engine::Seat;
use formicary_hidden_empires::forecast::{Defence, Odds};
use formicary_hidden_empires::{Action, Area};

use super::scenario;

const RED: Seat = Seat::new(0);

fn area(name: &str) -> Area {
    Area::from_name(name).expect("an area")
}

fn odds(position: &str, defence: Defence) -> Odds {
    let position = scenario(position);
    let table = position.state().table();
    let odds = table.odds(RED, area("e5"), Seat::new(1), defence);
    odds.expect("they share the area")
}

fn near(one: f64, other: f64) -> bool {
    (one - other).abs() < 1e-9
}

#[test]
fn the_food_of_a_turn_is_foreseen() {
    let position = scenario(
        "red at d2 8 at e3 2 at e4 5 nurses 2 builders 1 drones 1 female-larvae 3 male-larvae 1; \
         marker d2 prey 2; marker e3 plants 2; marker e4 aphids 1; tasks red",
    );
    let table = position.state().table();
    // Eight ants beside the nest, but six harvest at most; two tend two plants; of five ants beyond
    // them only as many as the trail serves are worth a die.
    assert_eq!(
        table.best_forage(RED, area("d2")),
        Some((Action::Harvest(area("d2"), 6), 6))
    );
    assert_eq!(
        table.best_forage(RED, area("e3")),
        Some((Action::Tend(area("e3")), 2))
    );
    assert_eq!(
        table.best_forage(RED, area("e4")),
        Some((Action::Harvest(area("e4"), 2), 2))
    );
    assert_eq!(table.best_forage(RED, area("e5")), None);
    assert_eq!(table.expected_food(RED), 10);
    assert_eq!(table.colony(RED).food_needed(), 8);
    assert_eq!(table.colony(RED).all_ants(), 18);
    let after = position.play("red tend e3");
    assert_eq!(after.state().table().expected_food(RED), 8);
}

#[test]
fn whoever_stands_loses_as_many_as_the_other() {
    let odds = odds("red at e5 3; yellow at e5 2; tasks red", Defence::Stand);
    assert!(near(odds.won, 1.0));
    assert!(near(odds.attackers_lost, 2.0) && near(odds.defenders_lost, 2.0));
    assert!(near(odds.defenders_gone, 0.0));
}

#[test]
fn dice_decide_how_many_flee() {
    // Two against two: somebody flees with three chances in four; otherwise all die.
    let odds = odds("red at e5 2; yellow at e5 2; tasks red", Defence::Flee);
    assert!(near(odds.won, 0.75) && near(odds.tied, 0.25) && near(odds.lost, 0.0));
    assert!(near(odds.defenders_gone, 1.0));
    // Nobody, one or two of them die, and as many attackers.
    assert!(near(odds.attackers_lost, 1.0) && near(odds.defenders_lost, 1.0));
}

#[test]
fn a_weapon_is_reckoned_with() {
    let position = "advanced; red at e5 2 trait mace; yellow at e5 2; tasks red";
    let odds = odds(position, Defence::Stand);
    // Two dice that hit with four of six: nobody is driven off with one chance in nine.
    assert!(near(odds.tied, 1.0 / 9.0) && near(odds.won, 8.0 / 9.0));
    assert!(near(odds.defenders_gone, 4.0 / 3.0));
}

#[test]
fn defenders_that_explode_take_others_along() {
    // One against two: the defender explodes with three chances in six and takes one, two or three
    // along; otherwise it is lost to the larger side.
    let position = "advanced; red at e5 2; yellow at e5 1 trait suicide-bombing; tasks red";
    let odds = odds(position, Defence::Stand);
    assert!(near(odds.won, 4.0 / 6.0) && near(odds.tied, 2.0 / 6.0));
    assert!(near(odds.attackers_lost, (3.0 + 1.0 + 2.0 + 2.0) / 6.0));
    assert!(near(odds.defenders_lost, 1.0));
}

#[test]
fn a_fight_in_a_nest_is_foreseen() {
    let position = "advanced; red at e8 3; yellow nurses 1 builders 1; tasks red";
    let position = scenario(position);
    let table = position.state().table();
    let odds = table.odds(RED, area("e8"), Seat::new(1), Defence::Stand);
    let odds = odds.expect("nests can be invaded");
    assert!(near(odds.won, 1.0));
    assert!(near(odds.attackers_lost, 2.0) && near(odds.defenders_lost, 2.0));
    assert!(
        table
            .odds(RED, area("e5"), Seat::new(1), Defence::Stand)
            .is_none()
    );
}

#[test]
fn blockers_turn_attackers_back_before_the_fight() {
    let position = scenario(
        "options advanced players=2; red at e8 3; \
         yellow nurses 1 majors reserves 1 trait blocker-caste; tasks red",
    );
    let table = position.state().table();
    let odds = table.odds(RED, area("e8"), Seat::new(1), Defence::Stand);
    let odds = odds.expect("nests can be invaded");
    // One ant or two are left after a 2 or a 1; nobody after anything else.
    assert!(near(odds.attackers_blocked, (1.0 + 2.0 + 4.0 * 3.0) / 6.0));
    assert!(odds.lost >= 4.0 / 6.0 - 1e-9);
    assert!(near(odds.won + odds.tied + odds.lost, 1.0));
}

#[test]
fn nobody_defends_an_empty_nest() {
    let position = scenario("options advanced players=2; red at e8 3; yellow food 1; tasks red");
    let table = position.state().table();
    let odds = table.odds(RED, area("e8"), Seat::new(1), Defence::Stand);
    let odds = odds.expect("nests can be invaded");
    assert!(near(odds.won, 1.0) && near(odds.attackers_lost, 0.0));
}
