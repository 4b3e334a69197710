//! The end of the game once more, counted from what lies on the table, as one does by hand. Random games of every level
//! must agree with it.

use std::cmp::Reverse;
use std::collections::BTreeMap;

use engine::chance::pick;
use engine::{Awaited, Dice, Game, Observer, QuickDice, Seat, Setup};
use formicary_fourmidable::cards::{Effect, Objective};
use formicary_fourmidable::components::Caste;
use formicary_fourmidable::{Action, Colony, Fourmidable, Table};

const CASTES: [Caste; 3] = [Caste::Hunter, Caste::Farmer, Caste::Digger];

fn points(table: &Table, card: Objective) -> i32 {
    table.deck.points(card).into()
}

/// How many objectives of a caste, and what they are worth.
fn of_caste(table: &Table, cards: impl Iterator<Item = Objective>, caste: Caste) -> (usize, i32) {
    let cards: Vec<_> = cards.filter(|card| card.caste() == caste).collect();
    let worth = cards.iter().map(|&card| points(table, card)).sum();
    (cards.len(), worth)
}

fn is_for_the_end(effect: Effect) -> bool {
    matches!(
        effect,
        Effect::Five(_) | Effect::TwoOfEach | Effect::FourHoles | Effect::AllPheromones
    )
}

/// Rulebook, last page: what a card brings that was played or is shown, if what it asks for is there.
fn brings(colony: &Colony, effect: Effect) -> Option<i32> {
    let born = |caste: Caste| colony.ants.iter().filter(|ant| ant.caste == caste).count();
    let (is_met, points) = match effect {
        Effect::Five(caste) => (born(caste) == 5, 4),
        Effect::TwoOfEach => (CASTES.into_iter().all(|caste| born(caste) >= 2), 4),
        Effect::FourHoles => (colony.holes.iter().flatten().count() == 4, 3),
        Effect::AllPheromones => (colony.pheromones.iter().count() == 18, 3),
        Effect::Harvest(_) | Effect::Hole => (true, 2),
        _ => (true, 0),
    };
    is_met.then_some(points)
}

/// Rulebook: Fin de la partie. What each player has in the end.
fn scores(game: &Fourmidable, seen: &mut BTreeMap<&'static str, u32>) -> Vec<i32> {
    let table = game.table();
    let players = table.colonies.len();
    let is_child = table.options.level.id() == "child";
    let mut scores: Vec<i32> = Vec::new();
    for (index, colony) in table.colonies.iter().enumerate() {
        let objectives: i32 = colony
            .completed
            .iter()
            .map(|card| points(table, card))
            .sum();
        let cards: i32 = colony
            .played
            .iter()
            .map(|card| brings(colony, card.effect()).expect("what is shown brings points"))
            .sum();
        let pheromones = colony.pheromones.iter().count() as i32;
        let holes = colony.holes.iter().flatten().count() as i32;
        scores.push(objectives + cards + pheromones + if is_child { 0 } else { holes });
        // Whatever would bring points was shown.
        let view = game.view(Observer::Seat(Seat::new(index)));
        for card in view.specials {
            let effect = card.effect();
            assert!(
                !is_for_the_end(effect) || brings(colony, effect).is_none(),
                "{card}"
            );
        }
    }
    if is_child {
        return scores;
    }
    for caste in CASTES {
        let mut all: Vec<_> = (0..players)
            .map(|index| of_caste(table, table.colonies[index].completed.iter(), caste))
            .collect();
        // Alone, the predators compete.
        all.push(of_caste(table, table.lost.iter(), caste));
        let best = all.iter().copied().max().expect("somebody plays");
        for index in 0..players {
            if best.0 > 0 && all[index] == best {
                scores[index] += 3;
                *seen.entry("bonus").or_default() += 1;
            }
        }
    }
    scores
}

/// What decides, the first that differs.
fn ranks(table: &Table, index: usize, score: i32) -> Vec<i32> {
    let colony = &table.colonies[index];
    let unused: i32 = colony.store.iter().map(|&count| i32::from(count)).sum();
    let pheromones = colony.pheromones.iter().count() as i32;
    let three = colony
        .completed
        .iter()
        .filter(|&card| table.deck.needs(card).len() == 3);
    let holes = colony.holes.iter().flatten().count() as i32;
    let has_worm = table.worm.is_some_and(|(nest, _)| nest.index() == index);
    match table.options.level.id() {
        "child" => vec![score],
        "apprentice" | "intermediate" => vec![score, unused],
        _ => vec![
            score,
            pheromones,
            three.count() as i32,
            holes,
            colony.dug.iter().count() as i32,
            unused,
            has_worm.into(),
        ],
    }
}

/// Anything, but what brings points rather than not.
fn choose(actions: &[Action], dice: &mut QuickDice) -> Action {
    let scores = |action: &&Action| {
        matches!(
            action,
            Action::Reveal(_) | Action::Complete(_) | Action::Study | Action::Birth(_)
        )
    };
    let some: Vec<_> = actions.iter().filter(scores).copied().collect();
    if some.is_empty() || dice.below(3) == 0 {
        *pick(actions, dice)
    } else {
        *pick(&some, dice)
    }
}

fn play(setup: &Setup, seed: u64, seen: &mut BTreeMap<&'static str, u32>) {
    let mut dice = QuickDice::new(seed);
    let mut game = Fourmidable::new(setup).expect("a setup of the profile");
    let mut actions = Vec::new();
    let standings = loop {
        match game.awaited() {
            Awaited::Nobody(standings) => break standings,
            Awaited::Chance => {
                let chance = game.sample_chance(&mut dice);
                game.apply_chance(chance).expect("it was sampled");
            }
            awaited @ Awaited::Seats { .. } => {
                let seats: Vec<_> = awaited.actors().iter().collect();
                let seat = *pick(&seats, &mut dice);
                actions.clear();
                game.legal_actions(seat, &mut actions);
                // Whoever may but need not act may have nothing to do.
                if actions.is_empty() {
                    continue;
                }
                game.play(seat, choose(&actions, &mut dice))
                    .expect("it was listed");
            }
        }
    };
    let table = game.table();
    let scores = scores(&game, seen);
    assert_eq!(standings.scores.as_slice(), scores, "{setup}, seed {seed}");
    let ranks: Vec<_> = (0..scores.len())
        .map(|index| ranks(table, index, scores[index]))
        .collect();
    let places: Vec<u8> = if table.options.level.id() == "solo" {
        vec![if scores[0] > 100 { 1 } else { 2 }]
    } else {
        let before = |rank: &Vec<i32>| ranks.iter().filter(|other| *other > rank).count();
        ranks.iter().map(|rank| 1 + before(rank) as u8).collect()
    };
    assert_eq!(standings.places.as_slice(), places, "{setup}, seed {seed}");
    let mut best: Vec<_> = ranks.iter().map(|rank| Reverse(rank.clone())).collect();
    best.sort();
    if best.len() > 1 && best[0].0[0] == best[1].0[0] {
        *seen
            .entry(if best[0] == best[1] {
                "shared"
            } else {
                "broken"
            })
            .or_default() += 1;
    }
    let completed = table
        .colonies
        .iter()
        .map(|colony| colony.completed.iter().count() as u32);
    *seen.entry("objectives").or_default() += completed.sum::<u32>();
    let shown = table
        .colonies
        .iter()
        .flat_map(|colony| colony.played.iter());
    let shown = shown.filter(|card| is_for_the_end(card.effect()));
    *seen.entry("shown").or_default() += shown.count() as u32;
}

#[test]
fn the_end_of_random_games_is_counted_by_hand() {
    let mut seen = BTreeMap::new();
    for (index, setup) in Fourmidable::PROFILE.every_setup().iter().enumerate() {
        for game in 0..6 {
            play(setup, 1000 * game + index as u64, &mut seen);
        }
    }
    println!("{seen:?}");
    for what in ["bonus", "broken", "objectives", "shown"] {
        assert!(
            seen.get(what).is_some_and(|&times| times > 5),
            "{what}: {seen:?}"
        );
    }
}
