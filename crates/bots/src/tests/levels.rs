use std::sync::Arc;

use search::{Impartial, Judge};
use yardsticks::TicTacToe;

use super::game;
use crate::Level;

#[test]
fn levels_are_read_as_they_are_written() {
    let all = [
        Level::Random,
        Level::Greedy,
        Level::Mcts(1),
        Level::Mcts(25_000),
        Level::ClassicSoldier,
        Level::ClassicQueen,
    ];
    for level in Level::PLAYERS.into_iter().chain(all) {
        assert_eq!(level.to_string().parse(), Ok(level));
    }
    assert_eq!("queen".parse(), Ok(Level::Queen));
    assert_eq!("mcts:500".parse(), Ok(Level::Mcts(500)));
}

#[test]
fn an_unknown_level_is_told_the_known_ones() {
    for text in ["", "wasp", "mcts", "mcts:", "mcts:0", "mcts:many", "Queen"] {
        let error = text.parse::<Level>().expect_err("no such level");
        let message = error.to_string();
        for known in [
            "larva",
            "worker",
            "soldier",
            "queen",
            "random",
            "greedy",
            "mcts:N",
            "classic-soldier",
            "classic-queen",
        ] {
            assert!(message.contains(known), "{message}");
        }
        assert!(message.contains(&format!("“{text}”")), "{message}");
    }
}

#[test]
fn every_level_plays_to_the_end() {
    let all = [Level::Random, Level::Greedy, Level::Mcts(50)];
    let judge: Arc<dyn Judge<TicTacToe>> = Arc::new(Impartial);
    for level in Level::PLAYERS.into_iter().chain(all) {
        let mut bots = [1, 2].map(|seed| level.bot(&judge, seed));
        game("base", &mut bots, 3, |_, _| {});
    }
}
