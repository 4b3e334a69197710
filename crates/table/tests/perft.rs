//! Counts that must not change unless the rules do.

use engine::Seed;
use formicary_table::Rules;
use formicary_table::catalog::rules_of;
use formicary_table::perft::Luck;
use yardsticks::{Crumbs, TicTacToe};

#[test]
fn sequences_of_placements_are_counted() {
    let rules = formicary_table::game("ants").unwrap();
    let seed = Seed::from_words("perft");
    let count = |setup: &str, depth| {
        let setup = rules.profile().read_setup(setup).unwrap();
        rules
            .trials()
            .unwrap()
            .perft(&setup, depth, &seed, Luck::Drawn)
            .unwrap()
    };
    assert_eq!(count("base", 0), 1);
    let counts: Vec<_> = (1..=3)
        .map(|depth| count("base first=beige", depth))
        .collect();
    assert_eq!(counts, [24, 1056, 60672]);
    let six: Vec<_> = (1..=3)
        .map(|depth| count("base first=beige corners=six", depth))
        .collect();
    assert_eq!(six, [24, 1152, 72576]);
}

fn counts(rules: &dyn Rules, setup: &str, luck: Luck, depths: &[u32]) -> Vec<u64> {
    let setup = rules.profile().read_setup(setup).unwrap();
    let seed = Seed::from_words("perft");
    let count = |&depth| {
        rules
            .trials()
            .unwrap()
            .perft(&setup, depth, &seed, luck)
            .unwrap()
    };
    depths.iter().map(count).collect()
}

#[test]
fn tic_tac_toe_has_as_many_games_as_everybody_counts() {
    for luck in [Luck::Drawn, Luck::Listed] {
        let counts = counts(rules_of::<TicTacToe>(), "base", luck, &[1, 2, 3, 4, 5, 6]);
        assert_eq!(counts, [9, 72, 504, 3_024, 15_120, 54_720]);
    }
}

#[test]
fn listed_chance_branches_like_decisions() {
    let crumbs = rules_of::<Crumbs>();
    assert_eq!(counts(crumbs, "solo", Luck::Drawn, &[0, 1]), [1, 3]);
    // Six faces, three of ten cards in order, three bids.
    let first = 6 * 10 * 9 * 8 * 3;
    // Each card is in 3 · 9 · 8 of the hands. In 20 of 60 cases it lies above twice the pile and there
    // are two things to do; otherwise there are six faces, seven cards and three bids more.
    let second = 3 * 9 * 8 * (20 * 2 + 40 * 6 * 7 * 3);
    assert_eq!(
        counts(crumbs, "solo", Luck::Listed, &[0, 1, 2]),
        [1, first, second]
    );
}

#[test]
fn every_revision_is_counted() {
    let rules = rules_of::<Crumbs>();
    let profile = rules.profile();
    let seed = Seed::from_words("perft");
    let count = |revision| {
        let setup = profile.read_setup("base players=2 rounds=1").unwrap();
        let setup = profile.by_revision(setup, revision).unwrap();
        rules
            .trials()
            .unwrap()
            .perft(&setup, 3, &seed, Luck::Drawn)
            .unwrap()
    };
    // What digging brings changes scores, not sequences.
    assert_eq!(profile.revisions, [1, 2]);
    assert!(count(1) > 0);
    assert_eq!(count(1), count(2));
    assert!(profile.by_revision(profile.usual(), 3).is_err());
}
