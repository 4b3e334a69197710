//! Rulebook, last page: the species that act by themselves. The others are asked where they matter.

use engine::{Message, Refusal, Seat, Seats, Secret};

use super::refuse;
use crate::action::{Action, Target};
use crate::board::{Hex, HexSet};
use crate::cards::Objective;
use crate::components::{Predator, Species, Time};
use crate::state::{Fourmidable, Phase, Resume, Table};

const RULE: &str = "rule-species";

impl Table {
    /// Whether a seat of this species has its power left in this round.
    fn check_species(&self, seat: Seat, species: Species) -> Result<(), Refusal> {
        if !self.is(seat, species) {
            let needed = Message::new("refused-other-species").with("species", species);
            return Err(Refusal::new(RULE, needed));
        }
        let time = match species {
            Species::Flying => Some(Time::Day),
            Species::Predator => Some(Time::Night),
            _ => None,
        };
        if let Some(time) = time.filter(|&time| time != self.time) {
            let needed = Message::new("refused-species-time").with("time", time);
            return Err(Refusal::new(RULE, needed.with("now", self.time)));
        }
        if self.colony(seat).flipped {
            return Err(refuse(RULE, "refused-species-used"));
        }
        Ok(())
    }

    /// The same, at a moment of one's own action. Ruling 64: as special cards.
    fn check_species_now(&self, seat: Seat, species: Species) -> Result<(), Refusal> {
        if self.phase.is_for_specials() {
            self.check_species(seat, species)
        } else {
            Err(self.phase.only_when(RULE, "refused-species-when"))
        }
    }

    /// Whether the species could be used, and no other action of the seat follows in this round.
    pub(super) fn is_last_chance_for_species(&self, seat: Seat) -> bool {
        let can = match self.colony(seat).species {
            Some(species @ Species::Flying) => {
                self.check_species(seat, species).is_ok() && !self.flights(seat).is_empty()
            }
            Some(species @ Species::Predator) => self.check_species(seat, species).is_ok(),
            _ => false,
        };
        can && !self.has_action(seat)
    }

    /// Ruling 73: empty terrain without an ant of somebody else; a predator may be there.
    fn flights(&self, seat: Seat) -> HexSet {
        if self.colony(seat).supply == 0 {
            return HexSet::NONE;
        }
        self.empty & !self.other_ants(seat)
    }

    /// Ruling 48: empty terrain without a predator or an ant of somebody else, whatever lies beside it.
    pub(crate) fn free_terrain(&self, seat: Seat) -> HexSet {
        self.flights(seat) & !self.predator_set()
    }

    /// Whether a pheromone may be put on one of these hexagons.
    pub(crate) fn check_terrain(
        &self,
        seat: Seat,
        hex: Hex,
        allowed: HexSet,
        otherwise: &'static str,
    ) -> Result<(), Refusal> {
        let rule = "rule-pheromones";
        if self.colony(seat).supply == 0 {
            return Err(refuse(rule, "refused-no-pheromones"));
        }
        if !self.empty.contains(hex) {
            return Err(refuse(rule, "refused-not-empty-terrain"));
        }
        if !allowed.contains(hex) {
            return Err(refuse(rule, otherwise));
        }
        Ok(())
    }

    fn may_hunt(&self, seat: Seat, predator: Predator) -> bool {
        self.options.hunt_any || self.colony(seat).moved_by_action != Some(predator)
    }
}

impl Fourmidable {
    pub(super) fn list_species_actions(&self, seat: Seat, out: &mut Vec<Action>) {
        let table = &self.table;
        match table.colony(seat).species {
            Some(species @ Species::Flying) if table.check_species(seat, species).is_ok() => {
                out.extend(table.flights(seat).iter().map(Action::Fly));
            }
            Some(species @ Species::Predator) if table.check_species(seat, species).is_ok() => {
                for &predator in Predator::ALL {
                    if table.may_hunt(seat, predator) {
                        self.each_move(seat, predator, |target| {
                            out.push(Action::Hunt(predator, target));
                        });
                    }
                }
            }
            Some(Species::Strategist) if self.check_peek(seat).is_ok() => out.push(Action::Peek),
            _ => {}
        }
    }

    pub(super) fn check_flight(&self, seat: Seat, hex: Hex) -> Result<(), Refusal> {
        self.table.check_species_now(seat, Species::Flying)?;
        let flights = self.table.flights(seat);
        self.table
            .check_terrain(seat, hex, flights, "refused-ant-on-terrain")
    }

    /// Volante.
    pub(super) fn fly(&mut self, seat: Seat, hex: Hex) {
        self.table.cover(seat, hex);
        self.table.colony_mut(seat).flipped = true;
        self.go_on(seat);
    }

    pub(super) fn check_hunt(
        &self,
        seat: Seat,
        predator: Predator,
        target: Target,
    ) -> Result<(), Refusal> {
        self.table.check_species_now(seat, Species::Predator)?;
        if !self.table.may_hunt(seat, predator) {
            return Err(refuse(RULE, "refused-same-predator"));
        }
        self.table.check_target(predator, target)?;
        self.check_way_on(seat, predator, target)
    }

    /// Prédateur. Ruling 72.
    pub(super) fn hunt(&mut self, seat: Seat, predator: Predator, target: Target) {
        self.table.move_predator(predator, target);
        let colony = self.table.colony_mut(seat);
        colony.flipped = true;
        colony.moved_by_species = Some(predator);
        self.go_on(seat);
    }

    /// Every place where a predator can go during an action.
    pub(crate) fn each_move(&self, seat: Seat, predator: Predator, mut tell: impl FnMut(Target)) {
        let delicate = self.is_delicate(seat);
        self.table.each_target(predator, |target| {
            if !delicate || self.check_way_on(seat, predator, target).is_ok() {
                tell(target);
            }
        });
    }

    /// Stratège (experienced). Ruling 75.
    pub(super) fn check_peek(&self, seat: Seat) -> Result<(), Refusal> {
        self.table.check_species(seat, Species::Strategist)?;
        if !self.table.options.is_experienced() {
            return Err(refuse(RULE, "refused-peek-level"));
        }
        if !matches!(self.table.phase, Phase::Turn(_)) {
            return Err(self.table.phase.only_when(RULE, "refused-peek-when"));
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
