//! The number of positions and games of the known games is published; the rules must find it.

use std::collections::HashSet;

use engine::{Awaited, Game, PerSeat, Seat};
use formicary_yardsticks::{ConnectFour, TicTacToe};

fn start<G: Game>() -> G {
    G::new(&G::PROFILE.usual()).expect("possible")
}

fn successors<G: Game>(state: &G) -> Vec<G> {
    let mut actions = Vec::new();
    let Some(seat) = state.awaited().actors().first() else {
        return Vec::new();
    };
    state.legal_actions(seat, &mut actions);
    let play = |action| {
        let mut next = state.clone();
        next.play(seat, action).expect("listed");
        next
    };
    actions.into_iter().map(play).collect()
}

#[test]
fn tic_tac_toe_has_255_168_games_of_three_outcomes() {
    fn count(state: &TicTacToe, outcomes: &mut [u32; 3]) {
        if let Awaited::Nobody(standings) = state.awaited() {
            let winner = standings.scores.iter().position(|&score| score == 1);
            outcomes[winner.unwrap_or(2)] += 1;
        }
        for next in successors(state) {
            count(&next, outcomes);
        }
    }
    let mut outcomes = [0; 3];
    count(&start(), &mut outcomes);
    assert_eq!(outcomes, [131_184, 77_904, 46_080]);
}

#[test]
fn tic_tac_toe_has_5_478_positions() {
    let mut seen = HashSet::from([start::<TicTacToe>()]);
    let mut open = vec![start::<TicTacToe>()];
    while let Some(state) = open.pop() {
        open.extend(
            successors(&state)
                .into_iter()
                .filter(|&next| seen.insert(next)),
        );
    }
    assert_eq!(seen.len(), 5_478);
}

#[test]
fn connect_four_has_the_published_number_of_positions_after_each_stone() {
    let mut positions = HashSet::from([start::<ConnectFour>()]);
    let mut counts = Vec::new();
    for _ in 0..8 {
        positions = positions.iter().flat_map(successors).collect();
        counts.push(positions.len());
    }
    assert_eq!(counts, [7, 49, 238, 1_120, 4_263, 16_422, 54_859, 184_275]);
}

fn connect_four(columns: &str) -> ConnectFour {
    let mut state: ConnectFour = start();
    for (ply, column) in columns.split_whitespace().enumerate() {
        let column = column.parse().expect("a column");
        state.play(Seat::new(ply % 2), column).expect("legal");
    }
    state
}

fn scores(state: &impl Game) -> Option<PerSeat<i32>> {
    match state.awaited() {
        Awaited::Nobody(standings) => Some(standings.scores),
        _ => None,
    }
}

#[test]
fn four_in_a_line_win_in_every_direction() {
    let yellow_wins = Some(PerSeat::from_fn(2, |seat| i32::from(seat.index() == 0)));
    for columns in [
        "a b a b a b a",
        "d d e e f f g",
        "a b b c c d c d d g d",
        "g f f e e d e d d a d",
    ] {
        let state = connect_four(columns);
        assert_eq!(scores(&state), yellow_wins, "{columns}");
    }
    let red_wins = connect_four("g a b a b a b a");
    assert_eq!(
        scores(&red_wins),
        Some(PerSeat::from_fn(2, |seat| i32::from(seat.index() == 1)))
    );
}

#[test]
fn a_line_does_not_run_from_the_top_of_a_column_into_the_next() {
    // Yellow has the upper two cells of a and the lower two of b.
    let state = connect_four("b a b a a a a d a");
    assert_eq!(scores(&state), None);
}

#[test]
fn a_full_column_takes_no_more_stones() {
    let mut state = connect_four("a a a a a a");
    let before = state;
    let refusal = state
        .play(Seat::new(0), "a".parse().expect("a column"))
        .expect_err("full");
    assert_eq!(refusal.rule, "rule-connect-four-drop");
    assert_eq!(refusal.reason.to_string(), "refused-column-full column=a");
    assert_eq!(state, before);
}

#[test]
fn a_full_board_without_a_line_is_shared() {
    let mut full = "a b ".repeat(3) + &"b a ".repeat(3);
    full += &("c d ".repeat(3) + &"d c ".repeat(3));
    full += &("e f ".repeat(3) + &"f e ".repeat(3));
    full += &"g ".repeat(6);
    let state = connect_four(&full);
    let Awaited::Nobody(standings) = state.awaited() else {
        panic!("not over");
    };
    assert_eq!(standings.places.as_slice(), [1, 1]);
}
