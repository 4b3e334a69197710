//! What one observer knows, and a full state imagined behind it.

use arrayvec::ArrayVec;
use engine::chance::{pick, shuffle};
use engine::{Dice, Game, Observer, PerSeat, Seat, Seats};
use serde::{Deserialize, Serialize};

use super::cards::{Card, Cards};
use super::{Buried, Crumbs, Phase, Rules};

/// Everything one observer knows.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct View {
    /// What was chosen before the game.
    pub rules: Rules,
    /// What goes on.
    pub phase: Phase,
    /// Rounds that are over.
    pub round: u8,
    /// The crumbs on the pile.
    pub pile: u8,
    /// The crumbs that each seat has eaten.
    pub crumbs: PerSeat<u8>,
    /// How many cards each seat holds; a sealed bid is one of them.
    pub hand_sizes: PerSeat<u8>,
    /// The cards that the observer knows in each hand.
    pub known: PerSeat<Cards>,
    /// The cards that everybody knows in the hands.
    pub shown: Cards,
    /// Who has sealed a bid.
    pub answered: Seats,
    /// The bids that the observer knows: its own, and all once they are open.
    pub bids: PerSeat<Option<Card>>,
    /// How many shuffled cards are left.
    pub deck: u8,
    /// Who put a card under the deck, the next to come first; and which, if the observer saw it.
    pub under: Vec<(Seat, Option<Card>)>,
    /// The cards that are out of the game, for all to see.
    pub spent: Cards,
}

impl View {
    pub(super) fn of(state: &Crumbs, observer: Observer) -> Self {
        let players = state.players();
        Self {
            rules: state.rules,
            phase: state.phase,
            round: state.round,
            pile: state.pile,
            crumbs: state.crumbs,
            hand_sizes: PerSeat::from_fn(players, |seat| state.hands[seat].len()),
            known: PerSeat::from_fn(players, |seat| {
                if observer.is(seat) {
                    state.hands[seat]
                } else {
                    state.hands[seat].intersection(state.shown)
                }
            }),
            shown: state.shown,
            answered: Seat::all(players)
                .filter(|&seat| state.bids[seat].is_some())
                .collect(),
            bids: PerSeat::from_fn(players, |seat| {
                let open = state.phase != Phase::Bid || observer.is(seat);
                state.bids[seat].filter(|_| open)
            }),
            deck: state.deck.len(),
            under: state
                .under
                .iter()
                .map(|buried| {
                    let seen = observer.is(buried.digger);
                    (buried.digger, seen.then_some(buried.card))
                })
                .collect(),
            spent: state.spent,
        }
    }

    /// A full state behind the view, each equally likely.
    pub(super) fn imagine(&self, dice: &mut (impl Dice + ?Sized)) -> Crumbs {
        let players = self.crumbs.players();
        let known = self
            .known
            .iter()
            .copied()
            .chain([self.under.iter().filter_map(|(_, card)| *card).collect()])
            .fold(self.spent, Cards::union);
        let mut unknown: Vec<_> = self.rules.cards().minus(known).iter().collect();
        shuffle(&mut unknown, dice);
        let mut unknown = unknown.into_iter();

        let hands = PerSeat::from_fn(players, |seat| {
            let missing = self.hand_sizes[seat] - self.known[seat].len();
            let imagined = unknown.by_ref().take(usize::from(missing)).collect();
            self.known[seat].union(imagined)
        });
        let mut under = ArrayVec::new();
        for &(digger, card) in &self.under {
            if let Some(card) = card.or_else(|| unknown.next()) {
                under.push(Buried { card, digger });
            }
        }
        let bids = PerSeat::from_fn(players, |seat| {
            let sealed = self.answered.contains(seat) && self.bids[seat].is_none();
            if sealed {
                let hand: Vec<_> = hands[seat].iter().collect();
                Some(*pick(&hand, dice))
            } else {
                self.bids[seat]
            }
        });
        Crumbs {
            rules: self.rules,
            phase: self.phase,
            round: self.round,
            pile: self.pile,
            crumbs: self.crumbs,
            hands,
            shown: self.shown,
            bids,
            deck: unknown.collect(),
            under,
            spent: self.spent,
        }
    }
}
