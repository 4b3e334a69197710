//! Who sits at a table, in the reader's words.

use engine::{Profile, Seat};
use protocol::{OccupantInfo, SeatInfo};
use table::{Occupant, Words};

/// How the wire names somebody.
pub(crate) fn occupant_info(occupant: &Occupant) -> OccupantInfo {
    match occupant {
        Occupant::Human(name) => OccupantInfo::Human {
            name: name.clone(),
            account: false,
        },
        Occupant::Bot(level) => OccupantInfo::Bot {
            level: level.to_string(),
        },
        Occupant::Open => OccupantInfo::Open,
    }
}

fn occupant(info: &OccupantInfo) -> Occupant {
    match info {
        OccupantInfo::Human { name, .. } => Occupant::Human(name.clone()),
        OccupantInfo::Bot { level } => level.parse().map_or(Occupant::Open, Occupant::Bot),
        OccupantInfo::Open | OccupantInfo::Invited => Occupant::Open,
    }
}

/// The players' names, seat 1 first. Who would share a name gets the seat's colour with it.
pub(crate) fn names(seats: &[SeatInfo], words: &Words) -> Vec<String> {
    let plain: Vec<String> = seats
        .iter()
        .enumerate()
        .map(|(index, seat)| occupant(&seat.occupant).name(Seat::new(index), words))
        .collect();
    plain
        .iter()
        .zip(seats)
        .map(|(name, seat)| {
            if plain.iter().filter(|other| *other == name).count() > 1 {
                format!("{name} ({})", color(&seat.seat, words))
            } else {
                name.clone()
            }
        })
        .collect()
}

/// How somebody is called.
pub(crate) fn name(info: &OccupantInfo, seat: usize, words: &Words) -> String {
    occupant(info).name(Seat::new(seat), words)
}

/// How strong the bot on a seat is, with a sign for bots; nothing for others.
pub(crate) fn level(seat: &SeatInfo, words: &Words) -> Option<String> {
    occupant(&seat.occupant).level(words)
}

/// A seat's colour in words.
pub(crate) fn color(seat: &str, words: &Words) -> String {
    words.get(&format!("seat-{seat}"))
}

/// The seats of a game with these occupants.
pub(crate) fn seats(profile: &Profile, occupants: &[Occupant]) -> Vec<SeatInfo> {
    occupants
        .iter()
        .enumerate()
        .map(|(index, occupant)| SeatInfo {
            seat: profile.seats.get(index).copied().unwrap_or("").to_owned(),
            occupant: occupant_info(occupant),
            connected: true,
            stand_in: None,
            overdue: false,
            time_left: None,
        })
        .collect()
}
