//! The help in other languages than English. In English it stands beside the arguments in the code;
//! the others have a key for each command (`cli-command-NAME`) and each argument
//! (`cli-argument-COMMAND-NAME`, or `cli-argument-NAME` where it means the same everywhere).

use clap::builder::PossibleValue;
use clap::{Arg, Command};
use engine::Texts;
use table::{Locale, Words};

const TEXTS: Texts = Texts(languages::texts!("../locale/help.", ".ftl"));

/// The program with its help in this language.
pub(crate) fn translated(mut program: Command, locale: Locale) -> Command {
    if locale == Locale::default() {
        return program;
    }
    // Clap adds arguments of its own; they are there only after this.
    program.build();
    translate(program, &Words::new(locale, &[TEXTS]))
}

fn translate(command: Command, words: &Words) -> Command {
    let name = command.get_name().to_owned();
    let command = command
        .help_template(template(words))
        .subcommand_help_heading(words.get("cli-heading-commands"))
        .subcommand_value_name(words.get("cli-heading-command"))
        .mut_args(|arg| translate_argument(arg, &name, words))
        .mut_subcommands(|command| translate(command, words));
    let about = format!("cli-command-{name}");
    if words.has(&about) {
        command.about(words.get(&about))
    } else {
        command
    }
}

fn template(words: &Words) -> String {
    format!(
        "{{before-help}}{{about-with-newline}}\n{} {{usage}}\n\n{{all-args}}{{after-help}}",
        words.get("cli-heading-usage"),
    )
}

fn translate_argument(arg: Arg, command: &str, words: &Words) -> Arg {
    match key_of(&arg, command, words) {
        Some(key) => {
            let mut help = words.get(&key);
            if arg.get_action().takes_values() && !arg.get_default_values().is_empty() {
                let usual = arg.get_default_values().join(std::ffi::OsStr::new(","));
                let label = words.get("cli-heading-default");
                help += &format!(" [{label} {}]", usual.display());
            }
            let possible = arg.get_possible_values();
            if !possible.is_empty() {
                let names: Vec<_> = possible.iter().map(PossibleValue::get_name).collect();
                help += &format!(" [{}]", names.join(", "));
            }
            let heading = if arg.is_positional() {
                "cli-heading-arguments"
            } else {
                "cli-heading-options"
            };
            arg.hide_default_value(true)
                .hide_possible_values(true)
                .help_heading(words.get(heading))
                .help(help)
        }
        None => arg,
    }
}

fn key_of(arg: &Arg, command: &str, words: &Words) -> Option<String> {
    let id = arg.get_id().as_str().replace('_', "-");
    [
        format!("cli-argument-{command}-{id}"),
        format!("cli-argument-{id}"),
    ]
    .into_iter()
    .find(|key| words.has(key))
}

#[cfg(test)]
mod tests {
    use super::*;
    use clap::CommandFactory;

    #[test]
    fn the_help_is_complete_in_every_language() {
        let mut program = crate::Arguments::command();
        program.build();
        for locale in Locale::all().filter(|locale| *locale != Locale::default()) {
            let words = Words::new(locale, &[TEXTS]);
            let mut missing = Vec::new();
            look_for_gaps(&program, &words, &mut missing);
            assert!(missing.is_empty(), "{locale}: no help: {missing:?}");
        }
    }

    fn look_for_gaps(command: &Command, words: &Words, missing: &mut Vec<String>) {
        let name = command.get_name();
        if !words.has(&format!("cli-command-{name}")) {
            missing.push(format!("cli-command-{name}"));
        }
        let gaps = command
            .get_arguments()
            .filter(|arg| key_of(arg, name, words).is_none());
        missing.extend(gaps.map(|arg| format!("cli-argument-{name}-{}", arg.get_id())));
        for command in command.get_subcommands() {
            look_for_gaps(command, words, missing);
        }
    }
}
