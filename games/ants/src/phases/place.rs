//! Rulebook: How to play, placing.
//!
//! On the ground a tile must touch what lies there with two of its sides. Over other tiles it must
//! cover a whole black dot; then no sides need to touch. Whose ants it covers or joins does not matter (Ruling 14).
//! What lies there stays as it lies (Ruling 20).

use engine::{Message, Refusal, Seat};

use crate::action::Action;
use crate::board::Point;
use crate::components::{Design, SIDES};
use crate::setup::Overlay;
use crate::state::{Ants, Phase};

/// Rulebook: How to play. Sides that a tile on the ground must touch, whichever tiles they belong to (Ruling 5) and
/// whatever their colours (Ruling 6). More may touch (Ruling 16), and there always is such a place (Ruling 15).
const TOUCHING_SIDES: usize = 2;

impl Ants {
    pub(crate) fn list_placements(&self, seat: Seat, out: &mut Vec<Action>) {
        if self.phase != Phase::Place || seat != self.to_move.seat() {
            return;
        }
        let turns = |tile: Design| tile.turns(self.options.corners);
        match *self.hands[self.to_move as usize].as_slice() {
            [one, other] if one != other && turns(one) == turns(other) => match turns(one) {
                1 => self.list::<2, 2>([one, other], out),
                2 => self.list::<2, 4>([one, other], out),
                3 => self.list::<2, 6>([one, other], out),
                _ => self.list::<2, 12>([one, other], out),
            },
            [one, other] if one != other => {
                self.list_tile(one, out);
                self.list_tile(other, out);
            }
            [tile, ..] => self.list_tile(tile, out),
            [] => {}
        }
    }

    fn list_tile(&self, tile: Design, out: &mut Vec<Action>) {
        match tile.turns(self.options.corners) {
            1 => self.list::<1, 1>([tile], out),
            2 => self.list::<1, 2>([tile], out),
            3 => self.list::<1, 3>([tile], out),
            _ => self.list::<1, 6>([tile], out),
        }
    }

    /// Appends all placements of tiles that have equally many turns. How many tiles and turns there are
    /// for each place is known beforehand, so that they are written at once.
    fn list<const TILES: usize, const TURNED: usize>(
        &self,
        tiles: [Design; TILES],
        out: &mut Vec<Action>,
    ) {
        let turns = TURNED / TILES;
        let places = self.surface.places().iter();
        out.extend(places.flat_map(|&at| {
            std::array::from_fn::<_, TURNED, _>(|index| Action {
                design: tiles[index / turns],
                at,
                turn: (index % turns) as u8,
            })
        }));
    }

    pub(crate) fn place(&mut self, seat: Seat, action: Action) -> Result<(), Refusal> {
        match self.phase {
            Phase::Over => return Err(Refusal::game_over()),
            Phase::First | Phase::Reveal => return Err(Refusal::chance_first()),
            Phase::Place if seat != self.to_move.seat() => {
                return Err(Refusal::not_your_turn());
            }
            Phase::Place => {}
        }
        let hand = &self.hands[self.to_move as usize];
        if !hand.contains(&action.design) {
            return Err(Refusal::new(
                "rule-hand",
                Message::new("refused-not-in-hand").with("tile", action.design),
            ));
        }
        let turns = action.design.turns(self.options.corners);
        if action.turn >= turns {
            // Ruling 7: one way to write each placement.
            let same = Action {
                turn: action.turn % turns,
                ..action
            };
            return Err(Refusal::new(
                "rule-turning",
                Message::new("refused-same-turned")
                    .with("tile", action.design)
                    .with("same", same.to_string()),
            ));
        }
        let at = action.at;
        if !self.surface.is_place(at) {
            return Err(self.why_not_here(at));
        }
        self.place_listed(action);
        Ok(())
    }

    /// Places a tile where it may be placed.
    pub(crate) fn place_listed(&mut self, action: Action) {
        let hand = &mut self.hands[self.to_move as usize];
        let held = usize::from(hand[0] != action.design);
        hand.swap_remove(held);
        self.surface.put(action.design, action.at, action.turn);
        self.next_turn();
    }

    /// Why no tile can be centred on a point.
    fn why_not_here(&self, at: Point) -> Refusal {
        let seen: Vec<_> = (0..SIDES)
            .filter_map(|sector| self.surface.seen(at, sector))
            .collect();
        if seen.is_empty() && at.is_ground_centre() {
            // Far away points share cells with near ones, so count only what is really there.
            let touching = (0..SIDES)
                .filter(|&side| self.surface.seen(at.across(side), 0).is_some())
                .count();
            debug_assert!(touching < TOUCHING_SIDES, "else the place would be listed");
            return Refusal::new(
                "rule-two-sides",
                Message::new("refused-two-sides").with("touching", touching as i64),
            );
        }
        if seen.is_empty() {
            return Refusal::new("rule-two-sides", Message::new("refused-off-grid"));
        }
        if seen.len() < SIDES {
            // Ruling 9.
            return Refusal::new("rule-levels", Message::new("refused-over-the-edge"));
        }
        if seen.iter().any(|tile| tile.at == at) {
            // Ruling 12.
            return Refusal::new("rule-levels", Message::new("refused-centre"));
        }
        let pieces = self.surface.dot_pieces(at);
        if pieces < SIDES as u32 {
            return Refusal::new("rule-levels", Message::new("refused-dot-not-whole"));
        }
        debug_assert_eq!(self.options.overlay, Overlay::Flat);
        Refusal::new("rule-levels", Message::new("refused-not-flat"))
    }
}
