//! Numbers as people of each language write them.

use std::time::Duration;

use table::Locale;

/// A whole number: 12,345 or 12 345.
pub(crate) fn whole(number: u64, locale: Locale) -> String {
    let gap = match locale {
        Locale::English => ',',
        // A narrow space that no line breaks at.
        Locale::French => '\u{202f}',
    };
    let digits = number.to_string();
    let mut text = String::new();
    for (index, digit) in digits.chars().enumerate() {
        if index > 0 && (digits.len() - index).is_multiple_of(3) {
            text.push(gap);
        }
        text.push(digit);
    }
    text
}

/// A number with so many decimals: 1.50 or 1,50.
pub(crate) fn decimal(number: f64, decimals: usize, locale: Locale) -> String {
    let text = format!("{number:.decimals$}");
    match locale {
        Locale::English => text,
        Locale::French => text.replace('.', ","),
    }
}

/// A share of 1: 62.5% or 62,5 %.
pub(crate) fn percent(share: f64, locale: Locale) -> String {
    let number = decimal(share * 100.0, 1, locale);
    match locale {
        Locale::English => format!("{number}%"),
        Locale::French => format!("{number}\u{a0}%"),
    }
}

/// A time in seconds, precise where it is short.
pub(crate) fn seconds(time: Duration, locale: Locale) -> String {
    let seconds = time.as_secs_f64();
    let decimals = match seconds {
        ..0.01 => 6,
        ..1.0 => 3,
        ..100.0 => 1,
        _ => 0,
    };
    format!("{}\u{a0}s", decimal(seconds, decimals, locale))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn digits_stand_in_groups_of_three() {
        assert_eq!(whole(999, Locale::English), "999");
        assert_eq!(whole(1_000, Locale::English), "1,000");
        assert_eq!(whole(1_234_567, Locale::French), "1\u{202f}234\u{202f}567");
    }

    #[test]
    fn french_has_a_decimal_comma() {
        assert_eq!(percent(0.625, Locale::English), "62.5%");
        assert_eq!(percent(0.625, Locale::French), "62,5\u{a0}%");
    }
}
