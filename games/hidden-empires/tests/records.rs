//! Whole games that are kept.

use std::fs;
use std::path::Path;

use engine::Game;
use engine::record::{Pins, Record, verify};
use formicary_hidden_empires::HiddenEmpires;

#[test]
fn every_kept_record_still_replays_with_chance_from_its_seed() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/records");
    let mut checked = 0;
    for entry in fs::read_dir(folder).expect("the records") {
        let path = entry.expect("a file").path();
        let record: Record = fs::read_to_string(&path)
            .expect("text")
            .parse()
            .expect("a record");
        assert_eq!(record.game, HiddenEmpires::PROFILE.id);
        let proven = verify::<HiddenEmpires>(&record, &Pins::default())
            .unwrap_or_else(|error| panic!("{path:?}: {error}"));
        assert!(proven.draws >= 50, "{path:?}");
        checked += 1;
    }
    assert_eq!(checked, 4);
}
