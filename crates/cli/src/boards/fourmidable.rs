//! Fourmidable in the terminal: the forest with what can be done listed below it, and beside it a nest
//! and the cards.

mod forest;
mod nest;
mod side;

use crossterm::event::{KeyCode, KeyEvent};
use engine::{Game, QuickDice, Seat};
use fourmidable::cards::{Objective, Special};
use fourmidable::{Action, Cell, Colony, Fourmidable, Hex, Phase, Place, Table, Target, View};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;

use self::side::Side;
use super::pointer::{Offer, Pointer, below};
use super::writer::Writer;
use super::{Beside, Board};
use crate::play::canvas::{Depth, Rgb};

/// What an action can be about.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum About {
    Hex(Hex),
    Cell(Seat, Cell),
    Objective(Objective),
    Special(Special),
}

type Pointing = Pointer<Action, About>;

/// The board, and what the player points at.
#[derive(Default)]
pub(crate) struct FourmidableBoard {
    position: Option<Position>,
    pointer: Pointing,
    /// Whose nest is shown.
    nest: Option<Seat>,
    /// Where there is little room: whether special cards are shown instead of the nest.
    cards: bool,
}

struct Position {
    view: View,
    seat: Option<Seat>,
}

/// The colours of the players: white, blue, yellow, red, green, violet, as told apart by everybody.
fn player(seat: Seat) -> Rgb {
    match seat.index() {
        0 => Rgb(225, 225, 225),
        1 => Rgb(86, 140, 233),
        2 => Rgb(240, 228, 66),
        3 => Rgb(213, 70, 30),
        4 => Rgb(0, 178, 125),
        _ => Rgb(190, 120, 200),
    }
}

/// Whether an ant of this seat is on its way and could harvest where it is.
fn can_harvest(table: &Table, seat: Seat) -> bool {
    let Phase::Walk(_, walk) = table.phase else {
        return false;
    };
    let ant = table.colony(seat).ants[usize::from(walk.ant)];
    match ant.at {
        Place::Hex(hex) => {
            let resource = hex.resource().filter(|_| table.resources.contains(hex));
            let resource = resource.filter(|_| table.options.may_harvest(hex));
            walk.gone && resource.is_some_and(|resource| resource.caste() == ant.caste)
        }
        Place::Cell(_) => false,
    }
}

/// Where to begin: with an ant, on its way with a step unless there is something to harvest, and with
/// some of each kind.
fn usual(action: Action, arrived: bool) -> i8 {
    let even = |counts: [u8; 3]| {
        let least = counts.into_iter().min().unwrap_or(0);
        let most = counts.into_iter().max().unwrap_or(0);
        least as i8 - most as i8
    };
    match action {
        Action::Ants(counts) | Action::Split(counts) => even(counts),
        Action::Stop if arrived => 3,
        Action::Step(_) => 2,
        Action::Walk(..) => 1,
        _ => 0,
    }
}

/// A nest hole is in the forest as well as in the nest.
fn space(colony: &Colony, seat: Seat, place: Place) -> Vec<About> {
    match place {
        Place::Hex(hex) => vec![About::Hex(hex)],
        Place::Cell(cell) => {
            let outside = cell.hole().and_then(|hole| colony.holes[hole]);
            let outside = outside.map(About::Hex).into_iter();
            outside.chain([About::Cell(seat, cell)]).collect()
        }
    }
}

fn aim(target: Target) -> Vec<About> {
    match target {
        Target::None | Target::Caste(_) => Vec::new(),
        Target::Hex(hex) => vec![About::Hex(hex)],
        Target::Cell(seat, cell) => vec![About::Cell(seat, cell)],
        Target::Objective(card) => vec![About::Objective(card)],
    }
}

/// What an action is about.
fn about(table: &Table, seat: Seat, action: Action) -> Vec<About> {
    let colony = table.colony(seat);
    match action {
        Action::Walk(_, place) | Action::Step(place) => space(colony, seat, place),
        Action::Skip(cell) => vec![About::Cell(seat, cell)],
        Action::Stop => match table.phase {
            Phase::Walk(_, walk) => space(colony, seat, colony.ants[usize::from(walk.ant)].at),
            _ => Vec::new(),
        },
        Action::Hole(hex) | Action::Fly(hex) => vec![About::Hex(hex)],
        Action::Birth(_) => vec![About::Cell(seat, Cell::QUEEN)],
        Action::Study => vec![About::Cell(seat, Cell::LIBRARY)],
        Action::Keep(card) | Action::Under(card) => vec![About::Objective(card)],
        Action::Complete(card) | Action::Reveal(card) => vec![About::Objective(card)],
        Action::Predator(_, target) | Action::Hunt(_, target) | Action::Feed(target) => aim(target),
        Action::Take(card) => vec![About::Special(card)],
        Action::Play(card, target) => {
            let mut about = aim(target);
            about.push(About::Special(card));
            about
        }
        _ => Vec::new(),
    }
}

impl FourmidableBoard {
    /// A nest that something happens in is shown.
    fn show_pointed_nest(&mut self) {
        for &about in self.pointer.places() {
            if let About::Cell(seat, _) = about {
                self.nest = Some(seat);
            }
        }
    }

    /// The next nest; what is pointed at goes there, if it can.
    fn other_nest(&mut self) {
        let (Some(position), Some(nest)) = (&self.position, self.nest) else {
            return;
        };
        let next = nest.next(position.view.table.players());
        self.nest = Some(next);
        let Some(now) = self.pointer.kind().map(str::to_owned) else {
            return;
        };
        let inside = |about: &About| matches!(about, About::Cell(seat, _) if *seat == next);
        self.pointer
            .choose(|offer| offer.kind == now && offer.places.iter().any(inside));
    }
}

impl Board for FourmidableBoard {
    fn update(&mut self, view: &serde_json::Value, seat: Option<Seat>) {
        let view: View = serde_json::from_value(view.clone()).expect("a view of Fourmidable");
        let game = Fourmidable::determinize(&view, &mut QuickDice::new(0));
        let mut actions = Vec::new();
        if let Some(seat) = seat {
            game.legal_actions(seat, &mut actions);
        }
        let offers = actions.into_iter().map(|action| {
            let seat = seat.expect("somebody acts");
            let words = match action {
                Action::Predator(..) | Action::Hunt(..) | Action::Play(..) => 2,
                _ => 1,
            };
            let offer = Offer::new(action, words, about(&view.table, seat, action));
            match action {
                // Where the ant is, and around it.
                Action::Stop | Action::Skip(_) => offer.of_kind("step"),
                _ => offer,
            }
        });
        let arrived = seat.is_some_and(|seat| can_harvest(&view.table, seat));
        self.pointer
            .offer(offers.collect(), |action| usual(action, arrived));
        self.nest = Some(seat.or(view.seat).or(self.nest).unwrap_or(view.table.first));
        self.position = Some(Position { view, seat });
    }

    fn draw(&mut self, area: Rect, buffer: &mut Buffer, depth: Depth) {
        let Some(position) = &self.position else {
            return;
        };
        self.pointer.forget_spots();
        let table = &position.view.table;
        let rows = forest::draw(table, &mut self.pointer, area, buffer, depth);
        self.pointer.draw_list(below(area, rows), buffer);
    }

    fn draw_side(
        &mut self,
        area: Rect,
        buffer: &mut Buffer,
        depth: Depth,
        beside: &Beside<'_>,
    ) -> u16 {
        let (Some(position), Some(nest)) = (&self.position, self.nest) else {
            return 0;
        };
        let writer = Writer {
            area: area.intersection(buffer.area),
            buffer,
            depth,
            beside,
        };
        Side {
            writer,
            view: &position.view,
            seat: position.seat.or(position.view.seat),
            nest,
            cards: self.cards,
            pointer: &mut self.pointer,
        }
        .draw()
    }

    fn key(&mut self, key: KeyEvent) -> bool {
        match key.code {
            KeyCode::Char('o') => self.other_nest(),
            KeyCode::Char('s') => self.cards = !self.cards,
            key => {
                let meant = self.pointer.key(key);
                self.show_pointed_nest();
                return meant;
            }
        }
        true
    }

    fn click(&mut self, column: u16, row: u16) -> bool {
        let again = self.pointer.click(column, row);
        self.show_pointed_nest();
        again
    }

    fn chosen(&self) -> Option<String> {
        self.pointer.action().map(|action| action.to_string())
    }

    fn point_at(&mut self, action: &str) {
        self.pointer.point_at(action);
        self.show_pointed_nest();
    }

    fn keys(&self) -> &'static [(&'static str, &'static str)] {
        &[
            ("ui-key-point", "←↑→↓"),
            ("ui-key-kind", "Tab"),
            ("ui-fourmidable-key-nest", "o"),
            ("ui-fourmidable-key-cards", "s"),
            ("ui-key-here", "+ −"),
        ]
    }

    fn signs(&self) -> &'static [(&'static str, &'static str)] {
        &[
            ("ui-fourmidable-signs-insects", "l c b"),
            ("ui-fourmidable-signs-plants", "u r m"),
            ("ui-fourmidable-signs-earth", "y s e"),
            ("ui-fourmidable-signs-ants", "H F D"),
            ("ui-fourmidable-signs-moved", "h f d"),
            ("ui-fourmidable-signs-predators", "S G W"),
            ("ui-fourmidable-signs-hole", "1O"),
            ("ui-fourmidable-signs-pheromone", "1•"),
            ("ui-fourmidable-signs-empty", "·"),
            ("ui-fourmidable-signs-rooms", "O L Q"),
        ]
    }
}
