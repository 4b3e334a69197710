//! Two points for harvesting a certain resource, which is kept.

use engine::{Message, Refusal, Seat};

use super::{RULE, aimless};
use crate::action::Target;
use crate::components::Resource;
use crate::state::Fourmidable;

const POINTS: i16 = 2;

impl Fourmidable {
    /// Ruling 66: every card for this resource, as soon as the action has brought it.
    pub(super) fn check_harvest_bonus(
        &self,
        resource: Resource,
        target: Target,
    ) -> Result<(), Refusal> {
        aimless(target)?;
        if self.table.gain.resource == Some(resource) {
            return Ok(());
        }
        let needed = Message::new("refused-not-harvested").with("resource", resource);
        Err(Refusal::new(RULE, needed))
    }

    pub(super) fn take_harvest_bonus(&mut self, seat: Seat) {
        self.table.colony_mut(seat).score += POINTS;
        self.go_on(seat);
    }
}
