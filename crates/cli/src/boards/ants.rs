//! Ants n°4 in the terminal.

mod picture;
mod side;

use ants::components::SIDES;
use ants::state::Phase;
use ants::{Action, Ants, Color, Design, Placed, Point, View};
use crossterm::event::{KeyCode, KeyEvent, KeyModifiers};
use engine::Seat;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;

use self::picture::{Camera, Scene, paint};
use self::side::Side;
use super::{Beside, Board};
use crate::play::canvas::{Canvas, Depth};

/// The board, and what the player points at.
#[derive(Default)]
pub(crate) struct AntsBoard {
    position: Option<Position>,
    cursor: Option<Point>,
    /// Which tile of the hand.
    held: usize,
    turn: u8,
    camera: Camera,
    area: Rect,
}

struct Position {
    state: Ants,
    mover: Option<Color>,
}

impl Position {
    fn places(&self) -> Vec<Point> {
        match (self.mover, self.state.phase()) {
            (Some(_), Phase::Place) => {
                let surface = self.state.surface();
                surface
                    .ground()
                    .iter()
                    .chain(surface.dots())
                    .copied()
                    .collect()
            }
            _ => Vec::new(),
        }
    }
}

impl AntsBoard {
    fn tile(&self) -> Option<Design> {
        let position = self.position.as_ref()?;
        let hand = position.state.hand(position.mover?);
        hand.get(self.held).or(hand.first()).copied()
    }

    /// The tile as it would lie.
    fn ghost(&self) -> Option<Placed> {
        Some(Placed {
            design: self.tile()?,
            at: self.cursor?,
            turn: self.turn,
            level: 0,
        })
    }

    /// Moves to the next place in a direction of the screen: the one with the smallest detour.
    fn jump(&mut self, right: f64, up: f64) {
        let (Some(position), Some(cursor)) = (&self.position, self.cursor) else {
            return;
        };
        let (x, y) = cursor.plane();
        let detour = |point: &Point| {
            let (px, py) = point.plane();
            let (dx, dy) = (px - x, py - y);
            let ahead = dx * right + dy * up;
            let aside = (dx * up - dy * right).abs();
            (ahead > 0.1).then_some(ahead + 2.0 * aside)
        };
        let next = position
            .places()
            .into_iter()
            .filter_map(|place| Some((detour(&place)?, place)))
            .min_by(|(one, _), (other, _)| one.total_cmp(other));
        if let Some((_, place)) = next {
            self.cursor = Some(place);
        }
    }

    /// Moves one step along the lattice, to legal places or not.
    fn step(&mut self, right: f64, up: f64) {
        if let Some(cursor) = self.cursor {
            let (x, y) = cursor.plane();
            let next = (0..SIDES).map(|direction| cursor.step(direction));
            self.cursor = next.max_by(|one, other| {
                let ahead = |point: &Point| {
                    let (px, py) = point.plane();
                    (px - x) * right + (py - y) * up
                };
                ahead(one).total_cmp(&ahead(other))
            });
        }
    }

    fn take(&mut self, held: usize) -> bool {
        let Some(position) = &self.position else {
            return false;
        };
        let size = position
            .mover
            .map_or(0, |mover| position.state.hand(mover).len());
        if held < size {
            self.held = held;
        }
        held < size
    }
}

impl Board for AntsBoard {
    fn update(&mut self, view: &serde_json::Value, seat: Option<Seat>) {
        let view: View = serde_json::from_value(view.clone()).expect("a view of Ants");
        let position = Position {
            state: Ants::from(&view),
            mover: seat.and_then(Color::of).filter(|&color| color == view.to_move),
        };
        let places = position.places();
        if !self.cursor.is_some_and(|cursor| places.contains(&cursor)) && !places.is_empty() {
            // The nearest place to the last one, or the first.
            let from = self.cursor.unwrap_or(places[0]);
            self.cursor = places
                .iter()
                .copied()
                .min_by_key(|place| place.distance(from));
        }
        if position
            .mover
            .is_some_and(|mover| self.held >= position.state.hand(mover).len())
        {
            self.held = 0;
        }
        self.position = Some(position);
    }

    fn draw(&mut self, area: Rect, buffer: &mut Buffer, depth: Depth) {
        let ghost = self.ghost();
        let Some(position) = &self.position else {
            return;
        };
        let places = position.places();
        let mut canvas = Canvas::new(area.width, area.height);
        let scene = Scene {
            hexagons: position.state.surface().hexagons(),
            surface: Some(position.state.surface()),
            places: &places,
            ghost: if places.is_empty() { None } else { ghost },
            allowed: self.cursor.is_some_and(|cursor| places.contains(&cursor)),
            corners: position.state.options().corners,
        };
        self.camera.fit(&scene, &canvas);
        paint(&mut canvas, &scene, &self.camera);
        canvas.show(area, buffer, depth);
        self.area = area;
    }

    fn draw_side(
        &mut self,
        area: Rect,
        buffer: &mut Buffer,
        depth: Depth,
        beside: &Beside<'_>,
    ) -> u16 {
        let Some(position) = &self.position else {
            return 0;
        };
        let side = Side {
            area: area.intersection(buffer.area),
            buffer,
            depth,
            beside,
            state: &position.state,
            held: position.mover.map(|mover| (mover, self.held, self.turn)),
        };
        side.draw()
    }

    fn key(&mut self, key: KeyEvent) -> bool {
        let free = key.modifiers.contains(KeyModifiers::SHIFT);
        let (right, up): (f64, f64) = match key.code {
            KeyCode::Left => (-1.0, 0.0),
            KeyCode::Right => (1.0, 0.0),
            KeyCode::Up => (0.0, 1.0),
            KeyCode::Down => (0.0, -1.0),
            KeyCode::Char('r' | ']' | '+') => {
                let turns = self.turns();
                self.turn = (self.turn + turns - 1) % turns;
                return true;
            }
            KeyCode::Char('R' | '[' | '-') => {
                self.turn = (self.turn + 1) % self.turns();
                return true;
            }
            KeyCode::Tab => return self.take(1 - self.held.min(1)) || self.take(0),
            KeyCode::Char('1') => return self.take(0),
            KeyCode::Char('2') => return self.take(1),
            _ => return false,
        };
        if free {
            // Straight up there is no neighbour: lean to the right.
            self.step(right + up.abs() * 0.1, up);
        } else {
            self.jump(right, up);
        }
        true
    }

    fn click(&mut self, column: u16, row: u16) -> bool {
        if !self.area.contains((column, row).into()) {
            return false;
        }
        let x = f64::from(column - self.area.x) + 0.5;
        let y = f64::from(row - self.area.y) * 2.0 + 1.0;
        let point = self.camera.nearest(x, y);
        let places = self.position.as_ref().map_or(Vec::new(), Position::places);
        // Between a place and a point beside it, the place is meant.
        let meant = places
            .into_iter()
            .find(|place| *place == point)
            .or_else(|| {
                self.camera
                    .nearest_of(x, y, &self.position.as_ref()?.places())
            })
            .unwrap_or(point);
        let again = self.cursor == Some(meant);
        self.cursor = Some(meant);
        again
    }

    fn chosen(&self) -> Option<String> {
        let action = Action {
            design: self.tile()?,
            at: self.cursor?,
            turn: self.turn % self.turns(),
        };
        Some(action.to_string())
    }

    fn point_at(&mut self, action: &str) {
        let Ok(action) = action.parse::<Action>() else {
            return;
        };
        let Some(position) = &self.position else {
            return;
        };
        let hand = position
            .mover
            .map_or(&[][..], |mover| position.state.hand(mover));
        self.held = hand
            .iter()
            .position(|&tile| tile == action.design)
            .unwrap_or(0);
        self.cursor = Some(action.at);
        self.turn = action.turn;
    }

    fn keys(&self) -> &'static [(&'static str, &'static str)] {
        &[
            ("ui-ants-key-move", "← ↑ → ↓"),
            ("ui-ants-key-anywhere", "⇧ + ←↑→↓"),
            ("ui-ants-key-turn", "r / R"),
            ("ui-ants-key-tile", "Tab, 1, 2"),
        ]
    }
}

impl AntsBoard {
    /// In how many ways the chosen tile can be turned.
    fn turns(&self) -> u8 {
        match (self.tile(), &self.position) {
            (Some(tile), Some(position)) => tile.turns(position.state.options().corners),
            _ => SIDES as u8,
        }
    }
}
