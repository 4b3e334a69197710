//! What a colony can still make of its resources.

use arrayvec::ArrayVec;
use engine::Seat;
use fourmidable::cards::Objective;
use fourmidable::cards::decks::Deck;
use fourmidable::components::SOLO_ROUNDS;
use fourmidable::{Fourmidable, Table};

use super::weights::WEIGHTS;

type Cards = ArrayVec<Objective, 9>;

/// The objectives that a seat can work on.
pub(super) struct Wants<'a> {
    deck: &'a Deck,
    cards: Cards,
    /// What each card counts less than the one before.
    rivalry: f32,
    /// What completing an objective brings beside its points.
    completion: f32,
    /// What is left of the progress on an objective, by how many resources are missing.
    progress: [f32; 4],
    /// What the store promises, in points.
    pub(super) worth: f32,
    /// What one more of each resource would add.
    pub(super) more: [f32; 9],
}

impl<'a> Wants<'a> {
    pub(super) fn new(game: &'a Fourmidable, seat: Seat) -> Self {
        let table = game.table();
        let experienced = table.options.is_experienced();
        let cards = if experienced {
            table.row.clone()
        } else {
            game.objectives_of(seat).iter().take(9).collect()
        };
        let left = rounds_left(game);
        let mut progress = WEIGHTS.progress;
        for (missing, part) in progress.iter_mut().enumerate().skip(1) {
            // So much cannot be found any more.
            *part *= (left / (0.5 * missing as f32)).min(1.0);
        }
        let mut wants = Self {
            deck: &table.deck,
            cards,
            rivalry: if experienced { WEIGHTS.rivalry } else { 1.0 },
            completion: if table.options.is_solo() {
                WEIGHTS.completion_alone
            } else {
                WEIGHTS.completion
            },
            progress,
            worth: 0.0,
            more: [0.0; 9],
        };
        let mut store = table.colony(seat).store;
        wants.worth = wants.worth_of(&store);
        for resource in 0..9 {
            store[resource] += 1;
            wants.more[resource] = wants.worth_of(&store) - wants.worth;
            store[resource] -= 1;
        }
        wants
    }

    /// What a store promises without an objective, since it is completed.
    pub(super) fn without(&self, card: Objective, store: &[u8; 9]) -> f32 {
        let cards = self.cards.iter().copied().filter(|&other| other != card);
        self.promise(cards.collect(), store)
    }

    /// What a store promises with one more objective.
    pub(super) fn with(&self, card: Objective, store: &[u8; 9]) -> f32 {
        let cards = self.cards.iter().copied().chain([card]).take(9);
        self.promise(cards.collect(), store)
    }

    /// What an objective brings once it is completed.
    pub(super) fn completed(&self, card: Objective) -> f32 {
        f32::from(self.deck.points(card)) + self.completion
    }

    fn worth_of(&self, store: &[u8; 9]) -> f32 {
        self.promise(self.cards.clone(), store)
    }

    /// What a store promises: the objective that is nearest takes what it needs, then the next.
    fn promise(&self, mut open: Cards, store: &[u8; 9]) -> f32 {
        let mut left = *store;
        let mut total = 0.0;
        let mut rank = 1.0;
        while !open.is_empty() {
            let mut best = (f32::NEG_INFINITY, 0, left);
            for (place, card) in open.iter().enumerate() {
                let mut rest = left;
                let mut missing = 0;
                let printed = self.deck.card(*card);
                let kinds = &mut rest[card.caste() as usize * 3..][..3];
                for (there, &needed) in kinds.iter_mut().zip(&printed.cost) {
                    missing += needed.saturating_sub(*there);
                    *there = there.saturating_sub(needed);
                }
                let promise = self.completed(*card) * self.progress[usize::from(missing)];
                if promise > best.0 {
                    best = (promise, place, rest);
                }
            }
            total += rank * best.0;
            rank *= self.rivalry;
            left = best.2;
            open.swap_remove(best.1);
        }
        total + WEIGHTS.spare * left.iter().map(|&count| f32::from(count)).sum::<f32>()
    }
}

/// How many rounds are still to come, roughly.
pub(super) fn rounds_left(game: &Fourmidable) -> f32 {
    let table = game.table();
    if table.options.is_solo() {
        return f32::from(SOLO_ROUNDS.saturating_sub(table.round)) + 0.3;
    }
    0.3 + objectives_left(table) as f32 * WEIGHTS.pace
}

/// How many objectives the leader still needs for the end of the game.
pub(super) fn objectives_left(table: &Table) -> usize {
    let completed = table.colonies.iter().map(|colony| colony.completed.len());
    usize::from(table.options.target()).saturating_sub(completed.max().unwrap_or(0))
}
