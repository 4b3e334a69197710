//! The board without a browser: positions, groups on their way, the plan of the Nest Phase, words.

use std::collections::BTreeSet;
use std::sync::Arc;

use bots::Level;
use bots::judges::HiddenEmpiresJudge;
use engine::chance::{QuickDice, pick};
use engine::{Awaited, Game, Observer, Seat};
use hidden_empires::action::On;
use hidden_empires::cards::DECK;
use hidden_empires::components::{Ants, Caste};
use hidden_empires::state::Chore;
use hidden_empires::{Action, Area, HiddenEmpires, Member, Phase, Place};
use search::Judge;
use table::{Locale, Words};

use super::aim::{Aim, Aimed, is_aimed};
use super::geometry::next_towards;
use super::plan::{Kind, Wishes, plan};
use super::position::{Held, Position, groups, some_of};
use super::{phase, wording};
use crate::boards::kit::scene::Shown;
use crate::boards::kit::testing::{expect_same_keys, reached_by_arrows, roll, seen as position};
use crate::words::words_of;

/// Games of all kinds.
const SETUPS: [&str; 4] = [
    "basic players=2",
    "basic players=6 turn-order=random target=4",
    "advanced players=3 target=8",
    "advanced players=2 realistic-time-scale=on restart=on target=8",
];

fn new_game(setup: &str) -> HiddenEmpires {
    let setup = HiddenEmpires::PROFILE.read_setup(setup).expect("a setup");
    HiddenEmpires::new(&setup).expect("a game")
}

/// Who is awaited, with the position as they see it.
fn awaited(game: &HiddenEmpires) -> Option<(Seat, Position)> {
    match game.awaited() {
        Awaited::Seats { must, .. } => {
            let seat = must.first().expect("somebody");
            Some((seat, position(game, seat, true)))
        }
        _ => None,
    }
}

/// Plays at random, but attacks where it can, until something is so.
fn random_until(
    game: &mut HiddenEmpires,
    dice: &mut QuickDice,
    so: impl Fn(&Position) -> bool,
) -> Option<(Seat, Position)> {
    for _ in 0..20_000 {
        roll(game, dice);
        let (seat, seen) = awaited(game)?;
        if so(&seen) {
            return Some((seat, seen));
        }
        let attack = |action: &&Action| matches!(action, Action::Attack(..));
        let attack = seen.legal.iter().find(attack).copied();
        let action = attack.unwrap_or_else(|| *pick(&seen.legal, dice));
        game.play(seat, action).expect("listed");
    }
    None
}

/// The first turn of a game of two.
fn first_turn() -> (HiddenEmpires, Seat, Position) {
    let mut game = new_game("basic players=2");
    let mut dice = QuickDice::new(4);
    let found = random_until(&mut game, &mut dice, Position::moves);
    let (seat, seen) = found.expect("somebody begins");
    (game, seat, seen)
}

#[test]
fn only_who_may_act_has_something_to_do() {
    let (game, seat, own) = first_turn();
    assert_eq!(own.actor, Some(seat));
    assert!(!own.legal.is_empty());
    let watching = position(&game, seat, false);
    assert_eq!(watching.actor, None);
    assert!(watching.legal.is_empty());
}

#[test]
fn any_number_of_ants_is_made_of_groups() {
    assert_eq!(groups(6, 6), [6]);
    assert_eq!(groups(6, 9), [5, 1]);
    assert_eq!(groups(17, 18), [10, 5, 2]);
    assert_eq!(groups(3, 40), [3]);
    assert!(groups(0, 4).is_empty());
}

#[test]
fn ants_are_sent_by_actions_that_the_rules_allow() {
    let (mut game, seat, seen) = first_turn();
    let nest = Place::Map(seen.own().nest.expect("placed"));
    assert_eq!(seen.movable(nest).total(), 6);
    let held = Held {
        from: nest,
        ants: some_of(seen.movable(nest), 3),
    };
    // Nobody has been anywhere yet: only the nest is open.
    assert_eq!(seen.targets(held), [Place::Builders, Place::Nurses]);
    let actions = seen.sending(held, Place::Nurses).expect("a target");
    assert_eq!(actions.len(), 2);
    for action in actions {
        game.play(seat, action).expect("foreseen");
    }
    assert_eq!(game.table().colony(seat).nurses.total(), 3);
    assert_eq!(game.table().colony(seat).at(nest).total(), 3);
}

#[test]
fn whoever_cannot_go_somewhere_learns_why() {
    let (_, _, seen) = first_turn();
    let nest = seen.own().nest.expect("placed");
    let held = Held {
        from: Place::Map(nest),
        ants: Ants::of(Caste::Worker, 1),
    };
    let near = nest.neighbours().next().expect("nests have neighbours");
    let refusal = seen.sending(held, Place::Map(near)).expect_err("too early");
    assert_eq!(refusal.reason.key, "refused-not-occupied");
    // Whether the brood still has room is asked only when the step ends.
    let six = Held {
        from: Place::Map(nest),
        ants: Ants::of(Caste::Worker, 6),
    };
    assert!(seen.sending(six, Place::Nurses).is_ok());
    assert_eq!(
        seen.sending(six, Place::Reserves)
            .expect_err("no such room")
            .reason
            .key,
        "refused-no-reserves-yet"
    );
}

#[test]
fn every_move_that_the_rules_list_can_be_made_on_the_board() {
    let mut game = new_game("basic players=3");
    let mut dice = QuickDice::new(11);
    let mut seen_moves = 0;
    for _ in 0..40 {
        let Some((seat, seen)) = random_until(&mut game, &mut dice, |seen| {
            seen.moves() && seen.table().turn.carried.is_none()
        }) else {
            break;
        };
        for action in &seen.legal {
            let Action::Lift(from, caste, count) = *action else {
                continue;
            };
            let mut lifted = game.clone();
            lifted.play(seat, *action).expect("listed");
            let held = Held {
                from,
                ants: Ants::of(caste, count),
            };
            let mut landings = position(&lifted, seat, true).landings();
            landings.sort();
            let mut targets = seen.targets(held);
            targets.sort();
            assert_eq!(targets, landings, "{action}");
            seen_moves += 1;
        }
        let action = *pick(&seen.legal, &mut dice);
        game.play(seat, action).expect("listed");
    }
    assert!(seen_moves > 50, "{seen_moves}");
}

#[test]
fn the_plan_of_the_nest_phase_can_be_followed_to_its_end() {
    let mut game = new_game("basic players=2");
    let mut dice = QuickDice::new(21);
    let mut kinds = BTreeSet::new();
    for _ in 0..60 {
        let Some((seat, seen)) = random_until(&mut game, &mut dice, Position::has_chores) else {
            game = new_game("basic players=2");
            continue;
        };
        let steps = plan(&seen.state, seat, &Wishes::default());
        assert!(!steps.is_empty());
        for step in &steps {
            kinds.insert(step.kind.name());
            for &action in &step.actions {
                game.play(seat, action).expect("planned");
            }
        }
        let colony = game.table().colony(seat);
        assert!(game.table().phase != Phase::Nest || colony.chore == Chore::None);
    }
    for expected in ["return", "adults", "larvae", "lay"] {
        assert!(kinds.contains(expected), "{kinds:?}");
    }
}

#[test]
fn whoever_accepts_every_plan_gets_somewhere() {
    let judge: Arc<dyn Judge<HiddenEmpires>> = Arc::new(HiddenEmpiresJudge::USUAL);
    let mut scores = Vec::new();
    for seed in 0..3 {
        let mut game = new_game("basic players=2");
        let mut dice = QuickDice::new(seed);
        let mut bot = Level::Worker.bot(&judge, seed);
        while game.table().game_turn <= 12 {
            roll(&mut game, &mut dice);
            let Some((seat, seen)) = awaited(&game) else {
                break;
            };
            let planned = || {
                let steps = plan(&seen.state, seat, &Wishes::default());
                steps.first()?.actions.first().copied()
            };
            let action = if seat.index() == 0 && game.table().phase == Phase::Nest {
                planned()
            } else {
                bot.choose(&game.view(Observer::Seat(seat)), seat)
            };
            game.play(seat, action.expect("somebody must act"))
                .expect("it is listed");
        }
        scores.push(game.table().colony(Seat::new(0)).score);
    }
    assert!(scores.iter().all(|&score| score > 0), "{scores:?}");
}

#[test]
fn whoever_has_no_other_task_patrols() {
    let mut dice = QuickDice::new(5);
    let mut game = new_game("advanced players=2");
    let idle =
        |seen: &Position| matches!(seen.phase(), Phase::Tasks(_)) && seen.next_patrol().is_some();
    let (seat, mut seen) =
        random_until(&mut game, &mut dice, idle).expect("somebody has nothing to do");
    let mut patrols = 0;
    while let Some(action) = seen.next_patrol() {
        game.play(seat, action).expect("it is listed");
        patrols += 1;
        match awaited(&game) {
            Some((next, now)) if next == seat => seen = now,
            _ => break,
        }
    }
    assert!(patrols > 0);
}

#[test]
fn the_plan_of_the_advanced_game_covers_all_steps_at_once() {
    let mut dice = QuickDice::new(3);
    let mut most = 0;
    for _ in 0..20 {
        let mut game = new_game("advanced players=3 target=8");
        while let Some((seat, seen)) = random_until(&mut game, &mut dice, Position::has_chores) {
            let steps = plan(&seen.state, seat, &Wishes::default());
            assert!(seen.is_legal(steps[0].actions[0]));
            let kinds: BTreeSet<Kind> = steps.iter().map(|step| step.kind).collect();
            if seen.own().chore == Chore::Return {
                most = most.max(kinds.len());
            }
            game.play(seat, steps[0].actions[0]).expect("planned");
        }
    }
    // Everybody finishes a step before the next begins, and still the later ones are known.
    assert!(most > 1, "{most}");
}

#[test]
fn a_full_basket_of_brood_can_be_taken() {
    let mut dice = QuickDice::new(13);
    let mut baskets = 0;
    for _ in 0..40 {
        let mut game = new_game("advanced players=3 target=8");
        while let Some((seat, seen)) =
            random_until(&mut game, &mut dice, |seen| seen.basket_size().is_some())
        {
            let size = seen.basket_size().expect("asked for");
            let full = seen.full_basket();
            let total: u16 = full.iter().map(|load| load.count).sum();
            assert!(total <= size);
            for load in seen.loads() {
                if let Some(more) = seen.changed_basket(&full, load, true) {
                    assert!(more.iter().map(|load| load.count).sum::<u16>() <= size);
                }
            }
            let actions = seen.taking(&full).expect("there is room");
            for action in actions {
                game.play(seat, action).expect("foreseen");
            }
            baskets += 1;
            if awaited(&game).is_some_and(|(_, now)| now.phase() == seen.phase()) {
                game.play(seat, Action::Pass).expect("nothing is left");
            }
        }
    }
    assert!(baskets > 0);
}

#[test]
fn everything_that_is_played_in_an_area_is_chosen_on_the_map() {
    let mut dice = QuickDice::new(17);
    let mut chosen = 0;
    for _ in 0..20 {
        let mut game = new_game("advanced players=2 target=8");
        while let Some((seat, seen)) =
            random_until(&mut game, &mut dice, |seen| seen.legal.iter().any(is_aimed))
        {
            for &action in seen.legal.iter().filter(|action| is_aimed(action)) {
                let aimed = match action {
                    Action::Wander(area) => seen.aimed(Aim::Wander, area),
                    Action::Play(card, On::Area(area)) => seen.aimed(Aim::Card(card), area),
                    Action::Play(card, On::Way(from, to)) => {
                        let begun = seen.aimed(Aim::Card(card), from);
                        assert_eq!(begun, Some(Aimed::Aim(Aim::Way(card, from))));
                        seen.aimed(Aim::Way(card, from), to)
                    }
                    _ => None,
                };
                assert_eq!(aimed, Some(Aimed::Act(action)), "{action}");
                chosen += 1;
            }
            let action = *pick(&seen.legal, &mut dice);
            game.play(seat, action).expect("listed");
        }
    }
    assert!(chosen > 50, "{chosen}");
}

#[test]
fn a_plan_follows_wishes_where_they_are_possible() {
    let mut game = new_game("basic players=2");
    let mut dice = QuickDice::new(2);
    let (seat, seen) = random_until(&mut game, &mut dice, |seen| {
        seen.has_chores()
            && matches!(seen.own().chore, Chore::Adults(_))
            && seen
                .legal
                .contains(&Action::Eliminate(Member::Nurse(Caste::Worker)))
    })
    .expect("somebody starves");
    let member = Member::Nurse(Caste::Worker);
    let proposed = plan(&seen.state, seat, &Wishes::default());
    assert_eq!(proposed[0].kind, Kind::Adults);
    let wishes = Wishes {
        given: vec![(Kind::Adults, member, 1)],
        eggs: Some((0, 0)),
        ..Wishes::default()
    };
    let wished = plan(&seen.state, seat, &wishes);
    assert_eq!(wished[0].actions[0], Action::Eliminate(member));
    assert!(wished[0].given(member) >= 1);
    let lays = wished.iter().find(|step| step.kind == Kind::Lay);
    assert!(lays.is_none_or(|step| step.actions == [Action::Lay(0, 0)]));
    // What is not possible is not followed.
    let wishes = Wishes {
        eggs: Some((90, 90)),
        ..Wishes::default()
    };
    assert_eq!(plan(&seen.state, seat, &wishes), proposed);
}

#[test]
fn a_defender_who_would_be_lost_flees() {
    let mut game = new_game("basic players=6");
    let mut dice = QuickDice::new(7);
    let found = (0..40).find_map(|_| {
        let found = random_until(&mut game, &mut dice, |seen| {
            matches!(seen.phase(), Phase::Scatter(..))
        });
        if found.is_none() {
            game = new_game("basic players=6");
        }
        found
    });
    let (_, seen) = found.expect("a fight");
    let Phase::Scatter(fight, most) = seen.phase() else {
        panic!("{:?}", seen.phase());
    };
    let own = seen.own().ants[fight.area];
    let attackers = seen.table().colony(fight.attacker).ants_in(fight.area);
    let proposed = seen.proposed_answer();
    assert!(seen.is_legal(seen.answer(proposed)));
    if own.total() <= attackers {
        assert_eq!(proposed.total(), most.min(own.total()));
    } else {
        assert!(proposed.is_empty());
    }
    assert_eq!(seen.next_count(Ants::NONE, Caste::Worker, false), None);
    assert!(seen.next_count(Ants::NONE, Caste::Worker, true).is_some());
    assert_eq!(
        seen.next_count(some_of(own, most), Caste::Worker, true),
        None
    );
}

#[test]
fn a_click_stands_for_something_in_every_phase() {
    let mut phases = BTreeSet::new();
    let words = Words::new(
        Locale::ENGLISH,
        &[
            HiddenEmpires::TEXTS,
            words_of("hidden-empires", Locale::ENGLISH).board,
        ],
    );
    for setup in SETUPS {
        let mut game = new_game(setup);
        let mut dice = QuickDice::new(9);
        loop {
            roll(&mut game, &mut dice);
            let Some((seat, seen)) = awaited(&game) else {
                break;
            };
            assert_eq!(seen.actor, Some(seat));
            let told = wording::task(&words, &seen, |seat| seat.to_string());
            assert!(!told.is_empty() && !told.contains("board-"), "{told}");
            for area in Area::all() {
                let action = seen.meaning(area).unwrap_or(seen.asked_task(area));
                assert!(action.to_string().parse::<Action>().is_ok(), "{action}");
                for task in seen.tasks(area) {
                    assert!(seen.is_legal(task));
                }
            }
            if seen.asked().is_some() {
                assert!(seen.is_legal(seen.answer(seen.proposed_answer())));
            }
            if seen.has_chores() {
                let steps = plan(&seen.state, seat, &Wishes::default());
                assert!(seen.is_legal(steps[0].actions[0]));
            }
            for &card in &seen.view.hand {
                for action in seen.plays(card) {
                    assert!(!wording::play(&words, action, |seat| seat.to_string()).is_empty());
                }
            }
            let view = serde_json::to_value(game.view(Observer::Seat(seat))).expect("JSON");
            phases.insert(phase(&view).expect("a view of Hidden Empires"));
            let action = *pick(&seen.legal, &mut dice);
            game.play(seat, action).expect("listed");
        }
        let view = serde_json::to_value(game.view(Observer::Spectator)).expect("JSON");
        assert_eq!(phase(&view), Some("rule-end-of-game"));
    }
    for expected in [
        "rule-setup",
        "rule-redistribute",
        "rule-move-one",
        "rule-discovery",
        "rule-tasks",
        "rule-food-shortage",
    ] {
        assert!(phases.contains(expected), "{phases:?}");
    }
}

#[test]
fn the_way_home_is_a_trail() {
    let mut game = new_game("basic players=2");
    let mut dice = QuickDice::new(5);
    let mut longest = 0;
    for _ in 0..400 {
        let found = random_until(&mut game, &mut dice, |seen| {
            matches!(seen.phase(), Phase::Tasks(_))
        });
        let Some((seat, seen)) = found else {
            game = new_game("basic players=2");
            continue;
        };
        let trails = seen.table().trails(seat);
        for area in Area::all() {
            let way = seen.way_home(area);
            assert_eq!(way.is_empty(), trails[area] == 0, "{area}");
            if let Some(&home) = way.last() {
                assert_eq!(Some(home), seen.own().nest);
                assert!(way.windows(2).all(|step| step[0].distance(step[1]) == 1));
            }
            longest = longest.max(way.len());
        }
        game.play(seat, Action::Done).expect("the step can end");
    }
    assert!(longest > 2, "{longest}");
}

#[test]
fn chances_are_not_rounded_to_certainty() {
    assert_eq!(wording::percent(1.0), "100 %");
    assert_eq!(wording::percent(0.9999), ">99 %");
    assert_eq!(wording::percent(0.0001), "<1 %");
    assert_eq!(wording::percent(0.0), "0 %");
    let words = Words::new(
        Locale::FRENCH,
        &[words_of("hidden-empires", Locale::FRENCH).board],
    );
    assert_eq!(wording::average(&words, 1.25), "1,3");
    assert_eq!(wording::average(&words, 2.0), "2");
}

#[test]
fn arrows_lead_to_every_area() {
    let start = Area::from_name("e5").expect("the middle");
    assert_eq!(reached_by_arrows(start, next_towards), 61);
}

#[test]
fn every_language_has_the_same_keys() {
    expect_same_keys("hidden-empires");
    for locale in Locale::all() {
        let words = Words::new(
            locale,
            &[
                HiddenEmpires::TEXTS,
                words_of("hidden-empires", locale).board,
            ],
        );
        for member in Member::ALL {
            assert!(words.has(&format!("board-empires-{}", member.id())));
        }
    }
}

#[test]
fn an_area_is_asked_for_only_where_one_is_marked() {
    let words = Words::new(
        Locale::ENGLISH,
        &[
            HiddenEmpires::TEXTS,
            words_of("hidden-empires", Locale::ENGLISH).board,
        ],
    );
    let asks = words.get("board-empires-do-tasks");
    // With cards in hand the tasks go on though nobody is left for them.
    let mut seen_without = false;
    for seed in 0..20 {
        let mut game = new_game("advanced players=2");
        let mut dice = QuickDice::new(seed);
        let idle = |seen: &Position| {
            matches!(seen.phase(), Phase::Tasks(_))
                && Area::all().all(|area| seen.tasks(area).is_empty())
        };
        if let Some((_, seen)) = random_until(&mut game, &mut dice, idle) {
            seen_without = true;
            assert_ne!(wording::task(&words, &seen, |_| String::new()), asks);
        }
    }
    assert!(seen_without);
}

#[test]
fn every_card_that_is_drawn_says_what_it_means() {
    let rules = table::game("hidden-empires").expect("it is in the catalog");
    for locale in Locale::all() {
        let words = Words::new(
            locale,
            &[rules.texts(), words_of("hidden-empires", locale).board],
        );
        for (card, ..) in DECK {
            assert!(words.has(&super::meaning(card)), "{locale}: {}", card.id());
        }
    }
}
