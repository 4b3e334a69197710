//! The real program, run as people run it.

mod boxes;
mod games;
mod languages;
mod mistakes;
mod perft;
mod program;
mod records;
mod shells;
mod simulate;
