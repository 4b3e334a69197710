//! What goes on and what is known of cards, as numbers.

use engine::Seat;
use engine::encode::{SEATS, Sheet, from_own};

use super::phase::{Asked, LATER_PHASES, PHASES};
use super::sight::Sight;
use super::{CARD_IDS, HAND_IDS, MARKER_IDS, TRAIT_IDS};
use crate::board::{Color, Place};
use crate::cards::{Card, Hand, Trait};
use crate::components::{Caste, DRAFT_ROUNDS, MARKERS};
use crate::state::{NestStep, Pick};

const STEPS: [&str; 4] = ["return", "adults", "larvae", "eggs"];
const COLORS: [&str; 5] = ["brown", "gray", "green", "red", "yellow"];
const ALL_COLORS: [Color; 5] = [
    Color::Brown,
    Color::Gray,
    Color::Green,
    Color::Red,
    Color::Yellow,
];
const CARRIED: [&str; 3] = ["workers/10", "medias/10", "majors/10"];
const CHAMBERS: [&str; 3] = ["builders", "nurses", "reserves"];
const SIZES: [&str; 6] = [
    "own-pack",
    "next-pack",
    "second-pack",
    "third-pack",
    "fourth-pack",
    "fifth-pack",
];
const ROUNDS: [&str; DRAFT_ROUNDS as usize] = ["1", "2", "3"];
const TOOK: [&str; 6] = [
    "own-took",
    "next-took",
    "second-took",
    "third-took",
    "fourth-took",
    "fifth-took",
];

impl Sight<'_> {
    fn seats(&self) -> &'static [&'static str] {
        &SEATS[..self.table.players()]
    }

    #[inline]
    pub(super) fn table(&self, sheet: &mut impl Sheet) {
        let table = self.table;
        let asked = Asked::of(&table.phase);
        let later = asked.phase.checked_sub(PHASES.len());
        let early = Some(asked.phase).filter(|_| later.is_none());
        sheet.one_of("phase", &PHASES, early);
        sheet.one_of("phase", &LATER_PHASES, later);
        let seats = self.seats();
        let away = |seat: Option<Seat>| seat.map(|seat| self.distance(seat));
        sheet.one_of("asked", seats, away(asked.seat));
        sheet.one_of("turn", seats, away(table.turn.player));
        sheet.count("number", asked.numbers[0], 10);
        sheet.count("second-number", asked.numbers[1], 10);
        for (name, caste) in ["workers-left", "medias-left", "majors-left"]
            .into_iter()
            .zip(Caste::ALL)
        {
            sheet.count(name, asked.left[caste], 10);
        }
        sheet.one_of(
            "attacker",
            seats,
            away(asked.fight.map(|fight| fight.attacker)),
        );
        sheet.one_of(
            "defender",
            seats,
            away(asked.fight.map(|fight| fight.defender)),
        );
        sheet.flag("inside", asked.fight.is_some_and(|fight| fight.inside));
        sheet.flag("sparing", asked.fight.is_some_and(|fight| fight.sparing));
        let recruits = asked.fight.map_or(0, |fight| fight.recruits.total());
        sheet.count("recruits", recruits, 10);
        sheet.count("game-turn", table.game_turn, 20);
        sheet.count("target", table.options.target, 16);
        let turns_left = table.options.last_turn().saturating_sub(table.game_turn);
        sheet.count("turns-left", turns_left, 20);
        let step = match table.step {
            NestStep::Return => 0,
            NestStep::Adults => 1,
            NestStep::Larvae => 2,
            NestStep::Eggs => 3,
        };
        sheet.one_of("nest-step", &STEPS, Some(step));
        sheet.flag("wandered", table.turn.wandered);
        self.carried(sheet);
        let foraged = |color: usize| table.turn.colors.contains(ALL_COLORS[color]);
        sheet.each_of("foraged", &COLORS, foraged);
        self.markers(sheet);
        sheet.flag("flies", self.flight == Some(true));
        sheet.flag("stays", self.flight == Some(false));
        sheet.one_of("regicide-of", seats, away(table.regicide));
    }

    fn carried(&self, sheet: &mut impl Sheet) {
        let carried = self.table.turn.carried;
        for (name, caste) in CARRIED.into_iter().zip(Caste::ALL) {
            let ants = carried.map_or(0, |(_, of, ants)| if of == caste { ants } else { 0 });
            sheet.put(name, f32::from(ants) / 10.0);
        }
        let chamber = carried.and_then(|(from, ..)| match from {
            Place::Map(_) => None,
            Place::Builders => Some(0),
            Place::Nurses => Some(1),
            Place::Reserves => Some(2),
        });
        sheet.one_of("carried-from", &CHAMBERS, chamber);
    }

    fn markers(&self, sheet: &mut impl Sheet) {
        const HIDDEN: [&str; MARKERS] = MARKER_IDS;
        let markers = &self.table.markers;
        // So many of each are face down on the map or among the unused, eight at most of most kinds.
        for (kind, name) in HIDDEN.into_iter().enumerate() {
            sheet.count(name, markers.hidden_kind(kind) + markers.seen[kind], 8);
        }
        sheet.count("unseen-unused", markers.unseen_unused() as u8, 40);
        sheet.count("seen-unused", markers.seen_unused() as u8, 40);
    }

    #[inline]
    pub(super) fn cards(&self, sheet: &mut impl Sheet) {
        let table = self.table;
        sheet.each_of("hand", &HAND_IDS, |card| {
            self.hand.contains(Hand::ALL[card])
        });
        let unlocated = table.unlocated();
        for (name, left) in CARD_IDS.into_iter().zip(unlocated) {
            sheet.count(name, left, 1);
        }
        let asked = Asked::of(&table.phase);
        sheet.one_of(
            "auctioned",
            &TRAIT_IDS,
            asked.card.map(|card| card as usize),
        );
        let away = |seat: Option<Seat>| seat.map(|seat| self.distance(seat));
        let highest = asked.auction.and_then(|auction| auction.highest);
        sheet.one_of(
            "highest-bid-of",
            self.seats(),
            away(highest.map(|(seat, _)| seat)),
        );
        sheet.one_of(
            "drawer",
            self.seats(),
            away(asked.auction.map(|auction| auction.drawer)),
        );
        sheet.one_of("replacing", self.seats(), away(asked.replacing));
        let event = table.turn.event.map(|event| Card::Event(event).index());
        sheet.one_of("event", &CARD_IDS, event);
    }

    #[inline]
    pub(super) fn draft(&self, sheet: &mut impl Sheet) {
        let draft = self.draft.as_deref();
        let is_in = |cards: Option<&Vec<Trait>>, card: usize| {
            cards.is_some_and(|cards| cards.iter().any(|&held| held as usize == card))
        };
        let pack = draft.map(|draft| &draft.pack);
        sheet.each_of("pack", &TRAIT_IDS, |card| is_in(pack, card));
        let kept = draft.map(|draft| &draft.kept);
        sheet.each_of("kept", &TRAIT_IDS, |card| is_in(kept, card));
        let passed = || {
            draft
                .into_iter()
                .flat_map(|draft| draft.passed.iter().flatten())
        };
        sheet.each_of("passed", &TRAIT_IDS, |card| {
            passed().any(|cards| is_in(Some(cards), card))
        });
        let pick = draft.and_then(|draft| draft.pick);
        let picked = match pick {
            Some(Pick::Keep(card)) => Some(card as usize),
            _ => None,
        };
        sheet.one_of("pick", &TRAIT_IDS, picked);
        sheet.flag("picked-nothing", pick == Some(Pick::Nothing));
        for (place, seat) in from_own(self.seat, self.table.players()).enumerate() {
            let size = draft.and_then(|draft| draft.sizes.get(seat.index()));
            sheet.count(SIZES[place], size.copied().unwrap_or(0), 4);
            let took = draft.and_then(|draft| draft.took.get(seat.index()));
            sheet.each_of(TOOK[place], &ROUNDS, |round| {
                took.is_some_and(|took| took[round])
            });
        }
        let answered = draft.map(|draft| draft.answered);
        sheet.each_of("answered", self.seats(), |place| {
            let seat = Seat::new((self.seat.index() + place) % self.table.players());
            answered.is_some_and(|answered| answered.contains(seat))
        });
    }
}
