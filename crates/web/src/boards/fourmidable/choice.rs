//! What the player is about to do: which ant, which way, which card and at what.

use std::sync::Arc;
use std::time::Duration;

use engine::{Message, Seat};
use fourmidable::cards::Special;
use fourmidable::components::{CHILD_OBJECTIVES, Caste, Predator};
use fourmidable::{Action, Cell, Colony, Hex, Phase, Place, Target};
use leptos::prelude::*;
use table::Words;

use super::position::{Aim, Gains, Position, Spot};
use super::reach::{Reach, Stride, reach, reach_from};
use crate::boards::BoardProps;
use crate::settings::Preferences;

/// How long an ant rests between two steps of a longer way.
const REST: Duration = Duration::from_millis(240);

/// The choice as it stands. Cheap to copy: every part of the board holds one.
#[derive(Clone, Copy)]
pub(super) struct Choice {
    /// Nothing before the first view.
    pub(super) position: Memo<Option<Arc<Position>>>,
    pub(super) words: Signal<Arc<Words>>,
    pub(super) names: Signal<Vec<String>>,
    pub(super) animate: Signal<bool>,
    pub(super) highlighted: Signal<Option<String>>,
    /// Whose chosen move is shown though it is not made yet.
    pub(super) held_by: Signal<Option<Seat>>,
    /// What has been taken up and still needs a target.
    pub(super) aim: RwSignal<Option<Aim>>,
    /// The spot under the mouse or the keyboard.
    pub(super) hover: RwSignal<Option<Spot>>,
    /// The last spot where a click was refused.
    pub(super) refused: RwSignal<Option<Spot>>,
    /// What the ant can reach, or the one that is looked at could.
    pub(super) reach: Memo<Arc<Reach>>,
    /// Whose nest is shown; the reader's own if nobody's was chosen.
    pub(super) shown: RwSignal<Option<Seat>>,
    /// Hunters, farmers and diggers: ants to begin with, or objectives.
    pub(super) counts: RwSignal<[u8; 3]>,
    /// What the round before has brought everybody, until it is put away.
    pub(super) summary: RwSignal<Option<Vec<(Seat, Gains)>>>,
    /// How everybody stood when the round began.
    round: StoredValue<(u16, Vec<Colony>)>,
    /// What is left of a longer way, the next action last.
    route: StoredValue<Vec<Stride>>,
    /// The last position in which the only thing left was done by itself.
    pressed: StoredValue<Option<Arc<Position>>>,
    pub(super) pointed: RwSignal<Option<String>>,
    pub(super) pointed_action: Memo<Option<Action>>,
    play: Callback<String>,
    explain: Callback<String>,
}

impl Choice {
    pub(super) fn new(props: &BoardProps) -> Self {
        let (view, actor, pointed) = (props.view, props.actor, props.pointed);
        let position =
            Memo::new(move |_| view.with(|view| Position::read(view, actor.get()).map(Arc::new)));
        let hover = RwSignal::new(None::<Spot>);
        let aim = RwSignal::new(None::<Aim>);
        let pointed_action =
            Memo::new(move |_| pointed.with(|pointed| pointed.as_ref()?.parse().ok()));
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
            position,
            words: props.words,
            names: props.names,
            animate: props.animate,
            highlighted: props.highlighted,
            held_by: props.held_by,
            aim,
            hover,
            refused: RwSignal::new(None),
            reach,
            shown: RwSignal::new(None),
            counts: RwSignal::new([0; 3]),
            summary: RwSignal::new(None),
            round: StoredValue::new((0, Vec::new())),
            route: StoredValue::new(Vec::new()),
            pressed: StoredValue::new(None),
            pointed,
            pointed_action,
            play: props.play,
            explain: props.explain,
        };
        choice.follow_the_game();
        choice
    }

    /// Whatever was prepared for another moment of the game is forgotten.
    fn follow_the_game(self) {
        Effect::new(move |last: Option<Option<Arc<Position>>>| {
            let now = self.position.get();
            let last = last.flatten();
            untrack(|| {
                self.refused.set(None);
                let Some(now) = &now else {
                    return;
                };
                let aim = self.aim.get();
                if aim.is_some_and(|aim| now.targets(aim).next().is_none()) {
                    self.aim.set(None);
                }
                let asks = |position: &Position| asked_for(position.phase());
                let is_new = last
                    .as_ref()
                    .is_none_or(|last| last.me != now.me || asks(last) != asks(now));
                if is_new {
                    self.counts.set(evenly(total(now)));
                }
                // An ant that is taken up may walk in the nest: it must be in sight.
                let takes_up = |position: &Position| {
                    let walker = position.walker();
                    walker.is_some_and(|(seat, ..)| position.actor == Some(seat))
                };
                let is_other = last.as_ref().is_none_or(|last| last.me != now.me);
                if is_other || (takes_up(now) && !last.as_ref().is_some_and(|it| takes_up(it))) {
                    self.shown.set(None);
                }
                self.sum_up(now);
                self.walk_on(now);
                self.go_on(now);
            });
            now
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

    /// Takes the next step of a longer way, if everything is as it was foreseen.
    fn walk_on(self, now: &Position) {
        let next = self.route.with_value(|route| route.last().copied());
        let Some(next) = next else {
            return;
        };
        let as_foreseen = move |position: &Position| {
            let walk = position.walker().map(|(_, walk, _)| walk);
            position.actor.is_some() && walk == Some(next.before) && position.is_legal(next.action)
        };
        if !as_foreseen(now) {
            // The answer to the step before may not be there yet.
            let waits = now.actor.is_none() && now.walker().is_some();
            if !waits {
                self.route.set_value(Vec::new());
            }
            return;
        }
        let rest = if self.animate.get() {
            REST
        } else {
            Duration::ZERO
        };
        set_timeout(
            move || {
                // The board may be gone, or the player may have changed their mind.
                let Some(Some(position)) = self.position.try_get_untracked() else {
                    return;
                };
                let still = self.route.with_value(|route| route.last() == Some(&next));
                if still && as_foreseen(&position) {
                    self.route.update_value(|route| {
                        route.pop();
                    });
                    self.play.run(next.action.to_string());
                }
            },
            rest,
        );
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

    pub(super) fn now(self) -> Option<Arc<Position>> {
        self.position.get_untracked()
    }

    /// Plays an action, or asks why it is not possible. Says whether it played.
    pub(super) fn act(self, action: Action) -> bool {
        self.route.set_value(Vec::new());
        self.refused.set(None);
        let legal = self.now().is_some_and(|position| position.is_legal(action));
        if legal {
            self.aim.set(None);
            self.pointed.set(None);
            self.play.run(action.to_string());
        } else {
            self.explain.run(action.to_string());
        }
        legal
    }

    /// A click on a spot. Says whether something was played.
    pub(super) fn click(self, spot: Spot) -> bool {
        let Some(position) = self.now() else {
            return false;
        };
        self.refused.set(None);
        let aim = self.aim.get_untracked();
        if aim.is_none() && self.start_way(&position, spot) {
            return true;
        }
        let action = position.meaning(aim, spot);
        if let Some(action) = action.filter(|&action| position.is_legal(action)) {
            return self.act(action);
        }
        // A click on a predator takes it up, unless it stands where one wants to go.
        if let (None, Phase::Turn(_), Some(predator)) =
            (aim, position.phase(), position.predator_at(spot))
        {
            self.take_predator(predator);
            return false;
        }
        let Some(action) = action else {
            return false;
        };
        let acts = position.actor.is_some();
        self.refused.set(acts.then_some(spot));
        self.explain.run(action.to_string());
        false
    }

    fn start_way(self, position: &Position, spot: Spot) -> bool {
        let walks = position
            .walker()
            .is_some_and(|(seat, ..)| position.actor == Some(seat));
        let Some(place) = position.place(spot).filter(|_| walks) else {
            return false;
        };
        let goal = self.reach.with_untracked(|reach| reach.get(place).cloned());
        let Some(mut way) = goal.map(|goal| goal.way) else {
            return false;
        };
        way.reverse();
        let Some(first) = way.pop() else {
            return false;
        };
        self.hover.set(None);
        self.pointed.set(None);
        self.route.set_value(way);
        self.play.run(first.action.to_string());
        true
    }

    /// Takes up what needs a target, or puts it back.
    pub(super) fn take(self, aim: Aim) {
        self.refused.set(None);
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
            None => {
                let target = match predator {
                    Predator::Worm => Target::Cell(position.me, Cell::HOLE),
                    _ => Target::Hex(Hex::MIDDLE),
                };
                self.explain
                    .run(Action::Predator(predator, target).to_string());
            }
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

    /// The mouse or the keyboard comes to a spot.
    pub(super) fn look_at(self, spot: Spot) {
        if self.hover.get_untracked() == Some(spot) {
            return;
        }
        self.hover.set(Some(spot));
        self.refused.set(None);
        let aim = self.aim.get_untracked();
        let action = self.now().and_then(|position| {
            let action = position.meaning(aim, spot)?;
            position.is_legal(action).then(|| action.to_string())
        });
        if self.pointed.get_untracked() != action {
            self.pointed.set(action);
        }
    }

    /// It leaves the pictures.
    pub(super) fn look_away(self) {
        self.hover.set(None);
        self.pointed.set(None);
    }

    /// Lets everything go. Says whether there was something.
    pub(super) fn let_go(self) -> bool {
        self.route.set_value(Vec::new());
        let held = self.aim.get_untracked().is_some();
        self.aim.set(None);
        held
    }

    /// Points at an action while the mouse is on what stands for it.
    pub(super) fn point(self, action: Option<Action>) {
        let legal = action.filter(|&action| self.now().is_some_and(|it| it.is_legal(action)));
        self.pointed.set(legal.map(|action| action.to_string()));
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
        let shown = self.shown.get().unwrap_or(position.me);
        if aims_below {
            let others = Seat::all(position.table().players()).filter(|&seat| seat != shown);
            std::iter::once(shown).chain(others).collect()
        } else {
            vec![shown]
        }
    }

    /// Whether it is this seat's turn.
    pub(super) fn is_awaited(self, position: &Position, seat: Seat) -> bool {
        match self.held_by.get() {
            Some(holder) => holder == seat,
            None => position.awaited().contains(seat),
        }
    }

    pub(super) fn name(self, seat: Seat) -> String {
        self.names
            .with(|names| names.get(seat.index()).cloned())
            .unwrap_or_else(|| self.get(&format!("seat-{}", super::art::color(seat))))
    }

    pub(super) fn get(self, key: &str) -> String {
        self.words.read().get(key)
    }

    pub(super) fn tell(self, message: &Message) -> String {
        self.words.read().tell(message)
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
