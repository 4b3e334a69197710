//! The board without a browser: positions, reach, tiles held over the garden, births, words.

use engine::chance::QuickDice;
use engine::{Awaited, Game, Observer, Seat};
use myrmes::components::{Event, Shape};
use myrmes::{Action, Births, Hex, HexSet, Myrmes, Phase};
use table::{Locale, Words};

use super::ghost::Ghost;
use super::keys::next_towards;
use super::position::{Held, shown_cubes};
use super::reach::{reach, reach_from};
use super::{phase, wording};
use crate::boards::kit::scene::Shown;
use crate::boards::kit::testing::{expect_same_keys, reached_by_arrows, roll, seen as position};
use crate::words::words_of;

const RED: Seat = Seat::new(0);

/// A game of two in which chance has laid everything out.
fn new_game(seed: u64) -> Myrmes {
    let setup = Myrmes::PROFILE.usual();
    let mut game = Myrmes::new(&setup).expect("a game");
    let mut dice = QuickDice::new(seed);
    roll(&mut game, &mut dice);
    game
}

/// Everybody stays with the event of the die and gives birth to nothing.
fn planned(mut game: Myrmes) -> Myrmes {
    for seat in Seat::all(2) {
        let rolled = game.table().rolled();
        game.play(seat, Action::Event(rolled)).expect("it is free");
        game.play(seat, Action::Births(Births::NONE))
            .expect("nobody has to work");
    }
    game
}

/// A worker of whoever is first stands outside.
fn outside() -> (Myrmes, Seat) {
    let mut game = planned(new_game(3));
    let Phase::Worker(seat) = game.table().phase else {
        panic!("{:?}", game.table().phase);
    };
    let exit = game.table().colony(seat).exits[0];
    game.play(seat, Action::Leave(exit)).expect("an own exit");
    (game, seat)
}

#[test]
fn only_who_may_act_has_something_to_do() {
    let game = new_game(1);
    let own = position(&game, RED, true);
    assert!(own.is_legal(Action::Event(game.table().rolled())));
    let watching = position(&game, RED, false);
    assert!(watching.legal.is_empty());
    assert_eq!(watching.actor, None);
}

#[test]
fn a_far_space_is_reached_by_steps_that_the_rules_allow() {
    let (game, seat) = outside();
    let goals = reach(&game, seat);
    assert!(goals.goals().iter().any(|goal| goal.way.len() > 1));
    for goal in goals.goals() {
        let mut walk = game.clone();
        let before = walk.table().colony(seat).soldiers;
        for stride in &goal.way {
            let Phase::Sortie(_, sortie) = walk.table().phase else {
                panic!("the worker is outside");
            };
            assert_eq!(sortie, stride.before);
            walk.play(seat, stride.action).expect("in reach");
        }
        let Phase::Sortie(_, sortie) = walk.table().phase else {
            panic!("the worker is outside");
        };
        assert!(sortie.at.contains(goal.name));
        assert_eq!(sortie.steps, goal.left);
        let lost = before - walk.table().colony(seat).soldiers;
        assert_eq!(lost, goal.soldiers);
    }
}

#[test]
fn an_exit_shows_how_far_one_would_come() {
    let game = planned(new_game(3));
    let Phase::Worker(seat) = game.table().phase else {
        panic!("{:?}", game.table().phase);
    };
    let exit = game.table().colony(seat).exits[0];
    let (outside, _) = outside();
    assert_eq!(reach_from(&game, seat, exit), reach(&outside, seat));
    let water = Hex::from_name("i4").expect("a hexagon");
    assert!(reach_from(&game, seat, water).goals().is_empty());
}

#[test]
fn every_legal_placement_can_be_held() {
    let (mut game, seat) = outside();
    let way = reach(&game, seat).goals()[0].way.clone();
    for stride in way {
        game.play(seat, stride.action).expect("in reach");
    }
    let position = position(&game, seat, true);
    let mut placements = 0;
    for &action in &position.legal {
        let Some((held, at)) = Held::of(action) else {
            continue;
        };
        placements += 1;
        let ghost = Ghost::lying(&position, held, &at.laid().hexes).expect("it covers the worker");
        assert_eq!(ghost.action(), Some(action));
        assert_eq!(ghost.notation(), action.to_string());
    }
    assert!(placements > 0);
    let held = Held::Pheromone(Shape::Pair);
    let ghost = Ghost::over(&position, held).expect("a worker is outside");
    assert!(position.is_legal(ghost.action().expect("it fits somewhere")));
}

#[test]
fn a_tile_turns_around_the_worker() {
    let (game, seat) = outside();
    let position = position(&game, seat, true);
    let worker = position
        .sortie()
        .expect("outside")
        .1
        .at
        .first()
        .expect("it stands somewhere");
    for shape in Shape::ALL {
        let mut ghost = Ghost::over(&position, Held::Pheromone(shape)).expect("held");
        let first = ghost.cells();
        for _ in 0..6 {
            assert!(ghost.cells().contains(&worker.coordinates()));
            ghost = ghost.turned(1);
        }
        assert_eq!(ghost.cells(), first);
        assert_eq!(ghost.flipped().flipped().cells(), first);
        for _ in 0..shape.size() {
            ghost = ghost.shifted(1);
            assert!(ghost.cells().contains(&worker.coordinates()));
        }
        assert_eq!(ghost.cells(), first);
    }
}

#[test]
fn a_tile_comes_to_the_hexagon_that_it_should_cover() {
    let (game, seat) = outside();
    let position = position(&game, seat, true);
    let worker = position.sortie().expect("outside").1.at;
    let ghost = Ghost::over(&position, Held::Pheromone(Shape::Pair)).expect("held");
    for hex in worker.around().iter() {
        let moved = ghost.covering(&position, hex).expect("a neighbour");
        assert!(moved.hexes().expect("in the garden").contains(hex));
    }
}

#[test]
fn steppers_stay_within_what_is_legal() {
    let mut game = new_game(5);
    let rolled = game.table().rolled();
    let before = position(&game, RED, true);
    assert!(before.births([1, 0, 0, 0]).is_empty(), "the event is first");
    game.play(RED, Action::Event(rolled)).expect("it is free");
    let position = position(&game, RED, true);
    // Three nurses at the start; one more or fewer soldier nurse alone would be idle.
    assert_eq!(position.next_nurses([0; 4], 0, true), Some(1));
    assert_eq!(position.next_nurses([0; 4], 1, true), Some(2));
    assert_eq!(position.next_nurses([0, 2, 0, 0], 2, true), None);
    assert_eq!(position.next_nurses([0, 2, 0, 1], 1, false), Some(0));
    assert_eq!(position.next_nurses([0; 4], 3, false), None);
    assert_eq!(position.births([1, 0, 2, 0]).len(), 1);
    assert!(position.births([3, 0, 2, 0]).is_empty());
}

#[test]
fn births_are_foreseen_as_the_rules_bring_them() {
    let mut game = new_game(5);
    let rolled = game.table().rolled();
    for seat in Seat::all(2) {
        game.play(seat, Action::Event(rolled)).expect("it is free");
    }
    let position = position(&game, RED, true);
    let births = position.births([1, 0, 2, 0])[0];
    let foreseen = births.newborn(rolled, position.own().reserve);
    for seat in Seat::all(2) {
        game.play(seat, Action::Births(births)).expect("listed");
    }
    assert_eq!(game.table().colony(RED).ledger.born, foreseen);
}

#[test]
fn a_click_stands_for_something_in_every_phase() {
    let mut game = new_game(7);
    let mut dice = QuickDice::new(9);
    let mut phases = std::collections::BTreeSet::new();
    let words = Words::new(
        Locale::ENGLISH,
        &[Myrmes::TEXTS, words_of("myrmes", Locale::ENGLISH).board],
    );
    let mut actions = Vec::new();
    loop {
        roll(&mut game, &mut dice);
        let Awaited::Seats { must, .. } = game.awaited() else {
            break;
        };
        let seat = must.first().expect("somebody");
        let seen = position(&game, seat, true);
        assert_eq!(seen.actor, Some(seat));
        assert!(!wording::task(&words, &seen, |seat| seat.to_string()).is_empty());
        for hex in seen.table().garden.area().iter() {
            let notation = seen.click(hex).to_string();
            assert!(notation.parse::<Action>().is_ok(), "{notation}");
        }
        for tile in seen.table().garden.tiles() {
            let shown = shown_cubes(tile).len();
            assert_eq!(shown, usize::from(tile.cubes.iter().sum::<u8>()));
        }
        let view = serde_json::to_value(game.view(Observer::Seat(seat))).expect("JSON");
        phases.insert(phase(&view).expect("a view of Myrmes"));
        actions.clear();
        game.legal_actions(seat, &mut actions);
        let action = *engine::chance::pick(&actions, &mut dice);
        game.play(seat, action).expect("listed");
    }
    let view = serde_json::to_value(game.view(Observer::Spectator)).expect("JSON");
    assert_eq!(phase(&view), Some("rule-end-of-game"));
    for expected in ["rule-event", "rule-births", "rule-workers", "rule-sortie"] {
        assert!(phases.contains(expected), "{phases:?}");
    }
}

#[test]
fn arrows_lead_to_every_hexagon() {
    let area: HexSet = myrmes::board::area(4, true);
    let found = reached_by_arrows(Hex::new(0), |hex, way| next_towards(&area, hex, way));
    assert_eq!(found, area.len());
}

#[test]
fn every_language_has_the_same_keys() {
    expect_same_keys("myrmes");
    for locale in Locale::all() {
        let words = Words::new(locale, &[Myrmes::TEXTS, words_of("myrmes", locale).board]);
        for event in Event::ALL {
            assert!(words.has(&format!("event-{}", event.id())));
        }
    }
}
