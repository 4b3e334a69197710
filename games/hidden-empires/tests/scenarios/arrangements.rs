//! All that a redistribution can end with.

use super::*;
use formicary_hidden_empires::Place;
use std::collections::{BTreeSet, HashSet};

/// Workers and medias in e2, e3, among the builders, the nurses and in reserve.
type Arrangement = [[u16; 2]; 5];

fn arrangement(game: &HiddenEmpires) -> Arrangement {
    let colony = game.table().colony(Seat::new(0));
    let area = |name| Place::Map(Area::from_name(name).unwrap());
    let places = [
        area("e2"),
        area("e3"),
        Place::Builders,
        Place::Nurses,
        Place::Reserves,
    ];
    places.map(|place| {
        let ants = colony.at(place);
        [ants[Caste::Worker], ants[Caste::Media]]
    })
}

/// Everything that a redistribution can end with.
fn reached(text: &str) -> BTreeSet<Arrangement> {
    let red = Seat::new(0);
    let start = scenario(text).state().clone();
    let mut seen = HashSet::from([start.clone()]);
    let mut open = vec![start];
    let mut ends = BTreeSet::new();
    let mut actions = Vec::new();
    while let Some(game) = open.pop() {
        actions.clear();
        game.legal_actions(red, &mut actions);
        for &action in &actions {
            match action {
                Action::Done => {
                    ends.insert(arrangement(&game));
                }
                Action::Lift(..) | Action::Put(_) => {
                    let mut next = game.clone();
                    next.play(red, action).unwrap();
                    if seen.insert(next.clone()) {
                        open.push(next);
                    }
                }
                _ => {}
            }
        }
    }
    ends
}

fn spread(ants: u16, places: usize) -> Vec<Vec<u16>> {
    if places == 1 {
        return vec![vec![ants]];
    }
    let rest = (0..=ants).flat_map(|here| {
        let others = spread(ants - here, places - 1);
        others.into_iter().map(move |mut others| {
            others.insert(0, here);
            others
        })
    });
    rest.collect()
}

/// Everything that the rules allow.
fn allowed(
    workers: u16,
    medias: u16,
    is_right: impl Fn(&Arrangement) -> bool,
) -> BTreeSet<Arrangement> {
    let mut all = BTreeSet::new();
    for workers in spread(workers, 5) {
        for medias in spread(medias, 5) {
            let made: Arrangement = std::array::from_fn(|place| [workers[place], medias[place]]);
            if is_right(&made) {
                all.insert(made);
            }
        }
    }
    all
}

fn inside(made: &Arrangement) -> [u16; 2] {
    [made[3], made[4]].map(|[workers, medias]| workers + medias)
}

/// Rulebook: Redistribute. Every arrangement that passes the checks can be made, and no other.
#[test]
fn every_arrangement_that_passes_the_checks_can_be_made() {
    let made = reached(
        "options advanced; red at e2 1 at e3 1 medias e3 1 nurses 1 medias reserves 1 female-eggs 2 size 4 trait guard-caste; yellow home 1; move red",
    );
    let right = allowed(3, 2, |made| {
        let [nurses, reserves] = inside(made);
        nurses + reserves + 2 <= 4 && nurses > 0
    });
    assert_eq!(made, right);
}

/// Rulebook: Bivouac. Ten for each worker among the builders; without any there is no room.
#[test]
fn every_arrangement_of_a_bivouac_can_be_made() {
    let right = allowed(3, 2, |made| {
        let [nurses, reserves] = inside(made);
        nurses + reserves <= 10 * made[2][0]
    });
    for chambers in [
        "builders 1 medias builders 1 medias reserves 1",
        // Without a builder there is no room for those inside.
        "nurses 1 medias builders 1 medias reserves 1",
    ] {
        let made = reached(&format!(
            "options advanced; red at e2 1 at e3 1 {chambers} trait bivouac trait guard-caste; yellow home 1; move red"
        ));
        let missing: Vec<_> = right.difference(&made).collect();
        assert!(missing.is_empty(), "{chambers}: {missing:?}");
        assert!(made.is_subset(&right), "{chambers}");
    }
}
