//! Rulebook: Supercolony, Trunk Building: the markers that two traits bring to the map.

use engine::{Message, Seat};

use super::nest_phase::{clutches, is_clutch};
use super::{Played, Step, next_asked, refuse, refuse_with};
use crate::action::{Action, Roll};
use crate::board::{Area, AreaSet};
use crate::cards::{Card, Trait};
use crate::components::{Ants, Caste, SIZE_PER_SITE};
use crate::state::{HiddenEmpires, Phase, Table};

const RULE_SITES: &str = "rule-supercolony";
const RULE_TRUNKS: &str = "rule-trunks";

/// Dice of so many workers for a trunk: one odd die is enough.
#[derive(Clone, Copy)]
pub(crate) struct TrunkDice(pub Seat, pub Area, pub u16);

impl Step for TrunkDice {
    const NAME: &'static str = "trunk-dice";
    const RULE: &'static str = RULE_TRUNKS;

    fn dice(self, _: &Table) -> Option<u16> {
        Some(self.2)
    }

    fn roll(self, table: &mut Table, roll: &Roll) {
        let Self(seat, area, _) = self;
        if roll.odd() > 0 {
            // A trunk is its builder's alone.
            for colony in &mut table.colonies {
                colony.trunks.remove(area);
            }
            table.colony_mut(seat).trunks.insert(area);
        }
        table.phase = Phase::Tasks(seat);
    }

    fn tell(self, _: &HiddenEmpires, after: &HiddenEmpires, told: &mut Vec<Message>) {
        let stands = after.table.colony(self.0).trunks.contains(self.1);
        told.push(Message::new(if stands {
            "log-trunk-built"
        } else {
            "log-trunk-failed"
        }));
    }
}

/// This seat may found a nest site.
#[derive(Clone, Copy)]
pub(crate) struct Found(pub Seat);

impl Step for Found {
    const NAME: &'static str = "found";
    const RULE: &'static str = RULE_SITES;

    fn actor(self) -> Option<Seat> {
        Some(self.0)
    }

    fn list_openly(self, table: &Table, seat: Seat, out: &mut Vec<Action>) {
        out.extend(table.new_sites(seat).iter().map(Action::Found));
        out.push(Action::Pass);
    }

    fn play(self, game: &mut HiddenEmpires, seat: Seat, action: Action) -> Played {
        match action {
            Action::Found(area) => game.table.found(seat, area)?,
            Action::Pass => {}
            _ => return Err(game.table.elsewhere(seat, action)),
        }
        game.ask_founder(Some(seat));
        Ok(())
    }
}

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

    fn found(&mut self, seat: Seat, area: Area) -> Played {
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

    /// Workers that could build a trunk in an area.
    fn trunk_workers(&self, seat: Seat, area: Area) -> u16 {
        self.unassigned(seat, area)[Caste::Worker]
    }

    /// Why nobody can build a trunk in an area (Ruling 65).
    pub(super) fn why_no_trunk(&self, seat: Seat, area: Area) -> Option<&'static str> {
        let colony = self.colony(seat);
        let ends = colony.trunks | colony.nest.map_or(AreaSet::NONE, AreaSet::only);
        if !colony.traits.builds_trunks() {
            Some("refused-no-trunk-trait")
        } else if self.all_nests().contains(area) {
            Some("refused-trunk-nest")
        } else if ends.contains(area) {
            Some("refused-trunk-there")
        } else if !ends.near().contains(area) {
            Some("refused-trunk-far")
        } else if self.turn.busy.contains(area) && !self.turn.foraged.contains(area) {
            Some("refused-busy")
        } else if self.trunk_workers(seat, area) == 0 {
            Some("refused-no-trunk-workers")
        } else {
            None
        }
    }

    pub(super) fn list_trunks(&self, seat: Seat, areas: AreaSet, out: &mut Vec<Action>) {
        if !self.colony(seat).traits.builds_trunks() {
            return;
        }
        for area in areas.iter() {
            if self.why_no_trunk(seat, area).is_none() {
                let numbers = clutches(self.trunk_workers(seat, area)).skip(1);
                out.extend(numbers.map(|workers| Action::Trunk(area, workers)));
            }
        }
    }

    pub(super) fn build_trunk(&mut self, seat: Seat, area: Area, workers: u16) -> Played {
        if !self.colony(seat).held().contains(area) {
            return Err(refuse(RULE_TRUNKS, "refused-no-ants-there"));
        }
        if let Some(reason) = self.why_no_trunk(seat, area) {
            return Err(refuse(RULE_TRUNKS, reason));
        }
        let most = self.trunk_workers(seat, area);
        if workers == 0 || workers > most {
            return Err(refuse_with(RULE_TRUNKS, "refused-trunk", "most", most));
        }
        if !is_clutch(workers, most) {
            return Err(refuse(RULE_TRUNKS, "refused-clutch"));
        }
        self.markers.clear(area);
        self.turn.busy.insert(area);
        self.turn.foraged.remove(area);
        // Beside those who have foraged there.
        let builders = Ants::of(Caste::Worker, workers);
        self.turn
            .engaged
            .change(area, |engaged| *engaged += builders);
        self.phase = Phase::TrunkDice(seat, area, workers);
        Ok(())
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
            // They meet the predators now.
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
