//! An account as everybody may see it.

use protocol::{BotRecord, ProfileInfo, RatingInfo};

use crate::problem::Failure;
use crate::store::{AgainstBots, Person, Rated, Store};

/// What is told of when an account was made: the day.
const DAY: u64 = 24 * 60 * 60 * 1_000;

/// An account with its ratings, and how its games against bots went.
pub(crate) async fn profile(store: &dyn Store, person: &Person) -> Result<ProfileInfo, Failure> {
    let archive = store.archive();
    let ratings = archive.ratings(&person.id).await?;
    let bots = archive.against_bots(&person.id).await?;
    Ok(ProfileInfo {
        name: person.name.clone(),
        since: person.made / DAY * DAY,
        ratings: ratings.into_iter().map(rating).collect(),
        bots: bots.into_iter().map(record).collect(),
    })
}

/// What is kept in thousandths, as people read it.
pub(crate) const fn whole(thousandths: i64) -> i32 {
    (thousandths + 500).div_euclid(1_000) as i32
}

/// A rating as people read it.
pub(crate) fn rating(rated: Rated) -> RatingInfo {
    RatingInfo {
        game: rated.kind.game,
        players: rated.kind.players as usize,
        rating: whole(rated.rating.points),
        deviation: whole(rated.rating.deviation),
        provisional: rated.rating.is_provisional(),
        games: rated.games,
        last: rated.last,
    }
}

fn record(against: AgainstBots) -> BotRecord {
    let [won, drawn, lost] = against.tally;
    BotRecord {
        game: against.kind.game,
        players: against.kind.players as usize,
        level: against.level,
        won,
        drawn,
        lost,
    }
}
