//! Rulebook: 3) Workers, b) Sortie: movement, opposing tiles, hunting, placing tiles, clearing.

use engine::{Message, Refusal, Seat};

use super::{not_now, refuse};
use crate::action::Action;
use crate::board::{Hex, HexSet};
use crate::components::{Cube, Event, FAR_STEPS, Prey, STEPS, Special};
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

/// What a step costs and brings, besides its movement point.
struct Entry {
    /// Where the worker then stands.
    at: HexSet,
    /// Soldiers.
    soldiers: u8,
    /// The prey that is hunted.
    prey: Option<Prey>,
}

impl Table {
    /// A worker leaves through one of the player's exits.
    pub(crate) fn leave(&mut self, seat: Seat, exit: Hex) -> Result<(), Refusal> {
        if !matches!(self.phase, Phase::Worker(_)) {
            return Err(not_now(SORTIE));
        }
        if !self.colony(seat).exits.contains(&exit) {
            return Err(refuse(SORTIE, "refused-not-your-exit"));
        }
        let colony = self.colony_mut(seat);
        colony.workers -= 1;
        let steps = match colony.event {
            Event::Move => FAR_STEPS,
            _ => STEPS,
        };
        let at = HexSet::only(exit);
        self.phase = Phase::Sortie(seat, Sortie { at, steps });
        Ok(())
    }

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

    /// Rulebook: Movement.
    pub(crate) fn step(&mut self, seat: Seat, to: Hex) -> Result<(), Refusal> {
        let sortie = self.sortie(MOVEMENT)?;
        if sortie.steps == 0 {
            return Err(refuse(MOVEMENT, "refused-no-steps"));
        }
        if !sortie.at.around().meets(&self.space(to)) {
            return Err(refuse(MOVEMENT, "refused-too-far"));
        }
        let entry = self.entry(seat, to)?;
        let colony = self.colony_mut(seat);
        colony.soldiers -= entry.soldiers;
        colony.reserve += entry.soldiers;
        if let Some(prey) = entry.prey {
            self.hunt(seat, to, prey);
        }
        self.phase = Phase::Sortie(
            seat,
            Sortie {
                at: entry.at,
                steps: sortie.steps - 1,
            },
        );
        Ok(())
    }

    /// Rulebook: Hunt a prey. The soldiers are already discarded.
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

    fn entry(&self, seat: Seat, to: Hex) -> Result<Entry, Refusal> {
        let soldiers = self.colony(seat).soldiers;
        let mut entry = Entry {
            at: self.space(to),
            soldiers: 0,
            prey: None,
        };
        match self.garden.content(to) {
            Content::Empty => {}
            Content::Barred => return Err(refuse(MOVEMENT, "refused-barred")),
            Content::Prey(prey) => {
                entry.soldiers = prey.soldiers();
                entry.prey = Some(prey);
                if soldiers < entry.soldiers {
                    return Err(Refusal::new(
                        HUNT,
                        Message::new("refused-hunt-soldiers")
                            .with("prey", prey)
                            .with("cost", entry.soldiers)
                            .with("soldiers", soldiers),
                    ));
                }
            }
            Content::Exit(owner) => entry.soldiers = u8::from(owner != seat),
            Content::Tile(index) => {
                let tile = &self.garden.tiles()[index];
                // Ruling 68: a tile is one space, and has one name.
                if tile.name() != to {
                    return Err(Refusal::new(
                        MOVEMENT,
                        Message::new("refused-tile-name").with("place", tile.name().to_string()),
                    ));
                }
                // Ruling 28: what belongs to nobody can be entered freely.
                entry.soldiers = u8::from(tile.owner.is_some_and(|owner| owner != seat));
            }
        }
        if soldiers < entry.soldiers {
            return Err(refuse(OPPOSING, "refused-opposing-soldiers"));
        }
        Ok(entry)
    }

    fn list_steps(&self, seat: Seat, sortie: &Sortie, out: &mut Vec<Action>) {
        if sortie.steps == 0 {
            return;
        }
        let mut listed = HexSet::NONE;
        for hex in sortie.at.around().iter() {
            let to = match self.garden.content(hex) {
                Content::Empty => {
                    out.push(Action::Step(hex));
                    continue;
                }
                Content::Barred => continue,
                Content::Tile(index) => self.garden.tiles()[index].name(),
                Content::Prey(_) | Content::Exit(_) => hex,
            };
            if !listed.contains(to) && self.entry(seat, to).is_ok() {
                listed.insert(to);
                out.push(Action::Step(to));
            }
        }
    }

    /// Rulebook: Clear a pheromone; Opposing pheromones.
    pub(crate) fn clear_pheromone(&mut self, seat: Seat) -> Result<(), Refusal> {
        let index = self.check_clear(seat)?;
        self.pay(seat, CLEARING);
        let tile = self.garden.lift(index);
        let owner = tile.owner.expect("pheromones have owners");
        self.colony_mut(owner).cleared[tile.shape() as usize] += 1;
        if owner != seat {
            self.score(seat, Source::Clearing, tile.shape().points());
        }
        Ok(())
    }

    fn check_clear(&self, seat: Seat) -> Result<usize, Refusal> {
        let sortie = self.sortie(CLEAR)?;
        let at = sortie.at.first().expect("a worker stands somewhere");
        let Content::Tile(index) = self.garden.content(at) else {
            return Err(refuse(CLEAR, "refused-clear-nothing"));
        };
        let tile = &self.garden.tiles()[index];
        if tile.kind != Kind::Pheromone {
            return Err(refuse(CLEAR, "refused-clear-special"));
        }
        if !tile.is_empty() {
            return Err(refuse(CLEAR, "refused-clear-cubes"));
        }
        if !self.can_pay(seat, CLEARING) {
            return Err(refuse(CLEAR, "refused-clear-earth"));
        }
        Ok(index)
    }

    /// Rulebook: Place a pheromone.
    pub(crate) fn place_pheromone(&mut self, seat: Seat, at: Placement) -> Result<(), Refusal> {
        let sortie = self.sortie(PHEROMONE)?;
        let laid = at.laid();
        let colony = self.colony(seat);
        if laid.shape.level() > colony.pheromone_level() {
            return Err(Refusal::new(
                PHEROMONE,
                Message::new("refused-pheromone-level")
                    .with("size", laid.shape.size())
                    .with("most", colony.pheromone_level() + 2),
            ));
        }
        if colony.pheromones[laid.shape as usize] == 0 {
            return Err(refuse(PHEROMONE, "refused-pheromone-none-left"));
        }
        self.check_ground(PHEROMONE, &sortie, at)?;
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
        Ok(())
    }

    /// Rulebook: Placing a special tile.
    pub(crate) fn build(
        &mut self,
        seat: Seat,
        special: Special,
        at: Placement,
    ) -> Result<(), Refusal> {
        let sortie = self.sortie(SPECIAL)?;
        if at.laid().shape != special.shape() {
            return Err(refuse(SPECIAL, "refused-special-shape"));
        }
        self.check_build(seat, special)?;
        self.check_ground(SPECIAL, &sortie, at)?;
        self.pay(seat, special.cost());
        self.colony_mut(seat).markers -= 1;
        *self.special_stock(special) -= 1;
        self.garden.lay(Tile {
            kind: Kind::Special(special),
            owner: Some(seat),
            at,
            cubes: [0; 3],
        });
        self.score(seat, Source::SpecialTiles, special.points());
        self.end_sortie(seat);
        Ok(())
    }

    fn special_stock(&mut self, special: Special) -> &mut u8 {
        match special {
            Special::AphidFarm | Special::Scavenging => &mut self.stock.farms,
            Special::SubColony => &mut self.stock.sub_colonies,
        }
    }

    fn check_build(&self, seat: Seat, special: Special) -> Result<(), Refusal> {
        let colony = self.colony(seat);
        if special.level() > colony.working_level() {
            return Err(Refusal::new(
                SPECIAL,
                Message::new("refused-special-level")
                    .with("level", special.level())
                    .with("own", colony.working_level()),
            ));
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

    /// A tile lies on the worker's space and on nothing but free land.
    fn check_ground(
        &self,
        rule: &'static str,
        sortie: &Sortie,
        at: Placement,
    ) -> Result<(), Refusal> {
        let hexes = &at.laid().hexes;
        if !sortie.at.meets(self.garden.free()) {
            return Err(refuse(rule, "refused-worker-not-on-empty-space"));
        }
        if !hexes.meets(&sortie.at) {
            return Err(refuse(rule, "refused-tile-not-at-worker"));
        }
        if !hexes.without(self.garden.free()).is_empty() {
            return Err(refuse(rule, "refused-tile-covers"));
        }
        Ok(())
    }

    fn list_placements(&self, seat: Seat, sortie: &Sortie, out: &mut Vec<Action>) {
        let free = self.garden.free();
        if !sortie.at.meets(free) {
            return;
        }
        let colony = self.colony(seat);
        let level = colony.pheromone_level();
        let special = Special::ALL.map(|special| self.check_build(seat, special).is_ok());
        let most = Special::ALL
            .into_iter()
            .filter(|&kind| special[kind as usize])
            .map(|kind| kind.shape().level())
            .fold(level, u8::max);
        for hex in sortie.at.iter() {
            for &at in Placement::over(hex) {
                let laid = at.laid();
                if laid.shape.level() > most {
                    break;
                }
                // A tile over several of the places where the worker may stand is listed once.
                if !laid.hexes.without(free).is_empty()
                    || (laid.hexes & sortie.at).first() != Some(hex)
                {
                    continue;
                }
                if laid.shape.level() <= level && colony.pheromones[laid.shape as usize] > 0 {
                    out.push(Action::Pheromone(at));
                }
                for kind in Special::ALL {
                    if special[kind as usize] && kind.shape() == laid.shape {
                        out.push(Action::Build(kind, at));
                    }
                }
            }
        }
    }

    /// The worker does nothing more (Ruling 20).
    pub(crate) fn stop(&mut self, seat: Seat) -> Result<(), Refusal> {
        self.sortie(SORTIE)?;
        self.end_sortie(seat);
        Ok(())
    }

    /// The worker is discarded.
    fn end_sortie(&mut self, seat: Seat) {
        self.colony_mut(seat).reserve += 1;
        self.next_worker(seat);
    }

    fn sortie(&self, rule: &'static str) -> Result<Sortie, Refusal> {
        match self.phase {
            Phase::Sortie(_, sortie) => Ok(sortie),
            Phase::Worker(_) => Err(refuse(rule, "refused-no-worker-outside")),
            _ => Err(not_now(rule)),
        }
    }
}
