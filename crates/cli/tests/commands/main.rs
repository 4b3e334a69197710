//! The real program, run as people run it.

mod admin;
mod boxes;
#[cfg(unix)]
#[allow(dead_code, reason = "shared with the server")]
#[path = "../../../server/tests/online/cluster.rs"]
mod cluster;
#[cfg(unix)]
mod databases;
mod games;
mod languages;
mod mistakes;
mod perft;
mod program;
mod records;
mod serving;
mod shells;
mod simulate;
