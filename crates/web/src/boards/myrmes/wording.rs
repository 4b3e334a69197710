//! The board in words, for those who hear it and for the lines beside it.

use engine::Message;
use myrmes::components::{Cube, Demand, Objective};
use myrmes::garden::{Content, Kind, Tile};
use myrmes::state::{Chore, Ledger, Source};
use myrmes::{Action, Hex, Phase};
use table::Words;

use super::art;
use super::position::Position;
use crate::boards::kit::scene::Shown;

/// A hexagon and what is on it.
pub(super) fn hexagon(words: &Words, position: &Position, names: &[String], hex: Hex) -> String {
    let terrain = words.get(&format!("board-myrmes-{}", art::terrain(hex.terrain())));
    let mut told = words.labelled(&hex.to_string(), terrain);
    let garden = &position.table().garden;
    let name = |index: usize| names.get(index).cloned().unwrap_or_default();
    match garden.content(hex) {
        Content::Empty | Content::Barred => {}
        Content::Prey(prey) => {
            told += ", ";
            told += &words.get(&format!("prey-{}", prey.id()));
        }
        Content::Exit(owner) => {
            let message = Message::new("board-myrmes-exit-of").with("player", name(owner.index()));
            told += ", ";
            told += &words.tell(&message);
        }
        Content::Tile(index) => {
            let tile = &garden.tiles()[index];
            told += ", ";
            told += &tile_of(words, tile);
            if let Some(owner) = tile.owner {
                told += ", ";
                told += &name(owner.index());
            }
            if !tile.is_empty() {
                told += ", ";
                told += &cubes(words, tile.cubes);
            }
        }
    }
    if position
        .sortie()
        .is_some_and(|(_, sortie)| sortie.at.contains(hex))
    {
        told += ", ";
        told += &words.get("board-myrmes-worker-here");
    }
    told
}

fn tile_of(words: &Words, tile: &Tile) -> String {
    match tile.kind {
        Kind::Pheromone => words.get(&format!("shape-{}", tile.shape().id())),
        Kind::Special(special) => words.get(&format!("tile-{}", special.id())),
    }
}

/// Cubes by kind: `2 food, 1 stone`.
pub(super) fn cubes(words: &Words, cubes: [u8; 3]) -> String {
    let kinds = Cube::ALL.into_iter().filter_map(|cube| {
        let count = cubes[cube as usize];
        (count > 0).then(|| format!("{count} {}", words.get(&format!("cube-{}", cube.id()))))
    });
    kinds.collect::<Vec<_>>().join(", ")
}

/// What the reader can do, or whom the game waits for.
pub(super) fn task(
    words: &Words,
    position: &Position,
    name: impl Fn(engine::Seat) -> String,
) -> String {
    let own = position.own();
    if position.is_over() {
        return words.get(match position.phase() {
            Phase::Over { lost: true } => "board-myrmes-lost",
            _ => "board-myrmes-over",
        });
    }
    if position.actor.is_none() {
        let names: Vec<String> = position.awaited().iter().map(name).collect();
        return if names.is_empty() {
            words.get("board-myrmes-chance")
        } else {
            words.tell(&Message::new("board-myrmes-waits").with("players", names.join(", ")))
        };
    }
    let message = match (position.phase(), own.chore) {
        (Phase::Plan, _) if position.view.plan.event.is_none() => {
            Message::new("board-myrmes-do-event")
        }
        (Phase::Plan, _) => Message::new("board-myrmes-do-births"),
        (Phase::Worker(_), _) => {
            Message::new("board-myrmes-do-worker").with("workers", own.workers)
        }
        (Phase::Sortie(_, sortie), _) => {
            Message::new("board-myrmes-do-sortie").with("steps", sortie.steps)
        }
        (Phase::Harvest, Chore::Harvest(_)) => Message::new("board-myrmes-do-harvest"),
        (Phase::Harvest, Chore::Scavenge(left)) => {
            Message::new("board-myrmes-do-scavenge").with("left", left)
        }
        (Phase::Harvest, Chore::Extra(left)) => {
            Message::new("board-myrmes-do-extra").with("left", left)
        }
        (Phase::Atelier(_), _) => {
            Message::new("board-myrmes-do-atelier").with("nurses", own.atelier)
        }
        (Phase::Giving(_, giving), _) => Message::new(match giving.objective.demand() {
            Demand::Pheromones(_) => "board-myrmes-do-give-pheromones",
            _ => "board-myrmes-do-give-special",
        })
        .with("left", giving.left),
        (Phase::Storage, _) => Message::new("board-myrmes-do-store").with("room", own.storage()),
        (Phase::Winter, _) => Message::new("board-myrmes-do-feed")
            .with("food", position.table().hunger(position.me))
            .with("has", own.store[Cube::Food as usize]),
        _ => Message::new("board-myrmes-chance"),
    };
    words.tell(&message)
}

/// What placing a tile would bring.
pub(super) fn placement(words: &Words, position: &Position, action: Action) -> String {
    let points = position.points(action);
    let mut told =
        words.tell(&Message::new("board-myrmes-points").with("points", i64::from(points)));
    if let Action::Pheromone(at) = action
        && at.laid().cubes != [0; 3]
    {
        told += " · ";
        told += &cubes(words, at.laid().cubes);
    }
    told
}

/// An objective and how far the reader has come.
pub(super) fn objective(words: &Words, objective: Objective, progress: (u8, u8)) -> String {
    let (has, needs) = progress;
    words.tell(
        &Message::new("board-myrmes-objective")
            .with("objective", objective)
            .with("level", objective.level())
            .with("points", objective.points())
            .with("has", has)
            .with("needs", needs),
    )
}

/// A season in lines: births, harvest, points, winter.
pub(super) fn account(words: &Words, ledger: &Ledger) -> Vec<String> {
    let mut lines = Vec::new();
    let [larvae, soldiers, workers] = ledger.born;
    if ledger.born != [0; 3] {
        lines.push(
            words.tell(
                &Message::new("board-myrmes-born")
                    .with("larvae", larvae)
                    .with("soldiers", soldiers)
                    .with("workers", workers),
            ),
        );
    }
    for (key, counted) in [
        ("board-myrmes-harvested", ledger.harvested),
        ("board-myrmes-discarded", ledger.discarded),
    ] {
        if counted != [0; 3] {
            lines.push(words.tell(&Message::new(key).with("cubes", cubes(words, counted))));
        }
    }
    for (source, points) in Source::ALL.into_iter().zip(ledger.points) {
        if points > 0 {
            let points = words.tell(&Message::new("board-myrmes-points").with("points", points));
            lines.push(words.labelled(&words.get(source_key(source)), points));
        }
    }
    if ledger.eaten > 0 || ledger.missing > 0 {
        lines.push(
            words.tell(
                &Message::new("board-myrmes-ate")
                    .with("eaten", ledger.eaten)
                    .with("missing", ledger.missing),
            ),
        );
    }
    lines
}

const fn source_key(source: Source) -> &'static str {
    match source {
        Source::Pheromones => "board-myrmes-from-pheromones",
        Source::SpecialTiles => "board-myrmes-from-special-tiles",
        Source::Prey => "board-myrmes-from-prey",
        Source::Clearing => "board-myrmes-from-clearing",
        Source::Queen => "board-myrmes-from-queen",
        Source::SubColonies => "board-myrmes-from-sub-colonies",
        Source::Objectives => "board-myrmes-from-objectives",
        Source::Earlier => "board-myrmes-from-earlier",
    }
}

/// Levels as the rulebook writes them.
pub(super) const fn level(level: u8) -> &'static str {
    match level {
        0 => "0",
        1 => "I",
        2 => "II",
        _ => "III",
    }
}
