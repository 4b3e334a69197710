//! Which rule tells what to do now.

use engine::Seat;

use crate::state::{Chore, Phase, Table};

impl Table {
    /// The key of the rule's heading, for this player or for those who only watch.
    #[must_use]
    pub fn heading(&self, seat: Option<Seat>) -> &'static str {
        match self.phase {
            Phase::DrawNest | Phase::PlaceNest(_) => "rule-setup",
            Phase::Marker(turning) if turning.seat.is_none() => "rule-setup",
            Phase::NextPlayer | Phase::DrawCard(_) => "rule-turn-order",
            Phase::Deal(_) | Phase::Draft(_) => "rule-draft",
            Phase::Restart(_) => "rule-restart",
            Phase::Worn(..) => "rule-events",
            Phase::Shelter(..)
            | Phase::Release(_)
            | Phase::DnaDice(..)
            | Phase::RaidDice(..)
            | Phase::Raided(..)
            | Phase::Forfeit(..) => "rule-hand-cards",
            Phase::OfferAuction(..) | Phase::SeekTrait(..) | Phase::Auction(_) => "rule-auction",
            Phase::Redistribute(_) => "rule-redistribute",
            Phase::MoveOne(_) => "rule-move-one",
            Phase::Scout(_)
            | Phase::SearchDice(_)
            | Phase::React(_)
            | Phase::ScoutMarker(_)
            | Phase::PredatorDice(_)
            | Phase::Reinforce(_) => "rule-scout",
            Phase::Discover(_) | Phase::Marker(_) => "rule-discovery",
            Phase::Tasks(_) => "rule-tasks",
            Phase::TrunkDice(..) => "rule-trunks",
            Phase::Repelled(..) => "rule-repellent",
            Phase::ForageDice(_) => "rule-foraging",
            Phase::ScatterDice(_) | Phase::Scatter(..) => "rule-scatter",
            Phase::WeaponDice(_)
            | Phase::DrivenOff(..)
            | Phase::Bomb(_)
            | Phase::BombDice(..)
            | Phase::Bombed(..)
            | Phase::Exploded(..) => "rule-weapons",
            Phase::RecruitLosses(..) | Phase::Losses(..) => "rule-losses",
            Phase::Protect(..)
            | Phase::Invade(_)
            | Phase::Seal(_)
            | Phase::BlockDice(_)
            | Phase::Blocked(..) => "rule-invade",
            Phase::Loot(_) => "rule-carry-off",
            Phase::QueenDice(_) => "rule-kill-queen",
            Phase::StayOrReturn(_) => "rule-stay-or-return",
            Phase::Found(_) => "rule-supercolony",
            Phase::NestCards(..) => "rule-nest-phase",
            Phase::Nest => match seat.map_or(Chore::None, |seat| self.colony(seat).chore) {
                Chore::None => "rule-nest-phase",
                Chore::Return => "rule-return-ants",
                Chore::Adults(_) | Chore::Larvae { .. } | Chore::Eggs(_) => "rule-food-shortage",
                Chore::Majors => "rule-pupae-emerge",
                Chore::Diet => "rule-feed-larvae",
                Chore::Lay => "rule-lay-eggs",
                Chore::Flight => "rule-flight",
            },
            Phase::Over => "rule-end-of-game",
        }
    }
}
