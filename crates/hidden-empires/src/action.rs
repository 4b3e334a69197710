//! What players decide and what chance decides.
//!
//! Choices are small, so that lists stay short and search can look at them one by one. A move of ants is
//! two of them: [`Action::Lift`] takes a group somewhere, [`Action::Put`] sets all of it down. Groups
//! come in the sizes of [`Action::groups`]; any other number is made of several.

use engine::{Dice, Seat};

use crate::board::{Area, Place};
use crate::components::{Ants, Caste, Marker, Member};

/// One decision.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Action {
    /// Rulebook: Place Nest Markers.
    Nest(Area),
    /// Rulebook: Bidding.
    Bid(u16),
    /// Rulebook: Bidding. Out of the auction.
    Pass,
    /// Rulebook: Move Ants. Takes a group of ants.
    Lift(Place, Caste, u16),
    /// Sets the group down.
    Put(Place),
    /// Rulebook: Turn Discovery Markers Faceup.
    TurnUp(Area),
    /// Rulebook: Scout Areas. The next area.
    Scout(Area),
    /// Rulebook: Reinforce, with these reserves.
    Reinforce(Ants),
    /// Rulebook: Attack.
    Attack(Area, Seat),
    /// Rulebook: Harvest, with so many ants.
    Harvest(Area, u16),
    /// Rulebook: Tend Aphids, Tend Plants. With as many ants as can.
    Tend(Area),
    /// Rulebook: Defenders Scatter, Stay or Return. These ants go to Returning Ants.
    Return(Ants),
    /// Rulebook: Resolve Loses. The winner gives up these ants.
    Lose(Ants),
    /// Rulebook: Return Ants. So many of them go here.
    House(Place, Caste, u16),
    /// For want of room, of nurses or of food.
    Eliminate(Member),
    /// Rulebook: Pupae Emerge, Majors. So many large pupae become majors.
    Majors(u16),
    /// Rulebook: Patrol. All ants there that have not foraged.
    Patrol(Area),
    /// Rulebook: Feed Larvae. So many female larvae are fed for large and for medium pupae.
    Raise(u16, u16),
    /// Rulebook: Lay New Eggs, female and male.
    Lay(u16, u16),
    /// Rulebook: Nuptial Flight.
    Fly,
    /// No nuptial flight.
    Stay,
    /// Ends a step of the player turn.
    Done,
}

/// The sizes of groups, beside the whole.
const GROUPS: [u16; 8] = [1, 2, 3, 4, 5, 10, 20, 50];

impl Action {
    /// The sizes of the groups that can be made of so many ants.
    pub fn groups(ants: u16) -> impl Iterator<Item = u16> {
        GROUPS
            .into_iter()
            .filter(move |&group| group < ants)
            .chain((ants > 0).then_some(ants))
    }

    /// Whether so many ants can make up a group of this size.
    #[must_use]
    pub fn is_group(group: u16, ants: u16) -> bool {
        group > 0 && (group == ants || group < ants && GROUPS.contains(&group))
    }
}

/// Dice, by how many show each number.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default, Debug)]
pub struct Roll(pub [u16; 6]);

impl Roll {
    /// Rolls so many dice.
    pub fn of(count: u16, dice: &mut dyn Dice) -> Self {
        let mut roll = Self::default();
        for _ in 0..count {
            roll.0[usize::from(dice.d6()) - 1] += 1;
        }
        roll
    }

    /// How many dice.
    #[must_use]
    pub fn count(&self) -> usize {
        self.0.iter().map(|&count| usize::from(count)).sum()
    }

    /// How many show this number or less.
    #[must_use]
    pub fn up_to(&self, number: usize) -> u16 {
        self.0[..number].iter().sum()
    }
}

/// What chance brings.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Chance {
    /// Whose nest marker is drawn, or who takes the next player turn.
    Next(Seat),
    /// A marker that nobody has seen before.
    Marker(Marker),
    /// A marker that had been put back to the unused ones.
    Again(Marker),
    /// Dice.
    Roll(Roll),
}
