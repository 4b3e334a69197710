//! The hash of what there is to see.

use engine::record::{Ply, Record};
use engine::{Awaited, EventOf, Game, QuickDice, Seed, Source};
use formicary_gym::{Truth, of};
use yardsticks::ConnectFour;

const GAME: &str = "d d d d d d c e c e c";

#[test]
fn a_record_has_a_truth_for_each_position() {
    let setup = ConnectFour::PROFILE.usual();
    let source = Source::of(Seed([0; 32]));
    let mut record = Record::new::<ConnectFour>(&setup, &source, vec!["a".into(), "b".into()]);
    let mut position = of::<ConnectFour>().begin(&setup).expect("the usual setup");
    let mut expected = vec![position.truth()];
    for text in GAME.split(' ') {
        let Awaited::Seats { must, .. } = position.awaited() else {
            panic!("the game goes on");
        };
        let seat = must.first().expect("somebody must act");
        let action: yardsticks::connect_four::Column = text.parse().expect("a column");
        record
            .plies
            .push(Ply::of(&EventOf::<ConnectFour>::Action(seat, action)));
        position.play_notation(seat, text).expect("there is room");
        expected.push(position.truth());
    }
    let truths = of::<ConnectFour>()
        .truths(&record)
        .expect("it was just played");
    assert_eq!(truths, expected);
    let mut different = truths.clone();
    different.sort_by_key(|truth| truth.0);
    different.dedup();
    assert_eq!(different.len(), truths.len());
}

/// Whatever changes it changes what other programs, of other machines and versions, are held against.
#[test]
fn the_truth_is_the_same_on_every_machine() {
    let setup = ConnectFour::PROFILE.usual();
    let truths = of::<ConnectFour>()
        .truths_of_random_game(&setup, 1)
        .expect("the usual setup");
    assert_eq!(
        Truth::of_all(&truths).to_string(),
        "8d33cf5cf2414b15c36b9d271022bf7150002d1a187a1a1a068563baa12f1a7b"
    );
}

#[test]
fn a_position_is_played_by_numbers_and_copied() {
    let setup = myrmes::Myrmes::PROFILE.usual();
    let mut position = of::<myrmes::Myrmes>()
        .begin(&setup)
        .expect("the usual setup");
    let mut dice = QuickDice::new(3);
    while position.awaited() == Awaited::Chance {
        position.draw(&mut dice).expect("chance is awaited");
    }
    let before = position.copy();
    let seat = position
        .awaited()
        .actors()
        .first()
        .expect("somebody can act");
    let (numbers, notations) = (position.listed(seat), position.notations(seat));
    for (&number, notation) in numbers.iter().zip(&notations) {
        assert_eq!(position.notation(seat, number).as_ref(), Some(notation));
        assert_eq!(position.number(seat, notation), Ok(Some(number)));
    }
    let mut features = vec![f32::NAN; numbers.len() * position.shapes().features.len()];
    position.describe(seat, &mut features);
    assert!(features.iter().all(|entry| entry.is_finite()));
    position.play(seat, numbers[0]).expect("it is listed");
    assert_ne!(position.truth(), before.truth());
    assert!(position.play(seat, u32::MAX).is_err());
    assert!(position.draw(&mut dice).is_err());
}
