//! Rulebook: Atelier, Objective; and the list of objectives.

use engine::Seat;

use super::{Checked, Value, When, WhyNot, refuse};
use crate::action::Action;
use crate::board::{Hex, HexSet};
use crate::components::{Cube, Demand, EARLIER_BONUS, Objective, Prey, Workshop};
use crate::garden::{Content, Tile};
use crate::state::{Giving, Phase, Source, Table};

const RULE: &str = "rule-objective";

impl Table {
    pub(crate) fn list_objectives(&self, seat: Seat, out: &mut Vec<Action>) {
        if self
            .check_workshop(seat, Workshop::Objective, RULE)
            .is_err()
        {
            return;
        }
        let columns = if self.options.solo { 1 } else { 3 };
        for row in 0..2 {
            for column in 0..columns {
                if let Some(objective) = self.objectives.rows[row][column]
                    && self.check_open(seat, objective, (row, column)).is_ok()
                {
                    self.list_ways(seat, objective, out);
                }
            }
        }
    }

    fn list_ways(&self, seat: Seat, objective: Objective, out: &mut Vec<Action>) {
        // Without as many pheromones no group need be looked for.
        if let Demand::Pheromones(count) = objective.demand()
            && self.pheromones(seat) < count
        {
            return;
        }
        if let Demand::EarthAndStone(count) = objective.demand() {
            let [_, earth, stone] = self.colony(seat).store;
            let mixes = count.saturating_sub(stone)..=count.min(earth);
            out.extend(mixes.map(|earth| Action::Objective(objective, Some(earth))));
        } else if self.claim(seat, objective).is_met() {
            out.push(Action::Objective(objective, None));
        }
    }

    pub(crate) fn check_objective(
        &self,
        seat: Seat,
        objective: Objective,
        earth: Option<u8>,
    ) -> Checked {
        self.check_workshop(seat, Workshop::Objective, RULE)?;
        let Some(space) = self.objectives.find(objective) else {
            return Err(refuse(RULE, "refused-objective-not-there"));
        };
        self.check_open(seat, objective, space)?;
        self.check_demand(seat, objective, earth)
    }

    /// Completes an objective, or begins to choose the tiles that it takes, to the end (Ruling 73).
    pub(crate) fn take_objective(&mut self, seat: Seat, objective: Objective, earth: Option<u8>) {
        match objective.demand() {
            Demand::Cubes(cube, count) => {
                let mut cubes = [0; 3];
                cubes[cube as usize] = count;
                self.pay(seat, cubes);
            }
            Demand::EarthAndStone(count) => {
                let earth = earth.expect("a mix is named");
                self.pay(seat, [0, earth, count - earth]);
            }
            Demand::Larvae(count) => self.return_larvae(seat, count),
            Demand::Prey(count) => self.discard_prey(seat, count),
            Demand::Soldiers(count) => {
                let colony = self.colony_mut(seat);
                colony.soldiers -= count;
                colony.reserve += count;
            }
            Demand::Nurses(_, count) => self.discard_nurses(seat, count),
            Demand::Colony(_, count) => self.colony_mut(seat).level -= count,
            Demand::SpecialTiles(_, left) | Demand::Pheromones(left) => {
                let giving = Giving {
                    objective,
                    left,
                    chosen: HexSet::NONE,
                };
                self.phase = Phase::Giving(seat, giving);
                return;
            }
        }
        self.complete(seat, objective);
    }

    /// On this space: not completed before, and of a level that is open (Ruling 48).
    #[inline(always)]
    fn check_open(
        &self,
        seat: Seat,
        objective: Objective,
        (row, column): (usize, usize),
    ) -> Checked {
        if self.options.solo && column > 0 {
            return Err(refuse("rule-solo", "refused-objective-not-leftmost"));
        }
        if !self.options.solo && self.objectives.turns[row][column][seat.index()] > 0 {
            return Err(refuse(RULE, "refused-objective-done"));
        }
        let level = objective.level();
        if self.options.unlock
            && level > 1
            && self.colony(seat).completed[usize::from(level) - 2] == 0
        {
            return Err(refuse(RULE, "refused-objective-level").with("level", level - 1));
        }
        Ok(())
    }

    fn check_demand(&self, seat: Seat, objective: Objective, earth: Option<u8>) -> Checked {
        let mixed = match objective.demand() {
            Demand::EarthAndStone(count) => Some(count),
            _ => None,
        };
        match (mixed, earth) {
            (Some(_), None) => return Err(refuse(RULE, "refused-objective-mix")),
            (None, Some(_)) => return Err(refuse(RULE, "refused-objective-no-mix")),
            _ => {}
        }
        let claim = self.claim(seat, objective);
        if !claim.is_met() {
            return Err(claim.refusal(objective));
        }
        if let (Some(count), Some(earth)) = (mixed, earth)
            && !(earth <= count && self.can_pay(seat, [0, earth, count - earth]))
        {
            let [_, earth, stone] = self.colony(seat).store;
            return Err(refuse(RULE, "refused-objective-other-mix")
                .with("count", count)
                .with("earth", earth)
                .with("stone", stone));
        }
        Ok(())
    }

    /// What a player has of what an objective asks for.
    #[must_use]
    pub fn claim(&self, seat: Seat, objective: Objective) -> Claim {
        let colony = self.colony(seat);
        let store = |cube: Cube| colony.store[cube as usize];
        let (has, needs) = match objective.demand() {
            Demand::Cubes(cube, count) => (store(cube), count),
            Demand::EarthAndStone(count) => (store(Cube::Earth) + store(Cube::Stone), count),
            Demand::Larvae(count) => (colony.larvae, count),
            Demand::Prey(count) => (colony.prey_tokens(), count),
            Demand::Soldiers(count) => (colony.soldiers, count),
            Demand::SpecialTiles(count, _) => (self.special_tiles(seat), count),
            Demand::Nurses(count, given) => {
                return Claim {
                    has: colony.nurses_in_play(),
                    needs: count,
                    // Ruling 50: the nurse at work is not one of those that are given up.
                    free_nurses: (given + 1).saturating_sub(colony.nurses),
                };
            }
            // Ruling 54: the disc counts.
            Demand::Colony(level, _) => (colony.level, level),
            Demand::Pheromones(count) => (self.largest_group(seat), count),
        };
        Claim {
            has,
            needs,
            free_nurses: 0,
        }
    }

    /// Special tiles that carry the player's cube.
    #[must_use]
    pub fn special_tiles(&self, seat: Seat) -> u8 {
        let own = |tile: &&Tile| tile.is_special_of(seat);
        self.garden.tiles().iter().filter(own).count() as u8
    }

    fn pheromones(&self, seat: Seat) -> u8 {
        let own = |tile: &&Tile| tile.is_pheromone_of(seat);
        self.garden.tiles().iter().filter(own).count() as u8
    }

    /// How many pheromones of the seat hang together with one that lies here, itself included.
    fn group(&self, seat: Seat, from: HexSet) -> u8 {
        let mut group = from;
        let mut around = from.around();
        let mut count = 1;
        loop {
            let more = self.garden.tiles().iter().find(|tile| {
                tile.is_pheromone_of(seat)
                    && tile.hexes().meets(&around)
                    && !tile.hexes().meets(&group)
            });
            let Some(tile) = more else {
                return count;
            };
            group |= *tile.hexes();
            around |= tile.at.laid().around;
            count += 1;
        }
    }

    /// The largest number of connected pheromones.
    #[must_use]
    pub fn largest_group(&self, seat: Seat) -> u8 {
        let own = self.garden.tiles().iter();
        own.filter(|tile| tile.is_pheromone_of(seat))
            .map(|tile| self.group(seat, *tile.hexes()))
            .max()
            .unwrap_or(0)
    }

    pub(crate) fn list_gifts(&self, seat: Seat, giving: &Giving, out: &mut Vec<Action>) {
        for tile in self.garden.tiles() {
            if self.check_gift(seat, giving, tile).is_ok() {
                out.push(Action::Give(tile.name()));
            }
        }
    }

    pub(crate) fn check_give(&self, seat: Seat, hex: Hex) -> Checked {
        let Phase::Giving(_, giving) = &self.phase else {
            return Err(self.other_phase(seat, RULE, When::Giving));
        };
        let Content::Tile(index) = self.garden.content(hex) else {
            return Err(refuse(RULE, "refused-give-no-tile"));
        };
        let tile = &self.garden.tiles()[index];
        if tile.name() != hex {
            return Err(refuse(RULE, "refused-give-no-tile"));
        }
        self.check_gift(seat, giving, tile)
    }

    /// Chooses a tile for the objective.
    pub(crate) fn give(&mut self, seat: Seat, hex: Hex) {
        let (Phase::Giving(_, mut giving), Content::Tile(index)) =
            (self.phase, self.garden.content(hex))
        else {
            unreachable!("tiles are given for an objective");
        };
        let hexes = self.garden.tiles()[index].hexes();
        let given = &mut self.garden.tiles_mut()[index];
        if matches!(giving.objective.demand(), Demand::Pheromones(_)) {
            for (stock, cubes) in self.stock.cubes.iter_mut().zip(given.cubes) {
                *stock += i16::from(cubes);
            }
            given.cubes = [0; 3];
        } else {
            // Ruling 51: the tile stays and is nobody's.
            given.owner = None;
            let solo = self.options.solo;
            let colony = self.colony_mut(seat);
            if solo {
                colony.lost_markers += 1;
            } else {
                colony.markers += 1;
            }
        }
        giving.left -= 1;
        giving.chosen |= *hexes;
        if giving.left == 0 {
            self.complete(seat, giving.objective);
        } else {
            self.phase = Phase::Giving(seat, giving);
        }
    }

    /// Pheromones that hang together, exactly as many as are asked for (Ruling 52).
    fn check_gift(&self, seat: Seat, giving: &Giving, tile: &Tile) -> Checked {
        let Demand::Pheromones(count) = giving.objective.demand() else {
            return if tile.is_special_of(seat) {
                Ok(())
            } else {
                Err(refuse(RULE, "refused-give-not-special"))
            };
        };
        if !tile.is_pheromone_of(seat) {
            return Err(refuse(RULE, "refused-give-not-pheromone"));
        }
        if tile.hexes().meets(&giving.chosen) {
            return Err(refuse(RULE, "refused-give-chosen"));
        }
        let connected = if giving.chosen.is_empty() {
            self.group(seat, *tile.hexes()) >= count
        } else {
            tile.at.laid().around.meets(&giving.chosen)
        };
        if connected {
            Ok(())
        } else {
            Err(refuse(RULE, "refused-give-not-connected"))
        }
    }

    /// Which kinds go does not matter to anything: ladybugs first (Ruling 69).
    fn discard_prey(&mut self, seat: Seat, mut count: u8) {
        for prey in Prey::ALL {
            let tokens = &mut self.colonies[seat.index()].prey[prey as usize];
            let discarded = count.min(*tokens);
            *tokens -= discarded;
            self.stock.prey[prey as usize] += discarded;
            count -= discarded;
        }
    }

    /// Nurses that have worked already go first; the nurse at work does not (Ruling 50).
    fn discard_nurses(&mut self, seat: Seat, count: u8) {
        let colony = self.colony_mut(seat);
        colony.nurses -= count;
        colony.spare_nurses += count;
        colony.atelier = colony.atelier.min(colony.nurses);
    }

    fn complete(&mut self, seat: Seat, objective: Objective) {
        self.score(seat, Source::Objectives, objective.points());
        self.colony_mut(seat).completed[usize::from(objective.level()) - 1] += 1;
        if self.options.solo {
            self.complete_alone(seat, objective);
        } else {
            self.pay_earlier_completers(seat, objective);
            let colony = self.colony_mut(seat);
            colony.nurses -= 1;
            colony.posted += 1;
        }
        self.use_nurse(seat, Workshop::Objective);
    }

    /// Ruling 49: those who completed it in an earlier turn.
    fn pay_earlier_completers(&mut self, seat: Seat, objective: Objective) {
        let (row, column) = self
            .objectives
            .find(objective)
            .expect("it was just completed");
        let turn = self.turn();
        let bonus = EARLIER_BONUS[self.players()];
        for other in Seat::all(self.players()) {
            let earlier = self.objectives.turns[row][column][other.index()];
            if earlier > 0 && earlier < turn {
                self.score(other, Source::Earlier, bonus);
            }
        }
        self.objectives.turns[row][column][seat.index()] = turn;
    }

    /// How much of an objective there is, and how much it asks for.
    #[must_use]
    pub fn progress(&self, seat: Seat, objective: Objective) -> (u8, u8) {
        let claim = self.claim(seat, objective);
        (claim.needs - claim.missing().min(claim.needs), claim.needs)
    }
}

/// What a player has of what an objective asks for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Claim {
    /// So many there are.
    pub has: u8,
    /// So many are asked for.
    pub needs: u8,
    /// So many nurses more must not be on objectives, whatever their number.
    pub free_nurses: u8,
}

impl Claim {
    /// How many are missing.
    #[must_use]
    pub const fn missing(&self) -> u8 {
        let missing = self.needs.saturating_sub(self.has);
        if missing > self.free_nurses {
            missing
        } else {
            self.free_nurses
        }
    }

    /// Whether the objective can be completed.
    #[must_use]
    pub const fn is_met(&self) -> bool {
        self.missing() == 0
    }

    fn refusal(&self, objective: Objective) -> WhyNot {
        if self.has >= self.needs {
            return refuse(RULE, "refused-objective-nurses").with("missing", self.free_nurses);
        }
        refuse(RULE, "refused-objective-demand")
            .with_value("objective", Value::Objective(objective))
            .with("has", self.has)
            .with("needs", self.needs)
    }
}
