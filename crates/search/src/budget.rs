//! How long a bot may think.

/// When a search ends.
pub enum Budget {
    /// After so many iterations. The same seed then always gives the same choice.
    Iterations(u32),
    /// After so many iterations in a game of the usual pace, and more or fewer as the judge's tuning
    /// wants it. The same seed then always gives the same choice.
    Paced(u32),
    /// When the time is up, but not before so many iterations.
    Time {
        /// Tells when.
        clock: Box<dyn Clock + Send>,
        /// So many at least, on a slow or busy machine, too.
        least: u32,
    },
}

impl Budget {
    /// This many milliseconds of real time.
    #[cfg(not(target_arch = "wasm32"))]
    #[must_use]
    pub fn milliseconds(milliseconds: u64) -> Self {
        Self::Time {
            clock: Box::new(Stopwatch::new(milliseconds)),
            least: 1,
        }
    }
}

/// Tells when the time is up. The search itself knows no clock, so that it runs everywhere. Several threads
/// may look at it at once.
pub trait Clock: Sync {
    /// A new choice begins.
    fn start(&mut self);
    /// Whether the time for this choice is over. Asked after every iteration.
    fn is_up(&self) -> bool;
    /// Whether nobody wants the answer any more. Then a search ends at once, though it has not done what it
    /// should do at least.
    fn is_cancelled(&self) -> bool {
        false
    }
    /// What part of the time is over, if that can be told: for whoever waits, and to stop when the rest of it
    /// can change nothing.
    fn spent(&self) -> Option<f32> {
        None
    }
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
        Self::lasting(std::time::Duration::from_millis(milliseconds))
    }

    /// Up after this time.
    #[must_use]
    pub fn lasting(allowed: std::time::Duration) -> Self {
        Self {
            allowed,
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

    fn spent(&self) -> Option<f32> {
        let allowed = self.allowed.as_secs_f32().max(f32::MIN_POSITIVE);
        Some((self.started.elapsed().as_secs_f32() / allowed).min(1.0))
    }
}
