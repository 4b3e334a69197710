//! What an observer may know (Ruling 85): everything but who else has decided to fly, the hands of others, and the
//! packs of a draft as far as they did not pass by.

use arrayvec::ArrayVec;
use engine::chance::{pick, shuffle};
use engine::{Dice, MAX_SEATS, Observer, Seat, Seats, Secret};
use serde::{Deserialize, Serialize};

use crate::cards::{Card, Hand, HandCards, Trait, Traits};
use crate::components::DRAFT_ROUNDS;
use crate::phases::getting_started::each_to_itself;
use crate::state::{Chore, Drafter, HiddenEmpires, NestStep, Phase, Pick, Table};

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
            flight: seat.and_then(|seat| *self.flights[seat.index()].seen_by(observer)?),
            hand: seat
                .and_then(|seat| self.hands[seat.index()].seen_by(observer))
                .map_or_else(Vec::new, |hand| hand.iter().collect()),
            draft: matches!(self.table.phase, Phase::Deal(_) | Phase::Draft(_))
                .then(|| self.draft_seen_by(seat)),
        }
    }

    pub(crate) fn draft_seen_by(&self, seat: Option<Seat>) -> DraftView {
        let own = seat.and_then(|seat| Some((Observer::Seat(seat), self.draft.get(seat.index())?)));
        let traits = |which: fn(&Drafter) -> &Secret<Traits>| -> Vec<Trait> {
            let traits = own.and_then(|(observer, own)| which(own).seen_by(observer));
            traits.map_or_else(Vec::new, |traits| traits.iter().collect())
        };
        let passed = own.and_then(|(observer, own)| own.passed.seen_by(observer));
        let drafters = || Seat::all(self.table.players()).zip(&self.draft);
        DraftView {
            pack: traits(|own| &own.pack),
            kept: traits(|own| &own.kept),
            pick: own.and_then(|(observer, own)| *own.pick.seen_by(observer)?),
            answered: drafters()
                .filter(|(_, drafter)| drafter.has_chosen())
                .map(|(seat, _)| seat)
                .collect(),
            sizes: drafters()
                .map(|(_, drafter)| drafter.pack.openly(|pack| pack.len() as u8))
                .collect(),
            took: drafters().map(|(_, drafter)| drafter.took).collect(),
            passed: passed.map_or_else(Vec::new, |packs| {
                let known = |pack: &Option<Traits>| pack.map(|pack| pack.iter().collect());
                packs[..self.table.players()].iter().map(known).collect()
            }),
        }
    }

    pub(crate) fn imagine(view: &View, dice: &mut dyn Dice) -> Self {
        let players = view.table.players();
        let flights = each_to_itself(|seat| {
            if view.seat == Some(seat) {
                view.flight
            } else {
                let decided = seat.index() < players && view.table.has_decided(seat);
                decided.then(|| dice.below(2) == 0)
            }
        });
        let mut game = Self {
            hands: imagined_hands(view, dice),
            draft: Vec::new(),
            table: view.table.clone(),
            flights,
        };
        if let Some(draft) = &view.draft {
            // Kept traits go together; a few attempts are nearly always enough.
            for _ in 0..20 {
                game.draft = imagined_draft(view, draft, dice);
                let kept = |drafter: &Drafter| drafter.kept.openly(|kept| goes_together(*kept));
                if game.draft.iter().all(kept) {
                    break;
                }
            }
        }
        game
    }
}

fn imagined_hands(view: &View, dice: &mut dyn Dice) -> [Secret<HandCards>; MAX_SEATS] {
    let mut pool = ArrayVec::<Hand, 16>::new();
    if view.table.colonies.iter().any(|colony| colony.cards > 0) {
        let unlocated = view.table.unlocated();
        pool.extend(
            Hand::ALL.into_iter().filter(|&card| {
                unlocated[Card::Hand(card).index()] > 0 && !view.hand.contains(&card)
            }),
        );
        shuffle(&mut pool, dice);
    }
    each_to_itself(|seat| {
        if view.seat == Some(seat) {
            view.hand.iter().copied().collect()
        } else {
            let colony = view.table.colonies.get(seat.index());
            let cards = colony.map_or(0, |colony| colony.cards);
            (0..cards).filter_map(|_| pool.pop()).collect()
        }
    })
}

fn goes_together(kept: Traits) -> bool {
    kept.iter().all(|one| {
        let mut others = kept;
        others.remove(one);
        others.may_gain(one, false)
    })
}

fn imagined_draft(view: &View, seen: &DraftView, dice: &mut dyn Dice) -> Vec<Drafter> {
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
    let mut draft: Vec<Drafter> = (0..dealt)
        .map(|seat| Drafter {
            took: seen.took[seat],
            ..Drafter::with(Seat::new(seat), Traits::NONE)
        })
        .collect();
    for holder in 0..dealt {
        let origin = Drafter::origin(Seat::new(holder), round, players);
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
        let mut known = Seats::only(Seat::new(holder));
        if round > 0 {
            known = known.with(Seat::new((holder + players - 1) % players));
        }
        draft[holder].pack = Secret::new(pack, known);
        // Whoever had the pack after the observer kept what is gone; before that nobody knows.
        for earlier in (0..round).rev() {
            let taker = (origin + usize::from(earlier)) % players;
            if own == Some(taker) || !seen.took[taker][usize::from(earlier)] {
                continue;
            }
            if let Some(card) = gone.pop().or_else(|| pool.pop()) {
                draft[taker].kept.blindly(|kept| kept.insert(card));
            }
        }
    }
    if let Some(drafter) = own.and_then(|own| draft.get_mut(own)) {
        drafter.kept.blindly(|kept| *kept = set(&seen.kept));
        drafter.pick.blindly(|pick| *pick = seen.pick);
        drafter.passed.blindly(|passed| {
            for (place, cards) in passed.iter_mut().zip(&seen.passed) {
                *place = cards.as_deref().map(set);
            }
        });
    }
    for seat in seen.answered.iter().map(Seat::index) {
        if own != Some(seat) {
            let drafter = &mut draft[seat];
            let kept = drafter.kept.openly(|kept| *kept);
            let pack = drafter.pack.openly(|pack| *pack);
            let choices: ArrayVec<Trait, 32> = pack
                .iter()
                .filter(|&card| kept.may_gain(card, false))
                .collect();
            let chosen = if choices.is_empty() {
                Pick::Nothing
            } else {
                Pick::Keep(*pick(&choices, dice))
            };
            drafter.pick.blindly(|pick| *pick = Some(chosen));
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
