//! How soon a colony can reach the target score: its future in a few numbers, game turn by game turn,
//! for a handful of ways to live.

use std::cell::RefCell;
use std::hash::{Hash, Hasher};

use hidden_empires::components::{FEMALE, LARGE_DIET, MALE, SIZE_PER_BUILDER};

use super::sketch::{Sketch, Stage, points};
use super::weights::{LATER_FOOD, NEW_GROUND};

/// Nobody looks further ahead.
const HORIZON: i32 = 14;
/// Points that a colony which does not reach the target makes in a game turn, as a guess.
const SLOW: f32 = 3.0;

/// Eggs that are laid in a game turn at most, to choose from.
const EGGS: [i32; 4] = [2, 3, 4, 6];

/// A way to live: first workers, then reproductives.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Way {
    /// Game turns in which eggs are laid for workers.
    growing: i32,
    /// Game turns in which female larvae are raised to workers.
    raising: i32,
    /// Eggs that are laid in a game turn at most.
    eggs: i32,
}

/// What can be foraged in game turns to come.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(super) struct Supply {
    /// So many ants find work that is known.
    pub(super) places: i32,
    /// Food that each of them brings.
    pub(super) each: i32,
}

impl Supply {
    /// What so many foragers bring home after so many game turns.
    fn food(self, foragers: i32, turn: i32) -> i32 {
        let foragers = foragers.max(0) as f32;
        let places = self.places as f32 + NEW_GROUND * turn as f32;
        let best = foragers.min(places);
        self.each * (LATER_FOOD * (best + 0.5 * (foragers - best))) as i32
    }
}

/// What lies ahead of a colony.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct Outlook {
    /// Game turns until the target score is reached, with a fraction: less if it is passed by more.
    pub(super) turns: f32,
    /// Food that is of use in the nest phase of this game turn.
    pub(super) eaten: i32,
}

thread_local! {
    /// Outlooks found before: the small steps of a turn and the iterations of a search ask for the same
    /// ones again and again.
    static KNOWN: RefCell<Vec<Option<Known>>> = RefCell::new(vec![None; REMEMBERED]);
}

/// So many outlooks are remembered.
const REMEMBERED: usize = 1 << 14;

type Known = (Sketch, Supply, Outlook);

/// Hashes small numbers faster than the usual one.
struct Mixer(u64);

impl Mixer {
    const fn mix(&mut self, word: u64) {
        self.0 = (self.0.rotate_left(5) ^ word).wrapping_mul(0x9e37_79b9_7f4a_7c15);
    }
}

impl Hasher for Mixer {
    fn finish(&self) -> u64 {
        self.0 >> 32
    }

    fn write(&mut self, bytes: &[u8]) {
        for &byte in bytes {
            self.mix(byte.into());
        }
    }

    fn write_i32(&mut self, number: i32) {
        self.mix(number as u64);
    }

    fn write_isize(&mut self, number: isize) {
        self.mix(number as u64);
    }

    fn write_usize(&mut self, number: usize) {
        self.mix(number as u64);
    }
}

/// The best that lies ahead of a colony.
pub(super) fn outlook(sketch: &Sketch, supply: Supply) -> Outlook {
    let mut mixer = Mixer(0);
    (sketch, supply).hash(&mut mixer);
    let place = mixer.finish() as usize % REMEMBERED;
    KNOWN.with_borrow_mut(|known| match &known[place] {
        Some((of, with, outlook)) if of == sketch && *with == supply => *outlook,
        _ => {
            let found = best_way(sketch, supply);
            known[place] = Some((*sketch, supply, found));
            found
        }
    })
}

fn best_way(sketch: &Sketch, supply: Supply) -> Outlook {
    let mut best = Outlook {
        turns: f32::INFINITY,
        eaten: 0,
    };
    for growing in 0..6 {
        // Eggs that are laid later bring nothing before.
        if (growing + 3) as f32 > best.turns {
            break;
        }
        for more in 0..3 {
            for eggs in EGGS {
                let way = Way {
                    growing,
                    raising: growing + more,
                    eggs: eggs.min(sketch.layable),
                };
                let found = live(*sketch, way, supply, best.turns);
                if found.turns < best.turns {
                    best = found;
                }
            }
        }
    }
    best
}

/// Lives on until the target is reached.
fn live(mut sketch: Sketch, way: Way, supply: Supply, bound: f32) -> Outlook {
    let mut eaten = 0;
    for turn in 0..HORIZON {
        let before = sketch.score;
        let food = sketch.pass_turn(turn, way, supply);
        if turn == 0 {
            eaten = food;
        }
        if sketch.score >= sketch.target {
            let part = (sketch.target - before) as f32 / (sketch.score - before).max(1) as f32;
            return Outlook {
                turns: turn as f32 + part.max(0.0),
                eaten,
            };
        }
        if turn as f32 >= bound {
            break;
        }
    }
    Outlook {
        turns: HORIZON as f32 + (sketch.target - sketch.score) as f32 / SLOW,
        eaten,
    }
}

impl Sketch {
    /// Goes on to the end of the game turn and tells how much food the nest has used.
    fn pass_turn(&mut self, turn: i32, way: Way, supply: Supply) -> i32 {
        let mut used = 0;
        if self.stage == Stage::Turn {
            self.forage(turn, way, supply);
            self.stage = Stage::Adults;
        }
        if self.stage == Stage::Adults {
            used += self.feed_adults();
            self.stage = Stage::Larvae;
        }
        if self.stage == Stage::Larvae {
            used += self.feed_larvae(turn, way);
            self.stage = Stage::Lay;
        }
        if self.stage == Stage::Lay {
            used += self.lay(turn, way);
            self.stage = Stage::Flight;
        }
        if self.stage == Stage::Flight && self.should_fly() {
            self.fly();
        }
        self.food = 0;
        self.stage = Stage::Turn;
        used
    }

    fn forage(&mut self, turn: i32, way: Way, supply: Supply) {
        self.nurses = self.needed_nurses().min(self.ants);
        let free = self.ants - self.nurses;
        let room = self.room_for_eggs(self.nurses);
        let wanted = if turn < way.growing {
            way.eggs
        } else {
            let [female, male] = self.wanted_eggs(turn, way);
            female + male
        };
        let hungry = self.nurses + self.reproductives() + self.larvae[FEMALE] + self.larvae[MALE];
        let each = i32::from(SIZE_PER_BUILDER);
        self.builders = 0;
        loop {
            self.food = self.stored + supply.food(free - self.builders, turn);
            let spare = self.food - hungry - self.builders;
            if room + each * self.builders >= wanted.min(spare) || self.builders >= free {
                break;
            }
            self.builders += 1;
        }
        self.size += each * self.builders;
        self.reserves = 0;
        self.stored = 0;
    }

    fn feed_adults(&mut self) -> i32 {
        let hungry = self.nurses + self.builders + self.reproductives();
        let mut short = hungry - self.food.min(hungry);
        let eaten = hungry - short;
        self.food -= eaten;
        for sex in [MALE, FEMALE] {
            let lost = short.min(self.eggs[sex]);
            self.eggs[sex] -= lost;
            short -= lost;
        }
        self.ants -= short.min(self.nurses + self.builders).min(self.ants);
        self.ants += self.small_pupae;
        if self.waits {
            self.reserves += self.small_pupae;
        }
        self.virgin_queens += self.large_pupae;
        self.drones += self.male_pupae;
        self.small_pupae = 0;
        self.large_pupae = 0;
        self.male_pupae = 0;
        eaten
    }

    fn feed_larvae(&mut self, turn: i32, way: Way) -> i32 {
        let [mut females, mut males] = self.larvae;
        if self.food < females + males {
            let missing = females + males - self.food;
            let lost = missing.min(females);
            females -= lost;
            males -= missing - lost;
        }
        let more = i32::from(LARGE_DIET) - 1;
        let large = if turn >= way.raising {
            ((self.food - females - males) / more).min(females)
        } else {
            0
        };
        let eaten = females + males + more * large;
        self.food -= eaten;
        self.large_pupae = large;
        self.small_pupae = females - large;
        self.male_pupae = males;
        self.larvae = self.eggs;
        self.eggs = [0; 2];
        eaten
    }

    fn lay(&mut self, turn: i32, way: Way) -> i32 {
        let most = way
            .eggs
            .min(self.size - self.nurses - self.reserves - self.reproductives() - self.brood())
            .min(self.food)
            .max(0);
        if turn < way.growing {
            self.eggs = [most, 0];
        } else {
            let [mut female, mut male] = self.wanted_eggs(turn + 1, way);
            while female + male > most {
                if male > female {
                    male -= 1;
                } else {
                    female -= 1;
                }
            }
            self.eggs = [female, male];
        }
        let eaten = self.eggs[FEMALE] + self.eggs[MALE];
        self.food -= eaten;
        eaten
    }

    /// The eggs that are still missing for the target score, if larvae are fed from this turn on.
    fn wanted_eggs(&self, turn: i32, way: Way) -> [i32; 2] {
        let mut queens = self.virgin_queens + self.large_pupae;
        if turn >= way.raising {
            queens += self.larvae[FEMALE];
        }
        if turn + 1 >= way.raising {
            queens += self.eggs[FEMALE];
        }
        let mut drones = self.drones + self.male_pupae + self.larvae[MALE] + self.eggs[MALE];
        let mut wanted = [0; 2];
        while wanted[FEMALE] + wanted[MALE] < way.eggs
            && self.score + points(queens, drones) < self.target
        {
            if queens > drones {
                drones += 1;
                wanted[MALE] += 1;
            } else {
                queens += 1;
                wanted[FEMALE] += 1;
            }
        }
        wanted
    }

    /// Whether nothing is gained by waiting for partners.
    fn should_fly(&self) -> bool {
        if self.score + self.flight() >= self.target {
            return true;
        }
        let coming = match self.virgin_queens.cmp(&self.drones) {
            std::cmp::Ordering::Equal => 0,
            std::cmp::Ordering::Greater => self.male_pupae + self.larvae[MALE],
            std::cmp::Ordering::Less => self.large_pupae,
        };
        coming == 0
    }
}
