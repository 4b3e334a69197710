//! Fourmidable: what each colony is worth in points, and what its next action could bring.
//!
//! `wants` says what a resource is worth to a colony, `fields` how much the places of forest and nest
//! promise an ant, `cards` what special cards are good for.

mod cards;
mod fields;
mod rivals;
mod wants;
mod weights;

use engine::{Dice, Game, PerSeat, Seat, Standings};
use fourmidable::cards::{Effect, Objective, Special};
use fourmidable::components::{Caste, Predator, STEPS};
use fourmidable::state::Place;
use fourmidable::{Action, Fourmidable, Hex, Phase, Table, Target};

use self::fields::{Fields, STEP};
use self::rivals::Rival;
use self::wants::{objectives_left, rounds_left};
use self::weights::WEIGHTS;
use search::{Judge, Tuning, final_worth, must_act};

/// Whether games are played to the end by guess before they are judged: once the leader needs one more
/// objective where objectives lie open for all.
fn is_played_out(table: &Table) -> bool {
    table.options.is_experienced() && !table.options.is_solo() && objectives_left(table) <= 1
}

/// Whether no ant has moved in this round.
fn is_fresh(table: &Table) -> bool {
    let mut ants = table.colonies.iter().flat_map(|colony| &colony.ants);
    ants.all(|ant| !ant.moved)
}

/// Whether an action is under way.
const fn is_amid(table: &Table) -> bool {
    matches!(
        table.phase,
        Phase::Walk(..)
            | Phase::Hole(..)
            | Phase::Library(..)
            | Phase::Keep(..)
            | Phase::Under(..)
            | Phase::Feed(..)
    )
}

/// Whether something is as good before the action or right after it, where it is compared with its like.
const fn can_wait(action: Action) -> bool {
    match action {
        Action::Hunt(..) | Action::Fly(_) => true,
        Action::Play(card, _) => matches!(
            card.effect(),
            Effect::Move(_) | Effect::Erase | Effect::Place | Effect::Draw(_)
        ),
        _ => false,
    }
}

/// Worse than whatever goes on with an action.
const LATER: f32 = -30.0;

/// Judges Fourmidable by the points that each colony is worth.
#[derive(Clone, Copy, Default, Debug)]
pub struct FourmidableJudge;

impl Judge<Fourmidable> for FourmidableJudge {
    fn tuning(&self, _: &Fourmidable) -> Tuning {
        Tuning {
            exploration: 3.0,
            temperature: 0.5,
            least_spread: 0.003,
            least_weight: 0.0,
            playout: 0,
            bluff: false,
            imagined: 1,
            pace: 1.0,
        }
    }

    /// Between two actions, unless the game is played out: judgement is poor at which resources will
    /// still become objectives. Alone, between two rounds: the predators answer every harvest.
    fn is_quiet(&self, game: &Fourmidable) -> bool {
        let table = game.table();
        matches!(table.phase, Phase::Turn(_))
            && !is_played_out(table)
            && (!table.options.is_solo() || is_fresh(table))
    }

    fn value(&self, game: &Fourmidable) -> PerSeat<f32> {
        let table = game.table();
        if table.options.is_solo() {
            let worth = worth_of(game, Seat::new(0));
            return PerSeat::filled(1, rated(weights::in_the_end(table.round, worth)));
        }
        let points = PerSeat::from_fn(game.players(), |seat| worth_of(game, seat));
        PerSeat::from_fn(game.players(), |seat| promise(game, seat, &points))
    }

    /// Alone, every point counts, not only the first rating.
    fn reward(&self, game: &Fourmidable, standings: &Standings) -> PerSeat<f32> {
        if game.table().options.is_solo() {
            PerSeat::filled(1, rated(standings.scores[Seat::new(0)] as f32))
        } else {
            final_worth(standings)
        }
    }

    fn prior(
        &self,
        game: &Fourmidable,
        seat: Seat,
        actions: &[Action],
        _: &mut dyn Dice,
        out: &mut Vec<f32>,
    ) {
        let table = game.table();
        // Whoever may let others go on compares guesses with what the position promises.
        let interrupts = !must_act(game, seat);
        let mut points = PerSeat::from_fn(game.players(), |seat| {
            if interrupts {
                worth_of(game, seat)
            } else {
                glance(table, seat)
            }
        });
        let now = points[seat];
        let guess = Guess::new(game, seat, actions);
        out.extend(actions.iter().map(|&action| {
            points[seat] = now + guess.gain(action);
            promise(game, seat, &points)
        }));
    }
}

/// What a position promises a seat if the colonies are worth so many points.
fn promise(game: &Fourmidable, seat: Seat, points: &PerSeat<f32>) -> f32 {
    let left = rounds_left(game);
    let own = points[seat];
    if game.table().options.is_solo() {
        // Only differences matter.
        return 1.0 / (1.0 + ((100.0 - own) / (15.0 + 2.0 * left)).exp());
    }
    let scale = 4.0 + 2.0 * left;
    // One against each of the others, as if by lot.
    let others = Seat::all(points.players()).filter(|&other| other != seat);
    let rivals: f32 = others
        .map(|other| ((points[other] - own) / scale).exp())
        .sum();
    1.0 / (1.0 + rivals)
}

/// What so many points in the end are worth to a colony on its own.
fn rated(points: f32) -> f32 {
    1.0 / (1.0 + ((110.0 - points) / 10.0).exp())
}

/// What a colony would have if the game ended now.
fn score_so_far(table: &Table, seat: Seat) -> f32 {
    let colony = table.colony(seat);
    let holes = if table.options.is_apprentice() {
        f32::from(colony.hole_count())
    } else {
        0.0
    };
    f32::from(colony.score)
        + colony.pheromones.len() as f32
        + holes
        + 0.8 * f32::from(table.bonus_points(seat))
}

/// A quick glance at a colony, for guesses: its score, and something for each resource.
fn glance(table: &Table, seat: Seat) -> f32 {
    score_so_far(table, seat) + 3.0 * f32::from(table.colony(seat).unused())
}

/// What a colony is worth in the end, compared with the others.
fn worth_of(game: &Fourmidable, seat: Seat) -> f32 {
    let table = game.table();
    let colony = table.colony(seat);
    let fields = Fields::new(game, seat);
    let forecast = if table.options.is_experienced() {
        weights::OPEN_OBJECTIVES
    } else {
        weights::HELD_OBJECTIVES
    };
    let ants: f32 = colony
        .ants
        .iter()
        .map(|ant| {
            if ant.moved {
                forecast.moved * fields.promise(ant.caste, ant.at)
            } else {
                let steps = STEPS + u8::from(table.weather == Some(ant.caste));
                let best = fields.best(ant.caste, ant.at, steps, false);
                forecast.unmoved * best + forecast.waiting
            }
        })
        .sum();
    let birth = if colony.birth_done {
        0.0
    } else {
        forecast.birth
    };
    score_so_far(table, seat)
        + forecast.store * fields.wants.worth
        + forecast.completed * colony.completed.len() as f32
        + forecast.card * game.specials_of(seat).len() as f32
        + ants
        + birth
}

/// What actions bring, guessed from one state.
struct Guess<'a> {
    game: &'a Fourmidable,
    table: &'a Table,
    seat: Seat,
    fields: Fields<'a>,
    /// Everybody, once a predator may move.
    rivals: Vec<Rival>,
    /// What the best of the objectives drawn would add.
    kept: f32,
}

impl<'a> Guess<'a> {
    fn new(game: &'a Fourmidable, seat: Seat, actions: &[Action]) -> Self {
        let table = game.table();
        let hunts = |action: &Action| {
            matches!(
                action,
                Action::Predator(..)
                    | Action::Hunt(..)
                    | Action::Feed(_)
                    | Action::Play(_, Target::Hex(_) | Target::Cell(..))
            )
        };
        let weighed = |action: &&Action| !(is_amid(table) && can_wait(**action));
        let rivals = if actions.iter().filter(weighed).any(hunts) {
            Seat::all(table.players())
                .map(|seat| Rival::new(game, seat))
                .collect()
        } else {
            Vec::new()
        };
        let mut guess = Self {
            game,
            table,
            seat,
            fields: Fields::new(game, seat),
            rivals,
            kept: 0.0,
        };
        let kept = actions.iter().map(|action| match *action {
            Action::Keep(card) => guess.kept(card),
            _ => 0.0,
        });
        guess.kept = kept.fold(0.0, f32::max);
        guess
    }

    fn gain(&self, action: Action) -> f32 {
        let (table, seat, fields) = (self.table, self.seat, &self.fields);
        let colony = table.colony(seat);
        if is_amid(table) && can_wait(action) {
            return LATER;
        }
        match action {
            // Workers have won as often with one as with another.
            Action::Species(_) => 0.0,
            Action::Take(card) => cards::draft(table, card),
            Action::Ants(ants) => {
                cards::first_ants(table, ants, self.game.objectives_of(seat).by_caste())
            }
            Action::Ant(caste) => cards::next_ant(table, seat, caste),
            Action::Split(split) => cards::split(split),
            Action::Weather(weather) => weather.favours().map_or(0.0, |caste| {
                f32::from(colony.born(caste)) + 0.1 * f32::from(colony.unborn[caste as usize])
            }),
            Action::Birth(caste) => WEIGHTS.birth + self.newborn(caste),
            Action::Walk(caste, from) => {
                let steps = STEPS + u8::from(table.weather == Some(caste));
                let best = fields.best(caste, from, steps, false);
                best - fields.promise(caste, from)
            }
            Action::Step(to) => {
                let Phase::Walk(_, walk) = table.phase else {
                    return 0.0;
                };
                // Whatever lies beyond was nearer before.
                if walk.came_from == Some(to) {
                    return LATER;
                }
                let caste = colony.ants[usize::from(walk.ant)].caste;
                fields.crossing(to) + fields.onward(caste, to, walk.steps - 1, walk.cross) - STEP
            }
            Action::Skip(_) => 0.0,
            Action::Stop => {
                let Phase::Walk(_, walk) = table.phase else {
                    return 0.0;
                };
                let ant = colony.ants[usize::from(walk.ant)];
                fields.arrival(ant.caste, ant.at)
            }
            Action::Hole(hex) => self.hole(hex),
            Action::Study | Action::Peek => 1.0,
            Action::Keep(card) => self.kept(card),
            Action::Under(_) | Action::Done => 0.0,
            Action::Complete(card) | Action::Reveal(card) => fields.completes(card),
            Action::Predator(predator, target) => self.predator(predator, target) + 0.1,
            Action::Hunt(predator, target) => self.predator(predator, target),
            Action::Feed(target) => -self.loss(self.seat, target),
            Action::Play(card, target) => self.special(card, target) - WEIGHTS.card,
            Action::Fly(hex) => 1.0 + self.flight(hex),
        }
    }

    /// A further ant of this caste.
    fn newborn(&self, caste: Caste) -> f32 {
        let promise = self
            .fields
            .promise(caste, Place::Cell(fourmidable::Cell::QUEEN));
        let crowd = f32::from(self.table.colony(self.seat).born(caste));
        WEIGHTS.newborn * promise * rounds_left(self.game).min(4.0) - WEIGHTS.crowd * crowd
    }

    /// Nearer to what is wanted.
    fn hole(&self, hex: Hex) -> f32 {
        let castes = [Caste::Hunter, Caste::Farmer];
        let around = |caste| {
            let hexes = hex.neighbours().iter();
            hexes
                .map(|hex| self.fields.promise(caste, Place::Hex(hex)))
                .fold(0.0, f32::max)
        };
        let ground = if self.table.empty.contains(hex) {
            0.5
        } else {
            0.0
        };
        castes.into_iter().map(around).sum::<f32>() + ground
    }

    /// What an objective would add to a hand.
    fn kept(&self, card: Objective) -> f32 {
        self.fields
            .wants
            .with(card, &self.table.colony(self.seat).store)
    }

    fn flight(&self, hex: Hex) -> f32 {
        let near = self
            .table
            .colony(self.seat)
            .pheromones
            .meets(hex.neighbours());
        if near { 0.1 } else { 0.0 }
    }

    /// What a seat loses if a predator comes here.
    fn loss(&self, seat: Seat, target: Target) -> f32 {
        match rivals::food(self.table, target) {
            Some(food) => self.rivals[seat.index()].loses(self.table, food, target),
            None => 0.0,
        }
    }

    /// What others lose, and oneself does not, if a predator comes here.
    fn predator(&self, predator: Predator, target: Target) -> f32 {
        if rivals::food(self.table, target).is_none_or(|food| food.caste() != predator.caste()) {
            return 0.0;
        }
        let others = Seat::all(self.table.players()).filter(|&seat| seat != self.seat);
        let lost: f32 = others.map(|seat| self.loss(seat, target)).sum();
        let rivals = (self.table.players() - 1).max(1) as f32;
        WEIGHTS.spite * lost / rivals - self.loss(self.seat, target)
    }

    /// What a special card brings now.
    fn special(&self, card: Special, target: Target) -> f32 {
        let colony = self.table.colony(self.seat);
        match (card.effect(), target) {
            (Effect::Harvest(_) | Effect::Hole, _) => 2.0,
            (Effect::Draw(_), Target::Objective(objective)) => {
                // The way to the library is saved, too.
                self.fields.completes(objective) + 1.0
            }
            (Effect::Draw(_), _) => WEIGHTS.study * 0.7,
            (Effect::Steps(_), _) => {
                let Phase::Walk(_, walk) = self.table.phase else {
                    return 0.0;
                };
                let ant = colony.ants[usize::from(walk.ant)];
                let best = |more| {
                    let steps = walk.steps + more;
                    self.fields.best(ant.caste, ant.at, steps, walk.cross)
                };
                // On the scale of the steps that it is compared with.
                if best(2) - best(0) > 1.0 {
                    best(2)
                } else {
                    0.0
                }
            }
            (Effect::Cross, _) => {
                let Phase::Walk(_, walk) = self.table.phase else {
                    return 0.0;
                };
                let ant = colony.ants[usize::from(walk.ant)];
                let best = |cross| self.fields.best(ant.caste, ant.at, walk.steps, cross);
                if best(true) - best(walk.cross) > 1.0 {
                    best(true)
                } else {
                    0.0
                }
            }
            // It has no other use.
            (Effect::Look(_), _) => self.kept + 0.6,
            (Effect::Move(predator), target) => self.predator(predator, target),
            (Effect::Birth(_), Target::Caste(caste)) => WEIGHTS.birth + self.newborn(caste),
            (Effect::Birth(Some(caste)), _) => WEIGHTS.birth + self.newborn(caste),
            (Effect::Erase, Target::Hex(hex)) => {
                if colony.pheromones.contains(hex) {
                    -1.0
                } else {
                    0.6
                }
            }
            (Effect::Place, Target::Hex(hex)) => 0.9 + self.flight(hex),
            (Effect::DigFurther, _) => 0.1,
            _ => 0.0,
        }
    }
}
