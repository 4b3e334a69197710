//! How a rating went up and down, as a picture and as a table.

use engine::Message;
use leptos::prelude::*;
use protocol::CurvePoint;
use table::Locale;

use crate::route::{Route, Source};
use crate::table_facts;
use crate::wording::Speech;

const WIDTH: f64 = 400.0;
const HEIGHT: f64 = 200.0;
/// Room for the numbers at the left.
const LEFT: f64 = 44.0;
const EDGE: f64 = 12.0;
/// The table has at most so many rows: the newest.
const ROWS: usize = 20;

/// Where things are in the picture.
struct Scale {
    games: f64,
    least: i32,
    most: i32,
}

impl Scale {
    fn of(curve: &[CurvePoint]) -> Self {
        let ratings = || curve.iter().map(|point| point.rating);
        let least = ratings().min().unwrap_or(1500);
        let most = ratings().max().unwrap_or(1500);
        Self {
            games: (curve.len().max(2) - 1) as f64,
            least: (least - 20).div_euclid(50) * 50,
            most: (most + 69).div_euclid(50) * 50,
        }
    }

    fn x(&self, game: usize) -> f64 {
        LEFT + game as f64 / self.games * (WIDTH - LEFT - EDGE)
    }

    fn y(&self, rating: i32) -> f64 {
        let share = f64::from(rating - self.least) / f64::from(self.most - self.least);
        HEIGHT - EDGE - share * (HEIGHT - 2.0 * EDGE)
    }

    /// Round ratings from bottom to top, about five of them.
    fn marks(&self) -> impl Iterator<Item = i32> + use<> {
        let range = self.most - self.least;
        let steps = [50, 100, 200, 500, 1000];
        let step = steps.into_iter().find(|step| range / step <= 5);
        let step = step.unwrap_or(1000);
        let first = (self.least + step - 1).div_euclid(step) * step;
        (first..=self.most).step_by(step as usize)
    }
}

fn line(curve: &[CurvePoint], scale: &Scale) -> String {
    let points = curve.iter().enumerate();
    let points = points.map(|(index, point)| {
        let start = if index == 0 { 'M' } else { 'L' };
        format!("{start}{:.1} {:.1}", scale.x(index), scale.y(point.rating))
    });
    points.collect()
}

/// The picture and the table.
pub(crate) fn rating_curve(
    curve: &[CurvePoint],
    speech: Speech,
    locale: Locale,
) -> impl IntoView + use<> {
    let scale = Scale::of(curve);
    let grid: Vec<_> = scale
        .marks()
        .map(|mark| {
            let y = scale.y(mark);
            view! {
                <line class="grid" x1=LEFT x2=WIDTH - EDGE y1=y y2=y></line>
                <text class="mark" x=LEFT - 6.0 y=y + 4.0>{mark}</text>
            }
        })
        .collect();
    let end = curve.last().map(|last| {
        let (x, y) = (scale.x(curve.len() - 1), scale.y(last.rating));
        view! { <circle class="end seat-0" cx=x cy=y r="3.5"></circle> }
    });
    let of = |rating: Option<i32>| rating.unwrap_or(1500);
    let ratings = || curve.iter().map(|point| point.rating);
    let label = speech.tell(
        &Message::new("web-curve-label")
            .with("games", curve.len() as i64)
            .with("least", of(ratings().min()))
            .with("most", of(ratings().max()))
            .with("last", of(ratings().next_back())),
    );
    let rows: Vec<_> = curve
        .iter()
        .rev()
        .take(ROWS)
        .map(|point| {
            let replay = Route::Replay {
                source: Source::Table(point.table.clone()),
                ply: None,
            };
            view! {
                <tr>
                    <th scope="row">
                        <a href=replay.to_string()>{table_facts::ago(point.at, locale)}</a>
                    </th>
                    <td>{point.rating}</td>
                </tr>
            }
        })
        .collect();
    view! {
        <figure class="plot" data-curve="">
            <svg viewBox=format!("0 0 {WIDTH} {HEIGHT}") role="img" aria-label=label>
                {grid}
                <path class="course seat-0" d=line(curve, &scale)></path>
                {end}
            </svg>
            <details>
                <summary>{speech.get("web-curve-table")}</summary>
                <div class="wide" tabindex="0" role="group" aria-label=speech.get("web-curve-table")>
                    <table class="figures">
                        <thead>
                            <tr>
                                <th scope="col">{speech.get("web-curve-when")}</th>
                                <th scope="col">{speech.get("web-rating")}</th>
                            </tr>
                        </thead>
                        <tbody>{rows}</tbody>
                    </table>
                </div>
            </details>
        </figure>
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn curve(ratings: &[i32]) -> Vec<CurvePoint> {
        let points = ratings.iter().map(|rating| CurvePoint {
            table: String::new(),
            at: 0,
            rating: *rating,
            deviation: 60,
        });
        points.collect()
    }

    #[test]
    fn a_curve_stays_in_its_picture() {
        for ratings in [&[1500][..], &[1662, 1500, 1338], &[900, 2400]] {
            let curve = curve(ratings);
            let scale = Scale::of(&curve);
            for (index, point) in curve.iter().enumerate() {
                assert!((LEFT..=WIDTH - EDGE).contains(&scale.x(index)));
                assert!((EDGE..=HEIGHT - EDGE).contains(&scale.y(point.rating)));
            }
            let marks = scale.marks().count();
            assert!((2..=6).contains(&marks), "{marks}");
        }
    }
}
