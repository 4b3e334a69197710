//! The server as its clients know it: over real sockets on the loopback device.

mod client;
mod crumbs;

mod admission;
mod assets;
mod chatting;
mod clocks;
mod fairness;
mod kills;
mod leaks;
mod manners;
mod people;
mod playing;
mod refusals;
mod restarts;
mod revisions;
mod sealed;
mod tables;
