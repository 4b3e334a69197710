//! Whole games that are kept: every level with every number of players, and every option somewhere. Made
//! with the example `keep_fourmidable` of the bots.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use engine::Game;
use engine::record::{Pins, Record, verify};
use formicary_fourmidable::Fourmidable;

fn kept() -> Vec<Record> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/records");
    let files = fs::read_dir(folder).expect("the records");
    files
        .map(|file| {
            let text = fs::read_to_string(file.expect("a file").path()).expect("text");
            text.parse().expect("a record")
        })
        .collect()
}

#[test]
fn every_kept_record_still_replays_with_chance_from_its_seed() {
    for record in kept() {
        assert_eq!(record.game, Fourmidable::PROFILE.id);
        let proven = verify::<Fourmidable>(&record, &Pins::default()).expect("it replays");
        assert!(proven.draws >= 3);
    }
}

#[test]
fn kept_records_cover_every_level_number_of_players_and_option() {
    let mut kept_setups = BTreeSet::new();
    let mut kept_options = BTreeSet::new();
    for record in kept() {
        let setup = Fourmidable::PROFILE
            .read_setup(&record.setup)
            .expect("a setup");
        kept_setups.insert((setup.variant(), setup.players()));
        for (id, value) in setup.options() {
            let value = if id == "objectives" && value != "standard" {
                "box"
            } else {
                value
            };
            kept_options.insert(format!("{id}={value}"));
        }
    }
    for setup in Fourmidable::PROFILE.every_setup() {
        let (variant, players) = (setup.variant(), setup.players());
        assert!(kept_setups.contains(&(variant, players)), "{setup}");
        for (id, value) in setup.options().filter(|(id, _)| *id != "objectives") {
            assert!(
                kept_options.contains(&format!("{id}={value}")),
                "{id}={value}"
            );
        }
    }
    assert!(kept_options.contains("objectives=box"));
}
