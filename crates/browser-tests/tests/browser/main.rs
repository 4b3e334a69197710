//! The finished program in real browsers; `cargo xtask browser-test` builds it and runs these tests.

mod barriers;
mod help;
mod here;
mod languages;
mod offline;
mod online;
mod phone;
mod replay;
