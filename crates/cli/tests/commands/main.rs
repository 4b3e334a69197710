//! The real program, run as people run it.

mod admin;
mod boxes;
mod games;
mod languages;
mod mistakes;
mod perft;
mod program;
mod records;
mod serving;
mod shells;
mod simulate;
