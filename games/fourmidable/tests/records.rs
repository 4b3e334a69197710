//! Whole games that are kept: one of each level.

use engine::Game;
use engine::record::{Pins, Record, verify};
use formicary_fourmidable::Fourmidable;

#[test]
fn every_kept_record_still_replays_with_chance_from_its_seed() {
    for text in [
        include_str!("records/child.txt"),
        include_str!("records/apprentice.txt"),
        include_str!("records/intermediate.txt"),
        include_str!("records/experienced.txt"),
        include_str!("records/solo.txt"),
    ] {
        let record: Record = text.parse().expect("a record");
        assert_eq!(record.game, Fourmidable::PROFILE.id);
        let proven = verify::<Fourmidable>(&record, &Pins::default()).expect("it replays");
        assert!(proven.draws >= 4);
    }
}
