//! The cards: [`objectives`] and their [`decks`], the list of [`specials`], and one file for each
//! behaviour of a special card.

pub mod births;
pub mod crossing;
pub mod decks;
pub mod draw_objective;
pub mod end_of_game;
pub mod harvest_bonus;
pub mod hole_bonus;
pub mod look_further;
pub mod move_predator;
pub mod objectives;
pub mod pheromones;
pub mod skip_earth;
pub mod specials;
pub mod steps;
pub mod wider_reach;

pub use objectives::{Objective, ObjectiveSet};
pub use specials::{Effect, Special, SpecialSet};

use engine::{Message, Refusal, Seat};

use crate::action::{Action, Target};
use crate::components::{Caste, Species};
use crate::phases::refuse;
use crate::state::{Fourmidable, Phase, Walk};

/// Rulebook: intermediate level. When special cards may be played.
pub(crate) const RULE: &str = "rule-special-cards";

impl Fourmidable {
    /// Whether a seat has a card and the mark on it allows to play it.
    pub(crate) fn check_card(&self, seat: Seat, card: Special) -> Result<(), Refusal> {
        if !self.secrets.specials[seat.index()].open().contains(card) {
            return Err(refuse(RULE, "refused-no-such-card"));
        }
        if self.fits_time(seat, card) {
            return Ok(());
        }
        let mut needed = Message::new("refused-card-time").with("now", self.table.time);
        if let Some(time) = card.card().time {
            needed = needed.with("time", time);
        }
        Err(Refusal::new(RULE, needed))
    }

    /// Ruling 65: day cards by day, night cards by night; the Insomniac's at any time.
    pub(crate) fn fits_time(&self, seat: Seat, card: Special) -> bool {
        card.card().time.is_none_or(|time| time == self.table.time)
            || self.table.is(seat, Species::Insomniac)
    }

    fn check_effect(&self, seat: Seat, card: Special, target: Target) -> Result<(), Refusal> {
        match card.effect() {
            Effect::Five(_) | Effect::TwoOfEach | Effect::FourHoles | Effect::AllPheromones => {
                Err(refuse("rule-end-cards", "refused-end-card"))
            }
            Effect::Harvest(resource) => self.check_harvest_bonus(resource, target),
            Effect::Draw(caste) => self.check_draw_objective(seat, caste, target),
            Effect::Steps(caste) => self.check_more_steps(seat, caste, target),
            Effect::Look(caste) => self.check_look_further(seat, caste, target),
            Effect::Move(predator) => self.check_move_predator(seat, predator, target),
            Effect::Birth(caste) => self.check_birth_card(seat, caste, target),
            Effect::DigFurther => self.check_wider_reach(target),
            Effect::Erase => self.check_erase(target),
            Effect::Place => self.check_place(seat, target),
            Effect::Cross => self.check_crossing(seat, target),
            Effect::Hole => self.check_hole_bonus(target),
            Effect::SkipEarth => self.check_skip_card(seat, target),
        }
    }

    pub(crate) fn check_play(
        &self,
        seat: Seat,
        card: Special,
        target: Target,
    ) -> Result<(), Refusal> {
        if !self.table.options.is_intermediate() {
            return Err(refuse(RULE, "refused-no-special-cards"));
        }
        if !self.table.phase.is_for_specials() {
            return Err(self.table.phase.only_when(RULE, "refused-play-when"));
        }
        self.check_card(seat, card)?;
        self.check_effect(seat, card, target)
    }

    pub(crate) fn play_special(&mut self, seat: Seat, card: Special, target: Target) {
        self.secrets.specials[seat.index()].blindly(|hand| hand.remove(card));
        self.table.colony_mut(seat).played.insert(card);
        match card.effect() {
            Effect::Five(_) | Effect::TwoOfEach | Effect::FourHoles | Effect::AllPheromones => {
                unreachable!("they are shown at the end")
            }
            Effect::Harvest(_) => self.take_harvest_bonus(seat),
            Effect::Draw(caste) => self.draw_objective(seat, caste, target),
            Effect::Steps(_) => self.give_steps(),
            Effect::Look(caste) => self.look_further(seat, caste),
            Effect::Move(predator) => self.move_by_card(seat, predator, target),
            Effect::Birth(caste) => self.birth_by_card(seat, caste, target),
            Effect::DigFurther => self.widen_reach(),
            Effect::Erase => self.erase_pheromone(seat, target),
            Effect::Place => self.place_pheromone(seat, target),
            Effect::Cross => self.let_cross(),
            Effect::Hole => self.take_hole_bonus(seat),
            Effect::SkipEarth => self.let_skip(),
        }
    }

    pub(crate) fn list_plays(&self, seat: Seat, out: &mut Vec<Action>) {
        for card in self.specials_of(seat).iter() {
            if self.fits_time(seat, card) {
                self.list_targets(seat, card, out);
            }
        }
    }

    fn list_targets(&self, seat: Seat, card: Special, out: &mut Vec<Action>) {
        let mut offer = |target: Target| {
            if self.check_effect(seat, card, target).is_ok() {
                out.push(Action::Play(card, target));
            }
        };
        match card.effect() {
            // Many at once.
            Effect::Move(predator) => {
                self.each_move(seat, predator, |target| {
                    out.push(Action::Play(card, target));
                });
            }
            Effect::Place => {
                let hexes = self.table.free_terrain(seat).iter();
                out.extend(hexes.map(|hex| Action::Play(card, Target::Hex(hex))));
            }
            Effect::Erase => {
                let hexes = self.table.bare_pheromones().iter();
                out.extend(hexes.map(|hex| Action::Play(card, Target::Hex(hex))));
            }
            Effect::Birth(None) => {
                let castes = Caste::ALL.iter();
                castes.for_each(|&caste| offer(Target::Caste(caste)));
            }
            Effect::Draw(_) if self.table.options.is_experienced() => {
                let row = self.table.row.iter();
                row.for_each(|&card| offer(Target::Objective(card)));
            }
            _ => offer(Target::None),
        }
    }

    /// For cards about an ant on its way: the walk, and the ant's caste.
    pub(crate) fn walk_for_card(&self, seat: Seat) -> Result<(Walk, Caste), Refusal> {
        match self.table.phase {
            Phase::Walk(_, walk) => {
                let ant = self.table.colony(seat).ants[usize::from(walk.ant)];
                Ok((walk, ant.caste))
            }
            phase => Err(phase.only_when(RULE, "refused-card-for-a-walk")),
        }
    }
}

/// A card that is aimed at nothing.
pub(crate) fn aimless(target: Target) -> Result<(), Refusal> {
    match target {
        Target::None => Ok(()),
        _ => Err(refuse(RULE, "refused-no-target")),
    }
}
