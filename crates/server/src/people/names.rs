//! What people may be called, and which names look the same.

use unicode_normalization::UnicodeNormalization;
use unicode_normalization::char::is_combining_mark;
use unicode_security::GeneralSecurityProfile;
use unicode_security::confusable_detection::skeleton;

use crate::problem::Trouble;

/// Marks that names may have beside letters and digits.
const MARKS: &str = " -_.'’·";

/// No name has more letters.
const MOST_LETTERS: usize = 24;

/// Living languages put no more upon one letter.
const MOST_MARKS: usize = 3;

/// A name as it is kept: in one line, with single spaces, each letter in its usual form. Letters that nobody
/// can see, or that belong to no living script, are refused.
///
/// # Errors
/// If it is empty, too long or has strange letters.
pub(crate) fn checked(name: &str) -> Result<String, Trouble> {
    let name = usual(name);
    let fine = |letter: char| MARKS.contains(letter) || letter.identifier_allowed();
    let length = name.chars().count();
    let seen = name.chars().any(char::is_alphanumeric);
    if (1..=MOST_LETTERS).contains(&length) && seen && name.chars().all(fine) && !is_heaped(&name) {
        Ok(name)
    } else {
        Err(Trouble::BadName)
    }
}

/// Whether marks are heaped upon a letter, or one that has it already: they would cover the lines around the name, or
/// not be seen.
fn is_heaped(name: &str) -> bool {
    let mut heap: Vec<char> = Vec::new();
    // Taken apart, since a letter may be written together with its first mark.
    name.nfd().any(|letter| {
        if !is_combining_mark(letter) {
            heap.clear();
            return false;
        }
        let again = heap.contains(&letter);
        heap.push(letter);
        again || heap.len() > MOST_MARKS
    })
}

fn usual(name: &str) -> String {
    let name: String = name.nfkc().collect();
    let words: Vec<_> = name.split_whitespace().collect();
    words.join(" ")
}

/// Accounts are told apart by this.
pub(crate) fn login(name: &str) -> String {
    usual(name).to_lowercase()
}

/// Whether an account can be called so at all.
pub(crate) fn may_be(name: &str) -> bool {
    usual(name).chars().count() <= MOST_LETTERS
}

/// Names that look the same have the same looks.
pub(crate) fn looks(name: &str) -> String {
    let drawn = |text: &str| skeleton(text).collect::<String>();
    // Once as it is written and once in small letters: a capital may look like a small letter of another kind.
    let looks = drawn(&drawn(&usual(name)).to_lowercase()).to_lowercase();
    looks.split_whitespace().collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_short_and_in_one_line() {
        assert_eq!(checked("  Ada \n Lovelace ").unwrap(), "Ada Lovelace");
        assert_eq!(checked("Zoé d’Œuvre").unwrap(), "Zoé d’Œuvre");
        assert_eq!(checked("Ａｄａ").unwrap(), "Ada");
        for fine in [
            "Анна",
            "明",
            "محمد",
            "R2-D2",
            "Ю.",
            "山田 太郎",
            "क्षिति",
            "ที่รัก",
            "Nguyễn",
        ] {
            assert_eq!(checked(fine).unwrap(), fine);
        }
        for bad in [
            "",
            "   ",
            "<script>",
            "x\u{202e}y",
            "\u{3164}",
            "a\u{200b}b",
            "...",
            "𓀀",
            "A\u{301}\u{302}\u{303}\u{304}\u{306}da",
            "Ad\u{323}\u{323}a",
        ] {
            assert!(checked(bad).is_err(), "{bad:?}");
        }
        assert!(checked(&"a".repeat(25)).is_err());
    }

    #[test]
    fn look_alikes_have_the_same_looks() {
        for (one, other) in [
            ("Ada", "Аdа"),
            ("ada", "ADA"),
            ("Ada", "A d a"),
            ("paypal", "pаypаl"),
            ("Ada", "Ａｄａ"),
            ("O1ga", "Olga"),
        ] {
            assert_eq!(looks(one), looks(other), "{one} {other}");
        }
        for (one, other) in [("Ada", "Eva"), ("Анна", "Ивана"), ("Ada", "Ada2")] {
            assert_ne!(looks(one), looks(other), "{one} {other}");
        }
        assert_eq!(login("Two   Words "), login("two words"));
        assert!(may_be(&"İ".repeat(24)) && !may_be(&"a".repeat(25)));
    }
}
