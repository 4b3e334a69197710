//! Why something was refused.

use std::fmt;

use crate::Message;

/// A refused action: the rule that forbids it, and the reason in words a player understands.
/// Whatever was refused has changed nothing.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Refusal {
    /// Key of the heading in the rules that the reason comes from.
    pub rule: &'static str,
    /// The reason; its key is the machine-readable code.
    pub reason: Message,
}

impl Refusal {
    /// A refusal under the rule with this heading.
    #[must_use]
    pub const fn new(rule: &'static str, reason: Message) -> Self {
        Self { rule, reason }
    }

    /// It is somebody else's turn.
    #[must_use]
    pub const fn not_your_turn() -> Self {
        Self::new("rule-turn-order", Message::new("refused-not-your-turn"))
    }

    /// The game is over.
    #[must_use]
    pub const fn game_over() -> Self {
        Self::new("rule-end-of-game", Message::new("refused-game-over"))
    }

    /// Dice or cards come first.
    #[must_use]
    pub const fn chance_first() -> Self {
        Self::new("rule-turn-order", Message::new("refused-chance-first"))
    }

    /// Nothing is to be drawn or rolled now.
    #[must_use]
    pub const fn no_chance_now() -> Self {
        Self::new("rule-chance", Message::new("refused-no-chance-now"))
    }

    /// This outcome cannot come up.
    #[must_use]
    pub const fn impossible_chance() -> Self {
        Self::new("rule-chance", Message::new("refused-impossible-chance"))
    }
}

/// Only for logs and tests; people read the locale files' wording.
impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}", self.rule, self.reason)
    }
}

impl std::error::Error for Refusal {}
