//! Where things lie in the picture: x to the right, y downwards, the side of a tile being [`SIDE`].

use ants::Point;
use ants::components::SIDES;

/// The side of a tile.
pub(super) const SIDE: f64 = 100.0;

/// A place in the picture.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct Spot {
    pub(super) x: f64,
    pub(super) y: f64,
}

impl Spot {
    pub(super) const fn new(x: f64, y: f64) -> Self {
        Self { x, y }
    }

    /// Where a point of the lattice lies.
    pub(super) fn of(point: Point) -> Self {
        let (x, y) = point.plane();
        Self::new(x * SIDE, -y * SIDE)
    }

    /// A corner of a tile in the middle of the picture.
    pub(super) fn corner(direction: usize) -> Self {
        Self::of(Point::new(0, 0).step(direction))
    }

    /// So far from the middle of the picture, at so many degrees, anticlockwise from the right.
    pub(super) fn polar(distance: f64, degrees: f64) -> Self {
        let angle = degrees.to_radians();
        Self::new(distance * angle.cos(), -distance * angle.sin())
    }

    pub(super) fn plus(self, other: Self) -> Self {
        Self::new(self.x + other.x, self.y + other.y)
    }

    /// A part of the way to another spot: 0 stays here, 1 goes there.
    pub(super) fn towards(self, other: Self, part: f64) -> Self {
        Self::new(
            self.x + (other.x - self.x) * part,
            self.y + (other.y - self.y) * part,
        )
    }

    pub(super) fn distance(self, other: Self) -> f64 {
        (self.x - other.x).hypot(self.y - other.y)
    }
}

/// A number as SVG likes it: short.
pub(super) fn short(number: f64) -> String {
    let rounded = (number * 10.0).round() / 10.0;
    // No “-0”.
    (rounded + 0.0).to_string()
}

/// An SVG transform that moves the middle of the picture to a point of the lattice.
pub(super) fn moved_to(point: Point) -> String {
    moved_to_spot(Spot::of(point))
}

/// An SVG transform that moves the middle of the picture to a spot.
pub(super) fn moved_to_spot(Spot { x, y }: Spot) -> String {
    format!("translate({} {})", short(x), short(y))
}

/// The same as a style, which can glide.
pub(super) fn glide_to(point: Point) -> String {
    let Spot { x, y } = Spot::of(point);
    format!("translate({}px, {}px)", short(x), short(y))
}

/// A closed line through spots, as SVG path data.
pub(super) fn closed_path(spots: &[Spot]) -> String {
    let steps: Vec<_> = spots
        .iter()
        .map(|spot| format!("{} {}", short(spot.x), short(spot.y)))
        .collect();
    format!("M{}Z", steps.join("L"))
}

/// A closed line through spots, with round corners.
pub(super) fn rounded_path(spots: &[Spot], radius: f64) -> String {
    let count = spots.len();
    let mut path = String::new();
    for (index, &here) in spots.iter().enumerate() {
        let cut = |other: Spot| here.towards(other, (radius / here.distance(other)).min(0.5));
        let from = cut(spots[(index + count - 1) % count]);
        let to = cut(spots[(index + 1) % count]);
        let command = if index == 0 { 'M' } else { 'L' };
        let [fx, fy, hx, hy, tx, ty] = [from.x, from.y, here.x, here.y, to.x, to.y].map(short);
        path += &format!("{command}{fx} {fy}Q{hx} {hy} {tx} {ty}");
    }
    path + "Z"
}

/// A slice of a disc around `middle`, between the directions of two other spots.
pub(super) fn slice(middle: Spot, radius: f64, sides: [Spot; 2]) -> String {
    let [start, end] = sides.map(|side| middle.towards(side, radius / middle.distance(side)));
    let cross =
        (start.x - middle.x) * (end.y - middle.y) - (start.y - middle.y) * (end.x - middle.x);
    let clockwise = u8::from(cross > 0.0);
    let [mx, my, sx, sy, ex, ey] = [middle.x, middle.y, start.x, start.y, end.x, end.y].map(short);
    format!("M{mx} {my}L{sx} {sy}A{radius} {radius} 0 0 {clockwise} {ex} {ey}Z")
}

/// A hexagon as large as a tile, drawn in by some distance.
pub(super) fn hexagon(inset: f64) -> String {
    let corners: Vec<_> = (0..SIDES).map(Spot::corner).collect();
    closed_path(&shrunk(&corners, inset))
}

/// A closed line with its inside on the left (anticlockwise, as one sees it), moved inwards.
pub(super) fn shrunk(spots: &[Spot], by: f64) -> Vec<Spot> {
    let count = spots.len();
    (0..count)
        .map(|index| {
            let here = spots[index];
            let arriving = direction(spots[(index + count - 1) % count], here);
            let leaving = direction(here, spots[(index + 1) % count]);
            // Both lines moved to their left by `by` meet here.
            let sine = arriving.x * leaving.y - arriving.y * leaving.x;
            let cosine = arriving.x * leaving.x + arriving.y * leaving.y;
            let along = by * sine / (1.0 + cosine);
            Spot::new(
                here.x + arriving.y * by + arriving.x * along,
                here.y - arriving.x * by + arriving.y * along,
            )
        })
        .collect()
}

fn direction(from: Spot, to: Spot) -> Spot {
    let length = from.distance(to);
    Spot::new((to.x - from.x) / length, (to.y - from.y) / length)
}

/// The part of the plane that is shown.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct Frame {
    pub(super) left: f64,
    pub(super) top: f64,
    pub(super) width: f64,
    pub(super) height: f64,
}

/// No smaller than this, or the first tiles would be giants.
const LEAST_WIDTH: f64 = 8.0 * SIDE;
const LEAST_HEIGHT: f64 = 6.4 * SIDE;
/// Room around tiles.
const PADDING: f64 = 0.22 * SIDE;

impl Frame {
    /// Room for a tile on each of these points.
    pub(super) fn around(points: impl IntoIterator<Item = Point>) -> Self {
        let reach = Spot::new(SIDE + PADDING, 0.75_f64.sqrt() * SIDE + PADDING);
        let (mut low, mut high) = (Spot::new(0.0, 0.0), Spot::new(0.0, 0.0));
        for point in points {
            let Spot { x, y } = Spot::of(point);
            low = Spot::new(low.x.min(x - reach.x), low.y.min(y - reach.y));
            high = Spot::new(high.x.max(x + reach.x), high.y.max(y + reach.y));
        }
        let width = (high.x - low.x).max(LEAST_WIDTH);
        let height = (high.y - low.y).max(LEAST_HEIGHT);
        Self {
            left: f64::midpoint(low.x, high.x) - width / 2.0,
            top: f64::midpoint(low.y, high.y) - height / 2.0,
            width,
            height,
        }
    }

    pub(super) fn view_box(&self) -> String {
        [self.left, self.top, self.width, self.height]
            .map(short)
            .join(" ")
    }

    /// What lies at a pixel of an element of this size that shows the frame whole and centred.
    pub(super) fn spot_at(&self, pixel: Spot, width: f64, height: f64) -> Spot {
        let scale = (width / self.width).min(height / self.height);
        Spot::new(
            self.left + self.width / 2.0 + (pixel.x - width / 2.0) / scale,
            self.top + self.height / 2.0 + (pixel.y - height / 2.0) / scale,
        )
    }
}

/// The point of the lattice nearest to a spot.
pub(super) fn nearest(spot: Spot) -> Point {
    let b = -spot.y / SIDE / 0.75_f64.sqrt();
    let a = spot.x / SIDE - b / 2.0;
    // Text for points ends at 99; a click on the board is never that far out.
    let whole = |number: f64| number.floor().clamp(-90.0, 90.0) as i8;
    let base = Point::new(whole(a), whole(b));
    let near = [base, base.step(0), base.step(1), base.step(0).step(1)];
    closest(&near, spot).unwrap_or(base)
}

/// The one of `points` that is closest to a spot.
pub(super) fn closest(points: &[Point], spot: Spot) -> Option<Point> {
    points.iter().copied().min_by(|&one, &other| {
        let far = |point| Spot::of(point).distance(spot);
        far(one).total_cmp(&far(other))
    })
}

/// The next of `points` in a direction of the screen: the one with the smallest detour.
pub(super) fn next_towards(points: &[Point], from: Point, right: f64, up: f64) -> Option<Point> {
    let (x, y) = from.plane();
    let detour = |point: &Point| {
        let (px, py) = point.plane();
        let (dx, dy) = (px - x, py - y);
        let ahead = dx * right + dy * up;
        let aside = (dx * up - dy * right).abs();
        (ahead > 0.1).then_some(ahead + 2.0 * aside)
    };
    points
        .iter()
        .filter_map(|point| Some((detour(point)?, *point)))
        .min_by(|(one, _), (other, _)| one.total_cmp(other))
        .map(|(_, point)| point)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_tile_is_a_hexagon_with_a_corner_to_the_right() {
        assert_eq!(
            hexagon(0.0),
            "M100 0L50 -86.6L-50 -86.6L-100 0L-50 86.6L50 86.6Z"
        );
    }

    #[test]
    fn a_hexagon_drawn_in_keeps_its_middle() {
        let corners: Vec<_> = (0..SIDES).map(Spot::corner).collect();
        let inner = shrunk(&corners, 10.0);
        for corner in &inner {
            let far = corner.distance(Spot::new(0.0, 0.0));
            assert!((far - (SIDE - 10.0 / 0.75_f64.sqrt())).abs() < 1e-9);
        }
    }

    #[test]
    fn a_straight_line_only_moves_when_drawn_in() {
        let spots = [
            Spot::new(0.0, 0.0),
            Spot::new(10.0, 0.0),
            Spot::new(20.0, 0.0),
            Spot::new(10.0, -20.0),
        ];
        assert_eq!(shrunk(&spots, 2.0)[1], Spot::new(10.0, -2.0));
    }

    #[test]
    fn every_point_is_the_nearest_to_itself_and_to_what_is_close() {
        for (a, b) in [(0, 0), (3, -7), (-4, 2), (11, 5)] {
            let point = Point::new(a, b);
            let Spot { x, y } = Spot::of(point);
            for (dx, dy) in [(0.0, 0.0), (45.0, 0.0), (-30.0, 30.0), (0.0, -48.0)] {
                assert_eq!(nearest(Spot::new(x + dx, y + dy)), point);
            }
        }
    }

    #[test]
    fn a_click_in_the_middle_of_the_element_hits_the_middle_of_the_frame() {
        let frame = Frame::around([Point::new(0, 0), Point::new(9, 0)]);
        let spot = frame.spot_at(Spot::new(200.0, 400.0), 400.0, 800.0);
        assert!(spot.distance(Spot::new(450.0, 0.0)) < 1e-9);
        let edge = frame.spot_at(Spot::new(0.0, 400.0), 400.0, 800.0);
        assert!((edge.x - frame.left).abs() < 1e-9);
    }

    #[test]
    fn arrow_keys_prefer_what_lies_straight_ahead() {
        let points = [Point::new(3, 0), Point::new(1, 1), Point::new(-2, 0)];
        let from = Point::new(0, 0);
        assert_eq!(next_towards(&points, from, 1.0, 0.0), Some(points[0]));
        assert_eq!(next_towards(&points, from, 0.0, 1.0), Some(points[1]));
        assert_eq!(next_towards(&points, from, -1.0, 0.0), Some(points[2]));
        assert_eq!(next_towards(&points, from, 0.0, -1.0), None);
    }
}
