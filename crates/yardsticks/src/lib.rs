//! Small games to measure with.
