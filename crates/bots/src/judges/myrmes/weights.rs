//! What plans and dangers count for, in points. Found by trying.

/// What does not fit into the store loses this part of its worth.
pub(super) const EXCESS: f32 = 0.5;
/// Points that a missing food costs: seen in spring, in summer, in autumn before the harvest.
pub(super) const HUNGER: [f32; 3] = [0.8, 1.3, 2.6];
/// Alone: points for the objectives that come first in their rows, as far as they are met.
pub(super) const SOLO_FIRST: f32 = 8.0;
/// Alone: with so many points the odds are even.
pub(super) const SOLO_EVEN: f32 = 40.0;
/// Alone: with so many points more they are e (2.7) to 1.
pub(super) const SOLO_SCALE: f32 = 25.0;
/// Alone: points for each objective that must still be completed to survive.
pub(super) const SOLO_NEEDED: f32 = 12.0;
/// Alone: points for a board that is nearly full.
pub(super) const SOLO_FULL: f32 = 3.0;
/// Alone: missing food counts so much more.
pub(super) const SOLO_MISSING: f32 = 1.0;
/// Three larvae count as so much food for winter.
pub(super) const LARVA_FOOD: f32 = 0.8;
/// A step costs a little, so that nobody walks in circles.
pub(super) const HASTE: f32 = -0.02;
/// A pheromone beside others of one's own.
pub(super) const JOINED: f32 = 0.1;
/// How much of a food that winter needs a pheromone with food is taken for.
pub(super) const FEEDING: f32 = 0.6;
/// Level+1, and for each worker.
pub(super) const EVENT_LEVEL: f32 = 0.8;
/// VP+1.
pub(super) const EVENT_POINT: f32 = 0.8;
/// VP+1, for each worker.
pub(super) const EVENT_POINT_WORKER: f32 = 0.7;
/// Larvae+2: this part of the larvae.
pub(super) const EVENT_LARVAE: f32 = 0.8;
/// Harvest+3: each cube.
pub(super) const EVENT_HARVEST: f32 = 0.6;
/// Move+3, for each worker.
pub(super) const EVENT_MOVE: f32 = 0.3;
/// Soldier+1: this part of a soldier.
pub(super) const EVENT_SOLDIER: f32 = 0.8;
/// Hexagon+1, and for each worker.
pub(super) const EVENT_HEXAGON: f32 = 0.4;
/// Worker+1: this part of a worker.
pub(super) const EVENT_WORKER: f32 = 0.7;
/// What larger tiles bring each worker.
pub(super) const EVENT_PER_WORKER: f32 = 0.9;
/// Cubes of a kind that a worker brings before the nurses work.
pub(super) const WORKER_BRINGS: f32 = 0.4;
/// Larvae that come before the nurses work.
pub(super) const LARVAE_COMING: f32 = 0.5;
/// This part of what a nurse in the atelier could bring.
pub(super) const JOB: f32 = 0.8;
/// A tunnel, besides its exit and its earth.
pub(super) const TUNNEL: f32 = 0.2;
/// Each thing that an objective lacks lessens its chance by this part.
pub(super) const OBJECTIVE_SHORT: f32 = 0.5;
/// This part of an objective's points.
pub(super) const OBJECTIVE_GAIN: f32 = 0.9;
/// Alone: an objective makes room for another.
pub(super) const SOLO_OBJECTIVE: f32 = 6.0;
