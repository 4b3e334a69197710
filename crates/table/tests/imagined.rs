//! What can be said from a view alone is what the table itself would say.

use bots::Level;
use engine::{Observer, Seat, Seed};
use formicary_table::{Occupant, Session, game};

fn ants() -> Box<dyn Session> {
    let rules = game("ants").expect("it is in the catalog");
    let mut session = rules
        .open(
            rules.profile().usual(),
            vec![],
            Seed::from_words("imagined").into(),
        )
        .expect("the usual game");
    while session.advance() {}
    session
}

fn next(session: &dyn Session) -> Seat {
    session
        .awaited()
        .actors()
        .first()
        .expect("somebody is next")
}

#[test]
fn a_bot_that_knows_only_the_view_finds_a_legal_action() {
    let rules = game("ants").expect("it is in the catalog");
    let session = ants();
    let seat = next(&*session);
    let view = session.view(Observer::Seat(seat));
    for level in Level::PLAYERS {
        let action = rules.choose(&view, seat, level, 5).expect("a good view");
        assert!(session.legal(seat).contains(&action.expect("it must act")));
    }
}

#[test]
fn a_foreseen_action_leads_to_what_the_table_shows_after_it() {
    let rules = game("ants").expect("it is in the catalog");
    let mut session = ants();
    let seat = next(&*session);
    let view = session.view(Observer::Seat(seat));
    let action = session.legal(seat)[0].clone();
    let foreseen = rules.foresee(&view, seat, &action);
    let foreseen = foreseen.expect("a good view").expect("it is legal");
    session.play(seat, &action).expect("it is legal");
    assert_eq!(foreseen.view, Some(session.view(Observer::Seat(seat))));
    assert!(!foreseen.goes_on);
}

#[test]
fn refusals_are_those_of_the_table() {
    let rules = game("ants").expect("it is in the catalog");
    let session = ants();
    let seat = next(&*session);
    let view = session.view(Observer::Seat(seat));
    for action in ["half 9,9 t0", "tip-brown 0,0 t1", "nonsense"] {
        let reason = rules.why_not(&view, seat, action).expect("a good view");
        assert_eq!(reason, session.why_not(seat, action));
        assert_eq!(rules.foresee(&view, seat, action), Ok(None));
    }
    let legal = &session.legal(seat)[0];
    assert_eq!(rules.why_not(&view, seat, legal), Ok(None));
}

#[test]
fn a_view_of_another_version_is_told_apart() {
    let rules = game("ants").expect("it is in the catalog");
    let view = serde_json::json!({"something": "else"});
    assert!(rules.choose(&view, Seat::new(0), Level::Larva, 0).is_err());
    assert!(rules.why_not(&view, Seat::new(0), "half 1,1 t0").is_err());
}

#[test]
fn a_branch_has_its_own_players_and_its_own_chance() {
    let rules = game("ants").expect("it is in the catalog");
    let mut session = ants();
    for _ in 0..6 {
        let seat = next(&*session);
        let action = session.legal(seat)[0].clone();
        session.play(seat, &action).expect("it is legal");
        while session.advance() {}
    }
    let record = session.record(true);
    let players = [
        Occupant::Human("Ada".to_owned()),
        Occupant::Bot(Level::Queen),
    ];
    let seed = Seed::from_words("what if");
    let branch = rules
        .branch(&record, 7, &players, seed)
        .expect("a position");
    assert_eq!(branch.plies(), 7);
    assert_eq!(branch.occupants(), players);
    assert_eq!(branch.record(true).seed, Some(seed));
    assert_eq!(
        branch.view(Observer::Spectator),
        session.view_at(7, Observer::Spectator)
    );
    assert!(rules.branch(&record, 99, &players, seed).is_err());
}
