//! Players, variants and options.

use engine::{GameOption, Profile, Setup, Values, Variant};
use serde::{Deserialize, Serialize};

use crate::components::WINNING_SCORE;

/// What can be chosen before a game of Hidden Empires.
pub const PROFILE: Profile = Profile {
    id: "hidden-empires",
    revision: 1,
    designer: "Greg Turner",
    variants: &[Variant {
        id: "basic",
        least: 2,
        most: 6,
        usual: 2,
    }],
    options: &[
        // Rulebook: Random Turn Order.
        GameOption {
            id: "turn-order",
            values: Values::OneOf(&["clockwise", "random"]),
            variants: &[],
        },
        // Rulebook: Game Length.
        GameOption {
            id: "target",
            values: Values::Number {
                least: 4,
                most: 32,
                usual: WINNING_SCORE as i64,
            },
            variants: &[],
        },
    ],
    seats: &["red", "yellow", "blue", "green", "black", "white"],
};

/// The chosen options.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Options {
    /// How many players.
    pub players: u8,
    /// The advanced game. The profile does not offer it yet.
    pub advanced: bool,
    /// The score that ends the game.
    pub target: u16,
    /// The order of the player turns is drawn anew in every game turn.
    pub random_order: bool,
}

impl Options {
    /// Ruling 87: the game turn that is the last, whatever the scores.
    #[must_use]
    pub const fn last_turn(&self) -> u16 {
        self.target + 24
    }
}

impl From<&Setup> for Options {
    fn from(setup: &Setup) -> Self {
        Self {
            players: setup.players() as u8,
            advanced: setup.variant() == "advanced",
            target: setup.number("target") as u16,
            random_order: setup.option("turn-order") == "random",
        }
    }
}
