//! Counting, to compare implementations of the rules with each other and with yesterday's.

use engine::{Awaited, Game, Seed};

/// How many different sequences of `depth` decisions lead on from `state`. Chance is not a decision:
/// it comes from the seed, `drawn` outcomes having been used already. Of several sealed choices the
/// lowest seat's is counted first, since their order never matters.
pub fn perft<G: Game>(state: &G, depth: u32, seed: &Seed, drawn: u64) -> u64 {
    let seats = match state.awaited() {
        Awaited::Nobody(_) => return u64::from(depth == 0),
        Awaited::Chance => {
            let mut next = state.clone();
            next.apply_chance(state.sample_chance(&mut seed.dice(drawn)))
                .expect("the game sampled it");
            return perft(&next, depth, seed, drawn + 1);
        }
        Awaited::Seats { must, may } => must.first().into_iter().chain(may.iter()),
    };
    if depth == 0 {
        return 1;
    }
    let mut count = 0;
    for seat in seats {
        let mut actions = Vec::new();
        state.legal_actions(seat, &mut actions);
        if depth == 1 {
            count += actions.len() as u64;
            continue;
        }
        for action in actions {
            let mut next = state.clone();
            next.play(seat, action).expect("taken from the list");
            count += perft(&next, depth - 1, seed, drawn);
        }
    }
    count
}
