//! Players, variants and options.

use engine::{GameOption, Profile, Setup, Values, Variant};
use serde::{Deserialize, Serialize};

use crate::board::AreaSet;
use crate::box_file;
use crate::components::WINNING_SCORE;

/// What can be chosen before a game of Hidden Empires.
pub const PROFILE: Profile = Profile {
    id: "hidden-empires",
    revisions: &[1],
    designer: "Greg Turner",
    variants: &[
        Variant {
            id: "basic",
            least: 2,
            most: 6,
            usual: 2,
        },
        Variant {
            id: "advanced",
            least: 2,
            most: 6,
            usual: 2,
        },
    ],
    // All, some or none of them (Ruling 86).
    options: &[
        // Ruling 21.
        GameOption {
            id: "predators",
            values: Values::OneOf(&["finders", "everybody"]),
            variants: &[],
        },
        // Rulebook: Random Turn Order.
        GameOption {
            id: "turn-order",
            values: Values::OneOf(&["clockwise", "random"]),
            variants: &[],
        },
        // Rulebook: Place Nest Markers, Allowed Areas.
        GameOption {
            id: "starts",
            values: Values::Printed {
                read: box_file::read,
                example: include_str!("../guide/box.txt"),
            },
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
        // Rulebook: Restart.
        GameOption {
            id: "restart",
            values: Values::OneOf(&["off", "on"]),
            variants: &["advanced"],
        },
        // Rulebook: Down with the Queen.
        GameOption {
            id: "down-with-the-queen",
            values: Values::OneOf(&["off", "on"]),
            variants: &["advanced"],
        },
        // Rulebook: Fewer Events.
        GameOption {
            id: "fewer-events",
            values: Values::OneOf(&["off", "on"]),
            variants: &["advanced"],
        },
        // Rulebook: Realistic Time Scale.
        GameOption {
            id: "realistic-time-scale",
            values: Values::OneOf(&["off", "on"]),
            variants: &["advanced"],
        },
        // Ruling 9.
        GameOption {
            id: "overbidding",
            values: Values::OneOf(&["on", "off"]),
            variants: &["advanced"],
        },
        // Ruling 22.
        GameOption {
            id: "discovery",
            values: Values::OneOf(&["all-ants", "scouts"]),
            variants: &["advanced"],
        },
        // Ruling 93.
        GameOption {
            id: "nest-losses",
            values: Values::OneOf(&["chosen", "in-order"]),
            variants: &["advanced"],
        },
        // Ruling 44.
        GameOption {
            id: "nest-sites",
            values: Values::OneOf(&["closed", "open"]),
            variants: &["advanced"],
        },
    ],
    seats: &["red", "yellow", "blue", "green", "black", "white"],
};

/// The chosen options.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Options {
    /// How many players.
    pub players: u8,
    /// The advanced game.
    pub advanced: bool,
    /// Where nests are placed.
    pub starts: AreaSet,
    /// Predators send back everybody where they are found, not only who found them.
    pub all_return: bool,
    /// The score that ends the game.
    pub target: u16,
    /// The order of the player turns is drawn anew in every game turn.
    pub random_order: bool,
    /// A colony without a mother queen may begin anew.
    pub restart: bool,
    /// Whoever kills a mother queen wins.
    pub regicide: bool,
    /// One event in each game turn, and no other cards.
    pub fewer_events: bool,
    /// Traits are drafted before the game, and no cards are drawn.
    pub realistic: bool,
    /// Bids may be higher than what the bidder can pay.
    pub overbidding: bool,
    /// Not only scouts turn up markers, but all ants where they stand.
    pub standing_discovery: bool,
    /// The owner of a nest says from which chambers defenders are taken.
    pub chosen_chambers: bool,
    /// Ants come and go through nest sites, too.
    pub open_sites: bool,
}

impl Options {
    /// Ruling 87: the game turn that is the last, whatever the scores.
    #[must_use]
    pub const fn last_turn(&self) -> u16 {
        self.target + 24
    }

    /// Rulebook: Draw a Card. Whether a player turn begins with a card.
    #[must_use]
    pub const fn draws_cards(&self) -> bool {
        self.advanced && !self.fewer_events && !self.realistic
    }
}

impl From<&Setup> for Options {
    fn from(setup: &Setup) -> Self {
        let advanced = setup.variant() == "advanced";
        let on = |id| advanced && setup.option(id) == "on";
        Self {
            players: setup.players() as u8,
            advanced,
            restart: on("restart"),
            regicide: on("down-with-the-queen"),
            fewer_events: on("fewer-events"),
            realistic: on("realistic-time-scale"),
            overbidding: on("overbidding"),
            standing_discovery: advanced && setup.option("discovery") == "all-ants",
            chosen_chambers: advanced && setup.option("nest-losses") == "chosen",
            open_sites: advanced && setup.option("nest-sites") == "open",
            starts: box_file::starts(setup),
            all_return: setup.option("predators") == "everybody",
            target: setup.number("target") as u16,
            random_order: setup.option("turn-order") == "random",
        }
    }
}
