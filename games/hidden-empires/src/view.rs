//! What an observer may know: everything but who else has decided to fly, the hands of others, and the
//! packs of a draft as far as they did not pass by.

use arrayvec::ArrayVec;
use engine::chance::{pick, shuffle};
use engine::{Dice, Observer, PerSeat, Seat, Seats};
use serde::{Deserialize, Serialize};

use crate::cards::{Card, Hand, HandCards, Trait, Traits};
use crate::components::DRAFT_ROUNDS;
use crate::state::{Chore, Draft, HiddenEmpires, NestStep, Phase, Pick, Table};

/// The game as somebody sees it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct View {
    /// Everything that lies open.
    pub table: Table,
    /// Who looks; nobody in particular if it is a spectator.
    pub seat: Option<Seat>,
    /// What the observer has decided about a nuptial flight.
    pub flight: Option<bool>,
    /// The observer's hand cards. [`Colony::cards`](crate::Colony::cards) counts those of everybody.
    pub hand: Vec<Hand>,
    /// The draft of traits, while there is one.
    pub draft: Option<DraftView>,
}

/// What an observer may know of the draft.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct DraftView {
    /// The observer's pack.
    pub pack: Vec<Trait>,
    /// What the observer has kept.
    pub kept: Vec<Trait>,
    /// What the observer has chosen in this round.
    pub pick: Option<Pick>,
    /// Who has chosen in this round.
    pub answered: Seats,
    /// Cards in the pack in front of each player who has one.
    pub sizes: Vec<u8>,
    /// By player and round: whether a trait was kept.
    pub took: Vec<[bool; DRAFT_ROUNDS as usize]>,
    /// By whose pack it was: the cards that the observer passed on, the last time it came by.
    pub passed: Vec<Option<Vec<Trait>>>,
}

impl HiddenEmpires {
    pub(crate) fn seen_by(&self, observer: Observer) -> View {
        let seat = match observer {
            Observer::Seat(seat) if seat.index() < self.table.players() => Some(seat),
            _ => None,
        };
        View {
            table: self.table.clone(),
            seat,
            flight: seat.and_then(|seat| self.flights[seat]),
            hand: seat.map_or_else(Vec::new, |seat| self.hands[seat].iter().collect()),
            draft: matches!(self.table.phase, Phase::Deal(_) | Phase::Draft(_))
                .then(|| self.draft_seen_by(seat)),
        }
    }

    fn draft_seen_by(&self, seat: Option<Seat>) -> DraftView {
        let draft = &self.draft;
        let own = |traits: &[Traits]| -> Vec<Trait> {
            let own = seat.and_then(|seat| traits.get(seat.index()));
            own.map_or_else(Vec::new, |traits| traits.iter().collect())
        };
        let passed = seat.and_then(|seat| draft.passed.get(seat.index()));
        DraftView {
            pack: own(&draft.packs),
            kept: own(&draft.kept),
            pick: seat.and_then(|seat| draft.picks.get(seat.index()).copied().flatten()),
            answered: Seat::all(self.table.players())
                .filter(|seat| matches!(draft.picks.get(seat.index()), Some(Some(_))))
                .collect(),
            sizes: draft.packs.iter().map(|pack| pack.len() as u8).collect(),
            took: draft.took.to_vec(),
            passed: passed.map_or_else(Vec::new, |packs| {
                let known = |pack: &Option<Traits>| pack.map(|pack| pack.iter().collect());
                packs[..self.table.players()].iter().map(known).collect()
            }),
        }
    }

    pub(crate) fn imagine(view: &View, dice: &mut dyn Dice) -> Self {
        let flights = PerSeat::from_fn(view.table.players(), |seat| {
            if view.seat == Some(seat) {
                view.flight
            } else {
                view.table.has_decided(seat).then(|| dice.below(2) == 0)
            }
        });
        let mut game = Self {
            hands: PerSeat::filled(view.table.players(), HandCards::default()),
            draft: Draft::default(),
            table: view.table.clone(),
            flights,
        };
        game.imagine_hands(view, dice);
        if let Some(draft) = &view.draft {
            // Kept traits go together; a few attempts are nearly always enough.
            for _ in 0..20 {
                game.draft = imagined_draft(view, draft, dice);
                if game.draft.kept.iter().all(|&kept| goes_together(kept)) {
                    break;
                }
            }
        }
        game
    }

    fn imagine_hands(&mut self, view: &View, dice: &mut dyn Dice) {
        if view.table.colonies.iter().all(|colony| colony.cards == 0) {
            return;
        }
        let unlocated = view.table.unlocated();
        let mut pool: ArrayVec<Hand, 16> = Hand::ALL
            .into_iter()
            .filter(|&card| unlocated[Card::Hand(card).index()] > 0 && !view.hand.contains(&card))
            .collect();
        shuffle(&mut pool, dice);
        for seat in Seat::all(view.table.players()) {
            if view.seat == Some(seat) {
                self.hands[seat] = view.hand.iter().copied().collect();
                continue;
            }
            for _ in 0..view.table.colony(seat).cards {
                self.hands[seat].extend(pool.pop());
            }
        }
    }
}

fn goes_together(kept: Traits) -> bool {
    kept.iter().all(|one| {
        let mut others = kept;
        others.remove(one);
        others.may_gain(one, false)
    })
}

fn imagined_draft(view: &View, seen: &DraftView, dice: &mut dyn Dice) -> Draft {
    let players = view.table.players();
    let round = match view.table.phase {
        Phase::Draft(round) => round,
        _ => 0,
    };
    let dealt = seen.sizes.len();
    let set = |cards: &[Trait]| cards.iter().copied().collect::<Traits>();
    let own = view.seat.map(Seat::index);
    let known = |card: &Trait| {
        seen.pack.contains(card)
            || seen.kept.contains(card)
            || seen.passed.iter().flatten().any(|pack| pack.contains(card))
    };
    let mut pool: ArrayVec<Trait, 32> = Trait::all().filter(|card| !known(card)).collect();
    shuffle(&mut pool, dice);
    let mut draft = Draft {
        packs: (0..dealt).map(|_| Traits::NONE).collect(),
        kept: (0..dealt).map(|_| Traits::NONE).collect(),
        picks: (0..dealt).map(|_| None).collect(),
        passed: (0..dealt).map(|_| [None; 6]).collect(),
        took: seen.took.iter().copied().collect(),
    };
    for holder in 0..dealt {
        let origin = Draft::origin(Seat::new(holder), round, players);
        let size = usize::from(seen.sizes[holder]);
        let passed = seen.passed.get(origin).and_then(Option::as_ref);
        let mut gone: ArrayVec<Trait, 32> = ArrayVec::new();
        let pack = match passed {
            _ if own == Some(holder) => {
                let pack = set(&seen.pack);
                let missing = passed.into_iter().flatten();
                gone.extend(missing.copied().filter(|&card| !pack.has(card)));
                pack
            }
            Some(cards) => {
                gone.extend(cards.iter().copied());
                shuffle(&mut gone, dice);
                (0..size).filter_map(|_| gone.pop()).collect()
            }
            None => (0..size).filter_map(|_| pool.pop()).collect(),
        };
        draft.packs[holder] = pack;
        // Whoever had the pack after the observer kept what is gone; before that nobody knows.
        for earlier in (0..round).rev() {
            let taker = (origin + usize::from(earlier)) % players;
            if own == Some(taker) || !seen.took[taker][usize::from(earlier)] {
                continue;
            }
            if let Some(card) = gone.pop().or_else(|| pool.pop()) {
                draft.kept[taker].insert(card);
            }
        }
    }
    if let Some(own) = own.filter(|&own| own < dealt) {
        draft.kept[own] = set(&seen.kept);
        draft.picks[own] = seen.pick;
        for (place, cards) in draft.passed[own].iter_mut().zip(&seen.passed) {
            *place = cards.as_deref().map(set);
        }
    }
    for seat in seen.answered.iter().map(Seat::index) {
        if own != Some(seat) {
            let kept = draft.kept[seat];
            let choices: ArrayVec<Trait, 32> = draft.packs[seat]
                .iter()
                .filter(|&card| kept.may_gain(card, false))
                .collect();
            draft.picks[seat] = Some(if choices.is_empty() {
                Pick::Nothing
            } else {
                Pick::Keep(*pick(&choices, dice))
            });
        }
    }
    draft
}

impl Table {
    /// Whether a player has decided about a nuptial flight while others are still busy.
    #[must_use]
    pub fn has_decided(&self, seat: Seat) -> bool {
        let colony = self.colony(seat);
        self.phase == Phase::Nest
            && (self.step == NestStep::Eggs || !self.options.advanced)
            && colony.chore == Chore::None
            && colony.reproductives() > 0
    }
}
