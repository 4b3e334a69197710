//! Who knows which cards.

use engine::secret::watched;
use engine::testkit::Scenario;
use engine::{Event, Game, Observer, Seat};
use formicary_fourmidable::Fourmidable;

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
        "options experienced players=3 deck=symmetric; begin",
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

/// Whether white could learn something that it does not know from this action of its own, or from
/// this draw.
#[track_caller]
fn reveals(game: &Scenario<Fourmidable>, event: &str) -> bool {
    let white = Seat::new(0);
    let mut state = game.state().clone();
    let (done, learned) = watched(|| match event.strip_prefix("* ") {
        Some(chance) => state.apply_chance(chance.parse().expect("a draw")),
        None => state.play(white, event.parse().expect("an action")),
    });
    done.expect("it is allowed");
    learned.contains(white)
}

/// Plays white's actions and asserts that none of them reveals anything.
#[track_caller]
fn reveal_nothing(mut game: Scenario<Fourmidable>, actions: &[&str]) -> Scenario<Fourmidable> {
    for action in actions {
        assert!(!reveals(&game, action), "{action}");
        game = game.play(&format!("white {action}"));
    }
    game
}

#[test]
fn a_walk_with_a_harvest_reveals_nothing() {
    // Blue could reveal an objective if white knew how to ask.
    reveal_nothing(
        apprentice(
            "white ant hunter hole; white hand h01; blue hand h02; blue store caterpillar 2; turn white",
        ),
        &["walk hunter hole", "step m8", "stop"],
    );
}

#[test]
fn digging_and_placing_a_nest_hole_reveals_nothing() {
    reveal_nothing(
        level(
            "intermediate",
            "white ant digger hole; empty l9; white special dig-further-day; blue special erase-day; \
             turn white",
        ),
        &[
            "walk digger hole",
            "step r0c4",
            "play dig-further-day",
            "hole l9",
        ],
    );
}

#[test]
fn own_cards_reveal_nothing() {
    reveal_nothing(
        level(
            "intermediate",
            "white ant hunter hole; white hand h01; white store ladybug 2; \
             white special steps-hunter-day; white special cross-day; blue hand h02; \
             blue special erase-day; turn white",
        ),
        &[
            "reveal h01",
            "walk hunter hole",
            "play steps-hunter-day",
            "play cross-day",
            "stop",
        ],
    );
}

#[test]
fn choosing_from_drawn_cards_reveals_nothing_but_drawing_them_does() {
    let game = reveal_nothing(
        apprentice("white ant farmer hole; blue under f05; turn white"),
        &["walk farmer hole", "step library"],
    );
    assert!(reveals(&game, "* objectives f01 f02"));
    reveal_nothing(game.play("* objectives f01 f02"), &["keep f02"]);
}

#[test]
fn asking_for_a_look_at_the_deck_reveals_nothing_but_the_look_does() {
    let game = reveal_nothing(
        level(
            "experienced",
            "row h01 h02 f01 d01 d02; white species strategist; white ant hunter hole; turn white",
        ),
        &["peek"],
    );
    assert!(reveals(&game, "* peek f05"));
}

#[test]
fn the_next_objective_of_the_row_is_news() {
    let game = reveal_nothing(
        level(
            "experienced",
            "row h01 h02 f01 d01 d02; white store ladybug 2; white special draw-hunter-day; \
             white ant hunter hole; turn white",
        ),
        &["play draw-hunter-day objective h01"],
    );
    assert!(reveals(&game, "* refill f05"));
}

/// A draft of two, up to the choices; blue has chosen `rounds` times, white once less.
fn draft(rounds: usize) -> Scenario<Fourmidable> {
    let mut game = Scenario::<Fourmidable>::new("options experienced players=2 deck=symmetric; begin")
        .play("* first 1 day")
        .play("* row h01 f01 d01 h02 f02")
        .play("white species flying")
        .play("blue species predator")
        .play("* specials erase-day cross-day cross-night hole-day hole-night place-day place-night look-hunter-night")
        .play("* specials five-hunter five-farmer five-digger two-of-each four-holes all-pheromones birth-any-night look-farmer-day");
    for round in 0..rounds {
        let seats: &[(usize, &str)] = if round + 1 < rounds {
            &[(1, "blue"), (0, "white")]
        } else {
            &[(1, "blue")]
        };
        for &(seat, name) in seats {
            let mut actions = Vec::new();
            game.state().legal_actions(Seat::new(seat), &mut actions);
            game = game.play(&format!("{name} {}", actions[0]));
        }
    }
    game
}

fn first_choice(game: &Scenario<Fourmidable>) -> String {
    let mut actions = Vec::new();
    game.state().legal_actions(Seat::new(0), &mut actions);
    actions[0].to_string()
}

#[test]
fn the_last_choice_of_a_draft_round_shows_the_next_pack() {
    let game = draft(0);
    assert!(!reveals(&game, &first_choice(&game)));
    for round in 1..6 {
        let game = draft(round);
        assert!(reveals(&game, &first_choice(&game)), "round {round}");
    }
    // Nobody looks at what is left after the last round.
    let game = draft(6);
    assert!(!reveals(&game, &first_choice(&game)));
}

#[test]
fn the_end_shows_cards_only_where_they_could_bring_points() {
    let text = |blue: &str| {
        format!(
            "options intermediate players=2 deck=symmetric; {blue}; blue special five-digger; \
             blue ant hunter hole moved; blue birth-done; blue predator-done; \
             white ant hunter hole; white birth-done; white predator-done; turn white"
        )
    };
    let end = |blue: &str| {
        let game = Scenario::<Fourmidable>::new(&text(blue)).play("white walk hunter hole");
        reveals(&game, "stop")
    };
    assert!(!end("blue score 1"));
    let all_holes = "blue hole 2 e3; blue hole 3 f4; blue hole 4 f5";
    assert!(end(all_holes));
}

/// Two rounds of a draft of three; which of two cards white and which blue takes from the first pack is left open.
fn drafted(white: &str, blue: &str) -> Fourmidable {
    Scenario::<Fourmidable>::new("options experienced players=3 deck=symmetric; begin")
        .play("* first 1 day")
        .play("* row h01 f01 d01 h02 f02 d02")
        .play("white species flying")
        .play("blue species predator")
        .play("yellow species diplomat")
        .play("* specials erase-day cross-day cross-night hole-day hole-night place-day place-night look-hunter-night")
        .play("* specials five-hunter five-farmer five-digger two-of-each four-holes all-pheromones birth-any-night look-farmer-day")
        .play("* specials move-worm-day move-worm-night move-spider-day move-spider-night steps-hunter-day steps-hunter-night steps-farmer-day steps-farmer-night")
        .play(&format!("white take {white}"))
        .play("blue take five-hunter")
        .play("yellow take move-worm-day")
        .play("white take move-worm-night")
        .play(&format!("blue take {blue}"))
        .play("yellow take five-farmer")
        .state()
        .clone()
}

/// Rulebook: Sélection des cartes spéciales. Whoever holds a pack does not recognise by it who took what before; a
/// search that did would know more than its seat was told.
#[test]
fn who_took_what_from_a_pack_is_not_recognised_by_whoever_holds_it_next() {
    let [white, blue, yellow] = [0, 1, 2].map(Seat::new);
    let one = drafted("erase-day", "cross-day");
    let other = drafted("cross-day", "erase-day");
    assert_eq!(
        one.view(Observer::Seat(yellow)),
        other.view(Observer::Seat(yellow))
    );
    assert_eq!(one.sight(yellow), other.sight(yellow));
    for seat in [white, blue] {
        assert_ne!(one.sight(seat), other.sight(seat));
    }
    assert_ne!(one.fingerprint(), other.fingerprint());
    // What is left of the pack is recognised.
    let left = drafted("erase-day", "hole-day");
    assert_ne!(one.sight(yellow), left.sight(yellow));
}
