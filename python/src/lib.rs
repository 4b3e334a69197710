//! The games of the table for Python: what `formicary._native` holds. What people use is written in Python around
//! it, in `formicary/`.

mod batches;
mod encodings;
mod failures;
mod games;
mod levels;
mod numbers;
mod patience;
mod plain;
mod positions;
mod records;
mod setups;
mod states;
mod trials;
mod wordings;

use pyo3::prelude::*;

/// What the package `formicary` is made of.
#[pymodule]
mod _native {
    #[pymodule_export]
    use crate::batches::Batch;
    #[pymodule_export]
    use crate::encodings::{Encoding, Part, truths_of_random_game};
    #[pymodule_export]
    use crate::games::{Game, game, games, languages};
    #[pymodule_export]
    use crate::positions::Position;
    #[pymodule_export]
    use crate::records::Record;
    #[pymodule_export]
    use crate::setups::Setup;
    #[pymodule_export]
    use crate::states::{Choice, Line, Standings, State};
    #[pymodule_export]
    use crate::trials::{perft, play_games};

    #[pymodule_init]
    fn begin() {
        crate::games::bring_yardstick();
    }
}
