//! Who knows which cards.

use engine::{Event, Game, Observer, Seat};

use super::{apprentice, level};

const WHITE: Observer = Observer::Seat(Seat::new(0));
const BLUE: Observer = Observer::Seat(Seat::new(1));

#[test]
fn a_card_put_under_its_deck_is_remembered_by_who_saw_it() {
    let game = apprentice("white ant farmer hole; turn white")
        .play("white walk farmer hole")
        .play("white step library")
        .play("* objectives f01 f02")
        .play("white keep f01");
    let white = game.state().view(WHITE);
    let blue = game.state().view(BLUE);
    assert!(white.tails[1][0].1.is_some());
    assert!(blue.tails[1][0].1.is_none());
    assert_eq!(blue.hands[0], [0, 1, 0]);
    assert!(blue.hand.is_empty() && white.hand.len() == 1);
}

#[test]
fn a_draw_is_told_to_the_drawer_alone() {
    let game = apprentice("white ant farmer hole; turn white")
        .play("white walk farmer hole")
        .play("white step library");
    let draw = Event::Chance("objectives f01 f02".parse().expect("a draw"));
    assert!(game.state().describe(&draw, WHITE).notation.is_some());
    assert!(game.state().describe(&draw, BLUE).notation.is_none());
    assert!(
        game.state()
            .describe(&draw, Observer::Spectator)
            .notation
            .is_none()
    );
}

#[test]
fn a_look_at_the_deck_is_for_one() {
    let game = level(
        "experienced",
        "row h01 h02 f01 d01 d02; white species strategist; white ant hunter hole; turn white",
    )
    .play("white peek")
    .play("* peek f05");
    assert!(game.state().view(WHITE).tops[0].1.is_some());
    assert!(game.state().view(BLUE).tops[0].1.is_none());
}
