//! The online table: guests and accounts, a lobby, tables over WebSocket, storage.
//!
//! Reading order: [`store`] is what is kept, [`tables`] is where games are played, `http` and `socket`
//! are how people reach them. Only what one seat may see ever leaves: see `tables/frame.rs`.

mod administration;
mod admission;
pub mod assets;
mod caller;
pub mod catalog;
pub mod config;
mod crowd;
pub mod dates;
mod fellows;
mod forwarded;
mod http;
mod ids;
pub mod limits;
pub mod messages;
mod metrics;
mod moderation;
mod origin;
mod people;
pub mod problem;
mod push;
pub mod ratings;
mod readiness;
mod running;
mod sending;
pub mod settings;
mod socket;
pub mod store;
pub mod tables;
mod thinkers;

pub use administration::Administration;
pub use assets::{Asset, Assets};
pub use catalog::Catalog;
pub use config::Config;
pub use forwarded::{Header, Proxies};
pub use http::diary::{ACCESS, AUDIT};
pub use messages::Messages;
pub use people::Stay;
pub use running::{Running, start};
pub use settings::Settings;
pub use store::{MemoryStore, PostgresStore, SqliteStore, Store};
