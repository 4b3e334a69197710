//! Any bytes, read as choices: a game never breaks, and refusals change nothing.

use engine::{Awaited, Game, QuickDice, Seat};

/// Plays a game that the bytes choose: the setup, then for each decision who acts, something that is
/// mostly impossible, and what is played instead.
pub fn play<G: Game>(bytes: &[u8]) {
    play_with::<G>(bytes, |_| None);
}

/// The same; what is mostly impossible may also be invented.
pub fn play_with<G: Game>(bytes: &[u8], invent: impl Fn([u8; 3]) -> Option<G::Action>) {
    let setups = G::PROFILE.every_setup();
    let mut bytes = bytes.iter().copied();
    let mut next = || bytes.next();
    let Some(setup) = next() else { return };
    // Some options exclude each other.
    let Ok(mut state) = G::new(&setups[usize::from(setup) % setups.len()]) else {
        return;
    };
    let mut dice = QuickDice::new(1);
    // What was possible before is mostly impossible now.
    let mut seen: Vec<G::Action> = Vec::new();
    loop {
        match state.awaited() {
            Awaited::Nobody(_) => break,
            Awaited::Chance => {
                let chance = state.sample_chance(&mut dice);
                state.apply_chance(chance).expect("it was sampled");
            }
            Awaited::Seats { must, may } => {
                let (Some(who), Some(stray), Some(choice)) = (next(), next(), next()) else {
                    break;
                };
                let seats: Vec<Seat> = must.iter().chain(may.iter()).collect();
                let seat = seats[usize::from(who) % seats.len()];
                let mut actions = Vec::new();
                state.legal_actions(seat, &mut actions);
                let invented = invent([who, stray, choice]);
                let known = usize::from(stray).checked_rem(seen.len());
                if let Some(stray) = invented.or_else(|| known.map(|known| seen[known].clone())) {
                    let before = state.clone();
                    if state.play(seat, stray.clone()).is_ok() {
                        assert!(actions.contains(&stray));
                        continue;
                    }
                    assert_eq!(state, before);
                    assert!(!actions.contains(&stray));
                }
                let action = actions[usize::from(choice) % actions.len()].clone();
                seen.push(action.clone());
                state.play(seat, action).expect("it was listed");
            }
        }
    }
}
