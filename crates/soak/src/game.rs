//! The games of one game, over all cores.

use std::cell::RefCell;
use std::io::Write as _;
use std::panic::{AssertUnwindSafe, catch_unwind, set_hook};
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::mpsc::channel;
use std::thread;
use std::time::{Duration, Instant};

use bots::Level;
use engine::testkit::Laws;
use engine::testkit::laws::Choice;
use engine::{Dice, Game, Observer, QuickDice, Setup};
use search::{AnyBot, Judge};

use crate::arguments::Wanted;
use crate::tally::{Played, Tally};

thread_local! {
    /// Where the last panic of this thread came from.
    static PANICKED: RefCell<String> = const { RefCell::new(String::new()) };
}

/// How often it is told how far it is.
const PAUSE: Duration = Duration::from_secs(5);

/// One game to be played.
struct Job {
    setup: Setup,
    seed: u64,
    by_bots: bool,
}

/// Plays what is wanted, tells how far it is, and sums up. Tells whether all laws were kept.
pub(crate) fn soak<G: Game>(
    laws: &Laws<G>,
    judge: impl Judge<G> + 'static,
    wanted: &Wanted,
) -> bool {
    let laws = &laws.clone().at_every(wanted.every);
    let setups = match &wanted.setup {
        Some(text) => match G::PROFILE.read_setup(text) {
            Ok(setup) => vec![setup],
            Err(error) => {
                eprintln!("{error}");
                return false;
            }
        },
        None => laws.setups().to_vec(),
    };
    let judge: Arc<dyn Judge<G>> = Arc::new(judge);
    let games = if wanted.again.is_some() {
        1
    } else {
        wanted.games
    };
    set_hook(Box::new(|panic| {
        PANICKED.with_borrow_mut(|place| {
            *place = panic
                .location()
                .map(ToString::to_string)
                .unwrap_or_default();
        });
    }));
    let next = AtomicU64::new(0);
    let (told, heard) = channel();
    let start = Instant::now();
    let mut tally = Tally::default();
    thread::scope(|scope| {
        for _ in 0..wanted.threads {
            let (told, next, judge, setups) = (told.clone(), &next, &judge, &setups);
            scope.spawn(move || {
                loop {
                    let number = next.fetch_add(1, Ordering::Relaxed);
                    if number >= games {
                        break;
                    }
                    let job = Job::new(number, setups, wanted);
                    if told.send(job.play(laws, judge)).is_err() {
                        break;
                    }
                }
            });
        }
        drop(told);
        let (mut played, mut last) = (0, start);
        for game in heard {
            tally.add(&game);
            played += 1;
            if let Err(broken) = &game.result {
                println!("{broken}\n");
            }
            if last.elapsed() > PAUSE {
                last = Instant::now();
                eprint!(
                    "\r{played} of {games} games, {} decisions, laws broken in {} games ",
                    tally.decisions(),
                    tally.violations
                );
                std::io::stderr().flush().ok();
            }
        }
    });
    eprintln!();
    println!("{tally}, {:.1} s", start.elapsed().as_secs_f64());
    tally.violations == 0
}

impl Job {
    /// The game with this number: all setups in turn, and bots in so many of a hundred games of each.
    fn new(number: u64, setups: &[Setup], wanted: &Wanted) -> Self {
        let round = number / setups.len() as u64;
        let turn = number + round;
        let share = |turn: u64| turn * wanted.bots / 100;
        // One stream of seeds for each number, so that threads change nothing.
        let seed = QuickDice::new(wanted.seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) ^ number).long();
        Self {
            setup: setups[(number % setups.len() as u64) as usize].clone(),
            seed: wanted.again.unwrap_or(seed),
            by_bots: share(turn + 1) > share(turn),
        }
    }

    fn play<G: Game>(self, laws: &Laws<G>, judge: &Arc<dyn Judge<G>>) -> Played {
        let result = catch_unwind(AssertUnwindSafe(|| self.run(laws, judge)));
        let result = result.map_err(|panic| {
            let text = panic.downcast_ref::<String>().map(String::as_str);
            let text = text.or_else(|| panic.downcast_ref::<&str>().copied());
            let place = PANICKED.with_borrow(Clone::clone);
            format!(
                "{}\nat {place}\nagain: {} setup='{}' again={} bots={}",
                text.unwrap_or("a panic without words"),
                G::PROFILE.id,
                self.setup,
                self.seed,
                if self.by_bots { 100 } else { 0 }
            )
        });
        Played {
            setup: self.setup,
            by_bots: self.by_bots,
            result,
        }
    }

    fn run<G: Game>(&self, laws: &Laws<G>, judge: &Arc<dyn Judge<G>>) -> u64 {
        if !self.by_bots {
            return laws.only(&self.setup, self.seed);
        }
        let mut dice = QuickDice::new(!self.seed);
        let mut bots: Vec<Option<AnyBot<G>>> = seats_of_bots(self.setup.players(), &mut dice)
            .into_iter()
            .map(|is_bot| is_bot.then(|| Level::Worker.bot(judge, dice.long())))
            .collect();
        laws.played_by(
            &self.setup,
            self.seed,
            &mut |state, seat| match &mut bots[seat.index()] {
                None => Choice::Anything,
                Some(bot) => {
                    let view = state.view(Observer::Seat(seat));
                    bot.choose(&view, seat).map_or(Choice::Pass, Choice::This)
                }
            },
        )
    }
}

/// Where bots sit. Half of their games are all their own; in the others chance plays on some seats, but never on
/// all.
fn seats_of_bots(players: usize, dice: &mut QuickDice) -> Vec<bool> {
    let alone = dice.below(2) == 0;
    let always = dice.below(players as u32) as usize;
    (0..players)
        .map(|seat| seat == always || alone || dice.below(2) == 0)
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn wanted(bots: u64) -> Wanted {
        Wanted::read(["ants".to_owned(), format!("bots={bots}")].into_iter()).expect("understood")
    }

    #[test]
    fn a_fifth_of_the_games_of_every_setup_are_played_by_bots() {
        let setups = ants::Ants::PROFILE.every_setup();
        let rounds = 10;
        let jobs: Vec<_> = (0..rounds * setups.len() as u64)
            .map(|number| Job::new(number, &setups, &wanted(20)))
            .collect();
        for setup in &setups {
            let own = jobs.iter().filter(|job| job.setup == *setup);
            assert_eq!(own.clone().count() as u64, rounds);
            let by_bots = own.filter(|job| job.by_bots).count() as u64;
            assert_eq!(by_bots, rounds / 5, "{setup}");
        }
    }

    #[test]
    fn every_game_of_bots_has_a_bot_and_some_have_chance_beside_it() {
        let mut dice = QuickDice::new(1);
        for players in 1..=6 {
            let mut mixed = 0;
            for _ in 0..200 {
                let seats = seats_of_bots(players, &mut dice);
                assert_eq!(seats.len(), players);
                assert!(seats.contains(&true));
                mixed += usize::from(seats.contains(&false));
            }
            assert_eq!(mixed > 30, players > 1, "{players}");
        }
    }

    #[test]
    fn games_have_seeds_of_their_own_that_come_again() {
        let setups = ants::Ants::PROFILE.every_setup();
        let seeds = || (0..50).map(|number| Job::new(number, &setups, &wanted(20)).seed);
        let mut distinct: Vec<_> = seeds().collect();
        distinct.sort_unstable();
        distinct.dedup();
        assert_eq!(distinct.len(), 50);
        assert!(seeds().eq(seeds()));
    }

    #[test]
    fn a_game_of_bots_keeps_the_laws() {
        let judge: Arc<dyn Judge<ants::Ants>> = Arc::new(bots::judges::AntsJudge);
        let job = Job {
            setup: ants::Ants::PROFILE.usual(),
            seed: 3,
            by_bots: true,
        };
        assert_eq!(job.play(&ants::staged::laws(), &judge).result, Ok(24));
    }
}
