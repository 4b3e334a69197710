//! `formicary verify`: proof that a record keeps the rules and that its chance was fair.

use engine::Message;
use table::Locale;

use crate::printing::{GOOD, print, styled};
use crate::record_file::RecordFile;
use crate::wording::words_of;

/// What to prove.
#[derive(clap::Args)]
pub(crate) struct Verify {
    /// The record; - is standard input
    #[arg(value_hint = clap::ValueHint::FilePath)]
    file: String,
}

pub(crate) fn run(verify: &Verify, locale: Locale) -> anyhow::Result<()> {
    let file = RecordFile::read(&verify.file, locale)?;
    let outcomes = file
        .rules
        .verify(&file.record)
        .map_err(|error| file.verify_error(&error, locale))?;
    let words = words_of(file.rules, locale);
    let record = &file.record;
    let scores = match &record.scores {
        Some(scores) => {
            let scores: Vec<_> = scores.iter().map(ToString::to_string).collect();
            Message::new("cli-verify-scores").with("scores", scores.join(" : "))
        }
        None => Message::new("cli-verify-unfinished"),
    };
    let proven = [
        Message::new("cli-verify-plies")
            .with("plies", record.plies.len() as i64)
            .with("game", words.get(&format!("game-{}", record.game)))
            .with("revision", i64::from(record.rules)),
        Message::new("cli-verify-chance").with("outcomes", outcomes as i64),
        Message::new("cli-verify-commitment").with("commitment", record.commitment.to_string()),
        scores,
    ];
    let mut page = format!(
        "{}: {}\n",
        file.name,
        styled(GOOD, words.get("cli-verified"))
    );
    for line in &proven {
        page += &format!("  {}\n", words.tell(line));
    }
    print(&page)
}
