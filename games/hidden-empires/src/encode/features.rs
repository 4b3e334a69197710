//! An action as numbers.

use engine::Seat;
use engine::encode::{Layout, Names, Pen, Sheet};

use super::{HAND_IDS, MEMBERS, TRAIT_IDS, kind_of};
use crate::action::{Action, On};
use crate::board::{AREAS, Area, Place};
use crate::cards::{Hand, Trait};
use crate::components::{Ants, Caste, Member};
use crate::state::Table;

const KINDS: [&str; 41] = [
    "nest",
    "bid",
    "pass",
    "keep",
    "play",
    "auction",
    "release",
    "wander",
    "lift",
    "put",
    "turn",
    "scout",
    "reinforce",
    "trunk",
    "repel",
    "attack",
    "attack-sparing",
    "wield",
    "invade",
    "bomb",
    "from",
    "protect",
    "carry",
    "capture",
    "hunt",
    "harvest",
    "harvest-with",
    "tend",
    "tend-with",
    "return",
    "lose",
    "house",
    "eliminate",
    "majors",
    "patrol",
    "patrol-with",
    "raise",
    "lay",
    "found",
    "fly",
    "stay",
];
const CASTES: [&str; 3] = ["workers", "medias", "majors"];
const CHAMBERS: [&str; 3] = ["builders", "nurses", "reserves"];
const FACES: [&str; 5] = ["predators", "prey", "plants", "aphids", "empty"];
const COLORS: [&str; 5] = ["brown", "gray", "green", "red", "yellow"];

/// What there is to tell of any action.
#[derive(Default)]
struct Told {
    /// The place in [`KINDS`]; behind them, that a step is done.
    kind: usize,
    place: Option<Place>,
    to: Option<Area>,
    caste: Option<Caste>,
    number: u16,
    second: u16,
    ants: Ants,
    member: Option<Member>,
    card: Option<Trait>,
    hand: Option<Hand>,
    other: Option<Seat>,
}

pub(super) fn layout() -> Layout {
    let mut layout = Layout::new();
    layout.add_written("action", |sheet: &mut Names| Told::default().write(sheet));
    layout.add_written("place", |sheet: &mut Names| write_place(None, sheet));
    layout.add_named("areas", Area::all().map(|area| area.to_string()));
    layout
}

pub(super) fn write(table: &Table, seat: Seat, action: &Action, pen: &mut Pen<'_>) {
    let told = Told::of(action);
    told.write(pen);
    let area = told.area();
    write_place(area.map(|area| (table, seat, area)), pen);
    let areas = pen.take(AREAS);
    for area in area.into_iter().chain(told.to) {
        areas[area.index()] = 1.0;
    }
}

impl Told {
    fn of(action: &Action) -> Self {
        let of_kind = |kind| Self {
            kind,
            ..Self::default()
        };
        let at = |kind, area| Self {
            place: Some(Place::Map(area)),
            ..of_kind(kind)
        };
        let number = |kind, number| Self {
            number,
            ..of_kind(kind)
        };
        let group = |kind, place, caste, number| Self {
            place: Some(place),
            caste: Some(caste),
            number,
            ..of_kind(kind)
        };
        let against = |kind, area, other| Self {
            other: Some(other),
            ..at(kind, area)
        };
        let member = |kind, member, number| Self {
            member: Some(member),
            number,
            ..of_kind(kind)
        };
        let these = |kind, ants: Ants| Self {
            ants,
            number: ants.total(),
            ..of_kind(kind)
        };
        let these_at = |kind, area, ants: Ants| Self {
            place: Some(Place::Map(area)),
            ..these(kind, ants)
        };
        match *action {
            Action::Nest(area) => at(0, area),
            Action::Bid(bid) => number(1, bid),
            Action::Pass => of_kind(2),
            Action::Keep(card) => Self {
                card: Some(card),
                ..of_kind(3)
            },
            Action::Play(card, on) => of_kind(4).played(card, on),
            Action::Auction => of_kind(5),
            Action::Release(area) => at(6, area),
            Action::Wander(area) => at(7, area),
            Action::Lift(place, caste, ants) => group(8, place, caste, ants),
            Action::Put(place) => Self {
                place: Some(place),
                ..of_kind(9)
            },
            Action::TurnUp(area) => at(10, area),
            Action::Scout(area) => at(11, area),
            Action::Reinforce(ants) => these(12, ants),
            Action::Trunk(area, workers) => Self {
                number: workers,
                ..at(13, area)
            },
            Action::Repel(area, other) => against(14, area, other),
            Action::Attack(area, other) => against(15, area, other),
            Action::AttackSparing(area, other) => against(16, area, other),
            Action::Wield(dice) => number(17, dice),
            Action::Invade => of_kind(18),
            Action::Bomb(dice) => number(19, dice),
            Action::From(place, caste, ants) => group(20, place, caste, ants),
            Action::Protect(of, count) => member(21, of, count),
            Action::CarryOff(of, count) => member(22, of, count),
            Action::Capture(of, count) => member(23, of, count),
            Action::Hunt => of_kind(24),
            Action::Harvest(area, ants) => Self {
                number: ants,
                ..at(25, area)
            },
            Action::HarvestWith(area, ants) => these_at(26, area, ants),
            Action::Tend(area) => at(27, area),
            Action::TendWith(area, ants) => these_at(28, area, ants),
            Action::Return(ants) => these(29, ants),
            Action::Lose(ants) => these(30, ants),
            Action::House(place, caste, ants) => group(31, place, caste, ants),
            Action::Eliminate(of) => member(32, of, 1),
            Action::Majors(pupae) => number(33, pupae),
            Action::Patrol(area) => at(34, area),
            Action::PatrolWith(area, caste, ants) => group(35, Place::Map(area), caste, ants),
            Action::Raise(large, medium) => Self {
                second: medium,
                ..number(36, large)
            },
            Action::Lay(female, male) => Self {
                second: male,
                ..number(37, female)
            },
            Action::Found(area) => at(38, area),
            Action::Fly => of_kind(39),
            Action::Stay => of_kind(40),
            Action::Done => of_kind(KINDS.len()),
        }
    }

    fn played(self, card: Hand, on: On) -> Self {
        let told = Self {
            hand: Some(card),
            ..self
        };
        match on {
            On::Nothing => told,
            On::Player(other) => Self {
                other: Some(other),
                ..told
            },
            On::Area(area) => Self {
                place: Some(Place::Map(area)),
                ..told
            },
            On::Way(from, to) => Self {
                place: Some(Place::Map(from)),
                to: Some(to),
                ..told
            },
        }
    }

    const fn area(&self) -> Option<Area> {
        match self.place {
            Some(Place::Map(area)) => Some(area),
            _ => None,
        }
    }

    fn write(&self, sheet: &mut impl Sheet) {
        let done = self.kind == KINDS.len();
        sheet.one_of("", &KINDS, Some(self.kind).filter(|_| !done));
        sheet.flag("done", done);
        let chamber = match self.place {
            Some(Place::Builders) => Some(0),
            Some(Place::Nurses) => Some(1),
            Some(Place::Reserves) => Some(2),
            Some(Place::Map(_)) | None => None,
        };
        sheet.one_of("chamber", &CHAMBERS, chamber);
        sheet.one_of("of", &CASTES, self.caste.map(|caste| caste as usize));
        sheet.count("number", self.number, 10);
        sheet.count("second-number", self.second, 10);
        for (name, caste) in CASTES.into_iter().zip(Caste::ALL) {
            sheet.count(name, self.ants[caste], 10);
        }
        let member = self.member;
        let member = member.and_then(|of| Member::ALL.iter().position(|&other| other == of));
        sheet.one_of("", &MEMBERS, member);
        sheet.one_of("keep", &TRAIT_IDS, self.card.map(|card| card as usize));
        sheet.one_of("play", &HAND_IDS, self.hand.map(|card| card as usize));
        sheet.flag("on-player", self.other.is_some());
    }
}

/// What is in the area of an action.
fn write_place(place: Option<(&Table, Seat, Area)>, sheet: &mut impl Sheet) {
    let marker = place.and_then(|(table, _, area)| table.markers.faceup[area]);
    sheet.one_of("", &FACES, marker.map(kind_of));
    let down = place.is_some_and(|(table, _, area)| table.markers.facedown.contains(area));
    sheet.flag("face-down", down);
    let value = place.map_or(0, |(table, _, area)| table.markers.value(area));
    sheet.count("value", value, 4);
    let color = place.map(|(_, _, area)| area.color() as usize);
    sheet.one_of("", &COLORS, color);
    sheet.flag(
        "central",
        place.is_some_and(|(_, _, area)| area.is_central()),
    );
    let own = place.map_or(0, |(table, seat, area)| table.colony(seat).ants_in(area));
    sheet.count("own-ants", own, 10);
    let others = place.map_or(0, |(table, seat, area)| {
        let others = Seat::all(table.players()).filter(|&other| other != seat);
        others.map(|other| table.colony(other).ants_in(area)).sum()
    });
    sheet.count("ants-of-others", others, 10);
    let nest = place.and_then(|(table, seat, area)| {
        let nest = table.colony(seat).nest?;
        Some(nest.distance(area))
    });
    sheet.count("from-nest", nest.unwrap_or(0), 8);
    sheet.flag(
        "nest-of-others",
        place.is_some_and(|(table, seat, area)| {
            table.nest_in(area).is_some_and(|owner| owner != seat)
        }),
    );
}
