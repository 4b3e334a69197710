//! Bots that fail: they panic, or choose what the rules forbid.

use std::fmt;
use std::str::FromStr;

use engine::{
    Account, Awaited, Dice, EventOf, Game, Message, NotationError, Observer, PerSeat, Profile,
    Refusal, Seat, Setup, SetupError, Standings, Texts, Variant,
};
use formicary_server::{Catalog, Config};
use protocol::{Replay, Status};
use serde_json::json;
use table::Rules;
use table::catalog::rules_of;

use crate::client::{Client, accepted, new_table, serve_with, unlimited};

/// Two players take a crumb in turn. What bots imagine is not what is there: there they panic, or take far
/// too much.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
struct Misled<const PANICS: bool> {
    crumbs: u8,
    turn: Seat,
    imagined: bool,
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
struct Take(u8);

impl fmt::Display for Take {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl FromStr for Take {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, NotationError> {
        let unexpected = NotationError::Unexpected {
            expected: "expected-number",
            found: text.to_owned(),
        };
        text.parse().map(Self).map_err(|_| unexpected)
    }
}

static PROFILE: Profile = Profile {
    id: "misled",
    revisions: &[1],
    designer: "nobody",
    variants: &[Variant {
        id: "base",
        least: 2,
        most: 2,
        usual: 2,
    }],
    options: &[],
    seats: &["black", "red"],
};

impl<const PANICS: bool> Game for Misled<PANICS> {
    const PROFILE: &'static Profile = &PROFILE;
    const TEXTS: Texts = Texts::NONE;
    type Action = Take;
    type Chance = Take;
    type View = (u8, Seat);

    fn new(_: &Setup) -> Result<Self, SetupError> {
        Ok(Self {
            crumbs: 6,
            turn: Seat::new(0),
            imagined: false,
        })
    }

    fn players(&self) -> usize {
        2
    }

    fn awaited(&self) -> Awaited {
        if self.crumbs > 0 {
            return Awaited::only(self.turn);
        }
        let scores = PerSeat::from_fn(2, |seat| i32::from(seat != self.turn));
        Awaited::Nobody(Standings::by_score(scores))
    }

    fn legal_actions(&self, seat: Seat, out: &mut Vec<Take>) {
        assert!(!(PANICS && self.imagined), "bots panic");
        if seat == self.turn {
            out.push(Take(if self.imagined { 99 } else { 1 }));
        }
    }

    fn play(&mut self, seat: Seat, Take(taken): Take) -> Result<(), Refusal> {
        let most = if self.imagined { 99 } else { 1 };
        if seat != self.turn || taken > most {
            return Err(Refusal::not_your_turn());
        }
        self.crumbs = self.crumbs.saturating_sub(taken);
        self.turn = seat.next(2);
        Ok(())
    }

    fn sample_chance(&self, _: &mut dyn Dice) -> Take {
        unreachable!("there are no dice")
    }

    fn apply_chance(&mut self, _: Take) -> Result<(), Refusal> {
        Err(Refusal::no_chance_now())
    }

    fn view(&self, _: Observer) -> (u8, Seat) {
        (self.crumbs, self.turn)
    }

    fn determinize(&(crumbs, turn): &(u8, Seat), _: &mut dyn Dice) -> Self {
        Self {
            crumbs,
            turn,
            imagined: true,
        }
    }

    fn describe(&self, _: &EventOf<Self>, _: Observer) -> Account {
        Account {
            notation: None,
            message: Message::new("labelled")
                .with("label", "taken".to_owned())
                .with("value", "1".to_owned()),
        }
    }
}

async fn a_game_with(rules: &'static dyn Rules) {
    let server = serve_with(Config {
        catalog: Catalog::of(&[rules]),
        ..unlimited()
    })
    .await;
    let ada = Client::guest(server.address(), "Ada").await;
    let seats = json!([{"kind": "me"}, {"kind": "bot", "level": "worker"}]);
    let id = ada.open(&new_table("misled", "", &seats)).await.id;
    let mut socket = ada.join(&id).await;
    let mut ply = 0;
    for _ in 0..3 {
        socket.until(|update| update.ply == ply).await;
        assert_eq!(accepted(&socket.play(ply, "1").await), ply + 1);
        ply += 2;
    }
    let end = socket
        .until(|update| update.table.status == Status::Over)
        .await;
    assert_eq!(end.ply, 6);
    // Whoever reads the log is told.
    let replay: Replay = ada.get(&format!("tables/{id}/replay?lang=en")).await;
    for step in &replay.steps[1..] {
        let told = step
            .line
            .as_ref()
            .unwrap()
            .words
            .contains("a simpler one moved");
        assert_eq!(told, step.ply % 2 == 0, "{step:?}");
    }
    let faltered = crate::client::metric(&server, "bots_faltered_total").await;
    assert_eq!(faltered, 3);
    // The record is a whole game like any other.
    let record = ada
        .send(reqwest::Method::GET, &format!("tables/{id}/record"), None)
        .await;
    let record: engine::Record = record.text().await.unwrap().parse().unwrap();
    assert_eq!(record.plies.len(), 6);
}

#[tokio::test]
async fn a_simpler_bot_takes_over_for_one_that_panics() {
    a_game_with(rules_of::<Misled<true>>()).await;
}

#[tokio::test]
async fn a_simpler_bot_takes_over_for_one_that_chooses_what_is_forbidden() {
    a_game_with(rules_of::<Misled<false>>()).await;
}
