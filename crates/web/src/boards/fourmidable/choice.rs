//! What the player is about to do: which ant, which way, which card and at what.

use std::sync::Arc;
use std::time::Duration;

use engine::Seat;
use fourmidable::cards::Special;
use fourmidable::components::{CHILD_OBJECTIVES, Caste, Predator};
use fourmidable::{Action, Colony, Fourmidable, Phase, Place, Target};
use leptos::prelude::*;
use leptos::web_sys::Element;

use super::art::{color, icon};
use super::geometry::Turned;
use super::position::{Aim, Gains, Position, Spot};
use super::reach::{Reach, reach, reach_from};
use crate::boards::BoardProps;
use crate::boards::kit::drag::{Drags, From};
use crate::boards::kit::picture::{Looks, Points};
use crate::boards::kit::scene::{Chooser, Scene, Shown, chooser};
use crate::boards::kit::way::Way;
use crate::browser;
use crate::settings::Preferences;

/// Screens: how wide what is left for the forest is for its height.
const WIDE: f64 = 1.3;
const TALL: f64 = 0.7;

/// The choice as it stands. Cheap to copy: every part of the board holds one.
#[derive(Clone, Copy)]
pub(super) struct Choice {
    pub(super) scene: Scene<Position>,
    /// How the forest lies in its picture.
    pub(super) turned: Memo<Turned>,
    /// Where several kinds of ants stand, of which one is to be chosen.
    pub(super) which: RwSignal<Option<Spot>>,
    /// Where the ant that is being taken up was dropped.
    goal: StoredValue<Option<Spot>>,
    /// What has been taken up and still needs a target.
    pub(super) aim: RwSignal<Option<Aim>>,
    pub(super) looks: Looks<Spot>,
    /// What the ant can reach, or the one that is looked at could.
    pub(super) reach: Memo<Arc<Reach>>,
    /// Hunters, farmers and diggers: ants to begin with, or objectives.
    pub(super) counts: RwSignal<[u8; 3]>,
    /// What the round before has brought everybody, until it is put away.
    pub(super) summary: RwSignal<Option<Vec<(Seat, Gains)>>>,
    /// How everybody stood when the round began.
    round: StoredValue<(u16, Vec<Colony>)>,
    /// What is left of a longer way.
    way: Way<Fourmidable>,
    /// The last position in which the only thing left was done by itself.
    pressed: StoredValue<Option<Arc<Position>>>,
}

chooser!(Choice, Position);

impl Chooser for Choice {
    type Position = Position;

    fn scene(&self) -> Scene<Position> {
        self.scene
    }

    fn act(self, action: Action) -> bool {
        self.way.leave();
        self.goal.set_value(None);
        self.looks.refused.set(None);
        // Who has chosen among several ants goes on from where they stand.
        if let Some(spot) = self.which.get_untracked() {
            self.which.set(None);
            request_animation_frame(move || {
                browser::focus(&format!("[data-board] .spot[data-spot=\"{spot}\"]"));
            });
        }
        let legal = self.can(action);
        if legal {
            self.aim.set(None);
        }
        self.answer(legal, action.to_string())
    }
}

impl Choice {
    pub(super) fn new(props: &BoardProps) -> Self {
        let scene = Scene::<Position>::new(props);
        let (position, pointed_action) = (scene.position, scene.pointed_action);
        let is_tall = browser::is_tall();
        let turned = Memo::new(move |_| {
            let position = position.get();
            let aspect = if is_tall.get() { TALL } else { WIDE };
            position.map_or_else(Turned::default, |it| {
                Turned::to_fill(&it.table().area, aspect)
            })
        });
        let aim = RwSignal::new(None::<Aim>);
        // The ant that is looked at, before it is taken up.
        let looked_at = Memo::new(move |_| {
            let position = position.get()?;
            match pointed_action.get() {
                Some(action @ Action::Walk(caste, place)) if position.is_legal(action) => {
                    Some((caste, place))
                }
                _ => None,
            }
        });
        let reach = Memo::new(move |_| {
            let Some(position) = position.get() else {
                return Arc::default();
            };
            let Some(seat) = position.actor.filter(|_| aim.get().is_none()) else {
                return Arc::default();
            };
            Arc::new(match (position.phase(), looked_at.get()) {
                (Phase::Walk(walks, _), _) if walks == seat => reach(&position.state, seat),
                (Phase::Turn(_), Some((caste, place))) => {
                    reach_from(&position.state, seat, caste, place)
                }
                _ => Reach::default(),
            })
        });
        let choice = Self {
            scene,
            turned,
            which: RwSignal::new(None),
            goal: StoredValue::new(None),
            aim,
            looks: Looks::new(),
            reach,
            counts: RwSignal::new([0; 3]),
            summary: RwSignal::new(None),
            round: StoredValue::new((0, Vec::new())),
            way: Way::new(),
            pressed: StoredValue::new(None),
        };
        choice.follow_the_game();
        choice
    }

    /// Whatever was prepared for another moment of the game is forgotten.
    fn follow_the_game(self) {
        self.follow(move |now, last| {
            self.looks.refused.set(None);
            let aim = self.aim.get();
            if aim.is_some_and(|aim| now.targets(aim).next().is_none()) {
                self.aim.set(None);
            }
            let asks = |position: &Position| asked_for(position.phase());
            let is_new = last.is_none_or(|last| last.me != now.me || asks(last) != asks(now));
            if is_new {
                self.counts.set(evenly(total(now)));
            }
            // An ant that is taken up may walk in the nest: it must be in sight.
            let takes_up = |position: &Position| {
                let walker = position.walker();
                walker.is_some_and(|(seat, ..)| position.actor == Some(seat))
            };
            let is_other = last.is_none_or(|last| last.me != now.me);
            if is_other || (takes_up(now) && !last.is_some_and(|it| takes_up(it))) {
                self.shown.set(None);
            }
            if self
                .which
                .get()
                .is_some_and(|spot| now.kinds_at(spot).len() < 2)
            {
                self.which.set(None);
            }
            self.sum_up(now);
            if let Some(goal) = self.goal.get_value().filter(|_| takes_up(now)) {
                self.goal.set_value(None);
                self.click(goal);
            } else {
                self.way.go_on(self.scene, now);
            }
            self.go_on(now);
        });
    }

    /// A new round: what the one before has brought is told.
    fn sum_up(self, now: &Position) {
        let table = now.table();
        let (round, before) = self.round.get_value();
        if round == table.round {
            return;
        }
        self.summary
            .set((round + 1 == table.round && round > 0).then(|| {
                let seats = Seat::all(table.players());
                seats
                    .map(|seat| {
                        let before = &before[seat.index()];
                        (
                            seat,
                            Gains::between(&table.deck, before, table.colony(seat)),
                        )
                    })
                    .collect()
            }));
        self.round
            .set_value((table.round, table.colonies.iter().copied().collect()));
    }

    /// After an action with nothing more to play, the turn ends by itself, but only where the move
    /// then waits for “End turn”: otherwise how fast it is over would tell others about the hand.
    fn go_on(self, now: &Arc<Position>) {
        let confirms =
            use_context::<Preferences>().is_some_and(|preferences| preferences.now().confirm);
        let nothing_else =
            matches!(now.phase(), Phase::Close(_)) && now.legal[..] == [Action::Done];
        // Who takes it back wants to stay.
        let is_new = self
            .pressed
            .with_value(|pressed| pressed.as_ref() != Some(now));
        if confirms && nothing_else && is_new {
            self.pressed.set_value(Some(now.clone()));
            let play = self.play;
            set_timeout(move || play.run(Action::Done.to_string()), Duration::ZERO);
        }
    }

    /// Says whether there are several kinds of ants to choose from.
    fn asks_which(self, position: &Position, spot: Spot) -> bool {
        let asks = position.kinds_at(spot).len() > 1;
        self.which.set(asks.then_some(spot));
        if asks {
            request_animation_frame(|| browser::focus("[data-board] .chooser button"));
        }
        asks
    }

    fn start_way(self, position: &Position, spot: Spot) -> bool {
        let walks = position
            .walker()
            .is_some_and(|(seat, ..)| position.actor == Some(seat));
        let Some(place) = position.place(spot).filter(|_| walks) else {
            return false;
        };
        let goal = self.reach.with_untracked(|reach| reach.get(place).cloned());
        let Some(first) = goal.and_then(|goal| self.way.set_out(goal.way)) else {
            return false;
        };
        self.looks.hover.set(None);
        self.pointed.set(None);
        self.play.run(first.action.to_string());
        true
    }

    /// Takes up what needs a target, or puts it back.
    pub(super) fn take(self, aim: Aim) {
        self.looks.refused.set(None);
        self.pointed.set(None);
        let is_taken = self.aim.get_untracked() == Some(aim);
        self.aim.set((!is_taken).then_some(aim));
    }

    /// Takes up a predator for the action, or for the species once the action is over.
    pub(super) fn take_predator(self, predator: Predator) {
        let Some(position) = self.now() else {
            return;
        };
        let can = |aim: Aim| position.targets(aim).next().is_some();
        let aims = [Aim::Predator(predator), Aim::Hunt(predator)];
        match aims.into_iter().find(|&aim| can(aim)) {
            Some(aim) => self.take(aim),
            None => self.explain.run(position.first_move(predator).to_string()),
        }
    }

    /// Takes up a special card, plays it if it needs no target, or asks why it cannot be played.
    pub(super) fn take_card(self, card: Special) {
        let Some(position) = self.now() else {
            return;
        };
        let aim = Aim::Card(card);
        let first = position.targets(aim).next();
        match first {
            Some(Target::None) => {
                self.act(Action::Play(card, Target::None));
            }
            Some(_) => self.take(aim),
            None => self.explain.run(position.attempt(card).to_string()),
        }
    }

    /// Lets everything go. Says whether there was something.
    pub(super) fn let_go(self) -> bool {
        self.way.leave();
        let held = self.aim.get_untracked().is_some() || self.which.get_untracked().is_some();
        self.aim.set(None);
        self.which.set(None);
        held
    }

    /// The phase in a word, for the style sheet and for tests.
    pub(super) fn phase_name(self) -> &'static str {
        match self.position.get().map(|position| position.phase()) {
            Some(Phase::ChooseSpecies(_)) => "species",
            Some(Phase::Draft) => "draft",
            Some(Phase::Pick(_)) => "pick",
            Some(Phase::Ants(_)) => "ants",
            Some(Phase::Split(_)) => "split",
            Some(Phase::ChooseWeather(_)) => "weather",
            Some(Phase::Turn(_)) => "turn",
            Some(Phase::Walk(..)) => "walk",
            Some(Phase::Hole(..)) => "hole",
            Some(Phase::Library(..)) => "library",
            Some(Phase::Keep(..) | Phase::Under(..)) => "keep",
            Some(Phase::Feed(..)) => "feed",
            Some(Phase::Close(_)) => "close",
            Some(Phase::Last(..)) => "last",
            Some(Phase::Over) => "over",
            _ => "setup",
        }
    }

    /// The seats whose nests are shown: one, or all where the worm is to go.
    pub(super) fn nests(self, position: &Position) -> Vec<Seat> {
        let is_cell = |target: Target| matches!(target, Target::Cell(..));
        let aims_below = match (self.aim.get(), position.phase()) {
            (Some(aim), _) => position.targets(aim).any(is_cell),
            _ => false,
        };
        let shown = self.shown_seat(position);
        if aims_below {
            let others = Seat::all(position.table().players()).filter(|&seat| seat != shown);
            std::iter::once(shown).chain(others).collect()
        } else {
            vec![shown]
        }
    }

    /// The ants that can be taken up.
    pub(super) fn walks(position: &Position) -> Vec<(Caste, Place)> {
        position
            .legal
            .iter()
            .filter_map(|action| match action {
                Action::Walk(caste, place) => Some((*caste, *place)),
                _ => None,
            })
            .collect()
    }
}

impl Points for Choice {
    type Spot = Spot;

    fn named(name: &str) -> Option<Spot> {
        Spot::from_name(name)
    }

    fn looks(self) -> Looks<Spot> {
        self.looks
    }

    fn meaning(self, position: &Position, spot: Spot) -> Option<Action> {
        position.meaning(self.aim.get_untracked(), spot)
    }

    fn click(self, spot: Spot) {
        let Some(position) = self.now() else {
            return;
        };
        self.looks.refused.set(None);
        let aim = self.aim.get_untracked();
        if aim.is_none() && self.start_way(&position, spot) {
            return;
        }
        // Where several kinds of ants stand, one chooses among them.
        if aim.is_none() && self.asks_which(&position, spot) {
            return;
        }
        let action = self.meaning(&position, spot);
        if let Some(action) = action.filter(|&action| position.is_legal(action)) {
            self.act(action);
            return;
        }
        // A click on a predator takes it up, unless it stands where one wants to go.
        if let (None, Phase::Turn(_), Some(predator)) =
            (aim, position.phase(), position.predator_at(spot))
        {
            return self.take_predator(predator);
        }
        let Some(action) = action else {
            return;
        };
        let acts = position.actor.is_some();
        let far = position.place(spot).filter(|_| aim.is_none() && acts);
        let reason = far.and_then(|place| {
            self.reach
                .with_untracked(|reach| reach.why_not(&position.state, position.actor?, place))
        });
        match reason {
            Some(reason) => {
                self.mark_refused(spot);
                self.scene.refuse.run(reason);
            }
            None => self.refuse(spot, action),
        }
    }

    /// An ant, unless something else is aimed at.
    fn action_of(self, thing: &Element) -> Option<Action> {
        let ant = thing.closest("[data-walk]").ok().flatten()?;
        let walk = ant.get_attribute("data-walk")?.parse().ok();
        walk.filter(|_| self.aim.get_untracked().is_none())
    }
}

/// Ants are dragged to where they go, predators to where they strike.
impl Drags for Choice {
    fn may_lift(self, from: &From) -> bool {
        let Some(position) = self.now() else {
            return false;
        };
        let name = match from {
            From::Tray(walk) => {
                let aims = self.aim.get_untracked().is_some();
                return !aims && walk.parse().is_ok_and(|action| position.is_legal(action));
            }
            From::Spot(name) => name,
        };
        let Some(spot) = Spot::from_name(name).filter(|_| position.decides()) else {
            return false;
        };
        let walks = Self::walks(&position);
        let ant = position.place(spot);
        let out = position.walker().map(|(_, _, ant)| ant.at);
        ant.is_some_and(|place| walks.iter().any(|it| it.1 == place) || out == Some(place))
            || position.predator_at(spot).is_some()
    }

    fn lift(self, _from: &From) {
        self.looks.refused.set(None);
    }

    fn hold_over(self, _from: &From, over: Option<&str>) {
        self.looks.hover.set(over.and_then(Spot::from_name));
    }

    fn put_down(self, from: &From, to: Option<&str>) {
        let (Some(position), Some(to)) = (self.now(), to.and_then(Spot::from_name)) else {
            return;
        };
        let from = match from {
            From::Tray(walk) => {
                if let Ok(action @ Action::Walk(_, from)) = walk.parse()
                    && position.place(to) != Some(from)
                    && self.act(action)
                {
                    self.goal.set_value(Some(to));
                }
                return;
            }
            From::Spot(name) => Spot::from_name(name),
        };
        let Some(from) = from else {
            return;
        };
        if from == to {
            return;
        }
        if position.walker().is_some() {
            self.click(to);
        } else if let Some(predator) = position.predator_at(from) {
            self.take_predator(predator);
            if self.aim.get_untracked().is_some() {
                self.click(to);
            }
        } else if let Some(action) = position.meaning(None, from)
            && self.act(action)
        {
            self.goal.set_value(Some(to));
        }
    }
}

/// What is under the pointer: an ant or a predator.
pub(super) fn dragged(choice: Choice) -> AnyView {
    choice.dragging.shown(move |drag| {
        let position = choice.position.get()?;
        let name = match &drag.from {
            From::Tray(walk) => {
                let Ok(Action::Walk(caste, _)) = walk.parse() else {
                    return None;
                };
                return Some((color(position.me).to_owned(), icon(caste.id())));
            }
            From::Spot(name) => name,
        };
        let spot = Spot::from_name(name)?;
        let drawing = match (position.walker(), position.meaning(None, spot)) {
            (Some((_, _, ant)), _) => ant.caste.id(),
            (None, Some(Action::Walk(caste, _))) if position.predator_at(spot).is_none() => {
                caste.id()
            }
            _ => position.predator_at(spot)?.id(),
        };
        Some((color(position.me).to_owned(), icon(drawing)))
    })
}

/// What the steppers stand for in a phase.
fn asked_for(phase: Phase) -> u8 {
    match phase {
        Phase::Ants(_) => 1,
        Phase::Split(_) => 2,
        _ => 0,
    }
}

/// How many the steppers must add up to.
pub(super) fn total(position: &Position) -> u8 {
    match position.phase() {
        Phase::Split(_) => CHILD_OBJECTIVES,
        _ => position.table().options.first_ants(),
    }
}

/// So many of three kinds, as evenly as can be.
pub(super) fn evenly(total: u8) -> [u8; 3] {
    [total.div_ceil(3), (total + 1) / 3, total / 3]
}

/// One more or one fewer of a kind. Where there are enough already, one more takes the place of
/// another: of the kind that there is most of.
pub(super) fn stepped(mut counts: [u8; 3], kind: usize, up: bool, total: u8) -> [u8; 3] {
    if !up {
        counts[kind] = counts[kind].saturating_sub(1);
        return counts;
    }
    if counts.iter().sum::<u8>() >= total {
        let others = (0..3).filter(|&other| other != kind && counts[other] > 0);
        match others.max_by_key(|&other| counts[other]) {
            Some(most) => counts[most] -= 1,
            None => return counts,
        }
    }
    counts[kind] += 1;
    counts
}
