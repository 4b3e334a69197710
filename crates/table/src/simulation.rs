//! Games between bots, as fast as they go.

use bots::{Bot, Evaluate, Level};
use engine::chance::pick;
use engine::record::{Ply, Record};
use engine::{
    Awaited, Dice, Event, EventOf, Observer, QuickDice, Seat, Seats, Seed, Setup, SetupError,
    Source, Standings,
};

use crate::occupant::Occupant;

/// A finished game between bots.
#[derive(Clone, Debug)]
pub struct Simulated {
    /// How it ended.
    pub standings: Standings,
    /// How many decisions it took.
    pub decisions: u64,
    /// The whole game, if asked for.
    pub record: Option<Record>,
}

/// Plays one game; `levels` names the bot of each seat. Always the same game for the same seed.
///
/// # Errors
/// If the options do not go together.
///
/// # Panics
/// If there are not as many bots as seats.
pub fn simulate<G: Evaluate>(
    setup: &Setup,
    levels: &[Level],
    seed: &Seed,
    keep_record: bool,
) -> Result<Simulated, SetupError> {
    let mut state = G::new(setup)?;
    assert_eq!(levels.len(), state.players(), "one bot for each seat");
    let mut own = seed.dice(u64::MAX);
    let mut bots: Vec<_> = levels
        .iter()
        .map(|level| Player::<G>::new(*level, &mut own))
        .collect();
    let (mut decisions, mut drawn) = (0, 0);
    let mut plies = Vec::new();
    let standings = loop {
        let event = match state.awaited() {
            Awaited::Nobody(standings) => break standings,
            Awaited::Chance => {
                drawn += 1;
                Event::Chance(state.sample_chance(&mut seed.dice(drawn - 1)))
            }
            Awaited::Seats { must, may } => {
                decisions += 1;
                decide(&state, &mut bots, must, may)
            }
        };
        if keep_record {
            plies.push(Ply::of(&event));
        }
        state.apply(event).expect("bots play legal actions");
    };
    let record = keep_record.then(|| {
        let players = levels.iter().map(|level| Occupant::Bot(*level).to_string());
        Record {
            plies,
            scores: Some(standings.scores.as_slice().to_vec()),
            seed: Some(*seed),
            ..Record::new::<G>(setup, &Source::of(*seed), players.collect())
        }
    });
    Ok(Simulated {
        standings,
        decisions,
        record,
    })
}

/// Those who may act are asked first, then those who must.
fn decide<G: Evaluate>(state: &G, bots: &mut [Player<G>], must: Seats, may: Seats) -> EventOf<G> {
    let mut asked = may.iter().chain(must.iter());
    asked
        .find_map(|seat| {
            let action = bots[seat.index()].choose(state, seat)?;
            Some(Event::Action(seat, action))
        })
        .expect("a bot that must act does")
}

enum Player<G: Evaluate> {
    /// Picks from its list without looking at anything, which needs no view.
    Blind {
        dice: QuickDice,
        actions: Vec<G::Action>,
    },
    Seeing(Box<dyn Bot<G> + Send>),
}

impl<G: Evaluate> Player<G> {
    fn new(level: Level, dice: &mut impl Dice) -> Self {
        let seed = u64::from(dice.word()) << 32 | u64::from(dice.word());
        match level {
            Level::Random => Self::Blind {
                dice: QuickDice::new(seed),
                actions: Vec::new(),
            },
            level => Self::Seeing(level.bot(seed)),
        }
    }

    fn choose(&mut self, state: &G, seat: Seat) -> Option<G::Action> {
        match self {
            Self::Blind { dice, actions } => {
                actions.clear();
                state.legal_actions(seat, actions);
                // Who may let the others go on does so as often as not.
                let must =
                    matches!(state.awaited(), Awaited::Seats { must, .. } if must.contains(seat));
                (must || dice.below(2) == 0).then(|| pick(actions, dice).clone())
            }
            Self::Seeing(bot) => bot.choose(&state.view(Observer::Seat(seat)), seat),
        }
    }
}
