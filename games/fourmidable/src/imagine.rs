//! A whole state behind a view: what the observer does not know is made up, each way equally likely as
//! far as is practical.

use std::ops::Range;

use arrayvec::ArrayVec;
use engine::chance::{pick, shuffle};
use engine::{Dice, PerSeat, Seat, Seats, Secret};

use crate::cards::objectives::OBJECTIVES;
use crate::cards::specials::SPECIAL_CARDS;
use crate::cards::{Special, SpecialSet};
use crate::components::{Caste, DRAFT, SPECIALS};
use crate::list::List;
use crate::phases::ways::Ways;
use crate::secrets::Secrets;
use crate::state::{Fourmidable, Phase, Table};
use crate::view::View;

impl Fourmidable {
    pub(crate) fn imagine(view: &View, dice: &mut dyn Dice) -> Self {
        let table = view.table.clone();
        let players = table.players();
        let mut game = Self {
            secrets: Secrets::new(table.options),
            ways: Ways::default(),
            table,
        };
        if let Phase::Walk(seat, _) = game.table.phase {
            game.ways = game.table.ways(seat);
        }
        game.imagine_objectives(view, dice);
        if game.table.options.is_intermediate() {
            game.imagine_specials(view, dice);
        }
        Seat::all(players).for_each(|seat| game.count_store(seat));
        game
    }

    fn imagine_objectives(&mut self, view: &View, dice: &mut dyn Dice) {
        let table = &self.table;
        let mut unseen = table.deck.in_play(table.options.players);
        let own = view.hand.iter().copied();
        let tails = view.tails.iter().flatten().filter_map(|&(_, card)| card);
        let tops = view.tops.iter().filter_map(|&(_, card)| card);
        let drawn = view.drawn.iter().filter_map(|&(_, card)| card);
        let open = table
            .colonies
            .iter()
            .flat_map(|colony| colony.completed.iter())
            .chain(table.row.iter().copied())
            .chain(table.lost.iter());
        own.chain(tails)
            .chain(tops)
            .chain(drawn)
            .chain(open)
            .for_each(|card| unseen.remove(card));
        if table.options.is_experienced() {
            let mut pool: ArrayVec<_, OBJECTIVES> = unseen.iter().collect();
            shuffle(&mut pool, dice);
            for &(who, card) in &view.tops {
                let card = card.or_else(|| pool.pop()).expect("views count cards");
                self.secrets.tops.push(Secret::new(card, who));
            }
            self.secrets
                .fresh
                .blindly(|deck| *deck = pool.into_iter().collect());
            return;
        }
        let mut drawn = List::NONE;
        for &caste in Caste::ALL {
            let mut pool: ArrayVec<_, OBJECTIVES> = unseen.of(caste).iter().collect();
            shuffle(&mut pool, dice);
            let mut next = || pool.pop().expect("views count cards");
            for seat in Seat::all(self.table.players()) {
                if view.seat != Some(seat) {
                    for _ in 0..view.hands[seat.index()][caste as usize] {
                        let card = next();
                        self.secrets.hands[seat.index()].blindly(|hand| hand.insert(card));
                    }
                }
            }
            for &(by, card) in &view.tails[caste as usize] {
                let card = card.unwrap_or_else(&mut next);
                let card = Secret::new(card, Seats::only(by));
                self.secrets.tails[caste as usize].push(card);
            }
            for &(of, card) in &view.drawn {
                if of == caste {
                    let card = card.unwrap_or_else(&mut next);
                    drawn.push(card);
                }
            }
            self.secrets
                .fresh
                .blindly(|deck| pool.into_iter().for_each(|card| deck.insert(card)));
        }
        if let Phase::Draw(drawer, _) | Phase::Keep(drawer, _) | Phase::Under(drawer, _) =
            self.table.phase
            && !drawn.is_empty()
        {
            self.secrets.drawn = Secret::new(drawn, Seats::only(drawer));
        }
        if let Some(seat) = view.seat {
            let own = view.hand.iter().copied().collect();
            self.secrets.hands[seat.index()].blindly(|hand| *hand = own);
        }
    }

    fn imagine_specials(&mut self, view: &View, dice: &mut dyn Dice) {
        if view.packs.is_empty() {
            self.imagine_dealt_specials(view, dice);
            return;
        }
        self.imagine_packs(view, dice);
        self.hands_from_packs();
        let rounds = usize::from(self.table.drafted);
        for seat in view.chosen.iter() {
            let own = view.choice.filter(|_| view.seat == Some(seat));
            let pack = &self.secrets.packs[self.pack_of(seat)];
            let card = own.unwrap_or_else(|| pack.openly(|pack| *pick(&pack[rounds..], dice)));
            self.secrets.choices[seat.index()].blindly(|choice| *choice = Some(card));
        }
    }

    /// Every pack of the draft, as the observer knows it; the rest goes to the stock.
    fn imagine_packs(&mut self, view: &View, dice: &mut dyn Dice) {
        let rounds = usize::from(self.table.drafted);
        let mut unknown = Unknown::new(&self.table, view, dice);
        for (pack, stretches) in view.packs.iter().enumerate() {
            let mut cards: ArrayVec<Special, DRAFT> = ArrayVec::new();
            for stretch in stretches {
                let places = cards.len()..cards.len() + usize::from(stretch.len);
                match &stretch.cards {
                    Some(known) => {
                        cards.extend(self.in_some_order(pack, places, known, dice));
                    }
                    None => cards.extend(places.map(|place| {
                        // Whose it was matters only for cards that are taken already.
                        let taker = (place < rounds).then(|| self.table.taker(pack, place));
                        unknown.next(taker)
                    })),
                }
            }
            cards[rounds..].sort_unstable();
            let cards = cards.into_inner().expect("a whole pack");
            let holder = self.table.holder(pack);
            self.secrets.packs.push(Secret::new(cards, holder));
        }
        self.secrets
            .stock
            .blindly(|stock| *stock = unknown.pool.into_iter().collect());
    }

    /// Cards that are known to lie in these places of a pack, in an order that fits what was played since.
    fn in_some_order(
        &self,
        pack: usize,
        places: Range<usize>,
        known: &[Special],
        dice: &mut dyn Dice,
    ) -> ArrayVec<Special, DRAFT> {
        let rounds = usize::from(self.table.drafted);
        let mut rest: ArrayVec<_, DRAFT> = known.iter().copied().collect();
        shuffle(&mut rest, dice);
        let was_played = |place: usize, card: Special| {
            let taker = self.table.taker(pack, place);
            place < rounds && self.table.colony(taker).played.contains(card)
        };
        places
            .clone()
            .map(|place| {
                let fits = |card: &Special| was_played(place, *card);
                let later =
                    |card: &Special| (place + 1..places.end).any(|place| was_played(place, *card));
                let choice = rest
                    .iter()
                    .position(fits)
                    .or_else(|| rest.iter().position(|card| !later(card)));
                rest.remove(choice.expect("views count cards"))
            })
            .collect()
    }

    /// What everybody has taken from the packs and not played.
    fn hands_from_packs(&mut self) {
        let rounds = usize::from(self.table.drafted.min(SPECIALS));
        for seat in Seat::all(self.table.players()) {
            let table = &self.table;
            let taken = self
                .secrets
                .packs
                .iter()
                .enumerate()
                .flat_map(|(pack, cards)| {
                    let cards = cards.openly(|&cards| cards);
                    (0..rounds)
                        .filter(move |&place| table.taker(pack, place) == seat)
                        .map(move |place| cards[place])
                });
            let taken: SpecialSet = taken.collect();
            let left = taken.minus(table.colony(seat).played);
            self.secrets.specials[seat.index()].blindly(|hand| *hand = left);
        }
    }

    fn imagine_dealt_specials(&mut self, view: &View, dice: &mut dyn Dice) {
        let own: SpecialSet = view.specials.iter().copied().collect();
        let played = self.table.colonies.iter();
        let mut unseen = SpecialSet::ALL.minus(own);
        played.for_each(|colony| unseen = unseen.minus(colony.played));
        let mut pool: ArrayVec<_, SPECIAL_CARDS> = unseen.iter().collect();
        shuffle(&mut pool, dice);
        for seat in Seat::all(self.table.players()) {
            let hand = &mut self.secrets.specials[seat.index()];
            if view.seat == Some(seat) {
                hand.blindly(|hand| *hand = own);
                continue;
            }
            for _ in 0..view.special_counts[seat.index()] {
                let card = pool.pop().expect("views count cards");
                hand.blindly(|hand| hand.insert(card));
            }
        }
        self.secrets
            .stock
            .blindly(|stock| *stock = pool.into_iter().collect());
    }
}

/// Special cards of the draft that the observer has not seen in a pack.
struct Unknown {
    /// Those that lie open since, by who has played them.
    owed: PerSeat<SpecialSet>,
    pool: ArrayVec<Special, SPECIAL_CARDS>,
}

impl Unknown {
    fn new(table: &Table, view: &View, dice: &mut dyn Dice) -> Self {
        let seen = view.packs.iter().flatten();
        let seen = seen.flat_map(|stretch| stretch.cards.iter().flatten().copied());
        let unseen = SpecialSet::ALL.minus(seen.collect());
        let owed = PerSeat::from_fn(table.players(), |seat| {
            table.colony(seat).played.common(unseen)
        });
        let mut pool = unseen;
        owed.iter().for_each(|&owed| pool = pool.minus(owed));
        let mut pool: ArrayVec<_, SPECIAL_CARDS> = pool.iter().collect();
        shuffle(&mut pool, dice);
        Self { owed, pool }
    }

    /// A card for a place: one that its taker has played, if there is any.
    fn next(&mut self, taker: Option<Seat>) -> Special {
        if let Some(taker) = taker
            && let Some(card) = self.owed[taker].iter().next()
        {
            self.owed[taker].remove(card);
            return card;
        }
        self.pool.pop().expect("views count cards")
    }
}
