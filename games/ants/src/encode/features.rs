//! An action as numbers.

use engine::Seat;
use engine::encode::{Layout, Pen, Sheet};

use crate::action::Action;
use crate::components::{Color, Design, SIDES};
use crate::scoring::Areas;
use crate::state::Ants;

/// What an action changes for both colours.
#[derive(Default)]
struct Told {
    own: [Areas; 2],
    other: [Areas; 2],
    level: u8,
    turn: usize,
    distance: i16,
}

pub(super) fn layout(designs: &[Design]) -> Layout {
    let mut layout = Layout::new();
    layout.add_named("tile", designs.iter().map(|design| design.id()));
    layout.add_written("action", |sheet| Told::default().write(sheet));
    layout
}

pub(super) fn write(
    designs: &[Design],
    state: &Ants,
    seat: Seat,
    action: &Action,
    pen: &mut Pen<'_>,
) {
    let tile = designs.iter().position(|&design| design == action.design);
    let entries = pen.take(designs.len());
    if let Some(tile) = tile {
        entries[tile] = 1.0;
    }
    let own = Color::of(seat).expect("two players have a colour");
    let mut surface = state.surface().clone();
    let before = surface.areas();
    surface.put(action.design, action.at, action.turn);
    let after = surface.areas();
    let of = |color: Color| [before, after].map(|areas| areas[color as usize]);
    let placed = surface.hexagons().last();
    let told = Told {
        own: of(own),
        other: of(own.other()),
        level: placed.map_or(0, |placed| placed.level),
        turn: usize::from(action.turn),
        distance: action.at.distance(crate::board::DOUBLE_TILE[0]),
    };
    told.write(pen);
}

impl Told {
    fn write(&self, sheet: &mut impl Sheet) {
        const TURNS: [&str; SIDES] = super::DIRECTIONS;
        sheet.one_of("turn", &TURNS, Some(self.turn));
        sheet.count("level", self.level, 4);
        sheet.count("distance", self.distance, 12);
        let change = |[before, after]: [Areas; 2], of: fn(Areas) -> u8| {
            i16::from(of(after)) - i16::from(of(before))
        };
        sheet.count("own-score", change(self.own, |areas| areas.best), 5);
        sheet.count("own-second-area", change(self.own, |areas| areas.second), 5);
        sheet.count("own-ants", change(self.own, |areas| areas.all), 5);
        sheet.count("other-score", change(self.other, |areas| areas.best), 5);
        sheet.count(
            "other-second-area",
            change(self.other, |areas| areas.second),
            5,
        );
        sheet.count("other-ants", change(self.other, |areas| areas.all), 5);
    }
}
