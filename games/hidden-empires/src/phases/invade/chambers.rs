//! Which chambers of a nest defenders are taken from (Ruling 93).

use engine::{Message, Seat};

use crate::action::Action;
use crate::board::Place;
use crate::components::{Ants, Caste};
use crate::phases::combat::tell_losses;
use crate::phases::{Played, Step, refuse, refuse_with};
use crate::state::{Falling, Fate, Fight, HiddenEmpires, Phase, Table};

const RULE: &str = "rule-invade";

/// The owner of a nest says from which chambers defenders are taken, or leaves it at the usual order.
#[derive(Clone, Copy)]
pub(crate) struct Fall(pub Falling);

impl Step for Fall {
    const NAME: &'static str = "fall";
    const RULE: &'static str = RULE;

    fn actor(self) -> Option<Seat> {
        Some(self.0.fight.defender)
    }

    fn list_openly(self, table: &Table, seat: Seat, out: &mut Vec<Action>) {
        out.push(Action::Pass);
        for &chamber in table.colony(seat).chambers() {
            for caste in Caste::ALL {
                let most = self.most(table, seat, chamber, caste);
                Action::list_groups(most, out, |ants| Action::From(chamber, caste, ants));
            }
        }
    }

    fn play_openly(self, table: &mut Table, seat: Seat, action: Action) -> Played {
        let Self(mut falling) = self;
        match action {
            Action::From(place, caste, ants) => {
                if matches!(place, Place::Map(_)) {
                    return Err(refuse(RULE, "refused-from-chamber"));
                }
                let most = self.most(table, seat, place, caste);
                if !Action::is_group(ants, most) {
                    return Err(refuse_with(RULE, "refused-from", "most", most));
                }
                let colony = table.colony_mut(seat);
                colony.change_at(place, caste, |there| *there -= ants);
                falling.left[caste] -= ants;
                table.fall(falling);
            }
            Action::Pass => {
                table.colony_mut(seat).remove_defenders(falling.left);
                table.settle(falling.fight, falling.all, falling.fate);
            }
            _ => return Err(table.elsewhere(seat, action)),
        }
        Ok(())
    }

    fn log(self, action: Action) -> Option<&'static str> {
        (action == Action::Pass).then_some("log-from-usual")
    }

    fn tell(self, before: &HiddenEmpires, after: &HiddenEmpires, told: &mut Vec<Message>) {
        tell_losses(self.0.fight, before, after, told);
    }
}

impl Fall {
    fn most(self, table: &Table, seat: Seat, chamber: Place, caste: Caste) -> u16 {
        self.0.left[caste].min(table.colony(seat).at(chamber)[caste])
    }
}

impl Table {
    /// Defenders leave the fight. In a nest their owner may say from which chambers.
    pub(in crate::phases) fn take_defenders(&mut self, fight: Fight, ants: Ants, fate: Fate) {
        if fight.inside && self.options.chosen_chambers {
            self.fall(Falling {
                fight,
                all: ants,
                left: ants,
                fate,
            });
        } else {
            self.remove_from(fight, fight.defender, ants);
            self.settle(fight, ants, fate);
        }
    }

    /// Takes all whose chamber is beyond doubt, and asks for the others.
    fn fall(&mut self, mut falling: Falling) {
        for caste in Caste::ALL {
            let colony = self.colony_mut(falling.fight.defender);
            let chambers = colony.chambers().iter();
            let several = chambers.filter(|&&it| colony.at(it)[caste] > 0).count() > 1;
            let ants = Ants::of(caste, falling.left[caste]);
            if !several || colony.nest_defenders()[caste] == falling.left[caste] {
                colony.remove_defenders(ants);
                falling.left[caste] = 0;
            }
        }
        if falling.left.is_empty() {
            self.settle(falling.fight, falling.all, falling.fate);
        } else {
            self.phase = Phase::Fall(falling);
        }
    }

    /// What becomes of defenders that have left their side.
    fn settle(&mut self, mut fight: Fight, ants: Ants, fate: Fate) {
        match fate {
            Fate::Scatter => {
                self.colony_mut(fight.defender).returning += ants;
                self.protect_brood(fight, ants.total());
            }
            Fate::Hit => {
                let weapon = self.colony(fight.attacker).traits.weapon();
                if weapon.is_some_and(|weapon| weapon.recruits) {
                    fight.recruits += ants;
                } else {
                    self.colony_mut(fight.defender).returning += ants;
                }
                self.offer_bombs(fight);
            }
            Fate::Explode => self.resolve_losses(fight),
            Fate::Loss => self.end_fight(fight),
        }
    }
}
