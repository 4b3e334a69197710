//! Random games under the laws until so many decisions have been made:
//! `cargo run --release -p formicary-ants --example soak_ants -- 1000000 [SEED]`.

fn main() {
    formicary_ants::staged::laws().soak_as_told();
}
