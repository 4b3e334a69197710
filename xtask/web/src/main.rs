//! What `cargo xtask` leaves to a program of its own, because it needs large dependencies: putting the
//! files of the client together, and looking whether a file is the expected one.

mod bindings;
mod folder;
mod hash;
mod sizes;
mod split;

use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::str::FromStr;
use std::time::Instant;

use folder::Folder;

const USAGE: &str = "\
usage: xtask-web site PURPOSE MODULE FILES FOLDER   a site from a module and static files
       xtask-web genuine SHA256 FILE                whether a file has this hash

PURPOSE is release, development or trying.";

/// Why nothing came of it.
type Failure = String;

/// What the client is built for.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Purpose {
    /// Players: as small as can be.
    Release,
    /// Somebody who changes it: there soon, with names in stack traces.
    Development,
    /// Somebody who has just come and wants to play: there soon.
    Trying,
}

impl FromStr for Purpose {
    type Err = Failure;
    fn from_str(text: &str) -> Result<Self, Failure> {
        match text {
            "release" => Ok(Self::Release),
            "development" => Ok(Self::Development),
            "trying" => Ok(Self::Trying),
            _ => Err(format!("“{text}” is no purpose\n{USAGE}")),
        }
    }
}

fn main() -> ExitCode {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let args: Vec<&str> = args.iter().map(String::as_str).collect();
    let done = match args.as_slice() {
        ["site", purpose, module, files, folder] => purpose
            .parse()
            .and_then(|purpose| site(purpose, module.as_ref(), files.as_ref(), folder.as_ref())),
        ["genuine", sha256, file] => genuine(sha256, file.as_ref()),
        _ => Err(USAGE.to_owned()),
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(reason) => {
            eprintln!("{reason}");
            ExitCode::FAILURE
        }
    }
}

/// Writes the site. What has not changed is not written again.
fn site(purpose: Purpose, module: &Path, files: &Path, folder: &Path) -> Result<(), Failure> {
    let start = Instant::now();
    let static_files = files_below(files)?;
    let folder = Folder {
        path: folder.to_owned(),
        stamp: folder.with_extension("stamp"),
        purpose,
    };
    if folder.is_up_to_date(module, &static_files)? {
        println!("client unchanged");
    } else {
        let sizes = folder.write(module, &static_files)?;
        let seconds = start.elapsed().as_secs_f64();
        if purpose != Purpose::Trying {
            print!("{sizes}");
        }
        println!("client put together in {seconds:.1} s");
    }
    Ok(())
}

fn genuine(sha256: &str, file: &Path) -> Result<(), Failure> {
    let bytes = std::fs::read(file).map_err(|error| told(file, &error))?;
    if hash::of(&bytes) == sha256 {
        Ok(())
    } else {
        Err(format!("{} is not the expected file", file.display()))
    }
}

/// What went wrong with a file.
fn told(path: &Path, error: &std::io::Error) -> Failure {
    format!("{}: {error}", path.display())
}

/// A file and its name as a browser asks for it, relative to the site.
struct StaticFile {
    name: String,
    bytes: Vec<u8>,
}

/// All files below `dir`, in the order of their names.
fn files_below(dir: &Path) -> Result<Vec<StaticFile>, Failure> {
    let mut found = Vec::new();
    collect(dir, "", &mut found).map_err(|error| told(dir, &error))?;
    found.sort_by(|one, other| one.name.cmp(&other.name));
    Ok(found)
}

fn collect(dir: &Path, prefix: &str, found: &mut Vec<StaticFile>) -> std::io::Result<()> {
    for entry in std::fs::read_dir(dir)? {
        let entry = entry?;
        let path: PathBuf = entry.path();
        let name = format!("{prefix}{}", entry.file_name().to_string_lossy());
        if entry.file_type()?.is_dir() {
            collect(&path, &format!("{name}/"), found)?;
        } else {
            let bytes = std::fs::read(path)?;
            found.push(StaticFile { name, bytes });
        }
    }
    Ok(())
}
