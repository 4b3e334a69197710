//! Actions, chance and what follows from them in words. The wording itself is in `locale/`.

use engine::{Account, Arg, Event as Happening, Message, Observer, Seat};

use crate::action::{Action, Chance};
use crate::components::{Cube, Demand, Event};
use crate::garden::Content;
use crate::state::{Chore, Ledger, Myrmes, Phase, Season, Source, Table};

impl From<Season> for Arg {
    fn from(season: Season) -> Self {
        Self::Term(match season {
            Season::Spring => "season-spring",
            Season::Summer => "season-summer",
            Season::Autumn => "season-autumn",
        })
    }
}

/// Food, earth and stone as values of a message.
fn with_cubes(message: Message, [food, earth, stone]: [u8; 3]) -> Message {
    message
        .with("food", food)
        .with("earth", earth)
        .with("stone", stone)
}

impl Myrmes {
    pub(crate) fn account(&self, event: &Happening<Action, Chance>, observer: Observer) -> Account {
        match event {
            // Plans are sealed until everybody has made theirs.
            Happening::Action(seat, Action::Event(_) | Action::Births(_))
                if !observer.is(*seat) =>
            {
                Account {
                    notation: None,
                    message: Message::new("log-plans").with("player", *seat),
                }
            }
            Happening::Action(seat, action) => Account {
                notation: Some(action.to_string()),
                message: self.action_in_words(*seat, *action),
            },
            Happening::Chance(chance) => Account {
                notation: Some(chance.to_string()),
                message: self.chance_in_words(chance),
            },
        }
    }

    fn action_in_words(&self, seat: Seat, action: Action) -> Message {
        let table = &self.table;
        let told = |key| Message::new(key).with("player", seat);
        // Ruling 6: there may be none left.
        let one_of = |cube: Cube| table.available([1; 3])[cube as usize];
        match action {
            Action::Event(event) => told("log-event")
                .with("event", event)
                .with("larvae", table.rolled().distance(event)),
            Action::Births(births) => {
                let planned = self.own_plan(seat).event;
                let event = planned.unwrap_or_else(|| table.rolled());
                let [larvae, soldiers, workers] = births.newborn(event, table.colony(seat).reserve);
                told("log-births")
                    .with("larvae", larvae)
                    .with("soldiers", soldiers)
                    .with("workers", workers)
                    .with("atelier", births.atelier)
                    .with(
                        "idle",
                        table.colony(seat).nurses.saturating_sub(births.nurses()),
                    )
            }
            Action::Exchange => told("log-exchange"),
            Action::Gestation => told("log-gestation").with("larvae", table.available_larvae(1)),
            Action::Larder => told("log-larder").with("count", one_of(Cube::Food)),
            Action::Quarry(cube) => told("log-quarry")
                .with("cube", cube)
                .with("count", one_of(cube)),
            Action::Queen => {
                told("log-queen").with("points", self.points(seat, action, Source::Queen))
            }
            Action::Leave(exit) => told("log-leave").with("place", exit.to_string()),
            Action::Step(to) => {
                let message = |key| told(key).with("place", to.to_string());
                match table.garden.content(to) {
                    Content::Prey(prey) => message("log-hunt")
                        .with("prey", prey)
                        .with("soldiers", prey.soldiers())
                        .with(
                            "food",
                            table.available([prey.food(), 0, 0])[Cube::Food as usize],
                        )
                        .with("points", self.points(seat, action, Source::Prey)),
                    Content::Exit(owner) if owner != seat => {
                        message("log-step-opposing").with("owner", owner)
                    }
                    Content::Tile(index) => match table.garden.tiles()[index].owner {
                        Some(owner) if owner != seat => {
                            message("log-step-opposing").with("owner", owner)
                        }
                        _ => message("log-step-tile"),
                    },
                    _ => message("log-step"),
                }
            }
            Action::Clear => {
                told("log-clear").with("points", self.points(seat, action, Source::Clearing))
            }
            Action::Pheromone(at) => with_cubes(
                told("log-pheromone")
                    .with("shape", at.laid().shape)
                    .with("size", at.laid().shape.size())
                    .with("places", at.laid().hexes.to_string())
                    .with("points", self.points(seat, action, Source::Pheromones)),
                table.available(at.laid().cubes),
            ),
            Action::Build(special, at) => told("log-build")
                .with("tile", special)
                .with("places", at.laid().hexes.to_string())
                .with("points", self.points(seat, action, Source::SpecialTiles)),
            Action::Stop => told("log-stop"),
            Action::Harvest(hex, cube) => told("log-harvest")
                .with("place", hex.to_string())
                .with("cube", cube),
            Action::Scavenge(cube) => told("log-scavenge")
                .with("cube", cube)
                .with("count", one_of(cube)),
            Action::Enough => told("log-enough"),
            Action::Tunnel(hex) => told("log-tunnel")
                .with("place", hex.to_string())
                .with("count", one_of(Cube::Earth)),
            Action::Deepen => told("log-deepen").with("level", table.colony(seat).level + 1),
            Action::Nurse => told("log-nurse"),
            Action::Objective(objective, earth) => {
                let points = self.points(seat, action, Source::Objectives);
                let message = |key| {
                    told(key)
                        .with("objective", objective)
                        .with("points", points)
                };
                match (objective.demand(), earth) {
                    (Demand::EarthAndStone(count), Some(earth)) => message("log-objective-mix")
                        .with("earth", earth)
                        .with("stone", count.saturating_sub(earth)),
                    _ => message("log-objective"),
                }
            }
            Action::Give(hex) => told("log-give")
                .with("place", hex.to_string())
                .with("points", self.points(seat, action, Source::Objectives)),
            Action::Done => told("log-done").with("nurses", table.colony(seat).atelier),
            Action::Keep(cubes) => with_cubes(told("log-keep"), cubes),
            Action::Feed(times) => told("log-feed")
                .with("larvae", 3 * times)
                .with("food", times),
        }
    }

    /// The points that an action brings at once.
    fn points(&self, seat: Seat, action: Action, source: Source) -> u8 {
        let mut after = self.clone();
        match after.do_action(seat, action) {
            Ok(()) => {
                let [before, after] = [self.table.colony(seat).ledger, self.ledger(&after, seat)]
                    .map(|ledger| ledger.points[source as usize]);
                after - before
            }
            Err(_) => 0,
        }
    }

    /// What the current season has brought by `after`, even if that is the next season.
    pub(crate) fn ledger(&self, after: &Self, seat: Seat) -> Ledger {
        let colony = after.table.colony(seat);
        if self.is_later(after) {
            colony.last
        } else {
            colony.ledger
        }
    }

    fn is_later(&self, after: &Self) -> bool {
        after.table.turn() > self.table.turn() && after.table.phase != Phase::Dice
    }

    fn chance_in_words(&self, chance: &Chance) -> Message {
        match chance {
            Chance::First(seat) => Message::new("log-first").with("player", *seat),
            Chance::Starts(_) => Message::new("log-starts"),
            Chance::Prey(tokens) => Message::new("log-prey").with("count", tokens.len() as u8),
            Chance::Objectives(tiles) => {
                Message::new("log-objectives").with("count", tiles.len() as u8)
            }
            Chance::Dice([spring, summer, autumn]) => {
                let event = |die: &u8| Event::ALL.get(usize::from(*die)).copied();
                let event = |die| event(die).unwrap_or(Event::Point);
                Message::new("log-dice")
                    .with("spring", event(spring))
                    .with("summer", event(summer))
                    .with("autumn", event(autumn))
            }
            Chance::Reveal(objective) => Message::new("log-reveal").with("objective", *objective),
        }
    }

    /// Births, harvests, bonuses, winter and seasons: what nobody decided. All of it lies open.
    pub(crate) fn what_followed(&self, after: &Self) -> Vec<Message> {
        let mut told = Vec::new();
        // Without workers a season may pass at once.
        let planned = self.table.phase == Phase::Plan
            && (after.table.phase != Phase::Plan || self.is_later(after));
        if planned {
            self.tell_births(after, &mut told);
        }
        self.tell_bonuses(after, &mut told);
        if (planned || working(&self.table.phase)) && !working(&after.table.phase) {
            self.tell_harvest(after, &mut told);
        }
        self.tell_winter(after, &mut told);
        if self.is_later(after) || self.table.phase == Phase::Dice {
            told.push(
                Message::new("log-season")
                    .with("season", after.table.season)
                    .with("year", after.table.year)
                    .with("event", after.table.rolled())
                    .with("player", after.table.first),
            );
        }
        if after.table.phase == (Phase::Over { lost: true }) {
            told.push(Message::new("log-lost"));
        }
        told
    }

    fn tell_births(&self, after: &Self, told: &mut Vec<Message>) {
        for seat in self.table.in_turn() {
            let rolled = self.table.rolled();
            // Everybody has planned, so the plans lie open now.
            let planned = self.plans[seat.index()].openly(|plan| plan.event);
            let event = planned.unwrap_or(rolled);
            let [larvae, soldiers, workers] = self.ledger(after, seat).born;
            told.push(
                Message::new("log-born")
                    .with("player", seat)
                    .with("event", event)
                    .with("moved", rolled.distance(event))
                    .with("larvae", larvae)
                    .with("soldiers", soldiers)
                    .with("workers", workers)
                    .with("atelier", after.table.colony(seat).atelier),
            );
        }
    }

    fn tell_bonuses(&self, after: &Self, told: &mut Vec<Message>) {
        for seat in self.table.in_turn() {
            let earlier = |ledger: Ledger| ledger.points[Source::Earlier as usize];
            let bonus = earlier(self.ledger(after, seat))
                .saturating_sub(earlier(self.table.colony(seat).ledger));
            if bonus > 0 {
                told.push(
                    Message::new("log-earlier")
                        .with("player", seat)
                        .with("points", bonus),
                );
            }
        }
    }

    fn tell_harvest(&self, after: &Self, told: &mut Vec<Message>) {
        for seat in self.table.in_turn() {
            let ledger = self.ledger(after, seat);
            let points = ledger.points[Source::SubColonies as usize];
            if ledger.harvested != [0; 3] || points > 0 {
                told.push(
                    with_cubes(
                        Message::new("log-harvested").with("player", seat),
                        ledger.harvested,
                    )
                    .with("points", points),
                );
            }
        }
    }

    fn tell_winter(&self, after: &Self, told: &mut Vec<Message>) {
        let wintry =
            |phase: &Phase| matches!(phase, Phase::Winter | Phase::Dice | Phase::Over { .. });
        if !wintry(&after.table.phase)
            || self.table.phase == Phase::Objectives
            || self.table.phase == Phase::Reveal
                && after.table.phase == (Phase::Over { lost: true })
                && after.table.colony(Seat::new(0)).ledger.missing == 0
        {
            return;
        }
        for seat in self.table.in_turn() {
            let fed = |table: &Table| table.colony(seat).chore != Chore::Feed;
            let just_fed =
                fed(&after.table) && (self.table.phase != Phase::Winter || !fed(&self.table));
            if just_fed {
                let ledger = after.table.colony(seat).ledger;
                let lost = after.table.phase == (Phase::Over { lost: true });
                let key = if lost { "log-starved" } else { "log-winter" };
                told.push(
                    Message::new(key)
                        .with("player", seat)
                        .with("food", ledger.eaten)
                        .with("missing", ledger.missing)
                        .with("points", ledger.lost),
                );
            }
        }
    }
}

/// The workers' phase.
fn working(phase: &Phase) -> bool {
    matches!(phase, Phase::Worker(_) | Phase::Sortie(..))
}
