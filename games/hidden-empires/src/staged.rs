//! Positions written as text, and the laws, for tests.
//!
//! A position is a list of statements, for instance
//!
//! ```text
//! options basic players=3; turn 4; red at c3 5; red nurses 2 builders 1 size 10 food 3;
//! red medias c3 2 trait guard-caste;
//! red female-eggs 1 male-larvae 2 large-pupae 1 virgin-queens 1 score 8; marker c3 prey 2;
//! marker d4 aphids 1 +2; facedown d5; hidden prey 1 empty; unused predators 1; move red
//! ```
//!
//! Nothing is asked of the rules. Seat 1 has its nest in the first start area, and so on, and places it
//! last. Colonies have a nest of size 6 and nothing else; the map has no markers, all are unused. The
//! last statement says what the game waits for: `begin` (a new game), `move red`, `one red`,
//! `discover red`, `scout red`, `tasks red`, `nest`, `auction red mace`, `mutate red mace`, `draw red` (the
//! turn begins), `game-turn` (a game turn begins), `deal` (traits are dealt). Seats after the one named have still to take their turn.

mod flourishing;

pub use flourishing::{Flourishing, flourishing_laws, meeting, without};

use engine::chance::{pick, shuffle};
use engine::notation::Words;
use engine::testkit::{Laws, Staged};
use engine::{Awaited, Dice, Game, Seat, Seats, Secret};

use crate::action::{Action, On};
use crate::board::{AREAS, Area, Place};
use crate::cards::{Card, Hand, KINDS, Trait, TraitType, Traits};
use crate::components::{Ants, Caste, Marker, Member, START_SIZE};
use crate::notation;
use crate::setup::{Options, PROFILE};
use crate::state::{Chore, Colony, HiddenEmpires, Phase, Pick, Sheet, Table, Turn};

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
        let starts = game.table.options.starts;
        for (colony, start) in game.table.colonies.iter_mut().zip(starts.iter()) {
            *colony = Colony {
                sheet: if setup.variant() == "advanced" {
                    Sheet::Advanced
                } else {
                    Sheet::Basic
                },
                nest: Some(start),
                queens: 1,
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
            ("game", "phase") => Some(table.phase.name().to_owned()),
            ("game", "turn") => Some(table.game_turn.to_string()),
            ("game", "player") => Some(match self.awaited() {
                Awaited::Seats { must, .. } if must.len() == 1 => {
                    must.first().map_or_else(String::new, who)
                }
                _ => "none".to_owned(),
            }),
            ("game", "discards") => Some(table.discards.len().to_string()),
            ("game", "deck") => Some(table.deck_size().to_string()),
            ("game", "hits") => match table.phase {
                Phase::Scatter(_, hits) | Phase::DrivenOff(_, hits) | Phase::Blocked(_, hits) => {
                    Some(hits.to_string())
                }
                _ => None,
            },
            ("map", "facedown") => Some(table.markers.facedown.len().to_string()),
            ("unused", "unseen") => Some(table.markers.unseen_unused().to_string()),
            ("unused", "seen") => Some(table.markers.seen_unused().to_string()),
            _ => None,
        }
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
            "queens" => colony.queens.to_string(),
            "stored" => colony.stored.to_string(),
            "storage" => colony.storage.total().to_string(),
            "capacity" => colony.capacity().to_string(),
            "room" => colony.room().to_string(),
            "cards" => colony.cards.to_string(),
            "sites" => colony.sites.len().to_string(),
            "trunks" => colony.trunks.len().to_string(),
            "guests" => colony.guests.to_string(),
            "aphids" => (colony.aphids[0] + colony.aphids[1]).to_string(),
            "nest" => colony
                .nest
                .map_or_else(|| "none".to_owned(), |nest| nest.to_string()),
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
                table.options.overbidding = true;
                table.options.standing_discovery = true;
                table.options.chosen_chambers = true;
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
                table.markers.layers[0].kinds[marker.index()] -= 1;
                table.markers.faceup.lay(area, marker);
                if let Ok(modifier) = words.next("a modifier") {
                    let modifier = modifier.parse().map_err(|_| "no modifier".to_owned())?;
                    table.markers.modifier.set(area, modifier);
                }
            }
            "facedown" => table.markers.lay_facedown(an_area(&mut words)?),
            // Only such markers are left that everybody has seen, or none at all.
            "unused" => {
                table.markers.layers[0].kinds = [0; crate::components::MARKERS];
                table.markers.seen = [0; crate::components::MARKERS];
                while words.clone().next("").is_ok() {
                    let marker = said(notation::marker(&mut words))?;
                    table.markers.seen[marker.index()] += 1;
                }
            }
            // Only these markers are hidden.
            "hidden" => {
                table.markers.layers[0].kinds = [0; crate::components::MARKERS];
                while words.clone().next("").is_ok() {
                    let marker = said(notation::marker(&mut words))?;
                    table.markers.layers[0].kinds[marker.index()] += 1;
                }
            }
            "auction" | "mutate" => {
                let seat = said(words.read("a colour", notation::seat))?;
                let card = said(words.read("a trait", notation::a_trait))?;
                let replacing = (first == "mutate").then_some(seat);
                table.turn = Turn {
                    player: Some(seat),
                    occupied: table.colony(seat).held(),
                    ..Turn::default()
                };
                table.begin_auction(card, seat, replacing);
            }
            "nest" => {
                table.waiting = Seats::NONE;
                table.begin_nest_phase();
                self.go_on();
            }
            "discard" => {
                let card = said(words.read("a card", Card::from_id))?;
                table.discards.push(card);
            }
            "deal" => table.phase = Phase::Deal(Seat::new(0)),
            "game-turn" => {
                table.waiting = Seats::all(table.players());
                table.begin_game_turn();
                self.go_on();
            }
            "draw" => {
                let seat = said(words.read("a colour", notation::seat))?;
                table.waiting = Seat::all(table.players())
                    .filter(|other| other.index() > seat.index())
                    .chain([seat])
                    .collect();
                table.begin_turn(seat);
                self.go_on();
            }
            "move" | "one" | "discover" | "tasks" | "scout" => {
                let seat = said(words.read("a colour", notation::seat))?;
                table.waiting = Seat::all(table.players())
                    .filter(|other| other.index() > seat.index())
                    .collect();
                table.turn = Turn {
                    player: Some(seat),
                    occupied: table.colony(seat).held(),
                    ..Turn::default()
                };
                match first {
                    "move" => table.phase = Phase::Redistribute(seat),
                    "one" => table.phase = Phase::MoveOne(seat),
                    "scout" => table.phase = Phase::Scout(seat),
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
            if name == "card" {
                let card = said(words.read("a hand card", notation::hand_card))?;
                self.hands[seat.index()].blindly(|hand| hand.insert(card));
                colony.cards += 1;
                continue;
            }
            if name == "out" {
                *colony = Colony {
                    sheet: colony.sheet,
                    ..Colony::default()
                };
                continue;
            }
            if name == "trunk" || name == "site" {
                let area = said(words.read("an area", Area::from_name))?;
                if name == "trunk" {
                    colony.trunks.insert(area);
                } else {
                    colony.sites.insert(area);
                    colony.queens += 1;
                }
                continue;
            }
            // Medias and majors in a chamber: `majors reserves 2`.
            if let Some(caste) = Caste::ALL.into_iter().find(|caste| caste.id() == name)
                && let Ok(place) = words.clone().next("")
                && Area::from_name(place).is_none()
            {
                let place = said(words.next("a chamber"))?;
                let count = said(words.read("a number", |word| word.parse().ok()))?;
                match place {
                    "storage" => colony.storage[caste] = count,
                    "returning" => colony.returning[caste] = count,
                    _ => {
                        let place = notation::place(place).ok_or("no chamber")?;
                        colony.change_at(place, caste, |ants| *ants = count);
                    }
                }
                continue;
            }
            if name == "at" {
                let area = said(words.read("an area", Area::from_name))?;
                let count = said(words.read("a number", |word| word.parse().ok()))?;
                colony.change_at(Place::Map(area), Caste::Worker, |ants| *ants = count);
                continue;
            }
            if let Some(caste) = Caste::ALL.into_iter().find(|caste| caste.id() == name) {
                let area = said(words.read("an area", Area::from_name))?;
                let count = said(words.read("a number", |word| word.parse().ok()))?;
                colony.change_at(Place::Map(area), caste, |ants| *ants = count);
                continue;
            }
            if name == "patrol" {
                let area = said(words.read("an area", Area::from_name))?;
                let count = said(words.read("a number", |word| word.parse().ok()))?;
                colony
                    .patrol
                    .change(area, |patrol| patrol[Caste::Worker] = count);
                continue;
            }
            if name == "trait" {
                colony
                    .traits
                    .insert(said(words.read("a trait", notation::a_trait))?);
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
                "queens" => colony.queens = value,
                "stored" => colony.stored = value,
                "guests" => colony.guests = value,
                "score" => colony.score = value,
                "returning" => colony.returning = Ants::of(Caste::Worker, value),
                "home" => {
                    if let Some(nest) = colony.nest {
                        let home = Place::Map(nest);
                        colony.change_at(home, Caste::Worker, |ants| *ants = value);
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
    let place = |dice: &mut dyn Dice| match dice.below(5) {
        0 => Place::Builders,
        1 => Place::Nurses,
        2 => Place::Reserves,
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
    let member = |dice: &mut dyn Dice| Member::ALL[dice.below(Member::ALL.len() as u32) as usize];
    let seat = |dice: &mut dyn Dice| Seat::new(dice.below(6) as usize);
    match dice.below(44) {
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
        22 => Action::Keep(*pick(&Trait::all().collect::<Vec<_>>(), dice)),
        23 | 24 => {
            let on = match dice.below(4) {
                0 => On::Nothing,
                1 => On::Player(seat(dice)),
                2 => On::Area(area(dice)),
                _ => On::Way(area(dice), area(dice)),
            };
            Action::Play(*pick(&Hand::ALL, dice), on)
        }
        25 => Action::Auction,
        26 => Action::Release(area(dice)),
        27 => Action::Wander(area(dice)),
        28 => Action::Trunk(area(dice), number(dice)),
        29 => Action::Repel(area(dice), seat(dice)),
        30 => Action::Invade,
        31 => Action::Bomb(number(dice)),
        32 => Action::Protect(member(dice), number(dice)),
        33 => Action::CarryOff(member(dice), number(dice)),
        34 => Action::Capture(member(dice), number(dice)),
        35 => Action::Hunt,
        36 => Action::Found(area(dice)),
        37 => Action::HarvestWith(area(dice), few(dice)),
        38 => Action::TendWith(area(dice), few(dice)),
        39 => Action::PatrolWith(area(dice), caste(dice), number(dice)),
        40 => Action::AttackSparing(area(dice), seat(dice)),
        41 => Action::Wield(number(dice)),
        42 => Action::From(place(dice), caste(dice), number(dice)),
        _ => Action::Done,
    }
}

/// A game that differs only in what a seat may not know: the flights, the hands and the draft of others.
#[must_use]
pub fn scramble(game: &HiddenEmpires, seat: Seat, dice: &mut dyn Dice) -> HiddenEmpires {
    let mut twin = game.clone();
    for (other, flight) in Seat::all(game.players()).zip(&mut twin.flights) {
        if other != seat && flight.openly(Option::is_some) {
            flight.blindly(|flight| *flight = Some(dice.below(2) == 0));
        }
    }
    scramble_hands(&mut twin, seat, dice);
    scramble_draft(&mut twin, seat, dice);
    twin
}

/// Others may hold other hand cards; the rest is in the deck.
fn scramble_hands(twin: &mut HiddenEmpires, seat: Seat, dice: &mut dyn Dice) {
    let open = |card: Hand| twin.table.discards.contains(&Card::Hand(card));
    let own = twin.hands[seat.index()].openly(|hand| *hand);
    let mut pool: Vec<Hand> = Hand::ALL
        .into_iter()
        .filter(|&card| !own.contains(card) && !open(card))
        .collect();
    shuffle(&mut pool, dice);
    for (other, hand) in Seat::all(twin.table.players()).zip(&mut twin.hands) {
        if other != seat {
            let count = hand.openly(|hand| hand.len());
            hand.blindly(|hand| *hand = (0..count).filter_map(|_| pool.pop()).collect());
        }
    }
}

/// Traits that the seat has not seen may be others of the same type.
fn scramble_draft(twin: &mut HiddenEmpires, seat: Seat, dice: &mut dyn Dice) {
    let draft = &mut twin.draft;
    let own = seat.index();
    let known = |card: Trait| {
        draft.get(own).is_some_and(|drafter| {
            let has = |traits: &Secret<Traits>| traits.openly(|traits| traits.has(card));
            let passed = drafter.passed.openly(|passed| *passed);
            has(&drafter.pack)
                || has(&drafter.kept)
                || passed.iter().flatten().any(|pack| pack.has(card))
        })
    };
    let mut other: Vec<(Trait, Trait)> = Trait::all().map(|card| (card, card)).collect();
    let kinds: [TraitType; 6] = [
        TraitType::Chemical,
        TraitType::Color,
        TraitType::Major,
        TraitType::Media,
        TraitType::Nest,
        TraitType::Resource,
    ];
    for kind in kinds {
        let cards: Vec<Trait> = Trait::all()
            .filter(|&card| card.kind() == kind && !known(card))
            .collect();
        let mut shuffled = cards.clone();
        shuffle(&mut shuffled, dice);
        for (card, to) in cards.into_iter().zip(shuffled) {
            other[card as usize].1 = to;
        }
    }
    let swap = |card: Trait| other[card as usize].1;
    let swapped = |traits: &mut Traits| *traits = traits.iter().map(swap).collect();
    for (index, drafter) in draft.iter_mut().enumerate() {
        drafter.pack.blindly(swapped);
        drafter.kept.blindly(swapped);
        drafter.pick.blindly(|pick| {
            if let Some(Pick::Keep(card)) = pick {
                *card = swap(*card);
            }
        });
        if index != own {
            drafter
                .passed
                .blindly(|packs| packs.iter_mut().flatten().for_each(swapped));
        }
    }
}

/// What there is of each marker and card, which never changes; and what is never so.
#[must_use]
pub fn census(game: &HiddenEmpires) -> Vec<(String, i64)> {
    let table = &game.table;
    let markers = &table.markers;
    let sheltered = |marker: Marker| match marker {
        Marker::Aphids(value) => table
            .colonies
            .iter()
            .map(|colony| i64::from(colony.aphids[usize::from(value) - 1]))
            .sum(),
        _ => 0,
    };
    let mut counts: Vec<_> = Marker::all()
        .map(|marker| {
            let lying = markers.faceup.iter().filter(|&(_, up)| up == marker);
            let index = marker.index();
            let unused = markers.hidden_kind(index) + markers.seen[index] + markers.aside[index];
            let total = lying.count() as i64 + i64::from(unused) + sheltered(marker);
            (marker.to_string(), total)
        })
        .collect();
    if table.options.draws_cards() {
        let mut lying = game.deck();
        let auctioned = table.auctioned().map(Card::Trait);
        let traits = table
            .colonies
            .iter()
            .flat_map(|colony| colony.traits.iter());
        let held = game
            .hands
            .iter()
            .flat_map(|hand| hand.openly(|hand| *hand).iter());
        let open = table.discards.iter().copied().chain(auctioned);
        for card in open
            .chain(traits.map(Card::Trait))
            .chain(held.map(Card::Hand))
        {
            lying[card.index()] += 1;
        }
        counts.extend((0..KINDS).map(|kind| {
            let name = Card::from_index(kind).id().to_owned();
            (name, i64::from(lying[kind]))
        }));
    }
    for area in Area::all() {
        if markers.faceup[area].is_some() {
            assert!(!markers.facedown.contains(area), "two markers in {area}");
            assert!(markers.value(area) > 0, "used up, but there: {area}");
        } else {
            assert_eq!(markers.modifier[area], 0, "a modifier of nothing: {area}");
        }
    }
    for (seat, colony) in Seat::all(table.players()).zip(&table.colonies) {
        let cards = game.hands[seat.index()].openly(|hand| hand.len());
        assert_eq!(colony.cards, cards, "hand cards");
        assert!(
            colony.queens >= colony.sites.len() as u16,
            "a queen for each site"
        );
        for area in colony.nests().iter() {
            // Ruling 92: sheltered aphids may come back there.
            let aphids = |marker: Marker| matches!(marker, Marker::Aphids(_));
            let bare = markers.faceup[area].is_none_or(aphids) && !markers.facedown.contains(area);
            assert!(bare, "a marker under a nest: {area}");
        }
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
