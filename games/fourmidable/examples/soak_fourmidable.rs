//! Random games under the laws until so many decisions have been made:
//! `cargo run --release -p formicary-fourmidable --example soak_fourmidable -- 1000000 [SEED]`.

fn main() {
    formicary_fourmidable::staged::laws().soak_as_told();
}
