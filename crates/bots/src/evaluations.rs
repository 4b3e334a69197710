//! What a position promises each seat: the one thing a bot must be told about a game.
//!
//! One file per game. A game needs [`Evaluate::evaluate`] only; it can also guess faster than by
//! trying each action out, and set the tree search to its liking.

pub mod ants;
pub mod fourmidable;
pub mod hidden_empires;
pub mod myrmes;

use engine::chance::pick;
use engine::{Awaited, Dice, Game, PerSeat, QuickDice, Seat, Seats, Standings};

/// A game that bots can judge.
pub trait Evaluate: Game {
    /// How the tree search is set for this game.
    const TUNING: Tuning = Tuning::USUAL;

    /// What the position promises each seat, from 0 (lost) to 1 (won). Asked only before the end:
    /// see [`worth`].
    fn evaluate(&self) -> PerSeat<f32>;

    /// What the end of the game brings each seat, on the same scale: see [`final_worth`].
    fn reward(&self, standings: &Standings) -> PerSeat<f32> {
        final_worth(standings)
    }

    /// Whether [`evaluate`](Self::evaluate) is worth asking here. If not, a search first plays on by
    /// guess until it is: in the middle of a round, for instance, where one seat has already had what
    /// another is still to get.
    fn is_quiet(&self) -> bool {
        true
    }

    /// Whether a position that waits for dice is better judged before they fall: they would only blur what
    /// the choices before have brought.
    fn is_calm(&self) -> bool {
        false
    }

    /// Appends a first guess at what each of `actions` promises `seat`, on the scale of
    /// [`evaluate`](Self::evaluate). Unless a game knows better, each one is tried out.
    fn prior(&self, seat: Seat, actions: &[Self::Action], dice: &mut dyn Dice, out: &mut Vec<f32>) {
        // The same luck for all, so that they are compared and not the dice.
        let luck = u64::from(dice.word());
        let sealing = sealing_with(self, seat);
        out.extend(actions.iter().map(|action| {
            let mut next = self.clone();
            next.play(seat, action.clone())
                .expect("listed actions play");
            if sealing.is_empty() && next.awaited() != Awaited::Chance {
                return worth(&next)[seat];
            }
            let mut dice = QuickDice::new(luck);
            let total: f32 = (0..TRIALS)
                .map(|_| {
                    let mut settled = next.clone();
                    settle(&mut settled, sealing, &mut dice);
                    worth(&settled)[seat]
                })
                .sum();
            total / TRIALS as f32
        }));
    }
}

/// How often an action is tried out whose result depends on dice or on what others seal.
const TRIALS: u32 = 4;

/// How the tree search is set for a game.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Tuning {
    /// How much to try what was tried little so far, in units of how far guesses lie apart.
    pub exploration: f32,
    /// How far a guess must lie above another for it to be tried e (2.7) times as much, in units of
    /// how far guesses lie apart.
    pub temperature: f32,
    /// Guesses are taken to lie at least so far apart (standard deviation).
    pub least_spread: f32,
    /// Actions that would be tried less than so much, as a part of the best, are not tried at all. Does
    /// not hold where choices are drawn by lot.
    pub least_weight: f32,
    /// Choices that are played out by guess alone before a new position is judged, at least.
    pub playout: u32,
    /// Whether it pays to be unpredictable where several seats seal their choices at the same time. If
    /// not, each is searched as if the seat decided alone.
    pub bluff: bool,
    /// How many states a bot that looks no further imagines behind a view: one is enough where guesses
    /// make little of what is hidden.
    pub imagined: usize,
    /// A level does this part of its usual number of iterations: less than 1 where each plays on for
    /// long.
    pub pace: f32,
}

impl Tuning {
    /// For games that say nothing else.
    pub const USUAL: Self = Self {
        exploration: 5.0,
        temperature: 1.0,
        least_spread: 0.1,
        least_weight: 0.0,
        playout: 0,
        bluff: true,
        imagined: 8,
        pace: 1.0,
    };
}

/// What any position promises each seat, be the game over or not.
pub fn worth<G: Evaluate>(state: &G) -> PerSeat<f32> {
    match state.awaited() {
        Awaited::Nobody(standings) => state.reward(&standings),
        Awaited::Chance | Awaited::Seats { .. } => state.evaluate(),
    }
}

/// What the margin of victory counts beside the victory itself: enough for a bot to play on
/// sensibly when the game is decided, too little to risk the victory for.
const MARGIN: f32 = 0.04;
/// The margin that counts half of what an endless one would.
const HALF_MARGIN: f32 = 10.0;

/// What the end of a game brings each seat: its share of the victory, and a little for the margin.
#[must_use]
pub fn final_worth(standings: &Standings) -> PerSeat<f32> {
    let shares = standings.shares();
    let players = shares.players();
    PerSeat::from_fn(players, |seat| {
        let best_other = Seat::all(players)
            .filter(|&other| other != seat)
            .map(|other| standings.scores[other])
            .max();
        let margin = (standings.scores[seat] - best_other.unwrap_or(0)) as f32;
        let margin = 0.5 + 0.5 * margin / (margin.abs() + HALF_MARGIN);
        (1.0 - MARGIN) * shares[seat] + MARGIN * margin
    })
}

/// Who else seals a choice while `seat` does.
fn sealing_with<G: Game>(state: &G, seat: Seat) -> Seats {
    match state.awaited() {
        Awaited::Seats { must, .. } if must.contains(seat) => must.without(seat),
        _ => Seats::NONE,
    }
}

/// Goes on until there is something to judge: the others seal anything, the dice fall.
fn settle<G: Game>(state: &mut G, sealing: Seats, dice: &mut dyn Dice) {
    for seat in sealing.iter() {
        let mut actions = Vec::new();
        state.legal_actions(seat, &mut actions);
        let action = pick(&actions, dice).clone();
        state.play(seat, action).expect("listed actions play");
    }
    roll(state, dice);
}

/// Lets the dice fall until somebody decides or the game is over.
pub(crate) fn roll<G: Game>(state: &mut G, dice: &mut dyn Dice) {
    roll_until(state, dice, |_| false);
}

/// Lets the dice fall until somebody decides, the game is over or there is a reason to stop.
pub(crate) fn roll_until<G: Game>(state: &mut G, dice: &mut dyn Dice, stop: impl Fn(&G) -> bool) {
    while state.awaited() == Awaited::Chance && !stop(state) {
        let chance = state.sample_chance(dice);
        state.apply_chance(chance).expect("sampled results apply");
    }
}
