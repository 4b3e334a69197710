//! Events, prey, tiles and objectives for those who look something up.

use engine::{Arg, Chapter, Message, Term};

use crate::components::{Demand, Event, Objective, Prey, Shape, Special};

fn named(name: impl Into<Arg>) -> Term {
    match name.into() {
        Arg::Term(key) => key.into(),
        other => unreachable!("{other:?} is no name"),
    }
}

pub(crate) fn chapters() -> Vec<Chapter> {
    let event = |event: Event| named(event).drawn(format!("event-{}", event.id()));
    let prey = |prey: Prey| named(prey).told(prey.told()).drawn(prey.id());
    let shape = |shape: Shape| named(shape).told(shape.told());
    let tile = |tile: Special| {
        named(tile).drawn(match tile {
            Special::AphidFarm => "aphid",
            Special::Scavenging => "scavenging",
            Special::SubColony => "sub-colony",
        })
    };
    let objective = |objective: Objective| named(objective).told(objective.told());
    vec![
        Chapter::new("rule-event", Event::ALL.map(event)),
        Chapter::new("rule-hunt", Prey::ALL.map(prey)),
        Chapter::new("rule-pheromone", Shape::ALL.map(shape)),
        Chapter::new("rule-special-tile", Special::ALL.map(tile)),
        Chapter::new("rule-objective", Objective::ALL.map(objective)),
    ]
}

impl Prey {
    /// What hunting it costs and brings.
    #[must_use]
    pub fn told(self) -> Message {
        Message::new("prey-text")
            .with("soldiers", self.soldiers())
            .with("food", self.food())
            .with("points", self.points())
    }
}

impl Shape {
    fn told(self) -> Message {
        Message::new("shape-text")
            .with("size", self.size())
            .with("copies", self.copies())
            .with("level", self.level())
            .with("points", self.points())
    }
}

impl Objective {
    /// What is given for it.
    #[must_use]
    pub const fn price(self) -> &'static str {
        match self.demand() {
            Demand::Cubes(..) | Demand::EarthAndStone(_) | Demand::Larvae(_) => "objective-give",
            Demand::Prey(_) | Demand::Soldiers(_) => "objective-discard",
            Demand::SpecialTiles(_, 1) => "objective-abandon-one",
            Demand::SpecialTiles(..) => "objective-abandon-two",
            Demand::Nurses(_, 1) => "objective-send-one",
            Demand::Nurses(..) => "objective-send-two",
            Demand::Colony(_, 1) => "objective-back-one",
            Demand::Colony(..) => "objective-back-two",
            Demand::Pheromones(_) => "objective-empty",
        }
    }

    fn told(self) -> Message {
        Message::new("objective-text")
            .with("level", self.level())
            .with("points", self.points())
            .with("price", Arg::Term(self.price()))
    }
}
