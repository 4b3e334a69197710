//! Everything that can be said has wording in every language, and every rule its place in the guide.

use std::collections::BTreeSet;

use engine::chance::pick;
use engine::testkit::laws::messages;
use engine::{Arg, Awaited, Game, QuickDice, Refusal, message};
use formicary_hidden_empires::cards::{Card, DECK};
use formicary_hidden_empires::staged::Flourishing;
use formicary_hidden_empires::{Action, HiddenEmpires};

fn keys(text: &str) -> BTreeSet<&str> {
    text.lines()
        .filter(|line| line.starts_with(|first: char| first.is_ascii_lowercase()))
        .filter_map(|line| line.split_once(" = ").map(|(key, _)| key))
        .collect()
}

/// The keys that stand in the code, said in random games or not.
fn keys_in_code() -> BTreeSet<String> {
    let mut found = BTreeSet::new();
    let mut folders = vec![std::path::PathBuf::from("src")];
    while let Some(folder) = folders.pop() {
        for entry in std::fs::read_dir(folder).unwrap() {
            let path = entry.unwrap().path();
            if path.is_dir() {
                folders.push(path);
            } else {
                let text = std::fs::read_to_string(path).unwrap();
                let words = text.split('"').skip(1).step_by(2);
                found.extend(
                    words
                        .filter(|word| {
                            [
                                "rule-",
                                "setup-",
                                "box-",
                                "card-",
                                "caste-",
                                "refused-",
                                "log-",
                                "marker-",
                                "chamber-",
                                "member-",
                                "expected-",
                            ]
                            .iter()
                            .any(|start| word.starts_with(start))
                        })
                        .map(str::to_owned),
                );
            }
        }
    }
    found
}

#[test]
fn every_language_has_the_same_keys_and_all_that_are_used() {
    let texts = HiddenEmpires::TEXTS;
    for (code, text) in texts.0 {
        assert_eq!(keys(texts.get("en")), keys(text), "{code}");
    }
    let mut said = keys(texts.get("en"));
    said.extend(keys(message::TEXTS.get("en")));
    let known = |key: &str| said.contains(key);
    for key in keys_in_code() {
        assert!(known(&key), "{key}");
    }
    for message in messages(&formicary_hidden_empires::staged::laws(), 1) {
        assert!(known(message.key), "{message}");
        for (_, arg) in &message.args {
            if let Arg::Term(term) = arg {
                assert!(known(term), "{term}");
            }
        }
    }
}

#[test]
fn every_card_says_what_it_does() {
    for (card, id, _) in DECK {
        let key = match card {
            Card::Event(event) => event.text().to_owned(),
            _ => format!("card-{id}-text"),
        };
        for (_, text) in HiddenEmpires::TEXTS.0 {
            assert!(keys(text).contains(key.as_str()), "{key}");
        }
    }
}

#[test]
fn every_rule_has_its_place_in_every_guide() {
    for (_, text) in HiddenEmpires::GUIDE.0 {
        for rule in keys_in_code().iter().filter(|key| key.starts_with("rule-")) {
            assert!(text.contains(&format!("{{#{rule}}}")), "{rule}");
        }
    }
}

#[test]
fn options_variants_and_seats_have_names() {
    let profile = HiddenEmpires::PROFILE;
    let keys = keys(HiddenEmpires::TEXTS.get("en"));
    for seat in profile.seats {
        assert!(keys.contains(format!("seat-{seat}").as_str()));
    }
    for variant in profile.variants {
        assert!(keys.contains(format!("variant-hidden-empires-{}", variant.id).as_str()));
    }
    for option in profile.options {
        let key = format!("option-hidden-empires-{}", option.id);
        assert!(keys.contains(key.as_str()));
        if let engine::Values::OneOf(words) = option.values {
            for word in words {
                assert!(
                    keys.contains(format!("{key}-{word}").as_str()),
                    "{key}-{word}"
                );
            }
        }
    }
}

/// Why actions of other moments are refused in random games of large colonies.
fn refusals() -> Vec<Refusal> {
    let mut refusals = Vec::new();
    let mut known: Vec<Action> = Vec::new();
    for target in 4..16 {
        let options = ["basic", "advanced"][target % 2];
        let setup = format!("{options} players={} target={target}", 2 + target % 5);
        let setup = HiddenEmpires::PROFILE.read_setup(&setup).unwrap();
        let mut game = Flourishing::new(&setup).unwrap();
        let mut dice = QuickDice::new(target as u64);
        let mut actions = Vec::new();
        loop {
            match game.awaited() {
                Awaited::Nobody(_) => break,
                Awaited::Chance => {
                    let chance = game.sample_chance(&mut dice);
                    game.apply_chance(chance).unwrap();
                }
                awaited @ Awaited::Seats { .. } => {
                    let seat = awaited.actors().first().unwrap();
                    actions.clear();
                    game.legal_actions(seat, &mut actions);
                    for _ in 0..20.min(known.len()) {
                        let stray = *pick(&known, &mut dice);
                        if !actions.contains(&stray) {
                            refusals.push(game.clone().play(seat, stray).unwrap_err());
                        }
                    }
                    if known.len() < 20_000 {
                        known.extend(&actions);
                    }
                    game.play(seat, *pick(&actions, &mut dice)).unwrap();
                }
            }
        }
    }
    refusals
}

#[test]
fn no_refusal_is_a_bare_not_now() {
    let refusals = refusals();
    let mut reasons = BTreeSet::new();
    let texts = HiddenEmpires::TEXTS;
    for refusal in &refusals {
        let key = refusal.reason.key;
        if reasons.insert(key) {
            let own = texts.0.iter().all(|(_, text)| keys(text).contains(key));
            assert!(own, "{key} is not about this game");
        }
        // Whoever is too early or too late learns what is going on, and the sentence says when it is time.
        if key.starts_with("refused-when-") {
            let now = refusal.reason.args.iter().find(|(name, _)| *name == "now");
            assert!(matches!(now, Some((_, Arg::Term(_)))), "{refusal}");
        }
    }
    println!("{} refusals for {} reasons", refusals.len(), reasons.len());
    assert!(reasons.len() > 60, "{reasons:?}");
    for (_, text) in texts.0 {
        assert!(!text.contains("refused-not-now"));
        for line in text
            .lines()
            .filter(|line| line.starts_with("refused-when-"))
        {
            assert!(line.contains("{ $now }"), "{line}");
            // When it is time is said before.
            assert!(line.len() > 60, "{line}");
        }
    }
}
