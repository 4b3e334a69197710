//! What the games tell about themselves so that the engine's laws can be checked on them.

use engine::testkit::Laws;

use crate::{ConnectFour, Crumbs, TicTacToe};

/// The laws for tic-tac-toe.
#[must_use]
pub fn tic_tac_toe() -> Laws<TicTacToe> {
    Laws::new(
        9,
        |dice| {
            let cells: Vec<_> = crate::tic_tac_toe::Cell::all().collect();
            *engine::chance::pick(&cells, dice)
        },
        |state, _, _| *state,
        |state| vec![("moves without a mark".to_owned(), state.unaccounted_marks())],
    )
}

/// The laws for connect four.
#[must_use]
pub fn connect_four() -> Laws<ConnectFour> {
    Laws::new(
        42,
        |dice| {
            let columns: Vec<_> = crate::connect_four::Column::all().collect();
            *engine::chance::pick(&columns, dice)
        },
        |state, _, _| *state,
        |state| {
            vec![(
                "moves without a stone".to_owned(),
                state.unaccounted_stones(),
            )]
        },
    )
}

/// The laws for crumbs.
#[must_use]
pub fn crumbs() -> Laws<Crumbs> {
    Laws::new(
        crumbs::LONGEST,
        crumbs::stray,
        crumbs::scramble,
        crumbs::census,
    )
}

/// What crumbs tells about itself, piece by piece, for tests that spoil one of them.
pub mod crumbs {
    use engine::chance::{pick, shuffle};
    use engine::{Dice, Game, PerSeat, Seat};

    use crate::Crumbs;
    use crate::crumbs::{Action, Card, Cards, Phase};

    /// No game has more events: each card is drawn and played at most once, and a round adds a die
    /// and at most two choices.
    pub const LONGEST: usize = 2 * Card::HIGHEST as usize + 6 * 3;

    /// Any action that can be written down.
    pub fn stray(dice: &mut dyn Dice) -> Action {
        let cards: Vec<_> = Cards::up_to(Card::HIGHEST).iter().collect();
        let card = *pick(&cards, dice);
        *pick(
            &[
                Action::Bid(card),
                Action::Sting(card),
                Action::Eat,
                Action::Dig,
            ],
            dice,
        )
    }

    /// Deals what `seat` has not seen anew: the deck, the others' hands, what others put under the
    /// deck; and lets the others choose their sealed bids anew.
    pub fn scramble(state: &Crumbs, seat: Seat, dice: &mut dyn Dice) -> Crumbs {
        let mut twin = state.clone();
        let others = Seat::all(state.players()).filter(|&other| other != seat);
        let mut hidden: Vec<Card> = state.deck.iter().collect();
        for other in others.clone() {
            hidden.extend(state.hands[other].minus(state.shown).iter());
        }
        for buried in &state.under {
            if buried.digger != seat {
                hidden.push(buried.card);
            }
        }
        shuffle(&mut hidden, dice);
        let mut hidden = hidden.into_iter();
        let mut deal = |cards: u8| -> Cards { hidden.by_ref().take(cards.into()).collect() };

        twin.deck = deal(state.deck.len());
        for other in others.clone() {
            let seen = state.hands[other].intersection(state.shown);
            twin.hands[other] = deal(state.hands[other].minus(seen).len()).union(seen);
        }
        for buried in &mut twin.under {
            if buried.digger != seat {
                buried.card = deal(1).iter().next().expect("as many as were taken");
            }
        }
        if state.phase == Phase::Bid {
            for other in others {
                let hand: Vec<_> = twin.hands[other].iter().collect();
                twin.bids[other] = state.bids[other].map(|_| *pick(&hand, dice));
            }
        }
        twin
    }

    /// How often each card is there, and whether the sealed bids are in their hands.
    pub fn census(state: &Crumbs) -> Vec<(String, i64)> {
        let under: Vec<_> = state.under.iter().map(|buried| buried.card).collect();
        let mut census: Vec<_> = (1..=Card::HIGHEST)
            .filter_map(Card::new)
            .map(|card| {
                let hands = state
                    .hands
                    .iter()
                    .filter(|hand| hand.contains(card))
                    .count();
                let piles = [state.deck, state.spent];
                let piles = piles.iter().filter(|pile| pile.contains(card)).count();
                let under = under.iter().filter(|&&buried| buried == card).count();
                (format!("card {card}"), (hands + piles + under) as i64)
            })
            .collect();
        let strangers = PerSeat::from_fn(state.players(), |seat| {
            let bid = state.bids[seat].filter(|_| state.phase == Phase::Bid);
            bid.is_some_and(|card| !state.hands[seat].contains(card))
        });
        let strangers = strangers.iter().filter(|&&stranger| stranger).count();
        census.push(("sealed bids out of nowhere".to_owned(), strangers as i64));
        census
    }
}
