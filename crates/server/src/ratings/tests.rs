use protocol::Ending;

use super::*;
use crate::store::SummarySeat;

fn rating(points: i64, deviation: i64) -> Rating {
    Rating {
        points: points * 1_000,
        deviation: deviation * 1_000,
        ..Rating::default()
    }
}

fn game(table: &str, ended: u64, seats: &[(&str, u8)]) -> Summary {
    let seat = |(person, place): &(&str, u8)| SummarySeat {
        person: Some((*person).to_owned()).filter(|person| person != "bot"),
        level: Some("worker".to_owned()).filter(|_| *person == "bot"),
        place: Some(*place),
        ..SummarySeat::default()
    };
    Summary {
        table: table.to_owned(),
        game: "ants".to_owned(),
        setup: String::new(),
        shown: true,
        rated: seats.iter().all(|(person, _)| *person != "bot"),
        ending: Ending::Played,
        plies: 9,
        opened: 0,
        ended,
        seats: seats.iter().map(seat).collect(),
    }
}

#[test]
fn the_example_of_glickmans_paper_comes_out() {
    // One against three: a win and two losses.
    let players = [
        (rating(1500, 200), 2),
        (rating(1400, 30), 3),
        (rating(1550, 100), 1),
        (rating(1700, 300), 1),
    ];
    let after = rate(&players)[0];
    assert!((after.points - 1_464_060).abs() < 100, "{after:?}");
    assert!((after.deviation - 151_520).abs() < 100, "{after:?}");
    assert!((after.volatility - 59_996_000).abs() < 1_000, "{after:?}");
}

#[test]
fn what_one_wins_the_other_loses_and_nobody_gains_by_a_draw_with_an_equal() {
    let even = Rating::default();
    let [won, lost] = rate(&[(even, 1), (even, 2)])[..] else {
        panic!("two");
    };
    assert_eq!(won.points + lost.points, 2 * even.points);
    assert!(won.points > even.points && won.deviation < even.deviation);
    let drawn = rate(&[(even, 1), (even, 1)]);
    assert_eq!(drawn[0].points, even.points);
}

#[test]
fn whoever_stays_away_is_known_less_well_but_no_stronger() {
    let known = rating(1700, 60);
    assert_eq!(known.after(PERIOD - 1), known);
    let later = known.after(6 * PERIOD);
    assert!(later.points == known.points && later.deviation > known.deviation);
    assert!(known.after(u64::MAX).deviation <= Rating::default().deviation);
}

#[test]
fn people_are_near_each_other_or_not_known_well() {
    let known = rating(1700, 60);
    assert_eq!(known.near(), [1500, 1900]);
    assert!(rating(1900, 60).is_between(known.near()));
    assert!(!rating(1901, 60).is_between(known.near()));
    assert_eq!(Rating::default().near(), [800, 2200]);
}

#[test]
fn who_lets_a_bot_play_to_the_end_comes_last() {
    let mut summary = game("t", 5, &[("a", 1), ("b", 2), ("c", 3)]);
    summary.seats[0].stand_in = true;
    assert_eq!(places(&summary), [4, 2, 3]);
}

#[test]
fn games_are_counted_by_kind_and_those_against_bots_apart() {
    let mut count = Count::default();
    for summary in [
        game("1", 1, &[("a", 1), ("b", 2)]),
        game("2", 2, &[("a", 2), ("b", 1), ("c", 3)]),
        game("3", 3, &[("a", 1), ("bot", 2)]),
        game("4", 4, &[("a", 3), ("bot", 2), ("bot", 1)]),
        game("5", 5, &[("b", 1), ("a", 2)]),
    ] {
        count.add(&summary);
    }
    let mut changed: Vec<_> = count
        .changed()
        .iter()
        .map(|rated| (rated.person.as_str(), rated.kind.players, rated.games))
        .collect();
    changed.sort_unstable();
    let two_and_three = [
        ("a", 2, 2),
        ("a", 3, 1),
        ("b", 2, 2),
        ("b", 3, 1),
        ("c", 3, 1),
    ];
    assert_eq!(changed, two_and_three);
    let bots: Vec<_> = count
        .bots
        .iter()
        .map(|((.., level), tally)| (&**level, *tally))
        .collect();
    assert_eq!(bots, [("worker", [1, 0, 0]), ("worker", [0, 0, 1])]);
}

#[test]
fn counting_in_pieces_comes_to_the_same() {
    let people = ["a", "b", "c", "d"];
    let games: Vec<_> = (0..60u64)
        .map(|number| {
            let one = people[(number % 4) as usize];
            let two = people[((number + 1 + number / 4 % 3) % 4) as usize];
            let won = number % 3 == 0;
            game(
                &number.to_string(),
                number * PERIOD / 7,
                &[(one, 1 + u8::from(!won)), (two, 1 + u8::from(won))],
            )
        })
        .collect();
    let mut whole = Count::default();
    games.iter().for_each(|game| whole.add(game));
    let mut known: Vec<Rated> = Vec::new();
    for piece in games.chunks(7) {
        let mut count = Count::from(known);
        piece.iter().for_each(|game| count.add(game));
        known = count.rated.into_values().collect();
    }
    let in_pieces = Count::from(known);
    assert_eq!(whole.rated, in_pieces.rated);
}
