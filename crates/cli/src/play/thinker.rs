//! Bots that think on another thread, so that the screen never freezes.

use std::sync::mpsc::{Receiver, TryRecvError, channel};
use std::time::{Duration, Instant};

use bots::Level;
use engine::Seat;
use table::{Session, Thinking, Thought};

/// What a bot thinks about.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Purpose {
    /// Its own move.
    Move,
    /// Advice for a person.
    Hint,
}

/// A bot that is thinking, or several that seal their choices.
pub(crate) struct Thinker {
    /// For which seat; the first of several.
    pub(crate) seat: Seat,
    /// About what.
    pub(crate) purpose: Purpose,
    /// In which position: the number of events before it.
    pub(crate) ply: usize,
    start: Instant,
    result: Receiver<Vec<(Seat, Thought)>>,
}

/// A bot's move is shown no sooner than this, so that the eye can follow.
const PACE: Duration = Duration::from_millis(if cfg!(test) { 0 } else { 350 });

impl Thinker {
    /// Starts to think: each for its seat, all about the same position. Nobody does if nobody is asked.
    pub(crate) fn start(
        session: &dyn Session,
        asked: impl IntoIterator<Item = (Seat, Level)>,
        purpose: Purpose,
    ) -> Option<Self> {
        let thinking: Vec<(Seat, Thinking)> = asked
            .into_iter()
            .map(|(seat, level)| (seat, session.think(seat, level)))
            .collect();
        let seat = thinking.first()?.0;
        let (sender, result) = channel();
        std::thread::spawn(move || {
            let thoughts = thinking.into_iter();
            sender.send(thoughts.map(|(seat, think)| (seat, think())).collect())
        });
        Some(Self {
            seat,
            purpose,
            ply: session.plies(),
            start: Instant::now(),
            result,
        })
    }

    /// The results, if they are there. `Err` if a bot failed.
    pub(crate) fn result(&self) -> Result<Option<Vec<(Seat, Thought)>>, TryRecvError> {
        if self.purpose == Purpose::Move && self.start.elapsed() < PACE {
            return Ok(None);
        }
        match self.result.try_recv() {
            Ok(thoughts) => Ok(Some(thoughts)),
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
