//! Random games under the laws until so many decisions have been made:
//! `cargo run --release -p formicary-hidden-empires --example soak -- 1000000 [SEED]`.

fn main() {
    hidden_empires::staged::laws().soak_as_told();
}
