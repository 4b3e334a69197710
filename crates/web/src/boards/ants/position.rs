//! A position, and what a placement would make of it.

use ants::components::SIDES;
use ants::state::Phase;
use ants::{Action, Ants, Color, Design, Placed, Point, View};
use engine::{Game, Seat};

use super::geometry::{Frame, Spot};
use crate::boards::kit::scene::Shown;

/// The table, and who may act here.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct Position {
    pub(super) state: Ants,
    /// Who may place a tile here and now.
    pub(super) mover: Option<Color>,
    /// Where that player may place one, from the top left to the bottom right.
    pub(super) places: Vec<Point>,
}

/// What a placement brings.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Outcome {
    /// The tile's level.
    pub(super) level: u8,
    /// The scores of beige and brown.
    pub(super) scores: [i32; 2],
    /// What they gained or lost.
    pub(super) changes: [i32; 2],
    /// Beige and brown ants that are covered.
    pub(super) hidden: [u8; 2],
}

impl Shown for Position {
    type Action = Action;
    type Game = Ants;

    fn read(view: &serde_json::Value, actor: Option<Seat>) -> Option<Self> {
        let view: View = serde::Deserialize::deserialize(view).ok()?;
        let state = Ants::from(&view);
        let mover = actor
            .and_then(Color::of)
            .filter(|&color| color == state.to_move() && state.phase() == Phase::Place);
        let mut places = Vec::new();
        if mover.is_some() {
            let surface = state.surface();
            places.extend(surface.ground().iter().chain(surface.dots()));
            places.sort_by(|&one, &other| {
                let (one, other) = (Spot::of(one), Spot::of(other));
                one.y.total_cmp(&other.y).then(one.x.total_cmp(&other.x))
            });
        }
        Some(Self {
            state,
            mover,
            places,
        })
    }

    fn state(&self) -> &Ants {
        &self.state
    }

    fn actor(&self) -> Option<Seat> {
        self.mover.map(Color::seat)
    }

    fn is_legal(&self, action: Action) -> bool {
        self.outcome(action).is_some()
    }

    fn players(&self) -> usize {
        Color::BOTH.len()
    }

    fn color(seat: Seat) -> &'static str {
        Color::of(seat).map_or("", Color::id)
    }

    fn icon(name: &str) -> String {
        super::art::icon(name)
    }
}

impl Position {
    /// The tiles that the player who may act can choose from.
    pub(super) fn hand(&self) -> &[Design] {
        self.mover.map_or(&[], |mover| self.state.hand(mover))
    }

    pub(super) fn hexagons(&self) -> &[Placed] {
        self.state.surface().hexagons()
    }

    /// In how many ways a tile can be turned.
    pub(super) fn turns(&self, design: Design) -> u8 {
        design.turns(self.state.options().corners)
    }

    pub(super) fn is_over(&self) -> bool {
        self.state.phase() == Phase::Over
    }

    /// Whether something lies there.
    pub(super) fn is_covered(&self, at: Point) -> bool {
        self.state.surface().seen(at, 0).is_some()
    }

    /// The part of the plane that is worth showing. It does not depend on who may act, or it would
    /// jump with every turn.
    pub(super) fn frame(&self) -> Frame {
        let tiles = self.hexagons().iter().map(|hexagon| hexagon.at);
        let ground: &[Point] = if self.is_over() {
            &[]
        } else {
            self.state.surface().ground()
        };
        Frame::around(tiles.chain(ground.iter().copied()))
    }

    /// What a placement would bring; nothing if it is not possible.
    pub(super) fn outcome(&self, action: Action) -> Option<Outcome> {
        let mover = self.mover?;
        let mut after = self.state.clone();
        after.play(mover.seat(), action).ok()?;
        let placed = after.surface().hexagons().last()?;
        let scores = Color::BOTH.map(|color| after.scores()[color.seat()]);
        let before = Color::BOTH.map(|color| self.state.scores()[color.seat()]);
        let mut hidden = [0, 0];
        for sector in 0..SIDES {
            let triangle = action.at.triangle(sector);
            if let Some((color, ants)) = self.state.surface().sector(triangle) {
                hidden[color as usize] += ants;
            }
        }
        Some(Outcome {
            level: placed.level,
            scores,
            changes: [scores[0] - before[0], scores[1] - before[1]],
            hidden,
        })
    }

    /// The tile that a notation stands for, if it lies on the table: the last one, if there are more.
    pub(super) fn placed_by(&self, notation: &str) -> Option<Placed> {
        let action: Action = notation.parse().ok()?;
        let is_it = |placed: &&Placed| {
            (placed.design, placed.at, placed.turn) == (action.design, action.at, action.turn)
        };
        self.hexagons().iter().rev().find(is_it).copied()
    }

    /// The tile that was placed last.
    pub(super) fn last(&self) -> Option<Placed> {
        let last = self.hexagons().last().copied();
        last.filter(|placed| !placed.design.is_double())
    }
}
