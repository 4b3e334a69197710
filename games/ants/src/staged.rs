//! Positions written as text, and the laws, for tests.
//!
//! A position is a list of statements: `options corners=six`, `tile half -1,2 t0`, `beige holds star
//! half`, `top tip-beige`, `stack empty`, `beige to move`. Tiles are put down as they are named,
//! without asking the rules. What is not named is still in the stack.

use arrayvec::ArrayVec;
use engine::notation::Words;
use engine::testkit::{Laws, Staged};
use engine::{Dice, Game};

use crate::action::Action;
use crate::board::Point;
use crate::box_file::TileSet;
use crate::components::{Color, DESIGNS, Design, SIDES};
use crate::setup::Options;
use crate::stack::Unseen;
use crate::state::{Ants, Phase};

impl Staged for Ants {
    fn stage(text: &str) -> Result<Self, String> {
        let options = text
            .split(';')
            .find_map(|part| part.trim().strip_prefix("options"))
            .unwrap_or("");
        let setup = Self::PROFILE
            .read_setup(options)
            .map_err(|error| error.to_string())?;
        let mut state = Self::deal(Options::from(&setup), TileSet::from(&setup));
        state.phase = Phase::Place;
        for part in text
            .split(';')
            .map(str::trim)
            .filter(|part| !part.is_empty())
        {
            state.statement(part)?;
        }
        Ok(state)
    }

    fn fact(&self, subject: &str, name: &str) -> Option<String> {
        let number = |number: usize| Some(number.to_string());
        match (subject, name) {
            ("stack", "size") => number(self.stack()),
            ("stack", "top") => Some(self.top.map_or_else(|| "none".to_owned(), Design::id)),
            ("board", "tiles") => number(self.surface.hexagons().len()),
            ("board", "ground") => number(self.surface.ground().len()),
            ("board", "dots") => number(self.surface.dots().len()),
            ("board", "level") => number(usize::from(self.surface.hexagons().last()?.level)),
            ("game", "over") => Some((self.phase == Phase::Over).to_string()),
            ("game", "to-move") => Some(self.to_move.id().to_owned()),
            _ => {
                let color = Color::from_id(subject)?;
                let areas = self.surface.areas()[color as usize];
                match name {
                    "score" => number(areas.best.into()),
                    "second" => number(areas.second.into()),
                    "ants" => number(areas.all.into()),
                    "hand" => {
                        let hand: Vec<_> = self.hand(color).iter().map(|tile| tile.id()).collect();
                        Some(hand.join("+"))
                    }
                    "place" => number(self.standings().places[color.seat()].into()),
                    _ => None,
                }
            }
        }
    }
}

impl Ants {
    fn statement(&mut self, text: &str) -> Result<(), String> {
        let mut words = Words::of(text);
        let unknown = || format!("“{text}” means nothing");
        let design = |word: &str| Design::from_id(word).ok_or_else(|| format!("no tile “{word}”"));
        match words
            .next("a statement")
            .map_err(|error| error.to_string())?
        {
            "options" => {}
            "tile" => {
                let tile = Action::read(&mut words).map_err(|error| error.to_string())?;
                self.take_from_stack(tile.design)?;
                self.surface.put(tile.design, tile.at, tile.turn);
            }
            "top" => {
                let top = design(words.next("a tile").map_err(|error| error.to_string())?)?;
                self.take_from_stack(top)?;
                self.top = Some(top);
            }
            "stack" => self.unseen = Unseen::all(ArrayVec::new()),
            who => {
                let color = Color::from_id(who).ok_or_else(unknown)?;
                match words
                    .next("holds or to move")
                    .map_err(|error| error.to_string())?
                {
                    "holds" => {
                        let mut hand = ArrayVec::new();
                        while let Ok(word) = words.next("a tile") {
                            self.take_from_stack(design(word)?)?;
                            hand.push(design(word)?);
                        }
                        self.hands[color as usize] = hand;
                    }
                    "to" => self.to_move = color,
                    _ => return Err(unknown()),
                }
            }
        }
        Ok(())
    }

    fn take_from_stack(&mut self, design: Design) -> Result<(), String> {
        if self.unseen.take(design) {
            return Ok(());
        }
        Err(format!("there is no further tile “{}”", design.id()))
    }
}

/// The laws of Ants.
#[must_use]
pub fn laws() -> Laws<Ants> {
    Laws::new(
        // Who begins, 24 tiles turned up, 24 placed.
        49,
        stray,
        // Nothing is hidden.
        |state: &Ants, _, _| state.clone(),
        |state| {
            let count = |design: Design| {
                let on_the_board = state.surface.hexagons().iter();
                let open = on_the_board.map(|hexagon| hexagon.design);
                let in_hands = state.hands.iter().flatten().copied();
                let seen = open.chain(in_hands).chain(state.top);
                seen.filter(|&found| found == design).count() as i64
            };
            let box_tiles = state.unseen.iter();
            box_tiles
                .map(|(design, unseen)| (design.id(), count(design) + i64::from(unseen)))
                .collect()
        },
    )
}

fn stray(dice: &mut dyn Dice) -> Action {
    // Mostly near the middle, sometimes far out.
    let reach = if dice.below(8) == 0 { 99 } else { 6 };
    let mut coordinate = || (dice.below(2 * reach + 1) as i32 - reach as i32) as i8;
    let at = Point::new(coordinate(), coordinate());
    Action {
        design: Design::ALL[dice.below(DESIGNS as u32) as usize],
        at,
        turn: dice.below(SIDES as u32) as u8,
    }
}
