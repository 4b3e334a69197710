//! Rulebook: Realistic Time Scale (optional).
//!
//! Four traits for each; one is kept, the others go to the left, three times. All choose at once and in
//! secret; what is kept lies open when the last round is over (Ruling 83).

use arrayvec::ArrayVec;
use engine::{Dice, Refusal, Seat, Seats, Secret};

use super::{Played, Step, refuse};
use crate::action::{Action, Chance};
use crate::cards::{Trait, Traits};
use crate::components::{DRAFT_ROUNDS, TRAITS_DEALT};
use crate::state::{Drafter, HiddenEmpires, Phase, Pick, Table};

const RULE: &str = "rule-draft";

impl Drafter {
    /// For its own player only: why a trait of the pack, or none, cannot be kept.
    fn why_not_keep(&self, card: Option<Trait>) -> Option<&'static str> {
        let pack = self.pack.open();
        let why_not_gain = |card| self.kept.open().why_not_gain(card, false);
        match card {
            Some(card) if !pack.has(card) => Some("refused-not-in-pack"),
            Some(card) => why_not_gain(card),
            None if pack.iter().any(|card| why_not_gain(card).is_none()) => {
                Some("refused-keep-one")
            }
            None => None,
        }
    }
}

/// Traits are dealt to this seat.
#[derive(Clone, Copy)]
pub(crate) struct Deal(pub Seat);

impl Step for Deal {
    const NAME: &'static str = "deal";
    const RULE: &'static str = RULE;

    fn sample(self, game: &HiddenEmpires, dice: &mut dyn Dice) -> Chance {
        let mut left: ArrayVec<Trait, 32> =
            Trait::all().filter(|&card| !game.is_dealt(card)).collect();
        Chance::Deal(
            [(); TRAITS_DEALT].map(|()| left.swap_remove(dice.below(left.len() as u32) as usize)),
        )
    }

    fn every_chance(self, _: &HiddenEmpires) -> Option<Vec<(Chance, u64)>> {
        None
    }

    fn take(self, game: &mut HiddenEmpires, chance: Chance) -> Played {
        match chance {
            Chance::Deal(cards) => game.take_deal(self.0, cards),
            _ => Err(Refusal::impossible_chance()),
        }
    }
}

/// Everybody keeps a trait of the pack in hand.
#[derive(Clone, Copy)]
pub(crate) struct Draft;

impl Step for Draft {
    const NAME: &'static str = "draft";
    const RULE: &'static str = RULE;

    fn waits_for(self, game: &HiddenEmpires) -> Seats {
        game.drafters()
    }

    fn list(self, game: &HiddenEmpires, seat: Seat, out: &mut Vec<Action>) {
        let drafter = &game.draft[seat.index()];
        let before = out.len();
        let pack = drafter.pack.open().iter();
        out.extend(
            pack.filter(|&card| drafter.why_not_keep(Some(card)).is_none())
                .map(Action::Keep),
        );
        if out.len() == before {
            out.push(Action::Pass);
        }
    }

    fn play(self, game: &mut HiddenEmpires, seat: Seat, action: Action) -> Played {
        match action {
            Action::Keep(card) => game.keep(seat, Some(card)),
            Action::Pass => game.keep(seat, None),
            _ => Err(game.table.elsewhere(seat, action)),
        }
    }

    fn log(self, _: &Table, action: Action) -> Option<&'static str> {
        (action == Action::Pass).then_some("log-kept-nothing")
    }
}

impl HiddenEmpires {
    /// Whether a trait has been dealt. Only chance may know.
    fn is_dealt(&self, card: Trait) -> bool {
        let mut packs = self.draft.iter().map(|drafter| &drafter.pack);
        packs.any(|pack| pack.openly(|pack| pack.has(card)))
    }

    fn take_deal(&mut self, seat: Seat, cards: [Trait; TRAITS_DEALT]) -> Played {
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
    fn drafters(&self) -> Seats {
        Seat::all(self.table.players())
            .filter(|seat| !self.draft[seat.index()].has_chosen())
            .collect()
    }

    fn keep(&mut self, seat: Seat, card: Option<Trait>) -> Played {
        let drafter = &mut self.draft[seat.index()];
        if let Some(reason) = drafter.why_not_keep(card) {
            return Err(refuse(RULE, reason));
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
