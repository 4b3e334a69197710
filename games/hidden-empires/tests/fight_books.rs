//! Fights once more, from who stands there when one begins, what is rolled and what is decided, written as plainly as
//! possible. Random games of large colonies with traits and castes must agree with it.

use engine::chance::pick;
use engine::{Awaited, EventOf, Game, QuickDice, Seat};
use formicary_hidden_empires::cards::Trait;
use formicary_hidden_empires::components::{Ants, Caste};
use formicary_hidden_empires::staged::Flourishing;
use formicary_hidden_empires::state::Fight;
use formicary_hidden_empires::{Action, Chance, HiddenEmpires, Member, Phase};

type Force = [i32; 3];

const WORKER: usize = 0;
const MEDIA: usize = 1;
const MAJOR: usize = 2;

fn by_caste(ants: Ants) -> Force {
    [Caste::Worker, Caste::Media, Caste::Major].map(|caste| ants[caste].into())
}

fn total(force: Force) -> i32 {
    force.iter().sum()
}

fn less(force: Force, gone: Force) -> Force {
    let left = [0, 1, 2].map(|caste| force[caste] - gone[caste]);
    assert!(
        left.iter().all(|&left| left >= 0),
        "{force:?} less {gone:?}"
    );
    left
}

fn more(force: Force, come: Force) -> Force {
    [0, 1, 2].map(|caste| force[caste] + come[caste])
}

/// Every choice among these ants.
fn choices(force: Force) -> Vec<Force> {
    let mut all = Vec::new();
    for workers in 0..=force[WORKER] {
        for medias in 0..=force[MEDIA] {
            for majors in 0..=force[MAJOR] {
                all.push([workers, medias, majors]);
            }
        }
    }
    all
}

/// The only choice of so many ants.
fn only(force: Force, count: i32) -> Option<Force> {
    let all: Vec<_> = choices(force)
        .into_iter()
        .filter(|&ants| total(ants) == count)
        .collect();
    match all[..] {
        [only] => Some(only),
        _ => None,
    }
}

fn has(game: &HiddenEmpires, seat: Seat, card: Trait) -> bool {
    game.table()
        .colony(seat)
        .traits
        .iter()
        .any(|held| held == card)
}

/// Rulebook: Total Combat Points, and what the traits say.
fn worth(game: &HiddenEmpires, seat: Seat, attacks: bool) -> Force {
    let has = |card| has(game, seat, card);
    let worker = if has(Trait::DeadlySting) {
        2
    } else if has(Trait::TerritoryMarking) && !attacks {
        3
    } else {
        1
    };
    let media = if has(Trait::SpecialistForagerCaste) {
        2
    } else if has(Trait::GuardCaste) {
        3
    } else {
        1
    };
    let major = if has(Trait::SoldierCaste) {
        5
    } else if has(Trait::BusCaste) {
        4
    } else {
        1
    };
    [worker, media, major]
}

fn points(force: Force, worth: Force) -> i32 {
    (0..3).map(|caste| force[caste] * worth[caste]).sum()
}

/// Enough, and nobody who could be taken back.
fn settles(lost: Force, worth: Force, needed: i32) -> bool {
    let given = points(lost, worth);
    given >= needed && (0..3).all(|caste| lost[caste] == 0 || given - worth[caste] < needed)
}

/// What comes next in a fight.
#[derive(Clone, Copy, PartialEq, Debug)]
enum Next {
    ScatterDice,
    Scatter(i32),
    /// Brood is carried to safety, or chambers are chosen; that changes nobody's number.
    Aside(After),
    Wield,
    WeaponDice(i32),
    DrivenOff(i32),
    Bomb,
    BombDice(i32),
    Bombed(i32, i32),
    Exploded(i32),
    RecruitLosses(i32),
    AttackerLoses(i32),
    DefenderLoses(i32),
    Over,
}

/// What comes after something else.
#[derive(Clone, Copy, PartialEq, Debug)]
enum After {
    Weapon,
    Bombs,
    Resolve,
    End,
}

struct Books {
    fight: Fight,
    attackers: Force,
    defenders: Force,
    recruits: Force,
    /// Ants that either side has sent home since the fight began.
    gone_home: [Force; 2],
    home_before: [Force; 2],
    worth: [Force; 2],
    /// What the defender's ants count when they attack.
    worth_as_recruits: Force,
    /// Mace, Repellent, Recruitment: dice up to this hit; whether only workers roll; whether who is hit is lent.
    weapon: Option<(usize, bool, bool)>,
    bombs: bool,
    next: Next,
}

impl Books {
    fn begin(game: &HiddenEmpires, fight: Fight) -> Self {
        let table = game.table();
        let (attacker, defender) = (table.colony(fight.attacker), table.colony(fight.defender));
        let defenders = if fight.inside {
            let chambers = [defender.reserves, defender.builders, defender.nurses];
            let mut all = chambers.map(by_caste).into_iter().fold([0; 3], more);
            if has(game, fight.defender, Trait::MillerCaste) {
                all[MAJOR] += i32::from(defender.storage[Caste::Major]);
            }
            all
        } else {
            by_caste(defender.ants[fight.area])
        };
        let weapon = [
            (Trait::Mace, (4, false, false)),
            (Trait::Repellent, (3, true, false)),
            (Trait::Recruitment, (2, false, true)),
        ];
        let weapon = weapon
            .into_iter()
            .find(|(card, _)| has(game, fight.attacker, *card));
        Self {
            fight,
            attackers: by_caste(attacker.ants[fight.area]),
            defenders,
            recruits: [0; 3],
            gone_home: [[0; 3]; 2],
            home_before: [attacker, defender].map(|colony| by_caste(colony.returning)),
            worth: [
                worth(game, fight.attacker, true),
                worth(game, fight.defender, false),
            ],
            worth_as_recruits: worth(game, fight.defender, true),
            weapon: weapon.map(|(_, weapon)| weapon),
            bombs: has(game, fight.defender, Trait::SuicideBombing),
            next: Next::ScatterDice,
        }
    }

    // ---- The steps

    fn scattered(&mut self, ants: Force) {
        self.defenders = less(self.defenders, ants);
        self.gone_home[1] = more(self.gone_home[1], ants);
        self.next = Next::Aside(After::Weapon);
    }

    fn weapon(&mut self) {
        let dice = match self.weapon {
            Some((_, true, _)) => self.attackers[WORKER],
            Some(_) => total(self.attackers),
            None => 0,
        };
        if dice == 0 || total(self.defenders) == 0 {
            self.bombs();
        } else if self.fight.sparing {
            self.next = Next::Wield;
        } else {
            self.next = Next::WeaponDice(dice);
        }
    }

    fn hit(&mut self, ants: Force) {
        self.defenders = less(self.defenders, ants);
        match self.weapon {
            Some((_, _, true)) => self.recruits = more(self.recruits, ants),
            _ => self.gone_home[1] = more(self.gone_home[1], ants),
        }
        self.next = Next::Aside(After::Bombs);
    }

    fn bombs(&mut self) {
        if self.bombs && total(self.defenders) > 0 {
            self.next = Next::Bomb;
        } else {
            self.resolve();
        }
    }

    fn explode(&mut self, exploded: i32) {
        match only(self.defenders, exploded) {
            Some(ants) => self.exploded(ants),
            None => self.next = Next::Exploded(exploded),
        }
    }

    fn exploded(&mut self, ants: Force) {
        self.defenders = less(self.defenders, ants);
        self.next = Next::Aside(After::Resolve);
    }

    /// Rulebook: Resolve Loses.
    fn resolve(&mut self) {
        let [attacking, defending] = self.worth;
        let lent = points(self.recruits, self.worth_as_recruits);
        let attack = points(self.attackers, attacking) + lent;
        let defence = points(self.defenders, defending);
        if attack <= defence {
            self.attackers = [0; 3];
            self.recruits = [0; 3];
        }
        if defence <= attack {
            self.defenders = [0; 3];
        }
        if attack == defence || attack.min(defence) == 0 {
            self.end();
        } else if attack < defence {
            self.next = self.losses(
                self.defenders,
                defending,
                attack,
                Next::DefenderLoses(attack),
            );
        } else if total(self.recruits) > 0 {
            self.next = Next::RecruitLosses(defence);
        } else {
            self.next = self.losses(
                self.attackers,
                attacking,
                defence,
                Next::AttackerLoses(defence),
            );
        }
    }

    /// Losses that leave a choice are asked for, the others follow at once.
    fn losses(&mut self, force: Force, worth: Force, needed: i32, ask: Next) -> Next {
        let all: Vec<_> = choices(force)
            .into_iter()
            .filter(|&lost| settles(lost, worth, needed))
            .collect();
        match all[..] {
            [lost] if matches!(ask, Next::AttackerLoses(_)) => {
                self.attackers = less(self.attackers, lost);
                self.end();
                self.next
            }
            [lost] => {
                self.defenders = less(self.defenders, lost);
                Next::Aside(After::End)
            }
            _ => ask,
        }
    }

    fn end(&mut self) {
        let recruits = std::mem::take(&mut self.recruits);
        self.gone_home[1] = more(self.gone_home[1], recruits);
        self.next = Next::Over;
    }

    fn go_on(&mut self, after: After) {
        match after {
            After::Weapon => self.weapon(),
            After::Bombs => self.bombs(),
            After::Resolve => self.resolve(),
            After::End => self.end(),
        }
    }

    // ---- What is rolled and decided

    fn roll(&mut self, dice: &[i32; 6]) {
        let up_to = |number: usize| dice[..number].iter().sum::<i32>();
        let thrown = up_to(6);
        match self.next {
            Next::ScatterDice => {
                assert_eq!(thrown, total(self.defenders));
                match up_to(3) {
                    0 => self.weapon(),
                    most => self.next = Next::Scatter(most),
                }
            }
            Next::WeaponDice(count) => {
                assert_eq!(thrown, count);
                let (number, ..) = self.weapon.expect("a weapon");
                let hits = up_to(number).min(total(self.defenders));
                match only(self.defenders, hits) {
                    Some(ants) => self.hit(ants),
                    None => self.next = Next::DrivenOff(hits),
                }
            }
            Next::BombDice(count) => {
                assert_eq!(thrown, count);
                let killed = (dice[0] + 2 * dice[1] + 3 * dice[2]).min(total(self.attackers));
                match only(self.attackers, killed) {
                    Some(ants) => {
                        self.attackers = less(self.attackers, ants);
                        self.explode(up_to(3));
                    }
                    None => self.next = Next::Bombed(killed, up_to(3)),
                }
            }
            next => panic!("nothing is rolled at {next:?}"),
        }
    }

    fn decide(&mut self, action: Action) {
        match (self.next, action) {
            (Next::Scatter(most), Action::Return(ants)) => {
                assert!(total(by_caste(ants)) <= most);
                self.scattered(by_caste(ants));
            }
            (Next::Wield, Action::Wield(0)) => self.bombs(),
            (Next::Wield, Action::Wield(dice)) => self.next = Next::WeaponDice(dice.into()),
            (Next::DrivenOff(hits), Action::Return(ants)) => {
                assert_eq!(total(by_caste(ants)), hits);
                self.hit(by_caste(ants));
            }
            (Next::Bomb, Action::Bomb(0)) => self.resolve(),
            (Next::Bomb, Action::Bomb(dice)) => self.next = Next::BombDice(dice.into()),
            (Next::Bombed(killed, exploded), Action::Lose(ants)) => {
                assert_eq!(total(by_caste(ants)), killed);
                self.attackers = less(self.attackers, by_caste(ants));
                self.explode(exploded);
            }
            (Next::Exploded(exploded), Action::Lose(ants)) => {
                assert_eq!(total(by_caste(ants)), exploded);
                self.exploded(by_caste(ants));
            }
            (Next::RecruitLosses(needed), Action::Lose(ants)) => {
                let lost = by_caste(ants);
                let given = points(lost, self.worth_as_recruits);
                let own = points(self.attackers, self.worth[0]);
                assert!(given + own >= needed);
                assert!((0..3).all(
                    |caste| lost[caste] == 0 || given - self.worth_as_recruits[caste] < needed
                ));
                self.recruits = less(self.recruits, lost);
                let left = (needed - given).max(0);
                if left == 0 {
                    self.end();
                } else {
                    let ask = Next::AttackerLoses(left);
                    self.next = self.losses(self.attackers, self.worth[0], left, ask);
                }
            }
            (Next::AttackerLoses(needed), Action::Lose(ants)) => {
                assert!(settles(by_caste(ants), self.worth[0], needed));
                self.attackers = less(self.attackers, by_caste(ants));
                self.end();
            }
            (Next::DefenderLoses(needed), Action::Lose(ants)) => {
                assert!(settles(by_caste(ants), self.worth[1], needed));
                self.defenders = less(self.defenders, by_caste(ants));
                self.next = Next::Aside(After::End);
            }
            // Brood is carried to safety, or chambers are chosen.
            (Next::Aside(_), Action::Protect(..) | Action::From(..) | Action::Pass) => {}
            (next, action) => panic!("{action} at {next:?}"),
        }
    }

    /// Goes on where nothing is asked beside the fight.
    fn catch_up(&mut self, phase: Phase) {
        while let Next::Aside(after) = self.next {
            if matches!(phase, Phase::Protect(..) | Phase::Fall(_)) {
                return;
            }
            self.go_on(after);
        }
    }

    fn compare(&self, game: &HiddenEmpires, what: &str) {
        let table = game.table();
        let count = |number: u16| i32::from(number);
        let (found, fight) = match table.phase {
            Phase::ScatterDice(fight) => (Next::ScatterDice, fight),
            Phase::Scatter(fight, most) => (Next::Scatter(count(most)), fight),
            Phase::Weapon(fight) => (Next::Wield, fight),
            Phase::WeaponDice(fight, dice) => (Next::WeaponDice(count(dice)), fight),
            Phase::DrivenOff(fight, hits) => (Next::DrivenOff(count(hits)), fight),
            Phase::Bomb(fight) => (Next::Bomb, fight),
            Phase::BombDice(fight, dice) => (Next::BombDice(count(dice)), fight),
            Phase::Bombed(fight, killed, exploded) => {
                (Next::Bombed(count(killed), count(exploded)), fight)
            }
            Phase::Exploded(fight, exploded) => (Next::Exploded(count(exploded)), fight),
            Phase::RecruitLosses(fight, points) => (Next::RecruitLosses(count(points)), fight),
            Phase::Losses(fight, seat, points) if seat == fight.attacker => {
                (Next::AttackerLoses(count(points)), fight)
            }
            Phase::Losses(fight, _, points) => (Next::DefenderLoses(count(points)), fight),
            Phase::Protect(..) | Phase::Fall(_) => return,
            _ => {
                assert_eq!(self.next, Next::Over, "{what}");
                return self.compare_the_end(game, what);
            }
        };
        if self.next == Next::Over {
            // The fight in the nest has begun.
            assert!(fight.inside && found == Next::ScatterDice, "{what}");
            return;
        }
        assert_eq!(self.next, found, "{what}");
        let home =
            [fight.attacker, fight.defender].map(|seat| by_caste(table.colony(seat).returning));
        assert_eq!(
            by_caste(table.force(fight, fight.attacker)),
            self.attackers,
            "{what}"
        );
        assert_eq!(
            by_caste(table.force(fight, fight.defender)),
            self.defenders,
            "{what}"
        );
        assert_eq!(by_caste(fight.recruits), self.recruits, "{what}");
        let expected = [0, 1].map(|side| more(self.home_before[side], self.gone_home[side]));
        assert_eq!(home, expected, "{what}");
    }

    /// Who is left; attackers at an opposing nest may have gone home already.
    fn compare_the_end(&self, game: &HiddenEmpires, what: &str) {
        let table = game.table();
        let Fight {
            attacker,
            defender,
            area,
            inside,
            ..
        } = self.fight;
        // With the last task the turn is over, and a Nest Phase may have begun.
        if table.turn.player != Some(attacker) {
            return;
        }
        let there = by_caste(table.colony(attacker).ants[area]);
        let home = by_caste(table.colony(attacker).returning);
        assert_eq!(
            more(there, home),
            more(self.attackers, self.home_before[0]),
            "{what}"
        );
        if matches!(
            table.phase,
            Phase::StayOrReturn(_) | Phase::Invade(_) | Phase::Loot(_)
        ) {
            assert_eq!(there, self.attackers, "{what}");
        } else if there != self.attackers {
            assert_eq!(there, [0; 3], "{what}");
            let theirs = table.nest_in(area);
            assert!(theirs.is_some_and(|owner| owner != attacker), "{what}");
        }
        if !inside {
            assert_eq!(
                by_caste(table.colony(defender).ants[area]),
                self.defenders,
                "{what}"
            );
        }
        let home = by_caste(table.colony(defender).returning);
        assert_eq!(home, more(self.home_before[1], self.gone_home[1]), "{what}");
    }
}

/// Rulebook: Blocker Caste; Carry Off Brood; Slave Making; Kill the Queen. What an event in an invasion has changed.
fn invade(
    before: &HiddenEmpires,
    event: &EventOf<Flourishing>,
    after: &HiddenEmpires,
    what: &str,
) -> bool {
    let (old, new) = (before.table(), after.table());
    let (Phase::BlockDice(fight) | Phase::QueenDice(fight) | Phase::Loot(fight)) = old.phase else {
        return false;
    };
    // With the last attacker the turn may be over.
    if new.turn.player != Some(fight.attacker) {
        return false;
    }
    let [was, is] = [old, new].map(|table| table.colony(fight.attacker));
    let [had, has_left] = [old, new].map(|table| table.colony(fight.defender));
    let force = by_caste(was.ants[fight.area]);
    let home = less(by_caste(is.returning), by_caste(was.returning));
    let number = |count: u16| i32::from(count);
    match event {
        engine::Event::Chance(Chance::Roll(roll)) => {
            let thrown: i32 = roll.0.iter().map(|&dice| number(dice)).sum();
            if matches!(old.phase, Phase::BlockDice(_)) {
                assert_eq!(thrown, number(had.reserves[Caste::Major]), "{what}");
                let sum: i32 = (1..)
                    .zip(&roll.0)
                    .map(|(pips, &dice)| pips * number(dice))
                    .sum();
                let blocked = sum.min(total(force));
                match (only(force, blocked), new.phase) {
                    (None, Phase::Blocked(_, asked)) => {
                        assert_eq!(number(asked), blocked, "{what}");
                    }
                    (Some(ants), Phase::ScatterDice(_) | Phase::Loot(_)) => {
                        assert_eq!(home, ants, "{what}");
                    }
                    (Some(ants), _) => {
                        assert!(
                            ants == force || total(by_caste(had.nest_defenders())) == 0,
                            "{what}"
                        );
                        assert_eq!(home, force, "{what}");
                    }
                    (None, phase) => panic!("{what}: {phase:?}"),
                }
            } else {
                assert_eq!(thrown, total(force), "{what}");
                assert_eq!(home, force, "{what}");
                let killed = u16::from(roll.0[0] > 0);
                assert_eq!(has_left.queens, had.queens - killed, "{what}");
                let sites = had.sites.iter().count();
                let falls = usize::from(killed > 0 && sites > 0);
                assert_eq!(has_left.sites.iter().count(), sites - falls, "{what}");
                assert_eq!(
                    number(has_left.size),
                    (number(had.size) - 10 * falls as i32).max(0),
                    "{what}"
                );
                assert!(
                    falls == 0 || !has_left.nests().contains(fight.area),
                    "{what}"
                );
            }
        }
        engine::Event::Action(_, Action::CarryOff(_, count)) => {
            assert_eq!(
                number(had.brood()) - number(has_left.brood()),
                number(*count),
                "{what}"
            );
            assert_eq!(number(is.food) - number(was.food), number(*count), "{what}");
            assert!(total(home) >= number(*count), "{what}");
            assert!(total(home) == number(*count) || home == force, "{what}");
        }
        engine::Event::Action(_, Action::Capture(Member::SmallPupa, count)) => {
            assert_eq!(
                number(had.small_pupae) - number(has_left.small_pupae),
                number(*count),
                "{what}"
            );
            assert_eq!(
                number(is.small_pupae) - number(was.small_pupae),
                number(*count),
                "{what}"
            );
            assert_eq!(is.food, was.food, "{what}");
        }
        engine::Event::Action(_, Action::Capture(_, count)) => {
            let food = number(had.stored).min(10 * number(*count));
            assert_eq!(number(had.stored) - number(has_left.stored), food, "{what}");
            assert_eq!(number(is.stored) - number(was.stored), food, "{what}");
            let [gone, come] = [(had, has_left), (is, was)].map(|(more, less)| {
                number(more.storage[Caste::Media]) - number(less.storage[Caste::Media])
            });
            assert_eq!([gone, come], [number(*count); 2], "{what}");
        }
        _ => return false,
    }
    true
}

#[derive(Default, Debug)]
struct Seen {
    invasions: u32,
    fights: u32,
    inside: u32,
    weapons: u32,
    bombs: u32,
    recruits: u32,
    losses: u32,
}

fn play(mut game: Flourishing, seed: u64, seen: &mut Seen) {
    let mut dice = QuickDice::new(seed);
    let mut actions = Vec::new();
    let mut books: Option<Books> = None;
    loop {
        let event: EventOf<Flourishing> = match game.awaited() {
            Awaited::Nobody(_) => return,
            Awaited::Chance => engine::Event::Chance(game.sample_chance(&mut dice)),
            awaited @ Awaited::Seats { .. } => {
                let seats: Vec<_> = awaited.actors().iter().collect();
                let seat = *pick(&seats, &mut dice);
                actions.clear();
                game.legal_actions(seat, &mut actions);
                let attack = |action: &&Action| {
                    matches!(
                        action,
                        Action::Attack(..) | Action::AttackSparing(..) | Action::Invade
                    )
                };
                let attacks: Vec<_> = actions.iter().filter(attack).copied().collect();
                let action = if attacks.is_empty() {
                    *pick(&actions, &mut dice)
                } else {
                    *pick(&attacks, &mut dice)
                };
                engine::Event::Action(seat, action)
            }
        };
        let what = format!("seed {seed}, {event:?}");
        let before = game.game().clone();
        game.apply(event.clone()).expect("it was listed");
        let now = game.game();
        seen.invasions += u32::from(invade(&before, &event, now, &what));
        if let Some(open) = &mut books {
            match event {
                engine::Event::Chance(Chance::Roll(roll)) => open.roll(&roll.0.map(i32::from)),
                engine::Event::Chance(chance) => panic!("{chance:?} in a fight"),
                engine::Event::Action(_, action) => {
                    seen.weapons += u32::from(matches!(open.next, Next::DrivenOff(_)));
                    seen.bombs += u32::from(matches!(action, Action::Bomb(1..)));
                    seen.recruits += u32::from(matches!(open.next, Next::RecruitLosses(_)));
                    seen.losses += u32::from(matches!(action, Action::Lose(_)));
                    open.decide(action);
                }
            }
            open.catch_up(now.table().phase);
            open.compare(now, &what);
            if open.next == Next::Over {
                books = None;
            }
        }
        if let (None, Phase::ScatterDice(fight)) = (&books, now.table().phase) {
            let open = Books::begin(now, fight);
            open.compare(now, &what);
            seen.fights += 1;
            seen.inside += u32::from(fight.inside);
            books = Some(open);
        }
    }
}

#[test]
fn fights_agree_with_a_plain_account_of_them() {
    let mut seen = Seen::default();
    for target in 4..=32 {
        for options in [
            "basic",
            "advanced",
            "advanced realistic-time-scale=on",
            "advanced nest-losses=in-order nest-sites=open",
        ] {
            let setup = format!("{options} players={} target={target}", 2 + target % 5);
            let setup = Flourishing::PROFILE.read_setup(&setup).expect("a setup");
            let game = Flourishing::new(&setup).expect("it can be played");
            for more in 0..3 {
                play(game.clone(), target + 100 * more, &mut seen);
            }
        }
    }
    println!("{seen:?}");
    assert!(seen.fights > 500 && seen.inside > 50, "{seen:?}");
    assert!(
        seen.weapons > 10 && seen.bombs > 10 && seen.recruits > 5,
        "{seen:?}"
    );
    assert!(seen.losses > 50 && seen.invasions > 100, "{seen:?}");
}
