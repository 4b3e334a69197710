//! Whoever looks on can imagine how an action goes on.

use engine::chance::pick;
use engine::testkit::Scenario;
use engine::{Awaited, Game, Observer, QuickDice, Seat};
use formicary_fourmidable::board::{Hex, HexSet};
use formicary_fourmidable::cards::{Effect, Special};
use formicary_fourmidable::state::NewHole;
use formicary_fourmidable::{Fourmidable, Phase};

use super::{BLUE, WHITE, actions, two};

/// In none of many games that blue imagines white stands still, and all of them look the same to blue.
#[track_caller]
fn imagine_a_way_on(game: &Scenario<Fourmidable>) {
    let view = game.state().view(Observer::Seat(BLUE));
    for seed in 0..200 {
        let imagined = Fourmidable::determinize(&view, &mut QuickDice::new(seed));
        assert!(!actions(&imagined, WHITE).is_empty(), "with seed {seed}");
        assert_eq!(imagined.view(Observer::Seat(BLUE)), view);
    }
}

#[test]
fn whoever_looks_on_can_imagine_how_a_nest_hole_finds_its_place() {
    // White has dug because its card brings the only place into reach; blue may reveal an objective meanwhile.
    let game = two(
        "intermediate",
        "day; white special dig-further-day; empty j8; blue hand h01; blue store ladybug 1; \
         white ant digger hole; turn white",
    )
    .play("white walk digger hole")
    .play("white step r0c4")
    .expect("game phase hole");
    assert!(game.state().awaited().actors().contains(BLUE));
    imagine_a_way_on(&game);
}

#[test]
fn whoever_looks_on_can_imagine_what_a_digger_finds_behind_earth() {
    // The two cells beside r1c3 are dug but for the numbered one, whose hole takes a card to be placed.
    let game = two(
        "intermediate",
        "day; white special skip-earth-day dig-further-day five-digger; empty j8; \
         white dug r1c4 r2c4 r2c3 r1c2 r2c2; white ant digger r1c4; turn white",
    )
    .play("white walk digger r1c4")
    .play("white play skip-earth-day")
    .play("white skip r1c3");
    imagine_a_way_on(&game);
    imagine_a_way_on(&game.play("white step r0c3").expect("game phase hole"));
}

#[test]
fn whoever_looks_on_can_imagine_two_cards_that_bring_a_nest_hole_into_reach() {
    let game = two(
        "intermediate",
        "day; white species insomniac; white special dig-further-day dig-further-night five-digger; \
         empty i7; white ant digger hole; turn white",
    )
    .play("white walk digger hole")
    .play("white step r0c4")
    .expect("game phase hole");
    imagine_a_way_on(&game);
    imagine_a_way_on(&game.play("white play dig-further-night"));
}

/// A game of experienced players whose special cards are taken.
fn drafted(players: usize, seed: u64) -> Fourmidable {
    let mut dice = QuickDice::new(seed);
    let setup = Fourmidable::PROFILE.read_setup(&format!("experienced players={players}"));
    let mut game = Fourmidable::new(&setup.expect("a setup")).expect("it can be played");
    while !matches!(game.table().phase, Phase::Ants(_)) {
        match game.awaited() {
            Awaited::Chance => {
                let drawn = game.sample_chance(&mut dice);
                game.apply_chance(drawn).expect("just drawn");
            }
            awaited => {
                let seat = awaited.actors().first().expect("somebody acts");
                let action = *pick(&actions(&game, seat), &mut dice);
                game.play(seat, action).expect("it was listed");
            }
        }
    }
    game
}

/// A hexagon that is five spaces away from a seat's nest hole.
fn five_away(game: &Fourmidable, seat: Seat) -> Hex {
    let hole = game.table().colony(seat).holes[0].expect("the first hole");
    let mut hexes = Hex::all().filter(|hex| game.table().area.contains(*hex));
    hexes
        .find(|hex| hex.distance(hole) == 5)
        .expect("the forest is wider")
}

#[test]
fn what_passed_by_in_the_draft_fits_the_card_that_a_digger_must_have() {
    let mut seen = 0;
    for (players, seed) in (2..=6).flat_map(|players| (0..12).map(move |seed| (players, seed))) {
        let game = drafted(players, seed);
        let fits = |card: Special| {
            card.effect() == Effect::DigFurther && card.card().time == Some(game.table().time)
        };
        let digger = Seat::all(players).find(|&seat| game.specials_of(seat).iter().any(fits));
        let Some(digger) = digger else { continue };
        let others = Seat::all(players).filter(|&seat| seat != digger);
        let others = others.map(Observer::Seat).chain([Observer::Spectator]);
        for observer in others {
            let mut view = game.view(observer);
            let hole = NewHole {
                number: 1,
                reach: 3,
            };
            view.table.phase = Phase::Hole(digger, hole);
            view.table.empty = HexSet::only(five_away(&game, digger));
            for seed in 0..10 {
                let imagined = Fourmidable::determinize(&view, &mut QuickDice::new(seed));
                assert!(!actions(&imagined, digger).is_empty());
                assert_eq!(imagined.view(observer), view);
                seen += 1;
            }
        }
    }
    assert!(seen > 500, "only {seen}");
}
