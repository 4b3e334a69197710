//! What one observer knows, and a full state imagined behind it.

use arrayvec::ArrayVec;
use engine::chance::{pick, shuffle};
use engine::{Dice, Game, Observer, PerSeat, Seat, Seats, Secret};
use serde::{Deserialize, Serialize};

use super::cards::{Card, Cards};
use super::{Buried, CrumbsUpTo, Phase, Rules, own};

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
    pub(super) fn of<const REVISION: u32>(
        state: &CrumbsUpTo<REVISION>,
        observer: Observer,
    ) -> Self {
        let players = state.players();
        Self {
            rules: state.rules,
            phase: state.phase,
            round: state.round,
            pile: state.pile,
            crumbs: state.crumbs,
            hand_sizes: PerSeat::from_fn(players, |seat| state.hand_size(seat)),
            known: PerSeat::from_fn(players, |seat| {
                let hand = &state.hands[seat];
                let seen = hand.seen_by(observer).copied();
                seen.unwrap_or_else(|| hand.openly(|hand| hand.intersection(state.shown)))
            }),
            shown: state.shown,
            answered: Seat::all(players)
                .filter(|&seat| state.has_bid(seat))
                .collect(),
            bids: PerSeat::from_fn(players, |seat| {
                let bid = &state.bids[seat];
                if state.phase == Phase::Bid {
                    bid.seen_by(observer).copied().flatten()
                } else {
                    bid.openly(|open| *open)
                }
            }),
            deck: state.deck.openly(|deck| deck.len()),
            under: state
                .under
                .iter()
                .map(|buried| (buried.digger, buried.card.seen_by(observer).copied()))
                .collect(),
            spent: state.spent,
        }
    }

    /// A full state behind the view, each equally likely.
    pub(super) fn imagine<const REVISION: u32>(
        &self,
        dice: &mut (impl Dice + ?Sized),
    ) -> CrumbsUpTo<REVISION> {
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
                under.push(Buried::by(digger, card));
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
        CrumbsUpTo {
            rules: self.rules,
            phase: self.phase,
            round: self.round,
            pile: self.pile,
            crumbs: self.crumbs,
            hands: PerSeat::from_fn(players, |seat| own(seat, hands[seat])),
            shown: self.shown,
            bids: PerSeat::from_fn(players, |seat| own(seat, bids[seat])),
            deck: Secret::new(unknown.collect(), Seats::NONE),
            under,
            spent: self.spent,
        }
    }
}
