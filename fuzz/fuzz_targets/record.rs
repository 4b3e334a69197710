//! Any text: the record parser and the replay answer with an error or a record that round-trips.

#![no_main]

use ants::Ants;
use engine::Game;
use engine::record::{Pins, Record, replay, verify};
use fourmidable::Fourmidable;
use hidden_empires::HiddenEmpires;
use libfuzzer_sys::fuzz_target;
use myrmes::Myrmes;

fuzz_target!(|text: &str| {
    let Ok(record) = text.parse::<Record>() else {
        return;
    };
    assert_eq!(record.to_string().parse().as_ref(), Ok(&record));
    through::<Ants>(&record);
    through::<Myrmes>(&record);
    through::<Fourmidable>(&record);
    through::<HiddenEmpires>(&record);
});

/// Replays and verifies it as a record of this game; of any other it is refused at once.
fn through<G: Game>(record: &Record) {
    let _ = replay::<G>(record, None, |_, _| {});
    let _ = verify::<G>(record, &Pins::default());
}
