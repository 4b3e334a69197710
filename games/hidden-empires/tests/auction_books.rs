//! Trait auctions once more, from who holds what when one begins and what is bid, written as plainly as possible.
//! Random games must agree with it.

use engine::chance::pick;
use engine::{Awaited, Event, EventOf, Game, QuickDice, Seat};
use formicary_hidden_empires::cards::Trait;
use formicary_hidden_empires::staged::Flourishing;
use formicary_hidden_empires::state::Auction;
use formicary_hidden_empires::{Action, HiddenEmpires, Phase};

/// A player as far as an auction goes.
#[derive(Clone, PartialEq, Debug)]
struct Bidder {
    dna: u32,
    traits: Vec<Trait>,
    lives: bool,
    is_out: bool,
    bid: u32,
}

impl Bidder {
    /// Rulebook: Multiple Traits. The second costs double, the third triple.
    fn price(&self) -> u32 {
        1 + self.traits.len() as u32
    }

    fn can_pay(&self) -> u32 {
        self.dna / self.price()
    }

    /// Rulebook: Type Restriction; Aphid Specialist; Mutate.
    fn may_have(&self, card: Trait, may_replace: bool) -> bool {
        let same = |held: &&Trait| held.kind() == card.kind();
        let same = self.traits.iter().find(same);
        let clash = |one: Trait, other: Trait| {
            one == Trait::AphidSpecialist && matches!(other, Trait::Harvester | Trait::MillerCaste)
        };
        let clashes =
            |&&held: &&Trait| Some(&held) != same && (clash(held, card) || clash(card, held));
        self.lives
            && !self.traits.contains(&card)
            && (same.is_none() || may_replace)
            && self.traits.iter().find(clashes).is_none()
    }
}

struct Books {
    card: Trait,
    replacing: Option<usize>,
    overbidding: bool,
    bidders: Vec<Bidder>,
    highest: Option<usize>,
    turn: usize,
    /// Whose player turn it is, with cards to play instead of a bid.
    with_cards: Option<usize>,
}

fn bidders(game: &HiddenEmpires) -> Vec<Bidder> {
    let colonies = game.table().colonies.iter();
    colonies
        .map(|colony| Bidder {
            dna: colony.dna.into(),
            traits: colony.traits.iter().collect(),
            lives: colony.nest.is_some(),
            is_out: false,
            bid: 0,
        })
        .collect()
}

impl Books {
    fn begin(game: &HiddenEmpires, auction: &Auction) -> Self {
        let table = game.table();
        let mut books = Self {
            card: auction.card,
            replacing: auction.replacing.map(Seat::index),
            overbidding: game.table().options.overbidding,
            bidders: bidders(game),
            highest: None,
            turn: auction.drawer.index(),
            with_cards: table
                .turn
                .player
                .filter(|&seat| table.turn.resume.is_none() && table.colony(seat).cards > 0)
                .map(Seat::index),
        };
        // The drawer is asked first: to bid, or to play cards before. Whoever was passed over before may not bid.
        while books.turn != auction.turn.index() {
            assert!(!books.may_bid(books.turn), "{auction:?}");
            books.bidders[books.turn].is_out = true;
            books.turn = (books.turn + 1) % books.bidders.len();
        }
        books
    }

    fn least(&self) -> u32 {
        self.highest.map_or(0, |seat| self.bidders[seat].bid) + 1
    }

    /// The highest bid of a player who may have the card; any higher one would be as good.
    fn most(&self, seat: usize) -> u32 {
        let bidder = &self.bidders[seat];
        if !bidder.may_have(self.card, self.replacing == Some(seat)) {
            return 0;
        }
        if self.overbidding {
            1 + self
                .bidders
                .iter()
                .map(Bidder::can_pay)
                .max()
                .expect("somebody plays")
        } else {
            bidder.can_pay()
        }
    }

    fn may_bid(&self, seat: usize) -> bool {
        !self.bidders[seat].is_out && self.most(seat) >= self.least()
    }

    fn decide(&mut self, action: Action) {
        match action {
            Action::Bid(bid) => {
                let bid = u32::from(bid);
                assert!((self.least()..=self.most(self.turn)).contains(&bid));
                self.bidders[self.turn].bid = bid;
                self.highest = Some(self.turn);
            }
            Action::Pass => self.bidders[self.turn].is_out = true,
            action => panic!("{action} in an auction"),
        }
    }

    /// Whoever is asked next; nobody once all others are out.
    fn next(&mut self) -> Option<usize> {
        let players = self.bidders.len();
        for _ in 0..players {
            self.turn = (self.turn + 1) % players;
            if self.highest == Some(self.turn) {
                continue;
            }
            let plays = self.with_cards == Some(self.turn) && !self.bidders[self.turn].is_out;
            if plays || self.may_bid(self.turn) {
                return Some(self.turn);
            }
            self.bidders[self.turn].is_out = true;
        }
        None
    }

    /// Rulebook: Winning, Multiple Traits. The highest bidder who has enough DNA.
    fn sell(&mut self) {
        let mut by_bid: Vec<usize> = (0..self.bidders.len()).collect();
        by_bid.sort_by_key(|&seat| std::cmp::Reverse(self.bidders[seat].bid));
        let buyer = by_bid.into_iter().find(|&seat| {
            let bidder = &self.bidders[seat];
            bidder.bid > 0 && bidder.bid * bidder.price() <= bidder.dna
        });
        if let Some(buyer) = buyer {
            let buyer = &mut self.bidders[buyer];
            buyer.dna -= buyer.bid * buyer.price();
            buyer.traits.retain(|held| held.kind() != self.card.kind());
            buyer.traits.push(self.card);
            buyer.traits.sort_by_key(|&held| held as u8);
        }
    }

    fn compare(&self, game: &HiddenEmpires, what: &str) {
        for (expected, found) in self.bidders.iter().zip(bidders(game)) {
            let mut traits = found.traits.clone();
            traits.sort_by_key(|&held| held as u8);
            let mut known = expected.traits.clone();
            known.sort_by_key(|&held| held as u8);
            assert_eq!((found.dna, traits), (expected.dna, known), "{what}");
        }
    }
}

#[derive(Default, Debug)]
struct Seen {
    auctions: u32,
    bids: u32,
    sold: u32,
    beyond: u32,
    replacing: u32,
}

fn play<G: Game<Action = Action>>(
    mut game: G,
    inner: fn(&G) -> &HiddenEmpires,
    seed: u64,
    seen: &mut Seen,
) {
    let mut dice = QuickDice::new(seed);
    let mut actions = Vec::new();
    let mut books: Option<Books> = None;
    loop {
        let event: EventOf<G> = match game.awaited() {
            Awaited::Nobody(_) => return,
            Awaited::Chance => Event::Chance(game.sample_chance(&mut dice)),
            awaited @ Awaited::Seats { .. } => {
                let seats: Vec<_> = awaited.actors().iter().collect();
                let seat = *pick(&seats, &mut dice);
                actions.clear();
                game.legal_actions(seat, &mut actions);
                Event::Action(seat, *pick(&actions, &mut dice))
            }
        };
        let what = format!("seed {seed}, {event:?}");
        game.apply(event.clone()).expect("it was listed");
        let now = inner(&game);
        if let Some(open) = &mut books {
            match event {
                Event::Action(_, Action::Play(..)) => books = None,
                Event::Action(seat, action) => {
                    assert_eq!(seat.index(), open.turn, "{what}");
                    open.decide(action);
                    seen.bids += u32::from(matches!(action, Action::Bid(_)));
                    match (open.next(), now.table().phase) {
                        (Some(asked), Phase::Auction(auction)) => {
                            assert_eq!(auction.turn.index(), asked, "{what}");
                            open.compare(now, &what);
                        }
                        (None, phase) => {
                            if let Phase::Auction(other) = phase {
                                assert_ne!(other.card, open.card, "{what}");
                            }
                            let highest = open.highest.map(|seat| &open.bidders[seat]);
                            seen.beyond += u32::from(
                                highest.is_some_and(|bidder| bidder.bid > bidder.can_pay()),
                            );
                            seen.sold += u32::from(highest.is_some());
                            seen.replacing += u32::from(open.replacing.is_some());
                            open.sell();
                            open.compare(now, &what);
                            books = None;
                        }
                        (asked, phase) => {
                            panic!("{what}: {asked:?}, {phase:?}, {:?}", open.bidders)
                        }
                    }
                }
                Event::Chance(_) => panic!("{what} in an auction"),
            }
        }
        if let (None, Phase::Auction(auction)) = (&books, now.table().phase)
            && auction.highest.is_none()
        {
            // One that a card has interrupted goes on where it was.
            let fresh = auction.bidders.iter().count() >= 1 && auction.turn == auction.drawer;
            if fresh {
                books = Some(Books::begin(now, &auction));
                seen.auctions += 1;
            }
        }
    }
}

#[test]
fn auctions_agree_with_a_plain_account_of_them() {
    let mut seen = Seen::default();
    for target in 4..=32 {
        for options in [
            "advanced",
            "advanced overbidding=off",
            "advanced restart=on",
        ] {
            let setup = format!("{options} players={} target={target}", 2 + target % 5);
            let setup = HiddenEmpires::PROFILE.read_setup(&setup).expect("a setup");
            for more in 0..2 {
                let game = Flourishing::new(&setup).expect("it can be played");
                play(game, Flourishing::game, target + 100 * more, &mut seen);
                let game = HiddenEmpires::new(&setup).expect("it can be played");
                play(game, |game| game, target + 100 * more, &mut seen);
            }
        }
    }
    println!("{seen:?}");
    assert!(
        seen.auctions > 500 && seen.bids > 500 && seen.sold > 200,
        "{seen:?}"
    );
    assert!(seen.beyond > 5 && seen.replacing > 5, "{seen:?}");
}
