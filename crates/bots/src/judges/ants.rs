//! Ants n°4: whose best area is ahead, what of it can be covered, and who has a placement more.

mod survey;

use ants::components::TILES;
use ants::{Action, Ants, Color};
use engine::{Dice, Game, PerSeat, Seat};

use search::{Judge, Tuning};
use survey::{Holding, Survey};

/// Judges Ants n°4 by areas, what of them can be covered, and placements.
#[derive(Clone, Copy, Default, Debug)]
pub struct AntsJudge;

impl Judge<Ants> for AntsJudge {
    fn tuning(&self, _: &Ants) -> Tuning {
        Tuning {
            exploration: 24.0,
            temperature: 2.0,
            least_spread: 0.01,
            least_weight: 0.0,
            playout: 2,
            bluff: true,
            imagined: 1,
            pace: 1.0,
        }
    }

    fn value(&self, game: &Ants) -> PerSeat<f32> {
        let holdings = Survey::of(game.surface()).holdings();
        let beige = judge(&holdings, tiles_left(game), game.to_move());
        PerSeat::from_fn(2, |seat| for_seat(beige, seat))
    }

    fn prior(
        &self,
        game: &Ants,
        seat: Seat,
        actions: &[Action],
        _: &mut dyn Dice,
        out: &mut Vec<f32>,
    ) {
        let survey = Survey::of(game.surface());
        let left = tiles_left(game) - 1;
        out.extend(actions.iter().map(|&action| {
            let holdings = survey.holdings_after(action).unwrap_or_else(|| {
                let mut next = game.clone();
                next.play_listed(seat, action);
                Survey::of(next.surface()).holdings()
            });
            for_seat(judge(&holdings, left, game.to_move().other()), seat)
        }));
    }
}

fn for_seat(beige: f32, seat: Seat) -> f32 {
    if seat == Color::Beige.seat() {
        beige
    } else {
        1.0 - beige
    }
}

/// How many tiles are still to be placed.
fn tiles_left(state: &Ants) -> usize {
    let hands = Color::BOTH.map(|color| state.hand(color).len());
    state.stack() + hands[0] + hands[1]
}

/// What things count for when some tiles are left, as logarithm of the odds.
struct Stage {
    /// An ant more in the best area.
    best: f32,
    /// An ant more anywhere.
    all: f32,
    /// An ant of the best area that can be covered.
    exposed: f32,
}

const fn stage(best: f32, all: f32, exposed: f32) -> Stage {
    Stage { best, all, exposed }
}

/// By the number of tiles left; fitted to the results of 4,000 games between searching bots.
const STAGES: [Stage; TILES + 1] = [
    stage(2.00, 0.00, 0.00),
    stage(1.21, 0.02, 0.57),
    stage(0.91, 0.04, 0.65),
    stage(0.71, 0.04, 0.58),
    stage(0.61, 0.05, 0.47),
    stage(0.53, 0.05, 0.41),
    stage(0.46, 0.06, 0.39),
    stage(0.41, 0.07, 0.38),
    stage(0.38, 0.08, 0.36),
    stage(0.34, 0.09, 0.34),
    stage(0.31, 0.09, 0.32),
    stage(0.28, 0.10, 0.31),
    stage(0.25, 0.11, 0.30),
    stage(0.23, 0.12, 0.30),
    stage(0.21, 0.12, 0.28),
    stage(0.19, 0.13, 0.26),
    stage(0.18, 0.13, 0.24),
    stage(0.16, 0.12, 0.22),
    stage(0.15, 0.12, 0.21),
    stage(0.13, 0.11, 0.20),
    stage(0.10, 0.11, 0.19),
    stage(0.08, 0.10, 0.17),
    stage(0.06, 0.10, 0.14),
    stage(0.05, 0.10, 0.12),
    stage(0.05, 0.10, 0.10),
];

/// One placement more than the opponent is worth so many ants.
const PLACEMENT: f32 = 1.6;

/// What a position promises beige.
fn judge(holdings: &[Holding; 2], left: usize, to_move: Color) -> f32 {
    let stage = &STAGES[left];
    let lead = |of: fn(&Holding) -> u8| f32::from(of(&holdings[0])) - f32::from(of(&holdings[1]));
    let placements = match (left % 2, to_move) {
        (0, _) => 0.0,
        (_, Color::Beige) => PLACEMENT,
        (_, Color::Brown) => -PLACEMENT,
    };
    let odds = stage.best * (lead(|holding| holding.best) + placements)
        + stage.all * lead(|holding| holding.all)
        - stage.exposed * lead(|holding| holding.exposed);
    1.0 / (1.0 + (-odds).exp())
}
