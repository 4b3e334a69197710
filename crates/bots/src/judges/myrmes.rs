//! Myrmes: what each colony is worth in points, and what its next plan or sortie could bring.
//!
//! `worth` adds up what a colony has; `plans` guesses at events and births; `reach` finds the best
//! that a worker in the garden can do.

mod forecast;
mod plans;
mod reach;
mod things;
mod weights;
mod worth;

use engine::{Dice, Game, Observer, PerSeat, Seat};
use myrmes::{Action, Myrmes, Phase};

use self::reach::Reach;
use self::things::Thing;
use self::worth::Prospects;
use search::{Judge, Tuning};

/// Judges Myrmes by the points that each colony is worth.
#[derive(Clone, Copy, Default, Debug)]
pub struct MyrmesJudge;

impl Judge<Myrmes> for MyrmesJudge {
    fn tuning(&self, _: &Myrmes) -> Tuning {
        Tuning {
            exploration: 3.0,
            temperature: 0.5,
            least_spread: 0.003,
            least_weight: 0.0,
            playout: 0,
            bluff: false,
            imagined: 8,
            pace: 0.2,
        }
    }

    /// Only at the start of a season has everybody had the same.
    fn is_quiet(&self, game: &Myrmes) -> bool {
        game.is_season_start()
    }

    fn value(&self, game: &Myrmes) -> PerSeat<f32> {
        let quiet = self.is_quiet(game);
        let points = PerSeat::from_fn(game.players(), |seat| {
            if quiet {
                forecast::forecast(game.table(), seat)
            } else {
                worth_of(game, seat)
            }
        });
        PerSeat::from_fn(game.players(), |seat| promise(game, seat, &points))
    }

    fn prior(
        &self,
        game: &Myrmes,
        seat: Seat,
        actions: &[Action],
        _: &mut dyn Dice,
        out: &mut Vec<f32>,
    ) {
        let mut points = PerSeat::from_fn(game.players(), |seat| worth_of(game, seat));
        let now = points[seat];
        let mut guess = Guess::new(game, seat, now);
        out.extend(actions.iter().map(|&action| {
            let (after, gain) = guess.gain(action);
            points[seat] = now + gain;
            promise(after.as_ref().unwrap_or(game), seat, &points)
        }));
    }
}

/// How far apart two colonies are for the odds of one to be e (2.7) to 1: less towards the end.
fn yardstick(game: &Myrmes) -> f32 {
    let table = game.table();
    let left = f32::from(table.options.years * 3 - table.turn().min(table.options.years * 3));
    4.0 + 1.2 * left
}

/// What a position promises a seat if the colonies are worth so many points.
fn promise(game: &Myrmes, seat: Seat, points: &PerSeat<f32>) -> f32 {
    let table = game.table();
    if table.options.solo {
        return worth::survival(table, points[seat]);
    }
    let own = points[seat];
    let scale = yardstick(game);
    // One against each of the others, as if by lot.
    let others = Seat::all(points.players()).filter(|&other| other != seat);
    let rivals: f32 = others
        .map(|other| ((points[other] - own) / scale).exp())
        .sum();
    1.0 / (1.0 + rivals)
}

/// What a colony is worth, with what its worker in the garden can still do.
fn worth_of(game: &Myrmes, seat: Seat) -> f32 {
    let table = game.table();
    let worth = worth::worth(table, seat);
    match table.phase {
        Phase::Sortie(actor, sortie) if actor == seat => {
            let mut reach = Reach::new(table, seat);
            worth + reach.best(&sortie)
        }
        _ => worth,
    }
}

/// What actions bring, guessed from one state.
struct Guess<'a> {
    game: &'a Myrmes,
    seat: Seat,
    now: f32,
    plans: Option<plans::Plans<'a>>,
    reach: Option<Reach<'a>>,
}

impl<'a> Guess<'a> {
    const fn new(game: &'a Myrmes, seat: Seat, now: f32) -> Self {
        Self {
            game,
            seat,
            now,
            plans: None,
            reach: None,
        }
    }

    /// What an action brings, and the state after it if it was tried out.
    fn gain(&mut self, action: Action) -> (Option<Myrmes>, f32) {
        let (game, seat) = (self.game, self.seat);
        let table = game.table();
        let gain = match (action, table.phase) {
            (Action::Event(event), _) => self.plans().event(event),
            (Action::Births(births), _) => self.plans().births(births),
            (Action::Leave(exit), _) => {
                self.reach().through(exit) - Prospects::of(table).worth(Thing::Worker)
            }
            (Action::Step(to), Phase::Sortie(_, sortie)) => {
                self.reach().step(&sortie, to) - self.reach().best(&sortie)
            }
            (Action::Pheromone(at), Phase::Sortie(_, sortie)) => {
                self.reach().lay(at) - self.reach().best(&sortie)
            }
            (Action::Build(special, _), Phase::Sortie(_, sortie)) => {
                self.reach().special(special) - self.reach().best(&sortie)
            }
            (Action::Stop, Phase::Sortie(_, sortie)) => -self.reach().best(&sortie),
            _ => {
                let mut next = game.clone();
                next.play_listed(seat, action);
                let gain = worth_of(&next, seat) - self.now;
                return (Some(next), gain);
            }
        };
        (None, gain)
    }

    fn reach(&mut self) -> &mut Reach<'a> {
        let (table, seat) = (self.game.table(), self.seat);
        self.reach.get_or_insert_with(|| Reach::new(table, seat))
    }

    fn plans(&mut self) -> &plans::Plans<'a> {
        let (game, seat) = (self.game, self.seat);
        self.plans.get_or_insert_with(|| {
            let table = game.table();
            let plan = game.view(Observer::Seat(seat)).plan;
            let event = plan.event.unwrap_or_else(|| table.rolled());
            plans::Plans::new(table, seat, event)
        })
    }
}
