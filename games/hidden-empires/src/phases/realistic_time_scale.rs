//! Rulebook: Realistic Time Scale (optional).
//!
//! Four traits for each; one is kept, the others go to the left, three times. All choose at once and in
//! secret; what is kept lies open when the last round is over (Ruling 83).

use arrayvec::ArrayVec;
use engine::{Dice, Refusal, Seat, Seats, Secret};

use super::{not_now, refuse};
use crate::action::{Action, Chance};
use crate::cards::{Trait, Traits};
use crate::components::{DRAFT_ROUNDS, TRAITS_DEALT};
use crate::state::{Drafter, HiddenEmpires, Phase, Pick};

const RULE: &str = "rule-draft";

impl Drafter {
    /// For its own player only: what is in the pack and may be kept.
    fn may_keep(&self, card: Trait) -> bool {
        self.pack.open().has(card) && self.kept.open().may_gain(card, false)
    }
}

impl HiddenEmpires {
    /// Whether a trait has been dealt. Only chance may know.
    fn is_dealt(&self, card: Trait) -> bool {
        let mut packs = self.draft.iter().map(|drafter| &drafter.pack);
        packs.any(|pack| pack.openly(|pack| pack.has(card)))
    }

    pub(crate) fn sample_deal(&self, dice: &mut dyn Dice) -> Chance {
        let mut left: ArrayVec<Trait, 32> =
            Trait::all().filter(|&card| !self.is_dealt(card)).collect();
        Chance::Deal(
            [(); TRAITS_DEALT].map(|()| left.swap_remove(dice.below(left.len() as u32) as usize)),
        )
    }

    pub(crate) fn take_deal(
        &mut self,
        seat: Seat,
        cards: [Trait; TRAITS_DEALT],
    ) -> Result<(), Refusal> {
        let pack: Traits = cards.into_iter().collect();
        let fresh = |&card: &Trait| !self.is_dealt(card);
        if usize::from(pack.len()) != TRAITS_DEALT || !cards.iter().all(fresh) {
            return Err(Refusal::impossible_chance());
        }
        self.draft.push(Drafter::with(seat, pack));
        self.table.phase = if self.draft.len() < self.table.players() {
            Phase::Deal(seat.next(self.table.players()))
        } else {
            Phase::Draft(0)
        };
        Ok(())
    }

    /// Who has still to choose.
    pub(crate) fn drafters(&self) -> Seats {
        Seat::all(self.table.players())
            .filter(|seat| !self.draft[seat.index()].has_chosen())
            .collect()
    }

    pub(crate) fn list_draft(&self, seat: Seat, out: &mut Vec<Action>) {
        let drafter = &self.draft[seat.index()];
        let before = out.len();
        out.extend(
            drafter
                .pack
                .open()
                .iter()
                .filter(|&card| drafter.may_keep(card))
                .map(Action::Keep),
        );
        if out.len() == before {
            out.push(Action::Pass);
        }
    }

    pub(crate) fn keep(&mut self, seat: Seat, card: Option<Trait>) -> Result<(), Refusal> {
        if !matches!(self.table.phase, Phase::Draft(_)) {
            return Err(not_now(RULE));
        }
        let drafter = &mut self.draft[seat.index()];
        match card {
            Some(card) if !drafter.pack.open().has(card) => {
                return Err(refuse(RULE, "refused-not-in-pack"));
            }
            Some(card) if !drafter.may_keep(card) => {
                return Err(refuse(RULE, "refused-same-type"));
            }
            None if drafter
                .pack
                .open()
                .iter()
                .any(|card| drafter.may_keep(card)) =>
            {
                return Err(refuse(RULE, "refused-keep-one"));
            }
            _ => {}
        }
        *drafter.pick.open_mut() = Some(card.map_or(Pick::Nothing, Pick::Keep));
        if self.drafters().is_empty() {
            self.pass_packs();
        }
        Ok(())
    }

    fn pass_packs(&mut self) {
        let Phase::Draft(round) = self.table.phase else {
            return;
        };
        let players = self.table.players();
        let mut packs = ArrayVec::<Traits, 6>::new();
        for (seat, drafter) in Seat::all(players).zip(&mut self.draft) {
            let mut pack = *drafter.pack.open();
            if let Some(Pick::Keep(card)) = drafter.pick.open_mut().take() {
                pack.remove(card);
                drafter.kept.open_mut().insert(card);
                drafter.took[usize::from(round)] = true;
            }
            let origin = Drafter::origin(seat, round, players);
            drafter.passed.open_mut()[origin] = Some(pack);
            packs.push(pack);
        }
        if round + 1 < DRAFT_ROUNDS {
            for (giver, pack) in Seat::all(players).zip(packs) {
                let taker = giver.next(players);
                let known = Seats::only(giver).with(taker);
                self.draft[taker.index()].pack = Secret::new(pack, known);
            }
            self.table.phase = Phase::Draft(round + 1);
            return;
        }
        let drafters = std::mem::take(&mut self.draft);
        for (colony, drafter) in self.table.colonies.iter_mut().zip(drafters) {
            colony.traits = *drafter.kept.open();
        }
        self.table.begin_game_turn();
    }
}
