//! What one seat knows, from a view or from a state.

use engine::{Observer, Seat, Seats};

use crate::cards::{Objective, ObjectiveSet, Special, SpecialSet};
use crate::components::Caste;
use crate::state::{Fourmidable, Phase, Table};
use crate::view::{View, known_places};

pub(super) struct Sight<'a> {
    pub(super) table: &'a Table,
    pub(super) seat: Seat,
    /// The seat's objectives, and how many there are in each hand, by deck.
    pub(super) hand: ObjectiveSet,
    pub(super) hands: [[u8; 3]; 6],
    /// How many cards each deck has that nobody has seen, and how many below them.
    pub(super) fresh: [u8; 3],
    pub(super) below: [u8; 3],
    /// What the seat has put under decks, and what it knows on top.
    pub(super) buried: ObjectiveSet,
    pub(super) tops: [Option<Objective>; 2],
    pub(super) top_count: u8,
    /// What was drawn: what the seat knows of it, and how many of each deck.
    pub(super) drawn: ObjectiveSet,
    pub(super) drawn_count: [u8; 3],
    pub(super) specials: SpecialSet,
    pub(super) special_counts: [u8; 6],
    /// What the seat has seen in packs of the draft, and what it can take from the one that it holds.
    pub(super) seen: SpecialSet,
    pub(super) offered: SpecialSet,
    pub(super) choice: Option<Special>,
    pub(super) chosen: Seats,
}

impl<'a> Sight<'a> {
    fn nothing(table: &'a Table, seat: Seat) -> Self {
        Self {
            table,
            seat,
            hand: ObjectiveSet::NONE,
            hands: [[0; 3]; 6],
            fresh: [0; 3],
            below: [0; 3],
            buried: ObjectiveSet::NONE,
            tops: [None; 2],
            top_count: 0,
            drawn: ObjectiveSet::NONE,
            drawn_count: [0; 3],
            specials: SpecialSet::NONE,
            special_counts: [0; 6],
            seen: SpecialSet::NONE,
            offered: SpecialSet::NONE,
            choice: None,
            chosen: Seats::NONE,
        }
    }

    pub(super) fn seen(view: &'a View, seat: Seat) -> Self {
        assert_eq!(view.seat, Some(seat), "the view is of another observer");
        let mut sight = Self::nothing(&view.table, seat);
        sight.hand = view.hand.iter().copied().collect();
        sight.hands[..view.hands.len()].copy_from_slice(&view.hands);
        sight.fresh = view.fresh;
        sight.below = view.tails.each_ref().map(|tail| tail.len() as u8);
        let buried = view.tails.iter().flatten();
        sight.buried = buried.filter_map(|(_, card)| *card).collect();
        for (top, (_, card)) in sight.tops.iter_mut().zip(&view.tops) {
            *top = *card;
        }
        sight.top_count = view.tops.len() as u8;
        for &(caste, card) in &view.drawn {
            sight.add_drawn(caste, card);
        }
        sight.specials = view.specials.iter().copied().collect();
        sight.special_counts[..view.special_counts.len()].copy_from_slice(&view.special_counts);
        let held = sight.held_pack();
        for (pack, stretches) in view.packs.iter().enumerate() {
            for cards in stretches
                .iter()
                .filter_map(|stretch| stretch.cards.as_ref())
            {
                sight.seen = sight.seen.union(cards.iter().copied().collect());
            }
            let left = stretches.last().and_then(|left| left.cards.as_ref());
            if let Some(left) = left.filter(|_| held == Some(pack)) {
                sight.offered = left.iter().copied().collect();
            }
        }
        sight.choice = view.choice;
        sight.chosen = view.chosen;
        sight
    }

    pub(super) fn of(state: &'a Fourmidable, seat: Seat) -> Self {
        let (table, secrets) = (&state.table, &state.secrets);
        let mut sight = Self::nothing(table, seat);
        let observer = Observer::Seat(seat);
        sight.hand = state.objectives_of(seat);
        for other in Seat::all(table.players()) {
            sight.hands[other.index()] =
                secrets.hands[other.index()].openly(|hand| hand.by_caste());
            sight.special_counts[other.index()] =
                secrets.specials[other.index()].openly(|hand| hand.len() as u8);
            if secrets.has_chosen(other) {
                sight.chosen = sight.chosen.with(other);
            }
        }
        sight.fresh = state.unseen_of_decks();
        sight.below = secrets.tails.each_ref().map(|tail| tail.len() as u8);
        let buried = secrets.tails.iter().flat_map(|tail| tail.iter());
        sight.buried = buried
            .filter_map(|card| card.seen_by(observer).copied())
            .collect();
        for (top, card) in sight.tops.iter_mut().zip(&secrets.tops) {
            *top = card.seen_by(observer).copied();
        }
        sight.top_count = secrets.tops.len() as u8;
        let knows = secrets.drawn.seen_by(observer).is_some();
        secrets.drawn.openly(|drawn| {
            for &card in drawn {
                sight.add_drawn(card.caste(), knows.then_some(card));
            }
        });
        sight.specials = state.specials_of(seat);
        let held = sight.held_pack();
        for (pack, cards) in secrets.packs.iter().enumerate() {
            let places = known_places(table, Some(seat), pack);
            let known = |(from, to): (usize, usize)| -> SpecialSet {
                cards.openly(|cards| cards[from..to].iter().copied().collect())
            };
            for &(from, to, _) in places.iter().filter(|(_, _, known)| *known) {
                sight.seen = sight.seen.union(known((from, to)));
            }
            if let Some(&(from, to, true)) = places.last().filter(|_| held == Some(pack)) {
                sight.offered = known((from, to));
            }
        }
        let choice = &secrets.choices[seat.index()];
        sight.choice = choice.seen_by(observer).copied().flatten();
        sight
    }

    fn add_drawn(&mut self, caste: Caste, card: Option<Objective>) {
        self.drawn_count[caste as usize] += 1;
        if let Some(card) = card {
            self.drawn.insert(card);
        }
    }

    /// The pack from which the seat takes a card now.
    fn held_pack(&self) -> Option<usize> {
        let drafted = self.table.drafted.into();
        matches!(self.table.phase, Phase::Draft)
            .then(|| self.table.rounds_until(self.seat, drafted))
    }
}
