//! How long a bot may think.

/// When a search ends.
pub enum Budget {
    /// After so many iterations. The same seed then always gives the same choice.
    Iterations(u32),
    /// After so many iterations in a game of the usual pace, and more or fewer as the judge's tuning
    /// wants it. The same seed then always gives the same choice.
    Paced(u32),
    /// When the time is up.
    Time(Box<dyn Clock + Send>),
}

impl Budget {
    /// This many milliseconds of real time.
    #[cfg(not(target_arch = "wasm32"))]
    #[must_use]
    pub fn milliseconds(milliseconds: u64) -> Self {
        Self::Time(Box::new(Stopwatch::new(milliseconds)))
    }
}

/// Tells when the time is up. The search itself knows no clock, so that it runs everywhere.
pub trait Clock {
    /// A new choice begins.
    fn start(&mut self);
    /// Whether the time for this choice is over. Asked after every iteration.
    fn is_up(&self) -> bool;
}

/// A clock that runs on the machine's own.
#[cfg(not(target_arch = "wasm32"))]
#[derive(Clone, Debug)]
pub struct Stopwatch {
    allowed: std::time::Duration,
    started: std::time::Instant,
}

#[cfg(not(target_arch = "wasm32"))]
impl Stopwatch {
    /// Up after this many milliseconds.
    #[must_use]
    pub fn new(milliseconds: u64) -> Self {
        Self {
            allowed: std::time::Duration::from_millis(milliseconds),
            started: std::time::Instant::now(),
        }
    }
}

#[cfg(not(target_arch = "wasm32"))]
impl Clock for Stopwatch {
    fn start(&mut self) {
        self.started = std::time::Instant::now();
    }

    fn is_up(&self) -> bool {
        self.started.elapsed() >= self.allowed
    }
}
