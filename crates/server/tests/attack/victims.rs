//! Those who only want to play: two at one table, and one against a bot.

use std::collections::HashMap;
use std::collections::hash_map::Entry;
use std::fmt;
use std::sync::Mutex;
use std::time::Duration;

use engine::QuickDice;
use engine::chance::pick;
use protocol::{Command, Notice, Update};
use serde_json::json;
use tokio::time::Instant;

use crate::client::{Client, Socket, accepted, new_table};

/// Whoever waits longer for anything is not served.
const PATIENCE: Duration = Duration::from_secs(15);

/// Nobody plays faster than people may.
const BREATH: Duration = Duration::from_millis(110);

/// The table where two play now: somebody may have passed the link on.
static PREY: Mutex<Option<String>> = Mutex::new(None);

pub(crate) fn prey() -> Option<String> {
    PREY.lock().unwrap().clone()
}

pub(crate) struct Victims {
    people: [Client; 3],
    /// Every move that was accepted: the table, which event it is, and what.
    accepted: Mutex<Vec<(String, usize, String)>>,
}

/// How long they waited.
pub(crate) struct Figures {
    moves: Vec<Duration>,
    answers: Vec<Duration>,
}

impl Figures {
    fn share(times: &[Duration], share: f64) -> Duration {
        let mut sorted = times.to_vec();
        sorted.sort_unstable();
        let last = sorted.len().saturating_sub(1);
        let index = (last as f64 * share).round() as usize;
        sorted.get(index).copied().unwrap_or(Duration::MAX)
    }

    /// Longer than players like to wait.
    pub(crate) fn are_late(&self) -> bool {
        Self::share(&self.moves, 0.99) > Duration::from_millis(250)
            || Self::share(&self.answers, 0.99) > Duration::from_secs(1)
    }
}

impl fmt::Display for Figures {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for times in [&self.moves, &self.answers] {
            let [p50, p99] = [0.5, 0.99].map(|share| Self::share(times, share).as_secs_f64() * 1e3);
            write!(f, "{p50:>6.1} / {p99:>6.1} ms ({:>4})", times.len())?;
        }
        Ok(())
    }
}

impl Victims {
    pub(crate) async fn new(address: &str) -> Self {
        let people = [
            Client::guest(address, "Ada").await,
            Client::guest(address, "Bea").await,
            Client::guest(address, "Cleo").await,
        ];
        Self {
            people,
            accepted: Mutex::default(),
        }
    }

    /// Plays for so long; says how long everything took, or why it cannot be done.
    pub(crate) async fn play_for(&self, time: Duration) -> Result<Figures, String> {
        let end = Instant::now() + time;
        let (moves, answers) = tokio::join!(self.play_each_other(end), self.play_a_bot(end));
        let (moves, answers) = (moves?, answers?);
        if moves.is_empty() || answers.is_empty() {
            return Err(format!("{} moves, {} answers", moves.len(), answers.len()));
        }
        Ok(Figures { moves, answers })
    }

    async fn play_each_other(&self, end: Instant) -> Result<Vec<Duration>, String> {
        let mut times = Vec::new();
        let mut dice = QuickDice::new(end.elapsed().as_nanos() as u64);
        while times.is_empty() || Instant::now() < end {
            let wanted = new_table("ants", "", &json!([{"kind": "me"}]));
            let id = soon("a table", self.people[0].open(&wanted)).await?.id;
            *PREY.lock().unwrap() = Some(id.clone());
            let mut sockets = Vec::new();
            for person in &self.people[..2] {
                sockets.push(soon("a socket", person.join(&id)).await?);
            }
            accepted(&soon("a seat", sockets[1].sit(2)).await?);
            let mut ply = 0;
            while times.is_empty() || Instant::now() < end {
                let mut seen = Vec::new();
                for socket in &mut sockets {
                    seen.push(soon("an update", settled(socket, ply)).await?);
                }
                let Some(mover) = seen.iter().position(|update| !update.legal.is_empty()) else {
                    break;
                };
                let (took, after) = self
                    .play(&id, &mut sockets[mover], &seen[mover], &mut dice)
                    .await?;
                times.push(took);
                ply = after;
                tokio::time::sleep(BREATH).await;
            }
        }
        Ok(times)
    }

    async fn play_a_bot(&self, end: Instant) -> Result<Vec<Duration>, String> {
        let mut times = Vec::new();
        let mut dice = QuickDice::new(end.elapsed().as_nanos() as u64 + 1);
        while times.is_empty() || Instant::now() < end {
            let seats = json!([{"kind": "me"}, {"kind": "bot", "level": "worker"}]);
            let wanted = new_table("ants", "first=beige", &seats);
            let id = soon("a table", self.people[2].open(&wanted)).await?.id;
            let mut socket = soon("a socket", self.people[2].join(&id)).await?;
            let mut seen = soon("an update", own_turn(&mut socket, 0)).await?;
            while !seen.legal.is_empty() && (times.is_empty() || Instant::now() < end) {
                let (_, ply) = self.play(&id, &mut socket, &seen, &mut dice).await?;
                let begun = Instant::now();
                seen = soon("the bot", own_turn(&mut socket, ply + 1)).await?;
                times.push(begun.elapsed());
                tokio::time::sleep(BREATH).await;
            }
        }
        Ok(times)
    }

    /// Plays a move; says how long that took, and how many events there are then.
    async fn play(
        &self,
        table: &str,
        socket: &mut Socket,
        seen: &Update,
        dice: &mut QuickDice,
    ) -> Result<(Duration, usize), String> {
        let action = pick(&seen.legal, dice).notation.clone();
        let command = Command::Play {
            id: socket.new_id(),
            ply: seen.ply,
            action: action.clone(),
        };
        let begun = Instant::now();
        let answer = soon("an answer", socket.ask(&command)).await?;
        let took = begun.elapsed();
        let Notice::Accepted { ply, .. } = answer else {
            return Err(format!("{answer:?}"));
        };
        let noted = (table.to_owned(), ply, action);
        self.accepted.lock().unwrap().push(noted);
        Ok((took, ply))
    }

    /// Whether every move that was accepted is there, in its place.
    pub(crate) async fn check(&self, address: &str) {
        let accepted = self.accepted.lock().unwrap().clone();
        assert!(!accepted.is_empty());
        let ada = self.people[0].moved_to(address);
        let mut known: HashMap<String, Update> = HashMap::new();
        for (table, ply, action) in accepted {
            let update = match known.entry(table) {
                Entry::Occupied(known) => known.into_mut(),
                Entry::Vacant(new) => {
                    let update = ada.get(&format!("tables/{}", new.key())).await;
                    new.insert(update)
                }
            };
            let line = &update.lines[ply - 1];
            assert_eq!(line.notation.as_deref(), Some(action.as_str()), "lost");
        }
    }
}

/// What is there soon, or who was waited for in vain.
async fn soon<T>(what: &str, wanted: impl Future<Output = T>) -> Result<T, String> {
    let waited = tokio::time::timeout(PATIENCE, wanted).await;
    waited.map_err(|_| format!("{what} was waited for in vain"))
}

/// The position after so many events, when somebody has to move or the game is over.
async fn settled(socket: &mut Socket, ply: usize) -> Update {
    let settled = |update: &Update| {
        update.ply >= ply && (!update.awaited.must.is_empty() || update.awaited.standings.is_some())
    };
    socket.until(settled).await
}

/// The position after so many events, when it is one's own turn or the game is over.
async fn own_turn(socket: &mut Socket, ply: usize) -> Update {
    let own = |update: &Update| {
        update.ply >= ply && (!update.legal.is_empty() || update.awaited.standings.is_some())
    };
    socket.until(own).await
}
