//! Bots that think on another thread, so that the screen never freezes.

use std::sync::mpsc::{Receiver, TryRecvError, channel};
use std::time::{Duration, Instant};

use bots::Level;
use engine::Seat;
use table::{Session, Thought};

/// What a bot thinks about.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Purpose {
    /// Its own move.
    Move,
    /// Advice for a person.
    Hint,
}

/// A bot that is thinking.
pub(crate) struct Thinker {
    /// For which seat.
    pub(crate) seat: Seat,
    /// About what.
    pub(crate) purpose: Purpose,
    /// In which position: the number of events before it.
    pub(crate) ply: usize,
    start: Instant,
    result: Receiver<Thought>,
}

/// A bot's move is shown no sooner than this, so that the eye can follow.
const PACE: Duration = Duration::from_millis(if cfg!(test) { 0 } else { 350 });

impl Thinker {
    /// Starts to think.
    pub(crate) fn start(session: &dyn Session, seat: Seat, level: Level, purpose: Purpose) -> Self {
        let thinking = session.think(seat, level);
        let (sender, result) = channel();
        std::thread::spawn(move || sender.send(thinking()));
        Self {
            seat,
            purpose,
            ply: session.plies(),
            start: Instant::now(),
            result,
        }
    }

    /// The result, if it is there. `Err` if the bot failed.
    pub(crate) fn result(&self) -> Result<Option<Thought>, TryRecvError> {
        if self.purpose == Purpose::Move && self.start.elapsed() < PACE {
            return Ok(None);
        }
        match self.result.try_recv() {
            Ok(thought) => Ok(Some(thought)),
            Err(TryRecvError::Empty) => Ok(None),
            Err(TryRecvError::Disconnected) => Err(TryRecvError::Disconnected),
        }
    }

    /// Something that moves while the bot thinks.
    pub(crate) fn spinner(&self) -> char {
        const FRAMES: [char; 10] = ['⠋', '⠙', '⠹', '⠸', '⠼', '⠴', '⠦', '⠧', '⠇', '⠏'];
        FRAMES[(self.start.elapsed().as_millis() / 100) as usize % FRAMES.len()]
    }
}
