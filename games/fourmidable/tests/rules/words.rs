//! Everything that is said has wording in both languages, and every rule a heading in both guides.

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
fn both_languages_have_the_same_keys() {
    let texts = Fourmidable::TEXTS;
    assert_eq!(keys(texts.get("en")), keys(texts.get("fr")));
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
            let guide = Fourmidable::GUIDE;
            assert!(
                guide.get("en").contains(&anchor) && guide.get("fr").contains(&anchor),
                "{anchor}"
            );
        }
    }
}

#[test]
fn every_rule_has_its_place_in_both_guides() {
    let guide = Fourmidable::GUIDE;
    let mut rules: Vec<_> = keys(Fourmidable::TEXTS.get("en"))
        .into_iter()
        .filter(|key| key.starts_with("rule-"))
        .collect();
    rules.extend(["rule-turn-order", "rule-end-of-game", "rule-undo"]);
    for rule in rules {
        let anchor = format!("{{#{rule}}}");
        assert!(guide.get("en").contains(&anchor), "{anchor}");
        assert!(guide.get("fr").contains(&anchor), "{anchor}");
    }
}
