//! Rulebook: Move Ants, Move One Area (Ruling 20). An ant that has arrived does not go on.

use engine::{Refusal, Seat};

use super::redistribute::Ways;
use super::{Played, Step, refuse, refuse_with};
use crate::action::Action;
use crate::board::{Area, AreaSet, Place};
use crate::components::{Ants, BROOD_PER_NURSE, Member};
use crate::state::{HiddenEmpires, Phase, Table};

const RULE: &str = "rule-move-one";
const RULE_BROOD: &str = "rule-brood-size";

/// This seat moves ants one area.
#[derive(Clone, Copy)]
pub(crate) struct MoveOne(pub Seat);

impl Step for MoveOne {
    const NAME: &'static str = "one";
    const RULE: &'static str = RULE;

    fn actor(self) -> Option<Seat> {
        Some(self.0)
    }

    fn list_openly(self, table: &Table, seat: Seat, out: &mut Vec<Action>) {
        if let Some((from, _, ants)) = table.turn.carried {
            let areas = table.ways(seat, from, ants).open().iter();
            out.extend(areas.map(|area| Action::Put(Place::Map(area))));
            return;
        }
        let colony = table.colony(seat);
        let chambers = colony.chambers().iter().copied();
        let areas = colony.held().iter().map(Place::Map);
        let shut = table.shut(seat);
        let closed = [1, 2].map(|ants| table.closed(seat, ants));
        for place in chambers.chain(areas) {
            let movable = table.movable(seat, place);
            if movable.is_empty() {
                continue;
            }
            let around = table.around(seat, place);
            let [alone, together] = closed.map(|closed| {
                let ways = Ways {
                    around,
                    shut,
                    closed,
                };
                !ways.open().is_empty()
            });
            if !alone {
                continue;
            }
            for (caste, most) in movable.iter() {
                let lift = |ants| Action::Lift(place, caste, ants);
                if together {
                    Action::list_groups(most, out, lift);
                } else if most > 0 {
                    out.push(lift(1));
                }
            }
        }
        table.list_wandering(seat, out);
        out.push(Action::Done);
    }

    fn play_openly(self, table: &mut Table, seat: Seat, action: Action) -> Played {
        match action {
            Action::Lift(..) | Action::Done if table.turn.carried.is_some() => {
                return Err(refuse(RULE, "refused-carrying"));
            }
            Action::Lift(place, caste, ants) => {
                let colony = table.colony(seat);
                let movable = table.movable(seat, place)[caste];
                if movable == 0 {
                    return Err(match place {
                        Place::Map(area) if colony.ants[area][caste] > 0 => {
                            refuse(RULE, "refused-has-moved")
                        }
                        Place::Nurses if colony.nurses[caste] > 0 => {
                            refuse(RULE_BROOD, "refused-nurses-needed")
                        }
                        _ => refuse(RULE, colony.why_none(place, caste)),
                    });
                }
                if !Action::is_group(ants, movable) {
                    return Err(refuse_with(RULE, "refused-group", "most", movable));
                }
                if table.ways(seat, place, ants).open().is_empty() {
                    return Err(refuse(RULE, "refused-no-way-out"));
                }
                table.pick_up(seat, place, caste, ants);
            }
            Action::Put(place) => {
                let Some((from, _, ants)) = table.turn.carried else {
                    return Err(refuse(RULE, "refused-carrying-nothing"));
                };
                table.check_step(seat, from, place, ants)?;
                table.put_down(seat, place);
            }
            Action::Wander(area) => table.wander(seat, area)?,
            Action::Done => table.end_moves(seat),
            _ => return Err(table.elsewhere(seat, action)),
        }
        Ok(())
    }

    fn is_passed_over(self, game: &mut HiddenEmpires) -> bool {
        let passed = game.table.cannot_move_one(self.0);
        if passed {
            game.table.end_moves(self.0);
        }
        passed
    }

    fn log(self, action: Action) -> Option<&'static str> {
        (action == Action::Done).then_some("log-done-move")
    }
}

impl Table {
    /// The areas next to a place. Ants in the nest may move into the nest area or next to it.
    fn around(&self, seat: Seat, from: Place) -> AreaSet {
        match from {
            Place::Map(area) => area.near(),
            Place::Builders | Place::Nurses | Place::Reserves => {
                let gates = self.gates(seat);
                gates | gates.near()
            }
        }
    }

    /// Where so many ants may go from a place.
    fn ways(&self, seat: Seat, from: Place, ants: u16) -> Ways {
        Ways {
            around: self.around(seat, from),
            shut: self.shut(seat),
            closed: self.closed(seat, ants),
        }
    }

    /// Rulebook: Move One Area, Scout. The areas that only a scout may enter, a single ant and only one,
    /// and so many ants are none.
    fn closed(&self, seat: Seat, ants: u16) -> AreaSet {
        let scouted = self.to_be_scouted(seat);
        if ants == 1 {
            scouted & self.turn.arrived.areas()
        } else {
            scouted
        }
    }

    fn check_step(&self, seat: Seat, from: Place, to: Place, ants: u16) -> Result<(), Refusal> {
        let Place::Map(area) = to else {
            return Err(refuse(RULE, "refused-not-into-nest"));
        };
        let scouting = if ants == 1 {
            "refused-second-scout"
        } else {
            "refused-single-scout"
        };
        let ways = self.ways(seat, from, ants);
        match ways.bar(area, ["refused-too-far", scouting]) {
            None => Ok(()),
            Some(reason) if reason == scouting => Err(refuse("rule-scout", reason)),
            Some(reason) => Err(refuse(RULE, reason)),
        }
    }

    /// The ants at a place that may still move one area. Ruling 19: the nurses that the brood needs do
    /// not walk out after the check.
    fn movable(&self, seat: Seat, place: Place) -> Ants {
        let colony = self.colony(seat);
        match place {
            Place::Map(area) => {
                let mut ants = colony.ants[area];
                ants -= self.turn.arrived[area];
                ants
            }
            Place::Builders => colony.builders,
            Place::Reserves => colony.callable(),
            Place::Nurses => {
                let needed = colony.brood().div_ceil(BROOD_PER_NURSE);
                let spare = colony.nurses.total().saturating_sub(needed);
                colony.nurses.within(Ants::new([spare; 3]))
            }
        }
    }

    fn cannot_move_one(&self, seat: Seat) -> bool {
        if self.turn.carried.is_some() {
            return false;
        }
        let colony = self.colony(seat);
        let barred = self.shut(seat) | self.closed(seat, 1);
        let chambers = colony.chambers().iter().copied();
        let mut places = colony.held().iter().map(Place::Map).chain(chambers);
        !places.any(|place| {
            !self.movable(seat, place).is_empty()
                && !(self.around(seat, place) & !barred).is_empty()
        })
    }

    /// Ants have moved one area.
    pub(super) fn arrive(&mut self, seat: Seat, area: Area, ants: Ants) {
        if self.to_be_scouted(seat).contains(area) {
            self.turn.scouted.insert(area);
        }
        self.turn.arrived.change(area, |arrived| *arrived += ants);
    }

    /// The Move step is over.
    fn end_moves(&mut self, seat: Seat) {
        self.check_bivouac(seat);
        self.phase = if self.options.advanced {
            Phase::Scout(seat)
        } else {
            Phase::Discover(seat)
        };
    }

    /// Rulebook: Bivouac. Without a builder when the step ends, queens and brood are lost.
    fn check_bivouac(&mut self, seat: Seat) {
        let colony = self.colony_mut(seat);
        if colony.traits.wanders() && colony.builders.is_empty() {
            colony.queens = 0;
            for &member in Member::BROOD {
                *colony.count_mut(member) = 0;
            }
        }
    }
}
