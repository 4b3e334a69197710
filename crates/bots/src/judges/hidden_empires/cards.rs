//! What cards, traits and the other things of the advanced game promise, in food.

use engine::Seat;
use hidden_empires::action::On;
use hidden_empires::cards::{Hand, Trait};
use hidden_empires::components::{Ants, Caste, MALE};
use hidden_empires::state::Auction;
use hidden_empires::{Action, Area, Marker, Member, Phase, Table};

use super::grounds;
use super::moves::demand;
use super::sketch::{Sketch, Stage};

/// What an action of the advanced game promises; nothing is done for less than 0.
pub(super) fn gain(table: &Table, seat: Seat, action: Action) -> f32 {
    match (action, table.phase) {
        (Action::Play(card, on), _) => play(table, seat, card, on),
        (Action::Bid(bid), Phase::Auction(auction)) => bidding(table, seat, &auction, bid),
        (Action::Keep(card), _) => worth(table, seat, card),
        (Action::Release(area), _) => {
            let nest = table.colony(seat).nest;
            1.0 - 0.1 * nest.map_or(9.0, |nest| f32::from(nest.distance(area)))
        }
        (Action::Auction | Action::Found(_) | Action::Nest(_) | Action::TurnUp(_), _) => 1.0,
        (Action::CarryOff(_, count) | Action::Capture(_, count), _) => f32::from(count),
        (Action::Protect(member, count), _) => loss(member) * f32::from(count),
        (Action::Hunt, _) => 0.5,
        // The usual order is good enough.
        (Action::From(..), _) => -0.1,
        (Action::Wield(dice), _) => 0.1 * f32::from(dice),
        (Action::Reinforce(ants), Phase::Reinforce(scouting)) => {
            let food = table.markers.faceup[scouting.area].is_some_and(Marker::is_food);
            let each = if food { 0.3 } else { -0.1 };
            each * f32::from(ants.total())
        }
        (Action::Reinforce(ants), _) => -0.1 * f32::from(ants.total()),
        (Action::Return(ants) | Action::Lose(ants), _) => -strength(ants),
        (Action::Eliminate(member), _) => -loss(member),
        (Action::Wander(_), _) => -3.0,
        (Action::Invade, _) => -1.0,
        _ => 0.0,
    }
}

/// What ants are worth, the larger ones more.
fn strength(ants: Ants) -> f32 {
    let [workers, medias, majors] =
        [Caste::Worker, Caste::Media, Caste::Major].map(|caste| f32::from(ants[caste]));
    workers + 2.0 * medias + 3.0 * majors
}

/// What somebody on the nest sheet is worth.
pub(super) const fn loss(member: Member) -> f32 {
    match member {
        Member::StoredFood => 0.5,
        Member::MaleEgg => 1.0,
        Member::FemaleEgg => 1.2,
        Member::MaleLarva => 1.5,
        Member::FemaleLarva => 1.7,
        Member::SmallPupa => 2.5,
        Member::MediumPupa => 3.0,
        Member::MalePupa => 3.5,
        Member::Drone | Member::Nurse(_) | Member::Builder(_) => 4.0,
        Member::LargePupa | Member::Replete | Member::Miller => 5.0,
        Member::VirginQueen => 6.0,
    }
}

fn play(table: &Table, seat: Seat, card: Hand, on: On) -> f32 {
    let whose = |good: bool, target: Seat, gain: f32| {
        if good == (target == seat) { gain } else { -1.0 }
    };
    match (card, on) {
        (Hand::ShelterAphids | Hand::SealNestEntrances, _) => 1.0,
        (Hand::AdditionalQueen, On::Player(target)) => whose(true, target, 0.5),
        (Hand::Hybridization, On::Player(target)) => whose(true, target, 0.8),
        (Hand::GeneticBottleneck, On::Player(target)) => whose(false, target, 0.5),
        // An auction helps whoever is asked; alone, one has the choice.
        (Hand::Mutate, On::Player(target)) => {
            let dna = f32::from(table.colony(seat).dna);
            whose(true, target, 0.1 * dna - 0.5)
        }
        (Hand::FoodEggs | Hand::LarvalFood, On::Player(target)) => {
            let hungry = hunger(table, seat) >= 2.0;
            let ready = card == Hand::LarvalFood || matches!(table.phase, Phase::Tasks(_));
            whose(true, target, if hungry && ready { 1.0 } else { -0.1 })
        }
        (Hand::MaleEggs, On::Player(target)) => {
            let sketch = Sketch::of(table, seat);
            let drones = sketch.drones + sketch.male_pupae + sketch.larvae[MALE];
            let gain = if drones < 3 { 0.5 } else { -0.1 };
            whose(true, target, gain)
        }
        (Hand::RoveBeetles, On::Player(target)) => {
            let larvae = f32::from(table.colony(target).all_larvae());
            whose(false, target, larvae - 2.0)
        }
        (Hand::ThiefAnts, On::Player(target)) => {
            let food = f32::from(table.colony(target).food);
            whose(false, target, 0.5 * food - 1.5)
        }
        (Hand::GuestQueen, On::Player(target)) => {
            let many = f32::from(table.colony(target).reproductives());
            whose(false, target, many - 2.5)
        }
        (Hand::OneQueen, On::Player(target)) => whose(false, target, 0.5),
        (Hand::HighwaymanBeetles, On::Area(area)) => harm(table, seat, area) - 0.4,
        (Hand::PredatorMigration, On::Way(_, to)) => 0.7 * harm(table, seat, to) - 1.0,
        _ => -1.0,
    }
}

/// What it costs the others, and this seat, if an area can no longer be foraged.
fn harm(table: &Table, seat: Seat, area: Area) -> f32 {
    let ants = |seat: Seat| f32::from(table.colony(seat).ants_in(area).min(3));
    let others: f32 = Seat::all(table.players())
        .filter(|&other| other != seat)
        .map(ants)
        .sum();
    others / (table.players() - 1) as f32 - 2.0 * ants(seat)
}

/// Food that the nest still lacks in this game turn.
fn hunger(table: &Table, seat: Seat) -> f32 {
    let mut sketch = Sketch::of(table, seat);
    if sketch.stage == Stage::Turn {
        sketch.stage = Stage::Adults;
    }
    (demand(&sketch, grounds::supply(table, seat)) - sketch.food) as f32
}

/// Bids as little as possible, and no more than a trait is worth of the DNA at hand.
fn bidding(table: &Table, seat: Seat, auction: &Auction, bid: u16) -> f32 {
    let colony = table.colony(seat);
    let price = f32::from(bid * colony.traits.price_factor());
    let limit = worth(table, seat, auction.card) * f32::from(colony.dna);
    0.2 * (limit - price)
}

/// What part of the DNA a trait is worth.
fn worth(table: &Table, seat: Seat, card: Trait) -> f32 {
    match card {
        Trait::PlantHouse => 1.0,
        Trait::SpecialistForagerCaste | Trait::MillerCaste => 0.7,
        Trait::PlantSpecialist => specialist(table, seat, true),
        Trait::AphidSpecialist => specialist(table, seat, false),
        Trait::Harvester | Trait::Replete | Trait::Camouflage => 0.5,
        Trait::ProlificQueen | Trait::Supercolony | Trait::WarningColoration => 0.4,
        Trait::TrunkBuilding | Trait::PorterCaste | Trait::BusCaste | Trait::GuardCaste => 0.3,
        // A bivouac is more trouble than it is worth to these players.
        Trait::Bivouac => -1.0,
        _ => 0.2,
    }
}

/// A specialist needs enough of its resource next to the nest.
fn specialist(table: &Table, seat: Seat, plants: bool) -> f32 {
    let Some(nest) = table.colony(seat).nest else {
        return 0.1;
    };
    let value: u16 = nest
        .near()
        .iter()
        .filter(|&area| match table.markers.faceup[area] {
            Some(Marker::Plants(_)) => plants,
            Some(Marker::Aphids(_)) => !plants,
            _ => false,
        })
        .map(|area| table.markers.value(area))
        .sum();
    0.2 * f32::from(value) - 0.6
}
