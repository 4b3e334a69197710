//! Rulebook: Déplacer une fourmi jusqu'à 3 cases. An ant is taken up and goes step by step.

use engine::{Message, Refusal, Seat};

use super::refuse;
use super::ways::Ways;
use crate::action::{Action, Target};
use crate::board::{Hex, HexSet};
use crate::components::{Caste, Predator, STEPS, Species};
use crate::nest::{Cell, CellSet};
use crate::state::{Ant, Colony, Fourmidable, Phase, Place, Resume, Table, Walk};

const RULE: &str = "rule-movement";
const NEST: &str = "rule-nest";

impl Colony {
    /// The hexagon outside this place.
    pub(crate) fn outside(&self, place: Place) -> Option<Hex> {
        match place {
            Place::Hex(hex) => Some(hex),
            Place::Cell(cell) => self.holes[cell.hole()?],
        }
    }

    /// Ruling 29: inner and outer hole are one space, so a step leads on from both.
    fn is_step(&self, from: Place, to: Place) -> bool {
        if let (Place::Cell(from), Place::Cell(to)) = (from, to)
            && from.neighbours().contains(to)
        {
            return true;
        }
        match (self.outside(from), self.outside(to)) {
            (Some(from), Some(to)) => from.neighbours().contains(to),
            _ => false,
        }
    }
}

impl Table {
    /// Whether an ant may go where somebody else is, to go on from there.
    fn may_cross(&self, seat: Seat, walk: &Walk) -> bool {
        walk.cross || self.is(seat, Species::Diplomat)
    }
}

impl Fourmidable {
    pub(super) fn list_walks(&self, seat: Seat, out: &mut Vec<Action>) {
        let ants = &self.table.colony(seat).ants;
        for (index, ant) in ants.iter().enumerate() {
            // Ants of one caste in one place are alike.
            if !ant.moved && !ants[..index].contains(ant) {
                out.push(Action::Walk(ant.caste, ant.at));
            }
        }
    }

    /// The ant of this caste in this place that can still move.
    fn ready(&self, seat: Seat, caste: Caste, from: Place) -> Option<usize> {
        let ready = Ant {
            caste,
            at: from,
            moved: false,
        };
        let mut ants = self.table.colony(seat).ants.iter();
        ants.position(|&ant| ant == ready)
    }

    pub(super) fn check_walk(&self, seat: Seat, caste: Caste, from: Place) -> Result<(), Refusal> {
        if !matches!(self.table.phase, Phase::Turn(_)) {
            return Err(self.table.phase.only_when(RULE, "refused-walk-when"));
        }
        if self.ready(seat, caste, from).is_none() {
            let mut ants = self.table.colony(seat).ants.iter();
            return Err(if ants.any(|ant| ant.caste == caste && ant.at == from) {
                refuse("rule-rounds", "refused-ant-has-moved")
            } else {
                refuse(RULE, "refused-no-such-ant")
            });
        }
        Ok(())
    }

    pub(super) fn take_up(&mut self, seat: Seat, caste: Caste, from: Place) {
        let ant = self.ready(seat, caste, from).expect("checked");
        let walk = Walk {
            ant: ant as u8,
            steps: STEPS + u8::from(self.table.weather == Some(caste)),
            gone: false,
            came_from: None,
            cross: false,
            skips: 0,
            skipping: false,
        };
        self.ways = self.table.ways(seat);
        self.table.phase = Phase::Walk(seat, walk);
    }

    pub(super) fn list_steps(&self, seat: Seat, walk: &Walk, out: &mut Vec<Action>) {
        debug_assert_eq!(self.ways, self.table.ways(seat), "others stand still");
        let colony = self.table.colony(seat);
        let start = out.len();
        let ant = colony.ants[usize::from(walk.ant)];
        let mut inside = CellSet::NONE;
        if let Place::Cell(cell) = ant.at {
            inside = cell.neighbours();
            let open = self.open_cells(seat, walk, ant.caste, inside);
            for cell in inside.iter() {
                if open.contains(cell) {
                    out.push(Action::Step(Place::Cell(cell)));
                }
                if walk.skips > 0 && self.check_skip(seat, walk, cell).is_ok() {
                    out.push(Action::Skip(cell));
                }
            }
        }
        // Whoever crosses a cell of earth is not in a nest hole.
        if let Some(hex) = colony.outside(ant.at) {
            for hex in self.open_hexes(seat, walk, *hex.neighbours()).iter() {
                if !self.ways.holes.contains(hex) {
                    out.push(Action::Step(Place::Hex(hex)));
                } else if let Place::Cell(cell) = colony.space(hex)
                    // Two holes may lie side by side both inside and outside.
                    && !inside.contains(cell)
                {
                    out.push(Action::Step(Place::Cell(cell)));
                }
            }
        }
        if self.may_stop(walk, ant.at) {
            out.push(Action::Stop);
        }
        debug_assert!(out.len() > start, "an ant can always go on or stop");
    }

    /// Which of these cells an ant can enter; as [`Self::check_cell`], many at once.
    fn open_cells(&self, seat: Seat, walk: &Walk, caste: Caste, cells: CellSet) -> CellSet {
        let table = &self.table;
        let dug = cells.common(table.colony(seat).dug);
        let mut open = if walk.skipping { CellSet::NONE } else { dug };
        if caste == Caste::Digger {
            let mut earth = cells.minus(dug);
            let numbered = earth.common(CellSet::NUMBERED);
            if !numbered.is_empty() && self.check_new_hole(seat).is_err() {
                earth = earth.minus(numbered);
            }
            open = open.union(earth);
        }
        match table.worm_in(seat) {
            // Ruling 27.
            Some(worm) if table.options.predators_block => open.minus(CellSet::only(worm)),
            _ => open,
        }
    }

    /// Which of these hexagons an ant can enter; as [`Self::check_hex`], many at once.
    fn open_hexes(&self, seat: Seat, walk: &Walk, hexes: HexSet) -> HexSet {
        let mut open = hexes & self.ways.free;
        if self.table.may_cross(seat, walk) {
            for hex in (hexes & self.ways.taken).iter() {
                if self.ways.lead_out(hex, walk.steps - 1) {
                    open.insert(hex);
                }
            }
        }
        open
    }

    fn check_hex(&self, seat: Seat, walk: &Walk, hex: Hex) -> Result<(), Refusal> {
        if self.ways.free.contains(hex) {
            return Ok(());
        }
        if !self.table.area.contains(hex) {
            return Err(refuse(RULE, "refused-out-of-bounds"));
        }
        if !self.ways.taken.contains(hex) {
            return Err(refuse("rule-predators", "refused-predator-in-the-way"));
        }
        if !self.table.may_cross(seat, walk) {
            return Err(refuse(RULE, "refused-others-in-the-way"));
        }
        if !self.ways.lead_out(hex, walk.steps - 1) {
            return Err(refuse("rule-crossing", "refused-no-way-out"));
        }
        Ok(())
    }

    fn walk(&self) -> Result<Walk, Refusal> {
        match self.table.phase {
            Phase::Walk(_, walk) => Ok(walk),
            phase => Err(phase.only_when(RULE, "refused-step-when")),
        }
    }

    pub(super) fn check_step(&self, seat: Seat, to: Place) -> Result<(), Refusal> {
        let walk = &self.walk()?;
        let colony = self.table.colony(seat);
        let ant = colony.ants[usize::from(walk.ant)];
        if !colony.is_step(ant.at, to) {
            return Err(refuse(RULE, "refused-not-next-to-it"));
        }
        if let Place::Hex(hex) = to
            && let Place::Cell(cell) = colony.space(hex)
        {
            let named = Message::new("refused-own-hole-by-cell").with("place", cell.to_string());
            return Err(Refusal::new(RULE, named));
        }
        match to {
            Place::Cell(cell) if !walk.skipping || !colony.dug.contains(cell) => {
                self.check_cell(seat, ant.caste, cell)
            }
            Place::Hex(hex) if !walk.skipping => self.check_hex(seat, walk, hex),
            _ => Err(refuse("rule-skip-earth", "refused-must-dig-behind")),
        }
    }

    /// Ruling 34: only diggers enter earth.
    pub(crate) fn check_cell(&self, seat: Seat, caste: Caste, cell: Cell) -> Result<(), Refusal> {
        let table = &self.table;
        if table.options.predators_block && table.worm_in(seat) == Some(cell) {
            return Err(refuse("rule-predators", "refused-predator-in-the-way"));
        }
        if table.colony(seat).dug.contains(cell) {
            return Ok(());
        }
        if caste != Caste::Digger {
            return Err(refuse(NEST, "refused-earth"));
        }
        if cell.hole().is_some() {
            self.check_new_hole(seat)?;
        }
        Ok(())
    }

    fn may_stop(&self, walk: &Walk, at: Place) -> bool {
        !walk.skipping && !matches!(at, Place::Hex(hex) if self.ways.taken.contains(hex))
    }

    pub(super) fn check_stop(&self, seat: Seat) -> Result<(), Refusal> {
        let walk = self.walk()?;
        let ant = self.table.colony(seat).ants[usize::from(walk.ant)];
        if self.may_stop(&walk, ant.at) {
            Ok(())
        } else if walk.skipping {
            Err(refuse("rule-skip-earth", "refused-must-dig-behind"))
        } else {
            Err(refuse("rule-crossing", "refused-no-stop"))
        }
    }

    pub(super) fn step(&mut self, seat: Seat, to: Place) {
        let Phase::Walk(_, mut walk) = self.table.phase else {
            unreachable!("checked")
        };
        let colony = self.table.colony_mut(seat);
        walk.steps -= 1;
        walk.gone = true;
        walk.came_from = Some(colony.ants[usize::from(walk.ant)].at);
        walk.skipping = false;
        self.table.phase = Phase::Walk(seat, walk);
        let colony = self.table.colony_mut(seat);
        colony.ants[usize::from(walk.ant)].at = to;
        let ends = match to {
            Place::Cell(cell) if !colony.dug.contains(cell) => {
                self.dig(seat, &walk, cell);
                return;
            }
            // Rulebook: La Bibliothèque. An ant stops there. Ruling 101: children cross it.
            Place::Cell(Cell::LIBRARY) => self.table.options.is_apprentice(),
            Place::Cell(_) => false,
            Place::Hex(hex) => {
                self.table.mark(seat, hex);
                false
            }
        };
        // Ruling 64: cards that shall act before the harvest are played before the last step.
        if ends || walk.steps == 0 {
            self.arrive(seat, &walk);
        }
    }

    pub(super) fn stop(&mut self, seat: Seat) {
        if let Phase::Walk(_, walk) = self.table.phase {
            self.arrive(seat, &walk);
        }
    }

    /// Rulings 13, 14: an ant may stay where it is; it arrives there as well.
    fn arrive(&mut self, seat: Seat, walk: &Walk) {
        self.ways = Ways::default();
        let ant = &mut self.table.colony_mut(seat).ants[usize::from(walk.ant)];
        ant.moved = true;
        let ant = *ant;
        match ant.at {
            Place::Hex(hex) => {
                if self.table.harvest(seat, ant.caste, hex) {
                    self.count_store(seat);
                }
                self.end_action(seat);
            }
            Place::Cell(Cell::LIBRARY) if self.table.options.is_apprentice() => {
                self.enter_library(seat, ant.caste);
            }
            Place::Cell(_) => self.end_action(seat),
        }
    }

    /// Ruling 71: whether a digger may cross this cell of earth.
    pub(crate) fn check_skip(&self, seat: Seat, walk: &Walk, cell: Cell) -> Result<(), Refusal> {
        let rule = "rule-skip-earth";
        let colony = self.table.colony(seat);
        let ant = colony.ants[usize::from(walk.ant)];
        if walk.skips == 0 {
            return Err(refuse(rule, "refused-no-skip-card"));
        }
        if !colony.is_step(ant.at, Place::Cell(cell)) {
            return Err(refuse(RULE, "refused-not-next-to-it"));
        }
        if colony.dug.contains(cell) || !cell.is_plain() {
            return Err(refuse(rule, "refused-not-plain-earth"));
        }
        self.check_cell(seat, ant.caste, cell)?;
        if !self.digs_behind(seat, cell, walk.steps - 1, walk.skips - 1) {
            return Err(refuse(rule, "refused-nothing-behind"));
        }
        Ok(())
    }

    /// Whether a digger that crosses this cell finds earth behind it that it can take, or another cell
    /// that it can cross.
    fn digs_behind(&self, seat: Seat, cell: Cell, steps: u8, skips: u8) -> bool {
        let dug = self.table.colony(seat).dug;
        let mut behind = cell.neighbours().minus(dug).iter();
        steps > 0
            && behind.any(|next| {
                self.check_cell(seat, Caste::Digger, next).is_ok()
                    || (skips > 0
                        && next.is_plain()
                        && self.digs_behind(seat, next, steps - 1, skips - 1))
            })
    }

    pub(super) fn check_skipping(&self, seat: Seat, cell: Cell) -> Result<(), Refusal> {
        self.check_skip(seat, &self.walk()?, cell)
    }

    pub(super) fn skip(&mut self, seat: Seat, cell: Cell) {
        if let Phase::Walk(_, walk) = &mut self.table.phase {
            walk.steps -= 1;
            walk.gone = true;
            walk.came_from = None;
            walk.skips -= 1;
            walk.skipping = true;
            let ant = usize::from(walk.ant);
            self.table.colony_mut(seat).ants[ant].at = Place::Cell(cell);
        }
    }

    /// Ruling 104: whether the ant on its way can still stop somewhere, and the new nest hole still be
    /// placed.
    pub(crate) fn can_finish(&self, seat: Seat) -> bool {
        match self.resumption() {
            Resume::Walk(walk) => {
                let at = self.table.colony(seat).ants[usize::from(walk.ant)].at;
                self.may_stop(&walk, at)
                    || match at {
                        Place::Hex(hex) => self.ways.lead_out(hex, walk.steps),
                        Place::Cell(cell) => self.digs_behind(seat, cell, walk.steps, walk.skips),
                    }
            }
            Resume::Hole(hole) => self.has_place(seat, hole.reach),
            _ => true,
        }
    }

    /// Whether a predator that moves now could shut in an ant where it cannot stop, or take the last
    /// place of a nest hole.
    pub(crate) fn is_delicate(&self, seat: Seat) -> bool {
        match self.resumption() {
            Resume::Walk(walk) => {
                let at = self.table.colony(seat).ants[usize::from(walk.ant)].at;
                !self.may_stop(&walk, at)
            }
            Resume::Hole(_) => true,
            _ => false,
        }
    }

    /// Ruling 104: no card and no species brings an action to a point where it cannot go on.
    pub(crate) fn check_way_on(
        &self,
        seat: Seat,
        predator: Predator,
        target: Target,
    ) -> Result<(), Refusal> {
        if !self.is_delicate(seat) {
            return Ok(());
        }
        let mut after = self.clone();
        after.table.move_predator(predator, target);
        after.ways = after.table.ways(seat);
        if after.can_finish(seat) {
            Ok(())
        } else {
            Err(refuse("rule-predators", "refused-no-way-on"))
        }
    }
}
