//! What an observer may know: the table, the observer's own cards, the cards that the observer has put
//! under decks or looked at, and the packs of the draft as far as they passed by.

use arrayvec::ArrayVec;
use engine::chance::{pick, shuffle};
use engine::{Dice, Observer, PerSeat, Seat, Seats, Secret};
use serde::{Deserialize, Serialize};

use crate::cards::{Objective, Special, SpecialSet};
use crate::components::{Caste, DRAFT, SPECIALS};
use crate::list::List;
use crate::phases::game_setup::objectives_in_play;
use crate::phases::ways::Ways;
use crate::secrets::Secrets;
use crate::state::{Fourmidable, Phase, Table};

/// What an observer may know.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct View {
    /// Everything that lies open.
    pub table: Table,
    /// Who looks.
    pub seat: Option<Seat>,
    /// The observer's objectives.
    pub hand: Vec<Objective>,
    /// Objectives in each hand, by deck.
    pub hands: Vec<[u8; 3]>,
    /// Cards of each deck that nobody has seen.
    pub fresh: [u8; 3],
    /// The cards below them: who put them there, and which they are if the observer knows.
    pub tails: [Vec<(Seat, Option<Objective>)>; 3],
    /// Experienced: the cards on top that somebody has looked at.
    pub tops: Vec<(Seats, Option<Objective>)>,
    /// Cards that are drawn and not chosen from, by deck; which they are if the observer drew them.
    pub drawn: Vec<(Caste, Option<Objective>)>,
    /// The observer's special cards.
    pub specials: Vec<Special>,
    /// Special cards in each hand.
    pub special_counts: Vec<u8>,
    /// For each pack of the draft: stretches of cards, in the order in which they were taken, and
    /// which cards they were if the observer has seen them.
    pub packs: Vec<Vec<Stretch>>,
    /// What the observer has chosen in this round of the draft.
    pub choice: Option<Special>,
    /// Who has chosen in this round of the draft.
    pub chosen: Seats,
}

/// Cards that were taken one after the other from a pack. Within a stretch the order is not known.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Stretch {
    /// How many.
    pub len: u8,
    /// Which, if they are known.
    pub cards: Option<Vec<Special>>,
}

impl Fourmidable {
    pub(crate) fn seen_by(&self, observer: Observer) -> View {
        let players = self.table.players();
        let seat = match observer {
            Observer::Seat(seat) if seat.index() < players => Some(seat),
            _ => None,
        };
        let secrets = &self.secrets;
        let observer = seat.map_or(Observer::Spectator, Observer::Seat);
        let mixed = self.table.options.is_experienced();
        let seats = || Seat::all(players);
        let known = |card: &Secret<Objective>| card.seen_by(observer).copied();
        let drawn = secrets.drawn.seen_by(observer);
        View {
            table: self.table.clone(),
            seat,
            hand: seat
                .and_then(|seat| secrets.hands[seat.index()].seen_by(observer))
                .map_or_else(Vec::new, |hand| hand.iter().collect()),
            hands: seats()
                .map(|seat| secrets.hands[seat.index()].openly(|hand| hand.by_caste()))
                .collect(),
            fresh: secrets.fresh.openly(|deck| {
                // The castes of a mixed deck are as secret as its cards.
                if mixed {
                    [deck.len() as u8, 0, 0]
                } else {
                    deck.by_caste()
                }
            }),
            tails: secrets.tails.each_ref().map(|tail| {
                let by = |card: &Secret<Objective>| card.known().first().expect("somebody did");
                tail.iter().map(|card| (by(card), known(card))).collect()
            }),
            tops: secrets
                .tops
                .iter()
                .map(|card| (card.known(), known(card)))
                .collect(),
            drawn: secrets.drawn.openly(|cards| {
                let cards = cards.iter();
                cards
                    .map(|&card| (card.caste(), drawn.map(|_| card)))
                    .collect()
            }),
            specials: seat
                .and_then(|seat| secrets.specials[seat.index()].seen_by(observer))
                .map_or_else(Vec::new, |hand| hand.iter().collect()),
            special_counts: seats()
                .map(|seat| secrets.specials[seat.index()].openly(|hand| hand.len()))
                .collect(),
            packs: (0..secrets.packs.len())
                .map(|pack| self.stretches(seat, pack))
                .collect(),
            choice: seat
                .and_then(|seat| secrets.choices[seat.index()].seen_by(observer).copied())
                .flatten(),
            chosen: seats().filter(|&seat| secrets.has_chosen(seat)).collect(),
        }
    }

    fn stretches(&self, seat: Option<Seat>, pack: usize) -> Vec<Stretch> {
        // What a seat remembers of a pack is more than who holds it now.
        let cards = self.secrets.packs[pack].openly(|&cards| cards);
        stretches(&self.table, seat, pack)
            .into_iter()
            .map(|(from, to, known)| {
                let mut seen = cards[from..to].to_vec();
                seen.sort_unstable();
                Stretch {
                    len: (to - from) as u8,
                    cards: known.then_some(seen),
                }
            })
            .collect()
    }

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
        let mut unseen = objectives_in_play(table.options);
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
            let mut pool: ArrayVec<_, 78> = unseen.iter().collect();
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
            let mut pool: ArrayVec<_, 78> = unseen.of(caste).collect();
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
        if let Phase::Keep(drawer, ..) = self.table.phase {
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
        let players = self.table.players();
        let table = self.table.clone();
        let seats = |pack: usize, place: usize| table.taker(pack, place);
        let rounds = usize::from(self.table.drafted);
        let mut unseen = SpecialSet::ALL;
        for stretch in view.packs.iter().flatten() {
            for &card in stretch.cards.iter().flatten() {
                unseen.remove(card);
            }
        }
        // Cards that were played from a place that the observer did not see are fixed to their owner.
        let mut owed: PerSeat<SpecialSet> = PerSeat::from_fn(players, |seat| {
            let played = self.table.colony(seat).played.iter();
            played.filter(|&card| unseen.contains(card)).collect()
        });
        let mut pool = unseen;
        for seat in Seat::all(players) {
            owed[seat].iter().for_each(|card| pool.remove(card));
        }
        let mut pool: ArrayVec<_, 60> = pool.iter().collect();
        shuffle(&mut pool, dice);
        for (pack, stretches) in view.packs.iter().enumerate() {
            let mut cards: ArrayVec<Special, DRAFT> = ArrayVec::new();
            for stretch in stretches {
                let from = cards.len();
                let to = from + usize::from(stretch.len);
                let Some(known) = &stretch.cards else {
                    for place in from..to {
                        // Whose it was matters only for cards that are taken already.
                        let mut owed = (place < rounds).then(|| &mut owed[seats(pack, place)]);
                        let fixed = owed.as_mut().and_then(|owed| owed.iter().next());
                        if let (Some(card), Some(owed)) = (fixed, owed) {
                            owed.remove(card);
                        }
                        let card = fixed.or_else(|| pool.pop());
                        cards.push(card.expect("views count cards"));
                    }
                    continue;
                };
                let mut rest: ArrayVec<_, DRAFT> = known.iter().copied().collect();
                shuffle(&mut rest, dice);
                for place in from..to {
                    let played = |seat: Seat| self.table.colony(seat).played;
                    let fits = |card: &Special| {
                        place < rounds && played(seats(pack, place)).contains(*card)
                    };
                    let later = |card: &Special| {
                        (place + 1..to.min(rounds))
                            .any(|place| played(seats(pack, place)).contains(*card))
                    };
                    let choice = rest
                        .iter()
                        .position(fits)
                        .or_else(|| rest.iter().position(|card| !later(card)));
                    cards.push(rest.remove(choice.expect("views count cards")));
                }
            }
            cards[rounds..].sort_unstable();
            let cards = cards.into_inner().expect("a whole pack");
            let holder = table.holder(pack);
            self.secrets.packs.push(Secret::new(cards, holder));
        }
        self.secrets
            .stock
            .blindly(|stock| *stock = pool.into_iter().collect());
        for seat in Seat::all(players) {
            let taken = (0..self.secrets.packs.len()).flat_map(|pack| {
                let cards = self.secrets.packs[pack].openly(|&cards| cards);
                (0..rounds.min(SPECIALS.into()))
                    .filter(move |&place| seats(pack, place) == seat)
                    .map(move |place| cards[place])
            });
            let taken: SpecialSet = taken.collect();
            let left = taken.minus(self.table.colony(seat).played);
            self.secrets.specials[seat.index()].blindly(|hand| *hand = left);
        }
        for seat in view.chosen.iter() {
            let own = view.choice.filter(|_| view.seat == Some(seat));
            let pack = &self.secrets.packs[self.pack_of(seat)];
            let card = own.unwrap_or_else(|| pack.openly(|pack| *pick(&pack[rounds..], dice)));
            self.secrets.choices[seat.index()].blindly(|choice| *choice = Some(card));
        }
    }

    fn imagine_dealt_specials(&mut self, view: &View, dice: &mut dyn Dice) {
        let own: SpecialSet = view.specials.iter().copied().collect();
        let played = self.table.colonies.iter();
        let mut unseen = SpecialSet::ALL.minus(own);
        played.for_each(|colony| unseen = unseen.minus(colony.played));
        let mut pool: ArrayVec<_, 60> = unseen.iter().collect();
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

/// What a seat knows of a pack: from, to, and whether it knows which cards these are. It knows a pack
/// whenever it comes by.
fn stretches(table: &Table, seat: Option<Seat>, pack: usize) -> Vec<(usize, usize, bool)> {
    let players = table.players();
    let rounds = usize::from(table.drafted);
    let last = rounds.min(usize::from(SPECIALS) - 1);
    let Some(seat) = seat else {
        return vec![(0, DRAFT, false)];
    };
    let mut round = table.rounds_until(seat, pack);
    if round > last {
        return vec![(0, DRAFT, false)];
    }
    let mut stretches = Vec::new();
    if round > 0 {
        stretches.push((0, round, false));
    }
    loop {
        if round >= rounds {
            stretches.push((round, DRAFT, true));
            break;
        }
        stretches.push((round, round + 1, true));
        let next = round + players;
        if next > last {
            stretches.push((round + 1, DRAFT, true));
            break;
        }
        if next > round + 1 {
            stretches.push((round + 1, next, true));
        }
        round = next;
    }
    stretches
}
