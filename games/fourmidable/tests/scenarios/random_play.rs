//! Random games in which cards and species are played as often as can be, with laws of their own.

use std::collections::BTreeSet;

use engine::chance::pick;
use engine::secret::watched;
use engine::{Awaited, Dice, Event, EventOf, Game, QuickDice, Seat, Setup};
use formicary_fourmidable::board::Hex;
use formicary_fourmidable::cards::{Effect, Objective, Special};
use formicary_fourmidable::components::{Caste, Predator};
use formicary_fourmidable::nest::Cell;
use formicary_fourmidable::{Action, Fourmidable, Phase, Place, Target};

use super::actions;
use super::box_files::boxed;

/// Everything that can be aimed at.
fn targets() -> Vec<Target> {
    let cells = Seat::all(6).flat_map(|seat| Cell::all().map(move |cell| Target::Cell(seat, cell)));
    let castes = Caste::ALL.iter().map(|&caste| Target::Caste(caste));
    [Target::None]
        .into_iter()
        .chain(Hex::all().map(Target::Hex))
        .chain(cells)
        .chain(castes)
        .chain(Objective::all().map(Target::Objective))
        .collect()
}

/// Everything that somebody could try during a round.
fn attempts(game: &Fourmidable, seat: Seat) -> Vec<Action> {
    let places: Vec<Place> = Hex::all()
        .map(Place::Hex)
        .chain(Cell::all().map(Place::Cell))
        .collect();
    let mut all = vec![Action::Stop, Action::Study, Action::Peek, Action::Done];
    for &caste in Caste::ALL {
        all.push(Action::Birth(caste));
        all.extend(places.iter().map(|&place| Action::Walk(caste, place)));
    }
    all.extend(places.iter().map(|&place| Action::Step(place)));
    all.extend(Cell::all().map(Action::Skip));
    all.extend(Hex::all().flat_map(|hex| [Action::Hole(hex), Action::Fly(hex)]));
    for card in Objective::all() {
        all.extend([
            Action::Keep(card),
            Action::Under(card),
            Action::Complete(card),
            Action::Reveal(card),
        ]);
    }
    for target in targets() {
        all.push(Action::Feed(target));
        for &predator in Predator::ALL {
            all.extend([
                Action::Predator(predator, target),
                Action::Hunt(predator, target),
            ]);
        }
        for card in game.specials_of(seat).iter().take(4) {
            all.push(Action::Play(card, target));
        }
        all.push(Action::Play(
            Special::from_id("erase-day").expect("a card"),
            target,
        ));
    }
    all
}

/// What is listed is what is accepted.
fn as_listed(game: &Fourmidable, seat: Seat) {
    let listed: BTreeSet<Action> = actions(game, seat).into_iter().collect();
    for action in attempts(game, seat) {
        let mut after = game.clone();
        let done = after.play(seat, action);
        assert_eq!(
            done.is_ok(),
            listed.contains(&action),
            "{action} in {:?}: {done:?}",
            game.table().phase
        );
    }
}

fn next(state: &Fourmidable, dice: &mut QuickDice, closely: u32) -> Option<EventOf<Fourmidable>> {
    match state.awaited() {
        Awaited::Nobody(_) => None,
        Awaited::Chance => Some(Event::Chance(state.sample_chance(dice))),
        awaited @ Awaited::Seats { must, .. } => {
            let actors: Vec<Seat> = awaited.actors().iter().collect();
            let seat = *pick(&actors, dice);
            for seat in actors {
                assert!(
                    !actions(state, seat).is_empty(),
                    "{seat} is stuck in {:?}",
                    state.table().phase
                );
            }
            let setting_up = matches!(
                state.table().phase,
                Phase::Draft
                    | Phase::Pick(_)
                    | Phase::Ants(_)
                    | Phase::Split(_)
                    | Phase::ChooseSpecies(_)
                    | Phase::ChooseWeather(_)
            );
            if !setting_up && must.contains(seat) && dice.below(closely) == 0 {
                as_listed(state, seat);
            }
            let all = actions(state, seat);
            let special: Vec<Action> = all
                .iter()
                .copied()
                .filter(|action| {
                    matches!(action, Action::Play(..) | Action::Fly(_) | Action::Hunt(..))
                })
                .collect();
            let middle = !matches!(state.table().phase, Phase::Turn(_));
            let wants =
                !special.is_empty() && (middle && dice.below(2) == 0 || dice.below(20) == 0);
            let action = if wants {
                *pick(&special, dice)
            } else {
                *pick(&all, dice)
            };
            Some(Event::Action(seat, action))
        }
    }
}

/// The seat and the ant that is on its way, chosen from drawn objectives or not.
fn walker(game: &Fourmidable) -> Option<(Seat, u8)> {
    use formicary_fourmidable::state::Resume;
    match game.table().phase {
        Phase::Walk(seat, walk)
        | Phase::Keep(seat, Resume::Walk(walk))
        | Phase::Under(seat, Resume::Walk(walk))
        | Phase::Refill(seat, Resume::Walk(walk))
        | Phase::Peek(seat, _, Resume::Walk(walk)) => Some((seat, walk.ant)),
        Phase::Draw(seat, draw) => match draw.resume {
            Resume::Walk(walk) => Some((seat, walk.ant)),
            _ => None,
        },
        _ => None,
    }
}

/// Nothing stands where it must not.
fn in_order(game: &Fourmidable) {
    let table = game.table();
    let walker = walker(game);
    for (index, colony) in table.colonies.iter().enumerate() {
        let seat = Seat::new(index);
        for (number, ant) in colony.ants.iter().enumerate() {
            if walker == Some((seat, number as u8)) {
                continue;
            }
            match ant.at {
                Place::Cell(cell) => assert!(colony.dug.contains(cell), "{seat} in {cell}"),
                Place::Hex(hex) => {
                    assert!(table.area.contains(hex) && colony.hole_at(hex).is_none());
                    for (other, rival) in table.colonies.iter().enumerate() {
                        if other != index {
                            assert!(
                                !rival.pheromones.contains(hex),
                                "{seat} on a pheromone on {hex}"
                            );
                            assert!(rival.hole_at(hex).is_none(), "{seat} on a hole on {hex}");
                            let theirs = rival.ants.iter().enumerate().any(|(number, ant)| {
                                ant.at == Place::Hex(hex)
                                    && walker != Some((Seat::new(other), number as u8))
                            });
                            assert!(!theirs, "{seat} on an ant on {hex}");
                        }
                    }
                }
            }
        }
        for hex in colony.pheromones.iter() {
            assert!(!table.resources.contains(hex) && !table.empty.contains(hex));
            for other in &table.colonies[..index] {
                assert!(!other.pheromones.contains(hex) && other.hole_at(hex).is_none());
            }
        }
        assert!(
            colony
                .holes
                .iter()
                .flatten()
                .all(|hex| !table.predator_set().contains(*hex))
        );
        if table.options.is_apprentice() {
            assert!(game.objectives_of(seat).len() <= 4);
        }
    }
    assert!(table.spider.is_none() || table.spider != table.grasshopper);
}

/// What is in all stores, and what lies in the forest and the nests.
fn goods(game: &Fourmidable) -> [[usize; 9]; 2] {
    let table = game.table();
    let mut goods = [[0; 9]; 2];
    for colony in &table.colonies {
        for (kind, count) in colony.store.iter().enumerate() {
            goods[0][kind] += usize::from(*count);
        }
        for cell in Cell::all().filter(|cell| !colony.dug.contains(*cell)) {
            goods[1][cell.earth().expect("rooms are dug") as usize] += 1;
        }
    }
    for hex in table.resources.iter() {
        goods[1][hex.resource().expect("a resource") as usize] += 1;
    }
    goods
}

/// Steps that an ant has, and has gone.
#[derive(Default)]
struct Budget {
    has: u8,
    gone: u8,
}

fn play(setup: &Setup, seed: u64, closely: u32) {
    let mut dice = QuickDice::new(seed);
    let mut state = Fourmidable::new(setup).expect("it can be played");
    let mut budget = Budget::default();
    for _ in 0..4_000 {
        let Some(event) = next(&state, &mut dice, closely) else {
            break;
        };
        let before = state.clone();
        let (done, learned) = watched(|| state.apply(event.clone()));
        done.expect("it was listed or sampled");
        if let Event::Action(seat, action) = event {
            let over = state.table().phase == Phase::Over;
            let told = matches!(action, Action::Take(_)) || over;
            assert!(told || !learned.contains(seat), "{action} cannot be undone");
        }
        in_order(&state);
        if let Event::Action(_, action) = event {
            match action {
                Action::Walk(caste, _) => {
                    let weather = u8::from(before.table().weather == Some(caste));
                    budget = Budget {
                        has: 3 + weather,
                        gone: 0,
                    };
                }
                Action::Step(_) | Action::Skip(_) => budget.gone += 1,
                Action::Play(card, _) if matches!(card.effect(), Effect::Steps(_)) => {
                    budget.has += 2;
                }
                _ => {}
            }
        }
        if let Phase::Walk(_, walk) = state.table().phase {
            assert_eq!(walk.steps + budget.gone, budget.has);
        }
        let ([had, lay], [has, lies]) = (goods(&before), goods(&state));
        let mut spent = [0; 9];
        for (old, new) in before.table().colonies.iter().zip(&state.table().colonies) {
            for card in new.completed.minus(old.completed).iter() {
                for need in state.table().deck.needs(card) {
                    spent[need as usize] += 1;
                }
            }
        }
        let gained: usize = (0..9).map(|kind| has[kind] + spent[kind] - had[kind]).sum();
        let gone: usize = (0..9).map(|kind| lay[kind] - lies[kind]).sum();
        assert!(gained <= 1 && gained <= gone, "{event:?}");
        if gained == 1 {
            let stopped = matches!(event, Event::Action(_, Action::Stop | Action::Step(_)));
            assert!(stopped, "{event:?}");
        }
        for seat in Seat::all(setup.players()) {
            let (old, new) = (before.table().colony(seat), state.table().colony(seat));
            let cards = new.completed.minus(old.completed);
            let points: i16 = cards
                .iter()
                .map(|card| i16::from(state.table().deck.points(card)))
                .sum();
            let bonus = matches!(event, Event::Action(by, Action::Play(card, _)) if by == seat
                && matches!(card.effect(), Effect::Harvest(_) | Effect::Hole));
            if state.table().phase != Phase::Over {
                assert_eq!(new.score - old.score, points + 2 * i16::from(bonus));
            }
        }
    }
}

const BOX: &str = "21 0 5 ladybug\n0 11 5 clay\n1 10 9 beetle beetle beetle";

#[test]
fn nothing_is_created_lost_or_stuck_in_random_games() {
    for seed in 0..2 {
        for level in ["child", "apprentice", "intermediate", "experienced"] {
            for players in 2..=6 {
                for options in [
                    "",
                    "predators=block worm=earth",
                    "predators=block hunt=any",
                    "births=five deck=symmetric",
                ] {
                    let options = if level == "child" { "" } else { options };
                    let options = if level == "apprentice" {
                        options.replace("hunt=any", "")
                    } else {
                        options.to_owned()
                    };
                    let setup = Fourmidable::PROFILE
                        .read_setup(&format!("{level} players={players} {options}"));
                    play(&setup.expect("a setup"), seed, 400);
                }
                play(&boxed(level, players, BOX).expect("a box"), seed, 400);
            }
        }
        for options in [
            "",
            "forest=middle",
            "predators=block",
            "predators=block forest=middle worm=earth",
        ] {
            let setup = Fourmidable::PROFILE.read_setup(&format!("solo {options}"));
            play(&setup.expect("a setup"), seed, 100);
        }
    }
}
