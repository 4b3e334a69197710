//! What lies beside the forest: the round, the players, a nest, the cards.

use engine::{Message, Seat};
use fourmidable::cards::Objective;
use fourmidable::cards::decks::MOST_NEEDS;
use fourmidable::components::{Caste, Weather};
use fourmidable::{Action, View};
use ratatui::style::{Modifier, Style};
use ratatui::text::{Line, Span};

use super::forest::{number, resource_letter};
use super::{About, Pointing, nest, player};
use crate::boards::hexmap::Mark;
use crate::boards::writer::Writer;

/// With fewer rows only what matters most is shown.
const ROOMY: u16 = 30;

/// Writes from the top down.
pub(super) struct Side<'a> {
    pub(super) writer: Writer<'a>,
    pub(super) view: &'a View,
    pub(super) seat: Option<Seat>,
    /// Whose nest is shown.
    pub(super) nest: Seat,
    /// Where there is little room: whether special cards are shown instead of the nest.
    pub(super) cards: bool,
    pub(super) pointer: &'a mut Pointing,
}

impl Side<'_> {
    /// Draws everything; returns the height it took.
    pub(super) fn draw(mut self) -> u16 {
        let whole = self.writer.area;
        let roomy = whole.height >= ROOMY;
        self.round();
        let table = &self.view.table;
        let few = table.players() <= 3;
        for seat in Seat::all(table.players()) {
            let stores = roomy || few || self.seat == Some(seat) || self.nest == seat;
            self.colony(seat, stores);
        }
        if roomy || !self.cards {
            self.nest();
        }
        let drawn: Vec<_> = self.view.drawn.iter().filter_map(|card| card.1).collect();
        self.objectives("ui-fourmidable-drawn", &drawn);
        self.objectives("ui-fourmidable-hand", &self.view.hand);
        self.objectives("ui-fourmidable-row", &table.row);
        self.specials(roomy || self.cards);
        whole.height - self.writer.area.height
    }

    fn nest(&mut self) {
        let owner = self.writer.beside.names[self.nest.index()].clone();
        let title = Message::new("ui-fourmidable-nest").with("player", owner);
        let mut title = self.writer.beside.words.tell(&title);
        if let Some(species) = self.view.table.colony(self.nest).species {
            title = format!("{title} · {}", self.writer.name(species));
        }
        self.writer.line(Line::from(title));
        nest::draw(&self.view.table, self.nest, self.pointer, &mut self.writer);
    }

    fn round(&mut self) {
        let table = &self.view.table;
        let favoured =
            |weather: &Weather| table.weather.is_some() && weather.favours() == table.weather;
        let weather = Weather::ALL.iter().copied().find(favoured);
        let mut text = self.writer.beside.words.tell(
            &Message::new("ui-fourmidable-round")
                .with("round", table.round)
                .with("time", table.time),
        );
        if let (Some(weather), Some(caste)) = (weather, table.weather) {
            let more = Message::new("ui-fourmidable-weather")
                .with("weather", weather)
                .with("caste", caste);
            text = format!("{text} · {}", self.writer.beside.words.tell(&more));
        }
        self.writer.line(Line::from(text));
    }

    fn colony(&mut self, seat: Seat, stores: bool) {
        let table = &self.view.table;
        let colony = table.colony(seat);
        let mark = if self.seat == Some(seat) { "►" } else { " " };
        let first = if table.first == seat { "①" } else { " " };
        let title = Message::new("ui-fourmidable-colony")
            .with("player", self.writer.beside.names[seat.index()].clone())
            .with("score", i32::from(colony.score))
            .with("done", colony.completed.len() as i64)
            .with("target", table.options.target())
            .with("left", colony.supply);
        let title = self.writer.beside.words.tell(&title);
        self.writer.heading(
            format!("{mark}{}{first}{title}", number(seat)),
            player(seat),
        );
        if stores {
            let castes = Caste::ALL.iter().map(|caste| {
                let each = caste.resources().iter().map(|&resource| {
                    let count = colony.store[resource as usize];
                    format!("{}{count}", resource_letter(resource))
                });
                each.collect::<Vec<_>>().join(" ")
            });
            let text = castes.collect::<Vec<_>>().join(" │ ");
            self.writer.line(Line::from(format!("   {text}")));
        }
    }

    /// Two objectives in a line, each with what it needs; what there is of it is in bold.
    fn objectives(&mut self, heading: &str, cards: &[Objective]) {
        if cards.is_empty() {
            return;
        }
        let heading = self.writer.beside.words.get(heading);
        self.writer.line(Line::from(heading));
        for pair in cards.chunks(2) {
            let pieces = pair.iter();
            let pieces = pieces.map(|&card| (About::Objective(card), self.objective(card)));
            self.writer
                .pieces(self.pointer, String::new(), pieces.collect());
        }
    }

    fn objective(&self, card: Objective) -> Vec<Span<'static>> {
        let deck = &self.view.table.deck;
        let mut store = match self.seat {
            Some(seat) => self.view.table.colony(seat).store,
            None => [0; 9],
        };
        let paid = if deck.is_paid_by(card, &store) {
            '✓'
        } else {
            ' '
        };
        let mut spans = vec![Span::raw(format!("{paid}{card} {:>2} ", deck.points(card)))];
        let strong = Style::new().add_modifier(Modifier::BOLD | Modifier::UNDERLINED);
        let needs = deck.needs(card);
        for &need in &needs {
            let have = &mut store[need as usize];
            let style = if *have > 0 { strong } else { Style::new() };
            *have = have.saturating_sub(1);
            spans.push(Span::styled(resource_letter(need).to_string(), style));
        }
        let blank = MOST_NEEDS - needs.len();
        let (have, needs) = (self.have(card), needs.len());
        spans.push(Span::raw(format!("{:blank$} {have}/{needs}", "")));
        spans
    }

    /// How much of an objective is in the store.
    fn have(&self, card: Objective) -> usize {
        let Some(seat) = self.seat else { return 0 };
        let store = &self.view.table.colony(seat).store;
        let cost = self.view.table.deck.card(card).cost;
        let resources = card.caste().resources().iter();
        let each = resources.zip(cost);
        each.map(|(&resource, cost)| usize::from(cost.min(store[resource as usize])))
            .sum()
    }

    /// The special cards; where there is little room, those that can be used now.
    fn specials(&mut self, roomy: bool) {
        let offered: Vec<_> = self
            .pointer
            .offers()
            .iter()
            .filter_map(|offer| match offer.action {
                Action::Play(card, _) | Action::Take(card) => Some(card),
                _ => None,
            })
            .collect();
        let mut cards = self.view.specials.clone();
        cards.extend(
            offered
                .iter()
                .filter(|card| !self.view.specials.contains(card)),
        );
        cards.dedup();
        if cards.is_empty() {
            return;
        }
        let heading =
            Message::new("ui-fourmidable-specials").with("count", self.view.specials.len() as i64);
        self.writer.tell(&heading);
        for card in cards {
            let usable = offered.contains(&card);
            if !roomy && !usable {
                continue;
            }
            let about = About::Special(card);
            let mark = match self.pointer.mark(about) {
                Mark::Pointed => "›",
                _ if usable => "+",
                _ => " ",
            };
            let name = self.writer.name(card);
            let row = self.writer.line(Line::from(format!("{mark}{name}")));
            self.pointer.spot(about, row);
        }
    }
}
