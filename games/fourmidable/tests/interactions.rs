//! Special cards and species in pairs: every two that can meet in a round are played by one seat in one
//! round, from a position in which everything is at hand, with the laws on.

use std::collections::BTreeSet;

use engine::chance::pick;
use engine::testkit::Staged;
use engine::{Awaited, Dice, Game, Observer, QuickDice, Seat};
use formicary_fourmidable::cards::{Effect, Special};
use formicary_fourmidable::components::{Species, Time};
use formicary_fourmidable::staged::laws::{census, scramble, stray};
use formicary_fourmidable::{Action, Fourmidable};

const WHITE: Seat = Seat::new(0);

/// One card or one species.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Thing {
    Card(Special),
    Species(Species),
}

/// What is played, at which time and by which species.
struct Meeting {
    cards: Vec<Special>,
    species: Species,
    time: Time,
}

impl Thing {
    fn is_for_the_end(self) -> bool {
        let Self::Card(card) = self else { return false };
        matches!(
            card.effect(),
            Effect::Five(_) | Effect::TwoOfEach | Effect::FourHoles | Effect::AllPheromones
        )
    }
}

/// How two things meet, if they can: cards of different times need the Insomniac.
fn meeting(one: Thing, other: Thing) -> Option<Meeting> {
    if one.is_for_the_end() || other.is_for_the_end() {
        return None;
    }
    let time = |card: Special| card.card().time.expect("all others are marked");
    let births =
        |thing| matches!(thing, Thing::Card(card) if matches!(card.effect(), Effect::Birth(_)));
    if births(one) && births(other) {
        // One birth in a round.
        return None;
    }
    match (one, other) {
        (Thing::Card(one), Thing::Card(other)) => Some(Meeting {
            cards: vec![one, other],
            species: if time(one) == time(other) {
                Species::Architect
            } else {
                Species::Insomniac
            },
            time: time(one),
        }),
        (Thing::Card(card), Thing::Species(species)) => {
            let at = match species {
                Species::Flying => Time::Day,
                Species::Predator => Time::Night,
                Species::Insomniac => time(card).flipped(),
                _ => time(card),
            };
            // Flying by day and Predator by night: cards of the other time never meet them.
            let fits = time(card) == at || species == Species::Insomniac;
            // Who crosses anyway has no use for the card.
            let useless = species == Species::Diplomat && card.effect() == Effect::Cross;
            (fits && !useless).then(|| Meeting {
                cards: vec![card],
                species,
                time: at,
            })
        }
        _ => None,
    }
}

/// One card of each kind for each time, and the species.
fn things() -> Vec<Thing> {
    let cards = Special::all().map(Thing::Card);
    cards
        .chain(Species::ALL.iter().copied().map(Thing::Species))
        .collect()
}

/// White's turn with ants on every resource, earth, empty terrain and pheromones of others around it; blue
/// has nothing left to do in this round.
fn stage(level: &str, meeting: &Meeting) -> Fourmidable {
    let cards: Vec<_> = meeting.cards.iter().map(ToString::to_string).collect();
    let row = if level == "experienced" {
        "row h01 f01 d01 h04 f04;"
    } else {
        ""
    };
    let text = format!(
        "options {level} players=2; noisy; {}; white species {}; white special {}; {row} \
         white ant hunter m8; white ant hunter k12; white ant hunter l8; white ant hunter hole; \
         white ant farmer l10; white ant farmer m7; white ant farmer k11; white ant farmer hole; \
         white ant digger hole; white ant digger hole; white ant digger hole; white ant digger r1c4; \
         white dug r1c4; white store ladybug 1; white store blueberry 1; white store clay 1; \
         empty k10 l9 k9; blue pheromone m6 k8; blue ant hunter hole moved; \
         blue birth-done; blue predator-done; turn white",
        meeting.time.id(),
        meeting.species.id(),
        cards.join(" "),
    );
    Fourmidable::stage(&text).unwrap_or_else(|error| panic!("{text}: {error}"))
}

/// The laws that can be asked of one position.
fn keeps_the_laws(game: &Fourmidable, things: &[(String, i64)], dice: &mut QuickDice) {
    assert_eq!(census(game), things);
    let view = game.view(Observer::Seat(WHITE));
    let imagined = Fourmidable::determinize(&view, dice);
    assert_eq!(imagined.view(Observer::Seat(WHITE)), view);
    let twin = scramble(game, WHITE, dice);
    assert_eq!(twin.view(Observer::Seat(WHITE)), view);
    let list = |game: &Fourmidable| {
        let mut actions = Vec::new();
        game.legal_actions(WHITE, &mut actions);
        actions
    };
    let actions = list(game);
    assert_eq!(list(&imagined), actions);
    let distinct: BTreeSet<_> = actions.iter().collect();
    assert_eq!(distinct.len(), actions.len());
    for &action in &actions {
        let (mut checked, mut quick) = (game.clone(), game.clone());
        checked.play(WHITE, action).expect("listed");
        quick.play_listed(WHITE, action);
        assert_eq!(checked, quick, "{action}");
        assert_eq!(action.to_string().parse(), Ok(action));
    }
    for _ in 0..8 {
        let stray = stray(dice);
        let mut after = game.clone();
        if !actions.contains(&stray) {
            assert!(
                after.play(WHITE, stray).is_err() && after == *game,
                "{stray}"
            );
        }
    }
}

/// Plays white's round; says whether everything of the meeting came up.
fn met(level: &str, meeting: &Meeting, seed: u64) -> bool {
    let mut dice = QuickDice::new(seed);
    let mut game = stage(level, meeting);
    let things = census(&game);
    let mut acted =
        !matches!(meeting.species, Species::Flying | Species::Predator) || meeting.cards.len() > 1;
    for _ in 0..400 {
        match game.awaited() {
            Awaited::Nobody(_) => break,
            Awaited::Chance => {
                let chance = game.sample_chance(&mut dice);
                game.apply_chance(chance).expect("it was sampled");
            }
            Awaited::Seats { must, .. } => {
                if must.first() != Some(WHITE) || game.table().round > 1 {
                    break;
                }
                if dice.below(12) == 0 {
                    keeps_the_laws(&game, &things, &mut dice);
                }
                let mut actions = Vec::new();
                game.legal_actions(WHITE, &mut actions);
                let wanted = |action: &&Action| {
                    matches!(action, Action::Play(..) | Action::Fly(_) | Action::Hunt(..))
                };
                let wanted: Vec<Action> = actions.iter().filter(wanted).copied().collect();
                let action = if wanted.is_empty() || dice.below(3) == 0 {
                    *pick(&actions, &mut dice)
                } else {
                    *pick(&wanted, &mut dice)
                };
                acted |= matches!(action, Action::Fly(_) | Action::Hunt(..));
                if wanted.contains(&action) {
                    keeps_the_laws(&game, &things, &mut dice);
                }
                game.play(WHITE, action).expect("listed");
            }
        }
        let played = game.table().colony(WHITE).played;
        if acted && meeting.cards.iter().all(|&card| played.contains(card)) {
            return true;
        }
    }
    false
}

/// A round in which a pair does not come up is played again so often.
const TRIES: u64 = 200;

fn every_pair_meets(level: &str) {
    let all = things();
    let (mut pairs, mut strangers) = (0, Vec::new());
    for (place, &one) in all.iter().enumerate() {
        for &other in &all[place + 1..] {
            let Some(meeting) = meeting(one, other) else {
                continue;
            };
            pairs += 1;
            if !(0..TRIES).any(|seed| met(level, &meeting, seed)) {
                strangers.push((one, other));
            }
        }
    }
    println!("{level}: {pairs} pairs");
    assert!(pairs > 1_500, "{pairs}");
    assert!(
        strangers.is_empty(),
        "{} of {pairs}: {strangers:?}",
        strangers.len()
    );
}

#[test]
fn every_pair_meets_at_the_intermediate_level() {
    every_pair_meets("intermediate");
}

#[test]
fn every_pair_meets_at_the_experienced_level() {
    every_pair_meets("experienced");
}
