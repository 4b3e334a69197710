//! The log as a player would tell it: a line for each move, however many events it took.

use engine::Seat;

use crate::session::Line;

/// A move: an event and those that only go on with it.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Move {
    /// Its first event, counted from 1.
    pub first: usize,
    /// Its last event.
    pub last: usize,
    /// Who acted; nobody for dice and decks.
    pub seat: Option<Seat>,
    /// What to show on a board: the notation of the last event of it that says where.
    pub notation: Option<String>,
    /// The move in words.
    pub words: String,
}

/// The lines of a log, those that go on with the one before joined to it.
#[must_use]
pub fn moves(lines: &[Line]) -> Vec<Move> {
    let mut moves: Vec<Move> = Vec::new();
    for line in lines {
        match (moves.last_mut(), &line.then) {
            (Some(last), Some(then))
                if line.ply == last.last + 1 && (line.seat.is_none() || line.seat == last.seat) =>
            {
                last.last = line.ply;
                if line.seat.is_some() && !then.is_empty() {
                    last.notation.clone_from(&line.notation);
                }
                last.words = go_on(&last.words, then);
            }
            _ => moves.push(Move {
                first: line.ply,
                last: line.ply,
                seat: line.seat,
                notation: line.notation.clone(),
                words: line.words.clone(),
            }),
        }
    }
    moves
}

/// A sentence that goes on before its full stop.
fn go_on(words: &str, then: &str) -> String {
    let (said, after) = then.split_once('\n').unwrap_or((then, ""));
    let mut told = match words.strip_suffix('.') {
        Some(open) => format!("{open}{said}."),
        None => format!("{words}{said}"),
    };
    if !after.is_empty() {
        told.push('\n');
        told.push_str(after);
    }
    told
}

#[cfg(test)]
mod tests {
    use super::*;

    fn line(ply: usize, seat: Option<usize>, words: &str, then: Option<&str>) -> Line {
        Line {
            ply,
            seat: seat.map(Seat::new),
            notation: Some(format!("{ply}")),
            words: words.to_owned(),
            then: then.map(str::to_owned),
        }
    }

    #[test]
    fn a_walk_is_one_move() {
        let lines = [
            line(1, Some(0), "White sends a hunter.", None),
            line(2, Some(0), "It goes to m8.", Some(" → m8")),
            line(3, Some(0), "It stops.", Some(", a ladybug")),
            line(4, None, "The dice show 3.", Some(" (3)")),
            line(5, Some(1), "Blue goes to c1.", Some(" → c1")),
        ];
        let told: Vec<_> = moves(&lines)
            .into_iter()
            .map(|told| (told.first, told.last, told.words))
            .collect();
        let expected = [
            (1, 4, "White sends a hunter → m8, a ladybug (3).".to_owned()),
            (5, 5, "Blue goes to c1.".to_owned()),
        ];
        assert_eq!(told, expected);
    }

    #[test]
    fn what_follows_stands_on_a_line_of_its_own() {
        let lines = [
            line(1, Some(0), "White walks.", None),
            line(2, Some(0), "", Some("\nRound 2.")),
        ];
        assert_eq!(moves(&lines)[0].words, "White walks.\nRound 2.");
    }
}
