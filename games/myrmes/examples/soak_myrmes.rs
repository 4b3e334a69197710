//! Random games under the laws until so many decisions have been made:
//! `cargo run --release -p formicary-myrmes --example soak_myrmes -- 1000000 [SEED]`.

fn main() {
    formicary_myrmes::staged::laws().soak_as_told();
}
