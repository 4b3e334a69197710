//! `formicary completions`: what shells need to complete command lines.

use clap::builder::PossibleValuesParser;
use clap_complete::Shell;

use crate::printing::print;

/// Which shell.
#[derive(clap::Args)]
pub(crate) struct Completions {
    /// The shell; for bash: source <(formicary completions bash)
    shell: Shell,
}

pub(crate) fn run(completions: &Completions, program: clap::Command) -> anyhow::Result<()> {
    let ids: Vec<_> = table::games()
        .iter()
        .map(|rules| rules.profile().id)
        .collect();
    let mut program = program.mut_subcommands(|command| {
        if command.get_arguments().any(|arg| arg.get_id() == "game") {
            let games = PossibleValuesParser::new(ids.clone());
            command.mut_arg("game", |arg| arg.value_parser(games))
        } else {
            command
        }
    });
    let mut script = Vec::new();
    clap_complete::generate(completions.shell, &mut program, "formicary", &mut script);
    print(&String::from_utf8(script)?)
}
