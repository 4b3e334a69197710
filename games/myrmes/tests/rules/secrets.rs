//! What is secret: only plans of event and births, until everybody has made theirs.

use engine::chance::pick;
use engine::secret::watched;
use engine::testkit::Scenario;
use engine::{Awaited, Game, Observer, QuickDice, Seat, Seats};
use formicary_myrmes::{Action, Myrmes, Phase};

use super::{alone, scenario, two};

/// Who might learn something if the seat with this index does this.
#[track_caller]
fn learned(position: &Scenario<Myrmes>, seat: usize, action: &str) -> Seats {
    let mut game = position.state().clone();
    let action = action.parse().expect("it is an action");
    let (played, learned) = watched(|| game.play(Seat::new(seat), action));
    played.expect("it is allowed");
    learned
}

#[test]
fn a_first_plan_reveals_nothing() {
    let position = two("dice 5 1 1; plan");
    assert_eq!(learned(&position, 0, "event soldier"), Seats::NONE);
    let position = position.play("red event soldier");
    assert_eq!(learned(&position, 0, "births larvae 3"), Seats::NONE);
    assert_eq!(learned(&position, 1, "event hexagon"), Seats::NONE);
}

#[test]
fn the_last_plan_reveals_all_of_them() {
    let position = scenario("options base players=3; dice 5 1 1; plan")
        .play("red event soldier")
        .play("red births larvae 3")
        .play("blue event hexagon")
        .play("blue births none")
        .play("yellow event soldier");
    let told = learned(&position, 1, "births none");
    for seat in 0..3 {
        assert!(told.contains(Seat::new(seat)), "{seat}");
    }
}

#[test]
fn a_plan_is_seen_by_nobody_else() {
    let before = two("dice 5 1 1; plan");
    let after = two("dice 5 1 1; plan").play("red event hexagon");
    for observer in Observer::all(2) {
        let [before, after] = [&before, &after].map(|position| position.state().view(observer));
        assert_eq!(before == after, !observer.is(Seat::new(0)));
    }
}

#[test]
fn steps_outside_reveal_nothing() {
    let position = two("prey ladybug m4; red soldiers 1 larvae 3; sortie red m3 2");
    for action in [
        "step m4",
        "step m2",
        "pheromone pair m2-m3",
        "exchange",
        "stop",
    ] {
        assert_eq!(learned(&position, 0, action), Seats::NONE, "{action}");
    }
}

#[test]
fn alone_nothing_is_secret() {
    let position = alone("dice 5 1 1; plan").play("red event soldier");
    let told = learned(&position, 0, "births larvae 3");
    assert!(!told.contains(Seat::new(0)));
}

#[test]
fn nothing_but_the_last_plan_ever_reveals_anything() {
    let mut last_plans = 0;
    for (index, setup) in Myrmes::PROFILE.every_setup().iter().enumerate() {
        let mut dice = QuickDice::new(index as u64);
        let mut game = Myrmes::new(setup).unwrap();
        let mut actions = Vec::new();
        loop {
            let (awaited, learned) = watched(|| game.awaited());
            assert_eq!(learned, Seats::NONE);
            let must = match awaited {
                Awaited::Nobody(_) => break,
                Awaited::Chance => {
                    let chance = game.sample_chance(&mut dice);
                    game.apply_chance(chance).unwrap();
                    continue;
                }
                Awaited::Seats { must, .. } => must,
            };
            let seat = *pick(&must.iter().collect::<Vec<_>>(), &mut dice);
            actions.clear();
            let ((), learned) = watched(|| game.legal_actions(seat, &mut actions));
            assert_eq!(learned, Seats::NONE);
            let action = *pick(&actions, &mut dice);
            let last_plan = game.table().phase == Phase::Plan
                && must.len() == 1
                && matches!(action, Action::Births(_));
            let (played, learned) = watched(|| game.play(seat, action));
            played.unwrap();
            let others = game.players() > 1;
            assert_eq!(learned.contains(seat), last_plan && others, "{action}");
            assert_eq!(learned.is_empty(), !last_plan, "{action}");
            last_plans += u32::from(last_plan);
        }
    }
    assert!(last_plans > 200, "{last_plans}");
}
