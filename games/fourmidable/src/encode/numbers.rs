//! A number for every action of a setup. Nests are counted from one's own.

use engine::Seat;
use engine::encode::{Numbering, distance};

use crate::action::{Action, Target};
use crate::board::Hex;
use crate::cards::{Effect, Objective, Special};
use crate::components::{ANTS, CHILD_OBJECTIVES, Caste, Predator, Species, Weather};
use crate::nest::Cell;
use crate::setup::{Level, Options};
use crate::state::Place;

pub(super) fn all(options: Options, hexes: &[Hex], objectives: &[Objective]) -> Numbering<Action> {
    let mut numbers = Numbering::default();
    let targets = Targets {
        options,
        hexes,
        objectives,
    };
    let castes = || Caste::ALL.iter().copied();
    let places = || {
        let cells = Cell::all().map(Place::Cell);
        hexes.iter().copied().map(Place::Hex).chain(cells)
    };
    let cards = || objectives.iter().copied();
    match options.level {
        Level::Child => numbers.add("split", splits(CHILD_OBJECTIVES, 7).map(Action::Split)),
        Level::Apprentice => numbers.add("weather", weathers()),
        Level::Intermediate | Level::Experienced | Level::Solo => {
            numbers.add("species", Species::ALL.iter().copied().map(Action::Species));
            numbers.add("take", Special::all().map(Action::Take));
            numbers.add("weather", weathers())
        }
    };
    if options.is_experienced() {
        numbers.add("ant", castes().map(Action::Ant));
        numbers.add("complete", cards().map(Action::Complete));
    } else {
        let ants = splits(options.first_ants(), ANTS);
        numbers.add("ants", ants.map(Action::Ants));
        numbers.add("reveal", cards().map(Action::Reveal));
        numbers.add("keep", cards().map(Action::Keep));
        numbers.add("under", cards().map(Action::Under));
    }
    let simple = [Action::Stop, Action::Done, Action::Study, Action::Peek];
    numbers.add("simple", simple);
    numbers.add(
        "walk",
        castes().flat_map(|caste| places().map(move |place| Action::Walk(caste, place))),
    );
    numbers.add("step", places().map(Action::Step));
    if options.is_apprentice() {
        numbers.add("birth", castes().map(Action::Birth));
        numbers.add("hole", hexes.iter().copied().map(Action::Hole));
        numbers.add("predator", targets.of_predators(Action::Predator));
    }
    if options.is_intermediate() {
        numbers.add("hunt", targets.of_predators(Action::Hunt));
        numbers.add("skip", Cell::all().map(Action::Skip));
        numbers.add("fly", hexes.iter().copied().map(Action::Fly));
        let plays = Special::all().flat_map(|card| {
            let targets = targets.of_card(card).into_iter();
            targets.map(move |target| Action::Play(card, target))
        });
        numbers.add("play", plays);
    }
    if options.is_solo() {
        let mut meals = targets.of_predator(Predator::Spider);
        meals.extend(targets.of_predator(Predator::Worm));
        numbers.add("feed", meals.into_iter().map(Action::Feed));
    }
    numbers
}

fn weathers() -> impl Iterator<Item = Action> {
    Weather::ALL.iter().copied().map(Action::Weather)
}

/// Three numbers of which none is greater than `most` and that add up to `sum`.
fn splits(sum: u8, most: u8) -> impl Iterator<Item = [u8; 3]> {
    let all =
        (0..=sum).flat_map(move |one| (0..=sum - one).map(move |two| [one, two, sum - one - two]));
    all.filter(move |split| split.iter().all(|&part| part <= most))
}

/// Where cards and predators can be aimed at.
struct Targets<'a> {
    options: Options,
    hexes: &'a [Hex],
    objectives: &'a [Objective],
}

impl Targets<'_> {
    fn hexes(&self) -> Vec<Target> {
        self.hexes.iter().copied().map(Target::Hex).collect()
    }

    fn of_predator(&self, predator: Predator) -> Vec<Target> {
        if predator != Predator::Worm {
            return self.hexes();
        }
        let nests = Seat::all(self.options.players.into());
        nests
            .flat_map(|nest| Cell::all().map(move |cell| Target::Cell(nest, cell)))
            .collect()
    }

    fn of_predators(&self, action: fn(Predator, Target) -> Action) -> Vec<Action> {
        let predators = Predator::ALL.iter().copied();
        predators
            .flat_map(|predator| {
                let targets = self.of_predator(predator).into_iter();
                targets.map(move |target| action(predator, target))
            })
            .collect()
    }

    fn of_card(&self, card: Special) -> Vec<Target> {
        match card.effect() {
            // They are shown at the end.
            Effect::Five(_) | Effect::TwoOfEach | Effect::FourHoles | Effect::AllPheromones => {
                Vec::new()
            }
            Effect::Move(predator) => self.of_predator(predator),
            Effect::Place | Effect::Erase => self.hexes(),
            Effect::Birth(None) => Caste::ALL.iter().copied().map(Target::Caste).collect(),
            Effect::Draw(caste) if self.options.is_experienced() => {
                let cards = self.objectives.iter().copied();
                cards
                    .filter(|card| card.caste() == caste)
                    .map(Target::Objective)
                    .collect()
            }
            _ => vec![Target::None],
        }
    }
}

/// The action with nests counted from a seat's own; none if it names a seat that nobody has.
pub(super) fn from_own(action: Action, seat: Seat, players: usize) -> Option<Action> {
    retarget(action, |nest| {
        (nest.index() < players).then(|| Seat::new(distance(seat, nest, players)))
    })
}

/// The other way round.
pub(super) fn from_first(action: Action, seat: Seat, players: usize) -> Action {
    let nest_of = |step: Seat| Some(Seat::new((seat.index() + step.index()) % players));
    retarget(action, nest_of).expect("every seat has a nest")
}

fn retarget(action: Action, nest_of: impl Fn(Seat) -> Option<Seat>) -> Option<Action> {
    let aim = |target: Target| match target {
        Target::Cell(nest, cell) => Some(Target::Cell(nest_of(nest)?, cell)),
        other => Some(other),
    };
    Some(match action {
        Action::Predator(predator, target) => Action::Predator(predator, aim(target)?),
        Action::Hunt(predator, target) => Action::Hunt(predator, aim(target)?),
        Action::Feed(target) => Action::Feed(aim(target)?),
        Action::Play(card, target) => Action::Play(card, aim(target)?),
        other => other,
    })
}
