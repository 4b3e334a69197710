//! The order of play. After [`game_setup`] and [`draft`], rounds follow, each with its [`weather`]. In
//! [`rounds`], players take turns with one action each: [`births`], [`movement`] (with [`harvest`],
//! [`nest_holes`] and [`library`]) or [`predators`]. [`objectives`] may be revealed at any time. A few
//! [`species`] act by themselves; alone, [`solo`] moves the predators.

pub mod births;
pub mod chance;
pub mod draft;
pub mod game_setup;
pub mod harvest;
pub mod library;
pub mod movement;
pub mod nest_holes;
pub mod objectives;
pub mod predators;
pub mod results;
pub mod rounds;
pub mod solo;
pub mod species;
pub(crate) mod ways;
pub mod weather;

use engine::{Arg, Awaited, Message, Refusal, Seat, Seats};

use crate::action::Action;
use crate::state::{Fourmidable, Phase, Resume};

pub(crate) const fn refuse(rule: &'static str, reason: &'static str) -> Refusal {
    Refusal::new(rule, Message::new(reason))
}

impl Phase {
    /// The seat that decides, where it is one alone.
    pub(crate) const fn actor(&self) -> Option<Seat> {
        match *self {
            Self::ChooseSpecies(seat)
            | Self::Pick(seat)
            | Self::Ants(seat)
            | Self::Split(seat)
            | Self::ChooseWeather(seat)
            | Self::Turn(seat)
            | Self::Walk(seat, _)
            | Self::Hole(seat, _)
            | Self::Library(seat, _)
            | Self::Keep(seat, _)
            | Self::Under(seat, _)
            | Self::Feed(seat, _)
            | Self::Close(seat)
            | Self::Last(seat, _) => Some(seat),
            Self::First
            | Self::Species
            | Self::Row
            | Self::Deal(_)
            | Self::Draft
            | Self::Objectives(..)
            | Self::Weather
            | Self::Draw(..)
            | Self::Peek(..)
            | Self::Refill(..)
            | Self::Bag(_)
            | Self::Over => None,
        }
    }

    /// The seat whose action it is, also while something is drawn for it.
    pub(crate) const fn agent(&self) -> Option<Seat> {
        match *self {
            Self::Draw(seat, _) | Self::Peek(seat, ..) | Self::Refill(seat, _) => Some(seat),
            _ => self.actor(),
        }
    }

    /// Ruling 64: special cards may be played at any moment of an action, before it and right after it.
    pub(crate) const fn is_for_specials(&self) -> bool {
        match self {
            Self::Turn(_)
            | Self::Walk(..)
            | Self::Hole(..)
            | Self::Library(..)
            | Self::Feed(..)
            | Self::Close(_) => true,
            Self::Keep(_, resume) | Self::Under(_, resume) => resume.is_in_action(),
            _ => false,
        }
    }

    /// Rulebook: Commencer la partie. Objectives may be revealed during the actions of others too.
    pub(crate) const fn is_open_to_all(&self) -> bool {
        matches!(
            self,
            Self::ChooseWeather(_)
                | Self::Turn(_)
                | Self::Walk(..)
                | Self::Hole(..)
                | Self::Library(..)
                | Self::Keep(..)
                | Self::Under(..)
                | Self::Close(_)
        )
    }

    /// Refuses an action of another moment: says when it is possible, and what is to be done now.
    pub(crate) fn only_when(&self, rule: &'static str, when: &'static str) -> Refusal {
        let now = Arg::Term(self.task());
        Refusal::new(rule, Message::new(when).with("now", now))
    }

    /// What is to be done now, in words. Nobody is refused like this while chance decides or when the game
    /// is over.
    const fn task(&self) -> &'static str {
        match self {
            Self::ChooseSpecies(_) => "now-species",
            Self::Draft | Self::Pick(_) => "now-take",
            Self::Ants(_) => "now-ants",
            Self::Split(_) => "now-split",
            Self::ChooseWeather(_) => "now-weather",
            Self::Turn(_) => "now-turn",
            Self::Walk(..) => "now-walk",
            Self::Hole(..) => "now-hole",
            Self::Library(..) => "now-library",
            Self::Keep(..) => "now-keep",
            Self::Under(..) => "now-under",
            Self::Feed(..) => "now-feed",
            Self::Close(_) => "now-close",
            Self::Last(..) => "now-last",
            Self::First
            | Self::Species
            | Self::Row
            | Self::Deal(_)
            | Self::Objectives(..)
            | Self::Weather
            | Self::Draw(..)
            | Self::Peek(..)
            | Self::Refill(..)
            | Self::Bag(_)
            | Self::Over => unreachable!(),
        }
    }
}

impl Resume {
    /// Whether it is somebody's action that goes on.
    pub(crate) const fn is_in_action(&self) -> bool {
        !matches!(self, Self::Opening(_))
    }
}

impl Fourmidable {
    pub(crate) fn waits_for(&self) -> Awaited {
        let phase = &self.table.phase;
        let must = self.holds_up();
        if must.is_empty() {
            return match phase {
                Phase::Over => Awaited::Nobody(self.table.standings()),
                _ => Awaited::Chance,
            };
        }
        debug_assert_eq!(self.secrets.able.openly(|&able| able), self.payers());
        let may = if phase.is_open_to_all() {
            self.secrets.able.openly(|able| able.minus(must))
        } else {
            Seats::NONE
        };
        Awaited::Seats { must, may }
    }

    /// Who holds the game up; nobody if chance does or the game is over.
    fn holds_up(&self) -> Seats {
        match self.table.phase.actor() {
            Some(seat) => Seats::only(seat),
            None if matches!(self.table.phase, Phase::Draft) => self.choosers(),
            None => Seats::NONE,
        }
    }

    /// Whether a seat may do this now.
    pub(crate) fn check(&self, seat: Seat, action: Action) -> Result<(), Refusal> {
        let must = self.holds_up();
        if must.is_empty() {
            return Err(match self.table.phase {
                Phase::Over => Refusal::game_over(),
                _ => Refusal::chance_first(),
            });
        }
        let interrupts = matches!(action, Action::Reveal(_)) && self.table.phase.is_open_to_all();
        let interrupts = interrupts && seat.index() < self.table.players();
        if !must.contains(seat) && !interrupts {
            return Err(Refusal::not_your_turn());
        }
        match action {
            Action::Species(species) => self.check_species_choice(species),
            Action::Take(card) => self.check_take(seat, card),
            Action::Ants(ants) => self.check_ants(ants),
            Action::Ant(_) => self.check_ant(),
            Action::Split(split) => self.check_split(split),
            Action::Weather(weather) => self.check_weather(weather),
            Action::Birth(caste) => self.check_birth_tile(seat, caste),
            Action::Walk(caste, from) => self.check_walk(seat, caste, from),
            Action::Step(to) => self.check_step(seat, to),
            Action::Skip(cell) => self.check_skipping(seat, cell),
            Action::Stop => self.check_stop(seat),
            Action::Hole(hex) => self.check_hole(seat, hex),
            Action::Study => self.check_study(seat),
            Action::Keep(card) => self.check_keep(card),
            Action::Under(card) => self.check_under(card),
            Action::Complete(card) => self.check_completion(seat, card),
            Action::Predator(predator, target) => self.check_predator(seat, predator, target),
            Action::Hunt(predator, target) => self.check_hunt(seat, predator, target),
            Action::Feed(target) => self.check_meal(seat, target),
            Action::Play(card, target) => self.check_play(seat, card, target),
            Action::Fly(hex) => self.check_flight(seat, hex),
            Action::Peek => self.check_peek(seat),
            Action::Reveal(card) => self.check_reveal(seat, card),
            Action::Done => self.check_done(seat),
        }
    }

    /// Does what was checked.
    pub(crate) fn perform(&mut self, seat: Seat, action: Action) {
        match action {
            Action::Species(species) => self.choose_species(seat, species),
            Action::Take(card) => self.take_special(seat, card),
            Action::Ants(ants) => self.choose_ants(seat, ants),
            Action::Ant(caste) => self.choose_ant(seat, caste),
            Action::Split(split) => self.choose_split(seat, split),
            Action::Weather(weather) => self.take_weather(weather),
            Action::Birth(caste) => self.give_birth(seat, caste),
            Action::Walk(caste, from) => self.take_up(seat, caste, from),
            Action::Step(to) => self.step(seat, to),
            Action::Skip(cell) => self.skip(seat, cell),
            Action::Stop => self.stop(seat),
            Action::Hole(hex) => self.place_hole(seat, hex),
            Action::Study => self.study(seat),
            Action::Keep(card) => self.keep(seat, card),
            Action::Under(card) => self.put_under(seat, card),
            Action::Complete(card) => self.complete_here(seat, card),
            Action::Predator(predator, target) => self.predator_action(seat, predator, target),
            Action::Hunt(predator, target) => self.hunt(seat, predator, target),
            Action::Feed(target) => self.feed(seat, target),
            Action::Play(card, target) => self.play_special(seat, card, target),
            Action::Fly(hex) => self.fly(seat, hex),
            Action::Peek => self.peek(seat),
            Action::Reveal(card) => self.reveal(seat, card),
            Action::Done => self.done(seat),
        }
    }

    pub(crate) fn list(&self, seat: Seat, out: &mut Vec<Action>) {
        let phase = self.table.phase;
        if seat.index() >= self.table.players() {
            return;
        }
        let acts = phase.actor() == Some(seat);
        if phase.is_open_to_all() || (acts && matches!(phase, Phase::Last(..))) {
            self.list_reveals(seat, out);
        }
        match phase {
            Phase::Draft => self.list_draft(seat, out),
            _ if !acts => {}
            Phase::ChooseSpecies(_) => self.list_species(out),
            Phase::Pick(_) => self.list_picks(out),
            Phase::Ants(_) => self.list_ants(seat, out),
            Phase::Split(_) => self.list_splits(out),
            Phase::ChooseWeather(_) => weather::list_weather(out),
            Phase::Turn(_) if !self.table.options.is_apprentice() => self.list_walks(seat, out),
            Phase::Turn(_) => {
                self.list_births(seat, out);
                self.list_walks(seat, out);
                self.list_predators(seat, out);
            }
            Phase::Walk(_, walk) => self.list_steps(seat, &walk, out),
            Phase::Hole(_, hole) => self.list_holes(seat, hole, out),
            Phase::Library(_, caste) => self.list_library(seat, caste, out),
            Phase::Keep(..) => self.list_drawn(Action::Keep, out),
            Phase::Under(..) => self.list_drawn(Action::Under, out),
            Phase::Feed(_, resource) => self.list_meals(seat, resource, out),
            _ => {}
        }
        if acts && self.table.options.is_intermediate() && phase.is_for_specials() {
            self.list_plays(seat, out);
            self.list_species_actions(seat, out);
        }
        let ends = match phase {
            Phase::Close(_) | Phase::Last(..) => true,
            // Ruling 99.
            Phase::Turn(_) => !self.table.has_action(seat),
            _ => false,
        };
        if acts && ends {
            out.push(Action::Done);
        }
    }

    fn check_done(&self, seat: Seat) -> Result<(), Refusal> {
        match self.table.phase {
            Phase::Close(_) | Phase::Last(..) => Ok(()),
            // Ruling 99.
            Phase::Turn(_) if !self.table.has_action(seat) => Ok(()),
            Phase::Library(_, caste) => self.check_leaving(seat, caste),
            // Ruling 12.
            phase => Err(phase.only_when("rule-actions", "refused-done-when")),
        }
    }

    fn done(&mut self, seat: Seat) {
        match self.table.phase {
            Phase::Turn(_) => self.give_up_turn(seat),
            Phase::Close(_) => self.next_turn(seat),
            Phase::Last(_, window) => self.next_window(seat, window),
            _ => self.end_action(seat),
        }
    }
}
