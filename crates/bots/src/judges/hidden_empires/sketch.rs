//! A colony in a few numbers: what matters for how soon it can reach the target score.

use engine::Seat;
use hidden_empires::cards::Trait;
use hidden_empires::components::{BROOD_PER_NURSE, FEMALE, LARGE_DIET, MALE, MEDIUM_DIET};
use hidden_empires::scoring::flight_points;
use hidden_empires::state::{Chore, NestStep};
use hidden_empires::{Colony, Phase, Table};

/// A nest without limits is as large as that.
const LARGEST: u16 = 200;
/// A media that brings more food than others counts for so many workers.
const STRONG_MEDIA: u16 = 2;

/// Where in a game turn a colony stands.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(super) enum Stage {
    /// Before its player turn.
    Turn,
    /// The nest adults are to be fed.
    Adults,
    /// The larvae are to be fed.
    Larvae,
    /// Eggs are to be laid.
    Lay,
    /// A nuptial flight is to be decided.
    Flight,
    /// Done with this game turn.
    Done,
}

/// A colony in a few numbers.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(super) struct Sketch {
    pub(super) stage: Stage,
    /// All adult ants, wherever they are.
    pub(super) ants: i32,
    pub(super) nurses: i32,
    pub(super) builders: i32,
    pub(super) eggs: [i32; 2],
    pub(super) larvae: [i32; 2],
    pub(super) small_pupae: i32,
    /// A media counts for so many workers.
    media: i32,
    pub(super) large_pupae: i32,
    pub(super) male_pupae: i32,
    pub(super) virgin_queens: i32,
    pub(super) drones: i32,
    /// Ants that wait in the nest and take room.
    pub(super) reserves: i32,
    /// Whether new workers wait in the nest.
    pub(super) waits: bool,
    pub(super) size: i32,
    /// Eggs that can be laid in a game turn.
    pub(super) layable: i32,
    pub(super) food: i32,
    /// Food that was kept from game turns before.
    pub(super) stored: i32,
    pub(super) score: i32,
    pub(super) target: i32,
}

impl Sketch {
    pub(super) fn of(table: &Table, seat: Seat) -> Self {
        let colony = table.colony(seat);
        let number = i32::from;
        let pair = |counts: [u16; 2]| counts.map(i32::from);
        let media = match colony.traits.has(Trait::SpecialistForagerCaste) {
            true => STRONG_MEDIA,
            false => 1,
        };
        let mut sketch = Self {
            stage: stage_of(table, seat),
            ants: number(all_ants(colony)) + carried(table, seat),
            nurses: number(colony.nurses.total()),
            builders: number(colony.builders.total()),
            eggs: pair(colony.eggs),
            larvae: pair(colony.larvae),
            small_pupae: number(colony.small_pupae + media * colony.medium_pupae),
            media: number(media),
            large_pupae: number(colony.large_pupae),
            male_pupae: number(colony.male_pupae),
            virgin_queens: number(colony.virgin_queens),
            drones: number(colony.drones),
            reserves: number(colony.reserves.total()),
            waits: table.options.advanced,
            size: number(colony.capacity().min(LARGEST)),
            layable: number(colony.traits.most_eggs(colony.queens).min(LARGEST)),
            food: number(colony.food),
            stored: number(colony.stored),
            score: number(colony.score),
            target: number(table.options.target),
        };
        if matches!(table.phase, Phase::Nest) {
            sketch.go_short(colony.chore);
        }
        sketch
    }

    /// Gives up whoever makes up for missing food, as if by a sensible choice.
    fn go_short(&mut self, chore: Chore) {
        match chore {
            Chore::Adults(short) | Chore::Eggs(short) => self.lose_young(short.into()),
            Chore::Larvae {
                short,
                large,
                medium,
            } => self.pupate(large.into(), medium.into(), short.into()),
            _ => {}
        }
    }

    fn lose_young(&mut self, short: i32) {
        let rest = self.lose_eggs(short);
        let lost = rest.min(self.larvae[MALE]);
        self.larvae[MALE] -= lost;
        self.larvae[FEMALE] -= (rest - lost).min(self.larvae[FEMALE]);
    }

    fn pupate(&mut self, large: i32, medium: i32, short: i32) {
        let rest = self.lose_eggs(short);
        let [females, males] = self.larvae;
        let lost = rest.min(females - large - medium).max(0);
        self.large_pupae = large;
        self.small_pupae = females - lost - large + (self.media - 1) * medium;
        self.male_pupae = (males - (rest - lost)).max(0);
        self.larvae = std::mem::take(&mut self.eggs);
    }

    /// Food is eaten, and what is missing is told.
    fn eat(&mut self, hungry: i32) -> i32 {
        let missing = (hungry - self.food - self.stored).max(0);
        let fresh = hungry.min(self.food);
        self.stored -= (hungry - missing - fresh).max(0);
        self.food -= fresh;
        missing
    }

    /// Raises so many larvae to large and medium pupae.
    pub(super) fn raise(&mut self, large: i32, medium: i32) {
        let [females, males] = self.larvae;
        let more = i32::from(LARGE_DIET - 1) * large + i32::from(MEDIUM_DIET - 1) * medium;
        let short = self.eat(females + males + more);
        self.pupate(large, medium, short);
        self.stage = Stage::Lay;
    }

    /// Lays eggs.
    pub(super) fn lay_eggs(&mut self, eggs: [i32; 2]) {
        let short = self.eat(eggs[FEMALE] + eggs[MALE]);
        self.eggs[FEMALE] += eggs[FEMALE];
        self.eggs[MALE] += eggs[MALE];
        self.lose_young(short);
        self.stage = Stage::Flight;
    }

    /// Loses eggs, of the more frequent sex first, and tells how many it could not lose.
    fn lose_eggs(&mut self, mut short: i32) -> i32 {
        while short > 0 && self.eggs != [0; 2] {
            let sex = if self.eggs[MALE] > self.eggs[FEMALE] {
                MALE
            } else {
                FEMALE
            };
            self.eggs[sex] -= 1;
            short -= 1;
        }
        short
    }

    pub(super) fn brood(&self) -> i32 {
        self.eggs[FEMALE]
            + self.eggs[MALE]
            + self.larvae[FEMALE]
            + self.larvae[MALE]
            + self.small_pupae
            + self.large_pupae
            + self.male_pupae
    }

    pub(super) const fn reproductives(&self) -> i32 {
        self.virgin_queens + self.drones
    }

    /// The nurses that the brood needs.
    pub(super) fn needed_nurses(&self) -> i32 {
        let each = i32::from(BROOD_PER_NURSE);
        (self.brood() + each - 1) / each
    }

    /// Room for eggs when they will be laid in this game turn, with so many nurses.
    pub(super) fn room_for_eggs(&self, nurses: i32) -> i32 {
        let [females, males] = self.larvae;
        let [female_eggs, male_eggs] = self.eggs;
        let reproductives = self.reproductives() + self.large_pupae + self.male_pupae;
        let waiting = if self.waits { self.small_pupae } else { 0 };
        self.size - nurses - reproductives - females - males - female_eggs - male_eggs - waiting
    }

    /// The points of a flight right now.
    pub(super) fn flight(&self) -> i32 {
        points(self.virgin_queens, self.drones)
    }

    /// Holds a nuptial flight.
    pub(super) fn fly(&mut self) {
        self.score += self.flight();
        self.virgin_queens = 0;
        self.drones = 0;
    }
}

/// The points of a flight.
pub(super) fn points(virgin_queens: i32, drones: i32) -> i32 {
    i32::from(flight_points(virgin_queens as u16, drones as u16))
}

fn all_ants(colony: &Colony) -> u16 {
    let lying: u16 = colony.ants.iter().map(|(_, ants)| ants.total()).sum();
    let chambers = colony.nurses.total() + colony.builders.total() + colony.reserves.total();
    lying + chambers + colony.returning.total()
}

fn carried(table: &Table, seat: Seat) -> i32 {
    match table.phase {
        Phase::Redistribute(mover) | Phase::MoveOne(mover) if mover == seat => {
            table.turn.carried.map_or(0, |(_, _, ants)| ants.into())
        }
        _ => 0,
    }
}

fn stage_of(table: &Table, seat: Seat) -> Stage {
    let step = match table.phase {
        Phase::Nest => table.step,
        Phase::NestCards(step, _) => return stage_before(step),
        _ => {
            let before_its_moves = table.waiting.contains(seat)
                || table.turn.player == Some(seat) && is_before_moves(table);
            return if before_its_moves {
                Stage::Turn
            } else {
                Stage::Adults
            };
        }
    };
    match table.colony(seat).chore {
        Chore::Return | Chore::Adults(_) => Stage::Adults,
        Chore::Majors | Chore::Diet => Stage::Larvae,
        Chore::Larvae { .. } | Chore::Lay => Stage::Lay,
        Chore::Eggs(_) | Chore::Flight => Stage::Flight,
        Chore::None if !table.options.advanced => Stage::Done,
        Chore::None => match step {
            NestStep::Return => Stage::Adults,
            NestStep::Adults => Stage::Larvae,
            NestStep::Larvae => Stage::Lay,
            NestStep::Eggs => Stage::Done,
        },
    }
}

/// Where a colony stands when cards can be played before a step of the nest phase.
const fn stage_before(step: NestStep) -> Stage {
    match step {
        NestStep::Return | NestStep::Adults => Stage::Adults,
        NestStep::Larvae => Stage::Larvae,
        NestStep::Eggs => Stage::Lay,
    }
}

/// Whether the player whose turn it is has still to move ants.
fn is_before_moves(table: &Table) -> bool {
    matches!(
        table.turn.resume.unwrap_or(table.phase),
        Phase::Restart(_)
            | Phase::DrawCard(_)
            | Phase::Shelter(..)
            | Phase::Release(_)
            | Phase::DnaDice(..)
            | Phase::OfferAuction(..)
            | Phase::SeekTrait(..)
            | Phase::Auction(_)
            | Phase::Marker(_)
            | Phase::Redistribute(_)
    )
}
