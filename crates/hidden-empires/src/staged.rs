//! Positions written as text, and the laws, for tests.
//!
//! A position is a list of statements, for instance
//!
//! ```text
//! options basic players=3; turn 4; red at c3 5; red nurses 2 builders 1 size 10 food 3;
//! red medias c3 2 trait guard-caste;
//! red female-eggs 1 male-larvae 2 large-pupae 1 virgin-queens 1 score 8; marker c3 prey 2;
//! marker d4 aphids 1 +2; facedown d5; seen empty; move red
//! ```
//!
//! Nothing is asked of the rules. Seat 1 has its nest in the first start area, and so on, and places it
//! last. Colonies have a nest of size 6 and nothing else; the map has no markers, all are unused. The
//! last statement says what the game waits for: `begin` (a new game), `move red`, `one red`,
//! `discover red`, `tasks red`, `nest`, `auction red mace`, `mutate red mace`. Seats after the one named have still to take their turn.

use engine::notation::Words;
use engine::testkit::{Laws, Staged};
use engine::{Dice, Game, Seat, Seats};

use crate::action::Action;
use crate::board::{AREAS, Area, Place};
use crate::cards::{Card, Trait};
use crate::components::{Ants, Caste, Marker, Member, START_SIZE};
use crate::notation;
use crate::setup::{Options, PROFILE};
use crate::state::{Chore, Colony, HiddenEmpires, Phase, Sheet, Table, Turn};

impl Staged for HiddenEmpires {
    fn stage(text: &str) -> Result<Self, String> {
        let statements = || {
            text.split(';')
                .map(str::trim)
                .filter(|part| !part.is_empty())
        };
        let options = statements().find_map(|part| part.strip_prefix("options"));
        let setup = PROFILE
            .read_setup(options.unwrap_or("basic players=2"))
            .map_err(|error| error.to_string())?;
        let mut game = Self::begin(Options::from(&setup));
        let players = game.table.players();
        let starts = Area::starts(players);
        for (colony, start) in game.table.colonies.iter_mut().zip(starts.iter()) {
            *colony = Colony {
                nest: Some(start),
                size: START_SIZE,
                ..Colony::default()
            };
        }
        game.table.placed = Seat::all(players).rev().collect();
        for part in statements() {
            game.statement(part)
                .map_err(|error| format!("{part}: {error}"))?;
        }
        Ok(game)
    }

    fn fact(&self, subject: &str, name: &str) -> Option<String> {
        let table = &self.table;
        if let Some(seat) = notation::seat(subject) {
            return table.fact_of(seat, name);
        }
        if let Some(area) = Area::from_name(subject) {
            return table.fact_at(area, name);
        }
        let who = |seat: Seat| PROFILE.seats[seat.index()].to_owned();
        match (subject, name) {
            ("game", "phase") => Some(phase_name(&table.phase).to_owned()),
            ("game", "turn") => Some(table.game_turn.to_string()),
            ("game", "player") => match table.phase {
                Phase::PlaceNest(seat)
                | Phase::Redistribute(seat)
                | Phase::MoveOne(seat)
                | Phase::Scout(seat)
                | Phase::Discover(seat)
                | Phase::Tasks(seat) => Some(who(seat)),
                Phase::Auction(auction) => Some(who(auction.turn)),
                Phase::React(scouting) => scouting.searched.map(who),
                Phase::Scatter(fight, _) | Phase::DrivenOff(fight, _) => Some(who(fight.defender)),
                Phase::Losses(_, winner, _) => Some(who(winner)),
                Phase::StayOrReturn(fight) => Some(who(fight.attacker)),
                _ => Some("none".to_owned()),
            },
            ("game", "hits") => match table.phase {
                Phase::Scatter(_, hits) => Some(hits.to_string()),
                _ => None,
            },
            ("map", "facedown") => Some(table.markers.facedown.len().to_string()),
            ("unused", "unseen") => Some(table.markers.unseen_unused().to_string()),
            ("unused", "seen") => Some(table.markers.seen_unused().to_string()),
            _ => None,
        }
    }
}

fn phase_name(phase: &Phase) -> &'static str {
    match phase {
        Phase::DrawNest => "draw-nest",
        Phase::PlaceNest(_) => "place-nest",
        Phase::NextPlayer => "next-player",
        Phase::Auction(_) => "auction",
        Phase::Redistribute(_) => "move",
        Phase::MoveOne(_) => "one",
        Phase::Scout(_) => "scout",
        Phase::SearchDice(_) => "search-dice",
        Phase::React(_) => "react",
        Phase::ScoutMarker(_) => "scout-marker",
        Phase::PredatorDice(_) => "predator-dice",
        Phase::Reinforce(_) => "reinforce",
        Phase::Discover(_) => "discover",
        Phase::Marker(turning) if turning.replaced => "replacement",
        Phase::Marker(_) => "marker",
        Phase::Tasks(_) => "tasks",
        Phase::ForageDice(_) => "forage-dice",
        Phase::ScatterDice(_) => "scatter-dice",
        Phase::Scatter(..) => "scatter",
        Phase::WeaponDice(_) => "weapon-dice",
        Phase::DrivenOff(..) => "driven-off",
        Phase::Losses(..) => "losses",
        Phase::StayOrReturn(_) => "stay",
        Phase::Nest => "nest",
        Phase::Over => "over",
    }
}

fn member_of(name: &str) -> Option<Member> {
    Some(match name {
        "virgin-queens" => Member::VirginQueen,
        "drones" => Member::Drone,
        "female-eggs" => Member::FemaleEgg,
        "male-eggs" => Member::MaleEgg,
        "female-larvae" => Member::FemaleLarva,
        "male-larvae" => Member::MaleLarva,
        "small-pupae" => Member::SmallPupa,
        "medium-pupae" => Member::MediumPupa,
        "large-pupae" => Member::LargePupa,
        "male-pupae" => Member::MalePupa,
        _ => return None,
    })
}

impl Table {
    fn fact_of(&self, seat: Seat, name: &str) -> Option<String> {
        let colony = self.colonies.get(seat.index())?;
        if let Some(member) = member_of(name) {
            return Some(colony.count(member).to_string());
        }
        if let Some(place) = notation::place(name) {
            return Some(colony.at(place).total().to_string());
        }
        Some(match name {
            "score" => colony.score.to_string(),
            "size" => colony.size.to_string(),
            "food" => colony.food.to_string(),
            "dna" => colony.dna.to_string(),
            "traits" if colony.traits.is_empty() => "none".to_owned(),
            "traits" => {
                let traits: Vec<_> = colony
                    .traits
                    .iter()
                    .map(|held| Card::Trait(held).id())
                    .collect();
                traits.join(",")
            }
            "returning" => colony.returning.total().to_string(),
            "brood" => colony.brood().to_string(),
            "home" => colony
                .nest
                .map_or(0, |nest| colony.ants_in(nest))
                .to_string(),
            "discarded" => colony.ledger.discarded.to_string(),
            "place" => self.standings().places[seat].to_string(),
            "chore" => match colony.chore {
                Chore::None => "none",
                Chore::Return => "return",
                Chore::Adults(_) => "adults",
                Chore::Majors => "majors",
                Chore::Diet => "diet",
                Chore::Larvae { .. } => "larvae",
                Chore::Lay => "lay",
                Chore::Eggs(_) => "eggs",
                Chore::Flight => "flight",
            }
            .to_owned(),
            _ => {
                if let Some(area) = name.strip_prefix("patrol-").and_then(Area::from_name) {
                    return Some(colony.patrol[area].total().to_string());
                }
                for caste in Caste::ALL {
                    let place = name
                        .strip_prefix(caste.id())
                        .and_then(|rest| rest.strip_prefix('-'));
                    if let Some(area) = place.and_then(Area::from_name) {
                        return Some(colony.ants[area][caste].to_string());
                    }
                }
                let area = Area::from_name(name.strip_prefix("trail-")?)?;
                match self.trails(seat)[area] {
                    u16::MAX => "free".to_owned(),
                    food => food.to_string(),
                }
            }
        })
    }

    fn fact_at(&self, area: Area, name: &str) -> Option<String> {
        Some(match name {
            "marker" => match self.markers.faceup[area] {
                Some(marker) => marker.id().to_owned(),
                None if self.markers.facedown.contains(area) => "facedown".to_owned(),
                None => "none".to_owned(),
            },
            "value" => self.markers.value(area).to_string(),
            "color" => format!("{:?}", area.color()).to_lowercase(),
            _ => return None,
        })
    }
}

type Done = Result<(), String>;

fn read_trait(word: &str) -> Option<Trait> {
    match Card::from_id(word) {
        Some(Card::Trait(held)) => Some(held),
        _ => None,
    }
}

fn said<T>(read: Result<T, engine::NotationError>) -> Result<T, String> {
    read.map_err(|error| error.to_string())
}

impl HiddenEmpires {
    fn statement(&mut self, text: &str) -> Done {
        let mut words = Words::of(text);
        let first = said(words.next("a statement"))?;
        let table = &mut self.table;
        let an_area = |words: &mut Words<'_>| said(words.read("an area", Area::from_name));
        match first {
            "options" => return Ok(()),
            "advanced" => {
                table.options.advanced = true;
                for colony in &mut table.colonies {
                    colony.sheet = Sheet::Advanced;
                }
            }
            "begin" => *self = Self::begin(table.options),
            "turn" => {
                table.game_turn = said(words.read("a number", |word| word.parse().ok()))?;
            }
            "marker" => {
                let area = an_area(&mut words)?;
                let marker = said(notation::marker(&mut words))?;
                table.markers.unseen[marker.index()] -= 1;
                table.markers.faceup[area] = Some(marker);
                if let Ok(modifier) = words.next("a modifier") {
                    table.markers.modifier[area] =
                        modifier.parse().map_err(|_| "no modifier".to_owned())?;
                }
            }
            "facedown" => table.markers.facedown.insert(an_area(&mut words)?),
            // Only such markers are left that everybody has seen, or none at all.
            "unused" => {
                table.markers.unseen = [0; crate::components::MARKERS];
                table.markers.seen = table.markers.unseen;
                while words.clone().next("").is_ok() {
                    let marker = said(notation::marker(&mut words))?;
                    table.markers.seen[marker.index()] += 1;
                }
            }
            "auction" | "mutate" => {
                let seat = said(words.read("a colour", notation::seat))?;
                let card = said(words.read("a trait", read_trait))?;
                let replacing = (first == "mutate").then_some(seat);
                table.begin_auction(card, seat, replacing);
            }
            "nest" => {
                table.waiting = Seats::NONE;
                table.begin_nest_phase();
                self.go_on();
            }
            "move" | "one" | "discover" | "tasks" => {
                let seat = said(words.read("a colour", notation::seat))?;
                table.waiting = Seat::all(table.players())
                    .filter(|other| other.index() > seat.index())
                    .collect();
                table.turn = Turn {
                    occupied: table.colony(seat).held(),
                    ..Turn::default()
                };
                match first {
                    "move" => table.phase = Phase::Redistribute(seat),
                    "one" => table.phase = Phase::MoveOne(seat),
                    "discover" => table.phase = Phase::Discover(seat),
                    _ => table.begin_tasks(seat),
                }
            }
            _ => {
                let seat = notation::seat(first).ok_or("it means nothing")?;
                return self.colony_statement(seat, &mut words);
            }
        }
        said(words.end())
    }

    fn colony_statement(&mut self, seat: Seat, words: &mut Words<'_>) -> Done {
        let colony = self.table.colony_mut(seat);
        while let Ok(name) = words.next("") {
            if name == "at" {
                let area = said(words.read("an area", Area::from_name))?;
                let count = said(words.read("a number", |word| word.parse().ok()))?;
                colony.ants[area][Caste::Worker] = count;
                continue;
            }
            if let Some(caste) = Caste::ALL.into_iter().find(|caste| caste.id() == name) {
                let area = said(words.read("an area", Area::from_name))?;
                let count = said(words.read("a number", |word| word.parse().ok()))?;
                colony.ants[area][caste] = count;
                continue;
            }
            if name == "patrol" {
                let area = said(words.read("an area", Area::from_name))?;
                let count = said(words.read("a number", |word| word.parse().ok()))?;
                colony.patrol[area][Caste::Worker] = count;
                continue;
            }
            if name == "trait" {
                colony
                    .traits
                    .insert(said(words.read("a trait", read_trait))?);
                continue;
            }
            if name == "nest" {
                colony.nest = Some(said(words.read("an area", Area::from_name))?);
                continue;
            }
            let value: u16 = said(words.read("a number", |word| word.parse().ok()))?;
            if let Some(member) = member_of(name) {
                *colony.count_mut(member) = value;
                continue;
            }
            match name {
                "reserves" => colony.reserves = Ants::of(Caste::Worker, value),
                "nurses" => colony.nurses = Ants::of(Caste::Worker, value),
                "builders" => colony.builders = Ants::of(Caste::Worker, value),
                "size" => colony.size = value,
                "food" => colony.food = value,
                "dna" => colony.dna = value,
                "score" => colony.score = value,
                "returning" => colony.returning = Ants::of(Caste::Worker, value),
                "home" => {
                    if let Some(nest) = colony.nest {
                        colony.ants[nest][Caste::Worker] = value;
                    }
                }
                _ => return Err(format!("“{name}” means nothing")),
            }
        }
        Ok(())
    }
}

/// The laws, with what they must know about Hidden Empires.
#[must_use]
pub fn laws() -> Laws<HiddenEmpires> {
    Laws::new(200_000, stray, scramble, census)
}

fn stray(dice: &mut dyn Dice) -> Action {
    let area = |dice: &mut dyn Dice| {
        Area::try_from(dice.below(AREAS as u32) as u8).unwrap_or_else(|error| panic!("{error}"))
    };
    let place = |dice: &mut dyn Dice| match dice.below(4) {
        0 => Place::Builders,
        1 => Place::Nurses,
        _ => Place::Map(area(dice)),
    };
    let number = |dice: &mut dyn Dice| match dice.below(8) {
        0 => 0,
        1 => u16::MAX - dice.below(3) as u16,
        _ => dice.below(12) as u16,
    };
    let caste = |dice: &mut dyn Dice| Caste::ALL[dice.below(3) as usize];
    let few = |dice: &mut dyn Dice| {
        Ants::new([0; 3].map(|_: u16| dice.below(3) as u16 * dice.below(2) as u16))
    };
    match dice.below(23) {
        0 => Action::Nest(area(dice)),
        1 => Action::Lift(place(dice), caste(dice), number(dice)),
        2 => Action::Put(place(dice)),
        3 => Action::TurnUp(area(dice)),
        4 => Action::Attack(area(dice), Seat::new(dice.below(6) as usize)),
        5 => Action::Harvest(area(dice), number(dice)),
        6 => Action::Tend(area(dice)),
        7 => Action::Return(few(dice)),
        8 => Action::House(place(dice), caste(dice), number(dice)),
        9 => Action::Eliminate(Member::ALL[dice.below(Member::ALL.len() as u32) as usize]),
        10 => Action::Raise(number(dice), 0),
        11 => Action::Lay(number(dice), number(dice)),
        12 => Action::Fly,
        13 => Action::Stay,
        14 => Action::Lose(few(dice)),
        15 => Action::Bid(number(dice)),
        16 => Action::Pass,
        17 => Action::Majors(number(dice)),
        18 => Action::Patrol(area(dice)),
        20 => Action::Scout(area(dice)),
        21 => Action::Reinforce(few(dice)),
        19 => Action::Raise(number(dice), 1),
        _ => Action::Done,
    }
}

/// Others may have decided otherwise about their flights.
fn scramble(game: &HiddenEmpires, seat: Seat, dice: &mut dyn Dice) -> HiddenEmpires {
    let mut twin = game.clone();
    for other in Seat::all(game.players()) {
        if other != seat && twin.flights[other].is_some() {
            twin.flights[other] = Some(dice.below(2) == 0);
        }
    }
    twin
}

fn census(game: &HiddenEmpires) -> Vec<(String, i64)> {
    let table = &game.table;
    let markers = &table.markers;
    let counts = Marker::all()
        .map(|marker| {
            let lying = markers.faceup.iter().filter(|&(_, &up)| up == Some(marker));
            let index = marker.index();
            let unused = markers.unseen[index] + markers.seen[index] + markers.aside[index];
            (marker.to_string(), lying.count() as i64 + i64::from(unused))
        })
        .collect();
    for area in Area::all() {
        if markers.faceup[area].is_some() {
            assert!(!markers.facedown.contains(area), "two markers in {area}");
            assert!(markers.value(area) > 0, "used up, but there: {area}");
        } else {
            assert_eq!(markers.modifier[area], 0, "a modifier of nothing: {area}");
        }
    }
    for colony in &table.colonies {
        for area in Area::all() {
            assert!(
                colony.ants[area].contains(colony.patrol[area]),
                "patrol in {area}"
            );
        }
        let ants: i64 = colony
            .ants
            .iter()
            .map(|(_, ants)| i64::from(ants.total()))
            .sum();
        assert!(ants < 10_000, "ants without end");
    }
    counts
}
