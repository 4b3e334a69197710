//! A player's nest sheet, nest marker and ants; no rules.

use serde::{Deserialize, Serialize};

use crate::board::{Area, AreaSet, Place, Scattered};
use crate::cards::Traits;
use crate::components::{Ants, Caste, FEMALE, MALE, Member};

/// What a player still has to do in the Nest Phase.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Chore {
    /// Nothing.
    #[default]
    None,
    /// House the returning ants.
    Return,
    /// Eliminate so many for the nest adults.
    Adults(u16),
    /// Choose which large pupae become majors.
    Majors,
    /// Choose the diet of the female larvae.
    Diet,
    /// Eliminate `short` for the larvae; so many female larvae are on the large diet.
    Larvae {
        /// How many are to be eliminated.
        short: u16,
        /// Female larvae on the large diet.
        large: u16,
        /// Female larvae on the medium diet.
        medium: u16,
    },
    /// Choose the new eggs.
    Lay,
    /// Eliminate so many for the new eggs.
    Eggs(u16),
    /// Decide about a nuptial flight.
    Flight,
}

/// The side of a nest sheet.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Sheet {
    /// New workers go to the nest area.
    #[default]
    Basic,
    /// New workers go to Reserves.
    Advanced,
}

/// How the nest has moved since the latest Nest Phase.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Moved {
    /// It has not.
    #[default]
    No,
    /// Rulebook: Migrate. The mother queen lays no eggs.
    Nest,
    /// Rulebook: Bivouac. Nobody lays eggs.
    Bivouac,
}

/// A player's nest sheet, nest marker and ants.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub struct Colony {
    /// The side of the nest sheet.
    pub sheet: Sheet,
    /// Where the nest marker is.
    pub nest: Option<Area>,
    /// Points.
    pub score: u16,
    /// Nest size.
    pub size: u16,
    /// Food available.
    pub food: u16,
    /// Ants on the map.
    pub ants: Scattered<Ants, 16>,
    /// Ants in the Builders chamber.
    pub builders: Ants,
    /// Ants in the Nurses chamber.
    pub nurses: Ants,
    /// Ants in the Reserves chamber; the basic game has none.
    pub reserves: Ants,
    /// Those of the ants on the map that patrol; the basic game has none.
    pub patrol: Scattered<Ants, 8>,
    /// Ants in the Returning Ants box.
    pub returning: Ants,
    /// Female and male eggs.
    pub eggs: [u16; 2],
    /// Female and male larvae.
    pub larvae: [u16; 2],
    /// Small female pupae.
    pub small_pupae: u16,
    /// Medium female pupae; the basic game has none.
    pub medium_pupae: u16,
    /// Large female pupae.
    pub large_pupae: u16,
    /// Male pupae.
    pub male_pupae: u16,
    /// Virgin queens.
    pub virgin_queens: u16,
    /// Drones.
    pub drones: u16,
    /// Mother queens.
    pub queens: u16,
    /// Ants in the Storage chamber: repletes and millers.
    pub storage: Ants,
    /// Food in the Storage chamber.
    pub stored: u16,
    /// Trunk markers.
    pub trunks: AreaSet,
    /// Nest Site markers.
    pub sites: AreaSet,
    /// How many hand cards there are.
    pub cards: u8,
    /// Guest Queens that wait for the next nuptial flight.
    pub guests: u16,
    /// Sheltered aphids with the values 1 and 2.
    pub aphids: [u8; 2],
    /// Whether the nest has moved since the latest Nest Phase.
    pub moved: Moved,
    /// DNA; the basic game has none.
    pub dna: u16,
    /// Traits; the basic game has none.
    pub traits: Traits,
    /// What is still to be done in the Nest Phase.
    pub chore: Chore,
    /// What the latest Nest Phase has brought so far.
    pub ledger: Ledger,
}

/// What a Nest Phase brought a player.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug, Serialize, Deserialize)]
pub struct Ledger {
    /// Food eaten by nest adults.
    pub adults_fed: Option<u16>,
    /// Workers, virgin queens and drones that emerged.
    pub emerged: Option<[u16; 3]>,
    /// Medias and majors that emerged.
    pub castes: [u16; 2],
    /// Food eaten by larvae.
    pub larvae_fed: Option<u16>,
    /// Food that was left over.
    pub discarded: u16,
    /// Virgin queens and drones that flew.
    pub flown: [u16; 2],
    /// Points for them.
    pub points: u16,
}

impl Colony {
    /// Rulebook: Definitions, Brood.
    #[must_use]
    pub fn brood(&self) -> u16 {
        self.eggs[FEMALE]
            + self.eggs[MALE]
            + self.larvae[FEMALE]
            + self.larvae[MALE]
            + self.small_pupae
            + self.medium_pupae
            + self.large_pupae
            + self.male_pupae
    }

    /// Rulebook: Definitions, Reproductives.
    #[must_use]
    pub fn reproductives(&self) -> u16 {
        self.virgin_queens + self.drones
    }

    /// Food that can be eaten now.
    #[must_use]
    pub fn larder(&self) -> u16 {
        self.food + self.stored
    }

    /// The nest marker and the nest sites.
    #[must_use]
    pub fn nests(&self) -> AreaSet {
        self.sites | self.nest.map_or(AreaSet::NONE, AreaSet::only)
    }

    /// Whether a colony has died out: nobody is left, and its nest marker is gone.
    #[must_use]
    pub const fn is_out(&self) -> bool {
        self.nest.is_none()
    }

    /// Ants on the map are lost.
    pub(crate) fn lose_in(&mut self, area: Area, lost: Ants) {
        self.ants.change(area, |ants| *ants -= lost);
        self.trim_patrol(area);
    }

    /// Keeps patrols within the ants that are left in an area.
    pub(crate) fn trim_patrol(&mut self, area: Area) {
        let left = self.ants[area];
        self.patrol
            .change(area, |patrol| *patrol = patrol.within(left));
    }

    /// Rulebook: Feed Nest Adults.
    #[must_use]
    pub fn nest_adults(&self) -> u16 {
        self.nurses.total() + self.builders.total() + self.reproductives()
    }

    /// The areas with ants.
    #[must_use]
    pub const fn held(&self) -> AreaSet {
        self.ants.areas()
    }

    /// The chambers for ants.
    #[must_use]
    pub const fn chambers(&self) -> &'static [Place] {
        match self.sheet {
            Sheet::Basic => &[Place::Builders, Place::Nurses],
            Sheet::Advanced => &[Place::Builders, Place::Nurses, Place::Reserves],
        }
    }

    /// How many ants are in an area.
    #[must_use]
    pub fn ants_in(&self, area: Area) -> u16 {
        self.ants[area].total()
    }

    /// Ants at a place.
    #[must_use]
    pub fn at(&self, place: Place) -> Ants {
        match place {
            Place::Map(area) => self.ants[area],
            Place::Builders => self.builders,
            Place::Nurses => self.nurses,
            Place::Reserves => self.reserves,
        }
    }

    /// Changes the number of ants of a caste at a place.
    pub(crate) fn change_at(&mut self, place: Place, caste: Caste, change: impl FnOnce(&mut u16)) {
        match place {
            Place::Map(area) => self.ants.change(area, |ants| change(&mut ants[caste])),
            Place::Builders => change(&mut self.builders[caste]),
            Place::Nurses => change(&mut self.nurses[caste]),
            Place::Reserves => change(&mut self.reserves[caste]),
        }
    }

    /// How many of them there are.
    #[must_use]
    pub fn count(&self, member: Member) -> u16 {
        match member {
            Member::Nurse(caste) => self.nurses[caste],
            Member::Builder(caste) => self.builders[caste],
            Member::VirginQueen => self.virgin_queens,
            Member::Drone => self.drones,
            Member::FemaleEgg => self.eggs[FEMALE],
            Member::MaleEgg => self.eggs[MALE],
            Member::FemaleLarva => self.larvae[FEMALE],
            Member::MaleLarva => self.larvae[MALE],
            Member::SmallPupa => self.small_pupae,
            Member::MediumPupa => self.medium_pupae,
            Member::LargePupa => self.large_pupae,
            Member::MalePupa => self.male_pupae,
            Member::Replete => self.storage[Caste::Media],
            Member::Miller => self.storage[Caste::Major],
            Member::StoredFood => self.storeroom(),
        }
    }

    pub(crate) fn count_mut(&mut self, member: Member) -> &mut u16 {
        match member {
            Member::Nurse(caste) => &mut self.nurses[caste],
            Member::Builder(caste) => &mut self.builders[caste],
            Member::VirginQueen => &mut self.virgin_queens,
            Member::Drone => &mut self.drones,
            Member::FemaleEgg => &mut self.eggs[FEMALE],
            Member::MaleEgg => &mut self.eggs[MALE],
            Member::FemaleLarva => &mut self.larvae[FEMALE],
            Member::MaleLarva => &mut self.larvae[MALE],
            Member::SmallPupa => &mut self.small_pupae,
            Member::MediumPupa => &mut self.medium_pupae,
            Member::LargePupa => &mut self.large_pupae,
            Member::MalePupa => &mut self.male_pupae,
            Member::Replete => &mut self.storage[Caste::Media],
            Member::Miller => &mut self.storage[Caste::Major],
            Member::StoredFood => &mut self.stored,
        }
    }

    /// Ants that can be moved: on the map and in the chambers.
    #[must_use]
    pub fn has_ants(&self) -> bool {
        !self.builders.is_empty()
            || !self.reserves.is_empty()
            || !self.nurses.is_empty()
            || !self.held().is_empty()
    }
}
