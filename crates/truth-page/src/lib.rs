//! Hashes of what there is to see of a game, computed in a browser.
//!
//! JavaScript writes a question to where [`ask`] says, calls [`answer`], and reads the answer at [`place`]. A
//! question is a line of `crates/table/tests/truths.txt` without its result, and below it the record if it is
//! about one.

use std::sync::{Mutex, MutexGuard, PoisonError};

use gym::Truth;

static TEXT: Mutex<Vec<u8>> = Mutex::new(Vec::new());

fn text() -> MutexGuard<'static, Vec<u8>> {
    TEXT.lock().unwrap_or_else(PoisonError::into_inner)
}

/// Makes room for a question of so many bytes and says where.
// Safe because no other function of any crate has this name, nor those of the next two.
#[allow(unsafe_code)]
#[unsafe(no_mangle)]
pub extern "C" fn ask(len: usize) -> *mut u8 {
    let mut text = text();
    text.clear();
    text.resize(len, 0);
    text.as_mut_ptr()
}

/// Answers the question and says how many bytes the answer has.
#[allow(unsafe_code)]
#[unsafe(no_mangle)]
pub extern "C" fn answer() -> usize {
    let mut text = text();
    let asked = String::from_utf8_lossy(&text).into_owned();
    *text = answer_to(&asked).unwrap_or_else(|error| error).into_bytes();
    text.len()
}

/// Where the answer lies.
#[allow(unsafe_code)]
#[unsafe(no_mangle)]
pub extern "C" fn place() -> *const u8 {
    text().as_ptr()
}

/// How many positions there are and one hash for all of them; or else what is wrong with the question.
///
/// # Errors
/// If it is none.
pub fn answer_to(asked: &str) -> Result<String, String> {
    let (line, record) = asked.split_once('\n').unwrap_or((asked, ""));
    let words: Vec<&str> = line.split(' ').collect();
    let truths = match words[..] {
        ["random", game, variant, seed] => {
            let rules = table::game(game).ok_or("no such game")?;
            let profile = rules.profile();
            let least = profile.variants.iter().find(|known| known.id == variant);
            let least = least.map(|variant| variant.least);
            let setup = profile.setup(variant, least, []);
            let setup = setup.map_err(|error| error.to_string())?;
            let seed = seed.parse().map_err(|_| "no seed")?;
            let gym = rules.gym().ok_or("not written as numbers")?;
            gym.truths_of_random_game(&setup, seed)
                .map_err(|error| error.to_string())?
        }
        ["record", _] => {
            let record: engine::Record = record
                .parse()
                .map_err(|error: engine::record::RecordError| error.to_string())?;
            let rules = table::game(&record.game).ok_or("no such game")?;
            let gym = rules.gym().ok_or("not written as numbers")?;
            gym.truths(&record).map_err(|error| error.to_string())?
        }
        _ => return Err("no question".to_owned()),
    };
    Ok(format!("{} {}", truths.len(), Truth::of_all(&truths)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_question_is_answered() {
        let answer = answer_to("random ants base 1").expect("a question");
        assert!(answer.len() > 64, "{answer}");
        assert_eq!(answer_to("nothing"), Err("no question".to_owned()));
        assert!(answer_to("record x\nnothing").is_err());
    }
}
