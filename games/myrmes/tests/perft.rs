//! How many sequences of decisions small positions have. A changed number is a changed rule.

use engine::testkit::Scenario;
use engine::{Awaited, Game};
use formicary_myrmes::Myrmes;

/// Sequences of so many decisions. Of those who decide at the same time, the first seat goes first.
fn perft(game: &Myrmes, depth: u32) -> u64 {
    let Awaited::Seats { must, .. } = game.awaited() else {
        return u64::from(depth == 0);
    };
    if depth == 0 {
        return 1;
    }
    let seat = must.first().expect("somebody decides");
    let mut actions = Vec::new();
    game.legal_actions(seat, &mut actions);
    actions
        .into_iter()
        .map(|action| {
            let mut next = game.clone();
            next.play(seat, action).expect("it was listed");
            perft(&next, depth - 1)
        })
        .sum()
}

#[track_caller]
fn counts(position: &str, expected: &[u64]) {
    let position = Scenario::<Myrmes>::new(position);
    let found: Vec<_> = (1..)
        .take(expected.len())
        .map(|depth| perft(position.state(), depth))
        .collect();
    assert_eq!(found, expected);
}

#[test]
fn the_first_plan() {
    // With three nurses: 0 to 3 larvae and 0 to 3 in the atelier, or two for soldiers or workers and
    // one more: 10, and twice larva, atelier or rest, and three for soldiers. The event first: stay, or
    // move by one.
    counts(
        "options base players=2; dice 4 1 1; plan",
        &[3, 3 * (10 + 2 * 3 + 1), 51 * 3],
    );
}

#[test]
fn a_first_worker() {
    // Gestation or leaving; then yellow's two ways, or six steps and a stop.
    counts("options base players=2; work red", &[2, 9, 74]);
}

#[test]
fn a_sortie_with_every_tile() {
    counts(
        "options base players=4; red event hexagon level 3 food 2 earth 2 stone 2; prey spider h6; \
         yellow tile pair i7-i8; red soldiers 1; sortie red h7 2",
        &[51, 328],
    );
}

#[test]
fn a_harvest_with_three_more() {
    // Two pheromones and a scavenging, two ways each; then enough, or one of the two or three kinds of
    // cube that are left on the pheromones.
    counts(
        "options base players=2; red event harvest; red tile line m2-m3-m4 food 1 earth 2; \
         red tile pair l4-l5 food 1 stone 1; red build scavenging h7-h8-i7; harvest",
        &[2, 4, 8, 4 * 3 + 4 * 4, 80],
    );
}

#[test]
fn an_atelier() {
    // Six tunnels, a level, a nurse, one and two mixes for the objectives, an exchange, or nothing.
    counts(
        "options base players=2; objectives food-3 earth-stone-2; red atelier 2 food 3 earth 3 stone 1 larvae 3; \
         atelier red",
        &[13, 109],
    );
}

#[test]
fn storing() {
    // Four of three each: 15 ways less the three with four of a kind. Yellow keeps the earth or not.
    counts(
        "options base players=2; red food 3 earth 3 stone 3; yellow food 5 earth 1; storage",
        &[12, 12 * 2],
    );
}
