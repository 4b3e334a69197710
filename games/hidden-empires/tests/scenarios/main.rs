//! Scenarios from the rulebook: rules that meet, sequences over several steps and turns, and what is said about them.

mod arrangements;
mod auctions;
mod campaigns;
mod combinations;
mod conservation;
mod fighting;
mod lists;
mod moving;
mod nest_phase;
mod restart;
mod scouting;
mod tasks;
mod telling;
mod turns;

use engine::testkit::Scenario;
use engine::{Event, Game, Observer, Seat};
use formicary_hidden_empires::board::Area;
use formicary_hidden_empires::components::Caste;
use formicary_hidden_empires::{Action, Chance, HiddenEmpires};

/// A position of two players: red's nest is in e2, yellow's in e8.
#[track_caller]
fn scenario(text: &str) -> Scenario<HiddenEmpires> {
    Scenario::new(text)
}

/// How an action is told.
fn told(position: &Scenario<HiddenEmpires>, seat: usize, text: &str) -> String {
    let action: Action = text.parse().unwrap();
    let event = Event::Action(Seat::new(seat), action);
    let account = position.state().describe(&event, Observer::Spectator);
    account.message.to_string()
}

/// Why an action is refused.
#[track_caller]
fn reason(position: &Scenario<HiddenEmpires>, seat: usize, text: &str) -> String {
    let mut state = position.state().clone();
    let refusal = state.play(Seat::new(seat), text.parse().unwrap());
    refusal.unwrap_err().reason.to_string()
}

/// How many ants of a caste are in an area.
fn of_caste(position: &Scenario<HiddenEmpires>, seat: usize, caste: Caste, area: &str) -> u16 {
    let area = Area::from_name(area).unwrap();
    position.state().table().colony(Seat::new(seat)).ants[area][caste]
}

/// What is told besides after an action or, for nobody, after chance.
fn aftermath(position: &Scenario<HiddenEmpires>, seat: Option<usize>, text: &str) -> Vec<String> {
    let before = position.state().clone();
    let mut after = before.clone();
    match seat {
        Some(seat) => after
            .play(Seat::new(seat), text.parse::<Action>().unwrap())
            .unwrap(),
        None => after.apply_chance(text.parse::<Chance>().unwrap()).unwrap(),
    }
    let told = before.aftermath(&after, Observer::Spectator);
    told.iter().map(ToString::to_string).collect()
}
