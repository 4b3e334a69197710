//! What stays in this browser after the page is closed.

use leptos::prelude::window;

/// A place that keeps texts by name.
pub(crate) trait Shelf {
    /// The text of this name.
    fn get(&self, name: &str) -> Option<String>;
    /// Keeps a text; says whether there was room.
    fn set(&self, name: &str, text: &str) -> bool;
    /// Throws a text away.
    fn remove(&self, name: &str);
    /// All names.
    fn names(&self) -> Vec<String>;
}

/// The browser's own shelf. Private windows may not have one: then nothing is kept.
pub(crate) struct LocalStorage;

fn storage() -> Option<web_sys::Storage> {
    window().local_storage().ok().flatten()
}

impl Shelf for LocalStorage {
    fn get(&self, name: &str) -> Option<String> {
        storage()?.get_item(name).ok().flatten()
    }

    fn set(&self, name: &str, text: &str) -> bool {
        storage().is_some_and(|storage| storage.set_item(name, text).is_ok())
    }

    fn remove(&self, name: &str) {
        if let Some(storage) = storage() {
            let _ = storage.remove_item(name);
        }
    }

    fn names(&self) -> Vec<String> {
        let Some(storage) = storage() else {
            return Vec::new();
        };
        let count = storage.length().unwrap_or(0);
        (0..count)
            .filter_map(|index| storage.key(index).ok().flatten())
            .collect()
    }
}
