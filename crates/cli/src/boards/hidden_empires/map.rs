//! The map: a marker in the upper row of an area, nests and ants in the lower one.

use engine::Seat;
use hidden_empires::board::Color;
use hidden_empires::components::Caste;
use hidden_empires::{Area, Marker, Place, Table};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;

use super::{About, Pointing, letter, player};
use crate::boards::hexmap::{HexMap, Look, Spot, name_rows, paint, within_margins};
use crate::play::canvas::{Depth, Rgb};

/// Columns and rows of an area, the largest first.
const SIZES: [(u16, u16); 5] = [(8, 3), (6, 2), (5, 2), (5, 1), (4, 1)];
/// Rows that are left for the list of actions, and the most when none of them is about the map.
const ROWS_BELOW: u16 = 2;
const ROWS_FOR_LISTS: u16 = 9;

const PREDATORS: Rgb = Rgb(200, 60, 120);

const fn ground(color: Color) -> Rgb {
    match color {
        Color::Brown => Rgb(84, 58, 36),
        Color::Gray => Rgb(84, 86, 92),
        Color::Green => Rgb(40, 88, 44),
        Color::Red => Rgb(112, 44, 40),
        Color::Yellow => Rgb(120, 102, 30),
    }
}

const fn ground_letter(color: Color) -> char {
    match color {
        Color::Brown => 'n',
        Color::Gray => 'a',
        Color::Green => 'g',
        Color::Red => 'r',
        Color::Yellow => 'y',
    }
}

fn spot(area: Area) -> Spot {
    let (q, r) = area.coordinates();
    (i16::from(q) * 2 + i16::from(r), i16::from(r))
}

/// Draws the map; returns the rows it took.
pub(super) fn draw(
    table: &Table,
    pointer: &mut Pointing,
    area: Rect,
    buffer: &mut Buffer,
    depth: Depth,
) -> u16 {
    let on_map = |about: &About| matches!(about, About::Place(Place::Map(_)));
    let about_map = |places: &[About]| places.iter().any(on_map);
    let mut offers = pointer.offers().iter();
    let left = if offers.any(|offer| about_map(&offer.places)) {
        ROWS_BELOW
    } else {
        (pointer.offers().len() as u16).clamp(ROWS_BELOW, ROWS_FOR_LISTS)
    };
    let spots: Vec<_> = Area::all().map(spot).collect();
    let within = within_margins(area);
    let mut map = HexMap::fitting(within, &spots, &SIZES, left);
    if map.cell_height() == 1 {
        // A long list scrolls; the map would hide what there is beside a nest.
        map = HexMap::fitting(within, &spots, &SIZES, ROWS_BELOW);
    }
    let mut named = Vec::new();
    for place in Area::all() {
        let Some(cell) = map.cell(spot(place)) else {
            continue;
        };
        let about = About::Place(Place::Map(place));
        let look = look(table, place, map.cell_height(), depth);
        paint(cell, &look, pointer.mark(about), buffer, depth);
        pointer.spot(about, cell);
        named.push((place.to_string(), cell));
    }
    name_rows(&named, buffer);
    map.height()
}

fn look(table: &Table, area: Area, rows: u16, depth: Depth) -> Look {
    let markers = &table.markers;
    let mut marker = match markers.faceup[area] {
        None if markers.facedown.contains(area) => "?".to_owned(),
        None => String::new(),
        Some(marker) => {
            let value = markers.value(area);
            match marker {
                Marker::Predators(_) => format!("X{value}"),
                Marker::Prey(_) => format!("P{value}"),
                Marker::Plants(_) => format!("L{value}"),
                Marker::Aphids(_) => format!("A{value}"),
                Marker::Empty => String::new(),
            }
        }
    };
    // The colours of areas matter in the advanced game alone.
    if depth == Depth::Mono && table.options.advanced {
        marker.push(ground_letter(area.color()));
    }
    let nest = table.nest_in(area);
    let owner = nest.or_else(|| table.owners(area).next());
    let nest = nest.map_or(String::new(), |seat| format!("{}N", letter(seat)));
    let ants: String = table
        .owners(area)
        .map(|seat| ants(table, seat, area))
        .collect();
    let mut look = Look {
        back: ground(area.color()),
        lower: owner.map(player),
        strong: owner.is_some(),
        text: Vec::new(),
    };
    if markers.has_predators(area) {
        look.back = PREDATORS;
        look.strong = true;
    }
    look.text = match (rows, nest.is_empty()) {
        (1, _) => {
            look.back = owner.map_or(look.back, player);
            let at_home = table
                .nest_in(area)
                .map_or(0, |seat| table.colony(seat).ants_in(area));
            let nest = match at_home {
                0 => nest,
                _ => format!("{nest}{at_home}"),
            };
            let first = [nest, ants, marker].into_iter();
            vec![
                first
                    .into_iter()
                    .find(|text| !text.is_empty())
                    .unwrap_or_default(),
            ]
        }
        // A nest takes the place of the marker that its area never has.
        (_, false) => vec![nest, ants],
        (_, true) => vec![marker, ants],
    };
    look
}

/// The ants of a player in an area; those that are no workers are counted after a plus.
fn ants(table: &Table, seat: Seat, area: Area) -> String {
    let ants = table.colony(seat).ants[area];
    let workers = ants[Caste::Worker];
    let larger = ants.total() - workers;
    if larger > 0 {
        format!("{}{workers}+{larger}", letter(seat))
    } else {
        format!("{}{workers}", letter(seat))
    }
}
