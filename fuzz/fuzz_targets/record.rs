//! Any text: the record parser and the replay answer with an error or a record that round-trips.

#![no_main]

use ants::Ants;
use engine::record::{Pins, Record, replay, verify};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|text: &str| {
    if let Ok(record) = text.parse::<Record>() {
        assert_eq!(record.to_string().parse().as_ref(), Ok(&record));
        let _ = replay::<Ants>(&record, None, |_, _| {});
        let _ = verify::<Ants>(&record, &Pins::default());
    }
});
