//! Positions and actions as numbers, for programs that learn.

mod cards;
mod colony;
mod features;
mod ground;
mod numbers;
mod sight;
mod table;

use engine::encode::{Encode, Encoder, Layout, Numbering, Pen, from_own};
use engine::{Game, Seat, Setup, SetupError};

use crate::action::Action;
use crate::board::{HEXES, Hex};
use crate::cards::Objective;
use crate::components::{Caste, Resource, Species};
use crate::nest::CELLS;
use crate::setup::{self, Options};
use crate::state::Fourmidable;
use crate::view::View;

use sight::Sight;

/// The names of all kinds of something.
macro_rules! ids {
    ($kind:ident) => {{
        let mut ids = [""; $kind::ALL.len()];
        let mut index = 0;
        while index < ids.len() {
            ids[index] = $kind::ALL[index].id();
            index += 1;
        }
        ids
    }};
}
use ids;

const CASTES: [&str; Caste::ALL.len()] = ids!(Caste);
const RESOURCES: [&str; Resource::ALL.len()] = ids!(Resource);
const SPECIES: [&str; Species::ALL.len()] = ids!(Species);

/// Fourmidable as numbers.
#[derive(Debug)]
pub struct FourmidableEncoder {
    options: Options,
    /// The hexagons in play, and where each stands among them.
    hexes: Vec<Hex>,
    places: [Option<u8>; HEXES],
    /// The objectives in play.
    objectives: Vec<Objective>,
    numbers: Numbering<Action>,
    observation: Layout,
    features: Layout,
}

impl Encode for Fourmidable {
    type Encoder = FourmidableEncoder;

    fn encoder(setup: &Setup) -> Result<FourmidableEncoder, SetupError> {
        let options = Options::from(setup);
        let start = Self::new(setup)?;
        let sight = Sight::of(&start, Seat::new(0));
        let hexes: Vec<Hex> = options.area().iter().collect();
        let mut places = [None; HEXES];
        for (place, hex) in hexes.iter().enumerate() {
            places[hex.index()] = Some(place as u8);
        }
        let in_play = setup::deck(setup).in_play(options.players);
        let objectives: Vec<Objective> = in_play.iter().collect();
        let players = setup.players();
        let mut observation = Layout::new();
        observation.add_each("hexagons", hexes.len(), |sheet| {
            ground::name_hexagon(players, sheet);
        });
        observation.add_each("nests", players * CELLS, ground::name_cell);
        observation.add_each("colonies", players, |sheet| {
            sight.colony(sight.seat, sheet);
        });
        observation.add_each("objectives", objectives.len(), |sheet| {
            sight.objective(objectives[0], sheet);
        });
        if options.is_intermediate() {
            observation.add_each("special-cards", cards::SPECIAL_CARDS, |sheet| {
                sight.special(crate::cards::Special::FIRST, sheet);
            });
        }
        observation.add_written("table", |sheet| sight.table(sheet));
        Ok(FourmidableEncoder {
            numbers: numbers::all(options, &hexes, &objectives),
            features: features::layout(&hexes),
            options,
            hexes,
            places,
            objectives,
            observation,
        })
    }
}

impl Encoder<Fourmidable> for FourmidableEncoder {
    fn observation(&self) -> &Layout {
        &self.observation
    }

    fn observe(&self, view: &View, seat: Seat, out: &mut [f32]) {
        self.write(&Sight::seen(view, seat), out);
    }

    fn observe_state(&self, state: &Fourmidable, seat: Seat, out: &mut [f32]) {
        self.write(&Sight::of(state, seat), out);
    }

    fn features(&self) -> &Layout {
        &self.features
    }

    fn describe_action(&self, view: &View, seat: Seat, action: &Action, out: &mut [f32]) {
        self.write_features(&view.table, seat, action, out);
    }

    fn describe_action_in(
        &self,
        state: &Fourmidable,
        seat: Seat,
        action: &Action,
        out: &mut [f32],
    ) {
        self.write_features(state.table(), seat, action, out);
    }

    fn kinds(&self) -> &Layout {
        self.numbers.kinds()
    }

    fn number(&self, _: &Fourmidable, seat: Seat, action: &Action) -> Option<usize> {
        let players = self.options.players.into();
        self.numbers
            .number(&numbers::from_own(*action, seat, players)?)
    }

    fn action(&self, _: &Fourmidable, seat: Seat, number: usize) -> Option<Action> {
        let players = self.options.players.into();
        let action = self.numbers.action(number)?;
        Some(numbers::from_first(*action, seat, players))
    }

    fn has_passing(&self) -> bool {
        // Nobody can be interrupted alone; and at the experienced level nobody has objectives in hand.
        !self.options.is_experienced()
    }
}

impl FourmidableEncoder {
    fn place(&self, hex: Hex) -> Option<usize> {
        self.places[hex.index()].map(usize::from)
    }

    fn write(&self, sight: &Sight<'_>, out: &mut [f32]) {
        assert_eq!(
            sight.table.options, self.options,
            "the position is of another setup"
        );
        let mut pen = Pen::new(out, self.observation.len());
        self.write_hexagons(sight, &mut pen);
        sight.write_nests(&mut pen);
        for seat in from_own(sight.seat, sight.table.players()) {
            sight.colony(seat, &mut pen);
        }
        for &card in &self.objectives {
            sight.objective(card, &mut pen);
        }
        if self.options.is_intermediate() {
            for card in crate::cards::Special::all() {
                sight.special(card, &mut pen);
            }
        }
        sight.table(&mut pen);
        pen.end();
    }
}
