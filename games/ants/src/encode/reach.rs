//! The points that a game can reach, from the Double Tile outwards.

use crate::board::{FURTHEST, Point};
use crate::components::TILES;

/// So many points in a row of the table by which their numbers are looked up.
const WIDTH: usize = 2 * FURTHEST as usize + 1;
const NOWHERE: u16 = u16::MAX;

/// Points on which the centre of a tile can come to lie, numbered.
#[derive(Debug)]
pub(super) struct Reach {
    /// First those on the ground, then the corners between these.
    points: Vec<Point>,
    centres: usize,
    /// By [`place_of`].
    numbers: Vec<u16>,
}

impl Reach {
    pub(super) fn new() -> Self {
        let range = -FURTHEST..=FURTHEST;
        let all = range
            .clone()
            .flat_map(|a| range.clone().map(move |b| Point::new(a, b)));
        let mut points: Vec<_> = all.filter(|&point| is_in_reach(point)).collect();
        points.sort_by_key(|point| {
            let Point { a, b } = *point;
            // The middle of the Double Tile lies between both of its halves.
            let from_middle = point.distance(Point::new(0, 0)) + point.distance(Point::new(1, 1));
            (!point.is_ground_centre(), from_middle, b, a)
        });
        let mut numbers = vec![NOWHERE; WIDTH * WIDTH];
        for (number, &point) in points.iter().enumerate() {
            numbers[place_of(point).expect("it lies within")] = number as u16;
        }
        Self {
            centres: points
                .iter()
                .filter(|point| point.is_ground_centre())
                .count(),
            points,
            numbers,
        }
    }

    /// All of them.
    pub(super) fn points(&self) -> &[Point] {
        &self.points
    }

    /// How many of them are centres on the ground; they come first.
    pub(super) const fn centres(&self) -> usize {
        self.centres
    }

    /// The number of a point.
    pub(super) fn index(&self, point: Point) -> Option<usize> {
        let number = self.numbers[place_of(point)?];
        (number != NOWHERE).then_some(usize::from(number))
    }
}

fn place_of(point: Point) -> Option<usize> {
    let [a, b] = [point.a, point.b].map(|at| usize::try_from(at.checked_add(FURTHEST)?).ok());
    let (a, b) = (a?, b?);
    (a < WIDTH && b < WIDTH).then_some(a * WIDTH + b)
}

fn is_in_reach(point: Point) -> bool {
    match point.first_centre() {
        None => fewest_tiles(point) <= TILES as i16,
        // A tile is laid over three others, which lie there before it.
        Some(first) => [first, first + 2, first + 4]
            .into_iter()
            .all(|direction| fewest_tiles(point.step(direction)) < TILES as i16),
    }
}

/// No fewer tiles lie on the table when one lies on this centre on the ground.
///
/// Whatever is placed touches two sides. So a tile in a row in which none was touches two of the row before: of that
/// there are two at least. This holds for rows in all three directions. See [`CELLS`](crate::board::CELLS).
fn fewest_tiles(centre: Point) -> i16 {
    let (a, b) = (i16::from(centre.a), i16::from(centre.b));
    // Both halves of the Double Tile lie in row 0; in the other directions one in row 0 and one in row 1.
    let beside = 2 * ((a - b) / 3).abs() - 1;
    let across = |row: i16| 2 * (-row).max(row - 1);
    beside
        .max(across((2 * a + b) / 3))
        .max(across((a + 2 * b) / 3))
}
