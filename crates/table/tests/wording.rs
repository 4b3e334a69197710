//! Everything that can be said has wording in every language.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::LazyLock;

use engine::testkit::laws::messages;
use engine::{Arg, Message, NotationError, Texts};
use formicary_table::{Locale, PlayError, Words};

/// All keys of a Fluent file.
fn keys(text: &str) -> BTreeSet<&str> {
    text.lines()
        .filter(|line| line.starts_with(|first: char| first.is_ascii_lowercase()))
        .filter_map(|line| line.split_once(" = ").map(|(key, _)| key))
        .collect()
}

/// The keys of a Fluent file, each with the values that its wording uses.
fn values(text: &str) -> BTreeMap<&str, BTreeSet<&str>> {
    let mut values: BTreeMap<_, BTreeSet<_>> = BTreeMap::new();
    let mut said = "";
    for line in text.lines().filter(|line| !line.starts_with('#')) {
        if line.starts_with(|first: char| first.is_ascii_lowercase()) {
            said = line.split_once(" = ").expect("a key and its wording").0;
        }
        let used = line.split('$').skip(1);
        let used = used.filter_map(|rest| rest.split([' ', '}']).next());
        values.entry(said).or_default().extend(used);
    }
    values
}

/// The keys of a Fluent file, each with its wording, whatever the values.
fn wordings(text: &str) -> BTreeMap<&str, String> {
    let mut wordings: BTreeMap<_, String> = BTreeMap::new();
    let mut said = "";
    for line in text.lines().filter(|line| !line.starts_with('#')) {
        let mut words = line;
        if line.starts_with(|first: char| first.is_ascii_lowercase()) {
            (said, words) = line.split_once(" = ").expect("a key and its wording");
        }
        wordings.entry(said).or_default().push_str(words);
    }
    wordings
}

/// The texts of the engine, the table and all games.
fn all_texts() -> Vec<Texts> {
    let mut texts = vec![engine::message::TEXTS, formicary_table::words::TEXTS];
    texts.extend(formicary_table::games().iter().map(|rules| rules.texts()));
    texts
}

#[test]
fn no_language_needs_a_value_that_english_does_not() {
    for texts in all_texts() {
        let english = values(texts.get("en"));
        for (code, text) in texts.0 {
            for (key, used) in values(text) {
                assert!(used.is_subset(&english[key]), "{code}: {key}: {used:?}");
            }
        }
    }
}

#[test]
fn every_language_has_the_same_keys() {
    for texts in all_texts() {
        assert!(!keys(texts.get("en")).is_empty());
        for (code, text) in texts.0 {
            assert_eq!(keys(texts.get("en")), keys(text), "{code}");
        }
        let codes: Vec<_> = texts.0.iter().map(|(code, _)| *code).collect();
        assert_eq!(codes, Locale::all().map(Locale::code).collect::<Vec<_>>());
    }
}

/// Each game, with what is told and refused in random games of it.
static SAID_IN_RANDOM_GAMES: LazyLock<Vec<(&str, Vec<Message>)>> = LazyLock::new(|| {
    let said = vec![
        ("ants", distinct(messages(&ants::staged::laws(), 20))),
        ("myrmes", distinct(messages(&myrmes::staged::laws(), 2))),
        (
            "fourmidable",
            distinct(messages(&fourmidable::staged::laws(), 1)),
        ),
        (
            "hidden-empires",
            distinct(messages(&hidden_empires::staged::laws(), 1)),
        ),
    ];
    let games: Vec<_> = formicary_table::games()
        .iter()
        .map(|rules| rules.profile().id)
        .collect();
    assert_eq!(
        said.iter().map(|(game, _)| *game).collect::<Vec<_>>(),
        games
    );
    said
});

/// Each message once.
fn distinct(messages: Vec<Message>) -> Vec<Message> {
    let mut seen = BTreeSet::new();
    messages
        .into_iter()
        .filter(|message| seen.insert(message.to_string()))
        .collect()
}

#[test]
fn every_message_of_random_games_has_wording() {
    let expected = |game| match game {
        "ants" => [
            "log-placed-over-a-dot",
            "refused-two-sides",
            "refused-dot-not-whole",
        ],
        "myrmes" => ["log-pheromone", "log-winter", "refused-too-far"],
        "fourmidable" => ["log-step", "log-birth", "refused-step-when"],
        _ => ["log-put", "log-nest", "refused-when-move"],
    };
    for &(game, ref messages) in SAID_IN_RANDOM_GAMES.iter() {
        let mut said = BTreeSet::new();
        for locale in Locale::all() {
            let words = Words::new(locale, &[formicary_table::game(game).unwrap().texts()]);
            for message in messages {
                assert!(words.has(message.key), "{locale}: {message}");
                said.insert(message.key);
                for (_, arg) in &message.args {
                    if let Arg::Term(term) = arg {
                        assert!(words.has(term), "{locale}: {term}");
                    }
                }
                assert!(!words.tell(message).contains('{'), "{locale}: {message}");
            }
        }
        for expected in expected(game) {
            assert!(said.contains(expected), "random games bring up {expected}");
        }
    }
}

#[test]
fn every_game_variant_option_and_seat_has_a_name() {
    for rules in formicary_table::games() {
        let profile = rules.profile();
        let id = profile.id;
        let mut keys = vec![format!("game-{id}"), format!("game-{id}-summary")];
        keys.extend(profile.seats.iter().map(|seat| format!("seat-{seat}")));
        for variant in profile.variants {
            keys.push(format!("variant-{id}-{}", variant.id));
        }
        for option in profile.options {
            keys.push(format!("option-{id}-{}", option.id));
            let key = |value| format!("option-{id}-{}-{value}", option.id);
            match option.values {
                engine::Values::OneOf(values) => keys.extend(values.iter().map(key)),
                engine::Values::Number { .. } => {}
                engine::Values::Printed { .. } => keys.extend(["standard", "box"].iter().map(key)),
            }
        }
        for locale in Locale::all() {
            let words = Words::new(locale, &[rules.texts()]);
            for key in &keys {
                assert!(words.has(key), "{locale}: {key}");
            }
        }
    }
}

/// What a short sentence says that fits whatever a player does wrong.
const BARE: [(&str, &[&str]); 3] = [
    (
        "en",
        &[
            "cannot be done",
            "not now",
            "not possible",
            "impossible",
            "not allowed",
            "illegal",
            "invalid",
        ],
    ),
    (
        "fr",
        &[
            "pas maintenant",
            "impossible",
            "pas possible",
            "pas permis",
            "interdit",
            "invalide",
        ],
    ),
    (
        "de",
        &[
            "jetzt nicht",
            "nicht möglich",
            "unmöglich",
            "nicht erlaubt",
            "verboten",
            "ungültig",
        ],
    ),
];

/// How many words it takes to say what is needed, and when.
const REASON: usize = 8;

fn only_says_no(language: &str, told: &str) -> bool {
    let bare = BARE.iter().find(|(code, _)| *code == language);
    let (_, bare) = bare.expect("every language has such sentences");
    let told = told.to_lowercase();
    told.split_whitespace().count() < REASON && bare.iter().any(|no| told.contains(no))
}

#[test]
fn no_refusal_only_says_no() {
    assert!(only_says_no("en", "This cannot be done now."));
    for &(game, ref messages) in SAID_IN_RANDOM_GAMES.iter() {
        // What chance cannot bring is no decision of a player.
        let refusals = messages.iter().filter(|message| {
            message.key.starts_with("refused-") && message.key != "refused-impossible-chance"
        });
        let refusals: Vec<_> = refusals.collect();
        let reasons: BTreeSet<_> = refusals.iter().map(|refusal| refusal.key).collect();
        let least = if game == "ants" { 5 } else { 20 };
        assert!(reasons.len() > least, "{game}: {reasons:?}");
        for locale in Locale::all() {
            let words = Words::new(locale, &[formicary_table::game(game).unwrap().texts()]);
            for &refusal in &refusals {
                let told = words.tell(refusal);
                assert!(!only_says_no(locale.code(), &told), "{refusal}: {told}");
            }
        }
    }
    // Random games do not come to all of them.
    for rules in formicary_table::games() {
        for (code, text) in rules.texts().0 {
            for (key, wording) in wordings(text) {
                let refuses = key.starts_with("refused-");
                assert!(!(refuses && only_says_no(code, &wording)), "{code}: {key}");
            }
        }
    }
}

#[test]
fn every_rule_that_refuses_has_its_place_in_the_guide() {
    for &(game, ref messages) in SAID_IN_RANDOM_GAMES.iter() {
        let headings: BTreeSet<_> = messages
            .iter()
            .filter(|message| message.key.starts_with("rule-"))
            .map(|message| message.key)
            .chain(["rule-undo", "rule-setup"])
            .collect();
        assert!(headings.len() > 4);
        let guide = formicary_table::game(game).unwrap().guide();
        for (_, text) in guide.0 {
            for heading in &headings {
                let anchor = format!("{{#{heading}}}");
                assert!(text.contains(&anchor), "{game}: {anchor}");
            }
        }
    }
}

/// Text that is close to an action.
fn misspelt(action: &str) -> Vec<String> {
    let words: Vec<_> = action.split(' ').collect();
    let mut texts = vec![format!("{action} zzz"), words[..words.len() - 1].join(" ")];
    for place in 0..words.len() {
        let mut other = words.clone();
        other[place] = "zzz";
        texts.push(other.join(" "));
    }
    texts
}

#[test]
fn every_reason_why_a_move_cannot_be_read_has_wording() {
    for rules in formicary_table::games() {
        for locale in Locale::all() {
            let words = Words::new(locale, &[rules.texts()]);
            let seed = engine::Seed::from_words("misspelt");
            let setup = rules.profile().usual();
            let mut session = rules.open(setup, Vec::new(), seed.into()).unwrap();
            for step in 0..200 {
                if session.advance() {
                    continue;
                }
                let Some(seat) = session.awaited().actors().first() else {
                    break;
                };
                let legal = session.legal(seat);
                let action = legal[step * 7 % legal.len()].clone();
                for text in misspelt(&action) {
                    if let Some(PlayError::Unreadable(error)) = session.why_not(seat, &text) {
                        let (NotationError::Missing { expected }
                        | NotationError::Unexpected { expected, .. }) = error
                        else {
                            continue;
                        };
                        assert!(words.has(expected), "{locale}: {expected} ({text})");
                    }
                }
                session.play(seat, &action).unwrap();
            }
        }
    }
}

#[test]
fn signs_stay_with_the_word_before_them() {
    let kept = formicary_table::kept_together("Il dit : « Oui ! » ; fin. :) a : b");
    assert_eq!(
        kept,
        "Il dit\u{a0}: «\u{a0}Oui\u{a0}!\u{a0}»\u{a0}; fin.\u{a0}:) a\u{a0}: b"
    );
    assert_eq!(
        formicary_table::kept_together("  : a: b? «c»"),
        "  : a: b? «c»"
    );
}
