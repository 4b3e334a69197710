//! The start areas of a printed map, as its owner has written them down: see `guide/box.txt`.

use engine::notation::number;
use engine::printed::{STANDARD, lines};
use engine::{Message, Setup};

use crate::board::{Area, AreaSet};

/// By number of players, from two on.
type Starts = [AreaSet; 5];

const FEWEST: usize = 2;

fn standard() -> Starts {
    std::array::from_fn(|index| Area::starts(FEWEST + index))
}

/// Where the nests of a game are placed.
pub(crate) fn starts(setup: &Setup) -> AreaSet {
    let starts = match setup.printed("starts") {
        Some(text) => read_starts(&text).expect("checked when it was chosen"),
        None => standard(),
    };
    starts[setup.players() - FEWEST]
}

/// Reads a box file, and writes what it says in one way.
pub(crate) fn read(text: &str) -> Result<String, Message> {
    let starts = read_starts(text)?;
    let known = standard();
    let told = (FEWEST..).zip(starts).zip(known);
    let written: String = told
        .filter(|((_, areas), known)| areas != known)
        .map(|((players, areas), _)| {
            let areas: Vec<String> = areas.iter().map(|area| area.to_string()).collect();
            format!("{players} {}\n", areas.join(" "))
        })
        .collect();
    Ok(if written.is_empty() {
        STANDARD.to_owned()
    } else {
        written
    })
}

fn read_starts(text: &str) -> Result<Starts, Message> {
    let mut starts = standard();
    let mut told = [false; 5];
    for mut line in lines(text) {
        let first = line.next("expected-players")?;
        let place = number::<usize>(first)
            .and_then(|players| players.checked_sub(FEWEST))
            .filter(|&place| place < starts.len());
        let Some(place) = place else {
            return Err(line.message("box-players").with("found", first.to_owned()));
        };
        let players = place + FEWEST;
        if std::mem::replace(&mut told[place], true) {
            return Err(line
                .message("box-players-twice")
                .with("players", players as i64));
        }
        let mut areas = AreaSet::NONE;
        for _ in 0..players {
            let area = line.read("expected-area", Area::from_name)?;
            if areas.contains(area) {
                return Err(line
                    .message("box-area-twice")
                    .with("area", area.to_string()));
            }
            areas.insert(area);
        }
        line.end()?;
        starts[place] = areas;
    }
    Ok(starts)
}
