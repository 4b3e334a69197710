//! Random games under the laws until so many decisions have been made:
//! `cargo run --release -p formicary-hidden-empires --example soak -- 1000000 [SEED]`.

use std::io::Write;
use std::time::{Duration, Instant};

fn main() {
    let mut arguments = std::env::args().skip(1);
    let mut number = |usual: u64| match arguments.next() {
        Some(text) => text.parse().expect("a number"),
        None => usual,
    };
    let (decisions, seed) = (number(1_000_000), number(1));
    let start = Instant::now();
    let mut told = start;
    let report = hidden_empires::staged::laws().soak(decisions, seed, |report| {
        if told.elapsed() > Duration::from_secs(1) {
            told = Instant::now();
            eprint!("\r{} of {decisions} decisions", report.decisions);
            std::io::stderr().flush().ok();
        }
    });
    eprintln!();
    println!(
        "{} games, {} decisions, longest game {} decisions, no law broken, {:.1} s",
        report.games,
        report.decisions,
        report.longest,
        start.elapsed().as_secs_f64()
    );
}
