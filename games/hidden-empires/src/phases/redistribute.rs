//! Rulebook: Move Ants, Redistribute.
//!
//! Ants are lifted in groups and put down. Within a redistribution a place gives ants of a caste or takes
//! them but not both: every arrangement can be reached that way, and no ant is moved twice (Ruling 89).

use engine::{Message, Refusal, Seat};

use super::{Played, Step, refuse, refuse_with};
use crate::action::Action;
use crate::board::{Area, AreaSet, Place};
use crate::cards::nest::NestSize;
use crate::components::{Ants, Caste, Member};
use crate::state::{Colony, HiddenEmpires, Phase, Sheet, Table};

const RULE: &str = "rule-redistribute";
const RULE_SIZE: &str = "rule-nest-size";

/// This seat redistributes its ants.
#[derive(Clone, Copy)]
pub(crate) struct Redistribute(pub Seat);

impl Step for Redistribute {
    const NAME: &'static str = "move";
    const RULE: &'static str = RULE;

    fn actor(self) -> Option<Seat> {
        Some(self.0)
    }

    fn list_openly(self, table: &Table, seat: Seat, out: &mut Vec<Action>) {
        let colony = table.colony(seat);
        if let Some((_, caste, ants)) = table.turn.carried {
            let load = Load::of(table, seat, caste, ants);
            let chambers = colony.chambers().iter().copied();
            out.extend(chambers.filter(|&it| load.takes(it)).map(Action::Put));
            let areas = load.ways.open().iter();
            out.extend(areas.map(|area| Action::Put(Place::Map(area))));
            return;
        }
        let any = Load::of(table, seat, Caste::Worker, 0);
        for &chamber in colony.chambers() {
            any.list_lifts(seat, chamber, colony.loose(chamber), out);
        }
        for (area, &ants) in colony.ants.iter() {
            any.list_lifts(seat, Place::Map(area), ants, out);
        }
        table.list_wandering(seat, out);
        let right = colony.sizes_are_right();
        if right {
            out.push(Action::Done);
        }
        // Only stored food may go although everybody fits.
        if !right || colony.stored > 0 {
            out.extend(colony.eliminable().map(Action::Eliminate));
        }
    }

    fn play_openly(self, table: &mut Table, seat: Seat, action: Action) -> Played {
        match action {
            Action::Lift(place, caste, ants) => {
                table.check_lift(seat, place, caste, ants)?;
                table.pick_up(seat, place, caste, ants);
            }
            Action::Put(place) => {
                let Some((_, caste, ants)) = table.turn.carried else {
                    return Err(refuse(RULE, "refused-carrying-nothing"));
                };
                Load::of(table, seat, caste, ants).check(place)?;
                table.put_down(seat, place);
            }
            Action::Wander(area) => table.wander(seat, area)?,
            Action::Eliminate(_) | Action::Done if table.turn.carried.is_some() => {
                return Err(refuse(RULE, "refused-carrying"));
            }
            Action::Eliminate(member) => {
                table.colony_mut(seat).eliminate_for_the_checks(member)?;
            }
            Action::Done => {
                table.colony(seat).check_sizes()?;
                table.phase = Phase::MoveOne(seat);
            }
            _ => return Err(table.elsewhere(seat, action)),
        }
        Ok(())
    }

    /// Nobody can be moved. Rulebook: Check Brood Size. Nobody is left to nurse the brood.
    fn is_passed_over(self, game: &mut HiddenEmpires) -> bool {
        let table = &mut game.table;
        if table.turn.carried.is_some() || table.colony(self.0).has_ants() {
            return false;
        }
        for &member in Member::BROOD {
            *table.colony_mut(self.0).count_mut(member) = 0;
        }
        table.phase = Phase::MoveOne(self.0);
        true
    }

    fn log(self, action: Action) -> Option<&'static str> {
        (action == Action::Done).then_some("log-done-redistribute")
    }
}

/// Where ants may go, and what is in their way.
#[derive(Clone, Copy)]
pub(super) struct Ways {
    /// Where they may go at all.
    pub(super) around: AreaSet,
    /// Predators lie open there.
    pub(super) shut: AreaSet,
    /// They may not go there for another reason.
    pub(super) closed: AreaSet,
}

impl Ways {
    /// Where nothing is in the way.
    pub(super) fn open(self) -> AreaSet {
        self.around & !self.shut & !self.closed
    }

    /// What is in the way: not at all, predators, or the other reason.
    pub(super) fn bar(self, area: Area, [far, closed]: [&'static str; 2]) -> Option<&'static str> {
        if !self.around.contains(area) {
            Some(far)
        } else if self.shut.contains(area) {
            Some("refused-predators")
        } else {
            self.closed.contains(area).then_some(closed)
        }
    }
}

/// Ants that are to be put down in a redistribution.
#[derive(Clone, Copy)]
struct Load<'a> {
    table: &'a Table,
    colony: &'a Colony,
    caste: Caste,
    /// Ants that count against the nest size, with these.
    residents: u16,
    capacity: u16,
    ways: Ways,
}

impl<'a> Load<'a> {
    /// Ants on their way.
    fn of(table: &'a Table, seat: Seat, caste: Caste, ants: u16) -> Self {
        let colony = table.colony(seat);
        Self {
            table,
            colony,
            caste,
            residents: colony.resident_ants() + ants,
            capacity: colony.capacity(),
            ways: Ways {
                around: table.havens(seat),
                shut: table.shut(seat),
                closed: table.turn.given.areas(caste),
            },
        }
    }

    /// The same ants before they are lifted.
    fn still_at(self, place: Place, ants: u16) -> Self {
        // Ants that leave a chamber make room in the next.
        let leaving = match place {
            Place::Nurses | Place::Reserves => ants,
            Place::Builders | Place::Map(_) => 0,
        };
        Self {
            residents: self.residents - leaving,
            capacity: self.colony.capacity_without(place, self.caste, ants),
            ..self
        }
    }

    /// What keeps a place from taking these ants.
    fn bar(&self, place: Place) -> Option<&'static str> {
        let has_given = "refused-has-given";
        match place {
            Place::Map(area) => self.ways.bar(area, ["refused-not-occupied", has_given]),
            _ if self.table.turn.given.contains(place, self.caste) => Some(has_given),
            Place::Builders => None,
            Place::Reserves if self.colony.sheet == Sheet::Basic => Some("refused-no-reserves-yet"),
            // Such a number could not be mended by eliminating others.
            Place::Nurses | Place::Reserves => {
                (self.residents > self.capacity).then_some("refused-nest-full")
            }
        }
    }

    fn takes(&self, place: Place) -> bool {
        self.bar(place).is_none()
    }

    fn check(&self, place: Place) -> Result<(), Refusal> {
        match self.bar(place) {
            None => Ok(()),
            Some(reason @ "refused-nest-full") => Err(Refusal::new(
                RULE_SIZE,
                Message::new(reason)
                    .with("size", i32::from(self.capacity))
                    .with("ants", i32::from(self.residents)),
            )),
            Some(reason) => Err(refuse(RULE, reason)),
        }
    }
}

impl Colony {
    /// Ants in a place that may be moved at all: blockers stay in Reserves.
    fn loose(&self, place: Place) -> Ants {
        match place {
            Place::Reserves => self.callable(),
            _ => self.at(place),
        }
    }

    /// What is said of ants that cannot be lifted because there are none.
    pub(super) fn why_none(&self, place: Place, caste: Caste) -> &'static str {
        if self.at(place)[caste] > 0 {
            "refused-blockers"
        } else {
            "refused-no-ants-there"
        }
    }
}

impl Table {
    /// Where ants may be brought in a redistribution.
    fn havens(&self, seat: Seat) -> AreaSet {
        self.turn.occupied | self.gates(seat)
    }

    /// The areas through which ants come and go (see the option about nest sites).
    pub(super) fn gates(&self, seat: Seat) -> AreaSet {
        let colony = self.colony(seat);
        if self.options.open_sites {
            colony.nests()
        } else {
            colony.nest.map_or(AreaSet::NONE, AreaSet::only)
        }
    }

    /// The areas that predators shut (Ruling 17).
    pub(super) fn shut(&self, seat: Seat) -> AreaSet {
        if self.colony(seat).traits.ignores_predators() {
            AreaSet::NONE
        } else {
            self.markers.faceup.predators()
        }
    }

    /// Whether ants lifted from `from` could be put down anywhere else.
    fn has_haven(&self, seat: Seat, from: Place, caste: Caste, ants: u16) -> bool {
        let load = Load::of(self, seat, caste, ants).still_at(from, ants);
        if load.has_spacious_haven(from) {
            return true;
        }
        let chambers = self.colony(seat).chambers().iter();
        { chambers }.any(|&chamber| chamber != from && load.takes(chamber))
    }

    fn check_lift(&self, seat: Seat, place: Place, caste: Caste, ants: u16) -> Result<(), Refusal> {
        if self.turn.carried.is_some() {
            return Err(refuse(RULE, "refused-carrying"));
        }
        let colony = self.colony(seat);
        let here = colony.loose(place)[caste];
        if here == 0 {
            return Err(refuse(RULE, colony.why_none(place, caste)));
        }
        if self.turn.taken.contains(place, caste) {
            return Err(refuse(RULE, "refused-has-taken"));
        }
        if !Action::is_group(ants, here) {
            return Err(refuse_with(RULE, "refused-group", "most", here));
        }
        if !colony.can_spare(place, caste, ants) {
            return Err(refuse(RULE_SIZE, "refused-bivouac"));
        }
        if !self.has_haven(seat, place, caste, ants) {
            return Err(refuse(RULE, "refused-nowhere"));
        }
        Ok(())
    }

    /// Takes ants up, to redistribute them or to move them one area.
    pub(crate) fn pick_up(&mut self, seat: Seat, place: Place, caste: Caste, ants: u16) {
        self.colony_mut(seat)
            .change_at(place, caste, |there| *there -= ants);
        self.turn.carried = Some((place, caste, ants));
        if matches!(self.phase, Phase::Redistribute(_)) {
            self.turn.given.insert(place, caste);
        }
    }

    /// Puts down the ants that are on their way.
    pub(crate) fn put_down(&mut self, seat: Seat, place: Place) {
        let Some((_, caste, ants)) = self.turn.carried.take() else {
            return;
        };
        if matches!(self.phase, Phase::Redistribute(_)) {
            self.turn.taken.insert(place, caste);
        } else if let Place::Map(area) = place {
            self.arrive(seat, area, Ants::of(caste, ants));
        }
        self.colony_mut(seat)
            .change_at(place, caste, |there| *there += ants);
    }
}

impl Load<'_> {
    /// The same for ants of another caste.
    fn of_caste(self, caste: Caste) -> Self {
        Self {
            caste,
            ways: Ways {
                closed: self.table.turn.given.areas(caste),
                ..self.ways
            },
            ..self
        }
    }

    fn list_lifts(self, seat: Seat, place: Place, loose: Ants, out: &mut Vec<Action>) {
        let Self { table, colony, .. } = self;
        for (caste, count) in loose.iter() {
            if count == 0 || table.turn.taken.contains(place, caste) {
                continue;
            }
            let lift = |ants| Action::Lift(place, caste, ants);
            let is_nest = place == Place::Builders
                && matches!(colony.traits.nest_size(), NestSize::PerBuilder(_));
            if !is_nest && self.of_caste(caste).has_spacious_haven(place) {
                Action::list_groups(count, out, lift);
            } else {
                let may_go = |&ants: &u16| {
                    colony.can_spare(place, caste, ants)
                        && table.has_haven(seat, place, caste, ants)
                };
                out.extend(Action::groups(count).filter(may_go).map(lift));
            }
        }
    }

    /// Whether there is another place that takes any number of ants: an area or the Builders chamber.
    fn has_spacious_haven(&self, from: Place) -> bool {
        let mut open = self.ways.open();
        if let Place::Map(area) = from {
            open.remove(area);
        }
        !open.is_empty() || from != Place::Builders && self.takes(Place::Builders)
    }
}
