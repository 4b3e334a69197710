//! The objectives of a printed box, as its owner has written them down: see `guide/box.txt`.
//!
//! ```text
//! 2 1 8 ladybug beetle        two cards for every game and one more marked 4+, worth 8 points each,
//!                             that cost a ladybug and a beetle
//! ```

use engine::Message;
use engine::notation::number;
use engine::printed::{Line, lines};

use crate::cards::decks::{Card, Deck, MOST_NEEDS};
use crate::cards::objectives::{MOST_OF_A_CASTE, Objective};
use crate::components::{CHILD_OBJECTIVES, Caste, Resource};

/// Rulebook: children draw seven cards each; up to three play without the cards marked 4+.
const FEWEST: [(u8, usize); 2] = [(3, 3 * OBJECTIVES_EACH), (6, 6 * OBJECTIVES_EACH)];
const OBJECTIVES_EACH: usize = CHILD_OBJECTIVES as usize;

/// Cards that are alike.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
struct Kind {
    caste: Caste,
    cost: [u8; 3],
    points: u8,
}

/// A kind, and how many there are for every game and marked 4+.
type Counted = (Kind, [u8; 2]);

/// Reads a box file, and writes what it says in one way.
pub(crate) fn read(text: &str) -> Result<String, Message> {
    read_deck(text).map(|deck| written(&deck))
}

/// The deck that a box file tells of.
pub(crate) fn read_deck(text: &str) -> Result<Deck, Message> {
    let mut kinds: Vec<Counted> = Vec::new();
    for mut line in lines(text) {
        let (kind, copies) = read_line(&mut line)?;
        match kinds.iter_mut().find(|(known, _)| *known == kind) {
            Some((_, known)) => {
                for (known, copies) in known.iter_mut().zip(copies) {
                    *known = known.saturating_add(copies);
                }
            }
            None => kinds.push((kind, copies)),
        }
    }
    kinds.sort_by_key(|&(kind, _)| (kind.caste, kind.cost.iter().sum::<u8>(), kind));
    let mut deck = Deck::EMPTY;
    for &caste in Caste::ALL {
        let mut number = 0;
        for four_plus in [false, true] {
            for (kind, copies) in kinds.iter().filter(|(kind, _)| kind.caste == caste) {
                for _ in 0..copies[usize::from(four_plus)] {
                    if number == MOST_OF_A_CASTE {
                        return Err(Message::new("box-many-objectives")
                            .with("caste", caste)
                            .with("most", MOST_OF_A_CASTE as i64));
                    }
                    let card = Card {
                        cost: kind.cost,
                        points: kind.points,
                    };
                    deck.put(Objective::of(caste, number), card, four_plus);
                    number += 1;
                }
            }
        }
    }
    for (players, least) in FEWEST {
        let found = deck.in_play(players).len();
        if found < least {
            return Err(Message::new("box-few-objectives")
                .with("players", players)
                .with("found", found as i64)
                .with("least", least as i64));
        }
    }
    Ok(deck)
}

fn read_line(line: &mut Line<'_>) -> Result<Counted, Message> {
    let always: u8 = line.read("expected-copies", number)?;
    let four_plus: u8 = line.read("expected-copies-4-plus", number)?;
    if always == 0 && four_plus == 0 {
        return Err(line.message("box-no-copies"));
    }
    let points = line.read("expected-points", number)?;
    let first: Resource = line.read("expected-resource", Resource::from_id)?;
    let caste = first.caste();
    let mut cost = [0; 3];
    cost[first as usize % 3] += 1;
    while line.goes_on() {
        let next = line.read("expected-resource", Resource::from_id)?;
        if next.caste() != caste {
            let wrong = line.message("box-mixed-objective");
            return Err(wrong.with("resource", next).with("caste", caste));
        }
        cost[next as usize % 3] += 1;
        if usize::from(cost.iter().sum::<u8>()) > MOST_NEEDS {
            let wrong = line.message("box-dear-objective");
            return Err(wrong.with("most", MOST_NEEDS as i64));
        }
    }
    let kind = Kind {
        caste,
        cost,
        points,
    };
    Ok((kind, [always, four_plus]))
}

/// What a deck says, a kind of card to a line.
pub(crate) fn written(deck: &Deck) -> String {
    let (few, all) = (deck.in_play(1), deck.in_play(6));
    let mut lines: Vec<(String, [u8; 2])> = Vec::new();
    for objective in all.iter() {
        let needs = deck.needs(objective);
        let needs: Vec<_> = needs.iter().map(|need| need.id()).collect();
        let text = format!("{} {}", deck.points(objective), needs.join(" "));
        let place = lines.iter().position(|(known, _)| *known == text);
        let place = place.unwrap_or_else(|| {
            lines.push((text, [0; 2]));
            lines.len() - 1
        });
        lines[place].1[usize::from(!few.contains(objective))] += 1;
    }
    let lines = lines.into_iter();
    lines
        .map(|(text, [always, four_plus])| format!("{always} {four_plus} {text}\n"))
        .collect()
}
