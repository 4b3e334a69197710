//! The board without a browser: positions, words, notation.

use ants::{Action, Ants, Color, Design, Point};
use engine::record::Record;
use engine::{Event, EventOf, Game, Observer, Seat};
use table::{Locale, Words};

use super::areas::best_areas;
use super::position::Position;
use super::wording;
use crate::boards::kit::scene::Shown;
use crate::boards::kit::testing::expect_same_keys;
use crate::words::words_of;

const RECORD: &str = include_str!("../../../../../games/ants/tests/records/eleven-to-ten.txt");

/// The game of a record after its first events.
fn game_after(plies: usize) -> Ants {
    let record: Record = RECORD.parse().expect("a record");
    let setup = Ants::PROFILE.read_setup(&record.setup).expect("a setup");
    let mut game = Ants::new(&setup).expect("a game");
    for ply in record.plies.iter().take(plies) {
        let event: EventOf<Ants> = ply.event::<Ants>().expect("an event");
        match event {
            Event::Action(seat, action) => game.play(seat, action).expect("it was played"),
            Event::Chance(chance) => game.apply_chance(chance).expect("it came"),
        }
    }
    game
}

fn position_after(plies: usize, actor: Option<Seat>) -> Position {
    let view = game_after(plies).view(Observer::Spectator);
    let view = serde_json::to_value(view).expect("views are JSON");
    Position::read(&view, actor).expect("a view of Ants")
}

fn words(locale: Locale) -> Words {
    Words::new(locale, &[Ants::TEXTS, words_of("ants", locale).board])
}

/// Who begins, three tiles, the first draw: beige is to move.
const FIRST_TURN: usize = 5;
/// In the middle of the game; brown is to move.
const MIDDLE: usize = 26;

#[test]
fn only_the_player_to_move_has_places() {
    let position = position_after(FIRST_TURN, Some(Color::Beige.seat()));
    assert_eq!(position.mover, Some(Color::Beige));
    assert_eq!(position.hand(), [Design::STAR, Design::WEDGE_BROWN]);
    assert_eq!(position.places, [Point::new(-1, 2), Point::new(2, -1)]);
    for actor in [None, Some(Color::Brown.seat())] {
        let position = position_after(FIRST_TURN, actor);
        assert!(position.places.is_empty());
        assert!(position.hand().is_empty());
    }
}

#[test]
fn every_place_with_every_turn_is_a_legal_action_and_reads_back() {
    let game = game_after(MIDDLE);
    let seat = game.to_move().seat();
    let position = position_after(MIDDLE, Some(seat));
    let mut legal = Vec::new();
    game.legal_actions(seat, &mut legal);
    let mut listed = 0;
    for &design in position.hand() {
        for &at in &position.places {
            for turn in 0..position.turns(design) {
                let action = Action { design, at, turn };
                assert!(legal.contains(&action), "{action}");
                assert_eq!(action.to_string().parse(), Ok(action));
                assert!(position.outcome(action).is_some());
                listed += 1;
            }
        }
    }
    assert_eq!(listed, legal.len());
}

#[test]
fn the_outcome_is_what_the_rules_make_of_it() {
    let game = game_after(MIDDLE);
    let seat = game.to_move().seat();
    let position = position_after(MIDDLE, Some(seat));
    let mut legal = Vec::new();
    game.legal_actions(seat, &mut legal);
    for action in legal {
        let outcome = position.outcome(action).expect("it is legal");
        let mut after = game.clone();
        after.play(seat, action).expect("it is legal");
        for color in Color::BOTH {
            let index = color as usize;
            assert_eq!(outcome.scores[index], after.scores()[color.seat()]);
            let before = game.scores()[color.seat()];
            assert_eq!(outcome.changes[index], outcome.scores[index] - before);
        }
        assert_eq!(
            outcome.level > 0,
            game.surface().dots().contains(&action.at)
        );
        assert!(outcome.level > 0 || outcome.hidden == [0, 0]);
    }
}

#[test]
fn the_best_areas_show_the_scores() {
    for plies in 0..=52 {
        let position = position_after(plies, None);
        let areas = best_areas(position.state.surface());
        for color in Color::BOTH {
            let score = position.state.scores()[color.seat()];
            let of_color = areas.iter().filter(|area| area.color == color);
            assert!(of_color.clone().count() > 0);
            assert!(
                of_color
                    .into_iter()
                    .all(|area| i32::from(area.ants) == score)
            );
        }
    }
}

#[test]
fn a_line_of_the_log_is_found_on_the_table() {
    let position = position_after(MIDDLE, None);
    let placed = position
        .placed_by("hook-beige 0,3 t3")
        .expect("it lies there");
    assert_eq!(placed.at, Point::new(0, 3));
    assert_eq!(position.placed_by("hook-beige 0,3 t2"), None);
    assert_eq!(position.placed_by("reveal star"), None);
}

#[test]
fn after_the_end_somebody_has_won() {
    let position = position_after(usize::MAX, Some(Color::Beige.seat()));
    assert!(position.is_over() && position.places.is_empty());
    assert!(position.has_won(Color::Beige.seat()) && !position.has_won(Color::Brown.seat()));
}

#[test]
fn places_are_told_in_words() {
    let position = position_after(FIRST_TURN, Some(Color::Beige.seat()));
    let action: Action = "wedge-brown -1,2 t2".parse().expect("notation");
    let outcome = position.outcome(action).expect("it is legal");
    assert_eq!(
        wording::placement(&words(Locale::ENGLISH), action, outcome),
        "brown wedge, turned 120° left, on the ground at -1,2. Beige 6 (+4), brown 2."
    );
    assert_eq!(
        wording::placement(&words(Locale::FRENCH), action, outcome),
        "coin brun, rotation de 120° à gauche, au sol en -1,2. Beige 6 (+4), brun 2."
    );
}

#[test]
fn every_language_has_all_words() {
    expect_same_keys("ants");
}
