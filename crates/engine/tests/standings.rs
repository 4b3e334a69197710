//! Who has won, and how much of it.

use formicary_engine::{PerSeat, Seat, Standings};

fn per_seat<T: Copy + Default, const PLAYERS: usize>(values: [T; PLAYERS]) -> PerSeat<T> {
    PerSeat::from_fn(PLAYERS, |seat: Seat| values[seat.index()])
}

#[test]
fn the_highest_score_wins_and_equal_scores_share_a_place() {
    let standings = Standings::by_score(per_seat([7, 9, 7, -2]));
    assert_eq!(standings.places.as_slice(), [2, 1, 2, 4]);
    assert_eq!(standings.scores.as_slice(), [7, 9, 7, -2]);
}

#[test]
fn a_tie_break_changes_places_but_not_scores() {
    let scores = per_seat([7, 7, 3]);
    let cubes = per_seat([0, 2, 9]);
    let standings = Standings::ranked(scores, |seat| (scores[seat], cubes[seat]));
    assert_eq!(standings.places.as_slice(), [2, 1, 3]);
    assert_eq!(standings.scores, scores);
}

#[test]
fn winners_share_the_victory() {
    let shares = |scores: PerSeat<i32>| Standings::by_score(scores).shares();
    assert_eq!(shares(per_seat([1, 3, 2])).as_slice(), [0.0, 1.0, 0.0]);
    assert_eq!(shares(per_seat([3, 3, 2])).as_slice(), [0.5, 0.5, 0.0]);
}

#[test]
fn nobody_has_a_share_when_the_game_has_won() {
    let mut standings = Standings::by_score(per_seat([5]));
    standings.places[Seat::new(0)] = 2;
    assert_eq!(standings.shares().as_slice(), [0.0]);
}
