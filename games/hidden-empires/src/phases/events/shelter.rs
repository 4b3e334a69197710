//! Rulebook: Shelter Aphids. Saved from an Environmental Change, and back on the map at the next move.

use engine::Seat;

use crate::action::Action;
use crate::board::{Area, AreaSet, Color};
use crate::cards::Hand;
use crate::components::Marker;
use crate::phases::{Played, Step, next_asked, refuse};
use crate::state::{Phase, Table};

const RULE: &str = "rule-events";

/// This seat may save aphids from a change of the areas of this colour.
#[derive(Clone, Copy)]
pub(crate) struct Shelter(pub Seat, pub Color);

impl Step for Shelter {
    const NAME: &'static str = "shelter";
    const RULE: &'static str = "rule-hand-cards";

    fn actor(self) -> Option<Seat> {
        Some(self.0)
    }

    fn list_openly(self, _: &Table, _: Seat, out: &mut Vec<Action>) {
        out.push(Action::Pass);
    }

    fn play_openly(self, table: &mut Table, seat: Seat, action: Action) -> Played {
        if action != Action::Pass {
            return Err(table.elsewhere(seat, action));
        }
        table.ask_for_shelter(self.1, Some(seat));
        Ok(())
    }
}

/// This seat brings sheltered aphids back, the larger ones first.
#[derive(Clone, Copy)]
pub(crate) struct Release(pub Seat);

impl Step for Release {
    const NAME: &'static str = "release";
    const RULE: &'static str = "rule-hand-cards";

    fn actor(self) -> Option<Seat> {
        Some(self.0)
    }

    fn list_openly(self, table: &Table, seat: Seat, out: &mut Vec<Action>) {
        out.extend(table.pastures(seat).iter().map(Action::Release));
        out.push(Action::Pass);
    }

    fn play_openly(self, table: &mut Table, seat: Seat, action: Action) -> Played {
        match action {
            Action::Release(area) if table.pastures(seat).contains(area) => {
                table.release_aphids(seat, area);
            }
            Action::Release(_) => return Err(refuse(RULE, "refused-pasture")),
            Action::Pass => table.discard_aphids(seat),
            _ => return Err(table.elsewhere(seat, action)),
        }
        if table.colony(seat).aphids == [0; 2] {
            table.phase = Phase::Redistribute(seat);
        }
        Ok(())
    }
}

impl Table {
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

    /// Takes the aphids to the nest sheet; their + and − markers are discarded.
    pub(crate) fn shelter_aphids(&mut self, seat: Seat, color: Color) {
        for area in self.endangered(seat, color).iter() {
            if let Some(marker) = self.markers.faceup.take(area) {
                self.markers.modifier.take(area);
                self.colony_mut(seat).aphids[usize::from(marker.value()) - 1] += 1;
            }
        }
        self.change_environment(color);
    }

    /// Where sheltered aphids may be brought (Ruling 92).
    fn pastures(&self, seat: Seat) -> AreaSet {
        let colony = self.colony(seat);
        colony.held() & !colony.nest.map_or(AreaSet::NONE, AreaSet::only)
    }

    pub(crate) fn has_pasture(&self, seat: Seat) -> bool {
        !self.pastures(seat).is_empty()
    }

    fn release_aphids(&mut self, seat: Seat, area: Area) {
        self.markers.clear(area);
        let colony = self.colony_mut(seat);
        let value = if colony.aphids[1] > 0 { 2 } else { 1 };
        colony.aphids[value - 1] -= 1;
        self.markers.faceup.lay(area, Marker::Aphids(value as u8));
    }

    /// Sheltered aphids that do not return are discarded.
    pub(crate) fn discard_aphids(&mut self, seat: Seat) {
        let aphids = std::mem::take(&mut self.colony_mut(seat).aphids);
        for (value, count) in (1..).zip(aphids) {
            self.markers.seen[Marker::Aphids(value).index()] += count;
        }
    }
}
