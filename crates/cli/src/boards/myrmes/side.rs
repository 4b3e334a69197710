//! What lies beside the garden: season, colonies, objectives.

use engine::{Arg, Message, Seat};
use myrmes::components::{Event, Objective};
use myrmes::{Colony, Table};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::{Modifier, Style};
use ratatui::text::{Line, Span};
use ratatui::widgets::{Paragraph, Widget};

use super::garden::{letter, player};
use crate::boards::Beside;
use crate::play::canvas::Depth;

/// Writes from the top down.
pub(super) struct Side<'a> {
    pub(super) area: Rect,
    pub(super) buffer: &'a mut Buffer,
    pub(super) depth: Depth,
    pub(super) beside: &'a Beside<'a>,
    pub(super) table: &'a Table,
    pub(super) seat: Option<Seat>,
}

impl Side<'_> {
    /// Draws everything; returns the height it took.
    pub(super) fn draw(mut self) -> u16 {
        let whole = self.area;
        self.season();
        for seat in Seat::all(self.table.players()) {
            self.colony(seat);
        }
        self.objectives();
        whole.height - self.area.height
    }

    fn line(&mut self, line: Line<'_>) {
        if self.area.height > 0 {
            Paragraph::new(line).render(self.area, self.buffer);
            self.area.y += 1;
            self.area.height -= 1;
        }
    }

    fn tell(&mut self, message: &Message) {
        let text = self.beside.words.tell(message);
        self.line(Line::from(text));
    }

    fn season(&mut self) {
        let table = self.table;
        self.tell(
            &Message::new("ui-myrmes-season")
                .with("season", table.season)
                .with("year", table.year)
                .with("years", table.options.years)
                .with("food", table.winter_food()),
        );
        let words = self.beside.words;
        let events: Vec<_> = table
            .dice
            .iter()
            .skip(table.season as usize)
            .map(|&die| name(words, Event::of(die)))
            .collect();
        self.line(Line::from(events.join(" › ")));
    }

    fn colony(&mut self, seat: Seat) {
        let colony = self.table.colony(seat);
        let own = self.seat == Some(seat);
        let mut style = Style::new().add_modifier(Modifier::BOLD);
        if self.depth != Depth::Mono {
            style = style.fg(self.depth.color(player(Some(seat))));
        }
        let mark = if own { "►" } else { " " };
        let first = if self.table.first == seat { "①" } else { " " };
        let title = Message::new("ui-myrmes-colony")
            .with("player", self.beside.names[seat.index()].clone())
            .with("score", i32::from(colony.score))
            .with("level", colony.level)
            .with("event", colony.event);
        let title = format!(
            "{mark}{}{first}{}",
            letter(Some(seat)),
            self.beside.words.tell(&title)
        );
        self.line(Line::from(Span::styled(title, style)));
        self.tell(&stores(colony));
        self.tell(
            &Message::new("ui-myrmes-ants")
                .with("workers", colony.workers + colony.rooms.len())
                .with("soldiers", colony.soldiers)
                .with("nurses", colony.nurses)
                .with("prey", colony.prey_tokens()),
        );
    }

    fn objectives(&mut self) {
        let table = self.table;
        for (row, tiles) in table.objectives.rows.iter().enumerate() {
            for (column, tile) in tiles.iter().enumerate() {
                if let Some(objective) = *tile {
                    self.objective(objective, table.objectives.turns[row][column]);
                }
            }
        }
    }

    fn objective(&mut self, objective: Objective, turns: [u8; 4]) {
        let done: String = (0..self.table.players())
            .filter(|&seat| turns[seat] > 0)
            .map(|seat| letter(Some(Seat::new(seat))))
            .collect();
        let progress = self.seat.map_or(String::new(), |seat| {
            let (has, needs) = self.table.progress(seat, objective);
            format!("{has}/{needs} ")
        });
        let text = format!(
            "{:>2} {progress}{} {done}",
            objective.points(),
            name(self.beside.words, objective)
        );
        self.line(Line::from(text));
    }
}

fn stores(colony: &Colony) -> Message {
    let [food, earth, stone] = colony.store;
    Message::new("ui-myrmes-stores")
        .with("food", food)
        .with("earth", earth)
        .with("stone", stone)
        .with("larvae", colony.larvae)
}

/// The name of something that is an argument of messages.
fn name(words: &table::Words, thing: impl Into<Arg>) -> String {
    match thing.into() {
        Arg::Term(key) => words.get(key),
        _ => String::new(),
    }
}
