//! A judge is a value: two of them can meet in one program, and weights can be loaded.

use std::sync::Arc;

use engine::{Game, Observer, PerSeat, Seat};
use formicary_search::{AnyBot, Budget, Greedy, Impartial, Judge, Mcts, Tuning};
use yardsticks::{ConnectFour, Crumbs};

use super::{after, choice, game};
use crate::judges::Counter;

/// Wants a pile as high as possible in some columns of connect-four, by weights.
struct Columns {
    weights: Vec<f32>,
}

impl Columns {
    /// Seven weights, as a file has them.
    fn load(text: &str) -> Self {
        let weights = text.split_whitespace().map(str::parse);
        Self {
            weights: weights.collect::<Result<_, _>>().expect("numbers"),
        }
    }
}

impl Judge<ConnectFour> for Columns {
    fn value(&self, _: &ConnectFour) -> PerSeat<f32> {
        PerSeat::filled(2, 0.5)
    }

    fn prior(
        &self,
        _: &ConnectFour,
        _: Seat,
        actions: &[<ConnectFour as Game>::Action],
        _: &mut dyn engine::Dice,
        out: &mut Vec<f32>,
    ) {
        out.extend(actions.iter().map(|action| {
            let column = action.to_string().as_bytes()[0] - b'a';
            self.weights[usize::from(column)]
        }));
    }
}

#[test]
fn a_judge_with_other_weights_chooses_otherwise() {
    let state: ConnectFour = after(&ConnectFour::PROFILE.usual(), "");
    let loaded = ["1 0 0 0 0 0 0", "0 0 0 0 0 0 1"].map(Columns::load);
    let chosen = loaded.map(|judge| choice(&state, &mut Greedy::new(Arc::new(judge), 1)));
    assert_eq!(chosen, ["a", "g"]);
}

#[test]
fn a_judge_is_swapped_at_run_time() {
    let state: ConnectFour = after(&ConnectFour::PROFILE.usual(), "");
    let mut judge: Arc<dyn Judge<ConnectFour>> = Arc::new(Columns::load("0 1 0 0 0 0 0"));
    let before = choice(&state, &mut Greedy::new(Arc::clone(&judge), 1));
    judge = Arc::new(Columns::load("0 0 0 0 1 0 0"));
    let after = choice(&state, &mut Greedy::new(judge, 1));
    assert_eq!([before, after], ["b", "e"]);
}

/// Wants as few crumbs as possible.
struct Modest;

impl Judge<Crumbs> for Modest {
    fn value(&self, state: &Crumbs) -> PerSeat<f32> {
        let counted = Counter.value(state);
        PerSeat::from_fn(state.players(), |seat| 1.0 - counted[seat])
    }

    fn reward(&self, state: &Crumbs, standings: &engine::Standings) -> PerSeat<f32> {
        let counted = Counter.reward(state, standings);
        PerSeat::from_fn(state.players(), |seat| 1.0 - counted[seat])
    }
}

#[test]
fn two_judges_of_one_game_play_each_other() {
    let setup = Crumbs::PROFILE.setup("base", Some(2), []);
    let setup = setup.expect("the setup is valid");
    let judges: [Arc<dyn Judge<Crumbs>>; 2] = [Arc::new(Counter), Arc::new(Modest)];
    let mut won = 0.0;
    let games = 100;
    for number in 0..games {
        let first = number % 2;
        let mut bots: Vec<AnyBot<Crumbs>> = (0..2)
            .map(|seat| {
                let judge = Arc::clone(&judges[(seat + first) % 2]);
                Box::new(Mcts::new(judge, Budget::Iterations(100), 7)) as AnyBot<Crumbs>
            })
            .collect();
        won += game(&setup, &mut bots, number as u64).shares()[Seat::new(first)];
    }
    assert!(
        won > 0.65 * games as f32,
        "the other won {} of {games}",
        games as f32 - won
    );
}

/// Thinks longer in the solo game than at a table.
struct Patient;

impl Judge<Crumbs> for Patient {
    fn value(&self, state: &Crumbs) -> PerSeat<f32> {
        Impartial.value(state)
    }

    fn tuning(&self, state: &Crumbs) -> Tuning {
        let pace = if state.players() == 1 { 2.0 } else { 0.5 };
        Tuning {
            pace,
            ..Tuning::USUAL
        }
    }
}

#[test]
fn the_tuning_may_depend_on_the_variant() {
    let iterations = |variant| {
        let setup = Crumbs::PROFILE.setup(variant, None, []);
        let mut state = Crumbs::new(&setup.expect("the setup is valid")).expect("it can be played");
        formicary_search::play_out::roll(&mut state, &mut engine::QuickDice::new(1));
        let seat = Seat::new(0);
        let mut bot = Mcts::new(Arc::new(Patient), Budget::Paced(40), 1);
        bot.think(&state.view(Observer::Seat(seat)), seat)
            .iterations
    };
    assert_eq!((iterations("base"), iterations("solo")), (20, 80));
}
