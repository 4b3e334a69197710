//! The 60 special cards, one line each. Kinds and effects are the rulebook's; how often each comes and
//! its day or night mark are reconstructed.

use std::fmt;

use serde::{Deserialize, Serialize};

use super::objectives::NoSuchCard;
use crate::components::Caste::{self, Digger, Farmer, Hunter};
use crate::components::Predator::{self, Grasshopper, Spider, Worm};
use crate::components::Resource::{
    self, Beetle, Blueberry, Caterpillar, Clay, Ladybug, Mushroom, Raspberry, Soil, Stone,
};
use crate::components::Time;
use crate::sets::set_of;
use Effect::{
    AllPheromones, Birth, Cross, DigFurther, Draw, Erase, Five, FourHoles, Harvest, Hole, Look,
    Move, Place, SkipEarth, Steps, TwoOfEach,
};

/// What a special card does.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Effect {
    /// Points for five ants of a caste at the end.
    Five(Caste),
    /// Points for two ants of each caste at the end.
    TwoOfEach,
    /// Points for four nest holes at the end.
    FourHoles,
    /// Points for all pheromones in the forest at the end.
    AllPheromones,
    /// Points for harvesting this.
    Harvest(Resource),
    /// Draws an objective, or completes one at the experienced level.
    Draw(Caste),
    /// More steps for an ant.
    Steps(Caste),
    /// Looks at more objectives.
    Look(Caste),
    /// Moves a predator.
    Move(Predator),
    /// Gives birth, to any caste if none is named.
    Birth(Option<Caste>),
    /// A nest hole farther away.
    DigFurther,
    /// Takes a pheromone off the forest.
    Erase,
    /// Puts a pheromone on empty terrain.
    Place,
    /// An ant crosses what belongs to others.
    Cross,
    /// Points for a new nest hole.
    Hole,
    /// A digger crosses a cell of earth.
    SkipEarth,
}

/// What is printed on a special card.
#[derive(Clone, Copy, Debug)]
pub struct Card {
    /// Its name in notation.
    pub id: &'static str,
    /// Its name in the locale files.
    pub key: &'static str,
    /// What it does.
    pub effect: Effect,
    /// When it may be played; always if nothing is said.
    pub time: Option<Time>,
}

macro_rules! card {
    ($id:literal, $effect:expr, $time:expr) => {
        Card {
            id: $id,
            key: concat!("special-", $id),
            effect: $effect,
            time: $time,
        }
    };
}

const DAY: Option<Time> = Some(Time::Day);
const NIGHT: Option<Time> = Some(Time::Night);
const ALWAYS: Option<Time> = None;

/// How many there are.
pub const SPECIAL_CARDS: usize = 60;

/// All special cards.
#[rustfmt::skip]
pub const CARDS: [Card; SPECIAL_CARDS] = [
    card!("five-hunter", Five(Hunter), ALWAYS),
    card!("five-farmer", Five(Farmer), ALWAYS),
    card!("five-digger", Five(Digger), ALWAYS),
    card!("two-of-each", TwoOfEach, ALWAYS),
    card!("four-holes", FourHoles, ALWAYS),
    card!("all-pheromones", AllPheromones, ALWAYS),
    card!("harvest-ladybug-day", Harvest(Ladybug), DAY),
    card!("harvest-ladybug-night", Harvest(Ladybug), NIGHT),
    card!("harvest-caterpillar-day", Harvest(Caterpillar), DAY),
    card!("harvest-caterpillar-night", Harvest(Caterpillar), NIGHT),
    card!("harvest-beetle-day", Harvest(Beetle), DAY),
    card!("harvest-beetle-night", Harvest(Beetle), NIGHT),
    card!("harvest-blueberry-day", Harvest(Blueberry), DAY),
    card!("harvest-blueberry-night", Harvest(Blueberry), NIGHT),
    card!("harvest-raspberry-day", Harvest(Raspberry), DAY),
    card!("harvest-raspberry-night", Harvest(Raspberry), NIGHT),
    card!("harvest-mushroom-day", Harvest(Mushroom), DAY),
    card!("harvest-mushroom-night", Harvest(Mushroom), NIGHT),
    card!("harvest-clay-day", Harvest(Clay), DAY),
    card!("harvest-clay-night", Harvest(Clay), NIGHT),
    card!("harvest-stone-day", Harvest(Stone), DAY),
    card!("harvest-stone-night", Harvest(Stone), NIGHT),
    card!("harvest-soil-day", Harvest(Soil), DAY),
    card!("harvest-soil-night", Harvest(Soil), NIGHT),
    card!("draw-hunter-day", Draw(Hunter), DAY),
    card!("draw-hunter-night", Draw(Hunter), NIGHT),
    card!("draw-farmer-day", Draw(Farmer), DAY),
    card!("draw-farmer-night", Draw(Farmer), NIGHT),
    card!("draw-digger-day", Draw(Digger), DAY),
    card!("draw-digger-night", Draw(Digger), NIGHT),
    card!("steps-hunter-day", Steps(Hunter), DAY),
    card!("steps-hunter-night", Steps(Hunter), NIGHT),
    card!("steps-farmer-day", Steps(Farmer), DAY),
    card!("steps-farmer-night", Steps(Farmer), NIGHT),
    card!("steps-digger-day", Steps(Digger), DAY),
    card!("steps-digger-night", Steps(Digger), NIGHT),
    card!("look-hunter-night", Look(Hunter), NIGHT),
    card!("look-farmer-day", Look(Farmer), DAY),
    card!("look-digger-night", Look(Digger), NIGHT),
    card!("move-worm-day", Move(Worm), DAY),
    card!("move-worm-night", Move(Worm), NIGHT),
    card!("move-spider-day", Move(Spider), DAY),
    card!("move-spider-night", Move(Spider), NIGHT),
    card!("move-grasshopper-day", Move(Grasshopper), DAY),
    card!("move-grasshopper-night", Move(Grasshopper), NIGHT),
    card!("birth-hunter-night", Birth(Some(Hunter)), NIGHT),
    card!("birth-farmer-day", Birth(Some(Farmer)), DAY),
    card!("birth-digger-day", Birth(Some(Digger)), DAY),
    card!("birth-any-night", Birth(None), NIGHT),
    card!("dig-further-day", DigFurther, DAY),
    card!("dig-further-night", DigFurther, NIGHT),
    card!("erase-day", Erase, DAY),
    card!("place-day", Place, DAY),
    card!("place-night", Place, NIGHT),
    card!("cross-day", Cross, DAY),
    card!("cross-night", Cross, NIGHT),
    card!("hole-day", Hole, DAY),
    card!("hole-night", Hole, NIGHT),
    card!("skip-earth-day", SkipEarth, DAY),
    card!("skip-earth-night", SkipEarth, NIGHT),];

/// One special card, by its place in [`CARDS`].
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(try_from = "u8")]
pub struct Special(u8);

impl TryFrom<u8> for Special {
    type Error = NoSuchCard;
    fn try_from(index: u8) -> Result<Self, NoSuchCard> {
        if usize::from(index) < SPECIAL_CARDS {
            Ok(Self(index))
        } else {
            Err(NoSuchCard)
        }
    }
}

impl Special {
    /// The first of the list.
    pub(crate) const FIRST: Self = Self(0);

    /// All of them.
    pub fn all() -> impl Iterator<Item = Self> {
        (0..SPECIAL_CARDS as u8).map(Self)
    }

    /// What is printed on it.
    #[must_use]
    pub const fn card(self) -> &'static Card {
        &CARDS[self.0 as usize]
    }

    /// What it does.
    #[must_use]
    pub const fn effect(self) -> Effect {
        self.card().effect
    }

    /// The card with this name.
    #[must_use]
    pub fn from_id(id: &str) -> Option<Self> {
        Self::all().find(|special| special.card().id == id)
    }
}

impl fmt::Display for Special {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.card().id)
    }
}

set_of!(
    /// A set of special cards.
    SpecialSet of Special, SPECIAL_CARDS, 1 words
);
