//! What an observer may know: the table, the observer's own cards, the cards that the observer has put
//! under decks or looked at, and the packs of the draft as far as they passed by.

use engine::{Observer, Seat, Seats, Secret};
use serde::{Deserialize, Serialize};

use crate::cards::{Objective, Special};
use crate::components::{Caste, DRAFT, SPECIALS};
use crate::state::{Fourmidable, Table};

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
            fresh: self.unseen_of_decks(),
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
                .map(|seat| secrets.specials[seat.index()].openly(|hand| hand.len() as u8))
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

    /// How many cards of each deck nobody has seen.
    pub(crate) fn unseen_of_decks(&self) -> [u8; 3] {
        self.secrets.fresh.openly(|deck| {
            // The castes of a mixed deck are as secret as its cards.
            if self.table.options.is_experienced() {
                [deck.len() as u8, 0, 0]
            } else {
                deck.by_caste()
            }
        })
    }

    fn stretches(&self, seat: Option<Seat>, pack: usize) -> Vec<Stretch> {
        // What a seat remembers of a pack is more than who holds it now.
        let cards = self.secrets.packs[pack].openly(|&cards| cards);
        known_places(&self.table, seat, pack)
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
}

/// What a seat knows of a pack: from, to, and whether it knows which cards these are. It knows a pack
/// whenever it comes by.
pub(crate) fn known_places(
    table: &Table,
    seat: Option<Seat>,
    pack: usize,
) -> Vec<(usize, usize, bool)> {
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
