//! The threads on which bots think, and whose turn that is.
//!
//! Whoever has opened many tables waits for themselves, not others for them: networks take turns, in each the addresses,
//! and of each those who have opened tables. Where bots play alone they think when nobody else waits for one. Each table has one thought at a time, which ends as soon as nobody wants it any more. Bots that take
//! what looks best right away have a thread of their own, so that they never wait behind searches.

use std::collections::{HashMap, VecDeque};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, MutexGuard};
use std::time::{Duration, Instant};

use bots::Level;
use tokio::sync::{Notify, oneshot};

use crate::metrics::Metrics;
use crate::tables::guests::Shares;

/// The threads on which bots think.
pub(crate) struct Thinkers {
    quick: Arc<Lane>,
    searching: Arc<Lane>,
    /// How long one thought may take.
    budget: Duration,
}

/// Whether a thought is still wanted.
#[derive(Clone, Default)]
pub(crate) struct Wanted(Arc<Want>);

#[derive(Default)]
struct Want {
    cancelled: AtomicBool,
    bell: Notify,
}

impl Wanted {
    /// Nobody wants it any more.
    pub(crate) fn cancel(&self) {
        self.0.cancelled.store(true, Ordering::Relaxed);
        self.0.bell.notify_one();
    }

    pub(crate) fn is_cancelled(&self) -> bool {
        self.0.cancelled.load(Ordering::Relaxed)
    }

    /// Waits until nobody wants it any more. Only one can wait for that.
    pub(crate) async fn cancelled(&self) {
        while !self.is_cancelled() {
            self.0.bell.notified().await;
        }
    }
}

/// When a search has to end.
struct Limit {
    wanted: Wanted,
    budget: Duration,
    began: Instant,
}

impl search::Clock for Limit {
    fn start(&mut self) {
        self.began = Instant::now();
    }

    fn is_up(&self) -> bool {
        self.wanted.is_cancelled() || self.began.elapsed() >= self.budget
    }

    fn is_cancelled(&self) -> bool {
        self.wanted.is_cancelled()
    }

    fn spent(&self) -> Option<f32> {
        let budget = self.budget.as_secs_f32().max(f32::MIN_POSITIVE);
        Some((self.began.elapsed().as_secs_f32() / budget).min(1.0))
    }
}

/// Something to be thought about.
pub(crate) struct Job {
    /// Who has opened the table, and from where.
    pub(crate) opener: Shares,
    /// Whether only bots play there.
    pub(crate) alone: bool,
    /// The table; an older job of the same table is dropped.
    pub(crate) table: String,
    /// Whether it searches.
    pub(crate) searches: bool,
    pub(crate) wanted: Wanted,
    pub(crate) work: Box<dyn FnOnce() + Send>,
    /// What is done if it has to wait: others may do the job meanwhile. Whoever does so hears when its turn has come.
    pub(crate) offer: Option<Offering>,
}

pub(crate) type Offering = Box<dyn FnOnce(oneshot::Receiver<Turn>) + Send>;

/// The turn of a job that others may be doing has come, and a thread waits. However this ends, it gets the job back,
/// unless that is passed over.
pub(crate) struct Turn(Option<(Job, oneshot::Sender<Job>)>);

impl Turn {
    /// Others do the job.
    pub(crate) fn pass(mut self) -> Option<Job> {
        self.0.take().map(|(job, _)| job)
    }
}

impl Drop for Turn {
    fn drop(&mut self) {
        if let Some((job, here)) = self.0.take() {
            // The thread waits for it.
            let _ = here.send(job);
        }
    }
}

impl Thinkers {
    /// So many threads in all.
    pub(crate) fn new(threads: usize, budget: Duration, metrics: &Arc<Metrics>) -> Self {
        let lane = |threads| Arc::new(Lane::new(threads, Arc::clone(metrics)));
        Self {
            quick: lane(1),
            searching: lane(threads.saturating_sub(1).max(1)),
            budget,
        }
    }

    /// When a search by a bot of this level has to end that is one of `parts` of a thought.
    pub(crate) fn limit(
        &self,
        wanted: &Wanted,
        level: Level,
        parts: usize,
    ) -> Box<dyn search::Clock + Send> {
        let part = self.budget / u32::try_from(parts.max(1)).unwrap_or(u32::MAX);
        Box::new(Limit {
            wanted: wanted.clone(),
            budget: level.time().map_or(part, |own| own.min(part)),
            began: Instant::now(),
        })
    }

    /// Does a job when its turn comes. It needs a tokio runtime.
    pub(crate) fn submit(&self, job: Job) {
        // Where bots play alone, however quick they are, nobody who plays waits behind them.
        let lane = if job.searches || job.alone {
            &self.searching
        } else {
            &self.quick
        };
        lane.submit(job);
    }

    /// Does a search whose turn had come already.
    pub(crate) fn go_on(&self, job: Job) {
        let mut queue = self.searching.lock();
        queue.passed_over.push_back(Waiting::from(job));
        self.searching.begin(queue);
    }

    /// How long one thought may take.
    pub(crate) const fn budget(&self) -> Duration {
        self.budget
    }

    /// Whether there is a thread for another search, so that nothing waits.
    pub(crate) fn has_time(&self) -> bool {
        self.searching.lock().busy < self.searching.threads
    }

    /// Waits until a thread for searches has nothing to do any more. Only one can wait for that.
    pub(crate) async fn had_time(&self) {
        self.searching.rests.notified().await;
    }

    /// How many thoughts wait.
    pub(crate) fn waiting(&self) -> usize {
        self.quick.waiting() + self.searching.waiting()
    }

    /// How many threads think.
    pub(crate) fn busy(&self) -> usize {
        self.quick.lock().busy + self.searching.lock().busy
    }
}

/// Threads that share a queue.
struct Lane {
    threads: usize,
    metrics: Arc<Metrics>,
    queue: Mutex<Queue>,
    /// Rung when a thread has nothing to do any more.
    rests: Notify,
}

#[derive(Default)]
struct Queue {
    busy: usize,
    /// Those whose turn has come before, while it seemed that others would do them.
    passed_over: VecDeque<Waiting>,
    /// Where somebody waits for the bot.
    awaited: Turns,
    /// Where bots play alone.
    alone: Turns,
}

/// In turns by who has opened the table: the networks, in each its addresses, of each its people.
#[derive(Default)]
struct Turns {
    /// Those who have jobs, each once.
    turns: VecDeque<String>,
    below: HashMap<String, Turns>,
    own: VecDeque<Waiting>,
}

/// A job, and since when it waits.
struct Waiting {
    job: Job,
    since: Instant,
    /// Who wants to hear of its turn.
    turn: Option<oneshot::Sender<Turn>>,
}

impl From<Job> for Waiting {
    fn from(job: Job) -> Self {
        Self {
            job,
            since: Instant::now(),
            turn: None,
        }
    }
}

impl Waiting {
    /// Its turn has come: the job, unless others do it.
    fn begin(self) -> Option<Job> {
        let Some(turn) = self.turn else {
            return Some(self.job);
        };
        let (here, comes) = oneshot::channel();
        // Where nobody wants to hear of it, it comes back at once.
        let _ = turn.send(Turn(Some((self.job, here))));
        comes.blocking_recv().ok()
    }
}

impl Queue {
    fn add(&mut self, waiting: Waiting) {
        if waiting.job.alone {
            self.alone.add(waiting);
        } else {
            self.awaited.add(waiting);
        }
    }

    /// The next job that somebody still wants.
    fn next(&mut self) -> Option<Waiting> {
        while let Some(waiting) = self.passed_over.pop_front() {
            if !waiting.job.wanted.is_cancelled() {
                return Some(waiting);
            }
        }
        self.awaited.next().or_else(|| self.alone.next())
    }

    fn len(&self) -> usize {
        self.passed_over.len() + self.awaited.len() + self.alone.len()
    }
}

impl Turns {
    fn len(&self) -> usize {
        self.own.len() + self.below.values().map(Self::len).sum::<usize>()
    }

    fn add(&mut self, waiting: Waiting) {
        let job = &waiting.job;
        let mut own = &mut *self;
        for who in &job.opener {
            if !own.below.contains_key(who) {
                own.turns.push_back(who.clone());
            }
            own = own.below.entry(who.clone()).or_default();
        }
        own.own.retain(|Waiting { job: other, .. }| {
            other.table != job.table && !other.wanted.is_cancelled()
        });
        own.own.push_back(waiting);
    }

    /// The next job that somebody still wants.
    fn next(&mut self) -> Option<Waiting> {
        while let Some(waiting) = self.own.pop_front() {
            if !waiting.job.wanted.is_cancelled() {
                return Some(waiting);
            }
        }
        while let Some(who) = self.turns.pop_front() {
            let Some(mut below) = self.below.remove(&who) else {
                continue;
            };
            let next = below.next();
            if !below.turns.is_empty() || !below.own.is_empty() {
                self.turns.push_back(who.clone());
                self.below.insert(who, below);
            }
            if next.is_some() {
                return next;
            }
        }
        None
    }
}

impl Lane {
    fn new(threads: usize, metrics: Arc<Metrics>) -> Self {
        Self {
            threads,
            metrics,
            queue: Mutex::default(),
            rests: Notify::new(),
        }
    }

    fn submit(self: &Arc<Self>, mut job: Job) {
        let mut queue = self.lock();
        let waits = queue.busy >= self.threads;
        let offer = job.offer.take().filter(|_| waits);
        let mut waiting = Waiting::from(job);
        waiting.turn = offer.map(|offer| {
            let (turn, comes) = oneshot::channel();
            offer(comes);
            turn
        });
        queue.add(waiting);
        self.begin(queue);
    }

    /// Begins with what waits, if there is a thread for it.
    fn begin(self: &Arc<Self>, mut queue: MutexGuard<'_, Queue>) {
        if queue.busy < self.threads {
            queue.busy += 1;
            let lane = Arc::clone(self);
            tokio::task::spawn_blocking(move || lane.work());
        }
    }

    /// Does what waits, until nothing does.
    fn work(&self) {
        loop {
            let mut queue = self.lock();
            let Some(waiting) = queue.next() else {
                queue.busy -= 1;
                self.rests.notify_one();
                return;
            };
            drop(queue);
            let since = waiting.since;
            let Some(job) = waiting.begin() else {
                continue;
            };
            self.metrics.waited.add(since.elapsed());
            if catch_unwind(AssertUnwindSafe(job.work)).is_err() {
                tracing::error!("a thought at table {} broke off", job.table);
            }
        }
    }

    fn waiting(&self) -> usize {
        self.lock().len()
    }

    fn lock(&self) -> MutexGuard<'_, Queue> {
        self.queue.lock().expect("nobody panics with it")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn job(opener: &str, table: &str) -> Job {
        Job {
            opener: [&opener[..1], &opener[..2], opener].map(str::to_owned),
            alone: false,
            table: table.to_owned(),
            searches: true,
            wanted: Wanted::default(),
            work: Box::new(|| ()),
            offer: None,
        }
    }

    fn order(queue: &mut Queue) -> Vec<String> {
        std::iter::from_fn(|| queue.next().map(|next| next.job.table)).collect()
    }

    #[test]
    fn those_who_have_opened_tables_take_turns() {
        let mut queue = Queue::default();
        for table in ["a1", "a2", "a3"] {
            queue.add(job("Ada", table).into());
        }
        queue.add(job("Bea", "b1").into());
        queue.add(job("Cleo", "c1").into());
        queue.add(job("Bea", "b2").into());
        assert_eq!(order(&mut queue), ["a1", "b1", "c1", "a2", "b2", "a3"]);
    }

    /// Here the first letter stands for a network, the first two for an address.
    #[test]
    fn however_many_somebody_is_their_network_and_their_address_have_one_turn() {
        let mut queue = Queue::default();
        for number in 0..3 {
            queue.add(job(&format!("ev{number}"), &format!("e{number}")).into());
        }
        queue.add(job("exe", "x").into());
        queue.add(job("ada", "a").into());
        queue.add(job("bea", "b").into());
        assert_eq!(order(&mut queue), ["e0", "a", "b", "x", "e1", "e2"]);
        assert_eq!(queue.len(), 0);
    }

    #[test]
    fn bots_alone_think_when_nobody_waits_for_one() {
        let mut queue = Queue::default();
        for opener in ["Eve", "Mallory", "Trudy"] {
            let alone = Job {
                alone: true,
                ..job(opener, opener)
            };
            queue.add(alone.into());
        }
        queue.add(job("Ada", "a1").into());
        queue.add(job("Eve", "e1").into());
        assert_eq!(order(&mut queue), ["a1", "e1", "Eve", "Mallory", "Trudy"]);
    }

    #[test]
    fn a_table_has_one_thought_and_what_nobody_wants_is_left_out() {
        let mut queue = Queue::default();
        for _ in 0..100 {
            queue.add(job("Ada", "a1").into());
        }
        let unwanted = job("Bea", "b1");
        unwanted.wanted.cancel();
        queue.add(unwanted.into());
        queue.add(job("Bea", "b2").into());
        assert_eq!(queue.len(), 2);
        assert_eq!(order(&mut queue), ["a1", "b2"]);
        assert!(queue.awaited.turns.is_empty() && queue.awaited.below.is_empty());
    }

    #[tokio::test(flavor = "multi_thread", worker_threads = 2)]
    async fn a_job_that_others_do_meanwhile_gives_way_and_comes_first_if_they_do_not() {
        let thinkers = Thinkers::new(1, Duration::from_secs(1), &Arc::default());
        let (done, mut told) = tokio::sync::mpsc::unbounded_channel();
        let (begin, begun) = std::sync::mpsc::channel();
        let (offering, mut offers) = tokio::sync::mpsc::unbounded_channel();
        let submit = |table: &'static str, first: Option<std::sync::mpsc::Receiver<()>>| {
            let (done, offering) = (done.clone(), offering.clone());
            thinkers.submit(Job {
                work: Box::new(move || {
                    if let Some(first) = first {
                        first.recv().unwrap();
                    }
                    done.send(table).unwrap();
                }),
                offer: Some(Box::new(move |turn| drop(offering.send((table, turn))))),
                ..job("Ada", table)
            });
        };
        assert!(thinkers.has_time());
        submit("thinks", Some(begun));
        for table in ["given back", "kept", "not asked for", "last"] {
            submit(table, None);
        }
        assert!(!thinkers.has_time());
        let mut turns = HashMap::new();
        // Nobody offers what need not wait.
        for _ in 0..4 {
            let (table, turn) = offers.recv().await.unwrap();
            turns.insert(table, turn);
        }
        turns.remove("not asked for");
        begin.send(()).unwrap();
        assert_eq!(told.recv().await, Some("thinks"));
        drop(turns.remove("given back").unwrap().await.unwrap());
        assert_eq!(told.recv().await, Some("given back"));
        let kept = turns.remove("kept").unwrap().await.unwrap();
        let kept = kept.pass().unwrap();
        assert_eq!(told.recv().await, Some("not asked for"));
        // While the thread waits for what becomes of the last one, others come.
        let last = turns.remove("last").unwrap().await.unwrap();
        submit("later", None);
        thinkers.go_on(kept);
        drop(offers);
        drop(last);
        for table in ["last", "kept", "later"] {
            assert_eq!(told.recv().await, Some(table));
        }
        while !thinkers.has_time() {
            thinkers.had_time().await;
        }
    }

    #[tokio::test]
    async fn a_job_that_panics_takes_no_thread_with_it() {
        let thinkers = Thinkers::new(1, Duration::from_secs(1), &Arc::default());
        let (done, mut told) = tokio::sync::mpsc::unbounded_channel();
        for number in 0..3 {
            let done = done.clone();
            thinkers.submit(Job {
                work: Box::new(move || {
                    assert_ne!(number, 0, "the first one panics");
                    done.send(number).unwrap();
                }),
                ..job("Ada", &number.to_string())
            });
        }
        assert_eq!(told.recv().await, Some(1));
        assert_eq!(told.recv().await, Some(2));
    }
}
