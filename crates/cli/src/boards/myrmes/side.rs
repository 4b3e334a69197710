//! What lies beside the garden: season, colonies, objectives.

use engine::{Message, Seat};
use myrmes::components::{Event, Objective};
use myrmes::{Colony, Table};
use ratatui::text::Line;

use super::garden::{letter, player};
use crate::boards::writer::Writer;

/// Writes from the top down.
pub(super) struct Side<'a> {
    pub(super) writer: Writer<'a>,
    pub(super) table: &'a Table,
    pub(super) seat: Option<Seat>,
}

impl Side<'_> {
    /// Draws everything; returns the height it took.
    pub(super) fn draw(mut self) -> u16 {
        let whole = self.writer.area;
        self.season();
        for seat in Seat::all(self.table.players()) {
            self.colony(seat);
        }
        self.objectives();
        whole.height - self.writer.area.height
    }

    fn season(&mut self) {
        let table = self.table;
        self.writer.tell(
            &Message::new("ui-myrmes-season")
                .with("season", table.season)
                .with("year", table.year)
                .with("years", table.options.years)
                .with("food", table.winter_food()),
        );
        let events: Vec<_> = table
            .dice
            .iter()
            .skip(table.season as usize)
            .map(|&die| self.writer.name(Event::of(die)))
            .collect();
        let all = events.join(" › ");
        if all.chars().count() <= usize::from(self.writer.area.width) {
            self.writer.line(Line::from(all));
        } else {
            // Long names take a row more.
            self.writer.line(Line::from(events[0].clone()));
            let later = format!("› {}", events[1..].join(" › "));
            self.writer.line(Line::from(later));
        }
    }

    fn colony(&mut self, seat: Seat) {
        let colony = self.table.colony(seat);
        let own = self.seat == Some(seat);
        let mark = if own { "►" } else { " " };
        let first = if self.table.first == seat { "①" } else { " " };
        let title = Message::new("ui-myrmes-colony")
            .with("player", self.writer.beside.names[seat.index()].clone())
            .with("score", i32::from(colony.score))
            .with("level", colony.level)
            .with("event", colony.event);
        let title = format!(
            "{mark}{}{first}{}",
            letter(Some(seat)),
            self.writer.beside.words.tell(&title)
        );
        self.writer.heading(title, player(Some(seat)));
        self.writer.tell(&stores(colony));
        self.writer.tell(
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
            self.writer.name(objective)
        );
        self.writer.line(Line::from(text));
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
