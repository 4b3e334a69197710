//! Where an ant on its way may go, once more, written as plainly and slowly as possible: it shares nothing
//! with the engine but what is printed and what lies on the table. Random games must agree with it.

use std::collections::BTreeSet;

use engine::chance::pick;
use engine::{Awaited, Dice, Game, QuickDice, Seat};
use formicary_fourmidable::board::Printed;
use formicary_fourmidable::cards::Effect;
use formicary_fourmidable::components::{Caste, Species};
use formicary_fourmidable::setup::Level;
use formicary_fourmidable::{Action, Cell, Fourmidable, Hex, Phase, Place, Table};

type Spot = (i8, i8);

/// The cells of the nest holes 1 to 4.
const HOLES: [&str; 4] = ["hole", "r0c4", "r0c3", "r0c2"];

fn far(one: Spot, two: Spot) -> i8 {
    let (q, r) = (one.0 - two.0, one.1 - two.1);
    q.abs().max(r.abs()).max((q + r).abs())
}

/// Row and column of a cell of earth.
fn grid(cell: &str) -> Option<(i8, i8)> {
    match cell.as_bytes() {
        [b'r', row, b'c', column] => Some(((row - b'0') as i8, (column - b'0') as i8)),
        _ => None,
    }
}

/// Whether a tunnel or a passage joins two places of the nest.
fn joined(one: &str, two: &str) -> bool {
    match (grid(one), grid(two)) {
        (Some(one), Some(two)) => (one.0 - two.0).abs() + (one.1 - two.1).abs() == 1,
        (Some(cell), None) => cell.1 == 4 && two == "hole",
        (None, Some(cell)) => cell.1 == 4 && one == "hole",
        (None, None) => one != two,
    }
}

/// Everything that matters to one ant on its way.
#[derive(Clone)]
struct Way {
    /// Hexagons in play where nothing stops it, and those with something of others.
    free: BTreeSet<Spot>,
    taken: BTreeSet<Spot>,
    /// Its nest holes: number, hexagon.
    holes: Vec<(usize, Spot)>,
    dug: BTreeSet<String>,
    /// The cell that the worm bars.
    worm: Option<String>,
    /// Whether a numbered cell may be dug.
    opens: bool,
    digger: bool,
    crosses: bool,
    library_stops: bool,
    at: (Option<Spot>, Option<String>),
    steps: u8,
    skips: u8,
    skipping: bool,
}

fn in_play(table: &Table, hex: Hex) -> bool {
    let sections: &[u8] = match (table.players(), table.options.whole_forest) {
        (1, false) => &[0],
        (2, _) => &[0, 3, 6],
        (3, _) => &[0, 1, 3, 5],
        (4, _) => &[0, 2, 3, 5, 6],
        (5, _) => &[0, 2, 3, 4, 5, 6],
        _ => &[0, 1, 2, 3, 4, 5, 6],
    };
    sections.contains(&hex.section()) && (hex.printed() != Printed::Water || table.players() == 1)
}

/// The hexagon of an ant, if it is outside or in a nest hole.
fn outside(table: &Table, seat: Seat, place: Place) -> Option<Hex> {
    match place {
        Place::Hex(hex) => Some(hex),
        Place::Cell(cell) => {
            let number = HOLES.iter().position(|&name| name == cell.name())?;
            table.colony(seat).holes[number]
        }
    }
}

/// Whether a new nest hole would find a place.
fn hole_has_place(game: &Fourmidable, seat: Seat) -> bool {
    let table = game.table();
    if table.options.level == Level::Child {
        return false;
    }
    let insomniac = table.is(seat, Species::Insomniac);
    let cards = game.specials_of(seat).iter().filter(|card| {
        let time = card.card().time;
        card.effect() == Effect::DigFurther && (insomniac || time == Some(table.time))
    });
    let reach = 3 + i8::from(table.is(seat, Species::Architect)) + 2 * cards.count() as i8;
    let colony = table.colony(seat);
    Hex::all().any(|hex| {
        let ground = table.empty.contains(hex) || colony.pheromones.contains(hex);
        let near = colony.holes.iter().flatten();
        let near = near
            .clone()
            .any(|hole| far(hole.coordinates(), hex.coordinates()) <= reach);
        let own_hole = colony.holes.contains(&Some(hex));
        let predator = table.spider == Some(hex) || table.grasshopper == Some(hex);
        let stands = Seat::all(table.players()).filter(|&other| other != seat);
        let mut stands = stands.flat_map(|other| {
            let ants = table.colony(other).ants.iter();
            ants.map(move |ant| outside(table, other, ant.at))
        });
        ground && near && !own_hole && !predator && !stands.any(|at| at == Some(hex))
    })
}

fn way(game: &Fourmidable, seat: Seat) -> Way {
    let table = game.table();
    let Phase::Walk(_, walk) = table.phase else {
        panic!("no ant is on its way");
    };
    let colony = table.colony(seat);
    let ant = colony.ants[usize::from(walk.ant)];
    let (mut free, mut taken) = (BTreeSet::new(), BTreeSet::new());
    for hex in Hex::all().filter(|&hex| in_play(table, hex)) {
        if table.options.predators_block
            && (table.spider == Some(hex) || table.grasshopper == Some(hex))
        {
            continue;
        }
        let somebodys = Seat::all(table.players()).any(|other| {
            let colony = table.colony(other);
            other != seat
                && (colony.pheromones.contains(hex)
                    || colony.holes.contains(&Some(hex))
                    || colony.ants.iter().any(|ant| ant.at == Place::Hex(hex)))
        });
        if somebodys {
            taken.insert(hex.coordinates());
        } else {
            free.insert(hex.coordinates());
        }
    }
    let worm = table.worm.filter(|(nest, _)| *nest == seat);
    Way {
        free,
        taken,
        holes: colony
            .holes
            .iter()
            .enumerate()
            .filter_map(|(number, hole)| Some((number, (*hole)?.coordinates())))
            .collect(),
        dug: Cell::all()
            .filter(|&cell| colony.dug.contains(cell))
            .map(|cell| cell.name().to_owned())
            .collect(),
        worm: worm
            .filter(|_| table.options.predators_block)
            .map(|(_, cell)| cell.name().to_owned()),
        opens: hole_has_place(game, seat),
        digger: ant.caste == Caste::Digger,
        crosses: walk.cross || table.is(seat, Species::Diplomat),
        library_stops: table.options.level != Level::Child,
        at: (
            outside(table, seat, ant.at).map(Hex::coordinates),
            match ant.at {
                Place::Cell(cell) => Some(cell.name().to_owned()),
                Place::Hex(_) => None,
            },
        ),
        steps: walk.steps,
        skips: walk.skips,
        skipping: walk.skipping,
    }
}

fn name(spot: Spot) -> String {
    let mut hexes = Hex::all();
    let hex = hexes.find(|hex| hex.coordinates() == spot);
    hex.expect("on the board").to_string()
}

impl Way {
    fn neighbours(&self, spot: Spot) -> impl Iterator<Item = Spot> {
        let all = self.free.iter().chain(&self.taken).copied();
        all.filter(move |&other| far(spot, other) == 1)
    }

    fn cells(&self) -> Vec<String> {
        let Some(here) = &self.at.1 else {
            return Vec::new();
        };
        let all = Cell::all().map(|cell| cell.name().to_owned());
        all.filter(|cell| joined(here, cell)).collect()
    }

    fn may_dig(&self, cell: &str) -> bool {
        self.digger
            && !self.dug.contains(cell)
            && self.worm.as_deref() != Some(cell)
            && (!HOLES.contains(&cell) || self.opens)
    }

    /// A way over others' spaces to a free one.
    fn gets_out(&self, spot: Spot, steps: u8) -> bool {
        steps > 0
            && self.neighbours(spot).any(|next| {
                self.free.contains(&next)
                    || (self.taken.contains(&next) && self.gets_out(next, steps - 1))
            })
    }

    fn digs_behind(&self, cell: &str, steps: u8, skips: u8) -> bool {
        steps > 0
            && Cell::all().map(Cell::name).any(|next| {
                joined(cell, next)
                    && (self.may_dig(next)
                        || (skips > 0
                            && self.may_skip(next)
                            && self.digs_behind(next, steps - 1, skips - 1)))
            })
    }

    fn may_skip(&self, cell: &str) -> bool {
        grid(cell).is_some() && !HOLES.contains(&cell) && self.may_dig(cell)
    }

    /// What may be done next, as text.
    fn expected(&self) -> BTreeSet<String> {
        let mut expected = BTreeSet::new();
        for cell in self.cells() {
            let open = self.dug.contains(&cell)
                && !self.skipping
                && self.worm.as_deref() != Some(cell.as_str());
            if open || self.may_dig(&cell) {
                expected.insert(format!("step {cell}"));
            }
            if self.skips > 0
                && self.may_skip(&cell)
                && self.digs_behind(&cell, self.steps - 1, self.skips - 1)
            {
                expected.insert(format!("skip {cell}"));
            }
        }
        if let Some(here) = self.at.0 {
            for next in self.neighbours(here) {
                let enters = self.free.contains(&next)
                    || (self.crosses && self.gets_out(next, self.steps - 1));
                if enters {
                    let hole = self.holes.iter().find(|(_, spot)| *spot == next);
                    let space =
                        hole.map_or_else(|| name(next), |(hole, _)| HOLES[*hole].to_owned());
                    expected.insert(format!("step {space}"));
                }
            }
        }
        let on_others = self.at.0.is_some_and(|here| self.taken.contains(&here));
        if !self.skipping && !on_others {
            expected.insert("stop".to_owned());
        }
        expected
    }

    /// The same ant one step on; nothing if it goes no further.
    fn after(&self, space: &str) -> Option<Self> {
        let mut next = self.clone();
        next.steps -= 1;
        next.skipping = false;
        let ends = match Hex::from_name(space) {
            Some(hex) => {
                next.at = (Some(hex.coordinates()), None);
                false
            }
            None => {
                let hole = HOLES.iter().position(|&name| name == space);
                let hole = hole.and_then(|hole| self.holes.iter().find(|known| known.0 == hole));
                next.at = (hole.map(|(_, spot)| *spot), Some(space.to_owned()));
                !self.dug.contains(space) || (space == "library" && self.library_stops)
            }
        };
        (!ends && next.steps > 0).then_some(next)
    }

    /// Every place where it can end its move.
    fn reach(&self, ends: &mut BTreeSet<String>, seen: &mut BTreeSet<(String, u8)>, here: &str) {
        for action in self.expected() {
            match action.strip_prefix("step ") {
                None => {
                    ends.insert(here.to_owned());
                }
                Some(space) => match self.after(space) {
                    None => {
                        ends.insert(space.to_owned());
                    }
                    Some(next) => {
                        if seen.insert((space.to_owned(), next.steps)) {
                            next.reach(ends, seen, space);
                        }
                    }
                },
            }
        }
    }
}

/// Every place where the ant on its way can end its move, found by playing.
fn played_reach(
    game: &Fourmidable,
    seat: Seat,
    ant: usize,
    ends: &mut BTreeSet<String>,
    seen: &mut BTreeSet<(String, u8)>,
) {
    for action in moves(game, seat) {
        let mut next = game.clone();
        next.play_listed(seat, action);
        let at = next.table().colony(seat).ants[ant].at.to_string();
        match next.table().phase {
            Phase::Walk(_, walk) => {
                if seen.insert((at, walk.steps)) {
                    played_reach(&next, seat, ant, ends, seen);
                }
            }
            _ => {
                ends.insert(at);
            }
        }
    }
}

/// The listed actions that move an ant on its way.
fn moves(game: &Fourmidable, seat: Seat) -> Vec<Action> {
    let mut actions = Vec::new();
    game.legal_actions(seat, &mut actions);
    actions.retain(|action| matches!(action, Action::Step(_) | Action::Skip(_) | Action::Stop));
    actions
}

#[derive(Default, Debug)]
struct Seen {
    plies: usize,
    walks: usize,
    crossing: usize,
    skipping: usize,
    longer: usize,
    barred: usize,
}

fn compare(game: &Fourmidable, seat: Seat, seen: &mut Seen) {
    let way = way(game, seat);
    let listed: BTreeSet<String> = moves(game, seat).iter().map(ToString::to_string).collect();
    assert_eq!(listed, way.expected(), "{:?}", game.table());
    seen.plies += 1;
    seen.crossing += usize::from(way.at.0.is_some_and(|here| way.taken.contains(&here)));
    seen.skipping += usize::from(way.skipping);
    seen.longer += usize::from(way.steps > 4);
    seen.barred += usize::from(way.worm.is_some());
}

/// How far an ant comes that is taken up now.
fn compare_reach(game: &Fourmidable, seat: Seat, caste: Caste, from: Place, seen: &mut Seen) {
    let mut game = game.clone();
    game.play(seat, Action::Walk(caste, from)).expect("listed");
    let Phase::Walk(_, walk) = game.table().phase else {
        panic!("it is on its way");
    };
    let favoured = game.table().weather == Some(caste);
    assert_eq!(walk.steps, 3 + u8::from(favoured));
    let (mut plain, mut played) = (BTreeSet::new(), BTreeSet::new());
    way(&game, seat).reach(&mut plain, &mut BTreeSet::new(), &from.to_string());
    let ant = usize::from(walk.ant);
    played_reach(&game, seat, ant, &mut played, &mut BTreeSet::new());
    assert_eq!(played, plain, "{:?}", game.table());
    seen.walks += 1;
}

/// A random choice; what changes an ant's way is taken more often than by chance.
fn choose(actions: &[Action], dice: &mut QuickDice) -> Action {
    let changes = |action: &&Action| match action {
        Action::Skip(_) => true,
        Action::Play(card, _) => matches!(
            card.effect(),
            Effect::Steps(_) | Effect::Cross | Effect::SkipEarth
        ),
        _ => false,
    };
    let some: Vec<Action> = actions.iter().filter(changes).copied().collect();
    if some.is_empty() || dice.below(2) == 0 {
        *pick(actions, dice)
    } else {
        *pick(&some, dice)
    }
}

#[test]
fn random_games_agree_with_the_plain_rules() {
    let mut seen = Seen::default();
    for setup in Fourmidable::PROFILE.every_setup() {
        for seed in 0..2 {
            let mut dice = QuickDice::new(seed + 17);
            let mut game = Fourmidable::new(&setup).expect("every setup can be played");
            let mut steps_given = None;
            loop {
                let (seat, actions) = match game.awaited() {
                    Awaited::Nobody(_) => break,
                    Awaited::Chance => {
                        let chance = game.sample_chance(&mut dice);
                        game.apply_chance(chance).expect("it was sampled");
                        continue;
                    }
                    Awaited::Seats { must, .. } => {
                        let seat = must.first().expect("somebody can act");
                        let mut actions = Vec::new();
                        game.legal_actions(seat, &mut actions);
                        (seat, actions)
                    }
                };
                let action = choose(&actions, &mut dice);
                match (game.table().phase, action) {
                    (Phase::Walk(_, walk), _) => {
                        if let Some(given) = steps_given.take() {
                            assert_eq!(walk.steps, given);
                        }
                        let rare = walk.cross || walk.skips > 0 || walk.skipping || walk.steps > 4;
                        if rare || dice.below(10) == 0 {
                            compare(&game, seat, &mut seen);
                        }
                        if let Action::Play(card, _) = action {
                            let more = matches!(card.effect(), Effect::Steps(_));
                            steps_given = Some(walk.steps + if more { 2 } else { 0 });
                        }
                    }
                    (Phase::Turn(_), Action::Walk(caste, from)) if dice.below(20) == 0 => {
                        compare_reach(&game, seat, caste, from, &mut seen);
                    }
                    _ => {}
                }
                game.play(seat, action).expect("listed");
            }
        }
    }
    println!("{seen:?}");
    assert!(seen.plies > 10_000 && seen.walks > 1_000, "{seen:?}");
    assert!(seen.crossing > 100 && seen.skipping > 20, "{seen:?}");
    assert!(seen.longer > 100 && seen.barred > 50, "{seen:?}");
}
