//! Myrmes in the terminal: the garden as coloured cells, with what can be done listed below it.

mod garden;
mod side;

use crossterm::event::{KeyCode, KeyEvent};
use engine::{Game, QuickDice, Seat};
use myrmes::{Action, Births, Hex, HexSet, Myrmes, Phase, View};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;

use self::side::Side;
use super::pointer::{Offer, Pointer, below};
use super::writer::Writer;
use super::{Beside, Board};
use crate::play::canvas::Depth;

/// The board, and what the player points at.
#[derive(Default)]
pub(crate) struct MyrmesBoard {
    position: Option<Position>,
    pointer: Pointer<Action, Hex>,
}

struct Position {
    /// A state that looks like the true one; only sealed plans of others may differ.
    game: Myrmes,
    seat: Option<Seat>,
}

impl MyrmesBoard {
    /// The next number of nurses on a track that goes with the others as they are.
    fn more_nurses(&mut self, track: fn(&mut Births) -> &mut u8) -> bool {
        let Some(Action::Births(now)) = self.pointer.action() else {
            return false;
        };
        let mut wanted = now;
        wanted.kept = None;
        for step in 1..=8 {
            *track(&mut wanted) = (*track(&mut now.clone()) + step) % 9;
            let found = self.pointer.choose(|offer| match offer.action {
                Action::Births(births) => {
                    Births {
                        kept: None,
                        ..births
                    } == wanted
                }
                _ => false,
            });
            if found {
                break;
            }
        }
        true
    }
}

/// Where to begin: the event as rolled, births with as many nurses as there are.
fn usual(game: &Myrmes, action: Action) -> u8 {
    match action {
        Action::Event(event) => u8::from(event == game.table().rolled()),
        Action::Births(births) => 10 * births.nurses() + births.workers,
        _ => 0,
    }
}

/// Where in the garden an action takes place.
fn places(game: &Myrmes, action: Action) -> HexSet {
    let space = |hex: Hex| {
        let tile = game.table().garden.tile_at(hex);
        tile.map_or(HexSet::only(hex), |tile| *tile.hexes())
    };
    match action {
        Action::Leave(hex)
        | Action::Step(hex)
        | Action::Harvest(hex, _)
        | Action::Tunnel(hex)
        | Action::Give(hex) => space(hex),
        Action::Pheromone(at) | Action::Build(_, at) => at.laid().hexes,
        Action::Clear => match game.table().phase {
            Phase::Sortie(_, sortie) => sortie.at,
            _ => HexSet::NONE,
        },
        _ => HexSet::NONE,
    }
}

impl Board for MyrmesBoard {
    fn update(&mut self, view: &serde_json::Value, seat: Option<Seat>) {
        let view: View = serde_json::from_value(view.clone()).expect("a view of Myrmes");
        let game = Myrmes::determinize(&view, &mut QuickDice::new(0));
        let mut actions = Vec::new();
        if let Some(seat) = seat {
            game.legal_actions(seat, &mut actions);
        }
        let offers = actions.into_iter().map(|action| {
            let places = places(&game, action).iter().collect();
            Offer::new(action, 1, places)
        });
        self.pointer
            .offer(offers.collect(), |action| usual(&game, action));
        self.position = Some(Position { game, seat });
    }

    fn draw(&mut self, area: Rect, buffer: &mut Buffer, depth: Depth) {
        let Some(position) = &self.position else {
            return;
        };
        self.pointer.forget_spots();
        let rows = garden::draw(
            position.game.table(),
            &mut self.pointer,
            area,
            buffer,
            depth,
        );
        self.pointer.draw_list(below(area, rows), buffer);
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
        let writer = Writer {
            area: area.intersection(buffer.area),
            buffer,
            depth,
            beside,
        };
        Side {
            writer,
            table: position.game.table(),
            seat: position.seat,
        }
        .draw()
    }

    fn key(&mut self, key: KeyEvent) -> bool {
        match key.code {
            KeyCode::Char('l') => self.more_nurses(|births| &mut births.larvae),
            KeyCode::Char('s') => self.more_nurses(|births| &mut births.soldiers),
            KeyCode::Char('k') => self.more_nurses(|births| &mut births.workers),
            KeyCode::Char('a') => self.more_nurses(|births| &mut births.atelier),
            key => self.pointer.list_key(key),
        }
    }

    fn click(&mut self, column: u16, row: u16) -> bool {
        self.pointer.click(column, row)
    }

    fn chosen(&self) -> Option<String> {
        self.pointer.action().map(|action| action.to_string())
    }

    fn point_at(&mut self, action: &str) {
        self.pointer.point_at(action);
    }

    fn keys(&self) -> &'static [(&'static str, &'static str)] {
        match self.pointer.action() {
            Some(Action::Births(_)) => {
                &[("ui-key-next", "↑ ↓"), ("ui-myrmes-key-nurses", "l s k a")]
            }
            _ => &[("ui-key-next", "↑ ↓"), ("ui-key-kind", "Tab")],
        }
    }

    fn signs(&self) -> &'static [(&'static str, &'static str)] {
        &[
            ("ui-myrmes-signs-ground", "\" : ^"),
            ("ui-myrmes-signs-barren", "¤ ~"),
            ("ui-myrmes-signs-prey", "L T S"),
            ("ui-myrmes-signs-exit", "rO"),
            ("ui-myrmes-signs-worker", "r@"),
            ("ui-myrmes-signs-cubes", "rf re rs"),
            ("ui-myrmes-signs-empty", "r·"),
            ("ui-myrmes-signs-tiles", "rA rV rC"),
        ]
    }
}
