//! Actions and chance in words. The wording itself is in `locale/`.

use engine::{Account, Arg, Event, Message};

use crate::action::{Action, Chance};
use crate::components::{Color, Design};
use crate::state::{Ants, Phase};

impl From<Design> for Arg {
    fn from(design: Design) -> Self {
        Self::Term(match design {
            Design::Half => "tile-half",
            Design::Star => "tile-star",
            Design::HookBeige => "tile-hook-beige",
            Design::HookBrown => "tile-hook-brown",
            Design::WedgeBeige => "tile-wedge-beige",
            Design::WedgeBrown => "tile-wedge-brown",
            Design::ForkBeige => "tile-fork-beige",
            Design::ForkBrown => "tile-fork-brown",
            Design::BandBeige => "tile-band-beige",
            Design::BandBrown => "tile-band-brown",
            Design::TipBeige => "tile-tip-beige",
            Design::TipBrown => "tile-tip-brown",
            Design::Double => "tile-double",
        })
    }
}

impl Ants {
    /// Everything in Ants is open, so all observers are told the same.
    pub(crate) fn account(&self, event: &Event<Action, Chance>) -> Account {
        let (notation, message) = match event {
            Event::Action(seat, action) => {
                (action.to_string(), self.placement(Color::of(*seat), action))
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
