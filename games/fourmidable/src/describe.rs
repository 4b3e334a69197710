//! Actions, chance and what follows from them in words. The wording itself is in `locale/`.

use engine::{Account, Arg, Event, Message, Observer, Seat};

use crate::action::{Action, Chance, Target};
use crate::cards::decks::Deck;
use crate::cards::{Objective, Special};
use crate::components::{Caste, Predator, Resource, Species, Time, Weather};
use crate::state::{Fourmidable, Phase, Place};

macro_rules! terms {
    ($($name:ty),+) => {
        $(impl From<$name> for Arg {
            fn from(item: $name) -> Self {
                Self::Term(item.key())
            }
        })+
    };
}
terms!(Caste, Predator, Resource, Species, Time, Weather);

impl From<Special> for Arg {
    fn from(card: Special) -> Self {
        Self::Term(card.card().key)
    }
}

fn hidden(message: Message) -> Account {
    Account {
        notation: None,
        message,
    }
}

/// An objective in a message: what it needs, and its points.
pub(crate) fn with_objective(deck: &Deck, message: Message, card: Objective) -> Message {
    let needs = deck.needs(card);
    let message = message
        .with("card", card.to_string())
        .with("caste", card.caste())
        .with("count", needs.len() as u8)
        .with("points", deck.points(card));
    let names = ["first", "second", "third"];
    let needs = names.into_iter().zip(needs);
    needs.fold(message, |message, (name, need)| message.with(name, need))
}

impl From<Place> for Arg {
    fn from(place: Place) -> Self {
        match place {
            Place::Cell(cell) => Self::Term(cell.term()),
            Place::Hex(hex) => Self::Text(hex.to_string()),
        }
    }
}

/// Where a card or predator is aimed: in the forest, or in somebody's nest.
fn aimed(
    told: impl Fn(&'static str) -> Message,
    keys: [&'static str; 2],
    target: Target,
) -> Message {
    let [key, in_nest] = keys;
    match target {
        Target::None => told(key).with("place", String::new()),
        Target::Hex(hex) => told(key).with("place", Place::Hex(hex)),
        Target::Cell(nest, cell) => told(in_nest)
            .with("place", Place::Cell(cell))
            .with("owner", nest),
        Target::Caste(caste) => told(key).with("place", caste),
        Target::Objective(card) => told(key).with("place", card.to_string()),
    }
}

impl Fourmidable {
    pub(crate) fn account(&self, event: &Event<Action, Chance>, observer: Observer) -> Account {
        match event {
            Event::Action(seat, action) => self.action_account(*seat, *action, observer),
            Event::Chance(chance) => self.chance_account(chance, observer),
        }
    }

    fn action_account(&self, seat: Seat, action: Action, observer: Observer) -> Account {
        let own = observer.is(seat);
        let told = |key| Message::new(key).with("player", seat);
        match action {
            // The draft is sealed; alone, the choice lies in the hand like any other.
            Action::Take(_) if !own => hidden(told("log-takes-hidden")),
            Action::Keep(card) if !own => {
                hidden(told("log-keeps-hidden").with("caste", card.caste()))
            }
            Action::Under(card) if !own => {
                hidden(told("log-puts-under-hidden").with("caste", card.caste()))
            }
            action => Account {
                notation: Some(action.to_string()),
                message: action_in_words(&self.table.deck, seat, action),
            },
        }
    }

    fn chance_account(&self, chance: &Chance, observer: Observer) -> Account {
        let open = |message| Account {
            notation: Some(chance.to_string()),
            message,
        };
        let cards = |all: &[Objective]| {
            let ids: Vec<_> = all.iter().map(Objective::to_string).collect();
            ids.join(", ")
        };
        let drawer = match self.table.phase {
            Phase::Deal(seat)
            | Phase::Objectives(seat, _)
            | Phase::Draw(seat, _)
            | Phase::Peek(seat, ..)
            | Phase::Refill(seat, _)
            | Phase::Bag(seat) => seat,
            _ => self.table.first,
        };
        let own = observer.is(drawer);
        let told = |key| Message::new(key).with("player", drawer);
        match chance {
            Chance::First(seat, time) => open(
                Message::new("log-first")
                    .with("player", *seat)
                    .with("time", *time),
            ),
            Chance::Species(_) => open(Message::new("log-species-dealt")),
            Chance::Row(_) => open(Message::new("log-row")),
            Chance::Specials(dealt) => {
                let message = told("log-specials").with("count", dealt.len() as u8);
                if own { open(message) } else { hidden(message) }
            }
            Chance::Objectives(drawn) if own => {
                open(told("log-draws").with("count", drawn.len() as u8))
            }
            Chance::Objectives(drawn) => {
                hidden(told("log-draws-hidden").with("count", drawn.len() as u8))
            }
            Chance::Weather(weather) => open(Message::new("log-weather").with("weather", *weather)),
            Chance::Peek(seen) if own => open(told("log-peeks").with("cards", cards(seen))),
            Chance::Peek(seen) => hidden(told("log-peeks-hidden").with("count", seen.len() as u8)),
            Chance::Refill(card) => open(with_objective(
                &self.table.deck,
                Message::new("log-refill"),
                *card,
            )),
            Chance::Bag(resource) => open(Message::new("log-bag").with("resource", *resource)),
        }
    }

    /// What nobody decided: harvests, new rounds, meals, the end.
    pub(crate) fn what_followed(&self, after: &Self) -> Vec<Message> {
        let mut followed = Vec::new();
        let (before, table) = (&self.table, &after.table);
        for seat in Seat::all(before.players()) {
            let (old, new) = (before.colony(seat), table.colony(seat));
            for &resource in Resource::ALL {
                if new.store[resource as usize] > old.store[resource as usize] {
                    followed.push(
                        Message::new("log-harvests")
                            .with("player", seat)
                            .with("resource", resource),
                    );
                }
            }
            if new.pheromones.len() > old.pheromones.len() {
                followed.push(
                    Message::new("log-marks")
                        .with("player", seat)
                        .with("left", new.supply),
                );
            }
        }
        let lost = table.lost.minus(before.lost);
        // What was eaten may be spent already.
        let mut eaten = table.eaten;
        let spent = lost.iter().flat_map(|card| table.deck.needs(card));
        spent.for_each(|resource| eaten[resource as usize] += 1);
        for &resource in Resource::ALL {
            if eaten[resource as usize] > before.eaten[resource as usize] {
                followed.push(Message::new("log-eaten").with("resource", resource));
            }
        }
        for card in lost.iter() {
            followed.push(with_objective(&table.deck, Message::new("log-lost"), card));
        }
        if table.round > before.round {
            followed.push(
                Message::new("log-round")
                    .with("round", table.round)
                    .with("time", table.time)
                    .with("player", table.first),
            );
        }
        if table.phase == Phase::Over && before.phase != Phase::Over {
            for seat in Seat::all(table.players()) {
                let colony = table.colony(seat);
                followed.push(
                    Message::new("log-final-score")
                        .with("player", seat)
                        .with("points", i32::from(colony.score))
                        .with("pheromones", colony.pheromones.len() as u8)
                        .with("bonus", i32::from(table.bonus_points(seat))),
                );
            }
        }
        followed
    }
}

fn action_in_words(deck: &Deck, seat: Seat, action: Action) -> Message {
    let told = |key| Message::new(key).with("player", seat);
    let place = |message: Message, place: Place| message.with("place", place);
    match action {
        Action::Species(species) => told("log-species").with("species", species),
        Action::Take(card) => told("log-takes").with("card", card),
        Action::Ants([hunters, farmers, diggers]) => told("log-ants")
            .with("hunters", hunters)
            .with("farmers", farmers)
            .with("diggers", diggers),
        Action::Ant(caste) => told("log-ant").with("caste", caste),
        Action::Split([hunters, farmers, diggers]) => told("log-split")
            .with("hunters", hunters)
            .with("farmers", farmers)
            .with("diggers", diggers),
        Action::Weather(weather) => told("log-chooses-weather").with("weather", weather),
        Action::Birth(caste) => told("log-birth").with("caste", caste),
        Action::Walk(caste, from) => place(told("log-walk").with("caste", caste), from),
        Action::Step(to) => place(told("log-step"), to),
        Action::Skip(cell) => place(told("log-skip"), Place::Cell(cell)),
        Action::Stop => told("log-stop"),
        Action::Hole(hex) => place(told("log-hole"), Place::Hex(hex)),
        Action::Study => told("log-study"),
        Action::Keep(card) => with_objective(deck, told("log-keeps"), card),
        Action::Under(card) => with_objective(deck, told("log-puts-under"), card),
        Action::Complete(card) => with_objective(deck, told("log-completes"), card),
        Action::Predator(predator, target) => {
            aimed(told, ["log-predator", "log-predator-nest"], target).with("predator", predator)
        }
        Action::Hunt(predator, target) => {
            aimed(told, ["log-hunt", "log-hunt-nest"], target).with("predator", predator)
        }
        Action::Feed(target) => aimed(told, ["log-feed", "log-feed-nest"], target),
        Action::Play(card, Target::None) => told("log-plays").with("card", card),
        Action::Play(card, target) => {
            aimed(told, ["log-plays-at", "log-plays-at-nest"], target).with("card", card)
        }
        Action::Fly(hex) => place(told("log-fly"), Place::Hex(hex)),
        Action::Peek => told("log-peek"),
        Action::Reveal(card) => with_objective(deck, told("log-reveals"), card),
        Action::Done => told("log-done"),
    }
}
