//! How far an ant can go, and what it harvests there.

use engine::{Game, Message, Refusal, Seat};
use fourmidable::components::{Caste, Resource};
use fourmidable::state::Walk;
use fourmidable::{Action, Fourmidable, Phase, Place};

use crate::boards::kit::reach::{self, Reached, StrideIn, Walks, set_out};

pub(super) type Stride = StrideIn<Fourmidable>;

impl Walks for Fourmidable {
    type Place = Place;
    type Walk = Walk;

    fn walk(&self, seat: Seat) -> Option<(Walk, Option<Place>)> {
        walk_of(self, seat).map(|(walk, place)| (walk, Some(place)))
    }

    fn step(action: Action) -> Option<Place> {
        match action {
            Action::Step(to) => Some(to),
            _ => None,
        }
    }

    /// Of the shortest ways the one that marks most.
    fn cost(&self, seat: Seat) -> (u8, u8) {
        let marks = self.table().colony(seat).pheromones.len();
        (0, u8::MAX - marks as u8)
    }
}

/// A place that can be reached.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct Goal {
    pub(super) place: Place,
    /// Steps that it takes.
    pub(super) steps: u8,
    /// What the ant harvests if it stops here.
    pub(super) harvest: Option<Resource>,
    /// Whether it may stop here.
    pub(super) stops: bool,
    /// The way, first step first. It ends with a stop where there is something to harvest.
    pub(super) way: Vec<Stride>,
}

/// Every place in reach, by the shortest way; of those, the one that marks most.
#[derive(Clone, PartialEq, Default, Debug)]
pub(super) struct Reach(Vec<Goal>);

impl Reach {
    /// This place, if it is in reach.
    pub(super) fn get(&self, place: Place) -> Option<&Goal> {
        self.0.iter().find(|goal| goal.place == place)
    }

    /// Why a place is not among them: what the rules say from the places that can be reached, or else
    /// that it is too far.
    pub(super) fn why_not(&self, game: &Fourmidable, seat: Seat, place: Place) -> Option<Refusal> {
        let from_here = refusal(game.clone(), seat, &[], place)?;
        let mut there = self
            .0
            .iter()
            .filter_map(|goal| refusal(game.clone(), seat, &goal.way, place));
        let nearer = there.find(|reason| reason.reason.key != from_here.reason.key);
        let is_far = !self.0.is_empty() && from_here.reason.key == "refused-not-next-to-it";
        match nearer {
            Some(reason) => Some(reason),
            None if is_far => Some(Refusal::new(
                from_here.rule,
                Message::new("board-fourmidable-too-far"),
            )),
            None => Some(from_here),
        }
    }

    /// All places in reach.
    #[cfg(test)]
    pub(super) fn goals(&self) -> &[Goal] {
        &self.0
    }
}

/// Why a step is not possible at the end of a way.
fn refusal(mut game: Fourmidable, seat: Seat, way: &[Stride], place: Place) -> Option<Refusal> {
    walk_of(&game, seat)?;
    for stride in way {
        if stride.action != Action::Stop {
            game.play(seat, stride.action).ok()?;
        }
    }
    walk_of(&game, seat)?;
    game.play(seat, Action::Step(place)).err()
}

/// What the ant on its way can reach.
pub(super) fn reach(game: &Fourmidable, seat: Seat) -> Reach {
    let reached = reach::reach(game, seat);
    Reach(reached.iter().map(|it| goal(game, it, seat)).collect())
}

fn goal(before: &Fourmidable, visit: &Reached<Fourmidable>, seat: Seat) -> Goal {
    let store = |game: &Fourmidable| game.table().colony(seat).store;
    let mut way = visit.way.clone();
    let steps = way.len() as u8;
    let mut after = visit.game.clone();
    let mut stops = true;
    if let Some((walk, _)) = walk_of(&visit.game, seat) {
        stops = after.play(seat, Action::Stop).is_ok();
        if stops && store(&after) != store(before) {
            way.push(Stride {
                before: walk,
                action: Action::Stop,
            });
        }
    }
    let harvest = Resource::ALL
        .iter()
        .copied()
        .find(|&it| store(&after)[it as usize] > store(before)[it as usize]);
    Goal {
        place: visit.place,
        steps,
        harvest,
        stops,
        way,
    }
}

/// What an ant could reach if it were taken up here.
pub(super) fn reach_from(game: &Fourmidable, seat: Seat, caste: Caste, from: Place) -> Reach {
    let game = set_out(game, seat, Action::Walk(caste, from));
    game.map_or_else(Reach::default, |game| reach(&game, seat))
}

fn walk_of(game: &Fourmidable, seat: Seat) -> Option<(Walk, Place)> {
    match game.table().phase {
        Phase::Walk(walks, walk) if walks == seat => {
            let ant = game.table().colony(seat).ants[usize::from(walk.ant)];
            Some((walk, ant.at))
        }
        _ => None,
    }
}
