//! Counting, to compare implementations of the rules with each other and with yesterday's.

use engine::{Awaited, Game, Seed};

/// What becomes of chance while decisions are counted.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Luck {
    /// It comes from the seed.
    Drawn,
    /// Everything that it can bring is a branch of its own, where the game lists it; otherwise it comes
    /// from the seed.
    Listed,
}

/// How many different sequences of `depth` decisions lead on from `state`. Chance is not a decision; of
/// what comes from the seed, `drawn` outcomes have been used already. Of several sealed choices the
/// lowest seat's is counted first, since their order never matters.
pub fn perft<G: Game>(state: &G, depth: u32, seed: &Seed, drawn: u64, luck: Luck) -> u64 {
    let count = perft_while(state, depth, seed, drawn, luck, &mut || true);
    count.expect("it goes on to the end")
}

/// The same as long as it shall go on; nothing if it was stopped before the end.
pub fn perft_while<G: Game>(
    state: &G,
    depth: u32,
    seed: &Seed,
    drawn: u64,
    luck: Luck,
    going: &mut dyn FnMut() -> bool,
) -> Option<u64> {
    if depth == 0 {
        return Some(1);
    }
    if !going() {
        return None;
    }
    let seats = match state.awaited() {
        Awaited::Nobody(_) => return Some(0),
        Awaited::Chance => {
            let after = |chance| {
                let mut next = state.clone();
                next.apply_chance(chance).expect("the game offered it");
                next
            };
            let listed = match luck {
                Luck::Drawn => None,
                Luck::Listed => state.chances(),
            };
            return match listed {
                Some(listed) => listed
                    .into_iter()
                    .map(|(chance, _)| perft_while(&after(chance), depth, seed, drawn, luck, going))
                    .sum(),
                None => {
                    let chance = state.sample_chance(&mut seed.dice(drawn));
                    perft_while(&after(chance), depth, seed, drawn + 1, luck, going)
                }
            };
        }
        Awaited::Seats { must, may } => must.first().into_iter().chain(may.iter()),
    };
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
            next.play_listed(seat, action);
            count += perft_while(&next, depth - 1, seed, drawn, luck, going)?;
        }
    }
    Some(count)
}
