//! `formicary completions`, the help and the version.

use crate::program::run;

#[test]
fn shells_get_their_completions() {
    for shell in ["bash", "zsh", "fish", "powershell", "elvish"] {
        let script = run(&["completions", shell]).fine();
        for part in ["simulate", "fixed-seats", "ants"] {
            assert!(script.contains(part), "{shell}: no “{part}”");
        }
    }
}

#[test]
fn every_command_has_help() {
    let help = run(&["--help"]).fine();
    for command in [
        "play",
        "games",
        "simulate",
        "replay",
        "verify",
        "perft",
        "completions",
    ] {
        assert!(help.contains(command));
        assert!(run(&[command, "--help"]).fine().contains("--lang"));
    }
    assert!(run(&["--version"]).fine().starts_with("formicary "));
}

#[test]
fn no_command_is_wrong_usage() {
    let said = run(&[]);
    assert_eq!(said.code, Some(2));
    assert!(said.err.contains("simulate"));
}
