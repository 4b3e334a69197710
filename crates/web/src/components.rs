//! Parts of pages.

// Leptos makes public functions of components, however they are declared.
#![allow(unreachable_pub)]

pub(crate) mod chat;
pub(crate) mod controls;
pub(crate) mod fairness;
pub(crate) mod keyboard;
pub(crate) mod log;
pub(crate) mod move_list;
pub(crate) mod notices;
pub(crate) mod prose;
pub(crate) mod result;
pub(crate) mod seats;
