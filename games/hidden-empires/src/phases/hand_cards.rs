//! Rulebook: Hand; what the hand cards do, and when.
//!
//! Cards without a moment of their own are played between the atomic actions of the own turn (Ruling 16).
//! Cards of other moments are asked for there: from everybody who could hold one as far as all know, so
//! that the question tells nothing (Ruling 91).

pub mod effects;
pub mod predators;

use engine::Seat;

use super::{Played, refuse};
use crate::action::{Action, On};
use crate::board::{Area, AreaSet};
use crate::cards::{Card, Hand};
use crate::components::{Caste, FEMALE, MALE, Marker, WORKERS_FOR_ONE_QUEEN};
use crate::state::{Colony, HiddenEmpires, NestStep, Phase, Table};

const RULE: &str = "rule-hand-cards";

impl HiddenEmpires {
    pub(crate) fn list_plays(&self, seat: Seat, out: &mut Vec<Action>) {
        for card in self.hands[seat.index()].open().iter() {
            if self.table.why_not_now(seat, card).is_some() {
                continue;
            }
            self.table.for_each_target(seat, card, |on| {
                if self.table.why_not_on(seat, card, on).is_none() {
                    out.push(Action::Play(card, on));
                }
            });
        }
    }

    pub(crate) fn play_card(&mut self, seat: Seat, card: Hand, on: On) -> Played {
        if !self.hands[seat.index()].open().contains(card) {
            return Err(refuse(RULE, "refused-not-in-hand"));
        }
        if let Some(reason) = self.table.why_not_play(seat, card, on) {
            return Err(refuse(RULE, reason));
        }
        self.hands[seat.index()].open_mut().remove(card);
        self.table.colony_mut(seat).cards -= 1;
        self.table.discards.push(Card::Hand(card));
        self.table.carry_out(seat, card, on);
        Ok(())
    }

    /// Restart; a colony that died out. The hand is discarded.
    pub(crate) fn discard_hand(&mut self, seat: Seat) {
        if self.table.colony(seat).cards == 0 {
            return;
        }
        for card in std::mem::take(self.hands[seat.index()].open_mut()).iter() {
            self.table.discards.push(Card::Hand(card));
        }
        self.table.colony_mut(seat).cards = 0;
    }
}

impl Colony {
    /// Workers on the map, in the chambers and on their way (Ruling 75).
    #[must_use]
    pub fn workers(&self) -> u16 {
        let inside = [self.builders, self.nurses, self.reserves, self.returning];
        let inside: u16 = inside.iter().map(|ants| ants[Caste::Worker]).sum();
        let outside: u16 = self.ants.iter().map(|(_, ants)| ants[Caste::Worker]).sum();
        inside + outside
    }

    /// Larvae of both sexes.
    #[must_use]
    pub fn all_larvae(&self) -> u16 {
        self.larvae[FEMALE] + self.larvae[MALE]
    }
}

impl Table {
    /// Whether this is a moment for cards in the own turn (Ruling 16).
    fn is_free_moment(&self, seat: Seat) -> bool {
        self.options.advanced
            && self.turn.carried.is_none()
            && match self.phase {
                Phase::Redistribute(player)
                | Phase::MoveOne(player)
                | Phase::Scout(player)
                | Phase::Discover(player)
                | Phase::Tasks(player) => player == seat,
                // Instead of a bid for the trait that was drawn.
                Phase::Auction(auction) => {
                    auction.turn == seat && self.may_play_at_bids(&auction, seat)
                }
                _ => false,
            }
    }

    /// Everything that a card could be about.
    fn for_each_target(&self, seat: Seat, card: Hand, mut each: impl FnMut(On)) {
        match card {
            Hand::ShelterAphids | Hand::SealNestEntrances => each(On::Nothing),
            Hand::HighwaymanBeetles => Area::all().for_each(|area| each(On::Area(area))),
            Hand::Migrate => {
                let nest = self.colony(seat).nest;
                let near = nest.map_or(AreaSet::NONE, Area::near);
                near.iter().for_each(|area| each(On::Area(area)));
            }
            Hand::PredatorMigration => {
                for from in self.markers.faceup.predators().iter() {
                    from.neighbours().for_each(|to| each(On::Way(from, to)));
                }
            }
            _ => Seat::all(self.players()).for_each(|seat| each(On::Player(seat))),
        }
    }

    /// Why a card cannot be played there now: its moment, or what it is played on.
    fn why_not_play(&self, seat: Seat, card: Hand, on: On) -> Option<&'static str> {
        self.why_not_now(seat, card)
            .or_else(|| self.why_not_on(seat, card, on))
    }

    /// The moment of a card, if it is another.
    fn why_not_now(&self, seat: Seat, card: Hand) -> Option<&'static str> {
        let (is_now, moment) = match card {
            Hand::ShelterAphids => (
                matches!(self.phase, Phase::Shelter(asked, _) if asked == seat),
                "refused-moment-shelter-aphids",
            ),
            Hand::SealNestEntrances => (
                matches!(self.phase, Phase::Seal(fight) if fight.defender == seat),
                "refused-moment-seal-nest-entrances",
            ),
            Hand::LarvalFood => (
                self.phase == Phase::NestCards(NestStep::Adults, seat),
                "refused-moment-larval-food",
            ),
            Hand::MaleEggs => (
                self.phase == Phase::NestCards(NestStep::Eggs, seat),
                "refused-moment-male-eggs",
            ),
            Hand::ThiefAnts => (
                matches!(self.phase, Phase::NestCards(_, asked) if asked == seat),
                "refused-moment-thief-ants",
            ),
            Hand::Migrate => (
                self.is_move_step(seat) && self.turn.carried.is_none(),
                "refused-moment-migrate",
            ),
            _ => (self.is_free_moment(seat), "refused-moment-own-turn"),
        };
        (!is_now).then_some(moment)
    }

    /// Why a card has no effect there.
    fn why_not_on(&self, seat: Seat, card: Hand, on: On) -> Option<&'static str> {
        match (card, on) {
            (Hand::ShelterAphids | Hand::SealNestEntrances, On::Nothing) => None,
            (Hand::HighwaymanBeetles, On::Area(area)) => {
                // Ruling 74: whoever does not patrol.
                let forages = |colony: &Colony| colony.ants[area] != colony.patrol[area];
                if !self.markers.faceup[area].is_some_and(Marker::is_food) {
                    Some("refused-nothing-to-forage")
                } else if !self.colonies.iter().any(forages) {
                    Some("refused-no-foragers")
                } else {
                    None
                }
            }
            (Hand::Migrate, On::Area(area)) => {
                if self.colony(seat).traits.may_migrate() {
                    self.why_not_settle(seat, area)
                } else {
                    Some("refused-bound-nest")
                }
            }
            (Hand::PredatorMigration, On::Way(from, to)) => {
                if !self.markers.has_predators(from) {
                    Some("refused-no-predators")
                } else if !from.near().contains(to) {
                    Some("refused-too-far")
                } else if self.all_nests().contains(to) {
                    Some("refused-predators-at-nest")
                } else {
                    None
                }
            }
            (
                Hand::ShelterAphids
                | Hand::SealNestEntrances
                | Hand::HighwaymanBeetles
                | Hand::Migrate
                | Hand::PredatorMigration,
                _,
            ) => Some(match card {
                Hand::PredatorMigration => "refused-card-way",
                Hand::HighwaymanBeetles | Hand::Migrate => "refused-card-area",
                _ => "refused-card-alone",
            }),
            (_, On::Player(target)) => self.why_not_victim(seat, card, target),
            _ => Some("refused-card-player"),
        }
    }

    /// Why a player is not touched by a card.
    fn why_not_victim(&self, seat: Seat, card: Hand, target: Seat) -> Option<&'static str> {
        let Some(colony) = self.colonies.get(target.index()).filter(|it| !it.is_out()) else {
            return Some("refused-no-such-colony");
        };
        let opposing = target != seat;
        let (touched, reason) = match card {
            Hand::Mutate => (self.has_traits_left(), "refused-no-traits-left"),
            Hand::FoodEggs => (colony.nurses[Caste::Worker] > 0, "refused-no-worker-nurses"),
            Hand::MaleEggs if colony.nurses[Caste::Worker] == 0 => {
                (false, "refused-no-worker-nurses")
            }
            Hand::MaleEggs => (colony.room() > 0, "refused-no-room-for-eggs"),
            Hand::LarvalFood => (colony.all_larvae() > 0, "refused-no-larvae"),
            Hand::RoveBeetles => (opposing && colony.all_larvae() >= 2, "refused-two-larvae"),
            Hand::ThiefAnts => (opposing && colony.food >= 2, "refused-two-food"),
            Hand::GuestQueen => (
                opposing && colony.reproductives() >= 2,
                "refused-two-reproductives",
            ),
            Hand::OneQueen if colony.traits.founds_sites() => (false, "refused-supercolony"),
            Hand::OneQueen => (
                opposing && colony.queens >= 2 && colony.workers() >= WORKERS_FOR_ONE_QUEEN,
                "refused-two-queens",
            ),
            _ => (true, ""),
        };
        (!touched).then_some(reason)
    }

    fn carry_out(&mut self, seat: Seat, card: Hand, on: On) {
        match (card, on) {
            (Hand::ShelterAphids, _) => {
                if let Phase::Shelter(_, color) = self.phase {
                    self.shelter_aphids(seat, color);
                }
            }
            (Hand::SealNestEntrances, _) => {
                if let Phase::Seal(fight) = self.phase {
                    self.turn.sealed = self.turn.sealed.with(seat);
                    self.end_invasion(fight);
                }
            }
            (Hand::HighwaymanBeetles, On::Area(area)) => self.markers.modify(area, -1),
            (Hand::Migrate, On::Area(area)) => self.migrate(seat, area),
            (Hand::PredatorMigration, On::Way(from, to)) => self.move_predators(seat, from, to),
            (_, On::Player(target)) => self.carry_out_on(seat, card, target),
            _ => {}
        }
    }
}
