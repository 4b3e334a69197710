//! Rulebook: Event; what the event cards do.
//!
//! An event is resolved as soon as it is drawn. Only Shelter Aphids may answer one (Ruling 6).

use engine::{Message, Refusal, Seat};

use super::combat::only_choice;
use super::{next_asked, not_now, refuse};
use crate::action::Action;
use crate::board::{Area, AreaSet, Color};
use crate::cards::{Event, Hand};
use crate::components::{Ants, CATERPILLARS, Caste, Marker};
use crate::state::{Markers, Occasion, Phase, Table, Turning};

const RULE: &str = "rule-events";

impl Table {
    pub(crate) fn resolve_event(&mut self, event: Event) {
        self.turn.event = Some(event);
        match event {
            Event::Caterpillars => {
                for colony in self.colonies.iter_mut().filter(|colony| !colony.is_out()) {
                    colony.food += CATERPILLARS;
                }
            }
            Event::AphidPredation => {
                let aphids = self.lying(|marker| matches!(marker, Marker::Aphids(_)));
                for area in (aphids & !self.patrolled()).iter() {
                    self.markers.clear(area);
                }
            }
            Event::AntDispersedSeeds => {
                self.grow(|marker| matches!(marker, Marker::Prey(_)), AreaSet::ALL, 1);
            }
            Event::PoorGrowingSeason => {
                self.grow(is_plants, AreaSet::ALL, -1);
                // The whole deck is shuffled, this card included.
                self.discards.clear();
            }
            Event::PlantEatingInsects => self.grow(is_plants, !self.patrolled(), -1),
            Event::GoodGrowingSeason => {
                self.grow(is_plants, AreaSet::ALL, 1);
                self.refill(AreaSet::central());
                return;
            }
            Event::EnvironmentalChange(color) => {
                return self.ask_for_shelter(color, None);
            }
            Event::Attrition(color) => return self.wear_down(color, None),
        }
        self.finish_event();
    }

    fn finish_event(&mut self) {
        self.turn.event = None;
        match self.turn.player {
            Some(seat) => self.begin_moves(seat),
            None => self.next_player(),
        }
    }

    fn lying(&self, wanted: impl Fn(Marker) -> bool) -> AreaSet {
        let markers = self.markers.faceup.iter();
        markers
            .filter(|&(_, marker)| wanted(marker))
            .map(|(area, _)| area)
            .collect()
    }

    fn patrolled(&self) -> AreaSet {
        let colonies = self.colonies.iter();
        colonies.fold(AreaSet::NONE, |all, colony| all | colony.patrol.areas())
    }

    fn grow(&mut self, wanted: impl Fn(Marker) -> bool, within: AreaSet, by: i16) {
        for area in (self.lying(wanted) & within).iter() {
            self.markers.modify(area, by);
        }
    }

    /// Attrition, after this area of this player: the owner chooses where there is a choice.
    fn wear_down(&mut self, color: Color, after: Option<(Seat, Area)>) {
        for seat in Seat::all(self.players()) {
            for area in AreaSet::of_color(color).iter() {
                if after.is_some_and(|after| (seat, area) <= after) {
                    continue;
                }
                let colony = self.colony_mut(seat);
                let ants = colony.ants[area];
                if ants.is_empty() || colony.traits.ignores_attrition(ants[Caste::Media]) {
                    continue;
                }
                match only_choice(ants, 1) {
                    Some(only) => colony.lose_in(area, only),
                    None => {
                        self.phase = Phase::Worn(seat, area);
                        return;
                    }
                }
            }
        }
        self.finish_event();
    }

    pub(crate) fn lose_to_attrition(&mut self, seat: Seat, lost: Ants) -> Result<(), Refusal> {
        let (Phase::Worn(_, area), Some(Event::Attrition(color))) = (self.phase, self.turn.event)
        else {
            return Err(not_now(RULE));
        };
        let colony = self.colony_mut(seat);
        if lost.total() != 1 || !colony.ants[area].contains(lost) {
            return Err(Refusal::new(
                RULE,
                Message::new("refused-casualties").with("ants", 1_i32),
            ));
        }
        colony.lose_in(area, lost);
        self.wear_down(color, Some((seat, area)));
        Ok(())
    }

    // ---- Environmental Change

    /// Aphids of this colour where a player has ants.
    #[must_use]
    pub fn endangered(&self, seat: Seat, color: Color) -> AreaSet {
        self.lying(|marker| matches!(marker, Marker::Aphids(_)))
            & AreaSet::of_color(color)
            & self.colony(seat).held()
    }

    /// Asks whoever could shelter aphids, one after the other; then the change takes place.
    pub(crate) fn ask_for_shelter(&mut self, color: Color, after: Option<Seat>) {
        let start = self.turn.player.or(self.first()).unwrap_or(Seat::new(0));
        let could = |seat: Seat| {
            self.could_hold(seat, Hand::ShelterAphids) && !self.endangered(seat, color).is_empty()
        };
        match next_asked(self.clockwise(start), after, could) {
            Some(seat) => self.phase = Phase::Shelter(seat, color),
            None => self.change_environment(color),
        }
    }

    /// Rulebook: Shelter Aphids.
    pub(crate) fn shelter_aphids(&mut self, seat: Seat, color: Color) {
        for area in self.endangered(seat, color).iter() {
            if let Some(marker) = self.markers.faceup.take(area) {
                self.markers.modifier.take(area);
                self.colony_mut(seat).aphids[usize::from(marker.value()) - 1] += 1;
            }
        }
        self.change_environment(color);
    }

    fn change_environment(&mut self, color: Color) {
        let leaving = self.lying(|marker| !is_plants(marker)) & AreaSet::of_color(color);
        for area in leaving.iter() {
            self.markers.clear(area);
        }
        self.refill(AreaSet::of_color(color) & AreaSet::central());
    }

    /// Rulebook: Randomize, Place Markers, Ants. Rulings 27, 28 and 30.
    fn refill(&mut self, areas: AreaSet) {
        self.markers.mix();
        let trunks = self
            .colonies
            .iter()
            .fold(AreaSet::NONE, |all, colony| all | colony.trunks);
        let empty = areas & !self.all_nests() & !trunks & !self.markers.faceup.areas();
        for area in (empty & !self.markers.facedown).iter() {
            if self.markers.unseen_unused() == 0 {
                break;
            }
            self.markers.lay_facedown(area);
            if self.owners(area).next().is_some() {
                self.turn.revealing.insert(area);
            }
        }
        self.turn.occasion = Occasion::Event;
        self.reveal_next();
    }

    /// Turns up what an event or a new nest has uncovered, one after the other.
    pub(crate) fn reveal_next(&mut self) {
        if let Some(area) = self.turn.revealing.first() {
            self.turn.revealing.remove(area);
            self.phase = Phase::Marker(Turning {
                seat: None,
                area,
                replaced: false,
            });
            return;
        }
        match (self.turn.occasion, self.turn.player) {
            (Occasion::Restart, Some(seat)) => self.draw_card(seat),
            _ => self.finish_event(),
        }
    }

    // ---- Shelter Aphids: back to the map

    /// Where sheltered aphids may be brought.
    fn pastures(&self, seat: Seat) -> AreaSet {
        self.colony(seat).held() & !self.all_nests()
    }

    pub(crate) fn has_pasture(&self, seat: Seat) -> bool {
        !self.pastures(seat).is_empty()
    }

    pub(crate) fn list_pastures(&self, seat: Seat, out: &mut Vec<Action>) {
        out.extend(self.pastures(seat).iter().map(Action::Release));
        out.push(Action::Pass);
    }

    /// The larger ones first.
    pub(crate) fn release_aphids(&mut self, seat: Seat, area: Area) -> Result<(), Refusal> {
        if self.phase != Phase::Release(seat) {
            return Err(not_now(RULE));
        }
        if !self.pastures(seat).contains(area) {
            return Err(refuse(RULE, "refused-pasture"));
        }
        self.markers.clear(area);
        let colony = self.colony_mut(seat);
        let value = if colony.aphids[1] > 0 { 2 } else { 1 };
        colony.aphids[value - 1] -= 1;
        self.markers.faceup.lay(area, Marker::Aphids(value as u8));
        if self.colony(seat).aphids == [0; 2] {
            self.phase = Phase::Redistribute(seat);
        }
        Ok(())
    }

    /// Sheltered aphids that do not return are discarded.
    pub(crate) fn discard_aphids(&mut self, seat: Seat) {
        let aphids = std::mem::take(&mut self.colony_mut(seat).aphids);
        for (value, count) in (1..).zip(aphids) {
            self.markers.seen[Marker::Aphids(value).index()] += count;
        }
    }

    /// Ants leave an area otherwise than by a move of their owner.
    pub(crate) fn drive_out(&mut self, seat: Seat, area: Area) -> Ants {
        if self.turn.player == Some(seat) {
            self.turn.arrived.take(area);
            self.turn.foragers.take(area);
            self.turn.scouted.remove(area);
        }
        let colony = self.colony_mut(seat);
        colony.patrol.take(area);
        colony.ants.take(area)
    }
}

fn is_plants(marker: Marker) -> bool {
    matches!(marker, Marker::Plants(_))
}

impl Markers {
    /// Takes away whatever lies in an area, with its + and − markers.
    pub(crate) fn clear(&mut self, area: Area) {
        self.lift_facedown(area);
        self.modifier.take(area);
        if let Some(marker) = self.faceup.take(area) {
            self.seen[marker.index()] += 1;
        }
    }
}
