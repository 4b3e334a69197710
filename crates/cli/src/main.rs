//! The `formicary` program.

use std::process::ExitCode;

fn main() -> ExitCode {
    formicary::main()
}
