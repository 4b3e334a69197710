//! Actions and chance in words. The wording itself is in `locale/`.

use engine::{Account, Arg, Chapter, Event, Message, Term};

use crate::action::{Action, Chance};
use crate::components::{Color, DESIGNS, Design, SIDES};
use crate::state::{Ants, Phase};

impl From<Design> for Arg {
    fn from(design: Design) -> Self {
        if design.is_double() {
            return Self::Term("tile-double");
        }
        // A tile is called by the pattern of its colours.
        let pattern = |other: Design| {
            (0..SIDES).any(|turn| {
                let same = |sector| design.color(sector) == other.color((sector + turn) % SIDES);
                (0..SIDES).all(same)
            })
        };
        let known = Design::ALL.into_iter().position(pattern);
        Self::Term(match (known, design.color(0)) {
            (Some(known), _) => PATTERNS[known],
            (None, Color::Beige) => "tile-plain-beige",
            (None, Color::Brown) => "tile-plain-brown",
        })
    }
}

/// What the patterns are called, in the order of [`Design::ALL`]: all that there are, but for those of a single
/// colour.
pub(crate) const PATTERNS: [&str; DESIGNS] = [
    "tile-half",
    "tile-star",
    "tile-hook-beige",
    "tile-hook-brown",
    "tile-wedge-beige",
    "tile-wedge-brown",
    "tile-fork-beige",
    "tile-fork-brown",
    "tile-band-beige",
    "tile-band-brown",
    "tile-tip-beige",
    "tile-tip-brown",
];

/// The tiles of the standard set, with the ants on them.
pub(crate) fn tile_chapters() -> Vec<Chapter> {
    let tiles = Design::ALL.into_iter().chain([Design::DOUBLE]);
    let names = PATTERNS.into_iter().chain(["tile-double"]);
    let tiles = tiles.zip(names).map(|(design, name)| {
        let id = design.id();
        Term::from(name)
            .told(design.told())
            .drawn(format!("face-{id}+print-{id}-printed"))
    });
    vec![Chapter::new("option-ants-tiles", tiles)]
}

impl Design {
    /// The ants on it.
    #[must_use]
    pub fn told(self) -> Message {
        let ants = |color: Color| -> u8 {
            let own = (0..SIDES).filter(|sector| self.color(*sector) == color);
            own.map(|sector| self.ants(sector)).sum()
        };
        Message::new("tile-text")
            .with("beige", ants(Color::Beige))
            .with("brown", ants(Color::Brown))
    }
}

impl Ants {
    /// Everything in Ants is open, so all observers are told the same.
    pub(crate) fn account(&self, event: &Event<Action, Chance>) -> Account {
        let (notation, message) = match event {
            Event::Action(seat, action) => {
                let color = Color::of(*seat).unwrap_or(self.to_move);
                (action.to_string(), self.placement(color, action))
            }
            Event::Chance(chance) => (chance.to_string(), self.draw_in_words(*chance)),
        };
        Account {
            notation: Some(notation),
            message,
        }
    }

    fn placement(&self, color: Color, action: &Action) -> Message {
        let before = self.surface.areas();
        let mut surface = self.surface.clone();
        surface.put(action.design, action.at, action.turn);
        let after = surface.areas();
        let placed = surface.hexagons().last().expect("it was just put there");
        let key = if placed.level == 0 {
            "log-placed-on-the-ground"
        } else {
            "log-placed-over-a-dot"
        };
        let change = |color: Color| {
            i64::from(after[color as usize].best) - i64::from(before[color as usize].best)
        };
        Message::new(key)
            .with("player", color.seat())
            .with("tile", action.design)
            .with("place", action.at.to_string())
            .with("level", placed.level)
            .with("own", after[color as usize].best)
            .with("gain", change(color))
            .with("theirs", after[color.other() as usize].best)
            .with("loss", -change(color.other()))
    }

    fn draw_in_words(&self, chance: Chance) -> Message {
        match chance {
            Chance::First(color) => Message::new("log-first").with("player", color.seat()),
            Chance::Reveal(design) => {
                let dealt_to = [self.to_move, self.to_move.other()]
                    .into_iter()
                    .find(|&color| self.phase == Phase::Reveal && self.hand(color).is_empty());
                match dealt_to {
                    Some(color) => Message::new("log-dealt")
                        .with("player", color.seat())
                        .with("tile", design),
                    None => Message::new("log-top").with("tile", design),
                }
            }
        }
    }
}
