//! `formicary play`: the game in the terminal.

use table::Locale;

use crate::chosen::Chosen;

/// What to play.
#[derive(clap::Args)]
pub(crate) struct Play {
    #[command(flatten)]
    chosen: Chosen,
}

pub(crate) fn run(play: &Play, locale: Locale) -> anyhow::Result<()> {
    let (rules, setup) = play.chosen.setup(locale)?;
    anyhow::bail!("{} {setup} cannot be played yet", rules.profile().id)
}
