//! Where the user's own data lies: saved games, the table of `formicary serve`.

use std::path::PathBuf;

/// The program's folder among the user's own data.
pub(crate) fn data_folder() -> PathBuf {
    let set = |name| std::env::var_os(name).filter(|value| !value.is_empty());
    let data = set("XDG_DATA_HOME")
        .or_else(|| set("LOCALAPPDATA"))
        .map(PathBuf::from)
        .or_else(|| set("HOME").map(|home| PathBuf::from(home).join(".local/share")));
    data.unwrap_or_else(std::env::temp_dir).join("formicary")
}
