//! The discovery markers; no rules.

use std::ops::Index;

use arrayvec::ArrayVec;
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
    /// Markers whose place nobody knows, face down on the map and among the unused: first those that were
    /// there from the start, then those that were mixed in later.
    pub layers: ArrayVec<Layer, MOST_LAYERS>,
    /// Markers among the unused that everybody has seen since they were last mixed, by kind.
    pub seen: [u8; MARKERS],
    /// Predators set aside until their replacement is found, by kind.
    pub aside: [u8; MARKERS],
}

/// Each layer but the first must lie in a central area to matter; so many never do at once.
pub(crate) const MOST_LAYERS: usize = 10;

/// Markers that were mixed in at the same time. What lies face down may be of its own layer or of one
/// before, but not of one that was mixed in later (Rulebook: Randomize).
#[derive(Clone, PartialEq, Eq, Hash, Default, Debug, Serialize, Deserialize)]
pub struct Layer {
    /// How many of each kind are still hidden.
    pub kinds: [u8; MARKERS],
    /// Where markers were laid face down before the next layer was mixed in.
    pub laid: AreaSet,
}

impl Layer {
    fn len(&self) -> usize {
        self.kinds.iter().map(|&count| usize::from(count)).sum()
    }

    fn add(&mut self, kinds: [u8; MARKERS]) {
        for (count, more) in self.kinds.iter_mut().zip(kinds) {
            *count += more;
        }
    }
}

impl Markers {
    /// All face down, in these areas or unused.
    pub(crate) fn hidden(laid: AreaSet) -> Self {
        let mut layers = ArrayVec::new();
        layers.push(Layer {
            kinds: Marker::in_the_box(),
            laid,
        });
        Self {
            facedown: laid,
            faceup: Faceup::default(),
            modifier: Scattered::default(),
            layers,
            seen: [0; MARKERS],
            aside: [0; MARKERS],
        }
    }

    /// Lays an unused marker face down.
    pub(crate) fn lay_facedown(&mut self, area: Area) {
        self.facedown.insert(area);
        if let Some(last) = self.layers.last_mut() {
            last.laid.insert(area);
        }
    }

    /// Takes a face-down marker away. A layer that lies nowhere is one with the next.
    pub(crate) fn lift_facedown(&mut self, area: Area) {
        self.facedown.remove(area);
        let Some(index) = self.layer_of(area) else {
            return;
        };
        self.layers[index].laid.remove(area);
        if self.layers[index].laid.is_empty() && index + 1 < self.layers.len() {
            let next = self.layers.remove(index + 1);
            self.layers[index].add(next.kinds);
            self.layers[index].laid = next.laid;
        }
    }

    /// Rulebook: Randomize. Mixes the unused markers; those on the map stay what they are (Ruling 95).
    pub(crate) fn mix(&mut self) {
        let kinds = std::mem::take(&mut self.seen);
        let full = self.layers.is_full();
        match self.layers.last_mut() {
            Some(last) if last.laid.is_empty() || full => last.add(kinds),
            _ if kinds == [0; MARKERS] => {}
            _ => self.layers.push(Layer {
                kinds,
                laid: AreaSet::NONE,
            }),
        }
    }

    fn layer_of(&self, area: Area) -> Option<usize> {
        self.layers
            .iter()
            .position(|layer| layer.laid.contains(area))
    }

    /// The layer of a face-down marker, or of the unused ones.
    fn layer_for(&self, area: Option<Area>) -> usize {
        area.and_then(|area| self.layer_of(area))
            .unwrap_or(self.layers.len() - 1)
    }

    /// For a marker in an area, or an unused one: the layers it may be of, each with the number of hidden
    /// markers of this layer and of all that it may be of instead.
    pub(crate) fn origins(&self, area: Option<Area>) -> impl Iterator<Item = (&Layer, [usize; 2])> {
        let last = self.layer_for(area);
        let mut pile = 0;
        self.layers[..=last].iter().map(move |layer| {
            pile += layer.len();
            let counts = [layer.len(), pile];
            pile -= layer.laid.len();
            (layer, counts)
        })
    }

    /// Takes a kind out of the hidden ones, the latest first; of the first layer if it was never seen.
    pub(crate) fn unhide(&mut self, area: Option<Area>, marker: Marker, again: bool) -> bool {
        let last = self.layer_for(area);
        let layers = if again {
            &mut self.layers[1..=last]
        } else {
            &mut self.layers[..1]
        };
        let layer = layers.iter_mut().rev();
        let kinds = layer.map(|layer| &mut layer.kinds[marker.index()]);
        match { kinds }.find(|count| **count > 0) {
            Some(count) => {
                *count -= 1;
                true
            }
            None => false,
        }
    }

    /// How many of a kind are hidden.
    #[must_use]
    pub fn hidden_kind(&self, kind: usize) -> u8 {
        self.layers.iter().map(|layer| layer.kinds[kind]).sum()
    }

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

    /// Unused markers of which nobody knows what they are.
    #[must_use]
    pub fn unseen_unused(&self) -> usize {
        let hidden: usize = self.layers.iter().map(Layer::len).sum();
        hidden - self.facedown.len()
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
