//! Rulebook: Foraging.

use std::cmp::Reverse;
use std::collections::VecDeque;

use engine::{Message, Refusal, Seat};

use super::refuse;
use crate::action::{Action, Roll};
use crate::board::{Area, AreaSet, ByArea};
use crate::components::{Ants, Caste, MOST_HARVESTERS, Marker};
use crate::state::{Colony, Foraging, Phase, Table};

const RULE: &str = "rule-foraging";
const RULE_HARVEST: &str = "rule-harvest";
const RULE_TEND: &str = "rule-tend";
const RULE_TRAIL: &str = "rule-trail";

impl Colony {
    /// Areas next to the nest, a nest site or a trunk: food from there needs no trail.
    fn trail_ends(&self) -> AreaSet {
        (self.nests() | self.trunks).near()
    }

    /// Food that the ants in an area can pass on. Patrollers do not take part.
    fn carriers(&self, area: Area) -> u16 {
        self.idle_ants(area)
            .sum(|caste| self.traits.trail_per_ant(caste))
    }

    /// Ants in an area that do not patrol.
    fn idle_ants(&self, area: Area) -> Ants {
        let mut ants = self.ants[area];
        ants -= self.patrol[area];
        ants
    }
}

impl Table {
    /// Rulebook: Foraging Trails. How much food can be brought home from each area with ants of this
    /// player: the fewest ants along the best path; no limit next to the nest (Ruling 25).
    ///
    /// ```text
    /// prey — 3 — 7 — nest      3 food at most, however many forage
    /// ```
    #[must_use]
    pub fn trails(&self, seat: Seat) -> ByArea<u16> {
        let colony = self.colony(seat);
        let mut trails = ByArea::default();
        let held = colony.held();
        let mut open = held & colony.trail_ends();
        for area in open.iter() {
            trails[area] = u16::MAX;
        }
        while let Some(area) = open.first() {
            open.remove(area);
            let carriers = colony.carriers(area);
            let through = trails[area].min(carriers);
            for next in (held & area.near()).iter() {
                if trails[next] < through {
                    trails[next] = through;
                    open.insert(next);
                }
            }
        }
        // Ruling 26: nobody forages at home.
        for nest in colony.nests().iter() {
            trails[nest] = 0;
        }
        trails
    }

    /// Areas with ants of this player that food can be brought home from at all: [`Self::trails`]
    /// without the numbers.
    pub(crate) fn served(&self, seat: Seat) -> AreaSet {
        let colony = self.colony(seat);
        let held = colony.held();
        let mut served = held & colony.trail_ends();
        let mut open = served;
        while let Some(area) = open.first() {
            open.remove(area);
            if !colony.patrol.areas().contains(area) || colony.carriers(area) > 0 {
                let next = held & area.near() & !served;
                served |= next;
                open |= next;
            }
        }
        // Ruling 26: nobody forages at home.
        served & !colony.nests()
    }

    pub(crate) fn list_foraging(&self, seat: Seat, area: Area, out: &mut Vec<Action>) {
        let traits = self.colony(seat).traits;
        let Some(marker) = self.markers.faceup[area].filter(|&marker| traits.may_forage(marker))
        else {
            return;
        };
        if self.is_guarded(seat, area) {
            return;
        }
        let idle = self.colony(seat).idle_ants(area).total();
        let most = idle.min(MOST_HARVESTERS);
        out.extend((1..=most).map(|foragers| Action::Harvest(area, foragers)));
        if marker.is_tended() && !self.is_shared(seat, area) && idle > 0 {
            out.push(Action::Tend(area));
        }
    }

    /// Rulebook: Foraging, Patrollers. Whether opposing patrollers are there.
    pub(crate) fn is_guarded(&self, seat: Seat, area: Area) -> bool {
        self.options.advanced && self.patrolled_by_others(seat).contains(area)
    }

    fn check_foraging(&self, seat: Seat, area: Area) -> Result<Marker, Refusal> {
        self.check_task(seat, area)?;
        let marker = self.markers.faceup[area].filter(|marker| marker.is_food());
        let marker = marker.ok_or(refuse(RULE, "refused-nothing-to-forage"))?;
        if !self.colony(seat).traits.may_forage(marker) {
            return Err(refuse(RULE, "refused-specialist"));
        }
        if self.is_guarded(seat, area) {
            return Err(refuse(RULE, "refused-guarded"));
        }
        if self.colony(seat).idle_ants(area).is_empty() {
            return Err(refuse(RULE, "refused-patrolling"));
        }
        if !self.served(seat).contains(area) {
            return Err(refuse(RULE_TRAIL, "refused-no-trail"));
        }
        Ok(marker)
    }

    /// Rulebook: Harvest.
    pub(crate) fn harvest(&mut self, seat: Seat, area: Area, foragers: u16) -> Result<(), Refusal> {
        self.check_foraging(seat, area)?;
        let idle = self.colony(seat).idle_ants(area).total();
        let most = idle.min(MOST_HARVESTERS);
        if foragers == 0 || foragers > most {
            return Err(Refusal::new(
                RULE_HARVEST,
                Message::new("refused-harvesters").with("most", i32::from(most)),
            ));
        }
        self.begin_harvest(seat, area, foragers);
        Ok(())
    }

    pub(crate) fn begin_harvest(&mut self, seat: Seat, area: Area, foragers: u16) {
        self.bring_food(seat, area, foragers, true);
        self.phase = Phase::ForageDice(Foraging {
            seat,
            area,
            foragers,
            tending: false,
        });
    }

    /// Rulebook: Tend Aphids, Tend Plants. Fewer tenders than possible would gain nothing.
    pub(crate) fn tend(&mut self, seat: Seat, area: Area) -> Result<(), Refusal> {
        let marker = self.check_foraging(seat, area)?;
        if !marker.is_tended() {
            return Err(refuse(RULE_TEND, "refused-prey-tended"));
        }
        if self.is_shared(seat, area) {
            return Err(refuse(RULE_TEND, "refused-shared-tended"));
        }
        self.begin_tending(seat, area);
        Ok(())
    }

    pub(crate) fn begin_tending(&mut self, seat: Seat, area: Area) {
        let foragers = self.tenders(seat, area);
        self.bring_food(seat, area, foragers, false);
        if let Some(Marker::Aphids(_)) = self.markers.faceup[area] {
            self.phase = Phase::ForageDice(Foraging {
                seat,
                area,
                foragers,
                tending: true,
            });
        }
    }

    /// Rulebook: Tend Aphids, Tend Plants. How many ants can tend.
    #[must_use]
    pub fn tenders(&self, seat: Seat, area: Area) -> u16 {
        self.colony(seat)
            .idle_ants(area)
            .total()
            .min(self.markers.value(area))
    }

    /// The food that so many foragers bring home; those who bring most are sent first.
    #[must_use]
    pub fn food_from(&self, seat: Seat, area: Area, foragers: u16, harvesting: bool) -> u16 {
        let colony = self.colony(seat);
        let each = |caste| colony.traits.food_per_forager(caste, harvesting);
        let mut castes = Caste::ALL;
        castes.sort_by_key(|&caste| Reverse(each(caste)));
        let idle = colony.idle_ants(area);
        let mut left = foragers;
        let mut food = 0;
        for caste in castes {
            let sent = idle[caste].min(left);
            left -= sent;
            food += sent * each(caste);
        }
        // No trail is needed next to the nest.
        if colony.trail_ends().contains(area) && !colony.nests().contains(area) {
            return food;
        }
        food.min(self.trails(seat)[area])
    }

    fn bring_food(&mut self, seat: Seat, area: Area, foragers: u16, harvesting: bool) {
        let food = self.food_from(seat, area, foragers, harvesting);
        if self.options.advanced {
            self.use_trail(seat, area);
            self.turn.foragers.change(area, |ants| *ants += foragers);
            self.earn_dna(seat, area);
        }
        self.colony_mut(seat).food += food;
        self.turn.busy.insert(area);
    }

    /// Rulebook: Foraging, DNA. For each different colour.
    fn earn_dna(&mut self, seat: Seat, area: Area) {
        if !self.turn.colors.contains(area.color()) {
            self.turn.colors.insert(area.color());
            let colony = self.colony_mut(seat);
            colony.dna += colony.traits.dna_per_color();
        }
    }

    /// Remembers who carries: the shortest of the best trails.
    fn use_trail(&mut self, seat: Seat, from: Area) {
        let colony = self.colony(seat);
        let ends = colony.trail_ends();
        let limit = self.trails(seat)[from];
        let mut before: ByArea<Option<Area>> = ByArea::default();
        let mut queue = VecDeque::from([from]);
        let mut seen = AreaSet::only(from);
        while let Some(area) = queue.pop_front() {
            if ends.contains(area) {
                let mut step = Some(area).filter(|&area| area != from);
                while let Some(area) = step.filter(|&area| area != from) {
                    self.turn.trails.insert(area);
                    step = before[area];
                }
                return;
            }
            let next = colony.held() & area.near() & !seen;
            for next in next.iter().filter(|&next| colony.carriers(next) >= limit) {
                seen.insert(next);
                before[next] = Some(area);
                queue.push_back(next);
            }
        }
    }

    /// Rulebook: Harvest takes a value for each 1; Increase Aphids adds one if there is any.
    pub(crate) fn roll_for_foragers(&mut self, foraging: Foraging, roll: &Roll) {
        let ones = roll.up_to(1) as i16;
        let change = if foraging.tending { ones.min(1) } else { -ones };
        if change != 0 {
            self.markers.modify(foraging.area, change);
        }
        self.phase = Phase::Tasks(foraging.seat);
    }
}
