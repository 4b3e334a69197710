//! The forest: ground, resources, pheromones, nest holes, predators and ants; above them what can be
//! done.
//!
//! Layers without behaviour are written as SVG text. One layer of hexagons listens for all of them.

use std::fmt::Write;
use std::sync::Arc;

use engine::{Message, Seat};
use fourmidable::components::Predator;
use fourmidable::state::Ant;
use fourmidable::{Action, Hex, HexSet, Phase, Place, Table, Target};
use leptos::prelude::*;

use super::art::{self, emblem, used};
use super::choice::Choice;
use super::geometry::{
    HEXAGON, Turned, borders, cell_middle, cell_outline, cell_size, grouped, moved,
};
use super::keys::shown_hexes;
use super::position::{Group, Position, Spot, Use};
use super::wording;
use crate::boards::kit;
use crate::boards::kit::art::{At, refused};
use crate::boards::kit::picture;
use crate::boards::kit::scene::Shown;
use crate::boards::kit::spots::{Spot as Mark, spots};
use crate::boards::kit::trace::{Home, Piece, trace};

/// How wide the forest is for its height.
pub(super) fn aspect(choice: Choice) -> f64 {
    let position = choice.position.get();
    let frame = position.and_then(|it| choice.turned.get().frame(&it.table().area));
    frame.map_or(1.0, kit::art::aspect)
}

/// The picture of the forest.
pub(super) fn stage(choice: Choice) -> AnyView {
    let area = Memo::new(move |_| {
        choice
            .position
            .get()
            .map_or(HexSet::NONE, |position| position.table().area)
    });
    let turned = choice.turned;
    let view_box = move || {
        let frame = turned.get().frame(&area.get());
        frame.map(kit::art::view_box)
    };
    let pieces = move || {
        choice
            .position
            .get()
            .map(|it| pieces(turned.get(), it.table()))
    };
    let ants = move || choice.position.get().map(|it| ants(turned.get(), &it));
    let night = move || {
        choice
            .position
            .get()
            .is_some_and(|it| it.table().time == fourmidable::components::Time::Night)
    };
    let class = move || if night() { "stage night" } else { "stage" };
    let layers = view! {
        <defs inner_html=art::DEFINITIONS></defs>
        <g class="land" aria-hidden="true" inner_html=move || land(turned.get(), &area.get())></g>
        <g class="pieces" aria-hidden="true" inner_html=pieces></g>
        <g class="marks" aria-hidden="true" inner_html=move || marks(choice)></g>
        {hexagons(choice, area)}
        <g class="ants" aria-hidden="true" inner_html=ants></g>
        {trace(choice.scene, 19, move |position| movable(turned.get_untracked(), position))}
        {walker(choice)}
    };
    picture::stage(choice, "board-fourmidable-forest", class, view_box, layers)
}

fn land(turned: Turned, area: &HexSet) -> String {
    let mut drawn = String::new();
    for hex in shown_hexes(area).iter() {
        let (x, y) = turned.middle(hex);
        // Every second hexagon is mirrored, so that the ground does not look printed.
        let mirror = if hex.index().is_multiple_of(2) { 1 } else { -1 };
        let transform = format!("translate({x} {y}) scale({mirror} 1)");
        drawn += &used(art::ground(hex), &transform);
    }
    let _ = write!(
        drawn,
        "<g class=\"borders\">{}</g>",
        borders(turned, &shown_hexes(area))
    );
    drawn
}

fn pieces(turned: Turned, table: &Table) -> String {
    let mut drawn = String::new();
    let mut occupied = table.predator_set();
    for colony in &table.colonies {
        occupied |= colony.ant_set();
    }
    for hex in table.area.iter() {
        let place = turned.moved_to(hex);
        if table.resources.contains(hex)
            && let Some(resource) = hex.resource()
        {
            // Below an ant or a predator it gives way, but stays in sight.
            let size = if occupied.contains(hex) {
                " translate(0 13) scale(0.62)"
            } else {
                " scale(1.08)"
            };
            drawn += &used(resource.id(), &(place + size));
        } else if table.empty.contains(hex) {
            drawn += &used("bare", &place);
        }
    }
    for seat in Seat::all(table.players()) {
        let colony = table.colony(seat);
        let _ = write!(drawn, "<g class=\"{}\">", art::color(seat));
        for hex in colony.pheromones.iter() {
            let place = turned.moved_to(hex);
            drawn += &used("bare", &place);
            // Below an ant the rim is enough: the ant has the same owner.
            if occupied.contains(hex) {
                drawn += &used("trace", &place);
            } else {
                drawn += &used("pheromone", &place);
                drawn += &emblem(seat, &place);
            }
        }
        for (number, hex) in colony.holes.iter().enumerate() {
            let Some(hex) = hex else { continue };
            let place = turned.moved_to(*hex);
            let _ = write!(
                drawn,
                "<g class=\"hole\" transform=\"{place}\">{}{}<text x=\"-14\" y=\"17\">{}</text></g>",
                used("hole", "translate(0 2)"),
                emblem(seat, "translate(15 13) scale(0.7)"),
                number + 1
            );
        }
        drawn += "</g>";
    }
    for (predator, hex) in [
        (Predator::Spider, table.spider),
        (Predator::Grasshopper, table.grasshopper),
    ] {
        if let Some(hex) = hex {
            let _ = write!(
                drawn,
                "<g transform=\"{}\">{}{}</g>",
                turned.moved_to(hex),
                used("danger", "translate(0 -4)"),
                used(predator.id(), "translate(0 -4) scale(0.95)")
            );
        }
    }
    drawn
}

/// What comes, goes and moves in the forest.
fn movable(turned: Turned, position: &Position) -> Vec<Piece> {
    let table = position.table();
    let mut pieces = Vec::new();
    let mut add = |kind: String, hex: Hex, count: usize, home: Home, drawing: String| {
        let at = turned.middle(hex);
        let (x, y) = at;
        let drawing = match drawing.is_empty() {
            true => drawing,
            false => format!("<g transform=\"translate({x} {y})\">{drawing}</g>"),
        };
        pieces.push(Piece {
            kind,
            at,
            count: count as u16,
            home,
            drawing,
        });
    };
    for hex in table
        .resources
        .iter()
        .filter(|&hex| table.area.contains(hex))
    {
        if let Some(resource) = hex.resource() {
            let drawing = used(resource.id(), "scale(1.08)");
            add(
                format!("{} {hex}", resource.id()),
                hex,
                1,
                Home::Hand,
                drawing,
            );
        }
    }
    for (predator, hex) in [
        (Predator::Spider, table.spider),
        (Predator::Grasshopper, table.grasshopper),
    ] {
        if let Some(hex) = hex {
            let drawing = used(predator.id(), "translate(0 -4) scale(0.95)");
            add(predator.id().to_owned(), hex, 1, Home::Nowhere, drawing);
        }
    }
    let walker = position.walker();
    for seat in Seat::all(table.players()) {
        let colony = table.colony(seat);
        let color = art::color(seat);
        let own = |drawing: String| format!("<g class=\"{color}\">{drawing}</g>");
        for hex in colony.pheromones.iter() {
            let drawing = own(used("pheromone", "") + &emblem(seat, ""));
            add(
                format!("pheromone {color} {hex}"),
                hex,
                1,
                Home::Hand,
                drawing,
            );
        }
        for hex in colony.holes.iter().flatten() {
            add(
                format!("hole {color} {hex}"),
                *hex,
                1,
                Home::Nowhere,
                String::new(),
            );
        }
        for hex in colony.ant_set().iter() {
            for group in position.groups(seat, colony.space(hex)) {
                let drawing = own(used(group.caste.id(), "translate(0 -5)"));
                let kind = format!("ant {color} {}", group.caste.id());
                add(kind, hex, group.count, Home::Nowhere, drawing);
            }
        }
        if let Some((walks, _, ant)) = walker
            && walks == seat
            && let Some(hex) = position.spots_of(seat, ant.at).find_map(Spot::hex)
        {
            let kind = format!("ant {color} {}", ant.caste.id());
            add(kind, hex, 1, Home::Nowhere, String::new());
        }
    }
    pieces
}

/// Ants of one place, side by side.
pub(super) fn tokens(
    position: &Position,
    seat: Seat,
    place: Place,
    middle: (i32, i32),
    size: f64,
) -> String {
    let groups = position.groups(seat, place);
    let (offsets, scale) = grouped(groups.len());
    let mut drawn = String::new();
    for (group, (dx, dy)) in groups.iter().zip(offsets) {
        let (dx, dy) = (f64::from(*dx) * size, f64::from(*dy) * size);
        let at = format!(
            "translate({} {}) scale({scale}) scale({size})",
            f64::from(middle.0) + dx,
            f64::from(middle.1) + dy
        );
        drawn += &token(position, seat, place, *group, &at);
    }
    drawn
}

fn token(position: &Position, seat: Seat, place: Place, group: Group, transform: &str) -> String {
    let walk = Action::Walk(group.caste, place);
    let can = !group.moved && position.actor == Some(seat) && position.is_legal(walk);
    let mut drawn = format!(
        "<g class=\"ant {}{}{}\"{} transform=\"{transform}\">",
        art::color(seat),
        if group.moved { " moved" } else { "" },
        if can { " can" } else { "" },
        if can {
            let spot = match place {
                Place::Hex(hex) => Spot::Hex(hex),
                Place::Cell(cell) => Spot::Cell(seat, cell),
            };
            format!(" data-walk=\"{walk}\" data-lift=\"{walk}\" data-spot=\"{spot}\"")
        } else {
            String::new()
        }
    );
    drawn += &used(group.caste.id(), "");
    if group.moved {
        drawn += &used("asleep", "translate(11 -8) scale(0.5)");
    }
    if matches!(place, Place::Hex(_)) {
        drawn += &emblem(seat, "translate(-11 9) scale(0.5)");
    }
    if group.count > 1 {
        let _ = write!(
            drawn,
            "<g class=\"many\" transform=\"translate(11 9)\"><circle r=\"8\"/><text>{}</text></g>",
            group.count
        );
    }
    drawn + "</g>"
}

fn ants(turned: Turned, position: &Position) -> String {
    let mut drawn = String::new();
    for seat in Seat::all(position.table().players()) {
        let colony = position.table().colony(seat);
        for hex in colony.ant_set().iter() {
            let (x, y) = turned.middle(hex);
            let place = colony.space(hex);
            let lift = if matches!(place, Place::Hex(_)) { 5 } else { 2 };
            drawn += &tokens(position, seat, place, (x, y - lift), 0.95);
        }
    }
    drawn
}

/// Lines around what is pointed at, looked at in the log, or refused; and the way there.
fn marks(choice: Choice) -> String {
    let Some(position) = choice.position.get() else {
        return String::new();
    };
    let mut drawn = way(choice, &position).unwrap_or_default();
    let (turned, looked_at) = (choice.turned.get(), choice.looked_at());
    for (class, spots) in [
        ("looked-at", spots_of(&position, None, looked_at)),
        (
            "pointed",
            spots_of(&position, position.actor, choice.pointed_action.get()),
        ),
    ] {
        for spot in spots {
            if let Spot::Hex(hex) = spot {
                let _ = write!(
                    drawn,
                    "<path class=\"{class}\" d=\"{HEXAGON}\" transform=\"{}\"/>",
                    turned.moved_to(hex)
                );
            }
        }
    }
    if let Some(Spot::Hex(hex)) = choice.looks.refused.get() {
        drawn += &refused(turned.middle(hex));
    }
    drawn
}

/// The way to what is looked at.
fn way(choice: Choice, position: &Position) -> Option<String> {
    let (seat, _, ant) = position.walker()?;
    let place = position.place(choice.looks.hover.get()?)?;
    let reach = choice.reach.get();
    let goal = reach.get(place)?;
    let turned = choice.turned.get();
    let outside = |place: Place| {
        let mut spots = position.spots_of(seat, place);
        spots.find_map(Spot::hex).map(|hex| turned.middle(hex))
    };
    let steps = goal.way.iter().filter_map(|stride| match stride.action {
        Action::Step(place) => Some(place),
        _ => None,
    });
    let mut line = String::new();
    let mut pen = 'M';
    for place in std::iter::once(ant.at).chain(steps) {
        match outside(place) {
            Some((x, y)) => {
                let _ = write!(line, "{pen}{x} {y}");
                pen = 'L';
            }
            // Below ground the line is not seen.
            None => pen = 'M',
        }
    }
    Some(format!("<path class=\"way\" d=\"{line}\"/>"))
}

/// The spots that an action of a seat is about. Of an action of the past nobody says whose it was:
/// then its places in nests are not known.
pub(super) fn spots_of(
    position: &Position,
    seat: Option<Seat>,
    action: Option<Action>,
) -> Vec<Spot> {
    let of_place = |place: Place| match (seat, place) {
        (Some(seat), _) => position.spots_of(seat, place).collect(),
        (None, Place::Hex(hex)) => vec![Spot::Hex(hex)],
        (None, Place::Cell(_)) => Vec::new(),
    };
    let Some(action) = action else {
        return Vec::new();
    };
    match action {
        Action::Walk(_, place) | Action::Step(place) => of_place(place),
        Action::Skip(cell) => of_place(Place::Cell(cell)),
        Action::Stop => match position.walker() {
            Some((walks, _, ant)) if seat == Some(walks) => of_place(ant.at),
            _ => Vec::new(),
        },
        Action::Hole(hex) | Action::Fly(hex) => vec![Spot::Hex(hex)],
        Action::Predator(_, target)
        | Action::Hunt(_, target)
        | Action::Feed(target)
        | Action::Play(_, target) => match target {
            Target::Hex(hex) => vec![Spot::Hex(hex)],
            Target::Cell(nest, cell) => vec![Spot::Cell(nest, cell)],
            _ => Vec::new(),
        },
        _ => Vec::new(),
    }
}

/// What can be done on each of these spots.
pub(super) fn spot_marks(choice: Choice, spots: impl Iterator<Item = Spot>) -> Vec<Mark> {
    let turned = choice.turned.get();
    let Some(position) = choice.position.get() else {
        return Vec::new();
    };
    let words = choice.words.get();
    let aim = choice.aim.get();
    let reach = choice.reach.get();
    let walks = matches!(position.phase(), Phase::Walk(..));
    let names = choice.all_names(&position);
    spots
        .map(|spot| {
            let goal = position
                .place(spot)
                .and_then(|place| reach.get(place))
                .filter(|_| aim.is_none());
            let class = match (goal, position.use_of(aim, spot)) {
                (Some(goal), _) if walks && !goal.stops => "can through",
                (Some(goal), _) if walks && goal.harvest.is_some() => "can harvest",
                (Some(_), _) if walks => "can go",
                (_, Use::Target) if position.is_meal(aim, spot) => "can target harvest",
                (_, Use::Target) => "can target",
                (_, Use::Stop) => "can halt",
                (_, Use::TakeUp) => "can ant-here",
                (Some(goal), _) if goal.harvest.is_some() => "foreseen harvest",
                (Some(_), _) => "foreseen",
                (None, Use::Nothing) => "",
            };
            let mut label = wording::spot(&words, &position, &names, spot);
            if let Some(goal) = goal {
                let message = Message::new("board-fourmidable-reach").with("steps", goal.steps);
                label += &words.tell(&message);
                if let Some(resource) = goal.harvest {
                    let message =
                        Message::new("board-fourmidable-harvests").with("resource", resource);
                    label += &words.tell(&message);
                }
            }
            if class.contains("target") {
                label += &words.get("board-fourmidable-target");
            }
            let (at, outline, (x, y)) = match spot {
                Spot::Hex(hex) => (turned.moved_to(hex), HEXAGON, (0, 22)),
                Spot::Cell(_, cell) => {
                    let (width, height) = cell_size(cell);
                    let badge = (width - 9, height - 5);
                    (moved(cell_middle(cell)), cell_outline(cell), badge)
                }
            };
            let badge = goal.map(|goal| format!("<text x=\"{x}\" y=\"{y}\">{}</text>", goal.steps));
            Mark {
                name: spot.to_string(),
                at,
                outline,
                class,
                label,
                badge: badge.unwrap_or_default(),
            }
        })
        .collect()
}

/// Every hexagon, as a button.
fn hexagons(choice: Choice, area: Memo<HexSet>) -> impl IntoView {
    let marks = Memo::new(move |_| {
        let spots = shown_hexes(&area.get()).iter().map(Spot::Hex);
        Arc::new(spot_marks(choice, spots))
    });
    let tab_stop = move || {
        let position = choice.position.get()?;
        let hover = choice.looks.hover.get().and_then(Spot::hex);
        let stop = hover.or_else(|| {
            let walker = position.walker().map(|(seat, _, ant)| (seat, ant.at));
            let spots = walker.map(|(seat, place)| position.spots_of(seat, place));
            let walker = spots.and_then(|mut spots| spots.find_map(Spot::hex));
            walker.or(position.own().holes[0])
        });
        Some(stop?.to_string())
    };
    spots(marks, tab_stop)
}

/// The ant on its way through the forest.
fn walker(choice: Choice) -> impl IntoView {
    let at = Memo::new(move |_| {
        let position = choice.position.get()?;
        let (seat, walk, ant) = position.walker()?;
        let hex = position.spots_of(seat, ant.at).find_map(Spot::hex)?;
        Some((seat, walk.steps, choice.turned.get().middle(hex), ant))
    });
    move || {
        at.get()
            .map(|(seat, steps, at, ant)| walking_ant(seat, steps, at, ant))
    }
}

/// The ant on its way.
pub(super) fn walking_ant(seat: Seat, steps: u8, at: At, ant: Ant) -> AnyView {
    let drawing = used(ant.caste.id(), "scale(1.15)");
    picture::walker::<Position>(seat, at, steps, drawing)
}
