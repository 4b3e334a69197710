//! How the scores went, as a picture and as a table.

use engine::{Message, Seat};
use leptos::prelude::*;
use table::Tally;

use super::ending::shown;
use crate::wording::Speech;

const WIDTH: f64 = 400.0;
const HEIGHT: f64 = 240.0;
/// Room for the numbers at the left and below, and for names at the right.
const LEFT: f64 = 34.0;
const RIGHT: f64 = 104.0;
const TOP: f64 = 12.0;
const BELOW: f64 = 30.0;
/// The table has at most so many rows.
const ROWS: usize = 20;
/// Names at the end of lines are at least so far apart.
const APART: f64 = 15.0;

/// Dashes tell the lines apart for those who do not see the colours.
const DASHES: [&str; 6] = ["none", "9 5", "2 5", "14 4 3 4", "5 3", "1 4 7 4"];

/// Where things are in the picture.
struct Scale {
    plies: f64,
    least: i32,
    most: i32,
}

impl Scale {
    fn of(tally: &Tally) -> Self {
        let scores = || tally.course.iter().flat_map(|(_, scores)| scores.iter());
        let least = scores().copied().min().unwrap_or(0).min(0);
        let most = scores().copied().max().unwrap_or(0).max(least + 1);
        Self {
            plies: tally.plies.max(1) as f64,
            least,
            most,
        }
    }

    fn x(&self, ply: usize) -> f64 {
        LEFT + ply as f64 / self.plies * (WIDTH - LEFT - RIGHT)
    }

    fn y(&self, score: i32) -> f64 {
        let share = f64::from(score - self.least) / f64::from(self.most - self.least);
        HEIGHT - BELOW - share * (HEIGHT - TOP - BELOW)
    }

    /// Round scores from bottom to top, about five of them.
    fn marks(&self) -> impl Iterator<Item = i32> + use<> {
        let range = self.most - self.least;
        let step = [1, 2, 5, 10, 20, 25, 50, 100, 200, 500];
        let step = step.into_iter().find(|step| range / step <= 5);
        let step = step.unwrap_or(1000);
        let first = self.least.div_euclid(step) * step;
        let (least, most) = (self.least, self.most);
        (first..=most)
            .step_by(step as usize)
            .filter(move |mark| *mark >= least)
    }
}

/// The course of a seat as a line of steps.
fn line(tally: &Tally, scale: &Scale, seat: Seat) -> String {
    let mut path = String::new();
    let mut before = 0;
    for (index, (ply, scores)) in tally.course.iter().enumerate() {
        let (x, score) = (scale.x(*ply), scores[seat]);
        if index == 0 {
            path = format!("M{x:.1} {:.1}", scale.y(score));
        } else if score != before {
            path += &format!("H{x:.1}V{:.1}", scale.y(score));
        }
        before = score;
    }
    path + &format!("H{:.1}", scale.x(tally.plies))
}

/// Where the names stand: beside the ends of the lines, but never over each other.
fn label_heights(tally: &Tally, scale: &Scale, players: usize) -> Vec<f64> {
    let end = tally.course.last();
    let end = |seat: Seat| end.map_or(0, |(_, scores)| scores[seat]);
    let mut order: Vec<Seat> = Seat::all(players).collect();
    order.sort_by_key(|seat| -end(*seat));
    let mut heights = vec![0.0; players];
    let mut above = f64::NEG_INFINITY;
    for seat in order {
        above = scale.y(end(seat)).max(above + APART);
        heights[seat.index()] = above;
    }
    // The lowest must not fall out of the picture.
    let over = (above - (HEIGHT - 4.0)).max(0.0);
    heights.iter().map(|height| height - over).collect()
}

/// A name that fits beside the picture after three digits; the tables have it whole.
fn short(name: &str) -> String {
    const LETTERS: usize = 9;
    if name.chars().count() <= LETTERS {
        return name.to_owned();
    }
    name.chars().take(LETTERS - 1).chain(['…']).collect()
}

/// The picture and the table.
pub(crate) fn plot(tally: &Tally, names: &[String], speech: Speech) -> impl IntoView + use<> {
    let players = names.len();
    let scale = Scale::of(tally);
    let heights = label_heights(tally, &scale, players);
    let grid: Vec<_> = scale
        .marks()
        .map(|mark| {
            let y = scale.y(mark);
            view! {
                <line class="grid" x1=LEFT x2=WIDTH - RIGHT y1=y y2=y></line>
                <text class="mark" x=LEFT - 6.0 y=y + 4.0>{shown(mark)}</text>
            }
        })
        .collect();
    let lines: Vec<_> = Seat::all(players)
        .map(|seat| {
            let index = seat.index();
            let end = tally.course.last().map_or(0, |(_, scores)| scores[seat]);
            let name = format!("{} {}", shown(end), short(&names[index]));
            view! {
                <path
                    class=format!("course seat-{index}")
                    d=line(tally, &scale, seat)
                    stroke-dasharray=DASHES[index]
                ></path>
                <circle class=format!("end seat-{index}") cx=scale.x(tally.plies) cy=scale.y(end) r="3.5"></circle>
                <text class=format!("name seat-{index}") x=WIDTH - RIGHT + 9.0 y=heights[index] + 4.0>{name}</text>
            }
        })
        .collect();
    let label = speech.tell(
        &Message::new("web-plot-label")
            .with("names", names.join(", "))
            .with("most", scale.most),
    );
    view! {
        <figure class="plot" data-plot="">
            <svg viewBox=format!("0 0 {WIDTH} {HEIGHT}") role="img" aria-label=label>
                {grid}
                <text class="mark axis" x=f64::midpoint(LEFT, WIDTH - RIGHT) y=HEIGHT - 6.0>
                    {speech.get("web-plot-events")}
                </text>
                {lines}
            </svg>
            <details>
                <summary>{speech.get("web-plot-table")}</summary>
                {as_table(tally, names, speech)}
            </details>
        </figure>
    }
}

fn as_table(tally: &Tally, names: &[String], speech: Speech) -> impl IntoView + use<> {
    let every = tally.course.len().div_ceil(ROWS).max(1);
    let last = tally.course.len() - 1;
    let rows: Vec<_> = tally
        .course
        .iter()
        .enumerate()
        .filter(|(index, _)| (last - index).is_multiple_of(every))
        .map(|(_, (ply, scores))| {
            let scores: Vec<_> = scores
                .iter()
                .map(|score| view! { <td>{shown(*score)}</td> })
                .collect();
            view! { <tr><th scope="row">{*ply}</th>{scores}</tr> }
        })
        .collect();
    let heads: Vec<_> = names
        .iter()
        .map(|name| view! { <th scope="col">{name.clone()}</th> })
        .collect();
    view! {
        <div class="wide" tabindex="0" role="group" aria-label=speech.get("web-plot-table")>
            <table>
                <thead><tr><th scope="col">{speech.get("web-plot-event")}</th>{heads}</tr></thead>
                <tbody>{rows}</tbody>
            </table>
        </div>
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::components::ending::tests::tally;

    #[test]
    fn a_line_goes_in_steps_to_the_end() {
        let tally = tally(&[(0, [0, 0]), (5, [4, 0]), (10, [4, 2])]);
        let scale = Scale::of(&tally);
        let path = line(&tally, &scale, Seat::new(0));
        let middle = scale.x(5);
        assert_eq!(path, format!("M34.0 210.0H{middle:.1}V12.0H296.0"));
    }

    #[test]
    fn long_names_are_cut() {
        assert_eq!(short("Ada"), "Ada");
        assert_eq!(short("Player 1 (violet)"), "Player 1…");
    }

    #[test]
    fn names_do_not_lie_on_each_other() {
        let tally = tally(&[(0, [0, 0]), (5, [4, 4])]);
        let heights = label_heights(&tally, &Scale::of(&tally), 2);
        assert!((heights[0] - heights[1]).abs() >= APART);
    }

    #[test]
    fn losses_lie_below_the_line() {
        let tally = tally(&[(0, [0, 0]), (5, [-6, 4])]);
        let scale = Scale::of(&tally);
        assert!(scale.y(-6) > scale.y(0));
        let marks: Vec<_> = scale.marks().collect();
        assert_eq!(marks, [-6, -4, -2, 0, 2, 4]);
    }
}
