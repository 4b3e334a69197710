//! What an action lets its player know that the player did not know before. Nothing, as a rule: then it can
//! be taken back.

use engine::chance::pick;
use engine::secret::watched;
use engine::testkit::Staged;
use engine::{Awaited, Game, Observer, QuickDice, Seat};
use formicary_hidden_empires::staged::{Flourishing, scramble};
use formicary_hidden_empires::{Action, HiddenEmpires};

/// Plays actions of one seat; whether the last of them revealed something to it.
#[track_caller]
fn reveals(position: &str, deeds: &[&str]) -> bool {
    let mut game = HiddenEmpires::stage(position).unwrap();
    let mut revealed = false;
    for deed in deeds {
        let (who, what) = deed.split_once(' ').unwrap();
        if who == "*" {
            game.apply_chance(what.parse().unwrap()).unwrap();
            continue;
        }
        let names = HiddenEmpires::PROFILE.seats;
        let seat = Seat::new(names.iter().position(|&name| name == who).unwrap());
        let (done, learned) = watched(|| game.play(seat, what.parse().unwrap()));
        done.unwrap_or_else(|refusal| panic!("“{deed}”: {refusal}"));
        revealed = learned.contains(seat);
    }
    revealed
}

const TURN: &str = "options advanced; red home 3 nurses 1 at e3 4 card food-eggs; \
                    yellow home 2 nurses 1 card migrate card thief-ants; marker e3 plants 2; move red";

#[test]
fn lifting_and_putting_down_reveals_nothing() {
    let deeds = ["red lift e3 2", "red put e2", "red done", "red lift e3 1"];
    for count in 1..=deeds.len() {
        assert!(!reveals(TURN, &deeds[..count]), "{:?}", deeds[count - 1]);
    }
}

#[test]
fn tasks_and_own_cards_reveal_nothing() {
    let deeds = [
        "red done",
        "red done",
        "red tend e3",
        "red play food-eggs red",
        "red patrol e2",
        "red done",
    ];
    for count in 3..=deeds.len() {
        assert!(!reveals(TURN, &deeds[..count]), "{:?}", deeds[count - 1]);
    }
}

#[test]
fn a_question_about_cards_reveals_nothing() {
    let invasion =
        "options advanced; red at e8 4 home 1; yellow nurses 2 home 0 card migrate; tasks red";
    assert!(!reveals(invasion, &["red attack e8 yellow"]));
    let thieves = "options advanced; red home 1 food 4 card mutate; \
                   yellow home 1 food 4 card migrate; nest";
    assert!(!reveals(thieves, &["red pass"]));
}

#[test]
fn the_last_decision_about_flights_reveals_the_others() {
    let both = "red virgin-queens 2 drones 1 food 3 home 1; yellow drones 2 food 2 home 1; nest";
    assert!(!reveals(both, &["red fly"]));
    assert!(reveals(both, &["red fly", "yellow stay"]));
    assert!(reveals(both, &["yellow fly", "red stay"]));
}

#[test]
fn a_flight_reveals_nothing_if_nobody_else_can_fly() {
    let alone = "red drones 1 food 1 home 1; yellow home 1; nest";
    assert!(!reveals(alone, &["red fly"]));
}

#[test]
fn the_last_choice_of_a_draft_reveals_the_next_pack() {
    let draft =
        "options advanced players=2 realistic-time-scale=on; red home 1; yellow home 1; deal";
    let mut deeds = vec![
        "* deal mace recruitment camouflage bivouac",
        "* deal replete porter-caste harvester bus-caste",
        "red keep mace",
    ];
    assert!(!reveals(draft, &deeds));
    deeds.push("yellow keep replete");
    assert!(reveals(draft, &deeds));
}

#[test]
fn the_hand_of_a_colony_that_dies_out_is_revealed() {
    let dying = |cards| {
        format!("options advanced; red drones 1 food 1 home 1; yellow queens 0 {cards}; nest")
    };
    assert!(reveals(&dying("card mutate"), &["red fly"]));
    assert!(!reveals(&dying(""), &["red fly"]));
}

#[derive(Default, Debug)]
struct Tally {
    actions: u32,
    noted: u32,
    /// Noted although no twin differs.
    needless: u32,
}

impl Tally {
    /// Plays a random game. Whenever the result looks otherwise in a game that the actor could not tell
    /// from the true one, that must have been noted.
    fn play<G: Game<Action = Action>>(
        &mut self,
        mut game: G,
        inner: fn(&G) -> &HiddenEmpires,
        seed: u64,
    ) {
        let mut dice = QuickDice::new(seed);
        let mut actions = Vec::new();
        loop {
            match game.awaited() {
                Awaited::Nobody(_) => break,
                Awaited::Chance => {
                    let chance = game.sample_chance(&mut dice);
                    game.apply_chance(chance).unwrap();
                }
                awaited @ Awaited::Seats { .. } => {
                    let seats: Vec<_> = awaited.actors().iter().collect();
                    let seat = *pick(&seats, &mut dice);
                    actions.clear();
                    game.legal_actions(seat, &mut actions);
                    let action = *pick(&actions, &mut dice);
                    let before = inner(&game).clone();
                    let ((), learned) = watched(|| game.play(seat, action).unwrap());
                    let noted = learned.contains(seat);
                    let observer = Observer::Seat(seat);
                    let seen = inner(&game).view(observer);
                    let twins = if noted { 64 } else { 6 };
                    let differs = (0..twins).any(|_| {
                        let mut twin = scramble(&before, seat, &mut dice);
                        twin.play(seat, action).unwrap();
                        twin.view(observer) != seen
                    });
                    assert!(noted || !differs, "{action} of {seat} in {before:?}");
                    self.actions += 1;
                    self.noted += u32::from(noted);
                    self.needless += u32::from(noted && !differs);
                }
            }
        }
    }
}

#[test]
fn what_is_revealed_is_noted_and_hardly_anything_else() {
    let mut tally = Tally::default();
    for (seed, setup) in HiddenEmpires::PROFILE.every_setup().iter().enumerate() {
        let game = HiddenEmpires::new(setup).unwrap();
        tally.play(game, |game| game, seed as u64);
    }
    let options = ["basic", "advanced", "advanced realistic-time-scale=on"];
    for (options, players) in options.iter().flat_map(|it| (2..=6).map(move |n| (it, n))) {
        for target in 16..20 {
            let setup = format!("{options} players={players} target={target}");
            let setup = HiddenEmpires::PROFILE.read_setup(&setup).unwrap();
            let game = Flourishing::new(&setup).unwrap();
            tally.play(game, Flourishing::game, target);
        }
    }
    println!("{tally:?}");
    assert!(tally.noted >= 100, "{tally:?}");
    assert!(tally.needless * 20 <= tally.noted, "{tally:?}");
    assert!(tally.needless * 1000 <= tally.actions, "{tally:?}");
}
