//! Trails, foraging, patrols and redistribution once more, written as plainly and slowly as possible. It
//! shares nothing with the rules but the map's coordinates and what lies open on the table. Random games
//! must agree with it.

use std::collections::{BTreeMap, BTreeSet};

use engine::chance::pick;
use engine::{Awaited, Dice, Game, QuickDice, Seat};
use formicary_hidden_empires::cards::Trait;
use formicary_hidden_empires::components::{Ants, Caste};
use formicary_hidden_empires::staged::Flourishing;
use formicary_hidden_empires::state::Sheet;
use formicary_hidden_empires::{Action, Area, Colony, HiddenEmpires, Marker, Phase, Place, Table};

const CASTES: [Caste; 3] = [Caste::Worker, Caste::Media, Caste::Major];
/// As much as anybody likes.
const ENDLESS: u32 = 1_000_000;

fn steps(one: Area, two: Area) -> i8 {
    let ((q, r), (s, t)) = (one.coordinates(), two.coordinates());
    let (dq, dr) = (q - s, r - t);
    dq.abs().max(dr.abs()).max((dq + dr).abs())
}

fn beside(one: Area, two: Area) -> bool {
    steps(one, two) == 1
}

fn total(ants: [u16; 3]) -> u16 {
    ants.iter().sum()
}

fn by_caste(ants: Ants) -> [u16; 3] {
    CASTES.map(|caste| ants[caste])
}

/// Ants in an area that do not patrol.
fn idle(colony: &Colony, area: Area) -> [u16; 3] {
    CASTES.map(|caste| colony.ants[area][caste] - colony.patrol[area][caste])
}

fn has(colony: &Colony, card: Trait) -> bool {
    colony.traits.iter().any(|held| held == card)
}

/// Where trails may end: the nest, nest sites and trunks.
fn ends(colony: &Colony) -> Vec<Area> {
    let nests = colony.nest.into_iter().chain(colony.sites.iter());
    nests.chain(colony.trunks.iter()).collect()
}

fn is_nest(colony: &Colony, area: Area) -> bool {
    colony.nest == Some(area) || colony.sites.iter().any(|site| site == area)
}

/// What the ants of an area pass on.
fn passes_on(colony: &Colony, area: Area) -> u32 {
    let [workers, medias, majors] = idle(colony, area).map(u32::from);
    let media = if has(colony, Trait::PorterCaste) {
        3
    } else {
        1
    };
    let major = if has(colony, Trait::BusCaste) {
        ENDLESS
    } else {
        1
    };
    workers + media * medias + major * majors
}

/// Whether so much food gets home from an area: over areas whose ants can all pass it on.
fn gets_home(colony: &Colony, from: Area, food: u32) -> bool {
    let ends = ends(colony);
    let mut known = vec![from];
    let mut next = 0;
    while next < known.len() {
        let here = known[next];
        next += 1;
        if ends.iter().any(|&end| beside(here, end)) {
            return true;
        }
        for area in Area::all() {
            let carries = total(by_caste(colony.ants[area])) > 0
                && passes_on(colony, area) >= food.max(1)
                && beside(here, area);
            if carries && !known.contains(&area) {
                known.push(area);
            }
        }
    }
    false
}

/// Rulebook: Foraging Trails. The most food that gets home from an area with ants; nothing without a trail.
fn limit(colony: &Colony, from: Area) -> u32 {
    if is_nest(colony, from) {
        return 0;
    }
    if ends(colony).iter().any(|&end| beside(from, end)) {
        return ENDLESS;
    }
    let amounts: BTreeSet<u32> = Area::all().map(|area| passes_on(colony, area)).collect();
    let homeward = |&food: &u32| food > 0 && gets_home(colony, from, food);
    amounts.into_iter().rev().find(homeward).unwrap_or(0)
}

fn each(colony: &Colony, caste: Caste, harvesting: bool) -> u32 {
    let specialist = has(colony, Trait::PlantSpecialist) || has(colony, Trait::AphidSpecialist);
    let media = caste == Caste::Media && has(colony, Trait::SpecialistForagerCaste);
    let ants = if media && harvesting { 3 } else { 1 };
    if specialist { 2 * ants } else { ants }
}

fn food(colony: &Colony, ants: [u16; 3], harvesting: bool) -> u32 {
    let foragers = CASTES.into_iter().zip(ants);
    foragers
        .map(|(caste, count)| u32::from(count) * each(colony, caste, harvesting))
        .sum()
}

/// Every choice of ants, so many at most.
fn choices(ants: [u16; 3], most: u16) -> Vec<[u16; 3]> {
    let mut all = Vec::new();
    for workers in 0..=ants[0].min(most) {
        for medias in 0..=ants[1].min(most) {
            for majors in 0..=ants[2].min(most) {
                let chosen = [workers, medias, majors];
                if (1..=most).contains(&total(chosen)) {
                    all.push(chosen);
                }
            }
        }
    }
    all
}

/// Of so many foragers those who bring most; the smallest of them.
fn usual(colony: &Colony, area: Area, count: u16, harvesting: bool) -> [u16; 3] {
    let all = choices(idle(colony, area), count).into_iter();
    all.filter(|&ants| total(ants) == count)
        .max_by_key(|&ants| (food(colony, ants, harvesting), ants))
        .unwrap_or_default()
}

fn opponents(table: &Table, seat: Seat) -> impl Iterator<Item = &Colony> {
    let others = Seat::all(table.players()).filter(move |&other| other != seat);
    others.map(|other| table.colony(other))
}

/// A foraging, as the rulebook allows it.
#[derive(Debug)]
struct Forage {
    text: String,
    ants: [u16; 3],
    tending: bool,
}

/// All foraging in an area.
fn foraging(table: &Table, seat: Seat, area: Area) -> Vec<Forage> {
    let colony = table.colony(seat);
    let here = idle(colony, area);
    let Some(marker) = table.markers.faceup[area] else {
        return Vec::new();
    };
    let is_eaten = match marker {
        Marker::Plants(_) => !has(colony, Trait::AphidSpecialist),
        Marker::Aphids(_) => !has(colony, Trait::PlantSpecialist),
        Marker::Prey(_) => {
            !has(colony, Trait::PlantSpecialist) && !has(colony, Trait::AphidSpecialist)
        }
        Marker::Predators(_) | Marker::Empty => false,
    };
    let is_guarded = opponents(table, seat).any(|other| !other.patrol[area].is_empty());
    let is_shared = opponents(table, seat).any(|other| !other.ants[area].is_empty());
    if !is_eaten
        || is_guarded
        || table.turn.busy.contains(area)
        || total(here) == 0
        || limit(colony, area) == 0
    {
        return Vec::new();
    }
    let mut all = Vec::new();
    let mut add = |word: &str, ants: [u16; 3], tending: bool, text: Option<String>| {
        let named = || format!("{word} {area} with {}", Ants::new(ants));
        all.push(Forage {
            text: text.unwrap_or_else(named),
            ants,
            tending,
        });
    };
    let several = here.iter().filter(|&&count| count > 0).count() > 1;
    for ants in choices(here, 6) {
        let count = total(ants);
        if ants == usual(colony, area, count, true) {
            let text = format!("harvest {area} {count}");
            add("harvest", ants, false, Some(text));
        } else if several {
            add("harvest", ants, false, None);
        }
    }
    let tended = matches!(marker, Marker::Plants(_) | Marker::Aphids(_)) && !is_shared;
    if tended {
        let most = total(here).min(table.markers.value(area));
        for ants in choices(here, most) {
            if ants == usual(colony, area, most, false) {
                add("tend", ants, true, Some(format!("tend {area}")));
            } else {
                add("tend", ants, true, None);
            }
        }
    }
    all
}

/// What has been foraged in a turn: where, by whom, and how much came home.
#[derive(Default)]
struct Diary {
    turn: Option<(u16, Seat)>,
    foraged: Vec<(Area, [u16; 3], u32)>,
    /// A fight or a card may have taken foragers and carriers away.
    disturbed: bool,
}

#[derive(Default, Debug)]
struct Compared {
    trails: u32,
    foraging: u32,
    patrols: u32,
    arrangements: u32,
    swaps: u32,
}

impl Compared {
    fn tasks(&mut self, game: &HiddenEmpires, seat: Seat, listed: &[Action], diary: &mut Diary) {
        let table = game.table();
        let colony = table.colony(seat);
        let now = Some((table.game_turn, seat));
        if diary.turn != now {
            *diary = Diary {
                turn: now,
                ..Diary::default()
            };
        }
        let trails = table.trails(seat);
        for area in Area::all().filter(|&area| !colony.ants[area].is_empty()) {
            let limit = limit(colony, area);
            let told = match trails[area] {
                u16::MAX => ENDLESS,
                food => u32::from(food),
            };
            // Several buses carry more than one.
            assert_eq!(told.min(ENDLESS), limit.min(ENDLESS), "trail from {area}");
            self.trails += 1;
        }
        let mut expected = BTreeMap::new();
        for area in Area::all().filter(|&area| !colony.ants[area].is_empty()) {
            for forage in foraging(table, seat, area) {
                expected.insert(forage.text.clone(), (area, forage));
            }
        }
        let is_foraging = |text: &String| text.starts_with("harvest") || text.starts_with("tend");
        let told: BTreeSet<String> = listed.iter().map(ToString::to_string).collect();
        let told: BTreeSet<&String> = told.iter().filter(|text| is_foraging(text)).collect();
        assert_eq!(told, expected.keys().collect::<BTreeSet<_>>());
        for (text, (area, forage)) in &expected {
            let mut next = game.clone();
            next.play(seat, text.parse().unwrap()).unwrap();
            let after = next.table().colony(seat);
            let food = food(colony, forage.ants, !forage.tending).min(limit(colony, *area));
            // The turn may be over, and the Nest Phase eats.
            if next.table().turn.player == Some(seat) && next.table().game_turn == table.game_turn {
                assert_eq!(u32::from(after.food - colony.food), food, "{text}");
            }
            let plants = matches!(table.markers.faceup[*area], Some(Marker::Plants(_)));
            let dice = match forage.tending && plants {
                true => None,
                false => Some(total(forage.ants)),
            };
            if dice.is_some() {
                assert_eq!(next.table().dice(), dice, "{text}");
            }
            self.foraging += 1;
        }
    }

    /// Notes what was done, and holds patrols against it.
    fn did(
        &mut self,
        before: &HiddenEmpires,
        seat: Seat,
        action: Action,
        after: &HiddenEmpires,
        diary: &mut Diary,
    ) {
        let table = before.table();
        if !matches!(table.phase, Phase::Tasks(_)) {
            return;
        }
        let text = action.to_string();
        let colony = table.colony(seat);
        match action {
            Action::Harvest(area, _)
            | Action::HarvestWith(area, _)
            | Action::Tend(area)
            | Action::TendWith(area, _) => {
                let all = foraging(table, seat, area);
                let forage = all.iter().find(|forage| forage.text == text).unwrap();
                let food = food(colony, forage.ants, !forage.tending).min(limit(colony, area));
                diary.foraged.push((area, forage.ants, food));
            }
            Action::Patrol(area) | Action::PatrolWith(area, ..) => {
                assert!(table.options.advanced);
                assert!(opponents(table, seat).all(|other| other.ants[area].is_empty()));
                // The turn may be over, and the next of this seat have begun.
                let same = after.table().turn.player == Some(seat)
                    && after.table().game_turn == table.game_turn;
                if !same {
                    return;
                }
                let patrol =
                    |game: &HiddenEmpires| total(by_caste(game.table().colony(seat).patrol[area]));
                assert!(patrol(after) > patrol(before), "{text}");
                if diary.disturbed {
                    return;
                }
                let colony = after.table().colony(seat);
                for &(area, foragers, food) in &diary.foraged {
                    let stay = idle(colony, area);
                    let forage = (0..3).all(|caste| stay[caste] >= foragers[caste]);
                    assert!(forage, "{text}: foragers of {area} patrol");
                    assert!(
                        food == 0 || gets_home(colony, area, food),
                        "{text}: who carried {food} from {area}?"
                    );
                }
                self.patrols += 1;
            }
            Action::Done => {}
            _ => diary.disturbed = true,
        }
    }

    /// Rulebook: Redistribute. A random arrangement of all ants, and whether it can be reached.
    fn redistribution(&mut self, game: &HiddenEmpires, seat: Seat, dice: &mut QuickDice) {
        let table = game.table();
        let colony = table.colony(seat);
        let blocks = has(colony, Trait::BlockerCaste);
        let camouflaged = has(colony, Trait::Camouflage);
        let open = |area: &Area| {
            let predators = matches!(table.markers.faceup[*area], Some(Marker::Predators(_)));
            camouflaged || !predators
        };
        let mut places: Vec<Place> = Area::all()
            .filter(|&area| table.turn.occupied.contains(area) || colony.nest == Some(area))
            .filter(open)
            .map(Place::Map)
            .collect();
        places.extend([Place::Builders, Place::Nurses]);
        if colony.sheet == Sheet::Advanced {
            places.push(Place::Reserves);
        }
        let now = |colony: &Colony| -> BTreeMap<Place, [u16; 3]> {
            let chambers = [Place::Builders, Place::Nurses, Place::Reserves];
            let areas = Area::all().map(Place::Map);
            areas
                .chain(chambers)
                .map(|place| (place, by_caste(colony.at(place))))
                .collect()
        };
        let start = now(colony);
        let mut goal: BTreeMap<Place, [u16; 3]> =
            start.keys().map(|&place| (place, [0; 3])).collect();
        for (caste, _) in CASTES.into_iter().enumerate() {
            for (&place, ants) in &start {
                let bound = blocks && place == Place::Reserves && caste == 2;
                for _ in 0..ants[caste] {
                    // Some stay where they are, so that few have to move.
                    let stays = bound || dice.below(3) == 0 && places.contains(&place);
                    let to = if stays { place } else { *pick(&places, dice) };
                    goal.get_mut(&to).unwrap()[caste] += 1;
                }
            }
        }
        let residents = total(goal[&Place::Nurses])
            + total(goal[&Place::Reserves])
            + total(by_caste(colony.storage));
        let size = if has(colony, Trait::PlantHouse) {
            u16::MAX
        } else if has(colony, Trait::Bivouac) {
            10 * goal[&Place::Builders][0]
        } else {
            colony.size
        };
        if residents > size {
            return;
        }
        let mut state = game.clone();
        let mut moved = BTreeSet::new();
        loop {
            let there = now(state.table().colony(seat));
            if there == goal {
                break;
            }
            let mut actions = Vec::new();
            state.legal_actions(seat, &mut actions);
            let step = actions.iter().find_map(|&action| {
                let Action::Lift(from, caste, count) = action else {
                    return None;
                };
                let kind = caste as usize;
                if there[&from][kind] < goal[&from][kind] + count {
                    return None;
                }
                let mut lifted = state.clone();
                lifted.play(seat, action).unwrap();
                goal.keys()
                    .filter(|&&to| to != from && there[&to][kind] + count <= goal[&to][kind])
                    .find_map(|&to| {
                        let mut put = lifted.clone();
                        put.play(seat, Action::Put(to)).ok()?;
                        Some((put, [(from, kind), (to, kind)]))
                    })
            });
            let (next, ways) = step.unwrap_or_else(|| {
                panic!("{goal:?} cannot be reached from {there:?}");
            });
            moved.extend(ways);
            state = next;
        }
        self.arrangements += 1;
        let both = |place: &Place| {
            (0..3)
                .filter(|&kind| moved.contains(&(*place, kind)))
                .count()
                > 1
        };
        self.swaps += u32::from(goal.keys().any(both));
        // Rulebook: Check Nest Size, Check Brood Size.
        let after = state.table().colony(seat);
        let stored = u32::from(after.stored).saturating_sub(10 * u32::from(after.repletes()));
        let housed = u32::from(residents)
            + u32::from(after.reproductives())
            + u32::from(after.brood())
            + stored.div_ceil(10);
        let fits = housed <= u32::from(size);
        let nursed = 10 * total(goal[&Place::Nurses]) >= after.brood();
        let stuck = !fits && after.brood() == 0 && after.reproductives() == 0;
        if !stuck {
            assert_eq!(state.play(seat, Action::Done).is_ok(), fits && nursed);
        }
    }

    fn play<G: Game<Action = Action>>(
        &mut self,
        mut game: G,
        inner: fn(&G) -> &HiddenEmpires,
        seed: u64,
    ) {
        let mut dice = QuickDice::new(seed);
        let mut actions = Vec::new();
        let mut diary = Diary::default();
        loop {
            match game.awaited() {
                Awaited::Nobody(_) => break,
                Awaited::Chance => {
                    let chance = game.sample_chance(&mut dice);
                    game.apply_chance(chance).unwrap();
                }
                awaited @ Awaited::Seats { .. } => {
                    let seats: Vec<_> = awaited.actors().iter().collect();
                    let seat = *pick(&seats, &mut dice);
                    actions.clear();
                    game.legal_actions(seat, &mut actions);
                    let before = inner(&game).clone();
                    match before.table().phase {
                        Phase::Tasks(_) => self.tasks(&before, seat, &actions, &mut diary),
                        Phase::Redistribute(_)
                            if before.table().turn.carried.is_none()
                                && before.table().turn.given == Default::default() =>
                        {
                            self.redistribution(&before, seat, &mut dice);
                        }
                        _ => {}
                    }
                    let action = *pick(&actions, &mut dice);
                    game.play(seat, action).unwrap();
                    self.did(&before, seat, action, inner(&game), &mut diary);
                }
            }
        }
    }
}

#[test]
fn trails_foraging_patrols_and_redistribution_agree_with_a_plain_account_of_the_rules() {
    let mut compared = Compared::default();
    for (seed, setup) in HiddenEmpires::PROFILE.every_setup().iter().enumerate() {
        compared.play(HiddenEmpires::new(setup).unwrap(), |game| game, seed as u64);
    }
    println!("{compared:?}");
    for target in 4..=32 {
        for options in ["basic", "advanced", "advanced realistic-time-scale=on"] {
            let setup = format!("{options} players={} target={target}", 2 + target % 5);
            let setup = HiddenEmpires::PROFILE.read_setup(&setup).unwrap();
            let game = Flourishing::new(&setup).unwrap();
            compared.play(game, Flourishing::game, target);
        }
    }
    println!("{compared:?}");
    assert!(compared.trails > 5000, "{compared:?}");
    assert!(compared.foraging > 5000, "{compared:?}");
    assert!(compared.patrols > 200, "{compared:?}");
    assert!(compared.arrangements > 200, "{compared:?}");
    assert!(compared.swaps > 50, "{compared:?}");
}
