//! What one wants to know of a table before joining it, in the reader's words.

use engine::{Message, Profile, Values};
use js_sys::{Array, Intl, Object};
use protocol::{Clock, Flag, TableInfo};
use table::{Locale, Words};

use crate::browser;

/// The variant and the options that are not as usual.
pub(crate) fn setup(profile: &Profile, setup: &str, words: &Words) -> Vec<String> {
    let game = profile.id;
    let Ok(setup) = profile.read_setup(setup) else {
        return Vec::new();
    };
    let mut facts = Vec::new();
    if profile.variants.len() > 1 {
        facts.push(words.get(&format!("variant-{game}-{}", setup.variant())));
    }
    for option in profile.options {
        let chosen = setup.options().find(|(id, _)| *id == option.id);
        let Some((id, value)) = chosen.filter(|(_, value)| *value != option.values.usual()) else {
            continue;
        };
        let label = words.get(&format!("option-{game}-{id}"));
        facts.push(match option.values {
            Values::OneOf(_) => {
                words.labelled(&label, words.get(&format!("option-{game}-{id}-{value}")))
            }
            Values::Number { .. } => words.labelled(&label, value),
            // The content of a box is no word.
            Values::Printed { .. } => label,
        });
    }
    facts
}

/// How long players may think.
pub(crate) fn clock(clock: Clock) -> Message {
    match clock {
        Clock::None => Message::new("web-clock-is-none"),
        Clock::Live { minutes, increment } => Message::new("web-clock-is-live")
            .with("minutes", i64::from(minutes))
            .with("seconds", i64::from(increment)),
        Clock::Days { days } => Message::new("web-clock-is-days").with("days", i64::from(days)),
    }
}

/// Clock, what a fallen flag means, and hints.
pub(crate) fn manners(table: &TableInfo) -> Vec<Message> {
    let mut facts = vec![clock(table.clock)];
    if table.clock != Clock::None {
        facts.push(Message::new(match table.flag {
            Flag::Loses => "web-flag-loses",
            Flag::StandIn => "web-flag-stand-in",
        }));
    }
    facts.push(Message::new(if table.hints {
        "web-hints-on"
    } else {
        "web-hints-off"
    }));
    facts.extend(rated(table));
    facts
}

/// Whether the game counts for ratings, and with which one may sit down.
pub(crate) fn rated(table: &TableInfo) -> Option<Message> {
    match table.strength {
        Some([least, most]) => {
            let message = Message::new("web-rated-between");
            Some(message.with("least", least).with("most", most))
        }
        None => table.rated.then(|| Message::new("web-rated-is")),
    }
}

/// How long ago something was, such as “5 minutes ago”.
pub(crate) fn ago(at: u64, locale: Locale) -> String {
    let seconds = (browser::now() - at as f64).max(0.0) / 1000.0;
    let (value, unit) = match seconds {
        s if s < 60.0 => (0.0, "minute"),
        s if s < 3600.0 => (s / 60.0, "minute"),
        s if s < 86_400.0 => (s / 3600.0, "hour"),
        s => (s / 86_400.0, "day"),
    };
    let options = Object::new();
    let _ = js_sys::Reflect::set(&options, &"numeric".into(), &"auto".into());
    let locales = Array::of1(&locale.code().into());
    let format = Intl::RelativeTimeFormat::new(&locales, &options);
    // Without a minus sign nothing would be “this minute”.
    format.format(-value.floor(), unit).into()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_what_is_not_as_usual_is_told_of_a_setup() {
        let rules = table::game("ants").expect("it is in the catalog");
        let words = Words::new(Locale::ENGLISH, &[rules.texts()]);
        assert!(setup(rules.profile(), "base", &words).is_empty());
        let facts = setup(rules.profile(), "base first=brown", &words);
        assert_eq!(facts.len(), 1, "{facts:?}");
        let myrmes = table::game("myrmes").expect("it is in the catalog");
        let words = Words::new(Locale::ENGLISH, &[myrmes.texts()]);
        let usual = myrmes.profile().usual().to_string();
        let facts = setup(myrmes.profile(), &usual, &words);
        assert_eq!(facts.len(), 1, "the variant alone");
    }
}
