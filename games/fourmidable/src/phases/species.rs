//! Rulebook, last page: the species that act by themselves. The others are asked where they matter.

use engine::{Refusal, Seat, Seats, Secret};

use super::{not_now, refuse};
use crate::action::{Action, Target};
use crate::board::{Hex, HexSet};
use crate::cards::Objective;
use crate::components::{Predator, Species, Time};
use crate::state::{Fourmidable, Phase, Resume, Table};

const RULE: &str = "rule-species";

impl Table {
    /// Whether a seat of this species may use it now.
    fn check_species(&self, seat: Seat, species: Species) -> Result<(), Refusal> {
        if !matches!(self.phase, Phase::Turn(_)) {
            return Err(not_now(RULE));
        }
        if !self.is(seat, species) {
            return Err(refuse(RULE, "refused-other-species"));
        }
        let time = match species {
            Species::Flying => Some(Time::Day),
            Species::Predator => Some(Time::Night),
            _ => None,
        };
        if time.is_some_and(|time| time != self.time) {
            return Err(refuse(RULE, "refused-wrong-time"));
        }
        if self.colony(seat).flipped {
            return Err(refuse(RULE, "refused-species-used"));
        }
        Ok(())
    }

    /// Rulings 48, 73: empty terrain without a predator or an ant of somebody else.
    pub(crate) fn free_terrain(&self, seat: Seat) -> HexSet {
        if self.colony(seat).supply == 0 {
            return HexSet::NONE;
        }
        self.empty & !(self.predator_set() | self.other_ants(seat))
    }

    pub(crate) fn check_terrain(&self, seat: Seat, hex: Hex) -> Result<(), Refusal> {
        let rule = "rule-pheromones";
        if self.colony(seat).supply == 0 {
            return Err(refuse(rule, "refused-no-pheromones"));
        }
        if !self.empty.contains(hex) {
            return Err(refuse(rule, "refused-not-empty-terrain"));
        }
        if !self.free_terrain(seat).contains(hex) {
            return Err(refuse(rule, "refused-terrain-occupied"));
        }
        Ok(())
    }

    fn may_hunt(&self, seat: Seat, predator: Predator) -> bool {
        self.colony(seat).preyed != Some(predator)
    }
}

impl Fourmidable {
    pub(super) fn list_species_actions(&self, seat: Seat, out: &mut Vec<Action>) {
        let table = &self.table;
        if table.colony(seat).species.is_none() {
            return;
        }
        if table.check_species(seat, Species::Flying).is_ok() {
            out.extend(table.free_terrain(seat).iter().map(Action::Fly));
        }
        if table.check_species(seat, Species::Predator).is_ok() {
            for &predator in Predator::ALL {
                if table.may_hunt(seat, predator) {
                    table.each_target(predator, |target| out.push(Action::Hunt(predator, target)));
                }
            }
        }
        if self.check_peek(seat).is_ok() {
            out.push(Action::Peek);
        }
    }

    pub(super) fn check_flight(&self, seat: Seat, hex: Hex) -> Result<(), Refusal> {
        self.table.check_species(seat, Species::Flying)?;
        self.table.check_terrain(seat, hex)
    }

    /// Volante.
    pub(super) fn fly(&mut self, seat: Seat, hex: Hex) {
        self.table.cover(seat, hex);
        self.table.colony_mut(seat).flipped = true;
        self.resume(seat, Resume::Turn);
    }

    pub(super) fn check_hunt(
        &self,
        seat: Seat,
        predator: Predator,
        target: Target,
    ) -> Result<(), Refusal> {
        self.table.check_species(seat, Species::Predator)?;
        if !self.table.may_hunt(seat, predator) {
            return Err(refuse(RULE, "refused-same-predator"));
        }
        self.table.check_target(predator, target)
    }

    /// Prédateur. Ruling 72.
    pub(super) fn hunt(&mut self, seat: Seat, predator: Predator, target: Target) {
        self.table.move_predator(predator, target);
        let colony = self.table.colony_mut(seat);
        colony.flipped = true;
        colony.hunted = Some(predator);
        self.resume(seat, Resume::Turn);
    }

    /// Stratège (experienced). Ruling 75.
    pub(super) fn check_peek(&self, seat: Seat) -> Result<(), Refusal> {
        self.table.check_species(seat, Species::Strategist)?;
        if !self.table.options.is_experienced() {
            return Err(not_now(RULE));
        }
        self.check_look(seat, 1)
    }

    /// Whether there is something to see on top of the deck.
    pub(crate) fn check_look(&self, seat: Seat, count: usize) -> Result<(), Refusal> {
        let cards = count.min(self.whole_deck());
        let tops = &self.secrets.tops;
        if (0..cards).all(|at| tops.get(at).is_some_and(|top| top.known().contains(seat))) {
            return Err(refuse(RULE, "refused-nothing-new"));
        }
        Ok(())
    }

    pub(super) fn peek(&mut self, seat: Seat) {
        self.table.phase = Phase::Peek(seat, 1, Resume::Turn);
    }

    pub(super) fn look_at(&mut self, seat: Seat, cards: &[Objective]) {
        let tops = &mut self.secrets.tops;
        for (index, &card) in cards.iter().enumerate() {
            if index == tops.len() {
                tops.push(Secret::new(card, Seats::NONE));
                self.secrets.fresh.open_mut().remove(card);
            }
            tops[index].tell(seat);
        }
    }
}
