//! Reading notation word by word.

use formicary_engine::NotationError;
use formicary_engine::notation::{Words, hex, unhex};

#[test]
fn words_are_read_in_order_whatever_lies_between() {
    let mut words = Words::of("  march \t 12\u{a0} ");
    assert_eq!(words.next("a verb"), Ok("march"));
    assert_eq!(words.read("a number", |word| word.parse().ok()), Ok(12));
    assert_eq!(words.end(), Ok(()));
}

#[test]
fn every_kind_of_white_space_parts_words() {
    let spaces = (0..=u8::MAX).map(char::from).filter(|c| c.is_whitespace());
    for space in spaces.chain(['\u{2003}', '\u{3000}']) {
        let text = format!("march{space}12{space}");
        let mut words = Words::of(&text);
        assert_eq!(words.next("a verb"), Ok("march"), "{space:?}");
        assert_eq!(words.next("a number"), Ok("12"), "{space:?}");
        assert_eq!(words.end(), Ok(()), "{space:?}");
    }
}

#[test]
fn a_missing_word_says_what_was_expected() {
    let error = Words::of(" ").next("a verb").expect_err("nothing there");
    assert_eq!(error, NotationError::Missing { expected: "a verb" });
    assert_eq!(error.to_string(), "expected a verb after the last word");
}

#[test]
fn a_wrong_word_is_shown() {
    let error = Words::of("twelve")
        .read("a number", |word| word.parse::<u8>().ok())
        .expect_err("not a number");
    assert_eq!(error.to_string(), "expected a number, found “twelve”");
}

#[test]
fn the_first_word_too_many_is_shown() {
    let error = Words::of("and so on").end().expect_err("more words");
    assert_eq!(error.to_string(), "“and” is too much");
}

#[test]
fn bytes_round_trip_through_hexadecimal_digits() {
    let bytes: [u8; 32] = std::array::from_fn(|index| (index * 9) as u8);
    assert_eq!(unhex(&hex(&bytes)), Some(bytes));
    assert_eq!(hex(&[0, 15, 255]), "000fff");
    assert_eq!(unhex("00"), None);
}
