//! Crumbs has hidden hands, sealed bids, interrupts and dice, for one player to six.

use engine::{Awaited, Game, Observer, QuickDice, Seat, Setup};
use yardsticks::Crumbs;

use super::{AnyBot, play_out};
use crate::evaluations::roll;
use crate::{Bot, Budget, Greedy, Level, Mcts, Random};

fn setups() -> impl Iterator<Item = Setup> {
    let solo = Crumbs::PROFILE.setup("solo", None, []);
    let tables = (2..=6).map(|players| Crumbs::PROFILE.setup("base", Some(players), []));
    std::iter::once(solo)
        .chain(tables)
        .map(|setup| setup.expect("the setup is valid"))
}

#[test]
fn every_level_plays_crumbs_to_the_end_at_every_table() {
    for setup in setups() {
        for level in [Level::Random, Level::Larva, Level::Worker, Level::Mcts(100)] {
            for seed in 0..5 {
                let mut bots: Vec<AnyBot<Crumbs>> =
                    (0..setup.players()).map(|_| level.bot(seed)).collect();
                play_out(&setup, &mut bots, seed);
            }
        }
    }
}

#[test]
fn thinking_beats_luck_at_every_table_of_crumbs() {
    for setup in setups().skip(1) {
        let players = setup.players();
        let games = 120;
        let mut won = 0.0;
        for game in 0..games {
            let own = Seat::new(game % players);
            let mut bots: Vec<AnyBot<Crumbs>> = Seat::all(players)
                .map(|seat| {
                    let level = if seat == own {
                        Level::Mcts(300)
                    } else {
                        Level::Random
                    };
                    level.bot((game * players + seat.index()) as u64)
                })
                .collect();
            won += play_out(&setup, &mut bots, game as u64).shares()[own];
        }
        let fair = games as f32 / players as f32;
        assert!(won > 1.1 * fair, "{setup}: {won} of {games}");
    }
}

#[test]
fn a_choice_depends_only_on_the_view() {
    let setup = Crumbs::PROFILE.usual();
    let mut twins = 0;
    for game in 0..30 {
        let mut dice = QuickDice::new(game);
        let mut state = Crumbs::new(&setup).expect("the setup is valid");
        let mut player = Random::new(game);
        loop {
            roll(&mut state, &mut dice);
            let Awaited::Seats { must, may } = state.awaited() else {
                break;
            };
            for seat in must.union(may).iter() {
                let view = state.view(Observer::Seat(seat));
                let twin = Crumbs::determinize(&view, &mut dice);
                twins += u32::from(twin != state);
                let twin_view = twin.view(Observer::Seat(seat));
                assert_eq!(view, twin_view);
                for bot in 0..3 {
                    assert_eq!(
                        bots()[bot].choose(&view, seat),
                        bots()[bot].choose(&twin_view, seat),
                    );
                }
            }
            let seat = must.first().expect("somebody must act");
            let view = state.view(Observer::Seat(seat));
            let action = Bot::<Crumbs>::choose(&mut player, &view, seat).expect("it must act");
            state.play(seat, action).expect("bots play by the rules");
        }
    }
    assert!(twins > 50, "the states must differ to prove anything");
}

fn bots() -> [AnyBot<Crumbs>; 3] {
    [
        Box::new(Random::new(7)),
        Box::new(Greedy::new(7)),
        Box::new(Mcts::new(Budget::Iterations(50), 7)),
    ]
}

#[test]
fn an_interrupt_is_made_where_it_pays_and_only_there() {
    // In the last round nothing is worth saving: a wasp must sting, if the sting takes the pile
    // from a winner; and there is always somebody who can be outplayed so at some table.
    let setup = Crumbs::PROFILE
        .setup("base", Some(2), [("rounds", "1")])
        .expect("the setup is valid");
    let (mut stung, mut passed) = (0, 0);
    for game in 0..200 {
        let mut dice = QuickDice::new(game);
        let mut state = Crumbs::new(&setup).expect("the setup is valid");
        let mut player = Random::new(game);
        loop {
            roll(&mut state, &mut dice);
            let Awaited::Seats { must, may } = state.awaited() else {
                break;
            };
            if let Some(seat) = may.first() {
                let mut bot = Mcts::<Crumbs>::new(Budget::Iterations(200), game);
                match bot.choose(&state.view(Observer::Seat(seat)), seat) {
                    Some(_) => stung += 1,
                    None => passed += 1,
                }
                break;
            }
            let seat = must.first().expect("somebody must act");
            let view = state.view(Observer::Seat(seat));
            let action = Bot::<Crumbs>::choose(&mut player, &view, seat).expect("it must act");
            state.play(seat, action).expect("bots play by the rules");
        }
    }
    assert!(stung > 10, "stung {stung}, passed {passed}");
    assert!(stung > 5 * passed, "stung {stung}, passed {passed}");
}
