//! Hidden Empires: how soon each colony can reach the target score.
//!
//! `sketch` is a colony in a few numbers and `forecast` its future; `grounds` spreads ants over the map and
//! `moves` breaks such a plan into small steps; `tasks` is about foraging and fighting, `judgement` about
//! who will win.

mod cards;
mod forecast;
mod grounds;
mod judgement;
mod moves;
mod sketch;
mod tasks;
mod weights;

use engine::{Dice, Game, PerSeat, Seat};
use hidden_empires::board::CastePlaces;
use hidden_empires::state::Chore;
use hidden_empires::{Action, HiddenEmpires, Phase, Place, Table};

use self::moves::Moves;
use self::sketch::{Sketch, Stage};
use self::tasks::Tasks;
use self::weights::{ASTRAY, FOOD, LEAD};
use search::{Judge, Tuning};

/// Judges Hidden Empires by how soon each colony can reach the target score.
#[derive(Clone, Copy, Default, Debug)]
pub struct HiddenEmpiresJudge;

impl Judge<HiddenEmpires> for HiddenEmpiresJudge {
    fn tuning(&self, _: &HiddenEmpires) -> Tuning {
        Tuning {
            exploration: 3.0,
            temperature: 0.5,
            least_spread: 0.01,
            least_weight: 0.05,
            // About a game turn: judged by how it goes, not only by how it begins.
            playout: 40,
            bluff: false,
            // Guesses look only at what lies open.
            imagined: 1,
            pace: 0.5,
        }
    }

    /// Only at the start of a game turn has everybody had the same.
    fn is_quiet(&self, game: &HiddenEmpires) -> bool {
        let table = game.table();
        let turn = &table.turn;
        let had_turn = |seat: Seat| {
            !table.waiting.contains(seat)
                && turn.player != Some(seat)
                && !table.colony(seat).is_out()
        };
        matches!(table.phase, Phase::DrawCard(_) | Phase::Redistribute(_))
            && turn.carried.is_none()
            && turn.taken == CastePlaces::default()
            && !Seat::all(table.players()).any(had_turn)
    }

    /// The card that begins a game turn says nothing about the one before.
    fn is_calm(&self, game: &HiddenEmpires) -> bool {
        matches!(game.table().phase, Phase::DrawCard(_)) && self.is_quiet(game)
    }

    fn value(&self, game: &HiddenEmpires) -> PerSeat<f32> {
        let turns = PerSeat::from_fn(game.players(), |seat| turns_left(game.table(), seat));
        if self.is_quiet(game) {
            return judgement::judge(game.table(), &turns);
        }
        PerSeat::from_fn(game.players(), |seat| promise(seat, &turns))
    }

    fn prior(
        &self,
        game: &HiddenEmpires,
        seat: Seat,
        actions: &[Action],
        _: &mut dyn Dice,
        out: &mut Vec<f32>,
    ) {
        let table = game.table();
        match (table.phase, table.colony(seat).nest) {
            (Phase::Redistribute(_), Some(nest)) => {
                let moves = Moves::of(table, seat, nest);
                let plans = moves.plans();
                let soonest = plans[0].turns;
                out.extend(actions.iter().map(|&action| {
                    let besides = match action {
                        Action::Play(..) => return aside(table, seat, action),
                        Action::Eliminate(_) => FOOD * cards::gain(table, seat, action),
                        _ => 0.0,
                    };
                    let worth = |plan: &moves::Plan| {
                        lead(plan.turns - soonest) - ASTRAY * moves.strays(action, plan)
                    };
                    besides + plans.iter().map(worth).fold(f32::NEG_INFINITY, f32::max)
                }));
            }
            (Phase::MoveOne(_), Some(nest)) => {
                let moves = Moves::of(table, seat, nest);
                let plans = moves.plans();
                out.extend(actions.iter().map(|&action| match action {
                    Action::Play(..) => aside(table, seat, action),
                    _ => EVEN - ASTRAY * moves.strays(action, &plans[0]),
                }));
            }
            (Phase::Tasks(_), _) => {
                let tasks = Tasks::of(table, seat);
                out.extend(actions.iter().map(|&action| match action {
                    Action::Play(..) => aside(table, seat, action),
                    _ => EVEN + FOOD * tasks.gain(action),
                }));
            }
            (Phase::Nest, _) => guess_chore(game, seat, actions, out),
            (Phase::Scatter(..) | Phase::StayOrReturn(_), _) => {
                let gain = |&action| EVEN + FOOD * tasks::fighting(table, seat, action);
                out.extend(actions.iter().map(gain));
            }
            _ => out.extend(actions.iter().map(|&action| aside(table, seat, action))),
        }
    }
}

/// What is promised if nothing is gained or lost, where only differences matter.
const EVEN: f32 = 0.5;

/// What an action beside the usual ones promises.
fn aside(table: &Table, seat: Seat, action: Action) -> f32 {
    EVEN + FOOD * cards::gain(table, seat, action)
}

/// Guesses in the nest phase: the future after each action.
fn guess_chore(game: &HiddenEmpires, seat: Seat, actions: &[Action], out: &mut Vec<f32>) {
    let table = game.table();
    if table.colony(seat).chore == Chore::Return {
        out.extend(actions.iter().map(|&action| match action {
            Action::House(Place::Map(_), _, ants) => 0.5 + 0.001 * f32::from(ants.min(50)),
            _ => 0.4,
        }));
        return;
    }
    let mut turns = PerSeat::from_fn(game.players(), |seat| turns_left(table, seat));
    let supply = grounds::supply(table, seat);
    let now = Sketch::of(table, seat);
    out.extend(actions.iter().map(|&action| {
        let mut passed = 0.0;
        let mut sketch = now;
        match action {
            Action::Fly => {
                sketch.fly();
                sketch.stage = Stage::Done;
            }
            Action::Stay => sketch.stage = Stage::Done,
            Action::Raise(large, medium) => sketch.raise(large.into(), medium.into()),
            Action::Lay(female, male) => sketch.lay_eggs([female, male].map(i32::from)),
            _ => {
                let mut next = game.clone();
                next.play_listed(seat, action);
                passed = f32::from(next.table().game_turn - table.game_turn);
                sketch = Sketch::of(next.table(), seat);
            }
        }
        turns[seat] = passed + forecast::outlook(&sketch, supply).turns;
        promise(seat, &turns)
    }));
}

/// Game turns until a colony reaches the target score.
fn turns_left(table: &Table, seat: Seat) -> f32 {
    forecast::outlook(&Sketch::of(table, seat), grounds::supply(table, seat)).turns
}

/// The chance of whoever is so many game turns behind an equal.
fn lead(behind: f32) -> f32 {
    1.0 / (1.0 + (behind / LEAD).exp())
}

/// What a position promises a seat if the colonies need so many game turns.
fn promise(seat: Seat, turns: &PerSeat<f32>) -> f32 {
    let own = turns[seat];
    // One against each of the others, as if by lot.
    let others = Seat::all(turns.players()).filter(|&other| other != seat);
    let rivals: f32 = others
        .map(|other| ((own - turns[other]) / LEAD).exp())
        .sum();
    1.0 / (1.0 + rivals)
}
