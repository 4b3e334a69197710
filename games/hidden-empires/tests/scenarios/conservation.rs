//! Nobody is made or lost on the way.

use super::*;
use engine::chance::pick;
use engine::{Awaited, Dice, QuickDice};
use formicary_hidden_empires::Phase;
use formicary_hidden_empires::staged::Flourishing;

/// All ants of a seat by caste, wherever they are, also on their way or lent; then its brood.
fn people(game: &HiddenEmpires, seat: Seat) -> [u16; 4] {
    let table = game.table();
    let colony = table.colony(seat);
    let mut all = [0; 4];
    for (place, caste) in Caste::ALL.into_iter().enumerate() {
        let chambers = [
            colony.builders,
            colony.nurses,
            colony.reserves,
            colony.storage,
            colony.returning,
        ];
        let outside = colony.ants.iter().map(|(_, ants)| ants[caste]);
        all[place] = chambers.iter().map(|ants| ants[caste]).chain(outside).sum();
        if table.turn.player == Some(seat)
            && let Some((_, on_way, ants)) = table.turn.carried
            && on_way == caste
        {
            all[place] += ants;
        }
    }
    all[3] = colony.brood();
    all
}

/// Where nobody is born, lost or lent, and no brood changes hands.
fn keeps_everybody(phase: Phase, action: Action) -> bool {
    match phase {
        Phase::Redistribute(_) => !matches!(action, Action::Eliminate(_) | Action::Play(..)),
        Phase::MoveOne(_) => matches!(action, Action::Lift(..) | Action::Put(_)),
        Phase::Tasks(_) => !matches!(
            action,
            Action::Attack(..) | Action::AttackSparing(..) | Action::Play(..)
        ),
        Phase::Scout(_) => !matches!(action, Action::Play(..)),
        Phase::React(_)
        | Phase::Reinforce(_)
        | Phase::ScoutMarker(_)
        | Phase::Repelled(..)
        | Phase::StayOrReturn(_)
        | Phase::Invade(_)
        | Phase::Blocked(..)
        | Phase::Release(_) => true,
        _ => false,
    }
}

/// Moving, patrolling, foraging, reacting and returning neither make nor lose anybody.
#[test]
fn nobody_is_made_or_lost_by_moving_and_tasks() {
    let mut compared = 0;
    for seed in 0..60_u64 {
        let players = 2 + seed % 5;
        let text = format!("advanced players={players} target={}", 4 + seed % 29);
        let setup = HiddenEmpires::PROFILE.read_setup(&text).unwrap();
        let mut game = Flourishing::new(&setup).unwrap();
        let mut dice = QuickDice::new(seed);
        let mut actions = Vec::new();
        loop {
            match game.awaited() {
                Awaited::Nobody(_) => break,
                Awaited::Chance => {
                    let chance = game.sample_chance(&mut dice);
                    game.apply_chance(chance).unwrap();
                }
                awaited @ Awaited::Seats { .. } => {
                    let seat = awaited.actors().first().unwrap();
                    actions.clear();
                    game.legal_actions(seat, &mut actions);
                    let end = actions.contains(&Action::Done) && dice.below(6) == 0;
                    let action = if end {
                        Action::Done
                    } else {
                        *pick(&actions, &mut dice)
                    };
                    let before = game.clone();
                    game.play(seat, action).unwrap();
                    let (was, is) = (before.game().table(), game.game().table());
                    let within = was.turn.player == is.turn.player
                        && was.game_turn == is.game_turn
                        && was.turn.player.is_some()
                        // A bivouac without builders loses its brood when the step ends.
                        && !matches!(is.phase, Phase::Scout(_) if !matches!(was.phase, Phase::Scout(_)));
                    if within && keeps_everybody(was.phase, action) {
                        for seat in Seat::all(players as usize) {
                            assert_eq!(
                                people(before.game(), seat),
                                people(game.game(), seat),
                                "{text}: {action} of {seat} in {:?}",
                                was.phase
                            );
                            compared += 1;
                        }
                    }
                }
            }
        }
    }
    assert!(compared > 10_000, "{compared}");
}
