//! Passwords: which are good enough, and how they are kept.

use argon2::{Argon2, PasswordHasher, PasswordVerifier};

use crate::problem::Trouble;

/// Those that are tried first, and what they are made of.
const COMMON: &str = include_str!("common_passwords.txt");

/// Says whether a password is good enough for an account with this name.
///
/// # Errors
/// If it is too short or too long, or one of those that everybody tries first.
pub(crate) fn check(name: &str, password: &str) -> Result<(), Trouble> {
    if !(8..=200).contains(&password.chars().count()) {
        return Err(Trouble::BadPassword);
    }
    if is_common(name, password) {
        return Err(Trouble::CommonPassword);
    }
    Ok(())
}

/// Whether a password is a common one, whatever its case and whatever digits and marks are put at its end; or
/// the name again; or hardly more than one letter; or letters in a row.
fn is_common(name: &str, password: &str) -> bool {
    let small = password.to_lowercase();
    let bare = small.trim_end_matches(|letter: char| !letter.is_alphabetic());
    let name = name.to_lowercase();
    let listed = |word: &str| COMMON.lines().any(|common| common == word);
    let plain = small.replace(['@', '4'], "a").replace('0', "o");
    let plain = plain
        .replace(['1', '!'], "i")
        .replace(['3'], "e")
        .replace(['$', '5'], "s");
    let mut letters: Vec<_> = small.chars().collect();
    let row = letters.windows(2).all(|pair| {
        let step = i64::from(u32::from(pair[1])) - i64::from(u32::from(pair[0]));
        step.abs() <= 1
    });
    letters.sort_unstable();
    letters.dedup();
    listed(&small)
        || listed(bare)
        || listed(&plain)
        || row
        || letters.len() <= 3
        || (!name.is_empty() && (bare == name || small == name.repeat(2)))
}

/// The hash of a password that nobody has.
pub(crate) const NOBODYS_HASH: &str = "$argon2id$v=19$m=19456,t=2,p=1$c29tZXNhbHRzb21lc2FsdA$\
                                       Q4bOsHcLcFpsCF2Ht2xvB8kUJLrjEQ1h1cdbUjZoT0M";

pub(crate) fn hash(password: &str) -> Option<String> {
    let hash = Argon2::default().hash_password(password.as_bytes());
    hash.ok().map(|hash| hash.to_string())
}

pub(crate) fn verify(password: &str, hash: &str) -> bool {
    Argon2::default()
        .verify_password(password.as_bytes(), hash)
        .is_ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn passwords_are_recognized() {
        let kept = hash("correct horse").unwrap();
        assert!(kept.starts_with("$argon2id$"));
        assert!(verify("correct horse", &kept));
        assert!(!verify("wrong horse", &kept));
        assert!(!verify("correct horse", NOBODYS_HASH));
    }

    #[test]
    fn what_everybody_tries_first_is_refused() {
        for common in [
            "password",
            "Password1",
            "P@ssw0rd",
            "12345678",
            "87654321",
            "qwertyuiop",
            "iloveyou",
            "aaaaaaaa",
            "abababab",
            "abcdefgh",
            "Countess",
            "countess2024!",
            "football1",
        ] {
            assert_eq!(
                check("Countess", common),
                Err(Trouble::CommonPassword),
                "{common}"
            );
        }
        for short in ["", "xk4v9", "7 chars"] {
            assert_eq!(
                check("Countess", short),
                Err(Trouble::BadPassword),
                "{short}"
            );
        }
        for good in ["analytical engine", "long enough", "wrong one", "kq8vTz1m"] {
            assert_eq!(check("Countess", good), Ok(()), "{good}");
        }
    }
}
