//! Crumbs has hidden hands, sealed bids, interrupts and dice, for one player to six.

use std::sync::Arc;

use engine::{Awaited, Game, Observer, QuickDice, Seat, Setup};
use yardsticks::Crumbs;

use super::judges::Counter;
use super::{game, thinker};
use formicary_search::play_out::{drawing, play_out, roll};
use formicary_search::{AnyBot, Bot, Greedy, Impartial, Judge, Random};

fn setups() -> impl Iterator<Item = Setup> {
    let solo = Crumbs::PROFILE.setup("solo", None, []);
    let tables = (2..=6).map(|players| Crumbs::PROFILE.setup("base", Some(players), []));
    std::iter::once(solo)
        .chain(tables)
        .map(|setup| setup.expect("the setup is valid"))
}

/// Every kind of bot, with a judge.
fn kinds<J: Judge<Crumbs> + Copy + 'static>(judge: J, seed: u64) -> [AnyBot<Crumbs>; 4] {
    [
        Box::new(Random::new(seed)),
        Box::new(Greedy::hasty(Arc::new(judge), seed, 4)),
        Box::new(Greedy::new(Arc::new(judge), seed)),
        Box::new(thinker(judge, 100, seed)),
    ]
}

#[test]
fn every_kind_of_bot_plays_crumbs_to_the_end_at_every_table() {
    for setup in setups() {
        for kind in 0..4 {
            for seed in 0..5 {
                let bot = |_| kinds(Counter, seed).into_iter().nth(kind).expect("four");
                let mut bots: Vec<AnyBot<Crumbs>> = (0..setup.players()).map(bot).collect();
                game(&setup, &mut bots, seed);
            }
        }
    }
}

#[test]
fn bots_that_know_only_the_rules_play_to_the_end() {
    for setup in setups() {
        let bot = |seat| kinds(Impartial, 1).into_iter().nth(seat % 4);
        let mut bots: Vec<AnyBot<Crumbs>> = (0..setup.players()).filter_map(bot).collect();
        game(&setup, &mut bots, 1);
    }
}

/// What part of the victories that would be fair one bot takes among random ones.
fn advantage(setup: &Setup, games: usize, bot: impl Fn(u64) -> AnyBot<Crumbs>) -> f32 {
    let players = setup.players();
    let won = |number: usize| {
        let own = Seat::new(number % players);
        let mut bots: Vec<AnyBot<Crumbs>> = Seat::all(players)
            .map(|seat| {
                let seed = (number * players + seat.index()) as u64;
                if seat == own {
                    bot(seed)
                } else {
                    Box::new(Random::new(seed))
                }
            })
            .collect();
        game(setup, &mut bots, number as u64).shares()[own]
    };
    (0..games).map(won).sum::<f32>() * players as f32 / games as f32
}

#[test]
fn thinking_beats_luck_at_every_table_of_crumbs() {
    for setup in setups().skip(1) {
        let advantage = advantage(&setup, 120, |seed| Box::new(thinker(Counter, 300, seed)));
        assert!(advantage > 1.1, "{setup}: {advantage}");
    }
}

#[test]
fn who_knows_only_the_rules_thinks_better_than_luck() {
    let setup = Crumbs::PROFILE.usual();
    let advantage = advantage(&setup, 120, |seed| Box::new(thinker(Impartial, 300, seed)));
    assert!(advantage > 1.1, "{advantage}");
}

#[test]
fn a_choice_depends_only_on_the_view() {
    let setup = Crumbs::PROFILE.usual();
    let mut twins = 0;
    for number in 0..30 {
        let mut dice = QuickDice::new(number);
        let mut luck = QuickDice::new(number);
        let mut state = Crumbs::new(&setup).expect("the setup is valid");
        let mut player = Random::new(number);
        let ask = |state: &Crumbs, seat: Seat| {
            let view = state.view(Observer::Seat(seat));
            let twin = Crumbs::determinize(&view, &mut dice);
            twins += u32::from(twin != *state);
            let twin_view = twin.view(Observer::Seat(seat));
            assert_eq!(view, twin_view);
            for bot in 0..3 {
                assert_eq!(
                    bots()[bot].choose(&view, seat),
                    bots()[bot].choose(&twin_view, seat),
                );
            }
            Bot::<Crumbs>::choose(&mut player, &view, seat)
        };
        play_out(&mut state, ask, drawing(&mut luck), |_, _| {});
    }
    assert!(twins > 50, "the states must differ to prove anything");
}

fn bots() -> [AnyBot<Crumbs>; 3] {
    [
        Box::new(Random::new(7)),
        Box::new(Greedy::new(Arc::new(Counter), 7)),
        Box::new(thinker(Counter, 50, 7)),
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
                let mut bot = thinker(Counter, 200, game);
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
