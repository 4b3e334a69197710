//! How strong people are, as far as their games tell: Glicko-2, by game and number of players.
//!
//! All of this is arithmetic on whole numbers in and out, so that whoever counts the same games in the same order
//! gets the same ratings. `docs/RATINGS.md` says it in words.

use std::cmp::Ordering;
use std::collections::{BTreeMap, HashMap, HashSet};

use skillratings::Outcomes;
use skillratings::glicko2::{Glicko2Config, Glicko2Rating, decay_deviation, glicko2_rating_period};

use crate::store::{Rated, RatedAt, Summary};

/// Whoever has not played for so long is known a little less well: 30 days in milliseconds.
const PERIOD: u64 = 30 * 24 * 60 * 60 * 1_000;
/// After so many of these nobody is known any less well.
const MOST_PERIODS: u64 = 120;
/// Whose deviation is larger than this, in thousandths, stands on no leaderboard.
pub const LISTED: i64 = 150_000;
/// Who is no further away than this, in thousandths, is about as strong.
const NEAR: i64 = 200_000;
/// Whose deviation is larger than this, in thousandths, has a provisional rating.
const FIRM: i64 = 110_000;

/// A game with so many players: each has ratings of its own.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Kind {
    /// The game's id.
    pub game: String,
    /// How many play.
    pub players: u32,
}

/// How strong somebody is, and how well that is known.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Rating {
    /// The rating, in thousandths.
    pub points: i64,
    /// How far off it may be, in thousandths.
    pub deviation: i64,
    /// How much it goes up and down, in thousand millionths.
    pub volatility: i64,
}

impl Default for Rating {
    fn default() -> Self {
        Self::from(Glicko2Rating::new())
    }
}

impl From<Glicko2Rating> for Rating {
    fn from(rating: Glicko2Rating) -> Self {
        Self {
            points: (rating.rating * 1e3).round() as i64,
            deviation: (rating.deviation * 1e3).round() as i64,
            volatility: (rating.volatility * 1e9).round() as i64,
        }
    }
}

impl From<Rating> for Glicko2Rating {
    fn from(rating: Rating) -> Self {
        Self {
            rating: rating.points as f64 / 1e3,
            deviation: rating.deviation as f64 / 1e3,
            volatility: rating.volatility as f64 / 1e9,
        }
    }
}

impl Rating {
    /// Whether too little is known for it to mean much.
    #[must_use]
    pub const fn is_provisional(self) -> bool {
        self.deviation > FIRM
    }

    /// Whether enough is known for leaderboards.
    #[must_use]
    pub const fn is_listed(self) -> bool {
        self.deviation <= LISTED
    }

    /// The ratings of those who are about as strong: the less is known, the more people are.
    #[must_use]
    pub fn near(self) -> [i32; 2] {
        let reach = NEAR.max(2 * self.deviation);
        [self.points - reach, self.points + reach].map(|points| (points / 1_000) as i32)
    }

    /// Whether it lies between these, both included.
    #[must_use]
    pub const fn is_between(self, [least, most]: [i32; 2]) -> bool {
        let points = (self.points / 1_000) as i32;
        least <= points && points <= most
    }

    /// The same so much later, if nothing was heard meanwhile.
    fn after(self, time: u64) -> Self {
        let periods = (time / PERIOD).min(MOST_PERIODS);
        let start = Glicko2Rating::from(self);
        let end = (0..periods).fold(start, |rating, _| decay_deviation(&rating));
        if periods == 0 { self } else { end.into() }
    }
}

/// The ratings after a game, from those before it and the places: as if everybody had played once against each of the
/// others, all at the same time.
#[must_use]
pub fn rate(players: &[(Rating, u8)]) -> Vec<Rating> {
    let rated = players.iter().enumerate().map(|(own, (rating, place))| {
        let others = players
            .iter()
            .enumerate()
            .filter(|(other, _)| *other != own);
        let results: Vec<(Glicko2Rating, Outcomes)> = others
            .map(|(_, (rating, theirs))| ((*rating).into(), outcome(*place, *theirs)))
            .collect();
        glicko2_rating_period(&(*rating).into(), &results, &Glicko2Config::new()).into()
    });
    rated.collect()
}

fn outcome(own: u8, theirs: u8) -> Outcomes {
    match own.cmp(&theirs) {
        Ordering::Less => Outcomes::WIN,
        Ordering::Equal => Outcomes::DRAW,
        Ordering::Greater => Outcomes::LOSS,
    }
}

/// The places for which people are rated. For whom a bot played at the end comes after all others.
fn places(summary: &Summary) -> Vec<u8> {
    let last = summary.seats.len() as u8 + 1;
    let seats = summary.seats.iter();
    seats
        .map(|seat| match seat.place {
            Some(place) if !seat.stand_in => place,
            _ => last,
        })
        .collect()
}

/// How somebody's game with bots of a level went: 0 if they were better than the best of those, 1 if as good.
fn against(place: u8, bots: u8) -> usize {
    match place.cmp(&bots) {
        Ordering::Less => 0,
        Ordering::Equal => 1,
        Ordering::Greater => 2,
    }
}

/// Whose rating in what.
pub(crate) type Whose = (String, Kind);

/// Whose games with bots of a level.
pub(crate) type WhoseBots = (String, Kind, String);

/// Games are counted one after the other.
#[derive(Default)]
pub(crate) struct Count {
    /// The ratings so far, of all who play in these games.
    rated: HashMap<Whose, Rated>,
    /// The ratings after each game.
    pub(crate) steps: Vec<(Whose, RatedAt)>,
    /// How many more games went so, by level of bots.
    pub(crate) bots: BTreeMap<WhoseBots, [u32; 3]>,
}

impl Count {
    /// Begins with what is known already.
    pub(crate) fn from(known: impl IntoIterator<Item = Rated>) -> Self {
        let by_whom = |rated: Rated| ((rated.person.clone(), rated.kind.clone()), rated);
        Self {
            rated: known.into_iter().map(by_whom).collect(),
            ..Self::default()
        }
    }

    /// Whose ratings have to be known to count a game.
    pub(crate) fn needs(summary: &Summary) -> Vec<Whose> {
        let Some(kind) = summary.kind() else {
            return Vec::new();
        };
        let people = summary.seats.iter().filter_map(|seat| seat.person.clone());
        people.map(|person| (person, kind.clone())).collect()
    }

    /// Counts a game.
    pub(crate) fn add(&mut self, summary: &Summary) {
        match summary.kind() {
            Some(kind) => self.rate(summary, &kind),
            None => self.compare_with_bots(summary),
        }
    }

    /// The ratings that have changed.
    pub(crate) fn changed(&self) -> Vec<&Rated> {
        let whose: HashSet<&Whose> = self.steps.iter().map(|(whose, _)| whose).collect();
        let rated = whose.into_iter().filter_map(|whose| self.rated.get(whose));
        rated.collect()
    }

    fn rate(&mut self, summary: &Summary, kind: &Kind) {
        let whose = Self::needs(summary);
        if whose.len() != summary.seats.len() {
            return;
        }
        let new = |(person, _): &Whose| Rated {
            person: person.clone(),
            kind: kind.clone(),
            rating: Rating::default(),
            games: 0,
            last: summary.ended,
        };
        let before: Vec<Rated> = whose
            .iter()
            .map(|whose| self.rated.get(whose).cloned().unwrap_or_else(|| new(whose)))
            .collect();
        let ratings = before.iter().zip(places(summary)).map(|(rated, place)| {
            let time = summary.ended.saturating_sub(rated.last);
            (rated.rating.after(time), place)
        });
        let ratings: Vec<_> = ratings.collect();
        for ((whose, before), rating) in whose.into_iter().zip(before).zip(rate(&ratings)) {
            let step = RatedAt {
                table: summary.table.clone(),
                at: summary.ended,
                rating,
            };
            self.steps.push((whose.clone(), step));
            let rated = Rated {
                rating,
                games: before.games + 1,
                last: summary.ended,
                ..before
            };
            self.rated.insert(whose, rated);
        }
    }

    fn compare_with_bots(&mut self, summary: &Summary) {
        let mut best: BTreeMap<&str, u8> = BTreeMap::new();
        for seat in &summary.seats {
            if let (Some(level), Some(place)) = (&seat.level, seat.place) {
                let best = best.entry(level).or_insert(place);
                *best = place.min(*best);
            }
        }
        let kind = Kind {
            game: summary.game.clone(),
            players: summary.seats.len() as u32,
        };
        for (seat, place) in summary.seats.iter().zip(places(summary)) {
            let Some(person) = &seat.person else {
                continue;
            };
            for (level, bots) in &best {
                let whose = (person.clone(), kind.clone(), (*level).to_owned());
                self.bots.entry(whose).or_default()[against(place, *bots)] += 1;
            }
        }
    }
}

#[cfg(test)]
mod tests;
