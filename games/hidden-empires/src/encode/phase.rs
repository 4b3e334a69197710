//! What is asked, and about what.

use engine::Seat;

use crate::board::Area;
use crate::cards::Trait;
use crate::components::Ants;
use crate::state::{Auction, Fight, Phase};

pub(super) const PHASES: [&str; 50] = [
    "draw-nest",
    "place-nest",
    "next-player",
    "deal",
    "draft",
    "restart",
    "draw-card",
    "shelter",
    "release",
    "dna-dice",
    "offer-auction",
    "seek-trait",
    "auction",
    "worn",
    "raid-dice",
    "raided",
    "forfeit",
    "redistribute",
    "move-one",
    "scout",
    "search-dice",
    "react",
    "scout-marker",
    "predator-dice",
    "reinforce",
    "discover",
    "marker",
    "tasks",
    "trunk-dice",
    "repelled",
    "forage-dice",
    "scatter-dice",
    "scatter",
    "weapon",
    "weapon-dice",
    "protect",
    "fall",
    "driven-off",
    "bomb",
    "bomb-dice",
    "bombed",
    "exploded",
    "recruit-losses",
    "losses",
    "invade",
    "seal",
    "block-dice",
    "blocked",
    "loot",
    "queen-dice",
];
/// What comes after those.
pub(super) const LATER_PHASES: [&str; 5] =
    ["stay-or-return", "nest-cards", "found", "nest", "over"];

/// What a phase tells.
#[derive(Default)]
pub(super) struct Asked {
    pub(super) phase: usize,
    /// Whom it is about.
    pub(super) seat: Option<Seat>,
    pub(super) area: Option<Area>,
    pub(super) numbers: [u16; 2],
    pub(super) left: Ants,
    pub(super) fight: Option<Fight>,
    pub(super) auction: Option<Auction>,
    pub(super) card: Option<Trait>,
    pub(super) replacing: Option<Seat>,
}

impl Asked {
    pub(super) fn of(phase: &Phase) -> Self {
        let plain = |phase| Self {
            phase,
            ..Self::default()
        };
        let by = |phase, seat| Self {
            seat: Some(seat),
            ..plain(phase)
        };
        let at = |phase, seat, area, number| Self {
            area: Some(area),
            numbers: [number, 0],
            ..by(phase, seat)
        };
        let fought = |phase, fight: Fight, numbers| Self {
            fight: Some(fight),
            numbers,
            ..at(phase, fight.attacker, fight.area, 0)
        };
        match *phase {
            Phase::DrawNest => plain(0),
            Phase::PlaceNest(seat) => by(1, seat),
            Phase::NextPlayer => plain(2),
            Phase::Deal(seat) => by(3, seat),
            Phase::Draft(round) => Self {
                numbers: [round.into(), 0],
                ..plain(4)
            },
            Phase::Restart(seat) => by(5, seat),
            Phase::DrawCard(seat) => by(6, seat),
            Phase::Shelter(seat, _) => by(7, seat),
            Phase::Release(seat) => by(8, seat),
            Phase::DnaDice(seat, gains) => Self {
                numbers: [gains.into(), 0],
                ..by(9, seat)
            },
            Phase::OfferAuction(seat, replacing) => Self {
                replacing,
                ..by(10, seat)
            },
            Phase::SeekTrait(seat, replacing) => Self {
                replacing,
                ..by(11, seat)
            },
            Phase::Auction(auction) => Self {
                card: Some(auction.card),
                replacing: auction.replacing,
                numbers: [auction.highest.map_or(0, |(_, bid)| bid), 0],
                auction: Some(auction),
                ..by(12, auction.turn)
            },
            Phase::Worn(seat, area) => at(13, seat, area, 1),
            Phase::RaidDice(seat, area) => at(14, seat, area, 0),
            Phase::Raided(seat, area, lost) => at(15, seat, area, lost),
            Phase::Forfeit(seat, lost, what) => Self {
                numbers: [lost, what as u16],
                ..by(16, seat)
            },
            Phase::Redistribute(seat) => by(17, seat),
            Phase::MoveOne(seat) => by(18, seat),
            Phase::Scout(seat) => by(19, seat),
            Phase::SearchDice(scouting) => at(20, scouting.seat, scouting.area, 0),
            Phase::React(scouting) => at(21, scouting.seat, scouting.area, 0),
            Phase::ScoutMarker(scouting) => at(22, scouting.seat, scouting.area, 0),
            Phase::PredatorDice(scouting) => at(23, scouting.seat, scouting.area, 0),
            Phase::Reinforce(scouting) => at(24, scouting.seat, scouting.area, 0),
            Phase::Discover(seat) => by(25, seat),
            Phase::Marker(turning) => Self {
                seat: turning.seat,
                area: Some(turning.area),
                numbers: [turning.replaced.into(), turning.standing.into()],
                ..plain(26)
            },
            Phase::Tasks(seat) => by(27, seat),
            Phase::TrunkDice(seat, area, workers) => at(28, seat, area, workers),
            Phase::Repelled(seat, area, sent) => at(29, seat, area, sent),
            Phase::ForageDice(foraging) => at(30, foraging.seat, foraging.area, foraging.foragers),
            Phase::ScatterDice(fight) => fought(31, fight, [0; 2]),
            Phase::Scatter(fight, most) => fought(32, fight, [most, 0]),
            Phase::Weapon(fight) => fought(33, fight, [0; 2]),
            Phase::WeaponDice(fight, dice) => fought(34, fight, [dice, 0]),
            Phase::Protect(fight, carriers) => fought(35, fight, [carriers, 0]),
            Phase::Fall(falling) => Self {
                left: falling.left,
                ..fought(
                    36,
                    falling.fight,
                    [falling.all.total(), falling.fate as u16],
                )
            },
            Phase::DrivenOff(fight, hits) => fought(37, fight, [hits, 0]),
            Phase::Bomb(fight) => fought(38, fight, [0; 2]),
            Phase::BombDice(fight, dice) => fought(39, fight, [dice, 0]),
            Phase::Bombed(fight, killed, exploded) => fought(40, fight, [killed, exploded]),
            Phase::Exploded(fight, exploded) => fought(41, fight, [exploded, 0]),
            Phase::RecruitLosses(fight, points) => fought(42, fight, [points, 0]),
            Phase::Losses(fight, winner, points) => Self {
                seat: Some(winner),
                ..fought(43, fight, [points, 0])
            },
            Phase::Invade(fight) => fought(44, fight, [0; 2]),
            Phase::Seal(fight) => fought(45, fight, [0; 2]),
            Phase::BlockDice(fight) => fought(46, fight, [0; 2]),
            Phase::Blocked(fight, blocked) => fought(47, fight, [blocked, 0]),
            Phase::Loot(fight) => fought(48, fight, [0; 2]),
            Phase::QueenDice(fight) => fought(49, fight, [0; 2]),
            Phase::StayOrReturn(fight) => fought(50, fight, [0; 2]),
            Phase::NestCards(step, seat) => Self {
                numbers: [step as u16, 0],
                ..by(51, seat)
            },
            Phase::Found(seat) => by(52, seat),
            Phase::Nest => plain(53),
            Phase::Over => plain(54),
        }
    }
}
