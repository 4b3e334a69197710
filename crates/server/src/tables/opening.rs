//! Opening a table.

use bots::Level;
use engine::{Seat, Seed};
use protocol::{NewSeat, NewTable};

use super::clocks::Clocks;
use super::shares;
use crate::catalog::Catalog;
use crate::ids;
use crate::problem::{Failure, Trouble};
use crate::store::{Deed, Entry, FirstSeat, Opening, Person};

/// Bots may not think longer than this for each move.
const MOST_ITERATIONS: u32 = 20_000;

/// What is to be stored of a new table.
///
/// # Errors
/// If it cannot be played so.
pub(super) fn open(
    catalog: &Catalog,
    opener: &Person,
    wanted: &NewTable,
    at: u64,
) -> Result<(Opening, Vec<Entry>), Failure> {
    let game = catalog.game(&wanted.game).ok_or(Trouble::UnknownGame)?;
    let profile = game.rules.profile();
    let setup = profile.read_setup(&wanted.setup).map_err(Failure::Setup)?;
    let mut bytes = [0; 32];
    getrandom::fill(&mut bytes).map_err(|_| Trouble::Internal)?;
    let seed = Seed(bytes);
    // Some rules that tie options together are the game's own.
    game.rules
        .open(setup.clone(), Vec::new(), seed.into())
        .map_err(Failure::Setup)?;
    if wanted.seats.len() > setup.players() {
        return Err(Trouble::BadSeats.into());
    }
    if !Clocks::is_possible(wanted.clock) {
        return Err(Trouble::BadClock.into());
    }
    let bots = wanted.seats.iter();
    let bots = bots.filter(|seat| matches!(seat, NewSeat::Bot { .. }));
    let people = setup.players() - bots.count();
    let mut seats = vec![FirstSeat::Open; setup.players()];
    let mut own = None;
    for (index, seat) in wanted.seats.iter().enumerate() {
        seats[index] = match seat {
            NewSeat::Open => FirstSeat::Open,
            NewSeat::Invited => FirstSeat::Invited,
            NewSeat::Bot { level } => FirstSeat::Bot(bot(level)?),
            NewSeat::Me { promise } => {
                let promise = shares::promise(promise.as_deref())?;
                if own.replace((Seat::new(index), promise)).is_some() {
                    return Err(Trouble::BadSeats.into());
                }
                FirstSeat::Open
            }
        };
    }
    if wanted.rated {
        may_be_rated(opener, wanted, people, setup.players())?;
    }
    let opening = Opening {
        id: ids::new_id(),
        game: profile.id.to_owned(),
        revision: setup.revision(),
        setup: setup.to_string(),
        seed,
        seats,
        public: wanted.public,
        clock: wanted.clock,
        flag: wanted.flag,
        hints: wanted.hints.unwrap_or(people < 2),
        talk: wanted.talk,
        closed: false,
        rated: wanted.rated,
        strength: None,
        opener: opener.id.clone(),
        invitation: ids::new_id(),
        opened: at,
    };
    let deeds = own.into_iter().flat_map(|(seat, promise)| {
        let sit = Deed::Sit(seat, opener.name.clone());
        let promise = promise.map(|promise| Deed::Promise(seat, promise));
        std::iter::once(sit).chain(promise)
    });
    let entries = deeds.map(|deed| Entry {
        at,
        person: Some(opener.id.clone()),
        command: None,
        deed,
    });
    let entries = entries.collect();
    Ok((opening, entries))
}

/// Only people with an account play for ratings, and nobody gets hints.
fn may_be_rated(
    opener: &Person,
    wanted: &NewTable,
    people: usize,
    players: usize,
) -> Result<(), Trouble> {
    if opener.password.is_none() {
        Err(Trouble::RatedWithAccount)
    } else if people < players || people < 2 {
        Err(Trouble::RatedWithPeople)
    } else if wanted.hints == Some(true) {
        Err(Trouble::RatedWithoutHints)
    } else {
        Ok(())
    }
}

/// The same table once more, everybody one seat further: `bots` are those of the first.
///
/// # Errors
/// If its game cannot be played any more.
pub(super) fn again(
    catalog: &Catalog,
    first: &Opening,
    bots: &[Option<Level>],
    id: String,
    opener: &Person,
    at: u64,
) -> Result<Opening, Failure> {
    let game = catalog.game(&first.game).ok_or(Trouble::UnknownGame)?;
    let setup = game.rules.profile().read_setup(&first.setup);
    let setup = setup.map_err(Failure::Setup)?;
    let mut bytes = [0; 32];
    getrandom::fill(&mut bytes).map_err(|_| Trouble::Internal)?;
    let mut seats: Vec<_> = bots
        .iter()
        .map(|bot| bot.map_or(FirstSeat::Invited, FirstSeat::Bot))
        .collect();
    seats.rotate_right(1);
    Ok(Opening {
        id,
        revision: setup.revision(),
        setup: setup.to_string(),
        seed: Seed(bytes),
        seats,
        opener: opener.id.clone(),
        invitation: ids::new_id(),
        opened: at,
        // They know each other.
        strength: None,
        ..first.clone()
    })
}

fn bot(level: &str) -> Result<Level, Trouble> {
    match level.parse() {
        Ok(Level::Mcts(iterations)) if iterations > MOST_ITERATIONS => Err(Trouble::UnknownLevel),
        Ok(level) => Ok(level),
        Err(_) => Err(Trouble::UnknownLevel),
    }
}
