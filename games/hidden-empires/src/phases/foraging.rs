//! Rulebook: Foraging.
//!
//! Foragers are named by their number, and then those go who bring most; or they are named exactly.

use std::collections::VecDeque;

use engine::{Message, Refusal, Seat};

use super::{Played, Step, refuse, refuse_with};
use crate::action::{Action, Roll};
use crate::board::{Area, AreaSet, ByArea};
use crate::components::{Ants, Caste, MOST_HARVESTERS, Marker};
use crate::state::{Colony, Foraging, HiddenEmpires, Phase, Table};

const RULE: &str = "rule-foraging";
const RULE_HARVEST: &str = "rule-harvest";
const RULE_TEND: &str = "rule-tend";
const RULE_TRAIL: &str = "rule-trail";

/// Rulebook: Harvest takes a value for each 1; Increase Aphids adds one if there is any.
#[derive(Clone, Copy)]
pub(crate) struct ForageDice(pub Foraging);

impl Step for ForageDice {
    const NAME: &'static str = "forage-dice";
    const RULE: &'static str = RULE;

    fn dice(self, _: &Table) -> Option<u16> {
        Some(self.0.foragers)
    }

    fn roll(self, table: &mut Table, roll: &Roll) {
        let ones = roll.up_to(1) as i16;
        let change = if self.0.tending { ones.min(1) } else { -ones };
        if change != 0 {
            table.markers.modify(self.0.area, change);
        }
        table.phase = Phase::Tasks(self.0.seat);
    }

    fn tell(self, before: &HiddenEmpires, after: &HiddenEmpires, told: &mut Vec<Message>) {
        let area = self.0.area;
        let say = |key| Message::new(key).with("area", area.to_string());
        let (before, now) = (&before.table.markers, &after.table.markers);
        if now.faceup[area].is_none() {
            told.push(say("log-used-up"));
        } else if now.value(area) != before.value(area) {
            told.push(say("log-value").with("value", i32::from(now.value(area))));
        }
    }
}

impl Colony {
    /// Areas next to the nest, a nest site or a trunk, or with a trunk: food from there needs no trail.
    fn trail_ends(&self) -> AreaSet {
        (self.nests() | self.trunks).near() | self.trunks
    }

    /// Food that the ants in an area can pass on. Patrollers do not take part.
    fn carriers(&self, area: Area) -> u16 {
        self.idle_ants(area)
            .sum(|caste| self.traits.trail_per_ant(caste))
    }

    /// Ants in an area that do not patrol.
    #[must_use]
    pub fn idle_ants(&self, area: Area) -> Ants {
        let mut ants = self.ants[area];
        ants -= self.patrol[area];
        ants
    }

    /// So many foragers of an area: those who bring most, the smallest of them first.
    #[must_use]
    pub fn best_foragers(&self, area: Area, mut count: u16, harvesting: bool) -> Ants {
        let idle = self.idle_ants(area);
        let mut foragers = Ants::NONE;
        for caste in Caste::most_first(|caste| self.traits.food_per_forager(caste, harvesting)) {
            foragers[caste] = idle[caste].min(count);
            count -= foragers[caste];
        }
        foragers
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

    /// Why an area is no ground for these ants: a marker that they forage, and a trail home.
    pub(super) fn why_no_ground(
        &self,
        seat: Seat,
        area: Area,
        served: AreaSet,
    ) -> Option<&'static str> {
        match self.markers.faceup[area] {
            Some(marker) if self.colony(seat).traits.may_forage(marker) => {
                (!served.contains(area)).then_some("refused-no-trail")
            }
            Some(marker) if marker.is_food() => Some("refused-specialist"),
            _ => Some("refused-nothing-to-forage"),
        }
    }

    /// Why nobody can forage an area.
    pub(super) fn why_no_forage(
        &self,
        seat: Seat,
        area: Area,
        served: AreaSet,
    ) -> Option<&'static str> {
        if self.is_guarded(seat, area) {
            Some("refused-guarded")
        } else if self.colony(seat).idle_ants(area).is_empty() {
            Some("refused-patrolling")
        } else {
            self.why_no_ground(seat, area, served)
        }
    }

    /// Why ants cannot tend what lies in an area that they can forage (Ruling 34).
    fn why_not_tend(&self, seat: Seat, area: Area) -> Option<&'static str> {
        if !self.markers.faceup[area].is_some_and(Marker::is_tended) {
            Some("refused-prey-tended")
        } else {
            self.is_shared(seat, area)
                .then_some("refused-shared-tended")
        }
    }

    pub(super) fn list_foraging(&self, seat: Seat, area: Area, out: &mut Vec<Action>) {
        if self
            .why_no_forage(seat, area, AreaSet::only(area))
            .is_some()
        {
            return;
        }
        let colony = self.colony(seat);
        let idle = colony.idle_ants(area);
        let most = idle.total().min(MOST_HARVESTERS);
        out.extend((1..=most).map(|foragers| Action::Harvest(area, foragers)));
        if idle.castes() > 1 {
            self.list_exact(seat, area, most, true, out);
        }
        if self.why_not_tend(seat, area).is_none() {
            out.push(Action::Tend(area));
            let most = idle.total().min(self.markers.value(area));
            self.list_exact(seat, area, most, false, out);
        }
    }

    /// Foragers named exactly, but for those who would go anyway.
    fn list_exact(&self, seat: Seat, area: Area, most: u16, harvest: bool, out: &mut Vec<Action>) {
        let idle = self.colony(seat).idle_ants(area);
        let parts = idle.within(Ants::new([most; 3])).parts();
        let parts = parts.filter(|part| (1..=most).contains(&part.total()));
        let parts = parts.filter(|&part| !self.goes_anyway(seat, area, part, harvest));
        if harvest {
            out.extend(parts.map(|part| Action::HarvestWith(area, part)));
        } else {
            out.extend(parts.map(|part| Action::TendWith(area, part)));
        }
    }

    /// Whether these foragers need not be named: so many who bring most, or all who can tend.
    fn goes_anyway(&self, seat: Seat, area: Area, foragers: Ants, harvest: bool) -> bool {
        let count = if harvest {
            foragers.total()
        } else {
            self.tenders(seat, area)
        };
        foragers == self.colony(seat).best_foragers(area, count, harvest)
    }

    /// Rulebook: Foraging, Patrollers. Whether opposing patrollers are there.
    pub(crate) fn is_guarded(&self, seat: Seat, area: Area) -> bool {
        self.options.advanced && self.patrolled_by_others(seat).contains(area)
    }

    fn check_foraging(&self, seat: Seat, area: Area) -> Result<(), Refusal> {
        self.check_idle(seat, area)?;
        match self.why_no_forage(seat, area, self.served(seat)) {
            None => Ok(()),
            Some(reason @ "refused-no-trail") => Err(refuse(RULE_TRAIL, reason)),
            Some(reason) => Err(refuse(RULE, reason)),
        }
    }

    fn check_tending(&self, seat: Seat, area: Area) -> Result<(), Refusal> {
        self.check_foraging(seat, area)?;
        match self.why_not_tend(seat, area) {
            None => Ok(()),
            Some(reason) => Err(refuse(RULE_TEND, reason)),
        }
    }

    /// Whether these foragers are there, and not too many; and whether they have to be named.
    fn check_exact(
        &self,
        seat: Seat,
        area: Area,
        foragers: Ants,
        most: u16,
        harvest: bool,
    ) -> Result<(), Refusal> {
        let (rule, reason) = if harvest {
            (RULE_HARVEST, "refused-harvesters")
        } else {
            (RULE_TEND, "refused-tenders")
        };
        let idle = self.colony(seat).idle_ants(area);
        if !idle.contains(foragers) {
            return Err(refuse(rule, "refused-not-those-ants"));
        }
        if foragers.is_empty() || foragers.total() > most {
            return Err(refuse_with(rule, reason, "most", most));
        }
        if harvest && idle.castes() == 1 || self.goes_anyway(seat, area, foragers, harvest) {
            let reason = if harvest {
                "refused-say-number"
            } else {
                "refused-say-all"
            };
            return Err(refuse(rule, reason));
        }
        Ok(())
    }

    fn most_harvesters(&self, seat: Seat, area: Area) -> u16 {
        let idle = self.colony(seat).idle_ants(area).total();
        idle.min(MOST_HARVESTERS)
    }

    /// Rulebook: Harvest.
    pub(super) fn harvest(&mut self, seat: Seat, area: Area, foragers: u16) -> Played {
        self.check_foraging(seat, area)?;
        let most = self.most_harvesters(seat, area);
        if foragers == 0 || foragers > most {
            return Err(refuse_with(
                RULE_HARVEST,
                "refused-harvesters",
                "most",
                most,
            ));
        }
        self.begin_harvest(seat, area, foragers);
        Ok(())
    }

    pub(super) fn harvest_with(&mut self, seat: Seat, area: Area, foragers: Ants) -> Played {
        self.check_foraging(seat, area)?;
        let most = self.most_harvesters(seat, area);
        self.check_exact(seat, area, foragers, most, true)?;
        self.send_foragers(seat, area, foragers, false);
        Ok(())
    }

    pub(crate) fn begin_harvest(&mut self, seat: Seat, area: Area, foragers: u16) {
        let foragers = self.colony(seat).best_foragers(area, foragers, true);
        self.send_foragers(seat, area, foragers, false);
    }

    /// Rulebook: Tend Aphids, Tend Plants.
    pub(super) fn tend(&mut self, seat: Seat, area: Area) -> Played {
        self.check_tending(seat, area)?;
        self.begin_tending(seat, area);
        Ok(())
    }

    pub(super) fn tend_with(&mut self, seat: Seat, area: Area, foragers: Ants) -> Played {
        self.check_tending(seat, area)?;
        let most = self.tenders(seat, area);
        self.check_exact(seat, area, foragers, most, false)?;
        self.send_foragers(seat, area, foragers, true);
        Ok(())
    }

    pub(crate) fn begin_tending(&mut self, seat: Seat, area: Area) {
        let count = self.tenders(seat, area);
        let foragers = self.colony(seat).best_foragers(area, count, false);
        self.send_foragers(seat, area, foragers, true);
    }

    /// Rulebook: Tend Aphids, Tend Plants. How many ants can tend.
    #[must_use]
    pub fn tenders(&self, seat: Seat, area: Area) -> u16 {
        self.colony(seat)
            .idle_ants(area)
            .total()
            .min(self.markers.value(area))
    }

    /// The food that so many foragers bring home; those who bring most are sent.
    #[must_use]
    pub fn food_from(&self, seat: Seat, area: Area, foragers: u16, harvesting: bool) -> u16 {
        let foragers = self.colony(seat).best_foragers(area, foragers, harvesting);
        self.food_of(seat, area, foragers, harvesting)
    }

    /// The food that these foragers bring home.
    #[must_use]
    pub fn food_of(&self, seat: Seat, area: Area, foragers: Ants, harvesting: bool) -> u16 {
        let colony = self.colony(seat);
        let food = foragers.sum(|caste| colony.traits.food_per_forager(caste, harvesting));
        // No trail is needed next to the nest; elsewhere it limits food (Ruling 24).
        if colony.trail_ends().contains(area) && !colony.nests().contains(area) {
            return food;
        }
        food.min(self.trails(seat)[area])
    }

    fn send_foragers(&mut self, seat: Seat, area: Area, foragers: Ants, tending: bool) {
        let food = self.food_of(seat, area, foragers, !tending);
        if self.options.advanced {
            self.use_trail(seat, area, food);
            self.engage(area, foragers);
            self.earn_dna(seat, area);
        }
        self.colony_mut(seat).food += food;
        self.turn.busy.insert(area);
        self.turn.foraged.insert(area);
        let grows = matches!(self.markers.faceup[area], Some(Marker::Aphids(_)));
        if !tending || grows {
            self.phase = Phase::ForageDice(Foraging {
                seat,
                area,
                foragers: foragers.total(),
                tending,
            });
        }
    }

    /// Rulebook: Foraging, DNA. For each different colour.
    fn earn_dna(&mut self, seat: Seat, area: Area) {
        if !self.turn.colors.contains(area.color()) {
            self.turn.colors.insert(area.color());
            let colony = self.colony_mut(seat);
            colony.dna += colony.traits.dna_per_color();
        }
    }

    /// Remembers who carries: along the shortest of the trails that can bring so much food.
    fn use_trail(&mut self, seat: Seat, from: Area, food: u16) {
        let colony = self.colony(seat);
        let ends = colony.trail_ends();
        if ends.contains(from) {
            return;
        }
        let mut before: ByArea<Option<Area>> = ByArea::default();
        let mut queue = VecDeque::from([from]);
        let mut seen = AreaSet::only(from);
        while let Some(area) = queue.pop_front() {
            if ends.contains(area) {
                let mut step = Some(area);
                while let Some(area) = step.filter(|&area| area != from) {
                    self.turn.loads.change(area, |load| *load = food.max(*load));
                    step = before[area];
                }
                return;
            }
            let next = colony.held() & area.near() & !seen;
            for next in next.iter().filter(|&next| colony.carriers(next) >= food) {
                seen.insert(next);
                before[next] = Some(area);
                queue.push_back(next);
            }
        }
    }
}
