//! A player turn; no rules.

use engine::{Seat, Seats};
use serde::{Deserialize, Serialize};

use super::Phase;
use crate::board::{AreaSet, CastePlaces, Colors, Place, Scattered};
use crate::cards::Event;
use crate::components::{Ants, Caste};

/// Why discovery markers are turned up, if it is not a player's move.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Occasion {
    /// The game is set up.
    #[default]
    Setup,
    /// An event has laid new markers.
    Event,
}

/// What matters only within a player turn.
#[derive(Clone, PartialEq, Eq, Hash, Default, Debug, Serialize, Deserialize)]
pub struct Turn {
    /// Whose turn it is; nobody's while an event of a whole game turn is resolved.
    pub player: Option<Seat>,
    /// Where the turn goes on after a card.
    pub resume: Option<Phase>,
    /// The event that is resolved.
    pub event: Option<Event>,
    /// Why markers are turned up.
    pub occasion: Occasion,
    /// Areas whose markers are still to be turned up.
    pub revealing: AreaSet,
    /// Players whose nest may not be invaded in this turn.
    pub sealed: Seats,
    /// How many others the foragers of an area have driven off; they do not attack.
    pub repelled: Scattered<u16, 2>,
    /// Brood in safety during an invasion, in the order of [`Member::BROOD`](crate::Member::BROOD).
    pub protected: [u16; 8],
    /// Whether the nest has moved.
    pub wandered: bool,
    /// Areas that the player occupied when the turn began.
    pub occupied: AreaSet,
    /// Places that ants of a caste were taken from in this redistribution.
    pub given: CastePlaces,
    /// Places that ants of a caste were brought to in this redistribution.
    pub taken: CastePlaces,
    /// Ants on their way, and where they come from.
    pub carried: Option<(Place, Caste, u16)>,
    /// Ants that this redistribution has brought to an area, if they drive others off there.
    pub brought: Scattered<Ants, 4>,
    /// Ants that have moved their one area.
    pub arrived: Scattered<Ants, 8>,
    /// Areas with a scout whose search is still to come.
    pub scouted: AreaSet,
    /// Areas where the ants have foraged or fought.
    pub busy: AreaSet,
    /// Those of them where others may still build a trunk: the ants have foraged there, and no more.
    pub foraged: AreaSet,
    /// Ants that have foraged, that were declared foragers or that have built a trunk: they do not patrol.
    pub engaged: Scattered<Ants, 8>,
    /// The most food that a trail has brought through an area: as many carriers do not patrol.
    pub loads: Scattered<u16, 8>,
    /// Colours of areas that were foraged.
    pub colors: Colors,
}
