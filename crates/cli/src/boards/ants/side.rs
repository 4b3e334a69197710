//! What lies beside the table: scores, hands, the stack.

use ants::state::Phase;
use ants::{Ants, Color, Design, Placed, Point};
use engine::{Arg, Message};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::{Modifier, Style};
use ratatui::text::{Line, Span};
use ratatui::widgets::{Paragraph, Widget, Wrap};

use super::picture::{self, Camera, Scene, paint};
use crate::boards::Beside;
use crate::play::canvas::{Canvas, Depth, Rgb};

/// Cells for one tile.
const TILE: (u16, u16) = (15, 5);
/// With fewer rows only the hand of the player to move is drawn; the other tiles are named.
const ROOMY: u16 = 34;
const CHOSEN: Rgb = Rgb(86, 180, 233);

/// The tile that the player is about to place: whose, which of the hand, how turned.
pub(super) type Held = Option<(Color, usize, u8)>;

/// Writes from the top down.
pub(super) struct Side<'a> {
    pub(super) area: Rect,
    pub(super) buffer: &'a mut Buffer,
    pub(super) depth: Depth,
    pub(super) beside: &'a Beside<'a>,
    pub(super) state: &'a Ants,
    pub(super) held: Held,
}

impl Side<'_> {
    /// Draws everything; returns the height it took.
    pub(super) fn draw(mut self) -> u16 {
        let whole = self.area;
        let roomy = whole.height >= ROOMY;
        for color in Color::BOTH {
            self.player(color);
            let to_move = self.state.to_move() == color;
            let hand = self.state.hand(color);
            if roomy || to_move {
                let held = self.held.filter(|(holder, ..)| *holder == color);
                self.tiles(hand, held.map(|(_, index, turn)| (index, turn)));
            } else {
                self.names(hand);
            }
        }
        let tiles = self.state.stack() as i64;
        let stack = Message::new("ui-ants-stack").with("tiles", tiles);
        self.line(Line::from(self.beside.words.tell(&stack)));
        if let Some(top) = self.state.top() {
            if roomy {
                self.tiles(&[top], None);
            } else {
                self.names(&[top]);
            }
        }
        whole.height - self.area.height
    }

    fn skip(&mut self, rows: u16) {
        let rows = rows.min(self.area.height);
        self.area.y += rows;
        self.area.height -= rows;
    }

    fn line(&mut self, line: Line<'_>) {
        if self.area.height > 0 {
            Paragraph::new(line).render(self.area, self.buffer);
            self.skip(1);
        }
    }

    fn player(&mut self, color: Color) {
        let to_move = self.state.to_move() == color && self.state.phase() != Phase::Over;
        let points =
            Message::new("ui-ants-points").with("points", self.state.scores()[color.seat()]);
        let bold = Style::new().add_modifier(Modifier::BOLD);
        let swatch = Span::styled(
            match color {
                Color::Beige => " ● ",
                Color::Brown => " ○ ",
            },
            Style::new()
                .fg(self.depth.color(picture::ink(color)))
                .bg(self.depth.color(picture::fill(color))),
        );
        let name = format!(" {} ", self.beside.names[color.seat().index()]);
        self.line(Line::from(vec![
            Span::raw(if to_move { "▶ " } else { "  " }),
            swatch,
            Span::styled(name, if to_move { bold } else { Style::new() }),
            Span::styled(self.beside.words.tell(&points), bold),
        ]));
    }

    fn name(&self, design: Design) -> String {
        match Arg::from(design) {
            Arg::Term(key) => self.beside.words.get(key),
            _ => design.id().to_owned(),
        }
    }

    fn names(&mut self, tiles: &[Design]) {
        let names: Vec<_> = tiles.iter().map(|&design| self.name(design)).collect();
        self.line(Line::from(format!("  {}", names.join(", "))));
        self.skip(1);
    }

    /// Tiles side by side with their names below.
    fn tiles(&mut self, tiles: &[Design], held: Option<(usize, u8)>) {
        for (index, &design) in tiles.iter().enumerate() {
            let turn = held
                .filter(|(chosen, _)| *chosen == index)
                .map(|(_, turn)| turn);
            let spot = Rect {
                x: self.area.x + index as u16 * TILE.0,
                width: TILE.0,
                ..self.area
            }
            .intersection(self.area);
            let height = spot.height.min(TILE.1);
            self.tile(Rect { height, ..spot }, design, turn.unwrap_or(0));
            let name = self.name(design);
            let label = match held {
                Some((chosen, _)) if chosen == index => format!("▸{} {name}", index + 1),
                Some(_) => format!(" {} {name}", index + 1),
                None => format!(" {name}"),
            };
            let style = if turn.is_some() {
                Style::new()
                    .fg(self.depth.color(CHOSEN))
                    .add_modifier(Modifier::BOLD)
            } else {
                Style::new()
            };
            let below = Rect {
                y: spot.y + height,
                height: (spot.height - height).min(2),
                ..spot
            };
            // Long names go on in the row that is left free otherwise.
            let label = Paragraph::new(Span::styled(label, style));
            label.wrap(Wrap { trim: false }).render(below, self.buffer);
        }
        self.skip(TILE.1 + 2);
    }

    fn tile(&mut self, spot: Rect, design: Design, turn: u8) {
        let hexagon = Placed {
            design,
            at: Point::new(0, 0),
            turn,
            level: 0,
        };
        let mut canvas = Canvas::new(spot.width, spot.height);
        let scene = Scene {
            hexagons: &[hexagon],
            surface: None,
            places: &[],
            ghost: None,
            allowed: true,
            corners: self.state.options().corners,
        };
        let camera = Camera::close_up(&canvas);
        paint(&mut canvas, &scene, &camera);
        canvas.show(spot, self.buffer, self.depth);
    }
}
