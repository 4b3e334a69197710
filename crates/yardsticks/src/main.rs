//! The bench program: how fast the rules of each game are, beside random games of chess.

mod chess;
mod steps;

use std::hint::black_box;
use std::process::ExitCode;
use std::time::{Duration, Instant};

use engine::chance::pick;
use engine::encode::Encode;
use engine::record::{self, Ply, Record};
use engine::{Awaited, Dice, Event, Game, QuickDice, Seed, Setup};
use gym::Gym;

/// The games that are measured: a line for each, and its crate in the feature `bench`.
fn games() -> Vec<Yardstick> {
    vec![
        Yardstick::of::<formicary_yardsticks::TicTacToe>(),
        Yardstick::of::<formicary_yardsticks::ConnectFour>(),
        Yardstick::of::<formicary_yardsticks::Crumbs>(),
        Yardstick::of::<ants::Ants>(),
        Yardstick::of::<myrmes::Myrmes>(),
        Yardstick::of::<fourmidable::Fourmidable>(),
        Yardstick::of::<hidden_empires::HiddenEmpires>(),
    ]
}

const USAGE: &str = "\
usage: formicary-bench games
       formicary-bench speed [--json] [--instructions GAME=COUNT]...
       formicary-bench fixed GAME GAMES
       formicary-bench fixed-steps GAME ROUNDS
       formicary-bench replay GAME TIMES
       formicary-bench steps GAME GAMES THREADS

games   names the games, and shakmaty, whose chess they are compared with
speed   measures random play; --instructions adds figures that a profiler has counted, GAME-steps=COUNT those of
        steps
fixed   plays so many games, always the same ones, and prints how many decisions they had
fixed-steps
        steps a few games at once so often, always the same ones, and prints how many steps that were
replay  reads and replays the record of a game so many times, and prints how many events it has
steps   steps so many games at once on so many threads, with observations and masks written";

const REPETITIONS: usize = 7;
const REPETITION: Duration = Duration::from_millis(300);

fn main() -> ExitCode {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let args: Vec<&str> = args.iter().map(String::as_str).collect();
    let done = match args.as_slice() {
        ["games"] => {
            for game in games() {
                println!("{}", game.name);
            }
            println!("{}", chess::NAME);
            Ok(())
        }
        ["speed", options @ ..] => speed(options),
        ["fixed", name, number] => fixed(name, number),
        ["fixed-steps", name, number] => fixed_steps(name, number),
        ["replay", name, number] => replay(name, number),
        ["steps", name, games, threads] => steps_of(name, games, threads),
        _ => Err(USAGE.to_owned()),
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(reason) => {
            eprintln!("{reason}");
            ExitCode::from(2)
        }
    }
}

fn fixed(name: &str, number: &str) -> Result<(), String> {
    let number = count(number)?;
    let decisions = if name == chess::NAME {
        (0..number).map(chess::play_game).sum()
    } else {
        (named(name)?.fixed)(number)
    };
    println!("{decisions}");
    Ok(())
}

fn replay(name: &str, number: &str) -> Result<(), String> {
    println!("{}", (named(name)?.replay)(count(number)?));
    Ok(())
}

fn fixed_steps(name: &str, number: &str) -> Result<(), String> {
    println!("{}", steps::fixed(named(name)?.gym, count(number)?));
    Ok(())
}

fn steps_of(name: &str, games: &str, threads: &str) -> Result<(), String> {
    let gym = named(name)?.gym;
    let (games, threads) = (count(games)? as usize, count(threads)? as usize);
    let mut running = steps::Running::new(gym, games, threads);
    let rate = median_rate(|| running.step());
    println!("{} steps/s, {:.0} ns each", grouped(rate), 1e9 / rate);
    Ok(())
}

fn count(text: &str) -> Result<u64, String> {
    text.parse()
        .map_err(|_| format!("“{text}” is not a number of games"))
}

fn named(name: &str) -> Result<Yardstick, String> {
    let mut games = games().into_iter();
    games
        .find(|game| game.name == name)
        .ok_or_else(|| format!("there is no game “{name}”"))
}

fn speed(mut options: &[&str]) -> Result<(), String> {
    let mut json = false;
    let mut counted = Vec::new();
    loop {
        options = match options {
            [] => break,
            ["--json", rest @ ..] => {
                json = true;
                rest
            }
            ["--instructions", figure, rest @ ..] => {
                let figure = figure.split_once('=').and_then(|(name, count)| {
                    let count: f64 = count.parse().ok()?;
                    Some((name.to_owned(), count))
                });
                counted.push(figure.ok_or("--instructions needs GAME=COUNT")?);
                rest
            }
            [unknown, ..] => return Err(format!("unknown option “{unknown}”\n{USAGE}")),
        }
    }
    let instructions = |name: &str| {
        let mut counted = counted.iter();
        counted.find(|(known, _)| known == name).map(|(_, n)| *n)
    };
    let rows: Vec<Row> = games()
        .into_iter()
        .map(|game| Row {
            instructions: instructions(game.name),
            instructions_per_step: instructions(&format!("{}-steps", game.name)),
            name: game.name,
            speed: (game.speed)(),
            steps_per_second: steps_per_second(game.gym),
        })
        .collect();
    let chess = instructions(chess::NAME);
    if json {
        print_json(&rows, chess);
    } else {
        print_table(&rows, chess);
    }
    Ok(())
}

/// A game, ready to be measured.
struct Yardstick {
    name: &'static str,
    speed: fn() -> Speed,
    fixed: fn(u64) -> u64,
    replay: fn(u64) -> usize,
    gym: &'static dyn Gym,
}

impl Yardstick {
    fn of<G: Encode>() -> Self {
        Self {
            name: G::PROFILE.id,
            gym: gym::of::<G>(),
            speed: Speed::of::<G>,
            fixed: |number| {
                let setup = G::PROFILE.usual();
                let mut actions = Vec::new();
                let games = (0..number).map(|seed| play_game::<G>(&setup, seed, &mut actions));
                games.sum()
            },
            replay: |times| {
                let text = largest_record::<G>();
                (0..times)
                    .map(|_| read_and_replay::<G>(&text))
                    .max()
                    .unwrap_or(0)
            },
        }
    }
}

/// Plays one random game with the usual setup; returns its number of decisions.
fn play_game<G: Game>(setup: &Setup, seed: u64, actions: &mut Vec<G::Action>) -> u64 {
    let mut dice = QuickDice::new(seed);
    let mut state = G::new(setup).expect("the usual setup can be played");
    let mut decisions = 0;
    while step(&mut state, &mut dice, actions, &mut decisions) {}
    black_box(&state);
    decisions
}

/// One decision or result of the dice; false at the end of the game.
fn step<G: Game>(
    state: &mut G,
    dice: &mut QuickDice,
    actions: &mut Vec<G::Action>,
    decisions: &mut u64,
) -> bool {
    match state.awaited() {
        Awaited::Nobody(_) => return false,
        Awaited::Chance => {
            let chance = state.sample_chance(dice);
            state.apply_chance(chance).expect("just sampled");
        }
        Awaited::Seats { must, may } => {
            let actors = must.union(may);
            let nth = match actors.len() {
                1 => 0,
                several => dice.below(several as u32) as usize,
            };
            let seat = actors.iter().nth(nth).expect("somebody can always act");
            actions.clear();
            state.legal_actions(seat, actions);
            let action = pick(actions, dice).clone();
            state.play_listed(seat, action);
            *decisions += 1;
        }
    }
    true
}

/// What was measured.
struct Speed {
    decisions_per_second: f64,
    /// What shakmaty did in between, and how many decisions go to one of its moves.
    shakmaty_moves_per_second: f64,
    decisions_per_shakmaty_move: f64,
    clones_per_second: f64,
    state_bytes: usize,
    /// Reading and replaying the record of a whole game, with the most players there can be.
    replays_per_second: f64,
}

impl Speed {
    fn of<G: Game>() -> Self {
        let setup = G::PROFILE.usual();
        let mut actions = Vec::new();
        let (mut seed, mut chess_seed) = (0, 0);
        // In turns, so that whatever else the machine does slows both alike.
        let (games, chess): (Vec<f64>, Vec<f64>) = (0..REPETITIONS)
            .map(|_| {
                let game = rate(&mut || {
                    seed += 1;
                    play_game::<G>(&setup, seed, &mut actions)
                });
                let chess = rate(&mut || {
                    chess_seed += 1;
                    chess::play_game(chess_seed)
                });
                (game, chess)
            })
            .unzip();
        let ratios = games.iter().zip(&chess).map(|(game, chess)| game / chess);
        let decisions_per_shakmaty_move = median(ratios.collect());

        let mut states = vec![G::new(&setup).expect("the usual setup can be played")];
        let mut state = states[0].clone();
        let mut dice = QuickDice::new(0);
        while step(&mut state, &mut dice, &mut actions, &mut 0) {
            states.push(state.clone());
        }
        let clones_per_second = median_rate(|| {
            for state in &states {
                black_box(black_box(state).clone());
            }
            states.len() as u64
        });
        let text = largest_record::<G>();
        let replays_per_second = median_rate(|| {
            read_and_replay::<G>(&text);
            1
        });
        Self {
            decisions_per_second: median(games),
            shakmaty_moves_per_second: median(chess),
            decisions_per_shakmaty_move,
            clones_per_second,
            state_bytes: size_of::<G>(),
            replays_per_second,
        }
    }
}

/// Reads a record and replays it; returns its number of events.
fn read_and_replay<G: Game>(text: &str) -> usize {
    let record: Record = text.parse().expect("it was just written");
    black_box(record::replay::<G>(&record, None, |_, _| {}).expect("it was just played"));
    record.plies.len()
}

/// The record of a random game with the most players there can be.
fn largest_record<G: Game>() -> String {
    let setups = G::PROFILE.every_setup();
    let setup = setups
        .iter()
        .rev()
        .max_by_key(|setup| setup.players())
        .expect("every game has a setup");
    let mut dice = QuickDice::new(1);
    let mut state = G::new(setup).expect("every setup can be played");
    let mut plies = Vec::new();
    let mut actions = Vec::new();
    let standings = loop {
        let event = match state.awaited() {
            Awaited::Nobody(standings) => break standings,
            Awaited::Chance => Event::Chance(state.sample_chance(&mut dice)),
            awaited @ Awaited::Seats { .. } => {
                let seat = awaited.actors().first().expect("somebody can always act");
                actions.clear();
                state.legal_actions(seat, &mut actions);
                Event::Action(seat, pick(&actions, &mut dice).clone())
            }
        };
        plies.push(Ply::of(&event));
        state.apply(event).expect("just listed");
    };
    let players = (1..=setup.players()).map(|seat| seat.to_string()).collect();
    let record = Record {
        plies,
        scores: Some(standings.scores.as_slice().to_vec()),
        ..Record::new::<G>(setup, &Seed([0; 32]).into(), players)
    };
    record.to_string()
}

/// How many a second `work` does, in the middle of several repetitions; it returns how many it has
/// done.
fn median_rate(mut work: impl FnMut() -> u64) -> f64 {
    median((0..REPETITIONS).map(|_| rate(&mut work)).collect())
}

/// How many a second `work` does; it returns how many it has done.
fn rate(work: &mut impl FnMut() -> u64) -> f64 {
    let start = Instant::now();
    let mut done = 0;
    while start.elapsed() < REPETITION {
        // So many between two looks at the clock that looking costs nothing.
        for _ in 0..64 {
            done += work();
        }
    }
    done as f64 / start.elapsed().as_secs_f64()
}

fn median(mut figures: Vec<f64>) -> f64 {
    figures.sort_by(f64::total_cmp);
    figures[figures.len() / 2]
}

/// How fast games are stepped as arrays by one thread, with observations and masks written.
fn steps_per_second(gym: &dyn Gym) -> f64 {
    let mut running = steps::Running::new(gym, steps::GAMES, 1);
    median_rate(|| running.step())
}

/// One line of the report.
struct Row {
    name: &'static str,
    speed: Speed,
    steps_per_second: f64,
    instructions: Option<f64>,
    instructions_per_step: Option<f64>,
}

/// Shakmaty was measured beside every game; this is the middle of that.
fn shakmaty_moves_per_second(rows: &[Row]) -> f64 {
    let figures = rows.iter().map(|row| row.speed.shakmaty_moves_per_second);
    median(figures.collect())
}

fn print_table(rows: &[Row], chess_instructions: Option<f64>) {
    println!(
        "{:<16}{:>14}{:>14}{:>12}{:>16}{:>12}{:>14}{:>24}{:>14}{:>20}",
        "game",
        "decisions/s",
        "ns/decision",
        ": shakmaty",
        "clones/s",
        "bytes",
        "replay in µs",
        "instructions/decision",
        "steps/s",
        "instructions/step"
    );
    let counted =
        |count: Option<f64>| count.map_or_else(|| "-".to_owned(), |count| format!("{count:.1}"));
    for Row {
        name,
        speed,
        steps_per_second,
        instructions,
        instructions_per_step,
    } in rows
    {
        println!(
            "{:<16}{:>14}{:>14.1}{:>12.2}{:>16}{:>12}{:>14.1}{:>24}{:>14}{:>20}",
            name,
            grouped(speed.decisions_per_second),
            1e9 / speed.decisions_per_second,
            speed.decisions_per_shakmaty_move,
            grouped(speed.clones_per_second),
            speed.state_bytes,
            1e6 / speed.replays_per_second,
            counted(*instructions),
            grouped(*steps_per_second),
            counted(*instructions_per_step)
        );
    }
    let moves_per_second = shakmaty_moves_per_second(rows);
    println!(
        "{:<16}{:>14}{:>14.1}{:>12.2}{:>16}{:>12}{:>14}{:>24}",
        chess::NAME,
        grouped(moves_per_second),
        1e9 / moves_per_second,
        1.0,
        "-",
        size_of::<shakmaty::Chess>(),
        "-",
        counted(chess_instructions)
    );
}

/// A whole number with its digits in threes.
fn grouped(number: f64) -> String {
    let digits = format!("{number:.0}");
    let mut text = String::new();
    for (index, digit) in digits.chars().enumerate() {
        if index > 0 && (digits.len() - index).is_multiple_of(3) {
            text.push(' ');
        }
        text.push(digit);
    }
    text
}

fn print_json(rows: &[Row], chess_instructions: Option<f64>) {
    let counted =
        |count: Option<f64>| count.map_or_else(|| "null".to_owned(), |count| format!("{count:.1}"));
    println!("[");
    for row in rows {
        println!(
            "  {{\"game\": \"{}\", \"decisions_per_second\": {:.0}, \
             \"shakmaty_moves_per_second\": {:.0}, \"decisions_per_shakmaty_move\": {:.3}, \
             \"clones_per_second\": {:.0}, \"state_bytes\": {}, \"replays_per_second\": {:.0}, \
             \"instructions_per_decision\": {}, \"steps_per_second\": {:.0}, \
             \"instructions_per_step\": {}}},",
            row.name,
            row.speed.decisions_per_second,
            row.speed.shakmaty_moves_per_second,
            row.speed.decisions_per_shakmaty_move,
            row.speed.clones_per_second,
            row.speed.state_bytes,
            row.speed.replays_per_second,
            counted(row.instructions),
            row.steps_per_second,
            counted(row.instructions_per_step),
        );
    }
    println!(
        "  {{\"game\": \"{}\", \"decisions_per_second\": {:.0}, \"state_bytes\": {}, \
         \"instructions_per_decision\": {}}}\n]",
        chess::NAME,
        shakmaty_moves_per_second(rows),
        size_of::<shakmaty::Chess>(),
        counted(chess_instructions),
    );
}
