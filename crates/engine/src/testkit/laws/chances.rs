//! The laws about dice and decks: what is listed is what comes up, as often as it should.

use std::collections::HashMap;

use super::Trial;
use crate::{Dice, Event, EventOf, Game};

/// One list in so many is held against what comes up.
const TRIED: u32 = 16;
/// Results for each thing on the list, on average.
const RESULTS: usize = 96;
/// But no more than this altogether.
const MOST_RESULTS: usize = 8_192;
/// Longer lists are not held against results: too many would be needed.
const LONGEST_TRIED: usize = 512;
/// Things that are expected less often are counted together.
const FEW: f64 = 8.0;
/// So many of a list are tried out at the most.
const APPLIED: usize = 64;

impl<G: Game> Trial<'_, G> {
    /// A result of the dice; also checks that nobody can act meanwhile.
    pub(super) fn chance(&mut self) -> EventOf<G> {
        self.only_the_awaited_can_act();
        let chance = self.state.sample_chance(&mut self.dice);
        self.law(
            "notation round-trips",
            chance.to_string().parse().as_ref() == Ok(&chance),
            &chance,
        );
        self.law(
            "every result of the dice is taken",
            self.state.clone().apply_chance(chance.clone()).is_ok(),
            &chance,
        );
        if let Some(listed) = self.state.chances() {
            self.chances_are_in_order(&listed, &chance);
        }
        self.last_chance = Some(chance.clone());
        Event::Chance(chance)
    }

    fn chances_are_in_order(&mut self, listed: &[(G::Chance, u64)], came_up: &G::Chance) {
        let weights: HashMap<&G::Chance, u64> = listed
            .iter()
            .map(|(chance, weight)| (chance, *weight))
            .collect();
        self.law(
            "chances are listed once, each with a weight",
            weights.len() == listed.len() && weights.values().all(|&weight| weight > 0),
            &listed,
        );
        self.law(
            "what comes up is listed",
            weights.contains_key(came_up),
            &(came_up, listed),
        );
        let first = self.dice.below(listed.len() as u32) as usize;
        for (chance, _) in listed
            .iter()
            .cycle()
            .skip(first)
            .take(listed.len().min(APPLIED))
        {
            self.law(
                "every listed chance is taken",
                self.state.clone().apply_chance(chance.clone()).is_ok(),
                chance,
            );
        }
        if listed.len() <= LONGEST_TRIED && self.dice.below(TRIED) == 0 {
            let deviation = self.deviation(&weights);
            self.law(
                "chances come up by their weights",
                deviation < 1.0,
                &(deviation, listed),
            );
        }
    }

    /// How far results stray from the weights: Pearson's sum of squares, as a part of a bound that fair
    /// results pass less than once in a million million times.
    fn deviation(&mut self, weights: &HashMap<&G::Chance, u64>) -> f64 {
        let results = (RESULTS * weights.len()).min(MOST_RESULTS);
        let mut counts: HashMap<G::Chance, f64> = HashMap::new();
        for _ in 0..results {
            let chance = self.state.sample_chance(&mut self.dice);
            *counts.entry(chance).or_default() += 1.0;
        }
        let total: u64 = weights.values().sum();
        let (mut squares, mut freedom) = (0.0, -1.0);
        let mut add = |found: f64, expected: f64| {
            squares += (found - expected).powi(2) / expected;
            freedom += 1.0;
        };
        let mut few = (0.0, 0.0);
        for (&chance, &weight) in weights {
            let expected = results as f64 * weight as f64 / total as f64;
            let found = counts.get(chance).copied().unwrap_or(0.0);
            if expected < FEW {
                few = (few.0 + found, few.1 + expected);
            } else {
                add(found, expected);
            }
        }
        if few.1 > 0.0 {
            add(few.0, few.1);
        }
        if freedom < 1.0 {
            return 0.0;
        }
        // Wilson and Hilferty: the cube root of the sum is close to a bell curve. Seven deviations off.
        let spread: f64 = 2.0 / (9.0 * freedom);
        squares / (freedom * (1.0 - spread + 7.0 * spread.sqrt()).powi(3))
    }
}
