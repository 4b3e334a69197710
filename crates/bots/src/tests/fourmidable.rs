//! Fourmidable: each level is worth playing against, at each level of the game.

use std::sync::Arc;

use engine::{Event, Game, Setup};
use fourmidable::{Action, Fourmidable, Phase};
use search::Judge;

use super::{game, share};
use crate::Level;
use crate::judges::FourmidableJudge;

fn judge() -> Arc<dyn Judge<Fourmidable>> {
    Arc::new(FourmidableJudge)
}

#[test]
fn a_worker_beats_a_random_player() {
    for level in ["child", "apprentice", "intermediate", "experienced"] {
        let setup = format!("{level} players=2");
        let levels = [Level::Worker, Level::Random];
        assert!(
            share(FourmidableJudge, &setup, &levels, 10) > 0.9,
            "{level}"
        );
    }
}

#[test]
#[ignore = "a few games do not tell, and sixty take minutes"]
fn a_soldier_beats_a_worker() {
    let levels = [Level::Soldier, Level::Worker];
    assert!(share(FourmidableJudge, "apprentice players=2", &levels, 60) > 0.5);
}

#[test]
fn no_ant_goes_back_where_it_has_just_been() {
    let judge = judge();
    let levels = [Level::Larva, Level::Mcts(60), Level::Worker];
    for seed in 0..2 {
        let mut bots: Vec<_> = levels.map(|level| level.bot(&judge, seed)).into();
        let mut steps = 0;
        game("apprentice players=3", &mut bots, seed, |state, event| {
            if let (Event::Action(seat, Action::Step(to)), Phase::Walk(_, walk)) =
                (event, state.table().phase)
            {
                steps += 1;
                let back = walk.came_from == Some(*to);
                assert!(!back, "{seat}: {to} in round {}", state.table().round);
            }
        });
        assert!(steps > 50, "{steps}");
    }
}

#[test]
fn bots_play_with_any_number_of_players() {
    let profile = Fourmidable::PROFILE;
    // Options are tried at the smallest tables only.
    let is_tried = |setup: &Setup| {
        let usual = profile.setup(setup.variant(), Some(setup.players() as u8), []);
        setup.players() <= 2 || usual.as_ref() == Ok(setup)
    };
    for setup in profile.every_setup().into_iter().filter(is_tried) {
        let mut bots: Vec<_> = (0..setup.players())
            .map(|seat| {
                let level = [Level::Worker, Level::Larva, Level::Mcts(2)][seat % 3];
                level.bot(&judge(), seat as u64)
            })
            .collect();
        game(&setup.to_string(), &mut bots, 3, |_, _| {});
    }
}

#[test]
fn a_worker_on_its_own_does_better_than_chance() {
    let mean = |level: Level| {
        let score = |seed| {
            let mut bots = [level.bot(&judge(), seed)];
            let (standings, _) = game("solo", &mut bots, seed, |_, _| {});
            standings.scores.iter().sum::<i32>()
        };
        (0..10).map(score).sum::<i32>() / 10
    };
    assert!(mean(Level::Worker) > mean(Level::Random) + 30);
}

#[test]
fn a_worker_does_not_go_back_to_where_a_walk_has_been() {
    for seed in 1..4 {
        let mut bots = [Level::Worker; 2].map(|level| level.bot(&judge(), seed));
        let mut way = Vec::new();
        game("child players=2", &mut bots, seed, |_, event| {
            let Event::Action(_, action) = event else {
                return;
            };
            match *action {
                Action::Walk(_, from) => way = vec![from],
                Action::Step(to) => {
                    assert!(!way.contains(&to), "{way:?} and back to {to:?}");
                    way.push(to);
                }
                _ => {}
            }
        });
    }
}
