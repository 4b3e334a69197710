//! `formicary verify`: proof that a record keeps the rules and that its chance was fair.

use anyhow::bail;
use engine::record::{Pins, Proof};
use engine::{Commitment, Message, Seat};
use table::{Locale, Words, call_in_words};

use crate::printing::{GOOD, print, styled};
use crate::record_file::RecordFile;
use crate::wording::{refuse, words_of};

/// What to prove.
#[derive(clap::Args)]
pub(crate) struct Verify {
    /// The record; - is standard input
    #[arg(value_hint = clap::ValueHint::FilePath)]
    file: String,
    /// What the house promised, as noted down when the game began
    #[arg(long, value_name = "COMMITMENT")]
    commitment: Option<String>,
    /// What somebody promised to add to chance when the game began; may be given several times
    #[arg(long = "share", value_name = "SEAT=COMMITMENT")]
    shares: Vec<String>,
    /// The record that this one branches off from
    #[arg(long, value_name = "FILE", value_hint = clap::ValueHint::FilePath)]
    origin: Option<String>,
}

pub(crate) fn run(verify: &Verify, locale: Locale) -> anyhow::Result<()> {
    let file = RecordFile::read(&verify.file, locale)?;
    let words = words_of(file.rules, locale);
    let pins = verify.pins(&words)?;
    let proof = file
        .rules
        .verify(&file.record, &pins)
        .map_err(|error| file.verify_error(&error, locale))?;
    let origin = match &verify.origin {
        Some(origin) => Some(continues(&file, origin, locale, &words)?),
        None => None,
    };
    let mut page = format!(
        "{}: {}\n",
        file.name,
        styled(GOOD, words.get("cli-verified"))
    );
    for line in proven(&file, proof, &pins, &words).iter().chain(&origin) {
        page += &format!("  {}\n", words.say(line, &|seat| file.player(seat, &words)));
    }
    print(&page)
}

impl Verify {
    /// What was noted down when the game began.
    fn pins(&self, words: &Words) -> anyhow::Result<Pins> {
        let commitment = match &self.commitment {
            Some(text) => Some(
                text.parse()
                    .map_err(|error| anyhow::anyhow!(words.notation_error(&error)))?,
            ),
            None => None,
        };
        let share = |text: &String| -> anyhow::Result<(Seat, Commitment)> {
            let read = text.split_once('=').and_then(|(seat, commitment)| {
                let seat = seat.parse().ok().and_then(Seat::from_number)?;
                Some((seat, commitment.parse().ok()?))
            });
            read.ok_or_else(|| {
                let message = Message::new("cli-verify-bad-share").with("found", text.clone());
                refuse(words, &message)
            })
        };
        Ok(Pins {
            commitment,
            shares: self.shares.iter().map(share).collect::<Result<_, _>>()?,
        })
    }
}

/// What was proved, a sentence for each thing.
fn proven(file: &RecordFile, proof: Proof, pins: &Pins, words: &Words) -> Vec<Message> {
    let record = &file.record;
    let mut proven = vec![
        Message::new("cli-verify-plies")
            .with("plies", record.plies.len() as i64)
            .with("game", words.get(&format!("game-{}", record.game)))
            .with("revision", i64::from(record.rules)),
        Message::new("cli-verify-chance").with("outcomes", proof.draws as i64),
        Message::new("cli-verify-commitment").with("commitment", record.commitment.to_string()),
        Message::new("cli-verify-shares").with("shares", proof.shares as i64),
    ];
    let noted = pins.shares.len() + usize::from(pins.commitment.is_some());
    if noted > 0 {
        proven.push(Message::new("cli-verify-pins").with("pins", noted as i64));
    }
    if let Some(branch) = record.branch {
        proven.push(
            Message::new("cli-verify-branch")
                .with("from", branch.from.to_string())
                .with("plies", branch.plies as i64),
        );
    }
    let called = record.calls.iter().map(|(_, call)| call_in_words(*call));
    proven.extend(called);
    proven.push(match &record.scores {
        None if record.is_over() => Message::new("cli-verify-cut-short"),
        Some(scores) => {
            let scores: Vec<_> = scores.iter().map(ToString::to_string).collect();
            Message::new("cli-verify-scores").with("scores", scores.join(" : "))
        }
        None => Message::new("cli-verify-unfinished"),
    });
    proven
}

/// Checks that a record goes on from where another was.
fn continues(
    file: &RecordFile,
    origin: &str,
    locale: Locale,
    words: &Words,
) -> anyhow::Result<Message> {
    let Some(branch) = file.record.branch else {
        bail!(words.get("cli-verify-no-branch"));
    };
    let earlier = RecordFile::read(origin, locale)?;
    let same = earlier.record.commitment == branch.from
        && earlier.record.game == file.record.game
        && earlier.record.rules == file.record.rules
        && earlier.record.setup == file.record.setup
        && earlier.record.plies.get(..branch.plies) == file.record.plies.get(..branch.plies);
    let message = |key| Message::new(key).with("file", earlier.name.clone());
    if same {
        Ok(message("cli-verify-origin"))
    } else {
        Err(refuse(words, &message("cli-verify-other-origin")))
    }
}
