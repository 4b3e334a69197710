//! The finished program, played in real browsers.
//!
//! A [`Stage`] has a server of its own and as many browsers as a test wants, each with a profile of
//! its own. `cargo xtask test` builds the program and says where everything lies; see [`tools`].
//!
//! Nothing here waits for a fixed time: every wait is for something that can be seen, and has an end.

pub mod accessibility;
pub mod browser;
pub mod driver;
pub mod file_server;
pub mod pages;
pub mod server;
pub mod stage;
pub mod tools;

pub use browser::Browser;
pub use stage::{Screen, Stage};
