//! What does not lie open, and who knows it.
//!
//! How many cards there are, and of which deck, is never a secret.

use engine::{MAX_SEATS, Seat, Seats, Secret};

use crate::cards::objectives::MOST_OF_A_CASTE;
use crate::cards::{Objective, ObjectiveSet, Special, SpecialSet};
use crate::components::DRAFT;
use crate::list::{Blank, List};
use crate::setup::Options;
use crate::state::{Fourmidable, Table};

/// A hand, or something else, that each seat keeps to itself.
pub(crate) type Own<T> = [Secret<T>; MAX_SEATS];

/// Cards that were put under a deck; who knows one is who put it there.
pub(crate) type Tail = List<Secret<Objective>, MOST_OF_A_CASTE>;

impl Blank for Secret<Objective> {
    const BLANK: Self = Self::new(Objective::BLANK, Seats::NONE);
}

impl Blank for Secret<[Special; DRAFT]> {
    const BLANK: Self = Self::new([Special::FIRST; DRAFT], Seats::NONE);
}

/// What does not lie open.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Secrets {
    /// Objectives in hand.
    pub(crate) hands: Own<ObjectiveSet>,
    /// Who can pay for an objective in hand: each seat knows its own answer only.
    pub(crate) able: Secret<Seats>,
    /// Objectives in the decks, in an order that nobody knows.
    pub(crate) fresh: Secret<ObjectiveSet>,
    /// Below them, in this order, the cards that were put under each deck.
    pub(crate) tails: [Tail; 3],
    /// Experienced: on top of the deck, in this order, the cards that somebody has looked at.
    pub(crate) tops: List<Secret<Objective>, 2>,
    /// Objectives that are drawn and not yet chosen from.
    pub(crate) drawn: Secret<List<Objective, 7>>,
    /// Special cards in hand.
    pub(crate) specials: Own<SpecialSet>,
    /// Special cards that nobody has.
    pub(crate) stock: Secret<SpecialSet>,
    /// The packs of the draft, that of the first player first: the cards in the order in which they
    /// were taken, then those that are left, which the seat knows that holds the pack.
    pub(crate) packs: List<Secret<[Special; DRAFT]>, 6>,
    /// What was chosen in this round of the draft.
    pub(crate) choices: Own<Option<Special>>,
}

fn own<T: Copy>(value: T) -> Own<T> {
    std::array::from_fn(|seat| Secret::new(value, Seats::only(Seat::new(seat))))
}

impl Secrets {
    /// All cards are in the box.
    pub(crate) fn new(options: Options) -> Self {
        // Alone, special cards are chosen from all of them.
        let choosers = if options.is_solo() {
            Seats::all(1)
        } else {
            Seats::NONE
        };
        Self {
            hands: own(ObjectiveSet::default()),
            able: Secret::new(Seats::NONE, Seats::NONE),
            fresh: Secret::new(ObjectiveSet::default(), Seats::NONE),
            tails: [List::NONE; 3],
            tops: List::NONE,
            drawn: Secret::new(List::NONE, Seats::NONE),
            specials: own(SpecialSet::default()),
            stock: Secret::new(SpecialSet::default(), choosers),
            packs: List::NONE,
            choices: own(None),
        }
    }

    /// How many objectives a seat holds.
    pub(crate) fn hand_size(&self, seat: Seat) -> usize {
        self.hands[seat.index()].openly(ObjectiveSet::len)
    }

    /// Whether a seat holds special cards.
    pub(crate) fn has_specials(&self, seat: Seat) -> bool {
        !self.specials[seat.index()].openly(SpecialSet::is_empty)
    }

    /// Whether a seat has chosen in this round of the draft.
    pub(crate) fn has_chosen(&self, seat: Seat) -> bool {
        self.choices[seat.index()].openly(Option::is_some)
    }
}

impl Table {
    /// Who holds a pack, or held it last.
    pub(crate) fn holder(&self, pack: usize) -> Seats {
        let round = self.drafted.min(crate::components::SPECIALS - 1);
        Seats::only(self.taker(pack, round.into()))
    }
}

impl Fourmidable {
    /// After a change of a hand or a store: whether the seat can pay for an objective now.
    pub(crate) fn count_store(&mut self, seat: Seat) {
        let store = &self.table.colony(seat).store;
        let hand = self.secrets.hands[seat.index()].open();
        let able = self.table.deck.some_is_paid_by(*hand, store);
        self.secrets.able.blindly(|all| {
            *all = if able {
                all.with(seat)
            } else {
                all.without(seat)
            }
        });
    }

    /// Who can pay for an objective in hand, found out anew.
    pub(crate) fn payers(&self) -> Seats {
        let pays = |seat: &Seat| {
            let store = &self.table.colony(*seat).store;
            let hand = self.objectives_of(*seat);
            self.table.deck.some_is_paid_by(hand, store)
        };
        Seat::all(self.table.players()).filter(pays).collect()
    }

    /// The objectives in a hand: to judge a state that was imagined behind a view.
    #[must_use]
    pub fn objectives_of(&self, seat: Seat) -> ObjectiveSet {
        self.secrets.hands[seat.index()].openly(|&hand| hand)
    }

    /// The special cards in a hand: to judge a state that was imagined behind a view.
    #[must_use]
    pub fn specials_of(&self, seat: Seat) -> SpecialSet {
        self.secrets.specials[seat.index()].openly(|&hand| hand)
    }
}
