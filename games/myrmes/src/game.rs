//! The trait; dispatch only.

use engine::{
    Account, Awaited, Chapter, Dice, EventOf, Fact, Gain, Game, Message, Observer, Profile,
    Refusal, Seat, Setup, SetupError, Texts,
};

use crate::action::{Action, Chance};
use crate::setup::{Options, PROFILE};
use crate::state::Myrmes;
use crate::terms;
use crate::view::View;

impl Game for Myrmes {
    const PROFILE: &'static Profile = &PROFILE;
    const TEXTS: Texts = Texts(languages::texts!("../locale/", ".ftl"));

    const GUIDE: Texts = Texts(languages::texts!("../guide/", ".md"));

    type Action = Action;
    type Chance = Chance;
    type View = View;

    fn new(setup: &Setup) -> Result<Self, SetupError> {
        Ok(Self::begin(Options::from(setup)))
    }

    fn players(&self) -> usize {
        self.table.players()
    }

    fn awaited(&self) -> Awaited {
        self.waits_for()
    }

    fn legal_actions(&self, seat: Seat, out: &mut Vec<Action>) {
        self.list(seat, out);
    }

    fn play(&mut self, seat: Seat, action: Action) -> Result<(), Refusal> {
        self.do_action(seat, action)
    }

    fn play_listed(&mut self, seat: Seat, action: Action) {
        self.carry_out(seat, action);
    }

    fn chances(&self) -> Option<Vec<(Chance, u64)>> {
        self.outcomes()
    }

    fn sample_chance(&self, dice: &mut dyn Dice) -> Chance {
        self.sample(dice)
    }

    fn apply_chance(&mut self, chance: Chance) -> Result<(), Refusal> {
        self.take_chance(chance)
    }

    fn view(&self, observer: Observer) -> View {
        self.seen_by(observer)
    }

    fn determinize(view: &View, dice: &mut dyn Dice) -> Self {
        Self::imagine(view, dice)
    }

    fn describe(&self, event: &EventOf<Self>, observer: Observer) -> Account {
        self.account(event, observer)
    }

    fn aftermath(&self, after: &Self, _: Observer) -> Vec<Message> {
        self.what_followed(after)
    }

    fn gains(&self, event: &EventOf<Self>, after: &Self) -> Vec<Gain> {
        self.points_since(event, after)
    }

    fn terms() -> Vec<Chapter> {
        terms::chapters()
    }

    fn facts(&self) -> Vec<Fact> {
        self.figures()
    }
}
