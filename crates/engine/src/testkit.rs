//! For the tests of games: the laws that all rules keep, scenarios written as text, and documents that hold good.

pub mod documents;
pub mod laws;
pub mod scenario;

pub use laws::{Laws, Report};
pub use scenario::{Scenario, Staged};
