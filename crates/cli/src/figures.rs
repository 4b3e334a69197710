//! Numbers as people of each language write them.

use std::time::Duration;

use engine::Message;
use table::Words;

/// A whole number: 12,345 or 12 345.
pub(crate) fn whole(number: u64, words: &Words) -> String {
    let gap = words.get("number-group");
    let digits = number.to_string();
    let mut text = String::new();
    for (index, digit) in digits.chars().enumerate() {
        if index > 0 && (digits.len() - index).is_multiple_of(3) {
            text.push_str(&gap);
        }
        text.push(digit);
    }
    text
}

/// A number with so many decimals: 1.50 or 1,50.
pub(crate) fn decimal(number: f64, decimals: usize, words: &Words) -> String {
    format!("{number:.decimals$}").replace('.', &words.get("number-decimal"))
}

/// A share of 1: 62.5% or 62,5 %.
pub(crate) fn percent(share: f64, words: &Words) -> String {
    let number = decimal(share * 100.0, 1, words);
    words.tell(&Message::new("number-percent").with("number", number))
}

/// A time in seconds, precise where it is short.
pub(crate) fn seconds(time: Duration, words: &Words) -> String {
    let seconds = time.as_secs_f64();
    let decimals = match seconds {
        ..0.01 => 6,
        ..1.0 => 3,
        ..100.0 => 1,
        _ => 0,
    };
    format!("{}\u{a0}s", decimal(seconds, decimals, words))
}

#[cfg(test)]
mod tests {
    use table::Locale;

    use super::*;

    fn words(locale: Locale) -> Words {
        Words::new(locale, &[])
    }

    #[test]
    fn digits_stand_in_groups_of_three() {
        assert_eq!(whole(999, &words(Locale::ENGLISH)), "999");
        assert_eq!(whole(1_000, &words(Locale::ENGLISH)), "1,000");
        assert_eq!(
            whole(1_234_567, &words(Locale::FRENCH)),
            "1\u{202f}234\u{202f}567"
        );
        let german = words("de".parse().unwrap());
        assert_eq!(whole(1_234_567, &german), "1.234.567");
    }

    #[test]
    fn french_has_a_decimal_comma() {
        assert_eq!(percent(0.625, &words(Locale::ENGLISH)), "62.5%");
        assert_eq!(percent(0.625, &words(Locale::FRENCH)), "62,5\u{a0}%");
    }
}
