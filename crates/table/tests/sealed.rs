//! Sealed choices at a table: in any order, taken back until they are opened, and told to nobody.

use engine::{Awaited, Observer, Seat, Seed};
use formicary_table::catalog::rules_of;
use formicary_table::{Locale, Rules, Session, Words};
use yardsticks::Crumbs;

const RULES: &dyn Rules = rules_of::<Crumbs>();
const ONE: Seat = Seat::new(0);
const TWO: Seat = Seat::new(1);
const THREE: Seat = Seat::new(2);

fn words() -> Words {
    Words::new(Locale::ENGLISH, &[RULES.texts()])
}

/// Three players before their first bids.
fn bids(seed: &str) -> Box<dyn Session> {
    let setup = RULES.profile().read_setup("base players=3").unwrap();
    let seed = Seed::from_words(seed);
    let mut session = RULES.open(setup, Vec::new(), seed.into()).unwrap();
    while session.advance() {}
    session
}

fn bid(session: &mut dyn Session, seat: Seat, choice: usize) -> String {
    let action = session.legal(seat)[choice].clone();
    session.play(seat, &action).unwrap();
    action
}

#[test]
fn a_choice_holds_while_others_seal_theirs() {
    let mut session = bids("holds");
    let ply = session.plies();
    bid(&mut *session, TWO, 0);
    assert!(session.still_holds(ONE, ply));
    assert!(session.still_holds(ONE, ply + 1));
    assert!(!session.still_holds(ONE, ply + 2), "that is yet to come");
    assert!(!session.still_holds(ONE, ply - 1), "a card came since");
    assert!(!session.still_holds(TWO, ply), "it has answered");
    bid(&mut *session, THREE, 0);
    assert!(session.still_holds(ONE, ply));
    bid(&mut *session, ONE, 0);
    for seat in [ONE, TWO, THREE] {
        assert!(!session.still_holds(seat, ply), "the bids are open");
    }
}

#[test]
fn a_sealed_choice_is_taken_back_until_all_are_open() {
    let mut session = bids("back");
    let words = words();
    let ply = session.plies();
    let before = session.view(Observer::Seat(ONE));
    let first = bid(&mut *session, ONE, 0);
    let second = bid(&mut *session, TWO, 1);
    // Somebody has read the log.
    assert_eq!(session.log(Observer::Spectator, &words).len(), ply + 2);
    assert_eq!(session.may_undo(ONE), Ok(ply));
    assert_eq!(session.undo(ONE), Ok(first));
    assert_eq!(session.plies(), ply + 1);
    let log = session.log(Observer::Seat(TWO), &words);
    assert_eq!(log[ply].notation.as_deref(), Some(second.as_str()));
    let Awaited::Seats { must, .. } = session.awaited() else {
        panic!("two have not answered");
    };
    assert_eq!(must.iter().collect::<Vec<_>>(), [ONE, THREE]);
    assert_ne!(
        session.view(Observer::Seat(ONE)),
        before,
        "Two has answered"
    );
    session.undo(TWO).unwrap();
    assert_eq!(session.view(Observer::Seat(ONE)), before);

    for seat in [ONE, TWO, THREE] {
        bid(&mut *session, seat, 0);
    }
    for seat in [ONE, TWO, THREE] {
        assert!(session.may_undo(seat).is_err(), "the bids are open");
    }
    let record = session.record(true);
    let again = RULES.resume(&record).unwrap();
    for observer in Observer::all(3) {
        assert_eq!(again.view(observer), session.view(observer));
        assert_eq!(again.log(observer, &words), session.log(observer, &words));
    }
}

/// What others have sealed changes neither what a seat may do nor how it is told.
#[test]
fn choices_say_nothing_of_what_others_have_sealed() {
    let words = words();
    let mut compared = 0;
    for game in 0..20 {
        let seed = format!("choices {game}");
        let count = bids(&seed).legal(TWO).len();
        let mut seen: Option<Vec<formicary_table::Choice>> = None;
        for choice in 0..count {
            let mut session = bids(&seed);
            bid(&mut *session, TWO, choice);
            bid(&mut *session, THREE, 0);
            let choices = session.choices(ONE, &words);
            assert!(!choices.is_empty());
            match &seen {
                Some(seen) => {
                    assert_eq!(choices, *seen, "{seed}");
                    compared += 1;
                }
                None => seen = Some(choices),
            }
        }
    }
    assert!(compared > 20);
}
