//! What has just happened in a picture: pieces that travel from where they were to where they are, and
//! marks of the last turn, which stay until the next.

use std::fmt::Write;
use std::sync::Arc;

use engine::Seat;
use leptos::prelude::*;

use super::art::At;
use super::scene::{Scene, Shown};
use crate::boards::Last;

/// After more events than these nothing travels: somebody has jumped.
const JUMP: usize = 40;
/// More marks than these would tell nothing.
const MARKS: usize = 60;
/// More rings than these would hide the picture, as where a whole set-up has just come.
const RINGS: usize = 8;

/// Where a piece comes from that was not in the picture, and where one goes that leaves it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Home {
    /// The one who acts has it, or gets it.
    Hand,
    /// A place of the picture.
    Place(At),
    /// It cannot be said.
    Nowhere,
}

/// A piece of a picture, or several of a kind in one place.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Piece {
    /// What tells it from those that it could not have been before.
    pub(crate) kind: String,
    pub(crate) at: At,
    pub(crate) count: u16,
    pub(crate) home: Home,
    /// How it is drawn where it is, as SVG; nothing for what moves by itself.
    pub(crate) drawing: String,
}

/// A piece that has come, gone, or moved.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Change {
    kind: String,
    from: Option<At>,
    to: Option<At>,
    home: Home,
    drawing: String,
    /// Whether nothing of its kind was there before.
    is_first: bool,
}

fn distance(one: At, other: At) -> i64 {
    let [x, y] = [one.0 - other.0, one.1 - other.1].map(i64::from);
    x * x + y * y
}

fn count_at(pieces: &[Piece], kind: &str, at: At) -> u16 {
    let there = pieces
        .iter()
        .filter(|piece| piece.kind == kind && piece.at == at);
    there.map(|piece| piece.count).sum()
}

/// What has changed between two pictures. Of pieces that look alike those move that have the shortest
/// way; several that go the same way are one change.
pub(crate) fn changes(before: &[Piece], after: &[Piece]) -> Vec<Change> {
    // Where there are more than before, and fewer.
    let rest = |pieces: &[Piece], others: &[Piece]| -> Vec<(Piece, u16)> {
        let mut seen: Vec<(&str, At)> = Vec::new();
        let mut rest = Vec::new();
        for piece in pieces {
            let name = (piece.kind.as_str(), piece.at);
            if seen.contains(&name) {
                continue;
            }
            seen.push(name);
            let here = count_at(pieces, &piece.kind, piece.at);
            let there = count_at(others, &piece.kind, piece.at);
            if here > there {
                rest.push((piece.clone(), here - there));
            }
        }
        rest
    };
    let (mut gone, mut come) = (rest(before, after), rest(after, before));
    let mut changes = Vec::new();
    loop {
        let pairs = gone.iter().enumerate().flat_map(|(index, (old, left))| {
            let fits = come
                .iter()
                .enumerate()
                .filter(move |(_, (new, more))| new.kind == old.kind && *left > 0 && *more > 0);
            fits.map(move |(other, (new, _))| (distance(old.at, new.at), index, other))
        });
        let Some((_, index, other)) = pairs.min() else {
            break;
        };
        let moved = gone[index].1.min(come[other].1);
        gone[index].1 -= moved;
        come[other].1 -= moved;
        let (old, new) = (&gone[index].0, &come[other].0);
        changes.push(Change {
            kind: new.kind.clone(),
            from: Some(old.at),
            to: Some(new.at),
            home: new.home,
            drawing: new.drawing.clone(),
            is_first: count_at(before, &new.kind, new.at) == 0,
        });
    }
    for (old, left) in gone {
        if left > 0 {
            changes.push(Change {
                kind: old.kind,
                from: Some(old.at),
                to: None,
                home: old.home,
                drawing: old.drawing,
                is_first: false,
            });
        }
    }
    for (new, more) in come {
        if more > 0 {
            let is_first = count_at(before, &new.kind, new.at) == 0;
            changes.push(Change {
                kind: new.kind,
                from: None,
                to: Some(new.at),
                home: new.home,
                drawing: new.drawing,
                is_first,
            });
        }
    }
    changes
}

/// What a piece is called in the markup, so that it waits until it has arrived.
pub(crate) fn name(kind: &str, (x, y): At) -> String {
    format!("{kind}@{x},{y}")
}

/// The layer of a picture that shows what has just happened; marks are rings of this size.
pub(crate) fn trace<P: Shown>(
    scene: Scene<P>,
    ring: i32,
    pieces: impl Fn(&P) -> Vec<Piece> + 'static,
) -> AnyView {
    let marks = RwSignal::new(Vec::<Change>::new());
    let flights = RwSignal::new(Vec::<(Change, Option<At>)>::new());
    Effect::new(move |seen: Option<Option<(Last, Arc<P>)>>| {
        let seen = seen.flatten();
        let (Some(position), Some(last)) = (scene.position.get(), scene.last.get()) else {
            return seen;
        };
        // What is not played yet has not happened.
        if scene.held_by.get().is_some() {
            return seen;
        }
        if let Some((then, before)) = &seen {
            if last.ply < then.ply || last.ply > then.ply + JUMP {
                marks.set(Vec::new());
                flights.set(Vec::new());
            } else if last.ply > then.ply {
                let changed = untrack(|| changes(&pieces(before), &pieces(&position)));
                let new_turn = last.turn != then.turn;
                if new_turn || !changed.is_empty() {
                    marks.update(|marks| {
                        if new_turn {
                            marks.clear();
                        }
                        marks.extend(changed.iter().cloned());
                        let surplus = marks.len().saturating_sub(MARKS);
                        marks.drain(..surplus);
                    });
                }
                // One's own hand has brought it there already.
                let travels = scene.animate.get_untracked() && !last.own;
                let hand = last.seat.and_then(hand_of);
                flights.set(if travels {
                    changed.into_iter().map(|change| (change, hand)).collect()
                } else {
                    Vec::new()
                });
            }
        }
        Some((last, position))
    });
    Effect::new(move |_| {
        let arriving: Vec<String> = flights.with(|flights| {
            let landing = flights.iter().filter(|(change, _)| change.is_first);
            let landing = landing.filter(|(change, hand)| way_of(change, *hand).is_some());
            landing
                .filter_map(|(change, _)| Some(name(&change.kind, change.to?)))
                .collect()
        });
        request_animation_frame(move || {
            for name in arriving {
                let found = document().query_selector(&format!(".stage [data-piece=\"{name}\"]"));
                if let Ok(Some(piece)) = found {
                    let _ = piece.class_list().add_1("arriving");
                }
            }
        });
    });
    view! {
        <g class="trace" data-trace="" aria-hidden="true" inner_html=move || drawn(&marks.read(), ring)></g>
        <g class="flights" aria-hidden="true" inner_html=move || flying(&flights.read())></g>
    }
    .into_any()
}

fn drawn(marks: &[Change], ring: i32) -> String {
    let is_ring = |change: &&Change| change.from.is_none() != change.to.is_none();
    let has_rings = marks.iter().filter(is_ring).count() <= RINGS;
    let mut drawn = String::new();
    for change in marks {
        let circle = |class: &str, (x, y): At| {
            format!("<circle class=\"{class}\" cx=\"{x}\" cy=\"{y}\" r=\"{ring}\"/>")
        };
        match (change.from, change.to) {
            (Some(from), Some(to)) => {
                let line = format!("M{} {}L{} {}", from.0, from.1, to.0, to.1);
                let head = arrow(from, to, ring);
                let _ = write!(
                    drawn,
                    "<path class=\"casing\" d=\"{line}\"/><path class=\"way-gone\" d=\"{line}\"/><path class=\"head\" d=\"{head}\"/>"
                );
            }
            (None, Some(at)) if has_rings => drawn += &circle("came", at),
            (Some(at), None) if has_rings => drawn += &circle("went", at),
            _ => {}
        }
    }
    drawn
}

/// The point of an arrow, a little before its end.
fn arrow(from: At, to: At, ring: i32) -> String {
    let [x, y] = [to.0 - from.0, to.1 - from.1].map(f64::from);
    let length = x.hypot(y).max(1.0);
    let (x, y) = (x / length, y / length);
    let size = f64::from(ring) * 0.5;
    let back = length.min(f64::from(ring) * 0.6) - size;
    let (tip_x, tip_y) = (
        f64::from(to.0) - x * back.max(0.0),
        f64::from(to.1) - y * back.max(0.0),
    );
    let side = |turn: f64| {
        let (left_x, left_y) = (
            tip_x - x * size - y * size * turn,
            tip_y - y * size + x * size * turn,
        );
        format!("{left_x:.1} {left_y:.1}")
    };
    format!("M{tip_x:.1} {tip_y:.1}L{}L{}Z", side(0.7), side(-0.7))
}

/// Where something travels from, and where to, measured from where it is drawn.
fn way_of(change: &Change, hand: Option<At>) -> Option<(At, At)> {
    if change.drawing.is_empty() {
        return None;
    }
    let home = match change.home {
        Home::Hand => hand,
        Home::Place(at) => Some(at),
        Home::Nowhere => None,
    };
    let apart = |one: At, other: At| (one.0 - other.0, one.1 - other.1);
    match (change.from, change.to) {
        (Some(from), Some(to)) => Some((apart(from, to), (0, 0))),
        (None, Some(to)) => Some((apart(home?, to), (0, 0))),
        (Some(from), None) => Some(((0, 0), apart(home?, from))),
        (None, None) => None,
    }
}

fn flying(flights: &[(Change, Option<At>)]) -> String {
    let mut drawn = String::new();
    for (change, hand) in flights {
        if let Some((from, to)) = way_of(change, *hand) {
            let _ = write!(
                drawn,
                "<g class=\"flight\" style=\"--from-x:{}px;--from-y:{}px;--to-x:{}px;--to-y:{}px\">{}</g>",
                from.0, from.1, to.0, to.1, change.drawing
            );
        }
    }
    drawn
}

/// Where the plate of a seat is, as a place of the picture: its pieces come from there.
pub(crate) fn hand_of(seat: Seat) -> Option<At> {
    let plate = format!(".plates [data-seat-number=\"{}\"]", seat.number());
    let plate = document().query_selector(&plate).ok()??;
    let stage = document().query_selector(".game-board .stage").ok()??;
    let view_box = stage.get_attribute("viewBox")?;
    let view_box: Vec<f64> = view_box
        .split_whitespace()
        .filter_map(|number| number.parse().ok())
        .collect();
    let [left, top, width, height] = view_box[..] else {
        return None;
    };
    let (plate, stage) = (
        plate.get_bounding_client_rect(),
        stage.get_bounding_client_rect(),
    );
    let scale = (stage.width() / width).min(stage.height() / height);
    if scale <= 0.0 {
        return None;
    }
    let middle = |start: f64, size: f64| start + size / 2.0;
    let place =
        |pixel: f64, middle_pixel: f64, middle: f64| middle + (pixel - middle_pixel) / scale;
    let x = place(
        middle(plate.left(), plate.width()),
        middle(stage.left(), stage.width()),
        middle(left, width),
    );
    let y = place(
        middle(plate.top(), plate.height()),
        middle(stage.top(), stage.height()),
        middle(top, height),
    );
    Some((x as i32, y as i32))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn ants(at: At, count: u16) -> Piece {
        Piece {
            kind: "ants".to_owned(),
            at,
            count,
            home: Home::Nowhere,
            drawing: "<use/>".to_owned(),
        }
    }

    fn ways(changes: &[Change]) -> Vec<(Option<At>, Option<At>)> {
        changes
            .iter()
            .map(|change| (change.from, change.to))
            .collect()
    }

    #[test]
    fn what_is_missing_here_and_new_there_has_moved() {
        let before = [ants((0, 0), 3), ants((9, 9), 1)];
        let after = [ants((0, 0), 1), ants((5, 0), 2), ants((9, 9), 1)];
        let changes = changes(&before, &after);
        assert_eq!(ways(&changes), [(Some((0, 0)), Some((5, 0)))]);
        assert!(changes[0].is_first);
    }

    #[test]
    fn the_shortest_ways_are_taken_and_the_rest_comes_or_goes() {
        let before = [ants((0, 0), 1), ants((10, 0), 1)];
        let after = [ants((1, 0), 1), ants((11, 0), 2)];
        let all = ways(&changes(&before, &after));
        assert_eq!(
            all,
            [
                (Some((0, 0)), Some((1, 0))),
                (Some((10, 0)), Some((11, 0))),
                (None, Some((11, 0)))
            ]
        );
        assert_eq!(ways(&changes(&after, &[])).len(), 2);
        assert!(changes(&after, &after).is_empty());
    }

    #[test]
    fn only_what_is_alike_can_be_the_same_piece() {
        let other = Piece {
            kind: "tile".to_owned(),
            ..ants((1, 0), 1)
        };
        let all = ways(&changes(&[ants((0, 0), 1)], &[other]));
        assert_eq!(all, [(Some((0, 0)), None), (None, Some((1, 0)))]);
    }

    #[test]
    fn a_whole_set_up_has_no_rings() {
        let rings = |pieces: usize| {
            let come: Vec<Piece> = (0..pieces as i32).map(|x| ants((x, 0), 1)).collect();
            drawn(&changes(&[], &come), 5).matches("came").count()
        };
        assert_eq!(rings(RINGS), RINGS);
        assert_eq!(rings(RINGS + 1), 0);
    }

    #[test]
    fn without_a_home_nothing_flies_in() {
        let came = &changes(&[], &[ants((4, 4), 1)])[0];
        assert_eq!(way_of(came, Some((0, 0))), None);
        let from_hand = Change {
            home: Home::Hand,
            ..came.clone()
        };
        assert_eq!(way_of(&from_hand, Some((1, 0))), Some(((-3, -4), (0, 0))));
        assert_eq!(way_of(&from_hand, None), None);
    }
}
