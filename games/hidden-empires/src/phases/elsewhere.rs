//! Actions that belong to another moment: which rule they are about, and when they can be done.

use engine::{Arg, Message, Refusal, Seat};

use crate::action::Action;
use crate::state::Table;

impl Action {
    /// The rule that an action is about, and the sentence that says when it can be done.
    const fn belongs_to(self) -> (&'static str, &'static str) {
        match self {
            Self::Nest(_) => ("rule-setup", "refused-when-nest"),
            Self::Bid(_) => ("rule-auction", "refused-when-bid"),
            Self::Pass => ("rule-turn-order", "refused-when-pass"),
            Self::Keep(_) => ("rule-draft", "refused-when-keep"),
            Self::Play(..) => ("rule-hand-cards", "refused-when-play"),
            Self::Auction => ("rule-auction", "refused-when-auction"),
            Self::Release(_) => ("rule-events", "refused-when-release"),
            Self::Wander(_) => ("rule-bivouac", "refused-when-wander"),
            Self::Lift(..) | Self::Put(_) => ("rule-redistribute", "refused-when-move"),
            Self::TurnUp(_) => ("rule-discovery", "refused-when-turn-up"),
            Self::Scout(_) => ("rule-scout", "refused-when-scout"),
            Self::Reinforce(_) => ("rule-scout", "refused-when-reinforce"),
            Self::Trunk(..) => ("rule-trunks", "refused-when-trunk"),
            Self::Repel(..) => ("rule-repellent", "refused-when-repel"),
            Self::Attack(..) | Self::AttackSparing(..) => ("rule-combat", "refused-when-attack"),
            Self::Wield(_) => ("rule-weapons", "refused-when-wield"),
            Self::Invade => ("rule-invade", "refused-when-invade"),
            Self::Bomb(_) => ("rule-weapons", "refused-when-bomb"),
            Self::From(..) => ("rule-invade", "refused-when-from"),
            Self::Protect(..) => ("rule-invade", "refused-when-protect"),
            Self::CarryOff(..) | Self::Capture(..) => ("rule-carry-off", "refused-when-carry-off"),
            Self::Hunt => ("rule-kill-queen", "refused-when-hunt"),
            Self::Harvest(..) | Self::HarvestWith(..) => ("rule-harvest", "refused-when-forage"),
            Self::Tend(_) | Self::TendWith(..) => ("rule-tend", "refused-when-forage"),
            Self::Return(_) => ("rule-stay-or-return", "refused-when-return"),
            Self::Lose(_) => ("rule-losses", "refused-when-lose"),
            Self::House(..) => ("rule-return-ants", "refused-when-house"),
            Self::Eliminate(_) => ("rule-food-shortage", "refused-when-eliminate"),
            Self::Majors(_) => ("rule-pupae-emerge", "refused-when-majors"),
            Self::Patrol(_) | Self::PatrolWith(..) => ("rule-patrol", "refused-when-patrol"),
            Self::Raise(..) => ("rule-feed-larvae", "refused-when-raise"),
            Self::Lay(..) => ("rule-lay-eggs", "refused-when-lay"),
            Self::Found(_) => ("rule-supercolony", "refused-when-found"),
            Self::Fly | Self::Stay => ("rule-flight", "refused-when-fly"),
            Self::Done => ("rule-turn-order", "refused-when-done"),
        }
    }
}

impl Table {
    /// Why an action cannot be done now: when it can, and what the game is about instead.
    pub(crate) fn elsewhere(&self, seat: Seat, action: Action) -> Refusal {
        let (rule, when) = action.belongs_to();
        let now = Arg::Term(self.heading(Some(seat)));
        Refusal::new(rule, Message::new(when).with("now", now))
    }
}
