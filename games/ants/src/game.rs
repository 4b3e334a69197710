//! The trait; dispatch only.

use engine::{
    Account, Awaited, Chapter, Dice, EventOf, Fact, Gain, Game, Observer, Profile, Refusal, Seat,
    Setup, SetupError, Texts,
};

use crate::action::{Action, Chance};
use crate::box_file::TileSet;
use crate::describe::tile_chapters;
use crate::setup::{Options, PROFILE};
use crate::state::{Ants, Phase};
use crate::view::View;

impl Game for Ants {
    const PROFILE: &'static Profile = &PROFILE;
    const TEXTS: Texts = Texts(languages::texts!("../locale/", ".ftl"));

    const GUIDE: Texts = Texts(languages::texts!("../guide/", ".md"));

    type Action = Action;
    type Chance = Chance;
    type View = View;

    fn new(setup: &Setup) -> Result<Self, SetupError> {
        Ok(Self::deal(Options::from(setup), TileSet::from(setup)))
    }

    fn players(&self) -> usize {
        2
    }

    fn awaited(&self) -> Awaited {
        match self.phase {
            Phase::First | Phase::Reveal => Awaited::Chance,
            Phase::Place => Awaited::only(self.to_move.seat()),
            Phase::Over => Awaited::Nobody(self.standings()),
        }
    }

    fn legal_actions(&self, seat: Seat, out: &mut Vec<Action>) {
        self.list_placements(seat, out);
    }

    fn play(&mut self, seat: Seat, action: Action) -> Result<(), Refusal> {
        self.place(seat, action)
    }

    fn play_listed(&mut self, _: Seat, action: Action) {
        self.place_listed(action);
    }

    fn chances(&self) -> Option<Vec<(Chance, u64)>> {
        Some(self.weigh_chances())
    }

    fn sample_chance(&self, dice: &mut dyn Dice) -> Chance {
        self.sample(dice)
    }

    fn apply_chance(&mut self, chance: Chance) -> Result<(), Refusal> {
        self.take_chance(chance)
    }

    fn view(&self, _: Observer) -> View {
        self.open_view()
    }

    fn determinize(view: &View, _: &mut dyn Dice) -> Self {
        Self::from(view)
    }

    fn describe(&self, event: &EventOf<Self>, _: Observer) -> Account {
        self.account(event)
    }

    fn gains(&self, event: &EventOf<Self>, after: &Self) -> Vec<Gain> {
        self.points_since(event, after)
    }

    fn terms() -> Vec<Chapter> {
        tile_chapters()
    }

    fn facts(&self) -> Vec<Fact> {
        self.figures()
    }
}
