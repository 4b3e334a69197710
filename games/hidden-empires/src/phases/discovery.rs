//! Rulebook: Turn Discovery Markers Faceup; Place Discovery Markers.
//!
//! What a face-down marker is, nobody knows before it is turned up: it is drawn then, from the markers
//! that nobody has seen. Markers that were seen and left the map lie among the unused ones (Ruling 3).

use engine::{Dice, Refusal, Seat};

use super::{not_now, refuse};
use crate::action::Chance;
use crate::board::{Area, AreaSet};
use crate::components::{MARKERS, Marker};
use crate::state::{Markers, Occasion, Phase, Table, Turning};

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

impl Table {
    /// Face-down markers in areas with ants of this player.
    pub(crate) fn undiscovered(&self, seat: Seat) -> AreaSet {
        self.markers.facedown & self.colony(seat).held()
    }

    pub(crate) fn begin_discovery(&mut self, seat: Seat) {
        self.phase = if self.options.advanced {
            Phase::Scout(seat)
        } else {
            Phase::Discover(seat)
        };
    }

    pub(crate) fn turn_up(&mut self, seat: Seat, area: Area) -> Result<(), Refusal> {
        if self.phase != Phase::Discover(seat) {
            return Err(not_now(RULE));
        }
        if !self.markers.facedown.contains(area) {
            return Err(refuse(RULE, "refused-no-facedown-marker"));
        }
        if self.colony(seat).ants[area].is_empty() {
            return Err(refuse(RULE, "refused-no-ants-there"));
        }
        self.phase = Phase::Marker(Turning {
            seat: Some(seat),
            area,
            replaced: false,
        });
        Ok(())
    }

    pub(crate) fn sample_marker(&self, turning: Turning, dice: &mut dyn Dice) -> Chance {
        let markers = &self.markers;
        let unused = markers.unseen_unused();
        if turning.replaced {
            let index = dice.below((unused + markers.seen_unused()) as u32) as usize;
            if index >= unused {
                return Chance::Again(drawn(&markers.seen, index - unused));
            }
        }
        let unseen = unused + markers.facedown.len();
        Chance::Marker(drawn(&markers.unseen, dice.below(unseen as u32) as usize))
    }

    pub(crate) fn every_marker(&self, turning: Turning) -> Vec<(Chance, u64)> {
        let markers = &self.markers;
        let kinds = |counts: &[u8; MARKERS], what: fn(Marker) -> Chance, weight: usize| {
            let there = counts.iter().enumerate().filter(|&(_, &count)| count > 0);
            let weighed = |(kind, &count): (usize, &u8)| {
                (
                    what(Marker::from_index(kind)),
                    u64::from(count) * weight as u64,
                )
            };
            there.map(weighed).collect::<Vec<_>>()
        };
        let unused = markers.unseen_unused();
        match (turning.replaced, unused) {
            (false, _) => kinds(&markers.unseen, Chance::Marker, 1),
            (true, 0) => kinds(&markers.seen, Chance::Again, 1),
            // Whatever nobody has seen may be among the unused as well as on the map.
            (true, _) => {
                let unseen = unused + markers.facedown.len();
                let mut all = kinds(&markers.unseen, Chance::Marker, unused);
                all.extend(kinds(&markers.seen, Chance::Again, unseen));
                all
            }
        }
    }

    pub(crate) fn take_marker(
        &mut self,
        turning: Turning,
        marker: Marker,
        again: bool,
    ) -> Result<(), Refusal> {
        let markers = &mut self.markers;
        let possible = match (turning.replaced, again) {
            (false, again) => !again,
            (true, true) => true,
            (true, false) => markers.unseen_unused() > 0,
        };
        let from = if again {
            &mut markers.seen
        } else {
            &mut markers.unseen
        };
        if !possible || from[marker.index()] == 0 {
            return Err(Refusal::impossible_chance());
        }
        from[marker.index()] -= 1;
        let Turning { area, .. } = turning;
        markers.facedown.remove(area);
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
            self.lay_faceup(area, marker, turning.seat.filter(|_| self.options.advanced));
        }
        self.markers.put_back_aside();
        match turning.seat {
            Some(seat) if self.options.advanced => self.marker_scouted(seat, area),
            Some(seat) => self.phase = Phase::Discover(seat),
            None if self.turn.occasion == Occasion::Setup => self.turn_up_next(),
            None => self.reveal_next(),
        }
        Ok(())
    }

    /// A scout faces predators by itself.
    fn lay_faceup(&mut self, area: Area, marker: Marker, scout: Option<Seat>) {
        if marker == Marker::Empty {
            self.markers.seen[marker.index()] += 1;
            return;
        }
        self.markers.faceup.lay(area, marker);
        // Ruling 21: whoever owns them.
        if marker.is_predators() {
            for (index, colony) in self.colonies.iter_mut().enumerate() {
                // Ruling 68: predators do not exist for some.
                if scout == Some(Seat::new(index)) || colony.traits.ignores_predators() {
                    continue;
                }
                let ants = colony.ants.take(area);
                colony.returning += ants;
                colony.patrol.take(area);
            }
        }
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
