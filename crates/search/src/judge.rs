//! What a position promises each seat, and what looks worth trying: the one thing a bot must be told
//! about a game.
//!
//! A judge is a value. Search holds it behind an [`Arc`] and asks it; whether somebody wrote it by hand
//! or it was learned, whether its weights were loaded a moment ago, is not search's business, and two
//! judges of one game can meet in one program.

use std::sync::Arc;

use engine::chance::pick;
use engine::{Awaited, Dice, Game, PerSeat, QuickDice, Seat, Seats, Standings};

use crate::play_out::roll;
use crate::tuning::Tuning;

/// Somebody who judges positions of one game. Only [`value`](Self::value) must be told; a judge can also
/// guess faster than by trying each action out, and set the tree search to its liking.
pub trait Judge<G: Game>: Send + Sync {
    /// What the position promises each seat, from 0 (lost) to 1 (won). Asked only before the end:
    /// see [`worth`].
    fn value(&self, state: &G) -> PerSeat<f32>;

    /// What the end of the game brings each seat, on the same scale: see [`final_worth`].
    fn reward(&self, state: &G, standings: &Standings) -> PerSeat<f32> {
        let _ = state;
        final_worth(standings)
    }

    /// Whether [`value`](Self::value) is worth asking here. If not, a search first plays on by guess
    /// until it is: in the middle of a round, for instance, where one seat has already had what another
    /// is still to get.
    fn is_quiet(&self, state: &G) -> bool {
        let _ = state;
        true
    }

    /// Whether a position that waits for dice is better judged before they fall: they would only blur
    /// what the choices before have brought.
    fn is_calm(&self, state: &G) -> bool {
        let _ = state;
        false
    }

    /// Appends a first guess at what each of `actions`, which are listed in this state, promises `seat`,
    /// on the scale of [`value`](Self::value). Unless a judge knows better, each one is tried out.
    fn prior(
        &self,
        state: &G,
        seat: Seat,
        actions: &[G::Action],
        dice: &mut dyn Dice,
        out: &mut Vec<f32>,
    ) {
        try_out(self, state, seat, actions, dice, out);
    }

    /// How the tree search is set where it starts from this state: variants may differ.
    fn tuning(&self, state: &G) -> Tuning {
        let _ = state;
        Tuning::USUAL
    }

    /// The judge of the first version, for bots that others are measured against; nothing if it is this one.
    fn classic(&self) -> Option<Arc<dyn Judge<G>>> {
        None
    }
}

impl<G: Game, J: Judge<G> + ?Sized> Judge<G> for Arc<J> {
    fn value(&self, state: &G) -> PerSeat<f32> {
        (**self).value(state)
    }

    fn reward(&self, state: &G, standings: &Standings) -> PerSeat<f32> {
        (**self).reward(state, standings)
    }

    fn is_quiet(&self, state: &G) -> bool {
        (**self).is_quiet(state)
    }

    fn is_calm(&self, state: &G) -> bool {
        (**self).is_calm(state)
    }

    fn prior(
        &self,
        state: &G,
        seat: Seat,
        actions: &[G::Action],
        dice: &mut dyn Dice,
        out: &mut Vec<f32>,
    ) {
        (**self).prior(state, seat, actions, dice, out);
    }

    fn tuning(&self, state: &G) -> Tuning {
        (**self).tuning(state)
    }

    fn classic(&self) -> Option<Arc<dyn Judge<G>>> {
        (**self).classic()
    }
}

/// Knows nothing of a game but its rules. Every action looks alike, so who takes what looks best takes
/// anything; who thinks ahead plays every game out at random.
#[derive(Clone, Copy, Default, Debug)]
pub struct Impartial;

impl<G: Game> Judge<G> for Impartial {
    fn value(&self, state: &G) -> PerSeat<f32> {
        let players = state.players();
        PerSeat::filled(players, 1.0 / players as f32)
    }

    fn is_quiet(&self, _: &G) -> bool {
        false
    }

    fn prior(
        &self,
        state: &G,
        _: Seat,
        actions: &[G::Action],
        _: &mut dyn Dice,
        out: &mut Vec<f32>,
    ) {
        let even = 1.0 / state.players() as f32;
        out.extend(actions.iter().map(|_| even));
    }

    fn tuning(&self, _: &G) -> Tuning {
        Tuning {
            imagined: 1,
            ..Tuning::USUAL
        }
    }
}

/// What any position promises each seat, be the game over or not.
pub fn worth<G: Game>(judge: &(impl Judge<G> + ?Sized), state: &G) -> PerSeat<f32> {
    match state.awaited() {
        Awaited::Nobody(standings) => judge.reward(state, &standings),
        Awaited::Chance | Awaited::Seats { .. } => judge.value(state),
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

/// How often an action is tried out whose result depends on dice or on what others seal.
const TRIALS: u32 = 4;

/// Appends what each action seems to promise when it is done.
fn try_out<G: Game>(
    judge: &(impl Judge<G> + ?Sized),
    state: &G,
    seat: Seat,
    actions: &[G::Action],
    dice: &mut dyn Dice,
    out: &mut Vec<f32>,
) {
    // The same luck for all, so that they are compared and not the dice.
    let luck = u64::from(dice.word());
    let sealing = sealing_with(state, seat);
    out.extend(actions.iter().map(|action| {
        let mut next = state.clone();
        next.play_listed(seat, action.clone());
        if sealing.is_empty() && next.awaited() != Awaited::Chance {
            return worth(judge, &next)[seat];
        }
        let mut dice = QuickDice::new(luck);
        let total: f32 = (0..TRIALS)
            .map(|_| {
                let mut settled = next.clone();
                settle(&mut settled, sealing, &mut dice);
                worth(judge, &settled)[seat]
            })
            .sum();
        total / TRIALS as f32
    }));
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
    let mut actions = Vec::new();
    for seat in sealing.iter() {
        actions.clear();
        state.legal_actions(seat, &mut actions);
        let action = pick(&actions, dice).clone();
        state.play_listed(seat, action);
    }
    roll(state, dice);
}
