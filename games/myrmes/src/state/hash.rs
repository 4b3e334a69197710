//! Small numbers are hashed many at a time, which is faster than one by one.

use std::hash::{Hash, Hasher};

use super::{Colony, Ledger, Myrmes, Objectives, Phase, Plan, Rooms, Stock, Table, Workshops};
use crate::action::Births;
use crate::components::Objective;
use crate::setup::Options;

impl Hash for Myrmes {
    fn hash<H: Hasher>(&self, state: &mut H) {
        let Self { table, plans } = self;
        table.hash(state);
        // There are plans only while they are made.
        if table.phase == Phase::Plan {
            for plan in &plans[..table.players()] {
                plan.hash_value(state);
            }
        }
    }
}

impl Hash for Plan {
    fn hash<H: Hasher>(&self, state: &mut H) {
        let Self { event, births } = *self;
        let event = event.map_or(0, |event| event as u8 + 1);
        let Births {
            larvae,
            soldiers,
            workers,
            atelier,
            kept,
        } = births.unwrap_or(Births::NONE);
        let kept = kept.map_or(0, |kept| kept + 1);
        let sealed = u8::from(births.is_some());
        state.write(&[event, larvae, soldiers, workers, atelier, kept, sealed]);
    }
}

impl Hash for Table {
    fn hash<H: Hasher>(&self, state: &mut H) {
        let Self {
            options,
            year,
            season,
            dice: [spring, summer, autumn],
            first,
            phase,
            garden,
            colonies,
            objectives,
            stock,
        } = self;
        let Options {
            players,
            years,
            solo,
            first_winter,
            unlock,
            corners,
            counted,
            point_once,
            debt,
        } = *options;
        let yes_or_no = [solo, unlock, corners, counted, point_once, debt]
            .into_iter()
            .fold(0, |bits, yes| bits << 1 | u8::from(yes));
        let [when, who] = [year * 4 + *season as u8, first.index() as u8];
        state.write(&[players, years, first_winter, yes_or_no]);
        state.write(&[when, who, *spring, *summer, *autumn]);
        phase.hash(state);
        garden.hash(state);
        colonies.hash(state);
        objectives.hash(state);
        stock.hash(state);
    }
}

impl Hash for Stock {
    fn hash<H: Hasher>(&self, state: &mut H) {
        let Self {
            farms,
            sub_colonies,
            cubes: [food, earth, stone],
            larvae,
            winter,
            prey: [ladybugs, termites, spiders],
        } = *self;
        let [food, earth, stone, larvae] = [food, earth, stone, larvae].map(i16::to_le_bytes);
        state.write([food, earth, stone, larvae].as_flattened());
        state.write(&[farms, sub_colonies, winter, ladybugs, termites, spiders]);
    }
}

impl Hash for Colony {
    fn hash<H: Hasher>(&self, state: &mut H) {
        let Self {
            score,
            level,
            event,
            point_paid,
            larvae,
            workers,
            soldiers,
            reserve,
            rooms: Rooms(rooms),
            nurses,
            atelier,
            workshops: Workshops(workshops),
            posted,
            spare_nurses,
            store,
            pheromones,
            cleared,
            markers,
            lost_markers,
            exits,
            prey,
            completed,
            chore,
            ledger,
            last,
        } = *self;
        let [low, high] = score.to_le_bytes();
        let [food, earth, stone] = store;
        let [ladybugs, termites, spiders] = prey;
        state.write(&[
            low,
            high,
            level,
            event as u8,
            larvae,
            workers,
            soldiers,
            reserve,
        ]);
        state.write(&[
            rooms,
            nurses,
            atelier,
            workshops,
            posted,
            spare_nurses,
            markers,
            lost_markers,
        ]);
        state.write(&[
            food,
            earth,
            stone,
            ladybugs,
            termites,
            spiders,
            u8::from(point_paid),
        ]);
        state.write(&completed);
        state.write(&pheromones);
        state.write(&cleared);
        exits.hash(state);
        chore.hash(state);
        ledger.hash(state);
        last.hash(state);
    }
}

impl Hash for Ledger {
    fn hash<H: Hasher>(&self, state: &mut H) {
        let Self {
            born: [larvae, soldiers, workers],
            harvested: [food, earth, stone],
            discarded,
            points,
            eaten,
            missing,
            lost,
        } = *self;
        state.write(&[
            larvae, soldiers, workers, food, earth, stone, eaten, missing, lost,
        ]);
        state.write(&discarded);
        state.write(&points);
    }
}

impl Hash for Objectives {
    fn hash<H: Hasher>(&self, state: &mut H) {
        let Self {
            rows,
            turns,
            unseen,
        } = self;
        let tiles = rows.as_flattened().iter();
        let tile = |tile: &Option<Objective>| tile.map_or(0, |tile| tile as u64 + 1);
        state.write_u64(tiles.fold(0, |tiles, next| tiles << 8 | tile(next)));
        state.write(turns.as_flattened().as_flattened());
        state.write_u32(*unseen);
    }
}
