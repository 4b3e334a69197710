//! Bots that think on another thread, so that the screen never freezes.

use std::sync::LazyLock;
use std::sync::atomic::Ordering;
use std::sync::mpsc::{Receiver, TryRecvError, channel};
use std::time::{Duration, Instant};

use bots::Level;
use bots::level::Progress;
use engine::Seat;
use table::{Means, Session, Thinking, Thought};

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

/// How far the bot is that thinks: there is one at a time.
static PROGRESS: LazyLock<Progress> = LazyLock::new(Progress::default);

/// No more threads than this: each adds less than the one before.
const MOST_THREADS: usize = 8;

fn threads() -> usize {
    std::thread::available_parallelism().map_or(1, |cores| cores.get().min(MOST_THREADS))
}

impl Thinker {
    /// Starts to think: each for its seat, all about the same position. Nobody does if nobody is asked.
    pub(crate) fn start(
        session: &dyn Session,
        asked: impl IntoIterator<Item = (Seat, Level)>,
        purpose: Purpose,
    ) -> Option<Self> {
        let thinking: Vec<(Seat, Thinking)> = asked
            .into_iter()
            .map(|(seat, level)| {
                let means = Means {
                    threads: threads(),
                    progress: Some(Progress::clone(&PROGRESS)),
                    ..Means::of(level)
                };
                (seat, session.think_on(seat, level, means))
            })
            .collect();
        let seat = thinking.first()?.0;
        PROGRESS.store(0, Ordering::Relaxed);
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

    /// How much of its time the bot has used, in percent.
    pub(crate) fn percent(&self) -> u32 {
        PROGRESS.load(Ordering::Relaxed) / 10
    }

    /// Something that moves while the bot thinks.
    pub(crate) fn spinner(&self) -> char {
        const FRAMES: [char; 10] = ['⠋', '⠙', '⠹', '⠸', '⠼', '⠴', '⠦', '⠧', '⠇', '⠏'];
        FRAMES[(self.start.elapsed().as_millis() / 100) as usize % FRAMES.len()]
    }
}
