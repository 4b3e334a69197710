//! Rulebook: Turn Discovery Markers Faceup; Place Discovery Markers.
//!
//! What a face-down marker is, nobody knows before it is turned up: it is drawn then, from the markers
//! that were hidden when it was laid. Markers that were seen and left the map lie among the unused ones
//! (Ruling 3) until an event mixes them.

use arrayvec::ArrayVec;
use engine::{Dice, MAX_SEATS, Message, Refusal, Seat};

use super::{Played, Step, refuse};
use crate::action::{Action, Chance};
use crate::board::{Area, AreaSet};
use crate::components::{Ants, MARKERS, Marker};
use crate::state::{HiddenEmpires, MOST_LAYERS, Markers, Occasion, Phase, Table, Turning};

const RULE: &str = "rule-discovery";

fn drawn(counts: &[u8; MARKERS], mut index: usize) -> Marker {
    for (kind, &count) in counts.iter().enumerate() {
        if index < usize::from(count) {
            return Marker::from_index(kind);
        }
        index -= usize::from(count);
    }
    unreachable!("drawn beyond the last marker")
}

/// A marker that was there from the start has not been seen before.
fn at_layer(place: usize) -> fn(Marker) -> Chance {
    if place == 0 {
        Chance::Marker
    } else {
        Chance::Again
    }
}

impl Turning {
    /// Where the marker lies that is turned up; nowhere if it is drawn from the unused ones.
    fn facedown(self) -> Option<Area> {
        (!self.replaced).then_some(self.area)
    }
}

/// This seat may turn up the discovery markers where its ants stand (Ruling 22).
#[derive(Clone, Copy)]
pub(crate) struct Discover(pub Seat);

impl Step for Discover {
    const NAME: &'static str = "discover";
    const RULE: &'static str = RULE;

    fn actor(self) -> Option<Seat> {
        Some(self.0)
    }

    fn list_openly(self, table: &Table, seat: Seat, out: &mut Vec<Action>) {
        out.extend(table.undiscovered(seat).iter().map(Action::TurnUp));
        out.push(Action::Done);
    }

    fn play_openly(self, table: &mut Table, seat: Seat, action: Action) -> Played {
        match action {
            Action::TurnUp(area) => table.turn_up(seat, area)?,
            Action::Done => table.begin_tasks(seat),
            _ => return Err(table.elsewhere(seat, action)),
        }
        Ok(())
    }

    fn is_passed_over(self, game: &mut HiddenEmpires) -> bool {
        let passed = game.table.undiscovered(self.0).is_empty();
        if passed {
            game.table.begin_tasks(self.0);
        }
        passed
    }

    fn log(self, _: &Table, action: Action) -> Option<&'static str> {
        (action == Action::Done).then_some("log-done-discover")
    }
}

/// A discovery marker is drawn.
#[derive(Clone, Copy)]
pub(crate) struct DrawMarker(pub Turning);

impl Step for DrawMarker {
    const NAME: &'static str = "marker";
    const RULE: &'static str = RULE;

    fn name(self) -> &'static str {
        if self.0.replaced {
            "replacement"
        } else {
            Self::NAME
        }
    }

    fn sample(self, game: &HiddenEmpires, dice: &mut dyn Dice) -> Chance {
        game.table.sample_marker(self.0, dice)
    }

    fn every_chance(self, game: &HiddenEmpires) -> Option<Vec<(Chance, u64)>> {
        game.table.every_marker(self.0)
    }

    fn take_openly(self, table: &mut Table, chance: Chance) -> Played {
        match chance {
            Chance::Marker(marker) => table.take_marker(self.0, marker, false),
            Chance::Again(marker) => table.take_marker(self.0, marker, true),
            _ => Err(Refusal::impossible_chance()),
        }
    }

    fn heading(self, _: &Table, _: Option<Seat>) -> &'static str {
        if self.0.seat.is_none() {
            "rule-setup"
        } else {
            RULE
        }
    }

    fn tell(self, before: &HiddenEmpires, after: &HiddenEmpires, told: &mut Vec<Message>) {
        let area = self.0.area;
        if matches!(after.table.phase, Phase::Marker(next) if next.replaced && next.area == area) {
            told.push(Message::new("log-replaced").with("area", area.to_string()));
        }
        for seat in Seat::all(before.table.players()) {
            let returned = after.table.outcome.driven_off[seat.index()];
            if returned > 0 {
                told.push(
                    Message::new("log-driven-off")
                        .with("player", seat)
                        .with("ants", i32::from(returned)),
                );
            }
        }
    }
}

impl Table {
    /// Face-down markers in areas with ants of this player. A scout decides when its area is scouted.
    pub(crate) fn undiscovered(&self, seat: Seat) -> AreaSet {
        let there = self.markers.facedown & self.colony(seat).held();
        if self.options.advanced {
            there & !self.turn.arrived.areas()
        } else {
            there
        }
    }

    /// Ruling 22: in the advanced game after the scouts, or not at all.
    pub(super) fn begin_discovery(&mut self, seat: Seat) {
        if self.options.advanced && !self.options.standing_discovery {
            self.begin_tasks(seat);
        } else {
            self.phase = Phase::Discover(seat);
        }
    }

    /// Rulebook: Turn Discovery Markers Faceup. Ants turn up the marker where they stand.
    pub(super) fn turn_up(&mut self, seat: Seat, area: Area) -> Played {
        if !self.markers.facedown.contains(area) {
            return Err(refuse(RULE, "refused-no-facedown-marker"));
        }
        if !self.colony(seat).held().contains(area) {
            return Err(refuse(RULE, "refused-no-ants-there"));
        }
        if !self.undiscovered(seat).contains(area) {
            return Err(refuse(RULE, "refused-scout-decided"));
        }
        self.phase = Phase::Marker(Turning {
            seat: Some(seat),
            area,
            replaced: false,
            standing: true,
        });
        Ok(())
    }

    /// Draws a layer and then a marker of it.
    fn sample_marker(&self, turning: Turning, dice: &mut dyn Dice) -> Chance {
        let markers = &self.markers;
        let unused = markers.unseen_unused();
        if turning.replaced {
            let index = dice.below((unused + markers.seen_unused()) as u32) as usize;
            if index >= unused {
                return Chance::Again(drawn(&markers.seen, index - unused));
            }
        }
        let origins: ArrayVec<_, MOST_LAYERS> = markers.origins(turning.facedown()).collect();
        for (place, (layer, [of_layer, pile])) in origins.iter().enumerate().rev() {
            let index = dice.below(*pile as u32) as usize;
            if index < *of_layer {
                return at_layer(place)(drawn(&layer.kinds, index));
            }
        }
        unreachable!("everything in the first layer is of it")
    }

    /// Nothing if there are too many layers to weigh.
    fn every_marker(&self, turning: Turning) -> Option<Vec<(Chance, u64)>> {
        let markers = &self.markers;
        let mut all: Vec<(Chance, u64)> = Vec::new();
        let mut add = |chance: Chance, weight: u64| {
            if weight > 0 {
                match all.iter_mut().find(|(known, _)| *known == chance) {
                    Some((_, known)) => *known += weight,
                    None => all.push((chance, weight)),
                }
            }
        };
        let unused = markers.unseen_unused();
        let origins: ArrayVec<_, MOST_LAYERS> = markers.origins(turning.facedown()).collect();
        // A marker of a layer: not of a later one, whatever is before.
        let mut whole = 1_u64;
        for (_, [_, pile]) in &origins {
            whole = whole.checked_mul(*pile as u64)?;
        }
        let drawn = if turning.replaced { unused as u64 } else { 1 };
        whole.checked_mul(drawn.max(1) * 84)?;
        for (place, (layer, _)) in origins.iter().enumerate() {
            let before = origins[..place].iter().map(|(_, [_, pile])| pile);
            let after = origins[place + 1..]
                .iter()
                .map(|(_, [of_layer, pile])| pile - of_layer);
            let ways = before.copied().chain(after).product::<usize>() as u64;
            for (kind, &count) in layer.kinds.iter().enumerate() {
                let chance = at_layer(place)(Marker::from_index(kind));
                add(chance, u64::from(count) * ways * drawn);
            }
        }
        if turning.replaced {
            for (kind, &count) in markers.seen.iter().enumerate() {
                add(
                    Chance::Again(Marker::from_index(kind)),
                    u64::from(count) * whole,
                );
            }
        }
        Some(all)
    }

    fn take_marker(&mut self, turning: Turning, marker: Marker, again: bool) -> Played {
        let markers = &mut self.markers;
        let seen = &mut markers.seen[marker.index()];
        if turning.replaced && again && *seen > 0 {
            *seen -= 1;
        } else if turning.replaced && markers.unseen_unused() == 0
            || !markers.unhide(turning.facedown(), marker, again)
        {
            return Err(Refusal::impossible_chance());
        }
        self.outcome.driven_off = [0; MAX_SEATS];
        let Turning { area, .. } = turning;
        markers.lift_facedown(area);
        if marker.is_predators() && (turning.replaced || markers.is_next_to_predators(area)) {
            markers.aside[marker.index()] += 1;
            if markers.unseen_unused() + markers.seen_unused() > 0 {
                self.phase = Phase::Marker(Turning {
                    replaced: true,
                    ..turning
                });
                return Ok(());
            }
        } else {
            self.lay_faceup(turning, marker);
        }
        self.markers.put_back_aside();
        match turning.seat {
            Some(seat) if turning.standing => self.phase = Phase::Discover(seat),
            Some(seat) => self.marker_scouted(seat, area),
            None if self.turn.occasion == Occasion::Setup => self.turn_up_next(),
            None => self.reveal_next(),
        }
        Ok(())
    }

    fn lay_faceup(&mut self, turning: Turning, marker: Marker) {
        let area = turning.area;
        if marker == Marker::Empty {
            self.markers.seen[marker.index()] += 1;
            return;
        }
        self.markers.faceup.lay(area, marker);
        if marker.is_predators() {
            for seat in Seat::all(self.players()) {
                let ants = self.driven_off_by(turning, seat);
                self.colony_mut(seat).withdraw(area, ants);
                self.outcome.drive_off(seat, ants.total());
            }
        }
    }

    /// Ruling 21: predators send back the ants that found them; all that are there if an event has laid them, or by
    /// option. A scout faces them by itself.
    fn driven_off_by(&self, turning: Turning, seat: Seat) -> Ants {
        let Turning { area, standing, .. } = turning;
        let colony = self.colony(seat);
        // Ruling 68: predators do not exist for some.
        if colony.traits.ignores_predators() {
            return Ants::NONE;
        }
        let mut ants = colony.ants[area];
        let found = turning.seat == Some(seat);
        let everybody = turning.seat.is_none() || self.options.all_return;
        if !(everybody || found && standing) {
            return Ants::NONE;
        }
        if found && !standing {
            ants -= self.turn.arrived[area];
        }
        ants
    }
}

impl Markers {
    /// Ruling 2: only face-up ones count.
    fn is_next_to_predators(&self, area: Area) -> bool {
        !(area.near() & self.faceup.predators()).is_empty()
    }

    fn put_back_aside(&mut self) {
        for (seen, aside) in self.seen.iter_mut().zip(&mut self.aside) {
            *seen += std::mem::take(aside);
        }
    }

    /// Rulebook: + and − Markers. They cancel each other; without value the marker is removed.
    pub(crate) fn modify(&mut self, area: Area, by: i16) {
        self.modifier.change(area, |modifier| *modifier += by);
        if self.value(area) == 0
            && let Some(marker) = self.faceup.take(area)
        {
            self.modifier.take(area);
            self.seen[marker.index()] += 1;
        }
    }
}
