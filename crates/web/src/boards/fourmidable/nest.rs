//! Nests below ground: cells of earth, rooms and tunnels, and who is in them.

use std::fmt::Write;
use std::sync::Arc;

use engine::{Message, Seat};
use fourmidable::{Cell, Place};
use leptos::prelude::*;

use super::art::{self, emblem, used};
use super::choice::Choice;
use super::geometry::{NEST, cell_middle, cell_size};
use super::keys::entrance;
use super::position::{Position, Spot};
use super::stage::{spot_marks, spots_of, tokens, walking_ant};
use crate::boards::kit::art::{At, refused};
use crate::boards::kit::picture::{self, Points};
use crate::boards::kit::spots::spots;
use crate::boards::kit::trace::{Home, Piece, trace};

/// The picture of a nest.
pub(super) fn nest(choice: Choice, seat: Seat) -> impl IntoView {
    let drawn = move || choice.position.get().map(|it| below(&it, seat));
    let ants = move || choice.position.get().map(|it| ants(&it, seat));
    let label = move || {
        choice.tell(&Message::new("board-fourmidable-nest-of").with("player", choice.name(seat)))
    };
    view! {
        <svg
            class=format!("nest {}", art::color(seat))
            data-nest=art::color(seat)
            role="group"
            aria-label=label
            viewBox=format!("0 0 {} {}", NEST.0, NEST.1)
            on:click=move |event| picture::click(choice, &event)
            on:pointerover=move |event| picture::hover(choice, &event)
            on:pointerleave=move |_| choice.look_away()
            on:focusin=move |event| picture::focus(choice, &event)
        >
            <g aria-hidden="true" inner_html=drawn></g>
            <g class="marks" aria-hidden="true" inner_html=move || marks(choice, seat)></g>
            {cells(choice, seat)}
            <g class="ants" aria-hidden="true" inner_html=ants></g>
            {trace(choice.scene, 22, move |position| movable(position, seat))}
            {walker(choice, seat)}
        </svg>
    }
}

fn square(cell: Cell, class: &str) -> String {
    let ((x, y), (width, height)) = (cell_middle(cell), cell_size(cell));
    format!(
        "<rect class=\"{class}\" x=\"{}\" y=\"{}\" width=\"{}\" height=\"{}\" rx=\"13\"/>",
        x - width,
        y - height,
        2 * width,
        2 * height
    )
}

/// The tunnels between cells; all of them, dug or not.
fn tunnels() -> String {
    let mut line = String::new();
    for cell in Cell::all() {
        for other in cell.neighbours().iter().filter(|&other| other > cell) {
            let (x, y) = cell_middle(cell);
            let (other_x, other_y) = cell_middle(other);
            // The shaft is joined to the end of every row, and to both rooms.
            let (x, y) = if cell == Cell::HOLE {
                (x, other_y)
            } else {
                (x, y)
            };
            let _ = write!(line, "M{x} {y}L{other_x} {other_y}");
        }
    }
    line
}

fn below(position: &Position, seat: Seat) -> String {
    let table = position.table();
    let colony = table.colony(seat);
    let mut drawn = format!(
        "<path class=\"nest-earth\" d=\"M0 14H{}V{}H0Z\"/><path class=\"nest-grass\" d=\"M0 14{}V22H0Z\"/>\
         <path class=\"tunnels\" d=\"{}\"/>",
        NEST.0,
        NEST.1,
        "q5 -14 10 0q5 -9 12 0q4 -12 10 0q7 -15 12 0q3 -8 6 0".repeat(10),
        tunnels(),
    );
    for cell in Cell::all() {
        let (x, y) = cell_middle(cell);
        let is_dug = colony.dug.contains(cell);
        match cell.earth() {
            Some(earth) if !is_dug => {
                drawn += &square(cell, &format!("cell earth {}", earth.id()));
                let size = if cell.hole().is_some() {
                    "translate(3 5) scale(1.05)"
                } else {
                    "scale(1.3)"
                };
                drawn += &used(earth.id(), &format!("translate({x} {y}) {size}"));
            }
            _ => drawn += &square(cell, "cell open"),
        }
        if let Some(number) = cell.hole() {
            let is_open = colony.holes[number].is_some();
            let (x, y) = match cell {
                Cell::HOLE => (x, 40),
                _ => (x - 17, y - 16),
            };
            let class = if is_open { "number open" } else { "number" };
            let _ = write!(
                drawn,
                "<g class=\"{class}\" transform=\"translate({x} {y})\"><circle r=\"11\"/><text>{}</text></g>",
                number + 1
            );
        }
    }
    let (x, y) = cell_middle(Cell::LIBRARY);
    drawn += &used("book", &format!("translate({x} {}) scale(1.5)", y - 30));
    let (x, y) = cell_middle(Cell::QUEEN);
    drawn += &used("queen", &format!("translate({x} {}) scale(0.85)", y - 24));
    let _ = write!(
        drawn,
        "<g class=\"pile\" transform=\"translate(38 56)\">{}{}<text x=\"24\">×{}</text></g>",
        used("pheromone", "scale(0.95)"),
        emblem(seat, "scale(0.9)"),
        colony.supply
    );
    if let Some(cell) = table.worm_in(seat) {
        let (x, y) = cell_middle(cell);
        let _ = write!(
            drawn,
            "<g transform=\"translate({x} {y})\">{}{}</g>",
            used("danger", "scale(1.2)"),
            used("worm", "scale(1.15)")
        );
    }
    drawn
}

/// Where ants stand in a cell.
fn stand(cell: Cell) -> (i32, i32) {
    let (x, y) = cell_middle(cell);
    match cell {
        Cell::LIBRARY | Cell::QUEEN => (x, y + 24),
        cell if cell.hole().is_some_and(|hole| hole > 0) => (x + 3, y + 5),
        _ => (x, y),
    }
}

fn ants(position: &Position, seat: Seat) -> String {
    let mut drawn = String::new();
    for cell in Cell::all() {
        drawn += &tokens(position, seat, Place::Cell(cell), stand(cell), 1.15);
    }
    drawn
}

/// What can come, go and move in a nest: ants, earth, and the worm.
fn movable(position: &Position, seat: Seat) -> Vec<Piece> {
    let table = position.table();
    let colony = table.colony(seat);
    let mut pieces = Vec::new();
    let mut add = |kind: String, at: At, count: usize, home: Home| {
        pieces.push(Piece {
            kind,
            at,
            count: count as u16,
            home,
            drawing: String::new(),
        });
    };
    for cell in Cell::all() {
        if let Some(earth) = cell.earth().filter(|_| !colony.dug.contains(cell)) {
            let kind = format!("{} {cell}", earth.id());
            add(kind, cell_middle(cell), 1, Home::Nowhere);
        }
        for group in position.groups(seat, Place::Cell(cell)) {
            let kind = format!("ant {}", group.caste.id());
            add(kind, stand(cell), group.count, Home::Nowhere);
        }
    }
    if let Some((_, _, ant)) = position.walker().filter(|it| it.0 == seat)
        && let Place::Cell(cell) = ant.at
    {
        let kind = format!("ant {}", ant.caste.id());
        add(kind, stand(cell), 1, Home::Nowhere);
    }
    if let Some(cell) = table.worm_in(seat) {
        add("worm".to_owned(), cell_middle(cell), 1, Home::Nowhere);
    }
    pieces
}

fn marks(choice: Choice, seat: Seat) -> String {
    let Some(position) = choice.position.get() else {
        return String::new();
    };
    let mut drawn = String::new();
    let looked_at = choice.looked_at();
    for (class, spots) in [
        ("looked-at", spots_of(&position, None, looked_at)),
        (
            "pointed",
            spots_of(&position, position.actor, choice.pointed_action.get()),
        ),
    ] {
        for spot in spots {
            match spot {
                Spot::Cell(nest, cell) if nest == seat => drawn += &square(cell, class),
                _ => {}
            }
        }
    }
    match choice.looks.refused.get() {
        Some(Spot::Cell(nest, cell)) if nest == seat => drawn += &refused(cell_middle(cell)),
        _ => {}
    }
    drawn
}

/// Every cell, as a button.
fn cells(choice: Choice, seat: Seat) -> impl IntoView {
    let marks = Memo::new(move |_| {
        let spots = Cell::all().map(|cell| Spot::Cell(seat, cell));
        Arc::new(spot_marks(choice, spots))
    });
    let tab_stop = move || match choice.looks.hover.get() {
        Some(spot @ Spot::Cell(nest, _)) if nest == seat => Some(spot.to_string()),
        _ => Some(entrance(seat).to_string()),
    };
    spots(marks, tab_stop)
}

/// The ant on its way through this nest.
fn walker(choice: Choice, seat: Seat) -> impl IntoView {
    let at = Memo::new(move |_| {
        let (walks, walk, ant) = choice.position.get()?.walker()?;
        match ant.at {
            Place::Cell(cell) if walks == seat => Some((walk.steps, stand(cell), ant)),
            _ => None,
        }
    });
    move || {
        at.get()
            .map(|(steps, at, ant)| walking_ant(seat, steps, at, ant))
    }
}
