//! Crumbs as numbers, with one fault.

use formicary_engine::encode::{Encode, Encoder, Layout};
use formicary_engine::{Seat, Setup, SetupError};
use yardsticks::Crumbs;
use yardsticks::crumbs::Action;

use crate::broken::{Broken, Sight, Written};
use crate::fault;

pub(crate) struct Spoiled<const FAULT: u8> {
    crumbs: <Crumbs as Encode>::Encoder,
    kinds: Layout,
}

impl<const FAULT: u8> Encode for Broken<FAULT> {
    type Encoder = Spoiled<FAULT>;

    fn encoder(setup: &Setup) -> Result<Spoiled<FAULT>, SetupError> {
        let crumbs = Crumbs::encoder(setup)?;
        let mut kinds = Encoder::<Crumbs>::kinds(&crumbs).clone();
        if FAULT == fault::SECOND_NUMBER {
            kinds.add("once more", &[20]);
        }
        Ok(Spoiled { crumbs, kinds })
    }
}

impl<const FAULT: u8> Spoiled<FAULT> {
    fn spoil(&self, number: usize, by: usize) -> usize {
        (number + by) % self.kinds.len()
    }
}

impl<const FAULT: u8> Encoder<Broken<FAULT>> for Spoiled<FAULT> {
    fn observation(&self) -> &Layout {
        Encoder::<Crumbs>::observation(&self.crumbs)
    }

    fn observe(&self, sight: &Sight, seat: Seat, out: &mut [f32]) {
        Encoder::<Crumbs>::observe(&self.crumbs, sight.view(), seat, out);
        match FAULT {
            fault::ENTRY_LEFT_OUT => out[7] = f32::NAN,
            fault::HAND_OBSERVED => out[0] += f32::from(sight.leaked_sum()),
            _ => {}
        }
    }

    fn observe_state(&self, state: &Broken<FAULT>, seat: Seat, out: &mut [f32]) {
        self.observe(&state.sight(seat), seat, out);
        if FAULT == fault::OBSERVED_OTHERWISE {
            out[3] += 1.0;
        }
    }

    fn features(&self) -> &Layout {
        Encoder::<Crumbs>::features(&self.crumbs)
    }

    fn describe_action(
        &self,
        sight: &Sight,
        seat: Seat,
        Written(action): &Written<Action, FAULT>,
        out: &mut [f32],
    ) {
        Encoder::<Crumbs>::describe_action(&self.crumbs, sight.view(), seat, action, out);
        if FAULT == fault::FEATURE_LEFT_OUT {
            out[0] = f32::INFINITY;
        }
    }

    fn describe_action_in(
        &self,
        state: &Broken<FAULT>,
        seat: Seat,
        action: &Written<Action, FAULT>,
        out: &mut [f32],
    ) {
        self.describe_action(&state.sight(seat), seat, action, out);
        if FAULT == fault::HAND_DESCRIBED {
            out[0] += f32::from(state.hidden_sum());
        }
    }

    fn kinds(&self) -> &Layout {
        &self.kinds
    }

    fn number(
        &self,
        state: &Broken<FAULT>,
        seat: Seat,
        Written(action): &Written<Action, FAULT>,
    ) -> Option<usize> {
        let number = self.crumbs.number(state.game(), seat, action)?;
        match (FAULT, action) {
            (fault::NO_NUMBER, Action::Eat) => None,
            (fault::HAND_NUMBERED, _) => Some(self.spoil(number, state.hidden_sum().into())),
            _ => Some(number),
        }
    }

    fn action(
        &self,
        state: &Broken<FAULT>,
        seat: Seat,
        number: usize,
    ) -> Option<Written<Action, FAULT>> {
        let beyond = number >= self.kinds.len();
        let number = match FAULT {
            fault::BEYOND_THE_LAST if beyond => return Some(Written(Action::Eat)),
            fault::HAND_NUMBERED => {
                let len = self.kinds.len();
                let by = usize::from(state.hidden_sum()) % len;
                if beyond {
                    number
                } else {
                    (number + len - by) % len
                }
            }
            _ => number,
        };
        match (FAULT, self.crumbs.action(state.game(), seat, number)) {
            (fault::OTHER_ACTION, Some(Action::Eat)) => Some(Written(Action::Dig)),
            (fault::SECOND_NUMBER, None) if !beyond => Some(Written(Action::Eat)),
            (_, action) => action.map(Written),
        }
    }

    fn numbers(
        &self,
        state: &Broken<FAULT>,
        seat: Seat,
        listed: &[Written<Action, FAULT>],
        out: &mut Vec<u32>,
    ) {
        let number = |action| self.number(state, seat, action).map(|number| number as u32);
        out.extend(listed.iter().filter_map(number));
        if FAULT == fault::OTHER_ORDER {
            out.reverse();
        }
    }

    fn has_passing(&self) -> bool {
        FAULT != fault::NO_PASSING && Encoder::<Crumbs>::has_passing(&self.crumbs)
    }
}
