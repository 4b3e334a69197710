//! What all boards share: what they know of the table and how they answer, the layout, plates,
//! buttons, the spots of a picture, keys, dragging and the lens. A game's folder has only what that
//! game has.

pub(super) mod arrows;
pub(super) mod art;
pub(super) mod buttons;
pub(super) mod drag;
pub(super) mod focus;
pub(super) mod keys;
pub(super) mod layout;
pub(super) mod lens;
pub(super) mod markup;
pub(super) mod picture;
pub(super) mod plates;
pub(super) mod reach;
pub(super) mod scene;
pub(super) mod seen;
pub(super) mod spots;
#[cfg(test)]
pub(super) mod testing;
pub(super) mod trace;
pub(super) mod way;

use engine::Texts;

/// The words that all boards share.
pub(crate) const TEXTS: Texts = Texts(languages::texts!("../../locale/boards/kit.", ".ftl"));

/// The keys of all boards, each with the key of what it does.
pub(crate) const KEYS: &[(&str, &str)] = &[
    ("↑ ↓ ← →", "board-key-arrows"),
    ("Enter", "board-key-enter"),
    ("Esc", "board-key-escape"),
    ("Z", "board-key-lens"),
];
/// Those of them that mean something to who only watches.
pub(crate) const WATCHING: &[(&str, &str)] = &[("Z", "board-key-lens")];
