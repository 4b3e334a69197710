//! The client for browsers, which lies inside this program; `build.rs` puts it there.

use std::io::Read;

use server::{Asset, Assets};

/// All files of the client; none if the program was built without it.
pub(crate) const FILES: &[Asset] = include!(concat!(env!("OUT_DIR"), "/site.rs"));

/// The client as a server hands it out.
pub(crate) fn assets() -> Assets {
    Assets::of(FILES)
}

/// What is in a file.
pub(crate) fn plain(file: &Asset) -> std::io::Result<Vec<u8>> {
    let mut plain = Vec::new();
    brotli::Decompressor::new(file.bytes_br, 1 << 16).read_to_end(&mut plain)?;
    Ok(plain)
}
