//! Positions and actions as numbers, for programs that learn.

mod colony;
mod features;
mod ground;
mod numbers;

use engine::encode::{Encode, Encoder, Layout, Pen, SEATS, Sheet, distance, from_own};
use engine::{Seat, Seats, Setup, SetupError};

use crate::action::Action;
use crate::components::{Demand, EXITS, Event, OBJECTIVES, Objective, Prey};
use crate::setup::Options;
use crate::state::{Myrmes, Phase, Plan, Season, Table};
use crate::view::View;

use ground::Ground;
use numbers::Numbers;

/// The names of all kinds of something.
macro_rules! ids {
    ($kind:ident) => {{
        let mut ids = [""; $kind::ALL.len()];
        let mut index = 0;
        while index < ids.len() {
            ids[index] = $kind::ALL[index].id();
            index += 1;
        }
        ids
    }};
}
pub(crate) use ids;

const EVENTS: [&str; Event::ALL.len()] = ids!(Event);
const OBJECTIVE_IDS: [&str; OBJECTIVES] = ids!(Objective);
const PREY: [&str; Prey::ALL.len()] = ids!(Prey);
const PIPS: [&str; 7] = ["0", "1", "2", "3", "4", "5", "6"];
const SEASONS: [&str; 3] = ["spring", "summer", "autumn"];
const PHASES: [&str; 15] = [
    "first",
    "starts",
    "prey",
    "objectives",
    "dice",
    "plan",
    "worker",
    "sortie",
    "harvest",
    "atelier",
    "giving",
    "storage",
    "reveal",
    "winter",
    "over",
];

/// Objectives on the main board.
const SPACES: usize = 6;

/// Myrmes as numbers.
#[derive(Debug)]
pub struct MyrmesEncoder {
    options: Options,
    ground: Ground,
    numbers: Numbers,
    observation: Layout,
    features: Layout,
}

/// What one seat sees, from a view or from a state.
struct Sight<'a> {
    table: &'a Table,
    plan: Plan,
    planned: Seats,
    seat: Seat,
}

impl Encode for Myrmes {
    type Encoder = MyrmesEncoder;

    fn encoder(setup: &Setup) -> Result<MyrmesEncoder, SetupError> {
        let options = Options::from(setup);
        let start = Self::begin(options);
        let sight = Sight::of(&start, Seat::new(0));
        let ground = Ground::of(start.table.garden.area());
        let mut observation = Layout::new();
        ground.lay_out(&mut observation, start.players_of());
        observation.add_each("colonies", start.players_of(), |sheet| {
            sight.colony(sight.seat, sheet);
        });
        observation.add_each("objectives", SPACES, |sheet| sight.objective(0, sheet));
        observation.add_written("table", |sheet| sight.table(sheet));
        Ok(MyrmesEncoder {
            features: features::layout(&ground),
            numbers: Numbers::of(&ground, options),
            options,
            ground,
            observation,
        })
    }
}

impl Encoder<Myrmes> for MyrmesEncoder {
    fn observation(&self) -> &Layout {
        &self.observation
    }

    fn observe(&self, view: &View, seat: Seat, out: &mut [f32]) {
        self.write(&Sight::seen(view, seat), out);
    }

    fn observe_state(&self, state: &Myrmes, seat: Seat, out: &mut [f32]) {
        self.write(&Sight::of(state, seat), out);
    }

    fn features(&self) -> &Layout {
        &self.features
    }

    fn describe_action(&self, view: &View, seat: Seat, action: &Action, out: &mut [f32]) {
        self.write_features(&view.table, seat, action, out);
    }

    fn describe_action_in(&self, state: &Myrmes, seat: Seat, action: &Action, out: &mut [f32]) {
        self.write_features(&state.table, seat, action, out);
    }

    fn kinds(&self) -> &Layout {
        self.numbers.kinds()
    }

    fn number(&self, _: &Myrmes, _: Seat, action: &Action) -> Option<usize> {
        self.numbers.number(action)
    }

    fn action(&self, _: &Myrmes, _: Seat, number: usize) -> Option<Action> {
        self.numbers.action(number)
    }
}

impl MyrmesEncoder {
    fn write(&self, sight: &Sight<'_>, out: &mut [f32]) {
        assert_eq!(
            sight.table.options, self.options,
            "the position is of another setup"
        );
        let mut pen = Pen::new(out, self.observation.len());
        self.ground.write(sight, &mut pen);
        for seat in from_own(sight.seat, sight.table.players()) {
            sight.colony(seat, &mut pen);
        }
        for space in 0..SPACES {
            sight.objective(space, &mut pen);
        }
        sight.table(&mut pen);
        pen.end();
    }
}

impl Myrmes {
    fn players_of(&self) -> usize {
        self.table.players()
    }
}

impl<'a> Sight<'a> {
    fn of(state: &'a Myrmes, seat: Seat) -> Self {
        Self {
            table: &state.table,
            plan: state.own_plan(seat),
            planned: state.planned(),
            seat,
        }
    }

    fn seen(view: &'a View, seat: Seat) -> Self {
        assert_eq!(view.seat, Some(seat), "the view is of another observer");
        Self {
            table: &view.table,
            plan: view.plan,
            planned: view.planned,
            seat,
        }
    }

    /// A space for objectives, row by row.
    #[inline]
    fn objective(&self, space: usize, sheet: &mut impl Sheet) {
        let objectives = &self.table.objectives;
        let (row, column) = (space / 3, space % 3);
        let lying = objectives.rows[row][column];
        sheet.one_of("", &OBJECTIVE_IDS, lying.map(|lying| lying as usize));
        let left = match self.table.phase {
            Phase::Giving(_, giving) if Some(giving.objective) == lying => giving.left,
            _ => 0,
        };
        sheet.count("tiles-to-give", left, 7);
        sheet.put("progress", lying.map_or(0.0, |lying| self.progress(lying)));
        // What was completed in an earlier turn will pay when others complete it.
        let turn = self.table.turn();
        let players = self.table.players();
        let by = |place: usize| {
            let seat = (self.seat.index() + place) % players;
            objectives.turns[row][column][seat]
        };
        let seats = &SEATS[..players];
        sheet.each_of("completed-by", seats, |place| by(place) > 0);
        sheet.each_of("completed-earlier-by", seats, |place| {
            by(place) > 0 && by(place) < turn
        });
    }

    /// How much of an objective the seat has; connected or not, where it asks for pheromones.
    fn progress(&self, objective: Objective) -> f32 {
        let (has, needs) = match objective.demand() {
            Demand::Pheromones(count) => {
                let tiles = self.table.garden.tiles().iter();
                let own = tiles.filter(|tile| tile.is_pheromone_of(self.seat));
                (own.count().min(usize::from(count)) as u8, count)
            }
            _ => self.table.progress(self.seat, objective),
        };
        f32::from(has) / f32::from(needs)
    }

    #[inline]
    fn table(&self, sheet: &mut impl Sheet) {
        let Table {
            options,
            year,
            season,
            dice,
            phase,
            objectives,
            stock,
            ..
        } = self.table;
        let place = |seat: Seat| distance(self.seat, seat, self.table.players());
        let seats = &SEATS[..self.table.players()];
        let (phase, actor) = phase_of(phase);
        sheet.one_of("phase", &PHASES, Some(phase));
        sheet.one_of("turn", seats, actor.map(place));
        sheet.flag("lost", self.table.phase == Phase::Over { lost: true });
        sheet.count("year", *year, 5);
        sheet.count("years-left", options.years - year, 5);
        sheet.one_of("season", &SEASONS, Some(*season as usize));
        for (season, pips) in [
            (Season::Spring, "die-of-spring"),
            (Season::Summer, "die-of-summer"),
            (Season::Autumn, "die-of-autumn"),
        ] {
            sheet.one_of(pips, &PIPS, Some(usize::from(dice[season as usize])));
        }
        let steps = match self.table.phase {
            Phase::Sortie(_, sortie) => sortie.steps,
            _ => 0,
        };
        sheet.count("steps", steps, 6);
        sheet.one_of(
            "planned-event",
            &EVENTS,
            self.plan.event.map(|event| event as usize),
        );
        let births = self.plan.births.unwrap_or(crate::action::Births::NONE);
        sheet.count("planned-for-larvae", births.larvae, 3);
        sheet.count("planned-for-soldiers", births.soldiers, 3);
        sheet.count("planned-for-workers", births.workers, 4);
        sheet.count("planned-for-atelier", births.atelier, 4);
        sheet.count("planned-soldiers-kept", births.kept.unwrap_or(0), 4);
        sheet.each_of("unseen", &OBJECTIVE_IDS, |objective| {
            objectives.unseen >> objective & 1 != 0
        });
        sheet.count("farms", stock.farms, 8);
        sheet.count("sub-colonies", stock.sub_colonies, 8);
        // Cubes and larvae in the box matter only where they can run out.
        let counted = |stock: i16| if options.counted { stock } else { 0 };
        sheet.count("food-in-box", counted(stock.cubes[0]), 30);
        sheet.count("earth-in-box", counted(stock.cubes[1]), 15);
        sheet.count("stone-in-box", counted(stock.cubes[2]), 15);
        sheet.count("larvae-in-box", counted(stock.larvae), 30);
        sheet.count("winter-food", self.table.winter_food(), 8);
        for (prey, name) in
            Prey::ALL
                .into_iter()
                .zip(["ladybugs-in-box", "termites-in-box", "spiders-in-box"])
        {
            sheet.count(name, stock.prey[prey as usize], 6);
        }
    }
}

/// The place of a phase in [`PHASES`], and whose turn it is.
const fn phase_of(phase: &Phase) -> (usize, Option<Seat>) {
    match *phase {
        Phase::First => (0, None),
        Phase::Starts => (1, None),
        Phase::Prey => (2, None),
        Phase::Objectives => (3, None),
        Phase::Dice => (4, None),
        Phase::Plan => (5, None),
        Phase::Worker(seat) => (6, Some(seat)),
        Phase::Sortie(seat, _) => (7, Some(seat)),
        Phase::Harvest => (8, None),
        Phase::Atelier(seat) => (9, Some(seat)),
        Phase::Giving(seat, _) => (10, Some(seat)),
        Phase::Storage => (11, None),
        Phase::Reveal => (12, None),
        Phase::Winter => (13, None),
        Phase::Over { .. } => (14, None),
    }
}

/// Most tunnel exits of a colony.
const MOST_EXITS: u8 = EXITS as u8;
