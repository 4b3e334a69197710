//! Two points for harvesting a certain resource, which is kept.

use engine::{Refusal, Seat};

use super::{RULE, aimless};
use crate::action::Target;
use crate::components::Resource;
use crate::phases::{not_now, refuse};
use crate::state::{Fourmidable, Phase, Resume};

const POINTS: i16 = 2;

impl Fourmidable {
    /// Ruling 66: one card for each tile.
    pub(super) fn check_harvest_bonus(
        &self,
        resource: Resource,
        target: Target,
    ) -> Result<(), Refusal> {
        aimless(target)?;
        match self.table.phase {
            Phase::Close(_) if self.table.gain.resource == Some(resource) => Ok(()),
            Phase::Close(_) => Err(refuse(RULE, "refused-not-harvested")),
            _ => Err(not_now(RULE)),
        }
    }

    pub(super) fn take_harvest_bonus(&mut self, seat: Seat) {
        self.table.gain.resource = None;
        self.table.colony_mut(seat).score += POINTS;
        self.resume(seat, Resume::Close);
    }
}
