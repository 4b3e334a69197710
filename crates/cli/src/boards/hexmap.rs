//! A map of hexagons as coloured cells: letters as well as colours tell what is there.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::{Modifier, Style};

use crate::play::canvas::{Depth, Rgb};

const INK: Rgb = Rgb(20, 20, 20);
const PAPER: Rgb = Rgb(245, 245, 245);
const MARK: Rgb = Rgb(255, 255, 0);

/// A place on the map, counted in half hexagons to the right and rows downwards.
pub(super) type Spot = (i16, i16);

/// Where the hexagons are on the screen.
#[derive(Clone, Copy, Default)]
pub(super) struct HexMap {
    area: Rect,
    /// Columns and rows for one hexagon.
    cell: (u16, u16),
    /// The first half hexagon and the first row.
    first: Spot,
    rows: u16,
}

impl HexMap {
    /// With the first of these sizes of cells that fits into the area, or else the last one. So many
    /// rows are left below it.
    pub(super) fn fitting(area: Rect, spots: &[Spot], sizes: &[(u16, u16)], left: u16) -> Self {
        let halves = || spots.iter().map(|spot| spot.0);
        let rows = || spots.iter().map(|spot| spot.1);
        let first = (halves().min().unwrap_or(0), rows().min().unwrap_or(0));
        let span = |last: Option<i16>, first: i16| last.map_or(0, |last| (last - first) as u16 + 1);
        let halves = span(halves().max(), first.0) + 1;
        let rows = span(rows().max(), first.1);
        let fits = |&&(width, height): &&(u16, u16)| {
            halves * width / 2 <= area.width && rows * height + left <= area.height
        };
        let cell = sizes.iter().find(fits).or(sizes.last());
        Self {
            area,
            cell: cell.copied().unwrap_or((3, 1)),
            first,
            rows,
        }
    }

    pub(super) const fn height(&self) -> u16 {
        self.rows * self.cell.1
    }

    /// Rows of a cell.
    pub(super) const fn cell_height(&self) -> u16 {
        self.cell.1
    }

    /// The cell at this place, if it is on the screen.
    pub(super) fn cell(&self, spot: Spot) -> Option<Rect> {
        let halves = u16::try_from(spot.0 - self.first.0).ok()?;
        let row = u16::try_from(spot.1 - self.first.1).ok()?;
        let cell = Rect {
            x: self.area.x + halves * self.cell.0 / 2,
            y: self.area.y + row * self.cell.1,
            width: self.cell.0,
            height: self.cell.1,
        };
        (row < self.rows && self.area.intersection(cell) == cell).then_some(cell)
    }
}

/// Columns that the names beside a map take, on each side.
pub(super) const MARGIN: u16 = 3;

/// The part of an area that a map may take, so that there is room for names on both sides.
pub(super) fn within_margins(area: Rect) -> Rect {
    Rect {
        x: area.x + MARGIN,
        width: area.width.saturating_sub(2 * MARGIN),
        ..area
    }
}

/// Writes the names of hexagons that begin and end a row beside the map: the whole name before the first,
/// the number of the column after the last.
pub(super) fn name_rows(cells: &[(String, Rect)], buffer: &mut Buffer) {
    for (index, (name, cell)) in cells.iter().enumerate() {
        let in_row = |other: &&(String, Rect)| other.1.y == cell.y;
        let first = cells[..index].iter().find(in_row).is_none();
        let last = cells[index + 1..].iter().find(in_row).is_none();
        if first && cell.x >= MARGIN {
            let column = cell.x - name.chars().count() as u16 - u16::from(name.len() < 3);
            buffer.set_stringn(column, cell.y, name, usize::from(MARGIN), Style::new());
        }
        if last && cell.right() + 2 < buffer.area.right() {
            let number = name.trim_start_matches(|letter: char| !letter.is_ascii_digit());
            buffer.set_stringn(cell.right() + 1, cell.y, number, 2, Style::new());
        }
    }
}

/// Whether a cell is pointed at.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub(super) enum Mark {
    /// No.
    #[default]
    None,
    /// It could be.
    Possible,
    /// Yes.
    Pointed,
}

/// What a cell shows.
#[derive(Clone, Debug)]
pub(super) struct Look {
    /// Its background.
    pub(super) back: Rgb,
    /// The background below the first row, if it is another one.
    pub(super) lower: Option<Rgb>,
    /// Its rows of text; those that do not fit are left out.
    pub(super) text: Vec<String>,
    /// Whether the text stands out.
    pub(super) strong: bool,
}

impl Look {
    fn style(&self, back: Rgb, depth: Depth) -> Style {
        let mut style = Style::new();
        if depth != Depth::Mono {
            style = style.bg(depth.color(back)).fg(depth.color(ink_on(back)));
        }
        if self.strong {
            style = style.add_modifier(Modifier::BOLD);
        }
        style
    }
}

/// Dark or light, whatever can be read on this colour.
pub(super) fn ink_on(color: Rgb) -> Rgb {
    if u16::from(color.0) + u16::from(color.1) + u16::from(color.2) > 380 {
        INK
    } else {
        PAPER
    }
}

/// A coloured cell with its text in the middle and brackets if it is marked.
pub(super) fn paint(cell: Rect, look: &Look, mark: Mark, buffer: &mut Buffer, depth: Depth) {
    let cell = cell.intersection(buffer.area);
    let width = usize::from(cell.width);
    let brackets = match mark {
        Mark::None => None,
        Mark::Possible => Some(('(', ')')),
        Mark::Pointed => Some(('[', ']')),
    };
    for row in 0..cell.height {
        let back = match look.lower {
            Some(lower) if row > 0 => lower,
            _ => look.back,
        };
        let style = look.style(back, depth);
        let mut letters = vec![' '; width];
        if let Some(text) = look.text.get(usize::from(row)) {
            let length = text.chars().count();
            let start = (width / 2).saturating_sub(length / 2);
            for (place, letter) in letters[start..].iter_mut().zip(text.chars()) {
                *place = letter;
            }
        }
        if let (Some((left, right)), Some(last)) = (brackets, width.checked_sub(1)) {
            letters[0] = left;
            letters[last] = right;
        }
        for (column, &letter) in letters.iter().enumerate() {
            let place = &mut buffer[(cell.x + column as u16, cell.y + row)];
            place.set_char(letter);
            place.set_style(style);
            let edge = column == 0 || column + 1 == width;
            if edge && brackets.is_some() {
                let color = match ink_on(back) {
                    PAPER => MARK,
                    ink => ink,
                };
                let mut edge = Style::new().add_modifier(Modifier::BOLD);
                if depth != Depth::Mono {
                    edge = edge.fg(depth.color(color));
                }
                place.set_style(edge);
            }
        }
    }
}
