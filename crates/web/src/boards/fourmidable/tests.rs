//! The board without a browser: positions, reach, what clicks stand for, steppers, words.

use std::collections::BTreeSet;

use engine::chance::{QuickDice, pick};
use engine::{Awaited, Game, Observer, Seat};
use fourmidable::cards::Objective;
use fourmidable::cards::decks::Deck;
use fourmidable::components::{Caste, Predator, Resource, Species};
use fourmidable::{Action, Cell, Fourmidable, Hex, Phase, Place, Target};
use table::{Locale, Words};

use super::choice::{evenly, stepped};
use super::geometry::Turned;
use super::keys::{next_towards, shown_hexes};
use super::position::{Aim, Gains, Spot, Use, covered};
use super::reach::{reach, reach_from};
use super::{phase, wording};
use crate::boards::kit::scene::Shown;
use crate::boards::kit::testing::{expect_same_keys, reached_by_arrows, roll, seen as position};
use crate::words::words_of;

fn new_game(setup: &str, dice: &mut QuickDice) -> Fourmidable {
    let setup = Fourmidable::PROFILE.read_setup(setup).expect("a setup");
    let mut game = Fourmidable::new(&setup).expect("a game");
    roll(&mut game, dice);
    game
}

fn actor(game: &Fourmidable) -> Option<Seat> {
    match game.awaited() {
        Awaited::Seats { must, .. } => must.first(),
        _ => None,
    }
}

fn listed(game: &Fourmidable, seat: Seat) -> Vec<Action> {
    let mut actions = Vec::new();
    game.legal_actions(seat, &mut actions);
    actions
}

/// Plays the first choices until somebody's ants can move.
fn first_turn(setup: &str, seed: u64) -> (Fourmidable, Seat) {
    let mut dice = QuickDice::new(seed);
    let mut game = new_game(setup, &mut dice);
    loop {
        let seat = actor(&game).expect("somebody");
        if matches!(game.table().phase, Phase::Turn(_)) {
            return (game, seat);
        }
        // Ants of every kind, so that every kind can be tried.
        let action = match listed(&game, seat)[..] {
            [Action::Ants(_), ..] => Action::Ants(evenly(game.table().options.first_ants())),
            ref actions => actions[0],
        };
        game.play(seat, action).expect("listed");
        roll(&mut game, &mut dice);
    }
}

const HOLE: Place = Place::Cell(Cell::HOLE);

#[test]
fn only_who_may_act_has_something_to_do() {
    let (game, seat) = first_turn("child players=2", 1);
    let own = position(&game, seat, true);
    assert!(own.decides());
    assert!(own.is_legal(Action::Walk(Caste::Hunter, HOLE)));
    let watching = position(&game, seat, false);
    assert!(watching.legal.is_empty());
    assert!(!watching.decides());
}

#[test]
fn a_far_place_is_reached_by_steps_that_the_rules_allow() {
    for setup in ["child players=2", "apprentice players=3", "solo players=1"] {
        let (mut game, seat) = first_turn(setup, 2);
        let (caste, place) = match listed(&game, seat)
            .into_iter()
            .find(|action| matches!(action, Action::Walk(..)))
        {
            Some(Action::Walk(caste, place)) => (caste, place),
            other => panic!("{other:?}"),
        };
        let foreseen = reach_from(&game, seat, caste, place);
        game.play(seat, Action::Walk(caste, place)).expect("listed");
        let found = reach(&game, seat);
        assert_eq!(found, foreseen);
        assert!(found.goals().iter().any(|goal| goal.steps > 1), "{setup}");
        for goal in found.goals() {
            let mut walk = game.clone();
            for stride in &goal.way {
                let Phase::Walk(_, before) = walk.table().phase else {
                    panic!("the ant is on its way");
                };
                assert_eq!(before, stride.before);
                walk.play(seat, stride.action).expect("in reach");
            }
            let colony = walk.table().colony(seat);
            let is_there = colony.ants.iter().any(|ant| ant.at == goal.place);
            assert!(is_there, "{:?}", goal.place);
            let before = game.table().colony(seat).unused();
            let gained = colony.unused() - before;
            assert_eq!(gained, u8::from(goal.harvest.is_some()));
        }
    }
}

#[test]
fn where_nothing_is_harvested_the_ant_does_not_stop_by_itself() {
    let (mut game, seat) = first_turn("child players=2", 2);
    game.play(seat, Action::Walk(Caste::Hunter, HOLE))
        .expect("listed");
    for goal in reach(&game, seat).goals() {
        let stops = goal.way.last().is_some_and(|it| it.action == Action::Stop);
        let ends_early = goal.steps < fourmidable::components::STEPS;
        let outside = matches!(goal.place, Place::Hex(_));
        assert_eq!(stops, goal.harvest.is_some() && ends_early && outside);
    }
}

#[test]
fn a_nest_hole_is_one_place_with_two_spots() {
    let (game, seat) = first_turn("child players=2", 3);
    let seen = position(&game, seat, true);
    let hole = seen.own().holes[0].expect("the first hole");
    let spots: Vec<Spot> = seen.spots_of(seat, HOLE).collect();
    assert_eq!(spots, [Spot::Hex(hole), Spot::Cell(seat, Cell::HOLE)]);
    for spot in spots {
        assert_eq!(seen.place(spot), Some(HOLE));
        assert_eq!(seen.use_of(None, spot), Use::TakeUp);
        assert_eq!(Spot::from_name(&spot.to_string()), Some(spot));
    }
    let other = seat.next(2);
    assert_eq!(seen.place(Spot::Cell(other, Cell::HOLE)), None);
    assert_eq!(
        seen.use_of(None, Spot::Cell(other, Cell::HOLE)),
        Use::Nothing
    );
}

#[test]
fn ants_are_grouped_by_kind() {
    let (mut game, seat) = first_turn("child players=2", 3);
    let groups = position(&game, seat, true).groups(seat, HOLE);
    let counts: Vec<usize> = groups.iter().map(|group| group.count).collect();
    assert_eq!(counts, [2, 2, 1]);
    game.play(seat, Action::Walk(Caste::Farmer, HOLE))
        .expect("listed");
    // The one on its way is drawn by itself.
    let groups = position(&game, seat, true).groups(seat, HOLE);
    let all: usize = groups.iter().map(|group| group.count).sum();
    assert_eq!(all, 4);
    game.play(seat, Action::Stop).expect("it may stay");
    let groups = position(&game, seat, false).groups(seat, HOLE);
    assert!(groups.last().is_some_and(|group| group.moved));
}

#[test]
fn a_predator_aims_at_exactly_what_the_rules_allow() {
    let (game, seat) = first_turn("apprentice players=2", 4);
    let seen = position(&game, seat, true);
    for (predator, forest) in [(Predator::Spider, true), (Predator::Worm, false)] {
        let aim = Aim::Predator(predator);
        assert!(seen.targets(aim).next().is_some());
        for target in seen.targets(aim) {
            assert_eq!(matches!(target, Target::Hex(_)), forest);
            let action = aim.at(target).expect("a target");
            assert!(seen.is_legal(action));
            assert_eq!(aim.target_of(action), Some(target));
        }
        let food = |spot| seen.is_meal(Some(aim), spot);
        let insect = seen.table().resources.iter().find(|hex| {
            let resource = hex.resource();
            resource.is_some_and(|it| it.caste() == Caste::Hunter)
        });
        assert_eq!(insect.is_some_and(|hex| food(Spot::Hex(hex))), forest);
        let earth = Cell::from_name("r1c0").expect("a cell");
        assert_eq!(food(Spot::Cell(seat, earth)), !forest);
        let own_hole = Spot::Cell(seat, Cell::HOLE);
        assert_eq!(seen.use_of(Some(aim), own_hole), Use::Nothing);
    }
    let water = Spot::Hex(Hex::MIDDLE);
    let spider = Aim::Predator(Predator::Spider);
    assert_eq!(seen.use_of(Some(spider), water), Use::Nothing);
    assert_eq!(
        seen.meaning(Some(spider), water),
        Some(Action::Predator(Predator::Spider, Target::Hex(Hex::MIDDLE)))
    );
}

#[test]
fn steppers_keep_to_what_there_is() {
    assert_eq!(evenly(5), [2, 2, 1]);
    assert_eq!(evenly(7), [3, 2, 2]);
    assert_eq!(stepped([2, 2, 1], 2, true, 5), [2, 1, 2]);
    assert_eq!(stepped([2, 2, 1], 0, false, 5), [1, 2, 1]);
    assert_eq!(stepped([1, 2, 1], 0, true, 5), [2, 2, 1]);
    assert_eq!(stepped([0, 0, 5], 2, true, 5), [0, 0, 5]);
    assert_eq!(stepped([0, 0, 5], 0, false, 5), [0, 0, 5]);
}

#[test]
fn needs_are_covered_one_by_one() {
    let card = Objective::from_id("h10").expect("two ladybugs and a caterpillar");
    let mut store = [0; 9];
    store[Resource::Ladybug as usize] = 1;
    let has: Vec<bool> = covered(&Deck::SYMMETRIC, card, &store)
        .iter()
        .map(|need| need.1)
        .collect();
    assert_eq!(has, [true, false, false]);
    store[Resource::Caterpillar as usize] = 4;
    let has: Vec<bool> = covered(&Deck::SYMMETRIC, card, &store)
        .iter()
        .map(|need| need.1)
        .collect();
    assert_eq!(has, [true, false, true]);
}

#[test]
fn a_round_is_summed_up_with_what_was_spent() {
    let (game, seat) = first_turn("child players=2", 3);
    let before = *game.table().colony(seat);
    let mut after = before;
    let card = Objective::from_id("h01").expect("two ladybugs");
    after.completed = [card].into_iter().collect();
    after.store[Resource::Clay as usize] += 1;
    after.score += 8;
    let gains = Gains::between(&Deck::SYMMETRIC, &before, &after);
    assert_eq!((gains.points, gains.harvested, gains.objectives), (8, 3, 1));
}

/// Random games at every level: everything that is listed can be done by clicking on something.
#[test]
fn every_action_can_be_clicked() {
    let words = Words::new(
        Locale::ENGLISH,
        &[
            Fourmidable::TEXTS,
            words_of("fourmidable", Locale::ENGLISH).board,
        ],
    );
    let names = ["Ada".to_owned(), "Bob".to_owned(), "Cy".to_owned()];
    for setup in [
        "child players=2",
        "apprentice players=2",
        "intermediate players=3",
        "experienced players=2",
        "solo players=1",
    ] {
        let mut dice = QuickDice::new(11);
        let mut game = new_game(setup, &mut dice);
        let mut phases = BTreeSet::new();
        for _ in 0..400 {
            roll(&mut game, &mut dice);
            let Some(seat) = actor(&game) else {
                break;
            };
            let seen = position(&game, seat, true);
            let task = wording::task(&words, &seen, |seat| seat.to_string());
            assert!(!task.is_empty());
            let spots: Vec<Spot> = shown_hexes(&seen.table().area)
                .iter()
                .map(Spot::Hex)
                .chain(
                    Seat::all(seen.table().players())
                        .flat_map(|nest| Cell::all().map(move |cell| Spot::Cell(nest, cell))),
                )
                .collect();
            for &spot in &spots {
                assert!(!wording::spot(&words, &seen, &names, spot).is_empty());
            }
            for &action in &seen.legal {
                let aim = match action {
                    Action::Predator(predator, _) => Some(Aim::Predator(predator)),
                    Action::Hunt(predator, _) => Some(Aim::Hunt(predator)),
                    Action::Fly(_) => Some(Aim::Fly),
                    Action::Play(card, _) => Some(Aim::Card(card)),
                    _ => None,
                };
                let on_the_board = match action {
                    Action::Step(_) | Action::Hole(_) | Action::Feed(_) | Action::Stop => true,
                    _ => aim.is_some_and(|aim| {
                        matches!(
                            aim.target_of(action),
                            Some(Target::Hex(_) | Target::Cell(..))
                        )
                    }),
                };
                let clicked = |&spot: &Spot| seen.meaning(aim, spot) == Some(action);
                assert!(
                    !on_the_board || spots.iter().any(clicked),
                    "{setup}: {action}"
                );
            }
            let view = serde_json::to_value(game.view(Observer::Seat(seat))).expect("JSON");
            phases.insert(phase(&view).expect("a view of Fourmidable"));
            let action = *pick(&seen.legal, &mut dice);
            game.play(seat, action).expect("listed");
        }
        assert!(phases.contains("rule-movement"), "{setup}: {phases:?}");
        for locale in Locale::all() {
            for phase in &phases {
                let anchor = format!("{{#{phase}}}");
                let guide = Fourmidable::GUIDE.get(locale.code());
                assert!(guide.contains(&anchor), "{anchor}");
            }
        }
    }
}

#[test]
fn a_card_that_cannot_be_played_says_why() {
    let mut dice = QuickDice::new(5);
    let mut game = new_game("intermediate players=2", &mut dice);
    while !matches!(game.table().phase, Phase::Turn(_)) {
        let seat = actor(&game).expect("somebody");
        let action = listed(&game, seat)[0];
        game.play(seat, action).expect("listed");
        roll(&mut game, &mut dice);
    }
    let seat = actor(&game).expect("somebody");
    let seen = position(&game, seat, true);
    assert_eq!(seen.view.specials.len(), 6);
    for &card in &seen.view.specials {
        if seen.targets(Aim::Card(card)).next().is_some() {
            continue;
        }
        let refusal = game.clone().play(seat, seen.attempt(card));
        let reason = refusal.expect_err("it is not listed").reason.key;
        // Not a word about a missing target: that is for the board to see to.
        assert!(!reason.starts_with("refused-name"), "{card}: {reason}");
        assert_ne!(reason, "refused-no-target", "{card}");
    }
}

#[test]
fn what_could_still_be_revealed_is_counted_at_the_last_chance() {
    let reveals = |action: &&Action| matches!(action, Action::Reveal(_));
    let mut told = 0;
    for seed in 0..8 {
        let (mut game, _) = first_turn("child players=2", seed);
        let mut dice = QuickDice::new(seed);
        // They gather for a while, and then stay where they are: the game ends with such a round.
        for played in 0..600 {
            let Some(seat) = actor(&game) else {
                break;
            };
            let here = position(&game, seat, true);
            let can = here.legal.iter().filter(reveals).count();
            let last = matches!(here.phase(), Phase::Last(..));
            assert_eq!(here.still_to_reveal(), if last { can } else { 0 });
            if matches!(here.phase(), Phase::Walk(_, walk) if !walk.gone) && here.legal.len() > 1 {
                assert!(!here.can_only(Action::Stop), "it could go somewhere");
            }
            if last {
                told += can;
                break;
            }
            let others: Vec<Action> = listed(&game, seat)
                .into_iter()
                .filter(|action| !reveals(&action))
                .collect();
            let action = if played < 150 {
                *pick(&others, &mut dice)
            } else {
                let stop = others.iter().find(|action| **action == Action::Stop);
                *stop.unwrap_or(&others[0])
            };
            game.play(seat, action).expect("listed");
            roll(&mut game, &mut dice);
        }
    }
    assert!(told > 0, "nobody could have revealed anything");
}

#[test]
fn arrows_lead_to_every_spot() {
    let seat = Seat::new(0);
    for start in [Spot::Hex(Hex::MIDDLE), Spot::Cell(seat, Cell::HOLE)] {
        let area = shown_hexes(&fourmidable::board::area(6));
        let found = reached_by_arrows(start, |spot, way| {
            next_towards(Turned::default(), &area, spot, way)
        });
        let all = match start {
            Spot::Hex(_) => area.len(),
            Spot::Cell(..) => fourmidable::nest::CELLS,
        };
        assert_eq!(found, all);
    }
}

#[test]
fn every_language_has_the_same_keys() {
    expect_same_keys("fourmidable");
    for locale in Locale::all() {
        let words = Words::new(
            locale,
            &[Fourmidable::TEXTS, words_of("fourmidable", locale).board],
        );
        for &species in Species::ALL {
            let about = wording::species(&words, species);
            assert!(about.contains(' '), "{locale}: {about}");
        }
    }
}
