//! Rulebook: Event; what the event cards do.
//!
//! An event is resolved as soon as it is drawn. Only Shelter Aphids may answer one (Ruling 6).

pub mod shelter;

use engine::Seat;

use super::combat::{check_exactly, only_choice};
use super::{Played, Step, refuse_with};
use crate::action::Action;
use crate::board::{Area, AreaSet, Color};
use crate::cards::Event;
use crate::components::{Ants, CATERPILLARS, Caste, Marker};
use crate::state::{Markers, Occasion, Phase, Table, Turning};

const RULE: &str = "rule-events";

/// Attrition: this seat gives up an ant of an area.
#[derive(Clone, Copy)]
pub(crate) struct Worn(pub Seat, pub Area);

impl Step for Worn {
    const NAME: &'static str = "worn";
    const RULE: &'static str = RULE;

    fn actor(self) -> Option<Seat> {
        Some(self.0)
    }

    fn list_openly(self, table: &Table, seat: Seat, out: &mut Vec<Action>) {
        Action::list_exactly(table.colony(seat).ants[self.1], 1, out, Action::Lose);
    }

    fn play_openly(self, table: &mut Table, seat: Seat, action: Action) -> Played {
        let (Action::Lose(lost), Some(Event::Attrition(color))) = (action, table.turn.event) else {
            return Err(table.elsewhere(seat, action));
        };
        let colony = table.colony_mut(seat);
        check_exactly(colony.ants[self.1], 1, lost)
            .map_err(|()| refuse_with(RULE, "refused-casualties", "ants", 1))?;
        colony.lose_in(self.1, lost);
        table.wear_down(color, Some((seat, self.1)));
        Ok(())
    }
}

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
                // The whole deck is shuffled, this card included (Ruling 5).
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

    pub(super) fn lying(&self, wanted: impl Fn(Marker) -> bool) -> AreaSet {
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

    // ---- Environmental Change

    pub(super) fn change_environment(&mut self, color: Color) {
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

    /// Turns up what an event has uncovered, one after the other.
    pub(crate) fn reveal_next(&mut self) {
        if let Some(area) = self.turn.revealing.first() {
            self.turn.revealing.remove(area);
            self.phase = Phase::Marker(Turning {
                seat: None,
                area,
                replaced: false,
                standing: false,
            });
            return;
        }
        self.finish_event();
    }

    /// Ants leave an area otherwise than by a move of their owner.
    pub(crate) fn drive_out(&mut self, seat: Seat, area: Area) -> Ants {
        if self.turn.player == Some(seat) {
            self.turn.arrived.take(area);
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
