//! Two people at a table, who play, take back, talk and come back whatever happens, and remember what they were told.

use std::collections::{HashMap, HashSet};
use std::sync::Arc;
use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::time::{Duration, Instant};

use engine::QuickDice;
use engine::chance::pick;
use protocol::{Command, Notice, Update};
use serde_json::json;

use crate::client::{Client, Socket, new_table};

/// Whoever hears nothing for so long comes back.
const PATIENCE: Duration = Duration::from_secs(4);
const PAUSE: Duration = Duration::from_millis(100);
/// Whoever waits longer for the house waits for another server to take over.
const NOTICEABLE: Duration = Duration::from_secs(1);

/// What all players together have done.
#[derive(Default)]
pub(super) struct Figures {
    moves: AtomicUsize,
    undone: AtomicUsize,
    said: AtomicUsize,
    came_back: AtomicUsize,
    /// How long people waited for the house, or for the next update.
    waits: Mutex<Vec<Duration>>,
}

impl Figures {
    pub(super) fn moves(&self) -> usize {
        self.moves.load(Ordering::Relaxed)
    }

    pub(super) fn print(&self, time: Duration) {
        let mut waits = self.waits.lock().unwrap().clone();
        waits.sort();
        let middle = waits.get(waits.len() / 2).copied().unwrap_or_default();
        let worst = waits.last().copied().unwrap_or_default();
        println!(
            "{} moves, {} taken back, {} lines, {} times somebody came back, in {time:.1?}; of {} noticeable waits the \
             middle one took {middle:.1?}, the worst {worst:.1?}",
            self.moves(),
            self.undone.load(Ordering::Relaxed),
            self.said.load(Ordering::Relaxed),
            self.came_back.load(Ordering::Relaxed),
            waits.len(),
        );
    }
}

/// What was told about a command.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Told {
    Accepted(usize),
    Refused,
}

/// A game of two people, and what they were told of it.
pub(super) struct Game {
    pub(super) id: String,
    pub(super) people: [Client; 2],
    /// By the ids of commands.
    pub(super) told: HashMap<String, Told>,
    /// Lines that were acknowledged.
    pub(super) said: HashSet<String>,
}

/// Two people who play one game after the other.
pub(super) struct Table {
    dice: QuickDice,
    number: u64,
    commands: u64,
    doors: Vec<String>,
    figures: Arc<Figures>,
    pub(super) games: Vec<Game>,
}

impl Table {
    pub(super) fn new(number: u64, doors: Vec<String>, figures: Arc<Figures>) -> Self {
        Self {
            dice: QuickDice::new(number),
            number,
            commands: 0,
            doors,
            figures,
            games: Vec::new(),
        }
    }

    pub(super) async fn play(mut self, over: Arc<AtomicBool>) -> Vec<Game> {
        while !over.load(Ordering::Relaxed) {
            let game = self.open().await;
            self.games.push(game);
            let mut sockets = [self.connect(0).await, self.connect(1).await];
            let end = self.play_one(&mut sockets, &over);
            end.await;
        }
        self.games
    }

    fn door(&mut self) -> String {
        let number = self.dice.long() as usize % self.doors.len();
        self.doors[number].clone()
    }

    fn new_id(&mut self) -> String {
        self.commands += 1;
        format!("{}-{}", self.number, self.commands)
    }

    /// Opens a table with two people, however often that has to be tried.
    async fn open(&mut self) -> Game {
        loop {
            let door = self.door();
            let tried = tokio::time::timeout(PATIENCE, open(&door)).await;
            let Ok(Some((id, people))) = tried else {
                tokio::time::sleep(PAUSE).await;
                continue;
            };
            let mut game = Game {
                id,
                people,
                told: HashMap::new(),
                said: HashSet::new(),
            };
            let sit = Command::Sit {
                id: self.new_id(),
                seat: 2,
                invitation: None,
                promise: None,
            };
            if self.insist(&mut game, 1, &sit).await == Told::Refused {
                panic!("the seat was free");
            }
            return game;
        }
    }

    /// Says something over single requests until there is an answer.
    async fn insist(&mut self, game: &mut Game, who: usize, command: &Command) -> Told {
        loop {
            let door = self.door();
            let client = game.people[who].moved_to(&door);
            let path = format!("tables/{}/commands", game.id);
            let body = serde_json::to_value(command).unwrap();
            let asked = client.try_post::<Notice>(&path, &body);
            let told = match tokio::time::timeout(PATIENCE, asked).await {
                Ok(Some(Notice::Accepted { ply, .. })) => Told::Accepted(ply),
                Ok(Some(Notice::Refused { code, .. })) if !is_uncertain(&code) => Told::Refused,
                _ => {
                    tokio::time::sleep(PAUSE).await;
                    continue;
                }
            };
            game.told.insert(command.id().to_owned(), told);
            return told;
        }
    }

    async fn connect(&mut self, who: usize) -> Socket {
        loop {
            let door = self.door();
            let game = self.games.last().unwrap();
            let client = game.people[who].moved_to(&door);
            let connecting = client.connect(&game.id, "words=0&changes=1", None);
            match tokio::time::timeout(PATIENCE, connecting).await {
                Ok(Ok(socket)) => return socket,
                _ => tokio::time::sleep(PAUSE).await,
            }
        }
    }

    async fn come_back(&mut self, sockets: &mut [Socket; 2], who: usize) {
        self.figures.came_back.fetch_add(1, Ordering::Relaxed);
        sockets[who] = self.connect(who).await;
    }

    /// Plays until the game is over, or everything is.
    async fn play_one(&mut self, sockets: &mut [Socket; 2], over: &AtomicBool) {
        let mut known = Known::AtLeast(0);
        while !over.load(Ordering::Relaxed) {
            let mut seen = Vec::new();
            let begun = Instant::now();
            for who in 0..2 {
                loop {
                    match tokio::time::timeout(PATIENCE, settled(&mut sockets[who], known)).await {
                        Ok(Some(update)) => break seen.push(update),
                        // Whoever comes back is told how it is now.
                        _ => {
                            known = Known::AtLeast(0);
                            self.come_back(sockets, who).await;
                        }
                    }
                }
            }
            if begun.elapsed() > NOTICEABLE {
                self.figures.waits.lock().unwrap().push(begun.elapsed());
            }
            known = Known::AtLeast(0);
            if seen.iter().any(|update| update.awaited.standings.is_some()) {
                return;
            }
            let Some(who) = seen.iter().position(|update| !update.legal.is_empty()) else {
                continue;
            };
            let update = &seen[who];
            let play = Command::Play {
                id: self.new_id(),
                ply: update.ply,
                action: pick(&update.legal, &mut self.dice).notation.clone(),
            };
            if let Told::Accepted(ply) = self.say(sockets, who, &play).await {
                self.figures.moves.fetch_add(1, Ordering::Relaxed);
                known = Known::AtLeast(ply);
                if self.dice.long().is_multiple_of(8) {
                    let undo = Command::Undo {
                        id: self.new_id(),
                        ply,
                    };
                    if let Told::Accepted(ply) = self.say(sockets, who, &undo).await {
                        self.figures.undone.fetch_add(1, Ordering::Relaxed);
                        known = Known::Exactly(ply);
                    }
                }
            }
            if self.dice.long().is_multiple_of(10) {
                self.talk(who).await;
            }
        }
    }

    /// Says something until there is an answer, whichever server it comes from.
    async fn say(&mut self, sockets: &mut [Socket; 2], who: usize, command: &Command) -> Told {
        loop {
            let told = if sockets[who].try_say(command).await {
                let answer = sockets[who].answer_or_end(command.id());
                match tokio::time::timeout(PATIENCE, answer).await {
                    Ok(Some(Notice::Accepted { ply, .. })) => Some(Told::Accepted(ply)),
                    Ok(Some(Notice::Refused { code, .. })) if !is_uncertain(&code) => {
                        Some(Told::Refused)
                    }
                    _ => None,
                }
            } else {
                None
            };
            if let Some(told) = told {
                let game = self.games.last_mut().unwrap();
                game.told.insert(command.id().to_owned(), told);
                return told;
            }
            self.come_back(sockets, who).await;
        }
    }

    async fn talk(&mut self, who: usize) {
        let (door, text) = (self.door(), self.new_id());
        let game = self.games.last_mut().unwrap();
        let path = format!("tables/{}/commands", game.id);
        let client = game.people[who].moved_to(&door);
        let line = json!({"type": "chat", "text": text});
        let asked = client.try_post::<Notice>(&path, &line);
        if let Ok(Some(Notice::Accepted { .. })) = tokio::time::timeout(PATIENCE, asked).await {
            game.said.insert(text);
            self.figures.said.fetch_add(1, Ordering::Relaxed);
        }
    }
}

/// Whether a refusal says nothing about the command itself.
fn is_uncertain(code: &str) -> bool {
    ["unsure", "internal", "stopping"].contains(&code)
}

async fn open(door: &str) -> Option<(String, [Client; 2])> {
    let ada = Client::try_guest(door, "Ada").await?;
    let bea = Client::try_guest(door, "Bea").await?;
    let wanted = new_table("ants", "base first=beige", &json!([{"kind": "me"}]));
    let wanted = serde_json::to_value(wanted).unwrap();
    let table: protocol::TableInfo = ada.try_post("tables", &wanted).await?;
    Some((table.id, [ada, bea]))
}

/// How many events there have to be.
#[derive(Clone, Copy)]
enum Known {
    AtLeast(usize),
    /// Something was taken back, and nobody else can do anything before that is known.
    Exactly(usize),
}

impl Known {
    const fn fits(self, ply: usize) -> bool {
        match self {
            Self::AtLeast(known) => ply >= known,
            Self::Exactly(known) => ply == known,
        }
    }
}

/// The next update after so many events in which somebody has to move, or nobody any more.
async fn settled(socket: &mut Socket, known: Known) -> Option<Update> {
    loop {
        let update = socket.update_or_end().await?;
        let settled = !update.awaited.must.is_empty() || update.awaited.standings.is_some();
        if known.fits(update.ply) && settled {
            return Some(update);
        }
    }
}
