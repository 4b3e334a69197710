//! Rulebook: Realistic Time Scale (optional).
//!
//! Four traits for each; one is kept, the others go to the left, three times. All choose at once and in
//! secret; what is kept lies open when the last round is over (Ruling 83).

use arrayvec::ArrayVec;
use engine::{Dice, Refusal, Seat, Seats};

use super::{not_now, refuse};
use crate::action::{Action, Chance};
use crate::cards::{Trait, Traits};
use crate::components::{DRAFT_ROUNDS, TRAITS_DEALT};
use crate::state::{Draft, HiddenEmpires, Phase, Pick};

const RULE: &str = "rule-draft";

impl Draft {
    /// Whose pack is in front of a seat: packs go clockwise.
    pub(crate) fn origin(seat: Seat, round: u8, players: usize) -> usize {
        (seat.index() + DRAFT_ROUNDS as usize * players - usize::from(round)) % players
    }
}

impl HiddenEmpires {
    pub(crate) fn sample_deal(&self, dice: &mut dyn Dice) -> Chance {
        let mut left: ArrayVec<Trait, 32> = Trait::all()
            .filter(|&card| !self.draft.packs.iter().any(|pack| pack.has(card)))
            .collect();
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
        let fresh = |&card: &Trait| !self.draft.packs.iter().any(|pack| pack.has(card));
        if usize::from(pack.len()) != TRAITS_DEALT || !cards.iter().all(fresh) {
            return Err(Refusal::impossible_chance());
        }
        self.draft.packs.push(pack);
        self.draft.kept.push(Traits::NONE);
        self.draft.picks.push(None);
        self.draft.passed.push([None; 6]);
        self.draft.took.push([false; DRAFT_ROUNDS as usize]);
        self.table.phase = if self.draft.packs.len() < self.table.players() {
            Phase::Deal(seat.next(self.table.players()))
        } else {
            Phase::Draft(0)
        };
        Ok(())
    }

    /// Who has still to choose.
    pub(crate) fn drafters(&self) -> Seats {
        Seat::all(self.table.players())
            .filter(|seat| self.draft.picks[seat.index()].is_none())
            .collect()
    }

    fn may_keep(&self, seat: Seat, card: Trait) -> bool {
        self.draft.packs[seat.index()].has(card)
            && self.draft.kept[seat.index()].may_gain(card, false)
    }

    pub(crate) fn list_draft(&self, seat: Seat, out: &mut Vec<Action>) {
        let pack = self.draft.packs[seat.index()];
        let before = out.len();
        out.extend(
            pack.iter()
                .filter(|&card| self.may_keep(seat, card))
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
        match card {
            Some(card) if !self.draft.packs[seat.index()].has(card) => {
                return Err(refuse(RULE, "refused-not-in-pack"));
            }
            Some(card) if !self.may_keep(seat, card) => {
                return Err(refuse(RULE, "refused-same-type"));
            }
            None if self.draft.packs[seat.index()]
                .iter()
                .any(|card| self.may_keep(seat, card)) =>
            {
                return Err(refuse(RULE, "refused-keep-one"));
            }
            _ => {}
        }
        self.draft.picks[seat.index()] = Some(card.map_or(Pick::Nothing, Pick::Keep));
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
        for seat in Seat::all(players) {
            let index = seat.index();
            if let Some(Pick::Keep(card)) = self.draft.picks[index].take() {
                self.draft.packs[index].remove(card);
                self.draft.kept[index].insert(card);
                self.draft.took[index][usize::from(round)] = true;
            }
            let origin = Draft::origin(seat, round, players);
            self.draft.passed[index][origin] = Some(self.draft.packs[index]);
        }
        if round + 1 < DRAFT_ROUNDS {
            self.draft.packs.rotate_right(1);
            self.table.phase = Phase::Draft(round + 1);
            return;
        }
        for (colony, &kept) in self.table.colonies.iter_mut().zip(&self.draft.kept) {
            colony.traits = kept;
        }
        self.draft = Draft::default();
        self.table.begin_game_turn();
    }
}
