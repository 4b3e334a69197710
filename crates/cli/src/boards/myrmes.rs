//! Myrmes in the terminal: the garden as coloured cells, with what can be done listed below it.

mod garden;
mod side;

use crossterm::event::{KeyCode, KeyEvent};
use engine::{Game, QuickDice, Seat};
use myrmes::{Action, Births, Hex, HexSet, Myrmes, Phase, View};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::{Modifier, Style};
use ratatui::text::{Line, Span};
use ratatui::widgets::{Paragraph, Widget};

use self::garden::Map;
use self::side::Side;
use super::{Beside, Board};
use crate::play::canvas::Depth;

/// The board, and what the player points at.
#[derive(Default)]
pub(crate) struct MyrmesBoard {
    position: Option<Position>,
    /// Which of the possible actions.
    chosen: usize,
    area: Rect,
}

struct Position {
    /// A state that looks like the true one; only sealed plans of others may differ.
    game: Myrmes,
    seat: Option<Seat>,
    actions: Vec<Action>,
}

impl MyrmesBoard {
    fn action(&self) -> Option<Action> {
        let position = self.position.as_ref()?;
        position.actions.get(self.chosen).copied()
    }

    fn go(&mut self, forward: bool) {
        let count = self.count();
        if count > 0 {
            let step = if forward { 1 } else { count - 1 };
            self.chosen = (self.chosen + step) % count;
        }
    }

    fn count(&self) -> usize {
        self.position
            .as_ref()
            .map_or(0, |position| position.actions.len())
    }

    /// The first action of another kind.
    fn next_kind(&mut self) {
        let Some(now) = self.action() else { return };
        for _ in 0..self.count() {
            self.go(true);
            let other = self.action().expect("there is one");
            if std::mem::discriminant(&other) != std::mem::discriminant(&now) {
                break;
            }
        }
    }

    /// The next number of nurses on a track that goes with the others as they are.
    fn more_nurses(&mut self, track: fn(&mut Births) -> &mut u8) -> bool {
        let Some(Action::Births(now)) = self.action() else {
            return false;
        };
        let mut wanted = now;
        wanted.kept = None;
        for step in 1..=8 {
            *track(&mut wanted) = (*track(&mut now.clone()) + step) % 9;
            let found = self.position.as_ref().and_then(|position| {
                position.actions.iter().position(|action| match action {
                    Action::Births(births) => {
                        Births {
                            kept: None,
                            ..*births
                        } == wanted
                    }
                    _ => false,
                })
            });
            if let Some(found) = found {
                self.chosen = found;
                break;
            }
        }
        true
    }

    fn draw_actions(&self, area: Rect, buffer: &mut Buffer) {
        let Some(position) = &self.position else {
            return;
        };
        let rows = usize::from(area.height);
        let first = self.chosen.saturating_sub(rows / 2);
        let first = first.min(position.actions.len().saturating_sub(rows));
        let shown = position.actions.iter().enumerate().skip(first).take(rows);
        for (row, (index, action)) in shown.enumerate() {
            let (mark, style) = if index == self.chosen {
                ("› ", Style::new().add_modifier(Modifier::REVERSED))
            } else {
                ("  ", Style::new())
            };
            let line = Line::from(vec![
                Span::raw(mark),
                Span::styled(action.to_string(), style),
            ]);
            let place = Rect {
                y: area.y + row as u16,
                height: 1,
                ..area
            };
            Paragraph::new(line).render(place, buffer);
        }
    }
}

/// Where to begin: the event as rolled, births with as many nurses as there are.
fn usual(game: &Myrmes, actions: &[Action]) -> usize {
    let rank = |action: &Action| match action {
        Action::Event(event) => u8::from(*event == game.table().rolled()),
        Action::Births(births) => 10 * births.nurses() + births.workers,
        _ => 0,
    };
    // The first of the best.
    (0..actions.len())
        .rev()
        .max_by_key(|&index| rank(&actions[index]))
        .unwrap_or(0)
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
        self.chosen = usual(&game, &actions);
        self.position = Some(Position {
            game,
            seat,
            actions,
        });
    }

    fn draw(&mut self, area: Rect, buffer: &mut Buffer, depth: Depth) {
        self.area = area;
        let Some(position) = &self.position else {
            return;
        };
        let pointed = self
            .action()
            .map_or(HexSet::NONE, |action| places(&position.game, action));
        let mut possible = HexSet::NONE;
        for &action in &position.actions {
            if matches!(
                action,
                Action::Step(_) | Action::Leave(_) | Action::Tunnel(_)
            ) {
                possible |= places(&position.game, action);
            }
        }
        let map = Map::fitting(area, position.game.table().garden.area());
        map.draw(position.game.table(), &possible, &pointed, buffer, depth);
        let below = Rect {
            y: area.y + map.height().min(area.height),
            height: area.height.saturating_sub(map.height()),
            ..area
        };
        self.draw_actions(below, buffer);
    }

    fn draw_side(&self, area: Rect, buffer: &mut Buffer, depth: Depth, beside: &Beside<'_>) -> u16 {
        let Some(position) = &self.position else {
            return 0;
        };
        Side {
            area: area.intersection(buffer.area),
            buffer,
            depth,
            beside,
            table: position.game.table(),
            seat: position.seat,
        }
        .draw()
    }

    fn key(&mut self, key: KeyEvent) -> bool {
        match key.code {
            KeyCode::Up | KeyCode::Left => self.go(false),
            KeyCode::Down | KeyCode::Right => self.go(true),
            KeyCode::Home => self.chosen = 0,
            KeyCode::End => self.chosen = self.count().saturating_sub(1),
            KeyCode::Tab => self.next_kind(),
            KeyCode::Char('l') => return self.more_nurses(|births| &mut births.larvae),
            KeyCode::Char('s') => return self.more_nurses(|births| &mut births.soldiers),
            KeyCode::Char('k') => return self.more_nurses(|births| &mut births.workers),
            KeyCode::Char('a') => return self.more_nurses(|births| &mut births.atelier),
            _ => return false,
        }
        true
    }

    /// The next action that takes place where was clicked.
    fn click(&mut self, column: u16, row: u16) -> bool {
        let Some(position) = &self.position else {
            return false;
        };
        let map = Map::fitting(self.area, position.game.table().garden.area());
        if row >= self.area.y + map.height() {
            return false;
        }
        let Some(hex) = map.hex_at(column, row) else {
            return false;
        };
        let here: Vec<_> = (0..position.actions.len())
            .filter(|&index| places(&position.game, position.actions[index]).contains(hex))
            .collect();
        let again = here.len() == 1 && here[0] == self.chosen;
        let next = here
            .iter()
            .copied()
            .find(|&index| index > self.chosen)
            .or_else(|| here.first().copied());
        self.chosen = next.unwrap_or(self.chosen);
        again
    }

    fn chosen(&self) -> Option<String> {
        self.action().map(|action| action.to_string())
    }

    fn point_at(&mut self, action: &str) {
        let Some(position) = &self.position else {
            return;
        };
        let found = position
            .actions
            .iter()
            .position(|listed| listed.to_string() == action);
        self.chosen = found.unwrap_or(self.chosen);
    }

    fn keys(&self) -> &'static [(&'static str, &'static str)] {
        match self.action() {
            Some(Action::Births(_)) => &[
                ("ui-myrmes-key-next", "↑ ↓"),
                ("ui-myrmes-key-nurses", "l s k a"),
            ],
            _ => &[("ui-myrmes-key-next", "↑ ↓"), ("ui-myrmes-key-kind", "Tab")],
        }
    }
}
