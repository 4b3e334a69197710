//! The yardsticks as numbers.

mod connect_four;
mod crumbs;
mod tic_tac_toe;
