//! What a finished game comes to: points by source, how the scores went, and a few figures.

use engine::{Message, PerSeat, Seat};
use leptos::prelude::*;
use protocol::StandingsInfo;
use table::Tally;

use super::plot::plot;
use crate::wording::Speech;

/// Points by source, how the scores went, and a few figures.
pub(crate) fn ending(tally: &Tally, names: &[String], speech: Speech) -> impl IntoView + use<> {
    let rating = tally.rating.as_ref().map(|rating| speech.tell(rating));
    let heads = || -> Vec<_> {
        let name = |name: &String| view! { <th scope="col">{name.clone()}</th> };
        names.iter().map(name).collect()
    };
    let sources: Vec<_> = tally
        .sources
        .iter()
        .map(|(key, points)| row(speech.get(key), points))
        .collect();
    let total = PerSeat::from_fn(names.len(), |seat| tally.score(seat));
    let facts: Vec<_> = tally
        .facts
        .iter()
        .map(|fact| row(speech.get(fact.key), &fact.figures))
        .collect();
    view! {
        <div class="ending" data-ending="">
            {rating.map(|rating| view! { <p class="rating" data-rating="">{rating}</p> })}
            <div class="wide" tabindex="0" role="group" aria-label=speech.get("web-points-by-source")>
                <table data-sources="">
                    <caption>{speech.get("web-points-by-source")}</caption>
                    <thead><tr><td></td>{heads()}</tr></thead>
                    <tbody>{sources}</tbody>
                    <tfoot>{row(speech.get("web-points-total"), &total)}</tfoot>
                </table>
            </div>
            {plot(tally, names, speech)}
            <ul class="remarks">
                {moments(tally, names, speech)
                    .into_iter()
                    .map(|told| view! { <li>{told}</li> })
                    .collect::<Vec<_>>()}
            </ul>
            <div class="wide" tabindex="0" role="group" aria-label=speech.get("web-figures")>
                <table data-figures="">
                    <caption>{speech.get("web-figures")}</caption>
                    <thead><tr><td></td>{heads()}</tr></thead>
                    <tbody>{facts}</tbody>
                </table>
            </div>
        </div>
    }
}

/// Who came where, the first above; nothing for a game that was called off.
pub(crate) fn places(end: &StandingsInfo, names: &[String], speech: Speech) -> Option<AnyView> {
    if end.places.is_empty() {
        return None;
    }
    let alone = names.len() == 1;
    // A game that was ended early has places, but no scores.
    let scored = !end.scores.is_empty();
    let scores = end.scores.iter().copied().map(Some);
    let scores = scores.chain(std::iter::repeat(None));
    let mut rows: Vec<_> = end.places.iter().zip(scores).zip(names).collect();
    rows.sort_by_key(|((place, _), _)| **place);
    let rows: Vec<_> = rows
        .into_iter()
        .map(|((&place, score), name)| {
            view! {
                <tr class:winner=place == 1>
                    {(!alone).then(|| view! { <td>{place}</td> })}
                    <td>{name.clone()}</td>
                    {score.map(|score| view! { <td>{shown(score)}</td> })}
                </tr>
            }
        })
        .collect();
    let table = view! {
        <table data-places="">
            <thead>
                <tr>
                    {(!alone).then(|| view! { <th scope="col">{speech.get("web-place")}</th> })}
                    <th scope="col">{speech.get("web-player")}</th>
                    {scored.then(|| view! { <th scope="col">{speech.get("web-score")}</th> })}
                </tr>
            </thead>
            <tbody>{rows}</tbody>
        </table>
    };
    Some(table.into_any())
}

fn row(name: String, figures: &PerSeat<i32>) -> impl IntoView + use<> {
    let cells: Vec<_> = figures
        .iter()
        .map(|figure| view! { <td>{shown(*figure)}</td> })
        .collect();
    view! { <tr><th scope="row">{name}</th>{cells}</tr> }
}

/// A figure, with a true minus sign.
pub(super) fn shown(figure: i32) -> String {
    if figure < 0 {
        format!("−{}", figure.unsigned_abs())
    } else {
        figure.to_string()
    }
}

/// What was remarkable: the best single move, and how often the lead changed.
fn moments(tally: &Tally, names: &[String], speech: Speech) -> Vec<String> {
    let mut told = Vec::new();
    if let Some((seat, points, ply)) = tally.best_move {
        let message = Message::new("web-best-move")
            .with("name", names[seat.index()].clone())
            .with("points", points)
            .with("ply", ply as i64);
        told.push(speech.tell(&message));
    }
    if names.len() > 1 {
        let message = Message::new("web-lead-changes").with("count", lead_changes(tally) as i64);
        told.push(speech.tell(&message));
    }
    told
}

fn lead_changes(tally: &Tally) -> usize {
    let leader = |scores: &PerSeat<i32>| {
        let most = scores.iter().max()?;
        let mut leaders = Seat::all(scores.players()).filter(|seat| scores[*seat] == *most);
        leaders.next().filter(|_| leaders.next().is_none())
    };
    let mut leaders: Vec<Seat> = tally
        .course
        .iter()
        .filter_map(|(_, scores)| leader(scores))
        .collect();
    leaders.dedup();
    leaders.len().saturating_sub(1)
}

#[cfg(test)]
pub(super) mod tests {
    use super::*;

    /// A game of two whose points changed at some plies.
    pub(crate) fn tally(course: &[(usize, [i32; 2])]) -> Tally {
        let scores = |scores: [i32; 2]| PerSeat::from_fn(2, |seat| scores[seat.index()]);
        Tally {
            sources: Vec::new(),
            course: course.iter().map(|(ply, it)| (*ply, scores(*it))).collect(),
            plies: 10,
            best_move: None,
            facts: Vec::new(),
            rating: None,
        }
    }

    #[test]
    fn losses_have_a_true_minus_sign() {
        assert_eq!([shown(-23), shown(0), shown(7)], ["−23", "0", "7"]);
    }

    #[test]
    fn changes_of_the_lead_are_counted() {
        let tally = tally(&[
            (0, [0, 0]),
            (2, [3, 0]),
            (4, [3, 5]),
            (6, [5, 5]),
            (8, [6, 5]),
            (10, [6, 25]),
        ]);
        assert_eq!(lead_changes(&tally), 3);
    }
}
