//! What the game asks of a player.

use engine::{Message, Seat};
use hidden_empires::state::{Chore, Forfeit};
use hidden_empires::{Phase, Table};

use crate::boards::Beside;

/// What a player who may act is asked.
pub(super) fn question(table: &Table, seat: Seat, beside: &Beside<'_>) -> Option<String> {
    let name = |seat: Seat| beside.names[seat.index()].clone();
    let ask = Message::new;
    let colony = table.colony(seat);
    let message = match table.phase {
        Phase::PlaceNest(_) => ask("ui-hidden-empires-do-nest"),
        Phase::Draft(_) => ask("ui-hidden-empires-do-draft"),
        Phase::Restart(_) => ask("ui-hidden-empires-do-restart"),
        Phase::Shelter(..) => ask("ui-hidden-empires-do-shelter"),
        Phase::Release(_) => ask("ui-hidden-empires-do-release"),
        Phase::OfferAuction(..) => ask("ui-hidden-empires-do-offer"),
        Phase::Auction(_) => ask("ui-hidden-empires-do-auction"),
        Phase::Worn(_, area) => ask("ui-hidden-empires-do-worn").with("area", area.to_string()),
        Phase::Raided(_, area, count) => ask("ui-hidden-empires-do-raided")
            .with("count", i64::from(count))
            .with("area", area.to_string()),
        Phase::Forfeit(_, count, Forfeit::Larvae) => {
            ask("ui-hidden-empires-do-forfeit-larvae").with("count", i64::from(count))
        }
        Phase::Forfeit(_, count, Forfeit::Brood) => {
            ask("ui-hidden-empires-do-forfeit-brood").with("count", i64::from(count))
        }
        Phase::Redistribute(_) | Phase::MoveOne(_) if table.turn.carried.is_some() => {
            ask("ui-hidden-empires-do-put")
        }
        Phase::Redistribute(_) if colony.is_overfull() => ask("ui-hidden-empires-do-overfull"),
        Phase::Redistribute(_) if colony.lacks_nurses() => ask("ui-hidden-empires-do-nurses"),
        Phase::Redistribute(_) => ask("ui-hidden-empires-do-redistribute"),
        Phase::MoveOne(_) => ask("ui-hidden-empires-do-move"),
        Phase::Scout(_) => ask("ui-hidden-empires-do-scout"),
        Phase::React(_) => ask("ui-hidden-empires-do-react"),
        Phase::ScoutMarker(_) => ask("ui-hidden-empires-do-scout-marker"),
        Phase::Reinforce(_) => ask("ui-hidden-empires-do-reinforce"),
        Phase::Discover(_) => ask("ui-hidden-empires-do-discover"),
        Phase::Tasks(_) => ask("ui-hidden-empires-do-tasks"),
        Phase::Scatter(fight, most) => ask("ui-hidden-empires-do-scatter")
            .with("count", i64::from(most))
            .with("player", name(fight.attacker))
            .with("area", fight.area.to_string()),
        Phase::Repelled(_, area, count) => ask("ui-hidden-empires-do-driven-off")
            .with("count", i64::from(count))
            .with("area", area.to_string()),
        Phase::DrivenOff(fight, count) => ask("ui-hidden-empires-do-driven-off")
            .with("count", i64::from(count))
            .with("area", fight.area.to_string()),
        Phase::Protect(_, count) => {
            ask("ui-hidden-empires-do-protect").with("count", i64::from(count))
        }
        Phase::Bomb(_) => ask("ui-hidden-empires-do-bomb"),
        Phase::Fall(_) => ask("ui-hidden-empires-do-fall"),
        Phase::Weapon(_) => ask("ui-hidden-empires-do-weapon"),
        Phase::Bombed(_, count, _) | Phase::Exploded(_, count) => {
            ask("ui-hidden-empires-do-casualties").with("count", i64::from(count))
        }
        Phase::RecruitLosses(_, points) => {
            ask("ui-hidden-empires-do-recruits").with("count", i64::from(points))
        }
        Phase::Losses(_, _, points) => {
            ask("ui-hidden-empires-do-losses").with("count", i64::from(points))
        }
        Phase::Invade(_) => ask("ui-hidden-empires-do-invade"),
        Phase::Seal(fight) => ask("ui-hidden-empires-do-seal").with("player", name(fight.attacker)),
        Phase::Blocked(_, count) => {
            ask("ui-hidden-empires-do-blocked").with("count", i64::from(count))
        }
        Phase::Loot(_) => ask("ui-hidden-empires-do-loot"),
        Phase::StayOrReturn(fight) => {
            ask("ui-hidden-empires-do-stay").with("area", fight.area.to_string())
        }
        Phase::NestCards(..) => ask("ui-hidden-empires-do-nest-cards"),
        Phase::Found(_) => ask("ui-hidden-empires-do-found"),
        Phase::Nest => match colony.chore {
            Chore::None => return None,
            Chore::Return => ask("ui-hidden-empires-do-return"),
            Chore::Adults(short) => {
                ask("ui-hidden-empires-do-hungry-adults").with("count", i64::from(short))
            }
            Chore::Majors => ask("ui-hidden-empires-do-majors"),
            Chore::Diet => ask("ui-hidden-empires-do-diet"),
            Chore::Larvae { short, .. } => {
                ask("ui-hidden-empires-do-hungry-larvae").with("count", i64::from(short))
            }
            Chore::Lay => ask("ui-hidden-empires-do-lay"),
            Chore::Eggs(short) => {
                ask("ui-hidden-empires-do-hungry-eggs").with("count", i64::from(short))
            }
            Chore::Flight => ask("ui-hidden-empires-do-flight"),
        },
        _ => return None,
    };
    Some(beside.words.tell(&message))
}
