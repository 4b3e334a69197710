//! Many games stepped at once are the same games whatever the number of threads.

use engine::{Awaited, Game, Seat, Seed, Setup};
use formicary_gym::{Batch, Gym, Sheets, StepError, of};
use myrmes::Myrmes;
use yardsticks::ConnectFour;

const GAMES: usize = 37;

fn batch(game: &dyn Gym, setup: &Setup, threads: usize) -> Box<dyn Batch> {
    let seed = Seed::from_words("batches");
    game.batch(setup, GAMES, seed, threads)
        .expect("the setup can be played")
}

/// Everything that was written in so many random steps.
fn written(game: &dyn Gym, setup: &Setup, threads: usize, steps: usize) -> Vec<u8> {
    let mut batch = batch(game, setup, threads);
    let mut sheets = Sheets::for_batch(&*batch);
    batch.reset(&mut sheets).expect("the arrays fit");
    let mut numbers = vec![0; GAMES];
    let mut all = Vec::new();
    for _ in 0..steps {
        batch.choose_at_random(&mut numbers);
        batch.step(&numbers, &mut sheets).expect("all are listed");
        let floats = [&sheets.observations, &sheets.rewards, &sheets.scores];
        for floats in floats {
            all.extend(
                floats
                    .iter()
                    .flat_map(|entry| entry.to_bits().to_le_bytes()),
            );
        }
        for bytes in [&sheets.masks, &sheets.seats, &sheets.dones] {
            all.extend(bytes.iter());
        }
    }
    all
}

#[test]
fn threads_make_no_difference() {
    let solo = Myrmes::PROFILE
        .setup("solo-easy", None, [])
        .expect("a variant");
    for (game, setup) in [
        (of::<Myrmes>(), &solo),
        (of::<Myrmes>(), &Myrmes::PROFILE.usual()),
        (of::<ConnectFour>(), &ConnectFour::PROFILE.usual()),
    ] {
        let one = written(game, setup, 1, 60);
        for threads in [2, 3, 64] {
            assert!(
                written(game, setup, threads, 60) == one,
                "{threads} threads"
            );
        }
    }
}

/// Everything that stands in the arrays.
fn all_of(sheets: &Sheets<'_>) -> Vec<u8> {
    let mut all = [&sheets.masks, &sheets.seats, &sheets.dones]
        .iter()
        .flat_map(|bytes| bytes.iter().copied())
        .collect::<Vec<u8>>();
    for floats in [&sheets.observations, &sheets.rewards, &sheets.scores] {
        all.extend(floats.iter().flat_map(|entry| entry.to_le_bytes()));
    }
    all
}

#[test]
fn many_random_steps_at_once_are_the_same_as_one_by_one() {
    let solo = Myrmes::PROFILE
        .setup("solo-easy", None, [])
        .expect("a variant");
    let mut singly = batch(of::<Myrmes>(), &solo, 1);
    let mut expected = Sheets::for_batch(&*singly);
    singly.reset(&mut expected).expect("the arrays fit");
    let (mut numbers, mut ended) = (vec![0; GAMES], 0);
    for _ in 0..90 {
        singly.choose_at_random(&mut numbers);
        singly
            .step(&numbers, &mut expected)
            .expect("all are listed");
        ended += expected
            .dones
            .iter()
            .map(|done| u64::from(*done))
            .sum::<u64>();
    }
    assert!(ended > GAMES as u64);
    for threads in [1, 2, 5] {
        let mut batch = batch(of::<Myrmes>(), &solo, threads);
        let mut sheets = Sheets::for_batch(&*batch);
        batch.reset(&mut sheets).expect("the arrays fit");
        let told = [40, 0, 50].map(|steps| batch.run_at_random(steps, &mut sheets));
        assert_eq!(told.into_iter().flatten().sum::<u64>(), ended);
        assert!(all_of(&sheets) == all_of(&expected), "{threads} threads");
    }
}

#[test]
fn the_end_of_a_game_can_be_seen_after_the_next_has_begun() {
    let setup = ConnectFour::PROFILE.usual();
    let mut batch = batch(of::<ConnectFour>(), &setup, 2);
    let mut sheets = Sheets::for_batch(&*batch);
    batch.reset(&mut sheets).expect("the arrays fit");
    let mut seen = vec![0.0; batch.shapes().observation.len()];
    assert!(!batch.observe_end(3, Seat::new(0), &mut seen));
    let mut end = of::<ConnectFour>().begin(&setup).expect("the usual setup");
    for ply in 0..7_u8 {
        let column = u32::from(ply % 2);
        batch
            .step(&[column; GAMES], &mut sheets)
            .expect("the columns have room");
        end.play(Seat::new(usize::from(ply % 2)), column)
            .expect("there is room");
    }
    for _ in 0..2 {
        for seat in Seat::all(2) {
            let mut expected = vec![0.0; seen.len()];
            end.observe(seat, &mut expected);
            assert!(batch.observe_end(3, seat, &mut seen));
            assert_eq!(seen, expected);
        }
        assert_ne!(sheets.observations[3 * seen.len()..][..seen.len()], seen);
        batch
            .step(&[0; GAMES], &mut sheets)
            .expect("the next game goes on");
    }
    batch.reset(&mut sheets).expect("the arrays fit");
    assert!(!batch.observe_end(3, Seat::new(0), &mut seen));
}

#[test]
fn masks_say_what_is_listed_and_nothing_else() {
    let setup = Myrmes::PROFILE.usual();
    let mut batch = batch(of::<Myrmes>(), &setup, 2);
    let mut sheets = Sheets::for_batch(&*batch);
    sheets.masks.fill(1);
    batch.reset(&mut sheets).expect("the arrays fit");
    let choices = batch.shapes().choices();
    let mut numbers = vec![0; GAMES];
    for step in 0..400 {
        for (game, mask) in sheets.masks.chunks(choices).enumerate() {
            let mut listed = batch.listed(game).to_vec();
            listed.sort_unstable();
            let set: Vec<u32> = (0..choices as u32)
                .filter(|&n| mask[n as usize] == 1)
                .collect();
            assert_eq!(set, listed);
        }
        if step == 200 {
            // Other arrays with anything in them.
            sheets = Sheets::for_batch(&*batch);
            sheets.masks.fill(7);
        }
        batch.choose_at_random(&mut numbers);
        batch.step(&numbers, &mut sheets).expect("all are listed");
    }
}

#[test]
fn a_game_that_is_over_tells_its_rewards_and_begins_anew() {
    let setup = ConnectFour::PROFILE.usual();
    let mut batch = batch(of::<ConnectFour>(), &setup, 1);
    let mut sheets = Sheets::for_batch(&*batch);
    batch.reset(&mut sheets).expect("the arrays fit");
    // Yellow fills the first column, red the second.
    for ply in 0..7 {
        assert!(sheets.dones.iter().all(|&done| done == 0));
        assert!(sheets.seats.iter().all(|&seat| seat == ply % 2));
        batch
            .step(&[u32::from(ply % 2); GAMES], &mut sheets)
            .expect("the columns have room");
    }
    assert!(sheets.dones.iter().all(|&done| done == 1));
    assert_eq!(sheets.rewards[..2], [1.0, -1.0]);
    assert_eq!(sheets.scores[..2], [1.0, 0.0]);
    let len = batch.shapes().observation.len();
    let empty = sheets.observations[..len].iter().sum::<f32>();
    assert_eq!(empty, 1.0, "only the turn is told");
    batch
        .step(&[0; GAMES], &mut sheets)
        .expect("it has begun anew");
    assert!(sheets.dones.iter().all(|&done| done == 0));
    assert!(sheets.rewards.iter().all(|&reward| reward == 0.0));
}

#[test]
fn what_is_not_listed_changes_nothing_there() {
    let setup = ConnectFour::PROFILE.usual();
    let mut batch = batch(of::<ConnectFour>(), &setup, 3);
    let mut sheets = Sheets::for_batch(&*batch);
    batch.reset(&mut sheets).expect("the arrays fit");
    let mut numbers = vec![3; GAMES];
    numbers[5] = 7;
    numbers[20] = 99;
    let refused = batch.step(&numbers, &mut sheets);
    assert_eq!(refused, Err(StepError::NotListed { game: 5, number: 7 }));
    let moved = |game: usize| sheets.seats[game] == 1;
    assert!((0..GAMES).all(|game| moved(game) != (game == 5 || game == 20)));
}

#[test]
fn arrays_of_other_lengths_are_refused() {
    let setup = ConnectFour::PROFILE.usual();
    let mut batch = batch(of::<ConnectFour>(), &setup, 1);
    let mut sheets = Sheets::for_batch(&*batch);
    let refused = batch.step(&[0; 3], &mut sheets);
    let length = StepError::Length {
        what: "numbers",
        expected: GAMES,
        found: 3,
    };
    assert_eq!(refused, Err(length));
    let mut short = [0; 5];
    sheets.dones = formicary_gym::Array::Lent(&mut short);
    let length = StepError::Length {
        what: "dones",
        expected: GAMES,
        found: 5,
    };
    assert_eq!(batch.reset(&mut sheets), Err(length));
}

/// Whoever plays the same numbers with the same dice by the rules sees the same.
#[test]
fn a_game_of_a_batch_is_a_game_by_the_rules() {
    let setup = Myrmes::PROFILE.usual();
    let mut batch = batch(of::<Myrmes>(), &setup, 2);
    let mut sheets = Sheets::for_batch(&*batch);
    batch.reset(&mut sheets).expect("the arrays fit");
    let shapes = batch.shapes().clone();
    let game = 11;
    let (mut played, mut games) = (0_u64, 0);
    let mut begin = || {
        let dice = Seed::from_words("batches").dice((game as u64) << 32 | played);
        played += 1;
        (of::<Myrmes>().begin(&setup).expect("the usual setup"), dice)
    };
    let (mut position, mut dice) = begin();
    let mut numbers = vec![0; GAMES];
    let mut seen = vec![0.0; shapes.observation.len()];
    for _ in 0..600 {
        while position.awaited() == Awaited::Chance {
            position.draw(&mut dice).expect("chance is awaited");
        }
        let seat = position
            .awaited()
            .actors()
            .first()
            .expect("the game goes on");
        assert_eq!(sheets.seats[game], seat.index() as u8);
        position.observe(seat, &mut seen);
        let len = seen.len();
        assert_eq!(sheets.observations[game * len..][..len], seen);
        assert_eq!(batch.listed(game), position.listed(seat));
        batch.choose_at_random(&mut numbers);
        batch.step(&numbers, &mut sheets).expect("all are listed");
        position.play(seat, numbers[game]).expect("it is listed");
        while position.awaited() == Awaited::Chance {
            position.draw(&mut dice).expect("chance is awaited");
        }
        let over = matches!(position.awaited(), Awaited::Nobody(_));
        assert_eq!(sheets.dones[game] == 1, over);
        if let Awaited::Nobody(standings) = position.awaited() {
            let rewards = &sheets.rewards[game * 2..][..2];
            let won = |seat: usize| standings.places.as_slice()[seat] == 1;
            assert!((0..2).all(|seat| (rewards[seat] > 0.0) == (won(seat) && !won(1 - seat))));
            games += 1;
            (position, dice) = begin();
        }
    }
    assert!(games > 1, "only {games} games came to their end");
}
