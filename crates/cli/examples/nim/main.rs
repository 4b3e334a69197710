//! A whole new game: Nim. Players take one to three crumbs in turn; whoever takes the last one wins.
//!
//! ```sh
//! cargo run -p formicary --example nim -- play nim --seats you,soldier
//! cargo run -p formicary --example nim -- simulate nim --seats soldier,random --games 100
//! cargo test -p formicary --example nim      # under the laws that all games keep
//! ```
//!
//! The words are in the `.ftl` files beside this one. Without a board of its own the terminal shows a
//! list of moves.

use std::process::ExitCode;
use std::str::FromStr;

use engine::notation::Words;
use engine::{
    Account, Awaited, Dice, Event, EventOf, Game, Message, NoChance, NotationError, Observer,
    PerSeat, Profile, Refusal, Seat, Setup, SetupError, Standings, Texts, Variant,
};
use serde::{Deserialize, Serialize};
use table::catalog::{bring, rules_of};

fn main() -> ExitCode {
    bring(&[rules_of::<Nim>()]);
    formicary::main()
}

static PROFILE: Profile = Profile {
    id: "nim",
    revisions: &[1],
    designer: "traditional",
    variants: &[Variant {
        id: "base",
        least: 2,
        most: 4,
        usual: 2,
    }],
    options: &[],
    seats: &["black", "red", "yellow", "brown"],
};

/// The state; nothing is hidden, so that it is what everybody sees as well.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
struct Nim {
    crumbs: u8,
    turn: Seat,
    players: u8,
}

/// An action: so many crumbs. In a record: `take 2`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
struct Take(u8);

impl std::fmt::Display for Take {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "take {}", self.0)
    }
}

impl FromStr for Take {
    type Err = NotationError;
    fn from_str(text: &str) -> Result<Self, NotationError> {
        let mut words = Words::of(text);
        words.read("expected-take", |word| (word == "take").then_some(()))?;
        let crumbs = words.read("expected-crumbs", engine::notation::number)?;
        words.end()?;
        Ok(Self(crumbs))
    }
}

impl Game for Nim {
    const PROFILE: &'static Profile = &PROFILE;
    const TEXTS: Texts = Texts(&[
        ("en", include_str!("en.ftl")),
        ("fr", include_str!("fr.ftl")),
        ("de", include_str!("de.ftl")),
    ]);
    type Action = Take;
    type Chance = NoChance;
    type View = Self;

    fn new(setup: &Setup) -> Result<Self, SetupError> {
        Ok(Self {
            crumbs: 15,
            turn: Seat::new(0),
            players: setup.players() as u8,
        })
    }

    fn players(&self) -> usize {
        self.players.into()
    }

    fn awaited(&self) -> Awaited {
        if self.crumbs > 0 {
            return Awaited::only(self.turn);
        }
        // The seat before the one whose turn it would be has taken the last crumb.
        let winner = |seat: Seat| i32::from(seat.next(self.players()) == self.turn);
        Awaited::Nobody(Standings::by_score(PerSeat::from_fn(
            self.players(),
            winner,
        )))
    }

    fn legal_actions(&self, seat: Seat, out: &mut Vec<Take>) {
        if seat == self.turn {
            out.extend((1..=self.crumbs.min(3)).map(Take));
        }
    }

    fn play(&mut self, seat: Seat, Take(crumbs): Take) -> Result<(), Refusal> {
        if self.crumbs == 0 {
            return Err(Refusal::game_over());
        }
        if seat != self.turn {
            return Err(Refusal::not_your_turn());
        }
        if !(1..=self.crumbs.min(3)).contains(&crumbs) {
            let reason = Message::new("refused-crumbs").with("most", self.crumbs.min(3));
            return Err(Refusal::new("rule-take", reason));
        }
        self.crumbs -= crumbs;
        self.turn = seat.next(self.players());
        Ok(())
    }

    fn sample_chance(&self, _: &mut dyn Dice) -> NoChance {
        unreachable!("Nim has no dice")
    }

    fn apply_chance(&mut self, chance: NoChance) -> Result<(), Refusal> {
        chance.never()
    }

    fn view(&self, _: Observer) -> Self {
        self.clone()
    }

    fn determinize(view: &Self, _: &mut dyn Dice) -> Self {
        view.clone()
    }

    fn describe(&self, event: &EventOf<Self>, _: Observer) -> Account {
        let Event::Action(seat, take) = event else {
            unreachable!("Nim has no dice");
        };
        let message = Message::new("nim-take")
            .with("seat", *seat)
            .with("crumbs", take.0);
        Account {
            notation: Some(take.to_string()),
            message,
        }
    }
}

#[cfg(test)]
mod tests {
    use engine::testkit::Laws;

    use super::*;

    #[test]
    fn nim_keeps_the_laws() {
        let laws = Laws::<Nim>::new(
            15,
            |dice| Take(dice.below(5) as u8),
            |state, _, _| state.clone(),
            |_| Vec::new(),
        );
        assert!(laws.check(20).games == 60);
    }

    #[test]
    fn who_thinks_ahead_wins_from_a_won_position() {
        let rules = rules_of::<Nim>();
        let setup = rules.profile().usual();
        let seed = engine::Seed::from_words("nim");
        let session = rules.open(setup, Vec::new(), seed.into()).unwrap();
        let thought = session.think(Seat::new(0), bots::Level::Soldier)();
        assert_eq!(thought.action.as_deref(), Some("take 3"));
    }
}
