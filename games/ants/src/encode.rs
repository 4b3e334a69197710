//! Positions and actions as numbers, for programs that learn.
//!
//! Everything is told as seen from the Double Tile, which never moves; places come from there outwards.

mod features;
mod numbers;
mod reach;

use std::sync::LazyLock;

use engine::encode::{Encode, Encoder, Layout, Pen, Sheet};
use engine::{Seat, Setup, SetupError};

use crate::action::Action;
use crate::box_file::TileSet;
use crate::components::{Color, Design, SIDES};
use crate::setup::Options;
use crate::state::{Ants, Phase};
use crate::view::View;

use numbers::Numbers;
use reach::Reach;

const PHASES: [&str; 4] = ["first", "reveal", "place", "over"];
const ANTS: [&str; SIDES] = ["ants-0", "ants-1", "ants-2", "ants-3", "ants-4", "ants-5"];
const DIRECTIONS: [&str; SIDES] = ["0", "1", "2", "3", "4", "5"];

/// The same in every game.
static REACH: LazyLock<Reach> = LazyLock::new(Reach::new);

/// Ants n°4 as numbers.
#[derive(Debug)]
pub struct AntsEncoder {
    reach: &'static Reach,
    designs: Vec<Design>,
    numbers: Numbers,
    observation: Layout,
    features: Layout,
}

impl Encode for Ants {
    type Encoder = AntsEncoder;

    fn encoder(setup: &Setup) -> Result<AntsEncoder, SetupError> {
        let options = Options::from(setup);
        let start = Self::deal(options, TileSet::from(setup));
        let designs: Vec<Design> = start.unseen.iter().map(|(design, _)| design).collect();
        let reach = &*REACH;
        let mut observation = Layout::new();
        observation.add_each("ground", reach.centres(), |sheet| {
            sheet.one_of("color", &DIRECTIONS, None);
            for ants in ANTS {
                sheet.count(ants, 0_u8, 3);
            }
        });
        observation.add_each("points", reach.points().len(), |sheet| {
            sheet.flag("place", false);
            sheet.count("dot", 0_u8, 6);
        });
        for tiles in ["own-hand", "other-hand", "top", "stack"] {
            observation.add_named(tiles, designs.iter().map(|design| design.id()));
        }
        observation.add_written("table", |sheet| start.table(Color::Beige, sheet));
        Ok(AntsEncoder {
            numbers: Numbers::new(reach, &designs, options.corners),
            features: features::layout(&designs),
            reach,
            designs,
            observation,
        })
    }
}

impl Encoder<Ants> for AntsEncoder {
    fn observation(&self) -> &Layout {
        &self.observation
    }

    fn observe(&self, view: &View, seat: Seat, out: &mut [f32]) {
        self.observe_state(&Ants::from(view), seat, out);
    }

    fn observe_state(&self, state: &Ants, seat: Seat, out: &mut [f32]) {
        let own = Color::of(seat).expect("two players have a colour");
        let mut pen = Pen::new(out, self.observation.len());
        self.write_ground(state, own, &mut pen);
        self.write_points(state, &mut pen);
        for hand in [state.hand(own), state.hand(own.other())] {
            self.write_designs(hand.iter().copied(), &mut pen);
        }
        self.write_designs(state.top(), &mut pen);
        let unseen = pen.take(self.designs.len());
        for (entry, (_, copies)) in unseen.iter_mut().zip(state.unseen.iter()) {
            *entry = f32::from(copies);
        }
        state.table(own, &mut pen);
        pen.end();
    }

    fn features(&self) -> &Layout {
        &self.features
    }

    fn describe_action(&self, view: &View, seat: Seat, action: &Action, out: &mut [f32]) {
        self.describe_action_in(&Ants::from(view), seat, action, out);
    }

    fn describe_action_in(&self, state: &Ants, seat: Seat, action: &Action, out: &mut [f32]) {
        let mut pen = Pen::new(out, self.features.len());
        features::write(&self.designs, state, seat, action, &mut pen);
        pen.end();
    }

    fn kinds(&self) -> &Layout {
        self.numbers.kinds()
    }

    fn number(&self, _: &Ants, _: Seat, action: &Action) -> Option<usize> {
        self.numbers.number(self.reach, action)
    }

    fn action(&self, _: &Ants, _: Seat, number: usize) -> Option<Action> {
        self.numbers.action(self.reach, number)
    }
}

impl AntsEncoder {
    /// For each triangle 1 if it shows one's own colour, -1 for the other's; and the ants on it.
    fn write_ground(&self, state: &Ants, own: Color, pen: &mut Pen<'_>) {
        let entries = pen.take(self.reach.centres() * 2 * SIDES);
        for (_, at, face) in state.surface().faces() {
            let centre = self.reach.index(at).expect("no game gets further");
            let entries = &mut entries[centre * 2 * SIDES..][..2 * SIDES];
            let (colors, ants) = entries.split_at_mut(SIDES);
            for side in 0..SIDES {
                let sight = face.sight(side);
                colors[side] = if sight.color() == own { 1.0 } else { -1.0 };
                ants[side] = f32::from(sight.ants()) / 3.0;
            }
        }
    }

    fn write_points(&self, state: &Ants, pen: &mut Pen<'_>) {
        let entries = pen.take(self.reach.points().len() * 2);
        let surface = state.surface();
        for &place in surface.places() {
            let point = self.reach.index(place).expect("no game gets further");
            entries[2 * point] = 1.0;
        }
        for hexagon in surface.hexagons() {
            let corners = (0..SIDES).map(|corner| hexagon.at.step(corner));
            for point in corners.chain([hexagon.at]) {
                let pieces = surface.dot_pieces(point);
                // At the edge of what can be reached there is never a whole dot.
                if let Some(index) = self.reach.index(point).filter(|_| pieces > 0) {
                    entries[2 * index + 1] = pieces as f32 / 6.0;
                }
            }
        }
    }

    fn write_designs(&self, tiles: impl IntoIterator<Item = Design>, pen: &mut Pen<'_>) {
        let entries = pen.take(self.designs.len());
        for tile in tiles {
            if let Some(design) = self.designs.iter().position(|&design| design == tile) {
                entries[design] += 1.0;
            }
        }
    }
}

impl Ants {
    fn table(&self, own: Color, sheet: &mut impl Sheet) {
        let phase = match self.phase {
            Phase::First => 0,
            Phase::Reveal => 1,
            Phase::Place => 2,
            Phase::Over => 3,
        };
        sheet.one_of("phase", &PHASES, Some(phase));
        sheet.flag("own-turn", self.to_move == own);
        sheet.count("stack", self.stack() as u8, 24);
        let areas = self.surface.areas();
        let [mine, theirs] = [own, own.other()].map(|color| areas[color as usize]);
        sheet.count("own-score", mine.best, 20);
        sheet.count("own-second-area", mine.second, 20);
        sheet.count("own-ants", mine.all, 40);
        sheet.count("other-score", theirs.best, 20);
        sheet.count("other-second-area", theirs.second, 20);
        sheet.count("other-ants", theirs.all, 40);
    }
}
