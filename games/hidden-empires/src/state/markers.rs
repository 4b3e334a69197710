//! The discovery markers; no rules.

use std::ops::Index;

use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::board::{AREAS, Area, AreaSet, ByArea, Scattered};
use crate::components::{MARKERS, Marker};

/// The discovery markers.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Markers {
    /// Areas with a face-down marker.
    pub facedown: AreaSet,
    /// Face-up markers.
    pub faceup: Faceup,
    /// + markers, or − markers below zero.
    pub modifier: Scattered<i16, 16>,
    /// Markers that nobody has seen yet, face down on the map and among the unused, by kind.
    pub unseen: [u8; MARKERS],
    /// Markers among the unused that everybody has seen, by kind.
    pub seen: [u8; MARKERS],
    /// Predators set aside until their replacement is found, by kind.
    pub aside: [u8; MARKERS],
}

impl Markers {
    /// A face-up marker's number with its + and − markers.
    #[must_use]
    pub fn value(&self, area: Area) -> u16 {
        let printed = self.faceup[area].map_or(0, |marker| i16::from(marker.value()));
        (printed + self.modifier[area]).max(0) as u16
    }

    /// Whether face-up Predators are in an area.
    #[must_use]
    pub fn has_predators(&self, area: Area) -> bool {
        self.faceup.predators.contains(area)
    }

    /// Unused markers that nobody has seen.
    #[must_use]
    pub fn unseen_unused(&self) -> usize {
        let unseen: usize = self.unseen.iter().map(|&count| usize::from(count)).sum();
        unseen - self.facedown.len()
    }

    /// Unused markers that everybody has seen.
    #[must_use]
    pub fn seen_unused(&self) -> usize {
        self.seen.iter().map(|&count| usize::from(count)).sum()
    }
}

/// The face-up marker of every area, if there is one.
#[derive(Clone, PartialEq, Eq, Hash)]
pub struct Faceup {
    /// Places in [`FACES`].
    faces: [u8; AREAS],
    lying: AreaSet,
    predators: AreaSet,
}

const BARE: u8 = MARKERS as u8;

static FACES: [Option<Marker>; MARKERS + 1] = {
    let mut faces = [None; MARKERS + 1];
    let mut kind = 0;
    while kind < MARKERS {
        faces[kind] = Some(Marker::from_index(kind));
        kind += 1;
    }
    faces
};

impl Default for Faceup {
    fn default() -> Self {
        Self {
            faces: [BARE; AREAS],
            lying: AreaSet::NONE,
            predators: AreaSet::NONE,
        }
    }
}

impl Faceup {
    /// The areas with a marker.
    #[must_use]
    pub const fn areas(&self) -> AreaSet {
        self.lying
    }

    /// The areas with Predators.
    #[must_use]
    pub const fn predators(&self) -> AreaSet {
        self.predators
    }

    /// The markers, from the top left.
    pub fn iter(&self) -> impl Iterator<Item = (Area, Marker)> {
        let lying = self.lying.iter();
        lying.map(|area| (area, Marker::from_index(self.faces[area.index()].into())))
    }

    pub(crate) fn lay(&mut self, area: Area, marker: Marker) {
        self.take(area);
        self.faces[area.index()] = marker.index() as u8;
        self.lying.insert(area);
        if marker.is_predators() {
            self.predators.insert(area);
        }
    }

    pub(crate) fn take(&mut self, area: Area) -> Option<Marker> {
        let marker = self[area];
        self.faces[area.index()] = BARE;
        self.lying.remove(area);
        self.predators.remove(area);
        marker
    }
}

impl Index<Area> for Faceup {
    type Output = Option<Marker>;
    fn index(&self, area: Area) -> &Option<Marker> {
        &FACES[usize::from(self.faces[area.index()])]
    }
}

impl std::fmt::Debug for Faceup {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_map()
            .entries(self.iter().map(|(area, marker)| (area.to_string(), marker)))
            .finish()
    }
}

/// Views name only the areas with a marker.
impl Serialize for Faceup {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl<'de> Deserialize<'de> for Faceup {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let said = ByArea::<Option<Marker>>::deserialize(deserializer)?;
        let mut faceup = Self::default();
        for (area, marker) in said.iter() {
            if let Some(marker) = *marker {
                faceup.lay(area, marker);
            }
        }
        Ok(faceup)
    }
}
