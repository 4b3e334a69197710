//! The board of a game that has none of its own: what the player sees as a list of words, and what can be
//! done as a list of moves.

use crossterm::event::{KeyCode, KeyEvent};
use engine::Seat;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::{Modifier, Style};
use ratatui::text::{Line, Span};
use ratatui::widgets::{Paragraph, Widget};
use table::Choice;

use super::{Beside, Board};
use crate::play::canvas::Depth;

/// A view as text beside the moves.
#[derive(Default)]
pub(crate) struct ListBoard {
    seen: Vec<String>,
    choices: Vec<Choice>,
    pointed: usize,
    /// Where the moves are on the screen.
    rows: Vec<(usize, Rect)>,
}

impl ListBoard {
    fn step(&mut self, forward: bool) {
        let count = self.choices.len().max(1);
        let by = if forward { 1 } else { count - 1 };
        self.pointed = (self.pointed + by) % count;
    }
}

impl Board for ListBoard {
    fn update(&mut self, view: &serde_json::Value, _: Option<Seat>) {
        self.seen.clear();
        write(view, 0, "", &mut self.seen);
    }

    fn offer(&mut self, choices: &[Choice]) {
        self.choices = choices.to_vec();
        self.pointed = self.pointed.min(self.choices.len().saturating_sub(1));
    }

    fn draw(&mut self, area: Rect, buffer: &mut Buffer, _: Depth) {
        let lines: Vec<_> = self
            .seen
            .iter()
            .map(|line| Line::from(line.as_str()))
            .collect();
        Paragraph::new(lines).render(area, buffer);
    }

    fn draw_side(&mut self, area: Rect, buffer: &mut Buffer, _: Depth, _: &Beside<'_>) -> u16 {
        self.rows.clear();
        let room = usize::from(area.height);
        let first = (self.pointed + 1).saturating_sub(room);
        for (index, choice) in self.choices.iter().enumerate().skip(first).take(room) {
            let row = Rect {
                y: area.y + (index - first) as u16,
                height: 1,
                ..area
            };
            let mut style = Style::new();
            if index == self.pointed {
                style = style.add_modifier(Modifier::REVERSED);
            }
            let words = Span::styled(choice.words.as_str(), style);
            Paragraph::new(Line::from(words)).render(row, buffer);
            self.rows.push((index, row));
        }
        self.rows.len() as u16
    }

    fn key(&mut self, key: KeyEvent) -> bool {
        match key.code {
            KeyCode::Down | KeyCode::Right | KeyCode::Tab => self.step(true),
            KeyCode::Up | KeyCode::Left | KeyCode::BackTab => self.step(false),
            _ => return false,
        }
        true
    }

    fn click(&mut self, column: u16, row: u16) -> bool {
        let hit = |area: &Rect| area.contains((column, row).into());
        let found = self.rows.iter().find(|(_, area)| hit(area));
        let again = found.is_some_and(|(index, _)| *index == self.pointed);
        self.pointed = found.map_or(self.pointed, |(index, _)| *index);
        again
    }

    fn chosen(&self) -> Option<String> {
        let choice = self.choices.get(self.pointed)?;
        Some(choice.notation.clone())
    }

    fn point_at(&mut self, action: &str) {
        let found = self
            .choices
            .iter()
            .position(|choice| choice.notation == action);
        self.pointed = found.unwrap_or(self.pointed);
    }

    fn keys(&self) -> &'static [(&'static str, &'static str)] {
        &[("ui-key-list", "↑↓")]
    }
}

/// One line for each thing in a view, further in for what is part of another.
fn write(view: &serde_json::Value, depth: usize, name: &str, lines: &mut Vec<String>) {
    use serde_json::Value;
    let flat = |list: &[Value]| {
        list.iter()
            .all(|item| !item.is_object() && !item.is_array())
    };
    let indent = "  ".repeat(depth);
    match view {
        Value::Object(parts) => {
            if !name.is_empty() {
                lines.push(format!("{indent}{name}"));
            }
            let further = depth + usize::from(!name.is_empty());
            for (name, part) in parts {
                write(part, further, name, lines);
            }
        }
        Value::Array(items) if !flat(items) => {
            lines.push(format!("{indent}{name}"));
            for (index, item) in items.iter().enumerate() {
                write(item, depth + 1, &(index + 1).to_string(), lines);
            }
        }
        Value::Array(items) => {
            let items: Vec<_> = items.iter().map(plain).collect();
            lines.push(format!("{indent}{name}: {}", items.join(" ")));
        }
        other => lines.push(format!("{indent}{name}: {}", plain(other))),
    }
}

fn plain(value: &serde_json::Value) -> String {
    match value {
        serde_json::Value::Null => "–".to_owned(),
        serde_json::Value::String(text) => text.clone(),
        other => other.to_string(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn board() -> ListBoard {
        let choice = |notation: &str| Choice {
            notation: notation.to_owned(),
            words: format!("take {notation}"),
        };
        let mut board = ListBoard::default();
        board.update(
            &serde_json::json!({"heap": 7, "hands": [1, 2], "ants": [{"at": "a1"}]}),
            None,
        );
        board.offer(&["1", "2", "3"].map(choice));
        board
    }

    #[test]
    fn a_view_is_written_line_by_line() {
        assert_eq!(
            board().seen,
            ["ants", "  1", "    at: a1", "hands: 1 2", "heap: 7"]
        );
    }

    #[test]
    fn keys_and_clicks_go_through_the_moves() {
        let mut board = board();
        let mut buffer = Buffer::empty(Rect::new(0, 0, 20, 2));
        assert_eq!(board.chosen().as_deref(), Some("1"));
        board.key(KeyCode::Up.into());
        assert_eq!(board.chosen().as_deref(), Some("3"));
        // The list scrolls to what is pointed at.
        let names = Beside {
            names: &[],
            words: &table::Words::new(table::Locale::ENGLISH, &[]),
        };
        board.draw_side(buffer.area, &mut buffer, Depth::Mono, &names);
        assert_eq!(
            board
                .rows
                .iter()
                .map(|(index, _)| *index)
                .collect::<Vec<_>>(),
            [1, 2]
        );
        assert!(!board.click(0, 0));
        assert_eq!(board.chosen().as_deref(), Some("2"));
        assert!(board.click(0, 0));
        board.point_at("1");
        assert_eq!(board.chosen().as_deref(), Some("1"));
    }
}
