//! Rulebook: Supercolony, Trunk Building: the markers that two traits bring to the map.

use engine::{Message, Refusal, Seat};

use super::nest_phase::is_clutch;
use super::{next_asked, not_now, refuse};
use crate::action::{Action, Roll};
use crate::board::{Area, AreaSet};
use crate::cards::{Card, Trait};
use crate::components::{Caste, SIZE_PER_SITE};
use crate::state::{Phase, Table};

const RULE_SITES: &str = "rule-supercolony";
const RULE_TRUNKS: &str = "rule-trunks";

impl Table {
    // ---- Supercolony

    fn new_sites(&self, seat: Seat) -> AreaSet {
        self.colony(seat).nests().near() & !self.all_nests()
    }

    /// The next player who has flown and may found a nest site (Ruling 66).
    pub(crate) fn founder(&self, after: Option<Seat>) -> Option<Seat> {
        next_asked(self.in_turn_order(), after, |seat| {
            let colony = self.colony(seat);
            colony.traits.founds_sites()
                && colony.ledger.flown != [0; 2]
                && !self.new_sites(seat).is_empty()
        })
    }

    pub(crate) fn list_sites(&self, seat: Seat, out: &mut Vec<Action>) {
        out.extend(self.new_sites(seat).iter().map(Action::Found));
        out.push(Action::Pass);
    }

    pub(crate) fn found(&mut self, seat: Seat, area: Area) -> Result<(), Refusal> {
        if self.phase != Phase::Found(seat) {
            return Err(not_now(RULE_SITES));
        }
        if !self.new_sites(seat).contains(area) {
            return Err(refuse(RULE_SITES, "refused-site"));
        }
        self.clear_for_nest(area);
        let colony = self.colony_mut(seat);
        colony.sites.insert(area);
        colony.queens += 1;
        colony.size += SIZE_PER_SITE;
        Ok(())
    }

    // ---- Trunk Building

    /// How many workers could build a trunk in an area.
    pub(crate) fn trunk_workers(&self, seat: Seat, area: Area) -> u16 {
        let colony = self.colony(seat);
        if !colony.traits.builds_trunks() {
            return 0;
        }
        let ends = colony.trunks | colony.nest.map_or(AreaSet::NONE, AreaSet::only);
        if !ends.near().contains(area)
            || ends.contains(area)
            || self.all_nests().contains(area)
            || self.turn.busy.contains(area)
            || self.is_guarded(seat, area)
        {
            return 0;
        }
        colony.ants[area][Caste::Worker].saturating_sub(colony.patrol[area][Caste::Worker])
    }

    pub(crate) fn build_trunk(
        &mut self,
        seat: Seat,
        area: Area,
        workers: u16,
    ) -> Result<(), Refusal> {
        self.check_task(seat, area)?;
        if !self.colony(seat).traits.builds_trunks() {
            return Err(refuse(RULE_TRUNKS, "refused-no-trunk-trait"));
        }
        let most = self.trunk_workers(seat, area);
        if !is_clutch(workers, most) || workers == 0 || workers > most {
            return Err(Refusal::new(
                RULE_TRUNKS,
                Message::new("refused-trunk").with("most", i32::from(most)),
            ));
        }
        self.markers.clear(area);
        self.turn.busy.insert(area);
        self.turn.foragers.change(area, |ants| *ants += workers);
        self.phase = Phase::TrunkDice(seat, area, workers);
        Ok(())
    }

    /// One odd die is enough.
    pub(crate) fn roll_for_trunk(&mut self, seat: Seat, area: Area, roll: &Roll) {
        if roll.odd() > 0 {
            // A trunk is its builder's alone.
            for colony in &mut self.colonies {
                colony.trunks.remove(area);
            }
            self.colony_mut(seat).trunks.insert(area);
        }
        self.phase = Phase::Tasks(seat);
    }

    // ---- A trait is lost

    /// Ruling 64: what a trait brought goes with it, but living ants stay.
    pub(crate) fn lose_trait(&mut self, seat: Seat, lost: Trait) {
        if self.options.draws_cards() {
            self.discards.push(Card::Trait(lost));
        }
        let colony = self.colony_mut(seat);
        colony.traits.remove(lost);
        match lost {
            Trait::TrunkBuilding => colony.trunks = AreaSet::NONE,
            Trait::Supercolony => {
                let sites = std::mem::take(&mut colony.sites).len() as u16;
                colony.queens = colony.queens.saturating_sub(sites);
                colony.size = colony.size.saturating_sub(SIZE_PER_SITE * sites);
            }
            Trait::Replete | Trait::MillerCaste => {
                let caste = if lost == Trait::Replete {
                    Caste::Media
                } else {
                    Caste::Major
                };
                colony.reserves[caste] += std::mem::take(&mut colony.storage[caste]);
            }
            // Nobody stands with open predators (Ruling 21).
            Trait::Camouflage => {
                let areas = self.colony(seat).held() & self.markers.faceup.predators();
                for area in areas.iter() {
                    let ants = self.drive_out(seat, area);
                    self.colony_mut(seat).returning += ants;
                }
            }
            _ => {}
        }
    }
}
