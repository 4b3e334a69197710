//! A colony as numbers.

use engine::Seat;
use engine::encode::Sheet;

use super::TRAIT_IDS;
use super::phase::Asked;
use super::sight::Sight;
use crate::cards::Card;
use crate::components::{Ants, Caste, FEMALE, MALE};
use crate::state::{self, Chore, Moved};

const BUILDERS: [&str; 3] = ["builders", "media-builders", "major-builders"];
const NURSES: [&str; 3] = ["nurses", "media-nurses", "major-nurses"];
const RESERVES: [&str; 3] = ["reserves", "media-reserves", "major-reserves"];
const RETURNING: [&str; 3] = ["returning", "medias-returning", "majors-returning"];
const MOVED: [&str; 3] = ["not", "nest", "bivouac"];
const CHORES: [&str; 9] = [
    "none", "return", "adults", "majors", "diet", "larvae", "lay", "eggs", "flight",
];

fn castes(names: [&'static str; 3], ants: Ants, sheet: &mut impl Sheet) {
    for (name, caste) in names.into_iter().zip(Caste::ALL) {
        sheet.count(name, ants[caste], 10);
    }
}

impl Sight<'_> {
    #[inline]
    pub(super) fn colony(&self, seat: Seat, sheet: &mut impl Sheet) {
        let table = self.table;
        let colony = table.colony(seat);
        sheet.count("score", colony.score, 16);
        sheet.count("size", colony.size, 20);
        sheet.count("food", colony.food, 20);
        castes(BUILDERS, colony.builders, sheet);
        castes(NURSES, colony.nurses, sheet);
        castes(RESERVES, colony.reserves, sheet);
        castes(RETURNING, colony.returning, sheet);
        let on_map = colony.ants.iter().map(|(_, ants)| ants.total());
        sheet.count("on-map", on_map.sum::<u16>(), 30);
        sheet.count("areas", colony.held().len() as u8, 10);
        sheet.count("female-eggs", colony.eggs[FEMALE], 10);
        sheet.count("male-eggs", colony.eggs[MALE], 10);
        sheet.count("female-larvae", colony.larvae[FEMALE], 10);
        sheet.count("male-larvae", colony.larvae[MALE], 10);
        sheet.count("small-pupae", colony.small_pupae, 10);
        sheet.count("medium-pupae", colony.medium_pupae, 10);
        sheet.count("large-pupae", colony.large_pupae, 10);
        sheet.count("male-pupae", colony.male_pupae, 10);
        sheet.count("virgin-queens", colony.virgin_queens, 4);
        sheet.count("drones", colony.drones, 4);
        sheet.count("queens", colony.queens, 2);
        sheet.count("repletes", colony.storage[Caste::Media], 10);
        sheet.count("millers", colony.storage[Caste::Major], 10);
        sheet.count("stored", colony.stored, 20);
        sheet.count("hand-cards", colony.cards, 4);
        sheet.count("guest-queens", colony.guests, 2);
        sheet.count("sheltered-aphids-1", colony.aphids[0], 4);
        sheet.count("sheltered-aphids-2", colony.aphids[1], 4);
        let moved = match colony.moved {
            Moved::No => 0,
            Moved::Nest => 1,
            Moved::Bivouac => 2,
        };
        sheet.one_of("moved", &MOVED, Some(moved));
        sheet.count("dna", colony.dna, 10);
        sheet.each_of(
            "",
            &TRAIT_IDS,
            |card| matches!(Card::from_index(card), Card::Trait(card) if colony.traits.has(card)),
        );
        let (chore, number) = chore(colony.chore);
        sheet.one_of("chore", &CHORES, Some(chore));
        sheet.count("chore-number", number, 10);
        sheet.flag("advanced-sheet", colony.sheet == state::Sheet::Advanced);
        sheet.flag("out", colony.is_out());
        sheet.flag("turn-to-come", table.waiting.contains(seat));
        sheet.flag("has-placed", table.placed.contains(&seat));
        sheet.flag("takes-first-turn", table.first() == Some(seat));
        sheet.flag("nest-sealed", table.turn.sealed.contains(seat));
        sheet.flag("has-decided-flight", table.has_decided(seat));
        sheet.count("driven-off", table.outcome.driven_off[seat.index()], 10);
        sheet.count("fallen", table.outcome.fallen[seat.index()], 10);
        let auction = Asked::of(&table.phase).auction;
        sheet.count(
            "bid",
            auction.map_or(0, |auction| auction.bids[seat.index()]),
            10,
        );
        sheet.flag(
            "bids",
            auction.is_some_and(|auction| auction.bidders.contains(seat)),
        );
    }
}

/// The place of a chore in [`CHORES`], and its number.
const fn chore(chore: Chore) -> (usize, u16) {
    match chore {
        Chore::None => (0, 0),
        Chore::Return => (1, 0),
        Chore::Adults(count) => (2, count),
        Chore::Majors => (3, 0),
        Chore::Diet => (4, 0),
        Chore::Larvae { short, .. } => (5, short),
        Chore::Lay => (6, 0),
        Chore::Eggs(count) => (7, count),
        Chore::Flight => (8, 0),
    }
}
