//! Rulebook: Trait Auction (advanced game).
//!
//! Clockwise from whoever drew the card; whoever passes is out, the drawer too (Ruling 7). Whoever may not have the
//! trait, or may not bid higher, is passed over (Rulings 9 and 14). Who cannot pay in the end does not get the card.

use engine::{MAX_SEATS, Message, Refusal, Seat, Seats};

use super::{Played, Step, refuse, refuse_with};
use crate::action::Action;
use crate::cards::{Card, Trait};
use crate::state::{Auction, HiddenEmpires, Phase, Table};

const RULE: &str = "rule-auction";

impl Table {
    /// Begins an auction that `drawer` opens; `replacing` may replace a trait of the
    /// same type (Ruling 13).
    pub fn begin_auction(&mut self, card: Trait, drawer: Seat, replacing: Option<Seat>) {
        let auction = Auction {
            card,
            drawer,
            replacing,
            bidders: Seats::all(self.players()),
            turn: drawer,
            highest: None,
            bids: [0; MAX_SEATS],
        };
        self.go_on_bidding(auction);
    }

    /// The traits that are being auctioned: one, or two if a card has interrupted an auction.
    pub(crate) fn auctioned(&self) -> impl Iterator<Item = Trait> {
        let phases = [Some(self.phase), self.turn.resume];
        phases
            .into_iter()
            .flatten()
            .filter_map(|phase| match phase {
                Phase::Auction(auction) => Some(auction.card),
                _ => None,
            })
    }

    /// Rulebook: Type Restriction (Ruling 14).
    fn may_bid(&self, auction: &Auction, seat: Seat) -> bool {
        let colony = self.colony(seat);
        let replacing = auction.replacing == Some(seat);
        !colony.is_out() && colony.traits.may_gain(auction.card, replacing)
    }

    /// Why somebody who is asked cannot bid at all.
    fn why_no_bid(&self, auction: &Auction, seat: Seat) -> Refusal {
        let traits = self.colony(seat).traits;
        match traits.why_not_gain(auction.card, auction.replacing == Some(seat)) {
            Some(reason) => refuse(RULE, reason),
            None => refuse_with(RULE, "refused-bid-no-dna", "least", traits.price_factor()),
        }
    }

    /// What a player can pay.
    fn means(&self, seat: Seat) -> u16 {
        let colony = self.colony(seat);
        colony.dna / colony.traits.price_factor()
    }

    /// Ruling 9: everybody may bid; one more than anybody can pay is as good as any higher bid. By option nobody
    /// bids more than can be paid.
    fn highest_bid(&self, auction: &Auction, seat: Seat) -> u16 {
        if !self.may_bid(auction, seat) {
            return 0;
        }
        if !self.options.overbidding {
            return self.means(seat);
        }
        let seats = Seat::all(self.players());
        let most = seats.map(|other| self.means(other)).max().unwrap_or(0);
        most + 1
    }

    /// Whether this seat may play cards in its player turn, instead of a bid for the trait that was drawn (Ruling 16):
    /// at each of its bids.
    pub(super) fn may_play_at_bids(&self, auction: &Auction, seat: Seat) -> bool {
        self.turn.player == Some(seat)
            && self.turn.resume.is_none()
            && auction.bidders.contains(seat)
            && self.colony(seat).cards > 0
    }

    /// Finds the next bidder, or ends the auction. Nobody is out for want of DNA as long as cards may bring
    /// it.
    fn go_on_bidding(&mut self, mut auction: Auction) {
        let player = self.turn.player;
        if !player.is_some_and(|seat| self.may_play_at_bids(&auction, seat)) {
            let bidders = auction.bidders.iter();
            auction.bidders = bidders
                .filter(|&seat| self.highest_bid(&auction, seat) > 0)
                .collect();
        }
        for _ in 0..self.players() {
            let seat = auction.turn;
            let leads = matches!(auction.highest, Some((leader, _)) if leader == seat);
            if auction.bidders.contains(seat) && !leads {
                let least = auction.highest.map_or(1, |(_, bid)| bid + 1);
                let may_raise = self.highest_bid(&auction, seat) >= least;
                if may_raise || self.may_play_at_bids(&auction, seat) {
                    self.phase = Phase::Auction(auction);
                    return;
                }
                auction.bidders = auction.bidders.without(seat);
            }
            auction.turn = seat.next(self.players());
        }
        let buyer = self.buyer(&auction);
        self.outcome.unpaid = buyer.is_none() && auction.highest.is_some();
        match buyer {
            Some((winner, bid)) => self.win_trait(winner, auction.card, bid),
            // Rulings 8 and 11: a trait that nobody wants or can pay is discarded.
            None if self.options.draws_cards() => self.discards.push(Card::Trait(auction.card)),
            None => {}
        }
        self.resume();
    }

    /// Rulebook: Multiple Traits. The highest bidder who has enough DNA (Ruling 11), and may still have the trait
    /// if cards have interrupted the auction.
    fn buyer(&self, auction: &Auction) -> Option<(Seat, u16)> {
        Seat::all(self.players())
            .map(|seat| (seat, auction.bids[seat.index()]))
            .filter(|&(seat, bid)| {
                bid > 0 && bid <= self.means(seat) && self.may_bid(auction, seat)
            })
            .max_by_key(|&(_, bid)| bid)
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

/// A trait is auctioned.
#[derive(Clone, Copy)]
pub(crate) struct Bidding(pub Auction);

impl Bidding {
    fn least(self) -> u16 {
        self.0.highest.map_or(1, |(_, bid)| bid + 1)
    }
}

impl Step for Bidding {
    const NAME: &'static str = "auction";
    const RULE: &'static str = RULE;

    fn actor(self) -> Option<Seat> {
        Some(self.0.turn)
    }

    fn list_openly(self, table: &Table, seat: Seat, out: &mut Vec<Action>) {
        let most = table.highest_bid(&self.0, seat);
        out.extend((self.least()..=most).map(Action::Bid));
        out.push(Action::Pass);
    }

    fn play_openly(self, table: &mut Table, seat: Seat, action: Action) -> Played {
        let Self(mut auction) = self;
        match action {
            Action::Bid(bid) => {
                let most = table.highest_bid(&auction, seat);
                if most == 0 {
                    return Err(table.why_no_bid(&auction, seat));
                }
                if bid < self.least() {
                    return Err(refuse_with(RULE, "refused-bid-low", "least", self.least()));
                }
                if bid > most {
                    let reason = if table.options.overbidding {
                        "refused-bid-beyond"
                    } else {
                        "refused-bid-high"
                    };
                    return Err(refuse_with(RULE, reason, "most", most));
                }
                auction.highest = Some((seat, bid));
                auction.bids[seat.index()] = bid;
            }
            Action::Pass => auction.bidders = auction.bidders.without(seat),
            _ => return Err(table.elsewhere(seat, action)),
        }
        auction.turn = seat.next(table.players());
        table.go_on_bidding(auction);
        Ok(())
    }

    fn log(self, _: &Table, action: Action) -> Option<&'static str> {
        (action == Action::Pass).then_some("log-pass")
    }

    fn tell(self, before: &HiddenEmpires, after: &HiddenEmpires, told: &mut Vec<Message>) {
        if after.table.auctioned().any(|card| card == self.0.card) {
            return;
        }
        let winner = Seat::all(before.table.players()).find(|&seat| {
            let has = |game: &HiddenEmpires| game.table.colony(seat).traits.has(self.0.card);
            has(after) && !has(before)
        });
        told.push(match winner {
            Some(winner) => Message::new("log-trait-won").with("player", winner),
            None if after.table.outcome.unpaid => Message::new("log-trait-unpaid"),
            None => Message::new("log-trait-discarded"),
        });
    }
}

/// Rulebook: Trait Auction, of a hand card. This seat may have a trait auctioned.
#[derive(Clone, Copy)]
pub(crate) struct OfferAuction(pub Seat, pub Option<Seat>);

impl Step for OfferAuction {
    const NAME: &'static str = "offer-auction";
    const RULE: &'static str = RULE;

    fn actor(self) -> Option<Seat> {
        Some(self.0)
    }

    fn list_openly(self, _: &Table, _: Seat, out: &mut Vec<Action>) {
        out.extend([Action::Auction, Action::Pass]);
    }

    fn play_openly(self, table: &mut Table, seat: Seat, action: Action) -> Played {
        match action {
            Action::Auction => table.seek_trait(self.0, self.1),
            Action::Pass => table.resume(),
            _ => return Err(table.elsewhere(seat, action)),
        }
        Ok(())
    }
}
