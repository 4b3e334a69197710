//! Painting tiles.

use ants::board::Triangle;
use ants::components::{Corners, SIDES};
use ants::{Color, Placed, Point, Surface};

use crate::play::canvas::{Canvas, Pixel, Rgb};

const BEIGE: Rgb = Rgb(236, 214, 165);
const BROWN: Rgb = Rgb(120, 76, 42);
const EDGE: Rgb = Rgb(38, 26, 18);
const DOT: Rgb = Rgb(10, 8, 8);
const MARK: Rgb = Rgb(86, 180, 233);
const FORBIDDEN: Rgb = Rgb(213, 94, 0);
const NIGHT: Rgb = Rgb(30, 24, 22);

/// The colour of a player's sectors.
pub(super) fn fill(color: Color) -> Rgb {
    match color {
        Color::Beige => BEIGE,
        Color::Brown => BROWN,
    }
}

/// The colour of what is drawn on them.
pub(super) fn ink(color: Color) -> Rgb {
    match color {
        Color::Beige => Rgb(74, 44, 20),
        Color::Brown => Rgb(255, 236, 200),
    }
}

/// What is to be painted.
pub(super) struct Scene<'a> {
    /// The tiles, the lowest first.
    pub(super) hexagons: &'a [Placed],
    /// What is seen of them; without it each is seen whole.
    pub(super) surface: Option<&'a Surface>,
    /// Where a tile may go.
    pub(super) places: &'a [Point],
    /// A tile held over the board.
    pub(super) ghost: Option<Placed>,
    /// Whether it may lie there.
    pub(super) allowed: bool,
    /// Which corners carry dots.
    pub(super) corners: Corners,
}

/// Which part of the plane is seen, and how large.
#[derive(Default)]
pub(super) struct Camera {
    /// Pixels for the side of a tile.
    scale: f64,
    /// The middle of the picture in the plane.
    middle: (f64, f64),
    /// The middle of the picture in pixels.
    centre: (f64, f64),
}

/// No smaller, or tiles become unreadable; the picture follows the cursor instead.
const SMALLEST: f64 = 5.0;
const LARGEST: f64 = 13.0;

impl Camera {
    /// One tile as large as the picture.
    pub(super) fn close_up(canvas: &Canvas) -> Self {
        let (width, height) = (canvas.width() as f64, canvas.height() as f64);
        Self {
            scale: (width / 2.1).min(height / 1.74),
            middle: (0.0, 0.0),
            centre: (width / 2.0, height / 2.0),
        }
    }

    /// Everything, as large as possible.
    pub(super) fn fit(&mut self, scene: &Scene<'_>, canvas: &Canvas) {
        let points = scene
            .hexagons
            .iter()
            .map(|hexagon| hexagon.at)
            .chain(scene.places.iter().copied())
            .chain(scene.ghost.map(|ghost| ghost.at));
        let (mut low, mut high) = ((f64::MAX, f64::MAX), (f64::MIN, f64::MIN));
        for point in points {
            let (x, y) = point.plane();
            low = (low.0.min(x - 1.1), low.1.min(y - 1.0));
            high = (high.0.max(x + 1.1), high.1.max(y + 1.0));
        }
        let (width, height) = (canvas.width() as f64, canvas.height() as f64);
        let scale = (width / (high.0 - low.0)).min(height / (high.1 - low.1));
        self.scale = scale.clamp(SMALLEST, LARGEST);
        self.centre = (width / 2.0, height / 2.0);
        let all = ((low.0 + high.0) / 2.0, (low.1 + high.1) / 2.0);
        self.middle = match scene.ghost {
            Some(ghost) if scale < SMALLEST => ghost.at.plane(),
            _ => all,
        };
    }

    fn to_plane(&self, x: f64, y: f64) -> (f64, f64) {
        (
            (x - self.centre.0) / self.scale + self.middle.0,
            (self.centre.1 - y) / self.scale + self.middle.1,
        )
    }

    fn to_pixels(&self, (x, y): (f64, f64)) -> (f64, f64) {
        (
            (x - self.middle.0) * self.scale + self.centre.0,
            self.centre.1 - (y - self.middle.1) * self.scale,
        )
    }

    /// The lattice point nearest to a pixel.
    pub(super) fn nearest(&self, x: f64, y: f64) -> Point {
        let place = self.to_plane(x, y);
        let (a, b, _) = lattice(place);
        let base = Point::new(a, b);
        let near = [base, base.step(0), base.step(1), base.step(0).step(1)];
        near.into_iter()
            .map(|point| (distance(point.plane(), place), point))
            .min_by(|(one, _), (other, _)| one.total_cmp(other))
            .map_or(base, |(_, point)| point)
    }

    /// The one of `points` nearest to a pixel, if it is near enough to be meant.
    pub(super) fn nearest_of(&self, x: f64, y: f64, points: &[Point]) -> Option<Point> {
        let place = self.to_plane(x, y);
        points
            .iter()
            .map(|point| (distance(point.plane(), place), *point))
            .filter(|(distance, _)| *distance < 0.75)
            .min_by(|(one, _), (other, _)| one.total_cmp(other))
            .map(|(_, point)| point)
    }
}

fn distance(one: (f64, f64), other: (f64, f64)) -> f64 {
    (one.0 - other.0).hypot(one.1 - other.1)
}

/// The cell of the lattice that contains a place of the plane, and whether it is in the cell's upper
/// triangle.
fn lattice((x, y): (f64, f64)) -> (i8, i8, bool) {
    let b = y / 0.75_f64.sqrt();
    let a = x - b / 2.0;
    let upper = a.rem_euclid(1.0) + b.rem_euclid(1.0) >= 1.0;
    let whole = |number: f64| number.floor().clamp(-100.0, 100.0) as i8;
    (whole(a), whole(b), upper)
}

/// The triangle that contains a place of the plane, as a sector of a point.
fn triangle_at(place: (f64, f64)) -> (Point, usize) {
    let (a, b, upper) = lattice(place);
    if upper {
        (Point::new(a + 1, b), 1)
    } else {
        (Point::new(a, b), 0)
    }
}

/// The sector of a hexagon that a place of the plane lies in, if it does.
fn sector_of(hexagon: &Placed, place: (f64, f64)) -> Option<usize> {
    let (point, sector) = triangle_at(place);
    let triangle = point.triangle(sector);
    // Far away triangles share numbers with near ones.
    (hexagon.at.distance(point) <= 2)
        .then(|| (0..SIDES).find(|&sector| hexagon.at.triangle(sector) == triangle))
        .flatten()
}

fn seen<'a>(scene: &'a Scene<'_>, place: (f64, f64)) -> Option<(&'a Placed, usize)> {
    let hexagon = match scene.surface {
        Some(surface) => {
            let (point, sector) = triangle_at(place);
            surface.seen(point, sector)?
        }
        None => scene
            .hexagons
            .iter()
            .find(|hexagon| sector_of(hexagon, place).is_some())?,
    };
    Some((hexagon, sector_of(hexagon, place)?))
}

/// Paints the scene.
pub(super) fn paint(canvas: &mut Canvas, scene: &Scene<'_>, camera: &Camera) {
    let best: Vec<Triangle> = scene.surface.map_or(Vec::new(), |surface| {
        Color::BOTH
            .into_iter()
            .flat_map(|color| surface.best_areas(color))
            .collect()
    });
    for y in 0..canvas.height() {
        for x in 0..canvas.width() {
            let place = camera.to_plane(x as f64 + 0.5, y as f64 + 0.5);
            if let Some(pixel) = pixel(scene, camera, place, &best) {
                canvas.set(x, y, pixel);
            }
        }
    }
    paint_glyphs(canvas, scene, camera);
}

fn pixel(
    scene: &Scene<'_>,
    camera: &Camera,
    place: (f64, f64),
    best: &[Triangle],
) -> Option<Pixel> {
    if let Some(ghost) = &scene.ghost
        && let Some(sector) = sector_of(ghost, place)
    {
        return Some(ghost_pixel(scene, camera, ghost, sector, place));
    }
    let (hexagon, sector) = seen(scene, place)?;
    let on_a_dot = (0..SIDES).any(|corner| {
        distance(hexagon.at.step(corner).plane(), place) < 0.2 && hexagon.dot(corner, scene.corners)
    });
    if on_a_dot {
        return Some(Pixel {
            color: DOT,
            pattern: '@',
        });
    }
    let color = hexagon.color(sector);
    let (point, half) = triangle_at(place);
    let in_best = scene.surface.is_none() || best.contains(&point.triangle(half));
    let base = match (color, in_best) {
        (_, true) => fill(color),
        (Color::Beige, false) => fill(color).mix(NIGHT, 0.22),
        (Color::Brown, false) => fill(color).mix(NIGHT, 0.35),
    };
    // Each level is a little lighter, and every tile has a dark rim.
    let lift = (f64::from(hexagon.level) * 0.07).min(0.25);
    let is_rim = rim_of(hexagon, sector, place) * camera.scale < 0.55;
    Some(Pixel {
        color: base
            .mix(Rgb(255, 255, 255), lift)
            .mix(EDGE, if is_rim { 0.75 } else { 0.0 }),
        pattern: if is_rim { '·' } else { pattern(color) },
    })
}

fn ghost_pixel(
    scene: &Scene<'_>,
    camera: &Camera,
    ghost: &Placed,
    sector: usize,
    place: (f64, f64),
) -> Pixel {
    let frame = if scene.allowed { MARK } else { FORBIDDEN };
    if rim_of(ghost, sector, place) * camera.scale < 1.1 {
        return Pixel {
            color: frame,
            pattern: '#',
        };
    }
    let on_a_dot = (0..SIDES).any(|corner| {
        distance(ghost.at.step(corner).plane(), place) < 0.26 && ghost.dot(corner, scene.corners)
    });
    if on_a_dot {
        return Pixel {
            color: DOT,
            pattern: '@',
        };
    }
    let color = ghost.color(sector);
    Pixel {
        color: fill(color).mix(frame, 0.22),
        pattern: pattern(color),
    }
}

/// How far a place in a sector is from the side of its tile.
fn rim_of(hexagon: &Placed, sector: usize, place: (f64, f64)) -> f64 {
    let (x, y) = hexagon.at.plane();
    let angle = (sector as f64 + 0.5) * std::f64::consts::FRAC_PI_3;
    let along = (place.0 - x) * angle.cos() + (place.1 - y) * angle.sin();
    0.75_f64.sqrt() - along
}

/// Where there are no colours.
fn pattern(color: Color) -> char {
    match color {
        Color::Beige => ' ',
        Color::Brown => '▒',
    }
}

fn paint_glyphs(canvas: &mut Canvas, scene: &Scene<'_>, camera: &Camera) {
    for place in scene.places {
        if scene.ghost.is_none_or(|ghost| ghost.at != *place) {
            let (x, y) = camera.to_pixels(place.plane());
            let covered = scene
                .surface
                .is_some_and(|surface| surface.seen(*place, 0).is_some());
            canvas.glyph(x, y, if covered { '◎' } else { '+' }, MARK);
        }
    }
    for hexagon in scene.hexagons {
        paint_ants(canvas, scene, camera, hexagon, false);
    }
    if let Some(ghost) = &scene.ghost {
        paint_ants(canvas, scene, camera, ghost, true);
    }
}

fn paint_ants(
    canvas: &mut Canvas,
    scene: &Scene<'_>,
    camera: &Camera,
    hexagon: &Placed,
    is_ghost: bool,
) {
    for sector in 0..SIDES {
        let place = middle_of(hexagon.at, sector);
        let below_ghost = scene
            .ghost
            .is_some_and(|ghost| sector_of(&ghost, place).is_some());
        let hidden =
            below_ghost || seen(scene, place).is_none_or(|(visible, _)| visible != hexagon);
        if hidden && !is_ghost {
            continue;
        }
        let color = hexagon.color(sector);
        let glyph = match color {
            Color::Beige => '●',
            Color::Brown => '○',
        };
        let ants = hexagon.ants(sector);
        let (x, y) = camera.to_pixels(place);
        for ant in 0..ants {
            let left = x - (f64::from(ants) - 1.0) + f64::from(ant) * 2.0;
            canvas.glyph(left, y, glyph, ink(color));
        }
    }
}

/// The middle of a sector.
fn middle_of(centre: Point, sector: usize) -> (f64, f64) {
    let corners = [
        centre.plane(),
        centre.step(sector).plane(),
        centre.step(sector + 1).plane(),
    ];
    let mean = |part: fn(&(f64, f64)) -> f64| corners.iter().map(part).sum::<f64>() / 3.0;
    (mean(|corner| corner.0), mean(|corner| corner.1))
}
