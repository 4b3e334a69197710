//! Crumbs: an invented game, small, but with every difficulty that the real ones have.
//!
//! There are five cards for each player, at least ten, numbered from 1; every fifth one is a wasp.
//! A round goes like this:
//!
//! 1. Pile. A die tells how many crumbs lie there.
//! 2. Draw. Everybody fills the hand to three cards, in secret. When the shuffled cards are gone,
//!    those under the deck follow in the order in which they came there; they are shown to all.
//! 3. Bids. Everybody seals one card. The last one opens them all, and the highest may take.
//! 4. Take. The taker eats the pile; or leaves it for three crumbs, looks at the next shuffled card
//!    and puts it under the deck. Before that, everybody else who holds a wasp may sting with it and
//!    takes instead.
//!
//! After the last round, or when all cards are gone, most crumbs win. Who plays alone takes only
//! with a card above twice the pile, and wins with three crumbs for each round.
//!
//! There are two revisions of these rules: in the second, leaving the pile brings two crumbs. A program that
//! knows only the first is played by [`CrumbsUpTo<1>`](CrumbsUpTo).

mod action;
mod cards;
mod describe;
mod view;

use arrayvec::ArrayVec;
use engine::chance::pick;
use engine::{
    Account, Awaited, Dice, EventOf, Game, GameOption, Message, Observer, PerSeat, Profile,
    Refusal, Seat, Seats, Secret, Setup, SetupError, Standings, Texts, Values, Variant,
};
use serde::{Deserialize, Serialize};

pub use action::{Action, Chance};
pub use cards::{Card, Cards};
pub use view::View;

const HAND: u8 = 3;
const MOST_ROUNDS: u8 = 6;

/// Crumbs with all its revisions.
pub type Crumbs = CrumbsUpTo<2>;

const fn profile(revisions: &'static [u32]) -> Profile {
    Profile {
        id: "crumbs",
        revisions,
        designer: "Formicary",
        variants: &[
            Variant {
                id: "base",
                least: 2,
                most: 6,
                usual: 3,
            },
            Variant {
                id: "solo",
                least: 1,
                most: 1,
                usual: 1,
            },
        ],
        options: &[
            GameOption {
                id: "rounds",
                values: Values::Number {
                    least: 1,
                    most: MOST_ROUNDS as i64,
                    usual: 4,
                },
                variants: &[],
            },
            GameOption {
                id: "wasps",
                values: Values::OneOf(&["sting", "sleep"]),
                variants: &["base"],
            },
        ],
        seats: &["black", "red", "yellow", "brown", "white", "green"],
    }
}

/// The whole truth, in a program that knows the rules up to this revision.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct CrumbsUpTo<const REVISION: u32> {
    pub(crate) rules: Rules,
    pub(crate) phase: Phase,
    pub(crate) round: u8,
    pub(crate) pile: u8,
    pub(crate) crumbs: PerSeat<u8>,
    pub(crate) hands: PerSeat<Secret<Cards>>,
    /// The cards in the hands that everybody has seen.
    pub(crate) shown: Cards,
    /// Sealed during the bids, open until the pile is taken. A sealed card is still in its hand.
    pub(crate) bids: PerSeat<Secret<Option<Card>>>,
    /// The shuffled cards: their order is drawn when it is needed.
    pub(crate) deck: Secret<Cards>,
    /// The cards under the deck, the next to come first; one a round at most.
    pub(crate) under: ArrayVec<Buried, { MOST_ROUNDS as usize }>,
    pub(crate) spent: Cards,
}

/// What was chosen before the game.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Rules {
    revision: u32,
    players: u8,
    rounds: u8,
    wasps_sting: bool,
}

impl Rules {
    pub(crate) fn cards(self) -> Cards {
        Cards::up_to(5 * self.players.max(2))
    }

    const fn crumbs_for_digging(self) -> u8 {
        match self.revision {
            1 => 3,
            _ => 2,
        }
    }
}

/// What goes on; open to all.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Phase {
    /// The die for the pile.
    Roll,
    /// Somebody draws a card.
    Draw,
    /// Everybody seals a bid.
    Bid,
    /// This seat may take the pile.
    Take(Seat),
    /// This seat looks at a card and puts it under the deck.
    Dig(Seat),
    /// The game is over.
    Over,
}

/// A card under the deck, and who has put it there, the only one to know it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Buried {
    pub(crate) card: Secret<Card>,
    pub(crate) digger: Seat,
}

impl Buried {
    pub(crate) const fn by(digger: Seat, card: Card) -> Self {
        let card = Secret::new(card, Seats::only(digger));
        Self { card, digger }
    }
}

/// The hand of a seat, or its sealed bid: nobody else knows it.
pub(crate) const fn own<T>(seat: Seat, value: T) -> Secret<T> {
    Secret::new(value, Seats::only(seat))
}

impl<const REVISION: u32> CrumbsUpTo<REVISION> {
    fn hand_size(&self, seat: Seat) -> u8 {
        self.hands[seat].openly(|hand| hand.len())
    }

    fn deck_is_empty(&self) -> bool {
        self.deck.openly(|deck| deck.is_empty())
    }

    fn has_bid(&self, seat: Seat) -> bool {
        self.bids[seat].openly(Option::is_some)
    }

    /// Who draws the next card.
    fn drawer(&self) -> Option<Seat> {
        match self.phase {
            Phase::Draw if self.deck_is_empty() && self.under.is_empty() => None,
            Phase::Draw => Seat::all(self.players()).find(|&seat| self.hand_size(seat) < HAND),
            Phase::Dig(seat) => Some(seat),
            Phase::Roll | Phase::Bid | Phase::Take(_) | Phase::Over => None,
        }
    }

    /// Who has a card and has not yet sealed a bid.
    fn owing(&self) -> Seats {
        Seat::all(self.players())
            .filter(|&seat| self.hand_size(seat) > 0 && !self.has_bid(seat))
            .collect()
    }

    fn wasps_of(&self, seat: Seat) -> impl Iterator<Item = Card> {
        let wasps = self.hands[seat].open().iter().filter(|card| card.is_wasp());
        wasps.filter(|_| self.rules.wasps_sting)
    }

    fn spend(&mut self, seat: Seat, card: Card) {
        self.hands[seat].blindly(|hand| *hand = hand.without(card));
        self.shown = self.shown.without(card);
        self.spent = self.spent.with(card);
    }

    fn draw(&mut self, seat: Seat, card: Card) -> Result<(), Refusal> {
        if self.deck.open().contains(card) {
            self.deck.blindly(|deck| *deck = deck.without(card));
        } else if self.deck_is_empty()
            && self
                .under
                .first()
                .is_some_and(|next| *next.card.open() == card)
        {
            self.under.remove(0);
            self.shown = self.shown.with(card);
        } else {
            return Err(Refusal::impossible_chance());
        }
        self.hands[seat].blindly(|hand| *hand = hand.with(card));
        self.draw_on_or_bid();
        Ok(())
    }

    fn draw_on_or_bid(&mut self) {
        self.phase = Phase::Draw;
        if self.drawer().is_none() {
            let cards_left = Seat::all(self.players()).any(|seat| self.hand_size(seat) > 0);
            self.phase = if cards_left { Phase::Bid } else { Phase::Over };
        }
    }

    fn bid(&mut self, seat: Seat, card: Card) -> Result<(), Refusal> {
        if self.has_bid(seat) {
            return Err(refuse("rule-crumbs-bids", "refused-already-bid"));
        }
        self.require_held(seat, card)?;
        self.bids[seat] = own(seat, Some(card));
        if self.owing().is_empty() {
            self.open_bids();
        }
        Ok(())
    }

    fn open_bids(&mut self) {
        let mut highest = None;
        for seat in Seat::all(self.players()) {
            if let Some(card) = *self.bids[seat].open() {
                self.spend(seat, card);
                highest = highest.max(Some((card, seat)));
            }
        }
        match highest {
            Some((card, seat)) if self.players() > 1 || card.number() > 2 * self.pile => {
                self.phase = Phase::Take(seat);
            }
            _ => self.end_round(),
        }
    }

    fn sting(&mut self, seat: Seat, taker: Seat, card: Card) -> Result<(), Refusal> {
        const RULE: &str = "rule-crumbs-take";
        if !self.rules.wasps_sting {
            return Err(refuse(RULE, "refused-wasps-sleep"));
        }
        if !card.is_wasp() {
            return Err(refuse(RULE, "refused-not-a-wasp"));
        }
        if seat == taker {
            return Err(refuse(RULE, "refused-own-pile"));
        }
        self.require_held(seat, card)?;
        self.spend(seat, card);
        self.phase = Phase::Take(seat);
        Ok(())
    }

    /// The same answer wherever else the card may be.
    fn require_held(&self, seat: Seat, card: Card) -> Result<(), Refusal> {
        if self.hands[seat].open().contains(card) {
            return Ok(());
        }
        let reason = Message::new("refused-not-held").with("card", card.number());
        Err(Refusal::new("rule-crumbs-cards", reason))
    }

    fn take(&mut self, seat: Seat, taker: Seat, action: Action) -> Result<(), Refusal> {
        match action {
            Action::Sting(card) => self.sting(seat, taker, card),
            Action::Bid(_) => Err(refuse("rule-crumbs-bids", "refused-bids-open")),
            Action::Eat | Action::Dig if seat != taker => Err(Refusal::not_your_turn()),
            Action::Eat => {
                self.crumbs[seat] += self.pile;
                self.end_round();
                Ok(())
            }
            Action::Dig if self.deck_is_empty() => {
                Err(refuse("rule-crumbs-take", "refused-nothing-to-dig"))
            }
            Action::Dig => {
                self.phase = Phase::Dig(seat);
                Ok(())
            }
        }
    }

    fn bury(&mut self, digger: Seat, card: Card) -> Result<(), Refusal> {
        if !self.deck.open().contains(card) {
            return Err(Refusal::impossible_chance());
        }
        self.deck.blindly(|deck| *deck = deck.without(card));
        self.under.push(Buried::by(digger, card));
        self.crumbs[digger] += self.rules.crumbs_for_digging();
        self.end_round();
        Ok(())
    }

    fn end_round(&mut self) {
        self.bids = PerSeat::from_fn(self.players(), |seat| own(seat, None));
        self.pile = 0;
        self.round += 1;
        self.phase = if self.round == self.rules.rounds {
            Phase::Over
        } else {
            Phase::Roll
        };
    }

    fn standings(&self) -> Standings {
        let scores = PerSeat::from_fn(self.players(), |seat| self.crumbs[seat].into());
        let mut standings = Standings::by_score(scores);
        let alone = Seat::new(0);
        if self.players() == 1 && scores[alone] < 3 * i32::from(self.rules.rounds) {
            standings.places[alone] = 2;
        }
        standings
    }
}

const fn refuse(rule: &'static str, reason: &'static str) -> Refusal {
    Refusal::new(rule, Message::new(reason))
}

impl<const REVISION: u32> Game for CrumbsUpTo<REVISION> {
    const PROFILE: &'static Profile = match REVISION {
        1 => &const { profile(&[1]) },
        _ => &const { profile(&[1, 2]) },
    };
    const TEXTS: Texts = crate::TEXTS;

    type Action = Action;
    type Chance = Chance;
    type View = View;

    fn new(setup: &Setup) -> Result<Self, SetupError> {
        let players = setup.players();
        let rules = Rules {
            revision: setup.revision(),
            players: players as u8,
            rounds: setup.number("rounds") as u8,
            wasps_sting: setup.variant() == "base" && setup.option("wasps") == "sting",
        };
        Ok(Self {
            rules,
            phase: Phase::Roll,
            round: 0,
            pile: 0,
            crumbs: PerSeat::filled(players, 0),
            hands: PerSeat::from_fn(players, |seat| own(seat, Cards::NONE)),
            shown: Cards::NONE,
            bids: PerSeat::from_fn(players, |seat| own(seat, None)),
            deck: Secret::new(rules.cards(), Seats::NONE),
            under: ArrayVec::new(),
            spent: Cards::NONE,
        })
    }

    fn players(&self) -> usize {
        usize::from(self.rules.players)
    }

    fn awaited(&self) -> Awaited {
        match self.phase {
            Phase::Roll | Phase::Draw | Phase::Dig(_) => Awaited::Chance,
            Phase::Bid => Awaited::Seats {
                must: self.owing(),
                may: Seats::NONE,
            },
            Phase::Take(taker) => Awaited::Seats {
                must: Seats::only(taker),
                may: Seat::all(self.players())
                    .filter(|&seat| seat != taker && self.wasps_of(seat).next().is_some())
                    .collect(),
            },
            Phase::Over => Awaited::Nobody(self.standings()),
        }
    }

    fn legal_actions(&self, seat: Seat, out: &mut Vec<Action>) {
        if seat.index() >= self.players() {
            return;
        }
        match self.phase {
            Phase::Bid if !self.has_bid(seat) => {
                out.extend(self.hands[seat].open().iter().map(Action::Bid));
            }
            Phase::Take(taker) if taker == seat => {
                out.push(Action::Eat);
                if !self.deck_is_empty() {
                    out.push(Action::Dig);
                }
            }
            Phase::Take(_) => out.extend(self.wasps_of(seat).map(Action::Sting)),
            Phase::Bid | Phase::Roll | Phase::Draw | Phase::Dig(_) | Phase::Over => {}
        }
    }

    fn play(&mut self, seat: Seat, action: Action) -> Result<(), Refusal> {
        if seat.index() >= self.players() {
            return Err(Refusal::not_your_turn());
        }
        match (self.phase, action) {
            (Phase::Over, _) => Err(Refusal::game_over()),
            (Phase::Roll | Phase::Draw | Phase::Dig(_), _) => Err(Refusal::chance_first()),
            (Phase::Bid, Action::Bid(card)) => self.bid(seat, card),
            (Phase::Bid, _) => Err(refuse("rule-crumbs-bids", "refused-bids-first")),
            (Phase::Take(taker), _) => self.take(seat, taker, action),
        }
    }

    fn chances(&self) -> Option<Vec<(Chance, u64)>> {
        Some(match self.phase {
            Phase::Draw if self.deck_is_empty() => {
                vec![(Chance::Draw(*self.under[0].card.open()), 1)]
            }
            Phase::Draw | Phase::Dig(_) => {
                let deck = self.deck.open().iter();
                deck.map(|card| (Chance::Draw(card), 1)).collect()
            }
            Phase::Roll | Phase::Bid | Phase::Take(_) | Phase::Over => {
                (1..=6).map(|crumbs| (Chance::Roll(crumbs), 1)).collect()
            }
        })
    }

    fn sample_chance(&self, dice: &mut dyn Dice) -> Chance {
        match self.phase {
            Phase::Draw if self.deck_is_empty() => Chance::Draw(*self.under[0].card.open()),
            Phase::Draw | Phase::Dig(_) => {
                let deck: ArrayVec<_, { Card::HIGHEST as usize }> =
                    self.deck.open().iter().collect();
                Chance::Draw(*pick(&deck, dice))
            }
            Phase::Roll | Phase::Bid | Phase::Take(_) | Phase::Over => Chance::Roll(dice.d6()),
        }
    }

    fn apply_chance(&mut self, chance: Chance) -> Result<(), Refusal> {
        match (self.phase, chance) {
            (Phase::Roll, Chance::Roll(crumbs @ 1..=6)) => {
                self.pile = crumbs;
                self.draw_on_or_bid();
                Ok(())
            }
            (Phase::Draw, Chance::Draw(card)) => match self.drawer() {
                Some(seat) => self.draw(seat, card),
                None => Err(Refusal::impossible_chance()),
            },
            (Phase::Dig(seat), Chance::Draw(card)) => self.bury(seat, card),
            (Phase::Roll | Phase::Draw | Phase::Dig(_), _) => Err(Refusal::impossible_chance()),
            (Phase::Bid | Phase::Take(_) | Phase::Over, _) => Err(Refusal::no_chance_now()),
        }
    }

    fn view(&self, observer: Observer) -> View {
        View::of(self, observer)
    }

    fn determinize(view: &View, dice: &mut dyn Dice) -> Self {
        view.imagine(dice)
    }

    fn describe(&self, event: &EventOf<Self>, observer: Observer) -> Account {
        describe::describe(self, event, observer)
    }
}
