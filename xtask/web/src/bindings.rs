//! The JavaScript around the WebAssembly: `web.js` and `web_bg.wasm`.

use std::path::Path;

use wasm_bindgen_cli_support::Bindgen;

use crate::{Failure, Purpose};

/// Writes both files into `dir`.
pub(crate) fn bind(shell: Vec<u8>, dir: &Path, purpose: Purpose) -> Result<(), Failure> {
    let keep_names = purpose == Purpose::Development;
    let mut bindgen = Bindgen::new();
    bindgen
        .input_bytes("web", shell)
        .out_name("web")
        .typescript(false)
        .omit_default_module_path(false)
        // Parts need what the linker has exported, under the names it has.
        .keep_lld_exports(true)
        .demangle(false)
        .debug(keep_names)
        .remove_name_section(!keep_names)
        .remove_producers_section(true);
    bindgen
        .web(true)
        .and_then(|bindgen| bindgen.generate(dir))
        .map_err(|error| format!("wasm-bindgen: {error:#}"))
}
