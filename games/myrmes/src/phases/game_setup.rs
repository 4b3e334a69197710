//! Rulebook: Game setup; 2, 3 or 4 players.

use arrayvec::ArrayVec;
use engine::chance::shuffle;
use engine::{Dice, Refusal, Seat};

use crate::action::Chance;
use crate::board::{Hex, HexSet, area, prey_spaces, starts};
use crate::components::{
    ANTS, CUBES, Event, FARM_TILES, FIRST_SCORE, LARVAE, MARKERS, NURSES, OBJECTIVES, Objective,
    Prey, SUB_COLONY_TILES, Shape,
};
use crate::garden::Garden;
use crate::list::List;
use crate::setup::Options;
use crate::state::{
    Chore, Colony, Ledger, Myrmes, Objectives, Phase, Rooms, Season, Stock, Table, Workshops,
};

/// Nurses, workers and larvae at the start.
const FIRST_NURSES: u8 = 3;
const FIRST_WORKERS: u8 = 2;
const FIRST_LARVAE: u8 = 1;

/// On more spaces than this, prey can lie in more ways than are worth a list: three times as many for
/// each.
const MOST_SPACES_LISTED: usize = 7;

impl Myrmes {
    pub(crate) fn begin(options: Options) -> Self {
        let players = usize::from(options.players);
        let garden = Garden::new(area(players, options.corners));
        let table = Table {
            options,
            year: 1,
            season: Season::Spring,
            dice: [1; 3],
            first: Seat::new(0),
            // Alone there is nothing to decide about who begins where.
            phase: if options.solo {
                Phase::Prey
            } else {
                Phase::First
            },
            garden,
            colonies: (0..players).map(|_| Colony::default()).collect(),
            objectives: Objectives {
                rows: [[None; 3]; 2],
                turns: [[[0; 4]; 3]; 2],
                unseen: Objective::ALL
                    .into_iter()
                    .filter(|objective| !options.solo || objective.in_solo())
                    .fold(0, |unseen, objective| unseen | 1 << objective as u8),
            },
            stock: Stock {
                farms: FARM_TILES,
                sub_colonies: SUB_COLONY_TILES,
                cubes: CUBES.map(i16::from),
                larvae: i16::from(LARVAE) - i16::from(FIRST_LARVAE) * players as i16,
                winter: 0,
                prey: [Prey::TOKENS; 3],
            },
        };
        let mut game = Self {
            table,
            plans: Self::nothing_planned(),
        };
        if options.solo {
            game.table.start_at(0);
            game.table.put_on_winter_space(options.first_winter);
        }
        game
    }

    pub(crate) fn sample(&self, dice: &mut dyn Dice) -> Chance {
        let table = &self.table;
        match table.phase {
            // Ruling 4.
            Phase::First => {
                Chance::First(Seat::new(dice.below(table.options.players.into()) as usize))
            }
            Phase::Starts => Chance::Starts(dice.below(table.options.players.into()) as u8),
            Phase::Prey => {
                let mut tokens: ArrayVec<_, 18> = (0..table.stock.prey.iter().sum::<u8>())
                    .map(|token| Prey::ALL[usize::from(token / Prey::TOKENS)])
                    .collect();
                shuffle(&mut tokens, dice);
                tokens.truncate(table.prey_spaces().len());
                Chance::Prey(tokens)
            }
            Phase::Objectives => {
                let levels: &[u8] = if table.options.solo { &[1] } else { &[1, 2, 3] };
                let drawn = levels.iter().flat_map(|&level| {
                    let mut tiles = table.pile(level);
                    shuffle(&mut tiles, dice);
                    tiles.into_iter().take(2)
                });
                Chance::Objectives(drawn.collect())
            }
            Phase::Reveal => {
                let tiles = table.pile(table.season as u8 + 1);
                Chance::Reveal(tiles[dice.below(tiles.len() as u32) as usize])
            }
            Phase::Dice => Chance::Dice([0; 3].map(|_: u8| dice.below(6) as u8 + 1)),
            _ => unreachable!("nothing is drawn or rolled now"),
        }
    }

    /// Everything that can come up, with weights; nothing for prey on many spaces and for the
    /// objectives of several players.
    pub(crate) fn outcomes(&self) -> Option<Vec<(Chance, u64)>> {
        let table = &self.table;
        let players = table.players();
        let outcomes: Vec<_> = match table.phase {
            Phase::First => Seat::all(players).map(Chance::First).collect(),
            Phase::Starts => (0..players as u8).map(Chance::Starts).collect(),
            Phase::Prey => return table.layouts_of_prey(),
            Phase::Objectives if table.options.solo => {
                let tiles = &table.pile(1);
                let pairs = tiles.iter().flat_map(|&upper| {
                    let others = tiles.iter().filter(move |&&lower| lower != upper);
                    others.map(move |&lower| [upper, lower])
                });
                pairs
                    .map(|pair| Chance::Objectives(pair.into_iter().collect()))
                    .collect()
            }
            Phase::Objectives => return None,
            Phase::Reveal => {
                let tiles = table.pile(table.season as u8 + 1);
                tiles.into_iter().map(Chance::Reveal).collect()
            }
            Phase::Dice => (0..6 * 6 * 6)
                .map(|roll| Chance::Dice([roll / 36, roll / 6 % 6, roll % 6].map(|die| die + 1)))
                .collect(),
            _ => return None,
        };
        Some(outcomes.into_iter().map(|outcome| (outcome, 1)).collect())
    }

    pub(crate) fn take_chance(&mut self, chance: Chance) -> Result<(), Refusal> {
        let table = &mut self.table;
        let impossible = Err(Refusal::impossible_chance());
        match (table.phase, chance) {
            (Phase::First, Chance::First(seat)) if seat.index() < table.players() => {
                table.first = seat;
                table.phase = Phase::Starts;
            }
            (Phase::Starts, Chance::Starts(turn)) if turn < table.options.players => {
                table.start_at(turn.into());
                table.phase = Phase::Prey;
            }
            (Phase::Prey, Chance::Prey(tokens)) => {
                if !table.lay_out_prey(&tokens) {
                    return impossible;
                }
                table.phase = Phase::Objectives;
            }
            (Phase::Objectives, Chance::Objectives(tiles)) => {
                if !table.lay_out_objectives(&tiles) {
                    return impossible;
                }
                table.phase = Phase::Dice;
            }
            (Phase::Dice, Chance::Dice(dice)) if dice.iter().all(|die| (1..=6).contains(die)) => {
                table.dice = dice;
                table.phase = Phase::Plan;
            }
            (Phase::Reveal, Chance::Reveal(objective)) => {
                if !table.objectives.is_unseen(objective)
                    || objective.level() != table.season as u8 + 1
                {
                    return impossible;
                }
                table.turn_up(objective);
            }
            (
                Phase::First
                | Phase::Starts
                | Phase::Prey
                | Phase::Objectives
                | Phase::Dice
                | Phase::Reveal,
                _,
            ) => return impossible,
            _ => return Err(Refusal::no_chance_now()),
        }
        self.go_on();
        Ok(())
    }
}

impl Table {
    /// Ruling 3: seat 1 gets the start space with this number, the others follow clockwise.
    fn start_at(&mut self, turn: usize) {
        let spaces = starts(self.players());
        for seat in Seat::all(self.players()) {
            let (q, r) = spaces[(seat.index() + turn) % spaces.len()];
            let hex = Hex::at(q, r).expect("start spaces lie in the garden");
            self.garden.put_exit(hex, seat);
            self.colony_mut(seat).exits.push(hex);
        }
    }

    /// The prey spaces in play.
    fn prey_spaces(&self) -> HexSet {
        *prey_spaces() & *self.garden.area()
    }

    /// How the prey can lie; as likely as there are tokens to lay it out so.
    fn layouts_of_prey(&self) -> Option<Vec<(Chance, u64)>> {
        let spaces = self.prey_spaces().len();
        if spaces > MOST_SPACES_LISTED {
            return None;
        }
        let mut layouts = vec![(ArrayVec::<Prey, 18>::new(), 1)];
        for _ in 0..spaces {
            let mut longer = Vec::new();
            for (tokens, weight) in layouts {
                for prey in Prey::ALL {
                    let laid = tokens.iter().filter(|&&token| token == prey).count() as u8;
                    let left = self.stock.prey[prey as usize] - laid;
                    if left > 0 {
                        let mut tokens = tokens.clone();
                        tokens.push(prey);
                        longer.push((tokens, weight * u64::from(left)));
                    }
                }
            }
            layouts = longer;
        }
        let outcomes = layouts.into_iter();
        Some(
            outcomes
                .map(|(tokens, weight)| (Chance::Prey(tokens), weight))
                .collect(),
        )
    }

    /// Ruling 2: all tokens are shuffled, and as many laid out as there are spaces in play.
    fn lay_out_prey(&mut self, tokens: &[Prey]) -> bool {
        let mut left = self.stock.prey;
        for &prey in tokens {
            let Some(rest) = left[prey as usize].checked_sub(1) else {
                return false;
            };
            left[prey as usize] = rest;
        }
        if tokens.len() != self.prey_spaces().len() {
            return false;
        }
        self.stock.prey = left;
        for (hex, &prey) in self.prey_spaces().iter().zip(tokens) {
            self.garden.put_prey(hex, prey);
        }
        true
    }

    /// Tiles of a level that nobody has seen.
    fn pile(&self, level: u8) -> ArrayVec<Objective, OBJECTIVES> {
        Objective::ALL
            .iter()
            .copied()
            .filter(|&tile| tile.level() == level && self.objectives.is_unseen(tile))
            .collect()
    }

    /// Two of each level, in a column each; alone only two of level I.
    fn lay_out_objectives(&mut self, tiles: &[Objective]) -> bool {
        let columns = if self.options.solo { 1 } else { 3 };
        let mut unseen = self.objectives.unseen;
        for (index, &tile) in tiles.iter().enumerate() {
            if unseen & (1 << tile as u8) == 0 || usize::from(tile.level()) != index / 2 + 1 {
                return false;
            }
            unseen &= !(1 << tile as u8);
        }
        if tiles.len() != 2 * columns {
            return false;
        }
        self.objectives.unseen = unseen;
        for (index, &tile) in tiles.iter().enumerate() {
            self.objectives.rows[index % 2][index / 2] = Some(tile);
        }
        true
    }
}

/// A colony at the start.
impl Default for Colony {
    fn default() -> Self {
        Self {
            score: FIRST_SCORE,
            level: 0,
            event: Event::Point,
            point_paid: false,
            larvae: FIRST_LARVAE,
            workers: FIRST_WORKERS,
            soldiers: 0,
            reserve: ANTS - FIRST_WORKERS,
            rooms: Rooms::default(),
            nurses: FIRST_NURSES,
            atelier: 0,
            workshops: Workshops::default(),
            posted: 0,
            spare_nurses: NURSES - FIRST_NURSES,
            store: [0; 3],
            pheromones: Shape::ALL.map(Shape::copies),
            cleared: [0; Shape::ALL.len()],
            markers: MARKERS,
            lost_markers: 0,
            exits: List::new(),
            prey: [0; 3],
            completed: [0; 3],
            chore: Chore::None,
            ledger: Ledger::default(),
            last: Ledger::default(),
        }
    }
}
