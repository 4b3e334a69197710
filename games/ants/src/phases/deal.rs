//! Rulebook: Setup.
//!
//! All tiles form one stack (Ruling 1). The tiles are turned up one by one: the first for the player
//! who begins, the second for the other, the third is the open top of the stack.

use arrayvec::ArrayVec;
use engine::{Dice, Refusal};

use crate::action::Chance;
use crate::box_file::TileSet;
use crate::components::{Color, Design};
use crate::setup::Options;
use crate::stack::Unseen;
use crate::state::{Ants, Phase};
use crate::surface::Surface;

impl Ants {
    pub(crate) fn deal(options: Options, set: TileSet) -> Self {
        Self {
            options,
            surface: Surface::with_double_tile(set.double, options.corners, options.overlay),
            hands: [ArrayVec::new(), ArrayVec::new()],
            top: None,
            unseen: Unseen::all(set.tiles),
            to_move: options.first.unwrap_or(Color::Beige),
            phase: match options.first {
                None => Phase::First,
                Some(_) => Phase::Reveal,
            },
        }
    }

    /// Each tile of the stack is equally likely to be the next.
    pub(crate) fn weigh_chances(&self) -> Vec<(Chance, u64)> {
        if self.phase == Phase::First {
            return Color::BOTH.map(|color| (Chance::First(color), 1)).to_vec();
        }
        self.unseen
            .iter()
            .filter(|&(_, copies)| copies > 0)
            .map(|(design, copies)| (Chance::Reveal(design), copies.into()))
            .collect()
    }

    pub(crate) fn sample(&self, dice: &mut dyn Dice) -> Chance {
        if self.phase == Phase::First {
            return Chance::First(Color::BOTH[dice.below(2) as usize]);
        }
        let before = dice.below(self.unseen.tiles() as u32);
        Chance::Reveal(self.unseen.nth(before))
    }

    pub(crate) fn take_chance(&mut self, chance: Chance) -> Result<(), Refusal> {
        match (self.phase, chance) {
            (Phase::First, Chance::First(color)) => {
                self.to_move = color;
                self.phase = Phase::Reveal;
                Ok(())
            }
            (Phase::Reveal, Chance::Reveal(design)) if self.unseen.take(design) => {
                self.turn_up(design);
                Ok(())
            }
            (Phase::First | Phase::Reveal, _) => Err(Refusal::impossible_chance()),
            (Phase::Place | Phase::Over, _) => Err(Refusal::no_chance_now()),
        }
    }

    /// The next tile of the stack is seen.
    fn turn_up(&mut self, design: Design) {
        let (first, second) = (self.to_move as usize, self.to_move.other() as usize);
        if self.hands[first].is_empty() {
            self.hands[first].push(design);
        } else if self.hands[second].is_empty() {
            self.hands[second].push(design);
        } else {
            self.top = Some(design);
            if self.hands[first].len() == 1 {
                // The very first top of the stack: the first turn begins.
                self.draw();
            } else {
                self.phase = Phase::Place;
            }
        }
    }
}
