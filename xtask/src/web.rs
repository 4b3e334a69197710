//! `cargo xtask web`: the browser client as a folder of files that any web server can hand out.
//!
//! Rust becomes WebAssembly ([`compiler`]), gets its JavaScript from wasm-bindgen ([`bindings`]) and
//! joins the files of `crates/web/site` ([`folder`]).

mod bindings;
mod compiler;
mod folder;

use std::path::{Path, PathBuf};
use std::time::Instant;

use crate::run::{Failure, root, target_dir};
use folder::Folder;

/// What the client is built for.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Purpose {
    /// Players: as small as can be.
    Release,
    /// Somebody who changes it: there soon, with names in stack traces.
    Development,
}

/// Builds the client and says where it lies. What has not changed is not built again.
pub(crate) fn web(purpose: Purpose) -> Result<PathBuf, Failure> {
    let start = Instant::now();
    let target = target_dir()?;
    let module = compiler::compile(purpose, &target)?;
    let static_files = files_below(&root().join("crates/web/site"))?;
    let folder = Folder {
        path: target.join("site"),
        stamp: target.join("site.stamp"),
        purpose,
    };
    let seconds = |start: Instant| start.elapsed().as_secs_f64();
    if folder.is_up_to_date(&module, &static_files)? {
        println!("client unchanged ({:.1} s)", seconds(start));
    } else {
        let sizes = folder.write(&module, &static_files)?;
        println!("{sizes}client built in {:.1} s", seconds(start));
    }
    println!("client: {}", folder.path.display());
    Ok(folder.path)
}

/// A file and its name as a browser asks for it, relative to the site.
struct StaticFile {
    name: String,
    bytes: Vec<u8>,
}

/// All files below `dir`, in the order of their names.
fn files_below(dir: &Path) -> Result<Vec<StaticFile>, Failure> {
    let mut found = Vec::new();
    collect(dir, "", &mut found).map_err(|error| format!("{}: {error}", dir.display()))?;
    found.sort_by(|one, other| one.name.cmp(&other.name));
    Ok(found)
}

fn collect(dir: &Path, prefix: &str, found: &mut Vec<StaticFile>) -> std::io::Result<()> {
    for entry in std::fs::read_dir(dir)? {
        let entry = entry?;
        let name = format!("{prefix}{}", entry.file_name().to_string_lossy());
        if entry.file_type()?.is_dir() {
            collect(&entry.path(), &format!("{name}/"), found)?;
        } else {
            let bytes = std::fs::read(entry.path())?;
            found.push(StaticFile { name, bytes });
        }
    }
    Ok(())
}
