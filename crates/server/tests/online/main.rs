//! The server as its clients know it: over real sockets on the loopback device.

mod client;
mod crumbs;
mod failing_store;

mod accounts;
mod admission;
mod assets;
mod chatting;
mod clocks;
mod fairness;
mod faltering;
mod kills;
mod leaks;
mod log;
mod manners;
mod people;
mod playing;
mod refusals;
mod restarts;
mod revisions;
mod sealed;
mod tables;
mod thinking;
mod traffic;
