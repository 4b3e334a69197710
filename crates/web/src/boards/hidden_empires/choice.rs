//! What the player is about to do: which ants, which area, how many, and what is done by itself.

use std::sync::Arc;

use hidden_empires::components::{Ants, Caste};
use hidden_empires::state::Chore;
use hidden_empires::{Action, Area, Phase, Place};
use leptos::prelude::*;
use leptos::wasm_bindgen::JsCast;
use leptos::web_sys::HtmlElement;
use leptos::web_sys::ScrollLogicalPosition::Nearest;

use super::aim::{Aim, Aimed};
use super::basket::Load;
use super::errand::Errand;
use super::plan::Wishes;
use super::position::{Held, Position};
use super::stage::place_named;
use super::tray::TRAY;
use crate::boards::BoardProps;
use crate::boards::kit::picture::{Looks, Points};
use crate::boards::kit::scene::{Chooser, Scene, Shown, chooser};
use crate::browser;

/// The choice as it stands. Cheap to copy: every part of the board holds one.
#[derive(Clone, Copy)]
pub(super) struct Choice {
    pub(super) scene: Scene<Position>,
    /// Ants that wait to be sent somewhere.
    pub(super) held: RwSignal<Option<Held>>,
    /// Where they can go.
    pub(super) targets: Memo<Arc<Vec<Place>>>,
    /// A card or the nest, which waits for an area.
    pub(super) aim: RwSignal<Option<Aim>>,
    /// The area whose tasks are looked at.
    pub(super) selected: RwSignal<Option<Area>>,
    pub(super) looks: Looks<Place>,
    /// Why the ants that were held cannot go there.
    pub(super) note: RwSignal<Option<String>>,
    /// Who harvests, if not those who make sense.
    pub(super) foragers: RwSignal<Option<Ants>>,
    /// Who tends, if not all who can.
    pub(super) tenders: RwSignal<Option<Ants>>,
    /// Who patrols, if not all who can.
    pub(super) patrollers: RwSignal<Option<Ants>>,
    /// How many build a trunk, if not all.
    pub(super) diggers: RwSignal<Option<u16>>,
    /// Ants that flee, return, are lost or reinforce.
    pub(super) chosen: RwSignal<Ants>,
    /// Brood that is taken to safety, carried off or given up.
    pub(super) basket: RwSignal<Vec<Load>>,
    pub(super) bid: RwSignal<u16>,
    /// Dice of defenders that may explode.
    pub(super) bombs: RwSignal<u16>,
    /// Dice that a weapon rolls, if not all.
    pub(super) wielded: RwSignal<Option<u16>>,
    pub(super) wishes: RwSignal<Wishes>,
    pub(super) errand: StoredValue<Errand>,
    /// The position before a move of the errand that waits to be made final.
    pub(super) paused: StoredValue<Option<Arc<Position>>>,
}

chooser!(Choice, Position);

impl Chooser for Choice {
    type Position = Position;

    fn scene(&self) -> Scene<Position> {
        self.scene
    }

    fn act(self, action: Action) -> bool {
        self.errand.set_value(Errand::None);
        self.answer(self.can(action), action.to_string())
    }
}

impl Choice {
    pub(super) fn new(props: &BoardProps) -> Self {
        let scene = Scene::<Position>::new(props);
        let position = scene.position;
        let held = RwSignal::new(None::<Held>);
        let targets = Memo::new(move |_| {
            let Some(position) = position.get() else {
                return Arc::default();
            };
            Arc::new(match held.get() {
                Some(held) => position.targets(held),
                None => position.landings(),
            })
        });
        let choice = Self {
            scene,
            held,
            targets,
            aim: RwSignal::new(None),
            selected: RwSignal::new(None),
            looks: Looks::new(),
            note: RwSignal::new(None),
            foragers: RwSignal::new(None),
            tenders: RwSignal::new(None),
            patrollers: RwSignal::new(None),
            diggers: RwSignal::new(None),
            chosen: RwSignal::new(Ants::NONE),
            basket: RwSignal::new(Vec::new()),
            bid: RwSignal::new(0),
            bombs: RwSignal::new(0),
            wielded: RwSignal::new(None),
            wishes: RwSignal::new(Wishes::default()),
            errand: StoredValue::new(Errand::None),
            paused: StoredValue::new(None),
        };
        choice.follow_the_game();
        choice
    }

    /// Whatever was prepared for another moment of the game is forgotten.
    fn follow_the_game(self) {
        self.follow(move |now, last| {
            self.looks.refused.set(None);
            self.note.set(None);
            let differs =
                |same: fn(&Position, &Position) -> bool| last.is_none_or(|last| !same(last, now));
            let held = self.held.get();
            if held.is_some_and(|held| !now.movable(held.from).contains(held.ants))
                || differs(|last, now| last.phase() == now.phase() && last.actor == now.actor)
            {
                self.held.set(None);
                self.dragging.let_go();
            }
            let aim = self.aim.get();
            if aim.is_some_and(|aim| now.aims(aim).next().is_none()) {
                self.aim.set(None);
            }
            let selected = self.selected.get();
            if selected.is_some_and(|area| now.tasks(area).is_empty()) {
                self.select(None);
            }
            if differs(|last, now| last.me == now.me) {
                self.shown.set(None);
            }
            if differs(|last, now| last.phase() == now.phase() && last.me == now.me) {
                self.chosen.set(now.proposed_answer());
                let highest = match now.phase() {
                    Phase::Auction(auction) => auction.highest.map_or(0, |(_, bid)| bid),
                    _ => 0,
                };
                self.bid.set(highest + 1);
                self.wielded.set(None);
            }
            if differs(|last, now| {
                last.basket_size() == now.basket_size() && last.loads() == now.loads()
            }) {
                self.basket.set(now.first_basket());
            }
            if differs(|last, now| {
                last.me == now.me
                    && last.table().game_turn == now.table().game_turn
                    && last.is_nest_phase() == now.is_nest_phase()
            }) {
                self.wishes.set(Wishes::default());
            }
            self.follow_errand(now, last);
        });
    }

    /// The area under the mouse or the keyboard.
    pub(super) fn hovered(self) -> Option<Area> {
        match self.looks.hover.get() {
            Some(Place::Map(area)) => Some(area),
            _ => None,
        }
    }

    /// Looks at the tasks of an area.
    pub(super) fn select(self, area: Option<Area>) {
        self.selected.set(area);
        self.foragers.set(None);
        self.tenders.set(None);
        self.patrollers.set(None);
        self.diggers.set(None);
    }

    /// Takes all ants that can leave a place.
    pub(super) fn take(self, place: Place) {
        let Some(position) = self.now() else {
            return;
        };
        let ants = position.movable(place);
        if ants.is_empty() {
            self.refuse(place, Action::Lift(place, Caste::Worker, 1));
        } else {
            self.held.set(Some(Held { from: place, ants }));
        }
    }

    /// Sends the ants, or takes others, or tells why not.
    pub(super) fn send(self, held: Held, to: Place) {
        let Some(position) = self.now() else {
            return;
        };
        match position.sending(held, to) {
            Ok(actions) => {
                self.held.set(None);
                self.act_all(actions);
            }
            Err(_) if !position.movable(to).is_empty() && !self.dragging.is_live() => {
                self.take(to);
            }
            Err(refusal) => {
                self.looks.refused.set(Some(to));
                let words = self.words.get_untracked();
                self.note.set(Some(words.tell(&refusal.reason)));
            }
        }
    }

    /// One more or one fewer of the ants that are held. Says whether there are any.
    pub(super) fn change(self, caste: Option<Caste>, up: bool) -> bool {
        let (Some(mut held), Some(position)) = (self.held.get_untracked(), self.now()) else {
            return false;
        };
        let movable = position.movable(held.from);
        let possible = |caste: &Caste| {
            if up {
                held.ants[*caste] < movable[*caste]
            } else {
                held.ants[*caste] > 0
            }
        };
        let caste = caste.or_else(|| Caste::ALL.into_iter().find(possible));
        if let Some(caste) = caste.filter(possible) {
            held.ants[caste] = if up {
                held.ants[caste] + 1
            } else {
                held.ants[caste] - 1
            };
            self.hold(held);
        }
        true
    }

    /// Holds other ants; nobody is not enough.
    pub(super) fn hold(self, held: Held) {
        self.note.set(None);
        if !held.ants.is_empty() {
            self.held.set(Some(held));
        }
    }

    /// Waits for an area, or not any more. The map comes into view.
    pub(super) fn take_aim(self, aim: Aim) {
        let again = self.aims_like(aim);
        self.let_go();
        if again {
            return;
        }
        self.aim.set(Some(aim));
        let first = self.now().and_then(|position| position.aims(aim).next());
        if let Some(area) = first {
            request_animation_frame(move || focus_area(area));
        }
    }

    /// Whether this waits for an area, the first or the second.
    pub(super) fn aims_like(self, aim: Aim) -> bool {
        match (self.aim.get(), aim) {
            (Some(Aim::Card(one) | Aim::Way(one, _)), Aim::Card(other)) => one == other,
            (now, _) => now == Some(aim),
        }
    }

    /// Whether something is held or waits, so that it can be let go.
    pub(super) fn holds(self) -> bool {
        self.held.read_untracked().is_some()
            || self.aim.read_untracked().is_some()
            || self.selected.read_untracked().is_some()
    }

    /// Lets everything go.
    pub(super) fn let_go(self) {
        self.errand.set_value(Errand::None);
        self.held.set(None);
        self.aim.set(None);
        self.dragging.let_go();
        self.note.set(None);
        self.select(None);
    }

    /// The phase in a word, for the style sheet.
    pub(super) fn phase_name(self) -> &'static str {
        let Some(position) = self.position.get() else {
            return "setup";
        };
        match position.phase() {
            _ if position.fight().is_some() => "fight",
            Phase::Deal(_) | Phase::Draft(_) => "draft",
            Phase::Auction(_) | Phase::OfferAuction(..) | Phase::SeekTrait(..) => "auction",
            Phase::Redistribute(_) => "redistribute",
            Phase::MoveOne(_) => "move",
            _ if position.is_scouting() => "scout",
            Phase::Discover(_) => "discover",
            Phase::Marker(turning) if turning.seat.is_some() => "discover",
            Phase::Tasks(_) | Phase::TrunkDice(..) | Phase::ForageDice(_) => "tasks",
            Phase::NestCards(..) => "nest-cards",
            Phase::Nest if position.own().chore == Chore::None => "waiting",
            Phase::Nest => "nest",
            Phase::Over => "over",
            Phase::DrawNest | Phase::PlaceNest(_) | Phase::Marker(_) => "setup",
            _ => "cards",
        }
    }
}

impl Points for Choice {
    /// An area, or a chamber of the nest.
    type Spot = Place;

    fn named(name: &str) -> Option<Place> {
        place_named(name)
    }

    fn looks(self) -> Looks<Place> {
        self.looks
    }

    fn meaning(self, position: &Position, place: Place) -> Option<Action> {
        let Place::Map(area) = place else {
            return None;
        };
        match self.aim.get_untracked() {
            Some(aim) => match position.aimed(aim, area)? {
                Aimed::Act(action) => Some(action),
                Aimed::Aim(_) => None,
            },
            None => position.meaning(area),
        }
    }

    fn click(self, place: Place) {
        let Some(position) = self.now() else {
            return;
        };
        self.looks.refused.set(None);
        self.note.set(None);
        if let (Some(aim), Place::Map(area)) = (self.aim.get_untracked(), place) {
            return match position.aimed(aim, area) {
                Some(Aimed::Act(action)) => {
                    self.aim.set(None);
                    self.act(action);
                }
                Some(Aimed::Aim(next)) => self.aim.set(Some(next)),
                None => self.refuse(place, Position::missed(aim, area)),
            };
        }
        let carries = position.table().turn.carried.is_some();
        if position.moves() && position.actor.is_some() && !carries {
            return match self.held.get_untracked() {
                Some(held) if held.from == place => self.let_go(),
                Some(held) => self.send(held, place),
                None => self.take(place),
            };
        }
        let action = match place {
            Place::Map(area) => match position.meaning(area) {
                Some(action) => action,
                None if !position.tasks(area).is_empty() => {
                    let again = self.selected.get_untracked() == Some(area);
                    self.select((!again).then_some(area));
                    // On a phone what can be done there may be out of sight.
                    return request_animation_frame(|| browser::reveal(TRAY, Nearest));
                }
                None => {
                    self.select(None);
                    position.asked_task(area)
                }
            },
            _ => Action::Put(place),
        };
        if position.is_legal(action) {
            self.act(action);
        } else {
            self.refuse(place, action);
        }
    }
}

/// The keyboard goes to an area, and the page to where the map is and what is asked.
fn focus_area(area: Area) {
    let find = |css: &str| document().query_selector(css).ok().flatten();
    if let Some(element) = find(&format!(".empires-board [data-spot=\"{area}\"]")) {
        // Elements of pictures take the focus as others do.
        let _ = element.unchecked_into::<HtmlElement>().focus();
    }
    // No further than needed: the map is where the ants go next.
    browser::reveal(TRAY, Nearest);
}
