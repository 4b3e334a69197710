//! The server as its clients know it: over real sockets on the loopback device.

#[allow(dead_code, reason = "shared with the attack")]
mod child;
mod client;
#[cfg(unix)]
#[allow(
    dead_code,
    reason = "shared with those who measure, and with the program"
)]
mod cluster;
mod crumbs;
mod failing_store;
mod sinks;
mod temporary;

mod accounts;
mod admission;
#[cfg(unix)]
mod archive;
#[cfg(unix)]
mod archive_at_random;
#[cfg(unix)]
mod archive_moves;
mod assets;
mod chatting;
mod clocks;
#[cfg(unix)]
mod contract;
#[cfg(unix)]
mod dying;
mod fairness;
mod faltering;
mod farewell;
#[cfg(unix)]
mod histories;
mod kills;
mod leaks;
mod leaks_of_games;
mod log;
mod manners;
mod messages;
mod moderation;
#[cfg(unix)]
mod moving;
#[cfg(unix)]
mod nodes;
#[cfg(unix)]
mod outages;
mod people;
mod playing;
mod ratings;
mod refusals;
mod register;
mod restarts;
mod revisions;
mod sealed;
mod storage;
mod tables;
mod thinking;
mod traffic;
