//! `cargo xtask soak`: random games of one game under the laws.

use crate::run::{Failure, cargo, run};

pub(crate) fn soak(game: &str, decisions: Option<&str>) -> Result<(), Failure> {
    let package = format!("formicary-{game}");
    let example = format!("soak_{}", game.replace('-', "_"));
    let program = [
        "run",
        "--release",
        "--package",
        &package,
        "--example",
        &example,
        "--",
    ];
    run(cargo(&program).args(decisions))
}

#[cfg(test)]
mod tests {
    #[test]
    fn every_game_has_a_program_that_soaks() {
        let games = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("../games");
        for game in ["ants", "myrmes", "fourmidable", "hidden-empires"] {
            let example = format!("{game}/examples/soak_{}.rs", game.replace('-', "_"));
            assert!(games.join(&example).is_file(), "{example}");
        }
    }
}
