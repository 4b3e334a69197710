//! How far a piece can go: every step is tried with the rules themselves, on copies of the game.

use engine::{Game, Seat};

/// A game in which a piece goes step by step.
pub(crate) trait Walks: Game<Action: Copy> {
    /// Where it goes.
    type Place: Copy + PartialEq + Send + Sync;
    /// How it stands on its way.
    type Walk: Copy + PartialEq + Send + Sync + 'static;

    /// The piece of a seat on its way, and its place, if nothing leads back there.
    fn walk(&self, seat: Seat) -> Option<(Self::Walk, Option<Self::Place>)>;
    /// The place that an action steps to.
    fn step(action: Self::Action) -> Option<Self::Place>;
    /// What counts for more than a short way, less being better; and what decides between ways that are
    /// as long. The first never becomes less on a way.
    fn cost(&self, seat: Seat) -> (u8, u8);
}

/// One action of a way, and how the piece stands before it.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Stride<W, A> {
    pub(crate) before: W,
    pub(crate) action: A,
}

/// The same in a game.
pub(crate) type StrideIn<G> = Stride<<G as Walks>::Walk, <G as Game>::Action>;

/// A place that can be reached.
pub(crate) struct Reached<G: Walks> {
    pub(crate) place: G::Place,
    /// The game as it is then.
    pub(crate) game: G,
    /// The way, first step first.
    pub(crate) way: Vec<StrideIn<G>>,
    cost: (u8, u8),
}

/// Every place that a seat's piece on its way can reach, each by the best way.
pub(crate) fn reach<G: Walks>(game: &G, seat: Seat) -> Vec<Reached<G>> {
    let mut found: Vec<Reached<G>> = Vec::new();
    let start = game.walk(seat).and_then(|(_, place)| place);
    let mut edge = vec![(game.clone(), Vec::new())];
    let mut actions = Vec::new();
    while !edge.is_empty() {
        // Of all ways of one length to a place the best goes on.
        let mut next: Vec<Reached<G>> = Vec::new();
        for (game, way) in &edge {
            let Some((before, _)) = game.walk(seat) else {
                continue;
            };
            actions.clear();
            game.legal_actions(seat, &mut actions);
            for &action in &actions {
                let Some(place) = G::step(action).filter(|&place| start != Some(place)) else {
                    continue;
                };
                let is_no_better = |(cost, _): (u8, u8)| {
                    let known = found.iter().find(|it| it.place == place);
                    known.is_some_and(|it| it.cost.0 <= cost)
                };
                let mut game = game.clone();
                if is_no_better(game.cost(seat)) || game.play(seat, action).is_err() {
                    continue;
                }
                let cost = game.cost(seat);
                let other = next.iter().position(|other| other.place == place);
                if is_no_better(cost) || other.is_some_and(|other| next[other].cost <= cost) {
                    continue;
                }
                let mut way = way.clone();
                way.push(Stride { before, action });
                let better = Reached {
                    place,
                    game,
                    way,
                    cost,
                };
                match other {
                    Some(other) => next[other] = better,
                    None => next.push(better),
                }
            }
        }
        found.retain(|it| next.iter().all(|new| new.place != it.place));
        edge = next
            .iter()
            .map(|it| (it.game.clone(), it.way.clone()))
            .collect();
        found.extend(next);
    }
    found
}

/// The game after an action with which a piece sets out; nothing if it is not possible.
pub(crate) fn set_out<G: Game>(game: &G, seat: Seat, action: G::Action) -> Option<G> {
    let mut game = game.clone();
    game.play(seat, action).ok()?;
    Some(game)
}
