use engine::{Awaited, Observer, Seed};
use protocol::{OccupantInfo, ShareInfo};
use table::{Locale, Occupant, Session, game};

use super::*;
use crate::local_game::LocalGame;
use crate::saves::tests::Drawer;
use crate::wording::TEXTS;

const HOUSE: Seed = Seed([1; 32]);
const OTHER: Share = Share([8; 32]);
const FRESH: [u8; 32] = [7; 32];

fn ants() -> &'static dyn Rules {
    game("ants").expect("it is in the catalog")
}

fn words(locale: Locale) -> Words {
    Words::new(locale, &[ants().texts(), TEXTS])
}

fn session() -> Box<dyn Session> {
    let people = ["Ada", "Bea"].map(|name| Occupant::Human(name.to_owned()));
    ants()
        .open(ants().profile().usual(), people.to_vec(), HOUSE.into())
        .expect("the usual game")
}

fn info(seat: usize, share: Share, told: bool) -> ShareInfo {
    ShareInfo {
        seat,
        promise: share.commitment().to_string(),
        share: told.then(|| share.to_string()),
        withheld: false,
    }
}

/// What the server's table shows to the person on seat 1.
fn shown(status: Status, shares: Vec<ShareInfo>) -> Update {
    let mut update = LocalGame::new("a", ants(), session()).update(&words(Locale::ENGLISH));
    update.you = Some(1);
    update.table.status = status;
    update.fairness.commitment = HOUSE.commitment().to_string();
    update.fairness.shares = shares;
    // What is drawn is none of this house's affair until it says so.
    update.lines.clear();
    update
}

/// A finished game with these shares, as its record and as the person on seat 1 saw it.
fn finished(shares: Vec<(Seat, Share)>) -> (Record, Vec<Line>) {
    played(session(), shares)
}

fn played(mut session: Box<dyn Session>, shares: Vec<(Seat, Share)>) -> (Record, Vec<Line>) {
    assert!(session.add_shares(shares));
    loop {
        while session.advance() {}
        let Awaited::Seats { must, .. } = session.awaited() else {
            break;
        };
        let seat = must.first().expect("somebody is next");
        let action = session.legal(seat).swap_remove(0);
        session.play(seat, &action).expect("it is listed");
    }
    let observer = Observer::Seat(Seat::new(0));
    let log = session.log(observer, &words(Locale::ENGLISH));
    (session.record(false), log)
}

/// Somebody on seat 1 who has seen everything, and the share they told.
fn who_shared() -> (Notes, Share) {
    let mut notes = Notes::default();
    let waiting = shown(Status::Waiting, vec![]);
    assert_eq!(notes.see(&waiting), Ok(None));
    notes.promise(FRESH);
    let own = Share(FRESH);
    let sharing = shown(
        Status::Sharing,
        vec![info(1, own, false), info(2, OTHER, false)],
    );
    assert_eq!(notes.see(&sharing), Ok(Some(own.to_string())));
    let playing = shown(
        Status::Playing,
        vec![info(1, own, true), info(2, OTHER, true)],
    );
    assert_eq!(notes.see(&playing), Ok(None));
    (notes, own)
}

fn both(own: Share) -> Vec<(Seat, Share)> {
    vec![(Seat::new(0), own), (Seat::new(1), OTHER)]
}

#[test]
fn notes_come_back_after_the_page_was_closed() {
    let shelf = Drawer::default();
    let (notes, _) = who_shared();
    assert!(notes.keep(&shelf, "t"));
    assert_eq!(Notes::read(&shelf, "t"), notes);
    assert_eq!(Notes::read(&shelf, "another"), Notes::default());
}

#[test]
fn a_share_is_promised_again_only_if_it_was_never_told() {
    let mut notes = Notes::default();
    let first = notes.promise(FRESH);
    assert_eq!(first, Share(FRESH).commitment().to_string());
    assert_eq!(notes.promise([9; 32]), first);
    let (mut told, _) = who_shared();
    assert_ne!(told.promise([9; 32]), first);
}

#[test]
fn a_share_is_told_only_while_the_table_waits_for_it() {
    let own = Share(FRESH);
    for (status, seat, told, due) in [
        (Status::Waiting, 1, false, false),
        (Status::Sharing, 1, false, true),
        (Status::Sharing, 1, true, false),
        (Status::Sharing, 2, false, false),
        (Status::Playing, 1, false, false),
        (Status::Over, 1, false, false),
    ] {
        let mut notes = Notes::default();
        notes.promise(FRESH);
        let seen = notes.see(&shown(status, vec![info(seat, own, told)]));
        let expected = Ok(due.then(|| own.to_string()));
        assert_eq!(seen, expected, "{status:?} {seat} {told}");
    }
    // One who only watches has nothing to tell.
    let mut notes = Notes::default();
    notes.promise(FRESH);
    let mut update = shown(Status::Sharing, vec![info(1, own, false)]);
    update.you = None;
    assert_eq!(notes.see(&update), Ok(None));
}

#[test]
fn nothing_is_told_to_a_house_that_changes_its_promise() {
    let mut notes = Notes::default();
    notes
        .see(&shown(Status::Waiting, vec![]))
        .expect("a promise");
    notes.promise(FRESH);
    let mut update = shown(Status::Sharing, vec![info(1, Share(FRESH), false)]);
    update.fairness.commitment = OTHER.commitment().to_string();
    assert_eq!(notes.see(&update), Err(Breach::House));
}

#[test]
fn promises_of_others_may_not_change_once_it_is_time_to_tell() {
    let own = Share(FRESH);
    let changes = [
        vec![info(1, own, true)],
        vec![info(1, own, true), info(2, Share([9; 32]), true)],
        vec![
            info(1, own, true),
            info(2, OTHER, true),
            info(3, OTHER, true),
        ],
    ];
    for (shares, seat) in changes.into_iter().zip([2, 2, 3]) {
        let (mut notes, _) = who_shared();
        let seen = notes.see(&shown(Status::Playing, shares));
        assert_eq!(seen, Err(Breach::Seat(seat)));
    }
    // A share that is not the promised one.
    let (mut notes, _) = who_shared();
    let mut wrong = info(2, OTHER, true);
    wrong.share = Some(own.to_string());
    let seen = notes.see(&shown(Status::Playing, vec![info(1, own, true), wrong]));
    assert_eq!(seen, Err(Breach::Seat(2)));
}

#[test]
fn one_s_own_share_in_the_record_is_the_strongest_thing_to_say() {
    let (notes, own) = who_shared();
    let (record, log) = finished(both(own));
    let checked = notes.check(ants(), &record, &log).expect("all in order");
    assert!(matches!(checked, Checked::Own { others: 1, draws } if draws > 10));
    let said = words(Locale::ENGLISH).tell(&checked.message());
    assert!(
        said.contains("your own share and that of one other"),
        "{said}"
    );
}

#[test]
fn what_was_not_promised_is_found() {
    let (notes, own) = who_shared();
    let (record, log) = finished(both(own));
    // A house with another secret, and draws that fit it.
    let mut other = record.clone();
    other.seed = Some(Seed([2; 32]));
    other.commitment = Seed([2; 32]).commitment();
    let fault = notes.check(ants(), &other, &log).expect_err("another seed");
    assert!(
        matches!(fault, Fault::Record(VerifyError::Promise { .. })),
        "{fault:?}"
    );
    // A game that was drawn with another share, or without one's own.
    for shares in [
        vec![(Seat::new(0), own), (Seat::new(1), Share([9; 32]))],
        vec![(Seat::new(1), OTHER)],
    ] {
        let (record, log) = finished(shares);
        let fault = notes
            .check(ants(), &record, &log)
            .expect_err("not promised");
        assert!(
            matches!(fault, Fault::Record(VerifyError::Share { .. })),
            "{fault:?}"
        );
    }
    // A seed that is not told, and a log that was shown otherwise.
    let mut other = record.clone();
    other.seed = None;
    let fault = notes.check(ants(), &other, &log).expect_err("no seed");
    assert_eq!(fault, Fault::Record(VerifyError::NoSeed));
    let mut screen = log.clone();
    screen[4].notation = Some("something else".to_owned());
    assert_eq!(notes.check(ants(), &record, &screen), Err(Fault::Event(5)));
    screen.truncate(4);
    assert_eq!(notes.check(ants(), &record, &screen), Err(Fault::Event(5)));
}

#[test]
fn a_share_that_came_from_nowhere_is_found() {
    let mut notes = Notes::default();
    notes.promise(FRESH);
    let own = Share(FRESH);
    notes
        .see(&shown(Status::Sharing, vec![info(1, own, false)]))
        .expect("promises");
    notes
        .see(&shown(Status::Playing, vec![info(1, own, true)]))
        .expect("promises");
    let (record, log) = finished(both(own));
    let fault = Fault::Unpromised(Seat::new(1));
    assert_eq!(notes.check(ants(), &record, &log), Err(fault));
    // A share that was shown as withheld and is in the record nevertheless must at least be the promised one.
    let mut notes = Notes::default();
    notes.promise(FRESH);
    let promised = vec![info(1, own, false), info(2, Share([9; 32]), false)];
    notes
        .see(&shown(Status::Sharing, promised))
        .expect("promises");
    let begun = vec![info(1, own, true), info(2, Share([9; 32]), false)];
    notes.see(&shown(Status::Playing, begun)).expect("promises");
    let fault = notes
        .check(ants(), &record, &log)
        .expect_err("not promised");
    assert_eq!(
        fault,
        Fault::Record(VerifyError::Share { seat: Seat::new(1) })
    );
}

#[test]
fn those_whose_share_is_not_in_it_are_told_less() {
    let (record, log) = finished(vec![]);
    let mut early = Notes::default();
    early
        .see(&shown(Status::Waiting, vec![]))
        .expect("a promise");
    early.see(&shown(Status::Over, vec![])).expect("kept");
    let checked = early.check(ants(), &record, &log);
    assert!(matches!(checked, Ok(Checked::House { .. })), "{checked:?}");
    let mut late = Notes::default();
    late.see(&shown(Status::Playing, vec![]))
        .expect("a promise");
    let checked = late.check(ants(), &record, &log);
    assert!(matches!(checked, Ok(Checked::Late { .. })), "{checked:?}");
    // Bea was quick enough, the reader was not.
    let own = Share(FRESH);
    let mut slow = Notes::default();
    slow.promise(FRESH);
    let promised = vec![info(1, own, false), info(2, OTHER, false)];
    slow.see(&shown(Status::Sharing, promised))
        .expect("promises");
    let begun = vec![info(1, own, false), info(2, OTHER, true)];
    slow.see(&shown(Status::Playing, begun)).expect("promises");
    let (record, log) = finished(vec![(Seat::new(1), OTHER)]);
    let checked = slow.check(ants(), &record, &log);
    assert!(matches!(checked, Ok(Checked::House { .. })), "{checked:?}");
}

/// The record of a table where the house showed one thing and played another: all draws up to the middle are
/// its own choice, and the record says that they come from an earlier game.
#[test]
fn a_game_online_comes_from_no_other() {
    let (notes, own) = who_shared();
    let (mut record, log) = finished(both(own));
    record.branch = Some(engine::record::Branch {
        from: Seed([9; 32]).commitment(),
        plies: record.plies.len(),
    });
    let checked = notes.check(ants(), &record, &log);
    assert!(checked.is_err(), "{checked:?}");
}

#[test]
fn the_record_is_of_the_game_that_the_table_showed() {
    let (notes, own) = who_shared();
    // The table shows that dice decide who begins. The house decides.
    assert!(
        shown(Status::Playing, vec![])
            .table
            .setup
            .contains("first=random")
    );
    let setup = ants()
        .profile()
        .read_setup("base first=beige")
        .expect("a setup");
    let people = ["Ada", "Bea"].map(|name| Occupant::Human(name.to_owned()));
    let bent = ants().open(setup, people.to_vec(), HOUSE.into());
    let (record, log) = played(bent.expect("it can be played"), both(own));
    let checked = notes.check(ants(), &record, &log);
    assert!(checked.is_err(), "{checked:?}");
}

#[test]
fn the_record_follows_the_rules_that_the_table_showed() {
    let (mut notes, own) = who_shared();
    let (record, log) = finished(both(own));
    assert!(notes.check(ants(), &record, &log).is_ok());
    let (_, revision, _) = notes.setup.as_mut().expect("it was noted");
    *revision += 1;
    assert_eq!(notes.check(ants(), &record, &log), Err(Fault::Setup));
}

#[test]
fn those_who_are_no_people_promise_nothing() {
    let own = Share(FRESH);
    for seat in [2, 3, 0, 7] {
        let mut notes = Notes::default();
        notes.promise(FRESH);
        let promised = vec![info(1, own, false), info(seat, OTHER, false)];
        let mut sharing = shown(Status::Sharing, promised);
        sharing.table.seats[1].occupant = OccupantInfo::Bot {
            level: "worker".to_owned(),
        };
        assert!(notes.see(&sharing).is_err(), "a promise of seat {seat}");
    }
}

#[test]
fn what_was_shown_as_withheld_is_not_in_the_record() {
    let own = Share(FRESH);
    let mut notes = Notes::default();
    notes.promise(FRESH);
    let promised = vec![info(1, own, false), info(2, OTHER, false)];
    notes
        .see(&shown(Status::Sharing, promised))
        .expect("promises");
    let begun = vec![info(1, own, true), info(2, OTHER, false)];
    notes.see(&shown(Status::Playing, begun)).expect("promises");
    let (record, log) = finished(both(own));
    let checked = notes.check(ants(), &record, &log);
    assert!(checked.is_err(), "{checked:?}");
}

#[test]
fn what_was_drawn_once_stays_drawn() {
    let (mut notes, own) = who_shared();
    let shares = || vec![info(1, own, true), info(2, OTHER, true)];
    let (record, log) = finished(both(own));
    // The house shows something else in the middle of the game, and at the end a log that fits its seed.
    let mut middle = shown(Status::Playing, shares());
    middle.lines = log[..10].to_vec();
    let bent = (0..10)
        .rfind(|&index| log[index].seat.is_none())
        .expect("a draw");
    middle.lines[bent].notation = Some("reveal something".to_owned());
    assert_eq!(notes.see(&middle), Ok(None));
    let mut end = shown(Status::Over, shares());
    end.lines = log.clone();
    assert!(notes.clone().see(&end).is_err());
    let fault = Err(Fault::Event(bent + 1));
    assert_eq!(notes.check(ants(), &record, &log), fault);
    // Actions may be taken back.
    let (mut notes, _) = who_shared();
    middle.lines = log[..10].to_vec();
    assert_eq!(notes.see(&middle), Ok(None));
    let kept = middle.lines.iter().rposition(|line| line.seat.is_none());
    middle.lines.truncate(kept.expect("a draw") + 1);
    assert_eq!(notes.see(&middle), Ok(None));
    middle.lines.pop();
    assert!(notes.see(&middle).is_err());
    assert!(notes.check(ants(), &record, &log).is_ok());
}

#[test]
fn everything_can_be_said_in_every_language() {
    for locale in Locale::all() {
        let words = words(locale);
        let breaches = [
            Breach::House,
            Breach::Seat(2),
            Breach::Nobody(2),
            Breach::Draw(2),
        ];
        let mut said = breaches
            .map(|breach| words.tell(&breach.message()))
            .to_vec();
        let draws = 31;
        for others in 0..3 {
            said.push(words.tell(&Checked::Own { others, draws }.message()));
        }
        said.push(words.tell(&Checked::House { draws }.message()));
        said.push(words.tell(&Checked::Late { draws }.message()));
        for text in &said[breaches.len()..] {
            assert!(text.contains("31"), "{text}");
        }
        for fault in [
            Fault::Event(3),
            Fault::Branch,
            Fault::Setup,
            Fault::Withheld(Seat::new(1)),
            Fault::Unpromised(Seat::new(1)),
            Fault::Record(VerifyError::NoSeed),
            Fault::Record(VerifyError::Share { seat: Seat::new(1) }),
        ] {
            said.push(fault.in_words(&words));
        }
        for (index, text) in said.iter().enumerate() {
            assert!(!text.contains("web-") && !text.contains('{'), "{text}");
            assert!(!said[..index].contains(text), "{text}");
        }
    }
}
