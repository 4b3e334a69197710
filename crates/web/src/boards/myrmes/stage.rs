//! The garden: ground, prey, exits and tiles; above them what can be done, and the tile that is held.
//!
//! Layers without behaviour are written as SVG text. One layer of hexagons listens for all of them.

use std::fmt::Write;
use std::sync::Arc;

use engine::{Message, Seat};
use leptos::prelude::*;
use myrmes::board::Hex;
use myrmes::components::{Cube, Prey};
use myrmes::garden::{Content, Garden, Kind, Tile};
use myrmes::{Action, HexSet, Phase};

use super::art::{self, used};
use super::choice::Choice;
use super::geometry::{HEXAGON, cells, frame, heart, middle, moved, moved_to, outline};
use super::position::{Held, Position, shown_cubes};
use super::wording;
use crate::boards::kit;
use crate::boards::kit::art::refused;
use crate::boards::kit::picture::{self, Points};
use crate::boards::kit::scene::Shown;
use crate::boards::kit::spots::{self, Spot};
use crate::boards::kit::trace::{self, Home, Piece, trace};

fn area_of(choice: Choice) -> HexSet {
    let position = choice.position.get();
    position.map_or(HexSet::NONE, |position| *position.table().garden.area())
}

/// How wide the garden is for its height.
pub(super) fn aspect(choice: Choice) -> f64 {
    frame(&area_of(choice)).map_or(1.5, kit::art::aspect)
}

/// The picture of the garden.
pub(super) fn stage(choice: Choice) -> AnyView {
    let area = Memo::new(move |_| area_of(choice));
    let garden = Memo::new(move |_| Some(choice.position.get()?.table().garden.clone()));
    let view_box = move || frame(&area.get()).map(kit::art::view_box);
    let pieces = move || garden.get().map(|garden| pieces(&garden));
    let layers = view! {
        <defs inner_html=art::DEFINITIONS></defs>
        <g class="land" aria-hidden="true" inner_html=move || ground(&area.get())></g>
        <g class="pieces" aria-hidden="true" inner_html=pieces></g>
        <g class="marks" aria-hidden="true" inner_html=move || marks(choice)></g>
        {hexagons(choice, area)}
        {trace(choice.scene, 20, movable)}
        {worker(choice)}
        <g class="ghosts" aria-hidden="true" inner_html=move || ghost(choice)></g>
    };
    picture::stage(choice, "board-myrmes-garden", || "stage", view_box, layers)
}

fn ground(area: &HexSet) -> String {
    let mut drawn = String::new();
    for hex in area.iter() {
        let (x, y) = middle(hex.coordinates());
        // Every second hexagon is mirrored, so that the ground does not look printed.
        let mirror = if hex.index() % 2 == 0 { 1 } else { -1 };
        let transform = format!("translate({x} {y}) scale({mirror} 1)");
        drawn += &used(art::terrain(hex.terrain()), &transform);
    }
    drawn
}

fn pieces(garden: &Garden) -> String {
    let mut drawn = String::new();
    for tile in garden.tiles() {
        drawn += &tile_drawing(tile);
    }
    for (hex, owner) in garden.exits() {
        drawn += &exit_drawing(hex, owner);
    }
    for (hex, prey) in garden.prey() {
        drawn += &prey_drawing(hex, prey);
    }
    drawn
}

fn exit_drawing(hex: Hex, owner: Seat) -> String {
    format!(
        "<g class=\"exit {}\" transform=\"{}\">{}{}</g>",
        art::color(owner),
        moved_to(hex),
        used("exit", "translate(0 2)"),
        emblem(owner, "translate(0 -13) scale(0.85)"),
    )
}

fn prey_drawing(hex: Hex, prey: Prey) -> String {
    format!(
        "<g class=\"prey\" transform=\"{}\">{}{}</g>",
        moved_to(hex),
        used("token", ""),
        used(prey.id(), ""),
    )
}

/// What comes and goes in the garden: tiles, exits, prey, and the worker, who walks by itself.
fn movable(position: &Position) -> Vec<Piece> {
    let garden = &position.table().garden;
    let piece = |kind: String, hex: Hex, home: Home, drawing: String| Piece {
        kind,
        at: middle(hex.coordinates()),
        count: 1,
        home,
        drawing,
    };
    let tiles = garden.tiles().iter().filter_map(|tile| {
        let heart = heart(tile.hexes())?;
        Some(piece(
            tile_kind(tile),
            heart,
            Home::Hand,
            tile_drawing(tile),
        ))
    });
    let exits = garden.exits().map(|(hex, owner)| {
        let kind = format!("exit {}", art::color(owner));
        piece(kind, hex, Home::Nowhere, exit_drawing(hex, owner))
    });
    let prey = garden.prey().map(|(hex, prey)| {
        let kind = format!("prey {}", prey.id());
        piece(kind, hex, Home::Hand, prey_drawing(hex, prey))
    });
    let worker = position.sortie().and_then(|(seat, sortie)| {
        let kind = format!("worker {}", art::color(seat));
        Some(piece(
            kind,
            heart(&sortie.at)?,
            Home::Nowhere,
            String::new(),
        ))
    });
    tiles.chain(exits).chain(prey).chain(worker).collect()
}

/// A tile lies where it lies: it is not the same as one elsewhere.
fn tile_kind(tile: &Tile) -> String {
    let owner = tile.owner.map_or("neutral", art::color);
    format!("tile {owner} {}", tile.name())
}

fn emblem(owner: Seat, transform: &str) -> String {
    used(&format!("emblem-{}", art::color(owner)), transform)
}

fn tile_drawing(tile: &Tile) -> String {
    let owner = tile.owner.map_or("neutral", art::color);
    let special = match tile.kind {
        Kind::Pheromone => None,
        Kind::Special(special) => Some(special),
    };
    let line = outline(&cells(tile.hexes()), 3.0);
    let class = if special.is_some() { "special" } else { "" };
    let name = heart(tile.hexes())
        .map(|heart| trace::name(&tile_kind(tile), middle(heart.coordinates())))
        .unwrap_or_default();
    let mut drawn = format!("<g class=\"tile {class} {owner}\" data-piece=\"{name}\">");
    let fill = if special.is_some() { "neutral" } else { owner };
    let _ = write!(
        drawn,
        "<path class=\"tile-shadow\" d=\"{line}\"/><path class=\"tile-face\" d=\"{line}\" fill=\"url(#myr-{fill})\"/>"
    );
    if let Some(special) = special {
        for hex in tile.hexes().iter() {
            drawn += &used(art::special(special), &moved_to(hex));
        }
    }
    let cubes = shown_cubes(tile);
    for &(hex, cube) in &cubes {
        let (x, y) = middle(hex.coordinates());
        let _ = write!(
            drawn,
            "<circle class=\"cube-halo\" cx=\"{x}\" cy=\"{}\" r=\"15.5\"/>",
            y + 3
        );
        drawn += &used(
            cube_drawing(cube),
            &format!("translate({x} {}) scale(1.05)", y + 3),
        );
    }
    if let (Some(owner), Some(heart)) = (tile.owner, heart(tile.hexes())) {
        // Where no cube lies it stands in the middle.
        let covered = special.is_some() || cubes.iter().any(|&(hex, _)| hex == heart);
        let (x, y) = middle(heart.coordinates());
        let (y, size) = if covered { (y - 17, 0.8) } else { (y, 1.15) };
        let place = format!("translate({x} {y}) scale({size})");
        drawn += &emblem(owner, &place);
    }
    drawn + "</g>"
}

/// The drawing of a cube.
pub(super) const fn cube_drawing(cube: Cube) -> &'static str {
    match cube {
        Cube::Food => "food",
        Cube::Earth => "earth-cube",
        Cube::Stone => "stone-cube",
    }
}

/// Lines around what is asked for, chosen, pointed at, looked at in the log, or refused.
fn marks(choice: Choice) -> String {
    let Some(position) = choice.position.get() else {
        return String::new();
    };
    let mut drawn = String::new();
    let mut around = |class: &str, hexes: &HexSet| {
        let line = outline(&cells(hexes), 1.0);
        let _ = write!(drawn, "<path class=\"{class}\" d=\"{line}\"/>");
    };
    if let Some(tile) = position.asked_tile() {
        around("asked", tile.hexes());
    }
    if let Phase::Giving(_, giving) = position.phase() {
        for tile in position.table().garden.tiles() {
            if tile.hexes().meets(&giving.chosen) {
                around("chosen", tile.hexes());
            }
        }
    }
    for action in &position.legal {
        if let Action::Give(hex) | Action::Harvest(hex, _) = action
            && let Some(tile) = position.table().garden.tile_at(*hex)
        {
            around("open", tile.hexes());
        }
    }
    for (class, action) in [
        ("looked-at", choice.looked_at()),
        ("pointed", choice.pointed_action.get()),
    ] {
        if let Some(hexes) = action.and_then(|action| place_of(&position, action)) {
            around(class, &hexes);
        }
    }
    if let Some(hex) = choice.looks.refused.get() {
        drawn += &refused(middle(hex.coordinates()));
    }
    drawn
}

/// What an action is about, in the garden.
fn place_of(position: &Position, action: Action) -> Option<HexSet> {
    match action {
        Action::Leave(hex)
        | Action::Step(hex)
        | Action::Tunnel(hex)
        | Action::Give(hex)
        | Action::Harvest(hex, _) => {
            let tile = position.table().garden.tile_at(hex);
            Some(tile.map_or(HexSet::only(hex), |tile| *tile.hexes()))
        }
        Action::Clear => Some(position.sortie()?.1.at),
        Action::Pheromone(at) | Action::Build(_, at) => Some(at.laid().hexes),
        _ => None,
    }
}

fn spots(choice: Choice, area: &HexSet) -> Vec<Spot> {
    let Some(position) = choice.position.get() else {
        return Vec::new();
    };
    let words = choice.words.get();
    // Who holds a tile does not want to walk.
    let holds = choice.ghost.with(Option::is_some);
    let reach = if holds {
        Arc::default()
    } else {
        choice.reach.get()
    };
    let digs = choice.digs.get();
    let is_out = position.sortie().is_some() && position.actor.is_some();
    let names = choice.all_names(&position);
    area.iter()
        .map(|hex| {
            let name = position.space(hex);
            let goal = reach.get(name);
            let action = choice.meaning(&position, hex);
            let legal = !holds && action.is_some_and(|action| position.is_legal(action));
            let class = match (action, goal) {
                (Some(Action::Leave(_)), _) if legal => "can leave",
                (_, Some(goal)) if is_out && goal.way.len() == 1 => "can near",
                (_, Some(_)) if is_out => "can far",
                (_, Some(_)) => "foreseen",
                (Some(Action::Tunnel(_)), _) if legal && digs => "can dig now",
                (Some(Action::Tunnel(_)), _) if legal => "can dig",
                (Some(Action::Clear), _) if legal => "can clear",
                _ if legal => "can",
                _ => "",
            };
            let badge = goal.filter(|_| name == hex);
            let badge = badge.map(|goal| badge_of(goal.left, goal.soldiers));
            let mut label = wording::hexagon(&words, &position, &names, hex);
            if let Some(goal) = goal {
                let message = Message::new("board-myrmes-reach")
                    .with("left", goal.left)
                    .with("soldiers", goal.soldiers);
                label += &words.tell(&message);
            }
            if let Content::Prey(prey) = position.table().garden.content(hex) {
                label = format!("{label}\n{}", words.tell(&prey.told()));
            }
            Spot {
                name: hex.to_string(),
                at: moved_to(hex),
                outline: HEXAGON,
                class,
                label,
                badge: badge.unwrap_or_default(),
            }
        })
        .collect()
}

/// Movement points that would be left, and soldiers that it would cost.
fn badge_of(left: u8, soldiers: u8) -> String {
    let mut drawn = format!("<text y=\"22\">{left}</text>");
    if soldiers > 0 {
        let _ = write!(
            drawn,
            "<text class=\"loss\" x=\"-6\" y=\"-13\">−{soldiers}</text>{}",
            used("soldier", "translate(9 -18) scale(0.5)")
        );
    }
    drawn
}

/// Every hexagon, as a button.
fn hexagons(choice: Choice, area: Memo<HexSet>) -> impl IntoView {
    let all = Memo::new(move |_| Arc::new(spots(choice, &area.get())));
    let tab_stop = move || {
        let position = choice.position.get()?;
        let stop = choice.looks.hover.get().or_else(|| {
            let worker = position.sortie().and_then(|(_, sortie)| sortie.at.first());
            worker.or(position.own().exits.first().copied())
        });
        Some(stop?.to_string())
    };
    spots::spots(all, tab_stop)
}

/// The worker on its sortie.
fn worker(choice: Choice) -> impl IntoView {
    let at = Memo::new(move |_| {
        let (seat, sortie) = choice.position.get()?.sortie()?;
        // On a tile it stands anywhere.
        Some((seat, heart(&sortie.at)?, sortie.steps))
    });
    move || {
        let (seat, hex, steps) = at.get()?;
        let (at, drawing) = (middle(hex.coordinates()), used("worker", "scale(1.35)"));
        Some(picture::walker::<Position>(seat, at, steps, drawing))
    }
}

/// The tile that is held: where it would lie, and the cubes it would get.
fn ghost(choice: Choice) -> String {
    let (Some(ghost), Some(position)) = (choice.ghost.get(), choice.position.get()) else {
        return String::new();
    };
    let fits = ghost.action().is_some_and(|it| position.is_legal(it));
    let class = if fits { "fits" } else { "bad" };
    let owner = art::color(position.me);
    let line = outline(&ghost.cells(), 3.0);
    let fill = match ghost.held {
        Held::Pheromone(_) => owner,
        Held::Special(_) => "neutral",
    };
    let mut drawn = format!(
        "<g class=\"ghost {class} {owner}\"><path class=\"tile-face\" d=\"{line}\" fill=\"url(#myr-{fill})\"/>"
    );
    for (q, r) in ghost.cells() {
        let cube = Hex::at(q, r).and_then(|hex| hex.terrain().cube());
        match (ghost.held, cube) {
            (Held::Special(special), _) => drawn += &used(art::special(special), &moved((q, r))),
            (Held::Pheromone(_), Some(cube)) if fits => {
                drawn += &used(cube_drawing(cube), &moved((q, r)));
            }
            _ => {}
        }
    }
    let _ = write!(drawn, "<path class=\"frame\" d=\"{line}\"/>");
    if !fits {
        // Not only the colour says so.
        drawn += &refused(middle(ghost.cells()[0]));
    }
    drawn + "</g>"
}
