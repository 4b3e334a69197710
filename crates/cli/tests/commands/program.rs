//! Running the program and looking at what it says.

use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use serde_json::Value;

/// What the program has said.
pub(crate) struct Said {
    pub(crate) code: Option<i32>,
    pub(crate) out: String,
    pub(crate) err: String,
}

/// The program, in English and without colours unless something else is asked for.
pub(crate) fn program(arguments: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_formicary"));
    command.args(arguments).stdin(Stdio::null());
    for name in [
        "LC_ALL",
        "LC_MESSAGES",
        "LANG",
        "NO_COLOR",
        "CLICOLOR_FORCE",
    ] {
        command.env_remove(name);
    }
    command
}

/// Runs the program.
pub(crate) fn run(arguments: &[&str]) -> Said {
    said(&mut program(arguments))
}

/// Runs a prepared program.
pub(crate) fn said(command: &mut Command) -> Said {
    let output = command.output().expect("the program starts");
    Said {
        code: output.status.code(),
        out: String::from_utf8(output.stdout).expect("text"),
        err: String::from_utf8(output.stderr).expect("text"),
    }
}

/// Runs the program with something on its standard input.
pub(crate) fn run_with_input(arguments: &[&str], input: &str) -> Said {
    let mut child = program(arguments)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the program starts");
    let mut stdin = child.stdin.take().expect("it is piped");
    stdin.write_all(input.as_bytes()).expect("it reads");
    drop(stdin);
    let output = child.wait_with_output().expect("it ends");
    Said {
        code: output.status.code(),
        out: String::from_utf8(output.stdout).expect("text"),
        err: String::from_utf8(output.stderr).expect("text"),
    }
}

impl Said {
    /// All went well, and nothing was said on standard error.
    #[track_caller]
    pub(crate) fn fine(self) -> String {
        assert_eq!(self.code, Some(0), "{}", self.err);
        assert_eq!(self.err, "");
        self.out
    }

    /// All went well, and the output is JSON.
    #[track_caller]
    pub(crate) fn json(self) -> Value {
        serde_json::from_str(&self.fine()).expect("JSON")
    }

    /// The program failed with this code, and its one line holds all of these.
    #[track_caller]
    pub(crate) fn fails(self, code: i32, parts: &[&str]) {
        assert_eq!(self.code, Some(code), "{}{}", self.out, self.err);
        assert_eq!(self.err.lines().count(), 1, "not one line: {}", self.err);
        assert!(self.err.starts_with("formicary: "), "{}", self.err);
        assert!(!self.err.contains("bug"), "{}", self.err);
        assert_eq!(self.out, "");
        for part in parts {
            assert!(self.err.contains(part), "no “{part}” in: {}", self.err);
        }
    }
}

/// A directory of one test, gone when the test is.
pub(crate) struct Scratch(PathBuf);

impl Scratch {
    pub(crate) fn new(name: &str) -> Self {
        let path = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
        let _ = fs::remove_dir_all(&path);
        fs::create_dir_all(&path).expect("a directory");
        Self(path)
    }

    /// The path of something in the directory.
    pub(crate) fn path(&self, name: &str) -> String {
        self.0.join(name).to_str().expect("text").to_owned()
    }

    /// Writes a file and returns its path.
    pub(crate) fn file(&self, name: &str, bytes: impl AsRef<[u8]>) -> String {
        let path = self.path(name);
        fs::write(&path, bytes).expect("a file");
        path
    }
}

impl Drop for Scratch {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}

/// A finished game of Ants between random bots.
pub(crate) fn finished_game(scratch: &Scratch) -> String {
    let records = scratch.path("finished");
    let arguments = ["--seats", "random", "--games", "1", "--seed", "7"];
    let all = [&["simulate", "ants", "--records", &records], &arguments[..]].concat();
    run(&all).fine();
    fs::read_to_string(Path::new(&records).join("ants-0001.txt")).expect("the record")
}
