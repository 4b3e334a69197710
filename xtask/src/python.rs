//! `cargo xtask python`: the package for Python, built, checked and tested in an environment of its own.
//!
//! What its tests need comes from the usual registry, in the exact versions of `python/requirements*.txt`.

use std::path::{Path, PathBuf};
use std::process::Command;

use crate::debian;
use crate::program;
use crate::run::{Failure, on_path, output, root, run, target_dir};

const NO_PYTHON: &str = "\
The tests of the package for Python need Python 3.11 or newer with venv and pip. Please install it:
    apt-get install python3 python3-venv    (Debian, as root)";

/// What is done with the package beside building it.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Purpose {
    /// Types are checked and all quick tests run.
    Test,
    /// Long tests run, too: every setup in OpenSpiel.
    Long,
    /// The example that learns, which needs PyTorch: some gigabytes.
    Learn,
    /// Speed, beside that of other libraries.
    Bench,
    /// The wheel alone, as it is released.
    Wheel,
}

impl Purpose {
    /// The list of what is installed, and the environment it is installed into.
    const fn needs(self) -> (&'static str, &'static str) {
        match self {
            Self::Test | Self::Long | Self::Wheel => ("requirements.txt", "python-venv"),
            Self::Learn => ("requirements-learn.txt", "python-learn-venv"),
            Self::Bench => ("requirements-bench.txt", "python-bench-venv"),
        }
    }

    /// How the wheel is compiled: what is only tried out is there sooner.
    const fn profile(self) -> &'static str {
        match self {
            Self::Test | Self::Long => "trying",
            Self::Learn | Self::Bench | Self::Wheel => "release",
        }
    }
}

pub(crate) fn python(purpose: Purpose) -> Result<(), Failure> {
    let tools = Environment::prepare(Purpose::Test)?;
    let wheel = tools.build(purpose.profile())?;
    println!("wheel: {}", wheel.display());
    let folder = root().join("python");
    match purpose {
        Purpose::Wheel => Ok(()),
        Purpose::Test | Purpose::Long => {
            start_in_an_empty_environment(&wheel)?;
            tools.install(&wheel)?;
            run(tools.command("mypy").current_dir(&folder))?;
            // Whether what the stubs say of the compiled module is there.
            run(tools
                .command("stubtest")
                .args(["--mypy-config-file", "pyproject.toml", "formicary._native"])
                .current_dir(&folder))?;
            let program = program::build_to_talk_to()?;
            let mut tests = tools.command("python");
            tests
                .args(["-m", "pytest", "--quiet", "-p", "no:cacheprovider"])
                // Not beside the package: its sources, which have no compiled module, would be found first.
                .current_dir(folder.join("tests"))
                .env("PYTHONPYCACHEPREFIX", target_dir()?.join("python-bytecode"))
                .env("FORMICARY_PROGRAM", program);
            if purpose == Purpose::Long {
                tests.env("FORMICARY_LONG", "1");
            }
            run(&mut tests)
        }
        Purpose::Learn => purposely(purpose, &wheel, "examples/learn_myrmes.py"),
        Purpose::Bench => purposely(purpose, &wheel, "benchmarks/steps.py"),
    }
}

/// Does what the README begins with: installs the wheel with what it needs where nothing else is, and runs the first
/// program.
fn start_in_an_empty_environment(wheel: &Path) -> Result<(), Failure> {
    let empty = Environment {
        folder: target_dir()?.join("python-empty-venv"),
    };
    let _ = std::fs::remove_dir_all(&empty.folder);
    make(&empty.folder)?;
    run(empty
        .command("pip")
        .args([
            "install",
            "--quiet",
            "--disable-pip-version-check",
            "--no-compile",
        ])
        .arg(wheel))?;
    let mut start = empty.command("python");
    start
        .args(["-c", "import readme; exec(readme.blocks()[0])"])
        .current_dir(root().join("python/tests"))
        .env("PYTHONPYCACHEPREFIX", target_dir()?.join("python-bytecode"));
    run(&mut start)
}

/// Runs a program of the package in an environment that has what it needs.
fn purposely(purpose: Purpose, wheel: &Path, program: &str) -> Result<(), Failure> {
    let own = Environment::prepare(purpose)?;
    own.install(wheel)?;
    run(own
        .command("python")
        .arg(program)
        .current_dir(root().join("python")))
}

/// A virtual environment in the target folder.
struct Environment {
    folder: PathBuf,
}

impl Environment {
    /// Makes it if it is missing, and installs what is listed if that has changed.
    fn prepare(purpose: Purpose) -> Result<Self, Failure> {
        let (list, name) = purpose.needs();
        let list = root().join("python").join(list);
        let environment = Self {
            folder: target_dir()?.join(name),
        };
        let wanted = read(&list)?;
        let mark = environment.folder.join("installed.txt");
        if read(&mark).is_ok_and(|installed| installed == wanted) {
            return Ok(environment);
        }
        if !environment.program("pip").is_file() {
            make(&environment.folder)?;
        }
        println!("installing what {} lists", list.display());
        run(environment
            .command("pip")
            // What is used is compiled when it is, which is little of it all.
            .args([
                "install",
                "--quiet",
                "--disable-pip-version-check",
                "--no-compile",
                "-r",
            ])
            .arg(&list))?;
        std::fs::write(&mark, wanted)
            .map_err(|error| Failure::from(format!("{}: {error}", mark.display())))?;
        Ok(environment)
    }

    fn program(&self, name: &str) -> PathBuf {
        let folder = if cfg!(windows) { "Scripts" } else { "bin" };
        let file = format!("{name}{}", std::env::consts::EXE_SUFFIX);
        self.folder.join(folder).join(file)
    }

    fn command(&self, name: &str) -> Command {
        Command::new(self.program(name))
    }

    /// Builds the wheel and says where it lies.
    fn build(&self, profile: &str) -> Result<PathBuf, Failure> {
        let wheels = target_dir()?.join("wheels").join(profile);
        // Wheels of other versions would be installed in its place.
        let _ = std::fs::remove_dir_all(&wheels);
        run(self
            .command("maturin")
            .args([
                "build",
                "--quiet",
                "--locked",
                "--profile",
                profile,
                "--out",
            ])
            .arg(&wheels)
            .arg("--interpreter")
            .arg(self.program("python"))
            .current_dir(root().join("python"))
            .env("CARGO_TARGET_DIR", target_dir()?))?;
        let files = std::fs::read_dir(&wheels).map_err(|error| error.to_string())?;
        let wheel = files.flatten().map(|file| file.path()).next();
        wheel.ok_or_else(|| "maturin has built no wheel".to_owned().into())
    }

    fn install(&self, wheel: &Path) -> Result<(), Failure> {
        run(self
            .command("pip")
            .args(["install", "--quiet", "--disable-pip-version-check"])
            .args(["--no-deps", "--force-reinstall"])
            .arg(wheel))
    }
}

/// Makes an environment with the Python that is there, or that can be installed.
fn make(folder: &Path) -> Result<(), Failure> {
    let usable = || {
        on_path("python3").filter(|python| {
            let check = "import ensurepip, sys, venv; print(sys.version_info >= (3, 11))";
            output(Command::new(python).args(["-c", check]))
                .is_ok_and(|answer| answer.trim() == "True")
        })
    };
    let mut python = usable();
    if python.is_none() && debian::install(&["python3", "python3-venv"])? {
        python = usable();
    }
    let Some(python) = python else {
        return Err(NO_PYTHON.to_owned().into());
    };
    run(Command::new(python).args(["-m", "venv"]).arg(folder))
}

fn read(file: &Path) -> Result<String, Failure> {
    std::fs::read_to_string(file).map_err(|error| format!("{}: {error}", file.display()).into())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn everything_is_installed_in_an_exact_version() {
        for purpose in [Purpose::Test, Purpose::Learn, Purpose::Bench] {
            let (list, _) = purpose.needs();
            let list = read(&root().join("python").join(list)).ok();
            let list = list.unwrap_or_default();
            let named: Vec<&str> = list
                .lines()
                .filter(|line| !line.is_empty() && !line.starts_with('#'))
                .collect();
            assert!(!named.is_empty());
            for line in named {
                assert!(line.contains("=="), "{line}");
            }
        }
    }
}
