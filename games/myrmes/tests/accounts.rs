//! The books of a whole game, kept once more from nothing but what was decided and what is printed on the board:
//! larvae, ants, nurses, cubes, the stock, points. Random games of every setup must agree with them.

use std::collections::BTreeMap;

use engine::chance::pick;
use engine::{Awaited, Dice, Game, QuickDice, Seat, Setup};
use formicary_myrmes::components::{Cube, Event, Objective, Prey, Special};
use formicary_myrmes::garden::{Content, Kind};
use formicary_myrmes::{Action, Births, Chance, Hex, Myrmes};

const VP: usize = 1;
const EXTRA_LARVAE: usize = 2;
const EXTRA_HARVEST: usize = 3;
const EXTRA_SOLDIER: usize = 5;
const EXTRA_WORKER: usize = 7;

fn cube(cube: Cube) -> usize {
    match cube {
        Cube::Food => 0,
        Cube::Earth => 1,
        Cube::Stone => 2,
    }
}

/// A tile in the garden, known by its first hexagon.
#[derive(Clone, Debug)]
struct Tile {
    owner: Option<usize>,
    special: Option<Special>,
    size: i32,
    cubes: [i32; 3],
}

#[derive(Clone, Debug, Default)]
struct Player {
    score: i32,
    level: i32,
    event: usize,
    paid: bool,
    larvae: i32,
    /// Larvae that lie beside the event cube.
    spent: i32,
    workers: i32,
    inside: i32,
    soldiers: i32,
    reserve: i32,
    nurses: i32,
    atelier: i32,
    posted: i32,
    spare: i32,
    store: [i32; 3],
    prey: i32,
    plan: (Option<usize>, Option<Births>),
    /// Tiles with several kinds of cube that are still to be harvested, scavengings, cubes of Harvest+3.
    harvest: (Vec<Hex>, i32, i32),
    /// Cubes are to be stored, or the colony to be fed.
    waiting: bool,
}

struct Books {
    setup: Setup,
    players: Vec<Player>,
    tiles: BTreeMap<Hex, Tile>,
    stock: [i32; 3],
    larvae: i32,
    dice: [usize; 3],
    year: i32,
    season: usize,
    first: usize,
    /// Who has completed what, and in which turn.
    completed: Vec<(Objective, usize, i32)>,
    /// The objective for which tiles are chosen, and how many more.
    giving: Option<(Objective, i32)>,
    /// Alone: how many objectives lie on the board.
    laid_out: u32,
    storing: bool,
    winter: bool,
    lost: bool,
    over: bool,
}

impl Books {
    fn new(setup: &Setup) -> Self {
        let players = setup.players();
        let player = Player {
            score: 10,
            larvae: 1,
            workers: 2,
            reserve: 6,
            nurses: 3,
            spare: 5,
            ..Player::default()
        };
        let mut books = Self {
            setup: setup.clone(),
            players: vec![player; players],
            tiles: BTreeMap::new(),
            stock: [30, 15, 15],
            larvae: 30 - players as i32,
            dice: [0; 3],
            year: 1,
            season: 0,
            first: 0,
            completed: Vec::new(),
            giving: None,
            laid_out: 2,
            storing: false,
            winter: false,
            lost: false,
            over: false,
        };
        if books.solo() {
            books.stock[0] -= setup.number("winter") as i32;
        }
        books
    }

    fn solo(&self) -> bool {
        self.setup.variant() != "base"
    }

    fn counted(&self) -> bool {
        self.setup.option("cubes") == "counted"
    }

    fn years(&self) -> i32 {
        match self.setup.variant() {
            "solo-easy" => 2,
            "solo-hard" => 4,
            "solo-extreme" => 5,
            _ => 3,
        }
    }

    fn in_turn(&self) -> Vec<usize> {
        let players = self.players.len();
        (0..players)
            .map(|step| (self.first + step) % players)
            .collect()
    }

    fn turn(&self) -> i32 {
        (self.year - 1) * 3 + self.season as i32 + 1
    }

    // ---- Cubes and points

    fn gain(&mut self, who: usize, cube: usize, wanted: i32) {
        let got = if self.counted() {
            wanted.min(self.stock[cube])
        } else {
            wanted
        };
        self.stock[cube] -= got;
        self.players[who].store[cube] += got;
    }

    fn pay(&mut self, who: usize, cubes: [i32; 3]) {
        for (index, count) in cubes.into_iter().enumerate() {
            self.players[who].store[index] -= count;
            self.stock[index] += count;
        }
    }

    fn give_larvae(&mut self, who: usize, count: i32) {
        self.players[who].larvae -= count;
        self.larvae += count;
    }

    fn points(&mut self, who: usize, points: i32) {
        let once = self.setup.option("point-event") == "once";
        let player = &mut self.players[who];
        if points > 0 {
            player.score += points;
            if player.event == VP && !(once && player.paid) {
                player.score += 1;
                player.paid = true;
            }
        }
    }

    fn kill_soldiers(&mut self, who: usize, count: i32) {
        self.players[who].soldiers -= count;
        self.players[who].reserve += count;
    }

    // ---- A season

    fn begin_season(&mut self) {
        let rolled = self.dice[self.season];
        for player in &mut self.players {
            let chosen = (player.larvae == 0).then_some(rolled);
            player.plan = (chosen, None);
            player.event = rolled;
            player.paid = false;
        }
    }

    fn hatch(&mut self) {
        for who in self.in_turn() {
            let (event, births) = std::mem::take(&mut self.players[who].plan);
            let (event, births) = (event.expect("chosen"), births.expect("planned"));
            let player = &mut self.players[who];
            player.spent = (event as i32 - self.dice[self.season] as i32).abs();
            player.larvae -= player.spent;
            player.event = event;
            player.atelier = births.atelier.into();
            let extra = |born: i32, helps: usize, more: i32| match born {
                0 => 0,
                born if event == helps => born + more,
                born => born,
            };
            let larvae = extra([0, 1, 3, 5][usize::from(births.larvae)], EXTRA_LARVAE, 2);
            let soldiers = [0, 0, 1, 2][usize::from(births.soldiers)];
            let workers = [0, 0, 1, 1, 2][usize::from(births.workers)];
            let mut soldiers = extra(soldiers, EXTRA_SOLDIER, 1);
            let mut workers = extra(workers, EXTRA_WORKER, 1);
            if let Some(kept) = births.kept {
                assert!(soldiers + workers > player.reserve);
                soldiers = kept.into();
                workers = player.reserve - soldiers;
            }
            soldiers = soldiers.min(player.reserve);
            workers = workers.min(player.reserve - soldiers);
            player.soldiers += soldiers;
            player.workers += workers;
            player.reserve -= soldiers + workers;
            let born = if self.counted() {
                larvae.min(self.larvae)
            } else {
                larvae
            };
            self.larvae -= born;
            self.players[who].larvae += born;
        }
        self.after_a_worker();
    }

    fn after_a_worker(&mut self) {
        if self.players.iter().any(|player| player.workers > 0) {
            return;
        }
        for who in self.in_turn() {
            let own: Vec<_> = self
                .tiles
                .iter()
                .filter(|(_, tile)| tile.owner == Some(who))
                .collect();
            let own: Vec<_> = own
                .into_iter()
                .map(|(&hex, tile)| (hex, tile.clone()))
                .collect();
            let mut several = Vec::new();
            let mut scavengings = 0;
            for (hex, tile) in own {
                match tile.special {
                    Some(Special::AphidFarm) => self.gain(who, 0, 1),
                    Some(Special::Scavenging) => scavengings += 1,
                    Some(Special::SubColony) => self.points(who, 2),
                    None => {
                        let kinds: Vec<_> = (0..3).filter(|&kind| tile.cubes[kind] > 0).collect();
                        match kinds[..] {
                            [] => {}
                            [kind] => self.take(who, hex, kind),
                            _ => several.push(hex),
                        }
                    }
                }
            }
            let extra = if self.players[who].event == EXTRA_HARVEST {
                3
            } else {
                0
            };
            self.players[who].harvest = (several, scavengings, extra);
        }
        self.after_a_harvest();
    }

    fn take(&mut self, who: usize, hex: Hex, kind: usize) {
        let tile = self.tiles.get_mut(&hex).expect("a tile");
        assert!(tile.owner == Some(who) && tile.special.is_none());
        tile.cubes[kind] -= 1;
        assert!(tile.cubes[kind] >= 0);
        self.players[who].store[kind] += 1;
    }

    fn after_a_harvest(&mut self) {
        for who in 0..self.players.len() {
            let mut own = self.tiles.values().filter(|tile| tile.owner == Some(who));
            let full = own.any(|tile| tile.cubes != [0; 3]);
            let (several, scavengings, extra) = &self.players[who].harvest;
            if !several.is_empty() || *scavengings > 0 || (*extra > 0 && full) {
                return;
            }
        }
        for player in &mut self.players {
            player.harvest = (Vec::new(), 0, 0);
        }
        self.after_a_nurse();
    }

    fn after_a_nurse(&mut self) {
        if self.players.iter().any(|player| player.atelier > 0) {
            return;
        }
        self.storing = true;
        for player in &mut self.players {
            player.waiting = player.store.iter().sum::<i32>() > room(player);
        }
        self.after_storing();
    }

    fn after_storing(&mut self) {
        if self.players.iter().any(|player| player.waiting) {
            return;
        }
        self.storing = false;
        for player in &mut self.players {
            self.larvae += std::mem::take(&mut player.spent);
            player.workers += std::mem::take(&mut player.inside);
        }
        self.first = (self.first + 1) % self.players.len();
        if !self.solo() {
            self.next_season();
        }
    }

    fn next_season(&mut self) {
        if self.season < 2 {
            self.season += 1;
            self.begin_season();
            return;
        }
        self.winter = true;
        for player in &mut self.players {
            player.waiting = true;
        }
        self.pass_winter();
    }

    fn hunger(&self, who: usize) -> i32 {
        let first = if self.solo() {
            self.setup.number("winter") as i32
        } else {
            4
        };
        (first + self.year - 1 - self.players[who].soldiers).max(0)
    }

    /// How often larvae can become food that is missing.
    fn feedings(&self, who: usize) -> i32 {
        let player = &self.players[who];
        let missing = (self.hunger(who) - player.store[0]).max(0);
        let wanted = missing.min(player.larvae / 3);
        if self.counted() {
            wanted.min(self.stock[0])
        } else {
            wanted
        }
    }

    fn pass_winter(&mut self) {
        for who in self.in_turn() {
            if !self.players[who].waiting || self.over {
                continue;
            }
            if self.feedings(who) == 0 {
                self.eat(who);
            } else if self.counted() {
                return;
            }
        }
        if self.over || self.players.iter().any(|player| player.waiting) {
            return;
        }
        self.winter = false;
        if self.year == self.years() {
            self.over = true;
            return;
        }
        self.year += 1;
        self.season = 0;
        if self.solo() {
            let stock = &mut self.stock[0];
            *stock -= if self.setup.option("cubes") == "counted" {
                1.min(*stock)
            } else {
                1
            };
        }
    }

    fn eat(&mut self, who: usize) {
        self.players[who].waiting = false;
        let hunger = self.hunger(who);
        let eaten = hunger.min(self.players[who].store[0]);
        self.pay(who, [eaten, 0, 0]);
        let missing = hunger - eaten;
        if missing > 0 && self.solo() {
            self.lost = true;
            self.over = true;
            return;
        }
        let debt = self.solo() || self.setup.option("debt") == "yes";
        let score = &mut self.players[who].score;
        *score -= 3 * missing;
        if !debt {
            *score = (*score).max(0);
        }
    }

    // ---- Objectives

    fn begin_objective(&mut self, who: usize, objective: Objective, earth: Option<u8>) {
        let (kind, count) = objective
            .id()
            .rsplit_once('-')
            .expect("a kind and a number");
        let count: i32 = count.parse().expect("a number");
        match kind {
            "food" => self.pay(who, [count, 0, 0]),
            "stone" => self.pay(who, [0, 0, count]),
            "earth-stone" => {
                let earth = i32::from(earth.expect("a mix"));
                self.pay(who, [0, earth, count - earth]);
            }
            "larvae" => self.give_larvae(who, count),
            "prey" => self.players[who].prey -= count,
            "soldiers" => self.kill_soldiers(who, count),
            "special-tiles" => self.giving = Some((objective, count - 1)),
            "pheromones" => self.giving = Some((objective, count)),
            "nurses" => {
                let player = &mut self.players[who];
                let given = count / 2 - 2;
                player.nurses -= given;
                player.spare += given;
                player.atelier = player.atelier.min(player.nurses);
            }
            "colony" => self.players[who].level = 1.max(self.players[who].level - (count - 1)),
            kind => panic!("no objective is called {kind}"),
        }
        if self.giving.is_none() {
            self.complete(who, objective);
        }
    }

    fn complete(&mut self, who: usize, objective: Objective) {
        self.points(who, [6, 9, 12][usize::from(objective.level()) - 1]);
        let turn = self.turn();
        if self.solo() {
            self.laid_out -= 1;
            if objective.level() > 1 {
                self.players[who].nurses -= 1;
                self.players[who].spare += 1;
            }
        } else {
            let bonus = [0, 0, 5, 4, 3][self.players.len()];
            for (done, other, when) in self.completed.clone() {
                if done == objective && when < turn {
                    self.points(other, bonus);
                }
            }
            self.completed.push((objective, who, turn));
            self.players[who].nurses -= 1;
            self.players[who].posted += 1;
        }
        self.players[who].atelier -= 1;
        self.after_a_nurse();
    }

    // ---- What is decided

    fn enter(&mut self, who: usize, content: Content, garden: &formicary_myrmes::garden::Garden) {
        match content {
            Content::Prey(prey) => {
                let (soldiers, food, points) = match prey {
                    Prey::Ladybug => (1, 2, 0),
                    Prey::Termite => (1, 1, 2),
                    Prey::Spider => (2, 1, 4),
                };
                self.kill_soldiers(who, soldiers);
                self.players[who].prey += 1;
                self.gain(who, 0, food);
                self.points(who, points);
            }
            Content::Exit(owner) if owner.index() != who => self.kill_soldiers(who, 1),
            Content::Tile(index) => {
                let owner = garden.tiles()[index].owner;
                if owner.is_some_and(|owner| owner.index() != who) {
                    self.kill_soldiers(who, 1);
                }
            }
            _ => {}
        }
    }

    fn follow(&mut self, before: &Myrmes, seat: Seat, action: Action) {
        let who = seat.index();
        let garden = &before.table().garden;
        match action {
            Action::Event(event) => {
                let place = Event::ALL.iter().position(|&other| other == event);
                self.players[who].plan.0 = place;
            }
            Action::Births(births) => {
                self.players[who].plan.1 = Some(births);
                if self.players.iter().all(|player| player.plan.1.is_some()) {
                    self.hatch();
                }
            }
            Action::Exchange => {
                self.give_larvae(who, 3);
                self.gain(who, 0, 1);
            }
            Action::Gestation | Action::Larder | Action::Quarry(_) | Action::Queen => {
                self.players[who].workers -= 1;
                self.players[who].inside += 1;
                match action {
                    Action::Gestation if !self.counted() || self.larvae > 0 => {
                        self.give_larvae(who, -1);
                    }
                    Action::Larder => self.gain(who, 0, 1),
                    Action::Quarry(kind) => self.gain(who, cube(kind), 1),
                    Action::Queen => {
                        self.pay(who, [1, 0, 0]);
                        self.points(who, 2);
                    }
                    _ => {}
                }
                self.after_a_worker();
            }
            Action::Leave(_) => self.players[who].workers -= 1,
            Action::Step(to) => self.enter(who, garden.content(to), garden),
            Action::Clear => {
                let formicary_myrmes::Phase::Sortie(_, sortie) = before.table().phase else {
                    panic!("nobody is outside");
                };
                let here = sortie.at.first().expect("somewhere");
                let tile = self.tiles.remove(&here).expect("an empty pheromone");
                assert!(tile.special.is_none() && tile.cubes == [0; 3]);
                self.pay(who, [0, 1, 0]);
                if tile.owner != Some(who) {
                    self.points(who, 2 * (tile.size - 2));
                }
            }
            Action::Pheromone(at) | Action::Build(_, at) => {
                let hexes = at.laid().hexes;
                let size = hexes.len() as i32;
                let mut tile = Tile {
                    owner: Some(who),
                    special: None,
                    size,
                    cubes: [0; 3],
                };
                if let Action::Build(special, _) = action {
                    let (cost, points) = match special {
                        Special::AphidFarm => ([0, 0, 1], 2),
                        Special::Scavenging => ([1, 0, 0], 2),
                        Special::SubColony => ([1, 1, 1], 4),
                    };
                    tile.special = Some(special);
                    self.pay(who, cost);
                    self.points(who, points);
                } else {
                    for hex in hexes.iter() {
                        if let Some(kind) = hex.terrain().cube() {
                            tile.cubes[cube(kind)] += 1;
                        }
                    }
                    for (kind, stock) in tile.cubes.iter_mut().zip(&mut self.stock) {
                        if self.setup.option("cubes") == "counted" {
                            *kind = (*kind).min(*stock);
                        }
                        *stock -= *kind;
                    }
                    self.points(who, 2 * (size - 2));
                }
                self.tiles.insert(hexes.first().expect("a tile"), tile);
                self.players[who].reserve += 1;
                self.after_a_worker();
            }
            Action::Stop => {
                self.players[who].reserve += 1;
                self.after_a_worker();
            }
            Action::Harvest(hex, kind) => {
                self.take(who, hex, cube(kind));
                let (several, _, extra) = &mut self.players[who].harvest;
                if several.is_empty() {
                    *extra -= 1;
                } else {
                    let place = several.iter().position(|&other| other == hex);
                    several.remove(place.expect("one that is to be harvested"));
                }
                self.after_a_harvest();
            }
            Action::Scavenge(kind) => {
                self.gain(who, cube(kind), 1);
                self.players[who].harvest.1 -= 1;
                self.after_a_harvest();
            }
            Action::Enough => {
                self.players[who].harvest.2 = 0;
                self.after_a_harvest();
            }
            Action::Tunnel(_) | Action::Deepen | Action::Nurse => {
                match action {
                    Action::Tunnel(_) => self.gain(who, 1, 1),
                    Action::Deepen => {
                        self.players[who].level += 1;
                        let costs = [[0, 2, 0], [0, 2, 1], [0, 0, 3]];
                        self.pay(who, costs[self.players[who].level as usize - 1]);
                    }
                    _ => {
                        self.pay(who, [2, 0, 0]);
                        self.give_larvae(who, 2);
                        self.players[who].nurses += 1;
                        self.players[who].spare -= 1;
                    }
                }
                self.players[who].atelier -= 1;
                self.after_a_nurse();
            }
            Action::Objective(objective, earth) => self.begin_objective(who, objective, earth),
            Action::Give(hex) => {
                let tile = self.tiles.get_mut(&hex).expect("a tile");
                if tile.special.is_some() {
                    tile.owner = None;
                } else {
                    for (stock, cubes) in self.stock.iter_mut().zip(std::mem::take(&mut tile.cubes))
                    {
                        *stock += cubes;
                    }
                }
                let (objective, left) = self.giving.take().expect("tiles are chosen");
                if left > 1 {
                    self.giving = Some((objective, left - 1));
                } else {
                    self.complete(who, objective);
                }
            }
            Action::Done => {
                self.players[who].atelier = 0;
                self.after_a_nurse();
            }
            Action::Keep(kept) => {
                assert!(self.storing && self.players[who].waiting);
                let store = self.players[who].store;
                assert_eq!(
                    kept.iter().map(|&count| i32::from(count)).sum::<i32>(),
                    room(&self.players[who])
                );
                self.pay(
                    who,
                    [0, 1, 2].map(|kind| store[kind] - i32::from(kept[kind])),
                );
                self.players[who].waiting = false;
                self.after_storing();
            }
            Action::Feed(times) => {
                assert!(
                    self.winter
                        && self.players[who].waiting
                        && i32::from(times) <= self.feedings(who)
                );
                for _ in 0..times {
                    self.give_larvae(who, 3);
                    self.gain(who, 0, 1);
                }
                self.eat(who);
                self.pass_winter();
            }
        }
    }

    fn learn(&mut self, chance: &Chance) {
        match chance {
            Chance::First(seat) => self.first = seat.index(),
            Chance::Dice(dice) => {
                self.dice = dice.map(usize::from);
                self.begin_season();
            }
            // Alone there are six spaces for objectives, and at first two of them are taken.
            Chance::Reveal(_) if self.laid_out == 6 => {
                self.lost = true;
                self.over = true;
            }
            Chance::Reveal(_) => {
                self.laid_out += 1;
                self.next_season();
            }
            _ => {}
        }
    }

    fn compare(&self, game: &Myrmes, what: &str) {
        let table = game.table();
        for (seat, player) in Seat::all(self.players.len()).zip(&self.players) {
            let colony = table.colony(seat);
            let found = [
                i32::from(colony.score),
                colony.level.into(),
                colony.larvae.into(),
                colony.workers.into(),
                colony.rooms.len().into(),
                colony.soldiers.into(),
                colony.reserve.into(),
                colony.nurses.into(),
                colony.atelier.into(),
                colony.posted.into(),
                colony.spare_nurses.into(),
                colony.prey_tokens().into(),
            ];
            let expected = [
                player.score,
                player.level,
                player.larvae,
                player.workers,
                player.inside,
                player.soldiers,
                player.reserve,
                player.nurses,
                player.atelier,
                player.posted,
                player.spare,
                player.prey,
            ];
            assert_eq!(found, expected, "{}: {what}, {seat:?}", self.setup);
            assert_eq!(
                colony.store.map(i32::from),
                player.store,
                "{}: {what}, {seat:?}",
                self.setup
            );
        }
        assert_eq!(
            table.stock.cubes.map(i32::from),
            self.stock,
            "{}: {what}",
            self.setup
        );
        assert_eq!(
            i32::from(table.stock.larvae),
            self.larvae,
            "{}: {what}",
            self.setup
        );
        assert_eq!(table.garden.tiles().len(), self.tiles.len());
        for tile in table.garden.tiles() {
            let known = &self.tiles[&tile.name()];
            assert_eq!(
                tile.cubes.map(i32::from),
                known.cubes,
                "{}: {what}",
                self.setup
            );
            assert_eq!(tile.owner.map(Seat::index), known.owner);
            assert_eq!(
                matches!(tile.kind, Kind::Special(_)),
                known.special.is_some()
            );
        }
        assert_eq!(
            matches!(game.awaited(), Awaited::Nobody(_)),
            self.over,
            "{}: {what}",
            self.setup
        );
    }
}

fn room(player: &Player) -> i32 {
    let deeper = i32::from(player.event == 0);
    if player.level + deeper >= 2 { 6 } else { 4 }
}

/// Anything, but preferably what takes a colony further.
fn choose(actions: &[Action], dice: &mut QuickDice) -> Action {
    let goes_on = |action: &&Action| {
        matches!(
            action,
            Action::Objective(..)
                | Action::Give(_)
                | Action::Deepen
                | Action::Nurse
                | Action::Build(..)
                | Action::Clear
                | Action::Queen
        )
    };
    let useful: Vec<_> = actions.iter().filter(goes_on).copied().collect();
    if actions.contains(&Action::Deepen) && dice.below(8) > 0 {
        return Action::Deepen;
    }
    if !useful.is_empty() && dice.below(4) > 0 {
        return *pick(&useful, dice);
    }
    if let Some(Action::Births(_)) = actions.first() {
        let busy = |action: &Action| match action {
            Action::Births(births) => births.nurses(),
            _ => 0,
        };
        let most = actions.iter().map(busy).max().unwrap_or(0);
        let all: Vec<_> = actions
            .iter()
            .copied()
            .filter(|action| busy(action) == most)
            .collect();
        return *pick(&all, dice);
    }
    *pick(actions, dice)
}

/// Plays a game and keeps its books; which events, objectives and ends it has seen.
fn play(setup: &Setup, seed: u64, seen: &mut BTreeMap<&'static str, u32>) {
    let mut dice = QuickDice::new(seed);
    let mut game = Myrmes::new(setup).expect("a setup of the profile");
    let mut books = Books::new(setup);
    let mut actions = Vec::new();
    loop {
        match game.awaited() {
            Awaited::Nobody(standings) => {
                let scores: Vec<_> = books.players.iter().map(|player| player.score).collect();
                let expected = if books.lost { vec![0] } else { scores };
                assert_eq!(standings.scores.as_slice(), expected);
                *seen
                    .entry(if books.lost { "lost" } else { "ended" })
                    .or_default() += 1;
                return;
            }
            Awaited::Chance => {
                let chance = game.sample_chance(&mut dice);
                let text = chance.to_string();
                game.apply_chance(chance.clone()).expect("it was sampled");
                books.learn(&chance);
                books.compare(&game, &text);
            }
            awaited @ Awaited::Seats { .. } => {
                let seats: Vec<_> = awaited.actors().iter().collect();
                let seat = *pick(&seats, &mut dice);
                actions.clear();
                game.legal_actions(seat, &mut actions);
                let action = choose(&actions, &mut dice);
                let before = game.clone();
                game.play(seat, action).expect("it was listed");
                books.follow(&before, seat, action);
                books.compare(&game, &action.to_string());
                let what = match action {
                    Action::Objective(..) => "objective",
                    Action::Give(_) => "give",
                    Action::Feed(_) => "feed",
                    Action::Keep(_) => "keep",
                    Action::Clear => "clear",
                    Action::Build(Special::SubColony, _) => "sub-colony",
                    Action::Build(..) => "build",
                    Action::Queen => "queen",
                    Action::Scavenge(_) => "scavenge",
                    Action::Enough => "enough",
                    Action::Births(Births { kept: Some(_), .. }) => "kept",
                    Action::Exchange => "exchange",
                    _ => continue,
                };
                *seen.entry(what).or_default() += 1;
            }
        }
    }
}

#[test]
fn whole_games_agree_with_books_that_are_kept_once_more() {
    let mut setups = Myrmes::PROFILE.every_setup();
    for text in [
        "base players=2 cubes=counted point-event=once debt=no corners=out",
        "base players=3 cubes=counted point-event=once",
        "base players=4 cubes=counted debt=no",
        "solo-easy cubes=counted winter=6 unlock=no",
        "solo-medium cubes=counted point-event=once corners=out",
        "solo-extreme cubes=counted winter=5",
    ] {
        setups.push(Myrmes::PROFILE.read_setup(text).expect("a setup"));
    }
    let mut seen = BTreeMap::new();
    for (index, setup) in setups.iter().enumerate() {
        for game in 0..40 {
            play(setup, 1000 * game + index as u64, &mut seen);
        }
    }
    println!("{seen:?}");
    for what in [
        "objective",
        "give",
        "feed",
        "keep",
        "clear",
        "build",
        "queen",
        "scavenge",
        "enough",
        "kept",
        "exchange",
        "lost",
        "ended",
    ] {
        assert!(
            seen.get(what).is_some_and(|&times| times > 3),
            "{what}: {seen:?}"
        );
    }
}
