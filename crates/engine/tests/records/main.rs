//! A game is its record: it reads back, replays, and proves its chance.

mod proving;
mod replaying;
mod text;

use formicary_engine::chance::pick;
use formicary_engine::record::Ply;
use formicary_engine::{Awaited, Event, Game, QuickDice, Record, Seat, Seed, Source};
use yardsticks::Crumbs;

const TIC_TAC_TOE: &str = "\
formicary record 1
game tic-tac-toe
rules 1
setup base players=2
commitment 2307eac94fd7f7e1307bc1ae88cd451715e586d058dc37a2a32b214e3d724b56
player 1 Ada
player 2 bot queen
begin
1 b2
2 a1
1 a2
2 c3
1 c2
end
scores 1 0
seed b77150df7d671f14bb3a34db19e6f9bb321cdba90df9934ca6c5f815f7ab8343
";

fn tic_tac_toe() -> Record {
    TIC_TAC_TOE.parse().expect("a record")
}

/// A whole game of crumbs whose chance comes from `seed`.
fn crumbs(seed: Seed) -> Record {
    crumbs_from(&Source::of(seed), 2)
}

/// A whole game of crumbs by this revision of its rules.
fn crumbs_from(source: &Source, revision: u32) -> Record {
    let seed = source.seed();
    let setup = Crumbs::PROFILE.usual();
    let setup = Crumbs::PROFILE.by_revision(setup, revision).expect("known");
    let mut state = Crumbs::new(&setup).expect("possible");
    let mut choices = QuickDice::new(1);
    let mut plies = Vec::new();
    let mut drawn = 0;
    let standings = loop {
        let event = match state.awaited() {
            Awaited::Nobody(standings) => break standings,
            Awaited::Chance => {
                drawn += 1;
                Event::Chance(state.sample_chance(&mut seed.dice(drawn - 1)))
            }
            awaited @ Awaited::Seats { .. } => {
                let actors: Vec<Seat> = awaited.actors().iter().collect();
                let seat = *pick(&actors, &mut choices);
                let mut actions = Vec::new();
                state.legal_actions(seat, &mut actions);
                Event::Action(seat, *pick(&actions, &mut choices))
            }
        };
        plies.push(Ply::of(&event));
        state.apply(event).expect("legal");
    };
    let players = ["Ada", "Ben", "Cléo"].map(str::to_owned).to_vec();
    Record {
        plies,
        scores: Some(standings.scores.as_slice().to_vec()),
        seed: Some(source.secret),
        ..Record::new::<Crumbs>(&setup, source, players)
    }
}

fn seed() -> Seed {
    Seed::from_words("records")
}
