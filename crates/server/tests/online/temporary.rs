//! Files that are gone after a test.

use std::path::{Path, PathBuf};

/// A file that is gone after the test.
pub(crate) struct TemporaryFile(PathBuf);

impl TemporaryFile {
    pub(crate) fn new(name: &str) -> Self {
        let unique = format!("formicary-{}-{name}", std::process::id());
        Self(std::env::temp_dir().join(unique).join("table.sqlite"))
    }

    pub(crate) fn path(&self) -> &Path {
        &self.0
    }
}

impl Drop for TemporaryFile {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(self.0.parent().unwrap());
    }
}
