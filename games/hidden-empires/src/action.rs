//! What players decide and what chance decides.
//!
//! Choices are small, so that lists stay short and search can look at them one by one. A move of ants is
//! two of them: [`Action::Lift`] takes a group somewhere, [`Action::Put`] sets all of it down. Groups
//! come in the sizes of [`Action::groups`]; any other number is made of several.

use engine::{Dice, Seat};

use crate::board::{Area, Place};
use crate::cards::{Card, Hand, Trait};
use crate::components::{Ants, Caste, Marker, Member, TRAITS_DEALT};

/// One decision.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Action {
    /// Rulebook: Place Nest Markers.
    Nest(Area),
    /// Rulebook: Bidding.
    Bid(u16),
    /// Rulebook: Bidding. Out of the auction. Also declines whatever else is offered.
    Pass,
    /// Rulebook: Realistic Time Scale. Keeps a trait of the pack.
    Keep(Trait),
    /// Rulebook: Hand. Plays a card.
    Play(Hand, On),
    /// Rulebook: Trait Auction, of a hand card. Has a trait auctioned.
    Auction,
    /// Rulebook: Shelter Aphids. Brings aphids back to the map.
    Release(Area),
    /// Rulebook: Bivouac, Migrate. The nest moves.
    Wander(Area),
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
    /// Rulebook: Trunk Building, with so many workers.
    Trunk(Area, u16),
    /// Rulebook: Repellent, Forage. The ants that came into an area drive off as many of a player.
    Repel(Area, Seat),
    /// Rulebook: Attack. A weapon rolls all its dice.
    Attack(Area, Seat),
    /// Rulebook: Attack, and say later how many dice the weapon rolls.
    AttackSparing(Area, Seat),
    /// Rulebook: Mace, Recruitment, Repellent. So many dice.
    Wield(u16),
    /// Rulebook: Invade the Nest.
    Invade,
    /// Rulebook: Suicide Bombing, with so many dice.
    Bomb(u16),
    /// Rulebook: Invade the Nest, Defending Ants. So many of those who leave come from this chamber.
    From(Place, Caste, u16),
    /// Rulebook: Invade the Nest, Defenders Scatter. So many are taken to safety.
    Protect(Member, u16),
    /// Rulebook: Carry Off Brood, for food.
    CarryOff(Member, u16),
    /// Rulebook: Slave Making. Carries off small pupae or repletes, and keeps them.
    Capture(Member, u16),
    /// Rulebook: Kill the Queen.
    Hunt,
    /// Rulebook: Harvest, with so many ants: those who bring most.
    Harvest(Area, u16),
    /// Rulebook: Harvest, with these ants and no others.
    HarvestWith(Area, Ants),
    /// Rulebook: Tend Aphids, Tend Plants. With as many ants as can.
    Tend(Area),
    /// Rulebook: Tend Aphids, Tend Plants. With these ants and no others.
    TendWith(Area, Ants),
    /// These ants go to Returning Ants. Why is said by the phase that asks: Defenders Scatter, Stay or Return, a
    /// weapon, blockers, Patrollers React.
    Return(Ants),
    /// These ants are lost. Why is said by the phase: Resolve Loses, bombs, predators, attrition.
    Lose(Ants),
    /// Rulebook: Return Ants. So many of them go here.
    House(Place, Caste, u16),
    /// For want of room, of nurses or of food.
    Eliminate(Member),
    /// Rulebook: Pupae Emerge, Majors. So many large pupae become majors.
    Majors(u16),
    /// Rulebook: Patrol. All ants there that can.
    Patrol(Area),
    /// Rulebook: Patrol, with a group of ants.
    PatrolWith(Area, Caste, u16),
    /// Rulebook: Feed Larvae. So many female larvae are fed for large and for medium pupae.
    Raise(u16, u16),
    /// Rulebook: Lay New Eggs, female and male.
    Lay(u16, u16),
    /// Rulebook: Supercolony. Founds a nest site.
    Found(Area),
    /// Rulebook: Nuptial Flight.
    Fly,
    /// No nuptial flight.
    Stay,
    /// Ends a step of the player turn.
    Done,
}

/// What a hand card is played on.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum On {
    /// What it is about, leaves no choice.
    Nothing,
    /// A player.
    Player(Seat),
    /// An area.
    Area(Area),
    /// From an area to another.
    Way(Area, Area),
}

impl Action {
    /// The sizes of groups, beside the whole.
    pub(crate) const GROUPS: [u16; 8] = [1, 2, 3, 4, 5, 10, 20, 50];

    /// The sizes of the groups that can be made of so many ants.
    pub fn groups(ants: u16) -> impl Iterator<Item = u16> {
        Self::GROUPS
            .iter()
            .copied()
            .take_while(move |&group| group < ants)
            .chain((ants > 0).then_some(ants))
    }

    /// Lists an action for each of the [`groups`](Self::groups).
    pub(crate) fn list_groups(ants: u16, out: &mut Vec<Self>, action: impl Fn(u16) -> Self) {
        for &group in &Self::GROUPS {
            if group >= ants {
                break;
            }
            out.push(action(group));
        }
        if ants > 0 {
            out.push(action(ants));
        }
    }

    /// Lists choices of up to so many ants: all or, if these are too many, groups of each caste, and as many
    /// as possible of one caste after the other (Ruling 94). The others can be named as well.
    pub(crate) fn list_up_to(
        ants: Ants,
        most: u16,
        out: &mut Vec<Self>,
        action: impl Fn(Ants) -> Self,
    ) {
        let ants = ants.within(Ants::new([most; 3]));
        if ants.has_few_parts() {
            let parts = ants.parts().filter(|part| part.total() <= most);
            out.extend(parts.map(action));
            return;
        }
        let mut parts: Vec<_> = grouped(ants).filter(|part| part.total() <= most).collect();
        parts.extend(Caste::ALL.map(|first| filled(ants, most, first)));
        list_each(parts, out, action);
    }

    /// Lists choices of exactly so many ants in the same way.
    pub(crate) fn list_exactly(
        ants: Ants,
        count: u16,
        out: &mut Vec<Self>,
        action: impl Fn(Ants) -> Self,
    ) {
        if ants.has_few_parts() {
            let parts = ants.parts().filter(|part| part.total() == count);
            out.extend(parts.map(action));
            return;
        }
        let mut parts = Vec::new();
        for last in Caste::ALL {
            let mut others = ants;
            others[last] = 0;
            for mut part in grouped(others) {
                part[last] = count.saturating_sub(part.total());
                if part.total() == count && ants.contains(part) {
                    parts.push(part);
                }
            }
            parts.push(filled(ants, count, last));
        }
        list_each(parts, out, action);
    }

    /// Whether so many ants can make up a group of this size.
    #[must_use]
    pub fn is_group(group: u16, ants: u16) -> bool {
        group > 0 && (group == ants || group < ants && Self::GROUPS.contains(&group))
    }
}

/// Choices with nobody or a group of each caste.
fn grouped(ants: Ants) -> impl Iterator<Item = Ants> {
    let numbers = move |caste| std::iter::once(0).chain(Action::groups(ants[caste]));
    numbers(Caste::Major).flat_map(move |majors| {
        numbers(Caste::Media).flat_map(move |medias| {
            numbers(Caste::Worker).map(move |workers| Ants::new([workers, medias, majors]))
        })
    })
}

/// So many ants, as many as possible of this caste and then of the next ones.
fn filled(ants: Ants, mut count: u16, first: Caste) -> Ants {
    let mut part = Ants::NONE;
    for caste in Caste::ALL.into_iter().cycle().skip(first as usize).take(3) {
        part[caste] = ants[caste].min(count);
        count -= part[caste];
    }
    part
}

fn list_each(mut parts: Vec<Ants>, out: &mut Vec<Action>, action: impl Fn(Ants) -> Action) {
    parts.sort_unstable();
    parts.dedup();
    out.extend(parts.into_iter().map(action));
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

    /// Everything that so many dice can show, and in how many ways.
    #[must_use]
    pub fn every(count: u16) -> Vec<(Self, u64)> {
        let mut rolls = Vec::new();
        Self::default().extend(0, count, 1, &mut rolls);
        rolls
    }

    /// Lays out the dice that are left, from this side on.
    fn extend(mut self, side: usize, left: u16, ways: u64, out: &mut Vec<(Self, u64)>) {
        if side + 1 == self.0.len() {
            self.0[side] = left;
            out.push((self, ways));
            return;
        }
        // Which of the dice left show this side: one way for none, and so on.
        let mut chosen = 1;
        for count in 0..=left {
            self.0[side] = count;
            self.extend(side + 1, left - count, ways * chosen, out);
            chosen = chosen * u64::from(left - count) / u64::from(count + 1);
        }
    }

    /// How many dice.
    #[must_use]
    pub fn count(&self) -> usize {
        self.0.iter().map(|&count| usize::from(count)).sum()
    }

    /// The sum of all dice up to this number.
    #[must_use]
    pub fn sum_up_to(&self, number: usize) -> u16 {
        (1..)
            .zip(&self.0[..number])
            .map(|(pips, &count)| pips * count)
            .sum()
    }

    /// How many show an odd number.
    #[must_use]
    pub fn odd(&self) -> u16 {
        self.0[0] + self.0[2] + self.0[4]
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
    /// A marker that had been seen and put back to the unused ones.
    Again(Marker),
    /// Dice.
    Roll(Roll),
    /// A card from the deck.
    Card(Card),
    /// Traits that are dealt to a player.
    Deal([Trait; TRAITS_DEALT]),
}
