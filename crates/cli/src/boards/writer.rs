//! Writes what lies beside a board, line by line.

use std::fmt::Display;

use engine::{Arg, Message};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::{Modifier, Style};
use ratatui::text::{Line, Span};
use ratatui::widgets::{Paragraph, Widget};
use table::Words;

use super::Beside;
use super::hexmap::Mark;
use super::pointer::Pointer;
use crate::play::canvas::{Depth, Rgb};

/// Writes from the top down.
pub(super) struct Writer<'a> {
    /// What is still free.
    pub(super) area: Rect,
    pub(super) buffer: &'a mut Buffer,
    pub(super) depth: Depth,
    pub(super) beside: &'a Beside<'a>,
}

impl Writer<'_> {
    /// Writes a line and says where it is.
    pub(super) fn line(&mut self, line: Line<'_>) -> Rect {
        let row = Rect {
            height: self.area.height.min(1),
            ..self.area
        };
        if row.height > 0 {
            Paragraph::new(line).render(row, self.buffer);
            self.area.y += 1;
            self.area.height -= 1;
        }
        row
    }

    pub(super) fn tell(&mut self, message: &Message) -> Rect {
        let text = self.beside.words.tell(message);
        self.line(Line::from(text))
    }

    /// A text in as many lines as it needs, further in than what it is about.
    pub(super) fn prose(&mut self, text: &str) {
        for line in wrapped(text, self.area.width) {
            let style = Style::new().add_modifier(Modifier::DIM);
            self.line(Line::from(Span::styled(line, style)));
        }
    }

    /// A heading in a colour.
    pub(super) fn heading(&mut self, text: String, color: Rgb) -> Rect {
        let mut style = Style::new().add_modifier(Modifier::BOLD);
        if self.depth != Depth::Mono {
            style = style.fg(self.depth.color(color));
        }
        self.line(Line::from(Span::styled(text, style)))
    }

    /// Several pieces after a title, in a line or more if need be, each about something that can be
    /// pointed at.
    pub(super) fn pieces<A: Copy + Display, P: Copy + PartialEq>(
        &mut self,
        pointer: &mut Pointer<A, P>,
        title: String,
        pieces: Vec<(P, Vec<Span<'static>>)>,
    ) {
        let width = usize::from(self.area.width);
        let mut line = Line::from(title);
        let mut spots = Vec::new();
        for (about, piece) in pieces {
            let (left, right) = match pointer.mark(about) {
                Mark::None => (" ", " "),
                Mark::Possible => ("(", ")"),
                Mark::Pointed => ("[", "]"),
            };
            let needed: usize = piece.iter().map(Span::width).sum();
            // The blank after the last piece may be cut off.
            if !spots.is_empty() && line.width() + needed + 1 + right.trim().len() > width {
                self.pointed_line(pointer, std::mem::take(&mut line), &spots);
                spots.clear();
            }
            let start = line.width();
            line.push_span(left);
            line.spans.extend(piece);
            line.push_span(right);
            spots.push((about, start as u16, line.width() as u16));
        }
        if !spots.is_empty() {
            self.pointed_line(pointer, line, &spots);
        }
    }

    fn pointed_line<A: Copy + Display, P: Copy + PartialEq>(
        &mut self,
        pointer: &mut Pointer<A, P>,
        line: Line<'_>,
        spots: &[(P, u16, u16)],
    ) {
        let row = self.line(line);
        for &(about, start, end) in spots {
            let place = Rect {
                x: row.x + start,
                width: end - start,
                ..row
            };
            pointer.spot(about, place.intersection(row));
        }
    }

    /// The name of something that is an argument of messages.
    pub(super) fn name(&self, thing: impl Into<Arg>) -> String {
        name(self.beside.words, thing)
    }
}

/// The name of something that is an argument of messages.
pub(super) fn name(words: &Words, thing: impl Into<Arg>) -> String {
    match thing.into() {
        Arg::Term(key) => words.get(key),
        _ => String::new(),
    }
}

/// A text in lines of this width that begin further in.
pub(crate) fn wrapped(text: &str, width: u16) -> Vec<String> {
    const INDENT: &str = "   ";
    let mut lines: Vec<Line<'_>> = Vec::new();
    for word in text.split(' ') {
        match lines.last_mut() {
            Some(line) if line.width() + 1 + Span::raw(word).width() <= usize::from(width) => {
                line.push_span(" ");
                line.push_span(word);
            }
            _ => lines.push(Line::from(vec![Span::raw(INDENT), Span::raw(word)])),
        }
    }
    lines.iter().map(Line::to_string).collect()
}

#[cfg(test)]
mod tests {
    use super::wrapped;

    #[test]
    fn lines_break_between_words() {
        let text = "Guidez une colonie : élevez reines et mâles";
        let lines = wrapped(text, 20);
        assert!(
            lines.iter().all(|line| line.chars().count() <= 20),
            "{lines:?}"
        );
        let words: Vec<&str> = lines
            .iter()
            .flat_map(|line| line.split_whitespace())
            .collect();
        assert_eq!(words, text.split(' ').collect::<Vec<_>>());
    }
}
