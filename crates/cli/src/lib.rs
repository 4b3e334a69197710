//! The `formicary` program as a library, so that other programs can bring games of their own to it (see
//! `examples/`); one file per command.
//!
//! Exit codes: 0 fine, 1 something given was wrong or failed, 2 wrong usage. Whatever goes wrong is
//! told in one line on standard error.

mod admin;
mod boards;
mod chosen;
mod completions;
mod data_folder;
mod database;
mod export_site;
mod figures;
mod games;
mod help;
mod migrate;
mod overview;
mod perft;
mod play;
mod printing;
mod record_file;
mod replay;
mod seeds;
mod serve;
mod simulate;
mod site;
mod text_file;
mod truth;
mod usage;
mod verify;
mod wording;

use std::process::ExitCode;

use clap::builder::{PossibleValuesParser, TypedValueParser};
use clap::{CommandFactory, FromArgMatches, Parser};
use table::Locale;

/// One table for four ant-colony board games
#[derive(Parser)]
#[command(name = "formicary", version)]
struct Arguments {
    /// Language; otherwise that of LC_ALL, LC_MESSAGES or LANG
    #[arg(long, value_name = "LANG", global = true, value_parser = languages())]
    lang: Option<Locale>,
    #[command(subcommand)]
    command: Command,
}

/// Reads the code of a language, and tells which there are.
fn languages() -> impl TypedValueParser<Value = Locale> {
    PossibleValuesParser::new(Locale::all().map(Locale::code))
        .map(|code| Locale::for_environment(&code))
}

#[derive(clap::Subcommand)]
enum Command {
    /// Play in the terminal, against bots or each other
    Play(play::Play),
    /// List the games with their variants and options
    Games(games::Games),
    /// Let bots play many games and sum up the results
    Simulate(simulate::Simulate),
    /// Tell a recorded game in words
    Replay(replay::Replay),
    /// Prove that a recorded game keeps the rules and that its chance was fair
    Verify(verify::Verify),
    /// Print hashes of all there is to see in a recorded game, to hold programs against each other
    Truth(truth::Game),
    /// Count the sequences of decisions from the start of a game
    Perft(perft::Perft),
    /// Write the table for browsers as files for any web space; it plays without a server
    ExportSite(export_site::ExportSite),
    /// Open the online table, for browsers and scripts
    Serve(serve::Serve),
    /// Copy the database of a server, which may be running meanwhile
    Backup(database::Backup),
    /// Put a copy back in its place
    Restore(database::Restore),
    /// Move everything from a file into a PostgreSQL database, or back
    Migrate(migrate::Migrate),
    /// Look whether a database is whole and every game in it can be replayed
    Check(database::Check),
    /// Look after the people of an online table: reports, bans, administrators
    Admin(admin::Admin),
    /// Print what a shell needs to complete command lines
    Completions(completions::Completions),
}

/// Does what the command line says.
#[must_use]
pub fn main() -> ExitCode {
    tell_bugs_in_one_line();
    let locale = wording::locale_asked_for();
    let mut program = help::translated(Arguments::command(), locale);
    let read = program.try_get_matches_from_mut(std::env::args_os());
    let arguments = match read.and_then(|read| Arguments::from_arg_matches(&read)) {
        Ok(arguments) => arguments,
        Err(error) => return usage::answer(&error, &wording::words(locale)),
    };
    match run(&arguments, locale) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) if printing::nobody_reads(&error) => ExitCode::SUCCESS,
        Err(error) => {
            complain(&format!("{error:#}"));
            ExitCode::FAILURE
        }
    }
}

fn run(arguments: &Arguments, locale: Locale) -> anyhow::Result<()> {
    let locale = arguments.lang.unwrap_or(locale);
    match &arguments.command {
        Command::Play(play) => play::run(play, locale),
        Command::Games(games) => games::run(games, locale),
        Command::Simulate(simulate) => simulate::run(simulate, locale),
        Command::Replay(replay) => replay::run(replay, locale),
        Command::Verify(verify) => verify::run(verify, locale),
        Command::Truth(game) => truth::run(game, locale),
        Command::Perft(perft) => perft::run(perft, locale),
        Command::ExportSite(export) => export_site::run(export, locale),
        Command::Serve(serve) => serve::run(serve, locale),
        Command::Backup(backup) => database::back_up(backup, locale),
        Command::Restore(restore) => database::restore(restore, locale),
        Command::Migrate(migrate) => migrate::run(migrate, locale),
        Command::Check(check) => database::check(check, locale),
        Command::Admin(admin) => admin::run(admin, locale),
        Command::Completions(completions) => {
            completions::run(completions, help::translated(Arguments::command(), locale))
        }
    }
}

/// One line on standard error, whatever is in the text.
fn complain(text: &str) {
    /// Longer lines lose their middle.
    const LONGEST: usize = 600;
    let mut line: Vec<char> = Vec::new();
    for letter in text.chars() {
        if letter.is_control() {
            line.extend(letter.escape_default());
        } else {
            line.push(letter);
        }
    }
    if line.len() > LONGEST {
        line.splice(LONGEST / 2..line.len() - LONGEST / 2, " … ".chars());
    }
    let line: String = line.into_iter().collect();
    let name = printing::styled(printing::BAD, "formicary:");
    anstream::eprintln!("{name} {line}");
}

/// A panic is a bug in this program. People get one line that they can report.
fn tell_bugs_in_one_line() {
    std::panic::set_hook(Box::new(|bug| {
        let place = bug.location().map(ToString::to_string).unwrap_or_default();
        let payload = bug.payload();
        let what = match (
            payload.downcast_ref::<&str>(),
            payload.downcast_ref::<String>(),
        ) {
            (Some(text), _) => text,
            (_, Some(text)) => text.as_str(),
            _ => "no reason given",
        };
        complain(&format!(
            "this is a bug in formicary, please report it: {place}: {what}"
        ));
        std::process::exit(1);
    }));
}
