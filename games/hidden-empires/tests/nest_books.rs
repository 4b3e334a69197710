//! The Nest Phase once more, from what lies on the sheets when it begins and what is decided in it, written as plainly
//! as possible. Random games, also of large colonies with traits, castes and cards, must agree with it.

use engine::chance::pick;
use engine::{Awaited, Game, QuickDice, Seat};
use formicary_hidden_empires::cards::{Hand, Trait};
use formicary_hidden_empires::components::{Ants, Caste};
use formicary_hidden_empires::staged::Flourishing;
use formicary_hidden_empires::state::{Moved, Sheet};
use formicary_hidden_empires::{Action, Colony, HiddenEmpires, Member, On, Phase, Place};

const WORKER: usize = 0;
const MEDIA: usize = 1;
const MAJOR: usize = 2;
const FEMALE: usize = 0;
const MALE: usize = 1;

fn by_caste(ants: Ants) -> [i32; 3] {
    [Caste::Worker, Caste::Media, Caste::Major].map(|caste| ants[caste].into())
}

fn index(caste: Caste) -> usize {
    match caste {
        Caste::Worker => WORKER,
        Caste::Media => MEDIA,
        Caste::Major => MAJOR,
    }
}

fn sum(ants: &[i32]) -> i32 {
    ants.iter().sum()
}

/// What a player is asked in the Nest Phase.
#[derive(Clone, Copy, PartialEq, Debug)]
enum Asked {
    Nothing,
    Return,
    /// So many adults, larvae or eggs are to be given up for want of food.
    ForAdults(i32),
    Majors,
    Diet,
    ForLarvae(i32, i32, i32),
    Eggs,
    ForEggs(i32),
    Flight,
}

/// A nest sheet, and the ants in the nest area.
#[derive(Clone, PartialEq, Debug)]
struct Nest {
    home: [i32; 3],
    builders: [i32; 3],
    nurses: [i32; 3],
    reserves: [i32; 3],
    storage: [i32; 3],
    returning: [i32; 3],
    eggs: [i32; 2],
    larvae: [i32; 2],
    /// Small, medium and large.
    pupae: [i32; 3],
    male_pupae: i32,
    virgin_queens: i32,
    drones: i32,
    food: i32,
    stored: i32,
    score: i32,
    guests: i32,
}

impl Nest {
    fn of(colony: &Colony) -> Self {
        let home = colony.nest.map_or(Ants::NONE, |nest| colony.ants[nest]);
        Self {
            home: by_caste(home),
            builders: by_caste(colony.builders),
            nurses: by_caste(colony.nurses),
            reserves: by_caste(colony.reserves),
            storage: by_caste(colony.storage),
            returning: by_caste(colony.returning),
            eggs: colony.eggs.map(i32::from),
            larvae: colony.larvae.map(i32::from),
            pupae: [colony.small_pupae, colony.medium_pupae, colony.large_pupae].map(i32::from),
            male_pupae: colony.male_pupae.into(),
            virgin_queens: colony.virgin_queens.into(),
            drones: colony.drones.into(),
            food: colony.food.into(),
            stored: colony.stored.into(),
            score: colony.score.into(),
            guests: colony.guests.into(),
        }
    }
}

/// A colony in the Nest Phase.
struct Books {
    nest: Nest,
    is_advanced: bool,
    traits: Vec<Trait>,
    size: i32,
    queens: i32,
    moved: Moved,
    has_nest: bool,
    asked: Asked,
    flies: bool,
}

impl Books {
    fn of(colony: &Colony) -> Self {
        Self {
            nest: Nest::of(colony),
            is_advanced: colony.sheet == Sheet::Advanced,
            traits: colony.traits.iter().collect(),
            size: colony.size.into(),
            queens: colony.queens.into(),
            moved: colony.moved,
            has_nest: colony.nest.is_some(),
            asked: Asked::Nothing,
            flies: false,
        }
    }

    fn has(&self, card: Trait) -> bool {
        self.traits.contains(&card)
    }

    fn raises_medias(&self) -> bool {
        let castes = [
            Trait::Replete,
            Trait::SpecialistForagerCaste,
            Trait::PorterCaste,
            Trait::GuardCaste,
        ];
        castes.into_iter().any(|card| self.has(card))
    }

    fn raises_majors(&self) -> bool {
        let castes = [
            Trait::SoldierCaste,
            Trait::MillerCaste,
            Trait::BlockerCaste,
            Trait::BusCaste,
        ];
        castes.into_iter().any(|card| self.has(card))
    }

    /// Rulebook: Check Nest Size.
    fn room(&self) -> i32 {
        let nest = &self.nest;
        let size = if self.has(Trait::Bivouac) {
            10 * nest.builders[WORKER]
        } else if self.has(Trait::PlantHouse) {
            65_535
        } else {
            self.size
        };
        let ants = sum(&nest.nurses) + sum(&nest.reserves) + sum(&nest.storage);
        let brood = sum(&nest.eggs) + sum(&nest.larvae) + sum(&nest.pupae) + nest.male_pupae;
        (size - ants - brood - nest.virgin_queens - nest.drones).max(0)
    }

    /// Stored food makes way for whoever needs the room.
    fn spill(&mut self) {
        let most = 10 * self.nest.storage[MEDIA] + 10 * self.room();
        self.nest.stored = self.nest.stored.min(most);
    }

    /// Eats what there is, first what is not stored; how much is missing.
    fn eat(&mut self, hungry: i32) -> i32 {
        let fresh = hungry.min(self.nest.food);
        let stored = (hungry - fresh).min(self.nest.stored);
        self.nest.food -= fresh;
        self.nest.stored -= stored;
        hungry - fresh - stored
    }

    // ---- The steps

    fn begin(&mut self) {
        if self.has(Trait::MillerCaste) {
            self.nest.food += 3 * self.nest.storage[MAJOR].min(self.nest.food);
        }
        let nest = &mut self.nest;
        if self.traits.contains(&Trait::Replete) {
            nest.storage[MEDIA] += std::mem::take(&mut nest.returning[MEDIA]);
        }
        if self.traits.contains(&Trait::MillerCaste) {
            nest.storage[MAJOR] += std::mem::take(&mut nest.returning[MAJOR]);
        }
        if self.traits.contains(&Trait::BlockerCaste) {
            nest.reserves[MAJOR] += std::mem::take(&mut nest.returning[MAJOR]);
        }
        if sum(&nest.returning) > 0 {
            self.asked = Asked::Return;
        } else if !self.is_advanced {
            self.feed_adults();
        }
    }

    fn step(&mut self, step: usize) {
        match step {
            1 => self.feed_adults(),
            2 => self.choose_diet(),
            _ => self.choose_eggs(),
        }
    }

    fn feed_adults(&mut self) {
        let nest = &self.nest;
        let adults = sum(&nest.nurses) + sum(&nest.builders) + nest.virgin_queens + nest.drones;
        let short = self.eat(adults);
        self.asked = Asked::ForAdults(short);
        self.starve();
    }

    /// Whoever can be given up now.
    fn victims(&mut self) -> Vec<&mut i32> {
        let nest = &mut self.nest;
        let mut all: Vec<&mut i32> = Vec::new();
        if matches!(self.asked, Asked::ForAdults(_)) {
            all.extend(&mut nest.nurses);
            all.extend(&mut nest.builders);
            all.push(&mut nest.virgin_queens);
            all.push(&mut nest.drones);
        }
        all.extend(&mut nest.larvae);
        all.extend(&mut nest.eggs);
        all.into_iter().filter(|left| **left > 0).collect()
    }

    fn one_less(&mut self) {
        match &mut self.asked {
            Asked::ForAdults(short) | Asked::ForLarvae(short, ..) | Asked::ForEggs(short) => {
                *short -= 1;
            }
            asked => panic!("nobody goes hungry: {asked:?}"),
        }
    }

    /// What leaves no choice happens by itself.
    fn starve(&mut self) {
        loop {
            let (Asked::ForAdults(short) | Asked::ForLarvae(short, ..) | Asked::ForEggs(short)) =
                self.asked
            else {
                panic!("nobody goes hungry");
            };
            if short == 0 {
                break;
            }
            match &mut self.victims()[..] {
                [only] => **only -= 1,
                _ => return,
            }
            self.one_less();
        }
        match self.asked {
            Asked::ForAdults(_) if self.nest.pupae[2] > 0 && self.raises_majors() => {
                self.asked = Asked::Majors;
            }
            Asked::ForAdults(_) => self.emerge(0),
            Asked::ForLarvae(_, large, medium) => self.pupate(large, medium),
            _ => self.discard(),
        }
    }

    fn emerge(&mut self, majors: i32) {
        let nest = &mut self.nest;
        let [small, medium, large] = std::mem::take(&mut nest.pupae);
        nest.virgin_queens += large - majors;
        nest.drones += std::mem::take(&mut nest.male_pupae);
        let traits = &self.traits;
        let quarters = if self.is_advanced {
            &mut nest.reserves
        } else {
            &mut nest.home
        };
        quarters[WORKER] += small;
        if traits.contains(&Trait::Replete) {
            nest.storage[MEDIA] += medium;
        } else {
            nest.reserves[MEDIA] += medium;
        }
        if traits.contains(&Trait::MillerCaste) {
            nest.storage[MAJOR] += majors;
        } else {
            nest.reserves[MAJOR] += majors;
        }
        self.asked = Asked::Nothing;
        if !self.is_advanced {
            self.choose_diet();
        }
    }

    /// Whether so many larvae can be raised to large and medium pupae: others and eggs make up for missing food.
    fn affords(&self, large: i32, medium: i32) -> bool {
        let nest = &self.nest;
        let [females, males] = nest.larvae;
        let rest = females - large - medium;
        rest >= 0
            && (medium == 0 || self.raises_medias())
            && 3 * large + 2 * medium + rest + males
                <= nest.food + nest.stored + sum(&nest.eggs) + males + rest
    }

    fn choose_diet(&mut self) {
        if self.affords(1, 0) || self.affords(0, 1) {
            self.asked = Asked::Diet;
        } else {
            self.feed_larvae(0, 0);
        }
    }

    fn feed_larvae(&mut self, large: i32, medium: i32) {
        assert!(self.affords(large, medium));
        let short = self.eat(sum(&self.nest.larvae) + 2 * large + medium);
        self.asked = Asked::ForLarvae(short, large, medium);
        self.starve();
    }

    fn pupate(&mut self, large: i32, medium: i32) {
        let nest = &mut self.nest;
        let [females, males] = nest.larvae;
        let large = large.min(females);
        let medium = medium.min(females - large);
        nest.pupae = [females - large - medium, medium, large];
        nest.male_pupae = males;
        nest.larvae = std::mem::take(&mut nest.eggs);
        self.asked = Asked::Nothing;
        if !self.is_advanced {
            self.choose_eggs();
        }
    }

    fn most_eggs(&self) -> i32 {
        let nest = &self.nest;
        let most = match self.moved {
            Moved::Bivouac => 0,
            Moved::Nest if self.queens > 0 => 0,
            _ if self.queens == 0 => sum(&nest.nurses),
            _ => {
                let food = nest.food + nest.stored + sum(&nest.larvae) + sum(&nest.eggs);
                let any = self.has(Trait::ProlificQueen);
                if any { food } else { food.min(6 * self.queens) }
            }
        };
        most.min(self.room())
    }

    fn choose_eggs(&mut self) {
        if self.most_eggs() > 0 {
            self.asked = Asked::Eggs;
        } else {
            self.discard();
        }
    }

    fn lay(&mut self, female: i32, male: i32) {
        assert!(female + male <= self.most_eggs() && (self.queens > 0 || female == 0));
        let hungry = if self.queens == 0 { 0 } else { female + male };
        let short = self.eat(hungry);
        self.nest.eggs[FEMALE] += female;
        self.nest.eggs[MALE] += male;
        self.asked = Asked::ForEggs(short);
        self.starve();
    }

    fn discard(&mut self) {
        let left = self.nest.food + self.nest.stored;
        let seeds = if self.has(Trait::Harvester) {
            self.room()
        } else {
            0
        };
        self.nest.food = 0;
        self.nest.stored = left.min(10 * (self.nest.storage[MEDIA] + seeds));
        self.asked = match self.nest.virgin_queens + self.nest.drones {
            0 => Asked::Nothing,
            _ => Asked::Flight,
        };
    }

    fn fly(&mut self) {
        let nest = &mut self.nest;
        if !std::mem::take(&mut self.flies) {
            return;
        }
        let points = |queens: i32, drones: i32| {
            let pairs = queens.min(drones);
            4 * pairs + 2 * (queens - pairs) + drones - pairs
        };
        for _ in 0..std::mem::take(&mut nest.guests) {
            let lost = (nest.virgin_queens + nest.drones) / 2;
            let left = (0..=lost)
                .map(|queens| (nest.virgin_queens - queens, nest.drones - (lost - queens)))
                .filter(|&(queens, drones)| queens >= 0 && drones >= 0)
                .max_by_key(|&(queens, drones)| points(queens, drones));
            (nest.virgin_queens, nest.drones) = left.expect("half of them");
        }
        nest.score += points(nest.virgin_queens, nest.drones);
        (nest.virgin_queens, nest.drones) = (0, 0);
    }

    // ---- What is decided

    fn follow(&mut self, action: Action) {
        match (self.asked, action) {
            (Asked::Return, Action::House(place, caste, ants)) => {
                let nest = &mut self.nest;
                let ants = i32::from(ants);
                nest.returning[index(caste)] -= ants;
                match place {
                    Place::Map(_) => {
                        assert!(self.has_nest);
                        nest.home[index(caste)] += ants;
                    }
                    Place::Builders => nest.builders[index(caste)] += ants,
                    Place::Nurses => nest.nurses[index(caste)] += ants,
                    Place::Reserves => nest.reserves[index(caste)] += ants,
                }
                if matches!(place, Place::Nurses | Place::Reserves) {
                    self.spill();
                }
                if sum(&self.nest.returning) == 0 {
                    self.asked = Asked::Nothing;
                    if !self.is_advanced {
                        self.feed_adults();
                    }
                }
            }
            (
                Asked::ForAdults(_) | Asked::ForLarvae(..) | Asked::ForEggs(_),
                Action::Eliminate(member),
            ) => {
                let adults = matches!(self.asked, Asked::ForAdults(_));
                let nest = &mut self.nest;
                let left = match member {
                    Member::Nurse(caste) if adults => &mut nest.nurses[index(caste)],
                    Member::Builder(caste) if adults => &mut nest.builders[index(caste)],
                    Member::VirginQueen if adults => &mut nest.virgin_queens,
                    Member::Drone if adults => &mut nest.drones,
                    Member::FemaleEgg => &mut nest.eggs[FEMALE],
                    Member::MaleEgg => &mut nest.eggs[MALE],
                    Member::FemaleLarva => &mut nest.larvae[FEMALE],
                    Member::MaleLarva => &mut nest.larvae[MALE],
                    member => panic!("{member:?} does not make up for food"),
                };
                *left -= 1;
                assert!(*left >= 0);
                self.one_less();
                self.starve();
            }
            (Asked::Majors, Action::Majors(pupae)) => self.emerge(pupae.into()),
            (Asked::Diet, Action::Raise(large, medium)) => {
                self.feed_larvae(large.into(), medium.into());
            }
            (Asked::Eggs, Action::Lay(female, male)) => self.lay(female.into(), male.into()),
            (Asked::Flight, Action::Fly | Action::Stay) => {
                self.flies = action == Action::Fly;
                self.asked = Asked::Nothing;
            }
            (asked, action) => panic!("{action} does not answer {asked:?}"),
        }
    }

    fn suffer(&mut self, card: Hand) {
        let nest = &mut self.nest;
        match card {
            Hand::ThiefAnts => nest.food -= nest.food / 2,
            Hand::LarvalFood => nest.food += 2 * sum(&nest.larvae),
            Hand::MaleEggs => {
                self.nest.eggs[MALE] += self.nest.nurses[WORKER].min(self.room());
                self.spill();
            }
            card => panic!("{card:?} is not for the Nest Phase"),
        }
    }
}

#[derive(Default, Debug)]
struct Seen {
    phases: u32,
    decisions: u32,
    cards: u32,
    flights: u32,
    hunger: u32,
}

fn is_nest_phase(game: &HiddenEmpires) -> bool {
    matches!(game.table().phase, Phase::Nest | Phase::NestCards(..))
}

/// All colonies in a Nest Phase.
struct NestPhase {
    all: Vec<Books>,
    step: usize,
}

impl NestPhase {
    /// Begins with the last player turn's last word.
    fn begin(before: &HiddenEmpires) -> Self {
        let mut all: Vec<_> = before.table().colonies.iter().map(Books::of).collect();
        all.iter_mut().for_each(Books::begin);
        Self { all, step: 0 }
    }

    /// Goes as far as the game has gone, and compares.
    fn catch_up(&mut self, game: &HiddenEmpires, what: &str) {
        let table = game.table();
        let lasts = is_nest_phase(game);
        let is_advanced = self.all[0].is_advanced;
        let to = if lasts { table.step as usize } else { 3 };
        while is_advanced && self.step < to {
            self.step += 1;
            for books in &mut self.all {
                assert_eq!(books.asked, Asked::Nothing, "{what}");
                books.step(self.step);
            }
        }
        if lasts {
            for (books, colony) in self.all.iter().zip(&table.colonies) {
                assert_eq!(books.nest, Nest::of(colony), "{what}");
            }
            return;
        }
        for (books, colony) in self.all.iter_mut().zip(&table.colonies) {
            assert_eq!(books.asked, Asked::Nothing, "{what}");
            books.fly();
            let end = Nest::of(colony);
            let of = |nest: &Nest| (nest.score, nest.virgin_queens, nest.drones, nest.guests);
            assert_eq!(of(&books.nest), of(&end), "{what}");
        }
    }
}

fn play<G: Game<Action = Action>>(
    mut game: G,
    inner: fn(&G) -> &HiddenEmpires,
    seed: u64,
    seen: &mut Seen,
) {
    let mut dice = QuickDice::new(seed);
    let mut actions = Vec::new();
    let mut phase: Option<NestPhase> = None;
    loop {
        match game.awaited() {
            Awaited::Nobody(_) => break,
            Awaited::Chance => {
                let chance = game.sample_chance(&mut dice);
                game.apply_chance(chance).expect("it was sampled");
            }
            awaited @ Awaited::Seats { .. } => {
                let seats: Vec<_> = awaited.actors().iter().collect();
                let seat: Seat = *pick(&seats, &mut dice);
                actions.clear();
                game.legal_actions(seat, &mut actions);
                let action = *pick(&actions, &mut dice);
                let before = inner(&game).clone();
                game.play(seat, action).expect("it was listed");
                let what = format!(
                    "seed {seed}, game turn {}, {action}",
                    before.table().game_turn
                );
                let table = before.table();
                if let Some(phase) = &mut phase {
                    match action {
                        Action::Play(card, On::Player(other)) => {
                            phase.all[other.index()].suffer(card);
                            seen.cards += 1;
                        }
                        Action::Pass => {}
                        _ => phase.all[seat.index()].follow(action),
                    }
                    seen.decisions += 1;
                    seen.flights += u32::from(action == Action::Fly);
                    seen.hunger += u32::from(matches!(action, Action::Eliminate(_)));
                } else if matches!(table.phase, Phase::Tasks(_))
                    && action == Action::Done
                    && table.waiting.is_empty()
                {
                    phase = Some(NestPhase::begin(&before));
                    seen.phases += 1;
                }
                if let Some(all) = &mut phase {
                    all.catch_up(inner(&game), &what);
                    if !is_nest_phase(inner(&game)) {
                        phase = None;
                    }
                }
            }
        }
    }
}

#[test]
fn the_nest_phase_agrees_with_a_plain_account_of_it() {
    let mut seen = Seen::default();
    for (seed, setup) in HiddenEmpires::PROFILE.every_setup().iter().enumerate() {
        let game = HiddenEmpires::new(setup).expect("a setup of the profile");
        play(game, |game| game, seed as u64, &mut seen);
    }
    for target in 4..=32 {
        for options in [
            "basic",
            "advanced",
            "advanced realistic-time-scale=on",
            "advanced restart=on turn-order=random",
        ] {
            let setup = format!("{options} players={} target={target}", 2 + target % 5);
            let setup = HiddenEmpires::PROFILE.read_setup(&setup).expect("a setup");
            let game = Flourishing::new(&setup).expect("it can be played");
            play(game, Flourishing::game, target, &mut seen);
        }
    }
    println!("{seen:?}");
    assert!(seen.phases > 300, "{seen:?}");
    assert!(seen.decisions > 2000, "{seen:?}");
    assert!(
        seen.cards > 20 && seen.flights > 100 && seen.hunger > 300,
        "{seen:?}"
    );
}
