//! What the player is about to do: which tile, which way, which nurses, which cubes.

use std::sync::Arc;

use engine::Seat;
use leptos::prelude::*;
use myrmes::components::Cube;
use myrmes::state::Chore;
use myrmes::{Action, Births, Hex, Myrmes, Phase};

use super::ghost::Ghost;
use super::position::{Held, Position};
use super::reach::{Reach, reach, reach_from};
use crate::boards::BoardProps;
use crate::boards::kit::drag::{Drags, From};
use crate::boards::kit::picture::{Looks, Points};
use crate::boards::kit::scene::{Chooser, Scene, Shown, chooser};
use crate::boards::kit::way::Way;

/// The choice as it stands. Cheap to copy: every part of the board holds one.
#[derive(Clone, Copy)]
pub(super) struct Choice {
    pub(super) scene: Scene<Position>,
    /// The tile from the tray that is held over the garden.
    held: RwSignal<Option<Ghost>>,
    /// The tile that is shown over the garden: held, or pointed at.
    pub(super) ghost: Memo<Option<Ghost>>,
    pub(super) looks: Looks<Hex>,
    /// Whether the hexagons for a tunnel are to be seen at once.
    pub(super) digs: RwSignal<bool>,
    /// What the worker can reach, or could if it left through the exit that is looked at.
    pub(super) reach: Memo<Arc<Reach>>,
    /// Nurses for larvae, soldiers and workers, and in the atelier.
    pub(super) nurses: RwSignal<[u8; 4]>,
    /// How many soldiers are born, where soldiers and workers would be too many.
    pub(super) kept: RwSignal<Option<u8>>,
    /// Cubes to store.
    pub(super) stored: RwSignal<[u8; 3]>,
    /// Whether the season is being planned, the chosen births included while they wait.
    pub(super) is_planning: RwSignal<bool>,
    /// The turn whose account was put away, and by whom.
    pub(super) put_away: RwSignal<Option<(Seat, u8)>>,
    /// What is left of a longer way.
    way: Way<Myrmes>,
}

chooser!(Choice, Position);

impl Chooser for Choice {
    type Position = Position;

    fn scene(&self) -> Scene<Position> {
        self.scene
    }

    fn act(self, action: Action) -> bool {
        self.way.leave();
        self.answer(self.can(action), action.to_string())
    }

    fn point(self, action: Option<Action>) {
        if self.held.get_untracked().is_none() {
            self.point_at(action);
        }
    }
}

impl Choice {
    pub(super) fn new(props: &BoardProps) -> Self {
        let scene = Scene::<Position>::new(props);
        let (position, pointed_action) = (scene.position, scene.pointed_action);
        let held = RwSignal::new(None::<Ghost>);
        let looks = Looks::new();
        let ghost = Memo::new(move |_| {
            let placed = pointed_action.get().and_then(Held::of);
            match (placed, position.get()) {
                (Some((held, at)), Some(position)) => {
                    Ghost::lying(&position, held, &at.laid().hexes)
                }
                _ => None,
            }
            .or(held.get())
        });
        let exit = Memo::new(move |_| {
            let position = position.get()?;
            let looked_at = match pointed_action.get() {
                Some(Action::Leave(exit)) => Some(exit),
                _ => looks.hover.get(),
            };
            looked_at.filter(|&hex| position.is_legal(Action::Leave(hex)))
        });
        let reach = Memo::new(move |_| {
            let Some(position) = position.get() else {
                return Arc::default();
            };
            Arc::new(match (position.actor, position.sortie(), exit.get()) {
                (Some(seat), Some(_), _) => reach(&position.state, seat),
                (Some(seat), None, Some(exit)) => reach_from(&position.state, seat, exit),
                _ => Reach::default(),
            })
        });
        let choice = Self {
            scene,
            held,
            ghost,
            looks,
            digs: RwSignal::new(false),
            reach,
            nurses: RwSignal::new([0; 4]),
            kept: RwSignal::new(None),
            stored: RwSignal::new([0; 3]),
            is_planning: RwSignal::new(false),
            put_away: RwSignal::new(None),
            way: Way::new(),
        };
        choice.follow_the_game();
        choice
    }

    /// Whatever was prepared for another moment of the game is forgotten.
    fn follow_the_game(self) {
        self.follow(move |now, last| {
            self.looks.refused.set(None);
            self.digs.set(false);
            if self.held_by.get().is_none() {
                self.is_planning.set(now.phase() == Phase::Plan);
            }
            let differs =
                |same: fn(&Position, &Position) -> bool| last.is_none_or(|last| !same(last, now));
            if differs(|last, now| last.sortie() == now.sortie() && last.actor == now.actor) {
                self.held.set(None);
            }
            if differs(|last, now| last.me == now.me) {
                self.shown.set(None);
            }
            if differs(|last, now| last.me == now.me && last.table().turn() == now.table().turn()) {
                self.nurses.set([0; 4]);
                self.kept.set(None);
            }
            if differs(|last, now| last.me == now.me && last.own().chore == now.own().chore)
                && now.own().chore == Chore::Store
            {
                self.stored.set(as_much_as_fits(now));
            }
            self.way.go_on(self.scene, now);
        });
    }

    /// Holds a tile over the garden, or none.
    pub(super) fn hold(self, ghost: Option<Ghost>) {
        self.held.set(ghost);
        let notation = ghost.map(Ghost::notation);
        if self.pointed.get_untracked() != notation {
            self.pointed.set(notation);
        }
    }

    /// Takes a tile from the tray, or puts it back.
    pub(super) fn take(self, held: Held) {
        let Some(position) = self.now() else {
            return;
        };
        let is_held = self.ghost.get_untracked().is_some_and(|it| it.held == held);
        let ghost = Ghost::over(&position, held).filter(|_| position.actor.is_some());
        match ghost {
            Some(ghost) if !is_held => {
                self.hold(Some(ghost));
                let can = |action: &Action| Held::of(*action).is_some_and(|(it, _)| it == held);
                if !position.can(can) {
                    self.explain.run(ghost.notation());
                }
            }
            _ => self.hold(None),
        }
    }

    /// Changes how the tile lies. Says whether there is one.
    pub(super) fn change(self, change: impl Fn(Ghost) -> Ghost) -> bool {
        let ghost = self.ghost.get_untracked();
        if let Some(ghost) = ghost {
            self.hold(Some(change(ghost)));
        }
        ghost.is_some()
    }

    /// Places the tile, or asks why not.
    pub(super) fn place(self) -> bool {
        let (Some(ghost), Some(position)) = (self.ghost.get_untracked(), self.now()) else {
            return false;
        };
        let legal = ghost.action().is_some_and(|it| position.is_legal(it));
        if legal {
            self.held.set(None);
        }
        self.answer(legal, ghost.notation())
    }

    /// Lets everything go.
    pub(super) fn let_go(self) {
        self.way.leave();
        self.digs.set(false);
        self.hold(None);
    }

    /// The births that the steppers stand for: legal, if anything legal can be meant.
    pub(super) fn births(self, position: &Position) -> (Births, Vec<u8>) {
        let nurses = self.nurses.get();
        let found = position.births(nurses);
        let choices: Vec<u8> = found.iter().filter_map(|births| births.kept).collect();
        let kept = self.kept.get();
        let chosen = found
            .iter()
            .find(|births| births.kept == kept)
            .or(found.last())
            .copied();
        let [larvae, soldiers, workers, atelier] = nurses;
        let plain = Births {
            larvae,
            soldiers,
            workers,
            atelier,
            kept: None,
        };
        (chosen.unwrap_or(plain), choices)
    }

    /// The phase in a word, for the style sheet.
    pub(super) fn phase_name(self) -> &'static str {
        match self.position.get().map(|position| position.phase()) {
            Some(Phase::Plan) => "plan",
            Some(Phase::Worker(_)) => "worker",
            Some(Phase::Sortie(..)) => "sortie",
            Some(Phase::Harvest) => "harvest",
            Some(Phase::Atelier(_) | Phase::Giving(..)) => "atelier",
            Some(Phase::Storage) => "storage",
            Some(Phase::Winter) => "winter",
            Some(Phase::Over { .. }) => "over",
            _ => "setup",
        }
    }
}

impl Points for Choice {
    type Spot = Hex;

    fn named(name: &str) -> Option<Hex> {
        Hex::from_name(name)
    }

    fn looks(self) -> Looks<Hex> {
        self.looks
    }

    fn meaning(self, position: &Position, hex: Hex) -> Option<Action> {
        let stands_here = position
            .sortie()
            .is_some_and(|(_, sortie)| sortie.at.contains(hex));
        let clears = stands_here && position.table().garden.tile_at(hex).is_some();
        Some(if clears {
            Action::Clear
        } else {
            position.click(hex)
        })
    }

    fn click(self, hex: Hex) {
        let Some(position) = self.now() else {
            return;
        };
        self.looks.refused.set(None);
        if let Some(ghost) = self.ghost.get_untracked()
            && position.actor.is_some()
        {
            let covers = ghost.hexes().is_some_and(|hexes| hexes.contains(hex));
            if covers {
                self.place();
            } else if let Some(moved) = ghost.covering(&position, hex) {
                self.hold(Some(moved));
            } else {
                self.mark_refused(hex);
                self.explain.run(ghost.notation());
            }
            return;
        }
        let goal = self.reach.with_untracked(|reach| {
            let goal = reach.get(position.space(hex));
            goal.filter(|_| position.sortie().is_some()).cloned()
        });
        if let Some(first) = goal.and_then(|goal| self.way.set_out(goal.way)) {
            self.looks.hover.set(None);
            self.pointed.set(None);
            self.play.run(first.action.to_string());
            return;
        }
        let Some(action) = self.meaning(&position, hex) else {
            return;
        };
        if position.is_legal(action) {
            self.act(action);
        } else {
            self.refuse(hex, action);
        }
    }

    fn look_at(self, hex: Hex) {
        if self.arrives_at(hex) {
            let now = self.now();
            self.point(now.and_then(|position| self.meaning(&position, hex)));
        }
    }

    fn look_away(self) {
        self.looks.hover.set(None);
        if self.held.get_untracked().is_none() {
            self.pointed.set(None);
        }
    }
}

/// Tiles are dragged from the tray; the worker is sent where it is dropped.
impl Drags for Choice {
    fn may_lift(self, from: &From) -> bool {
        let Some(position) = self.now().filter(|position| position.actor.is_some()) else {
            return false;
        };
        match from {
            From::Tray(name) => Held::named(name).is_some(),
            From::Spot(name) => Hex::from_name(name).is_some_and(|hex| {
                let sortie = position.sortie();
                let out = sortie.is_some_and(|(_, sortie)| sortie.at.contains(hex));
                let over = self.ghost.get_untracked().and_then(Ghost::hexes);
                out || over.is_some_and(|hexes| hexes.contains(hex))
            }),
        }
    }

    fn lift(self, from: &From) {
        if let From::Tray(name) = from
            && let Some(held) = Held::named(name)
            && self.ghost.get_untracked().is_none_or(|it| it.held != held)
        {
            self.take(held);
        }
    }

    fn hold_over(self, _from: &From, over: Option<&str>) {
        if let (Some(ghost), Some(hex)) =
            (self.ghost.get_untracked(), over.and_then(Hex::from_name))
            && let Some(moved) = self.now().and_then(|now| ghost.covering(&now, hex))
        {
            self.hold(Some(moved));
        }
    }

    fn put_down(self, from: &From, to: Option<&str>) {
        let to = to.and_then(Hex::from_name);
        match (from, to, self.ghost.get_untracked()) {
            // It lies there until it is placed or turned.
            (_, Some(_), Some(_)) => {}
            (From::Spot(_), Some(hex), None) => {
                self.click(hex);
            }
            (From::Tray(_), None, _) => self.hold(None),
            _ => {}
        }
    }
}

/// Food first: winter comes. Then stone, then earth.
fn as_much_as_fits(position: &Position) -> [u8; 3] {
    let colony = position.own();
    let mut room = colony.storage();
    let mut stored = [0; 3];
    for cube in [Cube::Food, Cube::Stone, Cube::Earth] {
        let kept = room.min(colony.store[cube as usize]);
        stored[cube as usize] = kept;
        room -= kept;
    }
    stored
}
