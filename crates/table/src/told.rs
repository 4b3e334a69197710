//! What everybody at a table was told of its events.

use engine::{Account, EventOf, Game, Message, Observer, Seat};

use crate::session::Line;
use crate::words::Words;

/// The accounts of the first events of a game. They are made when somebody asks for the first time,
/// and kept: each event is described once, however often the log is read.
#[derive(Clone)]
pub(crate) struct Told<G> {
    /// The state after those events.
    state: G,
    /// For each event what everybody was told: seat 1 first, those who watch last. Only one account
    /// if all were told the same.
    accounts: Vec<Vec<Notice>>,
}

/// What somebody was told of an event.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Notice {
    /// The event itself.
    pub account: Account,
    /// What followed from it.
    pub aftermath: Vec<Message>,
}

impl Notice {
    /// As a line of the log: the event with this number, by whom, with the players' names.
    #[must_use]
    pub fn line(
        &self,
        ply: usize,
        seat: Option<Seat>,
        words: Option<&Words>,
        name: &dyn Fn(Seat) -> String,
    ) -> Line {
        let Self { account, aftermath } = self;
        let as_told = |message: &Message, words: &Words, form: &str| {
            words.say_as(&format!("{}-{form}", message.key), message, name)
        };
        let then = words.and_then(|words| {
            let mut then = as_told(&account.message, words, "then")?;
            for message in aftermath {
                match as_told(message, words, "then") {
                    Some(goes_on) => then += &goes_on,
                    None => then = format!("{then}\n{}", words.say(message, name)),
                }
            }
            Some(then)
        });
        let said = |words: &Words| {
            let sentences = std::iter::once(&account.message).chain(aftermath);
            let told = sentences.map(|sentence| {
                as_told(sentence, words, "told").unwrap_or_else(|| words.say(sentence, name))
            });
            told.collect::<Vec<_>>().join("\n")
        };
        Line {
            ply,
            seat,
            notation: account.notation.clone(),
            words: words.map(said).unwrap_or_default(),
            then,
        }
    }
}

impl<G: Game> Told<G> {
    /// Nothing yet.
    pub(crate) const fn new(start: G) -> Self {
        Self {
            state: start,
            accounts: Vec::new(),
        }
    }

    /// How many events have been described.
    pub(crate) const fn plies(&self) -> usize {
        self.accounts.len()
    }

    /// Describes what has happened since.
    pub(crate) fn catch_up(&mut self, events: &[EventOf<G>]) {
        for event in &events[self.accounts.len()..] {
            let mut after = self.state.clone();
            after
                .apply(event.clone())
                .expect("the event was played before");
            let mut accounts: Vec<_> = Observer::all(self.state.players())
                .map(|observer| Notice {
                    account: self.state.describe(event, observer),
                    aftermath: self.state.aftermath(&after, observer),
                })
                .collect();
            if accounts.iter().all(|account| *account == accounts[0]) {
                accounts.truncate(1);
            }
            accounts.shrink_to_fit();
            self.accounts.push(accounts);
            self.state = after;
        }
    }

    /// What `observer` was told of the event with this index, which must have been described.
    pub(crate) fn account(&self, index: usize, observer: Observer) -> &Notice {
        let accounts = &self.accounts[index];
        match observer {
            Observer::Seat(seat) if accounts.len() > 1 => &accounts[seat.index()],
            _ => &accounts[accounts.len() - 1],
        }
    }

    /// Only the first `plies` events are what they were; `state` follows them.
    pub(crate) fn back_to(&mut self, plies: usize, state: G) {
        self.accounts.truncate(plies);
        self.state = state;
    }
}
