//! What goes on, as numbers.

use engine::encode::{SEATS, Sheet, distance};

use super::sight::Sight;
use super::{CASTES, RESOURCES};
use crate::components::Time;
use crate::state::{Phase, Resume, Window};

const PHASES: [&str; 26] = [
    "first",
    "species",
    "choose-species",
    "row",
    "deal",
    "draft",
    "pick",
    "ants",
    "split",
    "objectives",
    "weather",
    "choose-weather",
    "turn",
    "walk",
    "hole",
    "library",
    "draw",
    "keep",
    "under",
    "peek",
    "refill",
    "bag",
    "feed",
    "close",
    "last",
    "over",
];
const EATEN: [&str; 9] = [
    "eaten-ladybugs",
    "eaten-caterpillars",
    "eaten-beetles",
    "eaten-blueberries",
    "eaten-raspberries",
    "eaten-mushrooms",
    "eaten-clay",
    "eaten-stones",
    "eaten-soil",
];
const TILES: [&str; 3] = [
    "birth-tiles-hunter",
    "birth-tiles-farmer",
    "birth-tiles-digger",
];
const FRESH: [&str; 3] = ["deck-hunter", "deck-farmer", "deck-digger"];
const BELOW: [&str; 3] = [
    "below-deck-hunter",
    "below-deck-farmer",
    "below-deck-digger",
];
const DRAWN: [&str; 3] = ["drawn-hunter", "drawn-farmer", "drawn-digger"];
const TO_COME: [&str; 3] = ["to-come-hunter", "to-come-farmer", "to-come-digger"];
const RESUMES: [&str; 8] = [
    "opening", "turn", "walk", "hole", "library", "feed", "close", "end",
];

/// What the phase tells beside its name.
#[derive(Default)]
struct Told {
    phase: usize,
    resume: Option<Resume>,
    caste: Option<usize>,
    food: Option<usize>,
    number: u8,
    reach: u8,
    to_come: [u8; 3],
    ends_game: bool,
}

impl Told {
    fn of(phase: &Phase) -> Self {
        let numbered = |phase| Self {
            phase,
            ..Self::default()
        };
        let resuming = |phase, resume: Resume| Self {
            resume: Some(resume),
            to_come: match resume {
                Resume::Opening(to_come) => to_come,
                _ => [0; 3],
            },
            ..numbered(phase)
        };
        match *phase {
            Phase::First => numbered(0),
            Phase::Species => numbered(1),
            Phase::ChooseSpecies(_) => numbered(2),
            Phase::Row => numbered(3),
            Phase::Deal(_) => numbered(4),
            Phase::Draft => numbered(5),
            Phase::Pick(_) => numbered(6),
            Phase::Ants(_) => numbered(7),
            Phase::Split(_) => numbered(8),
            Phase::Objectives(_, to_come) => Self {
                to_come,
                ..numbered(9)
            },
            Phase::Weather => numbered(10),
            Phase::ChooseWeather(_) => numbered(11),
            Phase::Turn(_) => numbered(12),
            Phase::Walk(..) => numbered(13),
            Phase::Hole(_, hole) => Self {
                number: hole.number,
                reach: hole.reach,
                ..numbered(14)
            },
            Phase::Library(_, caste) => Self {
                caste: Some(caste as usize),
                ..numbered(15)
            },
            Phase::Draw(_, draw) => Self {
                caste: Some(draw.caste as usize),
                number: draw.count,
                ..resuming(16, draw.resume)
            },
            Phase::Keep(_, resume) => resuming(17, resume),
            Phase::Under(_, resume) => resuming(18, resume),
            Phase::Peek(_, number, resume) => Self {
                number,
                ..resuming(19, resume)
            },
            Phase::Refill(_, resume) => resuming(20, resume),
            Phase::Bag(_) => numbered(21),
            Phase::Feed(_, food) => Self {
                food: Some(food as usize),
                ..numbered(22)
            },
            Phase::Close(_) => numbered(23),
            Phase::Last(_, window) => Self {
                ends_game: window == Window::Game,
                ..numbered(24)
            },
            Phase::Over => numbered(25),
        }
    }
}

/// The place of what goes on in [`RESUMES`].
const fn resumed(resume: Resume) -> usize {
    match resume {
        Resume::Opening(_) => 0,
        Resume::Turn => 1,
        Resume::Walk(_) => 2,
        Resume::Hole(_) => 3,
        Resume::Library(_) => 4,
        Resume::Feed(_) => 5,
        Resume::Close => 6,
        Resume::End => 7,
    }
}

impl Sight<'_> {
    #[inline]
    pub(super) fn table(&self, sheet: &mut impl Sheet) {
        let table = self.table;
        let players = table.players();
        let told = Told::of(&table.phase);
        sheet.one_of("phase", &PHASES, Some(told.phase));
        let agent = table.phase.agent();
        let agent = agent.map(|seat| distance(self.seat, seat, players));
        sheet.one_of("turn", &SEATS[..players], agent);
        let resume = told.resume.map(resumed);
        sheet.one_of("goes-on-with", &RESUMES, resume);
        sheet.one_of("caste", &CASTES, told.caste);
        sheet.one_of("food", &RESOURCES, told.food);
        sheet.count("number", told.number, 4);
        sheet.count("reach", told.reach, 8);
        for (name, count) in TO_COME.into_iter().zip(told.to_come) {
            sheet.count(name, count, 7);
        }
        sheet.flag("game-ends", told.ends_game);
        self.walk(sheet);
        sheet.count("round", table.round, 8);
        sheet.flag("night", table.time == Time::Night);
        let weather = table.weather.map(|favoured| favoured as usize);
        sheet.one_of("weather-for", &CASTES, weather);
        sheet.count("drafted", table.drafted, 6);
        for (name, count) in TILES.into_iter().zip(table.tiles) {
            sheet.count(name, count, 4);
        }
        for (name, count) in FRESH.into_iter().zip(self.fresh) {
            sheet.count(name, count, 32);
        }
        for (name, count) in BELOW.into_iter().zip(self.below) {
            sheet.count(name, count, 8);
        }
        for (name, count) in DRAWN.into_iter().zip(self.drawn_count) {
            sheet.count(name, count, 4);
        }
        sheet.count("known-on-top", self.top_count, 2);
        let gained = table.gain.resource.map(|resource| resource as usize);
        sheet.one_of("gained", &RESOURCES, gained);
        sheet.flag("gained-hole", table.gain.hole);
        sheet.flag("predators-to-answer", table.gain.bag);
        sheet.flag("quiet", table.quiet);
        for (name, count) in EATEN.into_iter().zip(table.eaten) {
            sheet.count(name, count, 6);
        }
        sheet.count("completed-by-predators", table.lost.len() as u8, 8);
    }

    #[inline]
    fn walk(&self, sheet: &mut impl Sheet) {
        let walk = match self.table.phase {
            Phase::Walk(seat, walk) => Some((walk, self.table.colony(seat))),
            _ => None,
        };
        let caste = walk.map(|(walk, colony)| colony.ants[usize::from(walk.ant)].caste as usize);
        let walk = walk.map(|(walk, _)| walk);
        sheet.one_of("walker", &CASTES, caste);
        sheet.count("steps", walk.map_or(0, |walk| walk.steps), 6);
        sheet.flag("gone", walk.is_some_and(|walk| walk.gone));
        sheet.flag("crosses", walk.is_some_and(|walk| walk.cross));
        sheet.count("skips", walk.map_or(0, |walk| walk.skips), 2);
        sheet.flag("skipping", walk.is_some_and(|walk| walk.skipping));
    }
}
