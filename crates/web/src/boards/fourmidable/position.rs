//! A position: the table, what the reader knows, who may act here, and what is then possible.

use std::fmt;

use engine::Seat;
use fourmidable::cards::decks::Deck;
use fourmidable::cards::{Effect, Objective, Special};
use fourmidable::components::{Caste, Predator, Resource};
use fourmidable::state::{Ant, Walk};
use fourmidable::{Action, Cell, Colony, Fourmidable, Hex, Phase, Place, Table, Target, View};

use crate::boards::kit::scene::Shown;
use crate::boards::kit::seen::{OnBoard, Seen};

/// The table as the reader sees it, and who may act here, even if only to reveal an objective.
pub(super) type Position = Seen<Fourmidable>;

/// A place that can be clicked on.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(super) enum Spot {
    Hex(Hex),
    Cell(Seat, Cell),
}

impl Spot {
    pub(super) const fn target(self) -> Target {
        match self {
            Self::Hex(hex) => Target::Hex(hex),
            Self::Cell(nest, cell) => Target::Cell(nest, cell),
        }
    }

    pub(super) const fn hex(self) -> Option<Hex> {
        match self {
            Self::Hex(hex) => Some(hex),
            Self::Cell(..) => None,
        }
    }

    /// The spot with this name.
    pub(super) fn from_name(name: &str) -> Option<Self> {
        match name.split_once('/') {
            None => Hex::from_name(name).map(Self::Hex),
            Some((nest, cell)) => {
                let nest = Seat::from_number(nest.parse().ok()?)?;
                Some(Self::Cell(nest, Cell::from_name(cell)?))
            }
        }
    }
}

impl fmt::Display for Spot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Hex(hex) => hex.fmt(f),
            Self::Cell(nest, cell) => write!(f, "{nest}/{cell}"),
        }
    }
}

/// What has been taken up and still needs a target.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Aim {
    /// The predator action.
    Predator(Predator),
    /// The move of a predator that the species gives.
    Hunt(Predator),
    /// The pheromone of the flying species.
    Fly,
    /// A special card.
    Card(Special),
}

impl Aim {
    /// The action with this target.
    pub(super) const fn at(self, target: Target) -> Option<Action> {
        Some(match (self, target) {
            (Self::Predator(predator), target) => Action::Predator(predator, target),
            (Self::Hunt(predator), target) => Action::Hunt(predator, target),
            (Self::Card(card), target) => Action::Play(card, target),
            (Self::Fly, Target::Hex(hex)) => Action::Fly(hex),
            (Self::Fly, _) => return None,
        })
    }

    /// The target that an action gives it.
    pub(super) fn target_of(self, action: Action) -> Option<Target> {
        let target = match action {
            Action::Predator(_, target) | Action::Hunt(_, target) | Action::Play(_, target) => {
                target
            }
            Action::Fly(hex) => Target::Hex(hex),
            _ => return None,
        };
        (self.at(target) == Some(action)).then_some(target)
    }
}

/// Ants of one kind in one place.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Group {
    pub(super) caste: Caste,
    pub(super) moved: bool,
    pub(super) count: usize,
}

/// What can be done on a spot.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Use {
    Nothing,
    /// An ant can be taken up.
    TakeUp,
    /// The ant on its way can stop here.
    Stop,
    /// A target of what has been taken up, or of what must be placed.
    Target,
}

impl OnBoard for Fourmidable {
    const PREFIX: &'static str = "fmd";

    fn seat_of(view: &View) -> Option<Seat> {
        view.seat
    }

    fn ends(action: Action) -> bool {
        matches!(action, Action::Done | Action::Stop)
    }

    fn view_box(name: &str) -> &'static str {
        // What lies in the forest is drawn larger.
        match name {
            "hole" | "pheromone" => "-22 -20 44 44",
            _ => "-16 -16 32 32",
        }
    }
}

impl Position {
    pub(super) const fn table(&self) -> &Table {
        &self.view.table
    }

    pub(super) const fn phase(&self) -> Phase {
        self.view.table.phase
    }

    pub(super) fn own(&self) -> &Colony {
        self.table().colony(self.me)
    }

    /// Whether it is the reader's turn, not only a chance to reveal something.
    pub(super) fn decides(&self) -> bool {
        self.actor.is_some_and(|seat| self.awaited().contains(seat))
    }

    pub(super) fn is_over(&self) -> bool {
        self.phase() == Phase::Over
    }

    /// The ant on its way, whoever's it is.
    pub(super) fn walker(&self) -> Option<(Seat, Walk, Ant)> {
        match self.phase() {
            Phase::Walk(seat, walk) => {
                let ant = self.table().colony(seat).ants.get(usize::from(walk.ant))?;
                Some((seat, walk, *ant))
            }
            _ => None,
        }
    }

    /// The reader's place behind a spot; other nests are no place for the reader's ants.
    pub(super) fn place(&self, spot: Spot) -> Option<Place> {
        match spot {
            Spot::Hex(hex) => Some(self.own().space(hex)),
            Spot::Cell(nest, cell) => (nest == self.me).then_some(Place::Cell(cell)),
        }
    }

    /// The spots of a place of a seat: a nest hole is seen in the forest and in the nest.
    pub(super) fn spots_of(&self, seat: Seat, place: Place) -> impl Iterator<Item = Spot> + use<> {
        let (hex, cell) = match place {
            Place::Hex(hex) => (Some(hex), None),
            Place::Cell(cell) => {
                let hole = cell.hole();
                let hex = hole.and_then(|hole| self.table().colony(seat).holes[hole]);
                (hex, Some(cell))
            }
        };
        let cell = cell.map(|cell| Spot::Cell(seat, cell));
        hex.map(Spot::Hex).into_iter().chain(cell)
    }

    /// The ants of a seat in a place, by kind; the one on its way is drawn by itself.
    pub(super) fn groups(&self, seat: Seat, place: Place) -> Vec<Group> {
        let walker = self.walker().filter(|&(walks, ..)| walks == seat);
        let walker = walker.map(|(_, walk, _)| usize::from(walk.ant));
        let mut groups: Vec<Group> = Vec::new();
        for (index, ant) in self.table().colony(seat).ants.iter().enumerate() {
            if ant.at != place || walker == Some(index) {
                continue;
            }
            let alike = |group: &&mut Group| (group.caste, group.moved) == (ant.caste, ant.moved);
            match groups.iter_mut().find(alike) {
                Some(group) => group.count += 1,
                None => groups.push(Group {
                    caste: ant.caste,
                    moved: ant.moved,
                    count: 1,
                }),
            }
        }
        groups.sort_by_key(|group| (group.moved, group.caste));
        groups
    }

    /// The caste that a click on a place takes up: one that can still move, if there is any.
    fn caste_at(&self, place: Place) -> Option<Caste> {
        self.groups(self.me, place).first().map(|group| group.caste)
    }

    /// The kinds of ants that can be taken up on a spot.
    pub(super) fn kinds_at(&self, spot: Spot) -> Vec<Action> {
        let place = self.place(spot);
        let here = |action: &&Action| matches!(action, Action::Walk(_, at) if Some(*at) == place);
        self.legal.iter().filter(here).copied().collect()
    }

    /// Spider or grasshopper, or the worm.
    pub(super) fn predator_at(&self, spot: Spot) -> Option<Predator> {
        match spot {
            Spot::Hex(hex) if self.table().spider == Some(hex) => Some(Predator::Spider),
            Spot::Hex(hex) if self.table().grasshopper == Some(hex) => Some(Predator::Grasshopper),
            Spot::Hex(_) => None,
            Spot::Cell(nest, cell) => {
                (self.table().worm == Some((nest, cell))).then_some(Predator::Worm)
            }
        }
    }

    /// What a click on a spot stands for, legal or not.
    pub(super) fn meaning(&self, aim: Option<Aim>, spot: Spot) -> Option<Action> {
        if let Some(aim) = aim {
            return aim.at(spot.target());
        }
        match self.phase() {
            Phase::Hole(..) => spot.hex().map(Action::Hole),
            Phase::Feed(..) => Some(Action::Feed(spot.target())),
            Phase::Walk(seat, walk) => {
                let place = self.place(spot)?;
                let ant = self.table().colony(seat).ants.get(usize::from(walk.ant))?;
                Some(if ant.at == place {
                    Action::Stop
                } else {
                    Action::Step(place)
                })
            }
            Phase::Turn(_) => {
                let place = self.place(spot)?;
                let caste = self.caste_at(place).unwrap_or(Caste::Hunter);
                Some(Action::Walk(caste, place))
            }
            _ => None,
        }
    }

    /// What a click on a spot does, but for the steps of an ant.
    pub(super) fn use_of(&self, aim: Option<Aim>, spot: Spot) -> Use {
        let Some(action) = self.meaning(aim, spot) else {
            return Use::Nothing;
        };
        match action {
            Action::Step(_) => Use::Nothing,
            _ if !self.is_legal(action) => Use::Nothing,
            Action::Walk(..) => Use::TakeUp,
            Action::Stop => Use::Stop,
            _ => Use::Target,
        }
    }

    /// Everything that can be aimed at.
    pub(super) fn targets(&self, aim: Aim) -> impl Iterator<Item = Target> {
        self.legal
            .iter()
            .filter_map(move |&action| aim.target_of(action))
    }

    /// Whether the predator that is to be moved would eat something there.
    pub(super) fn is_meal(&self, aim: Option<Aim>, spot: Spot) -> bool {
        let predator = match (aim, self.phase()) {
            (Some(Aim::Predator(predator) | Aim::Hunt(predator)), _) => predator,
            (Some(Aim::Card(card)), _) => match card.effect() {
                Effect::Move(predator) => predator,
                _ => return false,
            },
            (None, Phase::Feed(_, resource)) => resource.caste().predator(),
            _ => return false,
        };
        let food = match spot {
            Spot::Hex(hex) => hex
                .resource()
                .filter(|_| self.table().resources.contains(hex)),
            Spot::Cell(nest, cell) => {
                let dug = self.table().colony(nest).dug;
                cell.earth().filter(|_| !dug.contains(cell))
            }
        };
        food.is_some_and(|food| food.caste() == predator.caste())
    }

    /// A special card, with a target that tells best why it cannot be played.
    pub(super) fn attempt(&self, card: Special) -> Action {
        let target = match card.effect() {
            Effect::Move(Predator::Worm) => Target::Cell(self.me, Cell::HOLE),
            Effect::Move(_) | Effect::Erase | Effect::Place => Target::Hex(Hex::MIDDLE),
            Effect::Birth(None) => Target::Caste(Caste::Hunter),
            Effect::Draw(caste) if self.table().options.is_experienced() => {
                let mut row = self.table().row.iter();
                let card = row.find(|card| card.caste() == caste);
                card.or(self.table().row.first())
                    .map_or(Target::None, |&card| Target::Objective(card))
            }
            _ => Target::None,
        };
        Action::Play(card, target)
    }

    /// Whether nothing but this can be done.
    pub(super) fn can_only(&self, action: Action) -> bool {
        self.legal.iter().all(|it| *it == action)
    }

    /// How many objectives can be paid for at the last chance: when the game is over, they count for nothing.
    pub(super) fn still_to_reveal(&self) -> usize {
        let reveals = |action: &&Action| matches!(action, Action::Reveal(_));
        let last = matches!(self.phase(), Phase::Last(..));
        if last {
            self.legal.iter().filter(reveals).count()
        } else {
            0
        }
    }

    /// A move of a predator that tells best why it cannot be moved.
    pub(super) fn first_move(&self, predator: Predator) -> Action {
        let target = match predator {
            Predator::Worm => Target::Cell(self.me, Cell::HOLE),
            _ => Target::Hex(Hex::MIDDLE),
        };
        Action::Predator(predator, target)
    }

    /// What a seat would still have to do in this round: ants, a birth, a predator.
    pub(super) fn open_tasks(&self, seat: Seat) -> (usize, bool, bool) {
        let colony = self.table().colony(seat);
        let ants = colony.ants.iter().filter(|ant| !ant.moved).count();
        (ants, !colony.birth_done, !colony.predator_done)
    }

    /// Points that are not on the track yet, as things stand: pheromones, nest holes, bonus cards.
    pub(super) fn pending_points(&self, seat: Seat) -> i16 {
        let (table, colony) = (self.table(), self.table().colony(seat));
        if self.is_over() {
            return 0;
        }
        let holes = if table.options.is_apprentice() {
            i16::from(colony.hole_count())
        } else {
            0
        };
        colony.pheromones.len() as i16 + holes + table.bonus_points(seat)
    }

    /// The pack before the reader.
    pub(super) fn pack(&self) -> Vec<Special> {
        self.legal
            .iter()
            .filter_map(|action| match action {
                Action::Take(card) => Some(*card),
                _ => None,
            })
            .collect()
    }
}

/// Which needs of an objective are covered by a store, in the order of the card.
pub(super) fn covered(deck: &Deck, card: Objective, store: &[u8; 9]) -> Vec<(Resource, bool)> {
    let mut left = *store;
    deck.needs(card)
        .into_iter()
        .map(|need| {
            let has = left[need as usize] > 0;
            left[need as usize] = left[need as usize].saturating_sub(1);
            (need, has)
        })
        .collect()
}

/// What a player has gained between two moments.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub(super) struct Gains {
    pub(super) points: i16,
    pub(super) harvested: u8,
    pub(super) objectives: u8,
    pub(super) pheromones: u8,
    pub(super) ants: u8,
}

impl Gains {
    pub(super) fn between(deck: &Deck, before: &Colony, after: &Colony) -> Self {
        let new = after.completed.iter();
        let new: Vec<Objective> = new
            .filter(|&card| !before.completed.contains(card))
            .collect();
        let paid = new.iter().map(|&card| usize::from(deck.card(card).size()));
        let paid: usize = paid.sum();
        let kept = usize::from(after.unused()) + paid;
        Self {
            points: after.score - before.score,
            harvested: kept.saturating_sub(before.unused().into()) as u8,
            objectives: new.len() as u8,
            pheromones: after
                .pheromones
                .len()
                .saturating_sub(before.pheromones.len()) as u8,
            ants: (after.ants.len() - before.ants.len()) as u8,
        }
    }
}
