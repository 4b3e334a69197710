//! Rulebook: Getting Started.

use arrayvec::ArrayVec;
use engine::{Dice, MAX_SEATS, Refusal, Seat, Seats, Secret};

use super::{Played, Step, refuse};
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

/// A seat that is drawn.
pub(super) fn some_seat(seats: Seats, dice: &mut dyn Dice) -> Chance {
    let seats: ArrayVec<Seat, 6> = seats.iter().collect();
    Chance::Next(*engine::chance::pick(&seats, dice))
}

/// Every seat that can be drawn.
pub(super) fn every_seat(seats: Seats) -> Vec<(Chance, u64)> {
    seats.iter().map(|seat| (Chance::Next(seat), 1)).collect()
}

/// A nest marker is drawn.
#[derive(Clone, Copy)]
pub(crate) struct DrawNest;

impl Step for DrawNest {
    const NAME: &'static str = "draw-nest";
    const RULE: &'static str = RULE;

    fn sample(self, game: &HiddenEmpires, dice: &mut dyn Dice) -> Chance {
        some_seat(game.table.homeless(), dice)
    }

    fn every_chance(self, game: &HiddenEmpires) -> Option<Vec<(Chance, u64)>> {
        Some(every_seat(game.table.homeless()))
    }

    fn take_openly(self, table: &mut Table, chance: Chance) -> Played {
        let Chance::Next(seat) = chance else {
            return Err(Refusal::impossible_chance());
        };
        if !table.homeless().contains(seat) {
            return Err(Refusal::impossible_chance());
        }
        table.phase = Phase::PlaceNest(seat);
        let free = table.free_starts();
        // Rulebook: Place Nest Markers. The last player has no choice.
        if free.len() == 1
            && let Some(area) = free.iter().next()
        {
            table.settle_nest(seat, area);
        }
        Ok(())
    }
}

/// Rulebook: Place Nest Markers. This seat places its own.
#[derive(Clone, Copy)]
pub(crate) struct PlaceNest(pub Seat);

impl Step for PlaceNest {
    const NAME: &'static str = "place-nest";
    const RULE: &'static str = RULE;

    fn actor(self) -> Option<Seat> {
        Some(self.0)
    }

    fn list_openly(self, table: &Table, _: Seat, out: &mut Vec<Action>) {
        out.extend(table.free_starts().iter().map(Action::Nest));
    }

    fn play_openly(self, table: &mut Table, seat: Seat, action: Action) -> Played {
        let Action::Nest(area) = action else {
            return Err(table.elsewhere(seat, action));
        };
        if table.free_starts().contains(area) {
            table.settle_nest(seat, area);
            Ok(())
        } else if table.nest_in(area).is_some() {
            Err(refuse(RULE, "refused-start-taken"))
        } else {
            Err(refuse(RULE, "refused-no-start"))
        }
    }
}

impl Table {
    /// Whose nest is not placed.
    fn homeless(&self) -> Seats {
        Seat::all(self.players())
            .filter(|seat| !self.placed.contains(seat))
            .collect()
    }

    fn free_starts(&self) -> AreaSet {
        let taken = self.colonies.iter().filter_map(|colony| colony.nest);
        self.options.starts & !taken.collect::<AreaSet>()
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
                    standing: false,
                });
            }
            None if self.options.realistic => self.phase = Phase::Deal(Seat::new(0)),
            None => self.begin_game_turn(),
        }
    }
}
