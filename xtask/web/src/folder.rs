//! The finished site: static files, bindings, each also compressed.

use std::path::{Path, PathBuf};

use brotli::enc::BrotliEncoderParams;
use brotli::enc::backward_references::BrotliEncoderMode;

use crate::sizes::{Sizes, is_first};
use crate::split::split;
use crate::{Failure, Purpose, StaticFile, bindings, files_below, hash, told};

/// In the service worker: here goes the list of the files that every page needs.
const FIRST: &str = "/*FIRST*/[]";
/// In the service worker: here goes the list of all other files.
const LATER: &str = "/*LATER*/[]";
/// In the service worker: here goes what changes with any file.
const VERSION: &str = "/*VERSION*/\"\"";

/// Where the site goes.
pub(crate) struct Folder {
    pub(crate) path: PathBuf,
    /// Says what the folder was made from.
    pub(crate) stamp: PathBuf,
    pub(crate) purpose: Purpose,
}

impl Folder {
    pub(crate) fn is_up_to_date(
        &self,
        module: &Path,
        static_files: &[StaticFile],
    ) -> Result<bool, Failure> {
        let found = std::fs::read_to_string(&self.stamp).unwrap_or_default();
        Ok(self.path.is_dir() && found == self.origin(module, static_files)?)
    }

    /// Writes everything anew. Gives the sizes as a table.
    pub(crate) fn write(
        &self,
        module: &Path,
        static_files: &[StaticFile],
    ) -> Result<String, Failure> {
        // Without its stamp a folder that is only half written is written again.
        remove(&self.stamp, |path| std::fs::remove_file(path))?;
        remove(&self.path, |path| std::fs::remove_dir_all(path))?;
        std::fs::create_dir_all(&self.path).map_err(|error| told(&self.path, &error))?;
        let split = split(module, &self.path, self.purpose)?;
        bindings::bind(split.shell, &self.path, self.purpose)?;
        for file in static_files {
            if file.name.ends_with(".css") {
                let style = bare(&String::from_utf8_lossy(&file.bytes));
                self.put(&file.name, style.as_bytes())?;
            } else {
                self.put(&file.name, &file.bytes)?;
            }
        }
        let mut files = files_below(&self.path)?;
        self.fill_service_worker(&mut files)?;

        let mut sizes = Sizes::default();
        for file in &files {
            let compressed = compress(&file.bytes, self.purpose)?;
            self.put(&format!("{}.br", file.name), &compressed)?;
            sizes.add(&file.name, file.bytes.len(), compressed.len());
        }
        let table = sizes.table(&split.parts);
        if self.purpose == Purpose::Release {
            let heavy = |reason| format!("{table}{reason}");
            sizes.check(&split.parts).map_err(heavy)?;
        }
        let origin = self.origin(module, static_files)?;
        std::fs::write(&self.stamp, origin).map_err(|error| told(&self.stamp, &error))?;
        Ok(table)
    }

    fn put(&self, name: &str, bytes: &[u8]) -> Result<(), Failure> {
        let path = self.path.join(name);
        let dir = path.parent().unwrap_or(&self.path);
        std::fs::create_dir_all(dir)
            .and_then(|()| std::fs::write(&path, bytes))
            .map_err(|error| told(&path, &error))
    }

    /// Tells the service worker what to keep for offline play.
    fn fill_service_worker(&self, files: &mut [StaticFile]) -> Result<(), Failure> {
        let version = hash::of_files(
            files
                .iter()
                .map(|file| (file.name.as_str(), &file.bytes[..])),
        );
        let names: Vec<&str> = files.iter().map(|file| file.name.as_str()).collect();
        let Some(worker) = files.iter().position(|file| is_service_worker(&file.bytes)) else {
            return Err(format!(
                "no file of crates/web/site has a place for {FIRST}"
            ));
        };
        let list = |first: bool| {
            let kept = names.iter().filter(|name| **name != names[worker]);
            let kept = kept.filter(|name| is_first(name) == first);
            let kept: Vec<String> = kept.map(|name| format!("{name:?}")).collect();
            format!("[{}]", kept.join(","))
        };
        let (first, later) = (list(true), list(false));
        let worker = &mut files[worker];
        worker.bytes = String::from_utf8_lossy(&worker.bytes)
            .replace(FIRST, &first)
            .replace(LATER, &later)
            .replace(VERSION, &format!("{:?}", &version[..16]))
            .into_bytes();
        self.put(&worker.name, &worker.bytes)
    }

    /// What the folder is made from, and by which build of this program.
    fn origin(&self, module: &Path, static_files: &[StaticFile]) -> Result<String, Failure> {
        let module = std::fs::read(module).map_err(|error| told(module, &error))?;
        let ourselves = std::env::current_exe()
            .and_then(|program| program.metadata())
            .and_then(|program| program.modified())
            .map_err(|error| error.to_string())?;
        let purpose = match self.purpose {
            Purpose::Release => "release",
            Purpose::Development => "development",
            Purpose::Trying => "trying",
        };
        let files = static_files
            .iter()
            .map(|file| (file.name.as_str(), &file.bytes[..]));
        let files = hash::of_files(files.chain([("", &module[..])]));
        Ok(format!("{purpose} {ourselves:?} {files}\n"))
    }
}

/// A style sheet without what only people read.
fn bare(style: &str) -> String {
    let mut rest = style;
    let mut kept = String::new();
    while let Some((before, comment)) = rest.split_once("/*") {
        kept.push_str(before);
        rest = comment.split_once("*/").map_or("", |(_, after)| after);
    }
    kept.push_str(rest);
    let mut bare = String::new();
    for line in kept.lines().map(str::trim).filter(|line| !line.is_empty()) {
        bare.push_str(line);
        if !line.ends_with(['{', '}', ';', ',']) {
            bare.push(' ');
        }
    }
    bare
}

fn is_service_worker(bytes: &[u8]) -> bool {
    let find = |text: &str| {
        bytes
            .windows(text.len())
            .any(|part| part == text.as_bytes())
    };
    find(FIRST) && find(LATER) && find(VERSION)
}

fn compress(bytes: &[u8], purpose: Purpose) -> Result<Vec<u8>, Failure> {
    let quality = match purpose {
        Purpose::Release => 11,
        Purpose::Development => 4,
        // It goes no further than this machine.
        Purpose::Trying => 0,
    };
    let usual = BrotliEncoderParams {
        quality,
        lgwin: 24,
        size_hint: bytes.len(),
        ..BrotliEncoderParams::default()
    };
    let compressed = compress_as(bytes, &usual)?;
    if purpose != Purpose::Release {
        return Ok(compressed);
    }
    // Programs become smaller if they are taken for fonts, words do not.
    let as_font = BrotliEncoderParams {
        mode: BrotliEncoderMode::BROTLI_MODE_FONT,
        ..usual
    };
    let as_font = compress_as(bytes, &as_font)?;
    Ok(if as_font.len() < compressed.len() {
        as_font
    } else {
        compressed
    })
}

fn compress_as(bytes: &[u8], parameters: &BrotliEncoderParams) -> Result<Vec<u8>, Failure> {
    let mut compressed = Vec::new();
    brotli::BrotliCompress(&mut &*bytes, &mut compressed, parameters)
        .map_err(|error| format!("brotli: {error}"))?;
    Ok(compressed)
}

/// Removes what may not be there.
fn remove(path: &Path, how: impl Fn(&Path) -> std::io::Result<()>) -> Result<(), Failure> {
    match how(path) {
        Err(error) if error.kind() != std::io::ErrorKind::NotFound => Err(told(path, &error)),
        _ => Ok(()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn styles_are_served_without_comments_and_indents() {
        let style = "/* Colours. */\n.a {\n  color: red; /* for now */\n\n  top: 0;\n}\n/* end";
        assert_eq!(bare(style), ".a {color: red;top: 0;}");
    }

    #[test]
    fn what_is_compressed_comes_back() {
        let text = b"ants ants ants ants".repeat(50);
        for purpose in [Purpose::Release, Purpose::Development, Purpose::Trying] {
            let compressed = compress(&text, purpose).ok().unwrap_or_default();
            let mut back = Vec::new();
            brotli::BrotliDecompress(&mut &compressed[..], &mut back).unwrap_or_default();
            assert!(compressed.len() < text.len());
            assert_eq!(back, text);
        }
    }

    #[test]
    fn the_service_worker_is_known_by_all_its_places() {
        assert!(is_service_worker(
            b"const files = [/*FIRST*/[], /*LATER*/[]], version = /*VERSION*/\"\";"
        ));
        assert!(!is_service_worker(b"const files = /*FIRST*/[];"));
    }
}
