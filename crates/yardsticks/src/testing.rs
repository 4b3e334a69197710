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

    fn hand(state: &Crumbs, seat: Seat) -> Cards {
        state.hands[seat].openly(|hand| *hand)
    }

    /// Deals what `seat` has not seen anew: the deck, the others' hands, what others put under the
    /// deck; and lets the others choose their sealed bids anew.
    pub fn scramble(state: &Crumbs, seat: Seat, dice: &mut dyn Dice) -> Crumbs {
        let mut twin = state.clone();
        let others = Seat::all(state.players()).filter(|&other| other != seat);
        let mut hidden: Vec<Card> = state.deck.openly(|deck| deck.iter().collect());
        for other in others.clone() {
            hidden.extend(hand(state, other).minus(state.shown).iter());
        }
        for buried in &state.under {
            if buried.digger != seat {
                hidden.push(buried.card.openly(|card| *card));
            }
        }
        shuffle(&mut hidden, dice);
        let mut hidden = hidden.into_iter();
        let mut deal = |cards: u8| -> Cards { hidden.by_ref().take(cards.into()).collect() };

        twin.deck
            .blindly(|deck| *deck = deal(state.deck.openly(|deck| deck.len())));
        for other in others.clone() {
            let seen = hand(state, other).intersection(state.shown);
            let dealt = deal(hand(state, other).minus(seen).len()).union(seen);
            twin.hands[other].blindly(|hand| *hand = dealt);
        }
        for buried in &mut twin.under {
            if buried.digger != seat {
                let card = deal(1).iter().next().expect("as many as were taken");
                buried.card.blindly(|buried| *buried = card);
            }
        }
        if state.phase == Phase::Bid {
            for other in others {
                let hand: Vec<_> = hand(&twin, other).iter().collect();
                twin.bids[other].blindly(|bid| *bid = bid.map(|_| *pick(&hand, dice)));
            }
        }
        twin
    }

    /// How often each card is there, and whether the sealed bids are in their hands.
    pub fn census(state: &Crumbs) -> Vec<(String, i64)> {
        let under = state
            .under
            .iter()
            .map(|buried| buried.card.openly(|card| *card));
        let under: Vec<_> = under.collect();
        let deck = state.deck.openly(|deck| *deck);
        let mut census: Vec<_> = (1..=Card::HIGHEST)
            .filter_map(Card::new)
            .map(|card| {
                let hands = Seat::all(state.players())
                    .filter(|&seat| hand(state, seat).contains(card))
                    .count();
                let piles = [deck, state.spent];
                let piles = piles.iter().filter(|pile| pile.contains(card)).count();
                let under = under.iter().filter(|&&buried| buried == card).count();
                (format!("card {card}"), (hands + piles + under) as i64)
            })
            .collect();
        let strangers = PerSeat::from_fn(state.players(), |seat| {
            let bid = state.bids[seat].openly(|bid| *bid);
            let sealed = bid.filter(|_| state.phase == Phase::Bid);
            sealed.is_some_and(|card| !hand(state, seat).contains(card))
        });
        let strangers = strangers.iter().filter(|&&stranger| stranger).count();
        census.push(("sealed bids out of nowhere".to_owned(), strangers as i64));
        census
    }
}
