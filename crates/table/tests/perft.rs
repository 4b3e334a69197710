//! Counts that must not change unless the rules do.

use engine::Seed;

#[test]
fn sequences_of_placements_are_counted() {
    let rules = formicary_table::game("ants").unwrap();
    let seed = Seed::from_words("perft");
    let count = |setup: &str, depth| {
        let setup = rules.profile().read_setup(setup).unwrap();
        rules.perft(&setup, depth, &seed).unwrap()
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
