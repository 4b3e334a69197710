//! Everything that is said has wording in every language, and every rule a heading in every guide.

use std::collections::BTreeSet;

use engine::testkit::laws::messages;
use engine::{Arg, Game};
use formicary_fourmidable::Fourmidable;
use formicary_fourmidable::cards::Special;
use formicary_fourmidable::staged::laws;

fn keys(texts: &str) -> BTreeSet<&str> {
    texts
        .lines()
        .filter(|line| !line.starts_with(' '))
        .filter_map(|line| line.split_once(" = ").map(|(key, _)| key))
        .collect()
}

#[test]
fn every_language_has_the_same_keys() {
    let texts = Fourmidable::TEXTS;
    for (code, text) in texts.0 {
        assert_eq!(keys(texts.get("en")), keys(text), "{code}");
    }
    for card in Special::all() {
        assert!(keys(texts.get("en")).contains(card.card().key));
    }
}

#[test]
fn every_message_has_wording_and_every_rule_a_heading() {
    let texts = Fourmidable::TEXTS;
    let mut known = keys(texts.get("en"));
    known.extend(keys(engine::message::TEXTS.get("en")));
    for message in messages(&laws(), 1) {
        assert!(known.contains(message.key), "{}", message.key);
        for (_, value) in &message.args {
            if let Arg::Term(term) = value {
                assert!(known.contains(term), "{term}");
            }
        }
        if message.key.starts_with("rule-") {
            let anchor = format!("{{#{}}}", message.key);
            for (code, guide) in Fourmidable::GUIDE.0 {
                assert!(guide.contains(&anchor), "{code}: {anchor}");
            }
        }
    }
}

#[test]
fn every_rule_has_its_place_in_every_guide() {
    let mut rules: Vec<_> = keys(Fourmidable::TEXTS.get("en"))
        .into_iter()
        .filter(|key| key.starts_with("rule-"))
        .collect();
    rules.extend(["rule-turn-order", "rule-end-of-game", "rule-undo"]);
    for rule in rules {
        let anchor = format!("{{#{rule}}}");
        for (code, guide) in Fourmidable::GUIDE.0 {
            assert!(guide.contains(&anchor), "{code}: {anchor}");
        }
    }
}

/// What says nothing about what is needed and when.
const GENERIC: [&str; 4] = [
    "refused-not-now",
    "refused-wrong-time",
    "refused-no-use",
    "refused-impossible",
];

#[test]
fn every_refusal_says_what_is_needed_and_when() {
    let mut seen = BTreeSet::new();
    for message in messages(&laws(), 1) {
        assert!(!GENERIC.contains(&message.key), "{}", message.key);
        if message.key.ends_with("-when") {
            let now = message.args.iter().find(|(name, _)| *name == "now");
            assert!(
                matches!(now, Some((_, Arg::Term(term))) if term.starts_with("now-")),
                "{}",
                message.key
            );
        }
        if message.key.starts_with("refused-") {
            seen.insert(message.key);
        }
    }
    // Random games come by most of them.
    assert!(seen.len() > 60, "{}: {seen:?}", seen.len());
}

#[test]
fn a_refusal_of_another_moment_says_what_is_to_be_done_now() {
    for (_, texts) in Fourmidable::TEXTS.0 {
        let all = keys(texts);
        let when: Vec<_> = all.iter().filter(|key| key.ends_with("-when")).collect();
        assert!(when.len() > 20);
        for line in texts.lines() {
            let Some((key, wording)) = line.split_once(" = ") else {
                continue;
            };
            if key.ends_with("-when") || key == "refused-card-for-a-walk" {
                assert!(wording.ends_with("{ $now }"), "{line}");
            }
            assert!(!GENERIC.contains(&key), "{key}");
        }
    }
}
