//! Rulebook: 2) Births.
//!
//! Each seat seals where its nurses work; the last one brings every birth.

use engine::{Message, Refusal, Seat};

use super::{not_now, refuse};
use crate::action::{Action, Births};
use crate::components::{Event, LARVAE_BORN, SOLDIERS_BORN, WORKERS_BORN};
use crate::state::{Colony, Myrmes, Phase, Plan, Table};

const RULE: &str = "rule-births";

/// Rulebook: Atelier. Four places, a nurse each.
const ATELIER_PLACES: u8 = 4;

/// What a track gives birth to; the event helps only a track that already gives birth.
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

    /// How many nurses work.
    #[must_use]
    pub const fn nurses(&self) -> u8 {
        self.larvae + self.soldiers + self.workers + self.atelier
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
    pub(crate) fn seal_births(&mut self, seat: Seat, births: Births) -> Result<(), Refusal> {
        if self.table.phase != Phase::Plan {
            return Err(not_now(RULE));
        }
        let Some(event) = self.plans[seat].event else {
            return Err(refuse(RULE, "refused-event-first"));
        };
        self.table.check_births(seat, event, births)?;
        self.plans[seat].births = Some(births);
        self.go_on();
        Ok(())
    }

    pub(crate) fn list_births(&self, seat: Seat, event: Event, out: &mut Vec<Action>) {
        let colony = self.table.colony(seat);
        let nurses = colony.nurses;
        let atelier_places = self.table.atelier_places(colony);
        for larvae in 0..=nurses.min(3) {
            for soldiers in [0, 2, 3] {
                for workers in [0, 2, 4] {
                    let Some(idle) = nurses.checked_sub(larvae + soldiers + workers) else {
                        break;
                    };
                    for atelier in 0..=idle.min(atelier_places) {
                        let births = Births {
                            larvae,
                            soldiers,
                            workers,
                            atelier,
                            kept: None,
                        };
                        match births.choices(event, colony.reserve) {
                            None => out.push(Action::Births(births)),
                            Some(choices) => out.extend(choices.map(|kept| {
                                Action::Births(Births {
                                    kept: Some(kept),
                                    ..births
                                })
                            })),
                        }
                    }
                }
            }
        }
    }

    /// Everybody has planned: cubes move, ants are born, and the workers' phase begins.
    pub(crate) fn hatch(&mut self) {
        let order: Vec<Seat> = self.table.in_turn().collect();
        for seat in order {
            let Plan {
                event: Some(event),
                births: Some(births),
            } = std::mem::take(&mut self.plans[seat])
            else {
                unreachable!("everybody has planned");
            };
            let moved = self.table.rolled().distance(event);
            self.table.return_larvae(seat, moved);
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
    /// Alone, each place of the atelier can be used several times.
    fn atelier_places(&self, colony: &Colony) -> u8 {
        if self.options.solo {
            colony.nurses
        } else {
            ATELIER_PLACES
        }
    }

    fn check_births(&self, seat: Seat, event: Event, births: Births) -> Result<(), Refusal> {
        let colony = self.colony(seat);
        if births.larvae > 3 || births.soldiers > 3 || births.workers > 4 {
            return Err(refuse(RULE, "refused-births-track"));
        }
        if births.atelier > self.atelier_places(colony) {
            return Err(refuse(RULE, "refused-births-atelier"));
        }
        if births.nurses() > colony.nurses {
            return Err(Refusal::new(
                RULE,
                Message::new("refused-births-nurses")
                    .with("wanted", births.nurses())
                    .with("nurses", colony.nurses),
            ));
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
