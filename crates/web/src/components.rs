//! Parts of pages.

// Leptos makes public functions of components, however they are declared.
#![allow(unreachable_pub)]

pub(crate) mod chat;
pub(crate) mod controls;
pub(crate) mod ending;
pub(crate) mod fairness;
pub(crate) mod figures;
pub(crate) mod finished_games;
pub(crate) mod following;
pub(crate) mod kept_games;
pub(crate) mod keyboard;
pub(crate) mod log;
pub(crate) mod manners;
pub(crate) mod move_list;
pub(crate) mod names;
pub(crate) mod notices;
pub(crate) mod part;
pub(crate) mod plot;
pub(crate) mod prose;
pub(crate) mod rating_curve;
pub(crate) mod report;
pub(crate) mod result;
pub(crate) mod rulebook;
pub(crate) mod rules_drawer;
pub(crate) mod seats;
pub(crate) mod spotlight;
pub(crate) mod table_rows;
pub(crate) mod tooltip;
pub(crate) mod waiting_room;
