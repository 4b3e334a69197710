//! Rulebook: Trait Auction (advanced game).
//!
//! Clockwise from whoever drew the card; whoever passes is out. Whoever may not have the trait or cannot
//! pay a higher bid is passed over (Rulings 9 and 14).

use engine::{Message, Refusal, Seat, Seats};

use super::{not_now, refuse};
use crate::action::Action;
use crate::cards::{Card, Trait};
use crate::state::{Auction, Phase, Table};

const RULE: &str = "rule-auction";

impl Table {
    /// Begins an auction that `drawer` opens; `replacing` may replace a trait of the
    /// same type (Ruling 13).
    pub fn begin_auction(&mut self, card: Trait, drawer: Seat, replacing: Option<Seat>) {
        let mut auction = Auction {
            card,
            drawer,
            replacing,
            bidders: Seats::all(self.players()),
            turn: drawer,
            highest: None,
        };
        auction.bidders = auction
            .bidders
            .iter()
            .filter(|&seat| self.highest_bid(&auction, seat) > 0)
            .collect();
        self.phase = Phase::Auction(auction);
        self.go_on_bidding(auction);
    }

    /// Ruling 9: what a player can pay.
    fn highest_bid(&self, auction: &Auction, seat: Seat) -> u16 {
        let colony = self.colony(seat);
        let replacing = auction.replacing == Some(seat);
        if !colony.is_out() && colony.traits.may_gain(auction.card, replacing) {
            colony.dna / colony.traits.price_factor()
        } else {
            0
        }
    }

    pub(crate) fn list_bids(&self, auction: &Auction, seat: Seat, out: &mut Vec<Action>) {
        let least = auction.highest.map_or(1, |(_, bid)| bid + 1);
        out.extend((least..=self.highest_bid(auction, seat)).map(Action::Bid));
        out.push(Action::Pass);
    }

    pub(crate) fn bid(&mut self, seat: Seat, bid: u16) -> Result<(), Refusal> {
        let Phase::Auction(mut auction) = self.phase else {
            return Err(not_now(RULE));
        };
        if bid <= auction.highest.map_or(0, |(_, bid)| bid) {
            return Err(refuse(RULE, "refused-bid-low"));
        }
        let most = self.highest_bid(&auction, seat);
        if bid > most {
            return Err(Refusal::new(
                RULE,
                Message::new("refused-bid-high").with("most", i32::from(most)),
            ));
        }
        auction.highest = Some((seat, bid));
        auction.turn = seat.next(self.players());
        self.go_on_bidding(auction);
        Ok(())
    }

    pub(crate) fn pass(&mut self, seat: Seat) -> Result<(), Refusal> {
        let Phase::Auction(mut auction) = self.phase else {
            return Err(not_now(RULE));
        };
        auction.bidders = auction.bidders.without(seat);
        auction.turn = seat.next(self.players());
        self.go_on_bidding(auction);
        Ok(())
    }

    /// Finds the next bidder, or ends the auction.
    fn go_on_bidding(&mut self, mut auction: Auction) {
        for _ in 0..self.players() {
            let seat = auction.turn;
            let leads = matches!(auction.highest, Some((leader, _)) if leader == seat);
            if auction.bidders.contains(seat) && !leads {
                let least = auction.highest.map_or(1, |(_, bid)| bid + 1);
                if self.highest_bid(&auction, seat) >= least {
                    self.phase = Phase::Auction(auction);
                    return;
                }
                auction.bidders = auction.bidders.without(seat);
            }
            auction.turn = seat.next(self.players());
        }
        // Ruling 8: a trait that nobody wants is discarded.
        if let Some((winner, bid)) = auction.highest {
            self.win_trait(winner, auction.card, bid);
        } else if self.options.draws_cards() {
            self.discards.push(Card::Trait(auction.card));
        }
        self.resume();
    }

    /// Rulebook: Winning, Multiple Traits.
    fn win_trait(&mut self, winner: Seat, card: Trait, bid: u16) {
        let colony = self.colony_mut(winner);
        colony.dna -= bid * colony.traits.price_factor();
        if let Some(old) = colony.traits.of_type(card.kind()) {
            self.lose_trait(winner, old);
        }
        self.colony_mut(winner).traits.insert(card);
    }
}
