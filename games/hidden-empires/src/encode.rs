//! Positions and actions as numbers, for programs that learn.

mod colony;
mod features;
mod map;
mod numbers;
mod phase;
mod sight;
mod table;

use engine::encode::{Encode, Encoder, Layout, Pen, from_own};
use engine::{Game, Seat, Setup, SetupError};

use crate::action::Action;
use crate::board::AREAS;
use crate::cards::{Card, Hand, KINDS, TRAITS};
use crate::components::{MARKERS, Marker, Member};
use crate::setup::Options;
use crate::state::HiddenEmpires;
use crate::view::View;

use numbers::Numbers;
use sight::Sight;

const TRAIT_IDS: [&str; TRAITS] = ids(0);
const HAND_IDS: [&str; Hand::ALL.len()] = ids(TRAITS);
const CARD_IDS: [&str; KINDS] = ids(0);
const MEMBERS: [&str; Member::ALL.len()] = {
    let mut ids = [""; Member::ALL.len()];
    let mut index = 0;
    while index < ids.len() {
        ids[index] = Member::ALL[index].id();
        index += 1;
    }
    ids
};
const MARKER_IDS: [&str; MARKERS] = [
    "predators-1",
    "predators-2",
    "predators-3",
    "predators-4",
    "predators-5",
    "predators-6",
    "predators-7",
    "prey-1",
    "prey-2",
    "plants-1",
    "plants-2",
    "aphids-1",
    "aphids-2",
    "empty",
];

/// The names of cards in the deck from this one on.
const fn ids<const COUNT: usize>(first: usize) -> [&'static str; COUNT] {
    let mut ids = [""; COUNT];
    let mut index = 0;
    while index < COUNT {
        ids[index] = Card::id_at(first + index);
        index += 1;
    }
    ids
}

/// The place among five of what lies face up: predators, prey, plants, aphids, nothing.
const fn kind_of(marker: Marker) -> usize {
    match marker {
        Marker::Predators(_) => 0,
        Marker::Prey(_) => 1,
        Marker::Plants(_) => 2,
        Marker::Aphids(_) => 3,
        Marker::Empty => 4,
    }
}

/// Hidden Empires as numbers.
#[derive(Debug)]
pub struct HiddenEmpiresEncoder {
    options: Options,
    numbers: Numbers,
    observation: Layout,
    features: Layout,
}

impl Encode for HiddenEmpires {
    type Encoder = HiddenEmpiresEncoder;

    fn encoder(setup: &Setup) -> Result<HiddenEmpiresEncoder, SetupError> {
        let options = Options::from(setup);
        let start = Self::new(setup)?;
        let sight = Sight::of(&start, Seat::new(0));
        let players = setup.players();
        let mut observation = Layout::new();
        observation.add_each("areas", AREAS, |sheet| map::name_area(players, sheet));
        observation.add_each("colonies", players, |sheet| {
            sight.colony(sight.seat, sheet);
        });
        observation.add_written("table", |sheet| sight.table(sheet));
        if options.advanced {
            observation.add_written("cards", |sheet| sight.cards(sheet));
        }
        if options.realistic {
            observation.add_written("draft", |sheet| sight.draft(sheet));
        }
        Ok(HiddenEmpiresEncoder {
            numbers: Numbers::of(options),
            features: features::layout(),
            options,
            observation,
        })
    }
}

impl Encoder<HiddenEmpires> for HiddenEmpiresEncoder {
    fn observation(&self) -> &Layout {
        &self.observation
    }

    fn observe(&self, view: &View, seat: Seat, out: &mut [f32]) {
        self.write(&Sight::seen(view, seat), out);
    }

    fn observe_state(&self, state: &HiddenEmpires, seat: Seat, out: &mut [f32]) {
        self.write(&Sight::of(state, seat), out);
    }

    fn features(&self) -> &Layout {
        &self.features
    }

    fn describe_action(&self, view: &View, seat: Seat, action: &Action, out: &mut [f32]) {
        let mut pen = Pen::new(out, self.features.len());
        features::write(&view.table, seat, action, &mut pen);
        pen.end();
    }

    fn describe_action_in(
        &self,
        state: &HiddenEmpires,
        seat: Seat,
        action: &Action,
        out: &mut [f32],
    ) {
        let mut pen = Pen::new(out, self.features.len());
        features::write(state.table(), seat, action, &mut pen);
        pen.end();
    }

    fn kinds(&self) -> &Layout {
        self.numbers.kinds()
    }

    fn number(&self, state: &HiddenEmpires, seat: Seat, action: &Action) -> Option<usize> {
        let (listed, numbers) = self.listed(state, seat);
        let place = listed.iter().position(|listed| listed == action)?;
        Some(numbers[place] as usize)
    }

    fn action(&self, state: &HiddenEmpires, seat: Seat, number: usize) -> Option<Action> {
        let (listed, numbers) = self.listed(state, seat);
        let place = numbers
            .iter()
            .position(|&listed| listed as usize == number)?;
        Some(listed[place])
    }

    fn numbers(&self, _: &HiddenEmpires, seat: Seat, listed: &[Action], out: &mut Vec<u32>) {
        self.numbers.number_all(seat, listed, out);
    }
}

impl HiddenEmpiresEncoder {
    /// All that is listed, with its numbers.
    fn listed(&self, state: &HiddenEmpires, seat: Seat) -> (Vec<Action>, Vec<u32>) {
        let (mut listed, mut numbers) = (Vec::new(), Vec::new());
        state.legal_actions(seat, &mut listed);
        self.numbers.number_all(seat, &listed, &mut numbers);
        (listed, numbers)
    }

    fn write(&self, sight: &Sight<'_>, out: &mut [f32]) {
        let Options {
            players,
            advanced,
            realistic,
            ..
        } = sight.table.options;
        assert_eq!(
            (players, advanced, realistic),
            (
                self.options.players,
                self.options.advanced,
                self.options.realistic
            ),
            "the position is of another setup"
        );
        let mut pen = Pen::new(out, self.observation.len());
        sight.write_map(&mut pen);
        for seat in from_own(sight.seat, sight.table.players()) {
            sight.colony(seat, &mut pen);
        }
        sight.table(&mut pen);
        if self.options.advanced {
            sight.cards(&mut pen);
        }
        if self.options.realistic {
            sight.draft(&mut pen);
        }
        pen.end();
    }
}
