//! Rulebook: Getting Started.

use arrayvec::ArrayVec;
use engine::{Dice, MAX_SEATS, Refusal, Seat, Seats, Secret};

use super::{not_now, refuse};
use crate::action::{Action, Chance};
use crate::board::{Area, AreaSet};
use crate::cards::HandCards;
use crate::components::{Ants, Caste, START_DNA, START_SIZE, START_WORKERS};
use crate::setup::Options;
use crate::state::{Colony, HiddenEmpires, Markers, NestStep, Phase, Sheet, Table, Turn, Turning};

const RULE: &str = "rule-setup";

impl HiddenEmpires {
    /// The start of a game: no nest is placed yet.
    pub(crate) fn begin(options: Options) -> Self {
        let players = usize::from(options.players);
        let colony = Colony::new(options);
        Self {
            table: Table {
                options,
                game_turn: 1,
                placed: ArrayVec::new(),
                waiting: Seats::all(players),
                order: ArrayVec::new(),
                phase: Phase::DrawNest,
                turn: Turn::default(),
                markers: Markers::hidden(AreaSet::NONE),
                colonies: (0..players).map(|_| colony.clone()).collect(),
                discards: ArrayVec::new(),
                step: NestStep::Return,
                regicide: None,
            },
            flights: each_to_itself(|_| None),
            hands: each_to_itself(|_| HandCards::default()),
            draft: Vec::new(),
        }
    }
}

/// A secret of each seat that only this seat knows.
pub(crate) fn each_to_itself<T>(mut secret: impl FnMut(Seat) -> T) -> [Secret<T>; MAX_SEATS] {
    std::array::from_fn(|index| {
        let seat = Seat::new(index);
        Secret::new(secret(seat), Seats::only(seat))
    })
}

impl Colony {
    /// Rulebook: Setup Nest Sheets.
    pub(crate) fn new(options: Options) -> Self {
        Self {
            sheet: if options.advanced {
                Sheet::Advanced
            } else {
                Sheet::Basic
            },
            dna: if options.advanced { START_DNA } else { 0 },
            queens: 1,
            size: START_SIZE,
            eggs: [1, 0],
            larvae: [1, 0],
            small_pupae: 1,
            ..Self::default()
        }
    }
}

impl Table {
    /// Who can be drawn: whose nest is not placed, or who has had no turn.
    fn drawable(&self) -> Seats {
        if self.phase == Phase::DrawNest {
            Seat::all(self.players())
                .filter(|seat| !self.placed.contains(seat))
                .collect()
        } else {
            self.waiting
        }
    }

    pub(crate) fn sample_next(&self, dice: &mut dyn Dice) -> Chance {
        let seats: ArrayVec<Seat, 6> = self.drawable().iter().collect();
        Chance::Next(*engine::chance::pick(&seats, dice))
    }

    pub(crate) fn every_next(&self) -> Vec<(Chance, u64)> {
        let seats = self.drawable();
        seats.iter().map(|seat| (Chance::Next(seat), 1)).collect()
    }

    pub(crate) fn take_next(&mut self, seat: Seat) -> Result<(), Refusal> {
        if !self.drawable().contains(seat) {
            return Err(Refusal::impossible_chance());
        }
        if self.phase == Phase::DrawNest {
            self.phase = Phase::PlaceNest(seat);
            let free = self.free_starts();
            // Rulebook: Place Nest Markers. The last player has no choice.
            if free.len() == 1
                && let Some(area) = free.iter().next()
            {
                self.settle_nest(seat, area);
            }
        } else {
            self.begin_turn(seat);
        }
        Ok(())
    }

    fn free_starts(&self) -> AreaSet {
        let taken = self.colonies.iter().filter_map(|colony| colony.nest);
        Area::starts(self.players()) & !taken.collect::<AreaSet>()
    }

    pub(crate) fn list_nests(&self, out: &mut Vec<Action>) {
        out.extend(self.free_starts().iter().map(Action::Nest));
    }

    pub(crate) fn place_nest(&mut self, seat: Seat, area: Area) -> Result<(), Refusal> {
        if self.phase != Phase::PlaceNest(seat) {
            return Err(not_now(RULE));
        }
        if !Area::starts(self.players()).contains(area) {
            return Err(refuse(RULE, "refused-no-start"));
        }
        if self.nest_in(area).is_some() {
            return Err(refuse(RULE, "refused-start-taken"));
        }
        self.settle_nest(seat, area);
        Ok(())
    }

    fn settle_nest(&mut self, seat: Seat, area: Area) {
        let colony = self.colony_mut(seat);
        colony.nest = Some(area);
        colony
            .ants
            .set(area, Ants::of(Caste::Worker, START_WORKERS));
        self.placed.push(seat);
        if self.placed.len() < self.players() {
            self.phase = Phase::DrawNest;
            return;
        }
        let nests: AreaSet = self
            .colonies
            .iter()
            .filter_map(|colony| colony.nest)
            .collect();
        self.markers = Markers::hidden(!nests);
        self.turn_up_next();
    }

    /// Ruling 4: nest by nest in the order of placement, around each nest in the order of directions.
    pub(crate) fn turn_up_next(&mut self) {
        let nests = self
            .placed
            .iter()
            .filter_map(|&seat| self.colony(seat).nest);
        let next = nests
            .flat_map(Area::neighbours)
            .find(|&area| self.markers.facedown.contains(area));
        match next {
            Some(area) => {
                self.phase = Phase::Marker(Turning {
                    seat: None,
                    area,
                    replaced: false,
                });
            }
            None if self.options.realistic => self.phase = Phase::Deal(Seat::new(0)),
            None => self.begin_game_turn(),
        }
    }
}
