//! What the yardstick games write as numbers keeps the laws.

use formicary_engine::encode::{Encode, Encoder, Sheet, distance, from_own};
use formicary_engine::{Game, Layout, Seat};
use yardsticks::{ConnectFour, Crumbs, testing};

#[test]
fn tic_tac_toe_keeps_the_laws_of_encodings() {
    assert_eq!(testing::tic_tac_toe().check_encodings(100).games, 100);
}

#[test]
fn connect_four_keeps_the_laws_of_encodings() {
    assert_eq!(testing::connect_four().check_encodings(50).games, 50);
}

#[test]
fn crumbs_keeps_the_laws_of_encodings_with_every_setup() {
    let setups = Crumbs::PROFILE.every_setup().len() as u64;
    assert_eq!(testing::crumbs().check_encodings(10).games, 10 * setups);
}

#[test]
fn an_observation_begins_with_ones_own() {
    let setup = ConnectFour::PROFILE.usual();
    let encoder = ConnectFour::encoder(&setup).expect("the usual setup");
    let mut state = ConnectFour::new(&setup).expect("the usual setup");
    let (one, other) = (Seat::new(0), Seat::new(1));
    let action = encoder
        .action(&state, one, 3)
        .expect("there are seven columns");
    state.play(one, action).expect("the column is empty");
    let mut seen = vec![f32::NAN; encoder.observation().len()];
    encoder.observe(&state, one, &mut seen);
    assert_eq!(ones(&seen), [3 * 6]);
    encoder.observe(&state, other, &mut seen);
    assert_eq!(ones(&seen), [42 + 3 * 6, 84]);
}

fn ones(entries: &[f32]) -> Vec<usize> {
    let set = entries.iter().enumerate();
    set.filter(|(_, entry)| **entry != 0.0)
        .map(|(index, _)| index)
        .collect()
}

#[test]
fn seats_are_counted_from_ones_own() {
    let own = Seat::new(2);
    let seats: Vec<_> = from_own(own, 4).map(Seat::index).collect();
    assert_eq!(seats, [2, 3, 0, 1]);
    for (place, seat) in from_own(own, 4).enumerate() {
        assert_eq!(distance(own, seat, 4), place);
    }
}

#[test]
fn a_layout_counts_its_entries() {
    let mut layout = Layout::new();
    let garden = layout.add_each("garden", 3, |sheet| {
        sheet.flag("land", true);
        sheet.count("larvae", 4_u8, 8);
    });
    let hand = layout.add_named("hand", ["one"]);
    assert_eq!(layout.len(), 7);
    assert_eq!((garden.at(5), garden.at(6)), (Some(5), None));
    assert_eq!(
        (hand.place_of(6), hand.place_of(5), hand.place_of(7)),
        (Some(0), None, None)
    );
    assert_eq!(layout.part_of(5).map(|part| part.name), Some("garden"));
    assert_eq!(layout.part_of(7), None);
    assert_eq!(layout.parts()[0].entries, ["land", "larvae/8"]);
    assert_eq!(
        layout.part("garden").map(|part| part.shape.as_slice()),
        Some([3, 2].as_slice())
    );
}
