//! Everything that the games say has words in every language.

use std::collections::{BTreeMap, BTreeSet};

use engine::testkit::laws::{Laws, messages};
use engine::{Game, Message, Profile, Values};
use formicary_yardsticks::testing;

/// The keys of a Fluent resource, each with the values that its wording uses.
fn wordings(resource: &str) -> BTreeMap<String, BTreeSet<String>> {
    let entries = resource.lines().filter_map(|line| line.split_once(" = "));
    entries
        .map(|(key, words)| {
            let values = words.split("{ $").skip(1);
            let values = values.filter_map(|rest| rest.split_once(" }"));
            let values = values.map(|(value, _)| value.to_owned()).collect();
            (key.to_owned(), values)
        })
        .collect()
}

/// What a lobby shows of a game.
fn names(profile: &Profile) -> Vec<String> {
    let id = profile.id;
    let mut names = vec![format!("game-{id}"), format!("game-{id}-summary")];
    let variants = profile.variants.iter();
    names.extend(variants.map(|variant| format!("variant-{id}-{}", variant.id)));
    names.extend(profile.seats.iter().map(|seat| format!("seat-{seat}")));
    for option in profile.options {
        names.push(format!("option-{id}-{}", option.id));
        if let Values::OneOf(words) = option.values {
            let values = words.iter();
            names.extend(values.map(|value| format!("option-{id}-{}-{value}", option.id)));
        }
    }
    names
}

fn all_messages_have_words<G: Game>(laws: &Laws<G>, games: u64) -> BTreeSet<&'static str> {
    let said: Vec<Message> = messages(laws, games);
    for (code, text) in G::TEXTS.0 {
        let known = wordings(&[engine::message::TEXTS.get(code), text].concat());
        for message in &said {
            let Some(values) = known.get(message.key) else {
                panic!("no words for {}", message.key);
            };
            for value in values {
                let given = message.args.iter().any(|(name, _)| name == value);
                assert!(given, "{message} lacks {value}");
            }
        }
        for name in names(G::PROFILE) {
            assert!(known.contains_key(&name), "no words for {name}");
        }
    }
    said.iter().map(|message| message.key).collect()
}

#[test]
fn the_games_say_nothing_without_words() {
    all_messages_have_words(&testing::tic_tac_toe(), 50);
    all_messages_have_words(&testing::connect_four(), 200);
}

#[test]
fn crumbs_says_everything_that_it_has_words_for() {
    let said = all_messages_have_words(&testing::crumbs(), 100);
    let known = wordings(formicary_yardsticks::TEXTS.get("en"));
    let others = [
        "game-",
        "variant-",
        "option-",
        "seat-",
        // Said of notation, not in games.
        "expected-",
        "tic-tac-toe",
        "connect-four",
    ];
    let silent = ["refused-cell-marked", "refused-column-full"];
    for key in known.keys().map(String::as_str) {
        if !others.iter().any(|other| key.contains(other)) && !silent.contains(&key) {
            assert!(said.contains(key), "{key} never came up");
        }
    }
}

#[test]
fn every_language_has_the_same_words() {
    let texts = formicary_yardsticks::TEXTS;
    for (code, text) in texts.0 {
        assert_eq!(wordings(texts.get("en")), wordings(text), "{code}");
    }
}
