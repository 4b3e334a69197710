//! Random games of chess with shakmaty, whose speed is well known: what the games are compared with.
//!
//! Shakmaty is under the GPL. Only the bench program uses it, which is never given to anybody.

use std::hint::black_box;

use engine::QuickDice;
use engine::chance::pick;
use shakmaty::{Chess, Position};

/// How the report names it.
pub(crate) const NAME: &str = "shakmaty";

/// So many half-moves without a capture or a pawn's move end a game: the 75-move rule.
const QUIET_HALFMOVES: u32 = 150;

/// Plays one random game; returns its number of moves.
pub(crate) fn play_game(seed: u64) -> u64 {
    let mut dice = QuickDice::new(seed);
    let mut position = Chess::default();
    let mut moves = 0;
    while position.halfmoves() < QUIET_HALFMOVES && !position.is_insufficient_material() {
        let legal = position.legal_moves();
        if legal.is_empty() {
            break;
        }
        position.play_unchecked(*pick(&legal, &mut dice));
        moves += 1;
    }
    black_box(&position);
    moves
}
