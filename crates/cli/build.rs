//! Puts the client for browsers into the program: all files of the folder that `FORMICARY_SITE` names,
//! as `cargo xtask web` writes it. Without that variable the program has no client inside.

use std::fmt::Write as _;
use std::path::{Path, PathBuf};

use sha2::{Digest, Sha256};

const SITE: &str = "FORMICARY_SITE";

fn main() {
    println!("cargo::rerun-if-changed=build.rs");
    println!("cargo::rerun-if-env-changed={SITE}");
    let mut list = String::from("&[\n");
    if let Some(site) = std::env::var_os(SITE).map(PathBuf::from) {
        println!("cargo::rerun-if-changed={}", site.display());
        let names = names_below(&site, "");
        assert!(!names.is_empty(), "{SITE}: nothing in {}", site.display());
        for name in names {
            list += &entry(&site, &name);
        }
    }
    list += "]\n";
    let out = PathBuf::from(std::env::var_os("OUT_DIR").expect("cargo sets OUT_DIR"));
    std::fs::write(out.join("site.rs"), list).expect("the list of files can be written");
}

/// The names of all files that have a compressed twin, sorted.
fn names_below(dir: &Path, prefix: &str) -> Vec<String> {
    let mut names = Vec::new();
    let entries = std::fs::read_dir(dir);
    let entries = entries.unwrap_or_else(|error| panic!("{SITE}: {}: {error}", dir.display()));
    for entry in entries.flatten() {
        let name = format!("{prefix}{}", entry.file_name().to_string_lossy());
        if entry.path().is_dir() {
            names.extend(names_below(&entry.path(), &format!("{name}/")));
        } else if let Some(name) = name.strip_suffix(".br") {
            names.push(name.to_owned());
        }
    }
    names.sort_unstable();
    names
}

/// One file, as an item of the list in `site.rs`.
fn entry(site: &Path, name: &str) -> String {
    let plain = std::fs::read(site.join(name));
    let plain = plain.unwrap_or_else(|error| panic!("{SITE}: {name}: {error}"));
    let mut hash = String::new();
    for byte in &Sha256::digest(plain)[..16] {
        let _ = write!(hash, "{byte:02x}");
    }
    let compressed = site.join(format!("{name}.br"));
    let kind = content_type(name);
    format!(
        "    Asset {{ path: {name:?}, content_type: {kind:?}, hash: {hash:?}, \
         bytes_br: include_bytes!({compressed:?}) }},\n"
    )
}

fn content_type(name: &str) -> &'static str {
    match Path::new(name).extension().and_then(|end| end.to_str()) {
        Some("html") => "text/html; charset=utf-8",
        Some("js") => "text/javascript; charset=utf-8",
        Some("css") => "text/css; charset=utf-8",
        Some("wasm") => "application/wasm",
        Some("svg") => "image/svg+xml",
        Some("png") => "image/png",
        Some("webmanifest") => "application/manifest+json",
        Some("json") => "application/json",
        Some("txt" | "md") => "text/plain; charset=utf-8",
        _ => "application/octet-stream",
    }
}
