//! What bots are called: every seat of a table another name, the same in all languages, and a name always
//! belongs to the same level.

use engine::{MAX_SEATS, Seat};

use crate::Level;

const LARVAE: [&str; MAX_SEATS] = ["Pip", "Lulu", "Nino", "Bibi", "Momo", "Kiki"];
const WORKERS: [&str; MAX_SEATS] = ["Mica", "Fenna", "Lasia", "Myra", "Tapi", "Orla"];
const SOLDIERS: [&str; MAX_SEATS] = ["Atta", "Bruna", "Messor", "Ponera", "Manica", "Ecita"];
const QUEENS: [&str; MAX_SEATS] = [
    "Cleo", "Zenobia", "Regina", "Aurelia", "Ottilia", "Theodora",
];

impl Level {
    /// What a bot of this level is called on a seat; those that nobody chooses for a game have no name.
    #[must_use]
    pub fn name(self, seat: Seat) -> Option<&'static str> {
        let names = match self {
            Self::Larva => LARVAE,
            Self::Worker => WORKERS,
            Self::Soldier => SOLDIERS,
            Self::Queen => QUEENS,
            Self::Random
            | Self::Greedy
            | Self::Mcts(_)
            | Self::ClassicSoldier
            | Self::ClassicQueen => return None,
        };
        Some(names[seat.index()])
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    #[test]
    fn no_two_bots_share_a_name() {
        let names =
            Level::PLAYERS.map(|level| Seat::all(MAX_SEATS).map(move |seat| level.name(seat)));
        let names: Vec<_> = names.into_iter().flatten().collect();
        let distinct: BTreeSet<_> = names.iter().collect();
        assert_eq!((names.len(), distinct.len()), (24, 24));
    }
}
