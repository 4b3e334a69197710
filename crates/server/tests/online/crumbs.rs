//! Crumbs at the table: a small game with secrets, sealed choices and interrupts.

use bots::Evaluate;
use engine::{
    Account, Awaited, Dice, EventOf, Game, Observer, PerSeat, Profile, Refusal, Seat, Setup,
    SetupError, Texts,
};
use table::Rules;
use table::catalog::rules_of;
use yardsticks::crumbs::{self, Action, Chance};

/// The rules of Crumbs.
pub(crate) const RULES: &dyn Rules = rules_of::<Crumbs>();

/// The game with a judgement for its bots.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Crumbs(crumbs::Crumbs);

impl Evaluate for Crumbs {
    fn evaluate(&self) -> PerSeat<f32> {
        PerSeat::filled(self.players(), 0.5)
    }
}

impl Game for Crumbs {
    const PROFILE: &'static Profile = crumbs::Crumbs::PROFILE;
    const TEXTS: Texts = crumbs::Crumbs::TEXTS;
    type Action = Action;
    type Chance = Chance;
    type View = crumbs::View;

    fn new(setup: &Setup) -> Result<Self, SetupError> {
        crumbs::Crumbs::new(setup).map(Self)
    }

    fn players(&self) -> usize {
        self.0.players()
    }

    fn awaited(&self) -> Awaited {
        self.0.awaited()
    }

    fn legal_actions(&self, seat: Seat, out: &mut Vec<Action>) {
        self.0.legal_actions(seat, out);
    }

    fn play(&mut self, seat: Seat, action: Action) -> Result<(), Refusal> {
        self.0.play(seat, action)
    }

    fn sample_chance(&self, dice: &mut dyn Dice) -> Chance {
        self.0.sample_chance(dice)
    }

    fn apply_chance(&mut self, chance: Chance) -> Result<(), Refusal> {
        self.0.apply_chance(chance)
    }

    fn view(&self, observer: Observer) -> crumbs::View {
        self.0.view(observer)
    }

    fn determinize(view: &crumbs::View, dice: &mut dyn Dice) -> Self {
        Self(crumbs::Crumbs::determinize(view, dice))
    }

    fn describe(&self, event: &EventOf<Self>, observer: Observer) -> Account {
        self.0.describe(event, observer)
    }
}
