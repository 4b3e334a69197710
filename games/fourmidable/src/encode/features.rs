//! An action as numbers.

use engine::Seat;
use engine::encode::{Layout, Pen, Sheet, distance};

use super::{CASTES, FourmidableEncoder, RESOURCES, SPECIES, ids};
use crate::action::{Action, Target};
use crate::board::Hex;
use crate::cards::{Effect, Objective, Special};
use crate::components::{Caste, Predator, Resource, Species, Weather};
use crate::nest::{CELLS, Cell};
use crate::state::{Place, Table};

const KINDS: [&str; 24] = [
    "species", "take", "ants", "ant", "split", "weather", "birth", "walk", "step", "skip", "stop",
    "hole", "study", "keep", "under", "complete", "predator", "hunt", "feed", "play", "fly",
    "peek", "reveal", "done",
];
const PREDATORS: [&str; Predator::ALL.len()] = ids!(Predator);
const WEATHERS: [&str; Weather::ALL.len()] = ids!(Weather);
const EFFECTS: [&str; 16] = [
    "five",
    "two-of-each",
    "four-holes",
    "all-pheromones",
    "harvest",
    "draw",
    "steps",
    "look",
    "move",
    "birth",
    "dig-further",
    "erase",
    "place",
    "cross",
    "hole",
    "skip-earth",
];

/// What there is to tell of any action.
#[derive(Default)]
struct Told {
    kind: usize,
    caste: Option<Caste>,
    predator: Option<Predator>,
    weather: Option<Weather>,
    species: Option<Species>,
    split: [u8; 3],
    card: Option<Special>,
    objective: Option<Objective>,
    hex: Option<Hex>,
    cell: Option<Cell>,
    nest: Option<Seat>,
}

pub(super) fn layout(hexes: &[Hex]) -> Layout {
    let mut layout = Layout::new();
    layout.add_written("action", |sheet| Told::default().write(None, sheet));
    layout.add_named("hexagons", hexes.iter().map(ToString::to_string));
    layout.add_named("cells", Cell::all().map(Cell::name));
    layout
}

impl FourmidableEncoder {
    pub(super) fn write_features(
        &self,
        table: &Table,
        seat: Seat,
        action: &Action,
        out: &mut [f32],
    ) {
        let told = Told::of(action);
        let mut pen = Pen::new(out, self.features.len());
        told.write(Some((table, seat)), &mut pen);
        let hexes = pen.take(self.hexes.len());
        if let Some(place) = told.hex.and_then(|hex| self.place(hex)) {
            hexes[place] = 1.0;
        }
        let cells = pen.take(CELLS);
        if let Some(cell) = told.cell {
            cells[cell.index()] = 1.0;
        }
        pen.end();
    }
}

impl Told {
    fn of(action: &Action) -> Self {
        let of_kind = |kind| Self {
            kind,
            ..Self::default()
        };
        match *action {
            Action::Species(species) => Self {
                species: Some(species),
                ..of_kind(0)
            },
            Action::Take(card) => Self {
                card: Some(card),
                ..of_kind(1)
            },
            Action::Ants(split) => Self {
                split,
                ..of_kind(2)
            },
            Action::Ant(caste) => Self {
                caste: Some(caste),
                ..of_kind(3)
            },
            Action::Split(split) => Self {
                split,
                ..of_kind(4)
            },
            Action::Weather(weather) => Self {
                weather: Some(weather),
                ..of_kind(5)
            },
            Action::Birth(caste) => Self {
                caste: Some(caste),
                ..of_kind(6)
            },
            Action::Walk(caste, place) => Self {
                caste: Some(caste),
                ..of_kind(7).at(place)
            },
            Action::Step(place) => of_kind(8).at(place),
            Action::Skip(cell) => of_kind(9).at(Place::Cell(cell)),
            Action::Stop => of_kind(10),
            Action::Hole(hex) => of_kind(11).at(Place::Hex(hex)),
            Action::Study => of_kind(12),
            Action::Keep(card) => of_kind(13).about(card),
            Action::Under(card) => of_kind(14).about(card),
            Action::Complete(card) => of_kind(15).about(card),
            Action::Predator(predator, target) => Self {
                predator: Some(predator),
                ..of_kind(16).aimed(target)
            },
            Action::Hunt(predator, target) => Self {
                predator: Some(predator),
                ..of_kind(17).aimed(target)
            },
            Action::Feed(target) => of_kind(18).aimed(target),
            Action::Play(card, target) => Self {
                card: Some(card),
                ..of_kind(19).aimed(target)
            },
            Action::Fly(hex) => of_kind(20).at(Place::Hex(hex)),
            Action::Peek => of_kind(21),
            Action::Reveal(card) => of_kind(22).about(card),
            Action::Done => of_kind(23),
        }
    }

    fn at(self, place: Place) -> Self {
        match place {
            Place::Hex(hex) => Self {
                hex: Some(hex),
                ..self
            },
            Place::Cell(cell) => Self {
                cell: Some(cell),
                ..self
            },
        }
    }

    fn about(self, card: Objective) -> Self {
        Self {
            objective: Some(card),
            ..self
        }
    }

    fn aimed(self, target: Target) -> Self {
        match target {
            Target::None => self,
            Target::Hex(hex) => self.at(Place::Hex(hex)),
            Target::Cell(nest, cell) => Self {
                nest: Some(nest),
                ..self.at(Place::Cell(cell))
            },
            Target::Caste(caste) => Self {
                caste: Some(caste),
                ..self
            },
            Target::Objective(card) => self.about(card),
        }
    }

    fn write(&self, seen: Option<(&Table, Seat)>, sheet: &mut impl Sheet) {
        sheet.one_of("", &KINDS, Some(self.kind));
        sheet.one_of(
            "weather",
            &WEATHERS,
            self.weather.map(|weather| weather as usize),
        );
        sheet.one_of(
            "species",
            &SPECIES,
            self.species.map(|species| species as usize),
        );
        sheet.one_of(
            "predator",
            &PREDATORS,
            self.predator.map(|predator| predator as usize),
        );
        let printed = seen.zip(self.objective);
        let printed = printed.map(|((table, _), card)| (table.deck.card(card), card.caste()));
        let (effect, of_card) = self.card.map_or((None, About::None), |card| {
            let (effect, about) = about(card);
            (Some(effect), about)
        });
        let caste = self
            .caste
            .or(printed.map(|(_, caste)| caste))
            .or(of_card.caste());
        sheet.one_of("caste", &CASTES, caste.map(|caste| caste as usize));
        sheet.one_of("card", &EFFECTS, effect);
        // What lies where it is done, or what the card is about.
        let lying = seen.and_then(|(table, seat)| self.lying(table, seat));
        let resource = lying.or(of_card.resource());
        sheet.one_of(
            "resource",
            &RESOURCES,
            resource.map(|resource| resource as usize),
        );
        for (name, count) in ["hunters", "farmers", "diggers"]
            .into_iter()
            .zip(self.split)
        {
            sheet.count(name, count, 7);
        }
        let cost = printed.map_or([0; 3], |(card, _)| card.cost);
        for (name, count) in ["first-cost", "second-cost", "third-cost"]
            .into_iter()
            .zip(cost)
        {
            sheet.count(name, count, 3);
        }
        sheet.count("points", printed.map_or(0, |(card, _)| card.points), 12);
        let payable = seen
            .zip(self.objective)
            .is_some_and(|((table, seat), card)| {
                table.deck.is_paid_by(card, &table.colony(seat).store)
            });
        sheet.flag("payable", payable);
        let nest = seen.zip(self.nest);
        let nest = nest.map(|((table, seat), nest)| distance(seat, nest, table.players()));
        sheet.flag("own-nest", nest == Some(0));
        sheet.flag("nest-of-others", nest.is_some_and(|nest| nest > 0));
    }

    /// The resource at the place of the action.
    fn lying(&self, table: &Table, seat: Seat) -> Option<Resource> {
        let in_forest = self.hex.filter(|&hex| table.resources.contains(hex));
        let in_forest = in_forest.and_then(Hex::resource);
        let dug = table.colony(self.nest.unwrap_or(seat)).dug;
        let in_nest = self.cell.filter(|&cell| !dug.contains(cell));
        in_forest.or(in_nest.and_then(Cell::earth))
    }
}

/// What a special card is about.
#[derive(Clone, Copy)]
enum About {
    None,
    Caste(Caste),
    Resource(Resource),
}

impl About {
    const fn caste(self) -> Option<Caste> {
        match self {
            Self::Caste(caste) => Some(caste),
            _ => None,
        }
    }

    const fn resource(self) -> Option<Resource> {
        match self {
            Self::Resource(resource) => Some(resource),
            _ => None,
        }
    }
}

/// The place of a card's effect in [`EFFECTS`], and what it is about.
const fn about(card: Special) -> (usize, About) {
    match card.effect() {
        Effect::Five(caste) => (0, About::Caste(caste)),
        Effect::TwoOfEach => (1, About::None),
        Effect::FourHoles => (2, About::None),
        Effect::AllPheromones => (3, About::None),
        Effect::Harvest(resource) => (4, About::Resource(resource)),
        Effect::Draw(caste) => (5, About::Caste(caste)),
        Effect::Steps(caste) => (6, About::Caste(caste)),
        Effect::Look(caste) => (7, About::Caste(caste)),
        Effect::Move(predator) => (8, About::Caste(predator.caste())),
        Effect::Birth(Some(caste)) => (9, About::Caste(caste)),
        Effect::Birth(None) => (9, About::None),
        Effect::DigFurther => (10, About::None),
        Effect::Erase => (11, About::None),
        Effect::Place => (12, About::None),
        Effect::Cross => (13, About::None),
        Effect::Hole => (14, About::None),
        Effect::SkipEarth => (15, About::None),
    }
}
