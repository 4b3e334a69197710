//! The `formicary` program; one file per command.

mod chosen;
mod play;
mod wording;

use std::process::ExitCode;

use clap::Parser;
use table::Locale;

/// One table for four ant-colony board games
#[derive(Parser)]
#[command(name = "formicary", version, propagate_version = true)]
struct Arguments {
    /// Language, en or fr; otherwise that of LC_ALL, LC_MESSAGES or LANG
    #[arg(long, value_name = "LANG", global = true)]
    lang: Option<Locale>,
    #[command(subcommand)]
    command: Command,
}

#[derive(clap::Subcommand)]
enum Command {
    /// Play in the terminal, against bots or each other
    Play(play::Play),
}

fn main() -> ExitCode {
    let arguments = Arguments::parse();
    let locale = arguments.lang.unwrap_or_else(wording::locale_of_environment);
    let done = match &arguments.command {
        Command::Play(play) => play::run(play, locale),
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            anstream::eprintln!("formicary: {error:#}");
            ExitCode::FAILURE
        }
    }
}
