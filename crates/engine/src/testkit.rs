//! For the tests of games: the laws that all rules keep, and scenarios written as text.

pub mod laws;
pub mod scenario;

pub use laws::{Laws, Report};
pub use scenario::{Scenario, Staged};
