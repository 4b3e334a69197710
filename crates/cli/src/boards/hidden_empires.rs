//! Hidden Empires in the terminal: the map with what can be done listed below it, and a nest sheet
//! beside it.

mod map;
mod question;
mod side;

use crossterm::event::{KeyCode, KeyEvent};
use engine::{Game, QuickDice, Seat};
use hidden_empires::cards::Card;
use hidden_empires::{Action, Area, HiddenEmpires, Member, Place, View};
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
    Place(Place),
    Member(Member),
    Card(Card),
}

type Pointing = Pointer<Action, About>;

/// The board, and what the player points at.
#[derive(Default)]
pub(crate) struct HiddenEmpiresBoard {
    position: Option<Position>,
    pointer: Pointing,
    /// Whose nest sheet is shown.
    sheet: Option<Seat>,
}

struct Position {
    view: View,
    seat: Option<Seat>,
}

/// The colours of the players: red, yellow, blue, green, black, white, as told apart by everybody.
fn player(seat: Seat) -> Rgb {
    match seat.index() {
        0 => Rgb(213, 70, 30),
        1 => Rgb(240, 228, 66),
        2 => Rgb(86, 140, 233),
        3 => Rgb(0, 178, 125),
        4 => Rgb(100, 100, 100),
        _ => Rgb(235, 235, 235),
    }
}

/// The letter of a player, for those who see no colours.
fn letter(seat: Seat) -> char {
    ['r', 'y', 'b', 'g', 'k', 'w'][seat.index().min(5)]
}

/// What an action is about: whatever its notation names.
fn about(action: Action) -> Vec<About> {
    let card = match action {
        Action::Keep(kept) => Some(Card::Trait(kept)),
        Action::Play(played, _) => Some(Card::Hand(played)),
        _ => None,
    };
    let notation = action.to_string();
    let named = notation.split(' ').skip(1).filter_map(|word| match word {
        "builders" => Some(About::Place(Place::Builders)),
        "nurses" => Some(About::Place(Place::Nurses)),
        "reserves" => Some(About::Place(Place::Reserves)),
        _ => {
            let area = Area::from_name(word).map(|area| About::Place(Place::Map(area)));
            let mut members = Member::ALL.into_iter();
            area.or_else(|| {
                members
                    .find(|member| member.id() == word)
                    .map(About::Member)
            })
        }
    });
    // A card may be called like somebody of the nest.
    match card {
        Some(card) => {
            let areas = named.filter(|about| matches!(about, About::Place(_)));
            std::iter::once(About::Card(card)).chain(areas).collect()
        }
        None => named.collect(),
    }
}

/// Where to begin: with what uses most, not with the end of a step, and never with a card.
fn usual(action: Action) -> u16 {
    match action {
        Action::Play(..) => 0,
        Action::Done | Action::Pass => 1,
        Action::Harvest(_, count) => 2 + count,
        Action::Lay(female, male) => 2 + 2 * female + male,
        Action::Fly => 3,
        _ => 2,
    }
}

impl HiddenEmpiresBoard {
    fn other_sheet(&mut self) {
        if let (Some(position), Some(sheet)) = (&self.position, self.sheet) {
            self.sheet = Some(sheet.next(position.view.table.players()));
        }
    }
}

impl Board for HiddenEmpiresBoard {
    fn update(&mut self, view: &serde_json::Value, seat: Option<Seat>) {
        let view: View = serde_json::from_value(view.clone()).expect("a view of Hidden Empires");
        let game = HiddenEmpires::determinize(&view, &mut QuickDice::new(0));
        let mut actions = Vec::new();
        if let Some(seat) = seat {
            game.legal_actions(seat, &mut actions);
        }
        let offers = actions.into_iter();
        let offers = offers.map(|action| Offer::new(action, 1, about(action)));
        self.pointer.offer(offers.collect(), usual);
        self.sheet = seat.or(view.seat).or(self.sheet).or(Some(Seat::new(0)));
        self.position = Some(Position { view, seat });
    }

    fn draw(&mut self, area: Rect, buffer: &mut Buffer, depth: Depth) {
        let Some(position) = &self.position else {
            return;
        };
        self.pointer.forget_spots();
        let table = &position.view.table;
        let rows = map::draw(table, &mut self.pointer, area, buffer, depth);
        self.pointer.draw_list(below(area, rows), buffer);
    }

    fn draw_side(
        &mut self,
        area: Rect,
        buffer: &mut Buffer,
        depth: Depth,
        beside: &Beside<'_>,
    ) -> u16 {
        let (Some(position), Some(sheet)) = (&self.position, self.sheet) else {
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
            table: &position.view.table,
            seat: position.seat.or(position.view.seat),
            sheet,
            pointer: &mut self.pointer,
        }
        .draw()
    }

    fn key(&mut self, key: KeyEvent) -> bool {
        if key.code == KeyCode::Char('o') {
            self.other_sheet();
            return true;
        }
        self.pointer.key(key.code)
    }

    fn click(&mut self, column: u16, row: u16) -> bool {
        self.pointer.click(column, row)
    }

    fn question(&self, beside: &Beside<'_>) -> Option<String> {
        let position = self.position.as_ref()?;
        question::question(&position.view.table, position.seat?, beside)
    }

    fn chosen(&self) -> Option<String> {
        self.pointer.action().map(|action| action.to_string())
    }

    fn point_at(&mut self, action: &str) {
        self.pointer.point_at(action);
    }

    fn keys(&self) -> &'static [(&'static str, &'static str)] {
        &[
            ("ui-key-point", "←↑→↓"),
            ("ui-key-more", "+ −"),
            ("ui-key-kind", "Tab"),
            ("ui-hidden-empires-key-sheet", "o"),
        ]
    }

    fn signs(&self) -> &'static [(&'static str, &'static str)] {
        &[
            ("ui-hidden-empires-signs-facedown", "?"),
            ("ui-hidden-empires-signs-prey", "P2"),
            ("ui-hidden-empires-signs-plants", "L2"),
            ("ui-hidden-empires-signs-aphids", "A2"),
            ("ui-hidden-empires-signs-predators", "X2"),
            ("ui-hidden-empires-signs-nest", "rN"),
            ("ui-hidden-empires-signs-ants", "r6"),
            ("ui-hidden-empires-signs-castes", "r6+2"),
            ("ui-hidden-empires-signs-colors", "n a g r y"),
        ]
    }
}
