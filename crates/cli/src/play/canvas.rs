//! A picture made of half-cell pixels, with characters on top.
//!
//! A terminal cell is about twice as high as wide, so its upper and lower half are two square pixels.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::{Color, Modifier};

/// A colour of the picture.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Rgb(pub(crate) u8, pub(crate) u8, pub(crate) u8);

impl Rgb {
    /// A mixture: `share` of 0 is all `self`, of 1 all `other`.
    pub(crate) fn mix(self, other: Self, share: f64) -> Self {
        let mix = |one: u8, two: u8| {
            (f64::from(one) * (1.0 - share) + f64::from(two) * share).round() as u8
        };
        Self(
            mix(self.0, other.0),
            mix(self.1, other.1),
            mix(self.2, other.2),
        )
    }
}

/// How many colours the terminal shows.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Depth {
    /// Any colour.
    True,
    /// The 256 of the usual palette.
    Indexed,
    /// None: patterns stand for colours.
    Mono,
}

impl Depth {
    /// What the environment says.
    pub(crate) fn of_environment() -> Self {
        let set = |name| std::env::var_os(name).is_some_and(|value| !value.is_empty());
        let says = |name, text| std::env::var(name).is_ok_and(|value| value.contains(text));
        if set("NO_COLOR") || says("TERM", "dumb") {
            Self::Mono
        } else if says("COLORTERM", "truecolor") || says("COLORTERM", "24bit") {
            Self::True
        } else {
            Self::Indexed
        }
    }

    /// The terminal's colour that comes closest.
    pub(crate) fn color(self, Rgb(red, green, blue): Rgb) -> Color {
        match self {
            Self::True => Color::Rgb(red, green, blue),
            Self::Mono => Color::Reset,
            Self::Indexed => {
                // The palette's colour cube has six steps in each direction, its greys 24.
                let step = |part: u8| (u16::from(part) * 5 + 127) / 255;
                let (r, g, b) = (step(red), step(green), step(blue));
                if r == g && g == b {
                    let grey = (u16::from(red) + u16::from(green) + u16::from(blue)) / 3;
                    Color::Indexed(232 + (grey.saturating_sub(8) / 10).min(23) as u8)
                } else {
                    Color::Indexed((16 + 36 * r + 6 * g + b) as u8)
                }
            }
        }
    }
}

/// One pixel: its colour, and the pattern that stands for it where there are no colours.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Pixel {
    /// Colour.
    pub(crate) color: Rgb,
    /// Pattern.
    pub(crate) pattern: char,
}

/// A picture as wide as a number of cells and twice as many pixels high as cells.
pub(crate) struct Canvas {
    width: usize,
    height: usize,
    pixels: Vec<Option<Pixel>>,
    glyphs: Vec<(usize, usize, char, Rgb)>,
}

impl Canvas {
    /// An empty picture for so many cells.
    pub(crate) fn new(columns: u16, rows: u16) -> Self {
        let (width, height) = (usize::from(columns), usize::from(rows) * 2);
        Self {
            width,
            height,
            pixels: vec![None; width * height],
            glyphs: Vec::new(),
        }
    }

    /// Width in pixels.
    pub(crate) fn width(&self) -> usize {
        self.width
    }

    /// Height in pixels.
    pub(crate) fn height(&self) -> usize {
        self.height
    }

    /// Colours a pixel.
    pub(crate) fn set(&mut self, x: usize, y: usize, pixel: Pixel) {
        self.pixels[y * self.width + x] = Some(pixel);
    }

    /// Puts a character into the cell that contains a pixel; outside the picture it is left out.
    pub(crate) fn glyph(&mut self, x: f64, y: f64, glyph: char, color: Rgb) {
        if x >= 0.0 && y >= 0.0 {
            let (column, row) = (x as usize, y as usize / 2);
            if column < self.width && row < self.height / 2 {
                self.glyphs.push((column, row, glyph, color));
            }
        }
    }

    /// Shows the picture.
    pub(crate) fn show(&self, area: Rect, buffer: &mut Buffer, depth: Depth) {
        let area = area.intersection(buffer.area);
        let background = Color::Reset;
        for row in 0..usize::from(area.height).min(self.height / 2) {
            for column in 0..usize::from(area.width).min(self.width) {
                let upper = self.pixels[row * 2 * self.width + column];
                let lower = self.pixels[(row * 2 + 1) * self.width + column];
                let cell = &mut buffer[(area.x + column as u16, area.y + row as u16)];
                if depth == Depth::Mono {
                    cell.set_char(lower.or(upper).map_or(' ', |pixel| pixel.pattern));
                    continue;
                }
                let color = |pixel: Pixel| depth.color(pixel.color);
                match (upper, lower) {
                    (None, None) => cell.set_char(' ').set_fg(background).set_bg(background),
                    (Some(upper), None) => {
                        cell.set_char('▀').set_fg(color(upper)).set_bg(background)
                    }
                    (None, Some(lower)) => {
                        cell.set_char('▄').set_fg(color(lower)).set_bg(background)
                    }
                    (Some(upper), Some(lower)) => {
                        cell.set_char('▀').set_fg(color(upper)).set_bg(color(lower))
                    }
                };
            }
        }
        for &(column, row, glyph, color) in &self.glyphs {
            if column >= usize::from(area.width) || row >= usize::from(area.height) {
                continue;
            }
            let cell = &mut buffer[(area.x + column as u16, area.y + row as u16)];
            cell.set_char(glyph);
            if depth != Depth::Mono {
                let below = self.pixels[(row * 2 + 1) * self.width + column]
                    .or(self.pixels[row * 2 * self.width + column]);
                cell.set_fg(depth.color(color))
                    .set_bg(below.map_or(background, |pixel| depth.color(pixel.color)));
                cell.modifier |= Modifier::BOLD;
            }
        }
    }
}
