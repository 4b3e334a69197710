//! Drawings by name, as text. Those of a game are defined once on a page as `PREFIX-name`.

use engine::{Game, Seat};

use super::seen::OnBoard;

/// Where in a picture something is.
pub(crate) type At = (i32, i32);

/// A part of a picture: left, top, width, height.
pub(crate) type Frame = (i32, i32, i32, i32);

/// The class that gives a piece its owner's colours.
pub(crate) fn color<G: Game>(seat: Seat) -> &'static str {
    let seats = G::PROFILE.seats;
    seats[seat.index() % seats.len()]
}

/// A drawing as a small picture in the text.
pub(crate) fn icon<G: OnBoard>(name: &str) -> String {
    let (view_box, prefix) = (G::view_box(name), G::PREFIX);
    format!(
        "<svg class=\"icon\" viewBox=\"{view_box}\" aria-hidden=\"true\"><use href=\"#{prefix}-{name}\"/></svg>"
    )
}

/// A drawing inside a picture.
pub(crate) fn used<G: OnBoard>(name: &str, transform: &str) -> String {
    let prefix = G::PREFIX;
    format!("<use href=\"#{prefix}-{name}\" transform=\"{transform}\"/>")
}

/// The drawings of one game.
macro_rules! drawings {
    ($game:ty) => {
        /// The class that gives a piece its owner's colours.
        pub(super) fn color(seat: engine::Seat) -> &'static str {
            $crate::boards::kit::art::color::<$game>(seat)
        }

        /// A drawing as a small picture in the text.
        pub(super) fn icon(name: &str) -> String {
            $crate::boards::kit::art::icon::<$game>(name)
        }

        /// A drawing inside a picture.
        pub(super) fn used(name: &str, transform: &str) -> String {
            $crate::boards::kit::art::used::<$game>(name, transform)
        }
    };
}
pub(crate) use drawings;

/// Moves a drawing.
pub(crate) fn moved((x, y): At) -> String {
    format!("translate({x} {y})")
}

/// A cross where a click was refused.
pub(crate) fn refused(at: At) -> String {
    let at = moved(at);
    format!("<path class=\"refused\" d=\"M-10 -10L10 10M-10 10L10 -10\" transform=\"{at}\"/>")
}

/// A hexagon that points upwards, 52 wide and 60 high, so that all corners are whole numbers.
pub(crate) const HEXAGON: &str = "M0 -30L26 -15V15L0 30L-26 15V-15Z";

/// The middle of such a hexagon.
pub(crate) fn hexagon_middle((q, r): (i8, i8)) -> At {
    let (q, r) = (i32::from(q), i32::from(r));
    (26 * (2 * q + r), 45 * r)
}

/// What of a picture to show, if these are the middles of its places and they need so much room to the
/// sides, above and below; nothing if there are none.
pub(crate) fn framed(
    middles: impl Iterator<Item = At>,
    [aside, above, below]: [i32; 3],
) -> Option<Frame> {
    let edges = middles.map(|(x, y)| [x - aside, y - above, x + aside, y + below]);
    let [left, top, right, bottom] = edges.reduce(|one, other| {
        let [left, top, right, bottom] = other;
        [
            one[0].min(left),
            one[1].min(top),
            one[2].max(right),
            one[3].max(bottom),
        ]
    })?;
    Some((left, top, right - left, bottom - top))
}

/// The same as an attribute.
pub(crate) fn view_box((left, top, width, height): Frame) -> String {
    format!("{left} {top} {width} {height}")
}

/// How wide it is for its height.
pub(crate) fn aspect((_, _, width, height): Frame) -> f64 {
    f64::from(width) / f64::from(height)
}
