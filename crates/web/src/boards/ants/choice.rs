//! What the player is about to do: which tile, how turned, where.

use ants::{Action, Color, Design, Point};
use engine::Message;
use leptos::prelude::*;

use super::geometry::{Spot, closest};
use super::position::{Outcome, Position};
use super::wording;
use crate::boards::BoardProps;
use crate::boards::kit::drag::{Drags, From};
use crate::boards::kit::scene::{Chooser, Scene, chooser};

/// Whose turn it is, and how many tiles lie on the table.
type Turn = Option<(Option<Color>, usize)>;

/// The choice as it stands. Cheap to copy: every part of the board holds one.
#[derive(Clone, Copy)]
pub(super) struct Choice {
    pub(super) scene: Scene<Position>,
    /// Which tile of the hand.
    held: RwSignal<usize>,
    /// Sixths of a full turn, anticlockwise. It goes on past a full turn, so that the picture never
    /// turns back.
    spin: RwSignal<i32>,
    /// The place that is looked at: with the mouse, with the keyboard, or because it is pointed at.
    cursor: RwSignal<Option<Point>>,
    /// The last spot where a click was refused.
    pub(super) refused: RwSignal<Option<Point>>,
    /// The place that the Tab key leads to.
    pub(super) tab_stop: Memo<Option<Point>>,
    /// The placement that is looked at.
    pub(super) ghost: Memo<Option<Action>>,
    /// What it would bring; nothing if it is not possible.
    pub(super) outcome: Memo<Option<Outcome>>,
}

chooser!(Choice, Position);

impl Chooser for Choice {
    type Position = Position;

    fn scene(&self) -> Scene<Position> {
        self.scene
    }
}

impl Choice {
    pub(super) fn new(props: &BoardProps) -> Self {
        let scene = Scene::<Position>::new(props);
        let position = scene.position;
        let held = RwSignal::new(0);
        let spin = RwSignal::new(0);
        let cursor = RwSignal::new(None);
        let tab_stop = Memo::new(move |last: Option<&Option<Point>>| {
            let position = position.get()?;
            let wanted = cursor.get().or(last.copied().flatten());
            let wanted = wanted.or(position.last().map(|placed| placed.at));
            closest(
                &position.places,
                Spot::of(wanted.unwrap_or(Point::new(0, 0))),
            )
        });
        let ghost = Memo::new(move |_| {
            let position = position.get()?;
            action_at(&position, held.get(), spin.get(), cursor.get()?)
        });
        let outcome = Memo::new(move |_| position.get()?.outcome(ghost.get()?));
        let choice = Self {
            scene,
            held,
            spin,
            cursor,
            refused: RwSignal::new(None),
            tab_stop,
            ghost,
            outcome,
        };
        choice.follow_what_is_pointed_at();
        choice
    }

    /// The list of moves, a hint, or the next turn change what the board shows.
    fn follow_what_is_pointed_at(self) {
        let turn = Memo::new(move |_| {
            self.position
                .get()
                .map(|position| (position.mover, position.hexagons().len()))
        });
        Effect::new(move |last: Option<(Turn, Option<Point>)>| {
            let turn = turn.get();
            let action = self.pointed_action.get();
            let place = action.map(|action| action.at);
            untrack(|| {
                if last.is_some_and(|(last, _)| last != turn) {
                    self.held.set(0);
                    self.spin.set(0);
                    self.refused.set(None);
                }
                if let Some(action) = action {
                    self.take_as_in(action);
                }
                // A tile that is turned while another place is looked at does not jump away.
                if last != Some((turn, place)) {
                    self.cursor.set(place);
                }
            });
            (turn, place)
        });
    }

    /// Takes the tile of an action and turns it likewise.
    fn take_as_in(self, action: Action) {
        let Some(position) = self.position.get() else {
            return;
        };
        let hand = position.hand();
        if hand.get(self.held.get()) != Some(&action.design)
            && let Some(held) = hand.iter().position(|&design| design == action.design)
        {
            self.held.set(held);
        }
        let turns = position.turns(action.design);
        self.spin
            .update(|spin| *spin = spun(*spin, action.turn, turns));
    }

    /// The place that is pointed at.
    pub(super) fn pointed_place(self) -> Option<Point> {
        Some(self.pointed_action.get()?.at)
    }

    /// The chosen tile.
    pub(super) fn design(self) -> Option<Design> {
        design(&*self.position.get()?, self.held.get())
    }

    fn design_now(self) -> Option<Design> {
        untrack(|| self.design())
    }

    pub(super) fn is_held(self, index: usize) -> bool {
        self.held.get() == index
    }

    /// How far the chosen tile is turned in the picture, in degrees, clockwise.
    pub(super) fn degrees(self) -> i32 {
        self.spin.get() * -60
    }

    /// The placement of the chosen tile on a point.
    pub(super) fn action_at(self, at: Point) -> Option<Action> {
        action_at(&*self.position.get()?, self.held.get(), self.spin.get(), at)
    }

    /// Chooses a tile of the hand.
    pub(super) fn take(self, index: usize) {
        let position = self.position.get_untracked();
        if position.is_some_and(|position| index < position.hand().len()) {
            self.held.set(index);
            self.point_again();
        }
    }

    /// Turns the tile, anticlockwise.
    pub(super) fn turn(self, sixths: i32) {
        if self.has_mover() {
            self.spin.update(|spin| *spin += sixths);
            self.point_again();
        }
    }

    /// The tile or its turn has changed: what is pointed at changes with it.
    fn point_again(self) {
        untrack(|| {
            if let Some(place) = self.pointed_place()
                && let Some(action) = self.action_at(place)
            {
                self.pointed.set(Some(action.to_string()));
            }
        });
    }

    /// Whether somebody may place a tile here and now.
    pub(super) fn has_mover(self) -> bool {
        self.position
            .with_untracked(|position| position.as_ref().is_some_and(|it| it.mover.is_some()))
    }

    /// The mouse or the keyboard comes to a place.
    pub(super) fn look_at(self, at: Point) {
        self.refused.set(None);
        self.cursor.set(Some(at));
    }

    /// It leaves the place.
    pub(super) fn look_away(self, from: Point) {
        if self.cursor.get_untracked() == Some(from) {
            self.cursor.set(untrack(|| self.pointed_place()));
        }
    }

    /// Points at nothing.
    pub(super) fn let_go(self) {
        self.pointed.set(None);
    }

    /// A click: the first points at the place, the next one plays. Says whether it played.
    pub(super) fn click(self, at: Point) -> bool {
        let (position, action) = untrack(|| (self.position.get(), self.action_at(at)));
        let (Some(position), Some(action)) = (position, action) else {
            return false;
        };
        let notation = action.to_string();
        if !position.places.contains(&at) {
            self.refused.set(Some(at));
            self.explain.run(notation);
            return false;
        }
        self.refused.set(None);
        if self.pointed.get_untracked().as_ref() == Some(&notation) {
            self.pointed.set(None);
            self.play.run(notation);
            return true;
        }
        self.pointed.set(Some(notation));
        self.cursor.set(Some(at));
        false
    }

    /// A click on a tile that lies in another hand or on the stack.
    pub(super) fn ask_for(self, design: Design) {
        let Some(position) = self.position.get_untracked() else {
            return;
        };
        if let Some(index) = position.hand().iter().position(|&held| held == design) {
            self.take(index);
        } else if let Some(&first) = position.places.first() {
            let at = self.cursor.get_untracked().unwrap_or(first);
            let turn = 0;
            self.explain.run(Action { design, at, turn }.to_string());
        }
    }
}

/// A tile is dragged from the hand to where it shall lie; there it can still be turned.
impl Drags for Choice {
    fn may_lift(self, from: &From) -> bool {
        match from {
            From::Tray(_) => self.has_mover(),
            From::Spot(name) => {
                let pointed = untrack(|| self.pointed_place());
                pointed.is_some() && pointed == place_named(name)
            }
        }
    }

    fn lift(self, from: &From) {
        if let From::Tray(index) = from
            && let Ok(index) = index.parse::<usize>()
        {
            self.take(index - 1);
            let design = self.design_now();
            let what = design.map(|design| wording::tile(&self.words.get_untracked(), design));
            let message = Message::new("board-taken").with("what", what.unwrap_or_default());
            self.said.set(self.words.get_untracked().tell(&message));
        }
    }

    fn hold_over(self, _from: &From, over: Option<&str>) {
        self.cursor.set(over.and_then(place_named));
    }

    fn put_down(self, _from: &From, to: Option<&str>) {
        let action = to
            .and_then(place_named)
            .and_then(|at| untrack(|| self.action_at(at)));
        self.pointed.set(action.map(|action| action.to_string()));
        self.cursor.set(action.map(|action| action.at));
    }
}

/// The place that is called so in the markup.
pub(super) fn place_named(name: &str) -> Option<Point> {
    let (a, b) = name.split_once(',')?;
    Some(Point::new(a.parse().ok()?, b.parse().ok()?))
}

fn design(position: &Position, held: usize) -> Option<Design> {
    let hand = position.hand();
    hand.get(held).or(hand.first()).copied()
}

fn action_at(position: &Position, held: usize, spin: i32, at: Point) -> Option<Action> {
    let design = design(position, held)?;
    let turns = i32::from(position.turns(design));
    Some(Action {
        design,
        at,
        turn: spin.rem_euclid(turns) as u8,
    })
}

/// The spin nearest to `spin` that shows a tile turned by `turn`, if it looks the same after `turns`.
fn spun(spin: i32, turn: u8, turns: u8) -> i32 {
    let turns = i32::from(turns);
    let ahead = (i32::from(turn) - spin).rem_euclid(turns);
    if ahead * 2 > turns {
        spin + ahead - turns
    } else {
        spin + ahead
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_tile_turns_the_shorter_way() {
        assert_eq!(spun(0, 5, 6), -1);
        assert_eq!(spun(0, 2, 6), 2);
        assert_eq!(spun(7, 1, 6), 7);
        assert_eq!(spun(-1, 0, 6), 0);
        assert_eq!(spun(4, 0, 3), 3);
    }
}
