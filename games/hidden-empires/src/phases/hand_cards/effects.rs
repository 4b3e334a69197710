//! Rulebook: Hand; what cards do to a player, and the cards of the Nest Phase.

use engine::{Message, Seat};

use crate::action::{Action, Roll};
use crate::cards::Hand;
use crate::components::{Caste, FOOD_PER_CARD, MALE, Member};
use crate::phases::{Played, Step, next_asked, refuse};
use crate::state::{Forfeit, HiddenEmpires, NestStep, Phase, Table};

const RULE: &str = "rule-hand-cards";

/// Rulebook: Hybridization, Genetic Bottleneck. A die for the DNA that this seat gains or loses.
#[derive(Clone, Copy)]
pub(crate) struct DnaDice(pub Seat, pub bool);

impl Step for DnaDice {
    const NAME: &'static str = "dna-dice";
    const RULE: &'static str = RULE;

    fn dice(self, _: &Table) -> Option<u16> {
        Some(1)
    }

    fn roll(self, table: &mut Table, roll: &Roll) {
        let Self(seat, gains) = self;
        let colony = table.colony_mut(seat);
        let dna = roll.sum_up_to(6);
        colony.dna = if gains {
            colony.dna.saturating_add(dna)
        } else {
            colony.dna.saturating_sub(dna)
        };
        if table.has_traits_left() {
            table.phase = Phase::OfferAuction(seat, None);
        } else {
            table.resume();
        }
    }

    fn tell(self, before: &HiddenEmpires, after: &HiddenEmpires, told: &mut Vec<Message>) {
        let Self(seat, gains) = self;
        let dna = |game: &HiddenEmpires| game.table.colony(seat).dna;
        let key = if gains {
            "log-dna-gained"
        } else {
            "log-dna-lost"
        };
        told.push(
            Message::new(key)
                .with("player", seat)
                .with("dna", i32::from(dna(after).abs_diff(dna(before)))),
        );
    }
}

/// This seat gives up so many of its brood or larvae.
#[derive(Clone, Copy)]
pub(crate) struct Forfeiting(pub Seat, pub u16, pub Forfeit);

impl Step for Forfeiting {
    const NAME: &'static str = "forfeit";
    const RULE: &'static str = RULE;

    fn actor(self) -> Option<Seat> {
        Some(self.0)
    }

    fn list_openly(self, table: &Table, seat: Seat, out: &mut Vec<Action>) {
        let colony = table.colony(seat);
        let members = self.2.members().iter();
        out.extend(
            members
                .filter(|&&member| colony.count(member) > 0)
                .map(|&member| Action::Eliminate(member)),
        );
    }

    fn play_openly(self, table: &mut Table, seat: Seat, action: Action) -> Played {
        let Self(_, lost, what) = self;
        let Action::Eliminate(member) = action else {
            return Err(table.elsewhere(seat, action));
        };
        if !what.members().contains(&member) {
            return Err(refuse(RULE, what.reason()));
        }
        let colony = table.colony_mut(seat);
        if colony.count(member) == 0 {
            return Err(refuse(RULE, "refused-none-of-them"));
        }
        *colony.count_mut(member) -= 1;
        table.forfeit(seat, lost - 1, what);
        Ok(())
    }
}

impl Forfeit {
    const fn members(self) -> &'static [Member] {
        match self {
            Self::Larvae => &[Member::FemaleLarva, Member::MaleLarva],
            Self::Brood => Member::BROOD,
        }
    }

    const fn reason(self) -> &'static str {
        match self {
            Self::Larvae => "refused-forfeit-larvae",
            Self::Brood => "refused-forfeit-brood",
        }
    }
}

/// This seat may play cards before a step of the Nest Phase begins.
#[derive(Clone, Copy)]
pub(crate) struct NestCards(pub NestStep, pub Seat);

impl Step for NestCards {
    const NAME: &'static str = "nest-cards";
    const RULE: &'static str = "rule-nest-phase";

    fn actor(self) -> Option<Seat> {
        Some(self.1)
    }

    fn list_openly(self, _: &Table, _: Seat, out: &mut Vec<Action>) {
        out.push(Action::Pass);
    }

    fn play_openly(self, table: &mut Table, seat: Seat, action: Action) -> Played {
        if action != Action::Pass {
            return Err(table.elsewhere(seat, action));
        }
        table.ask_for_nest_cards(self.0, Some(seat));
        Ok(())
    }
}

impl Table {
    /// Ruling 15: the player it is played on gains, loses and decides.
    pub(super) fn carry_out_on(&mut self, seat: Seat, card: Hand, target: Seat) {
        let resume = Some(self.phase);
        let colony = self.colony_mut(target);
        match card {
            // Ruling 70: without a queen, too.
            Hand::AdditionalQueen => colony.queens += 1,
            Hand::OneQueen => colony.queens = 1,
            Hand::GuestQueen => colony.guests += 1,
            // Ruling 71: workers alone.
            Hand::FoodEggs => colony.food += FOOD_PER_CARD * colony.nurses[Caste::Worker],
            Hand::LarvalFood => colony.food += FOOD_PER_CARD * colony.all_larvae(),
            Hand::ThiefAnts => colony.food -= colony.food / 2,
            // Ruling 72.
            Hand::MaleEggs => {
                colony.eggs[MALE] += colony.nurses[Caste::Worker].min(colony.room());
                colony.spill();
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

    /// Whether a player could have a card for a step of the Nest Phase, as far as everybody knows
    /// (Ruling 52).
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
                && Seat::all(self.players())
                    .any(|target| self.why_not_victim(seat, card, target).is_none())
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
