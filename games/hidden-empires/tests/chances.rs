//! What chance can bring, listed with weights, is what it brings.

use std::collections::{HashMap, HashSet};

use engine::chance::pick;
use engine::{Awaited, Game, QuickDice};
use formicary_hidden_empires::staged::Flourishing;
use formicary_hidden_empires::{Action, Chance, HiddenEmpires, Phase, Roll};

const SAMPLES: u32 = 2000;

/// So many standard deviations off is no accident.
const MOST: f64 = 5.5;

#[derive(Default)]
struct Trials {
    /// By what is awaited: how many positions were looked at.
    positions: HashMap<String, u32>,
    unlisted: u32,
}

impl Trials {
    fn play<G: Game<Action = Action, Chance = Chance>>(
        &mut self,
        mut game: G,
        inner: fn(&G) -> &HiddenEmpires,
        seed: u64,
    ) {
        let mut dice = QuickDice::new(seed);
        let mut actions = Vec::new();
        loop {
            match game.awaited() {
                Awaited::Nobody(_) => break,
                Awaited::Chance => {
                    let replaced = matches!(
                        inner(&game).table().phase, Phase::Marker(turning) if turning.replaced
                    );
                    let phase = format!("{:?}", inner(&game).table().phase);
                    let kind = phase.split(['(', ' ']).next().unwrap();
                    let kind = format!("{kind} {replaced}");
                    let looked_at = self.positions.entry(kind).or_default();
                    if *looked_at < 12 {
                        *looked_at += 1;
                        self.compare(&game, &mut dice);
                    }
                    let chance = game.sample_chance(&mut dice);
                    game.apply_chance(chance).unwrap();
                }
                awaited @ Awaited::Seats { .. } => {
                    let seats: Vec<_> = awaited.actors().iter().collect();
                    let seat = *pick(&seats, &mut dice);
                    actions.clear();
                    game.legal_actions(seat, &mut actions);
                    game.play(seat, *pick(&actions, &mut dice)).unwrap();
                }
            }
        }
    }

    fn compare<G: Game<Chance = Chance>>(&mut self, game: &G, dice: &mut QuickDice) {
        let Some(listed) = game.chances() else {
            self.unlisted += 1;
            return;
        };
        let distinct: HashSet<Chance> = listed.iter().map(|&(chance, _)| chance).collect();
        assert_eq!(distinct.len(), listed.len(), "listed twice");
        for &(chance, weight) in &listed {
            assert!(weight > 0, "{chance} cannot come up");
            let taken = game.clone().apply_chance(chance);
            assert!(taken.is_ok(), "{chance} is listed but refused");
        }
        let total: u64 = listed.iter().map(|&(_, weight)| weight).sum();
        let mut counts = HashMap::<Chance, u32>::new();
        for _ in 0..SAMPLES {
            let chance = game.sample_chance(dice);
            assert!(distinct.contains(&chance), "{chance} is not listed");
            *counts.entry(chance).or_default() += 1;
        }
        let agree = |likely: f64, came: u32, what: &dyn std::fmt::Display| {
            let expected = likely * f64::from(SAMPLES);
            let deviation = (expected * (1.0 - likely)).sqrt();
            let off = (f64::from(came) - expected).abs();
            assert!(
                off <= MOST * deviation + 1e-6,
                "{what}: {came} instead of {expected:.1} of {SAMPLES}"
            );
        };
        let came = |chance: &Chance| counts.get(chance).copied().unwrap_or(0);
        let likely = |weight: u64| weight as f64 / total as f64;
        for &(chance, weight) in &listed {
            if likely(weight) * f64::from(SAMPLES) >= 10.0 {
                agree(likely(weight), came(&chance), &chance);
            }
        }
        // What is rare is counted together, one part after the other.
        for part in listed.chunks(listed.len().div_ceil(4)) {
            let weight = part.iter().map(|&(_, weight)| weight).sum();
            let count = part.iter().map(|(chance, _)| came(chance)).sum();
            agree(likely(weight), count, &"a part of them");
        }
    }
}

#[test]
fn every_result_comes_up_as_often_as_its_weight_says() {
    let mut trials = Trials::default();
    for (seed, setup) in HiddenEmpires::PROFILE.every_setup().iter().enumerate() {
        trials.play(HiddenEmpires::new(setup).unwrap(), |game| game, seed as u64);
    }
    let options = ["basic", "advanced", "advanced realistic-time-scale=on"];
    for (options, players) in options.iter().flat_map(|it| (2..=6).map(move |n| (it, n))) {
        let setup = format!("{options} players={players}");
        let setup = HiddenEmpires::PROFILE.read_setup(&setup).unwrap();
        let game = Flourishing::new(&setup).unwrap();
        trials.play(game, Flourishing::game, players);
    }
    println!("{:?}, {} not listed", trials.positions, trials.unlisted);
    assert!(trials.positions.len() >= 12, "{:?}", trials.positions);
    assert!(trials.positions.contains_key("Marker true"));
}

#[test]
fn dice_are_listed_by_how_many_show_each_number() {
    let one = Roll::every(1);
    assert_eq!(one.len(), 6);
    assert!(one.iter().all(|&(_, ways)| ways == 1));
    let three = Roll::every(3);
    assert_eq!(three.len(), 56);
    let ways = |roll| three.iter().find(|&&(it, _)| it == Roll(roll)).unwrap().1;
    assert_eq!(ways([3, 0, 0, 0, 0, 0]), 1);
    assert_eq!(ways([2, 0, 1, 0, 0, 0]), 3);
    assert_eq!(ways([1, 1, 0, 0, 0, 1]), 6);
    assert_eq!(Roll::every(0), [(Roll::default(), 1)]);
    let ten = Roll::every(10);
    assert_eq!(ten.len(), 3003);
    assert_eq!(
        ten.iter().map(|&(_, ways)| ways).sum::<u64>(),
        6_u64.pow(10)
    );
}

#[test]
fn a_deal_of_traits_and_very_many_dice_are_not_listed() {
    use engine::testkit::Staged;
    let deal = "options advanced players=3 realistic-time-scale=on; deal";
    assert_eq!(HiddenEmpires::stage(deal).unwrap().chances(), None);
    let mut fight = HiddenEmpires::stage("red at e5 4; yellow at e5 11; tasks red").unwrap();
    fight
        .play(engine::Seat::new(0), "attack e5 yellow".parse().unwrap())
        .unwrap();
    assert_eq!(fight.awaited(), Awaited::Chance);
    assert_eq!(fight.chances(), None);
}
