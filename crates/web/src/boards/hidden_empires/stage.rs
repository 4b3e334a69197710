//! The map: ground, markers, nests and ants; above them what can be done, and the ants on their way.
//!
//! Layers without behaviour are written as SVG text. One layer of hexagons listens for all of them.

use std::fmt::Write;
use std::sync::Arc;

use engine::Seat;
use hidden_empires::action::On;
use hidden_empires::components::Ants;
use hidden_empires::{Action, Area, Phase, Place, Table};
use leptos::prelude::*;

use super::aim::Aim;
use super::art::{self, used};
use super::choice::Choice;
use super::geometry::{FRAME, HEXAGON, central_line, middle, moved_to};
use super::position::Position;
use super::wording;
use crate::boards::kit;
use crate::boards::kit::art::refused;
use crate::boards::kit::picture;
use crate::boards::kit::scene::Shown;
use crate::boards::kit::spots::{self, Spot};
use crate::boards::kit::trace::{Home, Piece, trace};

/// How wide the map is for its height.
pub(super) fn aspect() -> f64 {
    kit::art::aspect(FRAME)
}

/// The picture of the map.
pub(super) fn stage(choice: Choice) -> AnyView {
    let pieces = Memo::new(move |_| {
        let position = choice.position.get()?;
        Some(pieces(position.table()))
    });
    let layers = view! {
        <defs inner_html=art::DEFINITIONS></defs>
        <g class="land" aria-hidden="true" inner_html=land()></g>
        <g class="paths" aria-hidden="true" inner_html=move || trail(choice)></g>
        <g class="pieces" aria-hidden="true" inner_html=move || pieces.get()></g>
        <g class="marks" aria-hidden="true" inner_html=move || marks(choice)></g>
        {hexagons(choice)}
        {trace(choice.scene, 21, |position| movable(position.table(), position.mover()))}
    };
    let view_box = || Some(kit::art::view_box(FRAME));
    picture::stage(choice, "board-empires-map", || "stage", view_box, layers)
}

/// The place that is called so in the markup.
pub(super) fn place_named(name: &str) -> Option<Place> {
    match name {
        "builders" => Some(Place::Builders),
        "nurses" => Some(Place::Nurses),
        "reserves" => Some(Place::Reserves),
        name => Area::from_name(name).map(Place::Map),
    }
}

fn land() -> String {
    let mut drawn = String::new();
    for area in Area::all() {
        let (x, y) = middle(area);
        // Every second hexagon is mirrored, so that the ground does not look printed.
        let mirror = if area.index() % 2 == 0 { 1 } else { -1 };
        let transform = format!("translate({x} {y}) scale({mirror} 1)");
        drawn += &used(art::ground(area.color()), &transform);
        let _ = write!(
            drawn,
            "<text class=\"area-name\" x=\"{x}\" y=\"{}\">{area}</text>",
            y + 27
        );
    }
    let _ = write!(drawn, "<path class=\"centre\" d=\"{}\"/>", central_line());
    drawn
}

fn pieces(table: &Table) -> String {
    let mut drawn = String::new();
    let starting = matches!(table.phase, Phase::DrawNest | Phase::PlaceNest(_));
    for area in Area::all() {
        let nest = table.nest_in(area);
        let _ = write!(drawn, "<g transform=\"{}\">", moved_to(area));
        if starting && nest.is_none() && table.options.starts.contains(area) {
            drawn += &used("nest", "translate(0 -4) scale(0.9)")
                .replace("<use ", "<use class=\"start\" ");
        }
        if let Some(owner) = nest {
            let color = art::color(owner);
            let size = if table.colony(owner).sites.contains(area) {
                0.85
            } else {
                1.15
            };
            let _ = write!(
                drawn,
                "<g class=\"nest {color}\">{}{}</g>",
                used("nest", &format!("translate(0 -9) scale({size})")),
                used(&format!("emblem-{color}"), "translate(0 -13) scale(0.75)"),
            );
        }
        for owner in Seat::all(table.players()) {
            if table.colony(owner).trunks.contains(area) {
                let color = art::color(owner);
                let _ = write!(
                    drawn,
                    "<g class=\"trunk {color}\">{}</g>",
                    used("trunk", "translate(0 -10)"),
                );
            }
        }
        drawn += &marker(table, area, nest.is_some());
        drawn += &groups(table, area);
        drawn += "</g>";
    }
    drawn
}

/// The discovery marker of an area.
fn marker(table: &Table, area: Area, is_nest: bool) -> String {
    let markers = &table.markers;
    // In a nest area it lies beside the nest.
    let place = if is_nest {
        "translate(13 -14) scale(0.7)"
    } else {
        "translate(0 -10)"
    };
    if markers.facedown.contains(area) {
        return used("facedown", place);
    }
    let Some(found) = markers.faceup[area] else {
        return String::new();
    };
    let kind = art::marker(found);
    if found.is_predators() {
        return format!(
            "<g class=\"marker predators\" transform=\"{place}\"><circle class=\"token\" r=\"15\"/>{}<text class=\"danger\" x=\"11\" y=\"12\">{}</text></g>",
            used(kind, "scale(0.72)"),
            found.value(),
        );
    }
    let modifier = markers.modifier[area];
    let changed = match modifier {
        0 => String::new(),
        1.. => format!("<text class=\"more\" x=\"16\" y=\"-7\">+{modifier}</text>"),
        _ => format!(
            "<text class=\"less\" x=\"16\" y=\"-7\">−{}</text>",
            -modifier
        ),
    };
    format!(
        "<g class=\"marker {kind}\" transform=\"{place}\"><rect class=\"token\" x=\"-20\" y=\"-12\" width=\"40\" height=\"24\" rx=\"9\"/>{}<text class=\"value\" x=\"9\" y=\"6\">{}</text>{changed}</g>",
        used(kind, "translate(-8 0) scale(0.72)"),
        markers.value(area),
    )
}

/// The ants of everybody in an area, side by side.
fn groups(table: &Table, area: Area) -> String {
    let owners: Vec<Seat> = table.owners(area).collect();
    let mut drawn = String::new();
    let count = owners.len();
    for (index, &owner) in owners.iter().enumerate() {
        let colony = table.colony(owner);
        let (ants, patrol) = (colony.ants[area], colony.patrol[area]);
        let (x, y, size) = match (count, index) {
            (1, _) => (0.0, 13.0, 1.0),
            (2, index) => (-12.5 + 25.0 * index as f64, 13.0, 0.8),
            (_, index) => (
                -12.5 + 25.0 * (index % 2) as f64,
                7.0 + 13.0 * (index / 2) as f64,
                0.66,
            ),
        };
        drawn += &group(
            owner,
            ants,
            patrol,
            &format!("translate({x} {y}) scale({size})"),
        );
    }
    drawn
}

/// What comes, goes and moves on the map. Ants that are on their way still count where they were.
fn movable(table: &Table, mover: Option<Seat>) -> Vec<Piece> {
    let mut pieces = Vec::new();
    for owner in Seat::all(table.players()) {
        let colony = table.colony(owner);
        let color = art::color(owner);
        // Whoever comes from the nest comes from where it is.
        let home = colony
            .nest
            .map_or(Home::Nowhere, |nest| Home::Place(middle(nest)));
        let carried = table.turn.carried.filter(|_| mover == Some(owner));
        for area in Area::all() {
            let lifted = match carried {
                Some((Place::Map(from), _, count)) if from == area => count,
                _ => 0,
            };
            let count = colony.ants[area].total() + lifted;
            let (x, y) = middle(area);
            if count > 0 {
                let at = format!("translate({x} {})", y + 13);
                pieces.push(Piece {
                    kind: format!("ants {color}"),
                    at: (x, y),
                    count,
                    home,
                    drawing: group(owner, colony.ants[area], Ants::NONE, &at),
                });
            }
            if table.nest_in(area) == Some(owner) {
                let at = format!("translate({x} {}) scale(1.15)", y - 9);
                pieces.push(Piece {
                    kind: format!("nest {color} {area}"),
                    at: (x, y),
                    count: 1,
                    home: Home::Hand,
                    drawing: format!("<g class=\"nest {color}\">{}</g>", used("nest", &at)),
                });
            }
        }
    }
    for area in Area::all() {
        if let Some(found) = table.markers.faceup[area] {
            pieces.push(Piece {
                kind: format!("marker {} {area}", art::marker(found)),
                at: middle(area),
                count: 1,
                home: Home::Nowhere,
                drawing: String::new(),
            });
        }
    }
    pieces
}

/// A counter: the owner's colour and sign, and how many ants.
fn group(owner: Seat, ants: Ants, patrol: Ants, transform: &str) -> String {
    let color = art::color(owner);
    let class = if patrol.is_empty() { "" } else { "patrols" };
    let [_, medias, majors] = ants.iter().map(|(_, count)| count).collect::<Vec<_>>()[..] else {
        return String::new();
    };
    let mut castes = String::new();
    for (count, sign, x) in [(medias, "he-media-sign", -6), (majors, "he-major-sign", 6)] {
        if count > 0 {
            let _ = write!(
                castes,
                "<circle class=\"{sign}\" cx=\"{x}\" cy=\"-10\" r=\"3.500\"/>"
            );
        }
    }
    format!(
        "<g class=\"group {color} {class}\" transform=\"{transform}\"><rect class=\"counter\" x=\"-17\" y=\"-10\" width=\"34\" height=\"20\" rx=\"10\"/>{}<text x=\"6\" y=\"5.500\">{}</text>{castes}</g>",
        used(&format!("emblem-{color}"), "translate(-9 0) scale(0.5)"),
        ants.total(),
    )
}

/// The way home of the food in the area that is looked at.
fn trail(choice: Choice) -> String {
    let Some(position) = choice.position.get() else {
        return String::new();
    };
    let looked_at = choice.selected.get().or_else(|| choice.hovered());
    let Some(area) = looked_at.filter(|_| matches!(position.phase(), Phase::Tasks(_))) else {
        return String::new();
    };
    let way = position.way_home(area);
    let mut line = String::new();
    for (index, area) in way.iter().enumerate() {
        let (x, y) = middle(*area);
        let pen = if index == 0 { 'M' } else { 'L' };
        let _ = write!(line, "{pen}{x} {y}");
    }
    format!("<path class=\"trail\" d=\"{line}\"/>")
}

/// Lines around what is chosen, pointed at, looked at in the log, or refused.
fn marks(choice: Choice) -> String {
    let Some(position) = choice.position.get() else {
        return String::new();
    };
    let mut drawn = String::new();
    let mut around = |class: &str, area: Area| {
        let _ = write!(
            drawn,
            "<path class=\"{class}\" d=\"{HEXAGON}\" transform=\"{} scale(0.94)\"/>",
            moved_to(area)
        );
    };
    let carried = position.table().turn.carried.map(|(from, ..)| from);
    let from = choice.held.get().map(|held| held.from).or(carried);
    if let Some(Place::Map(area)) = from {
        around("chosen", area);
    }
    if let Some(area) = choice.selected.get() {
        around("chosen", area);
    }
    if let Some(Aim::Way(_, from)) = choice.aim.get() {
        around("chosen", from);
    }
    for area in position.at_stake().iter() {
        around("at-stake", area);
    }
    if let Some(fight) = position.fight() {
        around("battle", fight.area);
    }
    for (class, action) in [
        ("looked-at", choice.looked_at()),
        ("pointed", choice.pointed_action.get()),
    ] {
        if let Some(area) = action.and_then(area_of) {
            around(class, area);
        }
    }
    if let Some(Place::Map(area)) = choice.looks.refused.get() {
        drawn += &refused(middle(area));
    }
    drawn
}

/// What an action is about, on the map.
fn area_of(action: Action) -> Option<Area> {
    match action {
        Action::Nest(area)
        | Action::TurnUp(area)
        | Action::Scout(area)
        | Action::Attack(area, _)
        | Action::AttackSparing(area, _)
        | Action::Harvest(area, _)
        | Action::HarvestWith(area, _)
        | Action::Tend(area)
        | Action::TendWith(area, _)
        | Action::Patrol(area)
        | Action::PatrolWith(area, ..)
        | Action::Release(area)
        | Action::Wander(area)
        | Action::Found(area)
        | Action::Trunk(area, _)
        | Action::Repel(area, _)
        | Action::Play(_, On::Area(area) | On::Way(_, area))
        | Action::Lift(Place::Map(area), ..)
        | Action::Put(Place::Map(area))
        | Action::House(Place::Map(area), ..) => Some(area),
        _ => None,
    }
}

fn class_of(choice: Choice, position: &Position, area: Area) -> &'static str {
    if position.actor.is_none() {
        return "";
    }
    if let Some(aim) = choice.aim.get() {
        let fits = position.aimed(aim, area).is_some();
        return if fits { "can target" } else { "" };
    }
    let place = Place::Map(area);
    if position.moves() {
        let holds = choice.held.get().is_some() || position.table().turn.carried.is_some();
        return if choice.targets.read().contains(&place) {
            "can target"
        } else if position.movable(place).is_empty() {
            ""
        } else if holds {
            "mine"
        } else {
            "can mine"
        };
    }
    match position.meaning(area) {
        Some(action) if position.is_legal(action) => "can target",
        Some(_) => "",
        None if !position.tasks(area).is_empty() => "can task",
        None => "",
    }
}

fn spots(choice: Choice) -> Vec<Spot> {
    let Some(position) = choice.position.get() else {
        return Vec::new();
    };
    let words = choice.words.get();
    let names = choice.all_names(&position);
    Area::all()
        .map(|area| Spot {
            name: area.to_string(),
            at: moved_to(area),
            outline: HEXAGON,
            class: class_of(choice, &position, area),
            label: wording::area(&words, position.table(), &names, area),
            badge: String::new(),
        })
        .collect()
}

/// Every area, as a button.
fn hexagons(choice: Choice) -> impl IntoView {
    let all = Memo::new(move |_| Arc::new(spots(choice)));
    let tab_stop = move || {
        let position = choice.position.get()?;
        let middle = Area::from_name("e5");
        let stop = choice.hovered().or(position.own().nest).or(middle);
        Some(stop?.to_string())
    };
    spots::spots(all, tab_stop)
}
