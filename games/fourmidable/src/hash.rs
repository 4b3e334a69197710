//! Hashes of states, in few words. Only what lies in them has to be equal where states are equal; what
//! follows from the rest is left out.

use std::hash::{Hash, Hasher};

use crate::secrets::Secrets;
use crate::state::{Ant, Colony, Fourmidable, Place};

impl Hash for Fourmidable {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.table.hash(state);
        self.secrets.hash(state);
        // Who holds a pack has not seen what was taken from it before.
        let left = usize::from(self.table.drafted);
        for pack in &self.secrets.packs {
            pack.known().hash(state);
            pack.hash_seen_part(state, |cards| &cards[left..]);
        }
    }
}

impl Hash for Ant {
    fn hash<H: Hasher>(&self, state: &mut H) {
        let (kind, place) = match self.at {
            Place::Hex(hex) => (0, hex.index()),
            Place::Cell(cell) => (1, cell.index()),
        };
        state.write_u32(u32::from_le_bytes([
            self.caste as u8,
            self.moved.into(),
            kind,
            place as u8,
        ]));
    }
}

impl Hash for Colony {
    fn hash<H: Hasher>(&self, state: &mut H) {
        let Self {
            ants,
            unborn,
            store,
            dug,
            holes,
            pheromones,
            supply,
            score,
            completed,
            played,
            species,
            flipped,
            birth_done,
            tile,
            predator_done,
            moved_by_action,
            moved_by_species,
        } = self;
        ants.hash(state);
        dug.hash(state);
        pheromones.hash(state);
        completed.hash(state);
        played.hash(state);
        let mut small = [0; 32];
        small[..9].copy_from_slice(store);
        small[9..12].copy_from_slice(unborn);
        small[12..14].copy_from_slice(&score.to_le_bytes());
        let place =
            |hole: &Option<_>| hole.map_or(0, |hex: crate::board::Hex| hex.index() as u8 + 1);
        for (byte, hole) in small[14..18].iter_mut().zip(holes) {
            *byte = place(hole);
        }
        small[18..26].copy_from_slice(&[
            *supply,
            species.map_or(0, |species| species as u8 + 1),
            tile.map_or(0, |caste| caste as u8 + 1),
            moved_by_action.map_or(0, |predator| predator as u8 + 1),
            moved_by_species.map_or(0, |predator| predator as u8 + 1),
            (*flipped).into(),
            (*birth_done).into(),
            (*predator_done).into(),
        ]);
        state.write(&small);
    }
}

impl Hash for Secrets {
    fn hash<H: Hasher>(&self, state: &mut H) {
        let Self {
            hands,
            able: _,
            fresh,
            tails,
            tops,
            drawn,
            specials,
            stock,
            packs: _,
            choices,
        } = self;
        // Who knows these is always the same.
        for seat in 0..hands.len() {
            hands[seat].hash_value(state);
            specials[seat].hash_value(state);
            choices[seat].hash_value(state);
        }
        fresh.hash_value(state);
        stock.hash_value(state);
        tails.hash(state);
        tops.hash(state);
        drawn.hash(state);
    }
}
