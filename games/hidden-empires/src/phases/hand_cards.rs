//! Rulebook: Hand; what the hand cards do, and when.
//!
//! Cards without a moment of their own are played between the atomic actions of the own turn (Ruling 16).
//! Cards of other moments are asked for there: from everybody who could hold one as far as all know, so
//! that the question tells nothing (Ruling 91).

use engine::{Message, Refusal, Seat};

use super::combat::only_choice;
use super::{next_asked, not_now, refuse};
use crate::action::{Action, On, Roll};
use crate::board::{Area, AreaSet};
use crate::cards::{Card, Hand};
use crate::components::{
    Ants, BROOD_PER_NURSE, Caste, FEMALE, FOOD_PER_CARD, MALE, MIGRATED_SIZE, Marker, Member,
    WORKERS_FOR_ONE_QUEEN,
};
use crate::state::{Colony, Forfeit, HiddenEmpires, Moved, NestStep, Phase, Table};

const RULE: &str = "rule-hand-cards";

impl HiddenEmpires {
    pub(crate) fn list_plays(&self, seat: Seat, out: &mut Vec<Action>) {
        for card in self.hands[seat.index()].open().iter() {
            self.table.for_each_target(seat, card, |on| {
                if self.table.why_not_play(seat, card, on).is_none() {
                    out.push(Action::Play(card, on));
                }
            });
        }
    }

    pub(crate) fn play_card(&mut self, seat: Seat, card: Hand, on: On) -> Result<(), Refusal> {
        if !self.hands[seat.index()].open().contains(card) {
            return Err(refuse(RULE, "refused-not-in-hand"));
        }
        if let Some(refusal) = self.table.why_not_play(seat, card, on) {
            return Err(refusal);
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
    /// Whether this is a moment for cards in the own turn.
    fn is_free_moment(&self, seat: Seat) -> bool {
        self.options.advanced
            && self.turn.carried.is_none()
            && matches!(
                self.phase,
                Phase::Redistribute(player)
                    | Phase::MoveOne(player)
                    | Phase::Scout(player)
                    | Phase::Tasks(player) if player == seat
            )
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

    fn why_not_play(&self, seat: Seat, card: Hand, on: On) -> Option<Refusal> {
        let moment = match card {
            Hand::ShelterAphids => matches!(self.phase, Phase::Shelter(asked, _) if asked == seat),
            Hand::SealNestEntrances => {
                matches!(self.phase, Phase::Seal(fight) if fight.defender == seat)
            }
            Hand::LarvalFood => self.phase == Phase::NestCards(NestStep::Adults, seat),
            Hand::MaleEggs => self.phase == Phase::NestCards(NestStep::Eggs, seat),
            Hand::ThiefAnts => {
                matches!(self.phase, Phase::NestCards(_, asked) if asked == seat)
            }
            Hand::Migrate => self.phase == Phase::Redistribute(seat) && self.turn.carried.is_none(),
            _ => self.is_free_moment(seat),
        };
        if !moment {
            return Some(refuse(RULE, "refused-card-moment"));
        }
        (!self.is_target(seat, card, on)).then(|| refuse(RULE, "refused-card-target"))
    }

    /// Whether a card has its effect there.
    fn is_target(&self, seat: Seat, card: Hand, on: On) -> bool {
        match (card, on) {
            (Hand::ShelterAphids | Hand::SealNestEntrances, On::Nothing) => true,
            (Hand::HighwaymanBeetles, On::Area(area)) => {
                self.markers.faceup[area].is_some_and(Marker::is_food)
                    && self
                        .colonies
                        .iter()
                        .any(|colony| colony.ants_in(area) > colony.patrol[area].total())
            }
            (Hand::Migrate, On::Area(area)) => {
                self.colony(seat).traits.may_migrate() && self.may_settle_next(seat, area)
            }
            (Hand::PredatorMigration, On::Way(from, to)) => {
                self.markers.has_predators(from)
                    && from.near().contains(to)
                    && !self.all_nests().contains(to)
            }
            (_, On::Player(target)) => {
                target.index() < self.players() && self.is_victim(seat, card, target)
            }
            _ => false,
        }
    }

    fn is_victim(&self, seat: Seat, card: Hand, target: Seat) -> bool {
        let colony = self.colony(target);
        let opposing = target != seat;
        let living = !colony.is_out();
        living
            && match card {
                Hand::AdditionalQueen | Hand::Hybridization | Hand::GeneticBottleneck => true,
                Hand::Mutate => self.has_traits_left(),
                Hand::FoodEggs => colony.nurses[Caste::Worker] > 0,
                Hand::MaleEggs => colony.nurses[Caste::Worker] > 0 && colony.room() > 0,
                Hand::LarvalFood => colony.all_larvae() > 0,
                Hand::RoveBeetles => opposing && colony.all_larvae() >= 2,
                Hand::ThiefAnts => opposing && colony.food >= 2,
                Hand::GuestQueen => opposing && colony.reproductives() >= 2,
                Hand::OneQueen => {
                    opposing
                        && colony.queens >= 2
                        && colony.workers() >= WORKERS_FOR_ONE_QUEEN
                        && !colony.traits.founds_sites()
                }
                _ => false,
            }
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

    fn carry_out_on(&mut self, seat: Seat, card: Hand, target: Seat) {
        let resume = Some(self.phase);
        let colony = self.colony_mut(target);
        match card {
            Hand::AdditionalQueen => colony.queens += 1,
            Hand::OneQueen => colony.queens = 1,
            Hand::GuestQueen => colony.guests += 1,
            Hand::FoodEggs => colony.food += FOOD_PER_CARD * colony.nurses[Caste::Worker],
            Hand::LarvalFood => colony.food += FOOD_PER_CARD * colony.all_larvae(),
            Hand::ThiefAnts => colony.food -= colony.food / 2,
            // Ruling 72.
            Hand::MaleEggs => {
                colony.eggs[MALE] += colony.nurses[Caste::Worker].min(colony.room());
            }
            Hand::RoveBeetles => {
                let lost = colony.all_larvae() / 2;
                self.turn.resume = resume;
                self.forfeit(target, lost, Forfeit::Larvae);
            }
            Hand::Hybridization | Hand::GeneticBottleneck => {
                self.turn.resume = resume;
                self.phase = Phase::DnaDice(target, card == Hand::Hybridization);
            }
            Hand::Mutate => {
                self.turn.resume = resume;
                if seat == target {
                    self.seek_trait(target, Some(target));
                } else {
                    self.phase = Phase::OfferAuction(target, Some(target));
                }
            }
            _ => {}
        }
        self.go_on_with_nest_cards();
    }

    /// Rulebook: Hybridization, Genetic Bottleneck.
    pub(crate) fn roll_for_dna(&mut self, seat: Seat, gains: bool, roll: &Roll) {
        let colony = self.colony_mut(seat);
        let dna = roll.sum_up_to(6);
        colony.dna = if gains {
            colony.dna.saturating_add(dna)
        } else {
            colony.dna.saturating_sub(dna)
        };
        if self.has_traits_left() {
            self.phase = Phase::OfferAuction(seat, None);
        } else {
            self.resume();
        }
    }

    pub(crate) fn start_auction(&mut self, seat: Seat) -> Result<(), Refusal> {
        let Phase::OfferAuction(asked, replacing) = self.phase else {
            return Err(not_now("rule-auction"));
        };
        debug_assert_eq!(asked, seat);
        self.seek_trait(asked, replacing);
        Ok(())
    }

    // ---- Giving up

    /// So many larvae or brood members are lost, of their owner's choice.
    pub(crate) fn forfeit(&mut self, seat: Seat, mut lost: u16, what: Forfeit) {
        loop {
            let colony = self.colony_mut(seat);
            let mut left = what
                .members()
                .iter()
                .copied()
                .filter(|&member| colony.count(member) > 0);
            match (lost, left.next(), left.next()) {
                (0, ..) | (_, None, _) => return self.resume(),
                (_, Some(only), None) => {
                    *colony.count_mut(only) -= 1;
                    lost -= 1;
                }
                _ => {
                    self.phase = Phase::Forfeit(seat, lost, what);
                    return;
                }
            }
        }
    }

    pub(crate) fn forfeit_one(&mut self, seat: Seat, member: Member) -> Result<(), Refusal> {
        let Phase::Forfeit(_, lost, what) = self.phase else {
            return Err(not_now(RULE));
        };
        if !what.members().contains(&member) {
            return Err(refuse(RULE, "refused-forfeit"));
        }
        let colony = self.colony_mut(seat);
        if colony.count(member) == 0 {
            return Err(refuse(RULE, "refused-none-of-them"));
        }
        *colony.count_mut(member) -= 1;
        self.forfeit(seat, lost - 1, what);
        Ok(())
    }

    pub(crate) fn list_forfeits(&self, seat: Seat, what: Forfeit, out: &mut Vec<Action>) {
        let colony = self.colony(seat);
        let members = what.members().iter();
        out.extend(
            members
                .filter(|&&member| colony.count(member) > 0)
                .map(|&member| Action::Eliminate(member)),
        );
    }

    // ---- The nest moves

    /// Whether the nest may move there: next to it, without a nest or nest site.
    fn may_settle_next(&self, seat: Seat, area: Area) -> bool {
        let near = self.colony(seat).nest.map_or(AreaSet::NONE, Area::near);
        near.contains(area) && !self.all_nests().contains(area)
    }

    /// A nest or a nest site takes the place of any discovery or trunk marker.
    pub(crate) fn clear_for_nest(&mut self, area: Area) {
        self.markers.clear(area);
        for colony in &mut self.colonies {
            colony.trunks.remove(area);
        }
        self.turn.scouted.remove(area);
    }

    fn move_nest(&mut self, seat: Seat, area: Area, moved: Moved) {
        self.clear_for_nest(area);
        let colony = self.colony_mut(seat);
        colony.nest = Some(area);
        colony.moved = moved;
        // Ants may go to and fro once more.
        self.turn.given = crate::board::Places::default();
        self.turn.taken = crate::board::Places::default();
    }

    /// Rulebook: Migrate. Ten brood members for each worker among the nurses come along.
    fn migrate(&mut self, seat: Seat, area: Area) {
        self.turn.resume = Some(self.phase);
        self.move_nest(seat, area, Moved::Nest);
        let colony = self.colony_mut(seat);
        colony.size = MIGRATED_SIZE + colony.sites.len() as u16 * crate::components::SIZE_PER_SITE;
        let carried = BROOD_PER_NURSE * colony.nurses[Caste::Worker];
        let lost = colony.brood().saturating_sub(carried);
        self.forfeit(seat, lost, Forfeit::Brood);
    }

    /// Rulebook: Bivouac, Migrate. Once in a turn.
    pub(crate) fn wander(&mut self, seat: Seat, area: Area) -> Result<(), Refusal> {
        const RULE_BIVOUAC: &str = "rule-bivouac";
        if self.phase != Phase::Redistribute(seat) || !self.colony(seat).traits.wanders() {
            return Err(not_now(RULE_BIVOUAC));
        }
        if self.turn.carried.is_some() {
            return Err(refuse(RULE_BIVOUAC, "refused-carrying"));
        }
        if self.turn.wandered {
            return Err(refuse(RULE_BIVOUAC, "refused-wandered"));
        }
        if !self.may_settle_next(seat, area) {
            return Err(refuse(RULE_BIVOUAC, "refused-settle"));
        }
        self.turn.wandered = true;
        self.move_nest(seat, area, Moved::Bivouac);
        Ok(())
    }

    pub(crate) fn list_wandering(&self, seat: Seat, out: &mut Vec<Action>) {
        let colony = self.colony(seat);
        if colony.traits.wanders() && !self.turn.wandered {
            let near = colony.nest.map_or(AreaSet::NONE, Area::near);
            out.extend((near & !self.all_nests()).iter().map(Action::Wander));
        }
    }

    // ---- Predator Migration

    fn move_predators(&mut self, seat: Seat, from: Area, to: Area) {
        self.turn.resume = Some(self.phase);
        let predators = self.markers.faceup.take(from);
        self.clear_for_nest(to);
        if let Some(predators) = predators {
            self.markers.faceup.lay(to, predators);
        }
        self.raid_next(seat, to);
    }

    /// Ruling 31: each owner rolls. The first from this seat on whose ants are there.
    fn raid_next(&mut self, from: Seat, area: Area) {
        let prey = self.clockwise(from).find(|&seat| {
            let colony = self.colony(seat);
            colony.held().contains(area) && !colony.traits.ignores_predators()
        });
        match prey {
            Some(seat) => self.phase = Phase::RaidDice(seat, area),
            None => self.resume(),
        }
    }

    pub(crate) fn roll_for_raid(&mut self, seat: Seat, area: Area, roll: &Roll) {
        let ants = self.colony(seat).ants[area];
        let killed = roll.up_to(1).min(ants.total());
        match only_choice(ants, killed) {
            Some(only) => self.end_raid(seat, area, only),
            None => self.phase = Phase::Raided(seat, area, killed),
        }
    }

    fn end_raid(&mut self, seat: Seat, area: Area, killed: Ants) {
        let mut left = self.drive_out(seat, area);
        left -= killed;
        self.colony_mut(seat).returning += left;
        self.raid_next(self.turn.player.unwrap_or(seat), area);
    }

    pub(crate) fn lose_to_predators(&mut self, seat: Seat, lost: Ants) -> Result<(), Refusal> {
        let Phase::Raided(_, area, killed) = self.phase else {
            return Err(not_now(RULE));
        };
        if lost.total() != killed || !self.colony(seat).ants[area].contains(lost) {
            return Err(Refusal::new(
                RULE,
                Message::new("refused-casualties").with("ants", i32::from(killed)),
            ));
        }
        self.end_raid(seat, area, lost);
        Ok(())
    }

    // ---- The Nest Phase

    /// Whether a player could have a card for a step of the Nest Phase, as far as everybody knows.
    fn could_play_in_nest(&self, step: NestStep, seat: Seat) -> bool {
        let cards: &[Hand] = match step {
            NestStep::Return => &[],
            NestStep::Adults => &[Hand::LarvalFood, Hand::ThiefAnts],
            NestStep::Larvae => &[Hand::ThiefAnts],
            NestStep::Eggs => &[Hand::MaleEggs, Hand::ThiefAnts],
        };
        if self.colony(seat).cards == 0 {
            return false;
        }
        cards.iter().any(|&card| {
            self.could_hold(seat, card)
                && Seat::all(self.players()).any(|target| self.is_victim(seat, card, target))
        })
    }

    /// Asks for cards before a step, one player after the other; then the step begins.
    pub(crate) fn ask_for_nest_cards(&mut self, step: NestStep, after: Option<Seat>) {
        let could = |seat| self.could_play_in_nest(step, seat);
        match next_asked(self.in_turn_order(), after, could) {
            Some(seat) => self.phase = Phase::NestCards(step, seat),
            None => self.begin_nest_step(step),
        }
    }

    /// Whoever has played a card is asked again.
    fn go_on_with_nest_cards(&mut self) {
        if let Phase::NestCards(step, seat) = self.phase
            && !self.could_play_in_nest(step, seat)
        {
            self.ask_for_nest_cards(step, Some(seat));
        }
    }
}

impl Forfeit {
    pub(crate) const fn members(self) -> &'static [Member] {
        match self {
            Self::Larvae => &[Member::FemaleLarva, Member::MaleLarva],
            Self::Brood => Member::BROOD,
        }
    }
}
