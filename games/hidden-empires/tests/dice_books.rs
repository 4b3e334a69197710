//! What dice do outside of fights, once more from the rulebook: patrollers that search, predators, foraging, trunks, DNA.
//! Random games must agree with it.

use std::collections::BTreeMap;

use engine::chance::pick;
use engine::{Awaited, Event, EventOf, Game, QuickDice, Seat};
use formicary_hidden_empires::staged::Flourishing;
use formicary_hidden_empires::{Action, Area, Chance, HiddenEmpires, Marker, Phase};

fn printed(game: &HiddenEmpires, area: Area) -> i32 {
    match game.table().markers.faceup[area] {
        Some(
            Marker::Predators(value)
            | Marker::Prey(value)
            | Marker::Plants(value)
            | Marker::Aphids(value),
        ) => value.into(),
        _ => 0,
    }
}

/// The value of a marker with its + and − markers; 0 if there is none any more.
fn value(game: &HiddenEmpires, area: Area) -> i32 {
    match printed(game, area) {
        0 => 0,
        printed => printed + i32::from(game.table().markers.modifier[area]),
    }
}

/// Ants of a player in an area, and returning ones.
fn ants(game: &HiddenEmpires, seat: Seat, area: Area) -> [i32; 2] {
    let colony = game.table().colony(seat);
    [colony.ants[area].total(), colony.returning.total()].map(i32::from)
}

/// Compares what a roll has changed; its name, if it is one of these.
fn compare(
    before: &HiddenEmpires,
    roll: [i32; 6],
    after: &HiddenEmpires,
    what: &str,
) -> Option<&'static str> {
    let thrown: i32 = roll.iter().sum();
    let ones = roll[0];
    let returns = roll[1] + roll[2];
    let phase = after.table().phase;
    match before.table().phase {
        Phase::SearchDice(scouting) => {
            let patroller = scouting.searched.expect("somebody searches");
            let patrol = before.table().colony(patroller).patrol[scouting.area];
            assert_eq!(thrown, i32::from(patrol.total()), "{what}");
            let [there, home] = ants(before, scouting.seat, scouting.area);
            let now = ants(after, scouting.seat, scouting.area);
            match (ones, returns) {
                (1.., _) => assert_eq!(now, [there - 1, home], "{what}"),
                (_, 1..) => assert_eq!(now, [there - 1, home + 1], "{what}"),
                _ => {
                    assert_eq!(now, [there, home], "{what}");
                    assert!(matches!(phase, Phase::React(_)), "{what}");
                }
            }
            Some("search")
        }
        Phase::PredatorDice(scouting) => {
            assert_eq!(thrown, printed(before, scouting.area), "{what}");
            let [there, home] = ants(before, scouting.seat, scouting.area);
            let lives = i32::from(ones == 0);
            let now = ants(after, scouting.seat, scouting.area);
            assert_eq!(now, [there - 1, home + lives], "{what}");
            Some("predators")
        }
        Phase::RaidDice(seat, area) => {
            assert_eq!(thrown, printed(before, area), "{what}");
            let [there, home] = ants(before, seat, area);
            let killed = ones.min(there);
            if let Phase::Raided(asked, _, count) = phase {
                assert_eq!((asked, i32::from(count)), (seat, killed), "{what}");
            } else {
                assert_eq!(
                    ants(after, seat, area),
                    [0, home + there - killed],
                    "{what}"
                );
            }
            Some("raid")
        }
        Phase::ForageDice(foraging) => {
            assert_eq!(thrown, i32::from(foraging.foragers), "{what}");
            let was = value(before, foraging.area);
            let is = if foraging.tending {
                was + ones.min(1)
            } else {
                was - ones
            };
            assert_eq!(value(after, foraging.area), is.max(0), "{what}");
            if is <= 0 {
                assert!(
                    after.table().markers.faceup[foraging.area].is_none(),
                    "{what}"
                );
            }
            Some(if foraging.tending { "tend" } else { "harvest" })
        }
        Phase::TrunkDice(seat, area, workers) => {
            assert_eq!(thrown, i32::from(workers), "{what}");
            let odd = roll[0] + roll[2] + roll[4];
            let stands = after.table().colony(seat).trunks.contains(area);
            assert_eq!(stands, odd > 0, "{what}");
            Some("trunk")
        }
        Phase::DnaDice(seat, gains) => {
            assert_eq!(thrown, 1, "{what}");
            let pips = (1..).zip(roll).map(|(pips, dice)| pips * dice).sum::<i32>();
            let dna = |game: &HiddenEmpires| i32::from(game.table().colony(seat).dna);
            let expected = if gains {
                dna(before) + pips
            } else {
                dna(before) - pips
            };
            assert_eq!(dna(after), expected.max(0), "{what}");
            Some("dna")
        }
        _ => None,
    }
}

fn play<G: Game<Action = Action, Chance = Chance>>(
    mut game: G,
    inner: fn(&G) -> &HiddenEmpires,
    seed: u64,
    seen: &mut BTreeMap<&'static str, u32>,
) {
    let mut dice = QuickDice::new(seed);
    let mut actions = Vec::new();
    loop {
        let event: EventOf<G> = match game.awaited() {
            Awaited::Nobody(_) => return,
            Awaited::Chance => Event::Chance(game.sample_chance(&mut dice)),
            awaited @ Awaited::Seats { .. } => {
                let seats: Vec<_> = awaited.actors().iter().collect();
                let seat = *pick(&seats, &mut dice);
                actions.clear();
                game.legal_actions(seat, &mut actions);
                Event::Action(seat, *pick(&actions, &mut dice))
            }
        };
        let before = matches!(event, Event::Chance(Chance::Roll(_))).then(|| inner(&game).clone());
        game.apply(event.clone()).expect("it was listed");
        let (Some(before), Event::Chance(Chance::Roll(roll))) = (before, &event) else {
            continue;
        };
        let now = inner(&game);
        // With the last task the turn is over, and a Nest Phase may have begun.
        if now.table().turn.player != before.table().turn.player {
            continue;
        }
        let what = format!("seed {seed}, {event:?}");
        if let Some(name) = compare(&before, roll.0.map(i32::from), now, &what) {
            *seen.entry(name).or_default() += 1;
        }
    }
}

#[test]
fn dice_do_what_the_rulebook_says() {
    let mut seen = BTreeMap::new();
    for target in 4..=32 {
        for options in ["basic", "advanced", "advanced realistic-time-scale=on"] {
            let setup = format!("{options} players={} target={target}", 2 + target % 5);
            let setup = HiddenEmpires::PROFILE.read_setup(&setup).expect("a setup");
            for more in 0..3 {
                let game = Flourishing::new(&setup).expect("it can be played");
                play(game, Flourishing::game, target + 100 * more, &mut seen);
            }
            let game = HiddenEmpires::new(&setup).expect("it can be played");
            play(game, |game| game, target, &mut seen);
        }
    }
    println!("{seen:?}");
    for name in [
        "search",
        "predators",
        "raid",
        "harvest",
        "tend",
        "trunk",
        "dna",
    ] {
        assert!(
            seen.get(name).is_some_and(|&times| times > 5),
            "{name}: {seen:?}"
        );
    }
}
