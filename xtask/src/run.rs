//! Running other programs.

use std::path::{Path, PathBuf};
use std::process::{Command, Output};

/// Why an errand came to nothing.
pub(crate) struct Failure {
    /// What to say; nothing if the program that failed has said it.
    pub(crate) reason: Option<String>,
    /// The exit code to end with.
    pub(crate) code: u8,
}

impl From<String> for Failure {
    fn from(reason: String) -> Self {
        Self {
            reason: Some(reason),
            code: 1,
        }
    }
}

/// Cargo, at the root of the workspace.
pub(crate) fn cargo(args: &[&str]) -> Command {
    let cargo = std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into());
    let mut command = Command::new(cargo);
    command.args(args).current_dir(root());
    command
}

/// Runs a program with our own input and output, and ends as it ends.
pub(crate) fn run(command: &mut Command) -> Result<(), Failure> {
    let status = command
        .status()
        .map_err(|error| could_not_start(command, &error))?;
    if status.success() {
        return Ok(());
    }
    Err(Failure {
        reason: None,
        code: status
            .code()
            .and_then(|code| u8::try_from(code).ok())
            .unwrap_or(1),
    })
}

/// Runs a program and keeps what it prints on standard output.
pub(crate) fn output(command: &mut Command) -> Result<String, Failure> {
    let Output { status, stdout, .. } = command
        .stderr(std::process::Stdio::inherit())
        .output()
        .map_err(|error| could_not_start(command, &error))?;
    if !status.success() {
        return Err(format!("{} failed: {status}", name(command)).into());
    }
    String::from_utf8(stdout).map_err(|_| format!("{} printed no text", name(command)).into())
}

/// Where this build puts its programs: `debug/xtask` lies there as well.
pub(crate) fn target_dir() -> Result<PathBuf, Failure> {
    let program = std::env::current_exe().map_err(|error| error.to_string())?;
    match program.ancestors().nth(2) {
        Some(dir) => Ok(dir.to_owned()),
        None => Err(format!("{} lies in no target directory", program.display()).into()),
    }
}

/// A program that can be started by its name alone.
pub(crate) fn on_path(name: &str) -> Option<PathBuf> {
    let path = std::env::var_os("PATH")?;
    std::env::split_paths(&path)
        .map(|dir| dir.join(name))
        .find(|program| program.is_file())
}

/// The root of the workspace.
pub(crate) fn root() -> &'static Path {
    let xtask = Path::new(env!("CARGO_MANIFEST_DIR"));
    xtask.parent().unwrap_or(xtask)
}

fn name(command: &Command) -> String {
    command.get_program().to_string_lossy().into_owned()
}

fn could_not_start(command: &Command, error: &std::io::Error) -> Failure {
    format!("{} could not be started: {error}", name(command)).into()
}
