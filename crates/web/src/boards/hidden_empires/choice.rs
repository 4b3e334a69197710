//! What the player is about to do: which ants, which area, how many, and what is done by itself.

use std::sync::Arc;

use engine::Seat;
use hidden_empires::components::{Ants, Caste};
use hidden_empires::state::Chore;
use hidden_empires::{Action, Area, Phase, Place};
use leptos::prelude::*;
use leptos::wasm_bindgen::JsCast;
use leptos::web_sys::HtmlElement;
use leptos::web_sys::ScrollLogicalPosition::Nearest;
use table::Words;

use super::aim::{Aim, Aimed};
use super::basket::Load;
use super::drag::Drag;
use super::errand::Errand;
use super::plan::Wishes;
use super::position::{Held, Position};
use super::tray::TRAY;
use crate::boards::BoardProps;
use crate::browser;

/// The choice as it stands. Cheap to copy: every part of the board holds one.
#[derive(Clone, Copy)]
pub(super) struct Choice {
    /// Nothing before the first view.
    pub(super) position: Memo<Option<Arc<Position>>>,
    pub(super) words: Signal<Arc<Words>>,
    pub(super) names: Signal<Vec<String>>,
    pub(super) highlighted: Signal<Option<String>>,
    /// Whose chosen move is shown though it is not made yet.
    pub(super) held_by: Signal<Option<Seat>>,
    /// Ants that wait to be sent somewhere.
    pub(super) held: RwSignal<Option<Held>>,
    /// Where they can go.
    pub(super) targets: Memo<Arc<Vec<Place>>>,
    pub(super) drag: RwSignal<Option<Drag>>,
    /// A click that ends a drag means nothing.
    pub(super) dragged: StoredValue<bool>,
    /// A card or the nest, which waits for an area.
    pub(super) aim: RwSignal<Option<Aim>>,
    /// The area whose tasks are looked at.
    pub(super) selected: RwSignal<Option<Area>>,
    /// The area under the mouse or the keyboard.
    pub(super) hover: RwSignal<Option<Area>>,
    /// The last place where a click was refused.
    pub(super) refused: RwSignal<Option<Place>>,
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
    /// Whose nest is shown; the reader's own if nobody's was chosen.
    pub(super) shown: RwSignal<Option<Seat>>,
    pub(super) errand: StoredValue<Errand>,
    /// The position before a move of the errand that waits to be made final.
    pub(super) paused: StoredValue<Option<Arc<Position>>>,
    pub(super) pointed: RwSignal<Option<String>>,
    pub(super) pointed_action: Memo<Option<Action>>,
    pub(super) play: Callback<String>,
    pub(super) play_at_once: Callback<String>,
    explain: Callback<String>,
}

impl Choice {
    pub(super) fn new(props: &BoardProps) -> Self {
        let (view, actor, pointed) = (props.view, props.actor, props.pointed);
        let position =
            Memo::new(move |_| view.with(|view| Position::read(view, actor.get()).map(Arc::new)));
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
        let pointed_action =
            Memo::new(move |_| pointed.with(|pointed| pointed.as_ref()?.parse().ok()));
        let choice = Self {
            position,
            words: props.words,
            names: props.names,
            highlighted: props.highlighted,
            held_by: props.held_by,
            held,
            targets,
            drag: RwSignal::new(None),
            dragged: StoredValue::new(false),
            aim: RwSignal::new(None),
            selected: RwSignal::new(None),
            hover: RwSignal::new(None),
            refused: RwSignal::new(None),
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
            shown: RwSignal::new(None),
            errand: StoredValue::new(Errand::None),
            paused: StoredValue::new(None),
            pointed,
            pointed_action,
            play: props.play,
            play_at_once: props.play_at_once,
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
                self.note.set(None);
                let Some(now) = &now else {
                    return;
                };
                let differs = |same: fn(&Position, &Position) -> bool| {
                    last.as_ref().is_none_or(|last| !same(last, now))
                };
                let held = self.held.get();
                if held.is_some_and(|held| !now.movable(held.from).contains(held.ants))
                    || differs(|last, now| last.phase() == now.phase() && last.actor == now.actor)
                {
                    self.held.set(None);
                    self.drag.set(None);
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
                self.follow_errand(now, last.as_ref());
            });
            now
        });
    }

    pub(super) fn now(self) -> Option<Arc<Position>> {
        self.position.get_untracked()
    }

    /// Plays an action, or asks why it is not possible. Says whether it played.
    pub(super) fn act(self, action: Action) -> bool {
        self.errand.set_value(Errand::None);
        let legal = self.now().is_some_and(|position| position.is_legal(action));
        if legal {
            self.pointed.set(None);
            self.play.run(action.to_string());
        } else {
            self.explain.run(action.to_string());
        }
        legal
    }

    fn refuse(self, place: Place, action: Action) {
        let acts = self.now().is_some_and(|position| position.actor.is_some());
        self.refused.set(acts.then_some(place));
        self.explain.run(action.to_string());
    }

    /// A click on an area or a chamber.
    pub(super) fn click(self, place: Place) {
        if self.dragged.get_value() {
            self.dragged.set_value(false);
            return;
        }
        let Some(position) = self.now() else {
            return;
        };
        self.refused.set(None);
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
            Err(_) if !position.movable(to).is_empty() && self.drag.get_untracked().is_none() => {
                self.take(to);
            }
            Err(refusal) => {
                self.refused.set(Some(to));
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
        self.drag.set(None);
        self.note.set(None);
        self.select(None);
    }

    /// The mouse or the keyboard comes to an area.
    pub(super) fn look_at(self, area: Area) {
        if self.hover.get_untracked() == Some(area) {
            return;
        }
        self.hover.set(Some(area));
        self.refused.set(None);
        let action = self.now().and_then(|position| {
            let action = match self.aim.get_untracked() {
                Some(aim) => match position.aimed(aim, area)? {
                    Aimed::Act(action) => action,
                    Aimed::Aim(_) => return None,
                },
                None => position.meaning(area)?,
            };
            position.is_legal(action).then(|| action.to_string())
        });
        if self.pointed.get_untracked() != action {
            self.pointed.set(action);
        }
    }

    /// It leaves the map.
    pub(super) fn look_away(self) {
        self.hover.set(None);
        self.pointed.set(None);
    }

    /// Points at an action while the mouse is on what stands for it.
    pub(super) fn point(self, action: Option<Action>) {
        let legal = action.filter(|&action| self.now().is_some_and(|it| it.is_legal(action)));
        self.pointed.set(legal.map(|action| action.to_string()));
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

    /// The seat whose nest is shown.
    pub(super) fn shown_seat(self, position: &Position) -> Seat {
        self.shown.get().unwrap_or(position.me)
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
            .unwrap_or_else(|| {
                let color = super::art::color(seat);
                self.words.get().get(&format!("seat-{color}"))
            })
    }

    pub(super) fn get(self, key: &str) -> String {
        self.words.read().get(key)
    }
}

/// The keyboard goes to an area, and the page to where the map is and what is asked.
fn focus_area(area: Area) {
    let find = |css: &str| document().query_selector(css).ok().flatten();
    if let Some(element) = find(&format!(".empires-board [data-place=\"{area}\"]")) {
        // Elements of pictures take the focus as others do.
        let _ = element.unchecked_into::<HtmlElement>().focus();
    }
    if let Some(tray) = find(".empires-board .tray") {
        let seen = tray.get_bounding_client_rect();
        let height = window().inner_height().ok().and_then(|it| it.as_f64());
        if seen.top() < 0.0 || height.is_some_and(|height| seen.bottom() > height) {
            tray.scroll_into_view();
        }
    }
}
