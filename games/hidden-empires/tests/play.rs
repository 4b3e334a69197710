//! Simple players that feed their colonies can reach the target score before the last game turn.

use engine::chance::pick;
use engine::{Awaited, Game, QuickDice, Seat};
use formicary_hidden_empires::{Action, HiddenEmpires, Member, Phase, Place};

/// What a forager's colony prefers, the larger the better.
fn worth(game: &HiddenEmpires, seat: Seat, action: Action) -> i32 {
    let table = game.table();
    let colony = table.colony(seat);
    let food_there = |place: Place| match place {
        Place::Map(area) => table.markers.faceup[area].map_or(0, |marker| {
            if marker.is_food() {
                i32::from(6_u16.saturating_sub(colony.ants_in(area)))
            } else {
                0
            }
        }),
        _ => 0,
    };
    let nurses_missing = colony.nurses.is_empty() && colony.brood() > 0;
    match action {
        Action::Lift(Place::Nurses, ..) => 0,
        // Reserves fill the nest of the advanced game.
        Action::Lift(Place::Reserves, ..) => 8,
        Action::Lift(..) if nurses_missing && matches!(table.phase, Phase::Redistribute(_)) => 9,
        Action::Lift(Place::Builders, ..) => 2,
        Action::Lift(Place::Map(area), ..) if colony.nest == Some(area) => 3,
        Action::Lift(..) => 1,
        Action::Put(Place::Nurses) if nurses_missing => 50,
        Action::Put(Place::Nurses) => -5,
        Action::Put(Place::Reserves) => -2,
        Action::Put(Place::Builders) => {
            i32::from(colony.builders.is_empty() && colony.size < 24) * 4
        }
        Action::Put(place) => 1 + food_there(place),
        Action::TurnUp(_) => 5,
        Action::Tend(_) => 9,
        Action::Harvest(_, ants) => 3 + i32::from(ants),
        Action::Attack(..) | Action::Bid(_) => -1,
        Action::Scout(_) | Action::Reinforce(_) => 3,
        Action::Raise(larvae, _) => i32::from(larvae) * i32::from(colony.score % 2 + 1),
        Action::Lay(female, male) => {
            i32::from(female + male) * 2 - i32::from(female.abs_diff(male))
        }
        Action::House(Place::Map(_), ..) => 3,
        Action::Fly => 5,
        Action::Eliminate(Member::MaleEgg | Member::FemaleEgg) => 3,
        Action::Done => 2,
        _ => 0,
    }
}

/// Games of these players: how many reached 16 points, and game turns on average.
fn games(setup: &str, count: u64) -> (u16, u16) {
    let setup = HiddenEmpires::PROFILE.read_setup(setup).unwrap();
    let mut reached = 0;
    let mut turns = 0;
    let mut actions = Vec::new();
    for seed in 0..count {
        let mut dice = QuickDice::new(seed);
        let mut game = HiddenEmpires::new(&setup).unwrap();
        loop {
            match game.awaited() {
                Awaited::Nobody(_) => break,
                Awaited::Chance => {
                    let chance = game.sample_chance(&mut dice);
                    game.apply_chance(chance).unwrap();
                }
                Awaited::Seats { must, .. } => {
                    let seat = must.first().unwrap();
                    actions.clear();
                    game.legal_actions(seat, &mut actions);
                    let best = actions
                        .iter()
                        .map(|&action| worth(&game, seat, action))
                        .max()
                        .unwrap();
                    actions.retain(|&action| worth(&game, seat, action) == best);
                    let action = *pick(&actions, &mut dice);
                    game.play(seat, action).unwrap();
                }
            }
        }
        let table = game.table();
        turns += table.game_turn;
        reached += u16::from(table.colonies.iter().any(|colony| colony.score >= 16));
    }
    let turns = turns / count as u16;
    println!(
        "{setup}: {reached} of {count} games reached 16 points, {turns} game turns on average"
    );
    (reached, turns)
}

#[test]
fn foragers_can_reach_sixteen_points() {
    let (reached, turns) = games("basic", 20);
    assert!(reached >= 5, "{reached} of 20, {turns} turns");
}

#[test]
fn foragers_can_reach_sixteen_points_in_the_advanced_game() {
    let (reached, turns) = games("advanced", 30);
    assert!(reached >= 2, "{reached} of 30, {turns} turns");
    for players in [4, 6] {
        games(&format!("advanced players={players}"), 10);
    }
}
