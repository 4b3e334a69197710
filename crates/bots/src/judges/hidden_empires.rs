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
#[cfg(not(target_arch = "wasm32"))]
pub mod things;
mod weights;

use std::sync::Arc;
#[cfg(not(target_arch = "wasm32"))]
use std::sync::LazyLock;

use engine::{Dice, Game, PerSeat, Seat};
use hidden_empires::board::CastePlaces;
use hidden_empires::state::Chore;
use hidden_empires::{Action, HiddenEmpires, Phase, Place, Table};

use self::moves::Moves;
use self::sketch::{Sketch, Stage};
use self::tasks::Tasks;
use self::weights::{ASTRAY, FOOD, LEAD};
#[cfg(not(target_arch = "wasm32"))]
use crate::net::{Net, NetError};
use search::{Judge, Tuning};

/// Judges Hidden Empires by how soon each colony can reach the target score, and by what else it has.
#[derive(Clone, Copy, Debug)]
pub struct HiddenEmpiresJudge(Judgement);

/// Who says who will win.
#[derive(Clone, Copy, Debug)]
enum Judgement {
    /// Networks, one for each variant.
    #[cfg(not(target_arch = "wasm32"))]
    Learned,
    /// A sum of what there is, fitted stage by stage.
    Classic,
    /// This network.
    #[cfg(not(target_arch = "wasm32"))]
    Given(&'static Net),
}

impl HiddenEmpiresJudge {
    /// The one that people meet: what was learned. The part of a browser that has this game has no room for it.
    #[cfg(not(target_arch = "wasm32"))]
    pub const USUAL: Self = Self(Judgement::Learned);
    /// The one that people meet: what was learned. The part of a browser that has this game has no room for it.
    #[cfg(target_arch = "wasm32")]
    pub const USUAL: Self = Self::CLASSIC;
    /// The one before: a reference to measure others against.
    pub const CLASSIC: Self = Self(Judgement::Classic);

    /// Trusts a network that is given [`things`] for each colony.
    ///
    /// # Errors
    /// If it wants other things.
    #[cfg(not(target_arch = "wasm32"))]
    pub fn trusting(net: &'static Net) -> Result<Self, NetError> {
        match net.inputs() {
            things::THINGS => Ok(Self(Judgement::Given(net))),
            _ => Err(NetError::Widths),
        }
    }

    /// What each colony has, at the start of a game turn.
    #[cfg(not(target_arch = "wasm32"))]
    #[must_use]
    pub fn things(&self, game: &HiddenEmpires) -> Option<Vec<[f32; things::THINGS]>> {
        self.is_quiet(game).then(|| {
            let turns = PerSeat::from_fn(game.players(), |seat| turns_left(game.table(), seat));
            let seats = Seat::all(game.players());
            seats
                .map(|seat| things::of(game.table(), seat, &turns))
                .collect()
        })
    }
}

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

    fn classic(&self) -> Option<Arc<dyn Judge<HiddenEmpires>>> {
        Some(Arc::new(Self::CLASSIC))
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
            return match self.0 {
                Judgement::Classic => judgement::judge(game.table(), &turns),
                #[cfg(not(target_arch = "wasm32"))]
                Judgement::Learned => {
                    learned_chances(game, &turns, learned(game.table().options.advanced))
                }
                #[cfg(not(target_arch = "wasm32"))]
                Judgement::Given(net) => learned_chances(game, &turns, net),
            };
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

/// What was learned of each variant; `crates/bots/training` tells how.
#[cfg(not(target_arch = "wasm32"))]
fn learned(advanced: bool) -> &'static Net {
    static BASIC: LazyLock<Net> = LazyLock::new(|| {
        Net::read(include_bytes!("hidden_empires/basic.net")).expect("a test reads it")
    });
    static ADVANCED: LazyLock<Net> = LazyLock::new(|| {
        Net::read(include_bytes!("hidden_empires/advanced.net")).expect("a test reads it")
    });
    if advanced { &ADVANCED } else { &BASIC }
}

/// Who wins how often, as a network sees it.
#[cfg(not(target_arch = "wasm32"))]
fn learned_chances(game: &HiddenEmpires, turns: &PerSeat<f32>, net: &Net) -> PerSeat<f32> {
    let strength = |seat| net.score(&things::of(game.table(), seat, turns));
    let strengths = PerSeat::from_fn(game.players(), strength);
    PerSeat::from_fn(strengths.players(), |seat| {
        let all: f32 = strengths
            .iter()
            .map(|other| (other - strengths[seat]).exp())
            .sum();
        1.0 / all
    })
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

#[cfg(test)]
mod tests {
    use engine::QuickDice;
    use search::play_out::{drawing, play_out};

    use super::*;

    /// What is learned fits what is counted, in every position where it is asked.
    #[test]
    fn what_was_learned_says_who_will_win() {
        for setup in ["basic players=2", "advanced players=4"] {
            let setup = HiddenEmpires::PROFILE.read_setup(setup).unwrap();
            let mut state = HiddenEmpires::new(&setup).unwrap();
            let mut luck = QuickDice::new(7);
            let mut choice = QuickDice::new(8);
            let mut asked = 0;
            let any = |state: &HiddenEmpires, seat| {
                let mut actions = Vec::new();
                state.legal_actions(seat, &mut actions);
                Some(actions[choice.below(actions.len() as u32) as usize])
            };
            play_out(&mut state, any, drawing(&mut luck), |state, _| {
                if HiddenEmpiresJudge::USUAL.things(state).is_some() {
                    let chances = HiddenEmpiresJudge::USUAL.value(state);
                    let sum: f32 = chances.iter().sum();
                    assert!((sum - 1.0).abs() < 1e-4, "{chances:?}");
                    asked += 1;
                }
            });
            assert!(asked > 0);
        }
    }

    #[test]
    fn a_net_for_something_else_is_refused() {
        let mut file = b"formicary-net 1\n1 1\n".to_vec();
        file.extend([0; 4 + 2 + 4]);
        let net = Box::leak(Box::new(Net::read(&file).unwrap()));
        assert_eq!(
            HiddenEmpiresJudge::trusting(net).unwrap_err(),
            NetError::Widths
        );
    }
}
