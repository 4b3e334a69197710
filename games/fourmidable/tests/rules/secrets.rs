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

#[test]
fn a_pack_that_comes_back_tells_what_was_taken() {
    let game = engine::testkit::Scenario::<formicary_fourmidable::Fourmidable>::new(
        "options experienced players=3; begin",
    )
    .play("* first 1 day")
    .play("* row h01 f01 d01 h02 f02 d02")
    .play("white species flying")
    .play("blue species predator")
    .play("yellow species diplomat")
    .play("* specials erase-day cross-day cross-night hole-day hole-night place-day place-night look-hunter-night")
    .play("* specials five-hunter five-farmer five-digger two-of-each four-holes all-pheromones birth-any-night look-farmer-day")
    .play("* specials move-worm-day move-worm-night move-spider-day move-spider-night steps-hunter-day steps-hunter-night steps-farmer-day steps-farmer-night")
    .play("white take erase-day")
    .play("blue take five-hunter")
    .play("yellow take move-worm-day")
    .play("white take move-worm-night")
    .play("blue take cross-day")
    .play("yellow take five-farmer")
    .play("white take five-digger")
    .play("blue take move-spider-day")
    .play("yellow take hole-day");
    // The first pack is back at white: what blue and yellow took is known, not who took what.
    let view = game.state().view(WHITE);
    let known: Vec<_> = view.packs[0]
        .iter()
        .map(|stretch| stretch.cards.as_ref().map(Vec::len))
        .collect();
    assert_eq!(known, [Some(1), Some(2), Some(5)]);
    // What blue took first, white has never seen.
    assert_eq!(view.packs[1][0].cards, None);
    assert!(
        game.state()
            .view(Observer::Spectator)
            .packs
            .iter()
            .flatten()
            .all(|stretch| stretch.cards.is_none())
    );
}
