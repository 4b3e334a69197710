//! Special cards and species in pairs: every two that can meet in a round are played in one round, from a position in
//! which everything is at hand. Both are white's, or one is white's and the other blue's. A card has had its effect
//! when it was played; a species that acts by itself when it did; another, when what was just done would not have been
//! possible without it, or something else could be done or is drawn next. At the plies where something of the pair happens, and at
//! some others, the laws are asked that one position can be asked.

use std::collections::BTreeSet;

use engine::chance::pick;
use engine::testkit::Staged;
use engine::{Awaited, Dice, Event, EventOf, Game, Observer, QuickDice, Seat};
use formicary_fourmidable::cards::{Effect, Special};
use formicary_fourmidable::components::{Species, Time};
use formicary_fourmidable::staged::laws::{census, scramble, stray};
use formicary_fourmidable::staged::without_species;
use formicary_fourmidable::{Action, Fourmidable, Phase};

const WHITE: Seat = Seat::new(0);
const BLUE: Seat = Seat::new(1);

/// One card or one species.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Thing {
    Card(Special),
    Species(Species),
}

/// What white and blue play, at which time and by which species; and which of these have to do something.
struct Meeting {
    cards: [Vec<Special>; 2],
    species: [Species; 2],
    active: [bool; 2],
    time: Time,
}

impl Meeting {
    /// Both are white's. Blue has nothing left to do.
    fn alone(cards: Vec<Special>, species: Species, time: Time) -> Self {
        Self {
            active: [cards.len() < 2, false],
            cards: [cards, Vec::new()],
            species: [species, Species::Architect],
            time,
        }
    }

    /// Whether blue has a part in it.
    fn is_for_two(&self) -> bool {
        self.active[1] || !self.cards[1].is_empty()
    }
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
        (Thing::Card(one), Thing::Card(other)) => Some(Meeting::alone(
            vec![one, other],
            if time(one) == time(other) {
                Species::Architect
            } else {
                Species::Insomniac
            },
            time(one),
        )),
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
            (fits && !useless).then(|| Meeting::alone(vec![card], species, at))
        }
        _ => None,
    }
}

/// The time at which a species acts, or a card is played by those who heed it.
fn time_of(thing: Thing) -> Option<Time> {
    match thing {
        Thing::Card(card) => card.card().time,
        Thing::Species(Species::Flying) => Some(Time::Day),
        Thing::Species(Species::Predator) => Some(Time::Night),
        Thing::Species(_) => None,
    }
}

/// How a thing of white's and one of blue's meet, if they can.
fn meeting_of_two(one: Thing, other: Thing) -> Option<Meeting> {
    if one.is_for_the_end() || other.is_for_the_end() {
        return None;
    }
    let times = [one, other].map(time_of);
    // A species has no choice, and with a card of the other time only the Insomniac can meet.
    let fixed =
        [one, other].map(|thing| time_of(thing).filter(|_| matches!(thing, Thing::Species(_))));
    if let [Some(first), Some(second)] = fixed
        && first != second
    {
        return None;
    }
    let time = fixed[0]
        .or(fixed[1])
        .or(times[0])
        .or(times[1])
        .unwrap_or(Time::Day);
    let mut kept = [one, other].map(|thing| match thing {
        Thing::Species(species) => (Vec::new(), species, true),
        Thing::Card(card) if card.card().time == Some(time) => {
            (vec![card], Species::Architect, false)
        }
        Thing::Card(card) => (vec![card], Species::Insomniac, false),
    });
    // The Insomniac shows in a card of the other time, the Strategist in a draw.
    for (seat, (cards, species, active)) in kept.iter_mut().enumerate() {
        if *active && *species == Species::Insomniac {
            let steps = |card: &Special| {
                matches!(card.effect(), Effect::Steps(_))
                    && card.card().time == Some(time.flipped())
                    && Thing::Card(*card) != one
                    && Thing::Card(*card) != other
            };
            cards.extend(Special::all().filter(steps).nth(seat));
        }
    }
    // There is one card of each species.
    let [(white, first, acts), (blue, second, too)] = kept;
    if first == second && acts && too {
        return None;
    }
    Some(Meeting {
        cards: [white, blue],
        species: [first, second],
        active: [acts, too],
        time,
    })
}

/// One card of each kind for each time, and the species.
fn things() -> Vec<Thing> {
    let cards = Special::all().map(Thing::Card);
    cards
        .chain(Species::ALL.iter().copied().map(Thing::Species))
        .collect()
}

/// White's turn with ants on every resource, earth, empty terrain and pheromones of others around it.
fn stage(level: &str, meeting: &Meeting) -> Fourmidable {
    let cards = |seat: usize| {
        let cards = meeting.cards[seat].iter().map(ToString::to_string);
        cards.collect::<Vec<_>>().join(" ")
    };
    // Blue has ants at home, one among white's, and earth, empty terrain and a pheromone of white's at its door.
    let blue = if meeting.is_for_two() {
        format!(
            "blue species {}; blue special {}; blue ant hunter hole; blue ant hunter hole; blue ant hunter hole; \
             blue ant hunter k10; blue ant farmer hole; blue ant farmer hole; blue ant farmer hole; \
             blue ant digger hole; blue ant digger hole; blue ant digger hole; blue ant digger r1c4; blue dug r1c4; \
             blue store ladybug 1; blue store blueberry 1; blue store clay 1; empty d2; white pheromone e2",
            meeting.species[1].id(),
            cards(1),
        )
    } else {
        "blue ant hunter hole moved; blue birth-done; blue predator-done".to_owned()
    };
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
         empty k10 l9 k9; blue pheromone m6 k8; {blue}; turn white",
        meeting.time.id(),
        meeting.species[0].id(),
        cards(0),
    );
    Fourmidable::stage(&text).unwrap_or_else(|error| panic!("{text}: {error}"))
}

/// The laws that can be asked of one position.
fn keeps_the_laws(game: &Fourmidable, seat: Seat, things: &[(String, i64)], dice: &mut QuickDice) {
    assert_eq!(census(game), things);
    let view = game.view(Observer::Seat(seat));
    let imagined = Fourmidable::determinize(&view, dice);
    assert_eq!(imagined.view(Observer::Seat(seat)), view);
    let twin = scramble(game, seat, dice);
    assert_eq!(twin.view(Observer::Seat(seat)), view);
    let list = |game: &Fourmidable| list(game, seat);
    let actions = list(game);
    assert_eq!(list(&imagined), actions);
    let distinct: BTreeSet<_> = actions.iter().collect();
    assert_eq!(distinct.len(), actions.len());
    for &action in &actions {
        let (mut checked, mut quick) = (game.clone(), game.clone());
        checked.play(seat, action).expect("listed");
        quick.play_listed(seat, action);
        assert_eq!(checked, quick, "{action}");
        assert_eq!(action.to_string().parse(), Ok(action));
    }
    for _ in 0..8 {
        let stray = stray(dice);
        let mut after = game.clone();
        if !actions.contains(&stray) {
            assert!(
                after.play(seat, stray).is_err() && after == *game,
                "{stray}"
            );
        }
    }
}

fn list(game: &Fourmidable, seat: Seat) -> Vec<Action> {
    let mut actions = Vec::new();
    game.legal_actions(seat, &mut actions);
    actions
}

/// Whether this would not have been possible without a colony's species, or something else could be done next. A species
/// that acts by itself has to do so.
fn shows(game: &Fourmidable, seat: Seat, event: &EventOf<Fourmidable>) -> bool {
    let species = game.table().colony(seat).species;
    if let Some(Species::Flying | Species::Predator) = species {
        return matches!(*event, Event::Action(actor, Action::Fly(_) | Action::Hunt(..)) if actor == seat);
    }
    let (mut with, mut plain) = (game.clone(), without_species(game, seat));
    with.apply(event.clone()).expect("possible");
    if plain.apply(event.clone()).is_err() {
        return true;
    }
    let next = |game: &Fourmidable| {
        let mut actions = list(game, seat);
        actions.retain(|&action| action != Action::Peek);
        actions
    };
    let drawing = |game: &Fourmidable| match game.table().phase {
        Phase::Draw(drawer, draw) if drawer == seat => draw.count,
        _ => 0,
    };
    next(&with) != next(&plain) || drawing(&with) != drawing(&plain)
}

/// Plays the round; says whether everything of the meeting came up.
fn met(level: &str, meeting: &Meeting, seed: u64) -> bool {
    let mut dice = QuickDice::new(seed);
    let mut game = stage(level, meeting);
    let things = census(&game);
    // Whoever has nothing to show has shown it.
    let mut acted = meeting.active.map(|active| !active);
    for _ in 0..400 {
        let mut laws = None;
        let event = match game.awaited() {
            Awaited::Nobody(_) => break,
            Awaited::Chance => Event::Chance(game.sample_chance(&mut dice)),
            Awaited::Seats { must, .. } => {
                let seat = must.first().expect("somebody");
                if game.table().round > 1 || seat == BLUE && !meeting.is_for_two() {
                    break;
                }
                let actions = list(&game, seat);
                let wanted = |action: &&Action| {
                    matches!(action, Action::Play(..) | Action::Fly(_) | Action::Hunt(..))
                };
                let wanted: Vec<Action> = actions.iter().filter(wanted).copied().collect();
                let action = if wanted.is_empty() || dice.below(3) == 0 {
                    *pick(&actions, &mut dice)
                } else {
                    *pick(&wanted, &mut dice)
                };
                if wanted.contains(&action) || dice.below(12) == 0 {
                    laws = Some(seat);
                }
                Event::Action(seat, action)
            }
        };
        if let Some(seat) = laws {
            keeps_the_laws(&game, seat, &things, &mut dice);
        }
        for seat in [WHITE, BLUE] {
            acted[seat.index()] = acted[seat.index()] || shows(&game, seat, &event);
        }
        game.apply(event).expect("listed or sampled");
        let played = |seat: Seat| game.table().colony(seat).played;
        let all = |seat: Seat| {
            let mut cards = meeting.cards[seat.index()].iter();
            cards.all(|&card| played(seat).contains(card))
        };
        if acted == [true; 2] && all(WHITE) && all(BLUE) {
            return true;
        }
    }
    false
}

/// A round in which a pair does not come up is played again so often.
const TRIES: u64 = 1_000;

fn every_pair_meets(level: &str, meeting: fn(Thing, Thing) -> Option<Meeting>, least: u32) {
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
    println!("{level}: {pairs} pairs, {strangers:?} did not meet");
    assert!(pairs > least, "{pairs}");
    // Some come up too seldom by chance: hardly any.
    assert!(
        100 * strangers.len() <= pairs as usize,
        "{} of {pairs}: {strangers:?}",
        strangers.len()
    );
}

#[test]
fn every_pair_meets_at_the_intermediate_level() {
    every_pair_meets("intermediate", meeting, 1_500);
}

#[test]
fn every_pair_meets_at_the_experienced_level() {
    every_pair_meets("experienced", meeting, 1_500);
}

#[test]
fn every_pair_of_two_players_meets_at_the_intermediate_level() {
    every_pair_meets("intermediate", meeting_of_two, 1_500);
}

#[test]
fn every_pair_of_two_players_meets_at_the_experienced_level() {
    every_pair_meets("experienced", meeting_of_two, 1_500);
}
