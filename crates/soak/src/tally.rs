//! What was played so far.

use std::collections::BTreeMap;
use std::fmt;

use engine::Setup;

/// One game that has been played, or has broken a law.
pub(crate) struct Played {
    pub(crate) setup: Setup,
    pub(crate) by_bots: bool,
    /// Decisions, or how a law was broken.
    pub(crate) result: Result<u64, String>,
}

/// Games, those of bots among them, and decisions.
#[derive(Clone, Copy, Default)]
struct Row {
    games: u64,
    by_bots: u64,
    decisions: u64,
}

/// What was played so far, by revision, variant and number of players.
#[derive(Default)]
pub(crate) struct Tally {
    rows: BTreeMap<(u32, &'static str, usize), Row>,
    pub(crate) violations: u64,
}

impl Tally {
    pub(crate) fn add(&mut self, played: &Played) {
        let setup = &played.setup;
        let key = (setup.revision(), setup.variant(), setup.players());
        let row = self.rows.entry(key).or_default();
        row.games += 1;
        row.by_bots += u64::from(played.by_bots);
        match played.result {
            Ok(decisions) => row.decisions += decisions,
            Err(_) => self.violations += 1,
        }
    }

    pub(crate) fn decisions(&self) -> u64 {
        self.rows.values().map(|row| row.decisions).sum()
    }
}

impl fmt::Display for Tally {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut all = Row::default();
        writeln!(
            f,
            "rules variant              players     games   of bots    decisions"
        )?;
        for ((revision, variant, players), row) in &self.rows {
            let Row {
                games,
                by_bots,
                decisions,
            } = row;
            writeln!(
                f,
                "{revision:>5} {variant:<20} {players:>7} {games:>9} {by_bots:>9} {decisions:>12}"
            )?;
            all.games += games;
            all.by_bots += by_bots;
            all.decisions += decisions;
        }
        let Row {
            games,
            by_bots,
            decisions,
        } = all;
        writeln!(
            f,
            "  all {:<20} {:>7} {games:>9} {by_bots:>9} {decisions:>12}",
            "", ""
        )?;
        match self.violations {
            0 => write!(f, "no law broken"),
            broken => write!(f, "laws broken in {broken} games"),
        }
    }
}
