//! Information-set search, for any game and any number of players.
//!
//! A [`Bot`] is given what its seat may see and nothing else, so no bot can peek. What a bot knows of
//! a game beyond its rules is a [`Judge`]: a value that somebody wrote or trained. No game is in here.
//!
//! ```
//! use std::sync::Arc;
//!
//! # use engine::{
//! #     Account, Awaited, Dice, EventOf, Game, Message, NotationError, Observer, PerSeat, Profile,
//! #     QuickDice, Refusal, Seat, Setup, SetupError, Standings, Texts, Variant,
//! # };
//! use formicary_search::play_out::{asking, drawing, play_out};
//! use formicary_search::{AnyBot, Budget, Greedy, Judge, Mcts};
//!
//! /// Two players take one or two crumbs in turn; whoever takes the last one wins.
//! #[derive(Clone, PartialEq, Eq, Hash, Debug)]
//! struct Nim {
//!     crumbs: u8,
//!     turn: Seat,
//! }
//!
//! # #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
//! # struct Take(u8);
//! # impl std::fmt::Display for Take {
//! #     fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
//! #         self.0.fmt(f)
//! #     }
//! # }
//! # impl std::str::FromStr for Take {
//! #     type Err = NotationError;
//! #     fn from_str(text: &str) -> Result<Self, NotationError> {
//! #         let unexpected = NotationError::Unexpected { expected: "expected-number", found: text.to_owned() };
//! #         text.parse().map(Self).map_err(|_| unexpected)
//! #     }
//! # }
//! # static PROFILE: Profile = Profile {
//! #     id: "nim",
//! #     revisions: &[1],
//! #     designer: "traditional",
//! #     variants: &[Variant { id: "base", least: 2, most: 2, usual: 2 }],
//! #     options: &[],
//! #     seats: &["black", "red"],
//! # };
//! impl Game for Nim {
//!     // …
//! #     const PROFILE: &'static Profile = &PROFILE;
//! #     const TEXTS: Texts = Texts::NONE;
//! #     type Action = Take;
//! #     type Chance = Take;
//! #     type View = (u8, Seat);
//! #     fn new(_: &Setup) -> Result<Self, SetupError> {
//! #         Ok(Self { crumbs: 7, turn: Seat::new(0) })
//! #     }
//! #     fn players(&self) -> usize {
//! #         2
//! #     }
//! #     fn awaited(&self) -> Awaited {
//! #         if self.crumbs > 0 {
//! #             return Awaited::only(self.turn);
//! #         }
//! #         let scores = PerSeat::from_fn(2, |seat| i32::from(seat != self.turn));
//! #         Awaited::Nobody(Standings::by_score(scores))
//! #     }
//! #     fn legal_actions(&self, seat: Seat, out: &mut Vec<Take>) {
//! #         if seat == self.turn {
//! #             out.extend((1..=self.crumbs.min(2)).map(Take));
//! #         }
//! #     }
//! #     fn play(&mut self, seat: Seat, Take(taken): Take) -> Result<(), Refusal> {
//! #         if seat != self.turn || !(1..=self.crumbs.min(2)).contains(&taken) {
//! #             return Err(Refusal::not_your_turn());
//! #         }
//! #         self.crumbs -= taken;
//! #         self.turn = seat.next(2);
//! #         Ok(())
//! #     }
//! #     fn sample_chance(&self, _: &mut dyn Dice) -> Take {
//! #         unreachable!("there are no dice")
//! #     }
//! #     fn apply_chance(&mut self, _: Take) -> Result<(), Refusal> {
//! #         Err(Refusal::no_chance_now())
//! #     }
//! #     fn view(&self, _: Observer) -> (u8, Seat) {
//! #         (self.crumbs, self.turn)
//! #     }
//! #     fn determinize(&(crumbs, turn): &(u8, Seat), _: &mut dyn Dice) -> Self {
//! #         Self { crumbs, turn }
//! #     }
//! #     fn describe(&self, _: &EventOf<Self>, _: Observer) -> Account {
//! #         Account { notation: None, message: Message::new("nim-taken") }
//! #     }
//! }
//!
//! /// Likes to leave a multiple of some number.
//! struct Leaves(u8);
//!
//! impl Judge<Nim> for Leaves {
//!     fn value(&self, state: &Nim) -> PerSeat<f32> {
//!         let is_left = state.crumbs % self.0 == 0;
//!         PerSeat::from_fn(2, |seat| if (seat != state.turn) == is_left { 0.9 } else { 0.1 })
//!     }
//! }
//!
//! // Who knows the trick sees it at once; who does not must think.
//! let mut bots: [AnyBot<Nim>; 2] = [
//!     Box::new(Greedy::new(Arc::new(Leaves(3)), 1)),
//!     Box::new(Mcts::new(Arc::new(Leaves(2)), Budget::Iterations(200), 2)),
//! ];
//! let mut state = Nim::new(&Nim::PROFILE.usual())?;
//! let mut dice = QuickDice::new(3);
//! let mut taken = Vec::new();
//! let standings = play_out(&mut state, asking(&mut bots), drawing(&mut dice), |_, event| {
//!     taken.push(event.clone());
//! });
//! assert_eq!(standings.places[Seat::new(0)], 1);
//! # assert_eq!(taken[0], engine::Event::Action(Seat::new(0), Take(1)));
//! # Ok::<(), SetupError>(())
//! ```
//!
//! Reading order: [`judge`], [`greedy`], then [`mcts`]; [`mod@play_out`] is a whole game.

pub mod budget;
pub mod greedy;
pub mod judge;
pub mod mcts;
pub mod play_out;
pub mod random;
pub mod tuning;

use engine::{Awaited, Game, Seat};

pub use budget::{Budget, Clock};
pub use greedy::Greedy;
pub use judge::{Impartial, Judge, final_worth, worth};
pub use mcts::Mcts;
pub use play_out::play_out;
pub use random::Random;
pub use tuning::Tuning;

/// Somebody who plays.
pub trait Bot<G: Game> {
    /// What to do on `seat`, which may act now: one of the actions that are listed for it.
    ///
    /// `None` only if the seat need not act and lets the others go on.
    ///
    /// Where several seats seal their choices, ask all bots before any choice is played: one that
    /// is asked later takes what others have sealed for anything at all. [`play_out`](play_out())
    /// does.
    fn choose(&mut self, view: &G::View, seat: Seat) -> Option<G::Action>;
}

/// Any bot.
pub type AnyBot<G> = Box<dyn Bot<G> + Send>;

/// Whether `seat` holds the game up.
pub fn must_act<G: Game>(state: &G, seat: Seat) -> bool {
    match state.awaited() {
        Awaited::Seats { must, .. } => must.contains(seat),
        Awaited::Chance | Awaited::Nobody(_) => false,
    }
}
