//! A table, as programs use it.

use engine::record::{Call, Pins, Record, VerifyError};
use engine::{Awaited, Observer, Seat, Seed};
use formicary_table::{Locale, Occupant, PlayError, Rules, Session, Words};

fn rules() -> &'static dyn Rules {
    formicary_table::game("ants").expect("Ants is in the catalog")
}

fn words(locale: Locale) -> Words {
    Words::new(locale, &[rules().texts()])
}

fn open(seed: &str) -> Box<dyn Session> {
    let setup = rules().profile().read_setup("base first=beige").unwrap();
    let people = ["Ada", "Bea"].map(|name| Occupant::Human(name.to_owned()));
    rules()
        .open(setup, people.to_vec(), Seed::from_words(seed).into())
        .unwrap()
}

/// Lets chance decide until somebody has to.
fn draw(session: &mut dyn Session) {
    while session.advance() {}
}

fn mover(session: &dyn Session) -> Option<Seat> {
    session.awaited().actors().first()
}

/// Plays the first possible action of every turn to the end.
fn play_to_the_end(session: &mut dyn Session) {
    loop {
        draw(session);
        let Some(seat) = mover(session) else {
            return;
        };
        let action = session.legal(seat).remove(0);
        session.play(seat, &action).unwrap();
    }
}

const BEIGE: Seat = Seat::new(0);
const BROWN: Seat = Seat::new(1);

#[test]
fn a_game_is_played_in_text_and_seen_in_json() {
    let mut session = open("text");
    play_to_the_end(&mut *session);
    let Awaited::Nobody(standings) = session.awaited() else {
        panic!("the game is over");
    };
    let view = session.view(Observer::Spectator);
    assert_eq!(view["hexagons"].as_array().unwrap().len(), 26);
    assert_eq!(
        view["scores"],
        serde_json::json!(standings.scores.as_slice())
    );
}

#[test]
fn earlier_positions_can_be_seen_again() {
    let mut session = open("earlier");
    draw(&mut *session);
    let start = session.view(Observer::Spectator);
    let plies = session.plies();
    play_to_the_end(&mut *session);
    assert_eq!(session.view_at(plies, Observer::Spectator), start);
    assert_ne!(session.view(Observer::Spectator), start);
}

#[test]
fn unreadable_and_forbidden_actions_change_nothing_and_say_why() {
    let mut session = open("refuse");
    draw(&mut *session);
    let before = session.record(true);
    let tile = session.legal(BEIGE)[0]
        .split(' ')
        .next()
        .unwrap()
        .to_owned();
    let far = format!("{tile} 9,9 t0");
    let unreadable = session.play(BEIGE, "half here").unwrap_err();
    assert!(matches!(unreadable, PlayError::Unreadable(_)));
    assert_eq!(
        unreadable.in_words(&words(Locale::ENGLISH)),
        "“here” is not a place such as -1,2."
    );
    let refused = session.play(BEIGE, &far).unwrap_err();
    assert_eq!(
        refused.in_words(&words(Locale::ENGLISH)),
        "A tile on the ground must touch two sides of what lies there; here it touches none. \
         (Touching two sides)"
    );
    assert_eq!(
        refused.in_words(&words(Locale::FRENCH)),
        "Une tuile au sol doit toucher les autres par deux côtés\u{a0}; ici elle n’en touche aucun. \
         (Toucher par deux côtés)"
    );
    assert_eq!(session.why_not(BEIGE, &far), Some(refused));
    assert!(
        session
            .play(BROWN, &session.legal(BEIGE)[0].clone())
            .is_err()
    );
    assert_eq!(session.record(true), before);
}

#[test]
fn a_move_can_be_taken_back_until_a_tile_is_turned_up() {
    let mut session = open("undo");
    draw(&mut *session);
    let reason = |refusal: engine::Refusal| refusal.reason.key;
    assert_eq!(
        reason(session.undo(BEIGE).unwrap_err()),
        "refused-undo-revealed"
    );
    let before = session.record(true);
    let action = session.legal(BEIGE).remove(3);
    session.play(BEIGE, &action).unwrap();
    assert_eq!(
        reason(session.undo(BROWN).unwrap_err()),
        "refused-undo-others-acted"
    );
    assert_eq!(session.undo(BEIGE).unwrap(), action);
    assert_eq!(session.record(true), before);
    session.play(BEIGE, &action).unwrap();
    draw(&mut *session);
    assert_eq!(
        reason(session.undo(BEIGE).unwrap_err()),
        "refused-undo-revealed"
    );
}

#[test]
fn nothing_can_be_taken_back_once_the_seed_is_told() {
    let mut session = open("told");
    play_to_the_end(&mut *session);
    let last = session.record(false).plies.last().unwrap().seat.unwrap();
    let refusal = session.undo(last).unwrap_err();
    assert_eq!(refusal.reason.key, "refused-undo-revealed");
}

#[test]
fn nothing_can_be_taken_back_at_the_very_start() {
    let refusal = open("start").undo(BEIGE).unwrap_err();
    assert_eq!(refusal.reason.key, "refused-nothing-to-undo");
}

#[test]
fn taking_back_and_doing_again_brings_the_same_tile() {
    let mut session = open("same");
    draw(&mut *session);
    let actions = session.legal(BEIGE);
    session.play(BEIGE, &actions[0]).unwrap();
    let mut other = rules().resume(&session.record(true)).unwrap();
    draw(&mut *other);
    session.undo(BEIGE).unwrap();
    session.play(BEIGE, &actions[1]).unwrap();
    draw(&mut *session);
    let last = |session: &dyn Session| session.record(true).plies.last().unwrap().text.clone();
    assert_eq!(last(&*session), last(&*other));
}

#[test]
fn the_log_tells_what_happened_in_english_and_french() {
    let mut session = open("log");
    draw(&mut *session);
    let action = session.legal(BEIGE).remove(0);
    session.play(BEIGE, &action).unwrap();
    let english = session.log(Observer::Spectator, &words(Locale::ENGLISH));
    let french = session.log(Observer::Spectator, &words(Locale::FRENCH));
    assert_eq!(english.len(), session.plies());
    assert!(
        english[0].words.starts_with("Ada is dealt a "),
        "{english:?}"
    );
    assert!(
        french[0].words.starts_with("Ada reçoit une tuile"),
        "{french:?}"
    );
    let last = english.last().unwrap();
    assert_eq!(last.notation.as_deref(), Some(action.as_str()));
    assert_eq!(last.seat, Some(BEIGE));
}

#[test]
fn choices_say_what_they_would_do() {
    let mut session = open("choices");
    draw(&mut *session);
    let choices = session.choices(BEIGE, &words(Locale::ENGLISH));
    assert_eq!(choices.len(), session.legal(BEIGE).len());
    assert!(
        choices
            .iter()
            .all(|choice| choice.words.starts_with("Ada places a "))
    );
    assert!(session.choices(BROWN, &words(Locale::ENGLISH)).is_empty());
}

#[test]
fn a_saved_game_goes_on_where_it_was() {
    let mut session = open("save");
    draw(&mut *session);
    let action = session.legal(BEIGE).remove(0);
    session.play(BEIGE, &action).unwrap();
    let text = session.record(true).to_string();
    let record: Record = text.parse().unwrap();
    let mut resumed = rules().resume(&record).unwrap();
    assert_eq!(resumed.occupants(), session.occupants());
    play_to_the_end(&mut *session);
    play_to_the_end(&mut *resumed);
    assert_eq!(resumed.record(false), session.record(false));
}

#[test]
fn the_seed_is_told_only_when_the_game_is_over() {
    let mut session = open("seed");
    draw(&mut *session);
    let open_record = session.record(false);
    assert_eq!(open_record.seed, None);
    assert_eq!(
        open_record.commitment,
        Seed::from_words("seed").commitment()
    );
    assert_eq!(
        rules().verify(&open_record, &Pins::default()),
        Err(VerifyError::NoSeed)
    );
    play_to_the_end(&mut *session);
    let record = session.record(false);
    assert_eq!(record.seed, Some(Seed::from_words("seed")));
    let proof = rules().verify(&record, &Pins::default()).unwrap();
    assert_eq!(proof.draws, 24);
}

#[test]
fn bots_answer_with_legal_actions_and_hints_with_words() {
    let mut session = open("bots");
    draw(&mut *session);
    for level in ["larva", "worker", "mcts:50"] {
        let thought = session.think(BEIGE, level.parse().unwrap())();
        let action = thought.action.expect("it must act");
        assert!(session.legal(BEIGE).contains(&action), "{level}");
        let said = session.say(&thought.message.unwrap(), &words(Locale::ENGLISH));
        assert!(said.starts_with("Ada places a "), "{said}");
    }
}

#[test]
fn a_bot_can_take_over_a_seat() {
    let mut session = open("sit");
    session.sit(BROWN, Occupant::Bot(bots::Level::Queen));
    // A bot has a name, the same in all languages; how strong it is stands beside it.
    assert_eq!(session.name(BROWN, &words(Locale::FRENCH)), "Zenobia");
    let level = session.occupants()[1].level(&words(Locale::FRENCH));
    assert_eq!(level.as_deref(), Some("⚙ reine"));
    assert_eq!(session.record(false).players, ["human Ada", "bot queen"]);
}

#[test]
fn occupants_read_back_as_written() {
    for text in ["human Ada Lovelace", "bot soldier", "bot mcts:77", "open"] {
        let occupant: Occupant = text.parse().unwrap();
        assert_eq!(occupant.to_string(), text);
    }
    assert!("bot drone".parse::<Occupant>().is_err());
    assert!("nobody".parse::<Occupant>().is_err());
}

#[test]
fn the_end_of_the_log_is_read_alone_and_follows_what_is_taken_back() {
    let words = words(Locale::ENGLISH);
    let mut session = open("log");
    draw(&mut *session);
    let whole = |session: &dyn Session| session.log(Observer::Spectator, &words);
    assert_eq!(whole(&*session).len(), session.plies());
    let legal = session.legal(BEIGE);
    session.play(BEIGE, &legal[0]).unwrap();
    let ply = session.plies();
    let last = session.log_since(ply - 1, Observer::Spectator, Some(&words));
    assert_eq!(last, whole(&*session)[ply - 1..]);
    assert_eq!(last[0].notation.as_deref(), Some(legal[0].as_str()));
    assert!(session.log_since(ply, Observer::Spectator, None).is_empty());

    session.undo(BEIGE).unwrap();
    session.play(BEIGE, &legal[1]).unwrap();
    let other = session.log_since(ply - 1, Observer::Spectator, None);
    assert_eq!(other[0].notation.as_deref(), Some(legal[1].as_str()));
    assert!(other[0].words.is_empty(), "no words were asked for");
}

#[test]
fn a_game_is_followed_event_by_event_and_stepped_through() {
    let words = words(Locale::FRENCH);
    let mut session = open("steps");
    play_to_the_end(&mut *session);
    let record = session.record(true);
    let mut followed = open("steps");
    for ply in &record.plies {
        followed.follow(ply).unwrap();
        assert_eq!(followed.last().as_ref(), Some(ply));
    }
    assert_eq!(followed.record(true), record);

    let steps = session.steps(0, usize::MAX, Observer::Seat(BROWN), &words);
    assert_eq!(steps.len(), session.plies() + 1);
    let log = session.log(Observer::Seat(BROWN), &words);
    for (ply, step) in steps.iter().enumerate() {
        assert_eq!(step.ply, ply);
        assert_eq!(step.view, session.view_at(ply, Observer::Seat(BROWN)));
        let line = ply.checked_sub(1).map(|index| &log[index]);
        assert_eq!(step.line.as_ref(), line);
    }
    let some = session.steps(3, 2, Observer::Seat(BROWN), &words);
    assert_eq!(some, steps[3..5]);
    let text = session.view_text(Observer::Spectator);
    let view: serde_json::Value = serde_json::from_str(&text).unwrap();
    assert_eq!(view, session.view(Observer::Spectator));
}

#[test]
fn a_game_whose_record_does_not_tell_its_seed_is_played_on_as_a_branch() {
    let mut session = open("untold");
    draw(&mut *session);
    let record = session.record(false);
    let mut looked_at = rules().resume(&record).unwrap();
    let fresh = Seed::from_words("fresh");
    let mut goes_on = rules().go_on(&record, fresh).unwrap();
    play_to_the_end(&mut *goes_on);
    let finished = goes_on.record(false);
    assert_eq!(finished.branch.unwrap().from, record.commitment);
    assert_eq!(finished.branch.unwrap().plies, record.plies.len());
    assert!(rules().verify(&finished, &Pins::default()).is_ok());
    // Without a seed it can only be looked at.
    let seat = looked_at.awaited().actors().first().unwrap();
    let action = looked_at.legal(seat).remove(0);
    looked_at.play(seat, &action).unwrap();
    assert!(!looked_at.advance());
    // A private save tells its seed and goes on as it is.
    let kept = session.record(true);
    assert_eq!(rules().go_on(&kept, fresh).unwrap().record(true), kept);
}

/// A table of the child level of Fourmidable with these players.
fn fourmidable(players: &[&str]) -> Box<dyn Session> {
    let rules = formicary_table::game("fourmidable").expect("it is in the catalog");
    let setup = format!("child players={}", players.len());
    let setup = rules.profile().read_setup(&setup).unwrap();
    let players = players.iter().map(|player| player.parse().unwrap());
    rules
        .open(setup, players.collect(), Seed::from_words("manners").into())
        .unwrap()
}

#[test]
fn who_resigns_ends_a_game_of_two_but_not_of_three() {
    let mut session = open("resign");
    draw(&mut *session);
    session.call(Call::Resigned(BROWN)).unwrap();
    assert!(session.is_cut_short() && session.legal(BEIGE).is_empty());
    let Awaited::Nobody(standings) = session.awaited() else {
        panic!("the game is over");
    };
    assert_eq!(standings.places.as_slice(), [1, 2]);
    assert!(session.call(Call::Resigned(BEIGE)).is_err(), "it is over");
    assert!(session.play(BEIGE, "half 1,1 t0").is_err());

    let people = ["human Ada", "human Bea", "human Cleo"];
    let mut session = fourmidable(&people);
    session.call(Call::Resigned(BROWN)).unwrap();
    assert!(!session.is_cut_short(), "the others play on");
    assert!(
        session.call(Call::Late(BROWN)).is_err(),
        "she is out already"
    );
    session.call(Call::Late(BEIGE)).unwrap();
    assert!(session.is_cut_short(), "one is left");

    let mut session = fourmidable(&["human Ada", "bot larva", "bot larva"]);
    session.call(Call::Resigned(BEIGE)).unwrap();
    assert!(session.is_cut_short(), "bots do not play among themselves");
}

#[test]
fn a_game_that_was_ended_comes_back_from_its_record() {
    let mut session = open("agreed");
    for _ in 0..3 {
        draw(&mut *session);
        let seat = mover(&*session).unwrap();
        let action = session.legal(seat).remove(0);
        session.play(seat, &action).unwrap();
    }
    session.call(Call::Agreed).unwrap();
    let record = session.record(false);
    assert!(record.seed.is_some(), "the end reveals it");
    let again: Record = record.to_string().parse().unwrap();
    let session = rules().resume(&again).unwrap();
    assert!(session.is_cut_short());
    assert_eq!(session.record(false), record);
    rules().verify(&record, &Pins::default()).unwrap();
    // One can go another way from there.
    let people = ["human Ada", "bot larva"].map(|player| player.parse().unwrap());
    let seed = Seed::from_words("what if");
    let branch = rules()
        .branch(&record, record.plies.len(), &people, seed)
        .unwrap();
    assert!(!branch.is_cut_short() && branch.calls().is_empty());
}

#[test]
fn a_game_can_be_aborted_until_it_has_properly_begun() {
    let mut session = open("abort");
    draw(&mut *session);
    let action = session.legal(BEIGE).remove(0);
    session.play(BEIGE, &action).unwrap();
    draw(&mut *session);
    assert!(session.may_abort());
    let action = session.legal(BROWN).remove(0);
    session.play(BROWN, &action).unwrap();
    assert!(!session.may_abort());
    assert!(session.call(Call::Aborted).is_err());
}

#[test]
fn steps_of_ones_first_turn_do_not_take_the_way_out() {
    let rules = formicary_table::game("myrmes").expect("it is in the catalog");
    let setup = rules.profile().read_setup("base players=2");
    let players = ["human Ada", "bot larva"].map(|player| player.parse().expect("an occupant"));
    let seed = Seed::from_words("steps").into();
    let mut session = rules
        .open(setup.expect("a setup"), players.to_vec(), seed)
        .expect("a game of two");
    let mut own = 0;
    loop {
        draw(&mut *session);
        let seat = mover(&*session).expect("it goes on");
        let action = session.legal(seat).remove(0);
        session.play(seat, &action).unwrap();
        if seat != BEIGE {
            break;
        }
        own += 1;
        assert!(session.may_abort(), "{own} steps");
    }
    assert!(own > 1, "a turn of one step shows nothing");
    while mover(&*session) != Some(BEIGE) {
        let seat = mover(&*session).expect("it goes on");
        let action = session.legal(seat).remove(0);
        session.play(seat, &action).unwrap();
        draw(&mut *session);
    }
    let action = session.legal(BEIGE).remove(0);
    session.play(BEIGE, &action).unwrap();
    assert!(!session.may_abort());
}

#[test]
fn what_came_before_a_decision_is_not_taken_back() {
    let people = ["human Ada", "human Bea", "human Cleo"];
    let mut session = fourmidable(&people);
    while session.may_undo(BEIGE).is_err() {
        draw(&mut *session);
        let seat = mover(&*session).unwrap();
        let action = session.legal(seat).remove(0);
        session.play(seat, &action).unwrap();
    }
    session.call(Call::Resigned(BROWN)).unwrap();
    assert!(session.may_undo(BEIGE).is_err());
}

#[test]
fn points_by_source_add_up_in_every_game_and_variant() {
    for rules in formicary_table::games() {
        let profile = rules.profile();
        for variant in profile.variants {
            let setup = format!("{} players={}", variant.id, variant.usual);
            let setup = profile.read_setup(&setup).expect("a variant of the game");
            let seed = Seed::from_words("points");
            let mut session = rules
                .open(setup, Vec::new(), seed.into())
                .expect("it can be played");
            let mut choice = 0;
            let standings = loop {
                if session.advance() {
                    continue;
                }
                match session.awaited() {
                    Awaited::Nobody(standings) => break standings,
                    awaited => {
                        let seat = awaited.actors().first().expect("somebody acts");
                        let legal = session.legal(seat);
                        choice = (choice * 31 + 17) % 1_000_003;
                        let action = &legal[choice % legal.len()];
                        session.play(seat, action).expect("it is listed");
                    }
                }
            };
            let tally = session.tally();
            let told: Vec<i32> = Seat::all(session.occupants().len())
                .map(|seat| tally.score(seat))
                .collect();
            let (_, last) = tally.course.last().expect("a start at least");
            let scores = standings.scores.as_slice();
            assert_eq!(told, scores, "{} {}", profile.id, variant.id);
            assert_eq!(last.as_slice(), scores, "{} {}", profile.id, variant.id);
            assert!(!tally.facts.is_empty(), "{}", profile.id);
            if let Some((seat, points, ply)) = tally.best_move {
                let at = tally.course.iter().position(|(after, _)| *after == ply);
                let at = at.expect("the scores changed with it");
                let gain = tally.course[at].1[seat] - tally.course[at - 1].1[seat];
                assert_eq!(points, gain, "{} {}", profile.id, variant.id);
                assert!(points > 0 && ply < tally.plies);
                let lines = session.log_since(0, Observer::Spectator, None);
                assert_eq!(lines[ply - 1].seat, Some(seat), "{}", profile.id);
            }
        }
    }
}

#[test]
fn what_a_log_says_was_taken_back_is_taken_back() {
    // A worker's steps reveal nothing, so that they can be taken back one after the other.
    let rules = formicary_table::game("myrmes").expect("Myrmes is in the catalog");
    let setup = rules.profile().read_setup("players=2").unwrap();
    let open = || {
        let seed = Seed::from_words("log");
        rules.open(setup.clone(), Vec::new(), seed.into()).unwrap()
    };
    let (mut asked, mut logged) = (open(), open());
    let mut taken = 0;
    for round in 0..400_usize {
        draw(&mut *asked);
        draw(&mut *logged);
        let Some(seat) = mover(&*asked) else {
            break;
        };
        let legal = asked.legal(seat);
        let action = &legal[round * 7 % legal.len()];
        let spaced = action.replace(' ', "   ");
        assert_eq!(asked.canonical(&spaced).unwrap(), *action);
        for session in [&mut asked, &mut logged] {
            session.play(seat, action).unwrap();
        }
        while round % 3 == 0 && asked.may_undo(seat).is_ok() && taken < 200 {
            let firm = asked.may_undo(seat).unwrap();
            asked.undo(seat).unwrap();
            assert_eq!(logged.take_back(seat), Some(firm));
            taken += 1;
            for observer in Observer::all(2) {
                assert_eq!(logged.view(observer), asked.view(observer));
            }
        }
    }
    assert!(taken > 20, "{taken} taken back");
    assert_eq!(asked.record(true), logged.record(true));
    let mut fresh = open();
    assert_eq!(fresh.take_back(BEIGE), None);
}
