//! Rulebook: 2) Births.
//!
//! Each seat seals where its nurses work; the last one brings every birth.

use std::sync::LazyLock;

use engine::Seat;

use super::{Checked, When, refuse};
use crate::action::{Action, Births};
use crate::components::{Event, LARVAE_BORN, NURSES, SOLDIERS_BORN, WORKERS_BORN};
use crate::state::{Colony, Myrmes, Phase, Plan, Table};

const RULE: &str = "rule-births";

/// Rulebook: Atelier. Four places, a nurse each (Ruling 18).
const ATELIER_PLACES: u8 = 4;

/// Both tracks full, with the event: never are more soldiers and workers born together.
const MOST_ANTS_BORN: u8 = SOLDIERS_BORN[3] + WORKERS_BORN[4] + 1;

/// Where so many nurses can work, for every number of nurses; with several players and alone.
static ALLOTMENTS: LazyLock<[[Vec<Action>; NURSES as usize + 1]; 2]> = LazyLock::new(|| {
    [false, true].map(|solo| {
        std::array::from_fn(|nurses| allotments(nurses as u8, atelier_places(solo, nurses as u8)))
    })
});

fn allotments(nurses: u8, atelier_places: u8) -> Vec<Action> {
    let mut all = Vec::new();
    for larvae in 0..=nurses.min(3) {
        for soldiers in [0, 2, 3] {
            for workers in [0, 2, 4] {
                let Some(idle) = nurses.checked_sub(larvae + soldiers + workers) else {
                    break;
                };
                all.extend((0..=idle.min(atelier_places)).map(|atelier| {
                    Action::Births(Births {
                        larvae,
                        soldiers,
                        workers,
                        atelier,
                        kept: None,
                    })
                }));
            }
        }
    }
    all
}

/// Alone, each place of the atelier can be used several times.
const fn atelier_places(solo: bool, nurses: u8) -> u8 {
    if solo { nurses } else { ATELIER_PLACES }
}

/// What a track gives birth to; the event helps only a track that already gives birth (Ruling 13).
fn born(track: &[u8], nurses: u8, bonus: u8) -> u8 {
    match track[usize::from(nurses)] {
        0 => 0,
        born => born + bonus,
    }
}

impl Births {
    /// Nobody works.
    pub const NONE: Self = Self {
        larvae: 0,
        soldiers: 0,
        workers: 0,
        atelier: 0,
        kept: None,
    };

    /// How many nurses work; of absurd numbers as many as can be counted.
    #[must_use]
    pub const fn nurses(&self) -> u8 {
        let first_tracks = self.larvae.saturating_add(self.soldiers);
        let tracks = first_tracks.saturating_add(self.workers);
        tracks.saturating_add(self.atelier)
    }

    fn larvae_born(&self, event: Event) -> u8 {
        born(
            &LARVAE_BORN,
            self.larvae,
            2 * u8::from(event == Event::Larvae),
        )
    }

    fn soldiers_born(&self, event: Event) -> u8 {
        born(
            &SOLDIERS_BORN,
            self.soldiers,
            u8::from(event == Event::Soldier),
        )
    }

    fn workers_born(&self, event: Event) -> u8 {
        born(
            &WORKERS_BORN,
            self.workers,
            u8::from(event == Event::Worker),
        )
    }

    /// Larvae, soldiers and workers that are born if so many ants are in the reserve.
    #[must_use]
    pub fn newborn(&self, event: Event, reserve: u8) -> [u8; 3] {
        let (soldiers, workers) = (self.soldiers_born(event), self.workers_born(event));
        let soldiers = self.kept.unwrap_or_else(|| soldiers.min(reserve));
        [
            self.larvae_born(event),
            soldiers,
            workers.min(reserve - soldiers),
        ]
    }

    /// Ruling 16. How many soldiers can be born, if there is a choice between soldiers and workers.
    fn choices(&self, event: Event, reserve: u8) -> Option<std::ops::RangeInclusive<u8>> {
        let (soldiers, workers) = (self.soldiers_born(event), self.workers_born(event));
        (soldiers > 0 && workers > 0 && soldiers + workers > reserve)
            .then(|| reserve.saturating_sub(workers)..=soldiers.min(reserve))
    }
}

impl Myrmes {
    pub(crate) fn check_births(&self, seat: Seat, births: Births) -> Checked {
        if self.table.phase != Phase::Plan {
            return Err(self.table.other_phase(seat, RULE, When::Plan));
        }
        match self.own_plan(seat).event {
            Some(event) => self.table.check_births(seat, event, births),
            None => Err(refuse(RULE, "refused-event-first")),
        }
    }

    pub(crate) fn seal_births(&mut self, seat: Seat, births: Births) {
        self.plans[seat.index()].blindly(|plan| plan.births = Some(births));
    }

    /// Everybody has planned: cubes move, ants are born, and the workers' phase begins.
    pub(crate) fn hatch(&mut self) {
        for seat in self.table.in_turn() {
            let Plan {
                event: Some(event),
                births: Some(births),
            } = std::mem::take(self.plans[seat.index()].open_mut())
            else {
                unreachable!("everybody has planned");
            };
            let moved = self.table.rolled().distance(event);
            self.table.spend_on_event(seat, moved);
            let colony = self.table.colony_mut(seat);
            colony.event = event;
            colony.atelier = births.atelier;
            let [larvae, soldiers, workers] = births.newborn(event, colony.reserve);
            colony.soldiers += soldiers;
            colony.workers += workers;
            colony.reserve -= soldiers + workers;
            let larvae = self.table.gain_larvae(seat, larvae);
            self.table.colony_mut(seat).ledger.born = [larvae, soldiers, workers];
        }
        self.table.begin_work();
    }
}

impl Table {
    pub(crate) fn list_births(&self, seat: Seat, event: Event, out: &mut Vec<Action>) {
        let Colony {
            nurses, reserve, ..
        } = *self.colony(seat);
        let all = &ALLOTMENTS[usize::from(self.options.solo)][usize::from(nurses)];
        if reserve >= MOST_ANTS_BORN {
            out.extend_from_slice(all);
            return;
        }
        for &action in all {
            let Action::Births(births) = action else {
                unreachable!("allotments are births");
            };
            match births.choices(event, reserve) {
                None => out.push(action),
                Some(choices) => out.extend(choices.map(|kept| {
                    Action::Births(Births {
                        kept: Some(kept),
                        ..births
                    })
                })),
            }
        }
    }

    fn check_births(&self, seat: Seat, event: Event, births: Births) -> Checked {
        let colony = self.colony(seat);
        if births.larvae > 3 || births.soldiers > 3 || births.workers > 4 {
            return Err(refuse(RULE, "refused-births-track"));
        }
        if !self.options.solo && births.atelier > ATELIER_PLACES {
            return Err(refuse(RULE, "refused-births-atelier").with("places", ATELIER_PLACES));
        }
        if births.nurses() > colony.nurses {
            return Err(refuse(RULE, "refused-births-nurses")
                .with("wanted", births.nurses())
                .with("nurses", colony.nurses));
        }
        // Ruling 17.
        if births.soldiers == 1 || births.workers % 2 == 1 {
            return Err(refuse(RULE, "refused-births-idle-nurse"));
        }
        match (births.choices(event, colony.reserve), births.kept) {
            (None, None) => Ok(()),
            (None, Some(_)) => Err(refuse(RULE, "refused-births-all-fit")),
            (Some(choices), Some(kept)) if choices.contains(&kept) => Ok(()),
            (Some(_), _) => Err(refuse(RULE, "refused-births-too-many")),
        }
    }
}
