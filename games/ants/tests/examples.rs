//! The rulebook's one worked example: a finished game that beige wins with 11 points to 10. Its
//! picture is lost, so a whole game with that result stands in.

use engine::record::{Pins, Record, replay, verify};
use engine::{Awaited, Game};
use formicary_ants::{Ants, Color};

fn record() -> Record {
    include_str!("records/eleven-to-ten.txt")
        .parse()
        .expect("a record")
}

#[test]
fn eleven_ants_beat_ten() {
    let end = replay::<Ants>(&record(), None, |_, _| {}).expect("it replays");
    assert_eq!(end.scores().as_slice(), [11, 10]);
    let Awaited::Nobody(standings) = end.awaited() else {
        panic!("all tiles lie");
    };
    assert_eq!(standings.places[Color::Beige.seat()], 1);
    assert_eq!(standings.places[Color::Brown.seat()], 2);
}

#[test]
fn every_kept_record_still_replays_with_chance_from_its_seed() {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/records");
    let mut checked = 0;
    for entry in std::fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        let record: Record = std::fs::read_to_string(&path).unwrap().parse().unwrap();
        assert_eq!(record.game, Ants::PROFILE.id);
        let proven = verify::<Ants>(&record, &Pins::default())
            .unwrap_or_else(|error| panic!("{path:?}: {error}"));
        assert!(proven.draws >= 24, "{path:?}");
        checked += 1;
    }
    assert!(checked >= 5, "one record for each option, and the example");
}
