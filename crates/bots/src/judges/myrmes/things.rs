//! What things are worth to a colony that plays on by guess, in points.

/// What a colony can have.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Thing {
    /// A larva.
    Larva,
    /// Food beyond what winter takes.
    Food,
    /// An earth.
    Earth,
    /// A stone.
    Stone,
    /// A soldier.
    Soldier,
    /// A worker that has not worked yet.
    Worker,
    /// A nurse.
    Nurse,
    /// A colony of level I at least.
    Level1,
    /// Of level II at least.
    Level2,
    /// Of level III.
    Level3,
    /// A tunnel exit.
    Exit,
    /// Food on a pheromone.
    LyingFood,
    /// Earth on a pheromone.
    LyingEarth,
    /// Stone on a pheromone.
    LyingStone,
    /// An aphid farm.
    AphidFarm,
    /// A scavenging.
    Scavenging,
    /// A sub-colony.
    SubColony,
    /// A completed objective of level I.
    Completed1,
    /// Of level II.
    Completed2,
    /// A point of an objective that can be completed, as far as it is met.
    Open,
    /// A point of one that is still locked.
    Locked,
    /// A prey token.
    Prey,
}

impl Thing {
    /// What one is worth when so many turns are left, the current one included. Found by trying: the
    /// values with which such colonies score most.
    pub(super) fn worth(self, turns: u8) -> f32 {
        if turns == 0 {
            return 0.0;
        }
        let (always, each_turn) = match self {
            Self::Larva => (0.30, 0.050),
            Self::Food => (0.08, 0.060),
            Self::Earth => (0.10, 0.110),
            Self::Stone => (0.10, 0.100),
            Self::Soldier => (0.90, 0.150),
            Self::Worker => (2.60, 0.100),
            Self::Nurse => (-0.60, 1.980),
            Self::Level1 => (0.00, 0.900),
            Self::Level2 => (0.00, 1.500),
            Self::Level3 => (0.00, 0.600),
            Self::Exit => (0.25, 0.030),
            Self::LyingFood => (0.17, 0.000),
            Self::LyingEarth => (0.20, 0.040),
            Self::LyingStone => (0.20, 0.040),
            Self::AphidFarm => (0.00, 0.136),
            Self::Scavenging => (-0.12, 0.168),
            Self::SubColony => (0.00, 2.000),
            Self::Completed1 => (0.00, 0.210),
            Self::Completed2 => (0.00, 0.400),
            Self::Open => (0.45, 0.000),
            Self::Locked => (-0.07, 0.000),
            Self::Prey => (0.30, 0.000),
        };
        let worth: f32 = always + each_turn * f32::from(turns);
        worth.max(0.0)
    }
}
