//! Text for actions and chance: `lift b2 3`, `put nurses`, `harvest c3 4`, `lay 2 1`,
//! `marker prey 2`, `roll 1146`.

use std::fmt;
use std::str::FromStr;

use engine::notation::{Words, number};
use engine::{NotationError, Seat};

use crate::action::{Action, Chance, On, Roll};
use crate::board::{Area, Place};
use crate::cards::{Card, Hand, Trait};
use crate::components::{Ants, Caste, Marker, Member, TRAITS_DEALT};
use crate::setup::PROFILE;

pub(crate) fn seat(word: &str) -> Option<Seat> {
    PROFILE
        .seats
        .iter()
        .position(|&name| name == word)
        .map(Seat::new)
}

pub(crate) fn place(word: &str) -> Option<Place> {
    match word {
        "builders" => Some(Place::Builders),
        "nurses" => Some(Place::Nurses),
        "reserves" => Some(Place::Reserves),
        _ => Area::from_name(word).map(Place::Map),
    }
}

/// A group of ants: `3`, or `3 medias`. Workers are not named.
fn group(words: &mut Words<'_>) -> Result<(Caste, u16), NotationError> {
    let count = words.read("expected-number", number)?;
    let mut rest = words.clone();
    let named = [Caste::Media, Caste::Major];
    let caste = rest
        .next("")
        .ok()
        .and_then(|word| named.into_iter().find(|caste| caste.id() == word));
    if caste.is_some() {
        *words = rest;
    }
    Ok((caste.unwrap_or(Caste::Worker), count))
}

/// Several groups, workers first: `2`, `0`, `1 medias`, `2 1 majors`. Only one way to write each.
fn ants(words: &mut Words<'_>) -> Result<Ants, NotationError> {
    let mut ants = Ants::NONE;
    let mut next = Caste::Worker;
    let mut first = true;
    while first || words.clone().next("").is_ok() {
        let found = words.clone().next("").unwrap_or_default().to_owned();
        let (caste, count) = group(words)?;
        if !first && (caste < next || count == 0) || first && count == 0 && caste != Caste::Worker {
            return Err(NotationError::Unexpected {
                expected: "expected-number",
                found,
            });
        }
        if !first && ants.is_empty() {
            return Err(NotationError::TooMuch { found });
        }
        ants[caste] = count;
        next = match caste {
            Caste::Worker => Caste::Media,
            _ => Caste::Major,
        };
        first = false;
        if caste == Caste::Major {
            break;
        }
    }
    Ok(ants)
}

/// Ants that are named exactly: `with 2`, `with 2 1 medias`.
fn these(words: &mut Words<'_>) -> Result<Option<Ants>, NotationError> {
    if words.clone().next("").ok() != Some("with") {
        return Ok(None);
    }
    words.next("expected-number")?;
    ants(words).map(Some)
}

struct Group(Caste, u16);

impl fmt::Display for Group {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.0 {
            Caste::Worker => write!(f, "{}", self.1),
            caste => write!(f, "{} {}", self.1, caste.id()),
        }
    }
}

impl fmt::Display for Ants {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.is_empty() {
            return f.write_str("0");
        }
        let mut space = "";
        for (caste, count) in self.iter().filter(|&(_, count)| count > 0) {
            write!(f, "{space}{}", Group(caste, count))?;
            space = " ";
        }
        Ok(())
    }
}

pub(crate) fn marker(words: &mut Words<'_>) -> Result<Marker, NotationError> {
    let kind = words.read("expected-marker", |word| {
        Marker::all()
            .any(|marker| marker.id() == word)
            .then_some(word)
    })?;
    if kind == Marker::Empty.id() {
        return Ok(Marker::Empty);
    }
    words.read("expected-number", |word| {
        let value = number::<u16>(word)?;
        Marker::all().find(|marker| marker.id() == kind && u16::from(marker.value()) == value)
    })
}

pub(crate) fn a_trait(word: &str) -> Option<Trait> {
    match Card::from_id(word) {
        Some(Card::Trait(found)) => Some(found),
        _ => None,
    }
}

pub(crate) fn hand_card(word: &str) -> Option<Hand> {
    match Card::from_id(word) {
        Some(Card::Hand(found)) => Some(found),
        _ => None,
    }
}

fn on(words: &mut Words<'_>) -> Result<On, NotationError> {
    if words.clone().next("").is_err() {
        return Ok(On::Nothing);
    }
    if let Ok(player) = words.clone().read("expected-color", seat) {
        words.read("expected-color", seat)?;
        return Ok(On::Player(player));
    }
    let area = words.read("expected-area", Area::from_name)?;
    if words.clone().next("").is_err() {
        return Ok(On::Area(area));
    }
    Ok(On::Way(area, words.read("expected-area", Area::from_name)?))
}

impl fmt::Display for On {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Nothing => Ok(()),
            Self::Player(seat) => write!(f, " {}", PROFILE.seats[seat.index()]),
            Self::Area(area) => write!(f, " {area}"),
            Self::Way(from, to) => write!(f, " {from} {to}"),
        }
    }
}

impl FromStr for Action {
    type Err = NotationError;
    fn from_str(text: &str) -> Result<Self, NotationError> {
        let mut words = Words::of(text);
        let an_area = |words: &mut Words<'_>| words.read("expected-area", Area::from_name);
        let a_place = |words: &mut Words<'_>| words.read("expected-place", place);
        let a_number = |words: &mut Words<'_>| words.read("expected-number", number);
        let a_member = |words: &mut Words<'_>| {
            words.read("expected-member", |word| {
                Member::ALL.into_iter().find(|member| member.id() == word)
            })
        };
        let action = match words.next("expected-action")? {
            "nest" => Self::Nest(an_area(&mut words)?),
            "bid" => Self::Bid(a_number(&mut words)?),
            "pass" => Self::Pass,
            "keep" => Self::Keep(words.read("expected-trait", a_trait)?),
            "play" => {
                let card = words.read("expected-card", hand_card)?;
                Self::Play(card, on(&mut words)?)
            }
            "auction" => Self::Auction,
            "release" => Self::Release(an_area(&mut words)?),
            "wander" => Self::Wander(an_area(&mut words)?),
            "trunk" => Self::Trunk(an_area(&mut words)?, a_number(&mut words)?),
            "repel" => Self::Repel(an_area(&mut words)?, words.read("expected-color", seat)?),
            "invade" => Self::Invade,
            "bomb" => Self::Bomb(a_number(&mut words)?),
            "protect" => Self::Protect(a_member(&mut words)?, a_number(&mut words)?),
            "carry" => Self::CarryOff(a_member(&mut words)?, a_number(&mut words)?),
            "capture" => Self::Capture(a_member(&mut words)?, a_number(&mut words)?),
            "hunt" => Self::Hunt,
            "found" => Self::Found(an_area(&mut words)?),
            "lift" => {
                let place = a_place(&mut words)?;
                let (caste, count) = group(&mut words)?;
                Self::Lift(place, caste, count)
            }
            "put" => Self::Put(a_place(&mut words)?),
            "turn" => Self::TurnUp(an_area(&mut words)?),
            "scout" => Self::Scout(an_area(&mut words)?),
            "reinforce" => Self::Reinforce(ants(&mut words)?),
            "attack" => {
                let (area, defender) = (an_area(&mut words)?, words.read("expected-color", seat)?);
                if words.clone().next("").is_err() {
                    Self::Attack(area, defender)
                } else {
                    words.read("expected-sparing", |word| (word == "sparing").then_some(()))?;
                    Self::AttackSparing(area, defender)
                }
            }
            "wield" => Self::Wield(a_number(&mut words)?),
            "harvest" => {
                let area = an_area(&mut words)?;
                match these(&mut words)? {
                    Some(ants) => Self::HarvestWith(area, ants),
                    None => Self::Harvest(area, a_number(&mut words)?),
                }
            }
            "tend" => {
                let area = an_area(&mut words)?;
                match these(&mut words)? {
                    Some(ants) => Self::TendWith(area, ants),
                    None => Self::Tend(area),
                }
            }
            "return" => Self::Return(ants(&mut words)?),
            "lose" => Self::Lose(ants(&mut words)?),
            "house" => {
                let place = a_place(&mut words)?;
                let (caste, count) = group(&mut words)?;
                Self::House(place, caste, count)
            }
            "from" => {
                let place = a_place(&mut words)?;
                let (caste, count) = group(&mut words)?;
                Self::From(place, caste, count)
            }
            "eliminate" => Self::Eliminate(a_member(&mut words)?),
            "raise" => {
                let large = a_number(&mut words)?;
                // A medium diet is named only where there is one.
                let medium = if words.clone().next("").is_ok() {
                    words.read("expected-number", |word| {
                        number(word).filter(|&count| count > 0)
                    })?
                } else {
                    0
                };
                Self::Raise(large, medium)
            }
            "majors" => Self::Majors(a_number(&mut words)?),
            "patrol" => {
                let area = an_area(&mut words)?;
                if words.clone().next("").is_err() {
                    Self::Patrol(area)
                } else {
                    let (caste, count) = group(&mut words)?;
                    Self::PatrolWith(area, caste, count)
                }
            }
            "lay" => Self::Lay(a_number(&mut words)?, a_number(&mut words)?),
            "fly" => Self::Fly,
            "stay" => Self::Stay,
            "done" => Self::Done,
            found => {
                return Err(NotationError::Unexpected {
                    expected: "expected-action",
                    found: found.to_owned(),
                });
            }
        };
        words.end()?;
        Ok(action)
    }
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Nest(area) => write!(f, "nest {area}"),
            Self::Bid(bid) => write!(f, "bid {bid}"),
            Self::Pass => f.write_str("pass"),
            Self::Keep(card) => write!(f, "keep {}", Card::Trait(*card).id()),
            Self::Play(card, on) => write!(f, "play {}{on}", Card::Hand(*card).id()),
            Self::Auction => f.write_str("auction"),
            Self::Release(area) => write!(f, "release {area}"),
            Self::Wander(area) => write!(f, "wander {area}"),
            Self::Trunk(area, workers) => write!(f, "trunk {area} {workers}"),
            Self::Repel(area, seat) => write!(f, "repel {area} {}", PROFILE.seats[seat.index()]),
            Self::Invade => f.write_str("invade"),
            Self::Bomb(dice) => write!(f, "bomb {dice}"),
            Self::Protect(member, count) => write!(f, "protect {} {count}", member.id()),
            Self::CarryOff(member, count) => write!(f, "carry {} {count}", member.id()),
            Self::Capture(member, count) => write!(f, "capture {} {count}", member.id()),
            Self::Hunt => f.write_str("hunt"),
            Self::Found(area) => write!(f, "found {area}"),
            Self::Lift(place, caste, count) => {
                write!(f, "lift {place} {}", Group(*caste, *count))
            }
            Self::Put(place) => write!(f, "put {place}"),
            Self::TurnUp(area) => write!(f, "turn {area}"),
            Self::Scout(area) => write!(f, "scout {area}"),
            Self::Reinforce(ants) => write!(f, "reinforce {ants}"),
            Self::Attack(area, seat) => write!(f, "attack {area} {}", PROFILE.seats[seat.index()]),
            Self::AttackSparing(area, seat) => {
                write!(f, "attack {area} {} sparing", PROFILE.seats[seat.index()])
            }
            Self::Wield(dice) => write!(f, "wield {dice}"),
            Self::Harvest(area, ants) => write!(f, "harvest {area} {ants}"),
            Self::HarvestWith(area, ants) => write!(f, "harvest {area} with {ants}"),
            Self::Tend(area) => write!(f, "tend {area}"),
            Self::TendWith(area, ants) => write!(f, "tend {area} with {ants}"),
            Self::Return(ants) => write!(f, "return {ants}"),
            Self::Lose(ants) => write!(f, "lose {ants}"),
            Self::House(place, caste, count) => {
                write!(f, "house {place} {}", Group(*caste, *count))
            }
            Self::From(place, caste, count) => {
                write!(f, "from {place} {}", Group(*caste, *count))
            }
            Self::Eliminate(member) => write!(f, "eliminate {}", member.id()),
            Self::Raise(large, 0) => write!(f, "raise {large}"),
            Self::Raise(large, medium) => write!(f, "raise {large} {medium}"),
            Self::Majors(pupae) => write!(f, "majors {pupae}"),
            Self::Patrol(area) => write!(f, "patrol {area}"),
            Self::PatrolWith(area, caste, count) => {
                write!(f, "patrol {area} {}", Group(*caste, *count))
            }
            Self::Lay(female, male) => write!(f, "lay {female} {male}"),
            Self::Fly => f.write_str("fly"),
            Self::Stay => f.write_str("stay"),
            Self::Done => f.write_str("done"),
        }
    }
}

impl fmt::Display for Marker {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Empty => f.write_str(self.id()),
            _ => write!(f, "{} {}", self.id(), self.value()),
        }
    }
}

impl fmt::Display for Roll {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (number, &count) in (1..).zip(&self.0) {
            for _ in 0..count {
                write!(f, "{number}")?;
            }
        }
        Ok(())
    }
}

/// The dice in order, so that there is only one way to write them.
fn roll(word: &str) -> Option<Roll> {
    let mut roll = Roll::default();
    let mut last = b'1';
    for digit in word.bytes() {
        if digit < last || digit > b'6' {
            return None;
        }
        last = digit;
        let count = &mut roll.0[usize::from(digit - b'1')];
        *count = count.checked_add(1)?;
    }
    Some(roll)
}

impl FromStr for Chance {
    type Err = NotationError;
    fn from_str(text: &str) -> Result<Self, NotationError> {
        let mut words = Words::of(text);
        let chance = match words.next("expected-chance")? {
            "next" => Self::Next(words.read("expected-color", seat)?),
            "marker" => Self::Marker(marker(&mut words)?),
            "again" => Self::Again(marker(&mut words)?),
            "roll" => Self::Roll(words.read("expected-dice", roll)?),
            "card" => Self::Card(words.read("expected-card", Card::from_id)?),
            "deal" => {
                let mut cards = [Trait::PlantSpecialist; TRAITS_DEALT];
                for card in &mut cards {
                    *card = words.read("expected-trait", a_trait)?;
                }
                Self::Deal(cards)
            }
            found => {
                return Err(NotationError::Unexpected {
                    expected: "expected-chance",
                    found: found.to_owned(),
                });
            }
        };
        words.end()?;
        Ok(chance)
    }
}

impl fmt::Display for Chance {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Next(seat) => write!(f, "next {}", PROFILE.seats[seat.index()]),
            Self::Marker(marker) => write!(f, "marker {marker}"),
            Self::Again(marker) => write!(f, "again {marker}"),
            Self::Roll(roll) => write!(f, "roll {roll}"),
            Self::Card(card) => write!(f, "card {}", card.id()),
            Self::Deal(cards) => {
                f.write_str("deal")?;
                cards
                    .iter()
                    .try_for_each(|&card| write!(f, " {}", Card::Trait(card).id()))
            }
        }
    }
}
