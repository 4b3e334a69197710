//! What chance can bring, listed with weights: the same as what is drawn.

use std::collections::{HashMap, HashSet};

use engine::chance::pick;
use engine::{Awaited, Game, QuickDice, Setup};
use formicary_myrmes::components::Objective;
use formicary_myrmes::{Chance, Myrmes, Phase};

/// Random games of every setup, a few of each; shows every state in which chance is awaited.
fn at_every_chance(mut look: impl FnMut(&Myrmes)) {
    for (index, setup) in Myrmes::PROFILE.every_setup().iter().enumerate() {
        for game in 0..4 {
            play(
                setup,
                &mut QuickDice::new(4 * index as u64 + game),
                &mut look,
            );
        }
    }
}

fn play(setup: &Setup, dice: &mut QuickDice, look: &mut impl FnMut(&Myrmes)) {
    let mut game = Myrmes::new(setup).unwrap();
    let mut actions = Vec::new();
    loop {
        match game.awaited() {
            Awaited::Nobody(_) => return,
            Awaited::Chance => {
                look(&game);
                let chance = game.sample_chance(dice);
                game.apply_chance(chance).unwrap();
            }
            awaited @ Awaited::Seats { .. } => {
                let seat = awaited.actors().first().expect("somebody decides");
                actions.clear();
                game.legal_actions(seat, &mut actions);
                game.play(seat, *pick(&actions, dice)).unwrap();
            }
        }
    }
}

/// Pearson's sum of squares over many lists, with what it is on average and its variance.
#[derive(Default)]
struct Fit {
    found: f64,
    mean: f64,
    variance: f64,
}

impl Fit {
    fn add(&mut self, chances: &[(Chance, u64)], draws: &HashMap<Chance, u32>) {
        let number = f64::from(draws.values().sum::<u32>());
        let total: u64 = chances.iter().map(|(_, weight)| weight).sum();
        let ways = chances.len() as f64;
        let mut inverses = 0.0;
        for (chance, weight) in chances {
            let probability = *weight as f64 / total as f64;
            let expected = number * probability;
            let drawn = f64::from(draws[chance]);
            self.found += (drawn - expected).powi(2) / expected;
            inverses += 1.0 / probability;
        }
        self.mean += ways - 1.0;
        self.variance += 2.0 * (ways - 1.0) + (inverses - ways * ways - 2.0 * ways + 2.0) / number;
    }

    /// By how many standard deviations the draws fit worse (or suspiciously better) than chance would.
    fn strays(&self) -> f64 {
        (self.found - self.mean) / self.variance.sqrt()
    }
}

#[test]
fn what_is_drawn_is_listed_and_as_likely_as_its_weight() {
    let mut fits: HashMap<String, Fit> = HashMap::new();
    let mut dice = QuickDice::new(0);
    at_every_chance(|game| {
        let Some(chances) = game.chances() else {
            return;
        };
        let mut draws: HashMap<Chance, u32> = chances
            .iter()
            .map(|(chance, _)| (chance.clone(), 0))
            .collect();
        for _ in 0..20 + 2 * chances.len() {
            let drawn = game.sample_chance(&mut dice);
            *draws.get_mut(&drawn).expect("it is listed") += 1;
        }
        let kind = format!("{:?}", game.table().phase);
        fits.entry(kind).or_default().add(&chances, &draws);
    });
    let mut kinds: Vec<_> = fits.keys().collect();
    kinds.sort();
    assert_eq!(
        kinds,
        ["Dice", "First", "Objectives", "Prey", "Reveal", "Starts"]
    );
    for (kind, fit) in fits {
        assert!(fit.strays().abs() < 5.0, "{kind}: {}", fit.strays());
    }
}

#[test]
fn everything_listed_is_listed_once_and_can_come_up() {
    let mut lists = 0;
    at_every_chance(|game| {
        let Some(chances) = game.chances() else {
            return;
        };
        lists += 1;
        let mut listed = HashSet::new();
        for (chance, weight) in chances {
            assert!(weight > 0, "{chance}");
            assert!(listed.insert(chance.clone()), "{chance} twice");
            game.clone().apply_chance(chance).unwrap();
        }
    });
    assert!(lists > 500, "{lists}");
}

#[test]
fn only_large_deals_are_not_listed() {
    at_every_chance(|game| {
        let table = game.table();
        let expected = match table.phase {
            Phase::First | Phase::Starts => Some(table.players()),
            // Seven spaces without the corners: all ways but seven of a kind.
            Phase::Prey if table.players() <= 2 && !table.options.corners => Some(2187 - 3),
            Phase::Objectives if table.options.solo => Some(7 * 6),
            Phase::Prey | Phase::Objectives => None,
            Phase::Reveal => {
                let level = table.season as u8 + 1;
                let unseen = Objective::ALL
                    .into_iter()
                    .filter(|tile| tile.level() == level && table.objectives.is_unseen(*tile));
                Some(unseen.count())
            }
            _ => Some(216),
        };
        let listed = game.chances().map(|chances| chances.len());
        assert_eq!(listed, expected, "{:?}", table.phase);
    });
}
