//! The trait cards in play, one after the other. Combat values, specialists and castes that only change a
//! number are also in `cards.rs`, those of nests under attack in `invade.rs`.

mod castes;
mod lost;
mod nest;
mod weapons;
