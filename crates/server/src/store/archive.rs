//! Games that are over: a row for each, by which they are found, and what they tell about how strong people are.
//!
//! All of it can be told from the logs. A [`Summary`] is stored together with what ends a game; ratings and records
//! against bots are counted a little later, game by game in the order they ended.

pub(super) mod packing;
pub(super) mod searching;

use protocol::{Ending, Outcome};

use super::Reply;
use crate::ratings::{Kind, Rating};

/// A game that is over.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Summary {
    /// The table's id.
    pub table: String,
    /// The game's id.
    pub game: String,
    /// Variant, players and options, as in a record.
    pub setup: String,
    /// Whether those may find it who did not play.
    pub shown: bool,
    /// Whether it counts for ratings.
    pub rated: bool,
    /// How it came to its end.
    pub ending: Ending,
    /// How many events there were.
    pub plies: u32,
    /// When the table was opened, in milliseconds since 1970.
    pub opened: u64,
    /// When the game ended, in milliseconds since 1970.
    pub ended: u64,
    /// Who sat where, seat 1 first.
    pub seats: Vec<SummarySeat>,
}

/// A seat of a game that is over.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct SummarySeat {
    /// The person's id, if it was no bot.
    pub person: Option<String>,
    /// The person's name.
    pub name: String,
    /// Whether it is the name of an account. This is found out when it is read.
    pub account: bool,
    /// The bot's level, if it was one.
    pub level: Option<String>,
    /// Whether a bot stood in at the end.
    pub stand_in: bool,
    /// The score, if the rules ended the game.
    pub score: Option<i32>,
    /// The place, unless the game was aborted.
    pub place: Option<u8>,
}

impl Summary {
    /// How it went for a seat; nothing if the game was aborted.
    #[must_use]
    pub fn outcome(&self, seat: usize) -> Option<Outcome> {
        let place = self.seats.get(seat)?.place?;
        let first = self.seats.iter().filter(|seat| seat.place == Some(1));
        Some(match (place, first.count()) {
            (1, 1) => Outcome::Won,
            (1, _) => Outcome::Drawn,
            _ => Outcome::Lost,
        })
    }

    /// Whether it tells anything about how strong people are.
    #[must_use]
    pub fn counts(&self) -> bool {
        let has = |is: fn(&SummarySeat) -> bool| self.seats.iter().any(is);
        let against_bots = has(|seat| seat.person.is_some()) && has(|seat| seat.level.is_some());
        self.ending != Ending::Aborted && (self.rated || against_bots)
    }

    /// For what it is rated, if it is.
    #[must_use]
    pub fn kind(&self) -> Option<Kind> {
        (self.rated && self.ending != Ending::Aborted).then(|| Kind {
            game: self.game.clone(),
            players: self.seats.len() as u32,
        })
    }
}

/// Which games are looked for.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Search {
    /// Those of this person, by their id.
    pub person: Option<String>,
    /// Those, too, that only who played may find.
    pub hidden: bool,
    /// Of this game.
    pub game: Option<String>,
    /// Those where this person played as well.
    pub opponent: Option<String>,
    /// Those that went so for the person.
    pub outcome: Option<Outcome>,
    /// Those before this one: when it ended, and its table's id.
    pub before: Option<(u64, String)>,
    /// At most so many.
    pub limit: usize,
}

/// A rating of somebody after so many games.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Rated {
    /// The person's id.
    pub person: String,
    /// In what.
    pub kind: Kind,
    /// The rating.
    pub rating: Rating,
    /// After how many games.
    pub games: u32,
    /// When the last of them ended.
    pub last: u64,
}

/// A rating after a game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RatedAt {
    /// The table's id.
    pub table: String,
    /// When the game ended, in milliseconds since 1970.
    pub at: u64,
    /// The rating after it.
    pub rating: Rating,
}

/// How somebody's games with bots of a level went.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct AgainstBots {
    /// The game, and how many play.
    pub kind: Kind,
    /// The level of the bots.
    pub level: String,
    /// How often they were better, as good and worse than the best of them.
    pub tally: [u32; 3],
}

/// Games that are over, and how strong people are.
pub trait Archive: Send + Sync {
    /// Some games that are over and have no summary: an earlier program has ended them.
    fn unsummed(&self, limit: usize) -> Reply<Vec<String>>;

    /// Adds a summary, unless there is one.
    fn sum_up(&self, summary: Summary) -> Reply<()>;

    /// The newest games that are looked for, the newest first.
    fn finished(&self, search: Search) -> Reply<Vec<Summary>>;

    /// Counts some games that are not counted yet, in the order they ended. Says how many; there may be more.
    ///
    /// If one ended before others that were counted already, those are counted again after it.
    fn count(&self, limit: usize) -> Reply<usize>;

    /// Forgets what was counted, so that all of it is counted again.
    fn count_anew(&self) -> Reply<()>;

    /// Packs the logs of some games that ended before this time, so that they take up less room. Says how many; there may
    /// be more.
    fn pack(&self, before: u64, limit: usize) -> Reply<usize>;

    /// Somebody's ratings.
    fn ratings(&self, person: &str) -> Reply<Vec<Rated>>;

    /// How somebody's games with bots went.
    fn against_bots(&self, person: &str) -> Reply<Vec<AgainstBots>>;

    /// Somebody's last ratings, oldest first.
    fn curve(&self, person: &str, kind: Kind, limit: usize) -> Reply<Vec<RatedAt>>;

    /// Those with the highest ratings of whom enough is known, and how they are called.
    fn leaders(&self, kind: Kind, limit: usize) -> Reply<Vec<(String, Rated)>>;
}

pub(super) const fn ending_text(ending: Ending) -> &'static str {
    match ending {
        Ending::Played => "played",
        Ending::Resigned => "resigned",
        Ending::Late => "late",
        Ending::Agreed => "agreed",
        Ending::Aborted => "aborted",
    }
}

pub(super) fn ending(text: &str) -> Ending {
    match text {
        "resigned" => Ending::Resigned,
        "late" => Ending::Late,
        "agreed" => Ending::Agreed,
        "aborted" => Ending::Aborted,
        _ => Ending::Played,
    }
}

pub(super) const fn outcome_text(outcome: Outcome) -> &'static str {
    match outcome {
        Outcome::Won => "won",
        Outcome::Drawn => "drawn",
        Outcome::Lost => "lost",
    }
}
