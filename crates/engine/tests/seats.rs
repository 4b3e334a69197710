//! Seats, sets of seats, one value for each seat.

use formicary_engine::{MAX_SEATS, Observer, PerSeat, Seat, Seats};

fn seat(number: usize) -> Seat {
    Seat::from_number(number).expect("a seat")
}

#[test]
fn people_count_seats_from_one() {
    assert_eq!(Seat::new(0), seat(1));
    assert_eq!(Seat::new(0).to_string(), "1");
    assert_eq!((seat(6).index(), seat(6).number()), (5, 6));
    assert_eq!(Seat::from_number(0), None);
    assert_eq!(Seat::from_number(MAX_SEATS + 1), None);
}

#[test]
#[should_panic(expected = "no table has so many seats")]
fn no_table_has_a_seventh_seat() {
    let _ = Seat::new(MAX_SEATS);
}

#[test]
fn the_last_seat_is_followed_by_the_first() {
    assert_eq!(seat(1).next(3), seat(2));
    assert_eq!(seat(3).next(3), seat(1));
    assert_eq!(seat(1).next(1), seat(1));
    assert_eq!(
        Seat::all(3).collect::<Vec<_>>(),
        [seat(1), seat(2), seat(3)]
    );
}

#[test]
fn a_set_knows_who_is_in_it() {
    let set: Seats = [seat(5), seat(2)].into_iter().collect();
    assert!(set.contains(seat(2)) && set.contains(seat(5)) && !set.contains(seat(1)));
    assert_eq!(set.len(), 2);
    assert_eq!(set.iter().collect::<Vec<_>>(), [seat(2), seat(5)]);
    assert_eq!(set.first(), Some(seat(2)));
    assert_eq!(set.without(seat(2)), Seats::only(seat(5)));
    assert_eq!(set.with(seat(2)), set);
    assert_eq!(set.without(seat(1)), set);
    assert!(!set.is_empty());
    assert!(Seats::NONE.is_empty() && Seats::NONE.first().is_none());
    assert_eq!(format!("{set:?}"), "{2, 5}");
}

#[test]
fn sets_can_be_joined_and_compared() {
    let low = Seats::all(4);
    let high = Seats::only(seat(4)).with(seat(6));
    assert_eq!(low.union(high).len(), 5);
    assert_eq!(low.intersection(high), Seats::only(seat(4)));
    assert_eq!(Seats::all(0), Seats::NONE);
    assert_eq!(Seats::all(MAX_SEATS).len(), MAX_SEATS);
}

#[test]
fn every_seat_has_its_own_value() {
    let mut hands = PerSeat::from_fn(3, |seat| seat.number() * 10);
    assert_eq!(hands.as_slice(), [10, 20, 30]);
    hands[seat(2)] = 0;
    assert_eq!(hands.iter().copied().collect::<Vec<_>>(), [10, 0, 30]);
    assert_eq!(hands[seat(3)], 30);
    assert_eq!(hands.players(), 3);
    assert_eq!(format!("{hands:?}"), "[10, 0, 30]");
}

#[test]
#[should_panic(expected = "out of bounds")]
fn an_empty_chair_has_no_value() {
    let hands = PerSeat::filled(2, 0);
    let _ = hands[seat(3)];
}

#[test]
fn tables_of_different_size_are_different() {
    assert_ne!(PerSeat::filled(2, 0), PerSeat::filled(3, 0));
}

#[test]
fn seats_round_trip_through_json() {
    let text = serde_json::to_string(&seat(3)).expect("written");
    assert_eq!(text, "2");
    assert_eq!(serde_json::from_str::<Seat>(&text).expect("read"), seat(3));

    let set = Seats::only(seat(1)).with(seat(6));
    let text = serde_json::to_string(&set).expect("written");
    assert_eq!(serde_json::from_str::<Seats>(&text).expect("read"), set);

    let values = PerSeat::from_fn(4, Seat::index);
    let text = serde_json::to_string(&values).expect("written");
    assert_eq!(text, "[0,1,2,3]");
    let read: PerSeat<usize> = serde_json::from_str(&text).expect("read");
    assert_eq!(read, values);

    for observer in Observer::all(2) {
        let text = serde_json::to_string(&observer).expect("written");
        let read: Observer = serde_json::from_str(&text).expect("read");
        assert_eq!(read, observer);
    }
}

#[test]
fn json_cannot_bring_up_a_seat_that_no_table_has() {
    assert!(serde_json::from_str::<Seat>("6").is_err());
    assert!(serde_json::from_str::<Seat>("255").is_err());
    assert!(serde_json::from_str::<Seats>("64").is_err());
    assert!(serde_json::from_str::<Seats>("128").is_err());
    assert!(serde_json::from_str::<PerSeat<u8>>("[1,2,3,4,5,6,7]").is_err());
}

#[test]
fn observers_are_everybody_at_the_table_and_one_who_watches() {
    let observers: Vec<_> = Observer::all(2).collect();
    assert_eq!(
        observers,
        [
            Observer::Seat(seat(1)),
            Observer::Seat(seat(2)),
            Observer::Spectator
        ]
    );
    assert!(Observer::Seat(seat(1)).is(seat(1)));
    assert!(!Observer::Seat(seat(1)).is(seat(2)));
    assert!(!Observer::Spectator.is(seat(1)));
}
