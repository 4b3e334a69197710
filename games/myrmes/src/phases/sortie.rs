//! Rulebook: 3) Workers, b) Sortie: movement, opposing tiles, hunting, placing tiles, clearing.

use engine::Seat;

use super::{Checked, Value, When, WhyNot, refuse};
use crate::action::Action;
use crate::board::{Hex, HexSet};
use crate::components::{Cube, Event, FAR_STEPS, Prey, STEPS, Shape, Special};
use crate::garden::{Content, Kind, Tile};
use crate::placement::Placement;
use crate::state::{Phase, Sortie, Source, Table};

const SORTIE: &str = "rule-sortie";
const MOVEMENT: &str = "rule-movement";
const OPPOSING: &str = "rule-opposing-tiles";
const HUNT: &str = "rule-hunt";
const PHEROMONE: &str = "rule-pheromone";
const SPECIAL: &str = "rule-special-tile";
const CLEAR: &str = "rule-clear";

/// Rulebook: Clear a pheromone. One earth.
const CLEARING: [u8; 3] = [0, 1, 0];

impl Table {
    pub(crate) fn list_sortie(&self, seat: Seat, sortie: &Sortie, out: &mut Vec<Action>) {
        self.list_steps(seat, sortie, out);
        if self.check_clear(seat).is_ok() {
            out.push(Action::Clear);
        }
        self.list_placements(seat, sortie, out);
        if self.can_exchange(seat) {
            out.push(Action::Exchange);
        }
        out.push(Action::Stop);
    }

    pub(crate) fn check_leave(&self, seat: Seat, exit: Hex) -> Checked {
        self.check_worker(seat, SORTIE)?;
        if !self.colony(seat).exits.contains(&exit) {
            return Err(refuse(SORTIE, "refused-not-your-exit"));
        }
        Ok(())
    }

    /// A worker leaves through one of the player's exits.
    pub(crate) fn leave(&mut self, seat: Seat, exit: Hex) {
        let colony = self.colony_mut(seat);
        colony.workers -= 1;
        let steps = match colony.event {
            Event::Move => FAR_STEPS,
            _ => STEPS,
        };
        let at = HexSet::only(exit);
        self.phase = Phase::Sortie(seat, Sortie { at, steps });
    }

    /// Without the soldiers that it takes there is no entry (Ruling 29).
    pub(crate) fn check_step(&self, seat: Seat, to: Hex) -> Checked {
        let sortie = self.sortie(seat, MOVEMENT)?;
        if sortie.steps == 0 {
            return Err(refuse(MOVEMENT, "refused-no-steps"));
        }
        if !sortie.at.around().meets(&self.space(to)) {
            return Err(refuse(MOVEMENT, "refused-too-far"));
        }
        let content = self.garden.content(to);
        let soldiers = self.colony(seat).soldiers;
        let toll = self.toll(seat, content);
        match content {
            Content::Barred => Err(refuse(MOVEMENT, "refused-barred")),
            // Ruling 68: a tile is one space, and has one name.
            Content::Tile(index) if self.garden.tiles()[index].name() != to => {
                let name = self.garden.tiles()[index].name();
                Err(refuse(MOVEMENT, "refused-tile-name").with_value("place", Value::Place(name)))
            }
            Content::Prey(prey) if soldiers < toll => Err(refuse(HUNT, "refused-hunt-soldiers")
                .with_value("prey", Value::Prey(prey))
                .with("cost", toll)
                .with("soldiers", soldiers)),
            _ if soldiers < toll => Err(refuse(OPPOSING, "refused-opposing-soldiers")),
            _ => Ok(()),
        }
    }

    /// The soldiers that it costs to enter a space on which this is, each time (Ruling 26). Own exits are spaces
    /// like others (Ruling 23), those of others are like their tiles (Ruling 24).
    fn toll(&self, seat: Seat, content: Content) -> u8 {
        match content {
            Content::Empty | Content::Barred => 0,
            Content::Prey(prey) => prey.soldiers(),
            Content::Exit(owner) => u8::from(owner != seat),
            // Ruling 28: what belongs to nobody can be entered freely.
            Content::Tile(index) => {
                let owner = self.garden.tiles()[index].owner;
                u8::from(owner.is_some_and(|owner| owner != seat))
            }
        }
    }

    /// Rulebook: Movement. A whole tile is one space (Ruling 25), and the next tile is the next (Ruling 27).
    pub(crate) fn step(&mut self, seat: Seat, to: Hex) {
        let content = self.garden.content(to);
        let at = self.space(to);
        if content != Content::Empty {
            let toll = self.toll(seat, content);
            let colony = self.colony_mut(seat);
            colony.soldiers -= toll;
            colony.reserve += toll;
            if let Content::Prey(prey) = content {
                self.hunt(seat, to, prey);
            }
        }
        if let Phase::Sortie(_, sortie) = &mut self.phase {
            sortie.at = at;
            sortie.steps -= 1;
        }
    }

    /// Rulebook: Hunt a prey, on entering (Ruling 30). The soldiers are already discarded. What is left is grass
    /// (Ruling 31).
    fn hunt(&mut self, seat: Seat, at: Hex, prey: Prey) {
        self.garden.clear(at);
        self.colony_mut(seat).prey[prey as usize] += 1;
        self.gain(seat, Cube::Food, prey.food());
        self.score(seat, Source::Prey, prey.points());
    }

    /// The space that `hex` belongs to: a whole tile, or itself.
    fn space(&self, hex: Hex) -> HexSet {
        self.garden
            .tile_at(hex)
            .map_or(HexSet::only(hex), |tile| *tile.hexes())
    }

    fn list_steps(&self, seat: Seat, sortie: &Sortie, out: &mut Vec<Action>) {
        if sortie.steps == 0 {
            return;
        }
        let soldiers = self.colony(seat).soldiers;
        let mut tiles = HexSet::NONE;
        for hex in sortie.at.around().iter() {
            if self.garden.free().contains(hex) {
                out.push(Action::Step(hex));
                continue;
            }
            let content = self.garden.content(hex);
            if content == Content::Barred || self.toll(seat, content) > soldiers {
                continue;
            }
            let Content::Tile(index) = content else {
                out.push(Action::Step(hex));
                continue;
            };
            let name = self.garden.tiles()[index].name();
            if !tiles.contains(name) {
                tiles.insert(name);
                out.push(Action::Step(name));
            }
        }
    }

    /// From the tile itself, for one earth and no movement point (Ruling 32). Only pheromones are cleared
    /// (Ruling 34).
    #[inline(always)]
    pub(crate) fn check_clear(&self, seat: Seat) -> Checked {
        let sortie = self.sortie(seat, CLEAR)?;
        let at = sortie.at.first().expect("a worker stands somewhere");
        let Some(tile) = self.garden.tile_at(at) else {
            return Err(refuse(CLEAR, "refused-clear-nothing"));
        };
        if tile.kind != Kind::Pheromone {
            return Err(refuse(CLEAR, "refused-clear-special"));
        }
        if !tile.is_empty() {
            return Err(refuse(CLEAR, "refused-clear-cubes"));
        }
        if !self.can_pay(seat, CLEARING) {
            return Err(refuse(CLEAR, "refused-clear-earth"));
        }
        Ok(())
    }

    /// Rulebook: Clear a pheromone; Opposing pheromones, which alone bring points (Ruling 33).
    pub(crate) fn clear_pheromone(&mut self, seat: Seat) {
        let here = match &self.phase {
            Phase::Sortie(_, sortie) => sortie.at.first(),
            _ => None,
        };
        let Some(Content::Tile(index)) = here.map(|hex| self.garden.content(hex)) else {
            unreachable!("a worker stands on what it clears");
        };
        self.pay(seat, CLEARING);
        let tile = self.garden.lift(index);
        let owner = tile.owner.expect("pheromones have owners");
        self.colony_mut(owner).cleared[tile.shape() as usize] += 1;
        if owner != seat {
            self.score(seat, Source::Clearing, tile.shape().points());
        }
    }

    /// Smaller ones than the level allows may be placed; what is used up is gone (Ruling 37).
    pub(crate) fn check_pheromone(&self, seat: Seat, at: Placement) -> Checked {
        let sortie = self.sortie(seat, PHEROMONE)?;
        let shape = at.laid().shape;
        let colony = self.colony(seat);
        if shape.level() > colony.pheromone_level() {
            return Err(refuse(PHEROMONE, "refused-pheromone-level")
                .with("size", shape.size())
                .with("most", colony.pheromone_level() + 2));
        }
        if colony.pheromones[shape as usize] == 0 {
            return Err(refuse(PHEROMONE, "refused-pheromone-none-left"));
        }
        self.check_ground(PHEROMONE, sortie, at)
    }

    /// Rulebook: Place a pheromone. On mushrooms alone it has no cubes (Ruling 35).
    pub(crate) fn place_pheromone(&mut self, seat: Seat, at: Placement) {
        let laid = at.laid();
        self.colony_mut(seat).pheromones[laid.shape as usize] -= 1;
        let cubes = self.draw(laid.cubes);
        self.garden.lay(Tile {
            kind: Kind::Pheromone,
            owner: Some(seat),
            at,
            cubes,
        });
        self.score(seat, Source::Pheromones, laid.shape.points());
        self.end_sortie(seat);
    }

    pub(crate) fn check_build(&self, seat: Seat, special: Special, at: Placement) -> Checked {
        let sortie = self.sortie(seat, SPECIAL)?;
        if at.laid().shape != special.shape() {
            return Err(refuse(SPECIAL, "refused-special-shape"));
        }
        self.check_special(seat, special)?;
        self.check_ground(SPECIAL, sortie, at)
    }

    /// Rulebook: Placing a special tile. It has no cubes, whatever is under it (Ruling 40).
    pub(crate) fn build(&mut self, seat: Seat, special: Special, at: Placement) {
        self.pay(seat, special.cost());
        self.colony_mut(seat).markers -= 1;
        match special {
            Special::AphidFarm | Special::Scavenging => self.stock.farms -= 1,
            Special::SubColony => self.stock.sub_colonies -= 1,
        }
        self.garden.lay(Tile {
            kind: Kind::Special(special),
            owner: Some(seat),
            at,
            cubes: [0; 3],
        });
        self.score(seat, Source::SpecialTiles, special.points());
        self.end_sortie(seat);
    }

    /// As long as the common stock and the player's cubes last (Ruling 39).
    #[inline(always)]
    fn check_special(&self, seat: Seat, special: Special) -> Checked {
        let colony = self.colony(seat);
        if special.level() > colony.working_level() {
            return Err(refuse(SPECIAL, "refused-special-level")
                .with("level", special.level())
                .with("own", colony.working_level()));
        }
        if !self.can_pay(seat, special.cost()) {
            return Err(refuse(SPECIAL, "refused-special-cost"));
        }
        if colony.markers == 0 {
            return Err(refuse(SPECIAL, "refused-special-markers"));
        }
        let left = match special {
            Special::AphidFarm | Special::Scavenging => self.stock.farms,
            Special::SubColony => self.stock.sub_colonies,
        };
        if left == 0 {
            return Err(refuse(SPECIAL, "refused-special-none-left"));
        }
        Ok(())
    }

    /// A tile lies on the worker's space and on nothing but free land: on no exit (Ruling 22), but beside
    /// whatever it likes (Ruling 38).
    fn check_ground(&self, rule: &'static str, sortie: &Sortie, at: Placement) -> Checked {
        let hexes = &at.laid().hexes;
        if !sortie.at.meets(self.garden.free()) {
            return Err(refuse(rule, "refused-worker-not-on-empty-space"));
        }
        if !hexes.meets(&sortie.at) {
            return Err(refuse(rule, "refused-tile-not-at-worker"));
        }
        if !hexes.is_within(self.garden.free()) {
            return Err(refuse(rule, "refused-tile-covers"));
        }
        Ok(())
    }

    fn list_placements(&self, seat: Seat, sortie: &Sortie, out: &mut Vec<Action>) {
        let free = self.garden.free();
        let standing = sortie.at & *free;
        if standing.is_empty() {
            return;
        }
        let colony = self.colony(seat);
        let level = colony.pheromone_level();
        let special = Special::ALL.map(|special| self.check_special(seat, special).is_ok());
        let largest = match special {
            [_, _, true] => level.max(Special::SubColony.shape().level()),
            [true, ..] | [_, true, _] => level.max(Special::AphidFarm.shape().level()),
            _ => level,
        };
        for hex in standing.iter() {
            let alone = standing == HexSet::only(hex);
            for &shape in &Shape::ALL {
                if shape.level() > largest {
                    break;
                }
                let pheromone = shape.level() <= level && colony.pheromones[shape as usize] > 0;
                let builds = |kind: Special| kind.shape() == shape && special[kind as usize];
                if !pheromone && !Special::ALL.iter().any(|&kind| builds(kind)) {
                    continue;
                }
                for over in Placement::over(hex, shape) {
                    // A tile over several of the places where the worker may stand is listed once.
                    if !over.hexes.is_within(free)
                        || !alone && (over.hexes & sortie.at).first() != Some(hex)
                    {
                        continue;
                    }
                    if pheromone {
                        out.push(Action::Pheromone(over.at));
                    }
                    for &kind in Special::ALL.iter().filter(|&&kind| builds(kind)) {
                        out.push(Action::Build(kind, over.at));
                    }
                }
            }
        }
    }

    /// Ruling 20: a worker outside may always stop.
    pub(crate) fn check_stop(&self, seat: Seat) -> Checked {
        self.sortie(seat, SORTIE).map(|_| ())
    }

    /// The worker does nothing more and is discarded, before the next one leaves (Ruling 41).
    pub(crate) fn end_sortie(&mut self, seat: Seat) {
        self.colony_mut(seat).reserve += 1;
        self.next_worker(seat);
    }

    #[inline(always)]
    fn sortie(&self, seat: Seat, rule: &'static str) -> Result<&Sortie, WhyNot> {
        match &self.phase {
            Phase::Sortie(_, sortie) => Ok(sortie),
            Phase::Worker(_) => Err(refuse(rule, "refused-no-worker-outside")),
            _ => Err(self.other_phase(seat, rule, When::Sortie)),
        }
    }
}
