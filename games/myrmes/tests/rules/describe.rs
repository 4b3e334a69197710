//! What is told about what happens.

use engine::{Event, Game, Message, Observer};
use formicary_myrmes::Myrmes;

use super::{alone, scenario, two};

/// The keys of everything that follows from an event.
fn follows(before: &engine::testkit::Scenario<Myrmes>, text: &str) -> Vec<Message> {
    let (who, what) = text.split_once(' ').unwrap();
    let event = match who {
        "*" => Event::Chance(what.parse().unwrap()),
        _ => Event::Action(
            engine::Seat::new(
                Myrmes::PROFILE
                    .seats
                    .iter()
                    .position(|&seat| seat == who)
                    .unwrap(),
            ),
            what.parse().unwrap(),
        ),
    };
    let mut after = before.state().clone();
    after.apply(event).expect("it is allowed");
    before.state().aftermath(&after, Observer::Spectator)
}

fn keys(messages: &[Message]) -> Vec<&'static str> {
    messages.iter().map(|message| message.key).collect()
}

#[test]
fn nothing_is_said_about_winter_before_the_first_spring() {
    let position = alone("begin").play(
        "* prey spider spider spider spider spider spider termite termite termite termite termite",
    );
    assert!(keys(&follows(&position, "* objectives food-3 prey-2")).is_empty());
}

#[test]
fn a_new_season_is_announced() {
    assert_eq!(keys(&follows(&two(""), "* dice 1 2 3")), ["log-season"]);
}

#[test]
fn births_are_told_when_everybody_has_planned() {
    let position =
        two("dice 4 1 1; red larvae 0; yellow larvae 0; plan").play("red births larvae 3");
    assert_eq!(
        keys(&follows(&position, "yellow births none")),
        ["log-born", "log-born"]
    );
}

#[test]
fn births_and_harvest_are_told_even_if_nobody_has_a_worker() {
    let position = two(
        "dice 4 1 1; red larvae 0 workers 0; yellow larvae 0 workers 0; \
                        red tile pair m2-m3 earth 2; plan",
    )
    .play("red births larvae 3");
    let told = follows(&position, "yellow births none");
    assert_eq!(
        keys(&told),
        ["log-born", "log-born", "log-harvested", "log-season"]
    );
    // The event of the season that has just passed.
    assert!(told[0].to_string().contains("event-move"), "{}", told[0]);
}

#[test]
fn the_harvest_and_a_bonus_are_told() {
    let position = two("red workers 1; yellow workers 0; red tile pair m2-m3 earth 2; work red");
    assert_eq!(
        keys(&follows(&position, "red gestation")),
        ["log-harvested", "log-season"]
    );
    let position = two("objectives food-3; red completed food-3 1; season summer; \
                        yellow food 3 atelier 2; atelier yellow");
    assert_eq!(
        keys(&follows(&position, "yellow objective food-3")),
        ["log-earlier"]
    );
}

#[test]
fn winter_is_told_for_everybody_once() {
    let position = two("season autumn; red food 5; yellow larvae 3; storage");
    let told = follows(&position, "red keep food 4 earth 0 stone 0");
    assert_eq!(keys(&told), ["log-winter"]);
    let position = position.play("red keep food 4 earth 0 stone 0");
    assert_eq!(keys(&follows(&position, "yellow feed 1")), ["log-winter"]);
}

#[test]
fn a_lost_game_is_told() {
    let position = alone("season autumn; red food 3 larvae 3; winter");
    assert_eq!(
        keys(&follows(&position, "red feed 0")),
        ["log-starved", "log-lost"]
    );
    let position = alone("objectives food-3 prey-2 larvae-5 soldiers-2 food-5 stone-3; storage");
    assert_eq!(
        keys(&follows(&position, "* reveal pheromones-4")),
        ["log-lost"]
    );
}

fn said(
    position: &engine::testkit::Scenario<Myrmes>,
    seat: usize,
    text: &str,
    observer: Observer,
) -> String {
    let event = Event::Action(engine::Seat::new(seat), text.parse().unwrap());
    position
        .state()
        .describe(&event, observer)
        .message
        .to_string()
}

#[test]
fn plans_are_not_told_to_others() {
    let position = two("dice 4 1 1; red larvae 2; plan");
    let red = Observer::Seat(engine::Seat::new(0));
    assert!(said(&position, 0, "event move", red).starts_with("log-event"));
    for other in [Observer::Spectator, Observer::Seat(engine::Seat::new(1))] {
        assert_eq!(
            said(&position, 0, "event move", other),
            "log-plans player=seat 1"
        );
        let event = Event::Action(engine::Seat::new(0), "event move".parse().unwrap());
        assert_eq!(position.state().describe(&event, other).notation, None);
    }
}

#[test]
fn points_are_told_with_what_an_event_adds() {
    let position = two("red event point level 1; sortie red m3 0");
    let told = said(&position, 0, "pheromone line m2-m3-m4", Observer::Spectator);
    assert!(told.contains("points=3"), "{told}");
}

#[test]
fn a_mix_of_earth_and_stone_is_told() {
    let position = two("objectives earth-stone-2; red earth 2 stone 2 atelier 1; atelier red");
    let told = said(
        &position,
        0,
        "objective earth-stone-2 earth 2",
        Observer::Spectator,
    );
    assert!(told.contains("earth=2 stone=0"), "{told}");
}

/// Only births may look alike: nurses who bring nothing may do so on several tracks.
#[test]
fn whoever_chooses_can_tell_the_choices_apart() {
    use engine::chance::pick;
    use engine::{Awaited, QuickDice};
    for setup in Myrmes::PROFILE.every_setup().iter().step_by(5) {
        let mut game = Myrmes::new(setup).unwrap();
        let mut dice = QuickDice::new(3);
        loop {
            match game.awaited() {
                Awaited::Nobody(_) => break,
                Awaited::Chance => {
                    let chance = game.sample_chance(&mut dice);
                    game.apply_chance(chance).unwrap();
                }
                awaited @ Awaited::Seats { .. } => {
                    let seat = awaited.actors().first().unwrap();
                    let mut actions = Vec::new();
                    game.legal_actions(seat, &mut actions);
                    let mut told = std::collections::BTreeSet::new();
                    for &action in &actions {
                        let event = Event::Action(seat, action);
                        let message = game.describe(&event, Observer::Seat(seat)).message;
                        let new = told.insert(message.to_string());
                        assert!(new || message.key == "log-births", "{message}");
                    }
                    game.play(seat, *pick(&actions, &mut dice)).unwrap();
                }
            }
        }
    }
}

#[test]
fn only_cubes_that_are_there_are_told() {
    let position = scenario("options base players=2 cubes=counted; stock earth 1; sortie red m3 0");
    let told = said(&position, 0, "pheromone pair m2-m3", Observer::Spectator);
    assert!(told.contains("earth=1"), "{told}");
}

/// What is told of an action itself.
fn told(before: &engine::testkit::Scenario<Myrmes>, seat: usize, action: &str) -> String {
    let event = Event::Action(engine::Seat::new(seat), action.parse().expect("an action"));
    let account = before.state().describe(&event, Observer::Spectator);
    account.message.to_string()
}

#[test]
fn what_has_run_out_is_not_told_as_a_gain() {
    let counted = |text: &str| scenario(&format!("options base players=2 cubes=counted; {text}"));
    let gains = [
        ("red level 1; stock food 0; work red", "larder", "count=0"),
        ("red level 1; stock food 1; work red", "larder", "count=1"),
        (
            "red level 2; stock stone 0; work red",
            "quarry stone",
            "count=0",
        ),
        (
            "red level 2; stock stone 0; work red",
            "quarry earth",
            "count=1",
        ),
        ("stock larvae 0; work red", "gestation", "larvae=0"),
        ("stock larvae 1; work red", "gestation", "larvae=1"),
        (
            "stock earth 0; red atelier 1; atelier red",
            "tunnel m3",
            "count=0",
        ),
        (
            "prey ladybug m3; red soldiers 1; stock food 1; sortie red l3 3",
            "step m3",
            "food=1",
        ),
    ];
    for (position, action, expected) in gains {
        let message = told(&counted(position), 0, action);
        assert!(message.contains(expected), "{position}: {message}");
    }
    let scavenging = counted("red build scavenging m2-m3-n1; stock earth 0; harvest");
    assert!(told(&scavenging, 0, "scavenge earth").contains("count=0"));
    assert!(told(&scavenging, 0, "scavenge stone").contains("count=1"));
}

#[test]
fn points_lost_in_winter_are_told() {
    let winter = |options: &str| {
        let position = scenario(&format!(
            "options base players=2 {options}; season autumn; red score 5 larvae 3; yellow food 4; winter"
        ));
        let told = follows(&position, "red feed 0");
        told.into_iter().next().expect("winter").to_string()
    };
    assert!(winter("").contains("missing=4 points=12"), "{}", winter(""));
    assert!(winter("debt=no").contains("missing=4 points=5"));
}

#[test]
fn a_colony_that_starves_alone_does_not_pass_the_winter() {
    let position = alone("season autumn; red larvae 3 food 1; winter");
    let told = follows(&position, "red feed 1");
    assert_eq!(keys(&told), ["log-starved", "log-lost"]);
    assert!(
        told[0].to_string().contains("food=2 missing=2"),
        "{}",
        told[0]
    );
}
