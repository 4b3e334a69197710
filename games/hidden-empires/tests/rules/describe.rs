//! What is told, and to whom.

use super::scenario;
use engine::testkit::Scenario;
use engine::{Event, Game, Observer, Seat};
use formicary_hidden_empires::{Action, HiddenEmpires};

fn told(position: &Scenario<HiddenEmpires>, seat: usize, text: &str) -> String {
    let action: Action = text.parse().unwrap();
    let event = Event::Action(Seat::new(seat), action);
    let account = position.state().describe(&event, Observer::Spectator);
    account.message.to_string()
}

#[test]
fn others_learn_only_that_somebody_has_decided_about_a_flight() {
    let position = scenario("red drones 1 food 1; yellow drones 1 food 1; nest");
    assert_eq!(told(&position, 0, "fly"), told(&position, 0, "stay"));
    let event = Event::Action(Seat::new(0), Action::Fly);
    let own = position
        .state()
        .describe(&event, Observer::Seat(Seat::new(0)));
    assert_eq!(own.message.key, "log-fly");
    assert_eq!(own.notation.as_deref(), Some("fly"));
}

#[test]
fn a_harvest_tells_the_food_that_comes_home() {
    let position = scenario("red at e4 5 at e3 2; marker e4 prey 2; tasks red");
    assert_eq!(
        told(&position, 0, "harvest e4 4"),
        "log-harvest player=seat 1 area=e4 ants=4 food=2"
    );
}

#[test]
fn what_nobody_decided_is_told() {
    let before = scenario(
        "red at e2 1 small-pupae 1 large-pupae 1 nurses 1 food 2; yellow at e8 1; tasks yellow",
    );
    let before = before.state().clone();
    let mut after = before.clone();
    after.play(Seat::new(1), Action::Done).unwrap();
    let keys: Vec<_> = before
        .aftermath(&after, Observer::Spectator)
        .iter()
        .map(|message| message.key)
        .collect();
    assert_eq!(
        keys,
        [
            "log-adults-fed",
            "log-emerged",
            "log-larvae-fed",
            "log-adults-fed",
            "log-larvae-fed"
        ]
    );
}

#[test]
fn the_nest_phase_is_told_once_although_cards_are_asked_for_in_between() {
    let position = scenario(
        "options advanced; red home 1 size 20 card thief-ants; yellow home 1 size 20 food 9 nurses 1 female-larvae 2; nest",
    );
    let told = |before: &formicary_hidden_empires::HiddenEmpires,
                after: &formicary_hidden_empires::HiddenEmpires| {
        let messages = before.aftermath(after, Observer::Spectator);
        messages
            .iter()
            .filter(|message| message.key == "log-adults-fed")
            .count()
    };
    let first = position.state().clone();
    let position = position.play("red pass");
    let second = position.state().clone();
    let position = position.play("red pass");
    assert_eq!(told(&first, &second), 2);
    assert_eq!(told(&second, position.state()), 0);
}
