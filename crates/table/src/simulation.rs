//! Games between bots, as fast as they go.

use std::sync::Arc;
use std::time::{Duration, Instant};

use bots::Level;
use engine::chance::pick;
use engine::record::{Ply, Record};
use engine::{
    Dice, Event, Game, Observer, PerSeat, QuickDice, Seat, Seed, Setup, SetupError, Source,
    Standings,
};
use search::{AnyBot, Judge, must_act, play_out};

use crate::occupant::Occupant;

/// A finished game between bots.
#[derive(Clone, Debug)]
pub struct Simulated {
    /// How it ended.
    pub standings: Standings,
    /// How many decisions it took.
    pub decisions: u64,
    /// How long each seat has thought.
    pub thought: PerSeat<Effort>,
    /// The whole game, if asked for.
    pub record: Option<Record>,
}

/// How long a bot has thought in a game.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Effort {
    /// How often it was asked.
    pub moves: u32,
    /// In all.
    pub time: Duration,
    /// The longest that it has thought once.
    pub longest: Duration,
}

impl Effort {
    fn add(&mut self, time: Duration) {
        self.moves += 1;
        self.time += time;
        self.longest = self.longest.max(time);
    }
}

/// Plays one game; `levels` names the bot of each seat, and all trust `judge`. Always the same game for the same seed.
///
/// # Errors
/// If the options do not go together.
///
/// # Panics
/// If there are not as many bots as seats.
pub fn simulate<G: Game>(
    setup: &Setup,
    levels: &[Level],
    judge: &Arc<dyn Judge<G>>,
    seed: &Seed,
    keep_record: bool,
) -> Result<Simulated, SetupError> {
    let mut state = G::new(setup)?;
    assert_eq!(levels.len(), state.players(), "one bot for each seat");
    let mut own = seed.dice(u64::MAX);
    let mut bots: Vec<_> = levels
        .iter()
        .map(|level| Player::<G>::new(*level, judge, &mut own))
        .collect();
    let (mut decisions, mut drawn) = (0, 0);
    let mut thought = PerSeat::filled(levels.len(), Effort::default());
    let mut plies = Vec::new();
    let standings = play_out(
        &mut state,
        |state, seat| match &mut bots[seat.index()] {
            Player::Seeing(bot) => {
                let view = state.view(Observer::Seat(seat));
                let began = Instant::now();
                let action = bot.choose(&view, seat);
                thought[seat].add(began.elapsed());
                action
            }
            Player::Blind { dice, actions } => blindly(state, seat, dice, actions),
        },
        |state| {
            drawn += 1;
            state.sample_chance(&mut seed.dice(drawn - 1))
        },
        |_, event| {
            decisions += u64::from(matches!(event, Event::Action(..)));
            if keep_record {
                plies.push(Ply::of(event));
            }
        },
    );
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
        thought,
        record,
    })
}

enum Player<G: Game> {
    /// Picks from its list without looking at anything, which needs no view.
    Blind {
        dice: QuickDice,
        actions: Vec<G::Action>,
    },
    Seeing(AnyBot<G>),
}

impl<G: Game> Player<G> {
    fn new(level: Level, judge: &Arc<dyn Judge<G>>, dice: &mut impl Dice) -> Self {
        let seed = u64::from(dice.word()) << 32 | u64::from(dice.word());
        match level {
            Level::Random => Self::Blind {
                dice: QuickDice::new(seed),
                actions: Vec::new(),
            },
            level => Self::Seeing(level.bot(judge, seed)),
        }
    }
}

/// Anything that is listed; who may let the others go on does so as often as not.
fn blindly<G: Game>(
    state: &G,
    seat: Seat,
    dice: &mut QuickDice,
    actions: &mut Vec<G::Action>,
) -> Option<G::Action> {
    actions.clear();
    state.legal_actions(seat, actions);
    (must_act(state, seat) || dice.below(2) == 0).then(|| pick(actions, dice).clone())
}
