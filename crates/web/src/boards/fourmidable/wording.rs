//! The board in words, for those who hear it and for the lines beside it.

use engine::{Message, Seat};
use fourmidable::board::Printed;
use fourmidable::cards::Objective;
use fourmidable::cards::decks::Deck;
use fourmidable::components::{Predator, Species};
use fourmidable::{Cell, Phase, Place};
use table::Words;

use super::position::{Aim, Gains, Position, Spot, covered};
use crate::boards::kit::scene::Shown;

/// A spot and what is on it.
pub(super) fn spot(words: &Words, position: &Position, names: &[String], spot: Spot) -> String {
    let table = position.table();
    let name = |seat: Seat| names.get(seat.index()).cloned().unwrap_or_default();
    let of =
        |key: &'static str, seat: Seat| words.tell(&Message::new(key).with("player", name(seat)));
    let mut parts = Vec::new();
    let head = match spot {
        Spot::Hex(hex) => {
            if table.resources.contains(hex)
                && let Some(resource) = hex.resource()
            {
                parts.push(words.get(resource.key()));
            } else if table.empty.contains(hex) {
                parts.push(words.get("board-fourmidable-empty"));
            } else if hex.printed() == Printed::Water && !table.area.contains(hex) {
                parts.push(words.get("board-fourmidable-water"));
            }
            for seat in Seat::all(table.players()) {
                let colony = table.colony(seat);
                if colony.pheromones.contains(hex) {
                    parts.push(of("board-fourmidable-pheromone-of", seat));
                }
                if colony.hole_at(hex).is_some() {
                    parts.push(of("board-fourmidable-hole-of", seat));
                }
                parts.extend(ants(words, position, seat, colony.space(hex), names));
            }
            hex.to_string()
        }
        Spot::Cell(nest, cell) => {
            match cell.earth() {
                Some(earth) if !table.colony(nest).dug.contains(cell) => {
                    parts.push(words.get(earth.key()));
                }
                Some(_) => parts.push(words.get("board-fourmidable-dug")),
                None => {}
            }
            if let Some(number) = cell.hole() {
                let number = number as u8 + 1;
                let message = Message::new("board-fourmidable-hole").with("number", number);
                parts.push(words.tell(&message));
            }
            parts.extend(ants(words, position, nest, Place::Cell(cell), names));
            place(words, Place::Cell(cell))
        }
    };
    if let Some(predator) = position.predator_at(spot) {
        parts.push(words.get(predator.key()));
    }
    if parts.is_empty() {
        return head;
    }
    words.labelled(&head, parts.join(", "))
}

fn ants(
    words: &Words,
    position: &Position,
    seat: Seat,
    place: Place,
    names: &[String],
) -> Vec<String> {
    position
        .groups(seat, place)
        .into_iter()
        .map(|group| {
            let key = if group.moved {
                "board-fourmidable-ant-moved"
            } else {
                "board-fourmidable-ant"
            };
            words.tell(
                &Message::new(key)
                    .with("count", group.count as u8)
                    .with("caste", group.caste)
                    .with(
                        "player",
                        names.get(seat.index()).cloned().unwrap_or_default(),
                    ),
            )
        })
        .collect()
}

/// A place as players call it.
pub(super) fn place(words: &Words, place: Place) -> String {
    match place {
        Place::Cell(Cell::HOLE) => words.get("board-fourmidable-shaft"),
        Place::Cell(Cell::QUEEN) => words.get("board-fourmidable-queen"),
        Place::Cell(Cell::LIBRARY) => words.get("board-fourmidable-library"),
        Place::Cell(cell) => words.get(cell.term()),
        Place::Hex(hex) => hex.to_string(),
    }
}

/// What the reader can do, or whom the game waits for.
pub(super) fn task(words: &Words, position: &Position, name: impl Fn(Seat) -> String) -> String {
    if position.is_over() {
        return words.get("board-fourmidable-over");
    }
    if !position.decides() {
        let names: Vec<String> = position.awaited().iter().map(name).collect();
        let waits = if names.is_empty() {
            words.get("board-fourmidable-chance")
        } else {
            words.tell(&Message::new("board-fourmidable-waits").with("players", names.join(", ")))
        };
        // The reader may still reveal something.
        return if position.actor.is_some() {
            format!("{waits} {}", words.get("board-fourmidable-may-reveal"))
        } else {
            waits
        };
    }
    let (ants, birth, predator) = position.open_tasks(position.me);
    let message = match position.phase() {
        Phase::ChooseSpecies(_) => Message::new("board-fourmidable-do-species"),
        Phase::Draft => Message::new("board-fourmidable-do-draft"),
        Phase::Pick(_) => Message::new("board-fourmidable-do-pick"),
        Phase::Ants(_) if position.table().options.is_experienced() => {
            Message::new("board-fourmidable-do-ant")
        }
        Phase::Ants(_) => Message::new("board-fourmidable-do-ants")
            .with("count", position.table().options.first_ants()),
        Phase::Split(_) => Message::new("board-fourmidable-do-split"),
        Phase::ChooseWeather(_) => Message::new("board-fourmidable-do-weather"),
        Phase::Turn(_) => Message::new("board-fourmidable-do-turn")
            .with("ants", ants as u8)
            .with("birth", u8::from(birth))
            .with("predator", u8::from(predator)),
        Phase::Walk(_, walk) if walk.skipping => Message::new("board-fourmidable-do-skip"),
        Phase::Walk(_, walk) => Message::new("board-fourmidable-do-walk").with("steps", walk.steps),
        Phase::Hole(_, hole) => Message::new("board-fourmidable-do-hole").with("reach", hole.reach),
        Phase::Library(..) if position.table().options.is_experienced() => {
            Message::new("board-fourmidable-do-complete")
        }
        Phase::Library(..) => Message::new("board-fourmidable-do-library"),
        Phase::Keep(..) => Message::new("board-fourmidable-do-keep"),
        Phase::Under(..) => Message::new("board-fourmidable-do-under"),
        Phase::Feed(_, resource) => Message::new("board-fourmidable-do-feed")
            .with("predator", resource.caste().predator())
            .with("resource", resource),
        Phase::Close(_) => Message::new("board-fourmidable-do-close"),
        Phase::Last(..) => Message::new("board-fourmidable-do-last"),
        _ => Message::new("board-fourmidable-chance"),
    };
    words.tell(&message)
}

/// What has been taken up and still needs a target.
pub(super) fn aim(words: &Words, aim: Aim) -> String {
    let message = match aim {
        Aim::Predator(Predator::Worm) | Aim::Hunt(Predator::Worm) => {
            Message::new("board-fourmidable-aim-worm")
        }
        Aim::Predator(predator) | Aim::Hunt(predator) => {
            Message::new("board-fourmidable-aim-predator").with("predator", predator)
        }
        Aim::Fly => Message::new("board-fourmidable-aim-fly"),
        Aim::Card(card) => Message::new("board-fourmidable-aim-card").with("card", card),
    };
    words.tell(&message)
}

/// An objective as it is printed.
pub(super) fn printed(words: &Words, deck: &Deck, card: Objective) -> String {
    let needs = deck.needs(card).into_iter();
    let needs: Vec<String> = needs.map(|need| words.get(need.key())).collect();
    words.tell(
        &Message::new("board-fourmidable-objective")
            .with("caste", card.caste())
            .with("needs", needs.join(", "))
            .with("points", deck.points(card)),
    )
}

/// An objective and how far the reader has come.
pub(super) fn objective(words: &Words, deck: &Deck, card: Objective, store: &[u8; 9]) -> String {
    let covered = covered(deck, card, store);
    let has = covered.iter().filter(|(_, has)| *has).count() as u8;
    let progress = Message::new("board-fourmidable-progress")
        .with("has", has)
        .with("needs", covered.len() as u8);
    format!("{}. {}", printed(words, deck, card), words.tell(&progress))
}

/// What a species does.
pub(super) fn species(words: &Words, species: Species) -> String {
    words.get(&format!("{}-text", species.key()))
}

/// What a round has brought a player.
pub(super) fn gains(words: &Words, player: String, gains: &Gains) -> String {
    words.tell(
        &Message::new("board-fourmidable-gains")
            .with("player", player)
            .with("points", i64::from(gains.points))
            .with("harvested", gains.harvested)
            .with("objectives", gains.objectives)
            .with("pheromones", gains.pheromones)
            .with("ants", gains.ants),
    )
}
