//! The finished program in real browsers; `cargo xtask test` builds it and runs these tests.

mod accounts;
mod barriers;
mod boards;
mod files;
mod following;
mod fourmidable;
mod help;
mod here;
mod hidden_empires;
mod hidden_empires_advanced;
mod home;
mod languages;
mod lessons;
mod manners;
mod myrmes;
mod offline;
mod online;
mod parts;
mod people;
mod phone;
mod ratings;
mod replay;
mod safety;
mod truths;
