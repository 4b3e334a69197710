//! The table of one particular game.

use bots::{Bot, Evaluate, Level};
use engine::record::{self, Ply, Record, ReplayError};
use engine::undo::reveals;
use engine::{
    Awaited, Event, EventOf, Message, Observer, Profile, Refusal, Seat, Seed, Setup, SetupError,
};

use crate::occupant::Occupant;
use crate::session::{Choice, Line, PlayError, Session, Thinking, Thought};
use crate::words::Words;

/// A game in progress or finished: its record, and the state that the record leads to.
pub struct Table<G: Evaluate> {
    setup: Setup,
    seed: Seed,
    occupants: Vec<Occupant>,
    events: Vec<EventOf<G>>,
    state: G,
}

impl<G: Evaluate> Table<G> {
    /// A new table. Seats that nobody is named for stay open.
    ///
    /// # Errors
    /// If the options do not go together.
    pub fn new(setup: Setup, mut occupants: Vec<Occupant>, seed: Seed) -> Result<Self, SetupError> {
        let state = G::new(&setup)?;
        occupants.resize(state.players(), Occupant::Open);
        Ok(Self {
            setup,
            seed,
            occupants,
            events: Vec::new(),
            state,
        })
    }

    /// The table that a record leads to. If the record does not tell its seed, `seed` is used for
    /// what is still to come.
    ///
    /// # Errors
    /// If the record cannot be replayed.
    pub fn from_record(record: &Record, seed: Seed) -> Result<Self, ReplayError> {
        let mut events = Vec::with_capacity(record.plies.len());
        let state = record::replay::<G>(record, None, |_, event| events.push(event.clone()))?;
        let setup = G::PROFILE
            .read_setup(&record.setup)
            .map_err(ReplayError::Setup)?;
        let occupant = |text: &String| {
            text.parse()
                .unwrap_or_else(|_| Occupant::Human(text.clone()))
        };
        Ok(Self {
            setup,
            seed: record.seed.unwrap_or(seed),
            occupants: record.players.iter().map(occupant).collect(),
            events,
            state,
        })
    }

    /// The state after the first `ply` events.
    fn state_at(&self, ply: usize) -> G {
        let mut state = G::new(&self.setup).expect("the setup was played before");
        for event in self.events.iter().take(ply) {
            state
                .apply(event.clone())
                .expect("the event was played before");
        }
        state
    }

    fn apply(&mut self, event: EventOf<G>) -> Result<(), Refusal> {
        self.state.apply(event.clone())?;
        self.events.push(event);
        Ok(())
    }

    fn chance_events(&self) -> u64 {
        let chance = |event: &&EventOf<G>| matches!(event, Event::Chance(_));
        self.events.iter().filter(chance).count() as u64
    }

    /// What a bot's own choices are drawn from: it must not be the table's secret seed.
    fn bot_seed(&self, seat: Seat) -> u64 {
        let commitment = self.seed.commitment().0;
        let public = u64::from_le_bytes(commitment[..8].try_into().expect("eight bytes"));
        public ^ ((self.events.len() as u64) << 8) ^ seat.index() as u64
    }
}

impl<G: Evaluate> Session for Table<G> {
    fn profile(&self) -> &'static Profile {
        G::PROFILE
    }

    fn setup(&self) -> &Setup {
        &self.setup
    }

    fn occupants(&self) -> &[Occupant] {
        &self.occupants
    }

    fn sit(&mut self, seat: Seat, occupant: Occupant) {
        self.occupants[seat.index()] = occupant;
    }

    fn awaited(&self) -> Awaited {
        self.state.awaited()
    }

    fn plies(&self) -> usize {
        self.events.len()
    }

    fn view(&self, observer: Observer) -> serde_json::Value {
        to_json(&self.state.view(observer))
    }

    fn view_at(&self, ply: usize, observer: Observer) -> serde_json::Value {
        to_json(&self.state_at(ply).view(observer))
    }

    fn legal(&self, seat: Seat) -> Vec<String> {
        let mut actions = Vec::new();
        self.state.legal_actions(seat, &mut actions);
        actions.iter().map(ToString::to_string).collect()
    }

    fn choices(&self, seat: Seat, words: &Words) -> Vec<Choice> {
        let mut actions = Vec::new();
        self.state.legal_actions(seat, &mut actions);
        actions
            .into_iter()
            .map(|action| {
                let notation = action.to_string();
                let event = Event::Action(seat, action);
                let account = self.state.describe(&event, Observer::Seat(seat));
                Choice {
                    notation,
                    words: self.say(&account.message, words),
                }
            })
            .collect()
    }

    fn play(&mut self, seat: Seat, action: &str) -> Result<(), PlayError> {
        let action = action.parse()?;
        Ok(self.apply(Event::Action(seat, action))?)
    }

    fn why_not(&self, seat: Seat, action: &str) -> Option<PlayError> {
        match action.parse() {
            Ok(action) => self
                .state
                .clone()
                .play(seat, action)
                .err()
                .map(PlayError::Refused),
            Err(error) => Some(PlayError::Unreadable(error)),
        }
    }

    fn advance(&mut self) -> bool {
        if !matches!(self.state.awaited(), Awaited::Chance) {
            return false;
        }
        let mut dice = self.seed.dice(self.chance_events());
        let chance = self.state.sample_chance(&mut dice);
        self.apply(Event::Chance(chance))
            .expect("the game sampled it");
        true
    }

    fn may_undo(&self, seat: Seat) -> Result<(), Refusal> {
        let refuse = |reason| Err(Refusal::new("rule-undo", Message::new(reason)));
        let Some(last) = self.events.last() else {
            return refuse("refused-nothing-to-undo");
        };
        match last {
            Event::Chance(_) => refuse("refused-undo-revealed"),
            Event::Action(actor, _) if *actor != seat => refuse("refused-undo-others-acted"),
            Event::Action(..) => {
                let before = self.state_at(self.events.len() - 1);
                if reveals(&before, last, &self.state) {
                    refuse("refused-undo-revealed")
                } else {
                    Ok(())
                }
            }
        }
    }

    fn undo(&mut self, seat: Seat) -> Result<String, Refusal> {
        self.may_undo(seat)?;
        let last = self.events.pop().expect("there is one, or it was refused");
        self.state = self.state_at(self.events.len());
        Ok(Ply::of(&last).text)
    }

    fn think(&self, seat: Seat, level: Level) -> Thinking {
        let view = self.state.view(Observer::Seat(seat));
        let seed = self.bot_seed(seat);
        Box::new(move || {
            let mut bot: Box<dyn Bot<G> + Send> = level.bot(seed);
            let action = bot.choose(&view, seat);
            let message = action.clone().map(|action| {
                let imagined = G::determinize(&view, &mut engine::QuickDice::new(seed));
                let event = Event::Action(seat, action);
                imagined.describe(&event, Observer::Seat(seat)).message
            });
            Thought {
                action: action.map(|action| action.to_string()),
                message,
            }
        })
    }

    fn log(&self, observer: Observer, words: &Words) -> Vec<Line> {
        let mut state = G::new(&self.setup).expect("the setup was played before");
        let mut lines = Vec::with_capacity(self.events.len());
        for (index, event) in self.events.iter().enumerate() {
            let account = state.describe(event, observer);
            lines.push(Line {
                ply: index + 1,
                seat: match event {
                    Event::Action(seat, _) => Some(*seat),
                    Event::Chance(_) => None,
                },
                notation: account.notation,
                words: self.say(&account.message, words),
            });
            state
                .apply(event.clone())
                .expect("the event was played before");
        }
        lines
    }

    fn record(&self, private: bool) -> Record {
        let scores = match self.state.awaited() {
            Awaited::Nobody(standings) => Some(standings.scores.as_slice().to_vec()),
            Awaited::Seats { .. } | Awaited::Chance => None,
        };
        Record {
            game: G::PROFILE.id.to_owned(),
            rules: G::PROFILE.revision,
            setup: self.setup.to_string(),
            commitment: self.seed.commitment(),
            players: self.occupants.iter().map(ToString::to_string).collect(),
            plies: self.events.iter().map(Ply::of).collect(),
            seed: (private || scores.is_some()).then_some(self.seed),
            scores,
        }
    }
}

fn to_json(view: &impl serde::Serialize) -> serde_json::Value {
    serde_json::to_value(view).expect("views can be written as JSON")
}
